"""What the game tells a search: who is ahead, what may come of a move, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import takewhile
from math import exp
from typing import Final

from game.core.levels import Level
from game.core.rules import Seat
from game.players.greedy import GreedyBot
from game.players.one_ply import OnePly
from game.players.outlook import Landing, Move
from game.players.random_bot import RandomBot
from game.players.search import Searcher
from game.players.tree_weigher import TreeWeigher
from tests.contract.toy.events import Event, Lifted, Spilled, Thrown, after
from tests.contract.toy.garden import SNAILS, STONES, Garden, Kind, State, View, standings, worth
from tests.contract.toy.rules import RULES, Action, Deed, Do

LIKES: Final = 1 / len(SNAILS)
"""How likely a favourite nobody has seen is a certain one."""
IN_BASKET: Final = 0.9
"""What a snail on its way home is worth, measured by one in the shed."""
CANDLE: Final = 0.1
STEEPNESS: Final = 0.4
"""By how many log odds a gardener with one more is ahead."""


@dataclass(slots=True)
class World:
    """What nobody can see: stones, favourites and dice, as they might be."""

    state: State


def prospects(garden: Garden, seat: Seat) -> float:
    """What a seat has, and may expect of what it carries."""
    unseen = LIKES * len(garden.sheds[seat]) if garden.favourites[seat] == (None,) else 0.0
    carried = IN_BASKET * worth(garden, seat, garden.basket) if seat == garden.mover else 0.0
    return worth(garden, seat, garden.sheds[seat]) + unseen + carried + CANDLE * garden.candles[seat]


def glance(garden: Garden) -> tuple[float, ...]:
    """Everybody's chance to win; dice that have fallen are not looked at."""
    if garden.over:
        won = [standing.won for standing in standings(garden)]
        return tuple(each / sum(won) for each in won)
    odds = [exp(STEEPNESS * prospects(garden, Seat(seat))) for seat in range(garden.players)]
    return tuple(each / sum(odds) for each in odds)


def lead(state: State, seat: Seat) -> float:
    """How far a seat is ahead of the best of the others: all that somebody greedy looks at."""
    has = [prospects(state.garden, Seat(other)) for other in range(state.garden.players)]
    return has.pop(seat) - max(has)


class SnailOutlook:
    """A night as a search sees it, with the eyes of one gardener."""

    def __init__(self, view: View) -> None:
        self._viewer, self.seats = view.viewer, view.garden.players

    def position(self, view: View) -> Garden:
        return view.garden

    def world(self, view: View) -> Callable[[Callable[[], float]], World]:
        return lambda random: World(RULES.imagine(view, int(random() * (1 << 32))))

    def twin(self, world: World) -> World:
        return World(world.state)

    def is_open(self, view: View) -> bool:
        return False  # there are always dice to fall

    def to_act(self, position: Garden) -> Seat | None:
        return None if position.over else position.mover

    def prize(self, position: Garden) -> float:
        return STEEPNESS

    def keys(self, position: Garden, world: World) -> Sequence[Action]:
        return RULES.legal_actions(world.state)

    def moves(self, position: Garden, world: World, key: Hashable) -> Sequence[Move[Garden, Action]]:
        assert isinstance(key, Action)
        return [self.move(position, world, (key,))]

    def move(self, position: Garden, world: World, actions: tuple[Action, ...]) -> Move[Garden, Action]:
        state, before, events = world.state, position, ()
        for action in actions:
            before, step = reduce(after, self._seen(events), before), RULES.apply(state, action)
            state, events = step.state, step.events
        if any(map(RULES.reveals, events)):
            return Move(actions, None, _mean(before, actions[-1], self._seen(events)))
        reached = reduce(after, self._seen(events), before)
        return Move(actions, reached, glance(reached))

    def follow(self, position: Garden, world: World, move: tuple[Action, ...]) -> Landing[Garden] | None:
        events: tuple[Event, ...] = ()
        for action in move:
            step = RULES.apply(world.state, action)
            world.state, events = step.state, (*events, *step.events)
        if not any(map(RULES.reveals, events)):
            return None
        seen = self._seen(events)
        reached = reduce(after, seen, position)
        return Landing(seen, reached, glance(reached))

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(RULES.redact(event, self._viewer) for event in events)


def _mean(garden: Garden, action: Action, events: Sequence[Event]) -> tuple[float, ...]:
    """How all that may come of an action looks together; dice make no difference at a glance."""
    match action:
        case Do(Deed.LIFT, (bed,)):
            under = STONES - Counter(garden.lifted)
            looks = [
                [count * chance for chance in _under(garden, bed, kind)] for kind, count in under.items()
            ]
            return tuple(sum(chances) / under.total() for chances in zip(*looks, strict=True))
        case Do(Deed.SHAKE, pips):
            return glance(after(garden, Thrown(pips, pips)))
        case _:
            sure = takewhile(lambda event: not RULES.reveals(event), events)
            return glance(reduce(after, sure, garden))


def _under(garden: Garden, bed: int, kind: Kind) -> tuple[float, ...]:
    """How it looks if that is under the next stone."""
    garden = after(garden, Lifted(bed, kind))
    return glance(after(garden, Spilled(garden.basket)) if kind is Kind.HEDGEHOG else garden)


USUAL_ITERATIONS: Final = 400

LEVELS: Final = (
    Level("keen", "Keen", "Goes out and sees what it gets.", lambda seed, _, __: OnePly(SnailOutlook, seed)),
    Level(
        "wise",
        "Wise",
        "Weighs what may sit under a stone.",
        lambda seed, budget, _: Searcher(SnailOutlook, seed, budget, USUAL_ITERATIONS),
        searches=True,
        weigher=lambda seed, budget: TreeWeigher(SnailOutlook, seed, budget, USUAL_ITERATIONS),
    ),
)
"""Weakest first."""

SPARRING: Final = (
    Level("random", "Random", "Walks about in the dark.", lambda seed, _, __: RandomBot(seed)),
    Level("greedy", "Greedy", "Believes in its luck.", lambda seed, _, __: GreedyBot(RULES, lead, seed)),
)
