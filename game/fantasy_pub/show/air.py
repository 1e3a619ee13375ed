"""Painting what does not lie still: things in the air, event cards that are held up, announcements."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.fantasy_pub.show.board import Board, Held, Thing
from game.fantasy_pub.show.cards import LARGE, EventCards
from game.fantasy_pub.show.places import Pose
from game.shell.layers import Item, drawn
from game.shell.paint.art import Art, smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box, Stage

_STEP: Final = 4
"""Of a size in pixels, while something is on the way."""
_ANGLES: Final = 6
_FADES: Final = 8
_BANNER: Final = (900.0, 96.0)
_BANNER_SIZE: Final = 38.0


class AirArt:
    """Finds the pictures of what moves, in steps of size and angle."""

    def __init__(self, art: Art, stage: Stage) -> None:
        self._art, self._stage = art, stage

    def items(self, board: Board) -> list[Item]:
        """All that is in the air, whoever shows it."""
        things = (thing for things in board.air.values() for thing in things)
        return [self._thing(("air", number), thing) for number, thing in enumerate(things)]

    def _thing(self, key: Hashable, thing: Thing) -> Item:
        return self._posed(
            key, thing.picture, thing.pose, (thing.width, thing.height), mirrored=thing.mirrored
        )

    def _posed(
        self, key: Hashable, name: str, pose: Pose, size: tuple[float, float], *, mirrored: bool = False
    ) -> Item:
        """A picture about its middle."""
        scale = self._stage.scale
        still = pose.scale == 1 and not pose.angle
        wide, high = (
            max(2, round(side * scale) if still else round(side * pose.scale * scale / _STEP) * _STEP)
            for side in size
        )
        angle = round(pose.angle / _ANGLES) * _ANGLES % 360
        fade = round(max(0.0, min(1.0, pose.alpha)) * _FADES)

        def make() -> pygame.Surface:
            picture = smooth(self._art.source(name), (wide, high))
            if mirrored:
                picture = pygame.transform.flip(picture, True, False)
            if angle:
                picture = pygame.transform.rotozoom(picture, angle, 1)
            if fade < _FADES:
                picture = picture.copy()
                picture.set_alpha(255 * fade // _FADES)
            return picture

        picture = self._art.passing(("air", name, wide, high, angle, fade, mirrored), make)
        return Item(key, picture, picture.get_rect(center=(round(pose.x * scale), round(pose.y * scale))))

    def held(self, cards: EventCards, number: int, held: Held) -> Item:
        """An event card that is held up: made once in its full size, and from that on the way."""
        pose, scale = held.pose, self._stage.scale
        full = held_width(self._stage)
        whole = cards.large(held.card, full)
        wide = max(_STEP, round(full * pose.scale * held.unfolded / 16) * 16)
        high = max(_STEP, round(whole.get_height() * pose.scale / 16) * 16)
        fade = round(max(0.0, min(1.0, pose.alpha)) * _FADES)
        if abs(wide - full) < 16 and fade == _FADES:
            picture = whole
        else:
            picture = self._art.passing(
                ("held", held.card, wide, high, fade), lambda: _shrunk(whole, (wide, high), fade / _FADES)
            )
        return Item(
            ("held", number), picture, picture.get_rect(center=(round(pose.x * scale), round(pose.y * scale)))
        )


def held_width(stage: Stage) -> int:
    """Of an event card that is held up, in pixels."""
    return round(LARGE[0] * stage.scale)


def _shrunk(picture: pygame.Surface, size: tuple[int, int], alpha: float) -> pygame.Surface:
    small = pygame.transform.smoothscale(picture, size)
    if alpha < 1:
        small.set_alpha(round(255 * alpha))
    return small


def moving(brush: Brush, board: Board, air: AirArt, cards: EventCards, say: Callable[..., str]) -> list[Item]:
    """All that is above the guests: what flies, cards that are held up, what is announced."""
    items = air.items(board)
    items += [air.held(cards, number, held) for number, held in enumerate(board.held.values())]
    text = board.banner.text
    return items + _banner(brush, board, say(text, round=board.banner.round) if text else "")


def _banner(brush: Brush, board: Board, text: str) -> list[Item]:
    """What is announced, over the middle of the room."""
    if not text:
        return []
    x, y = board.places["rug.way"].centre
    box = Box(x - _BANNER[0] / 2, y - _BANNER[1] / 2, *_BANNER)

    def paint(own: Brush, place: Box) -> None:
        own.panel(place, PAGE, radius=24, border=GOLD, width=4)
        inner = place.inset(14)
        own.paragraph(
            text, inner, _BANNER_SIZE, TEXT, face=Face.TITLE, align="center", leading=1.1, middle=True
        )

    return [drawn(brush, ("banner", text), box, paint)]
