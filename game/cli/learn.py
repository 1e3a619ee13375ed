"""`python -m game learn`: makes the computers' tables out of nothing but games against themselves.

What is learned, and how, is the game's own business. The same seed gives the same tables, on any number of
processes. Whoever is interrupted goes on where it was, if the game takes notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path

from game.cli.crew import cores, crew
from game.cli.progress import progress_bar
from game.core.workshop import Lesson
from game.services import files


class Notes:
    """A file beside the table that is being learned; it is gone when the table is there."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self) -> str | None:
        """What was written last."""
        try:
            return self._file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    def write(self, text: str) -> None:
        """Whole or not at all."""
        files.replace(self._file, text.encode())

    def throw_away(self) -> None:
        """Nobody needs them any more."""
        self._file.unlink(missing_ok=True)


def main(lessons: Sequence[Lesson], folder: Path, jobs: int | None) -> int:
    """Learn one table after the other and write each into the folder; a single bar stands for all."""
    files.check_writable(folder)
    with crew(jobs or cores()) as workers, progress_bar() as bar:
        done, total = count(1), sum(lesson.portions for lesson in lessons)

        def tell(name: str, stage: str) -> None:
            bar.show(next(done), total, f"{name}: {stage}")

        for lesson in lessons:
            notes = Notes(folder / f"{lesson.name}.part")
            text = lesson.learn(workers, partial(tell, lesson.name), notes)
            files.replace(folder / lesson.name, text.encode())
            notes.throw_away()
            bar.clear()
            print(lesson.name, flush=True)
    return 0
