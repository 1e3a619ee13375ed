"""What the house says in general, in the words of this game."""

from typing import Final

from game.core.messages import N_

WORDING: Final = {
    "Pieces": N_("Animals"),
    "Lets you look through piles and see the score; else they are closed until the end.": N_(
        "Lets you count guests and look through piles; else they are closed until the end."
    ),
    "High contrast paints black and white, with strong outlines and a quiet ground.": N_(
        "High contrast paints black and white, with strong outlines and a quiet street."
    ),
    "Turns the table round: what was on the left is on the right.": N_(
        "Turns the table round: bar and gate on one side, exit and buttons on the other."
    ),
    "As it is drawn": N_("Gate on the left"),
    "Turned round": N_("Gate on the right"),
    "How loud the voices are.": N_("How loud the animals are."),
}
