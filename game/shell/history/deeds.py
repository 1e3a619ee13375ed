"""What can be done with a game of the list: the table of buttons on its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.core.messages import N_
from game.services.archive.archive import PINNED
from game.services.archive.rows import GameRow
from game.services.chores import Progress
from game.shell.desk import Desk
from game.shell.paint.caps import Cap
from game.shell.signals import Intent, Letter, Press, Signal

OPEN, REVIEW, AGAIN, PIN, NAME, COPY, DELETE = "open", "review", "again", "pin", "name", "copy", "delete"


class Deed(NamedTuple):
    """Something to do with a game."""

    key: str
    icon: str
    signals: tuple[Signal, ...]
    """What means it, wherever keys point at."""
    cap: Callable[[Desk], Cap]
    label: str
    text: str
    """What comes of it."""
    ended: bool = False
    """Only where the game is over."""


def _key(*intents: Intent) -> Callable[[Desk], Cap]:
    return lambda desk: desk.key(*intents)


DEEDS: Final = (
    Deed(OPEN, "eye", (), _key(Intent.CONFIRM), N_("Watch"), N_("Replays the game from its first turn.")),
    Deed(
        REVIEW,
        "search",
        (Press(Intent.HINT),),
        _key(Intent.HINT),
        N_("Review"),
        N_("Judges every decision, and tells how much was luck."),
        ended=True,
    ),
    Deed(
        AGAIN,
        "restart",
        (Press(Intent.NEW_GAME),),
        _key(Intent.NEW_GAME),
        N_("Same game again"),
        N_("Same players, same start. A casual game."),
        ended=True,
    ),
    Deed(
        PIN,
        "pin",
        (Letter("p"),),
        lambda desk: desk.letter("p"),
        N_("Pin"),
        N_("Keeps this game at the top of the list."),
    ),
    Deed(
        NAME,
        "pen",
        (Letter("e"), Press(Intent.RENAME)),
        lambda desk: desk.letter("e"),
        N_("Name"),
        N_("Gives this game a name."),
    ),
    Deed(
        COPY,
        "copy",
        (Press(Intent.COPY),),
        _key(Intent.COPY),
        N_("Copy as text"),
        N_("Copies the whole game. Send it to a friend, who can import it."),
        ended=True,
    ),
    Deed(
        DELETE,
        "trash",
        (Press(Intent.ERASE),),
        lambda desk: desk.short_key(Intent.ERASE),
        N_("Delete"),
        N_("Deletes this game. You can undo this."),
    ),
)
BY_KEY: Final = {deed.key: deed for deed in DEEDS}
_GO_ON: Final = (N_("Continue"), N_("Continues where you left off."))
_GOES_ON: Final = N_("Only when the game is over.")
_UNPIN: Final = (N_("Unpin"), N_("Puts this game back among the others."))
_SEE: Final = (N_("See review"), N_("Replays the game with every decision judged."))
_STOP: Final = (N_("Stop: {done} of {total}"), N_("Stops. Finished parts of the review are kept."))


def meant(signal: Signal) -> str | None:
    """The deed that a signal means, whatever is pointed at."""
    return next((deed.key for deed in DEEDS if signal in deed.signals), None)


def refusal(deed: Deed, row: GameRow) -> str:
    """Why it cannot be done with that game; empty where it can."""
    if deed.ended and not row.over:
        return _GOES_ON
    return PINNED if deed.key == DELETE and row.pinned else ""


def told(
    desk: Desk, deed: Deed, row: GameRow, progress: Progress | None, *, reviewed: bool
) -> tuple[str, str]:
    """What it is called with that game, and what would come of it; `progress` of its review, if one is on."""
    say, numbers = desk.say, {}
    if why := refusal(deed, row):
        return say(deed.label), say(why)
    if deed.key == OPEN and not row.over:
        label, text = _GO_ON
    elif deed.key == PIN and row.pinned:
        label, text = _UNPIN
    elif deed.key == REVIEW and progress is not None:
        (label, text), numbers = _STOP, {"done": progress.done, "total": progress.total}
    elif deed.key == REVIEW and reviewed:
        label, text = _SEE
    else:
        label, text = deed.label, deed.text
    return say(label, **numbers), say(text)


def icon_of(deed: Deed, row: GameRow) -> str:
    """What stands before it."""
    return "play" if deed.key == OPEN and not row.over else deed.icon
