"""The log: all that everybody saw, turn by turn, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from itertools import takewhile

import pygame

from game.core.module import Entry
from game.core.searching import found, words_of
from game.services import clipboard
from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Hint
from game.shell.paint.palette import PAGE, QUIET, Dress
from game.shell.scenes import log_sheet
from game.shell.scenes.log_sheet import CLOSE, COPY, FADE, SEARCH, STEP, WHY, Page, Painter, Row
from game.shell.scenes.menus import pointed
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.scrolling import Scroll
from game.shell.show import Picture
from game.shell.signals import (
    Button,
    Intent,
    Point,
    PointerDown,
    PointerMoved,
    Press,
    Signal,
    Typed,
    Wheel,
)
from game.shell.stage import Box, Stage

OPENING_SECONDS = 0.22
COPIED_SECONDS = 2.0
NOTCH = 96.0
"""How far a notch of the wheel moves the list."""
AROUND = 88.0
"""How much of the list can be seen above and below the chosen line."""
TOP = 12.0
ENDS = TOP + FADE
"""So much further the list goes than its last line."""
DIMMED = 70
LONGEST_QUERY = 40
_MOVES = {Intent.UP: -1, Intent.DOWN: 1, Intent.PAGE_UP: -8, Intent.PAGE_DOWN: 8}
_ENDS = {Intent.TO_TOP: 0, Intent.TO_END: 1}


class Log(Scene):
    """A sheet over the table. Time stands still below it, and it tells only what everybody may know."""

    covers = False

    def __init__(
        self,
        desk: Desk,
        pages: Sequence[Page],
        dress: Dress,
        *,
        left: bool,
        light: Callable[[tuple[Hashable, ...]], object],
        rerun: Callable[[int], Scene],
        picture: Callable[[Hashable], Picture | None],
    ) -> None:
        """`light` lights what a line is about on the table, `rerun` shows a turn once more, by its number;
        `picture` is that of one of those whom a line is about."""
        super().__init__()
        self._desk, self._all, self._left = desk, tuple(pages), left
        self._light, self._rerun, self._picture = light, rerun, picture
        self.focus, self._scroll = Focus(), Scroll()
        self._painter = Painter(desk, self.focus, dress)
        self._asked = False
        """Rules are shown."""
        self.query: str | None = None
        """What is looked for, while somebody does."""
        self._grown, self._rule_height = 1.0, 0.0
        self._elapsed = OPENING_SECONDS if desk.settings.reduced_motion else 0.0
        self._copied = 0.0
        self._pointer: Point | None = None
        self._below: pygame.Surface | None = None
        self._rows: list[Row]
        self._show(self._all)
        self._select(len(self._steps) - 1)

    def _show(self, pages: Sequence[Page]) -> None:
        """These turns are in the list."""
        self._pages = tuple(pages)
        self._steps = [(page, entry) for page in pages for entry in page.entries]
        self._rows, self._at = [], -1  # until they are painted, there is no line to point at
        self._fresh = self._reveal = self.changed = True

    # What is chosen

    @property
    def chosen(self) -> Entry | None:
        """The line that the keys and buttons are about."""
        return self._steps[self._at][1] if self._steps else None

    @property
    def _closed(self) -> bool:
        """The turn it belongs to is not seen again; whoever wants to is told why."""
        return bool(self._steps) and self._steps[self._at][0].closed

    def _select(self, step: int) -> None:
        """Go to a line, as far as there are any."""
        if not self._steps:
            self.focus.key = CLOSE
            self._light(())
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
        return self._elapsed < OPENING_SECONDS or self._scroll.moving or self._copied > 0

    def advance(self, seconds: float) -> Go:
        """Come in, and let the list flow."""
        self.changed |= self.moving
        self._elapsed += seconds
        self._copied = max(0.0, self._copied - seconds)
        self._scroll.flow(seconds)
        return STAY

    # What there is to point at

    def spots(self) -> list[Spot]:
        """The lines that can be seen, the button on the chosen one, and those above."""
        say, view = self._desk.say, self._view()
        names = {CLOSE: say("Close"), COPY: say("Copy"), SEARCH: say("Search")}
        boxes = log_sheet.head_boxes(self._sheet())
        return [
            *(spot for row in self._in_view(view) for spot in self._row_spots(row, view)),
            *(Spot(key, boxes[key], names[key]) for key in (SEARCH, COPY, CLOSE)),
        ]

    def _in_view(self, view: Box) -> list[Row]:
        places = [(row, self._place(row)) for row in self._rows]
        return [row for row, box in places if box.y < view.y + view.h and box.y + box.h > view.y]

    def _row_spots(self, row: Row, view: Box) -> list[Spot]:
        """A line; a heading stands for the first line of its turn, if there is one yet, a reason for none."""
        box = _cut(self._place(row), view)
        if row.entry is None:
            name = self._desk.say("{name}, turn {number}", name=row.page.name, number=row.page.turn.number)
            leads = row.page.entries and not row.is_reason
            return [Spot((STEP, self._first(row.page)), box, name)] if leads else []
        line = Spot((STEP, row.step), box, plain(row.entry.text), row.entry.rule.text)
        if row.step != self._at:
            return [line]
        why = log_sheet.why_box(self._place(row))
        return [line, Spot((WHY, row.step), why, self._desk.say("Why?"), row.entry.rule.text)]

    def _first(self, page: Page) -> int:
        """The first line of a turn."""
        return next(number for number, step in enumerate(self._steps) if step[0] is page)

    # What players do

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Somebody writes what to look for."""
        return self.query is not None

    def handle(self, signal: Signal) -> Go:
        """Move, re-play, ask why, look for something, copy, or close."""
        match signal:
            case Press(Intent.BACK) if self.query is not None:
                self._look_for(None)
            case Press(Intent.BACK | Intent.LOG | Intent.PAUSE) | PointerDown(_, Button.RIGHT):
                return self._close()
            case PointerDown(at, Button.LEFT) if not self._sheet().holds(at):
                return self._close()
            case Typed(text) if self.query is not None:
                self._look_for((self.query + text)[:LONGEST_QUERY])
            case Press(Intent.ERASE) if self.query is not None:
                self._look_for(self.query[:-1])
            case Press(Intent.WHY | Intent.HINT):
                self._desk.audio.play("click")
                self._ask()
            case Press(Intent.COPY):
                self._copy()
            case Press(Intent.SEARCH):
                self._look_for("")
            case Wheel(notches):
                self._turn_wheel(notches)
            case _:
                return self._go(signal)
        return STAY

    def _go(self, signal: Signal) -> Go:
        """Through the lines, and to the buttons."""
        match signal:
            case Press(intent) if intent in _MOVES or intent in _ENDS:
                self._move(intent)
            case Press(Intent.NEXT | Intent.RIGHT):
                self._turn_round(1)
            case Press(Intent.PREVIOUS | Intent.LEFT):
                self._turn_round(-1)
            case Press(Intent.CONFIRM) if self.focus.key is not None:
                self._desk.audio.play("click")
                return self._choose(self.focus.key)  # it may still be on its way into view
            case _:
                return self._point(signal)
        return STAY

    def _close(self) -> Go:
        self._desk.audio.play("back")
        return Pop()

    def _move(self, intent: Intent) -> None:
        """Up and down through the lines; from a button back to the list."""
        if intent in _ENDS:
            self._select(_ENDS[intent] * len(self._steps))
        elif _is(self.focus.key, STEP) or abs(_MOVES[intent]) > 1:
            self._select(self._at + _MOVES[intent])
        else:
            self._select(self._at)
        self._desk.audio.play("hover")

    def _turn_round(self, step: int) -> None:
        """From the line to its button, to those above, and round again."""
        keys: list[Hashable] = [SEARCH, COPY, CLOSE]
        if self._steps:
            keys = [(STEP, self._at), (WHY, self._at), *keys]
        here = keys.index(self.focus.key) if self.focus.key in keys else -1
        self.focus.key, self.focus.by_mouse = keys[(here + step) % len(keys)], False
        self._reveal = self.changed = True
        self._desk.audio.play("hover")

    def _turn_wheel(self, notches: float) -> None:
        self._scroll.by(-notches * NOTCH)
        if self.focus.by_mouse and self._pointer is not None:
            self._scroll.jump()  # or the line under the mouse would not be the one it points at
            self._point(PointerMoved(self._pointer))
        self.changed = True

    def _point(self, signal: Signal) -> Go:
        if isinstance(signal, PointerMoved):
            self._pointer = signal.at
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        if isinstance(self.focus.key, tuple):
            self._turn_to(self.focus.key[1])
        return STAY if spot is None else self._choose(spot.key)

    def _choose(self, key: Hashable) -> Go:
        if _is(key, STEP) and not self._closed:
            return Push(self._rerun(self._steps[self._at][0].turn.number))
        if key == CLOSE:
            return Pop()
        if key == COPY:
            self._copy()
        elif key == SEARCH:
            self._look_for("" if self.query is None else None)
        else:
            self._ask()
        return STAY

    def _ask(self) -> None:
        """Show the rules behind the lines, or no longer."""
        self._asked = not self._asked and bool(self._steps)
        self._reveal = self.changed = True

    def _look_for(self, query: str | None) -> None:
        """Show the lines with these words only; with None, all of them again."""
        turn = self._steps[self._at][0].turn if self._steps else None
        self.query = query
        self._show(_found(self._all, query or ""))
        turns = [page.turn for page, _ in self._steps]
        self._select(turns.index(turn) if turn in turns else len(self._steps) - 1)

    # To take along

    def _copy(self) -> None:
        if clipboard.copy(self.text()):
            self._copied = COPIED_SECONDS
        self.changed = True

    def text(self) -> str:
        """All that is shown."""
        lines = []
        for page in self._pages:
            heading = self._desk.say("{name}, turn {number}", name=page.name, number=page.turn.number)
            steps = [f"    {plain(entry.text)}" for entry in page.entries]
            lines += [heading, *steps, *(f'    "{reason}"' for reason in page.turn.reasons)]
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
        box = log_sheet.sheet(self.stage, self._grown, left=self._left)
        away = box.w * (1 - ease_out(min(1.0, self._elapsed / OPENING_SECONDS)))
        return box.moved(-away if self._left else away, 0)

    def _view(self) -> Box:
        return log_sheet.list_box(self._sheet(), self._rule_height)

    def _place(self, row: Row) -> Box:
        view = self._view()
        return Box(view.x, view.y + TOP + row.y - self._scroll.at, view.w, row.h)

    def _lay_out(self, brush: Brush) -> None:
        """Before anything can be painted: how high is everything?"""
        if self._fresh:
            self._grown = brush.type.scale
            self._rows = log_sheet.rows(brush, self._desk, self._pages)
        entry = self.chosen if self._asked else None
        self._rule_height = 0.0
        if entry is not None:
            self._rule_height = self._painter.rule_height(brush, entry, len(self._pictures(entry)))
        length = self._rows[-1].y + self._rows[-1].h + ENDS if self._rows else 0.0
        self._scroll.measure(length, self._view().h)
        number = next((at for at, row in enumerate(self._rows) if row.entry and row.step == self._at), None)
        if self._reveal and number is not None:
            self._scroll.reveal(*self._around(number))
        if self._fresh:
            self._scroll.jump()
        self._fresh = self._reveal = False

    def _around(self, number: int) -> tuple[float, float]:
        """From where to where the list is to be seen around a row: with the reasons below it, if there is
        room for both."""
        row = self._rows[number]
        reasons = takewhile(lambda each: each.is_reason, self._rows[number + 1 :])
        below = max((each.y + each.h for each in reasons), default=0.0)
        return row.y - AROUND, max(row.y + row.h + AROUND, min(below + ENDS, row.y + self._view().h))

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
        area = brush.stage.pixels(log_sheet.sheet(self.stage, self._grown, left=self._left).inset(-60, 0))
        area = area.clip(brush.surface.get_rect())
        brush.surface.blit(self._below, area, area)
        self._paint(brush)
        self.changed = False
        return [area]

    def _paint(self, brush: Brush) -> None:
        self._lay_out(brush)
        box, view, painter = self._sheet(), self._view(), self._painter
        painter.ground(brush, box)
        before = log_sheet.clipped(brush, view)
        for row in self._in_view(view):
            chosen = row.entry is not None and row.step == self._at
            painter.row(brush, row, self._place(row), chosen=chosen, asked=self._asked)
        brush.surface.set_clip(before)
        painter.edges(brush, view)
        painter.slider(brush, view, self._scroll.share, self._scroll.done)
        if not self._rows:
            room = view.inset(20, 0)._replace(h=240)
            brush.paragraph(self._nothing(), room, 24, QUIET, align="center", middle=True)
        painter.head(brush, box, self._note(), self.query, copied=self._copied > 0)
        if self._asked and self.chosen is not None:
            rule = Box(box.x + log_sheet.MARGIN, view.y + view.h + 10, view.w - 16, self._rule_height - 18)
            painter.rule(brush, rule, self.chosen, self._pictures(self.chosen))
        painter.foot(brush, box, self._hints())

    def _note(self) -> str:
        say = self._desk.say
        if self._copied > 0:
            return say("Copied.")
        return say("Closed piles: no names.") if self._closed else say("Choose a turn to see it again.")

    def _nothing(self) -> str:
        say = self._desk.say
        if any(page.closed for page in self._all):
            return say("Nothing of that kind in the last two rounds; older turns stay closed until the end.")
        return say("Nothing of that kind has happened.") if self._all else say("Nothing has happened yet.")

    def _hints(self) -> list[Hint]:
        say, key = self._desk.say, self._desk.key
        enter = (key(Intent.CONFIRM), say("why") if self._closed else say("see again"))
        if self.query is not None:
            return [enter, (key(Intent.BACK), say("show all"))]
        why = [] if self._closed else [(key(Intent.WHY, Intent.HINT), say("why"))]
        return [enter, *why, (key(Intent.LOG), say("close")), (key(Intent.SEARCH), say("search"))]


def _is(key: Hashable, kind: str) -> bool:
    return isinstance(key, tuple) and key[0] == kind


def _found(pages: Sequence[Page], query: str) -> list[Page]:
    """The lines that hold all the words, and the turns they belong to."""
    words = words_of(query)
    kept = [
        replace(
            page,
            entries=tuple(
                entry for entry in page.entries if found(words, f"{page.name} {plain(entry.text)}")
            ),
        )
        for page in pages
    ]
    return [page for page in kept if page.entries]


def _cut(box: Box, view: Box) -> Box:
    """The part of a box that can be seen."""
    top = max(box.y, view.y)
    return Box(box.x, top, box.w, min(box.y + box.h, view.y + view.h) - top)
