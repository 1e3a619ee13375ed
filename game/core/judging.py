"""Judges the decisions of a game that is over, each by what its seat could know.

A decision is what a seat did up to the next thing that nobody could know, within its turn. It is weighed from
the seat's view alone, and by a seed that does not follow from the deal: what was hidden changes no verdict.
What is agreed before the deal is no decision of the match: what comes of it is luck of the deal.

Whoever gave up has decided that, too: what its seat was worth is lost by its own play, not by bad luck.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

from game.core.errors import GameError
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.player import Budget
from game.core.reviewing import Grade, Judged, Review, Shares
from game.core.rules import Seat
from game.core.weighing import Value, Weighed
from game.core.words import Words

VERSION: Final = 1
"""Goes up whenever the same game is judged otherwise."""
SEED: Final = 1
"""The same for every game: whoever knew it would know nothing of any deal."""
CONCEDE, PLAY_ON = "concede", "play on"
"""To give up is no action of the rules, and neither is not to."""
DEALS: Final = 8
"""In so many ways somebody who gives up in another's turn imagines what is hidden."""

Judging = Generator[None, None, Judged]
"""Gives way often; what comes of it is a decision, judged."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A decision that is judged."""

    first: int
    """Which of the match's actions it begins with, from 0."""
    count: int
    """So many actions belong to it; none to giving up."""
    seat: Seat
    turn: int
    """As the rules count."""
    choices: int = 1
    """So many actions there were to choose from: each of them is looked at as often."""


class Giving(NamedTuple):
    """Who gave up, and what that made of the game."""

    seats: tuple[Seat, ...] = ()
    """In the order in which they did; none if the game came to its end."""
    result: Shares = ()
    """Who has won how much of it then."""


NOBODY: Final = Giving()


def decisions_of(match: AnyMatch, giving: Giving = NOBODY) -> list[Unit]:
    """All decisions of a match, in order: every action belongs to one of them."""
    rules, again, found, first = match.rules, match.anew(), list[Unit](), 0
    for number, action in enumerate(match.actions, 1):
        seat, turn = again.to_act, rules.turn(again.state)
        assert seat is not None, "somebody had to act"
        if number - first == 1:
            choices = len(rules.legal_actions(again.state))
        events = again.submit(action)
        same = again.to_act == seat and rules.turn(again.state) == turn
        if not same or any(map(rules.reveals, events)) or number == len(match.actions):
            found.append(Unit(first, number - first, seat, turn, choices))
            first = number
    turn, choices = rules.turn(match.state), len(rules.legal_actions(match.state)) if giving.seats else 0
    return found + [Unit(first, 0, seat, turn, choices) for seat in giving.seats]


def judged(
    module: GameModule, match: AnyMatch, iterations: int | None, seed: int = SEED, giving: Giving = NOBODY
) -> Iterator[Judged]:
    """All of them, one after the other; so many iterations for each action, or as many as for advice."""
    for judging in judgings(module, match, iterations, seed, giving):
        yield finished(judging)


def finished(judging: Judging) -> Judged:
    """What comes of it, for somebody who can wait."""
    while True:
        try:
            next(judging)
        except StopIteration as done:
            found: Judged = done.value
            return found


def judgings(
    module: GameModule,
    match: AnyMatch,
    iterations: int | None,
    seed: int = SEED,
    giving: Giving = NOBODY,
    done: int = 0,
) -> Iterator[Judging]:
    """The same for somebody who cannot: each is to be listened to to its end. So many are known already."""
    judge = Judge(module, Budget(iterations=iterations or module.levels[-1].advice), seed)
    again = match.anew()
    units = decisions_of(match, giving)
    for number, unit in islice(enumerate(units, 1), done, None):
        again.submit_all(match.actions[len(again.actions) : unit.first])
        if unit.count:
            actions = tuple(match.actions[unit.first : unit.first + unit.count])
            yield judge.decision(number, unit, again.state, actions)
        else:
            yield judge.giving_up(number, unit, match.state, giving)


class Judge:
    """Weighs with the eyes of one seat after the other."""

    def __init__(self, module: GameModule, budget: Budget, seed: int) -> None:
        self._module, self._rules, self._budget, self._seed = module, module.rules, budget, seed

    def decision(self, number: int, unit: Unit, state: Any, actions: tuple[Any, ...]) -> Judging:
        """What was done, against the best that could have been."""
        view, legal = self._rules.view(state, unit.seat), self._rules.legal_actions(state)
        weigher = self._module.weigher(self._seed, self._budget)
        weighed = yield from _last(weigher.weigh(view, legal, actions))
        assert weighed.played is not None, "it was asked about that"
        played = self._spelled(weighed.played, actions)
        best = self._spelled(weighed.best, (weighed.best.action, *weighed.best.expected))
        return _judged(number, unit, played, best)

    def giving_up(self, number: int, unit: Unit, state: Any, giving: Giving) -> Judging:
        """What was left of its chances; those who gave up before it have none any more."""
        before = giving.seats[: giving.seats.index(unit.seat)]
        chances, error = yield from self._chances(state, giving.seats[-1])
        for each in before:
            chances = without(chances, each)
        last = unit.seat == giving.seats[-1]
        played = Value(CONCEDE, giving.result if last else without(chances, unit.seat), 0.0)
        return _judged(number, unit, played, Value(PLAY_ON, chances, error))

    def _chances(self, state: Any, seat: Seat) -> Generator[None, None, tuple[Shares, float]]:
        """Everybody's, if all go on as well as they can, by what a seat knows that need not be to act."""
        rules, view, acts = self._rules, self._rules.view(state, seat), self._rules.to_act(state)
        assert acts is not None, "the game went on"
        states, budget = [state], self._budget
        if acts != seat:
            states = [rules.imagine(view, self._seed + deal) for deal in range(DEALS)]
            budget = Budget(iterations=max(1, (budget.iterations or DEALS) // DEALS))
        found = []
        for each in states:
            weigher = self._module.weigher(self._seed, budget)
            weighed = yield from _last(weigher.weigh(rules.view(each, acts), rules.legal_actions(each)))
            found.append(weighed.best)
        means = [sum(each) / len(found) for each in zip(*(best.chances for best in found), strict=True)]
        return tuple(means), max(best.error for best in found)

    def _spelled(self, value: Value[Any], actions: Sequence[Any]) -> Value[str]:
        first, *rest = map(self._rules.spell, actions)
        return Value(first, value.chances, value.error, tuple(rest))


def _last(words: Iterator[Weighed[Any]]) -> Generator[None, None, Weighed[Any]]:
    """The last word of a weigher; gives way at each."""
    last = next(words)
    for word in words:
        yield
        last = word
    return last


def _judged(number: int, unit: Unit, played: Value[str], best: Value[str]) -> Judged:
    """Nothing was better, if nothing is worth more."""
    seat = unit.seat
    better = best.chances[seat] > played.chances[seat] and actions_of(best) != actions_of(played)
    return Judged(number, unit.first, unit.count, unit.turn, seat, played, best if better else played)


def actions_of(value: Value[str]) -> tuple[str, ...]:
    """All of them, in notation."""
    return value.action, *value.expected


def without(chances: Shares, seat: Seat) -> Shares:
    """What is left to the others if one has no chance any more: each gets more in proportion."""
    left = [0.0 if each == seat else chance for each, chance in enumerate(chances)]
    whole = sum(left)
    if whole:
        return tuple(each / whole for each in left)
    return tuple(0.0 if each == seat else 1 / (len(left) - 1) for each in range(len(left)))


def swings(review: Review, most: int = 3) -> list[Judged]:
    """What has cost most, the worst first; nothing that may be called good."""
    worse = [each for each in review.decisions if each.grade not in (Grade.BEST, Grade.GOOD)]
    return sorted(worse, key=lambda each: -each.loss.cost)[:most]


# In words


def deeds(module: GameModule, state: Any, seat: Seat, actions: Sequence[Any], words: Words) -> str:
    """What a seat does from there on, one thing after the other, as far as they can follow each other."""
    rules, told = module.rules, list[str]()
    with suppress(GameError):
        for action in actions:
            told.append(module.deed(rules.view(state, seat), action, words))
            state = rules.advance(state, action)
    return " ".join(told)


def reason(module: GameModule, match: AnyMatch, judged: Judged, words: Words) -> str:
    """Why something else was better, in a sentence for whoever reads the words; empty if nothing was.

    Where both begin alike, it is about where they part; if nothing tells them apart, nothing is said.
    """
    if judged.best == judged.played or not judged.count:
        return ""
    rules, again = module.rules, match.anew()
    again.submit_all(match.actions[: judged.first])
    best, played = ([rules.parse(text) for text in actions_of(each)] for each in (judged.best, judged.played))
    while best[:1] == played[:1] and best:
        again.submit(played[0])
        del best[0], played[0]
    if not best or not played:
        return ""
    values = (
        Value(actions[0], value.chances, value.error, tuple(actions[1:]))
        for actions, value in ((best, judged.best), (played, judged.played))
    )
    view = rules.view(again.state, judged.seat)
    why = module.warn(view, Weighed(judged.seat, tuple(values)), played[0], words)
    return "" if why == deeds(module, again.state, judged.seat, best, words) else why
