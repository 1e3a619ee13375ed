"""`python -m game review`: where a game turned, and how much of it was luck."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.cli.progress import Bar, progress_bar
from game.cli.terminal import Terminal
from game.core.beginning import Position
from game.core.chances import fall
from game.core.errors import BadSetup
from game.core.giving_up import told
from game.core.judging import CONCEDE, actions_of, deeds, reason, swings
from game.core.listing import Games, find
from game.core.messages import N_
from game.core.reel import Reel
from game.core.reviewing import KNOWN, Grade, Judged, Review
from game.core.rules import Seat
from game.core.weighing import Value
from game.services import files
from game.services.archive.importing import imported, text_in
from game.services.chores import Progress
from game.services.i18n import Language
from game.services.memory import no_rounds
from game.services.pace import NOT_MEASURED, Paces
from game.services.review_file import ReviewFile
from game.services.reviews import check_over, judged_on
from game.services.saved_game import SavedGame

STOPPED: Final = "Stopped. What was judged is kept: the same command goes on there."
NOT_KEPT: Final = "The review is not kept, because nothing can be written beside the game."

GRADES: Final = {
    Grade.SLIP: N_("a slip"),
    Grade.MISTAKE: N_("a mistake"),
    Grade.BLUNDER: N_("a blunder"),
}
PARTS: Final = N_(
    "{name}: {result} % of the win. Even share {even} + own play {own} + others' play {others} + "
    "luck {luck}. Accuracy {accuracy} %."
)
IDLE: Final = N_("{name}: {result} % of the win. Even share {even} + others' play {others} + luck {luck}.")
TURNED: Final = N_("Turning points:")
NEVER: Final = N_("No big mistakes in this game.")
SWING: Final = N_(
    "{number}. {name}: {played} That was {grade}: {before} % win chance before it, {after} % after it. "
    "Better: {best}"
)
GAVE_UP: Final = N_("{number}. {name} gave up with {points} % win chance.")
GIVEN: Final = N_(
    "The game started from a set position. Luck includes what that position was worth ({given})."
)
HOLDS: Final = N_("Luck includes what was hidden, and the computer's own errors.")


def game_in(games: Games, path: Path, key: str = "") -> SavedGame:
    """The game in any file: kept by this program, or a plain record. Its first line says what is played.

    Raises a `GameError` that names the line, or `OSError`.
    """
    known = games if not key else (find(games, key),)
    return replace(imported(known, text_in(path)), path=path)


@dataclass(frozen=True)
class Reader:
    """Reviews one game, and tells what came of it."""

    saved: SavedGame
    terminal: Terminal
    paces: Paces = NOT_MEASURED

    def main(self, iterations: int | None, *, as_json: bool) -> int:
        """0 if all was judged."""
        check_over(self.saved)
        keeps = self._can_keep()
        file = ReviewFile(self.saved, keeps=keeps)
        try:
            with progress_bar() as bar:
                review = self.reviewed(file, iterations, bar)
        except KeyboardInterrupt:
            if not keeps:
                raise
            print(STOPPED, file=sys.stderr)
            return 130
        if as_json:
            print(json.dumps(self.as_data(review), ensure_ascii=False))
            for line in self._given(review):
                print(line, file=sys.stderr)
        else:
            self.terminal.write(*self.report(review))
        if not keeps or file.refused:
            print(NOT_KEPT, file=sys.stderr)
        return 0

    def _can_keep(self) -> bool:
        try:
            files.check_writable(self.saved.path.resolve().parent)
        except BadSetup:
            return False
        return True

    def reviewed(self, file: ReviewFile, iterations: int | None, bar: Bar) -> Review:
        """All of it, from where it was left."""
        judging, known = judged_on(file, self.saved, iterations, self.paces), Progress()
        with no_rounds():
            while True:
                try:
                    progress = next(judging)
                except StopIteration as over:
                    review: Review = over.value
                    return review
                if progress != known:
                    known, (done, total) = progress, (progress.done, progress.total)
                    bar.tell(done, total, f"{done}/{total}", progress.left)

    def report(self, review: Review) -> Iterator[str]:
        """For people."""
        say = self.terminal.say
        for seat, name in enumerate(told(self.saved.sitting, say)):
            yield self._balance(review, Seat(seat), name)
        turned = swings(review)
        yield from ("", say(TURNED if turned else NEVER))
        for each in turned:
            yield from self._swing(each)
        yield from ("", say(KNOWN), say(HOLDS), *self._given(review))

    def _given(self, review: Review) -> Iterator[str]:
        """How much of the luck lay in the position where the game began, if it began at one."""
        sitting, say = self.saved.sitting, self.terminal.say
        if isinstance(self.saved.match.beginning, Position):
            names = enumerate(told(sitting, say))
            given = (f"{name} {100 * review.given(Seat(seat)):+.0f}" for seat, name in names)
            yield say(GIVEN, given=", ".join(given))

    def _balance(self, review: Review, seat: Seat, name: str) -> str:
        found = review.balance(seat)
        parts = {part: f"{100 * value:+.0f}" for part, value in found._asdict().items() if value is not None}
        fields: dict[str, Any] = {
            **parts,
            "even": f"{100 / review.seats:.0f}",
            "result": _percent(found.result),
        }
        if found.accuracy is None:
            return self.terminal.say(IDLE, name=name, **fields)
        return self.terminal.say(PARTS, name=name, **{**fields, "accuracy": _percent(found.accuracy)})

    def _swing(self, judged: Judged) -> Iterator[str]:
        say, sitting, match = self.terminal.say, self.saved.sitting, self.saved.match.anew()
        name = told(sitting, say, among=sitting.played_on(judged.first))[judged.seat]
        before, after = fall(judged.best.chances, judged.played.chances, judged.seat)
        fields = {"number": judged.number, "name": name, "before": before, "after": after}
        if judged.played.action == CONCEDE:
            yield say(GAVE_UP, number=judged.number, name=name, points=before)
            return
        match.submit_all(self.saved.match.actions[: judged.first])
        played, best = (self._deeds(match.state, judged, value) for value in (judged.played, judged.best))
        grade = say(GRADES[judged.grade])
        yield say(SWING, **fields, played=played, grade=grade, best=best)
        if why := self._reason(judged):
            yield f"   {why}"

    def _deeds(self, state: Any, judged: Judged, value: Value[str]) -> str:
        actions = list(map(self.saved.module.rules.parse, actions_of(value)))
        return deeds(self.saved.module, state, judged.seat, actions, self._words)

    def _reason(self, judged: Judged) -> str:
        return reason(self.saved.module, self.saved.match, judged, self._words)

    @property
    def _words(self) -> Language:
        """Spoken to nobody in particular: whoever reads it may be somebody else."""
        sitting = self.saved.sitting
        return Language(sitting.names, self.terminal.translations, worn=sitting.liveries)

    def as_data(self, review: Review) -> dict[str, Any]:
        """For programs. Losses have an error below which they may be chance."""
        sitting, reel = self.saved.sitting, Reel(self.saved.match)
        seats = [
            {"name": name, "who": who, **review.balance(Seat(seat))._asdict()}
            for seat, (name, who) in enumerate(zip(sitting.names, sitting.seats, strict=True))
        ]
        decisions = [
            {
                "number": each.number,
                "turn": reel.turn(each.first).number,
                "seat": each.seat,
                "played": list(actions_of(each.played)),
                "best": list(actions_of(each.best)),
                "loss": each.loss.cost,
                "error": each.loss.bar,
                "class": each.grade.value,
                "chances": list(each.played.chances),
                "before": list(each.best.chances),
                "reason": self._reason(each),
            }
            for each in review.decisions
        ]
        return {"game": self.saved.module.key, "seats": seats, "decisions": decisions}


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
