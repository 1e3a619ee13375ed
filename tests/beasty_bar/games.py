"""Random games of every kind, for properties."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Action
from game.beasty_bar.rules.animals import CardSet
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.core.rules import Seat

seeds = st.integers(0, 2**64 - 1)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up that makes a game, some of it left open."""
    players = draw(st.integers(2, 4))
    mode = draw(st.sampled_from(Mode))
    advanced = draw(st.booleans())
    picks = st.tuples(*[st.tuples(*[st.sampled_from(CardSet)] * 12)] * players)
    return Setup(
        players=players,
        mode=mode,
        scoring=draw(st.none() if advanced else st.none() | st.sampled_from(Scoring)),
        advanced=advanced,
        shield_classes=draw(st.booleans()),
        picks=draw(st.none() | picks) if mode is Mode.MIXED else None,
        first=draw(st.none() | st.integers(0, players - 1).map(Seat)),
    )


def walk(state: State, chance: Random) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """Every step of a random game: before, action, after, events."""
    while legal := actions.legal_actions(state):
        action = chance.choice(legal)
        step = RULES.apply(state, action)
        yield state, action, step.state, step.events
        state = step.state
