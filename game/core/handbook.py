"""The rules of a game to be read, chapter by chapter: on a screen, or where there are only words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.words import Words


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str
    on_screen: bool = False
    """It is about what can be seen or pressed there."""


@dataclass(frozen=True, slots=True)
class Head:
    """A heading inside a chapter."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """Things of the same kind, one below the other."""

    texts: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Watch:
    """Examples to open, by their keys."""

    examples: tuple[str, ...]


Part = Text | Head | Points | Watch


@dataclass(frozen=True, slots=True)
class Chapter:
    """What there is to read about one thing."""

    title: str
    parts: tuple[Part, ...]
    on_screen: bool = False
    """There is something to watch, and nothing to read."""

    def lines(self, words: Words) -> list[str]:
        """All that can be read without a screen."""
        title = words.sentence(self.title)
        return [title, *(line for part in self.parts for line in _lines(part, words))]


def _lines(part: Part, words: Words) -> Iterator[str]:
    """Examples are left out: there is nothing to be seen."""
    match part:
        case Text(text, on_screen):
            if not on_screen:
                yield words.sentence(text)
        case Head(text):
            yield from ("", words.sentence(text))
        case Points(texts, numbered):
            for number, text in enumerate(texts, start=1):
                yield f"{f'{number}.' if numbered else '-'} {words.sentence(text)}"
        case Watch():
            pass
