"""Where hats hang on the mantel: on pegs in a row or two, and further ones below the pegs."""

from __future__ import annotations

from math import ceil
from typing import Final

from game.shell.stage import Box

LEDGE: Final = 7.0
"""How high the board is that pegs are on."""
_WIDE: Final = 3.0
"""From this proportion on, hats hang left of the words; else above them."""
_PEGS_SHARE: Final = 0.58
_WORDS: Final = 28.0
_HAT, _TALL, _FOOT = 104 / 74, 0.72, 0.82
"""How wide the picture of a hat is, how much of its height the hat, and how far down it the ledge."""
_OVER: Final = 2.0
"""How much of the pitch a picture may take: hats are narrower than their pictures."""


def is_wide(slot: Box) -> bool:
    """All pegs are in one row, beside the words."""
    return slot.w > _WIDE * slot.h


def room(slot: Box) -> tuple[Box, Box]:
    """For the hats, and for the words."""
    inner = slot.inset(10, 5)
    if is_wide(slot):
        share = inner.w * _PEGS_SHARE
        return inner._replace(w=share), Box(inner.x + share + 14, inner.y, inner.w - share - 14, inner.h)
    return inner._replace(h=inner.h - _WORDS), Box(inner.x, inner.y + inner.h - _WORDS, inner.w, _WORDS)


def across(slot: Box, pegs: int) -> int:
    """How many pegs are in a row."""
    return pegs if is_wide(slot) else ceil(pegs / 2)


def rows(slot: Box, pegs: int, hats: int) -> list[tuple[int, Box]]:
    """How many hang in a row, and where; whoever finds no peg hangs in a last row below them."""
    wide = across(slot, pegs)
    counts = [min(wide, pegs - first) for first in range(0, pegs, wide)]
    if hats > pegs:
        counts.append(hats - pegs)
    return list(zip(counts, room(slot)[0].column(len(counts), 2), strict=True))


def boxes(slot: Box, pegs: int, hats: int) -> list[Box]:
    """Where each hat or peg is, one row after the other."""
    found, widest = [], max(1, rows(slot, pegs, hats)[0][0])
    for count, row in rows(slot, pegs, hats):
        ledge = row.y + row.h - LEDGE
        pitch = row.w / max(widest, count)
        high = min((row.h - LEDGE) / _TALL, pitch * _OVER / _HAT)
        for number in range(count):
            x = row.x + pitch * (number + 0.5)
            found.append(Box(x - high * _HAT / 2, ledge - high * _FOOT, high * _HAT, high))
    return found
