"""The two tabs of the guide: a page for every thing, and the rules chapter by chapter."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple, Protocol

from game.core.searching import found
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.pages import Chapter, Handbook, Page, all_said
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Hint
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    KEY_BORDER,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
)
from game.shell.paint.type import Face
from game.shell.reader import Place, Reader
from game.shell.scenes.menus import even, ring, shine
from game.shell.scenes.reading.fan import tiled
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.scene import STAY, Go, Push
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box, Stage
from game.shell.typesetting import Ruler

READ = "read"
"""The text itself: where arrows scroll."""
_CHIP, _CHIP_SIZE, _CHIP_MARGIN = 58.0, 25.0, 28.0
_GAP = 24.0
_WIDEST_CARD = 250.0
_CONTENTS, _WIDE_CONTENTS, _CONTENTS_SIZE = 480.0, 640.0, 25.0
_ROW = 60.0
AT_ONCE = 3
"""So many new pictures are made in a frame."""


class Choice(NamedTuple):
    """The key of a filter, or of a chapter."""

    kind: str
    number: int


class Tab(Protocol):
    """Part of the guide."""

    found: int
    """How much of it is about what is looked for."""
    unfinished: bool
    """Not everything could be painted in one frame."""

    def resized(self, area: Box, stage: Stage) -> None:
        """Where it is."""

    def search(self, words: tuple[str, ...]) -> None:
        """Show only what these words are about."""

    def spots(self, *, hidden: bool) -> list[Spot]:
        """What can be pointed at, or also what is scrolled away."""

    @property
    def first(self) -> Hashable:
        """Where keys begin."""

    @property
    def hints(self) -> Sequence[Hint]:
        """Which keys help, and how."""

    def stops(self) -> list[Spot]:
        """Where Tab leads, one after the other: arrows do the rest."""

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """A signal that only this tab understands; False if it is another one."""

    def focused(self, key: Hashable) -> None:
        """Keys have led here."""

    def choose(self, key: Hashable) -> Go:
        """A spot was chosen."""

    def paint(self, brush: Brush, focus: Focus) -> None:
        """Everything."""


class PagesTab:
    """A picture of every thing, to be filtered; each leads to its page."""

    def __init__(self, desk: Desk, book: Handbook) -> None:
        self._desk, self._book = desk, book
        self._area, self._stage = Box(0, 0, 1, 1), Stage((1920, 1080))
        self._filter = 0
        self._words: tuple[str, ...] = ()
        self.pages: list[Page] = []
        """Those that can be seen."""
        self._made: set[tuple[Hashable, int]] = set()
        self.unfinished = False
        self._choose_pages()

    def resized(self, area: Box, stage: Stage) -> None:
        """Where it is."""
        self._area, self._stage = area, stage

    def search(self, words: tuple[str, ...]) -> None:
        """Only those whose pages speak of it; whoever is called so comes first."""
        self._words = words
        self._choose_pages()

    def _choose_pages(self) -> None:
        chosen = self._book.filters[self._filter].keys
        pages = [page for page in self._book.pages if page.key in chosen]
        pages = [page for page in pages if found(self._words, all_said(page))]
        self.pages = sorted(pages, key=lambda page: not (self._words and found(self._words, page.name)))
        self.found = len(self.pages)

    def _filters(self) -> list[Spot]:
        """A row of chips, as wide as what is written on them, as far as there is room."""
        ruler, filters, gap = Ruler(self._book.letters, self._stage.scale), self._book.filters, 16.0
        widths = [ruler.width(each.name, _CHIP_SIZE, Face.STRONG) + 2 * _CHIP_MARGIN for each in filters]
        whole = min(self._area.w, sum(widths) + gap * (len(widths) - 1))
        boxes = self._area._replace(w=whole, h=_CHIP).shared(widths, gap)
        return [
            Spot(Choice("filter", number), box, each.name)
            for number, (each, box) in enumerate(zip(filters, boxes, strict=True))
        ]

    def spots(self, *, hidden: bool) -> list[Spot]:
        """Filters and pictures."""
        pages, area = self.pages, self._area
        grid = Box(area.x, area.y + _CHIP + 26, area.w, area.h - _CHIP - 40)
        ratio = pages[0].ratio if pages else 1.0
        boxes = tiled(grid, len(pages), ratio, _GAP, _WIDEST_CARD)
        cards = [Spot(page.key, box, page.name, page.lead) for page, box in zip(pages, boxes, strict=True)]
        return [*self._filters(), *cards]

    def stops(self) -> list[Spot]:
        """Everything."""
        return self.spots(hidden=True)

    @property
    def first(self) -> Hashable:
        """The first picture."""
        return self.pages[0].key if self.pages else Choice("filter", self._filter)

    @property
    def hints(self) -> Sequence[Hint]:
        """Only to open a page."""
        return [(self._desk.key(Intent.CONFIRM), self._desk.say("open"))]

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """There is nothing to scroll."""
        return False

    def focused(self, key: Hashable) -> None:
        """There is nothing to scroll."""

    def choose(self, key: Hashable) -> Go:
        """Another filter, or a page with its neighbours."""
        if isinstance(key, Choice):
            self._filter = key.number
            self._choose_pages()
            return STAY
        pages = self.pages
        number = next(number for number, page in enumerate(pages) if page.key == key)
        return Push(Zoom(self._desk, self._book.letters, pages, number))

    def paint(self, brush: Brush, focus: Focus) -> None:
        """Chips, then cards. Pictures take time to make, so a few come with every frame."""
        pictures, fresh = {page.key: page for page in self.pages}, 0
        size = self._chip_size(brush)
        for spot in self.spots(hidden=False):
            if isinstance(spot.key, Choice):
                self._paint_chip(brush, focus, spot, size, chosen=spot.key.number == self._filter)
                continue
            made = spot.key, brush.px(spot.box.w)
            fresh += made not in self._made
            if fresh > AT_ONCE:
                continue
            self._made.add(made)
            pictures[spot.key].picture(brush, spot.box)
            if focus.key == spot.key:
                colour, corner = TEXT if focus.by_mouse else GOLD, spot.box.w * 0.07 + 6
                brush.ring(spot.box.inset(-6), colour, radius=corner, width=5)
        self.unfinished = fresh > AT_ONCE

    def _chip_size(self, brush: Brush) -> float:
        """The same letters on all of them."""
        chips = self._filters()
        return min(even(brush, [chip.name], _CHIP_SIZE, chip.box.w - 24, chip.box.h) for chip in chips)

    def _paint_chip(self, brush: Brush, focus: Focus, spot: Spot, size: float, *, chosen: bool) -> None:
        box = spot.box
        ring(brush, focus, spot.key, box, radius=29)
        brush.panel(box, CHOSEN if chosen else PAGE, radius=29, border=GOLD if chosen else BORDER, width=3)
        brush.text(spot.name, box, size, TEXT if chosen else QUIET, align="center")
        shine(brush, focus, spot.key, box, radius=29)


class RulesTab:
    """Contents on the left, the chapter on the right."""

    def __init__(self, desk: Desk, book: Handbook) -> None:
        self._desk, self._book = desk, book
        self._area, self._stage = Box(0, 0, 1, 1), Stage((1920, 1080))
        self._reader = Reader(book.letters)
        self._words: tuple[str, ...] = ()
        self._shown = list(range(len(book.chapters)))
        self.chapter = 0
        self.unfinished = False
        self.found = len(self._shown)

    def resized(self, area: Box, stage: Stage) -> None:
        """The text flows anew."""
        self._area, self._stage = area, stage
        self._open(self.chapter)

    def search(self, words: tuple[str, ...]) -> None:
        """Only chapters that speak of it; the first one, where that is not one of them."""
        self._words = words
        self._shown = [n for n, each in enumerate(self._book.chapters) if found(words, all_said(each))]
        self.found = len(self._shown)
        if self._shown and self.chapter not in self._shown:
            self._open(self._shown[0])
        self._reader.seek(words)

    def _open(self, number: int) -> None:
        self.chapter = number
        self._reader.show(number, self._chapter.blocks, self._window(), self._stage)
        self._reader.seek(self._words)

    @property
    def _chapter(self) -> Chapter:
        return self._book.chapters[self.chapter]

    # Where things are

    @property
    def _column(self) -> float:
        """How wide the contents are."""
        return _WIDE_CONTENTS if self._desk.folded else _CONTENTS

    def _sheet(self) -> Box:
        area, beside = self._area, self._column + 24
        return Box(area.x + beside, area.y, area.w - beside, area.h - 10)

    def _window(self) -> Box:
        sheet = self._sheet()
        return Box(sheet.x + 52, sheet.y + 112, sheet.w - 92, sheet.h - 136)

    def _contents(self) -> list[Spot]:
        count = max(1, len(self._book.chapters))
        pitch = min(_ROW + 8, (self._area.h - 10) / count)
        return [
            Spot(
                Choice("chapter", number),
                Box(self._area.x, self._area.y + place * pitch, self._column, pitch - 8),
                self._book.chapters[number].title,
            )
            for place, number in enumerate(self._shown)
        ]

    def spots(self, *, hidden: bool) -> list[Spot]:
        """Chapters, and what the open one leads to. The text itself is there for keys only."""
        if not self._shown:
            return []
        text = [Spot(READ, self._sheet(), self._chapter.title, active=False)] if hidden else []
        return [*self._contents(), *text, *self._reader.spots(hidden=hidden)]

    def stops(self) -> list[Spot]:
        """The open chapter, its text, and what that leads to: passing other chapters would open them."""
        return [
            spot
            for spot in self.spots(hidden=True)
            if not isinstance(spot.key, Choice) or spot.key.number == self.chapter
        ]

    # What the player does

    @property
    def first(self) -> Hashable:
        """The open chapter."""
        return Choice("chapter", self.chapter)

    @property
    def hints(self) -> Sequence[Hint]:
        """To scroll, and to open examples."""
        say, key = self._desk.say, self._desk.key
        return [(key(Intent.CONFIRM), say("open")), (key(Intent.PAGE_DOWN), say("read on"))]

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """Scrolling; in the text up and down scroll or lead to the next example, left leads out of it."""
        inside = focus.key == READ or isinstance(focus.key, Place)
        match signal:
            case _ if self._reader.handle(signal):
                self._reader.let_go(focus, READ)
                return True
            case Press(Intent.UP | Intent.DOWN) if inside:
                down = 1 if signal.intent is Intent.DOWN else -1
                return self._reader.step(down, focus, READ) or down > 0
            case Press(Intent.LEFT) if inside and not self._beside(focus.key):
                focus.key, focus.by_mouse = Choice("chapter", self.chapter), False
                return True
            case Press(Intent.RIGHT) if isinstance(focus.key, Choice):
                focus.key, focus.by_mouse = READ, False
                return True
        return False

    def _beside(self, key: Hashable) -> bool:
        """There is something to point at on the left of it, in the text."""
        spots = self._reader.spots(hidden=True)
        here = next((spot.box for spot in spots if spot.key == key), None)
        return here is not None and any(
            abs(spot.box.y - here.y) < 1 and spot.box.x < here.x for spot in spots
        )

    def focused(self, key: Hashable) -> None:
        """A chapter that keys have led to opens at once."""
        if isinstance(key, Choice) and key.number != self.chapter:
            self._open(key.number)
        self._reader.reveal(key)

    def choose(self, key: Hashable) -> Go:
        """A chapter, or something the text leads to."""
        if isinstance(key, Choice):
            self._open(key.number)
            return STAY
        thing = self._reader.thing(key)
        return STAY if thing is None else Push(thing.open())

    # Painting

    def paint(self, brush: Brush, focus: Focus) -> None:
        """Contents, sheet, text."""
        if not self._shown:
            return
        contents = self._contents()
        names, high = [spot.name for spot in contents], contents[0].box.h
        size = even(brush, names, _CONTENTS_SIZE, self._column - 78, high, Face.HEAVY)
        for spot in contents:
            self._paint_row(brush, focus, spot, size)
        sheet = self._sheet()
        if focus.key == READ:
            ring(brush, focus, READ, sheet, radius=26)
        brush.panel(sheet, PANEL, radius=26, border=HAIRLINE, width=3)
        head = Box(sheet.x + 52, sheet.y + 26, sheet.w - 104, 64)
        brush.text(self._chapter.title, head, 46, TEXT, face=Face.TITLE)
        brush.panel(Box(head.x, head.y + 70, head.w, 2), HAIRLINE, radius=1)
        self._reader.paint(brush, focus, self._words)

    def _paint_row(self, brush: Brush, focus: Focus, spot: Spot, size: float) -> None:
        assert isinstance(spot.key, Choice)
        box, chosen = spot.box, spot.key.number == self.chapter
        ring(brush, focus, spot.key, box, radius=15)
        if chosen:
            brush.panel(box, RAISED, radius=15, border=GOLD)
        else:
            brush.panel(box, PAGE, radius=15, alpha=215)
        disc, number = Box(box.x + 14, box.centre[1] - 17, 34, 34), str(spot.key.number + 1)
        brush.text(number, disc, 22, GOLD if chosen else KEY_BORDER, face=Face.TITLE, align="center")
        words = Box(box.x + 62, box.y, box.w - 78, box.h)
        face = Face.HEAVY if chosen else Face.STRONG
        brush.text(spot.name, words, size, TEXT if chosen else QUIET, face=face)
        shine(brush, focus, spot.key, box, radius=15)
