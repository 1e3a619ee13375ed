"""Which games are shown: a few filters, each with the values that occur."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, Final, NamedTuple

from game.core.messages import N_
from game.services.archive.rows import ME, Outcome, Values, Wanted
from game.shell.desk import Desk
from game.shell.history.days import WHENS, since
from game.shell.history.telling import Telling

GAME, SETUP, SEATS, PERSON = "game", "setup", "seats", "person"
LEVEL, WHEN, OUTCOME, SERIOUS = "level", "when", "outcome", "serious"
"""All but one are called as in `Wanted`, which has days instead of a `WHEN`."""

_OUTCOMES: Final = {Outcome.WON: N_("Won"), Outcome.SHARED: N_("Shared"), Outcome.LOST: N_("Lost")}


class Filter(NamedTuple):
    """Something to choose by."""

    key: str
    label: str
    options: tuple[tuple[Any, str], ...]
    """Values and what they are called; the first one lets everything through."""


class Filters:
    """All that are worth choosing by, and what is chosen."""

    def __init__(self, desk: Desk, telling: Telling, values: Values) -> None:
        self._desk, self._telling = desk, telling
        self._at: dict[str, Any] = {}
        """The values that are chosen, where it is not the first one."""
        self._called: dict[str, str] = {}
        """What people are called now that were called something else."""
        self.offer(values)

    def offer(self, values: Values) -> None:
        """These values occur now; what is chosen and does not is not chosen any more."""
        found = (self._filter(*each) for each in self._found(values))
        self.all = tuple(each for each in found if self._is_worth(each))
        kept = {each.key: {value for value, _ in each.options} for each in self.all}
        person = self._called.get(self.person)
        if person and self.person not in kept[PERSON] and person in kept[PERSON]:
            self._at[PERSON] = person
        self._at = {key: value for key, value in self._at.items() if value in kept.get(key, ())}

    def _is_worth(self, each: Filter) -> bool:
        """It tells games apart, or has done so; a single person can be called something else."""
        least = 2 if each.key == PERSON else 3
        return len(each.options) >= least or each.key in (SERIOUS, *self._at)

    def _filter(self, key: str, label: str, every: str, options: Iterable[tuple[Any, str]]) -> Filter:
        say = self._desk.say
        return Filter(key, say(label), ((None, say(every)), *dict(options).items()))

    def _found(self, values: Values) -> Iterator[tuple[str, str, str, Iterable[tuple[Any, str]]]]:
        say, telling, every = self._desk.say, self._telling, N_("All")
        yield GAME, N_("Game"), every, [(key, telling.title(key)) for key in values.games]
        yield SETUP, N_("Variant"), every, self._setups(values)
        yield SEATS, N_("Players"), every, [(seats, str(seats)) for seats in values.seats]
        yield PERSON, N_("Player"), N_("Anyone"), self._persons(values)
        yield LEVEL, N_("Against"), N_("Anyone"), self._levels(values)
        yield WHEN, N_("Date"), WHENS[0], [(when, say(when)) for when in WHENS[1:]]
        yield OUTCOME, N_("Result"), every, [(each, say(name)) for each, name in _OUTCOMES.items()]
        yield SERIOUS, N_("Casual games"), N_("Shown"), [(True, say("Left out"))]

    def _setups(self, values: Values) -> Iterator[tuple[Any, str]]:
        """Whatever somebody has chosen before a game, as the game calls it."""
        words = set(values.setup)
        for key in values.games:
            module = self._telling.module(key)
            for choice in module.choices if module else ():
                for option in choice.options:
                    if option.words and set(option.words.items()) <= words:
                        yield tuple(option.words.items()), self._telling.say_of(key)(option.label)

    def _persons(self, values: Values) -> Iterator[tuple[str, str]]:
        for person in values.persons:
            yield person, self._desk.say("Me") if person == ME else person

    def _levels(self, values: Values) -> Iterator[tuple[str, str]]:
        """Each by the name that the first game has for it that knows it."""
        for level in values.levels:
            names = (self._telling.level(game, level) for game in values.games)
            name = next(filter(None, names), "")
            if name:
                yield level, name

    # What is chosen

    @property
    def chosen(self) -> bool:
        """Not everything is let through."""
        return bool(self._at)

    @property
    def person(self) -> str:
        """Whose games are shown; empty for everybody's."""
        person: str = self._at.get(PERSON, "")
        return person

    def call(self, name: str) -> None:
        """Whose games are shown is called that, as soon as they know it."""
        self._called[self.person] = name

    def value(self, each: Filter) -> str:
        """What is chosen, in words."""
        return each.options[self.number(each)][1]

    def is_chosen(self, each: Filter) -> bool:
        """It keeps something back."""
        return each.key in self._at

    def number(self, each: Filter) -> int:
        """Which of its values is chosen."""
        return [value for value, _ in each.options].index(self._at.get(each.key))

    def step(self, key: str, step: int) -> None:
        """To the next value, or the one before, and round again."""
        each = next(each for each in self.all if each.key == key)
        value, _ = each.options[(self.number(each) + step) % len(each.options)]
        self._at.pop(key, None)
        if value is not None:
            self._at[key] = value

    def clear(self) -> None:
        """Let everything through."""
        self._at.clear()

    def wanted(self, today: date) -> Wanted:
        """As the archive understands it."""
        asked = {key: value for key, value in self._at.items() if key != WHEN}
        return Wanted(**asked, since=since(self._at.get(WHEN, ""), today))
