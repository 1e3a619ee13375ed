"""A window onto a page that may be longer than it: scrolled by wheel, keys and controller."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.core.searching import spans
from game.shell.focus import Focus, Spot
from game.shell.pages import Block, Thing
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, PANEL, RAISED
from game.shell.paint.type import Type
from game.shell.signals import Button, Intent, Point, PointerDown, PointerMoved, Press, Signal, Wheel
from game.shell.stage import Box, Stage
from game.shell.typesetting import Ink, Laid, Ruler, lay, paint

NOTCH = 90.0
"""How far the wheel scrolls by a notch."""
STEP = 150.0
"""How far an arrow key scrolls, where it does not lead to anything else."""
KEPT = 60.0
"""How much of the old page can still be seen on the new one."""
BAR, BAR_ROOM = 10.0, 34.0
SMALLEST_SPOT = 44.0
EDGE, FADE = 8.0, 46.0
"""What is painted beyond the window, for rings; and how soon a page that goes on fades out there."""


class Place(NamedTuple):
    """The key of something on the page: its number from the top, and on which page."""

    page: Hashable
    number: int


class Reader:
    """Blocks in a window of their own."""

    def __init__(self, letters: Type) -> None:
        self._letters = letters
        self._page: Hashable = None
        self._laid: list[Laid] = []
        self._ruler = Ruler(letters, 1.0)
        self._mouse: Point = (-1.0, -1.0)
        self._height = 0.0
        self.window = Box(0, 0, 1, 1)
        self.offset = 0.0
        """How far it is scrolled down."""

    def show(self, page: Hashable, blocks: Sequence[Block], window: Box, stage: Stage) -> None:
        """These blocks here; the same page stays where it was scrolled to, another one begins at its top."""
        share = self.offset / self._height if self._height else 0.0
        self._ruler, self.window = Ruler(self._letters, stage.scale), window
        area = Box(0, 0, window.w - BAR_ROOM, 0)
        self._laid, self._height = lay(blocks, self._ruler, area)
        self.offset = self._within(share * self._height) if page == self._page else 0.0
        self._page = page

    # Scrolling

    @property
    def furthest(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self._height - self.window.h)

    def _within(self, offset: float) -> float:
        return min(max(0.0, offset), self.furthest)

    def scroll(self, by: float) -> bool:
        """Down, or up; says whether it made a difference."""
        before, self.offset = self.offset, self._within(self.offset + by)
        return self.offset != before

    def handle(self, signal: Signal) -> bool:
        """Wheel, pages, and the bar on the right; says whether it was one of them and made a difference."""
        page = self.window.h - KEPT
        match signal:
            case PointerMoved(at):
                self._mouse = at
            case Wheel(notches) if self.window.holds(self._mouse):
                return self.scroll(-notches * NOTCH)
            case Press(Intent.PAGE_UP):
                return self.scroll(-page)
            case Press(Intent.PAGE_DOWN):
                return self.scroll(page)
            case Press(Intent.TO_TOP):
                return self.scroll(-self._height)
            case Press(Intent.TO_END):
                return self.scroll(self._height)
            case PointerDown(at, Button.LEFT) if self.furthest and self._track.inset(-12, 0).holds(at):
                share = (at[1] - self._track.y) / self._track.h
                return self.scroll(share * self._height - self.window.h / 2 - self.offset)
        return False

    def step(self, down: int, focus: Focus, rest: Hashable = None) -> bool:
        """With an arrow to the next thing in that direction if it is near, else scroll; False at the end."""
        places = self._places()
        here = next((laid.box for key, laid in places if key == focus.key), None)
        if here is None:
            start = self.offset - 1 if down > 0 else self.offset + self.window.h
            here = Box(0, start, self.window.w, 0)
        key = _nearest(here, places, down)
        if key is not None and self._distance_to(key) <= STEP:
            focus.key, focus.by_mouse = key, False
            self.reveal(key)
            return True
        scrolled = self.scroll(STEP * down)
        self.let_go(focus, rest)
        return scrolled

    def let_go(self, focus: Focus, rest: Hashable = None) -> None:
        """What was scrolled out of sight is not pointed at any more, but whatever it rests on then."""
        if isinstance(focus.key, Place) and focus.on(self.spots()) is None:
            focus.key = rest

    def _distance_to(self, key: Place) -> float:
        """How far it has to be scrolled before something can be seen."""
        box = self._laid[key.number].box
        return max(0.0, self.offset - box.y, box.y + box.h - self.offset - self.window.h)

    def reveal(self, key: Hashable) -> None:
        """Scroll until something can be seen."""
        if not isinstance(key, Place) or key.page != self._page or key.number >= len(self._laid):
            return
        box = self._laid[key.number].box
        if box.y < self.offset:
            self.offset = self._within(box.y - 16)
        elif box.y + box.h > self.offset + self.window.h:
            self.offset = self._within(box.y + box.h + 16 - self.window.h)

    def seek(self, words: Sequence[str]) -> None:
        """Scroll to where words are found first, if they are somewhere."""
        for laid in self._laid:
            text = laid.what.name if isinstance(laid.what, Thing) else laid.what.text
            if words and spans(words, text):
                self.offset = self._within(laid.box.y - NOTCH)
                return

    # Things to point at

    def _places(self) -> list[tuple[Place, Laid]]:
        return [
            (Place(self._page, number), laid)
            for number, laid in enumerate(self._laid)
            if isinstance(laid.what, Thing)
        ]

    def spots(self, *, hidden: bool = False) -> list[Spot]:
        """What can be pointed at: what can be seen of it, or also what is scrolled away."""
        spots = []
        for key, laid in self._places():
            box = laid.box.moved(self.window.x, self.window.y - self.offset)
            seen = box if hidden else box.cut(self.window)
            if seen.h >= min(SMALLEST_SPOT, box.h):
                assert isinstance(laid.what, Thing)
                spots.append(Spot(key, seen, laid.what.name, laid.what.note))
        return spots

    def thing(self, key: Hashable) -> Thing | None:
        """What a spot stands for."""
        if not isinstance(key, Place) or key.page != self._page:
            return None
        what = self._laid[key.number].what
        return what if isinstance(what, Thing) else None

    # Painting

    @property
    def _track(self) -> Box:
        window = self.window
        return Box(window.x + window.w - BAR, window.y, BAR, window.h)

    def paint(self, brush: Brush, focus: Focus, words: tuple[str, ...] = ()) -> None:
        """What can be seen, and how far it goes on."""
        ink = Ink(brush, self._ruler, focus.key, not focus.by_mouse, words)
        clip = brush.surface.get_clip()
        brush.surface.set_clip(brush.stage.pixels(self.window.inset(-12, -EDGE)))
        for number, laid in enumerate(self._laid):
            box = laid.box.moved(self.window.x, self.window.y - self.offset)
            if box.y < self.window.y + self.window.h + EDGE and box.y + box.h > self.window.y - EDGE:
                paint(ink, laid._replace(box=box), Place(self._page, number))
        brush.surface.set_clip(clip)
        if self.furthest:
            self._paint_bar(brush)

    def _paint_bar(self, brush: Brush) -> None:
        track = self._track
        brush.panel(track, RAISED, radius=BAR / 2)
        height = max(48.0, track.h * self.window.h / self._height)
        top = track.y + (track.h - height) * self.offset / self.furthest
        brush.panel(Box(track.x, top, BAR, height), BORDER, radius=BAR / 2)
        wide, window = self.window.w - BAR_ROOM + 24, self.window
        if self.offset > 1:
            _fade(brush, Box(window.x - 12, window.y - EDGE, wide, FADE), down=False)
        if self.offset < self.furthest - 1:
            foot = window.y + window.h + EDGE - FADE
            _fade(brush, Box(window.x - 12, foot, wide, FADE), down=True)


def _fade(brush: Brush, box: Box, *, down: bool) -> None:
    """From nothing to the colour of the ground."""
    rect, ground = brush.stage.pixels(box), brush.art.colour(PANEL)

    def make() -> pygame.Surface:
        strip = pygame.Surface((1, 2), pygame.SRCALPHA)
        strip.set_at((0, 0), (*ground, 0 if down else 255))
        strip.set_at((0, 1), (*ground, 255 if down else 0))
        tall = pygame.transform.smoothscale(strip, (rect.width, rect.height * 2))
        return tall.subsurface((0, rect.height // 2, *rect.size)).copy()

    brush.surface.blit(brush.art.made(("fade", rect.size, ground, down), make), rect)


def _nearest(here: Box, places: Sequence[tuple[Place, Laid]], down: int) -> Place | None:
    """The next thing above or below: of the next row, the one that is least off to the side."""
    rows = [(laid.box, key) for key, laid in places if (laid.box.centre[1] - here.centre[1]) * down > 1]
    if not rows:
        return None
    return min(
        rows,
        key=lambda row: abs(row[0].centre[1] - here.centre[1]) + abs(row[0].centre[0] - here.centre[0]) / 3,
    )[1]
