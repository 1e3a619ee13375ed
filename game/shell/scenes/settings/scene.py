"""The settings: pages of rows, each changed where it stands, and seen or heard at once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.services.settings import CHECKS
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import GOLD, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, button, quiet_ground
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.scenes.settings.keys import ASKED_FOR, kept, robbery
from game.shell.scenes.settings.pages import PAGES, Kind, Row, current, number_of, put, usual
from game.shell.scenes.settings.paint import control, paint_row, paint_tab, parts, tab_size, track
from game.shell.signals import (
    CONTROLLER,
    KEYBOARD,
    Button,
    Caught,
    FocusLost,
    Intent,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Signal,
    Wheel,
)
from game.shell.stage import Box, Stage

TAB_MARGIN = 5.0
"""How much wider a tab is than its name, in letters."""
RESET_WIDTH = 380.0
TAB, ROW, RESTORE, BACK, RESET = "tab", "row", "restore", "back", "reset"
"""`(TAB, 2)` is the third page, `(ROW, 2)` the third row; a row of keys has a part for each device."""
ROW_HEIGHT, TALLEST, ROW_GAP = 90.0, 116.0, 9.0
MARGIN, LEAST_MARGIN = 36.0, 4.0
"""Beside the rows, where the bar is that shows how far they are scrolled; and what is always left of it."""
LEAST_HALF = 34.0
"""So far from the edges of its row is an arrow at least."""
WIDTH = 1560.0
FOOT = 150.0


class Settings(Menu):
    """Everything that can be set. Esc leads back to whoever opened it."""

    def __init__(self, desk: Desk, page: int = 0) -> None:
        super().__init__(desk, (TAB, page))
        self.page, self._top = page, 0
        self._caught_for: tuple[str, int] | None = None
        """Which device and row wait for a key."""
        self._dragged: int | None = None
        """The row whose slider follows the mouse."""
        self._held: tuple[int, float] | None = None
        """The row of which an arrow was clicked, and how low it was: there it stays while the mouse does,
        whatever the letters make of all rows."""
        self._note = ""

    # Where things are

    @property
    def rows(self) -> list[Row]:
        """Of the page that is open."""
        return list(PAGES[self.page].rows(self._desk))

    @property
    def _grown(self) -> float:
        """How much more room a row needs for larger letters."""
        return 1 + 0.75 * (self._desk.settings.text / 100 - 1)

    @property
    def _frame(self) -> Box:
        height, width = min(self.stage.height, 1280.0), min(WIDTH, self.stage.width - 80)
        return Box((self.stage.width - width) / 2, (self.stage.height - height) / 2, width, height)

    @property
    def _panel(self) -> Box:
        frame = self._frame
        return Box(frame.x, frame.y + 212, frame.w, frame.h - 212 - FOOT + 14)

    @property
    def _room(self) -> int:
        """How many rows can be seen at the same time."""
        return max(1, int((self._panel.h - 36 + ROW_GAP) / (ROW_HEIGHT * self._grown + ROW_GAP)))

    def _visible(self) -> list[tuple[int, Row, Box]]:
        rows, boxes = list(enumerate(self.rows))[self._top :], self._boxes(self._top)
        return [(number, row, box) for (number, row), box in zip(rows, boxes, strict=False)]

    def _boxes(self, top: int) -> list[Box]:
        """Where rows are, from that one on."""
        panel, total = self._panel, len(self.rows)
        scrolls = total > self._room
        height = (panel.h - 36 + ROW_GAP) / (self._room if scrolls else total) - ROW_GAP
        height = height if scrolls else min(height, TALLEST * self._grown)
        first = Box(panel.x + MARGIN, panel.y + 18, panel.w - 2 * MARGIN, height)
        seen = range(min(self._room, total - top))
        boxes = [first.moved(0, place * (height + ROW_GAP)) for place in seen]
        away = self._held_back(boxes, top)
        return [box.moved(0, away) for box in boxes]

    def _held_back(self, boxes: Sequence[Box], top: int) -> float:
        """How far all rows give way, so that the arrow that was clicked stays where it was."""
        if self._held is None or not 0 <= self._held[0] - top < len(boxes):
            return 0.0
        panel, (number, y) = self._panel.inset(LEAST_MARGIN), self._held
        lowest = panel.y + panel.h - boxes[-1].y - boxes[-1].h
        return max(panel.y - boxes[0].y, min(y - boxes[number - top].centre[1], lowest))

    def _area(self, number: int, box: Box) -> Box:
        """What of a row its control has: of one that could not give way enough, the part around the arrow."""
        if self._held is None or self._held[0] != number:
            return box
        y = min(max(self._held[1], box.y + LEAST_HALF), box.y + box.h - LEAST_HALF)
        half = min(y - box.y, box.y + box.h - y)
        return box._replace(y=y - half, h=2 * half)

    def spots(self) -> list[Spot]:
        """The pages, the rows that can be seen, and the ways out."""
        frame, say = self._frame, self._desk.say
        weights = [1.0 if self._desk.folded else TAB_MARGIN + len(say(page.label)) for page in PAGES]
        tabs = Box(frame.x, frame.y + 122, frame.w, 76).shared(weights, 12)
        spots = [
            Spot((TAB, number), box, say(page.label))
            for number, (page, box) in enumerate(zip(PAGES, tabs, strict=True))
        ]
        for number, row, box in self._visible():
            if row.kind is Kind.BINDING:
                spots += self._binding_spots(number, row, box)
            else:
                active = row.kind is not Kind.FACT
                spots.append(Spot((ROW, number), box, say(row.label), say(row.text), active=active))
        foot = frame.y + frame.h - 112
        spots.append(Spot(BACK, Box(frame.x, foot, 280, 80), say("Back")))
        if any(row.kind is not Kind.FACT for row in self.rows):
            width = RESET_WIDTH * (1.4 if self._desk.folded else 1.0)
            spots.append(Spot(RESET, Box(frame.x + 304, foot, width, 80), say("Reset this page")))
        return spots

    def _binding_spots(self, number: int, row: Row, box: Box) -> list[Spot]:
        say, (keys, buttons, restore) = self._desk.say, parts(box)
        action = say(row.label)
        return [
            Spot((KEYBOARD, number), keys, say("{action}: keyboard", action=action), say(row.text)),
            Spot((CONTROLLER, number), buttons, say("{action}: controller", action=action), say(row.text)),
            Spot((RESTORE, number), restore, say("{action}: default", action=action), say(row.text)),
        ]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Change something, open another page, or go back."""
        if self._caught_for is not None:
            return self._catch(signal)
        self._let_go(signal)
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return Pop()
            case Wheel(notches):
                self._scroll(-1 if notches > 0 else 1)
            case PointerMoved(at) if self._dragged is not None:
                self._slide(self._dragged, at[0])
            case PointerDown(at, Button.LEFT) if (number := self._slider_at(at)) is not None:
                self._dragged = number
                self._slide(number, at[0])
            case PointerUp(_, Button.LEFT) if self._dragged is not None:
                self._dragged = None
            case Press(Intent.LEFT | Intent.RIGHT as side) if self._on_row() is not None:
                self._step(self._on_row() or 0, 1 if side is Intent.RIGHT else -1)
            case Press(Intent.UP | Intent.DOWN | Intent.NEXT | Intent.PREVIOUS as way) if self._led(way):
                pass
            case _:
                return self._point(signal)
        return STAY

    def _let_go(self, signal: Signal) -> None:
        """Where the mouse leaves the row of which it has clicked an arrow, all rows go where they belong."""
        if self._held is None:
            return
        rests = isinstance(signal, PointerMoved | PointerDown | PointerUp) and any(
            box.holds(signal.at) for number, _, box in self._visible() if number == self._held[0]
        )
        if not rests:
            self._held, self.changed = None, True
            self._scroll(0)

    def _point(self, signal: Signal) -> Go:
        spot = self.pointed(signal)
        match self.focus.key:
            case ("tab", int(number)) if not self.focus.by_mouse and number != self.page:
                self._open(number)
        if spot is None:
            return STAY
        self.changed = True
        match spot.key:
            case ("tab", int(number)):
                self._open(number)
            case ("row", int(number)):
                self._choose(number, signal)
            case ("restore", int(number)):
                self._restore(self.rows[number])
            case ("keyboard" | "controller" as device, int(number)):
                self._wait_for(device, number)
            case "reset":
                self._reset()
            case "back":
                return Pop()
        return STAY

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew, in the same window as soon as letters are larger."""
        if stage.size != self.stage.size:
            self._held = None
        super().resized(stage)

    def _open(self, number: int) -> None:
        self.page, self._top, self._note = number, 0, ""
        self.focus.key = (TAB, number)
        self.changed = True

    def _on_row(self) -> int | None:
        """The row of values that is pointed at."""
        match self.focus.key:
            case ("row", int(number)) if number < len(self.rows) and self.rows[number].kind is not Kind.FACT:
                return number
        return None

    def _led(self, way: Intent) -> bool:
        """Rows that cannot be seen come into sight when the focus goes there; from a tab it goes down."""
        down, last_spot = way in (Intent.DOWN, Intent.NEXT), self.spots()[-1].key
        match self.focus.key:
            case ("tab", int()) if down:
                return self._lead(self._first_part(self._top))
            case ("tab", int()) if way is Intent.PREVIOUS:
                return self._lead(last_spot)
            case key if key == last_spot and way is Intent.NEXT:
                return self._lead((TAB, self.page))
            case (str(part), int(number)) if part != TAB:
                last = part in (ROW, RESTORE) or way is Intent.DOWN
                first = part in (ROW, KEYBOARD) or way is Intent.UP
                if down and last and number == self._top + self._room - 1 < len(self.rows) - 1:
                    self._scroll(1)
                    below = (part, number + 1)
                    self.focus.key = below if way is Intent.DOWN else self._first_part(number + 1)
                    return True
                if not down and first and number == self._top:
                    return self._led_up(way, part, number)
        return False

    def _led_up(self, way: Intent, part: str, number: int) -> bool:
        if self._top == 0:
            return self._lead((TAB, self.page))
        self._scroll(-1)
        binding = self.rows[number - 1].kind is Kind.BINDING
        before = RESTORE if binding and way is Intent.PREVIOUS else part
        self.focus.key, self.focus.by_mouse = (before, number - 1), False
        return True

    def _lead(self, key: Hashable) -> bool:
        """The tabs are one stop on the way through everything: passing by must not turn pages."""
        self.focus.key, self.focus.by_mouse, self.changed = key, False, True
        return True

    def _first_part(self, number: int) -> tuple[str, int]:
        return (KEYBOARD if self.rows[number].kind is Kind.BINDING else ROW, number)

    def _scroll(self, rows: int) -> None:
        self._top = max(0, min(self._top + rows, len(self.rows) - self._room))
        self.changed = True

    # Values

    def _choose(self, number: int, signal: Signal) -> None:
        """A switch is flipped, a choice goes on; under the mouse the left arrow goes back."""
        row, box = self.rows[number], next(box for each, _, box in self._visible() if each == number)
        if row.kind is Kind.SLIDER:
            return
        arrow = isinstance(signal, PointerUp) and row.kind is Kind.CHOICE and signal.at[0] > control(box).x
        back = isinstance(signal, PointerUp) and arrow and signal.at[0] < control(box).centre[0]
        if arrow and self._held is None:
            self._held = number, box.centre[1]
        value = (number_of(self._desk, row) + (-1 if back else 1)) % len(row.values)
        self._set(row, row.values[value])

    def _step(self, number: int, step: int) -> None:
        row = self.rows[number]
        value = number_of(self._desk, row) + step
        if row.kind is Kind.TOGGLE:
            value = 1 if step > 0 else 0
        if 0 <= value < len(row.values):
            self._set(row, row.values[value])

    def _slider_at(self, at: tuple[float, float]) -> int | None:
        """The slider under the mouse."""
        lines = ((number, track(box)) for number, row, box in self._visible() if row.kind is Kind.SLIDER)
        return next((number for number, line in lines if line.inset(-20, -24).holds(at)), None)

    def _slide(self, number: int, x: float) -> None:
        row = self.rows[number]
        line = next(track(box) for n, _, box in self._visible() if n == number)
        share = max(0.0, min(1.0, (x - line.x) / line.w))
        self._set(row, row.values[round(share * (len(row.values) - 1))])
        self.focus.key, self.focus.by_mouse = (ROW, number), True

    def _set(self, row: Row, value: object) -> None:
        if current(self._desk, row) != value:
            put(self._desk, row, value)
            self._desk.settings_changed()
            self._desk.audio.play("hover")
            self._top = max(0, min(self._top, len(self.rows) - self._room))
        self._keep_in_sight()
        self._note, self.changed = "", True

    def _keep_in_sight(self) -> None:
        """Larger letters leave room for fewer rows."""
        if self._held is not None:
            self._top = min(range(self._held[0] + 1), key=self._strays)
            return
        match self.focus.key:
            case (str(part), int(number)) if part != TAB:
                self._top = max(min(self._top, number), number - self._room + 1, 0)

    def _strays(self, top: int) -> tuple[float, int]:
        """How far the arrow that is held is from where it was if that row comes first, and how far that is
        scrolled."""
        assert self._held is not None
        (number, y), boxes = self._held, self._boxes(top)
        if number - top >= len(boxes):
            return self._panel.h, 0
        area = self._area(number, boxes[number - top])
        return abs(area.centre[1] - y), abs(top - self._top)

    def _reset(self) -> None:
        """Everything on this page as it was at the beginning."""
        for row in self.rows:
            if row.kind is Kind.BINDING:
                self._desk.settings.keys, self._desk.settings.buttons = {}, {}
            elif row.kind is not Kind.FACT and row.key in CHECKS:
                put(self._desk, row, usual(row))
        self._desk.bindings.load(self._desk.settings.keys, self._desk.settings.buttons)
        self._desk.settings_changed()
        self._top, self.changed = 0, True
        self._note = self._desk.say("This page is back to its defaults.")

    # Keys

    def _restore(self, row: Row) -> None:
        """As it was; who has one of its keys meanwhile loses it, and that is told."""
        bindings, intent, self._note = self._desk.bindings, Intent[row.key], ""
        for device in (KEYBOARD, CONTROLLER):
            for robbed in bindings.reset(device, intent):
                self._note = robbery(self._desk, device, bindings.of(device, intent)[0], robbed)
        self._keep_keys()

    def _keep_keys(self) -> None:
        settings, bindings = self._desk.settings, self._desk.bindings
        settings.keys, settings.buttons = bindings.words(KEYBOARD), bindings.words(CONTROLLER)
        self._desk.settings_changed()
        self.changed = True

    def _wait_for(self, device: str, number: int) -> None:
        self._caught_for, self.catching = (device, number), True
        self._note = self._desk.say(ASKED_FOR[device])

    def _catch(self, signal: Signal) -> Go:
        """The key or button that was asked for; whatever else is done means never mind."""
        assert self._caught_for is not None
        device, number = self._caught_for
        match signal:
            case Caught(heard, code) if heard == device and (device, code) != (KEYBOARD, pygame.K_ESCAPE):
                self._bind(device, Intent[self.rows[number].key], code)
            case Caught() | PointerDown() | FocusLost():
                self._note = ""
            case _:
                return STAY
        self._caught_for, self.catching, self.changed = None, False, True
        return STAY

    def _bind(self, device: str, intent: Intent, code: int) -> None:
        fixed = self._desk.bindings.fixed(device, intent, code)
        robbed = self._desk.bindings.bind(device, intent, code)
        self._note = ""
        if robbed is not None:
            self._note = (kept if fixed else robbery)(self._desk, device, code, robbed)
            self._desk.audio.play("error" if fixed else "click")
        self._keep_keys()

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything, over the quiet ground."""
        say, frame, panel = self._desk.say, self._frame, self._panel
        quiet_ground(brush, self._desk)
        title = say("Settings")
        if brush.type.folded:  # the tabs have no names then
            title = say("Settings: {page}", page=say(PAGES[self.page].label))
        brush.text(title, Box(frame.x, frame.y + 24, frame.w, 84), 60, TEXT, face=Face.TITLE)
        used = self._visible()[-1][2]
        panel = panel._replace(h=min(panel.h, used.y + used.h + 18 - panel.y))
        brush.panel(panel, PANEL, radius=24, alpha=225)
        spots = {spot.key: spot for spot in self.spots()}
        size = tab_size(brush, [spots[TAB, number] for number in range(len(PAGES))])
        for number, page in enumerate(PAGES):
            paint_tab(brush, self.focus, spots[TAB, number], page.icon, size, taken=number == self.page)
        for number, row, box in self._visible():
            waits = self._caught_for[0] if self._caught_for and self._caught_for[1] == number else None
            area = self._area(number, box)
            paint_row(brush, self._desk, self.focus, number, row, box, area, waits)
        self._paint_bar(brush)
        button(brush, self.focus, spots[BACK], icon="back", size=30)
        if RESET in spots:
            button(brush, self.focus, spots[RESET], icon="restart", size=28)
        self._paint_foot(brush, spots.get(RESET, spots[BACK]).box)

    def _paint_bar(self, brush: Brush) -> None:
        """How far the page is scrolled."""
        panel, total = self._panel, len(self.rows)
        if total <= self._room:
            return
        line = Box(panel.x + panel.w - 24, panel.y + 22, 12, panel.h - 44)
        brush.panel(line, PANEL, radius=6, border=QUIET)
        height = line.h * self._room / total
        brush.panel(Box(line.x, line.y + line.h * self._top / total, line.w, height), GOLD, radius=6)

    def _paint_foot(self, brush: Brush, after: Box) -> None:
        frame = self._frame
        left = after.x + after.w + 32
        room = Box(left, after.y, frame.x + frame.w - left, after.h)
        if self._note:
            brush.paragraph(self._note, room.inset(0, 8), 24, GOLD)
        else:
            say, key = self._desk.say, self._desk.key
            change = (key(Intent.CONFIRM), say("change"))
            sides = (self._desk.arrows(Intent.LEFT, Intent.RIGHT), say("change"))
            paint_hints(brush, [change, sides, (key(Intent.BACK), say("back"))], room, apart=28)
