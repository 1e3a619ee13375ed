"""What holds in every game, checked after every action of a random one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.core import replay
from game.core.match import Match
from game.core.rules import Seat, Viewer
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position, spell_position
from game.fantasy_pub.rules.possible import check
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, Stage, State
from game.fantasy_pub.rules.view import View

RE_DEALT = 0.1
"""So often all that is hidden is dealt anew."""

PubMatch = Match[Setup, State, Action, Event, View]


@dataclass(frozen=True)
class Summary:
    """What became of a game."""

    decisions: int
    kinds: frozenset[type[Event]]


def play(players: int, seed: int) -> Summary:
    """A random game: chips, tables and characters stay legal after every action, and it ends.

    It is seen with the eyes of one viewer, any: views fold, hidden stays hidden, and a replay is alike.
    """
    chance = Random(seed)
    match: PubMatch = Match(RULES, Setup(players), seed)
    viewer: Viewer = chance.choice([None, *map(Seat, range(players))])
    view = _folded(RULES.blank_view(match.setup, viewer), match.opening.events, viewer)
    assert view == RULES.view(match.state, viewer)
    kinds = {type(event) for event in match.opening.events}
    while match.to_act is not None:
        before = match.state
        check(before)
        legal = RULES.legal_actions(before)
        assert legal
        assert len({*legal}) == len(legal)
        events = match.submit(chance.choice(legal))
        kinds |= {type(event) for event in events}
        view = _folded(view, events, viewer)
        assert view == RULES.view(match.state, viewer)
        assert RULES.advance(before, match.actions[-1]) == match.state
        if chance.random() < RE_DEALT:
            _hidden_stays_hidden(before, viewer, chance)
    _ended(match)
    assert replay.read("fantasy_pub", RULES, replay.write("fantasy_pub", match)).state == match.state
    return Summary(len(match.actions), frozenset(kinds))


def _folded(view: View, events: tuple[Event, ...], viewer: Viewer) -> View:
    for event in events:
        view = RULES.fold(view, RULES.redact(event, viewer))
    return view


def _hidden_stays_hidden(state: State, viewer: Viewer, chance: Random) -> None:
    """Dealt anew, all that the viewer cannot see makes no difference to what is seen and can be done."""
    view = RULES.view(state, viewer)
    other = RULES.imagine(view, chance.getrandbits(64))
    check(other)
    assert RULES.view(other, viewer) == view
    if viewer == state.to_move:
        assert RULES.legal_actions(other) == RULES.legal_actions(state)
    assert parse_position(spell_position(state)) == state


def _ended(match: PubMatch) -> None:
    """Over after the extra turns, everybody had as many turns."""
    state = match.state
    check(state)
    assert (state.phase, state.stage) == (Phase.OVER, Stage.EXTRA)
    assert state.turn == state.round * state.players
    assert state.round <= state.rounds + 1
