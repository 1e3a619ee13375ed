"""Beasty Bar as the contract of a turn game wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.beasty_bar.rules import actions, notation, position, scoring, setup, view
from game.beasty_bar.rules.actions import Action
from game.beasty_bar.rules.events import Dealt, Drawn, Event, TurnStarted
from game.beasty_bar.rules.setup import Setup
from game.beasty_bar.rules.state import State, deal
from game.beasty_bar.rules.view import View
from game.core.rules import Rules, Seat, Standing, Step, Viewer


class BeastyBarRules(Rules[Setup, State, Action, Event, View]):
    """Animals jostle in a line of five for the bar."""

    def complete(self, setup: Setup, seed: int) -> Setup:
        return _complete(setup, seed)

    def new_game(self, setup: Setup, seed: int) -> Step[State, Event]:
        state = deal(_complete(setup, seed), seed)
        dealt = [
            Dealt(Seat(number), len(hand), len(deck), tuple(hand), tuple(sorted(deck)))
            for number, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True))
        ]
        return Step(state, (*dealt, TurnStarted(state.to_move, state.turn)))

    def seats(self, setup: Setup) -> int:
        return setup.players

    def to_act(self, state: State) -> Seat | None:
        can_act = state.stacking or state.hands[state.to_move]
        return state.to_move if can_act else None

    def turn(self, state: State) -> int:
        return state.turn

    def legal_actions(self, state: State) -> Sequence[Action]:
        return actions.legal_actions(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        events: list[Event] = []
        after = actions.apply(state, action, events.append)
        return Step(after, tuple(events))

    def advance(self, state: State, action: Action) -> State:
        return actions.apply(state, action)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(scoring.scores(state.bar, state.players), state.options.scoring)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def blank_view(self, setup: Setup, viewer: Viewer) -> View:
        return view.blank(setup, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return view.redact(event, viewer)

    def fold(self, view_before: View, event: Event) -> View:
        return view.fold(view_before, event)

    def begins(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, TurnStarted) else None

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Dealt | Drawn)

    def secrets(self, view_seen: View) -> bool:
        return bool(view_seen.hand or view_seen.deck or view_seen.boxed)

    def imagine(self, view_seen: View, seed: int) -> State:
        return view.imagine(view_seen, seed)

    def spell(self, action: Action) -> str:
        return notation.spell(action)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def spell_setup(self, setup: Setup) -> Mapping[str, str]:
        return notation.spell_setup(setup)

    def parse_setup(self, words: Mapping[str, str]) -> Setup:
        return notation.parse_setup(words)

    def spell_state(self, state: State) -> str:
        return position.spell_position(state)

    def parse_state(self, text: str) -> State:
        return position.parse_position(text)

    def setup_of(self, state: State) -> Setup:
        return position.setup_of(state)


_complete = setup.complete
RULES = BeastyBarRules()
