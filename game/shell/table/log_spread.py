"""Where everything of the log is: the sheet as it comes in, its list, and the rows of that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.scrolling import Scroll
from game.shell.stage import Box, Stage
from game.shell.table import log_sheet
from game.shell.table.log_sheet import FADE, LogPage, Row

AROUND = 88.0
"""How much of the list can be seen above and below the chosen line."""
TOP = 12.0
ENDS = TOP + FADE
"""So much further the list goes than its last line."""


class Spread:
    """The sheet in a window; `left`, if it comes in from there."""

    def __init__(self, *, left: bool) -> None:
        self._left, self._grown = left, 1.0
        self.scroll = Scroll()
        self.rows: list[Row] = []
        """Until they are laid out, there is no line to point at."""
        self.rule = 0.0
        """How high the rule below the list is."""

    def whole(self, stage: Stage) -> Box:
        """The sheet once it has come in."""
        return log_sheet.sheet(stage, self._grown, left=self._left)

    def box(self, stage: Stage, share: float) -> Box:
        """The sheet when so much of the time to come in has passed."""
        box = self.whole(stage)
        away = box.w * (1 - ease_out(min(1.0, share)))
        return box.moved(-away if self._left else away, 0)

    def view(self, sheet: Box) -> Box:
        """The list."""
        return log_sheet.list_box(sheet, self.rule)

    def place(self, row: Row, view: Box) -> Box:
        """A row of it, maybe out of view."""
        return Box(view.x, view.y + TOP + row.y - self.scroll.at, view.w, row.h)

    def in_view(self, view: Box) -> list[Row]:
        """The rows that can be seen at least in part."""
        places = [(row, self.place(row, view)) for row in self.rows]
        return [row for row, box in places if box.y < view.y + view.h and box.y + box.h > view.y]

    def lay_out(self, brush: Brush, desk: Desk, pages: Sequence[LogPage]) -> None:
        """How high is every row?"""
        self._grown = brush.type.scale
        self.rows = log_sheet.rows(brush, desk, pages)

    def measure(self, view: Box) -> None:
        """How far can it be scrolled?"""
        length = self.rows[-1].y + self.rows[-1].h + ENDS if self.rows else 0.0
        self.scroll.measure(length, view.h)

    def reveal(self, step: int, view: Box) -> None:
        """Have a line seen, with the reasons below it, if there is room for both."""
        number = next((at for at, row in enumerate(self.rows) if row.entry and row.step == step), None)
        if number is None:
            return
        row = self.rows[number]
        reasons = takewhile(lambda each: each.is_reason, self.rows[number + 1 :])
        below = max((each.y + each.h for each in reasons), default=0.0)
        end = max(row.y + row.h + AROUND, min(below + ENDS, row.y + view.h))
        self.scroll.reveal(row.y - AROUND, end)
