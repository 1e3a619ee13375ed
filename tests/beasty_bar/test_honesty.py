"""A computer is handed a seat's view: whatever is hidden from the seat changes nothing in its thoughts."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

import pytest

from build_scripts.checks.honesty import alike, computers, positions, thought
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.position import check
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.rules.state import State
from game.core.player import Thought
from game.core.rules import AnyRules

RULES = BEASTY_BAR.rules
COMPUTERS = computers(BEASTY_BAR)
FEW = 6


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("who", COMPUTERS)
def test_dealing_anew_what_is_hidden_changes_no_thought(who: str, mode: Mode) -> None:
    assert alike(mode.value, who, FEW, seed=5, iterations=20) == FEW


def test_everybody_who_can_sit_at_the_table_is_tried() -> None:
    keys = {who.partition(":")[0] for who in COMPUTERS}
    assert keys == {level.key for level in (*BEASTY_BAR.levels, *BEASTY_BAR.sparring)}
    assert {who.partition(":")[2] for who in COMPUTERS} == {"", *(each.key for each in BEASTY_BAR.characters)}


@pytest.mark.parametrize("mode", Mode)
def test_the_positions_look_alike_differ_in_what_is_hidden_and_are_of_every_kind(mode: Mode) -> None:
    pairs = list(islice(positions(mode.value, seed=2), 60))
    for state, other in pairs:
        check(other)
        seat = state.to_move
        assert state != other
        assert RULES.view(state, seat) == RULES.view(other, seat)
        assert RULES.legal_actions(state) == RULES.legal_actions(other)
        assert len(RULES.legal_actions(state)) > 1
    states = [state for state, _ in pairs]
    assert {state.players for state in states} == {2, 3, 4}
    assert {state.options.advanced for state in states} == {False, True}
    assert len({state.options.scoring for state in states}) == 3
    assert len({state.turn for state in states}) > 10


def test_the_same_seed_takes_the_same_positions() -> None:
    one, same, other = (list(islice(positions(Mode.NEW.value, seed), 5)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


class Peeker:
    """Looks over everybody's shoulder, which no computer of ours can."""

    def __init__(self, seen: list[State]) -> None:
        self._seen = seen

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        hidden = repr([self._seen[-1].hands, self._seen[-1].decks])
        yield Thought(legal[sum(map(ord, hidden)) % len(legal)])


class Watched:
    """The rules, with somebody who notes whatever is looked at."""

    def __init__(self, rules: AnyRules, seen: list[State]) -> None:
        self._rules, self._seen = rules, seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def view(self, state: State, viewer: Any) -> Any:
        self._seen.append(state)
        return self._rules.view(state, viewer)


def test_whoever_peeks_is_found_out() -> None:
    pairs = list(islice(positions(Mode.BASE.value, seed=3), 20))
    seen: list[State] = []
    rules: Any = Watched(RULES, seen)
    peeker = partial(Peeker, seen)
    assert any(thought(rules, peeker, state) != thought(rules, peeker, other) for state, other in pairs)
