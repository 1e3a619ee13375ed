"""What an event card shows at a glance: what it is about, its effect in a line, and on whom it is played.

The whole text of a card is in the rules; on its face there is room for some forty letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from game.core.messages import N_
from game.fantasy_pub.rules.house import CARD_BY_KEY, FOUND, FRIEND_COINS, HANDFUL, Card


class Family(Enum):
    """What an event is about; the value is what its badge is called."""

    DRINK = "drink"
    COIN = "coin"
    WAY = "way"


class Pawn(Enum):
    """Whom it is played on; the value is what the pawn's picture is called."""

    YOURS = "yours"
    RIVAL = "rival"
    ANYBODY = "anybody"


class Ground(Enum):
    """What pawns stand on in a sign."""

    NONE = "none"
    SPACE = "space"
    """Any one space, the door included."""
    TABLE = "table"


class Group(NamedTuple):
    """Pawns in one place."""

    pawns: tuple[Pawn, ...]
    ground: Ground = Ground.NONE


class Sign(Enum):
    """What else there is in a sign; the value is an icon."""

    GOES = "arrow_right"
    DOOR = "door"
    DECK = "deck"


class EventFace(NamedTuple):
    """The face of an event card."""

    family: Family
    effect: str
    """With how many `{coins}` it is about."""
    where: str
    sign: tuple[Group | Sign, ...]
    coins: int = 0


_YOURS, _RIVAL, _ANYBODY = (Pawn.YOURS,), (Pawn.RIVAL,), (Pawn.ANYBODY,)
_TABLE = Ground.TABLE

_BY_KEY: Final = {
    "house_round": EventFace(
        Family.DRINK,
        N_("Everyone at one table gets a free beer."),
        N_("Any occupied table"),
        (Group(_ANYBODY, _TABLE),),
    ),
    "sing_along": EventFace(
        Family.DRINK,
        N_("A table drinks again: toast or round."),
        N_("A table with 2 or more"),
        (Group(_ANYBODY * 2, _TABLE),),
    ),
    "bottoms_up": EventFace(
        Family.DRINK,
        N_("Your character has two drinks at once."),
        N_("Yours at a table, 2+ coins"),
        (Group(_YOURS, _TABLE),),
    ),
    "lost_purse": EventFace(
        Family.COIN,
        N_("Your character finds {coins} coins."),
        N_("Yours, any space"),
        (Group(_YOURS),),
        FOUND,
    ),
    "pickpocket": EventFace(
        Family.COIN,
        N_("Take {coins} coins from a rival beside you."),
        N_("Yours + rival, same space"),
        (Group(_YOURS + _RIVAL, Ground.SPACE),),
        HANDFUL,
    ),
    "settle_tab": EventFace(
        Family.COIN,
        N_("A character returns {coins} coins."),
        N_("Any with a coin"),
        (Group(_ANYBODY),),
        HANDFUL,
    ),
    "cold_water": EventFace(
        Family.DRINK,
        N_("A character returns one beer."),
        N_("Any with a beer"),
        (Group(_ANYBODY),),
    ),
    "cousin": EventFace(
        Family.DRINK,
        N_("You and one of your race both drink."),
        N_("Same race at two tables"),
        (Group(_YOURS, _TABLE), Group(_ANYBODY, _TABLE)),
    ),
    "steal_mug": EventFace(
        Family.DRINK,
        N_("Take one beer from a rival beside you."),
        N_("Yours + rival, same table"),
        (Group(_YOURS + _RIVAL, _TABLE),),
    ),
    "shove": EventFace(
        Family.WAY,
        N_("Push a rival one space clockwise."),
        N_("A rival who may stop there"),
        (Group(_RIVAL), Sign.GOES),
    ),
    "second_wind": EventFace(
        Family.WAY,
        N_("Move by this die; beers do not slow you."),
        N_("Yours, not moved this turn"),
        (Group(_YOURS), Sign.GOES),
    ),
    "cellar": EventFace(
        Family.WAY,
        N_("Your character goes straight to the door."),
        N_("Yours seated, door free"),
        (Group(_YOURS, _TABLE), Sign.GOES, Sign.DOOR),
    ),
    "swap_seats": EventFace(
        Family.WAY,
        N_("Swap seats with a rival, then your table meets."),
        N_("Yours + rival, two tables"),
        (Group(_YOURS, _TABLE), Group(_RIVAL, _TABLE)),
    ),
    "back_door": EventFace(
        Family.WAY,
        N_("Your character leaves from its table."),
        N_("Alone, beers ≥ coins"),
        (Group(_YOURS, _TABLE), Sign.GOES),
    ),
    "tray": EventFace(
        Family.DRINK,
        N_("The barkeeper comes. Everyone there drinks."),
        N_("Another occupied table"),
        (Group(_ANYBODY * 2, _TABLE),),
    ),
    "old_friend": EventFace(
        Family.WAY,
        N_("A race you pick enters with {coins} coins."),
        N_("Your deck, door free"),
        (Sign.DECK, Sign.GOES, Sign.DOOR),
        FRIEND_COINS,
    ),
    "spill": EventFace(
        Family.COIN,
        N_("Everyone there drops {coins} coins on the table."),
        N_("Someone there has a coin"),
        (Group(_ANYBODY * 2, _TABLE),),
        HANDFUL,
    ),
}

FACES: Final[Mapping[Card, EventFace]] = {CARD_BY_KEY[key]: face for key, face in _BY_KEY.items()}
