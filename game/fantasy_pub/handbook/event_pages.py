"""What there is to say about each event card besides what is printed on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.house import CARD_BY_KEY, Card

_BY_KEY: Final = {
    "house_round": N_(
        "On any table where somebody sits. They are served in order of arrival, as long as the reserve "
        "lasts; a sixth beer throws out here, too."
    ),
    "sing_along": N_("On any table with two or more."),
    "bottoms_up": N_("It needs two coins. If the first beer is the sixth one, there is no second."),
    "lost_purse": N_(
        "On one of yours in the pub, the door included. If the reserve has less, it finds what is left."
    ),
    "pickpocket": N_("At a table or at the door. From whoever has only one coin it takes that."),
    "settle_tab": N_(
        "On anybody with a coin, yours or not; whoever has only one returns that. Nobody goes home because "
        "of it, not even at closing time."
    ),
    "cold_water": N_("On anybody with a beer, yours or not."),
    "cousin": N_(
        "Yours drinks first. The other one may be yours, too; nobody at the door can be meant. Whoever has "
        "no coin is thrown out."
    ),
    "steal_mug": N_("A sixth beer throws yours out."),
    "shove": N_("Only if it may stop there. It arrives as after a move, but a troll drops nothing."),
    "second_wind": N_(
        "This is the character's move of the turn, so it may not move again. A dwarf may go back."
    ),
    "cellar": N_(
        "Only if no other one of yours stands at the door. It arrives as after a move, but a troll drops "
        "nothing."
    ),
    "swap_seats": N_(
        "Only if both may sit there. At your character's new table there is a toast or a round; at the other "
        "table nobody drinks."
    ),
    "back_door": N_("Its beers are yours, as when it leaves by the door. A troll drops nothing."),
    "tray": N_(
        "On any table where somebody sits, but the barkeeper's own. Whoever has no coin is thrown out."
    ),
    "old_friend": N_(
        "Only if nobody of yours stands at the door. Of two of a race the one nearer the top comes; if the "
        "reserve has less, it gets what is left."
    ),
    "spill": N_(
        "On a table where somebody has a coin; whoever has only one drops that. Goblins will be glad."
    ),
}

DETAILS: Final[Mapping[Card, str]] = {CARD_BY_KEY[key]: text for key, text in _BY_KEY.items()}

COST: Final = N_("Playing it spends a die.")
"""What every card costs, in short."""
_COSTS: Final = {
    CARD_BY_KEY["second_wind"]: N_("Playing it spends one of your two dice, and that one says how far.")
}


def cost(card: Card) -> str:
    """What it costs to play a card."""
    return _COSTS.get(card, N_("Playing it spends one of your two dice, whatever that one shows."))
