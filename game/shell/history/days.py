"""When something was, as people say it: today, on Monday, in March."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Final

from game.core.messages import N_
from game.services.archive.rows import GameRow

Say = Callable[..., str]
"""Translates a text, and puts something into it."""

_MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)
_WEEKDAYS: Final = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)
_WEEK: Final = 7
"""Days; a weekday names one of the last ones."""
STARTED: Final = "%Y-%m-%d %H:%M"
"""As it stands in the file of a game."""


def moment_of(row: GameRow) -> datetime | None:
    """When a game began, or where nobody has noted that, when it was played last; None where a file claims
    what no clock can show."""
    try:
        return datetime.strptime(row.started, STARTED)
    except ValueError:
        pass
    try:
        return datetime.fromtimestamp(row.played)
    except (OverflowError, OSError, ValueError):
        return None


def told(moment: datetime, now: datetime, say: Say) -> str:
    """In a word or two: the nearer, the closer."""
    ago = (now.date() - moment.date()).days
    if not 0 <= ago < _WEEK:
        return dated(moment.date(), say, year=moment.year != now.year)
    day = (N_("Today"), N_("Yesterday"))[ago] if ago <= 1 else _WEEKDAYS[moment.weekday()]
    return say("{day}, {time}", day=say(day), time=f"{moment:%H:%M}")


def in_full(moment: datetime, say: Say) -> str:
    """The whole date, and the time."""
    return say("{day}, {time}", day=dated(moment.date(), say), time=f"{moment:%H:%M}")


def dated(day: date, say: Say, *, year: bool = True) -> str:
    """A day of some month."""
    month = say(_MONTHS[day.month - 1])
    if year:
        return say("{day} {month} {year}", day=day.day, month=month, year=day.year)
    return say("{day} {month}", day=day.day, month=month)


WHENS: Final = (N_("Any time"), N_("Today"), N_("Last 7 days"), N_("This month"), N_("This year"))
"""How far back somebody wants to look."""


def since(when: str, today: date) -> str:
    """The first day of that, as the archive writes days; empty for any time."""
    first = {
        WHENS[1]: today,
        WHENS[2]: today - timedelta(days=_WEEK - 1),
        WHENS[3]: today.replace(day=1),
        WHENS[4]: today.replace(month=1, day=1),
    }.get(when)
    return first.isoformat() if first else ""
