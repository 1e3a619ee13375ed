"""What a game has to say where there are only words: in a terminal, over ssh, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.choosing import Mark
from game.core.rules import Seat
from game.core.words import Words


@dataclass(frozen=True, slots=True)
class Question:
    """Something a seat decides before the game."""

    seat: Seat
    text: str
    options: tuple[str, ...]
    hints: tuple[str, str]
    """What a computer would choose, and why, for whoever asks."""


Interview = Callable[[Any, Words], Generator[Question, int, Any]]
"""Asks somebody what is to be decided, and makes another set-up of a complete one."""


class TextShow(Protocol):
    """How a game looks where there are only words."""

    def interviews(self, asked: Any, setup: Any, people: Sequence[Seat]) -> Sequence[Interview]:
        """What people decide before the deal, one after the other.

        `setup` is complete and holds the computers' decisions; what is open in `asked` people decide.
        """

    def rules(self, topic: str, words: Words) -> Sequence[str]:
        """The rules of the game, line by line; or what there is about a topic, and if there is nothing,
        what there is instead."""

    def goal(self, setup: Any, words: Words) -> Sequence[str]:
        """How the game is won, in sentences; the first one is enough to begin with."""

    def table(self, view: Any, words: Words, *, closed: bool = False) -> list[str]:
        """What the viewer sees; where that is `closed`, without what lies in the piles."""

    def question(self, view: Any, done: Sequence[Mark], words: Words) -> str:
        """What is to be chosen next, after those marks."""

    def arranged(self, marks: Sequence[Mark]) -> Sequence[Mark]:
        """What can be chosen, in the order in which to list it."""

    def option(self, view: Any, done: Sequence[Mark], mark: Mark, words: Words) -> str:
        """What it means to go on with a mark, after those that were chosen."""

    def called(self, view: Any, done: Sequence[Mark], mark: Mark, words: Words) -> Sequence[str]:
        """What somebody may call a mark who types words, after those that were chosen; a name is enough."""

    def numbers(self, view: Any, listed: Sequence[Mark]) -> Sequence[int]:
        """By which numbers to choose what is listed, each another one."""

    def elsewhere(self, view: Any, done: Sequence[Mark]) -> Sequence[Mark]:
        """What somebody may name next who does not see that it is not possible, after those marks."""

    def why_not(self, view: Any, marks: Sequence[Mark], words: Words) -> str:
        """Why the last of these marks cannot be chosen after the others."""

    def sure(self, view: Any, action: Any, said: Sequence[Mark]) -> bool:
        """Whoever said that has said all of the action that there is to say."""

    def whole(self, view: Any, action: Any, words: Words) -> str:
        """An action from beginning to end, and what would come of it, for whoever has not said all of it."""

    def result(self, finals: Sequence[Any], words: Words) -> list[str]:
        """How the game ended; of several games in a row, the sum as well."""

    def encore(self, setup: Any) -> Any:
        """The set-up of the return game."""


class Plain:
    """What a game need not say in words of its own: enough where little can be meant by a line."""

    def numbers(self, view: Any, listed: Sequence[Mark]) -> Sequence[int]:
        """From 1 on."""
        return range(1, len(listed) + 1)

    def elsewhere(self, view: Any, done: Sequence[Mark]) -> Sequence[Mark]:
        """Whatever is not listed is unknown."""
        return ()

    def why_not(self, view: Any, marks: Sequence[Mark], words: Words) -> str:
        """There is nothing to say about what is unknown."""
        return ""

    def sure(self, view: Any, action: Any, said: Sequence[Mark]) -> bool:
        """What follows by itself had no alternative."""
        return True

    def whole(self, view: Any, action: Any, words: Words) -> str:
        """Nobody is asked whether that is what was meant."""
        return ""
