"""Reading along wherever letters are painted: how large each text is, and what was cut or stands on what."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import pygame

from game.shell.paint import rich
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.stage import Box, Stage
from game.shell.table.tableau import Tableau

ROOT: Final = Path(__file__).parents[1] / "game"
SPILL: Final = 3
"""So many pixels too high is not seen: letters do not fill their line."""
OVER_THE_TABLE: Final = ("badge", "warning", "speech", "info")
"""The names of what lies over a table for a while."""


class Text(NamedTuple):
    """What is written, and from where in the program."""

    where: str
    text: str

    @property
    def is_sentence(self) -> bool:
        """It has a word to be read, not only a number or a sign."""
        return any(len(word) > 1 and any(map(str.isalpha, word)) for word in self.text.split())


class Reader:
    """Everything that was painted while it read along."""

    def __init__(self) -> None:
        self.sizes: dict[Text, int] = {}
        """In pixels, where each is smallest."""
        self.shrunk: dict[Text, tuple[float, float]] = {}
        """What was made smaller than it was asked for: the pixels asked for, and those it got."""
        self.cut: dict[Text, str] = {}
        """What did not fit, and what was left of it."""
        self.spilled: set[Text] = set()
        """What is higher than its room."""
        self.covered: set[tuple[str, str]] = set()
        """Which panel lay on the number of which place."""
        self.least: dict[str, int] = {}
        """What is asked for in fewer pixels than anything may have, by the place in the program."""
        self.standing: list[tuple[str, pygame.Rect]] | None = None
        """What is written on the window and where, while a whole picture of it is made."""

    def too_small(self, least: int) -> dict[Text, int]:
        """Sentences of fewer pixels than that."""
        return {text: size for text, size in self.sizes.items() if size < least and text.is_sentence}

    @property
    def overlapping(self) -> list[tuple[str, str]]:
        """Which words stand on each other in the picture that was made last; a shadow is no second text."""
        found, inked = [], self.standing or []
        for number, (one, ink) in enumerate(inked):
            others = inked[number + 1 :]
            touched = ink.collidelistall([other for _, other in others])
            found += [(one, others[at][0]) for at in touched if others[at][0] != one]
        return found

    def stands(self, brush: Brush, text: str, rect: pygame.Rect, pixels: float) -> None:
        """A text at a place of the window, if that is what is painted on."""
        window = pygame.display.get_surface()
        if self.standing is None or window is None or not text.strip():
            return
        if brush.surface.get_size() == window.get_size() and brush.surface.get_clip().colliderect(rect):
            high = max(2, round(pixels * 0.62))
            ink = pygame.Rect(rect.left + 1, rect.centery - high // 2, max(1, rect.width - 2), high)
            self.standing.append((text, ink))


def _where() -> str:
    """The function outside the painters of letters that has something written."""
    frame = sys._getframe(2)
    while frame.f_back is not None:
        path = Path(frame.f_code.co_filename)
        named = frame.f_code.co_qualname
        inside = path.is_relative_to(ROOT) and "paint" not in path.parts and path.name != "typesetting.py"
        if inside and not named.startswith("_Sheet"):
            return f"{path.relative_to(ROOT)} {named}"
        frame = frame.f_back
    return "?"


@contextmanager
def reading_along() -> Iterator[Reader]:
    """Whatever is painted meanwhile is read."""
    reader = Reader()
    text, tight, tiny = Type.text, Type.tight, Type.tiny
    fitting, shortened, paragraph = Type.fitting, Type.shortened, Brush.paragraph
    items, write, write_word = Tableau._items, Brush._write, rich._write_word

    def note(written: str, pixels: float) -> None:
        key = Text(_where(), written)
        reader.sizes[key] = min(round(pixels), reader.sizes.get(key, 1000))

    def noted(made: Any, smallest: bool) -> Any:
        def made_and_noted(self: Type, written: str, face: Any, pixels: float, *more: Any) -> pygame.Surface:
            picture: pygame.Surface = made(self, written, face, pixels, *more)
            if made is tiny:
                pixels = next(
                    size
                    for size in range(max(4, round(pixels)), 3, -1)
                    if size == 4 or self._exact(face, size).size(written)[0] <= more[0]
                )
            if smallest and round(pixels) < self.least:
                reader.least[_where()] = round(pixels)
            note(written, max(self.least, round(pixels)) if smallest else pixels)
            return picture

        return made_and_noted

    def fit(self: Type, written: str, face: Any, pixels: float, room: float) -> float:
        size = fitting(self, written, face, pixels, room)
        if round(size) < round(pixels):
            reader.shrunk[Text(_where(), written)] = pixels, size
        return size

    def shorten(self: Type, written: str, face: Any, pixels: float, room: float) -> str:
        left = shortened(self, written, face, pixels, room)
        if left != written:
            reader.cut[Text(_where(), written)] = left
        return left

    def read_paragraph(brush: Brush, written: str, box: Box, *args: Any, **how: Any) -> float:
        high = paragraph(brush, written, box, *args, **how)
        if high > box.h + SPILL / brush.stage.scale:
            reader.spilled.add(Text(_where(), written))
        return high

    def lay_out(tableau: Tableau, brush: Brush, *args: Any) -> list[Any]:
        made = items(tableau, brush, *args)
        slots = tableau.tabletop.slots
        numbers = _numbers(slots, brush.stage)
        for item in made:
            name = str(item.key[0] if isinstance(item.key, tuple) and item.key else item.key)
            if name in OVER_THE_TABLE:
                hidden = [place for place, box in numbers.items() if item.rect.colliderect(box)]
                reader.covered |= {(name, place) for place in hidden}
        return made

    def read(brush: Brush, written: str, box: Box, pixels: float, colour: Any, **how: Any) -> None:
        if reader.standing is not None:
            rect, final, short = brush.stage.pixels(box), pixels, written
            if how["fit"]:
                final = fitting(brush.type, written, how["face"], pixels, rect.width)
                short = shortened(brush.type, written, how["face"], final, rect.width)
            wide = brush.type.width(short, how["face"], final)
            left = {"left": rect.left, "center": rect.centerx - wide // 2, "right": rect.right - wide}
            reader.stands(brush, written, pygame.Rect(left[how["align"]], rect.y, wide, rect.h), final)
        write(brush, written, box, pixels, colour, **how)

    def read_word(brush: Brush, word: Any, left: int, middle: float, pixels: float, *more: Any) -> None:
        wide = brush.type.width(word.text, rich.face_of(word.seat), pixels)
        rect = pygame.Rect(left + word.x, round(middle - pixels / 2), wide, round(pixels))
        reader.stands(brush, word.text, rect, pixels)
        write_word(brush, word, left, middle, pixels, *more)

    with (
        patch.object(Type, "text", noted(text, True)),
        patch.object(Type, "tight", noted(tight, False)),
        patch.object(Type, "tiny", noted(tiny, False)),
        patch.object(Type, "fitting", fit),
        patch.object(Type, "shortened", shorten),
        patch.object(Brush, "paragraph", read_paragraph),
        patch.object(Brush, "_write", read),
        patch.object(rich, "_write_word", read_word),
        patch.object(Tableau, "_items", lay_out),
    ):
        yield reader


def _numbers(slots: Any, stage: Stage) -> dict[str, pygame.Rect]:
    """The numbers of places at a table, where a layout has such."""
    named = {name: box for name, box in slots._boxes.items() if name.endswith(".number")}
    return {name: stage.pixels(box) for name, box in named.items()}
