"""How the log looks: a sheet at the side of the table, with a heading for every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.module import Entry
from game.shell.desk import Desk
from game.shell.focus import Focus
from game.shell.history import Turn
from game.shell.marked import spans
from game.shell.paint.brush import Brush
from game.shell.paint.palette import (
    BLACK,
    BORDER,
    ENTERS,
    GOLD,
    HAIRLINE,
    INK,
    LEAVES,
    LIVERIES,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
    Colour,
)
from game.shell.paint.rich import Lines, height, lay, write
from game.shell.paint.type import Face
from game.shell.scenes.menus import flag, gleam
from game.shell.show import Picture
from game.shell.stage import Box, Stage

WIDTH = 652.0
"""Beside it there is room for a whole line of animals between two turns."""
MARGIN, HEAD, FOOT = 26.0, 112.0, 74.0
HEADING, GAP = 58.0, 18.0
SIZE, LEADING = 24.0, 1.26
ICON, PAD, BUTTON = 46.0, 9.0, 44.0
SMALL = 21.0
RULE = 23.0
CARD = 92.0
TONES = {"door": ENTERS, "trash": LEAVES, "boot": LEAVES}
"""The colours of icons that say who got in and who had to go."""


@dataclass(frozen=True, slots=True)
class Page:
    """A turn as it stands in the log."""

    turn: Turn
    name: str
    entries: tuple[Entry, ...]
    """Their texts are marked."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something that is written in the list, at a height of its own."""

    y: float
    h: float
    page: Page
    lines: Lines = ()
    step: int | None = None
    """The number of the entry, counted through all turns."""
    entry: Entry | None = None
    """Without one it is a heading, or somebody's reason if there are lines."""


def rows(brush: Brush, pages: Sequence[Page]) -> list[Row]:
    """All turns from top to bottom."""
    made: list[Row] = []
    y, step = 0.0, 0
    for page in pages:
        made.append(Row(y, HEADING, page))
        y += HEADING + 4
        for entry in page.entries:
            lines = _laid(brush, entry.text, SIZE, _text_width())
            made.append(Row(y, height(lines, SIZE, leading=LEADING) + 2 * PAD, page, lines, step, entry))
            y, step = y + made[-1].h, step + 1
        for reason in page.turn.reasons:
            lines = _laid(
                brush,
                f"\N{LEFT DOUBLE QUOTATION MARK}{reason}\N{RIGHT DOUBLE QUOTATION MARK}",
                SMALL,
                _text_width(),
            )
            made.append(Row(y, height(lines, SMALL, leading=LEADING) + 2 * PAD, page, lines))
            y += made[-1].h
        y += GAP
    return made


def _text_width() -> float:
    return WIDTH - 2 * MARGIN - ICON - BUTTON - 18


def _laid(brush: Brush, text: str, size: float, width: float) -> Lines:
    return lay(brush.type, spans(text), size * brush.stage.scale, brush.px(width))


def sheet(stage: Stage, *, left: bool) -> Box:
    """Where it lies when it has come in."""
    return Box(0 if left else stage.width - WIDTH, 0, WIDTH, stage.height)


def list_box(box: Box, rule: float) -> Box:
    """Where the turns are, above a rule of that height, if one is shown."""
    return Box(box.x + MARGIN - 8, box.y + HEAD, box.w - 2 * MARGIN + 16, box.h - HEAD - FOOT - rule)


def why_box(row: Box) -> Box:
    """The button of a line that asks for its rule."""
    return Box(row.x + row.w - BUTTON - 8, row.centre[1] - BUTTON / 2, BUTTON, BUTTON)


def head_buttons(box: Box) -> tuple[Box, Box]:
    """To copy, and to close."""
    right = box.x + box.w - MARGIN
    return Box(right - 132, box.y + 26, 60, 60), Box(right - 60, box.y + 26, 60, 60)


class Painter:
    """Paints the parts of the sheet."""

    def __init__(self, desk: Desk, focus: Focus) -> None:
        self._desk, self._focus = desk, focus

    def ground(self, brush: Brush, box: Box) -> None:
        """The sheet itself."""
        brush.glow(box, BLACK, radius=4, spread=48, strength=230)
        brush.surface.fill(PANEL, brush.stage.pixels(box))
        edge = box.x if box.x > 0 else box.x + box.w - 4
        brush.surface.fill(BORDER, brush.stage.pixels(Box(edge, box.y, 4, box.h)))

    def head(self, brush: Brush, box: Box, *, copied: bool) -> None:
        """What this is, and two buttons."""
        say = self._desk.say
        copy, close = head_buttons(box)
        brush.surface.fill(PANEL, brush.stage.pixels(Box(box.x + 4, box.y, box.w - 8, HEAD)))
        icon = Box(box.x + MARGIN, box.y + 32, 48, 48)
        brush.icon("log", icon, GOLD)
        words = Box(icon.x + 64, box.y + 16, copy.x - icon.x - 80, 50)
        brush.text(say("Log"), words, 38, TEXT, face=Face.TITLE)
        note = say("Copied.") if copied else say("Choose a turn to see it again.")
        brush.text(note, Box(words.x, box.y + 64, words.w, 30), 20, GOLD if copied else QUIET, face=Face.BODY)
        for key, place, name in (("copy", copy, "check" if copied else "deck"), ("close", close, "cross")):
            brush.icon_button(place, name, focused=self._focus.key == key and not self._focus.by_mouse)
            if self._focus.key == key and self._focus.by_mouse:
                gleam(brush, place, 14)
        line = Box(box.x + MARGIN, box.y + HEAD - 2, box.w - 2 * MARGIN, 2)
        brush.surface.fill(HAIRLINE, brush.stage.pixels(line))

    def row(self, brush: Brush, row: Row, box: Box, *, chosen: bool, asked: bool) -> None:
        """A heading, a step, or a reason."""
        if row.entry is not None:
            self._step(brush, row, row.entry, box, chosen=chosen, asked=asked)
        elif row.lines:
            self._reason(brush, row, box)
        else:
            self._heading(brush, row, box)

    def _heading(self, brush: Brush, row: Row, box: Box) -> None:
        seat, say = row.page.turn.seat, self._desk.say
        place = Box(box.x, box.y + 4, box.w, box.h - 4)
        brush.panel(place, RAISED, radius=14)
        flag(brush, Box(place.x, place.y, 78, place.h), seat, radius=14)
        number = say("Turn {number}", number=row.page.turn.number)
        width = brush.text_width(number, SMALL) + 4
        right = place.x + place.w - 18 - width
        brush.text(number, Box(right, place.y, width, place.h), SMALL, QUIET)
        name = Box(place.x + 92, place.y, right - place.x - 108, place.h)
        brush.text(row.page.name, name, 27, LIVERIES[seat].text, face=Face.TITLE)

    def _step(self, brush: Brush, row: Row, entry: Entry, box: Box, *, chosen: bool, asked: bool) -> None:
        if chosen:
            by_keys = self._focus.key == ("step", row.step) and not self._focus.by_mouse
            brush.panel(box.inset(2), RAISED, radius=12, border=GOLD if by_keys else BORDER, width=3)
        side = 26.0
        icon = Box(box.x + 14, box.y + PAD + (SIZE * LEADING - side) / 2, side, side)
        brush.icon(entry.icon, icon, TONES.get(entry.icon, QUIET))
        words = Box(box.x + ICON + 6, box.y + PAD, _text_width(), row.h - 2 * PAD)
        write(brush, row.lines, words, SIZE, TEXT if chosen else QUIET, leading=LEADING)
        if chosen:
            self._ask(brush, why_box(box), row.step, asked=asked)

    def _ask(self, brush: Brush, place: Box, step: int | None, *, asked: bool) -> None:
        """The button with the question mark."""
        pointed = self._focus.key == ("why", step)
        if pointed and not self._focus.by_mouse:
            brush.ring(place.inset(-3), radius=BUTTON / 2 + 3, width=4)
        brush.panel(place, GOLD if asked else PAGE, radius=BUTTON / 2, border=GOLD, width=3)
        ink: Colour = INK if asked else GOLD
        brush.text("?", place, 27, ink, face=Face.TITLE, align="center", fit=False)
        if pointed and self._focus.by_mouse:
            gleam(brush, place, BUTTON / 2)

    def _reason(self, brush: Brush, row: Row, box: Box) -> None:
        """What a computer said about its turn."""
        livery = LIVERIES[row.page.turn.seat]
        brush.panel(Box(box.x + 24, box.y + PAD, 6, row.h - 2 * PAD), livery.mid, radius=3)
        words = Box(box.x + ICON + 6, box.y + PAD, _text_width(), row.h)
        write(brush, row.lines, words, SMALL, livery.text, leading=LEADING)

    def rule_height(self, brush: Brush, entry: Entry, pictures: int) -> float:
        """How much room a rule takes, with its margins."""
        lines = self._rule_lines(brush, entry, pictures)
        return max(CARD * 1.2, 46 + len(lines) * RULE * 1.3) + 52

    def _rule_lines(self, brush: Brush, entry: Entry, pictures: int) -> list[str]:
        room = self._rule_width(pictures) * brush.stage.scale
        return brush.type.wrapped(entry.rule.text, Face.BODY, RULE * brush.stage.scale, room)

    def _rule_width(self, pictures: int) -> float:
        return WIDTH - 2 * MARGIN - 44 - (CARD + 22 if pictures else 0)

    def rule(self, brush: Brush, box: Box, entry: Entry, pictures: Sequence[Picture]) -> None:
        """Why something happened: the rule, beside the first of those it is about."""
        brush.glow(box, GOLD, radius=20, spread=12, strength=80)
        brush.panel(box, PAGE, radius=20, border=GOLD, width=3)
        words = box.inset(22, 18)
        for picture in pictures:
            picture(brush, Box(words.x, box.centre[1] - CARD * 0.6, CARD, CARD * 1.2))
            words = Box(words.x + CARD + 22, words.y, words.w - CARD - 22, words.h)
        title = self._desk.say("Why? {rule}", rule=entry.rule.title)
        brush.text(title, words._replace(h=36), 26, GOLD, face=Face.TITLE)
        text = Box(words.x, words.y + 44, words.w, words.h - 40)
        brush.paragraph(entry.rule.text, text, RULE, TEXT, face=Face.BODY)

    def foot(self, brush: Brush, box: Box, keys: Sequence[tuple[str, str]]) -> None:
        """Which keys help, as many as there is room for."""
        strip = Box(box.x + 4, box.y + box.h - FOOT, box.w - 8, FOOT)
        brush.surface.fill(PANEL, brush.stage.pixels(strip))
        x, end = box.x + MARGIN, box.x + box.w - MARGIN
        for key, label in keys:
            width = max(34.0, brush.text_width(key, 18) + 22) + 10 + brush.text_width(label, 19, Face.BODY)
            if x + width > end:
                break
            brush.key(key, label, x, strip.centre[1])
            x += width + 22

    def slider(self, brush: Brush, view: Box, share: float, at: float) -> None:
        """How much of the list can be seen, and which part."""
        if share >= 1:
            return
        length = max(48.0, view.h * share)
        place = Box(view.x + view.w + 4, view.y + (view.h - length) * at, 6, length)
        brush.panel(place, BORDER, radius=3)


def clipped(brush: Brush, box: Box) -> pygame.Rect | None:
    """Paint inside a box only; says what was the limit before."""
    before: pygame.Rect | None = brush.surface.get_clip()
    brush.surface.set_clip(brush.stage.pixels(box))
    return before
