"""The search: finds what is there to be found, decides alike from the same seed, and stops when asked."""

from __future__ import annotations

from random import Random

import pytest

from game.beasty_bar.levels import outlook
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.player import USUAL, Budget, decided
from game.players.search import BATCH, Searcher, Tree
from tests.players.nim import Nim, NimOutlook, perfect


class Fog(NimOutlook):
    """Nim for those who do not know that they see everything."""

    def is_open(self, view: Nim) -> bool:
        return False


def searcher(iterations: int, budget: Budget = USUAL) -> Searcher:
    return Searcher(lambda _: Fog(), 1, budget, iterations)


@pytest.mark.parametrize("stones", [stones for stones in range(1, 11) if perfect(stones)])
def test_it_finds_the_way_to_win(stones: int) -> None:
    thought = decided(searcher(2000), Nim(stones), range(1, 4))
    assert thought.action == perfect(stones)
    assert thought.chances[0] > 0.5


def test_every_seat_plays_for_itself() -> None:
    """Of three seats the third takes the last stone, whatever the first does with four."""
    thought = decided(searcher(3000), Nim(5, seats=3), range(1, 4))
    assert sum(thought.chances) == pytest.approx(1)


def test_with_nothing_hidden_it_looks_at_everything() -> None:
    thought = decided(Searcher(lambda _: NimOutlook(), 1, USUAL, 1), Nim(9), range(1, 4))
    assert thought.action == 1


def test_a_single_action_needs_no_thought() -> None:
    assert [thought.action for thought in searcher(10**9).choose(Nim(1), [1])] == [1]


def test_it_speaks_after_every_batch() -> None:
    assert len(list(searcher(5 * BATCH).choose(Nim(9), [1, 2, 3]))) == 5


def test_it_stops_when_the_clock_says_so() -> None:
    ticks = iter(range(1000))
    budget = Budget(seconds=3, clock=lambda: next(ticks))
    assert len(list(searcher(10**9, budget).choose(Nim(9), [1, 2, 3]))) == 3


def test_iterations_asked_for_take_the_place_of_its_own() -> None:
    assert len(list(searcher(10**9, Budget(iterations=BATCH + 1)).choose(Nim(9), [1, 2, 3]))) == 2


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_real_game_it_takes_legal_actions_and_decides_alike(mode: Mode, players: int) -> None:
    state = RULES.new_game(Setup(players=players, mode=mode), 4).state
    chance = Random(players)
    sight = outlook(mode, players, state.options.scoring)
    while (seat := RULES.to_act(state)) is not None:
        seen, legal = RULES.view(state, seat), RULES.legal_actions(state)
        first, again = (decided(Searcher(lambda _: sight, 9, USUAL, 24), seen, legal) for _ in range(2))
        assert first == again
        assert first.action in legal
        state = RULES.advance(state, chance.choice([first.action, *legal]))


def test_a_node_does_its_rules_work_once() -> None:
    """Whatever all can see follows from the actions alone: no key is grown twice at a node."""
    asked = []

    class Counting(Fog):
        def moves(self, position, world, key):  # type: ignore[no-untyped-def]
            asked.append((position, key))
            return super().moves(position, world, key)

    tree = Tree(Counting(), Nim(4), Random(1).random)
    for _ in range(200):
        tree.grow()
    # Every node is reached by one path; a position can stand at several nodes, but not as often as visited.
    assert len(asked) < 40
