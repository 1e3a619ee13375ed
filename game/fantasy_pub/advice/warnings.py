"""Why a turn should rather not go on like that: whom it costs, and what could be done instead."""

from __future__ import annotations

from typing import Final

from game.core import coaching
from game.core.messages import N_
from game.core.player import Thought
from game.core.weighing import Value, Weighed
from game.core.words import Words
from game.fantasy_pub.advice.hints import advised
from game.fantasy_pub.advice.reasons import Outcome, outcome, rest_of_turn, telling, told
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.names import Teller

COSTS: Final = N_("This gets {who:object} thrown out and costs {points} % win chance. Better: {what}")
COST: Final = N_("This move gets {who:object} thrown out.")
WORSE: Final = N_("This costs {points} % win chance. Better: {what}")


def warn(view: View, weighed: Weighed[Action], action: Action, words: Words) -> str:
    """What the rest of the turn costs the seat, and how the best one begins; to others, what that would be
    good for."""
    words = words.seeing(view)
    value = weighed.of(action)
    assert value is not None, "nobody has weighed it"
    a, best = Teller(words), _turn(view, weighed.best)
    lost = [who for who in _turn(view, value).lost if who not in best.lost]
    if words.reader != view.to_move:
        return a.says(COST, who=a.who(*lost)) if lost else told(telling(best), best, words)
    points, what = coaching.points(weighed, action), advised(view, weighed.best.action, words)
    if lost:
        return a.says(COSTS, who=a.who(*lost), points=points, what=what)
    return a.says(WORSE, points=points, what=what)


def _turn(view: View, value: Value[Action]) -> Outcome:
    return outcome(view, rest_of_turn(view, Thought(value.action, expected=value.expected)))
