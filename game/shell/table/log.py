"""The log: all that everybody saw, turn by turn, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.core.telling import Entry
from game.services import clipboard
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Hint
from game.shell.paint.palette import QUIET, Dress
from game.shell.scenes.overlay import Dialog
from game.shell.scenes.scene import STAY, Go, Pop, Scene
from game.shell.show import Picture
from game.shell.signals import Button, Intent, Point, PointerDown, PointerMoved, Press, Signal, Typed, Wheel
from game.shell.stage import Box, Stage
from game.shell.table import log_sheet
from game.shell.table.log_lines import Lines
from game.shell.table.log_sheet import CLOSE, COPY, SEARCH, STEP, WHY, LogPage, Painter, Row
from game.shell.table.log_spread import Spread

OPENING_SECONDS = 0.22
COPIED_SECONDS = 2.0
NOTCH = 96.0
"""How far a notch of the wheel moves the list."""
_MOVES = {Intent.UP: -1, Intent.DOWN: 1, Intent.PAGE_UP: -8, Intent.PAGE_DOWN: 8}
_ENDS = {Intent.TO_TOP: 0, Intent.TO_END: 1}


class Log(Dialog):
    """A sheet over the table. Time stands still below it, and it tells only what everybody may know."""

    veil = 70

    def __init__(
        self,
        desk: Desk,
        pages: Sequence[LogPage],
        dress: Dress,
        *,
        left: bool,
        light: Callable[[tuple[Hashable, ...]], object],
        see: Callable[[int], Go],
        picture: Callable[[Hashable], Picture | None],
    ) -> None:
        """`light` lights what a line is about on the table, `see` leads to a turn, by its number;
        `picture` is that of one of those whom a line is about."""
        super().__init__(desk)
        self.lines, self.spread = Lines(desk, pages), Spread(left=left)
        self._light, self._see, self._picture = light, see, picture
        self._painter = Painter(desk, self.focus, dress)
        self._asked = False
        """Rules are shown."""
        self._elapsed = OPENING_SECONDS if desk.settings.reduced_motion else 0.0
        self._copied = 0.0
        self._pointer: Point | None = None
        self._fresh = self._reveal = True
        self._select(len(self.lines.steps) - 1)

    # What is chosen

    def _select(self, step: int) -> None:
        """Go to a line, as far as there are any."""
        if not self.lines.steps:
            self.focus.key = CLOSE
            self._light(())
            return
        step = self.lines.nearest(step)
        self.focus.key, self.focus.by_mouse = (STEP, step), False
        self._turn_to(step)
        self._reveal = True

    def turn_to(self, number: int) -> None:
        """Go to the first line of a turn, or of the next of which there is one."""
        turns = [page.turn.number for page, _ in self.lines.steps]
        self._select(next((step for step, turn in enumerate(turns) if turn >= number), len(turns)))

    def _turn_to(self, step: int) -> None:
        if step != self.lines.at:
            self.lines.at = step
            self._light(self.lines.steps[step][1].lit)
        self.changed = True

    # Time

    @property
    def moving(self) -> bool:
        """It comes in, the list moves, or there is something to take away."""
        return self._elapsed < OPENING_SECONDS or self.spread.scroll.moving or self._copied > 0

    def advance(self, seconds: float) -> Go:
        """Come in, and let the list flow."""
        self.changed |= self.moving
        self._elapsed += seconds
        self._copied = max(0.0, self._copied - seconds)
        self.spread.scroll.flow(seconds)
        return STAY

    # What there is to point at

    def spots(self) -> list[Spot]:
        """The lines that can be seen, the button on the chosen one, and those above."""
        say, view = self._desk.say, self._view()
        names = {CLOSE: say("Close"), COPY: say("Copy"), SEARCH: say("Search")}
        boxes = log_sheet.head_boxes(self._sheet())
        return [
            *(spot for row in self.spread.in_view(view) for spot in self._row_spots(row, view)),
            *(Spot(key, boxes[key], names[key]) for key in (SEARCH, COPY, CLOSE)),
        ]

    def _row_spots(self, row: Row, view: Box) -> list[Spot]:
        """A line; a heading stands for the first line of its turn, if there is one yet, a reason for none."""
        lines, place = self.lines, self.spread.place(row, view)
        box = place.cut(view)
        if row.entry is None:
            leads = row.page.entries and not row.is_reason
            return [Spot((STEP, lines.first(row.page)), box, lines.heading(row.page))] if leads else []
        line = Spot((STEP, row.step), box, plain(row.entry.text), row.entry.rule.text)
        if row.step != lines.at:
            return [line]
        why = log_sheet.why_box(place)
        return [line, Spot((WHY, row.step), why, self._desk.say("Why?"), row.entry.rule.text)]

    # What players do

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Somebody writes what to look for."""
        return self.lines.query is not None

    def handle(self, signal: Signal) -> Go:
        """Move, re-play, ask why, look for something, copy, or close."""
        match signal:
            case Press(Intent.BACK) if self.lines.query is not None:
                self._look_for(None)
            case Press(Intent.BACK | Intent.LOG | Intent.PAUSE) | PointerDown(_, Button.RIGHT):
                return self._close()
            case PointerDown(at, Button.LEFT) if not self._sheet().holds(at):
                return self._close()
            case Typed(text) if self.lines.query is not None:
                self._look_for(self.lines.query + text)
            case Press(Intent.ERASE) if self.lines.query is not None:
                self._look_for(self.lines.query[:-1])
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
            self._select(_ENDS[intent] * len(self.lines.steps))
        elif _is(self.focus.key, STEP) or abs(_MOVES[intent]) > 1:
            self._select(self.lines.at + _MOVES[intent])
        else:
            self._select(self.lines.at)
        self._desk.audio.play("hover")

    def _turn_round(self, step: int) -> None:
        """From the line to its button, to those above, and round again."""
        keys: list[Hashable] = [SEARCH, COPY, CLOSE]
        if self.lines.steps:
            keys = [(STEP, self.lines.at), (WHY, self.lines.at), *keys]
        here = keys.index(self.focus.key) if self.focus.key in keys else -1
        self.focus.key, self.focus.by_mouse = keys[(here + step) % len(keys)], False
        self._reveal = self.changed = True
        self._desk.audio.play("hover")

    def _turn_wheel(self, notches: float) -> None:
        self.spread.scroll.by(-notches * NOTCH)
        if self.focus.by_mouse and self._pointer is not None:
            self.spread.scroll.jump()  # or the line under the mouse would not be the one it points at
            self._point(PointerMoved(self._pointer))
        self.changed = True

    def _point(self, signal: Signal) -> Go:
        if isinstance(signal, PointerMoved):
            self._pointer = signal.at
        spot = self.pointed(signal)
        if isinstance(self.focus.key, tuple):
            self._turn_to(self.focus.key[1])
        return STAY if spot is None else self._choose(spot.key)

    def _choose(self, key: Hashable) -> Go:
        if _is(key, STEP) and not self.lines.closed:
            return self._see(self.lines.turn)
        if key == CLOSE:
            return Pop()
        if key == COPY:
            self._copy()
        elif key == SEARCH:
            self._look_for("" if self.lines.query is None else None)
        else:
            self._ask()
        return STAY

    def _ask(self) -> None:
        """Show the rules behind the lines, or no longer."""
        self._asked = not self._asked and bool(self.lines.steps)
        self._reveal = self.changed = True

    def _look_for(self, query: str | None) -> None:
        """Show the lines with these words only; with None, all of them again."""
        step = self.lines.look_for(query)
        self.spread.rows = []
        self._fresh = self.changed = True
        self._select(step)

    # To take along

    def _copy(self) -> None:
        if clipboard.copy(self.lines.text()):
            self._copied = COPIED_SECONDS
        self.changed = True

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
        return self.spread.box(self.stage, self._elapsed / OPENING_SECONDS)

    def _view(self) -> Box:
        return self.spread.view(self._sheet())

    def _lay_out(self, brush: Brush) -> None:
        """Before anything can be painted: how high is everything?"""
        spread, entry = self.spread, self.lines.chosen if self._asked else None
        if self._fresh:
            spread.lay_out(brush, self._desk, self.lines.pages)
        spread.rule = 0.0
        if entry is not None:
            spread.rule = self._painter.rule_height(brush, entry, len(self._pictures(entry)))
        spread.measure(self._view())
        if self._reveal:
            spread.reveal(self.lines.at, self._view())
        if self._fresh:
            spread.scroll.jump()
        self._fresh = self._reveal = False

    def _pictures(self, entry: Entry) -> list[Picture]:
        return [picture for key in entry.lit[:1] if (picture := self._picture(key)) is not None]

    # Painting

    def place(self, brush: Brush) -> pygame.Rect:
        """The sheet, with its shadow."""
        area = brush.stage.pixels(self.spread.whole(self.stage).inset(-60, 0))
        return area.clip(brush.surface.get_rect())

    def paint(self, brush: Brush) -> None:
        """Everything on the sheet, laid out anew where it has changed."""
        self._lay_out(brush)
        box, view, painter = self._sheet(), self._view(), self._painter
        painter.ground(brush, box)
        before = log_sheet.clipped(brush, view)
        for row in self.spread.in_view(view):
            at = row.entry is not None and row.step == self.lines.at
            painter.row(brush, row, self.spread.place(row, view), chosen=at, asked=self._asked)
        brush.surface.set_clip(before)
        painter.edges(brush, view)
        painter.slider(brush, view, self.spread.scroll.share, self.spread.scroll.done)
        if not self.spread.rows:
            room = view.inset(20, 0)._replace(h=240)
            brush.paragraph(self.lines.nothing(), room, 24, QUIET, align="center", middle=True)
        painter.head(brush, box, self._note(), self.lines.query, copied=self._copied > 0)
        chosen = self.lines.chosen
        if self._asked and chosen is not None:
            rule = Box(box.x + log_sheet.MARGIN, view.y + view.h + 10, view.w - 16, self.spread.rule - 18)
            painter.rule(brush, rule, chosen, self._pictures(chosen))
        painter.foot(brush, box, self._hints())

    def _note(self) -> str:
        say = self._desk.say
        if self._copied > 0:
            return say("Copied.")
        return say("Hidden piles: no names.") if self.lines.closed else say("Choose a turn.")

    def _hints(self) -> list[Hint]:
        say, key = self._desk.say, self._desk.key
        enter = (key(Intent.CONFIRM), say("why") if self.lines.closed else say("replay"))
        if self.lines.query is not None:
            return [enter, (key(Intent.BACK), say("show all"))]
        why = [] if self.lines.closed else [(key(Intent.WHY, Intent.HINT), say("why"))]
        return [enter, *why, (key(Intent.LOG), say("close")), (key(Intent.SEARCH), say("search"))]


def _is(key: Hashable, kind: str) -> bool:
    return isinstance(key, tuple) and key[0] == kind
