"""Follows its best plans some turns further in imagined worlds, and takes the one that turns out best.

For games in which a turn can be thought through to its end, but what follows hangs on dice: a glance at the
end of each plan tells most, and a few worlds, the same ones for every plan, tell the rest. Half of the plans
are given up, those that have turned out worst, whenever all that are left have been tried twice as often.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.player import Budget, Thought
from game.core.rules import Seat
from game.players.chance import bell, chance_for
from game.players.one_ply import CAREFUL, Care

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")
E = TypeVar("E")
W = TypeVar("W")


class Plan(NamedTuple, Generic[A, E]):
    """What a seat may do in the rest of its turn, or until chance decides."""

    actions: tuple[A, ...]
    worth: float
    """At a glance, to the seat that plans."""
    end: E
    """What the game needs to go on from there."""


class Venture(Protocol, Generic[V_contra, A, E, W]):
    """A game as somebody sees it who follows plans."""

    faith: float
    """A glance at a plan counts as much as so many worlds."""
    doubt: float
    """By how much a glance may lie off, on its own scale."""

    def to_act(self, view: V_contra) -> Seat:
        """Who plans."""

    def plans(self, view: V_contra, legal: Sequence[A]) -> Sequence[Plan[A, E]]:
        """All plans that begin with a legal action, at least one."""

    def best(self, view: V_contra, legal: Sequence[A], most: int | None = None) -> Sequence[Plan[A, E]]:
        """Those of them that are worth following, the best first; no two that lead to the same. Up to so
        many, or as many as is best for whoever has little time."""

    def firsts(self, view: V_contra, legal: Sequence[A], most: int) -> Mapping[A, Sequence[Plan[A, E]]]:
        """By legal action the best plans that begin with it, up to so many and at least one; their worth is
        on the same scale as that of those worth following."""

    def along(self, view: V_contra, actions: tuple[A, ...], most: int) -> Sequence[Plan[A, E]]:
        """The same for several actions, however senseless: the best plans that begin with exactly these. Only
        the last of them may leave something to chance."""

    def alike(self, plan: Plan[A, E]) -> Hashable:
        """The same for plans of one view that lead to the same."""

    def imagined(self, view: V_contra, random: Callable[[], float]) -> tuple[Any, Sequence[A]]:
        """The view with all that the seat to act may know besides as it might be, and what that seat can do
        then; the view itself, if it is that seat's."""

    def can_follow(self, view: V_contra) -> bool:
        """Whether there is anything to find out in worlds; else a glance is all there is."""

    def worlds(self, view: V_contra, random: Callable[[], float]) -> Callable[[int], W]:
        """What is hidden and what chance will bring, by number of the world."""

    def follow(self, view: V_contra, plan: Plan[A, E], world: W) -> float:
        """What comes of a plan in a world, on the same scale as a glance."""

    def chances(self, view: V_contra, plan: Plan[A, E], gain: float) -> tuple[float, ...]:
        """By seat: how likely it wins, if the plan turned out better than at a glance by so much."""


Ventures = Callable[[Any], Venture[Any, Any, Any, Any]]
"""Finds the venture for the kind of game that a view shows."""


class Planner:
    """Takes the plan that looks best at a glance; a careless one misjudges with what to begin.

    The error is one for each first action, with a small one for each way to go on: so even a beginner makes
    something of it.
    """

    def __init__(self, ventures: Ventures, seed: int, care: Care = CAREFUL) -> None:
        self._ventures, self._seed, self._care = ventures, seed, care

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """One glance is all."""
        venture, care = self._ventures(view), self._care
        plans = venture.plans(view, legal)
        if care.carelessness:
            plan = self._misjudged(plans, chance_for(self._seed, view).random)
        else:
            plan = max(plans, key=lambda each: each.worth)
        yield Thought(plan.actions[0], venture.chances(view, plan, 0.0), plan.actions[1:])

    def _misjudged(self, plans: Sequence[Plan[Any, Any]], random: Callable[[], float]) -> Plan[Any, Any]:
        care = self._care
        bearable = max(plan.worth for plan in plans) - care.shame
        moods: dict[Any, float] = {}
        chosen, most = plans[0], -inf
        for plan in plans:
            if plan.worth < bearable:
                continue
            first = plan.actions[0]
            if first not in moods:
                moods[first] = bell(random)
            looks = plan.worth + care.carelessness * (moods[first] + care.aim * bell(random))
            if looks > most:
                chosen, most = plan, looks
        return chosen


@dataclass(slots=True)
class Trial:
    """A plan, and what has come of it so far."""

    plan: Plan[Any, Any]
    weight: float
    """In worlds; at first it is the faith in a glance."""
    worlds: int = 0
    total: float = field(init=False)
    mean: float = field(init=False)

    def __post_init__(self) -> None:
        self.mean = self.plan.worth
        self.total = self.weight * self.mean

    def learn(self, worth: float) -> None:
        """Another world was tried."""
        self.total += worth
        self.weight += 1
        self.worlds += 1
        self.mean = self.total / self.weight


class Venturer:
    """Follows plans until so many have been followed, or time is up."""

    def __init__(
        self, ventures: Ventures, seed: int, budget: Budget, usual: int, width: int | None = None
    ) -> None:
        """`usual` is how often it follows some plan into some world if nothing else is said, `width` how many
        plans it looks at, if it takes more time than for the best few."""
        self._ventures, self._seed, self._budget, self._usual = ventures, seed, budget, usual
        self._width = width

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """At once what looks best at a glance, then better and better."""
        clock, seconds = self._budget.clock, self._budget.seconds
        end = clock() + seconds if clock and seconds is not None else None
        venture = self._ventures(view)
        plans = venture.best(view, legal, self._width)
        trials = [Trial(plan, venture.faith) for plan in plans]
        yield self._thought(venture, view, trials)
        if len(trials) == 1:
            return
        world = venture.worlds(view, chance_for(self._seed, view).random)
        for number, row in schedule(trials, self._budget.iterations or self._usual):
            for trial in row:
                trial.learn(venture.follow(view, trial.plan, world(number)))
                if clock and end is not None and clock() >= end:
                    yield self._thought(venture, view, trials)
                    return
            yield self._thought(venture, view, trials)

    @staticmethod
    def _thought(venture: Venture[Any, Any, Any, Any], view: Any, trials: list[Trial]) -> Thought[Any]:
        seat = venture.to_act(view)
        most = max(trial.worlds for trial in trials)
        # While a world is being tried, those it has not come to yet are not worse for it.
        best = max((each for each in trials if each.worlds >= most - 1), key=lambda each: each.mean)
        others: dict[Any, Trial] = {}
        for trial in sorted(trials, key=lambda each: each.mean, reverse=True):
            if trial.plan.actions[0] != best.plan.actions[0]:
                others.setdefault(trial.plan.actions[0], trial)

        def chances(trial: Trial) -> tuple[float, ...]:
            return venture.chances(view, trial.plan, trial.mean - trial.plan.worth)

        return Thought(
            best.plan.actions[0],
            chances(best),
            best.plan.actions[1:],
            tuple((first, chances(trial)[seat]) for first, trial in others.items()),
        )


def schedule(trials: Sequence[Trial], most: int) -> Iterator[tuple[int, Sequence[Trial]]]:
    """World by world, which plans to follow into it, `most` in all.

    Whenever as many worlds have been tried as before, the worse half is given up, but never all but one.
    """
    left = trials
    halvings = max(1, (len(left) - 1).bit_length())
    until = max(1, round(most / (len(left) * (1 + (halvings - 1) / 2))))
    for number in count():
        if number == until:
            left = sorted(left, key=lambda each: each.mean, reverse=True)[: max(2, (len(left) + 1) // 2)]
            until *= 2
        yield number, left[:most]
        most -= len(left)
        if most <= 0:
            return
