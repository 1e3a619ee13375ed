"""What the house says in general, in the words of this game."""

from typing import Final

from game.core.messages import N_

WORDING: Final = {
    "Pieces": N_("Cards"),
    "Lets you look through piles and see the score; else they are closed until the end.": N_(
        "Lets you look through decks and see the points; else they are closed until the end."
    ),
    "High contrast paints black and white, with strong outlines and a quiet ground.": N_(
        "High contrast paints black and white, with strong outlines and a quiet room."
    ),
    "How loud the voices are.": N_("How loud the guests are."),
    "Colour and symbol of {name}.": N_("The clan of {name}, with its colour and symbol."),
    "{name} and {other} swap colours and symbols.": N_("{name} and {other} swap clans."),
    "Shows the hash that proves later that nobody changed the shuffle.": N_(
        "Shows the hash that proves later that nobody changed dice, coins or cards."
    ),
}
