"""What can be chosen before a game begins: a list of choices, each with its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to a choice before the game."""

    words: Mapping[str, str]
    """What it adds to the words of the set-up."""
    label: str
    text: str
    settles: Mapping[str, int] = field(default_factory=dict)
    """Other choices that are made with this one, by key: the number of the option that then holds."""
    why: str = ""
    """What there is to say about the options that this one rules out."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose before the game: which pieces are used, who wins."""

    key: str
    label: str
    options: tuple[Option, ...]
