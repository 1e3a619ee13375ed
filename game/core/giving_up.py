"""What it means to give up: one meaning, for everybody who tells how a game ended.

Whoever gives up has lost, whatever becomes of the seat. Of two the other one has won. With more a computer
plays on, and from then on the seat is that computer's, with whatever it wins. When no person is left the game
ends as it stands, and whoever stands best of those who have not left has won it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

from game.core.levels import HUMAN
from game.core.messages import N_
from game.core.reviewing import Shares, shared, shares
from game.core.rules import AnyRules, Seat

PLAYED_ON: Final = N_("{name} (gave up, a computer took over)")
"""A seat that a computer has taken over, where there is room to say so."""
COMPUTER: Final = N_("{name} (computer)")
"""The same in short."""


class Seated(Protocol):
    """Whoever knows who has the seats now, and who has given up."""

    @property
    def seats(self) -> tuple[str, ...]:
        """A person, or the key of a computer."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of those who sat down first."""

    @property
    def conceded(self) -> tuple[int, ...]:
        """The numbers of the seats that have been given up, in the order in which they were."""


def left(who: Seated) -> tuple[Seat, ...]:
    """The seats of those who gave up, and for whom nobody plays on."""
    ends_at_once = len(who.seats) == 2
    return tuple(Seat(seat) for seat in who.conceded if ends_at_once or who.seats[seat] == HUMAN)


def played_on(who: Seated) -> tuple[Seat, ...]:
    """The seats of those who gave up, and for whom a computer plays on."""
    leaving = left(who)
    return tuple(Seat(seat) for seat in who.conceded if seat not in leaving)


def ends(who: Seated) -> bool:
    """People had enough of it: one of two, or all who were left."""
    if len(who.seats) == 2:
        return bool(who.conceded)
    people = {seat for seat, each in enumerate(who.seats) if each == HUMAN}
    return bool(people) and people <= {*left(who)}


def gone(rules: AnyRules, state: Any, who: Seated) -> tuple[Seat, ...]:
    """Who ended a match by giving up; nobody, if it came to its end."""
    return left(who) if ends(who) and rules.to_act(state) is not None else ()


def result_of(rules: AnyRules, state: Any, who: Seated) -> Shares:
    """Who has won how much of a match that ends now."""
    leaving, standings = gone(rules, state, who), rules.standings(state)
    staying = [each for each in standings if each.seat not in leaving]
    if not leaving or not staying:
        return shares(rules, state)
    best = min(each.place for each in staying)
    return shared([each.seat for each in staying if each.place == best], len(standings))


def told(
    who: Seated, say: Callable[..., str], *, among: Sequence[Seat] | None = None, short: bool = True
) -> tuple[str, ...]:
    """What to call everybody where it is told how the game ended: nobody who gave up has won it. `among` are
    the seats that computers play on, if not all of them do yet."""
    computers = played_on(who) if among is None else among
    called = partial(say, COMPUTER if short else PLAYED_ON)
    return tuple(called(name=name) if seat in computers else name for seat, name in enumerate(who.names))
