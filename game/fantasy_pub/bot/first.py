"""What one knows before the first lesson: a value made by hand, as the numbers of a table."""

from __future__ import annotations

from typing import Final

from game.fantasy_pub.bot.terms import (
    AT_DOOR,
    BEERS,
    CARD_SIDE,
    EVENTS,
    EVENTS_OF_OTHERS,
    GONE_HOME,
    ON_THE_WAY,
    PHASES,
    PURSES,
    block,
    width,
)
from game.fantasy_pub.rules.characters import CLAN_SIZE
from game.fantasy_pub.rules.house import ALL_CARDS, CARD_POINTS
from game.fantasy_pub.rules.state import DOOR, MOST_BEERS, SPACES

BEER: Final = 2.13
"""What a beer that is brought home counts on average."""
COIN: Final = 0.45
EVENT: Final = 1.4
EXIT: Final = 0.5
TURNS_AHEAD: Final = 3
"""In so many turns somebody should get home."""
AT_RISK: Final = 0.6
"""Of those who have five beers, or no coin left, so many stay."""


def first_numbers(seats: int) -> list[float]:
    """The table to begin with: own things count as they are, those of others against one."""
    numbers = [0.0] * width(seats)
    for view in range(seats):
        for role in range(seats):
            sign = 1.0 if role == view else -1.0 / (seats - 1)
            for phase in range(PHASES):
                _fill(numbers, block(seats, view, role, phase), sign, role == view)
    return numbers


def _fill(numbers: list[float], base: int, sign: float, own: bool) -> None:
    for dwarf in (False, True):
        for sated in (False, True):
            for space in range(SPACES):
                for beers in range(BEERS):
                    place = ON_THE_WAY + ((dwarf * 2 + sated) * SPACES + space) * BEERS + beers
                    numbers[base + place] = sign * BEER * beers * _gets_home(space, beers, dwarf, sated)
    for at_door in (0, 1):
        for beers in range(BEERS):
            for coins in range(PURSES):
                place = AT_DOOR + (at_door * BEERS + beers) * PURSES + coins
                numbers[base + place] = sign * COIN * min(coins, MOST_BEERS - beers, 4)
                if not at_door and (coins == 0 or beers == MOST_BEERS):
                    numbers[base + place] -= sign * (1 - AT_RISK) * beers
    for card in ALL_CARDS:
        numbers[base + EVENTS + card] = EVENT
    for count in range(EVENTS_OF_OTHERS, CARD_SIDE):
        numbers[base + count] = sign * EVENT * (count - EVENTS_OF_OTHERS) * (not own)
    for side, points in CARD_POINTS.items():
        numbers[base + CARD_SIDE + side % 3] = sign * points
    for out in range(CLAN_SIZE + 1):
        numbers[base + GONE_HOME + out] = sign * EXIT * out


def _gets_home(space: int, beers: int, dwarf: bool, sated: bool) -> float:
    """How likely somebody is brought home."""
    if space == DOOR:
        return 0.95 if sated else 0.5
    ways = {SPACES - space, space} if dwarf else {SPACES - space}
    wanted = {way + beers for way in ways}
    hits = sum(bool(wanted & {one, two, one + two}) for one in range(1, 7) for two in range(1, 7))
    return 1 - (1 - hits / 36) ** (TURNS_AHEAD if sated else TURNS_AHEAD - 1)
