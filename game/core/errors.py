"""What can be wrong with something handed to a game. Each message is one sentence a player can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class GameError(ValueError):
    """Something handed to a game does not fit; nothing was changed by it."""

    def __init__(self, sentence: str = "", **fields: Any) -> None:
        """A sentence to be translated is marked as one, and what is to be put into it follows by name."""
        super().__init__(sentence.format(**fields) if fields else sentence)
        self.sentence = sentence if fields else sentence.replace("{", "{{").replace("}", "}}")
        self.fields = fields

    def said(self, say: Callable[..., str]) -> str:
        """In the player's language, if somebody has translated it."""
        return say(self.sentence, **self.fields)


class IllegalAction(GameError):
    """The rules do not allow this action here."""


class BadSetup(GameError):
    """No game can be dealt from this set-up."""


class BadPosition(GameError):
    """Such a position cannot be on the table."""


class BadNotation(GameError):
    """This text is no position, action or set-up."""


class BadReplay(GameError):
    """This text is no record of a game."""


class NewerReplay(BadReplay):
    """This record was written by a program that knows more than this one."""


class BadLesson(GameError):
    """Nobody can play this lesson as it is."""


class BadRequest(GameError):
    """A request of the engine protocol that has not the form it should have."""


def shortened(text: str) -> str:
    """A text in quotes, cut to a length that fits into a sentence."""
    return repr(text if len(text) <= 40 else text[:37] + "...")
