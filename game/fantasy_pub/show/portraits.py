"""Guests on cards in the colours of their clan, composed at the size they are shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

import pygame

from game.fantasy_pub.rules.characters import CLAN, FIGURE, OWNER, RACE, Character, Race
from game.fantasy_pub.show.guests import BUST_BOX, Mien, bust, bust_of
from game.shell.paint.art import Art, smooth, tint
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import INK, LIVERIES, TEXT, Colour, Dress, Livery, rgb
from game.shell.paint.shapes import gradient, masked, rounded
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

RATIO: Final = 336 / 240
MINI_RATIO: Final = 288 / 240
BARKEEPER_RATIO: Final = 1 / 0.94
_DISC, _PAPER = 84.0, rgb("#FFF1CC")
_STRIP = 62.0
_GAP = 8.0
"""Between the clans of a race."""
_CALLED, _LEAST_CALLED, _PLATE = 0.1, 24.0, 1.35
"""How large the name of a race is, as a share of its picture and at least; and its plate, in such letters."""

Name = Callable[[Character], str]


class Portraits:
    """Makes pictures of guests, each size once."""

    def __init__(self, art: Art, letters: Type, name: Name, dress: Dress = LIVERIES) -> None:
        """`name` is written on large cards."""
        self.art, self.letters, self.dress, self._name = art, letters, dress, name

    def mini(self, who: Character, width: int, mark: str = "", face: Mien = Mien.SOBER) -> pygame.Surface:
        """Where there is little room: the face, and perhaps a mark."""
        key = ("guest", bust_of(who, self.dress, face), width, mark)
        return self.art.made(key, lambda: self._compose(who, width, MINI_RATIO, mark, face))

    def large(self, who: Character, width: int, label: str = "") -> pygame.Surface:
        """With the name below, and perhaps a label above."""
        key = ("guest", bust_of(who, self.dress), width, self._name(who), label, RATIO)
        return self.art.made(key, lambda: self._compose_large(who, width, label))

    # As something to paint into a box

    def small(self, who: Character, mark: str = "", face: Mien = Mien.SOBER) -> Picture:
        """The small one."""
        return partial(self._paint, partial(self.mini, who, mark=mark, face=face))

    def whole(self, who: Character, label: str = "") -> Picture:
        """The large one."""
        return partial(self._paint, partial(self.large, who, label=label))

    def race(self, race: Race, name: str) -> Picture:
        """The same race of all clans, with its name below."""
        return partial(self._paint_race, race, name)

    @staticmethod
    def _paint(make: Callable[[int], pygame.Surface], brush: Brush, box: Box) -> None:
        brush.surface.blit(make(brush.px(box.w)), brush.stage.pixels(box).topleft)

    def _paint_race(self, race: Race, name: str, brush: Brush, box: Box) -> None:
        clans = [clan[RACE.index(race)] for clan in CLAN]
        size = max(_LEAST_CALLED, box.w * _CALLED)
        high = size * brush.type.scale * _PLATE
        rows = box._replace(h=box.h - high - _GAP).column(2, _GAP)
        places = [place for row in rows for place in row.row(2, _GAP)]
        for livery, who, place in zip(LIVERIES, clans, places, strict=True):
            pixels = brush.stage.pixels(place)
            key: Hashable = ("race", who, pixels.size)
            card = self.art.made(key, partial(self._card, livery, FIGURE[who], pixels.size))
            brush.surface.blit(card, pixels.topleft)
        plate = Box(box.x, box.y + box.h - high, box.w, high)
        brush.panel(plate, _PAPER, radius=size / 2, border=INK, width=3)
        brush.text(name, plate.inset(8, 0), size, INK, face=Face.TITLE, align="center")

    # Composing

    def _card(
        self, livery: Livery, figure: int, size: tuple[int, int], face: Mien = Mien.SOBER
    ) -> pygame.Surface:
        """A face on the ground of its clan, in a frame of its colour."""
        unit = size[0] / 240
        left, top, wide, high = (round(side * unit) for side in BUST_BOX)
        picture = gradient(size, livery.light, livery.mid).convert_alpha()
        shade = gradient(size, (255, 255, 255), livery.light).convert_alpha()
        shade.set_alpha(150)
        picture.blit(shade, (0, 0))
        picture.blit(
            smooth(self.art.source(bust(livery, figure, face)), (wide, high)), (left, top + round(10 * unit))
        )
        corner, line = max(2, round(22 * unit)), max(2, round(11 * unit))
        picture = masked(picture, rounded(size, corner, (255, 255, 255, 255)))
        picture.blit(rounded(size, corner, (0, 0, 0, 0), (*livery.mid, 255), line), (0, 0))
        picture.blit(rounded(size, corner, (0, 0, 0, 0), (*INK, 255), max(1, round(3.4 * unit))), (0, 0))
        return picture

    def _compose(self, who: Character, width: int, ratio: float, mark: str, face: Mien) -> pygame.Surface:
        size = (width, round(width * ratio))
        picture, livery = self._card(self.dress[OWNER[who]], FIGURE[who], size, face), self.dress[OWNER[who]]
        unit = width / 240
        self._symbol(picture, livery, unit)
        if mark:
            disc = round(_DISC * unit)
            place = pygame.Rect(size[0] - disc, size[1] - disc, disc, disc).move(
                round(-3 * unit), round(-3 * unit)
            )
            picture.blit(
                rounded(place.size, disc // 2, (*_PAPER, 255), (*INK, 255), max(1, disc // 16)), place
            )
            letters = self.letters.tiny(mark, Face.TITLE, disc * 0.6, disc * 0.8, INK)
            picture.blit(letters, letters.get_rect(center=place.center))
        return picture

    def _symbol(self, picture: pygame.Surface, livery: Livery, unit: float) -> None:
        """Whose it is, not by colour alone."""
        disc = max(8, round(62 * unit))
        place = pygame.Rect(round(8 * unit), round(8 * unit), disc, disc)
        picture.blit(
            rounded(place.size, disc // 2, (*livery.mid, 255), (*INK, 255), max(1, disc // 16)), place
        )
        inner = place.inflate(-disc * 0.36, -disc * 0.36)
        picture.blit(tint(smooth(self.art.source(f"symbols/{livery.symbol}"), inner.size), livery.ink), inner)

    def _compose_large(self, who: Character, width: int, label: str) -> pygame.Surface:
        picture = self._compose(who, width, RATIO, "", Mien.SOBER)
        unit = width / 240
        high = round(_STRIP * unit)
        strip = pygame.Rect(round(10 * unit), picture.get_height() - high - round(10 * unit), 0, high)
        strip.width = width - 2 * strip.left
        picture.blit(rounded(strip.size, round(13 * unit), (*rgb("#1E1730"), 235)), strip)
        self._write(picture, self._name(who), strip, 27 * unit, TEXT)
        if label:
            left, high = round(78 * unit), round(44 * unit)
            chip = pygame.Rect(left, round(14 * unit), width - left - round(16 * unit), high)
            picture.blit(rounded(chip.size, high // 2, (*_PAPER, 245), (*INK, 255), max(1, high // 18)), chip)
            self._write(picture, label, chip, 22 * unit, INK)
        return picture

    def _write(
        self, picture: pygame.Surface, text: str, place: pygame.Rect, pixels: float, ink: Colour
    ) -> None:
        """In the middle of a place; what is much too long becomes smaller."""
        room = place.width * 0.88
        size = min(pixels, pixels * room / max(1, 0.9 * self.letters.width(text, Face.TITLE, pixels)))
        letters = self.letters.tight(text, Face.TITLE, size, room, ink)
        picture.blit(letters, letters.get_rect(center=place.center))


def barkeeper(brush: Brush, box: Box) -> None:
    """Himself."""
    width = min(box.w, box.h / BARKEEPER_RATIO)
    place = Box(box.centre[0] - width / 2, box.y, width, width * BARKEEPER_RATIO)
    brush.picture("things/barkeeper", place)
