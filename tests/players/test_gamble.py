"""The search gambles if that is better, and nobody decides as if what is left to chance were known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from game.core.player import USUAL, decided
from game.core.rules import Seat
from game.players.one_ply import OnePly
from game.players.outlook import Landing, Move, offered
from game.players.search import Searcher, Tree
from tests.players.fork import Chance, Die, Fork, ForkOutlook, doubtful, grown, over, worth
from tests.players.gamble import BARS, COIN, LOST, WON, right, thought

POSITIONS = 40
"""Of each kind; `build_scripts/checks/gamble.py` looks at more of them."""


@pytest.mark.parametrize(("sure", "bar"), BARS.items())
def test_it_gambles_if_that_is_better_than_what_is_sure(sure: float, bar: float) -> None:
    assert right(sure, POSITIONS) >= bar * POSITIONS


@pytest.mark.parametrize(("sure", "better"), [(0.4, 1), (0.6, 0)])
def test_a_die_has_as_many_sides_as_it_has(sure: float, better: int) -> None:
    """One wins, one is as good as what its owner makes of it, one leaves the rival nothing but to win."""
    die = Die((WON, doubtful(0, LOST, over(0.5)), doubtful(1, WON, LOST)))
    for seed in range(20):
        found = thought(doubtful(0, over(sure), die), seed)
        assert found.action == better
        assert found.chances[0] == pytest.approx(max(sure, 0.5), abs=0.05)


def test_whatever_may_come_it_loses_little() -> None:
    """Random trees of decisions and dice, compared with looking at all that can happen.

    Glances mislead in them: even so it is seldom taken in. Deciding by how the dice fall once loses 0.05.
    """
    chance, gambles = Random(7), 0
    lost: list[float] = []
    while len(lost) < 40:
        tree = grown(chance, 2, depth=3, dice=0.4)
        ways = [worth(branch)[tree.mover] for branch in tree.branches]
        if len(ways) > 1 and max(ways) - min(ways) > 0.05:
            taken = thought(tree, len(lost)).action
            gambles += isinstance(tree.branches[taken], Die)
            lost.append(max(ways) - ways[taken])
    assert sum(lost) / len(lost) < 0.02
    assert gambles > 10


# Dice ahead


class Blind(ForkOutlook):
    """Nothing is hidden, it says, and forgets the dice."""

    def is_open(self, view: Fork) -> bool:
        return True


@pytest.mark.parametrize("outlook", [ForkOutlook, Blind])
@pytest.mark.parametrize(("sure", "best"), [(0.4, 0), (0.6, 1)])
def test_a_die_ahead_is_not_known(outlook: type[ForkOutlook], sure: float, best: int) -> None:
    """Neither the next one, nor one that a rival leads to."""
    for seed in range(10):
        for gamble in (COIN, doubtful(1, COIN)):
            found = thought(doubtful(0, gamble, over(sure)), seed, outlook())
            assert found.action == best
            assert found.chances[0] == pytest.approx(max(sure, 0.5), abs=0.05)


def test_dice_that_have_fallen_are_history() -> None:
    """Where no more are to come the end is looked at in full, and told as it is."""
    found = thought(doubtful(0, doubtful(1, WON, over(0.4)), over(0.3)), 1)
    assert (found.action, found.chances) == (0, (0.4, 0.6))


def test_what_is_expected_ends_where_chance_decides() -> None:
    after = doubtful(1, LOST, WON)
    die = Die((after, after))  # whatever falls: the rival could be told to take the first one
    assert thought(doubtful(0, die, LOST), 1).expected == ()
    assert thought(doubtful(0, doubtful(1, doubtful(0, LOST, die)), LOST), 1).expected == (0, 1)
    assert thought(doubtful(0, doubtful(1, doubtful(0, LOST, after)), LOST), 1).expected == (0, 1, 0)


# One look at each outcome, and one glance at all of them


def test_every_outcome_does_its_rules_work_once() -> None:
    asked = []

    class Counting(ForkOutlook):
        def moves(self, position: Fork, world: Chance, key: Any) -> Sequence[Move[Fork, int]]:
            asked.append((id(position), key))
            return super().moves(position, world, key)

    die = Die((doubtful(0, LOST, WON), doubtful(1, LOST, WON), doubtful(1, WON, LOST)))
    tree = Tree(Counting(), doubtful(0, die), Random(1).random, [0])
    for _ in range(300):
        tree.grow()
    assert len(asked) == len({*asked}) == 7


def test_moves_that_leave_something_to_chance_are_all_offered() -> None:
    """Nobody knows where they lead; where that is known, one of those that lead there will do."""
    moves = [Move((at,), position, (0.5, 0.5)) for at, position in enumerate((None, WON, None, WON, LOST))]
    assert [move.actions for move in offered(moves, range(5))] == [(0,), (1,), (2,), (4,)]
    assert [move.actions for move in offered(iter(moves), [2, 3])] == [(2,), (3,)]


def test_one_glance_sees_the_mean() -> None:
    """Neither what would come in one world, nor anything beyond what follows."""
    poor, good = Die((WON, LOST, LOST)), Die((WON, WON, LOST))
    for seed in range(100):
        player = OnePly(lambda _: ForkOutlook(), seed)
        found = decided(player, doubtful(0, poor, over(0.6), good, over(0.5)), range(4))
        assert (found.action, found.expected) == (2, ())
        assert found.chances == pytest.approx((2 / 3, 1 / 3))


# Something hidden is shown


@dataclass(frozen=True)
class Cup:
    """A coin lies under a cup. The first seat may lift it; then one of both says how the coin lies."""

    guesser: Seat
    asked: bool = False
    """Whether it is time to say so."""
    side: int | None = None
    """How it lies, if all have seen it."""
    winner: Seat | None = None


class CupOutlook:
    """The world is how the coin lies. At a glance all are equal as long as it is not over."""

    seats = 2

    def position(self, view: Cup) -> Cup:
        return view

    def world(self, view: Cup) -> Callable[[Chance], int]:
        return lambda random: int(random() * 2)

    def twin(self, world: int) -> int:
        return world

    def is_open(self, view: Cup) -> bool:
        return view.side is not None

    def to_act(self, position: Cup) -> Seat | None:
        if position.winner is not None:
            return None
        return position.guesser if position.asked else Seat(0)

    def prize(self, position: Cup) -> float:
        return 1.0

    def keys(self, position: Cup, world: int) -> Sequence[str]:
        return ("heads", "tails") if position.asked else ("lift", "leave")

    def moves(self, position: Cup, world: int, key: Any) -> Sequence[Move[Cup, str]]:
        if key == "leave":
            return [Move((key,), replace(position, asked=True), (0.5, 0.5))]
        if position.side is None:
            return [Move((key,), None, (0.5, 0.5))]
        return [Move((key,), *self._guessed(position, key, position.side))]

    def follow(self, position: Cup, world: int, made: tuple[str, ...]) -> Landing[Cup] | None:
        if made == ("leave",) or position.side is not None:
            return None
        if made == ("lift",):
            return Landing(world, replace(position, asked=True, side=world), (0.5, 0.5))
        after, chances = self._guessed(position, made[0], world)
        return Landing(after.winner, after, chances)

    @staticmethod
    def _guessed(position: Cup, said: str, side: int) -> tuple[Cup, tuple[float, float]]:
        right = said == ("heads", "tails")[side]
        winner = position.guesser if right else Seat(1 - position.guesser)
        return replace(position, winner=winner), (float(winner == 0), float(winner == 1))


@pytest.mark.parametrize(("guesser", "best", "chance"), [(0, "lift", 1.0), (1, "leave", 0.5)])
def test_what_is_shown_helps_whoever_can_use_it(guesser: int, best: str, chance: float) -> None:
    for seed in range(20):
        player = Searcher(lambda _: CupOutlook(), seed, USUAL, 2 * 1000)
        found = decided(player, Cup(Seat(guesser)), ["lift", "leave"])
        assert found.action == best
        assert found.chances[0] == pytest.approx(chance, abs=0.05)
