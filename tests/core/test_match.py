"""A match: the one holder that changes, and never halfway."""

from random import Random

import pytest

from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import LION, PARROT, RHINO
from game.beasty_bar.rules.events import Event, GameOver, Played, TurnStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.core.errors import BadSetup, IllegalAction
from game.core.match import Match
from game.core.rules import Seat
from tests.beasty_bar.games import walk

BeastyMatch = Match[Setup, State, Action, Event, View]


def dealt(seed: int = 7) -> BeastyMatch:
    """Seat 0 begins with parrot, seal, hippo and lion."""
    return Match(RULES, Setup(first=Seat(0)), seed)


def finished(setup: Setup, seed: int) -> BeastyMatch:
    match = Match(RULES, setup, seed)
    match.submit_all(action for _, action, _, _ in walk(match.state, Random(seed)))
    return match


def test_a_match_holds_the_complete_set_up() -> None:
    match = Match(RULES, Setup(players=3, mode=Mode.MIXED), 5)
    assert match.setup == RULES.complete(Setup(players=3, mode=Mode.MIXED), 5)
    assert match.setup.scoring is Scoring.COUNT_2015
    assert (match.seed, match.actions, match.to_act) == (5, [], match.setup.first)


def test_a_match_begins_with_the_deal_as_the_rules_tell_it() -> None:
    match = dealt()
    assert match.opening == RULES.new_game(match.setup, 7)
    assert match.state == match.opening.state
    assert match.opening.events[-1] == TurnStarted(Seat(0), 0)


def test_a_bad_set_up_makes_no_match() -> None:
    with pytest.raises(BadSetup, match=r"^A game takes 2 to 4 players, not 5\.$"):
        Match(RULES, Setup(players=5), 7)


def test_an_action_leads_on_and_tells_what_happened() -> None:
    match = dealt()
    events = match.submit(Play((LION,)))
    assert Played(match.state.line[0], 0) in events
    assert match.state == RULES.advance(match.opening.state, Play((LION,)))
    assert (match.actions, match.to_act) == ([Play((LION,))], Seat(1))


def test_an_illegal_action_changes_nothing() -> None:
    match = dealt()
    match.submit(Play((LION,)))
    state, before = match.state, match.state.copy()
    for action in (Play((RHINO,)), Play((PARROT,)), Play((PARROT,), 4), Stack((0, 1))):
        with pytest.raises(IllegalAction):
            match.submit(action)
    assert match.state is state
    assert match.state == before
    assert match.actions == [Play((LION,))]


def test_several_actions_are_carried_out_up_to_the_first_illegal_one() -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match=r"^There is no rhino in this hand\.$"):
        match.submit_all([Play((LION,)), Play((RHINO,)), Play((PARROT,), 0)])
    assert match.actions == [Play((LION,))]
    assert match.state.turn == 1


def test_what_was_handed_out_before_is_not_changed_by_the_next_action() -> None:
    match = dealt()
    before, copy = match.state, match.state.copy()
    match.submit(Play((LION,)))
    assert before == copy


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match=r"^There is nothing to take back\.$"):
        match.undo()
    assert match.state == match.opening.state


def test_taking_back_hands_out_the_action_and_the_state_before_it() -> None:
    match = finished(Setup(players=2, mode=Mode.MIXED), 3)
    actions, state = list(match.actions), match.state
    last = match.undo()
    assert last == actions[-1]
    assert match.actions == actions[:-1]
    match.submit(last)
    assert match.state == state
    for _ in actions:
        match.undo()
    assert match.state == match.opening.state


def test_a_finished_match_waits_for_nobody_and_takes_no_more_actions() -> None:
    match = finished(Setup(players=3), 9)
    assert match.to_act is None
    assert len(match.actions) == 36
    with pytest.raises(IllegalAction, match=r"^There is no lion in this hand\.$"):
        match.submit(Play((LION,)))
    match_again = Match(RULES, match.setup, match.seed)
    for action in match.actions:
        events = match_again.submit(action)
    assert isinstance(events[-1], GameOver)
