"""What the computers at a table have come to, and what they say about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.match import AnyMatch
from game.core.player import Thought
from game.core.rules import Seat, Viewer
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Saying

T = TypeVar("T")


class Retold(Generic[T]):
    """Call it whenever the text is read: it follows the language, and how chances are told."""

    def __init__(self, desk: Desk, say: Callable[[], T]) -> None:
        self._desk, self._say = desk, say
        self._heard: tuple[tuple[str, str], T] | None = None

    def __call__(self) -> T:
        """As it is said now."""
        manner = self._desk.translations.code, self._desk.settings.chances
        if self._heard is None or self._heard[0] != manner:
            self._heard = manner, self._say()
        return self._heard[1]


class Said(NamedTuple):
    """A computer has decided, and says why."""

    by: Seat
    thought: Thought[Any]
    saying: Saying


class Sayings:
    """Puts thoughts into words, for whoever reads the table and for the log."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch) -> None:
        self._desk, self._party, self._match = desk, party, match
        self._said: dict[int, Said] = {}
        """By the number of actions there were then."""

    @property
    def last(self) -> Said | None:
        """What the last computer to decide had come to."""
        return self._said[max(self._said)] if self._said else None

    @property
    def latest(self) -> Saying | None:
        """Why the last action was taken, if a computer took it."""
        return self.after(len(self._match.actions))

    def after(self, actions: int) -> Saying | None:
        """Why the action with this number, from 1, was taken."""
        said = self._said.get(actions)
        return None if said is None else said.saying

    def hear(self, seat: Seat, view: Any, thought: Thought[Any]) -> Callable[[], str]:
        """A computer's action has just been taken; says why, to be written down for everybody."""
        saying = Saying(seat, self._reason(view, thought, self._party.alone))
        self._said[len(self._match.actions)] = Said(seat, thought, saying)
        return self._reason(view, thought, None)

    def _reason(self, view: Any, thought: Thought[Any], reader: Viewer) -> Callable[[], str]:
        """Why, said to that reader in whatever language is spoken then."""
        words, explain = partial(self._party.words, self._desk, reader), self._desk.module.explain
        return Retold(self._desk, lambda: explain(view, thought, words()))

    def rewind(self) -> None:
        """Forget what was said about actions that have been taken back."""
        self._said = {
            number: said for number, said in self._said.items() if number <= len(self._match.actions)
        }
