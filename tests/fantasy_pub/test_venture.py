"""Following plans into imagined worlds."""

from math import exp

import pytest

from game.core.rules import Seat
from game.fantasy_pub import tables
from game.fantasy_pub.bot.opponents import venture
from game.fantasy_pub.bot.terms import phase
from game.fantasy_pub.bot.venture import SHARPNESS, World
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.view import veiled

NOTHING_BUT_EVENTS = (
    "N: | C: + sing_along shove tray || door: elf1/C(n3) | 1: troll/N(n2) | 5: elf1/N(n3) goblin1/N(n3) "
    "| 6: dwarf1/N(n3) dwarf2/N(n3) || dice 2 3 | barkeeper 6"
)
"""Who comes next can do nothing else with two sixes: nobody may enter, move or be served."""


def test_somebody_in_a_hurry_plays_an_event_where_there_is_nothing_else_to_do() -> None:
    state = parse_position(NOTHING_BUT_EVENTS)
    view, known = RULES.view(state, Seat(0)), venture(2)
    for plan in known.plans(view, RULES.legal_actions(state)):
        assert isinstance(known.follow(view, plan, World(1, (6, 6))), float)


@pytest.mark.parametrize("gain", [-3.0, 0.0, 3.0])
def test_the_same_margin_is_the_same_chance_however_it_came_about(gain: float) -> None:
    """At a glance, in worlds, or by whoever comes in: between two, what one gains the other loses."""
    known, spread, kinds = venture(2), tables.learned(2)[1], set[bool]()
    state = RULES.new_game(Setup(2), 3).state
    while state.phase is Phase.DRAFT:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    view = RULES.view(state, state.to_move)
    for plan in known.plans(view, RULES.legal_actions(state)):
        sharpness = SHARPNESS / spread[phase(plan.end.state or veiled(view), view.to_move)]
        expected = 1 / (1 + exp(-sharpness * (plan.end.margin + gain)))
        assert known.chances(view, plan, gain)[view.to_move] == pytest.approx(expected, abs=0.09)
        kinds.add(plan.end.state is None)
    assert kinds == {True, False}
