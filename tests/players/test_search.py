"""The search: finds what is there to be found, decides alike from the same seed, and stops when asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.player import USUAL, Budget, decided
from game.players.outlook import Move
from game.players.search import BATCH, Searcher, Tree
from tests.players.nim import Nim, NimOutlook, Tally, perfect


class Fog(NimOutlook):
    """Nim for those who do not know that they see everything."""

    def is_open(self, view: Nim) -> bool:
        return False


def searcher(iterations: int, budget: Budget = USUAL) -> Searcher:
    return Searcher(lambda _: Fog(), 1, budget, 2 * iterations)


@pytest.mark.parametrize("stones", [stones for stones in range(1, 11) if perfect(stones)])
def test_it_finds_the_way_to_win(stones: int) -> None:
    thought = decided(searcher(2000), Nim(stones), range(1, 4))
    assert thought.action == perfect(stones)
    assert thought.chances[0] > 0.5


def test_every_seat_plays_for_itself() -> None:
    """Of three seats, with five stones left: whatever the first leaves, the second takes all it can.

    Leaving four or fewer than four decides it: four leave the second nothing to win at once, fewer do.
    """
    three = Searcher(lambda _: Fog(3), 1, USUAL, 9000)
    thought = decided(three, Nim(5, seats=3), range(1, 4))
    assert thought.action == 1
    assert sum(thought.chances) == pytest.approx(1)


class Rare(Fog):
    """A card that wins at once, but is in hand in one world of ten only; else all that can be done loses."""

    def world(self, view: Nim) -> Any:
        return lambda random: Tally(taken=int(random() < 0.1))

    def keys(self, position: Nim, world: Tally) -> Sequence[int]:
        return [1, 3] if position.mover == 1 and world.taken else [1]

    def moves(self, position: Nim, world: Tally, key: object) -> Sequence[Move[Nim, Any]]:
        after = Nim(position.stones - 1, 1 - position.mover)
        if key == 3:
            return [Move(("trump",), Nim(0), (0.0, 1.0))]
        return [Move(("wait",), after, (0.5, 0.5) if after.stones else (1.0, 0.0))]

    def follow(self, position: Nim, world: Tally, made: Any) -> None:
        pass


def test_what_is_rarely_possible_counts_as_often_as_it_is() -> None:
    """The rival wins in one world of ten: not always, only because it would if it could."""
    tree = Tree(Rare(), Nim(3), Random(5).random, ["wait"])
    for _ in range(2000):
        tree.grow()
    assert tree.thought().chances[0] == pytest.approx(0.9, abs=0.05)


@pytest.mark.parametrize("stones", range(4, 11))
def test_what_is_proven_is_told_as_it_is(stones: int) -> None:
    thought = decided(Searcher(lambda _: NimOutlook(), 1, USUAL, 2000), Nim(stones), range(1, 4))
    assert thought.chances == ((1.0, 0.0) if perfect(stones) else (0.0, 1.0))


def test_it_has_a_thought_before_an_ending_is_solved() -> None:
    worlds = []

    class Watched(NimOutlook):
        def twin(self, world: Tally) -> Tally:
            worlds.append(world)  # only who solves an ending needs another one
            return super().twin(world)

    thoughts = Searcher(lambda _: Watched(), 1, USUAL, 2000).choose(Nim(9), range(1, 4))
    assert next(thoughts).action in range(1, 4)
    assert not worlds
    list(thoughts)
    assert worlds


def test_with_nothing_hidden_it_looks_at_everything() -> None:
    thought = decided(Searcher(lambda _: NimOutlook(), 1, USUAL, 2000), Nim(9), range(1, 4))
    assert thought.action == 1


def test_a_single_action_is_looked_at_but_not_thought_about() -> None:
    (thought,) = searcher(10**9).choose(Nim(1), [1])
    assert (thought.action, thought.chances) == (1, (1.0, 0.0))


@pytest.mark.parametrize("stones", [6, 9])
@pytest.mark.parametrize("legal", [[2], [3], [2, 3]])
@pytest.mark.parametrize("outlook", [NimOutlook, Fog])
def test_it_thinks_only_about_the_actions_it_is_asked_about(
    stones: int, legal: list[int], outlook: type[NimOutlook]
) -> None:
    """One stone would be best of nine, two of six."""
    thought = decided(Searcher(lambda _: outlook(), 1, USUAL, 2000), Nim(stones), legal)
    assert thought.action in legal
    assert len(thought.chances) == 2


def test_where_the_best_is_not_asked_about_the_ending_is_searched_all_the_same() -> None:
    chances = decided(Searcher(lambda _: NimOutlook(), 1, USUAL, 2000), Nim(9), [2]).chances
    assert chances[0] < 0.5


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

    tree = Tree(Counting(), Nim(4), Random(1).random, range(1, 4))
    for _ in range(200):
        tree.grow()
    # Every node is reached by one path; a position can stand at several nodes, but not as often as visited.
    assert len(asked) < 40
