"""Weighs actions by the best plans that begin with each, all of them followed into the same worlds.

None is given up on the way, as it is by whoever only wants to know the best: unless somebody asks about what
was really done. Then plans that are surely worse than another one are not followed any further, for all that
is left to find out is how far that lies from the best. Plans of two actions that lead to the same are
followed once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean
from typing import Any

from game.core.player import USUAL, Budget
from game.core.weighing import Value, Weighed
from game.players.chance import chance_for
from game.players.scales import Scales
from game.players.venture import Plan, Trial, Venture, Venturer, Ventures

WIDTH = 2
"""So many plans for each action: a glance tells most, and each of them takes its time in every world."""
HOPELESS = 3.0
"""So many errors behind the best nobody catches up."""
GUESSES = 4
"""In so many ways it is imagined what somebody else may know."""
LOOKS = (12, 36)
"""After so many worlds it is asked who is: all that two dice can show once, or a third of it."""


@dataclass(slots=True, eq=False)
class _Followed:
    """A plan, and what came of it."""

    trial: Trial
    error: float
    """How far that may lie off, on the scale of a glance."""


class VentureWeigher:
    """Follows plans into so many worlds, unless time is up before. An iteration is one world."""

    def __init__(self, ventures: Ventures, seed: int, budget: Budget, usual: int) -> None:
        """`usual` worlds, if nothing else is said."""
        self._ventures, self._seed, self._budget, self._usual = ventures, seed, budget, usual

    def weigh(self, view: Any, legal: Sequence[Any], played: tuple[Any, ...] = ()) -> Iterator[Weighed[Any]]:
        """At once by a glance, then better and better with every world."""
        clock, seconds = self._budget.clock, self._budget.seconds
        end = clock() + seconds if clock and seconds is not None else None
        venture = self._ventures(view)
        table = _Table(venture, view, legal, played)
        yield table.weighed()
        if not table.worth_following:
            return
        world = venture.worlds(view, chance_for(self._seed, view).random)
        for number in range(self._budget.iterations or self._usual):
            for _ in table.follow(world(number)):
                yield table.latest
                if clock and end is not None and clock() >= end:
                    return
            if played and number + 1 in LOOKS:
                table.give_up()
            yield table.weighed()

    def prospects(self, view: Any) -> Iterator[tuple[float, ...]]:
        """What the best plan of the seat to act is worth to everybody, on average over what it may know."""
        venture, random = self._ventures(view), chance_for(self._seed, view).random
        follows = max(1, (self._budget.iterations or self._usual) // GUESSES)
        venturer, found = Venturer(self._ventures, self._seed, USUAL, follows), list[tuple[float, ...]]()
        for _ in range(GUESSES):
            latest: tuple[float, ...] = ()
            for thought in venturer.choose(*venture.imagined(view, random)):
                latest = thought.chances
                yield tuple(map(fmean, zip(*found, latest, strict=True)))
            found.append(latest)


_Way = tuple[Plan[Any, Any], _Followed]


class _Table:
    """All plans of all actions, and those that go on from what was really done, if anybody asks."""

    def __init__(
        self,
        venture: Venture[Any, Any, Any, Any],
        view: Any,
        legal: Sequence[Any],
        played: tuple[Any, ...],
    ) -> None:
        self._venture, self._view, self._legal = venture, view, legal
        self._ends: dict[Hashable, _Followed] = {}
        plans = venture.firsts(view, legal, WIDTH)
        self._plans = {action: [self._way(plan) for plan in plans[action]] for action in legal}
        self._played = [self._way(plan) for plan in venture.along(view, played, WIDTH)] if played else []
        self._left = list(self._ends.values())
        """Those that are followed."""
        self._scales = Scales(len(self._left), doubt=venture.doubt)
        self._found: list[list[float]] = []
        """By world: what came of each."""
        self.latest: Weighed[Any]
        """As it was after the last world."""

    def _way(self, plan: Plan[Any, Any]) -> _Way:
        end = _Followed(Trial(plan, self._venture.faith), self._venture.doubt)
        return plan, self._ends.setdefault(self._venture.alike(plan), end)

    @property
    def worth_following(self) -> bool:
        """There is something to find out in worlds."""
        return self._venture.can_follow(self._view)

    def follow(self, world: Any) -> Iterator[None]:
        """Follow all that are left into a world; gives way after each."""
        found = []
        for each in self._left:
            found.append(self._venture.follow(self._view, each.trial.plan, world))
            yield
        for each, worth in zip(self._left, found, strict=True):
            each.trial.learn(worth)
        self._found.append(found)
        self._scales.add(found)
        self._measure()

    def _measure(self) -> None:
        for number, each in enumerate(self._left):
            each.error = self._scales.error(number)

    def give_up(self) -> None:
        """Follow nothing any more that is surely worse than another plan, except what was really done."""
        best = max(self._left, key=lambda each: each.trial.mean)
        done = [end for _, end in self._played]
        kept = [
            number
            for number, each in enumerate(self._left)
            if each in done or best.trial.mean - each.trial.mean < HOPELESS * hypot(best.error, each.error)
        ]
        self._left = [self._left[number] for number in kept]
        self._found = [[found[number] for number in kept] for found in self._found]
        self._scales = Scales(len(kept), doubt=self._venture.doubt)
        for found in self._found:
            self._scales.add(found)
        self._measure()

    def weighed(self) -> Weighed[Any]:
        """As far as is known now."""
        seat = self._venture.to_act(self._view)
        self.latest = Weighed(
            seat,
            tuple(self._value(self._plans[action], seat) for action in self._legal),
            self._value(self._played, seat) if self._played else None,
        )
        return self.latest

    def _value(self, ways: Sequence[_Way], seat: int) -> Value[Any]:
        plan, end = max(ways, key=lambda each: each[1].trial.mean)
        gain = end.trial.mean - end.trial.plan.worth
        known = self._venture.chances(self._view, end.trial.plan, gain)
        better = self._venture.chances(self._view, end.trial.plan, gain + end.error)
        return Value(plan.actions[0], known, abs(better[seat] - known[seat]), plan.actions[1:])
