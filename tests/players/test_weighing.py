"""Weighing: every action is measured in the same worlds, and its error is what it says."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from game.core.player import Budget
from game.core.rules import Seat
from game.core.weighing import Value, Weighed, weighed
from game.players.scales import Scales
from game.players.tree_weigher import DuelWeigher, TreeWeigher
from game.players.venture_weigher import LOOKS, VentureWeigher
from tests.players.fork import Die, Fork, ForkOutlook, doubtful, grown, over, worth
from tests.players.nim import Nim, NimOutlook
from tests.players.test_duel import OpenFork, Veil, VeilOutlook, worth_in
from tests.players.test_venture import Fair

FEW = Budget(iterations=300)


def by_tree(sight: Any, view: Any, count: int, budget: Budget = FEW) -> Weighed[Any]:
    return weighed(TreeWeigher(lambda _: sight, 1, budget, 10), view, range(count))


def test_a_loss_is_measured_against_the_best_and_known_as_far_as_both_are() -> None:
    found = Weighed(Seat(1), (Value("a", (0.4, 0.6), 0.01), Value("b", (0.7, 0.3), 0.02)))
    assert found.best.action == "a"
    assert found.loss("b") == (pytest.approx(0.3), pytest.approx(0.06))
    assert found.loss("c") is None


def test_an_open_end_between_two_is_counted_out_for_every_first_action() -> None:
    chance, told_apart = Random(2), 0
    for weigher in (TreeWeigher, DuelWeigher):
        for _ in range(100):
            fork = grown(chance, 2, depth=5)
            if fork.branches:
                found = weighed(weigher(lambda _: OpenFork(), 1, FEW, 10), fork, range(len(fork.branches)))
                assert [value.chances for value in found.values] == [
                    pytest.approx(worth(branch)) for branch in fork.branches
                ]
                assert {value.error for value in found.values} == {0.0}
                told_apart += len({value.chances for value in found.values}) > 1
    assert told_apart > 20


def test_where_little_is_hidden_it_is_the_mean_of_all_worlds() -> None:
    chance = Random(5)
    fork = doubtful(0, *[grown(chance, 2, depth=4) for _ in range(3)])
    found = weighed(DuelWeigher(lambda _: VeilOutlook(), 1, FEW, 10), Veil(fork, (0, 1, 2)), range(3))
    for value, branch in zip(found.values, fork.branches, strict=True):
        assert value.chances[0] == pytest.approx(fmean(worth_in(branch, each) for each in (0, 1, 2)))


def test_what_hangs_on_dice_is_measured_with_an_error_that_holds() -> None:
    """A die that wins half of the time, against what is sure: a glance knows, and worlds agree."""
    fork = doubtful(0, Die((over(1.0), over(0.0))), over(0.2), over(0.9))
    found = by_tree(ForkOutlook(), fork, 3)
    assert found.values[1].chances == pytest.approx((0.2, 0.8))
    die = found.values[0]
    assert abs(die.chances[0] - 0.5) < 3 * die.error < 0.3
    loss = found.loss(1)
    assert loss is not None
    assert loss.cost == pytest.approx(0.7)


def test_nobody_is_left_out_because_it_looks_bad() -> None:
    """At a glance the second branch is hopeless; it is won all the same."""
    hidden = replace(doubtful(1, doubtful(0, over(1.0), over(0.9))), chances=(0.01, 0.99))
    fork = doubtful(0, doubtful(1, doubtful(0, over(0.5), over(0.4))), hidden)
    found = by_tree(ForkOutlook(), fork, 2)
    assert found.best.action == 1
    assert found.values[1].chances[0] > 0.9


def twice(*branches: Fork | Die) -> Fork:
    """The first seat decides twice: first between this and something hopeless."""
    return doubtful(0, doubtful(0, *branches), over(0.1))


def test_what_was_really_done_is_counted_out_to_its_end_as_well() -> None:
    fork = twice(over(0.9), over(0.3))
    for weigher in (TreeWeigher, DuelWeigher):
        *_, found = weigher(lambda _: OpenFork(), 1, FEW, 10).weigh(fork, (0, 1), (0, 1))
        assert found.best.chances == pytest.approx((0.9, 0.1))
        assert found.played == Value(0, (pytest.approx(0.3), pytest.approx(0.7)), 0.0, (1,))


def test_what_was_really_done_has_its_own_worth_however_senseless_it_was() -> None:
    """The second decision was left to a die, which no search would do."""
    fork = twice(over(0.9), Die((over(0.2), over(0.0))))
    *_, found = TreeWeigher(lambda _: ForkOutlook(), 1, FEW, 10).weigh(fork, (0, 1), (0, 1))
    assert found.best.action == 0
    assert found.best.chances[0] > 0.8
    assert found.played is not None
    assert found.played.action == 0
    assert abs(found.played.chances[0] - 0.1) < 3 * found.played.error < 0.1


def test_one_action_is_worth_what_it_is_worth_whether_it_was_done_or_not() -> None:
    fork = doubtful(0, Die((over(1.0), over(0.0))), over(0.2))
    weigher = TreeWeigher(lambda _: ForkOutlook(), 1, FEW, 10)
    *_, found = weigher.weigh(fork, (0, 1), (0,))
    assert found.played == found.values[0]
    assert replace(found, played=None) == weighed(weigher, fork, (0, 1))


def test_a_plan_that_was_really_carried_out_is_followed_like_the_others() -> None:
    fair = Fair([4.0, 3.0], truths=[4.0, 3.0])
    weigher = VentureWeigher(lambda _: fair, 1, Budget(iterations=10), 10)
    *_, alike = weigher.weigh("a view", (0, 1), (0, 0))
    assert alike.played is not None
    assert alike.played.chances == alike.values[0].chances
    assert alike.played.expected == (0,)
    *_, odd = weigher.weigh("a view", (0, 1), (0, 7))
    assert odd.played is not None
    assert odd.played.chances[0] == pytest.approx(0.1)
    assert odd.best.chances == alike.best.chances


def test_whoever_asks_about_what_was_done_follows_nothing_for_long_that_is_surely_worse() -> None:
    truths = [9.0, 8.9, 5.0, 1.0]
    fair = Fair(truths, truths, noise=1.0)
    *_, found = VentureWeigher(lambda _: fair, 1, Budget(iterations=60), 10).weigh("a view", range(4), (3, 1))
    late = {stall for stall, world in fair.followed if world > max(LOOKS)}
    assert late == {0, 1, 3}
    everything = Fair(truths, truths, noise=1.0)
    known = weigh_fair(everything, 60)
    assert found.best.chances == known.best.chances
    assert found.played is not None
    assert found.played.chances == known.values[3].chances
    assert len(everything.followed) == 240


def test_it_gives_way_before_it_is_done() -> None:
    listening = TreeWeigher(lambda _: NimOutlook(), 1, Budget(iterations=64), 10).weigh(Nim(40), (1, 2, 3))
    first = next(listening)
    assert all(value.error > 0.1 for value in first.values)
    assert len(list(listening)) > 3


def test_luck_that_all_share_makes_nobody_less_sure() -> None:
    chance = Random(1)
    shared, alone = Scales(3), Scales(3)
    for _ in range(200):
        luck = chance.gauss(0, 1)
        shared.add([luck, luck + 0.1, luck - 0.1])
        alone.add([chance.gauss(0, 1) for _ in range(3)])
    assert shared.error(0) < 0.02
    assert alone.error(0) == pytest.approx((2 / 3 / 200) ** 0.5, rel=0.15)


def weigh_fair(fair: Fair, iterations: int = 40) -> Weighed[int]:
    weigher = VentureWeigher(lambda _: fair, 1, Budget(iterations=iterations), 10)
    return weighed(weigher, "a view", range(len(fair.glances)))


def test_no_plan_is_given_up_and_all_are_followed_into_the_same_worlds() -> None:
    fair = Fair([4.0, 3.0, 2.0], truths=[1.0, 2.0, 9.0], noise=1.0)
    found = weigh_fair(fair)
    assert found.best.action == 2
    assert fair.followed == [(stall, world) for world in range(40) for stall in range(3)]
    assert found.best.expected == (1,)


def test_a_glance_is_all_where_there_is_nothing_to_follow() -> None:
    fair = Fair([4.0, 3.0])
    assert [value.chances[0] for value in weigh_fair(fair).values] == pytest.approx([0.401, 0.301])
    assert fair.followed == []


def test_with_more_worlds_one_is_surer() -> None:
    few, many = (weigh_fair(Fair([2.0, 2.0], [2.0, 2.0], noise=2.0), worlds) for worlds in (4, 60))
    assert many.values[0].error < few.values[0].error / 2


# For whoever looks


def test_what_the_best_move_is_worth_is_what_everybody_may_expect() -> None:
    fork = doubtful(0, Die((over(1.0), over(0.0))), over(0.2), over(0.9))
    *_, found = TreeWeigher(lambda _: ForkOutlook(), 1, FEW, 10).prospects(fork)
    assert found == pytest.approx((0.9, 0.1), abs=0.05)
    assert sum(found) == pytest.approx(1)


def test_prospects_come_early_and_get_better() -> None:
    early, *_, late = TreeWeigher(lambda _: NimOutlook(), 1, Budget(iterations=2000), 10).prospects(Nim(7))
    assert abs(late[0] - 1) < abs(early[0] - 1) + 0.01
    assert late[0] > 0.9, "seven stones are won by whoever takes three"


def test_what_somebody_else_may_do_is_the_mean_of_what_that_one_may_have() -> None:
    fair = Fair((5.0, 4.0, 1.0), (5.0, 4.0, 1.0))
    (*_, own), (*_, other) = (
        VentureWeigher(lambda _: fair, 1, FEW, 10).prospects(view) for view in ("a view", "of another")
    )
    assert own == pytest.approx((0.5, 0.5), abs=0.01)
    assert 0.1 < other[0] < own[0] - 0.05
    assert sum(other) == pytest.approx(1)
