"""What there is to say about each event card besides what is printed on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.house import CARD_BY_KEY, Card

_BY_KEY: Final = {
    "house_round": N_(
        "At least one character must sit there. They are served in order of arrival while the "
        "reserve lasts. A character that gets a sixth beer is thrown out."
    ),
    "sing_along": N_("At least two characters must sit there."),
    "bottoms_up": N_(
        "Your character needs two coins. If the first drink is its sixth beer, it is thrown out and does "
        "not drink again."
    ),
    "lost_purse": N_(
        "Choose a character at a table or at the door. If the reserve has fewer coins, the character "
        "gets what is left."
    ),
    "pickpocket": N_(
        "Choose two characters at one table or at the door. If the rival's has only one coin, yours "
        "takes that one."
    ),
    "settle_tab": N_(
        "Choose a character with a coin, yours or a rival's. If it has only one coin, it returns "
        "that one. It does not leave because of this card, not even at closing time."
    ),
    "cold_water": N_(
        "Choose a character with a beer, yours or a rival's. The beer goes back to the reserve."
    ),
    "cousin": N_(
        "Your character drinks first. The other may also be yours. Neither may stand at the door. A "
        "character without a coin is thrown out."
    ),
    "steal_mug": N_("If this is its sixth beer, your character is thrown out."),
    "shove": N_(
        "The character must be allowed to stop there. Arriving works as after a move, but a troll drops "
        "no coin."
    ),
    "second_wind": N_(
        "This counts as the character's one move this turn. A dwarf may move counter-clockwise."
    ),
    "cellar": N_(
        "None of your characters may stand at the door already. Arriving works as after a move, but "
        "a troll drops no coin."
    ),
    "swap_seats": N_(
        "Both characters must be allowed to sit at their new tables. Your character's new table has "
        "a toast or a round of drinks. At the other table, nobody drinks."
    ),
    "back_door": N_("You score its beers as if it left by the door. A troll drops no coin."),
    "tray": N_("At least one character must sit at the new table. A character without a coin is thrown out."),
    "old_friend": N_(
        "None of your characters may stand at the door already. If your deck holds two of the race, "
        "the one nearer the top enters. If the reserve has fewer coins, it gets what is left."
    ),
    "spill": N_(
        "At least one character there must have a coin. A character with only one coin drops that "
        "one. Goblins will love it."
    ),
}

DETAILS: Final[Mapping[Card, str]] = {CARD_BY_KEY[key]: text for key, text in _BY_KEY.items()}

COST: Final = N_("Playing this card costs a die.")
"""What every card costs, in short."""
_COSTS: Final = {
    CARD_BY_KEY["second_wind"]: N_(
        "Playing this card costs one of your two dice. That die says how many steps your character moves."
    )
}


def cost(card: Card) -> str:
    """What it costs to play a card."""
    return _COSTS.get(card, N_("Playing this card costs one of your two dice, whatever number it shows."))
