"""Weighs actions by the best plans that begin with each, all of them followed into the same worlds.

None is given up on the way, as it is by whoever only wants to know the best. Plans of two actions that lead
to the same are followed once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.player import Budget
from game.core.weighing import Value, Weighed
from game.players.chance import chance_for
from game.players.scales import Scales
from game.players.venture import Plan, Trial, Venture, Ventures

WIDTH = 2
"""So many plans for each action: a glance tells most, and each of them takes its time in every world."""


@dataclass(slots=True)
class _Followed:
    """A plan, what came of it, and with which number it lies on the scales."""

    trial: Trial
    number: int


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
            yield table.weighed()


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
        self._scales = Scales(len(self._ends), doubt=venture.doubt)
        self.latest: Weighed[Any]
        """As it was after the last world."""

    def _way(self, plan: Plan[Any, Any]) -> _Way:
        end = _Followed(Trial(plan, self._venture.faith), len(self._ends))
        return plan, self._ends.setdefault(self._venture.alike(plan), end)

    @property
    def worth_following(self) -> bool:
        """There is something to find out in worlds."""
        return self._venture.can_follow(self._view)

    def follow(self, world: Any) -> Iterator[None]:
        """Follow everything into a world; gives way after each."""
        found = []
        for each in self._ends.values():
            found.append(self._venture.follow(self._view, each.trial.plan, world))
            yield
        for each, worth in zip(self._ends.values(), found, strict=True):
            each.trial.learn(worth)
        self._scales.add(found)

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
        chances, step = self._venture.chances, self._scales.error(end.number)
        known = chances(self._view, end.trial.plan, gain)
        better = chances(self._view, end.trial.plan, gain + step)
        return Value(plan.actions[0], known, abs(better[seat] - known[seat]), plan.actions[1:])
