"""Planning whole turns: at a glance, with errors, and by following the best plans into imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count

import pytest

from game.core.player import Budget, decided
from game.core.rules import Seat
from game.players.one_ply import Care
from game.players.venture import Plan, Planner, Venturer

ITERATIONS = 60
CLOSED = -1
PLENTY = Budget(iterations=ITERATIONS)


@dataclass
class Fair:
    """A game of stalls: each is worth something at a glance, and something else, give or take, in truth."""

    glances: Sequence[float]
    truths: Sequence[float] = ()
    noise: float = 0.0
    faith: float = 1.0
    doubt: float = 1.0
    followed: list[tuple[int, int]] = field(default_factory=list)
    """Which stall was followed into which world."""

    def to_act(self, view: str) -> Seat:
        return Seat(0)

    def plans(self, view: str, legal: Sequence[int]) -> list[Plan[int, int]]:
        """The second of two actions is how to go on, which is worth a little."""
        return [
            Plan((stall, way), glance + way / 100, stall)
            for stall, glance in enumerate(self.glances)
            if stall in legal
            for way in (0, 1)
        ]

    def best(self, view: str, legal: Sequence[int], most: int | None = None) -> list[Plan[int, int]]:
        plans = [plan for plan in self.plans(view, legal) if plan.actions[1]]
        return sorted(plans, key=lambda plan: plan.worth, reverse=True)

    def firsts(self, view: str, legal: Sequence[int], most: int) -> dict[int, list[Plan[int, int]]]:
        plans = self.plans(view, legal)[::-1]
        return {stall: [plan for plan in plans if plan.actions[0] == stall][:most] for stall in legal}

    def along(self, view: str, actions: tuple[int, ...], most: int) -> list[Plan[int, int]]:
        """Whoever goes on in no way that there is has nothing but a stall that is closed."""
        found = [plan for plan in self.plans(view, actions[:1]) if plan.actions == actions]
        return found or [Plan(actions, 1.0, CLOSED)]

    def alike(self, plan: Plan[int, int]) -> int:
        """How one goes on makes no difference in the end."""
        return plan.end

    def imagined(self, view: str, random: Callable[[], float]) -> tuple[str, Sequence[int]]:
        """Stalls are closed in turn; which ones, somebody else would know."""
        first = int(random() * len(self.glances)) if view == "of another" else 0
        return view, range(first, len(self.glances))

    def can_follow(self, view: str) -> bool:
        return bool(self.truths)

    def worlds(self, view: str, random: Callable[[], float]) -> Callable[[int], tuple[int, float]]:
        luck = [random() - 0.5 for _ in range(ITERATIONS)]
        return lambda number: (number, luck[number])

    def follow(self, view: str, plan: Plan[int, int], world: tuple[int, float]) -> float:
        number, luck = world
        self.followed.append((plan.end, number))
        if plan.end == CLOSED:
            return 1.0
        return self.truths[plan.end] + self.noise * luck * (1 + plan.end % 2)

    def chances(self, view: str, plan: Plan[int, int], gain: float) -> tuple[float, ...]:
        mine = (plan.worth + gain) / 10
        return mine, 1 - mine


def everywhere(fair: Fair) -> range:
    return range(len(fair.glances))


def venturer(fair: Fair, budget: Budget = PLENTY, seed: int = 1) -> Venturer:
    return Venturer(lambda _: fair, seed, budget, ITERATIONS)


def test_at_a_glance_the_best_plan_is_taken_with_how_it_goes_on() -> None:
    fair = Fair([1.0, 3.0, 2.0])
    thought = decided(Planner(lambda _: fair, 1), "a view", everywhere(fair))
    assert (thought.action, thought.expected) == (1, (1,))
    assert thought.chances == pytest.approx((0.301, 0.699))


def test_only_what_is_legal_is_taken() -> None:
    fair = Fair([1.0, 3.0, 2.0])
    assert decided(Planner(lambda _: fair, 1), "a view", [0, 2]).action == 2


def test_a_careless_one_misjudges_with_what_to_begin_more_than_how_to_go_on() -> None:
    fair = Fair([1.0, 1.5])
    thoughts = [
        decided(Planner(lambda _: fair, seed, Care(1.0, aim=0.001)), "a view", everywhere(fair))
        for seed in range(100)
    ]
    wrong = sum(thought.action == 0 for thought in thoughts)
    assert 20 < wrong < 50
    assert all(thought.expected == (1,) for thought in thoughts)


def test_nobody_is_so_careless_as_to_do_what_it_would_be_ashamed_of() -> None:
    fair = Fair([1.0, 4.0])
    care = Care(100.0, aim=0.2, shame=2.0)
    assert all(
        decided(Planner(lambda _: fair, seed, care), "a view", everywhere(fair)).action == 1
        for seed in range(30)
    )


def test_what_turns_out_better_than_it_looks_is_found() -> None:
    fair = Fair([3.0, 2.5, 2.0, 1.0], truths=[0.0, 1.0, 5.0, 2.0], noise=4.0)
    first, *_, last = venturer(fair).choose("a view", everywhere(fair))
    assert first.action == 0
    assert last.action == 2
    assert last.chances[0] > first.chances[0]
    assert {action for action, _ in last.others} == {0, 1, 3}


def test_the_same_worlds_are_tried_for_all_plans_and_the_better_half_goes_on() -> None:
    fair = Fair([4.0, 3.0, 2.0, 1.0], truths=[1.0, 2.0, 3.0, 4.0])
    decided(venturer(fair), "a view", everywhere(fair))
    assert len(fair.followed) == ITERATIONS
    worlds = {stall: [world for each, world in fair.followed if each == stall] for stall in range(4)}
    assert worlds[0] == worlds[1] == list(range(len(worlds[0])))
    assert worlds[3][: len(worlds[0])] == worlds[0]
    assert len(worlds[3]) == len(worlds[2]) > len(worlds[1])


def test_a_glance_counts_as_much_as_it_is_trusted() -> None:
    truths = [0.0, 1.0]
    doubtful, firm = Fair([3.0, 2.0], truths, faith=1.0), Fair([3.0, 2.0], truths, faith=1000.0)
    assert decided(venturer(doubtful), "a view", range(2)).action == 1
    assert decided(venturer(firm), "a view", range(2)).action == 0


def test_the_same_seed_thinks_alike_and_another_one_sees_other_worlds() -> None:
    fair = Fair([2.0, 2.0, 2.0], truths=[2.0, 2.0, 2.0], noise=5.0)
    thoughts = [
        [decided(venturer(fair, seed=seed), f"view {number}", everywhere(fair)) for number in range(20)]
        for seed in (1, 1, 2)
    ]
    assert thoughts[0] == thoughts[1] != thoughts[2]


def test_with_one_plan_there_is_nothing_to_think_about() -> None:
    fair = Fair([2.0, 1.0], truths=[0.0, 0.0])
    assert [thought.action for thought in venturer(fair).choose("a view", [1])] == [1]
    assert fair.followed == []


def test_when_time_is_up_the_best_so_far_is_taken() -> None:
    fair = Fair([3.0, 2.0, 1.0], truths=[3.0, 2.0, 9.0])
    ticks = count()
    budget = Budget(seconds=5, clock=lambda: float(next(ticks)))
    *_, last = venturer(fair, budget).choose("a view", everywhere(fair))
    assert len(fair.followed) == 5
    assert last.action == 2
