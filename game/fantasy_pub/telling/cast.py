"""What the 28 guests are called. A clan comes with what a player wears: for the eye and the ear alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.characters import CLAN, CLANS, FIGURE, OWNER, RACE, Character

NORTH, CORSAIRS, BARBARIANS, THIEVES = CLANS
WORN: Final[Mapping[str, str]] = {"blue": NORTH, "yellow": CORSAIRS, "red": BARBARIANS, "teal": THIEVES}
"""By what a player wears, the clan that comes to the pub in it."""

CLAN_NAMES: Final[Mapping[str, str]] = {
    NORTH: N_("North"),
    CORSAIRS: N_("Corsairs"),
    BARBARIANS: N_("Barbarians"),
    THIEVES: N_("Thieves"),
}

FIRST_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    NORTH: (
        "Granny Nib",
        "Uncle Drip",
        "Old Hoar",
        "Young Frost",
        "Countess Rime",
        "Baron Sleet",
        "Mother's Boy",
    ),
    CORSAIRS: (
        "Flip",
        "Bilge",
        "Captain Bess",
        "Barnacle Bill",
        "Silvertongue",
        "Lady Tide",
        "Bosun Boulder",
    ),
    BARBARIANS: (
        "Tiny Wrath",
        "Big Ruckus",
        "Thunderbeard",
        "Anvil Anna",
        "Ysra the Red",
        "Korr the Calm",
        "Grandma Gorm",
    ),
    THIEVES: ("Lightly", "Pockets", "Nervous Ned", "Aunt Latch", "Hush", "Whisper", "The Shadow"),
}
"""By clan and figure; nouns, so that a language can bend them. Being names, they are nobody's."""

EVERY_NAME: Final = tuple(name for names in FIRST_NAMES.values() for name in names)

TWIN: Final[Mapping[Character, Character]] = {
    who: other for clan in CLAN for who in clan for other in clan if who != other and RACE[who] == RACE[other]
}
"""The other one of the race in the clan; a troll has none."""


def clan_of(seat: Seat, words: Words) -> str:
    """The clan that a player comes with: that of what is worn, or the one of the seat."""
    return WORN.get(words.wears(seat), CLANS[seat])


def first_name(who: Character, words: Words) -> str:
    """What a guest is called, as the catalogues know it."""
    return FIRST_NAMES[clan_of(OWNER[who], words)][FIGURE[who]]


def both_inside(who: Character, words: Words) -> bool:
    """The other one of its race and clan is in the pub, as far as anybody can see."""
    return words.view is not None and any(TWIN.get(who) in line for line in words.view.spaces)
