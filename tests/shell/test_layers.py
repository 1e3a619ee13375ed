"""Painting what has changed looks like painting everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf
from pathlib import Path
from random import Random

import pygame
import pytest

from game.shell.layers import Item, Layers, faint
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.stage import Stage

SIZE = (192, 120)
PANELS = {
    "left": pygame.Rect(0, 0, 60, 40),
    "right": pygame.Rect(120, 0, 72, 50),
    "foot": pygame.Rect(0, 90, 192, 30),
    "middle": pygame.Rect(40, 20, 100, 80),
}
"""The last one overlaps with all the others."""

Paint = Callable[[Brush], None]


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode(SIZE)


def a_brush() -> Brush:
    return Brush(pygame.Surface(SIZE), Stage(SIZE), Art([Path()]), Type())


def filled(colour: tuple[int, int, int]) -> Paint:
    """Paints on everything it can reach: what is outside its part must be cut off."""

    def paint(brush: Brush) -> None:
        brush.surface.fill(colour)

    return paint


def glass(size: tuple[int, int], colour: tuple[int, int, int], alpha: int) -> pygame.Surface:
    """A picture that one can see through, so that painting it twice shows."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*colour, alpha))
    return picture


def tinted(colour: tuple[int, int, int]) -> Paint:
    """Lets what is below shine through."""

    def paint(brush: Brush) -> None:
        brush.surface.blit(glass(SIZE, colour, 120), (0, 0))

    return paint


class Picture:
    """A still picture that changes at random, and how it is painted."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.backdrop = self.colour()
        self.panels = {name: self.colour() for name in PANELS}
        self.items: list[Item] = []

    def colour(self) -> tuple[int, int, int]:
        return tuple(self.chance.randrange(256) for _ in range(3))  # type: ignore[return-value]

    def item(self, key: int) -> Item:
        size = (self.chance.randrange(1, 70), self.chance.randrange(1, 70))
        place = (self.chance.randrange(-40, 190), self.chance.randrange(-40, 120))
        return Item(key, glass(size, self.colour(), self.chance.choice((90, 255))), pygame.Rect(place, size))

    def change(self) -> None:
        """One of the things that happen between two frames."""
        chance, items = self.chance, self.items
        match chance.randrange(8):
            case 0:
                self.panels[chance.choice(list(PANELS))] = self.colour()
            case 1 if items:
                items.remove(chance.choice(items))
            case 2 | 3 if items:
                number = chance.randrange(len(items))
                items[number] = items[number]._replace(
                    rect=items[number].rect.move(chance.randrange(-30, 30), chance.randrange(-30, 30))
                )
            case 4 if items:
                number = chance.randrange(len(items))
                items[number] = self.item(int(str(items[number].key)))
            case 5:
                chance.shuffle(items)
            case 6 if chance.random() < 0.2:
                self.backdrop = self.colour()
            case _:
                unused = set(range(12)) - {item.key for item in items}
                if unused:
                    items.insert(chance.randrange(len(items) + 1), self.item(min(unused)))

    def paint(self, layers: Layers, brush: Brush, *, everything: bool = False) -> list[pygame.Rect]:
        layers.backdrop(self.backdrop, brush, filled(self.backdrop), everything=everything)
        for name, rect in PANELS.items():
            layers.panel(name, self.panels[name], rect, tinted(self.panels[name]))
        return layers.show(brush, self.items)


def pixels(brush: Brush) -> bytes:
    return pygame.image.tobytes(brush.surface, "RGB")


@pytest.mark.parametrize("seed", range(30))
def test_after_any_changes_it_looks_as_if_all_had_been_painted_anew(seed: int) -> None:
    picture, layers, brush = Picture(seed), Layers(), a_brush()
    for _ in range(40):
        for _ in range(picture.chance.randrange(4)):
            picture.change()
        picture.paint(layers, brush)
        fresh = a_brush()
        picture.paint(Layers(), fresh)
        assert pixels(brush) == pixels(fresh)


@pytest.mark.parametrize("seed", range(10))
def test_only_the_places_it_names_have_changed(seed: int) -> None:
    picture, layers, brush = Picture(seed), Layers(), a_brush()
    picture.paint(layers, brush)
    for _ in range(40):
        before = brush.surface.copy()
        picture.change()
        places = picture.paint(layers, brush)
        for place in places:
            before.blit(brush.surface, place, place)
        assert pygame.image.tobytes(before, "RGB") == pixels(brush)
        for one, other in combinations(places, 2):
            both = one.union(other)
            assert both.w * both.h > one.w * one.h + other.w * other.h or not one.colliderect(other)


def test_of_many_things_only_those_are_painted_that_have_changed_their_place_among_them() -> None:
    layers, brush = Layers(), a_brush()
    items = [Item(key, glass((8, 8), (9, 9, 9), 255), pygame.Rect(key * 10, 0, 8, 8)) for key in range(9)]

    def frame(order: Sequence[int]) -> list[pygame.Rect]:
        layers.backdrop("street", brush, filled((0, 0, 0)), everything=False)
        return layers.show(brush, [items[number] for number in order])

    frame(range(9))
    assert frame([1, 2, 3, 4, 5, 6, 7, 8, 0]) == [items[0].rect]
    assert frame([1, 7, 2, 3, 4, 5, 6, 8, 0]) == [items[7].rect]
    assert frame([1, 7, 2, 3, 4, 5, 6, 8, 0]) == []


def test_where_time_is_short_panels_follow_one_a_frame_unless_all_is_new() -> None:
    layers, brush = Layers(), a_brush()
    painted: list[str] = []

    def frame(content: int, *, everything: bool = False) -> list[str]:
        painted.clear()
        with brush.art.patience.until(None, soon=-inf):
            layers.backdrop("street", brush, filled((0, 0, 0)), everything=everything)
            for name in ("left", "right", "foot"):
                layers.panel(name, content, PANELS[name], lambda _, name=name: painted.append(name))
            layers.show(brush, [])
        return [*painted]

    assert frame(1) == ["left", "right", "foot"]
    assert frame(2) == []
    assert layers.behind
    assert [frame(2) for _ in range(3)] == [["left"], ["right"], ["foot"]]
    assert not layers.behind
    assert frame(2) == frame(3) == []
    assert frame(3) == ["left"]
    assert frame(3, everything=True) == ["right", "foot"]


def test_where_time_is_short_panels_stay_while_another_backdrop_comes() -> None:
    layers, brush = Layers(), a_brush()
    places = [PANELS["left"].center, PANELS["right"].center, PANELS["foot"].center]

    def frame(backdrop: str, content: int) -> list[tuple[int, ...]]:
        with brush.art.patience.until(None, soon=-inf):
            layers.backdrop(backdrop, brush, filled((0, 0, len(backdrop))), everything=False)
            for name in ("left", "right"):
                layers.panel(name, content, PANELS[name], filled((content, 0, 0)))
            layers.show(brush, [])
        return [tuple(brush.surface.get_at(at)[:3]) for at in places]

    frame("street", 1)
    assert frame("room", 2) == [(1, 0, 0), (1, 0, 0), (0, 0, 4)]
    assert frame("room", 2) == [(2, 0, 0), (1, 0, 0), (0, 0, 4)]
    assert frame("room", 2) == [(2, 0, 0), (2, 0, 0), (0, 0, 4)]


def test_what_there_was_no_time_for_is_painted_between_frames_and_one_panel_even_if_that_is_late() -> None:
    layers, brush = Layers(), a_brush()
    painted: list[str] = []

    def frame(content: int) -> list[pygame.Rect]:
        with brush.art.patience.until(None, soon=-inf):
            layers.backdrop("street", brush, filled((0, 0, 0)), everything=False)
            for name in ("left", "right", "foot"):
                layers.panel(name, content, PANELS[name], lambda _, name=name: painted.append(name))
            return layers.show(brush, [])

    frame(1)
    painted.clear()
    assert frame(2) == painted == []
    assert brush.art.make_ahead(-inf)
    assert painted == ["left"]
    assert brush.art.make_ahead(inf)
    assert painted == ["left", "right", "foot"]
    assert layers.behind
    assert frame(2) == [PANELS[name] for name in painted]
    assert len(painted) == 3
    assert not layers.behind


@pytest.mark.parametrize("seed", range(10))
def test_where_time_is_always_short_it_looks_the_same_a_frame_later(seed: int) -> None:
    picture, layers, brush = Picture(seed), Layers(), a_brush()
    for _ in range(40):
        for _ in range(picture.chance.randrange(4)):
            picture.change()
        with brush.art.patience.until(None, soon=-inf):
            picture.paint(layers, brush)
            brush.art.make_ahead(inf)
            picture.paint(layers, brush)
        fresh = a_brush()
        picture.paint(Layers(), fresh)
        assert pixels(brush) == pixels(fresh)


def test_where_nothing_has_changed_nothing_is_painted() -> None:
    picture, layers, brush = Picture(1), Layers(), a_brush()
    for _ in range(12):
        picture.change()
    assert picture.paint(layers, brush) == [brush.surface.get_rect()]
    assert picture.paint(layers, brush) == []


def test_everything_is_painted_again_after_something_wiped_over_it() -> None:
    picture, layers, brush = Picture(2), Layers(), a_brush()
    for _ in range(12):
        picture.change()
    picture.paint(layers, brush)
    before = pixels(brush)
    brush.surface.fill((1, 2, 3))
    assert picture.paint(layers, brush, everything=True) == [brush.surface.get_rect()]
    assert pixels(brush) == before


def test_a_panel_is_painted_when_its_content_changes_and_not_before() -> None:
    layers, brush = Layers(), a_brush()
    painted: list[int] = []

    def frame(content: int) -> None:
        layers.backdrop("street", brush, filled((0, 0, 0)), everything=False)
        layers.panel("left", content, PANELS["left"], lambda _: painted.append(content))
        layers.show(brush, [])

    for content in (1, 1, 2, 2, 1):
        frame(content)
    assert painted == [1, 2, 1]


def test_of_two_that_change_places_in_depth_the_upper_one_is_seen() -> None:
    layers, brush = Layers(), a_brush()
    red = Item("red", glass((20, 20), (255, 0, 0), 255), pygame.Rect(0, 0, 20, 20))
    blue = Item("blue", glass((20, 20), (0, 0, 255), 255), pygame.Rect(10, 10, 20, 20))
    for items, seen in (([red, blue], (0, 0, 255)), ([blue, red], (255, 0, 0))):
        layers.backdrop("street", brush, filled((0, 0, 0)), everything=False)
        layers.show(brush, items)
        assert brush.surface.get_at((15, 15)) == (*seen, 255)


@pytest.mark.parametrize("contents", [("here", "there"), ("the same", "the same")])
def test_a_panel_that_goes_elsewhere_leaves_nothing_behind(contents: tuple[str, str]) -> None:
    layers, brush = Layers(), a_brush()
    for name, content in zip(("left", "right"), contents, strict=True):
        layers.backdrop("street", brush, filled((9, 9, 9)), everything=False)
        layers.panel("note", content, PANELS[name], filled((200, 0, 0)))
        layers.show(brush, [])
    assert brush.surface.get_at(PANELS["left"].center)[:3] == (9, 9, 9)
    assert brush.surface.get_at(PANELS["right"].center)[:3] == (200, 0, 0)


def test_a_faint_panel_lets_shine_through_what_is_behind_it() -> None:
    layers, brush, rect = Layers(), a_brush(), PANELS["left"].move(-20, -10)
    layers.backdrop("street", brush, filled((0, 0, 0)), everything=False)
    layers.panel("note", None, rect, faint(filled((200, 0, 0)), rect, 0.25))
    layers.show(brush, [])
    assert abs(brush.surface.get_at((10, 10))[0] - 50) <= 2
