"""The strip below the board: where a turn is, what is happening, which keys help, and the way back."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.core.rules import Seat
from game.shell.layers import Item, drawn
from game.shell.marked import spans
from game.shell.paint.brush import Brush
from game.shell.paint.caps import BESIDE, LARGE_SHARE, Hint, hints_at_right, row_width
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.rich import tell
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import DONE, Done, HudButton
from game.shell.table.panel import Props
from game.shell.table.slots import STRIP, Slots
from game.shell.table.tabletop import Phases

BUTTON = 50.0
MARKED, LARGE_MARK = 200.0, 290.0
"""How much room a quiet word has, and how much it needs in large letters."""
MARK = 54.0
"""How much room it takes to show who speaks."""
SMALLEST, LARGER = 19.5, 1.3
"""Of the letters of a caption in one line; and how many times as large large ones are beside keys."""
LINE_SIZE, LINES_SIZE, LEADING = 23.0, 20.0, 1.14
"""Of a caption in one line, and in two, and how far these are apart."""
DONE_WIDTH, LARGE_DONE = 190.0, 300.0
"""How wide the button is with which a turn is over, and with large letters."""
PHASE, CHIP = 20.0, 40.0
"""How large the name of a part of a turn is, and how high its chip."""
BAR = 6.0
"""How high the bar in it is."""
LIFTED = 14.0
"""How far a thing that a hint has named rises into the strip."""


@dataclass(frozen=True)
class Strip:
    """The parts of a turn, what is happening, and which keys help."""

    phases: Phases | None
    caption: str
    hints: tuple[Hint, ...]
    speaker: Seat | None = None
    """Whose words the caption is."""
    hint: bool = False
    """The caption is a hint."""
    story: tuple[str, ...] = ()
    """The latest sentences, if that is what there is to tell."""
    buttons: tuple[HudButton, ...] = ()
    focused: Hashable = None
    marks: tuple[HudButton, ...] = ()
    """What is quietly to be known about the game."""
    done: str = ""
    """What is written on the button with which a turn is over, if it can be chosen now."""
    timed: bool = False
    """A bar in it gets shorter."""

    @staticmethod
    def boxes(slots: Slots, count: int) -> list[Box]:
        """Where each button is, flush right."""
        strip = slots.along(STRIP)
        right = strip.x + strip.w
        return [
            Box(right - (count - number) * (BUTTON + 8) + 8, strip.centre[1] - BUTTON / 2, BUTTON, BUTTON)
            for number in range(count)
        ]

    @classmethod
    def mark_box(cls, slots: Slots, count: int, *, large: bool) -> Box:
        """Where a mark is, beside so many buttons."""
        strip = slots.along(STRIP)
        right = min((box.x - 16 for box in cls.boxes(slots, count)), default=strip.x + strip.w)
        width = LARGE_MARK if large else MARKED
        return Box(right - width, strip.centre[1] - 21, width, 42)

    @classmethod
    def done_box(cls, slots: Slots, buttons: int, marks: int, *, large: bool) -> Box:
        """Where a turn is over, beside so many buttons and marks."""
        strip = slots.along(STRIP)
        right = strip.x + strip.w
        if marks:
            right = cls.mark_box(slots, buttons, large=large).x - 24
        elif buttons:
            right = cls.boxes(slots, buttons)[0].x - 16
        width = LARGE_DONE if large else DONE_WIDTH
        return Box(right - width, strip.centre[1] - 25, width, 50)

    def box(self, slots: Slots) -> Box:
        """The whole width of the stage."""
        strip = slots.along(STRIP)
        return Box(0, strip.y, strip.x * 2 + strip.w, strip.h)

    def draw(self, brush: Brush, props: Props) -> None:
        """Phases left, caption in the middle, keys and buttons right."""
        strip = props.slots.along(STRIP)
        brush.shade(self.box(props.slots), 205, PAGE)
        folded = brush.type.folded
        left = self._draw_phases(brush, strip, folded=folded or self._is_long(brush, strip))
        buttons = self.draw_buttons(brush, props.slots)
        room = self._draw_hints(brush, Box(left + 20, strip.y, buttons - left - 30, strip.h))
        mark = self._draw_mark(brush, Box(room.x, strip.centre[1] - 20, 40, 40), props)
        room = Box(room.x + mark, room.y, room.w - mark, room.h)
        if self.story:
            tell(brush, [spans(sentence) for sentence in self.story], room, props.dress)
        else:
            self._draw_caption(brush, room)

    def draw_buttons(self, brush: Brush, slots: Slots) -> float:
        """The buttons, and beside them what the game is called; says where they begin."""
        strip, boxes = slots.along(STRIP), self.boxes(slots, len(self.buttons))
        for button, box in zip(self.buttons, boxes, strict=True):
            focused = button.key == self.focused
            brush.icon_button(box, button.icon, focused=focused, enabled=button.active)
        right = boxes[0].x - 16 if boxes else strip.x + strip.w
        for mark in self.marks:
            chip = self.mark_box(slots, len(self.buttons), large=brush.type.folded)
            lit = mark.key == self.focused
            brush.panel(chip, PAGE, radius=20, border=GOLD if lit else HAIRLINE, width=3 if lit else 2)
            brush.text(
                mark.name, chip.inset(10, 0), 20, TEXT if lit else QUIET, face=Face.BODY, align="center"
            )
            right = chip.x - 24
        return self._draw_done(brush, slots) if self.done else right

    def _draw_done(self, brush: Brush, slots: Slots) -> float:
        """Says where it begins."""
        large = brush.type.folded
        box = self.done_box(slots, len(self.buttons), len(self.marks), large=large)
        if self.focused == DONE:
            brush.ring(box.inset(-4), radius=20, width=3)
        brush.gold(box)
        room = box._replace(h=box.h - BAR - 3) if self.timed else box
        brush.text(self.done, room.inset(14, 0), 24 if large else 28, INK, face=Face.TITLE, align="center")
        return box.x - 16

    def _is_long(self, brush: Brush, strip: Box) -> bool:
        """A hint that needs more than half of the strip; where a turn is matters less meanwhile."""
        return self.hint and brush.text_width(self.caption, SMALLEST, Face.BODY) > strip.w / 2

    def _draw_phases(self, brush: Brush, strip: Box, *, folded: bool) -> float:
        """Where a turn is; says where that ends."""
        x = strip.x
        labels, phase = self.phases or ((), None)
        for number, label in enumerate(labels):
            now = number == phase
            if folded and not now:
                continue  # there is room for what is happening now only
            size = PHASE * min(1.0, BESIDE / brush.type.scale)
            chip = Box(x, strip.y + 11, brush.text_width(label, size) + 32, CHIP)
            brush.panel(chip, GOLD if now else RAISED, radius=10, border=GOLD if now else HAIRLINE)
            brush.text(label, chip, size, INK if now else QUIET, align="center", fit=False)
            x += chip.w + 8
        return x

    def _draw_hints(self, brush: Brush, room: Box) -> Box:
        """Which keys help, if the caption leaves room for that; says what is left of it."""
        told = room._replace(w=room.w - MARK) if self._is_said else room
        fits = bool(self.story) or self._fits_beside(brush, told)
        left = hints_at_right(brush, self.hints, room.inset(0, 10)) if fits else room
        return room._replace(w=left.w)

    def _fits_beside(self, brush: Brush, room: Box) -> bool:
        """In one line: a second one would lie below the thing that is lifted. Large letters have two lines
        anyway, in which they are still larger than usual, or as large as they ever are."""
        if brush.type.folded:
            beside = self._largest(brush, room._replace(w=room.w * (1 - LARGE_SHARE)))
            return beside >= min(self._largest(brush, room), SMALLEST * LARGER * brush.stage.scale)
        left = room.w - row_width(brush, self.hints) - 24
        return brush.text_width(self.caption, SMALLEST, Face.BODY) <= left

    @property
    def _is_said(self) -> bool:
        """There is a mark before the caption: a lamp, or who speaks."""
        return self.hint or self.speaker is not None

    def _draw_caption(self, brush: Brush, room: Box) -> None:
        """In one line; where that would be too small to read, in two."""
        colour = GOLD if self.hint else TEXT
        if self._reads_in_line(brush, room):
            brush.text(self.caption, room, LINE_SIZE, colour, face=Face.BODY)
        else:
            brush.paragraph(self.caption, self._lines(room), LINES_SIZE, colour, leading=LEADING, middle=True)

    def _lines(self, room: Box) -> Box:
        """Where there are two."""
        return room._replace(h=room.h - LIFTED) if self.hint else room.inset(0, 1)

    def _reads_in_line(self, brush: Brush, room: Box) -> bool:
        """Large letters are in one line where they are larger there."""
        if brush.type.folded:
            one, two = self._pixels(brush, room)
            return one > two
        return brush.text_width(self.caption, SMALLEST, Face.BODY) <= room.w

    def _pixels(self, brush: Brush, room: Box) -> tuple[float, float]:
        """How large the letters of the caption are in one line, and in two."""
        one = brush.pixels_in_line(self.caption, room, LINE_SIZE, Face.BODY)
        return one, brush.pixels_in_lines(self.caption, self._lines(room), LINES_SIZE, Face.BODY, LEADING)

    def _largest(self, brush: Brush, room: Box) -> float:
        return max(self._pixels(brush, room))

    def _draw_mark(self, brush: Brush, place: Box, props: Props) -> float:
        """Who speaks, if anybody; says how much room it takes."""
        if self.hint:
            brush.icon("bulb", place.inset(4), GOLD)
        elif self.speaker is not None:
            livery = props.dress[self.speaker]
            brush.panel(place, livery.mid, radius=20, border=INK, width=2)
            brush.symbol(livery.symbol, place.inset(10), livery.ink)
        else:
            return 0.0
        return MARK


def done_bar(brush: Brush, button: Box, done: Done) -> list[Item]:
    """Shrinks along the lower edge of the button, as the time does in which a turn can still be looked at."""
    room = Box(button.x + 18, button.y + button.h - BAR - 4, button.w - 36, BAR)
    key, picture, rect = drawn(
        brush, "done", room, lambda brush, area: brush.panel(area, INK, radius=BAR / 2)
    )
    width = round(rect.w * done.left)
    if not width:
        return []
    left = pygame.Rect(rect.topleft, (width, rect.h))
    return [Item(key, picture.subsurface((0, 0, *left.size)), left)]
