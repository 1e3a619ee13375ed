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

PubMatch = Match[Setup, State, Action, Event, View]


@dataclass(frozen=True)
class Summary:
    """What became of a game."""

    decisions: int
    kinds: frozenset[type[Event]]


def play(players: int, seed: int) -> Summary:
    """A random game with one viewer's eyes: chips, tables and characters stay legal, and views fold."""
    chance = Random(seed)
    match: PubMatch = Match(RULES, Setup(players), seed)
    viewer: Viewer = chance.choice([None, *map(Seat, range(players))])
    view = _folded(RULES.blank_view(match.setup, viewer), match.opening.events, viewer)
    kinds = {type(event) for event in match.opening.events}
    while match.to_act is not None:
        before = match.state
        check(before)
        assert view == RULES.view(before, viewer)
        legal = RULES.legal_actions(before)
        assert legal
        assert len({*legal}) == len(legal)
        if chance.random() < 0.1:
            _hidden_stays_hidden(before, viewer, chance)
        events = match.submit(chance.choice(legal))
        assert RULES.advance(before, match.actions[-1]) == match.state
        kinds |= {type(event) for event in events}
        view = _folded(view, events, viewer)
    _ended(match, view)
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


def _ended(match: PubMatch, view: View) -> None:
    """Over after the extra turns, everybody had as many turns, and the record tells the same game."""
    state = match.state
    check(state)
    assert view == RULES.view(state, view.viewer)
    assert (state.phase, state.stage) == (Phase.OVER, Stage.EXTRA)
    assert state.turn == state.round * state.players
    assert state.round <= state.rounds + 1
    assert replay.read("fantasy_pub", RULES, replay.write("fantasy_pub", match)).state == state
