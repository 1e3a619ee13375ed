"""Painting only what has changed: a still picture with panels, and things that move on top of it."""

from __future__ import annotations

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

    def backdrop(
        self, key: Hashable, brush: Brush, paint: Callable[[Brush], None], *, everything: bool
    ) -> None:
        """The picture behind everything, painted when its key changes."""
        if self._backdrop is None:
            self._backdrop = self._canvas(brush)
        if self._still is None:
            self._still = self._canvas(brush)
        if key != self._backdrop_key:
            paint(Brush(self._backdrop, brush.stage, brush.art, brush.type))
            self._still.blit(self._backdrop, (0, 0))
            self._backdrop_key = key
            self._panels.clear()
            self._stale.clear()
            everything = True
            brush.art.patience.rest()
        if everything:
            self._shown.clear()
            self._dirty = [brush.surface.get_rect()]

    def _canvas(self, brush: Brush) -> pygame.Surface:
        """As large as the window: with large windows, it takes a while to get that much memory."""
        brush.art.patience.ask()
        canvas = pygame.Surface(brush.surface.get_size())
        brush.art.patience.done()
        return canvas

    def panel(self, name: str, content: object, rect: pygame.Rect, paint: Callable[[Brush], None]) -> None:
        """A part of the still picture, painted when its content changes."""
        before = self._panels.get(name)
        if before is not None and before.content == content:
            return
        if before is not None and before.rect != rect:
            self._stale.append(before.rect)
        self._panels[name] = _Panel(content, rect, paint)
        self._stale.append(rect)

    def _paint_panels(self, brush: Brush) -> None:
        """Where panels overlap, the others are painted again as well, each in its turn."""
        assert self._backdrop is not None, "the backdrop comes first"
        assert self._still is not None
        still = Brush(self._still, brush.stage, brush.art, brush.type)
        while self._stale:
            stale = self._stale[0]
            still.surface.set_clip(stale)
            still.surface.blit(self._backdrop, stale, stale)
            for panel in self._panels.values():
                if panel.rect.colliderect(stale):
                    still.surface.set_clip(panel.rect.clip(stale))
                    panel.paint(still)
            still.surface.set_clip(None)
            self._dirty.append(self._stale.pop(0))
            brush.art.patience.rest()

    def show(self, brush: Brush, items: Sequence[Item]) -> list[pygame.Rect]:
        """Paint what differs from the last frame onto the window, and say where."""
        self._paint_panels(brush)
        new = {item.key: item for item in items}
        self._dirty += _reordered(self._shown, new)
        for key in self._shown.keys() | new.keys():
            before, now = self._shown.get(key), new.get(key)
            if before is None or now is None or before.rect != now.rect or before.picture is not now.picture:
                self._dirty += [item.rect for item in (before, now) if item is not None]
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
    """Where one may lie above another that it lay below."""
    kept = [key for key in before if key in now]
    kept_now = [key for key in now if key in before]
    return [now[key].rect for key, old in zip(kept_now, kept, strict=True) if key != old]


def _merged(rects: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """The same area in rectangles that do not overlap."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.clip(window)
        if grown.width == 0 or grown.height == 0:
            continue
        while (number := grown.collidelist(apart)) >= 0:
            grown = grown.union(apart.pop(number))
        apart.append(grown)
    return apart


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
    """A part of the still picture as an item, so that it can lie over others; it is not seen for long."""
    rect, stage = brush.stage.pixels(box), brush.stage
    over, down = stage.origin

    def make() -> pygame.Surface:
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        shifted = replace(stage, origin=(over - rect.x, down - rect.y))
        paint(Brush(surface, shifted, brush.art, brush.type))
        return surface

    return Item(key, brush.art.passing((key, rect.size), make), rect)
