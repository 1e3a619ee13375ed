"""Who goes to the pub: four clans of seven, of four races."""

from __future__ import annotations

from typing import Final, NewType

from game.core.rules import Seat

Race = NewType("Race", int)
"""The bigger the number, the bigger the fellow."""
Figure = NewType("Figure", int)
"""One of the seven of a clan."""
Character = NewType("Character", int)
"""One figure of one clan."""

GOBLIN, DWARF, ELF, TROLL = map(Race, range(4))
RACES: Final = ("goblin", "dwarf", "elf", "troll")
CLANS: Final = ("north", "corsairs", "barbarians", "thieves")
"""By seat."""
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = len(CLANS)

_RACES_OF_A_CLAN: Final = (GOBLIN, GOBLIN, DWARF, DWARF, ELF, ELF, TROLL)
CLAN_SIZE: Final = len(_RACES_OF_A_CLAN)
FIGURES: Final = tuple(map(Figure, range(CLAN_SIZE)))
FIGURE_NAMES: Final = ("goblin1", "goblin2", "dwarf1", "dwarf2", "elf1", "elf2", "troll")

RACE: Final = _RACES_OF_A_CLAN * MAX_PLAYERS
"""By character; that of a figure too, for the first clan counts like it."""
OWNER: Final = tuple(Seat(seat) for seat in range(MAX_PLAYERS) for _ in FIGURES)
"""By character."""
FIGURE: Final = FIGURES * MAX_PLAYERS
"""By character."""
CLAN: Final = tuple(
    tuple(map(Character, range(CLAN_SIZE * seat, CLAN_SIZE * (seat + 1)))) for seat in range(MAX_PLAYERS)
)
"""By seat and figure."""
EVERYBODY: Final = tuple(who for clan in CLAN for who in clan)
