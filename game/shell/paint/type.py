"""Letters: two faces, any size, wrapped where needed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from enum import Enum
from math import ceil
from pathlib import Path

import font_fredoka_one
import font_manrope
import pygame

from game.shell.paint.cache import Lru, covering
from game.shell.paint.palette import Colour
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Stage

SMALLEST = 11
"""Pixels; below that nobody can read it, however small the window is."""
LEAST = 19.5
"""Units of the design; the same in a window that is not small: 13 pixels in one of 1280x720."""


class Face(Enum):
    """A font and its weight."""

    TITLE = "FredokaOne-Regular"
    BODY = "Manrope-SemiBold"
    STRONG = "Manrope-Bold"
    HEAVY = "Manrope-ExtraBold"

    __hash__ = object.__hash__  # there is one of each, and every text is looked up by it


_FOLDERS = [Path(package.__file__).parent / "files" for package in (font_fredoka_one, font_manrope)]
_FILES = {path.stem: path for folder in _FOLDERS for path in folder.glob("*.ttf")}

_GAPS = re.compile(r"(?<!«) +(?![:;!?%»])")
"""Where a line may end: French marks and per cent signs stand apart from their word, but stay with it."""

LARGEST = 2.0
"""As many times as large as usual letters become."""
FOLDED = 1.3
"""With letters larger than this, screens leave out what can be done without."""


def least_in(window: tuple[int, int]) -> int:
    """Pixels that letters have at least in a window of this size."""
    return max(SMALLEST, int(LEAST * Stage(window).scale))


class Type:
    """Renders text, and remembers what it rendered."""

    def __init__(self) -> None:
        self.scale = 1.0
        """How many times as large as usual the player wants to read."""
        self._fonts: Lru[pygame.font.Font] = Lru(60)
        self._widths: Lru[int] = Lru(4000)
        self.fit((DESIGN_WIDTH, DESIGN_HEIGHT))
        self.least = SMALLEST
        """Pixels; no letters that have to be read are smaller in the window that there is."""

    @property
    def folded(self) -> bool:
        """Letters are so large that what can be done without is left out."""
        return self.scale > FOLDED

    def grown(self, times: float) -> Type:
        """The same letters so many times as large, but no larger than anybody can ask for."""
        other = copy(self)
        other.scale = max(self.scale, min(LARGEST, self.scale * times))
        return other

    def fit(self, window: tuple[int, int]) -> None:
        """The window has this size; what was written for another one is forgotten."""
        self._fonts.clear()
        self._widths.clear()
        self._texts = covering(window, times=2)
        self.least = least_in(window)

    def font(self, face: Face, pixels: float) -> pygame.font.Font:
        """The face at a size."""
        size = max(self.least, round(pixels))
        return self._exact(face, size)

    def tiny(self, text: str, face: Face, pixels: float, room: float, colour: Colour) -> pygame.Surface:
        """Text that belongs to a picture: it may be smaller than what has to be read."""
        size = max(4, round(pixels))
        while size > 4 and self._exact(face, size).size(text)[0] > room:
            size -= 1
        return self._exact(face, size).render(text, True, colour)

    def tight(self, text: str, face: Face, pixels: float, room: float, colour: Colour) -> pygame.Surface:
        """Letters that stand closer where a text is too long for its room: never smaller."""
        font = self._exact(face, max(4, round(pixels)))
        picture = font.render(text, True, colour)
        over = picture.get_width() - room
        if over <= 0 or len(text) < 2:
            return picture
        closer = over / (len(text) - 1)
        row = pygame.Surface((max(1, round(room)), picture.get_height()), pygame.SRCALPHA)
        for at, letter in enumerate(text):
            left = font.size(text[: at + 1])[0] - font.size(letter)[0] - at * closer
            row.blit(font.render(letter, True, colour), (round(left), 0))
        return row

    def _exact(self, face: Face, size: int) -> pygame.font.Font:
        return self._fonts.get((face, size), lambda: pygame.font.Font(_FILES[face.value], size))

    def width(self, text: str, face: Face, pixels: float) -> int:
        """How wide the text is."""
        size = max(self.least, round(pixels))
        return self._widths.get((text, face, size), lambda: int(self._exact(face, size).size(text)[0]))

    def fitting(self, text: str, face: Face, pixels: float, room: float) -> float:
        """The size at which the text fits into the room, at most `pixels`."""
        width = self.width(text, face, pixels)
        if not width or width <= room:  # nothing to write needs no room
            return pixels
        reckoned = pixels * room / width
        size = min(pixels, ceil(reckoned) + 1)  # letters are not quite as wide as that
        while size > self.least and self.width(text, face, size) > room:
            size = ceil(size) - 1
        if size < reckoned and self.width(text, face, reckoned) <= room:
            return max(reckoned, self.least)
        return max(size, self.least)

    def shortened(self, text: str, face: Face, pixels: float, room: float) -> str:
        """The text, cut with an ellipsis where even the smallest size does not fit."""
        if self.width(text, face, pixels) <= room:
            return text
        while text and self.width(text + "…", face, pixels) > room:
            text = text[:-1]
        return text.rstrip() + "…"

    def text(self, text: str, face: Face, pixels: float, colour: Colour) -> pygame.Surface:
        """The text as a picture."""
        size = max(self.least, round(pixels))
        return self._texts.get(
            (text, face, size, colour), lambda: self._exact(face, size).render(text, True, colour)
        )

    def wrapped(self, text: str, face: Face, pixels: float, room: float) -> list[str]:
        """The text in lines that fit into the room."""
        parts = [_GAPS.split(part.strip()) for part in text.split("\n")]
        return [line for words in parts for line in self._wrap(words, face, pixels, room)]

    def _wrap(self, words: Sequence[str], face: Face, pixels: float, room: float) -> list[str]:
        lines = [""]
        for word in words:
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width(longer, face, pixels) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines
