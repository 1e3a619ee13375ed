"""Painting only what has changed: a still picture with panels, and things that move on top of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.shell.paint.brush import Brush, Picture
from game.shell.stage import Box


class Item(NamedTuple):
    """Something that may move: a picture at a place."""

    key: Hashable
    picture: pygame.Surface
    rect: pygame.Rect


class _Panel(NamedTuple):
    content: object
    rect: pygame.Rect
    paint: Callable[[Brush], None]


class Layers:
    """Backdrop, panels, items. Each frame costs as much as has changed."""

    def __init__(self) -> None:
        self._backdrop_key: Hashable = object()
        self._backdrop: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._panels: dict[str, _Panel] = {}
        self._stale: list[pygame.Rect] = []
        self._shown: dict[Hashable, Item] = {}
        self._dirty: list[pygame.Rect] = []
        self._whole, self._waited = False, False
        self._brush: Brush | None = None
        """Of the latest frame."""

    @property
    def behind(self) -> bool:
        """There was no time for some panels: they are to be seen in the next frame."""
        return bool(self._stale or self._dirty)

    def backdrop(
        self, key: Hashable, brush: Brush, paint: Callable[[Brush], None], *, everything: bool
    ) -> None:
        """The picture behind everything, painted when its key changes."""
        if self._backdrop is None:
            self._backdrop = self._canvas(brush)
        if self._still is None:
            self._still = self._canvas(brush)
        changed = key != self._backdrop_key
        if changed:
            paint(Brush(self._backdrop, brush.stage, brush.art, brush.type))
            self._backdrop_key = key
            self._lay_below(self._backdrop, self._still)
            brush.art.patience.rest()
        self._whole = everything or (changed and not self._panels)
        if everything or changed:
            self._shown.clear()
            self._dirty = [brush.surface.get_rect()]

    def _lay_below(self, backdrop: pygame.Surface, still: pygame.Surface) -> None:
        """Panels stay as they were until there is time to paint them anew, each on what lies below it now."""
        before = still.copy() if self._panels else still
        still.blit(backdrop, (0, 0))
        for panel in self._panels.values():
            still.blit(before, panel.rect, panel.rect)
            if panel.rect not in self._stale:
                self._stale.append(panel.rect)

    def _canvas(self, brush: Brush) -> pygame.Surface:
        """As large as the window: with large windows, it takes a while to get that much memory."""
        brush.art.patience.ask()
        canvas = pygame.Surface(brush.surface.get_size())
        brush.art.patience.done()
        return canvas

    def panel(self, name: str, content: object, rect: pygame.Rect, paint: Callable[[Brush], None]) -> None:
        """A part of the still picture, painted when its content changes."""
        before = self._panels.get(name)
        if before is not None and (before.content, before.rect) == (content, rect):
            return
        if before is not None and before.rect != rect:
            self._stale.append(before.rect)
        self._panels[name] = _Panel(content, rect, paint)
        if rect not in self._stale:
            self._stale.append(rect)

    def _paint_panels(self, brush: Brush) -> None:
        """Often several change at once: where time is short, they are painted between this frame and the next
        one; and if there was no time for that either, no later than one by one."""
        while self._stale and (self._whole or self._waited or not brush.art.patience.short):
            self._waited = False
            self._paint_next(brush)
            brush.art.patience.rest()
        self._brush = brush
        self._put_off(brush)

    def _put_off(self, brush: Brush) -> None:
        self._waited = bool(self._stale)
        if self._waited:
            brush.art.owe(self._catch_up)

    def _catch_up(self) -> None:
        """One panel at a time, between two frames."""
        assert self._brush is not None, "only what a frame has put off"
        if self._stale:
            self._paint_next(self._brush)
        self._put_off(self._brush)

    def _paint_next(self, brush: Brush) -> None:
        """Where panels overlap, the others are painted again as well, each in its turn."""
        assert self._backdrop is not None, "the backdrop comes first"
        assert self._still is not None
        still, stale = Brush(self._still, brush.stage, brush.art, brush.type), self._stale[0]
        still.surface.set_clip(stale)
        still.surface.blit(self._backdrop, stale, stale)
        for panel in self._panels.values():
            if panel.rect.colliderect(stale):
                still.surface.set_clip(panel.rect.clip(stale))
                panel.paint(still)
        still.surface.set_clip(None)
        self._dirty.append(self._stale.pop(0))

    def show(self, brush: Brush, items: Sequence[Item]) -> list[pygame.Rect]:
        """Paint what differs from the last frame onto the window, and say where."""
        self._paint_panels(brush)
        new = {item.key: item for item in items}
        self._dirty += _reordered(self._shown, new)
        self._dirty += [item.rect for key, item in self._shown.items() if key not in new]
        for item in new.values():
            before = self._shown.get(item.key)
            if before is None:
                self._dirty.append(item.rect)
            elif before.picture is not item.picture or before.rect != item.rect:
                self._dirty += [before.rect, item.rect]
        places = _merged(self._dirty, brush.surface.get_rect())
        self._shown, self._dirty = new, []
        assert self._still is not None, "the backdrop comes first"
        for place in places:
            brush.surface.set_clip(place)
            brush.surface.blit(self._still, place, place)
            for item in items:
                if item.rect.colliderect(place):
                    brush.surface.blit(item.picture, item.rect)
        brush.surface.set_clip(None)
        return places


def faint(paint: Callable[[Brush], None], rect: pygame.Rect, strength: float) -> Callable[[Brush], None]:
    """Let what is behind a panel shine through."""
    if strength >= 1:
        return paint

    def painted(brush: Brush) -> None:
        place = rect.clip(brush.surface.get_rect())
        behind = brush.surface.subsurface(place).copy()
        paint(brush)
        behind.set_alpha(round(255 * (1 - strength)))
        brush.surface.blit(behind, place)

    return painted


def _reordered(before: Mapping[Hashable, Item], now: Mapping[Hashable, Item]) -> list[pygame.Rect]:
    """Where one may lie above another that it lay below. Most stay in order: only the others have moved."""
    kept = [key for key in before if key in now]
    kept_now = [key for key in now if key in before]
    if kept == kept_now:
        return []
    places = {key: place for place, key in enumerate(kept)}
    in_order = _rising([places[key] for key in kept_now])
    return [now[key].rect for key in kept_now if places[key] not in in_order]


def _rising(numbers: Sequence[int]) -> set[int]:
    """As many of different numbers as possible of which each is larger than those before it."""
    lowest: list[int] = []
    """The lowest end of such a row, by its length."""
    before: dict[int, int | None] = {}
    for number in numbers:
        length = bisect_left(lowest, number)
        before[number] = lowest[length - 1] if length else None
        lowest[length : length + 1] = [number]
    found, last = set[int](), lowest[-1] if lowest else None
    while last is not None:
        found.add(last)
        last = before[last]
    return found


def _merged(rects: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """The same area in fewer rectangles. Two become one where that is no more to paint than both of them;
    else they may overlap: what is painted twice looks the same."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.clip(window)
        if grown.width and grown.height:
            while (number := _joining(grown, apart)) is not None:
                grown = grown.union(apart.pop(number))
            apart.append(grown)
    return apart


def _joining(rect: pygame.Rect, others: list[pygame.Rect]) -> int | None:
    """Which of the others is better painted together with it, if any."""
    for number in rect.collidelistall(others):
        both = rect.union(others[number])
        if _area(both) <= _area(rect) + _area(others[number]):
            return number
    return None


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def drawn(brush: Brush, key: object, box: Box, paint: Picture, *, passing: bool = False) -> Item:
    """A small picture made once, as an item over a box; `passing`, if it is not to be seen for long."""
    rect = brush.stage.pixels(box)

    def make() -> pygame.Surface:
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        local = Box(0, 0, box.w, box.h)
        paint(Brush(surface, brush.stage, brush.art, brush.type), local)
        return surface

    get = brush.art.passing if passing else brush.art.made
    return Item(key, get((key, rect.size), make), rect)


def lifted(brush: Brush, key: Hashable, box: Box, paint: Callable[[Brush], None]) -> Item:
    """A part of the still picture as an item, so that it can lie over others; it is not seen for long. It is
    as large as what can be seen of it: a box has room for the largest."""
    rect, stage = brush.stage.pixels(box), brush.stage
    over, down = stage.origin

    def make() -> pygame.Surface:
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        shifted = replace(stage, origin=(over - rect.x, down - rect.y))
        paint(Brush(surface, shifted, brush.art, brush.type))
        return surface.subsurface(surface.get_bounding_rect())

    picture = brush.art.passing((key, rect.size), make)
    return Item(key, picture, picture.get_rect(topleft=rect.topleft).move(picture.get_offset()))
