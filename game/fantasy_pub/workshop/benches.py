"""`python -m game bench rules --game fantasy_pub`: what the rules do in a second of CPU time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from game.core.workshop import Bench, quickest
from game.fantasy_pub.rules.actions import legal_actions
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.events import Event, Tell
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.rules.turn import carry_out, do, end_turn

GAMES: Final = 100

Clock = Callable[[], float]


def rules(clock: Clock) -> Iterator[str]:
    """Two players, event cards in play, to the stop after the last round."""
    openings = [deal(complete(Setup(2), seed), seed, None) for seed in range(GAMES)]
    off, on = (_games_per_second(openings, clock, record=record) for record in (False, True))
    yield f"complete random games per CPU second, events off: {off:8,.0f}"
    yield f"complete random games per CPU second, events on:  {on:8,.0f}"
    listing = _listing_microseconds(openings, clock)
    yield f"listing all legal actions, per position:          {listing:8.1f} µs"


def _games_per_second(openings: Sequence[State], clock: Clock, *, record: bool) -> float:
    def play_all() -> float:
        random = Random(1).random
        games = [opening.copy() for opening in openings]
        start = clock()
        for state in games:
            events: list[Event] = []
            _play_out(state, random, events.append if record else None)
        return clock() - start

    return len(openings) / quickest(play_all)


def _play_out(state: State, random: Callable[[], float], tell: Tell | None) -> None:
    """To the end, in place."""
    while legal := legal_actions(state):
        do(state, legal[int(random() * len(legal))], tell)
        if all(state.used):
            end_turn(state, tell)


def _listing_microseconds(openings: Sequence[State], clock: Clock) -> float:
    positions = [position for state in openings[:10] for position in _positions(state)]

    def list_all() -> float:
        start = clock()
        for position in positions:
            legal_actions(position)
        return clock() - start

    return quickest(list_all) / len(positions) * 1e6


def _positions(state: State) -> Iterator[State]:
    """All the positions of a random game."""
    chance = Random(1)
    while legal := legal_actions(state):
        yield state
        state = carry_out(state, chance.choice(legal))


BENCHES: Final = {"rules": Bench("complete random games per second", rules)}
