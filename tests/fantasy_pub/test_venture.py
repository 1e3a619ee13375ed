"""Following plans into imagined worlds."""

from functools import partial
from math import exp

import pytest

from game.core.player import decided
from game.core.rules import Seat
from game.fantasy_pub import tables
from game.fantasy_pub.bot.opponents import venture
from game.fantasy_pub.bot.terms import phase
from game.fantasy_pub.bot.venture import SHARPNESS, World
from game.fantasy_pub.module import FANTASY_PUB
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
TRAP = (
    ">N: + bottoms_up shove - old_friend = dwarf2 elf1 goblin1 $ n8t3 card -1 "
    "| C: - house_round = elf2 dwarf2 dwarf1 $ n8t card -1 "
    "|| door: & n2 | 2: goblin2/N(n2) dwarf1/N(tntn3+n) | 3: goblin1/C(n3+n2) goblin2/C(n4+t) "
    "| 4: troll/C(ntn3+nt) elf1/C(n5+t) | 6: troll/N(n5+n3) elf2/N(n3+n3) "
    "|| reserve n7 | dice 3 3 | barkeeper 3 | stage extra | round 15 | turn 29 "
    "| played tray swap_seats back_door cellar | chance 485356618176329140"
)
"""The six plans that look best at a glance leave the others a way to win; there is one that does not."""


def test_somebody_in_a_hurry_plays_an_event_where_there_is_nothing_else_to_do() -> None:
    state = parse_position(NOTHING_BUT_EVENTS)
    view, known = RULES.view(state, Seat(0)), venture(2)
    for plan in known.plans(view, RULES.legal_actions(state)):
        assert isinstance(known.follow(view, plan, World(1, (6, 6))), float)


@pytest.mark.parametrize("more", [-3.0, 0.0, 3.0])
def test_the_same_margin_is_the_same_chance_however_it_came_about(more: float) -> None:
    """At a glance, in worlds, or by whoever comes in: between two, what one gains the other loses."""
    known, spread, kinds = venture(2), tables.learned(2)[1], set[bool]()
    state = RULES.new_game(Setup(2), 3).state
    while state.phase is Phase.DRAFT:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    view = RULES.view(state, state.to_move)
    for plan in known.plans(view, RULES.legal_actions(state)):
        end = plan.end.state or veiled(view)
        margin, sharpness = plan.end.margin + more, SHARPNESS / spread[phase(end, view.to_move)]
        worth = partial(known._with_victory, end, view.to_move)
        gain = worth(margin) - worth(plan.end.margin)
        expected = 1 / (1 + exp(-sharpness * margin))
        assert known.chances(view, plan, gain)[view.to_move] == pytest.approx(expected, abs=0.09)
        kinds.add(plan.end.state is None)
    assert kinds == {True, False}


def test_a_hint_looks_behind_more_than_what_is_best_at_a_glance() -> None:
    state = parse_position(TRAP)
    view, legal, best = RULES.view(state, Seat(0)), RULES.legal_actions(state), FANTASY_PUB.levels[-1].key
    hurried = decided(FANTASY_PUB.computer(best, 1), view, legal)
    advised = decided(FANTASY_PUB.adviser(best, 1), view, legal)
    assert advised.chances[0] > hurried.chances[0] + 0.1
