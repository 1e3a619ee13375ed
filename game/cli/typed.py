"""What somebody types behind an option, and what it means; raises what `argparse` answers with a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from datetime import date


def languages() -> Collection[str]:
    """What the game speaks: looked up only when somebody asks."""
    from game.services.i18n import languages

    return languages()


def language(text: str) -> str:
    """The code of a language."""
    if text not in languages():
        raise argparse.ArgumentTypeError(f"the game speaks {', '.join(languages())}")
    return text


def seats(text: str) -> str:
    """Who sits there, however that was spaced."""
    if not text.strip():
        raise argparse.ArgumentTypeError("say who sits there, like human,human")
    return ",".join(map(who, text.split(",")))


def who(text: str) -> str:
    """The key of a player."""
    return text.strip().lower()


def count(text: str) -> int:
    """A number from 1 up."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError("a whole number from 1 up is needed")
    return int(text)


def day(text: str) -> str:
    """A day of the calendar."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError("a day is written like 2030-01-31") from None


def speed(text: str) -> float:
    """How fast things move."""
    if text == "instant":
        return 100.0
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.5 <= speed <= 4:
        raise argparse.ArgumentTypeError("a speed lies between 0.5 and 4, or is instant")
    return speed


def size(text: str) -> tuple[int, int]:
    """Of a window."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12):
        raise argparse.ArgumentTypeError("a size is written like 1280x720")
    return int(width), int(height)
