"""Proofreading: what is written on a screen, how large, where, and whether all of it can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import pygame
import pytest

from game.shell.layers import Layers
from game.shell.paint import caps
from game.shell.paint.brush import Brush, Run
from game.shell.paint.caps import Hint
from game.shell.stage import Box
from tests.beasty_bar.show.house import House

SPILL = 3
"""So many pixels too high is not seen: letters do not fill their line."""


class Printed(NamedTuple):
    """A line of text on the screen."""

    text: str
    wanted: float
    """How large it was meant to be, in pixels."""
    pixels: float
    """How large it is."""
    rect: pygame.Rect
    whole: bool
    """It was not cut."""


class Proof:
    """Everything that was written on a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.lines: list[Printed] = []
        self.spilled: list[str] = []
        """Which paragraphs are higher than their boxes."""
        self.hints: dict[Hint, float] = {}
        """Which keys are told to help, and how much larger than usual."""
        self.layered = False
        """What lies below the screen in charge can be seen, too."""

    @property
    def cut(self) -> list[str]:
        """What did not fit."""
        return [line.text for line in self.lines if not line.whole]

    @property
    def outside(self) -> list[str]:
        """What goes beyond the window."""
        window = pygame.Rect((0, 0), self.size)
        return [line.text for line in self.lines if not window.contains(line.rect.clip(line.rect))]

    @property
    def overlapping(self) -> list[tuple[str, str]]:
        """Which words stand on each other, unless a dialog lies over all; a shadow is no second text."""
        found: list[tuple[str, str]] = []
        if self.layered:
            return found
        inked = [(line.text, _ink(line)) for line in self.lines]
        for number, (one, ink) in enumerate(inked):
            others = inked[number + 1 :]
            touched = ink.collidelistall([other for _, other in others])
            found += [(one, others[at][0]) for at in touched if others[at][0] != one]
        return found

    def sizes(self) -> dict[str, float]:
        """Of every text, how large it is where it is smallest."""
        smallest: dict[str, float] = {}
        for line in self.lines:
            smallest[line.text] = min(line.pixels, smallest.get(line.text, line.pixels))
        return smallest


def _ink(line: Printed) -> pygame.Rect:
    """Where there is ink: above and below it a line is empty."""
    high = max(2, round(line.pixels * 0.62))
    return pygame.Rect(line.rect.left + 1, line.rect.centery - high // 2, max(1, line.rect.width - 2), high)


@contextmanager
def proofreading(monkeypatch: pytest.MonkeyPatch, house: House) -> Iterator[Proof]:
    """Read along while everything is painted anew."""
    proof = Proof(house.window.surface.get_size())
    write, runs, paragraph, paint_hint = Brush._write, Brush.runs, Brush.paragraph, caps._paint_hint

    def placed(brush: Brush, box: Box, width: int, height: int, align: str) -> pygame.Rect:
        rect = brush.stage.pixels(box)
        left = {"left": rect.left, "center": rect.centerx - width // 2, "right": rect.right - width}[align]
        return pygame.Rect(left, rect.centery - height // 2, width, height)

    def read(brush: Brush, text: str, box: Box, pixels: float, colour: Any, **how: Any) -> None:
        room, final = brush._place(box)[0][0], pixels
        short = text
        if how["fit"]:
            final = brush.type.fitting(text, how["face"], pixels, room)
            short = brush.type.shortened(text, how["face"], final, room)
        if text and brush.surface.get_size() == proof.size:
            width = brush.type.width(short, how["face"], final)
            where = placed(brush, box, width, round(final * 1.3), how["align"])
            if _seen(brush, where):
                proof.lines.append(Printed(text, pixels, final, where, short == text))
        write(brush, text, box, pixels, colour, **how)

    def read_runs(brush: Brush, parts: Sequence[Run], box: Box, size: float, *, align: str = "left") -> None:
        text = "".join(part for part, _, _ in parts)
        pixels = brush._pixels(size, box)
        width = sum(brush.type.width(part, face, pixels) for part, _, face in parts)
        room = brush.stage.pixels(box).width
        final = pixels * min(1.0, room / max(1, width))
        if text and brush.surface.get_size() == proof.size:
            where = placed(brush, box, min(width, room), round(final * 1.3), align)
            proof.lines.append(Printed(text, pixels, final, where, True))
        runs(brush, parts, box, size, align=align)

    def read_paragraph(brush: Brush, text: str, box: Box, *args: Any, **how: Any) -> float:
        high = paragraph(brush, text, box, *args, **how)
        if high > box.h + SPILL / brush.stage.scale and brush.surface.get_size() == proof.size:
            proof.spilled.append(text)
        return high

    def read_hint(brush: Brush, hint: Hint, row: Box, share: float) -> float:
        proof.hints[hint] = min(share * brush.type.scale, proof.hints.get(hint, 99.0))
        return paint_hint(brush, hint, row, share)

    with monkeypatch.context() as patch:
        patch.setattr(caps, "_paint_hint", read_hint)
        patch.setattr(Brush, "paragraph", read_paragraph)
        patch.setattr(Brush, "_write", read)
        patch.setattr(Brush, "runs", read_runs)
        yield proof


def _seen(brush: Brush, rect: pygame.Rect) -> bool:
    """Where panels are painted one by one, each paints in its own part of the picture only."""
    return bool(brush.surface.get_clip().colliderect(rect))


def proof_of(monkeypatch: pytest.MonkeyPatch, house: House) -> Proof:
    """The screen in charge, with what is below it, painted anew."""
    for scene in house.stack._scenes:
        _forget(scene)
        tableau = getattr(scene, "tableau", getattr(scene, "_tableau", None))
        _forget(tableau)
        _forget(getattr(tableau, "tabletop", None))
    with proofreading(monkeypatch, house) as proof:
        proof.layered = not house.top.covers
        house.window.make_anew()
        house.move((1, house.window.surface.get_height() - 2))
    return proof


def _forget(painter: Any) -> None:
    """What is painted only when it changes is painted now."""
    if hasattr(painter, "_layers"):
        painter._layers = Layers()
    if hasattr(painter, "_ghosts"):
        painter._ghosts._owner = object()  # what it painted was for another
