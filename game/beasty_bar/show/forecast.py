"""What is foretold of the thing pointed at: its outcome, or what is still to choose and what that brings.

Every action is previewed once, as long as the same view is on the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from game.beasty_bar.advice.preview import Preview, preview
from game.beasty_bar.advice.preview_words import Spans, in_any_case, plain, sentence, telegram
from game.beasty_bar.handbook.guide import QUESTIONS
from game.beasty_bar.marks import Hold, Landing, Model, Target, species_of
from game.beasty_bar.rules.actions import Action, Stack
from game.beasty_bar.rules.animals import SPECIES, Card, Species, card_of
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.pointing import Pointing
from game.core.choosing import Choosing
from game.core.words import Words

Ways = Mapping[tuple[Hashable, ...], Preview]
"""Outcomes by what is left to point at for each."""


@dataclass(frozen=True)
class Branch:
    """One of the things that can be pointed at next."""

    card: Card | None
    """The animal that stands for it, if one does."""
    place: int | None
    """Where that one waits, if it does."""
    name: str
    """What to call it if no animal stands for it."""
    outcome: Preview | None
    """None if it still depends."""


@dataclass(frozen=True)
class Forecast:
    """What is told above the line. Two of the same key are the same."""

    key: Hashable
    trail: str
    """Everything that was pointed at, one after the other."""
    asking: bool
    """A choice is open, and has to be made now."""
    question: str
    outcome: Preview | None
    branches: tuple[Branch, ...]
    chain: tuple[Spans, ...]
    sentence: Spans


class Forecaster:
    """Looks ahead for whoever is to choose."""

    def __init__(self, pointing: Pointing, words: Words) -> None:
        self._pointing, self._words = pointing, words
        self._view: View | None = None
        self._views = 0
        self._previews: dict[Action, Preview] = {}
        self._forecasts: dict[Hashable, Forecast | None] = {}

    def look(self, view: View, choosing: Choosing | None, focus: Hashable) -> Forecast | None:
        """What lies ahead of the thing pointed at, or of the open choice; None if neither is there.

        Nobody looks ahead with a hand that is not on the table.
        """
        if choosing is None or view.viewer != view.to_move or view.sent:
            return None
        self._turn_to(view)
        done = (*choosing.done, focus) if focus in choosing.options() else tuple(choosing.done)
        if not done:
            return None
        key = (self._views, done, choosing.begun)
        if key not in self._forecasts:
            self._forecasts[key] = self._forecast(key, view, choosing, done)
        return self._forecasts[key]

    def stacked(self, view: View, order: Sequence[int]) -> str:
        """Who comes and goes once the animals sent away lie in this order; nothing, if nobody else does."""
        self._turn_to(view)
        preview = self._preview(view, Stack(tuple(order)))
        return plain(sentence(preview, self._words)) if preview.entrants or preview.out else ""

    def forget(self) -> None:
        """Whatever was told may have to be told in other words."""
        self._view = None

    def _turn_to(self, view: View) -> None:
        if self._view is not view:
            self._view = view
            self._views += 1
            self._previews.clear()
            self._forecasts.clear()

    def _preview(self, view: View, action: Action) -> Preview:
        if action not in self._previews:
            self._previews[action] = preview(view, action)
        return self._previews[action]

    def _forecast(
        self, key: Hashable, view: View, choosing: Choosing, done: tuple[Hashable, ...]
    ) -> Forecast:
        ahead = choosing.ahead(*done[len(choosing.done) :])
        ways: Ways = {rest: self._preview(view, action) for rest, action in ahead.items()}
        trail = self._pointing.trail(view, done)
        outcome = _only(list(ways.values()))
        if outcome is not None:
            chain = tuple(telegram(step, self._words) for step in outcome.steps)
            told = sentence(outcome, self._words)
            return Forecast(key, trail, choosing.begun, "", outcome, (), chain, told)
        taken, ways = _without_the_inevitable(ways)
        acting = species_of((*done, *taken))[-1]
        told = in_any_case(list(ways.values()), self._words)
        branches = self._branches(view, acting, ways)
        question = self._words.sentence(QUESTIONS[acting])
        return Forecast(key, trail, choosing.begun, question, None, branches, (), told)

    def _branches(self, view: View, acting: Species, ways: Ways) -> tuple[Branch, ...]:
        previews: dict[Hashable, list[Preview]] = {}
        for steps, outcome in ways.items():
            previews.setdefault(steps[0], []).append(outcome)
        return tuple(
            Branch(*_standing_for(view, step), self._name(acting, step), _only(ends))
            for step, ends in previews.items()
        )

    def _name(self, acting: Species, step: Hashable) -> str:
        return self._pointing.landing_name(acting, step.choice) if isinstance(step, Landing) else ""


def _only(previews: Sequence[Preview]) -> Preview | None:
    """The one outcome, if there is only one."""
    first = previews[0]
    return first if all(first.same_end(other) for other in previews) else None


def _without_the_inevitable(ways: Ways) -> tuple[tuple[Hashable, ...], Ways]:
    """Steps that are the same whatever one chooses, and what then remains to be chosen."""
    taken: tuple[Hashable, ...] = ()
    while len({steps[0] for steps in ways}) == 1:
        taken = (*taken, next(iter(ways))[0])
        ways = {steps[1:]: outcome for steps, outcome in ways.items()}
    return taken, ways


def _standing_for(view: View, step: Hashable) -> tuple[Card | None, int | None]:
    """An animal and its place: of several of a species, the one nearest to the gate."""
    match step:
        case Hold(species):
            return card_of(view.to_move, species), None
        case Model(species):
            place = next(place for place, card in enumerate(view.line) if SPECIES[card] == species)
            return view.line[place], place
        case Target(place):
            return view.line[place], place
        case _:
            return None, None
