"""What the house says in general, in the words of this game."""

from typing import Final

from game.core.messages import N_

WORDING: Final = {
    "Pieces": N_("Cards"),
    "Shows piles and the score. Otherwise hidden until the end.": N_(
        "Shows the draw piles and the points. Otherwise hidden until the end."
    ),
    "High contrast: black and white, strong outlines, plain background.": N_(
        "High contrast: black and white, strong outlines, plain room."
    ),
    "The volume of the voices.": N_("The volume of the characters."),
    "{name}'s color and symbol.": N_("{name}'s clan, with its color and symbol."),
    "{name} and {other} swap colors and symbols.": N_("{name} and {other} swap clans."),
    "Shows the hash that later proves the shuffle was not changed.": N_(
        "Shows the hash that later proves that dice, coins and cards were not changed."
    ),
}
