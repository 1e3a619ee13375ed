"""Who sits down to a new game: what everybody is called and wears, from what is remembered of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.levels import HUMAN
from game.core.words import USUAL_NAMES
from game.services.settings import Settings
from game.shell.paint.palette import Livery, dressed
from game.shell.profiles import clean, distinct, forget, introduce, known, livery_of, remember, remembered


class People:
    """Names and liveries by seat. No two are called alike, and no two wear the same."""

    def __init__(self, settings: Settings, seats: Sequence[str]) -> None:
        """`seats` are those of the plan, which changes them."""
        self._settings, self._seats = settings, seats
        names = list(map(clean, settings.names))
        self._written = [names[seat] if seat < len(names) else "" for seat in range(len(seats))]
        """What people want to be called, by seat; empty if they do not mind."""
        self.dress = dressed(settings.liveries)
        """What everybody wears."""
        self._seat_me()

    def _seat_me(self) -> None:
        """I sit on the first chair of a person, where nobody is named, unless I have another."""
        me, persons = self._settings.me, self._persons
        if not persons or me not in known(self._settings) or me in [self._written[seat] for seat in persons]:
            return
        if self._written[persons[0]] in ("", *USUAL_NAMES):
            self._written = ["" if name == me else name for name in self._written]
            self.rename(persons[0], me)

    @property
    def _persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self._seats) if who == HUMAN]

    # Names

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat; whoever does not mind, or computes, is called what is left."""
        named = [seat for seat in self._persons if self._written[seat]]
        called = dict(zip(named, distinct([self._written[seat] for seat in named]), strict=True))
        for seat in (seat for seat in range(len(self._seats)) if seat not in named):
            taken = {name.casefold() for name in called.values()}
            wishes = (_usual(seat), *USUAL_NAMES)
            called[seat] = next((name for name in wishes if name.casefold() not in taken), wishes[0])
        return [called[seat] for seat in range(len(self._seats))]

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        return self.names[seat]

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called that; whoever is known by it wears the same again, unless somebody else does."""
        self._written[seat] = clean(name)
        worn = livery_of(self._settings, self._written[seat])
        livery = next((livery for livery in self.dress if livery.name == worn), None)
        if livery is not None and self.dress.index(livery) not in self._persons:
            self.wear(seat, livery)

    def callings(self, seat: int) -> list[str]:
        """What somebody can be called without writing it: as somebody who has played here, then as usual,
        the name of the seat itself last; nobody else at the table is called so."""
        names = self.names
        others = {names[other].casefold() for other, who in enumerate(self._seats) if who and other != seat}
        usual = sorted(USUAL_NAMES, key=lambda name: name == _usual(seat))
        free = (name for name in (*known(self._settings), *usual) if name.casefold() not in others)
        offered = list(dict.fromkeys(free))
        return offered if names[seat] in offered else [names[seat], *offered]

    def change_name(self, seat: int, step: int) -> None:
        """Somebody else takes the seat, of those who have played here or might have."""
        offered = self.callings(seat)
        self.rename(seat, offered[(offered.index(self.name(seat)) + step) % len(offered)])

    def is_known(self, seat: int) -> bool:
        """Whoever sits there is remembered, and can be forgotten."""
        return seat in self._persons and self.name(seat) in remembered(self._settings)

    def forget(self, seat: int) -> None:
        """Whoever sits there is not remembered any more."""
        forget(self._settings, self.name(seat))
        self._written[seat] = ""

    # Liveries

    @property
    def liveries(self) -> tuple[str, ...]:
        """The names of what everybody wears, by seat."""
        return tuple(livery.name for livery in self.dress)

    def wear(self, seat: int, livery: Livery) -> None:
        """A seat wears something else; whoever wore it takes what this seat had."""
        worn, other = list(self.dress), self.dress.index(livery)
        worn[seat], worn[other] = worn[other], worn[seat]
        self.dress = tuple(worn)

    def remember(self) -> None:
        """For the next time."""
        for seat in self._persons[:1]:
            introduce(self._settings, seat, self.name(seat))
        self._settings.names, self._settings.liveries = list(self._written), list(self.liveries)
        remember(self._settings, [(self.name(seat), self.liveries[seat]) for seat in self._persons])


def _usual(seat: int) -> str:
    """What somebody is called who does not mind."""
    return USUAL_NAMES[seat % len(USUAL_NAMES)]
