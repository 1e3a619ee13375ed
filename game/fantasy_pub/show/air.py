"""Painting what is above all guests: things in the air, event cards that are held up, announcements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.fantasy_pub.rules.house import ALL_CARDS
from game.fantasy_pub.show.board import Board, Held, Thing
from game.fantasy_pub.show.cards import LARGE, EventCards, PlusMinus
from game.fantasy_pub.show.flights import SIDES
from game.shell.layers import Item, drawn
from game.shell.paint.art import Art, smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE, TEXT
from game.shell.paint.type import Face, Type
from game.shell.stage import Box, Stage

_STEP: Final = 4
"""Of a size in pixels, while something is on the way."""
_LARGE_STEP: Final = 16
_ANGLES: Final = 6
_FADES: Final = 8
_BANNER: Final = (900.0, 96.0)
_BANNER_SIZE: Final = 38.0
_HIGHER: Final = 70.0
"""Than the middle of the room: not before anybody's face."""
_VALUES: Final = {name: value for value, name in SIDES.items()}


class Air:
    """Finds the pictures of what moves, in steps of size and angle."""

    def __init__(self, art: Art, letters: Type, say: Callable[..., str]) -> None:
        self._art, self._say = art, say
        self._cards, self._sides = EventCards(art, letters, say), PlusMinus(art, letters)

    def fit(self, stage: Stage) -> None:
        """The window has this size."""
        self._scale, self._full, self._seen = stage.scale, round(LARGE[0] * stage.scale), False

    def _expect(self) -> None:
        """Cards are large, and can be made before they are played; not for a board that nobody looks at."""
        if not self._seen:
            self._seen = True
            for card in ALL_CARDS:
                self._art.expect(partial(self._cards.large, card, self._full))

    def items(self, brush: Brush, board: Board) -> list[Item]:
        """All of it, whoever shows it."""
        self._expect()
        things = (thing for things in board.air.values() for thing in things)
        return [
            *(self._thing(number, thing) for number, thing in enumerate(things)),
            *(self._held(number, held) for number, held in enumerate(board.held.values())),
            *self._banner(brush, board),
        ]

    def _thing(self, number: int, thing: Thing) -> Item:
        """A picture about its middle."""
        pose, scale = thing.pose, thing.pose.scale * self._scale
        wide = max(2, round(thing.width * scale / _STEP) * _STEP)
        high = max(2, round(thing.height * scale / _STEP) * _STEP)
        angle = round(pose.angle / _ANGLES) * _ANGLES % 360

        def make() -> pygame.Surface:
            picture = smooth(self._source(thing.picture, high), (wide, high))
            if thing.mirrored:
                picture = pygame.transform.flip(picture, True, False)
            return pygame.transform.rotozoom(picture, angle, 1) if angle else picture

        picture = self._art.passing(("air", thing.picture, wide, high, angle, thing.mirrored), make)
        return Item(("air", number), picture, self._about(picture, pose.x, pose.y))

    def _source(self, name: str, high: int) -> pygame.Surface:
        """On the sides of a +1/-1 card something is written."""
        value = _VALUES.get(name)
        return self._art.source(name) if value is None else self._sides.side(value, high)

    def _held(self, number: int, held: Held) -> Item:
        """An event card: made once in its full size, and from that on the way."""
        pose, whole = held.pose, self._cards.large(held.card, self._full)
        wide = max(_STEP, round(self._full * pose.scale * held.unfolded / _LARGE_STEP) * _LARGE_STEP)
        high = max(_STEP, round(whole.get_height() * pose.scale / _LARGE_STEP) * _LARGE_STEP)
        fade = round(max(0.0, min(1.0, pose.alpha)) * _FADES)
        if abs(wide - self._full) < _LARGE_STEP and fade == _FADES:
            picture = whole
        else:
            make = partial(_shrunk, whole, (wide, high), fade / _FADES)
            picture = self._art.passing(("held", held.card, wide, high, fade), make)
        return Item(("held", number), picture, self._about(picture, pose.x, pose.y))

    def _about(self, picture: pygame.Surface, x: float, y: float) -> pygame.Rect:
        return picture.get_rect(center=(round(x * self._scale), round(y * self._scale)))

    def _banner(self, brush: Brush, board: Board) -> list[Item]:
        """What is announced, over the middle of the room."""
        if not board.banner.text:
            return []
        text = self._say(board.banner.text, round=board.banner.round)
        x, y = board.places["rug.way"].centre
        wide, high = _BANNER[0], _BANNER[1] * max(1.0, brush.type.scale)
        box = Box(x - wide / 2, y - _HIGHER - high / 2, wide, high)

        def paint(own: Brush, place: Box) -> None:
            own.panel(place, PAGE, radius=24, border=GOLD, width=4)
            words = partial(own.paragraph, text, place.inset(14), _BANNER_SIZE, TEXT, face=Face.TITLE)
            words(align="center", leading=1.1, middle=True)

        item = drawn(brush, ("banner", text, brush.art.theme), box, paint)
        fade = round(board.banner.strength * _FADES)
        if fade == _FADES:
            return [item]
        make = partial(_shrunk, item.picture, item.rect.size, fade / _FADES)
        return [item._replace(picture=self._art.passing(("banner", text, item.rect.size, fade), make))]


def _shrunk(picture: pygame.Surface, size: tuple[int, int], alpha: float) -> pygame.Surface:
    small = pygame.transform.smoothscale(picture, size)
    if alpha < 1:
        small.set_alpha(round(255 * alpha))
    return small
