"""Where there is room: who may sit down with whom, and stand at the door.

Nothing is asked more often, so the answers are bits: for every race one by space.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import ELF, OWNER, RACE, RACES, Character
from game.fantasy_pub.rules.state import DOOR, SPACES, TABLES, Line, State

_BY_RACE: Final = tuple(1 << SPACES * race for race in range(len(RACES)))
"""The bits of the door; those of the tables come after."""
_EVERYBODY: Final = sum(_BY_RACE)


@cache
def unwelcome(guests: Line) -> int:
    """The races that may not sit down: all must be of one race, or all of different ones."""
    races = {RACE[who] for who in guests}
    if len(guests) < 2:
        return 0
    there = sum(_BY_RACE[race] for race in races)
    return _EVERYBODY - there if len(races) == 1 else there


def suits(guests: Line, race: int) -> bool:
    """Whether somebody of a race may sit down with these guests."""
    return not unwelcome(guests) & _BY_RACE[race]


def at_door(state: State, seat: int) -> bool:
    """Somebody of the clan stands at the door, where there is room for one of each."""
    return seat in clans(state.spaces[DOOR])


@cache
def clans(guests: Line) -> frozenset[Seat]:
    """Whose these are."""
    return frozenset(OWNER[who] for who in guests)


def may_stop(state: State, who: Character, space: int) -> bool:
    """Whether a movement from elsewhere may end there."""
    if space == DOOR:
        return not at_door(state, OWNER[who])
    return suits(state.spaces[space], RACE[who])


def way_out(race: int, space: int, barkeeper: int) -> bool:
    """Whether one goes home from there: by the door, a dark elf from the barkeeper's table too."""
    return space == DOOR or (race == ELF and space == barkeeper)


def spaces_shut(state: State) -> int:
    """The same for the seat to move and all spaces at once: the bits of where its races may not stop."""
    shut = _EVERYBODY if at_door(state, state.to_move) else 0
    spaces = state.spaces
    for table in TABLES:
        if len(spaces[table]) > 1:
            shut |= unwelcome(spaces[table]) << table
    return shut
