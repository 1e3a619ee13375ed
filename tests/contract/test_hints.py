"""Hints in every game: a plan is kept over its steps, and hint, preview and coach name the same move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.coaching import BEST, TEACH
from game.core.module import GameModule
from game.core.player import Thought
from game.services.thinker import Asked, Kind
from tests.contract.house import House
from tests.contract.test_coach import legal, open_hand
from tests.contract.test_judgement import Mind, quiet, sat_down

__all__ = ["quiet"]

EVEN = (0.5, 0.5)


class Planner(Mind):
    """Advises what it is told to, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.plan: Thought[Any] | None = None
        self.hints = 0

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        super().ask(asked, kind)
        self.hints += kind is Kind.HINT

    def poll(self, kind: Kind = Kind.TABLE) -> Any:
        if kind is Kind.HINT:
            return self.plan if kind in self.asked else None
        return super().poll(kind)


def at_the_table(folder: Path, module: GameModule, **settings: Any) -> tuple[House, Planner]:
    house, _ = sat_down(folder, module, **settings)
    mind = Planner()
    house.desk.thinker = mind
    house.table.play.thinking._thinker = mind
    house.table.play.drop()
    house.table.play.judgement.drop()
    next_decision(house)
    return house, mind


def next_decision(house: House) -> None:
    house.until_asked()
    open_hand(house)
    house.frame()


def ways_on(house: House, *, goes_on: bool) -> list[Thought[Any]]:
    """Plans of two actions: nothing is revealed between them and nobody else decides, or else it is so."""
    match, found = house.table.match, []
    rules, state = match.rules, match.state
    for action in legal(house):
        step = rules.apply(state, action)
        same = rules.to_act(step.state) == match.to_act and rules.turn(step.state) == rules.turn(state)
        sure = same and not any(map(rules.reveals, step.events))
        following = rules.legal_actions(step.state)
        if sure == goes_on and following:
            found.append(Thought(action, EVEN, (following[-1],)))
    return found


def ask(house: House, times: int = 1) -> None:
    for _ in range(times):
        house.key(pygame.K_h)
        house.frame()


def pointed_at(house: House) -> Any:
    """What the hint leads to, and Enter would do."""
    assert house.table.focus.key == house.table.play.asking.advised
    return house.table.focus.key


def way_to(house: House, action: Any) -> Any:
    choosing = house.table.choosing
    assert choosing is not None
    return house.table.tabletop.way_to(choosing.rest(action))


def with_a_plan(house: House) -> Thought[Any]:
    """Some turns later, perhaps, there is a plan of several actions; some games know none."""
    for _ in range(6):
        found = ways_on(house, goes_on=True)
        if found:
            return found[0]
        house.table.play.submit(legal(house)[-1])
        next_decision(house)
    pytest.skip("a decision ends a turn there")


def test_a_hint_goes_on_with_the_next_step_of_its_plan(tmp_path: Path, module: GameModule) -> None:
    house, mind = at_the_table(tmp_path, module)
    mind.plan = plan = with_a_plan(house)
    ask(house, 2)
    assert pointed_at(house) == way_to(house, plan.action)
    mind.plan = None
    house.table.play.submit(plan.action)
    next_decision(house)
    tip = house.table.play.adviser.tip
    assert tip is not None
    assert tip.number == 2, "as much of it is told as before"
    assert pointed_at(house) == way_to(house, plan.expected[0])
    assert mind.hints == 1, "nobody has thought again"


def test_a_plan_that_nobody_sees_is_kept_as_well(tmp_path: Path, module: GameModule) -> None:
    house, mind = at_the_table(tmp_path, module)
    mind.plan = plan = with_a_plan(house)
    ask(house, 2)
    house.table.play.adviser.drop()
    mind.plan = None
    house.table.play.submit(plan.action)
    next_decision(house)
    assert house.table.play.adviser.tip is None
    ask(house, 2)
    assert pointed_at(house) == way_to(house, plan.expected[0])
    assert mind.hints == 1


def test_a_plan_ends_when_somebody_does_something_else(tmp_path: Path, module: GameModule) -> None:
    house, mind = at_the_table(tmp_path, module)
    mind.plan = plan = with_a_plan(house)
    ask(house, 2)
    house.table.play.submit(next(each for each in legal(house) if each != plan.action))
    next_decision(house)
    assert house.table.play.adviser.tip is None
    assert house.table.play.adviser.plans.next is None


def test_a_plan_ends_with_a_die_a_card_or_the_decision_of_somebody_else(
    tmp_path: Path, module: GameModule
) -> None:
    house, mind = at_the_table(tmp_path, module)
    mind.plan = plan = ways_on(house, goes_on=False)[0]
    ask(house, 2)
    house.table.play.submit(plan.action)
    next_decision(house)
    assert house.table.play.adviser.tip is None
    assert house.table.play.adviser.plans.next is None
    mind.plan = Thought(legal(house)[0], EVEN)
    ask(house)
    assert mind.hints == 2


def test_what_was_advised_once_is_advised_again(tmp_path: Path, module: GameModule) -> None:
    house, mind = at_the_table(tmp_path, module)
    last = legal(house)[-1]
    mind.plan = Thought(last, EVEN)
    ask(house)
    house.table.play.adviser.drop()
    mind.plan = Thought(legal(house)[0], EVEN)
    ask(house, 2)
    assert pointed_at(house) == way_to(house, last)


def test_hint_preview_and_coach_name_the_same_move(tmp_path: Path, module: GameModule) -> None:
    """The coach would think otherwise of it, had nobody been advised."""
    house, mind = at_the_table(tmp_path, module, coach=TEACH)
    last = legal(house)[-1]
    mind.plan = Thought(last, EVEN)
    ask(house, 2)
    mind.weighs = True
    house.frame()
    play = house.table.play
    assert play.coach.better is not None
    assert play.coach.better[2].action == last
    assert pointed_at(house) == way_to(house, last)
    assert play.coach.lets(last, None)
    play.submit(last)
    assert play.coach.verdict == BEST


def test_a_hint_names_what_a_coach_has_weighed(tmp_path: Path, module: GameModule) -> None:
    house, mind = at_the_table(tmp_path, module, coach=TEACH)
    mind.weighs = True
    house.frame()
    house.frame()
    mind.plan = Thought(legal(house)[-1], EVEN)
    ask(house, 2)
    assert not mind.hints, "nobody has to think again"
    assert pointed_at(house) == way_to(house, legal(house)[0])


def test_a_hint_names_what_a_coach_has_called_better(tmp_path: Path, module: GameModule) -> None:
    """While it is thought of, the coach warns: then that is the advice."""
    house, mind = at_the_table(tmp_path, module, coach=TEACH)
    play, last = house.table.play, legal(house)[-1]
    mind.gap = 0.3
    mind.weighs = True
    house.frame()
    assert not play.coach.lets(last, None)
    mind.weighs, play.coach.settled = False, None
    play.coach.dismiss()
    mind.plan = Thought(last, EVEN)
    ask(house, 2)
    assert pointed_at(house) == way_to(house, legal(house)[0])
