"""`python -m game bench rules` and `bench search`: what rules and search do in a second of CPU time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.rules.actions import apply, legal_actions
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.setup import Scoring, Setup, complete
from game.beasty_bar.rules.state import State, deal
from game.beasty_bar.rules.turn import play_out
from game.beasty_bar.rules.view import view
from game.core.workshop import Bench, quickest
from game.players.search import Tree

GAMES = 500
ITERATIONS = 800

Clock = Callable[[], float]


def rules(clock: Clock) -> Iterator[str]:
    """Two players, the base set, choices drawn as they arise."""
    setup = Setup(players=2)
    states = [deal(complete(setup, seed), seed) for seed in range(GAMES)]
    off, on = (_games_per_second(states, clock, record=record) for record in (False, True))
    yield f"complete random games per CPU second, events off: {off:8,.0f}"
    yield f"complete random games per CPU second, events on:  {on:8,.0f}"
    yield f"listing all legal actions, per position:          {_listing_microseconds(states, clock):8.1f} µs"


def search(clock: Clock) -> Iterator[str]:
    """Two players, the base set: the first decision of a game, before anything is known."""
    openings = [
        deal(complete(Setup(players=2, scoring=Scoring.POINTS_2019), seed), seed) for seed in range(8)
    ]

    def think() -> float:
        start = clock()
        for state in openings:
            sight = outlook(state.options.mode, state.players, state.options.scoring)
            tree = Tree(sight, view(state, state.to_move), Random(1).random, legal_actions(state))
            for _ in range(ITERATIONS):
                tree.grow()
        return clock() - start

    yield f"iterations of the search per CPU second: {len(openings) * ITERATIONS / quickest(think):8,.0f}"


def _games_per_second(states: Sequence[State], clock: Clock, *, record: bool) -> float:
    def play_all() -> float:
        chance = Random(1).random
        games = [state.copy() for state in states]
        start = clock()
        for state in games:
            events: list[Event] = []
            play_out(state, chance, events.append if record else None)
        return clock() - start

    return len(states) / quickest(play_all)


def _listing_microseconds(states: Sequence[State], clock: Clock) -> float:
    positions = [position for state in states[:50] for position in _positions(state)]

    def list_all() -> float:
        start = clock()
        for position in positions:
            legal_actions(position)
        return clock() - start

    return quickest(list_all) / len(positions) * 1e6


def _positions(state: State) -> list[State]:
    """All the positions of a random game."""
    chance = Random(state.decks[0][0])
    positions = []
    while actions := legal_actions(state):
        positions.append(state)
        state = apply(state, chance.choice(actions))
    return positions


BENCHES: Final = {
    "rules": Bench("complete random games per second", rules),
    "search": Bench("iterations per second", search),
}
