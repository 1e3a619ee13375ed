"""What can be wrong with something handed to a game. Each message is one sentence a player can read."""


class GameError(ValueError):
    """Something handed to a game does not fit; nothing was changed by it."""


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
