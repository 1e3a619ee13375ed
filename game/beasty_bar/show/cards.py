"""Card faces, composed from their parts at the size they are shown: no text is drawn beforehand."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

import pygame

from game.beasty_bar.rules.animals import (
    ANIMALS,
    BAT,
    OWNER,
    POINTS,
    PORCUPINE,
    RECURRING,
    SPECIES,
    STRENGTH,
    ZEBRA,
    Card,
)
from game.core.rules import Seat
from game.shell.paint.art import Art, smooth, tint
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import INK, LIVERIES, NOBODY, Colour, Dress, Livery
from game.shell.paint.shapes import masked, rounded
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

RATIO = 336 / 240
"""Of a card's height to its width."""
MINI_RATIO = 288 / 240
_SHADOW = (560 / 480, 760 / 480)
"""The card with its shadow, in card widths."""

_PERMANENT = frozenset({ZEBRA, PORCUPINE, BAT})

_PICTOGRAM_PLACE = (10, 240)
"""Its top left corner, in units of a card 240 wide; its lower edge is tucked under the ribbon."""
_PICTOGRAM_SCALE = 2
"""Pixels of its source in such a unit."""
_HIGH_RIBBON = 242, 276, 318
"""Where the ribbon begins for large letters, so that the name has its whole width; and from where to where
it is stretched up to there."""
_LIFTED_GLASS, _LIFTED_PICTOGRAM = 62, 32
"""How much higher the others are then."""
_NAME, _LARGE_NAME = ((97, 307), 25, 148), ((120, 293), 40, 206)
"""Of the name: its middle, its size, and how wide it may be."""
_NARROWEST_WITH_PICTOGRAM = 110
"""Pixels; on a smaller card nobody could tell what it shows."""


class Mood(Enum):
    """The face an animal makes; the value is what its picture is called by."""

    WAITING = ""
    ACTING = "_acting"
    OUT = "_out"


class CardArt:
    """Makes pictures of cards, each size once."""

    def __init__(self, art: Art, letters: Type, name: Callable[[str], str], dress: Dress = LIVERIES) -> None:
        self.art, self.letters, self._name = art, letters, name
        """Where the pictures come from, and what is written on them with."""
        self.dress = dress
        """What everybody wears, by seat."""

    def undressed(self) -> CardArt:
        """The same for animals that nobody owns."""
        return CardArt(self.art, self.letters, self._name, (NOBODY,) * len(LIVERIES))

    def face(self, card: Card, width: int, mood: Mood = Mood.WAITING) -> pygame.Surface:
        """A card, face up."""
        key = ("face", card, self._livery(card).name, width, mood)
        return self.art.made(key, lambda: self._compose(card, width, mood))

    def sketch(self, card: Card, width: int) -> pygame.Surface:
        """Whose it is, and how strong: all that can be drawn in no time."""
        livery, size = self._livery(card), (width, round(width * RATIO))

        def make() -> pygame.Surface:
            fill, border = (*livery.dark, 255), (*livery.mid, 255)
            picture = rounded(size, width // 12, fill, border, max(1, width // 40))
            self._write(picture, str(STRENGTH[card]), (43, 45), 37, 40, livery.light)
            return picture

        return self.art.passing(("sketch", livery.name, STRENGTH[card], width), make)

    def back(self, seat: Seat, width: int) -> pygame.Surface:
        """A card of a seat, face down."""
        return self.art.scaled(f"cards/back_{self.dress[seat].name}", (width, round(width * RATIO)))

    def mini(self, card: Card, width: int, mood: Mood = Mood.WAITING) -> pygame.Surface:
        """A card where there is little room: the animal, a huge number, the symbol."""
        key = ("mini", card, self._livery(card).name, width, mood)
        return self.art.made(key, lambda: self._compose_mini(card, width, mood))

    def small(self, card: Card) -> Picture:
        """The same, as something to paint into a box."""
        return partial(self._paint_mini, card)

    def _paint_mini(self, card: Card, brush: Brush, box: Box) -> None:
        brush.surface.blit(self.mini(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

    def large(self, card: Card) -> Picture:
        """A card face up with its shadow, as something to paint into a box."""
        return partial(self._paint_face, card)

    def _paint_face(self, card: Card, brush: Brush, box: Box) -> None:
        self.paint_shadow(brush, box)
        rect = brush.stage.pixels(box)
        brush.surface.blit(self.face(card, rect.width), rect.topleft)

    def shadow(self, width: int) -> pygame.Surface:
        """What a card casts, all around it."""
        return self.art.scaled("cards/shadow", (round(width * _SHADOW[0]), round(width * _SHADOW[1])))

    def paint_shadow(self, brush: Brush, box: Box) -> None:
        """The same around a box."""
        rect = brush.stage.pixels(box)
        shadow = self.shadow(rect.width)
        brush.surface.blit(shadow, shadow.get_rect(center=rect.center))

    def silhouette(self, card: Card, width: int, colour: Colour) -> pygame.Surface:
        """The animal's outline, filled."""
        return self.art.made(("outline", card, width, colour), lambda: self._outline(card, width, colour))

    def _livery(self, card: Card) -> Livery:
        return self.dress[OWNER[card]]

    def _compose(self, card: Card, width: int, mood: Mood) -> pygame.Surface:
        size = (width, round(width * RATIO))
        livery, animal = self._livery(card), ANIMALS[SPECIES[card]]
        picture = masked(self._portrait(animal.name, size, mood), self.art.scaled("cards/window_mask", size))
        self._tell(picture, animal.name)
        layers = [f"{part}_{livery.name}" for part in ("badge", "medal")]
        if SPECIES[card] in RECURRING:
            layers.append("mark_recurring")
        if SPECIES[card] in _PERMANENT:
            layers.append("mark_permanent")
        picture.blit(self.art.scaled(f"cards/frame_{livery.name}", size), (0, 0))
        self._lay_ribbon(picture, livery)
        for layer in layers:
            picture.blit(self.art.scaled(f"cards/{layer}", size), (0, 0))
        self._write(picture, str(STRENGTH[card]), (43, 45), 37, 40, INK)
        large = self._is_large(width)
        lift = _LIFTED_GLASS if large else 0
        picture.blit(self.art.scaled("cards/glass", size), (0, round(-lift * width / 240)))
        self._write(picture, str(POINTS[card]), (206, 297 - lift), 27, 30, INK)
        name = self._name(animal.name).upper()
        self._write_name(picture, name, *(_LARGE_NAME if large else _NAME), livery.ink)
        return picture

    def _is_large(self, width: int) -> bool:
        """The name has the whole width: letters are large, or the card is small."""
        return self.letters.folded or _NAME[1] * width / 240 < self.letters.least + 1

    def _lay_ribbon(self, picture: pygame.Surface, livery: Livery) -> None:
        """Below everything else; large letters stretch it upwards."""
        size = picture.get_size()
        ribbon = self.art.scaled(f"cards/ribbon_{livery.name}", size)
        if self._is_large(size[0]):
            high, top, foot = (round(line * size[0] / 240) for line in _HIGH_RIBBON)
            upper = ribbon.subsurface((0, top, size[0], foot - top))
            picture.blit(smooth(upper, (size[0], foot - high)), (0, high))
            picture.blit(ribbon, (0, foot), (0, foot, *size))
        else:
            picture.blit(ribbon, (0, 0))

    def _portrait(self, name: str, size: tuple[int, int], mood: Mood = Mood.WAITING) -> pygame.Surface:
        picture = self.art.scaled(f"backdrops/{name}", size).copy()
        picture.blit(self.art.scaled(f"animals/{name}{mood.value}", size), (0, 0))
        return picture

    def _tell(self, picture: pygame.Surface, name: str) -> None:
        """What the animal does, without words."""
        width = picture.get_width()
        if width < _NARROWEST_WITH_PICTOGRAM:
            return
        strip, scale = self.art.source(f"pictograms/{name}"), width / 240
        size = [round(side * scale / _PICTOGRAM_SCALE) for side in strip.get_size()]
        left, top = (place * scale for place in _PICTOGRAM_PLACE)
        top -= _LIFTED_PICTOGRAM * scale if self._is_large(width) else 0
        picture.blit(smooth(strip, (size[0], size[1])), (round(left), round(top)))

    def _compose_mini(self, card: Card, width: int, mood: Mood) -> pygame.Surface:
        size = (width, round(width * MINI_RATIO))
        livery = self._livery(card)
        full = (width, round(width * RATIO))
        picture = pygame.Surface(size, pygame.SRCALPHA)
        portrait = self._portrait(ANIMALS[SPECIES[card]].name, full, mood)
        picture.blit(portrait, (0, round(-6 * width / 240)))
        picture = masked(picture, self.art.scaled("cards/mini_mask", size))
        picture.blit(self.art.scaled(f"cards/mini_{livery.name}", size), (0, 0))
        self._write(picture, str(STRENGTH[card]), (50, 50), 60, 76, INK)
        return picture

    def _outline(self, card: Card, width: int, colour: Colour) -> pygame.Surface:
        name = ANIMALS[SPECIES[card]].name
        shape = smooth(self.art.source(f"animals/{name}"), (width, round(width * RATIO)))
        white = shape.copy()
        white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return tint(white, colour)

    def _write_name(
        self,
        picture: pygame.Surface,
        name: str,
        centre: tuple[float, float],
        size: float,
        room: float,
        colour: Colour,
    ) -> None:
        """As large as there is room for; a long one is set tighter before it could not be read."""
        scale = picture.get_width() / 240
        pixels = max(self.letters.least, self.letters.fitting(name, Face.TITLE, size * scale, room * scale))
        letters = self.letters.tight(name, Face.TITLE, pixels, room * scale, colour)
        picture.blit(letters, letters.get_rect(center=(round(centre[0] * scale), round(centre[1] * scale))))

    def _write(
        self,
        picture: pygame.Surface,
        text: str,
        centre: tuple[float, float],
        size: float,
        room: float,
        colour: Colour,
    ) -> None:
        """Text in the middle of a point, both in units of a card 240 wide."""
        scale = picture.get_width() / 240
        letters = self.letters.tiny(text, Face.TITLE, size * scale, room * scale, colour)
        picture.blit(letters, letters.get_rect(center=(round(centre[0] * scale), round(centre[1] * scale))))
