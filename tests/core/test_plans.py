"""What was thought of a decision is kept, and how it goes on, until nobody could have known."""

from __future__ import annotations

from typing import Any

from game.core.match import Match
from game.core.plans import Plans
from game.core.player import Thought
from tests.contract.toy.rules import RULES


def begun() -> Any:
    """A match of the toy, after its draft."""
    match: Any = Match(RULES, RULES.complete(RULES.parse_setup({"players": "2"}), 3), 3)
    while RULES.turn(match.state) == 0:
        match.submit(RULES.legal_actions(match.state)[0])
    return match


def carried_out(match: Any, plans: Plans, thought: Thought[Any]) -> None:
    before = match.state
    plans.follow(thought, before, match.submit(thought.action))


def sure(match: Any) -> list[Any]:
    """What leaves nothing to chance, and the turn to the same seat."""
    found = []
    for action in RULES.legal_actions(match.state):
        step = RULES.apply(match.state, action)
        same = RULES.to_act(step.state) == match.to_act and RULES.turn(step.state) == RULES.turn(match.state)
        if same and not any(map(RULES.reveals, step.events)):
            found.append((action, RULES.legal_actions(step.state)))
    return found


def test_what_was_advised_once_is_advised_again() -> None:
    match = begun()
    plans, thought = Plans(match), Thought(RULES.legal_actions(match.state)[0])
    assert plans.next is None
    plans.keep(thought)
    assert plans.next is thought
    match.submit(thought.action)
    assert plans.next is None
    match.undo()
    assert plans.next is thought, "it was taken back"


def test_a_plan_goes_on_as_long_as_nothing_is_revealed() -> None:
    match = begun()
    plans, (action, following) = Plans(match), sure(match)[0]
    carried_out(match, plans, Thought(action, (0.6, 0.4), (following[0],)))
    assert plans.next == Thought(following[0], (0.6, 0.4))


def test_a_plan_ends_with_a_die_or_with_the_turn() -> None:
    match, ended = begun(), 0
    for action in RULES.legal_actions(match.state):
        step, plans = RULES.apply(match.state, action), Plans(match)
        shown = any(map(RULES.reveals, step.events))
        if not shown and RULES.to_act(step.state) == match.to_act:
            continue
        following = RULES.legal_actions(step.state)
        carried_out(match, plans, Thought(action, (), tuple(following[:1])))
        assert plans.next is None
        match.undo()
        ended += 1
    assert ended
