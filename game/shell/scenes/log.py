"""The log: all that everybody saw, turn by turn, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.core.module import Entry
from game.services import clipboard
from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.paint.palette import PAGE, QUIET
from game.shell.paint.type import Face
from game.shell.scenes import log_sheet
from game.shell.scenes.log_sheet import Page, Painter, Row
from game.shell.scenes.menus import pointed
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.show import Picture
from game.shell.signals import Button, Intent, Point, PointerDown, PointerMoved, Press, Signal, Wheel
from game.shell.stage import Box, Stage

OPENING_SECONDS = 0.22
NOTCH = 96.0
"""How far a notch of the wheel moves the list."""
FLOWING = 18.0
"""How fast the list comes to where it belongs, per second."""
COPIED_SECONDS = 2.0
DIMMED = 70
COPY, CLOSE = "copy", "close"
STEP, WHY = "step", "why"
"""`(STEP, 4)` is the fifth line of the log, `(WHY, 4)` the button on it."""


class Log(Scene):
    """A sheet over the table. Time stands still below it, and it tells only what everybody may know."""

    covers = False

    def __init__(
        self,
        desk: Desk,
        pages: Sequence[Page],
        *,
        left: bool,
        light: Callable[[tuple[Hashable, ...]], object],
        rerun: Callable[[int], Scene],
        picture: Callable[[Hashable], Picture | None],
    ) -> None:
        """`light` lights what a line is about on the table, `rerun` shows a turn once more, by its number;
        `picture` is that of one of those whom a line is about."""
        super().__init__()
        self._desk, self._pages, self._left = desk, tuple(pages), left
        self._light, self._rerun, self._picture = light, rerun, picture
        self._steps = [(page, entry) for page in pages for entry in page.entries]
        self.focus = Focus()
        self._painter = Painter(desk, self.focus)
        self._asked = False
        """Rules are shown."""
        self._at = -1
        self._rows: list[Row] = []
        self._scroll = self._target = 0.0
        self._fresh = self._reveal = True
        self._elapsed = self._copied = 0.0
        self._pointer: Point | None = None
        self._below: pygame.Surface | None = None
        self._select(len(self._steps) - 1)

    # What is chosen

    @property
    def chosen(self) -> Entry | None:
        """The line that the keys and buttons are about."""
        return self._steps[self._at][1] if self._steps else None

    def _select(self, step: int) -> None:
        """Go to a line, as far as there are any."""
        if not self._steps:
            self.focus.key = CLOSE
            return
        step = min(max(step, 0), len(self._steps) - 1)
        self.focus.key, self.focus.by_mouse = (STEP, step), False
        self._turn_to(step)
        self._reveal = True

    def _turn_to(self, step: int) -> None:
        if step != self._at:
            self._at = step
            self._light(self._steps[step][1].lit)
        self.changed = True

    # Time

    @property
    def moving(self) -> bool:
        """It comes in, the list moves, or there is something to take away."""
        return self._elapsed < OPENING_SECONDS or self._scroll != self._target or self._copied > 0

    def advance(self, seconds: float) -> Go:
        """Come in, and let the list flow."""
        self.changed |= self.moving
        self._elapsed += seconds
        self._copied = max(0.0, self._copied - seconds)
        self._scroll += (self._target - self._scroll) * min(1.0, seconds * FLOWING)
        if abs(self._target - self._scroll) < 0.5:
            self._scroll = self._target
        return STAY

    # What players do

    def spots(self) -> list[Spot]:
        """The lines that can be seen, the button on the chosen one, and those above."""
        say, view = self._desk.say, self._view()
        spots = [
            spot
            for row in self._rows
            if (box := self._place(row)).y < view.y + view.h and box.y + box.h > view.y
            for spot in self._row_spots(row, _cut(box, view))
        ]
        copy, close = log_sheet.head_buttons(self._sheet())
        return [*spots, Spot(COPY, copy, say("Copy")), Spot(CLOSE, close, say("Close"))]

    def _row_spots(self, row: Row, box: Box) -> list[Spot]:
        if row.entry is None:
            first = self._first(row.page)
            name = self._desk.say("{name}, turn {number}", name=row.page.name, number=row.page.turn.number)
            return [] if row.lines or first is None else [Spot((STEP, first), box, name)]
        line = Spot((STEP, row.step), box, plain(row.entry.text), row.entry.rule.text)
        if row.step != self._at:
            return [line]
        place = log_sheet.why_box(self._place(row))
        return [line, Spot((WHY, row.step), place, self._desk.say("Why?"), row.entry.rule.text)]

    def _first(self, page: Page) -> int | None:
        """The first line of a turn."""
        return next((number for number, step in enumerate(self._steps) if step[0] is page), None)

    def handle(self, signal: Signal) -> Go:
        """Move, re-play, ask why, copy, or close."""
        match signal:
            case Press(Intent.BACK | Intent.LOG | Intent.PAUSE) | PointerDown(_, Button.RIGHT):
                return self._close()
            case PointerDown(at, Button.LEFT) if not self._sheet().holds(at):
                return self._close()
            case Press(Intent.WHY | Intent.HINT):
                self._ask()
            case Press(Intent.COPY):
                self._copy()
            case Wheel(notches):
                self._turn_wheel(notches)
            case Press(intent) if intent in _MOVES or intent in _ENDS:
                self._move(intent)
            case Press(Intent.NEXT | Intent.RIGHT):
                self._turn_round(1)
            case Press(Intent.PREVIOUS | Intent.LEFT):
                self._turn_round(-1)
            case _:
                return self._point(signal)
        return STAY

    def _close(self) -> Go:
        self._desk.audio.play("back")
        return Pop()

    def _move(self, intent: Intent) -> None:
        """Up and down through the lines; from a button back to the list."""
        on_line = isinstance(self.focus.key, tuple) and self.focus.key[0] == STEP
        if intent in _ENDS:
            self._select(_ENDS[intent] * len(self._steps))
        elif on_line or intent in (Intent.PAGE_UP, Intent.PAGE_DOWN):
            self._select(self._at + _MOVES[intent])
        else:
            self._select(self._at)
        self._desk.audio.play("hover")

    def _turn_round(self, step: int) -> None:
        """From the line to its button, to those above, and round again."""
        keys: list[Hashable] = [COPY, CLOSE]
        if self._steps:
            keys = [(STEP, self._at), (WHY, self._at), *keys]
        here = keys.index(self.focus.key) if self.focus.key in keys else -1
        self.focus.key, self.focus.by_mouse = keys[(here + step) % len(keys)], False
        self._reveal = self.changed = True
        self._desk.audio.play("hover")

    def _turn_wheel(self, notches: float) -> None:
        self._target -= notches * NOTCH
        self._clamp()
        if self.focus.by_mouse and self._pointer is not None:
            self._scroll = self._target  # or the line under the mouse would not be the one it points at
            self._point(PointerMoved(self._pointer))
        self.changed = True

    def _point(self, signal: Signal) -> Go:
        if isinstance(signal, PointerMoved):
            self._pointer = signal.at
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        if isinstance(self.focus.key, tuple):
            self._turn_to(self.focus.key[1])
        if spot is None:
            return STAY
        if isinstance(spot.key, tuple) and spot.key[0] == STEP:
            return self.replay()
        if spot.key == CLOSE:
            return Pop()
        if spot.key == COPY:
            self._copy()
        else:
            self._ask()
        return STAY

    def replay(self) -> Go:
        """See the turn of the chosen line once more."""
        return Push(self._rerun(self._steps[self._at][0].turn.number)) if self._steps else STAY

    def _ask(self) -> None:
        """Show the rules behind the lines, or no longer."""
        self._asked = not self._asked and bool(self._steps)
        self._reveal = self.changed = True
        self._desk.audio.play("click")

    def _copy(self) -> None:
        if clipboard.copy(self.text()):
            self._copied = COPIED_SECONDS
        self.changed = True

    def text(self) -> str:
        """All of it, to take along."""
        lines = []
        for page in self._pages:
            say, turn = self._desk.say, page.turn
            lines.append(say("{name}, turn {number}", name=page.name, number=turn.number))
            lines += [f"    {plain(entry.text)}" for entry in page.entries]
            lines += [f'    "{reason}"' for reason in turn.reasons]
        return "\n".join([*lines, ""])

    def resumed(self, closed: Scene, result: object) -> Go:
        """A turn has been seen."""
        self.changed = True
        return STAY

    # Where things are

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self._fresh = self._reveal = True

    def _sheet(self) -> Box:
        away = log_sheet.WIDTH * (1 - ease_out(min(1.0, self._elapsed / OPENING_SECONDS)))
        return log_sheet.sheet(self.stage, left=self._left).moved(-away if self._left else away, 0)

    def _view(self) -> Box:
        return log_sheet.list_box(self._sheet(), self._rule_height)

    _rule_height = 0.0

    def _place(self, row: Row) -> Box:
        view = self._view()
        return Box(view.x, view.y + 12 + row.y - self._scroll, view.w, row.h)

    @property
    def _length(self) -> float:
        return self._rows[-1].y + self._rows[-1].h + 24 if self._rows else 0.0

    def _clamp(self) -> None:
        self._target = min(max(0.0, self._target), max(0.0, self._length - self._view().h))

    def _lay_out(self, brush: Brush) -> None:
        """Before anything can be painted: how high is everything?"""
        if self._fresh:
            self._rows = log_sheet.rows(brush, self._pages)
        entry = self.chosen if self._asked else None
        shown = len(self._pictures(entry)) if entry else 0
        self._rule_height = self._painter.rule_height(brush, entry, shown) if entry else 0.0
        if self._reveal:
            self._bring_into_view()
        self._clamp()
        if self._fresh:
            self._scroll = self._target
        self._fresh = self._reveal = False

    def _bring_into_view(self) -> None:
        """The chosen line, and the heading of its turn if it is the first one."""
        row = next((row for row in self._rows if row.step == self._at and row.entry), None)
        if row is None:
            return
        top, bottom = row.y - 12, row.y + row.h + 36
        if self._first(row.page) == row.step:
            top -= log_sheet.HEADING
        self._target = max(min(self._target, top), bottom - self._view().h)

    def _pictures(self, entry: Entry) -> list[Picture]:
        return [picture for key in entry.lit[:1] if (picture := self._picture(key)) is not None]

    # Painting

    def draw(self, brush: Brush) -> None:
        """Over the table."""
        brush.shade(brush.stage.box, DIMMED, PAGE)
        self._below = brush.surface.copy()
        self._paint(brush)

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Without darkening the table once more."""
        if not self.changed:
            return []
        if self._below is None or self._below.get_size() != brush.surface.get_size():
            self._below = brush.surface.copy()
        area = brush.stage.pixels(log_sheet.sheet(self.stage, left=self._left).inset(-60, 0))
        brush.surface.blit(self._below, area, area)
        self._paint(brush)
        self.changed = False
        return [area.clip(brush.surface.get_rect())]

    def _paint(self, brush: Brush) -> None:
        self._lay_out(brush)
        box, view, painter = self._sheet(), self._view(), self._painter
        painter.ground(brush, box)
        before = log_sheet.clipped(brush, view)
        for row in self._rows:
            place = self._place(row)
            if place.y < view.y + view.h and place.y + place.h > view.y:
                painter.row(
                    brush, row, place, chosen=row.step == self._at and bool(row.entry), asked=self._asked
                )
        brush.surface.set_clip(before)
        if not self._rows:
            note = self._desk.say("Nothing has happened yet.")
            brush.text(note, view._replace(h=120), 24, QUIET, face=Face.BODY, align="center")
        room = max(1.0, self._length - view.h)
        painter.slider(brush, view, view.h / max(1.0, self._length), min(1.0, self._scroll / room))
        painter.head(brush, box, copied=self._copied > 0)
        if self._asked and self.chosen is not None:
            rule = Box(box.x + log_sheet.MARGIN, view.y + view.h + 10, view.w - 16, self._rule_height - 16)
            painter.rule(brush, rule, self.chosen, self._pictures(self.chosen))
        painter.foot(brush, box, self._keys())

    def _keys(self) -> list[tuple[str, str]]:
        say = self._desk.say
        return [
            (say("Enter"), say("see again")),
            ("?", say("why")),
            ("L", say("close")),
            (say("Ctrl+C"), say("copy")),
        ]


_MOVES = {Intent.UP: -1, Intent.DOWN: 1, Intent.PAGE_UP: -8, Intent.PAGE_DOWN: 8}
_ENDS = {Intent.TO_TOP: 0, Intent.TO_END: 1}


def _cut(box: Box, view: Box) -> Box:
    """The part of a box that can be seen."""
    top = max(box.y, view.y)
    return Box(box.x, top, box.w, min(box.y + box.h, view.y + view.h) - top)
