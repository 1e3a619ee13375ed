"""`python -m game learn`: makes the computers' tables out of nothing but games against themselves.

What is learned, and how, is the game's own business. The same seed gives the same tables, on any number of
processes.
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


def main(lessons: Sequence[Lesson], folder: Path, jobs: int | None) -> int:
    """Learn one table after the other and write each into the folder; a single bar stands for all."""
    files.check_writable(folder)
    with crew(jobs or cores()) as workers, progress_bar() as bar:
        done, total = count(1), sum(lesson.portions for lesson in lessons)

        def tell(name: str, stage: str) -> None:
            bar.show(next(done), total, f"{name}: {stage}")

        for lesson in lessons:
            text = lesson.learn(workers, partial(tell, lesson.name))
            (folder / lesson.name).write_text(text, encoding="utf-8")
            bar.clear()
            print(lesson.name, flush=True)
    return 0
