"""Who has not played a game to its end yet: they are offered the gentlest computers."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.levels import HUMAN
from game.services.learned import MINE, person_of, persons
from game.shell.desk import Desk
from game.shell.opponents import gentlest
from game.shell.profiles import remembered


def is_beginner(desk: Desk) -> bool:
    """Whoever sits here has not finished a game of the kind that is on."""
    person = person_of(desk.settings)
    finished = desk.learned.finished_game(person, desk.module.key)
    return _is_new(desk, person) if finished is None else not finished


def _is_new(desk: Desk, person: str) -> bool:
    """Nobody knows of a game: older programs kept only who sat down, and they count as experienced."""
    return not desk.habits.seats or person not in (MINE, *remembered(desk.settings))


def sit_down(desk: Desk, names: Iterable[str]) -> None:
    """Those who are called that begin a game; to be told before it is remembered who has played here."""
    for person in persons(desk.settings, names) or {MINE}:
        unknown = desk.learned.finished_game(person, desk.module.key) is None
        if unknown and _is_new(desk, person):
            desk.learned.begin_game(person, desk.module.key)


def usual_level(desk: Desk) -> str:
    """The level of a computer that nobody has chosen."""
    return gentlest(desk.module) if is_beginner(desk) else desk.module.usual_level


def seats_offered(desk: Desk) -> list[str]:
    """Who sat where the last time; a beginner meets the gentlest level instead."""
    seats = desk.habits.seats
    if not is_beginner(desk):
        return seats
    gentle = gentlest(desk.module)
    return [who if who == HUMAN else gentle for who in seats] or [HUMAN, gentle]
