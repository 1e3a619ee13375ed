"""Fantasy Pub as the contract of a turn game wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rules import Rules, Seat, Standing, Step, Viewer
from game.fantasy_pub.rules import actions, fold, notation, position, scoring, setup, view
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.events import (
    BarkeeperStarted,
    Dealt,
    DiceRolled,
    Drank,
    Entered,
    Event,
    Invited,
    Seated,
    Treated,
    TurnStarted,
)
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import OVER, State
from game.fantasy_pub.rules.turn import apply, carry_out
from game.fantasy_pub.rules.view import View


class FantasyPubRules(Rules[Setup, State, Action, Event, View]):
    """Four races drink their coins, and try to get home before they are thrown out."""

    def complete(self, setup: Setup, seed: int) -> Setup:
        return _complete(setup, seed)

    def new_game(self, setup: Setup, seed: int) -> Step[State, Event]:
        events: list[Event] = []
        state = deal(_complete(setup, seed), seed, events.append)
        return Step(state, tuple(events))

    def seats(self, setup: Setup) -> int:
        return setup.players

    def to_act(self, state: State) -> Seat | None:
        return None if state.phase is OVER else state.to_move

    def turn(self, state: State) -> int:
        return state.turn

    legal_actions = staticmethod(actions.legal_actions)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        events: list[Event] = []
        after = apply(state, action, events.append)
        return Step(after, tuple(events))

    advance = staticmethod(carry_out)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(scoring.scores(state))

    def so_far(self, state: State) -> tuple[int, ...]:
        return tuple(map(scoring.worth, state.scored))

    def view(self, state: State, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def blank_view(self, setup: Setup, viewer: Viewer) -> View:
        return view.blank(setup, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return view.redact(event, viewer)

    def fold(self, view_before: View, event: Event) -> View:
        return fold.fold(view_before, event)

    def begins(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, TurnStarted) else None

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING)

    def secrets(self, view_seen: View) -> bool:
        return view.secrets(view_seen)

    def open_actions(self, view_seen: View) -> Sequence[Action]:
        return actions.open_actions(view.imagine(view_seen, 0))

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
        return Setup(state.players, state.start, state.rounds)


_REVEALING = (BarkeeperStarted, Seated, Dealt, DiceRolled, Entered, Drank, Invited, Treated)
"""Dice, a character that is turned up, event cards that are dealt, the kind behind a coin."""

_complete = setup.complete
RULES = FantasyPubRules()
