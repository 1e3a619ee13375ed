"""What the house says in general, in the words of this game."""

from typing import Final

from game.core.messages import N_

WORDING: Final = {
    "Pieces": N_("Animals"),
    "Shows piles and the score. Otherwise both stay hidden until the end.": N_(
        "Shows the piles and the animals in the bar. Otherwise both stay hidden until the end."
    ),
    "High contrast: black and white, strong outlines and a plain background.": N_(
        "High contrast: black and white, strong outlines and a plain street."
    ),
    "Swaps the left and right side of the table.": N_(
        "Swaps the sides of the table: the gate on the left or on the right."
    ),
    "Not mirrored": N_("Gate on the left"),
    "Mirrored": N_("Gate on the right"),
    "The volume of the voices.": N_("The volume of the animals."),
}
