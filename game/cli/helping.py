"""What a command line says about itself when somebody asks for help.

Computers, languages and what can be measured are looked up only then: to know a game takes longer than the
first frame may.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.cli import typed
from game.core.errors import BadSetup
from game.core.listing import Listing

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from game.core.module import GameModule
    from game.core.workshop import Workshop

OPPONENTS_BENCH: Final = "opponents"
WINDOW_BENCHES: Final = {
    "frames": "the cost of each",
    "viewer": "of a jump to any moment of a game that is looked back at",
    "startup": "of the first one",
    "first-frame": "the same once, in CPU seconds until something, and until the title can be seen",
}
"""Measured in a window, whatever is played."""
COMPUTERS, OPPONENTS, LANGUAGES, BENCHES = "<computers>", "<opponents>", "<languages>", "<benches>"
"""Stand in a help for what only the game knows, until somebody reads it."""


def workshop_of(module: GameModule) -> Workshop:
    """What those need who work on a game; raises `BadSetup` where nobody does."""
    if module.workshop is None:
        raise BadSetup(f"Nothing can be learned or measured for {module.key}.")
    return module.workshop()


class Help(argparse.HelpFormatter):
    """Asks the game what its computers are called, what they do, and what it speaks."""

    def __init__(self, game: Listing, prog: str, **how: Any) -> None:
        super().__init__(prog, **how)
        self._told: Mapping[str, Callable[[], str]] = {
            COMPUTERS: partial(_computers, game),
            LANGUAGES: lambda: ", ".join(typed.languages()),
            BENCHES: lambda: "; ".join(f"{name}: {about}" for name, about in _benches(game).items()),
        }
        self._opponents = partial(_opponents, game)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help or ""
        for name, tell in self._told.items():
            told = told.replace(name, tell()) if name in told else told
        return told

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return self._opponents() if text == OPPONENTS else super()._fill_text(text, width, indent)


def _computers(game: Listing) -> str:
    """How a computer is named, and what names there are."""
    module = game.load()
    levels = ", ".join(level.key for level in module.computers)
    if not module.characters:
        return f"one of {levels}"
    characters = [f"{module.levels[-1].key}:{character.key}" for character in module.characters]
    return f"one of {levels}; with a character behind a colon, if you like: {', '.join(characters)}"


def _opponents(game: Listing) -> str:
    """What each of them does, a line each."""
    module = game.load()
    levels = [f"  {level.key:10} {level.sentence}" for level in module.computers]
    characters = [f"  :{character.key:9} {character.sentence}" for character in module.characters]
    return "\n".join(["who there is:", *levels, *characters])


def _benches(game: Listing) -> dict[str, str]:
    """All that can be measured, and what that is."""
    module = game.load()
    workshop = module.workshop() if module.workshop else None
    if workshop is None:
        return {**WINDOW_BENCHES}
    own = {name: bench.about for name, bench in workshop.benches.items()}
    strength = "all levels against each other, in under half an hour"
    return {**own, **WINDOW_BENCHES, **({OPPONENTS_BENCH: strength} if workshop.trials else {})}


class Benches:
    """Their names. Whoever measures the start of the program must not load the game before."""

    def __init__(self, game: Listing) -> None:
        self._game = game

    def __contains__(self, name: object) -> bool:
        return name in WINDOW_BENCHES or name in _benches(self._game)

    def __iter__(self) -> Iterator[str]:
        return iter(_benches(self._game))


class Parser(argparse.ArgumentParser):
    """Minds if nobody can read what it says about itself, and learns what it understands when it is asked."""

    learn: Callable[[], object] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Of all commands only one is asked for."""
        if self.learn is not None:
            learn, self.learn = self.learn, None
            learn()
        return super().parse_known_args(args, namespace)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)
