"""How good a pub looks to somebody who never learned it, and a player in a hurry who goes by that.

Beers count as much as they are likely to come home: how likely is read off a table of all 36 rolls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from statistics import fmean
from typing import Final

from game.core.player import Thought
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import Action, Adjust, Discard, Enter
from game.fantasy_pub.rules.characters import CLAN, DWARF, ELF, RACE, Race
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN, Chips
from game.fantasy_pub.rules.house import CARD_POINTS
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE, space_after, steps
from game.fantasy_pub.rules.scoring import NORMAL_POINTS, TRIPLE_POINTS
from game.fantasy_pub.rules.state import DOOR, MOST_BEERS, SPACES, State
from game.fantasy_pub.rules.turn import ROLLS, carry_out
from game.fantasy_pub.rules.view import View, each_on_top, veiled
from game.players.chance import chance_for

COIN: Final = 0.45
"""What a coin is worth that can still be drunk."""
USEFUL_COINS: Final = 4
"""More of them are of no use."""
CARD: Final = 0.5
"""What an event card in hand is worth."""
HOME: Final = 0.5
"""What it is worth that somebody is out, besides the beers."""
RIVAL: Final = 0.7
"""How much the rivals' worth counts against the own."""

READY: Final = 0.8
"""How likely somebody gets home who only has to say goodbye."""
FAR: Final = 0.25
"""The same for somebody whom no roll brings to the door at once."""
THIRSTY: Final = 0.9
"""So much less likely for each drink that is missing before the beers outnumber the coins."""
BROKE: Final = 0.75
"""So much less likely without a coin at a table: the next drink throws out."""
FULL: Final = 0.75
"""The same with five beers."""
SERVED: Final = 11 / 36
"""How many of all rolls bring the barkeeper to a given table."""


def _reach(dwarf: bool, space: int, beers: int) -> float:
    """How many of all rolls bring somebody from a space to the door, by one die or by both together."""

    ways = (CLOCKWISE, BACK) if dwarf else (CLOCKWISE,)

    def arrives(value: int) -> bool:
        count = steps(value, beers)
        return count > 0 and any(space_after(space, count, way) == DOOR for way in ways)

    hits = sum(any(map(arrives, (one, two, one + two))) for one, two in ROLLS)
    return hits / len(ROLLS)


REACH: Final = tuple(
    tuple(tuple(_reach(dwarf, space, beers) for beers in range(MOST_BEERS + 1)) for space in range(SPACES))
    for dwarf in (False, True)
)
"""By whether it is a dwarf, who goes both ways, by space and by beers."""


@cache
def goes_home(race: Race, space: int, coins: int, beers: int, barkeeper: int) -> float:
    """How likely somebody is to bring its beers home."""
    reach = REACH[race == DWARF][space][beers]
    drinks = max(0, coins - beers + 1) // 2  # each makes a coin a beer
    served = race == ELF and space == barkeeper
    if not drinks and (space == DOOR or served):
        return READY
    if served:
        reach = 1.0
    elif race == ELF and space != DOOR:
        reach = 1 - (1 - reach) * (1 - SERVED)
    chance = (FAR + (READY - FAR) * reach) * THIRSTY**drinks
    if space != DOOR:  # where nobody drinks
        chance *= (1.0 if coins else BROKE) * (FULL if beers == MOST_BEERS else 1.0)
    return chance


def worth(state: State, seat: Seat, beer: float) -> float:
    """How far a seat is ahead, in points; a beer of unknown kind counts `beer`."""
    shares = [_share(state, each, beer) for each in range(state.players)]
    own = shares.pop(seat)
    return own - RIVAL * sum(shares) / len(shares)


def _share(state: State, seat: int, beer: float) -> float:
    """What a seat has, and what it may expect."""
    total = points(state.scored[seat], beer) + CARD_POINTS[state.plus_minus[seat]]
    total += CARD * len(state.hands[seat]) + HOME * len(state.out[seat])
    for who in CLAN[seat]:
        space = state.where[who]
        if space >= 0:
            coins, beers = len(state.coins[who]), state.beers[who]
            total += prospect(RACE[who], space, coins, beers, state.barkeeper, beer)
    return total


def prospect(race: Race, space: int, coins: int, beers: Chips, barkeeper: int, beer: float) -> float:
    """What somebody inside may be expected to bring."""
    drinkable = min(coins, MOST_BEERS - len(beers), USEFUL_COINS)
    return points(beers, beer) * goes_home(race, space, coins, len(beers), barkeeper) + COIN * drinkable


def points(beers: Chips, beer: float) -> float:
    """What beers count at home; one of unknown kind counts `beer`."""
    normal = len(beers) - beers.count(TRIPLE) - beers.count(UNKNOWN)
    return NORMAL_POINTS * normal + TRIPLE_POINTS * beers.count(TRIPLE) + beer * beers.count(UNKNOWN)


def unknown_beer(view: View) -> float:
    """What a coin is worth that is flipped, on average: mostly two, more while triples are hidden."""
    hidden = view.reserve + sum(view.coins) + sum(view.floor)
    triples = view.hidden_triples
    return NORMAL_POINTS + (TRIPLE_POINTS - NORMAL_POINTS) * triples / hidden if hidden else NORMAL_POINTS


class GreedyPlayer:
    """Does the best it can with one action, and thinks no further.

    It never uses the +1/-1 card, unless it is asked for nothing else.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Iterator[Thought[Action]]:
        """The best by the mean of all that may be hidden; among equals, and of events to put away, any."""
        random = chance_for(self._seed, view).random
        seat, beer = view.to_move, unknown_beer(view)
        known = veiled(view)
        unseen = each_on_top(known)

        def looks(action: Action) -> float:
            if isinstance(action, Discard):
                return 0.0
            states = unseen if isinstance(action, Enter) else [known]
            return fmean(worth(carry_out(state, action), seat, beer) for state in states)

        deeds = [action for action in legal if not isinstance(action, Adjust)]
        yield Thought(max(deeds or legal, key=lambda action: (looks(action), random())))
