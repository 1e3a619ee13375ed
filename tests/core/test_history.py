"""The history of a match: turn by turn, as one viewer saw it, and complete however the match came about."""

from __future__ import annotations

from random import Random

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import Stack
from game.beasty_bar.rules.events import TurnStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.view import View
from game.core.errors import GameError
from game.core.history import History
from game.core.match import AnyMatch, Match
from game.core.rules import Seat, Viewer
from game.services.i18n import Language

WORDS = Language(("Ana", "Bo", "Cleo", "Dev"))
KINDS = [(Mode.BASE, 2, None), (Mode.NEW, 4, Seat(2)), (Mode.MIXED, 3, Seat(0)), (Mode.MIXED, 4, None)]


def played(
    mode: Mode, players: int, viewer: Viewer = None, seed: int = 3, actions: int = 99
) -> tuple[AnyMatch, History]:
    """A random game, and what is remembered of it."""
    match: AnyMatch = Match(RULES, Setup(players, mode), seed)
    history, chance = History(match, viewer), Random(seed)
    while match.to_act is not None and len(match.actions) < actions:
        history.submit(chance.choice(RULES.legal_actions(match.state)))
    return match, history


def log(history: History) -> list[list[str]]:
    """All that the log says."""
    turns = [BEASTY_BAR.log(history.public(turn), WORDS) for turn in history.turns]
    return [[f"{entry.text} {entry.rule}" for entry in entries] for entries in turns]


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS)
def test_the_events_of_each_turn_lead_from_view_to_view(mode: Mode, players: int, viewer: Viewer) -> None:
    match, history = played(mode, players, viewer)
    turns = history.turns
    assert turns[0].before == after_the_deal(match, viewer)
    views = [turn.before for turn in turns[1:]] + [RULES.view(match.state, viewer)]
    for turn, after in zip(turns, views, strict=True):
        view = turn.before
        for event in turn.events:
            view = RULES.fold(view, event)
        assert view == after


def after_the_deal(match: AnyMatch, viewer: Viewer) -> View:
    """What is seen before the first turn begins."""
    view = RULES.blank_view(match.setup, viewer)
    for event in match.opening.events:
        if isinstance(event, TurnStarted):
            break
        view = RULES.fold(view, RULES.redact(event, viewer))
    return view


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS)
def test_whatever_opens_a_turn_belongs_to_it(mode: Mode, players: int, viewer: Viewer) -> None:
    _, history = played(mode, players, viewer)
    for turn in history.turns:
        opens = [event for event in turn.events if isinstance(event, TurnStarted)]
        assert opens == [turn.events[0]]
        assert opens[0].seat == turn.seat


def test_a_turn_that_has_only_just_begun_is_none_yet() -> None:
    match, history = played(Mode.BASE, 2, actions=4)
    assert len(history.turns) == 4
    assert match.to_act is not None
    assert history.just_begun == (TurnStarted(match.to_act, 4),)
    match, history = played(Mode.BASE, 2, actions=0)
    assert match.to_act is not None
    assert history.just_begun == (TurnStarted(match.to_act, 0),)


def test_what_has_not_been_seen_yet_is_left_out_across_turns() -> None:
    _, history = played(Mode.BASE, 2, actions=4)
    everything = [event for turn in history.turns for event in turn.events]
    for unseen in range(1, len(everything) + 2):
        turns = history.turns_before(unseen)
        seen = [event for turn in turns for event in turn.events]
        left = everything[: len(everything) + 1 - unseen]  # the last one has opened a turn, and no more
        assert seen == (left[:-1] if left and isinstance(left[-1], TurnStarted) else left)


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS)
def test_turns_are_counted_and_go_round(mode: Mode, players: int, viewer: Viewer) -> None:
    _, history = played(mode, players, viewer)
    turns = history.turns
    assert [turn.number for turn in turns] == list(range(1, 12 * players + 1))
    first = turns[0].seat
    assert [turn.seat for turn in turns] == [(first + number) % players for number in range(len(turns))]


def test_a_stack_belongs_to_the_turn_that_it_ends() -> None:
    match, history = played(Mode.NEW, 3, seed=8)
    stacks = sum(isinstance(action, Stack) for action in match.actions)
    assert stacks > 0
    assert len(history.turns) == len(match.actions) - stacks


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS)
def test_the_history_of_a_game_that_was_left_is_complete(mode: Mode, players: int, viewer: Viewer) -> None:
    match, history = played(mode, players, viewer, actions=17)
    state = match.state
    found = History(match, viewer)
    assert found.turns == history.turns
    assert match.state is state
    assert len(match.actions) == 17
    found.submit(RULES.legal_actions(match.state)[0])
    assert len(match.actions) == 18
    assert len(found.turns) in (len(history.turns), len(history.turns) + 1)


def test_what_is_taken_back_is_forgotten() -> None:
    match, history = played(Mode.NEW, 2, Seat(0), seed=8, actions=20)
    before, turns, actions = match.state, history.turns, list(match.actions)
    for action in reversed(actions[12:]):
        assert history.undo() == action
    assert history.turns == History(match, Seat(0)).turns
    for action in actions[12:]:
        history.submit(action)
    assert history.turns == turns
    assert match.state == before


def test_an_illegal_action_is_not_remembered() -> None:
    match, history = played(Mode.BASE, 2, actions=5)
    turns = history.turns
    with pytest.raises(GameError):
        history.submit(Stack((0, 1)))
    assert history.turns == turns
    assert len(match.actions) == 5


def test_a_reason_stays_with_its_turn_and_is_said_when_it_is_read() -> None:
    _, history = played(Mode.BASE, 2, actions=4)
    said = ["It had to be."]
    history.explain(lambda: said[0])
    history.submit(RULES.legal_actions(history._match.state)[0])
    assert [turn.reasons for turn in history.turns] == [(), (), (), ("It had to be.",), ()]
    said[0] = "Es musste sein."
    assert history.turns[3].reasons == ("Es musste sein.",)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_is_the_same_whoever_looks_and_whatever_is_hidden(mode: Mode, players: int) -> None:
    """The same table with other cards in hands and piles gives the same log, word for word."""
    for seed in range(3):
        match, history = played(mode, players, seed=seed, actions=7 * players)
        for seat in range(players):
            assert log(History(match, Seat(seat))) == log(history)
        for number, turn in enumerate(history.turns):
            assert turn.before == RULES.view(RULES.imagine(turn.before, number), None)
        public = [event for turn in history.turns for event in turn.events]
        assert public == [event for turn in history.turns for event in history.public(turn)]
        assert all(RULES.redact(event, None) == event for event in public)


@pytest.mark.parametrize(("mode", "players"), [(Mode.BASE, 2), (Mode.NEW, 3), (Mode.MIXED, 4)])
def test_a_viewer_without_a_hand_remembers_none(mode: Mode, players: int) -> None:
    _, history = played(mode, players)
    for turn in history.turns:
        assert turn.before.viewer is None
        assert not turn.before.hand
        assert not turn.before.deck
