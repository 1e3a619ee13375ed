"""What the strip says of keys in a lesson: of those that do something just now."""

from __future__ import annotations

from game.shell.desk import Desk
from game.shell.paint.caps import Cap, Hint
from game.shell.signals import Intent

Hints = tuple[Hint, ...]


def reading(desk: Desk) -> Hints:
    """Somebody reads."""
    return (desk.key(Intent.CONFIRM), desk.say("continue")), _pause(desk)


def guessing(desk: Desk, options: int, *, led: bool) -> Hints:
    """One of several answers is wanted; until keys have `led` to something, they only lead to the first."""
    enter, say = desk.key(Intent.CONFIRM), desk.say
    digits = Cap("" if enter.pad else f"1-{options}")
    return (digits, say("answer")), (enter, say("choose") if led else say("first try")), _pause(desk)


def deciding(desk: Desk, *, shows: bool, begun: bool) -> Hints:
    """Something is to be done on the table; maybe it can be shown."""
    say, key = desk.say, desk.key
    shown = ((key(Intent.HINT), say("show me")),) if shows else ()
    back = (key(Intent.BACK), say("back")) if begun else _pause(desk)
    return (key(Intent.CONFIRM), say("choose")), *shown, back


def _pause(desk: Desk) -> Hint:
    return desk.key(Intent.BACK), desk.say("pause")
