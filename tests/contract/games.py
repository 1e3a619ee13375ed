"""Every game there is, and random games of each: every option of every choice, at every number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from game.catalogue import CATALOGUE
from game.core.choosing import Choosing, Mark
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.rules import Seat, Step, Viewer
from tests.contract.toy.module import SNAIL_GARDEN

LISTED: Final = (*CATALOGUE, SNAIL_GARDEN)
GAMES: Final[tuple[GameModule, ...]] = tuple(each.load() for each in LISTED)
DEALS: Final = 2
"""Of each set-up."""
LONGEST: Final = 2000
"""No game has so many decisions."""
MOST_MARKS: Final = 20
"""No action has so many."""

Words = Mapping[str, str]
AnyStep = Step[Any, Any]


@dataclass(frozen=True)
class Moment:
    """A decision in a game."""

    before: Any
    seat: Seat
    action: Any
    step: AnyStep


@dataclass(frozen=True)
class Played:
    """A random game, from the deal to the end."""

    match: AnyMatch
    moments: tuple[Moment, ...]

    @property
    def states(self) -> list[Any]:
        """All of them, the dealt one first."""
        return [self.match.opening.state, *(moment.step.state for moment in self.moments)]

    @property
    def steps(self) -> list[AnyStep]:
        """All of them, the deal first."""
        return [self.match.opening, *(moment.step for moment in self.moments)]

    @property
    def seats(self) -> list[Seat]:
        """Who takes part."""
        return list(map(Seat, range(self.match.rules.seats(self.match.setup))))

    @property
    def viewers(self) -> list[Viewer]:
        """Whoever can look."""
        return [None, *self.seats]


def setups(module: GameModule) -> list[Words]:
    """At every number of seats the usual game, and for each other option one in which it is chosen."""
    usual = {choice.key: 0 for choice in module.choices}
    chosen = [usual]
    for choice in module.choices:
        for number, option in enumerate(choice.options[1:], start=1):
            chosen.append({**usual, choice.key: number, **option.settles})
    return [
        {"players": str(seats), **_words(module, numbers)} for seats in module.seats for numbers in chosen
    ]


def _words(module: GameModule, numbers: Mapping[str, int]) -> Words:
    words: dict[str, str] = {}
    for choice in module.choices:
        words |= choice.options[numbers[choice.key]].words
    return words


def moments(match: AnyMatch, chance: Random) -> Iterator[Moment]:
    """Play on at random to the end; the match itself stays where it is."""
    rules, state, decisions = match.rules, match.state, 0
    while (seat := rules.to_act(state)) is not None:
        decisions += 1
        assert decisions < LONGEST, "this game does not end"
        action = chance.choice(rules.legal_actions(state))
        step = rules.apply(state, action)
        yield Moment(state, seat, action, step)
        state = step.state


def begun(game: Played, actions: int) -> AnyMatch:
    """The beginning of a random game: so many actions of it."""
    match = game.match.anew()
    match.submit_all(moment.action for moment in game.moments[:actions])
    return match


def pointed_at(choosing: Choosing, action: Any) -> Iterator[Mark]:
    """Whatever is pointed at to do an action, each before it is."""
    for _ in range(MOST_MARKS):
        mark = choosing.rest(action)[0]
        yield mark
        done = choosing.choose(mark)
        if done is not None:
            assert done == action
            return
    raise AssertionError(f"nothing comes of pointing at {choosing.done}")


@cache
def dealt(key: str) -> list[Played]:
    """Some random games of the game with that key."""
    (module,) = (module for module in GAMES if module.key == key)
    games = []
    for number, words in enumerate(setups(module)):
        for seed in range(DEALS * number, DEALS * (number + 1)):
            match: AnyMatch = Match(module.rules, module.rules.parse_setup(words), seed)
            games.append(Played(match, tuple(moments(match, Random(seed)))))
    return games
