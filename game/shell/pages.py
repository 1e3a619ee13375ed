"""What there is to read about the things of a game; the game fills it in, the house shows it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

from game.core import handbook as written
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.stage import Box

Draw = Callable[[Brush, Box], None]
"""Draws something of the game into a box."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A picture that leads somewhere."""

    name: str
    picture: Draw
    ratio: float
    """Of its height to its width."""
    open: Callable[[], Scene]
    note: str = ""
    """What else there is to say about it, in a few words."""


@dataclass(frozen=True, slots=True)
class Head:
    """A heading."""

    text: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, perhaps behind a mark: a number, or an icon."""

    text: str
    mark: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Gallery:
    """Small pictures, and what is to be said about all of them."""

    things: tuple[Thing, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Links:
    """Things to open, each with its name on it."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """Side by side where there is room, else one below the other."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]


Block = Head | Text | Gallery | Links | Columns


@dataclass(frozen=True, slots=True)
class Fact:
    """A word or two that can be taken in at a glance."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """Everything about one thing."""

    key: Hashable
    name: str
    picture: Draw
    """The thing as large as there is room for it."""
    ratio: float
    small: Draw
    """The same where there is little room."""
    small_ratio: float
    facts: tuple[Fact, ...]
    lead: str
    """What it is, in a sentence."""
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Filter:
    """A choice of pages."""

    name: str
    keys: frozenset[Hashable]


@dataclass(frozen=True, slots=True)
class Handbook:
    """Everything there is to read."""

    pages: tuple[Page, ...]
    filters: tuple[Filter, ...]
    chapters: tuple[Chapter, ...]
    letters: Type
    """What texts are measured with."""


def chapter(
    told: written.Chapter, say: Callable[[str], str], examples: Callable[[Sequence[str]], tuple[Thing, ...]]
) -> Chapter:
    """A chapter as it was written, in the language of whoever reads; `examples` by their keys, to open."""
    return Chapter(say(told.title), tuple(_blocks(told, say, examples)))


def _blocks(
    told: written.Chapter, say: Callable[[str], str], examples: Callable[[Sequence[str]], tuple[Thing, ...]]
) -> Iterator[Block]:
    for part in told.parts:
        match part:
            case written.Text(text=text):
                yield Text(say(text))
            case written.Head(text):
                yield Head(say(text))
            case written.Points(texts, numbered):
                marks = map(str, range(1, len(texts) + 1)) if numbered else ["•"] * len(texts)
                yield from (Text(say(text), mark) for text, mark in zip(texts, marks, strict=True))
            case written.Watch(keys):
                yield Links(examples(keys))


def said(block: Block) -> str:
    """All the words of a block, to look for something in them."""
    match block:
        case Head(text) | Text(text) | Gallery(_, text):
            return text
        case Links(things):
            return " ".join(f"{thing.name} {thing.note}" for thing in things)
        case Columns(left, right):
            return " ".join(map(said, (*left, *right)))


def all_said(page: Page | Chapter) -> str:
    """All the words of a page or a chapter."""
    own = (page.title,) if isinstance(page, Chapter) else (page.name, page.lead)
    return " ".join([*own, *map(said, page.blocks)])
