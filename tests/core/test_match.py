"""A match: the one holder that changes, and never halfway."""

from random import Random

import pytest

from game.core.errors import BadSetup, IllegalAction
from game.core.match import Match
from game.core.rules import Seat
from tests.contract.games import moments
from tests.contract.toy.events import Dealt, Event, Kept, NightOver, Nudged
from tests.contract.toy.garden import Kind, Moon, Night, Setup, State, View
from tests.contract.toy.rules import RULES, Action, Deed, Do, Keep

SnailMatch = Match[Setup, State, Action, Event, View]

STRIPED = Keep(Kind.STRIPED)
HOME = Do(Deed.HOME)


def dealt(seed: int = 2) -> SnailMatch:
    """Seat 0 is dealt a striped and a golden snail."""
    match = Match(RULES, Setup(first=Seat(0)), seed)
    assert set(match.state.garden.favourites[0]) == {Kind.STRIPED, Kind.GOLDEN}
    return match


def finished(setup: Setup, seed: int) -> SnailMatch:
    match = Match(RULES, setup, seed)
    match.submit_all([moment.action for moment in moments(match, Random(seed))])
    return match


def test_a_match_holds_the_complete_set_up() -> None:
    match = Match(RULES, Setup(players=3, moon=Moon.FULL), 5)
    assert match.setup == RULES.complete(Setup(players=3, moon=Moon.FULL), 5)
    assert match.setup.first is not None
    assert (match.seed, match.actions, match.to_act) == (5, [], match.setup.first)


def test_a_match_begins_with_the_deal_as_the_rules_tell_it() -> None:
    match = dealt()
    assert match.opening == RULES.new_game(match.setup, 2)
    assert match.state == match.opening.state
    assert isinstance(match.opening.events[-1], Dealt)


def test_a_bad_set_up_makes_no_match() -> None:
    with pytest.raises(BadSetup, match=r"^Two to four gardeners go out, not 5\.$"):
        Match(RULES, Setup(players=5), 7)


def test_an_action_leads_on_and_tells_what_happened() -> None:
    match = dealt()
    events = match.submit(STRIPED)
    assert events == (Kept(Seat(0), Kind.STRIPED, open=False),)
    assert match.state == RULES.advance(match.opening.state, STRIPED)
    assert (match.actions, match.to_act) == ([STRIPED], Seat(1))


def test_an_illegal_action_changes_nothing() -> None:
    match = dealt()
    state = match.state
    for action in (Keep(Kind.SPOTTED), Keep(Kind.HEDGEHOG), HOME, Do(Deed.LIFT, (1,))):
        with pytest.raises(IllegalAction):
            match.submit(action)
    assert match.state is state
    assert match.state == RULES.new_game(match.setup, 2).state
    assert match.actions == []


def test_several_actions_are_carried_out_up_to_the_first_illegal_one() -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match=r"^A gardener cannot do that here\.$"):
        match.submit_all([STRIPED, HOME, STRIPED])
    assert match.actions == [STRIPED]
    assert match.to_act == Seat(1)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match=r"^There is nothing to take back\.$"):
        match.undo()
    assert match.state == match.opening.state


def test_taking_back_hands_out_the_action_and_the_state_before_it() -> None:
    match = finished(Setup(players=2, night=Night.LONG), 3)
    actions, state = list(match.actions), match.state
    last = match.undo()
    assert last == actions[-1]
    assert match.actions == actions[:-1]
    match.submit(last)
    assert match.state == state
    for _ in actions:
        match.undo()
    assert match.state == match.opening.state


def test_what_chance_brought_it_brings_again() -> None:
    """Whoever takes dice back and throws them again throws the same."""
    match = dealt()
    match.submit_all(moment.action for moment in [*moments(match, Random(1))][:2])
    shake = Do(Deed.SHAKE, match.state.garden.dice)
    thrown = match.submit(shake)
    match.undo()
    assert match.submit(shake) == thrown
    match.undo()
    one = match.state.garden.dice[:1]
    assert match.submit(Do(Deed.NUDGE, one)) == (Nudged(one),)


def test_a_finished_match_waits_for_nobody_and_takes_no_more_actions() -> None:
    match = finished(Setup(players=3), 9)
    assert match.to_act is None
    with pytest.raises(IllegalAction):
        match.submit(HOME)
    match_again = Match(RULES, match.setup, match.seed)
    for action in match.actions:
        events = match_again.submit(action)
    assert events[-1] == NightOver()
