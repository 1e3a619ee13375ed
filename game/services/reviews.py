"""Reviews of games that are over: made in a process of their own, and kept beside the replays."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from game.core.errors import BadReplay
from game.core.judging import SEED, judgings
from game.core.listing import Games, find
from game.core.messages import N_
from game.core.reviewing import Judged, Review
from game.services import files
from game.services.chores import Chore, Chores, Progress
from game.services.memory import no_rounds
from game.services.news import News
from game.services.pace import NOT_MEASURED, Estimate, Paces, expected
from game.services.review_file import Found, ReviewFile, beside
from game.services.saved_game import SavedGame, read
from game.services.unsaved import Unsaved

GOES_ON: Final = N_("Only finished games can be reviewed. A review shows what is hidden during the game.")


@dataclass(frozen=True)
class Refused:
    """A review that the disk has not taken: a job for another time."""

    path: Path
    data: bytes
    reason: str
    """Why it did not, in a sentence."""

    def __call__(self) -> None:
        """Write it; raises `OSError`."""
        files.replace(self.path, self.data)


class Reviews:
    """All that are kept. Without a folder, no game is, and no review either."""

    def __init__(self, folder: Path | None, games: Games, unsaved: Unsaved | None = None) -> None:
        self._folder, self._games, self._paces = folder, games, Paces(folder)
        self._unsaved = unsaved or Unsaved(News())
        self._begun: dict[Path, Chore] = {}

    def kept(self, saved: SavedGame) -> Review | None:
        """The whole review of a game, if there is one."""
        found = self._found(saved)
        return found[0].review(found[1]) if found and found[0].is_whole(found[1]) else None

    def so_far(self, saved: SavedGame) -> Review | None:
        """As much as there is; None if there is nothing."""
        found = self._found(saved)
        return found[0].review(found[1]) if found and found[1].decisions else None

    def _found(self, saved: SavedGame) -> tuple[ReviewFile, Found] | None:
        if self._folder is None or not saved.ended:
            return None
        file, left = ReviewFile(saved), self._unsaved.job(beside(saved.path))
        found = file.fitting(left.data) if isinstance(left, Refused) else file.read()
        return found and (file, found)

    def lasts(self, saved: SavedGame, done: int) -> int | None:
        """How many seconds it takes to judge all decisions but so many; None before the first review."""
        pace = self._paces.of(saved.module.key)
        return None if pace is None else round(sum(expected(ReviewFile(saved).units, pace)[done:]))

    def begin(self, chores: Chores, saved: SavedGame, iterations: int | None = None) -> Chore:
        """Have a game reviewed, from where that was left; raises `BadReplay` if it is not over.

        Progress is told in decisions. Whoever asks twice gets the same chore, as long as it is not over.
        """
        check_over(saved)
        begun = self._begun.get(saved.path)
        if begun is None or begun.over:
            where = saved.module.key, str(saved.path)
            begun = chores.begin(review, self._games, *where, iterations, self._folder)
            begun.then = self._leave
            self._begun[saved.path] = begun
        return begun

    def _leave(self, refused: Refused | None) -> None:
        """It is done; what the disk did not take is tried again."""
        if refused is not None:
            self._unsaved.leave(refused.path, refused, refused.reason)


def check_over(saved: SavedGame) -> None:
    """Raise `BadReplay` unless everything may be known of a game."""
    if not saved.ended:
        raise BadReplay(GOES_ON)


def review(
    games: Games, key: str, path: str, iterations: int | None, folder: Path | None = None
) -> Generator[Progress, None, Refused | None]:
    """The job: judge the game in a file, decision by decision; the pace is kept in that folder."""
    saved = read(find(games, key).load(), Path(path))
    check_over(saved)
    file = ReviewFile(saved)
    with no_rounds():
        found = yield from _judged(file, saved, iterations, Paces(folder), perf_counter)
    return Refused(beside(saved.path), found.data, file.refused) if file.refused else None


def judged_on(
    file: ReviewFile,
    saved: SavedGame,
    iterations: int | None = None,
    paces: Paces = NOT_MEASURED,
    clock: Callable[[], float] = perf_counter,
) -> Generator[Progress, None, Review]:
    """Judge what is not judged yet, and keep it; `file` knows whether the disk refused. Gives way often."""
    return file.review((yield from _judged(file, saved, iterations, paces, clock)))


def _judged(
    file: ReviewFile, saved: SavedGame, iterations: int | None, paces: Paces, clock: Callable[[], float]
) -> Generator[Progress, None, Found]:
    """What is foretold follows from the pace of usual reviews, which is kept for the next one."""
    found, key = file.begun(iterations), saved.module.key
    usual, done = found.iterations == saved.module.levels[-1].advice, len(found.decisions)
    estimate, total = Estimate(file.units, done, paces.of(key) if usual else None, clock), len(file.units)
    yield Progress(done, total, left=estimate.left)
    for judging in judgings(saved.module, saved.match, found.iterations, SEED, file.giving, done):
        judged = yield from _listened(judging, estimate, total)
        found = file.add(found, judged)
        estimate.judged()
        if usual and estimate.pace is not None:
            paces.keep(key, estimate.pace)
        yield Progress(estimate.done, total, left=estimate.left)
    return found


def _listened(
    judging: Generator[None, None, Judged], estimate: Estimate, total: int
) -> Generator[Progress, None, Judged]:
    while True:
        try:
            estimate.work(judging.__next__)
        except StopIteration as done:
            judged: Judged = done.value
            return judged
        yield Progress(estimate.done, total, left=estimate.left)
