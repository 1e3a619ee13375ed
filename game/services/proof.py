"""What shows that nobody has changed the cards: the hash that was written down before anybody decided
anything, and the shuffle that is played with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.fairness import check_command, commitment, shown
from game.core.rules import AnyRules
from game.services.saved_game import promised_in


@dataclass(frozen=True, slots=True)
class Proof:
    """Of one game."""

    rules: AnyRules
    asked: Any
    """The set-up before people chose their decks."""
    seed: int
    promised: str | None = None
    """The hash that the game began with; empty if it began before hashes were kept, None before it begins."""
    path: Path | None = None
    """The file that the hash was written into, if there is one."""
    over: bool = False
    """Everybody may know the seed."""

    @property
    def _actual(self) -> str:
        return commitment(self.rules, self.asked, self.seed)

    @property
    def shuffle(self) -> str:
        """The hash, as it is on the screen."""
        return shown(self.promised or self._actual)

    def command(self, said: str = "") -> str:
        """What to type to check it with another program; it names the seed.

        `said` is what a command line must say to mean the game.
        """
        return check_command(self.rules, self.asked, self.seed, said)

    def holds(self) -> bool:
        """The shuffle has the hash that is in the file now, or was promised where no file can be read."""
        written = None if self.path is None else promised_in(self.path)
        return self._actual == (self.promised if written is None else written)
