"""What a coach says about a decision: when to warn, and what a move has cost. Only from what was measured."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

from game.core import chances
from game.core.coach_modes import MODES as MODES
from game.core.coach_modes import OFF as OFF
from game.core.coach_modes import TEACH as TEACH
from game.core.coach_modes import WARN as WARN
from game.core.messages import N_
from game.core.player import Thought
from game.core.weighing import Weighed
from game.core.words import Words

MUCH: Final = 0.12
"""So much of the chance to win is worth a warning."""
SURELY: Final = 0.05
"""And so much of it must be sure: what is within the error does not count."""
UNSURE: Final = 0.08
"""Whoever may be wrong by so much says nothing about what a move has cost."""
LEAST: Final = 0.01
"""Less than that nobody can tell from the best."""

BEST: Final = N_("Coach: best move.")
COST: Final = N_("Coach: cost {points} % win chance.")
BETTER: Final = N_("Coach: cost {points} % win chance. Better: {what}")


class Verdict(NamedTuple):
    """What a move has cost."""

    points: int
    """Of a hundred; 0 if nothing better is known."""


def warns(weighed: Weighed[Any], action: Any) -> bool:
    """It costs much, and that is certain enough."""
    loss = weighed.loss(action)
    return loss is not None and loss.cost >= MUCH and loss.cost - loss.bar >= SURELY


def verdict(weighed: Weighed[Any], action: Any) -> Verdict | None:
    """What it has cost, if that is known well enough; a loss that may be chance is none."""
    loss = weighed.loss(action)
    if loss is None or loss.bar > UNSURE:
        return None
    return Verdict(chances.points(loss.cost) if loss.cost > max(loss.bar, LEAST) else 0)


def points(weighed: Weighed[Any], action: Any) -> int:
    """By how many of a hundred the action is worse than the best."""
    loss = weighed.loss(action)
    assert loss is not None, "nobody has weighed it"
    return chances.points(loss.cost)


def advice(weighed: Weighed[Any]) -> Thought[Any]:
    """The best of what was weighed, as a player would think of it."""
    best, seat = weighed.best, weighed.seat
    others = ((each.action, each.chances[seat]) for each in weighed.values if each is not best)
    return Thought(best.action, best.chances, best.expected, tuple(others))


def measured(weighed: Weighed[Any], thought: Thought[Any]) -> Thought[Any]:
    """Advice with the win chances that were weighed: a hint and a coach say the same."""
    value = weighed.of(thought.action)
    if value is None:
        return thought
    others = ((each.action, each.chances[weighed.seat]) for each in weighed.values if each is not value)
    return replace(thought, chances=value.chances, others=tuple(others))


def led(weighed: Weighed[Any], thought: Thought[Any]) -> Weighed[Any]:
    """The same for somebody who was given this advice: it stays the best there is, as long as it holds."""
    value, best = weighed.of(thought.action), weighed.best
    if value is None or value is best:
        return weighed
    first = replace(best, action=value.action, expected=thought.expected)
    return replace(weighed, values=(first, *(each for each in weighed.values if each is not value)))


def told(found: Verdict, better: str, words: Words) -> str:
    """A verdict as a sentence; `better` says what to do instead, if anybody may hear that."""
    if not found.points:
        return words.sentence(BEST)
    template = BETTER if better else COST
    return words.sentence(template).format(points=found.points, what=better)
