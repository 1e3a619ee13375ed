"""First games that teach Fantasy Pub. The person has the clan of the north, Bo the corsairs."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Lesson
from game.fantasy_pub.lessons.first_steps import BEER, MOVE, TOAST
from game.fantasy_pub.lessons.regulars import CLOSING, OUT, RACES

LESSONS: Final[tuple[Lesson, ...]] = (BEER, MOVE, TOAST, RACES, OUT, CLOSING)
"""The first one first."""
