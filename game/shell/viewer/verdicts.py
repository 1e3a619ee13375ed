"""What a review says of the moments of a match, in words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from game.core.judging import actions_of, deeds
from game.core.messages import N_
from game.core.module import GameModule
from game.core.reel import Reel
from game.core.reviewing import Grade, Judged, Review
from game.core.rules import Seat
from game.core.words import Words
from game.shell.paint.palette import ENTERS, GOLD, LEAVES, QUIET, Colour

NAMES: Final = {
    Grade.BEST: N_("Best move"),
    Grade.GOOD: N_("Good move"),
    Grade.SLIP: N_("Slip"),
    Grade.MISTAKE: N_("Mistake"),
    Grade.BLUNDER: N_("Blunder"),
}
SIGNS: Final = {
    Grade.BEST: "!",
    Grade.GOOD: "",
    Grade.SLIP: "?!",
    Grade.MISTAKE: "?",
    Grade.BLUNDER: "??",
}
"""As players of other games write it behind a move."""
COLOURS: Final[dict[Grade, Colour]] = {
    Grade.BEST: ENTERS,
    Grade.GOOD: QUIET,
    Grade.SLIP: GOLD,
    Grade.MISTAKE: GOLD,
    Grade.BLUNDER: LEAVES,
}
BETTER: Final = N_("Better: {what}")
TURNING: Final = (Grade.MISTAKE, Grade.BLUNDER)
"""What is worth a mark where a whole game is seen at a glance."""

Reason = Callable[[Judged, Words], str]
"""Why the better move is better, in a sentence."""


class Verdicts:
    """The decisions of a review by the moment at which they were made."""

    def __init__(self, module: GameModule, reel: Reel, review: Review | None, reason: Reason) -> None:
        self._module, self.reel, self.review, self._reason = module, reel, review, reason
        self.decisions: Sequence[Judged] = () if review is None else review.decisions

    def at(self, moment: int) -> Judged | None:
        """The decision that is being made at a moment, if it was judged."""
        number = bisect_right(self.decisions, moment, key=lambda judged: judged.first) - 1
        if number < 0:
            return None
        judged = self.decisions[number]
        return judged if moment < judged.first + judged.count else None

    def chances(self, moment: int) -> tuple[float, ...]:
        """By seat, as far as they are known then: what the best move was worth; at the end, the result."""
        if self.review is None:
            return ()
        if moment == self.reel.last and self.reel.to_act(moment) is None:
            return self.review.result
        judged = self.at(moment)
        if judged is None:
            return ()
        return judged.best.chances if moment == judged.first else judged.played.chances

    def better(self, judged: Judged, words: Words) -> str:
        """What would have been better, and why; empty where nothing was."""
        if judged.grade in (Grade.BEST, Grade.GOOD):
            return ""
        better = words.sentence(BETTER).format(what=self._what(judged, words))
        return " ".join(filter(None, [better, self._reason(judged, words)]))

    def _what(self, judged: Judged, words: Words) -> str:
        """The better move, as players tell it."""
        actions = list(map(self._module.rules.parse, actions_of(judged.best)))
        return deeds(self._module, self.reel.states[judged.first], judged.seat, actions, words)

    def turning(self) -> list[tuple[int, Seat, Grade]]:
        """The moments at which much was lost, by whom, and how much."""
        return [(each.first, each.seat, each.grade) for each in self.decisions if each.grade in TURNING]
