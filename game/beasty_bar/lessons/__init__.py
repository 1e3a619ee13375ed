"""First games that teach Beasty Bar. The person is blue, Bo is yellow."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.first_steps import HOP, LINE, TEETH
from game.beasty_bar.lessons.more import NEW_BEASTS, POINTS
from game.beasty_bar.lessons.tricks import CROWD, PRETENDERS
from game.core.lessons import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (LINE, HOP, TEETH, CROWD, PRETENDERS, NEW_BEASTS, POINTS)
"""The first one first."""
