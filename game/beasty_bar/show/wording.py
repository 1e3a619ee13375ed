"""What the house says in general, in the words of this game."""

from typing import Final

from game.core.messages import N_

WORDING: Final = {
    "Pieces": N_("Animals"),
    "Shows piles and the score. Otherwise hidden until the end.": N_(
        "Shows the piles and the bar. Otherwise hidden until the end."
    ),
    "High contrast: black and white, strong outlines, plain background.": N_(
        "High contrast: black and white, strong outlines, plain street."
    ),
    "Swaps the left and right side of the table.": N_("Puts the gate on the left or on the right."),
    "Not mirrored": N_("Gate on the left"),
    "Mirrored": N_("Gate on the right"),
    "The volume of the voices.": N_("The volume of the animals."),
}
