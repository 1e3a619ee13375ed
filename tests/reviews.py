"""Reviews that nobody had to wait for: made up, but of real decisions, and as whole as one likes."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

from game.core.reviewing import Judged, Review
from game.core.weighing import Value
from game.services.chores import Chore, Progress, State
from game.services.saved_game import SavedGame

CHANCE = (0.0, 0.0, 0.0, 0.01, 0.02, 0.05, 0.11, 0.24)
"""What decisions cost."""


def made_up(saved: SavedGame, seed: int = 1, most: int | None = None) -> Review:
    """A review of all decisions, or of the first ones; turns of several actions are one decision each."""
    units, chance, seats = _units(saved), Random(seed), len(saved.sitting.seats)
    shares, decisions = [1 / seats] * seats, []
    for number, unit in enumerate(units, start=1):
        drift = [share + chance.gauss(0, 0.05) for share in shares]
        pull = number / len(units) * 0.12
        drift = [(1 - pull) * each + pull * end for each, end in zip(drift, saved.result, strict=True)]
        best = _shares(drift)
        decisions.append(_judged(number, unit, best, chance))
        shares = list(decisions[-1].played.chances)
    return Review(seats, tuple(decisions[:most]), saved.result)


def _units(saved: SavedGame) -> list[tuple[int, int, int, Any, Any]]:
    """First action, how many, turn, state before, and the rules, of each decision."""
    match, rules, before = saved.match.anew(), saved.module.rules, []
    for number, action in enumerate(saved.match.actions):
        before.append((number, rules.turn(match.state), match.to_act, match.state))
        match.submit(action)
    units = []
    for (turn, _), group in groupby(before, key=lambda each: (each[1], each[2])):
        first, *others = list(group)
        units.append((first[0], 1 + len(others), turn, first[3], saved.match))
    return units


def _judged(number: int, unit: tuple[int, int, int, Any, Any], best: list[float], chance: Random) -> Judged:
    first, count, turn, state, match = unit
    rules = match.rules
    seat, legal = rules.to_act(state), rules.legal_actions(state)
    played, others = match.actions[first], [each for each in legal if each != match.actions[first]]
    error = chance.choice((0.0, 0.01, 0.02))
    cost = min(chance.choice(CHANCE), best[seat] * 0.8) if others else 0.0
    top = Value(rules.spell(played), tuple(best), error)
    expected = tuple(map(rules.spell, match.actions[first + 1 : first + count]))
    if not cost:
        value = Value(top.action, top.chances, error, expected)
        return Judged(number, first, count, turn, seat, value, value)
    rest = cost / (len(best) - 1)
    worse = tuple(share - cost if each == seat else share + rest for each, share in enumerate(best))
    value = Value(rules.spell(played), worse, error / 4, expected)
    better = Value(rules.spell(chance.choice(others)), tuple(best), error / 4)
    return Judged(number, first, count, turn, seat, value, better)


def _shares(weights: list[float]) -> list[float]:
    kept = [max(0.02, each) for each in weights]
    return [each / sum(kept) for each in kept]


class MadeUpReviews:
    """What the desk asks for a review: none at first, and a chore that does what it is told."""

    def __init__(self, judged: int | None = 0) -> None:
        """So many decisions are judged already; None: all."""
        self.judged, self.chore = judged, SteppedChore()
        self.begun = 0
        self.pace: int | None = None
        """Seconds that a decision takes, if that is known from a review before."""

    def kept(self, saved: SavedGame) -> Review | None:
        return made_up(saved) if self.judged is None else None

    def so_far(self, saved: SavedGame) -> Review | None:
        return made_up(saved, most=self.judged) if self.judged != 0 else None

    def lasts(self, saved: SavedGame, done: int) -> int | None:
        return self.pace and self.pace * (len(made_up(saved).decisions) - done)

    def begin(self, chores: object, saved: SavedGame, iterations: int | None = None) -> Chore:
        self.begun += 1
        self.chore = SteppedChore()
        self.chore.progress = Progress(self.judged or 0, len(made_up(saved).decisions))
        return self.chore

    def judge(self, judged: int, total: int, left: int | None = None) -> None:
        """So many are judged by now, and so many seconds are left."""
        whole = judged == total
        self.judged = None if whole else judged
        self.chore.progress = Progress(judged, total, left=left)
        self.chore.state = State.DONE if whole else State.WORKING


class SteppedChore(Chore):
    """Works as far as a test says."""

    def __init__(self) -> None:
        super().__init__(lambda: iter(()), ())  # type: ignore[arg-type, return-value]
        self.state = State.WORKING
