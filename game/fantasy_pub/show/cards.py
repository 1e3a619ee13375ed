"""Event cards and the +1/-1 card, composed from their parts at the size they are shown: art holds no text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.fantasy_pub.rules.house import CARD_POINTS, EVENT_CARDS, Card
from game.fantasy_pub.show.event_faces import FACES, EventFace, Ground, Group, Sign
from game.shell.paint.art import Art, smooth, tint
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import INK, TEXT, Colour, rgb
from game.shell.paint.shapes import masked, rounded
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

LARGE: Final = (300.0, 424.0)
HAND: Final = (208.0, 222.0)
MINI: Final = (208.0, 250.0)
BACK: Final = (140.0, 190.0)
SIDE: Final = (110.0, 150.0)
"""Width and height in units of a card."""
RATIO, HAND_RATIO, MINI_RATIO, BACK_RATIO, SIDE_RATIO = (
    high / wide for wide, high in (LARGE, HAND, MINI, BACK, SIDE)
)
_MARGIN = 12.0
"""What a frame's picture has around the card, for its shadow."""

_PICTURE = Box(17, 17, 266, 178)
_NAME, _NAME_SIZE = Box(20, 198, 260, 42), 29.0
_EFFECT, _EFFECT_SIZE = Box(22, 244, 256, 72), 22.0
_SIGNS = Box(20, 334, 260, 38)
_WHERE, _WHERE_SIZE = Box(20, 372, 260, 34), 20.5

_READABLE, _ROOMY = 110, 160
"""Pixels; the words on a narrower card would be too small, and from there on all of them have room."""
_PART, _PART_WORDS = Box(19, 19, 262, 112), Box(24, 136, 252, 254)
_PART_NAME, _PART_EFFECT, _PART_GROWN = 32.0, 24.0, 1.4
"""Where there is less room or letters are large: less of the picture, and the words as large as they fit."""

_HAND_PICTURE = Box(13, 13, 182, 0)
_HAND_WORDS = Box(17, 0, 174, 0)
_HAND_FOOT = 206.0
_HAND_NAME, _HAND_EFFECT = 23.0, 20.5
_LOWEST_PICTURE, _ONE_LINE = 34.0, 30.0
_HAND_ALL = Box(17, 20, 174, 186)
"""What the words have where letters are large."""
_MOST_NAME, _STEP = 1.3, 0.05
"""So much larger a name becomes at most, and by how much less is tried."""
_LEADING = 1.14
_TIGHTEST = 0.88
"""How much narrower than usual letters may stand. Longer names take two lines, other texts become smaller."""

_PAWN = (26.0, 34.0)
_PAWN_STEP, _STANDING = 23.0, 14.0
_WOOD, _RIM = rgb("#B5733A"), rgb("#FFE0B0")
_SIGN = 26.0
_PAPER_INK = {1: rgb("#8A3A10"), -1: rgb("#3A2A5B")}

Say = Callable[..., str]
"""Translates a text, and fills it in."""


class EventCards:
    """Makes pictures of event cards, each size once."""

    def __init__(self, art: Art, letters: Type, say: Say) -> None:
        self.art, self.letters, self._say = art, letters, say

    def name(self, card: Card) -> str:
        """What it is called."""
        return self._say(EVENT_CARDS[card].name)

    def large(self, card: Card, width: int) -> pygame.Surface:
        """Everything there is on a card: picture, name, effect, and on whom it can be played."""
        return self._made("large", card, width, lambda: self._compose_large(card, width))

    def hand(self, card: Card, width: int) -> pygame.Surface:
        """As it lies in a hand: picture, name and effect; for large letters name and effect."""
        return self._made("hand", card, width, lambda: self._compose_hand(card, width))

    def mini(self, card: Card, width: int) -> pygame.Surface:
        """Where there is no room for words."""
        return self._made("mini", card, width, lambda: self._compose_mini(card, width))

    def back(self, width: int) -> pygame.Surface:
        """A card face down."""
        return self.art.scaled("cards/back_event", (width, round(width * BACK_RATIO)))

    def _made(self, kind: str, card: Card, width: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Once for a size, in every language and for every size of letters."""
        return self.art.made(("event", kind, card, self.name(card), width, self.letters.scale), make)

    # As something to paint into a box

    def large_picture(self, card: Card) -> Picture:
        """The whole card with its shadow."""
        return partial(self._paint_large, card)

    def mini_picture(self, card: Card) -> Picture:
        """The small one."""
        return partial(self._paint_mini, card)

    def _paint_large(self, card: Card, brush: Brush, box: Box) -> None:
        brush.glow(box.inset(8), (0, 0, 0), radius=20, spread=22, strength=150)
        brush.surface.blit(self.large(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

    def _paint_mini(self, card: Card, brush: Brush, box: Box) -> None:
        brush.surface.blit(self.mini(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

    # Composing

    def _compose_large(self, card: Card, width: int) -> pygame.Surface:
        if width < _READABLE:
            return self._compose_plain(card, width)
        if width < _ROOMY or self.letters.folded:
            return self._compose_part(card, width)
        sheet, face = _Sheet(self.art, self.letters, LARGE, width), FACES[card]
        sheet.frame("cards/event")
        sheet.picture(f"events/{EVENT_CARDS[card].key}", _PICTURE, 12)
        sheet.badge(face, Box(8, 8, 52, 54))
        sheet.line(self.name(card), _NAME, _NAME_SIZE, INK, Face.TITLE)
        sheet.block(self._effect(face), _EFFECT, _EFFECT_SIZE, INK)
        sheet.signs(face.sign, _SIGNS)
        sheet.line(self._say(face.where), _WHERE, _WHERE_SIZE, TEXT, Face.STRONG)
        return sheet.surface

    def _compose_part(self, card: Card, width: int) -> pygame.Surface:
        """Part of the picture, so that name and effect have room."""
        sheet, face = _Sheet(self.art, self.letters, LARGE, width), FACES[card]
        sheet.frame("cards/event_hand")
        sheet.picture(f"events/{EVENT_CARDS[card].key}", _PART, 14)
        sheet.badge(face, Box(8, 8, 84, 87))
        sheet.words(self.name(card), self._effect(face), _PART_WORDS, _PART_NAME, _PART_EFFECT, _PART_GROWN)
        return sheet.surface

    def _compose_plain(self, card: Card, width: int) -> pygame.Surface:
        """So small that nobody could read more than the name."""
        sheet = _Sheet(self.art, self.letters, LARGE, width)
        sheet.frame("cards/event_hand")
        sheet.picture(f"events/{EVENT_CARDS[card].key}", Box(19, 19, 262, 262), 14)
        sheet.badge(FACES[card], Box(8, 8, 84, 87))
        sheet.block(self.name(card), Box(22, 282, 256, 106), 46, INK, Face.TITLE)
        return sheet.surface

    def _effect(self, face: EventFace) -> str:
        return self._say(face.effect, coins=face.coins)

    def _compose_hand(self, card: Card, width: int) -> pygame.Surface:
        sheet, face, called = _Sheet(self.art, self.letters, HAND, width), FACES[card], self.name(card)
        sheet.frame("cards/event_hand")
        effect = sheet.even(self._effect(face), _HAND_EFFECT, _HAND_WORDS.w)
        row, high = sheet.leading(_HAND_EFFECT), sheet.name_height(called)
        top = _HAND_FOOT - len(effect) * row - high
        if self.letters.folded or top - _HAND_PICTURE.y < _LOWEST_PICTURE:
            sheet.words(called, self._effect(face), _HAND_ALL, _HAND_NAME, _HAND_EFFECT)
            return sheet.surface
        sheet.picture(f"events/{EVENT_CARDS[card].key}", _HAND_PICTURE._replace(h=top - 15), 8)
        sheet.badge(face, Box(HAND[0] - 47, 5, 42, 43.6))
        name = _HAND_WORDS._replace(y=top, h=high)
        if high == _ONE_LINE:
            sheet.line(called, name, _HAND_NAME, INK, Face.TITLE)
        else:
            sheet.block(called, name, _HAND_NAME, INK, Face.TITLE)
        for number, line in enumerate(effect):
            place = _HAND_WORDS._replace(y=top + high + number * row, h=row)
            sheet.line(line, place, _HAND_EFFECT, INK, Face.BODY)
        return sheet.surface

    def _compose_mini(self, card: Card, width: int) -> pygame.Surface:
        sheet, face = _Sheet(self.art, self.letters, MINI, width), FACES[card]
        sheet.frame("cards/event_hand")
        sheet.picture(f"events/{EVENT_CARDS[card].key}", Box(13, 13, 182, MINI[1] - 26), 8)
        sheet.badge(face, Box(MINI[0] - 78, 2, 76, 79))
        return sheet.surface


def face_down(brush: Brush, box: Box) -> None:
    """A card whose face nobody sees, in the middle of a box."""
    width = min(box.w, box.h / BACK_RATIO)
    high = width * BACK_RATIO
    brush.picture("cards/back_event", Box(box.centre[0] - width / 2, box.centre[1] - high / 2, width, high))


class PlusMinus:
    """The two sides of the +1/-1 card: what it does to a die, and what it is worth in the end."""

    def __init__(self, art: Art, letters: Type) -> None:
        self._art, self._letters = art, letters

    def side(self, value: int, width: int) -> pygame.Surface:
        """The side that shows 1 or -1."""
        return self._art.made(("side", value, width), lambda: self._compose(value, width))

    def _compose(self, value: int, width: int) -> pygame.Surface:
        size = width, round(width * SIDE_RATIO)
        name = "plus" if value > 0 else "minus"
        picture, unit = self._art.scaled(f"cards/side_{name}", size).copy(), width / SIDE[0]
        number = f"{value:+d}".replace("-", "\N{MINUS SIGN}")
        for text, (x, y), high, room in (
            (number, (55, 50), 46, 84),
            (str(CARD_POINTS[value]), (76, 112), 34, 34),
        ):
            letters = self._letters.tiny(text, Face.TITLE, high * unit, room * unit, _PAPER_INK[value])
            picture.blit(letters, letters.get_rect(center=(round(x * unit), round(y * unit))))
        return picture


class _Sheet:
    """A card that is being made, in units of its own."""

    def __init__(self, art: Art, letters: Type, size: tuple[float, float], width: int) -> None:
        self._art, self._letters, self._size = art, letters, size
        self._unit = width / size[0]
        self.surface = pygame.Surface((width, round(width * size[1] / size[0])), pygame.SRCALPHA)

    def _rect(self, box: Box) -> pygame.Rect:
        left, top = round(box.x * self._unit), round(box.y * self._unit)
        right, foot = round((box.x + box.w) * self._unit), round((box.y + box.h) * self._unit)
        return pygame.Rect(left, top, max(1, right - left), max(1, foot - top))

    def frame(self, name: str) -> None:
        """Of wood, without its shadow."""
        whole = self._rect(Box(-_MARGIN, -_MARGIN, self._size[0] + 2 * _MARGIN, self._size[1] + 2 * _MARGIN))
        self.surface.blit(smooth(self._art.source(name), whole.size), whole.topleft)

    def picture(self, name: str, box: Box, radius: float) -> None:
        """As much of a picture as fills the box, and a line around it."""
        rect, source = self._rect(box), self._art.source(name)
        scale = max(rect.width / source.get_width(), rect.height / source.get_height())
        whole = smooth(source, (round(source.get_width() * scale), round(source.get_height() * scale)))
        part = pygame.Surface(rect.size, pygame.SRCALPHA)
        part.blit(whole, whole.get_rect(center=part.get_rect().center))
        corner, line = max(1, round(radius * self._unit)), max(1, round(2.6 * self._unit))
        part = masked(part, rounded(rect.size, corner, (255, 255, 255, 255)))
        part.blit(rounded(rect.size, corner, (0, 0, 0, 0), (*INK, 255), line), (0, 0))
        self.surface.blit(part, rect)

    def badge(self, face: EventFace, box: Box) -> None:
        """What it is about."""
        rect = self._rect(box)
        self.surface.blit(self._art.scaled(f"cards/badge_{face.family.value}", rect.size), rect)

    # Words

    def _pixels(self, size: float) -> float:
        return size * self._unit

    def _read(self, size: float) -> float:
        """How many pixels letters have that are to be read."""
        return max(self._letters.least, self._pixels(size))

    def leading(self, size: float) -> float:
        """How high a line is, in units; letters have a smallest size."""
        return self._read(size) * _LEADING / self._unit

    def even(self, text: str, size: float, room: float, face: Face = Face.BODY) -> list[str]:
        """As few lines as can be, as even as they can be."""
        wrapped = partial(self._letters.wrapped, text, face, self._pixels(size))
        lines = best = wrapped(room * self._unit)
        for share in range(96, 40, -4):
            best, narrower = wrapped(room * self._unit * share / 100), best
            if len(best) > len(lines):
                return narrower
        return best

    def line(self, text: str, box: Box, size: float, colour: Colour, face: Face) -> None:
        """In the middle of a box; larger for whoever wants larger letters, if there is room; a long text is
        set tighter, and much too long a one becomes smaller."""
        usual, room = self._read(size), box.w * self._unit
        largest = max(usual, min(usual * self._letters.scale, box.h * self._unit / 1.2))
        pixels = max(usual, self._letters.fitting(text, face, largest, room))
        width = self._letters.width(text, face, pixels)
        if width * _TIGHTEST > room:
            pixels = max(self._letters.least, pixels * room / (width * _TIGHTEST))
        self._blit(self._letters.tight(text, face, pixels, room, colour), box)

    def words(self, name: str, effect: str, box: Box, called: float, told: float, least: float = 1.0) -> None:
        """A name and below it an effect about the middle of a box, as large as the player wants to read, or
        at `least` so much larger than usual, as far as both fit."""
        large = max(self._letters.scale, least)
        while large > 1 and not self._both_fit(name, effect, box, called, told, large):
            large = max(1.0, round(large - _STEP, 2))
        size = called * min(large, _MOST_NAME)
        names, lines = self.even(name, size, box.w, Face.TITLE), self.even(effect, told * large, box.w)
        rows = [(line, size, Face.TITLE) for line in names] + [
            (line, told * large, Face.BODY) for line in lines
        ]
        top = box.centre[1] - sum(self.leading(each) for _, each, _ in rows) / 2
        for text, each, face in rows:
            high = self.leading(each)
            picture = self._letters.tight(text, face, self._read(each), box.w * self._unit, INK)
            self._blit(picture, box._replace(y=top, h=high))
            top += high

    def _both_fit(self, name: str, effect: str, box: Box, called: float, told: float, large: float) -> bool:
        size = called * min(large, _MOST_NAME)
        names, lines = self.even(name, size, box.w, Face.TITLE), self.even(effect, told * large, box.w)
        widest = max(
            *(_TIGHTEST * self._letters.width(line, Face.TITLE, self._read(size)) for line in names),
            *(self._letters.width(line, Face.BODY, self._read(told * large)) for line in lines),
        )
        high = len(names) * self.leading(size) + len(lines) * self.leading(told * large)
        return high <= box.h and widest <= box.w * self._unit

    def block(self, text: str, box: Box, size: float, colour: Colour, face: Face = Face.BODY) -> None:
        """Lines about the middle of a box, as large as they fit, up to what the player wants to read."""
        now = size * self._letters.scale
        lines = self.even(text, now, box.w, face)
        while now > 4 and not self._fits(lines, now, box, face):
            now -= 0.5
            lines = self.even(text, now, box.w, face)
        row = now * _LEADING
        top = box.centre[1] - len(lines) * row / 2
        for number, line in enumerate(lines):
            picture = self._letters.tight(line, face, self._pixels(now), box.w * self._unit, colour)
            self._blit(picture, box._replace(y=top + number * row, h=row))

    def _fits(self, lines: Sequence[str], size: float, box: Box, face: Face) -> bool:
        widest = max(self._letters.width(line, face, self._pixels(size)) for line in lines)
        return len(lines) * size * _LEADING <= box.h and widest <= box.w * self._unit

    def name_height(self, name: str) -> float:
        """How high a name is: in one line, in two if it is long."""
        needed = self._letters.width(name, Face.TITLE, self._read(_HAND_NAME)) / self._unit
        return _ONE_LINE if needed * _TIGHTEST <= _HAND_WORDS.w else 2 * self.leading(_HAND_NAME) + 2

    def _blit(self, picture: pygame.Surface, box: Box) -> None:
        self.surface.blit(picture, picture.get_rect(center=self._rect(box).center))

    # Signs

    def signs(self, signs: Sequence[Group | Sign], box: Box) -> None:
        """On whom it is played, from left to right about the middle of a box."""
        widths = [_width(sign) for sign in signs]
        left = box.centre[0] - (sum(widths) + 6 * (len(signs) - 1)) / 2
        for sign, width in zip(signs, widths, strict=True):
            place = Box(left, box.y, width, box.h)
            if isinstance(sign, Group):
                self._pawns(sign, place)
            else:
                self._icon(sign, place)
            left += width + 6

    def _icon(self, sign: Sign, place: Box) -> None:
        side = place.w
        rect = self._rect(Box(place.x, place.centre[1] - side / 2, side, side))
        self.surface.blit(tint(smooth(self._art.source(f"icons/{sign.value}"), rect.size), TEXT), rect)

    def _pawns(self, group: Group, place: Box) -> None:
        if group.ground is not Ground.NONE:
            self._spot(Box(place.x, place.y + place.h - 15, place.w, 13), group.ground is Ground.TABLE)
        first = place.centre[0] - (len(group.pawns) - 1) / 2 * _PAWN_STEP
        for number, pawn in enumerate(group.pawns):
            foot = place.y + place.h - (7 if group.ground is not Ground.NONE else 4)
            box = Box(first + number * _PAWN_STEP - _PAWN[0] / 2, foot - _PAWN[1], *_PAWN)
            rect = self._rect(box)
            self.surface.blit(smooth(self._art.source(f"cards/pawn_{pawn.value}"), rect.size), rect)

    def _spot(self, box: Box, solid: bool) -> None:
        """A table, or any space; drawn four times as large, for smooth edges."""
        rect, line = self._rect(box), max(4, round(8 * self._unit))
        large = pygame.Surface((rect.width * 4, rect.height * 4), pygame.SRCALPHA)
        pygame.draw.ellipse(large, _RIM, large.get_rect())
        inner = large.get_rect().inflate(-2 * line, -2 * line)
        pygame.draw.ellipse(large, _WOOD if solid else (0, 0, 0, 0), inner)
        if not solid:
            step = max(8, round(9 * self._unit * 4))
            for left in range(step // 2, large.get_width(), step):
                large.fill((0, 0, 0, 0), (left, 0, step * 2 // 5, large.get_height()))
        self.surface.blit(smooth(large, rect.size), rect)


def _width(sign: Group | Sign) -> float:
    if isinstance(sign, Group):
        standing = 0.0 if sign.ground is Ground.NONE else _STANDING
        return _PAWN_STEP * len(sign.pawns) + standing
    return _SIGN - 6 if sign is Sign.GOES else _SIGN
