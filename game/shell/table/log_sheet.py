"""How the log looks: a sheet at the side of the table, with a heading for every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.history import Turn
from game.core.telling import Entry
from game.shell.desk import QUOTED, Desk
from game.shell.focus import Focus
from game.shell.marked import spans
from game.shell.paint import rich
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Hint, paint_hints
from game.shell.paint.palette import (
    BLACK,
    BORDER,
    GOLD,
    HAIRLINE,
    INK,
    KEY_BORDER,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
    TONES,
    Colour,
    Dress,
)
from game.shell.paint.type import Face
from game.shell.scenes.menus import flag, gleam
from game.shell.show import Picture
from game.shell.stage import Box, Stage

WIDTH, WIDER = 652.0, 260.0
"""Beside it there is room for a whole row of pieces between two turns, unless letters are larger."""
MARGIN, HEAD, FOOT = 26.0, 112.0, 74.0
HEADING, GAP = 58.0, 18.0
ICON, PAD, BUTTON = 46.0, 9.0, 44.0
SIZE, SMALL, RULE = 24.0, 21.0, 23.0
CARD, FADE = 92.0, 26.0
COPY, CLOSE, SEARCH = "copy", "close", "search"
STEP, WHY = "step", "why"
"""`(STEP, 4)` is the fifth line of the log, `(WHY, 4)` the button on it."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """A turn as it stands in the log."""

    turn: Turn
    name: str
    entries: tuple[Entry, ...]
    """Their texts are marked."""
    closed: bool = False
    """Only how many came and went is told, and it is not seen again: nobody may look up who it was."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something that is written in the list, at a height of its own."""

    y: float
    h: float
    page: LogPage
    lines: rich.Lines = ()
    step: int | None = None
    """The number of the entry, counted through all turns."""
    entry: Entry | None = None
    """Without one it is a heading, or somebody's reason if there are lines."""

    @property
    def is_reason(self) -> bool:
        """What somebody said about the turn."""
        return self.entry is None and bool(self.lines)


def width(grown: float) -> float:
    """With letters so many times as large as usual."""
    return WIDTH + WIDER * (grown - 1)


def sheet(stage: Stage, grown: float, *, left: bool) -> Box:
    """Where it lies when it has come in."""
    return Box(0 if left else stage.width - width(grown), 0, width(grown), stage.height)


def list_box(box: Box, rule: float) -> Box:
    """Where the turns are, above a rule of that height, if one is shown."""
    return Box(box.x + MARGIN - 8, box.y + HEAD, box.w - 2 * MARGIN + 16, box.h - HEAD - FOOT - rule)


def why_box(row: Box) -> Box:
    """The button of a line that asks for its rule."""
    return Box(row.x + row.w - BUTTON - 8, row.centre[1] - BUTTON / 2, BUTTON, BUTTON)


def head_boxes(box: Box) -> dict[str, Box]:
    """The buttons above the list."""
    right = box.x + box.w - MARGIN
    return {
        key: Box(right - 60 - 70 * number, box.y + 26, 60, 60)
        for number, key in enumerate((CLOSE, COPY, SEARCH))
    }


def rows(brush: Brush, desk: Desk, pages: Sequence[LogPage]) -> list[Row]:
    """All turns from top to bottom."""
    made: list[Row] = []
    y, step = 0.0, 0
    heading = max(HEADING, 34 * brush.type.scale)
    for page in pages:
        made.append(Row(y, heading, page))
        y += heading + 4
        for entry in page.entries:
            made.append(_row(brush, y, page, entry.text, SIZE, step, entry))
            y, step = y + made[-1].h, step + 1
        for reason in page.turn.reasons:
            made.append(_row(brush, y, page, desk.say(QUOTED, text=reason), SMALL))
            y += made[-1].h
        y += GAP
    return made


def _row(
    brush: Brush,
    y: float,
    page: LogPage,
    text: str,
    size: float,
    step: int | None = None,
    entry: Entry | None = None,
) -> Row:
    pixels, room = rich.pixels(brush, size), _text_width(brush) * brush.stage.scale
    lines = rich.lay(brush.type, spans(text), pixels, room)
    return Row(y, rich.height(brush, lines, pixels) + 2 * PAD, page, lines, step, entry)


def _text_width(brush: Brush) -> float:
    return width(brush.type.scale) - 2 * MARGIN - ICON - BUTTON - 18


class Painter:
    """Paints the parts of the sheet."""

    def __init__(self, desk: Desk, focus: Focus, dress: Dress) -> None:
        self._desk, self._focus, self._dress = desk, focus, dress

    def _fill(self, brush: Brush, colour: Colour, box: Box) -> None:
        brush.surface.fill(brush.art.colour(colour), brush.stage.pixels(box))

    def ground(self, brush: Brush, box: Box) -> None:
        """The sheet itself."""
        brush.glow(box, BLACK, radius=4, spread=48, strength=230)
        self._fill(brush, PANEL, box)
        self._fill(brush, BORDER, Box(box.x if box.x > 0 else box.x + box.w - 4, box.y, 4, box.h))

    def head(self, brush: Brush, box: Box, note: str, query: str | None, *, copied: bool) -> None:
        """What this is, and the buttons."""
        boxes = head_boxes(box)
        self._fill(brush, PANEL, Box(box.x + 4, box.y, box.w - 8, HEAD))
        icon = Box(box.x + MARGIN, box.y + 32, 48, 48)
        brush.icon("log", icon, GOLD)
        words = Box(icon.x + 64, box.y + 16, boxes[SEARCH].x - icon.x - 80, 50)
        if query is None:
            brush.text(self._desk.say("Log"), words, 38, TEXT, face=Face.TITLE)
            brush.text(note, words._replace(y=box.y + 64, h=30), 20, QUIET, face=Face.BODY)
        else:
            self._field(brush, Box(words.x, box.y + 28, words.w, 56), query)
        icons = {SEARCH: "search", COPY: "check" if copied else "deck", CLOSE: "cross"}
        for key, place in boxes.items():
            lit = key == SEARCH and query is not None
            ring = self._focus.key == key and not self._focus.by_mouse
            brush.icon_button(place, icons[key], focused=ring, lit=lit)
            if self._focus.key == key and self._focus.by_mouse:
                gleam(brush, place, 14)
        self._fill(brush, HAIRLINE, Box(box.x + MARGIN, box.y + HEAD - 2, box.w - 2 * MARGIN, 2))

    def _field(self, brush: Brush, box: Box, query: str) -> None:
        """Where one writes what to look for."""
        brush.panel(box, PAGE, radius=12, border=GOLD, width=3)
        room = box.inset(16, 0)
        hint = self._desk.say("Type to search")
        brush.text(query or hint, room, 23, TEXT if query else KEY_BORDER, face=Face.BODY)
        at = room.x + min(room.w, brush.text_width(query, 23, Face.BODY) + 3 if query else 0)
        self._fill(brush, GOLD, Box(at, box.y + 13, 3, box.h - 26))

    def row(self, brush: Brush, row: Row, box: Box, *, chosen: bool, asked: bool) -> None:
        """A heading, a step, or a reason."""
        if row.entry is not None:
            self._step(brush, row, row.entry, box, chosen=chosen, asked=asked)
        elif row.is_reason:
            self._reason(brush, row, box)
        else:
            self._heading(brush, row, box)

    def _heading(self, brush: Brush, row: Row, box: Box) -> None:
        livery, say = self._dress[row.page.turn.seat], self._desk.say
        place = Box(box.x, box.y + 4, box.w, box.h - 4)
        brush.panel(place, RAISED, radius=14, border=HAIRLINE if brush.art.strong else None)
        flag(brush, Box(place.x, place.y, 78, place.h), livery, radius=14)
        number = say("Turn {number}", number=row.page.turn.number)
        wide = min(place.w * 0.36, brush.text_width(number, SMALL) + 4)
        right = place.x + place.w - 18 - wide
        brush.text(number, Box(right, place.y, wide, place.h), SMALL, QUIET, align="right")
        name = Box(place.x + 92, place.y, right - place.x - 108, place.h)
        brush.text(row.page.name, name, 27, livery.text, face=Face.TITLE)

    def _step(self, brush: Brush, row: Row, entry: Entry, box: Box, *, chosen: bool, asked: bool) -> None:
        if chosen:
            by_keys = self._focus.key == (STEP, row.step) and not self._focus.by_mouse
            brush.panel(box.inset(2), RAISED, radius=12, border=GOLD if by_keys else BORDER, width=3)
        pixels = rich.pixels(brush, SIZE)
        side = 26 * min(brush.type.scale, 1.3)
        line = rich.height(brush, row.lines[:1], pixels)
        icon = Box(box.x + 14, box.y + PAD + (line - side) / 2, side, side)
        brush.icon(entry.icon, icon, TONES.get(entry.icon, QUIET))
        words = Box(box.x + ICON + 6, box.y + PAD, _text_width(brush), row.h - 2 * PAD)
        rich.write(brush, row.lines, words, pixels, self._dress, TEXT if chosen else QUIET)
        if chosen:
            self._ask(brush, why_box(box), row.step, asked=asked)

    def _ask(self, brush: Brush, place: Box, step: int | None, *, asked: bool) -> None:
        """The button with the question mark."""
        pointed = self._focus.key == (WHY, step)
        if pointed and not self._focus.by_mouse:
            brush.ring(place.inset(-3), radius=BUTTON / 2 + 3, width=4)
        brush.panel(place, GOLD if asked else PAGE, radius=BUTTON / 2, border=GOLD, width=3)
        brush.text("?", place, 27, INK if asked else GOLD, face=Face.TITLE, align="center", fit=False)
        if pointed and self._focus.by_mouse:
            gleam(brush, place, BUTTON / 2)

    def _reason(self, brush: Brush, row: Row, box: Box) -> None:
        """What a computer said about its turn."""
        livery = self._dress[row.page.turn.seat]
        brush.panel(Box(box.x + 24, box.y + PAD, 6, row.h - 2 * PAD), livery.mid, radius=3)
        words = Box(box.x + ICON + 6, box.y + PAD, _text_width(brush), row.h)
        rich.write(brush, row.lines, words, rich.pixels(brush, SMALL), self._dress, QUIET)

    def rule_height(self, brush: Brush, entry: Entry, pictures: int) -> float:
        """How much room a rule takes, with its margins."""
        room = self._rule_width(brush, pictures) * brush.stage.scale
        pixels = rich.pixels(brush, RULE)
        lines = brush.type.wrapped(entry.rule.text, Face.BODY, pixels, room)
        text = len(lines) * pixels * 1.3 / brush.stage.scale
        return max(CARD * 1.2, self._title_height(brush) + text) + 56

    def _title_height(self, brush: Brush) -> float:
        return 34 * brush.type.scale + 10

    def _rule_width(self, brush: Brush, pictures: int) -> float:
        return width(brush.type.scale) - 2 * MARGIN - 44 - (CARD + 22 if pictures else 0)

    def rule(self, brush: Brush, box: Box, entry: Entry, pictures: Sequence[Picture]) -> None:
        """Why something happened: the rule, beside the first of those it is about."""
        brush.glow(box, GOLD, radius=20, spread=12, strength=80)
        brush.panel(box, PAGE, radius=20, border=GOLD, width=3)
        words = box.inset(22, 18)
        for picture in pictures:
            picture(brush, Box(words.x, box.centre[1] - CARD * 0.6, CARD, CARD * 1.2))
            words = Box(words.x + CARD + 22, words.y, words.w - CARD - 22, words.h)
        title, high = self._desk.say("Why? {rule}", rule=entry.rule.title), self._title_height(brush)
        brush.text(title, words._replace(h=high - 10), 26, GOLD, face=Face.TITLE)
        brush.paragraph(entry.rule.text, Box(words.x, words.y + high, words.w, words.h - high + 8), RULE)

    def foot(self, brush: Brush, box: Box, hints: Sequence[Hint]) -> None:
        """Which keys help, as many as there is room for."""
        strip = Box(box.x + 4, box.y + box.h - FOOT, box.w - 8, FOOT)
        self._fill(brush, PANEL, strip)
        paint_hints(brush, hints, strip.inset(MARGIN - 4, 4), apart=22)

    def edges(self, brush: Brush, view: Box) -> None:
        """The list fades where it goes on."""
        below = view._replace(y=view.y + view.h - FADE)
        for place, down in ((view, True), (below, False)):
            rect = brush.stage.pixels(place._replace(h=FADE))
            colour = brush.art.colour(PANEL)
            make = partial(faded, rect.size, colour, down=down)
            brush.surface.blit(brush.art.made(("fade", rect.size, colour, down), make), rect)

    def slider(self, brush: Brush, view: Box, share: float, at: float) -> None:
        """How much of the list can be seen, and which part."""
        if share >= 1:
            return
        length = max(48.0, view.h * share)
        place = Box(view.x + view.w + 4, view.y + (view.h - length) * at, 6, length)
        brush.panel(place, BORDER, radius=3)


def faded(size: tuple[int, int], colour: Colour, *, down: bool) -> pygame.Surface:
    """From a colour to nothing."""
    strip = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (y + 0.5) / size[1]
        strip.set_at((0, y), (*colour, round(255 * (1 - share if down else share))))
    return pygame.transform.scale(strip, size)


def clipped(brush: Brush, box: Box) -> pygame.Rect | None:
    """Paint inside a box only; says what was the limit before."""
    before: pygame.Rect | None = brush.surface.get_clip()
    brush.surface.set_clip(brush.stage.pixels(box))
    return before
