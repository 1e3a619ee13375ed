"""A game that was judged, in words: what was done, what would have been better, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from game.core.judging import decisions_of, deeds, reason
from game.core.messages import N_
from game.core.reviewing import Grade, Judged, Review
from game.core.rules import Seat
from game.core.words import Words
from game.services.saved_game import SavedGame

GRADES: Final = {
    Grade.BEST: N_("best"),
    Grade.GOOD: N_("good"),
    Grade.SLIP: N_("slip"),
    Grade.MISTAKE: N_("mistake"),
    Grade.BLUNDER: N_("blunder"),
}
"""What decisions are called."""
SIGNS: Final = {Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
"""What stands at those that turned something."""
GAVE_UP, PLAY_ON = N_("gave up"), N_("play on")
"""What is no action of any game."""

LED_ALL: Final = N_("{winner} led from start to finish.")
TOOK: Final = N_("{leader} led until turn {turn}. Then {winner} took the lead.")
GIVEN: Final = N_("{leader} led until turn {turn}. Then a blunder put {winner} ahead.")
SLIPPED: Final = N_("{leader} led until turn {turn}. Then a mistake put {winner} ahead.")
LATE: Final = N_("{leader} led until the very end, but {winner} won.")
SHARED: Final = N_("{winners} share the victory.")
SO_FAR: Final = N_("Judged up to turn {turn}: {leader} is ahead.")


class Retelling:
    """Knows how the table was before every decision of a game."""

    def __init__(self, saved: SavedGame, words: Callable[[], Words]) -> None:
        """`words` speaks of everybody, to nobody in particular."""
        self._saved, self._words = saved, words
        match = saved.match.anew()
        self._states, self._turns = [match.state], [match.turn]
        for action in saved.match.actions:
            match.submit(action)
            self._states.append(match.state)
            self._turns.append(match.turn)
        self.reason = lru_cache(64)(self._reason)

    def played_on(self, judged: Judged) -> tuple[Seat, ...]:
        """The seats that computers had taken over by then from those who gave up."""
        return self._saved.sitting.played_on(judged.first)

    def turn(self, judged: Judged) -> int:
        """The number of its turn, as the log has it."""
        return self._turns[judged.first]

    @property
    def decisions(self) -> int:
        """How many there are; giving up is one for everybody who did."""
        return len(decisions_of(self._saved.match)) + len(self._saved.left)

    def played(self, judged: Judged) -> str:
        """All that was done."""
        if not judged.count:
            return self._words().sentence(GAVE_UP)
        actions = self._saved.match.actions[judged.first : judged.first + judged.count]
        return self._told(judged, actions)

    def better(self, judged: Judged) -> str:
        """What would have been worth more; empty where nothing would."""
        if judged.best == judged.played:
            return ""
        if not judged.count:
            return self._words().sentence(PLAY_ON)
        parse = self._saved.module.rules.parse
        return self._told(judged, [parse(each) for each in (judged.best.action, *judged.best.expected)])

    def _told(self, judged: Judged, actions: Sequence[Any]) -> str:
        return deeds(self._saved.module, self._states[judged.first], judged.seat, actions, self._words())

    def _reason(self, judged: Judged) -> str:
        """Why that would have been better."""
        return reason(self._saved.module, self._saved.match, judged, self._words())


def story(review: Review, turn_of: Callable[[Judged], int], words: Words, *, whole: bool) -> str:
    """Where it turned, in a sentence; empty as long as nothing is judged."""
    if not review.decisions:
        return ""
    say, last = words.sentence, review.decisions[-1]
    if not whole:
        leader = words.seat(_leader(last.played.chances))
        return say(SO_FAR).format(turn=turn_of(last), leader=leader)
    winners = [Seat(seat) for seat, share in enumerate(review.result) if share > 0]
    if len(winners) > 1:
        return say(SHARED).format(winners=words.listed([words.seat(seat) for seat in winners]))
    turned = _turned(review, winners[0])
    if turned is None:
        return say(LED_ALL).format(winner=words.seat(winners[0]))
    named = {"winner": words.seat(winners[0]), "leader": words.seat(_before(review, turned, winners[0]))}
    if turned >= len(review.decisions):
        return say(LATE).format(**named)
    decision = review.decisions[turned]
    told = {Grade.BLUNDER: GIVEN, Grade.MISTAKE: SLIPPED}.get(decision.grade, TOOK)
    if decision.seat == winners[0] or _leader(decision.best.chances) == winners[0]:  # luck did it
        told = TOOK
    return say(told).format(turn=turn_of(decision), **named)


def _leader(chances: Sequence[float]) -> Seat:
    return Seat(chances.index(max(chances)))


def _turned(review: Review, winner: Seat) -> int | None:
    """The number, from 0, of the decision after which the winner was ahead for good; as many as there are, if
    not even the last one was enough. None if it was never otherwise."""
    ahead = [_leader(each.played.chances) == winner for each in review.decisions]
    if all(ahead):
        return None
    return len(ahead) - ahead[::-1].index(False)


def _before(review: Review, turned: int, winner: Seat) -> Seat:
    """Who was ahead until then."""
    return _leader(review.decisions[turned - 1].played.chances)
