"""Reviews of games that are over: made in a process of their own, and kept beside the replays."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from time import perf_counter
from typing import Final

from game.core.errors import BadReplay
from game.core.judging import SEED, judgings
from game.core.listing import Games, find
from game.core.messages import N_
from game.core.reviewing import Judged, Review
from game.services.chores import Chore, Chores, Progress
from game.services.memory import no_rounds
from game.services.pace import NOT_MEASURED, Estimate, Paces, expected
from game.services.review_file import Found, ReviewFile
from game.services.saved_game import SavedGame, read

GOES_ON: Final = N_("Only a game that is over can be reviewed: until then nobody may know everything.")


class Reviews:
    """All that are kept. Without a folder, no game is, and no review either."""

    def __init__(self, folder: Path | None, games: Games) -> None:
        self._folder, self._games, self._paces = folder, games, Paces(folder)
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
        file = ReviewFile(saved)
        found = file.read()
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
            self._begun[saved.path] = begun
        return begun


def check_over(saved: SavedGame) -> None:
    """Raise `BadReplay` unless everything may be known of a game."""
    if not saved.ended:
        raise BadReplay(GOES_ON)


def review(
    games: Games, key: str, path: str, iterations: int | None, folder: Path | None = None
) -> Generator[Progress, None, None]:
    """The job: judge the game in a file, decision by decision; the pace is kept in that folder."""
    saved = read(find(games, key).load(), Path(path))
    check_over(saved)
    with no_rounds():
        yield from judged_on(ReviewFile(saved), saved, iterations, Paces(folder))


def judged_on(
    file: ReviewFile,
    saved: SavedGame,
    iterations: int | None = None,
    paces: Paces = NOT_MEASURED,
    clock: Callable[[], float] = perf_counter,
) -> Generator[Progress, None, Review]:
    """Judge what is not judged yet, and keep it; raises `OSError` where that fails. Gives way often.

    What is foretold follows from the pace of usual reviews, and they are remembered for the next one.
    """
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
    return file.review(found)


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
