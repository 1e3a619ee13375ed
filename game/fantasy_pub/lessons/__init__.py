"""First games that teach Fantasy Pub."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Lesson

LESSONS: Final[tuple[Lesson, ...]] = ()
"""The first one first."""
