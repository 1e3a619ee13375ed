"""Why a card should rather not be played like that: what is lost by it, compared with the best."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.advice.comparisons import missed
from game.beasty_bar.advice.consequences import confided, outcome
from game.beasty_bar.advice.reasons import telling, told
from game.beasty_bar.rules.actions import Action, Play
from game.beasty_bar.rules.animals import card_of
from game.beasty_bar.rules.view import View
from game.beasty_bar.telling.chronicle import Teller
from game.core import coaching
from game.core.messages import N_
from game.core.sentences import Noun
from game.core.weighing import Weighed
from game.core.words import Words

BECAUSE: Final = N_("{why}: {points} % less win chance than with {other:object}.")
WORSE: Final = N_("{points} % less win chance than with {other:object}. {why}")
ANOTHER_WAY: Final = N_("another way to play it")
ANOTHER_ORDER: Final = N_("another order")


def warn(view: View, weighed: Weighed[Action], action: Action, words: Words) -> str:
    """What the action misses that can be seen at once; else what the best is good for. Others than the seat
    are told no more than that."""
    best, say = weighed.best.action, Teller(words)
    points = coaching.points(weighed, action)
    better = confided(outcome(view, best), view)
    reason = told(telling(better), view, words)
    addressed = words.reader == view.to_move
    if not isinstance(best, Play) or not isinstance(action, Play):
        if not addressed:
            return reason
        order = Noun(lambda _: words.sentence(ANOTHER_ORDER))
        return say.says(WORSE, points=points, other=order, why=reason)
    same = best.chain[0] == action.chain[0]
    played = None if same else card_of(view.to_move, action.chain[0])
    other = (
        Noun(lambda _: words.sentence(ANOTHER_WAY))
        if same
        else say.card(card_of(view.to_move, best.chain[0]))
    )
    why = missed(view, best, outcome(view, action), played, words)
    if not addressed:
        return why or reason
    if why:
        return say.says(BECAUSE, why=why.rstrip("."), points=points, other=other)
    return say.says(WORSE, points=points, other=other, why=reason)
