"""A coach at the table of every game: warns once of what costs much, never waits, tells nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Any

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.core.coaching import OFF, TEACH, WARN
from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.weighing import Value, Weighed
from game.services.casual import COACHED
from game.services.settings import Settings
from game.services.thinker import Asked, Kind, ProcessThinker, SlicedThinker
from game.shell.table.coach import DEAF
from game.shell.table.hud import ANYWAY, SHOW_ME
from game.shell.table.scene import Table
from tests.contract.games import GAMES
from tests.contract.house import House, beside_the_others

COSTS = 0.3
PATIENCE = 120.0
"""Seconds; only a broken coach takes as long."""
FRAME = 0.05
"""Seconds of CPU that nobody sees."""
FRAMES = 60


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    yield
    pygame.event.clear()


class Sage(SlicedThinker):
    """Knows at once that the last thing to do is by far the best."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []
        self.known = True
        self.error = 0.001

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        if kind is Kind.COACH:
            self.asked.append(asked)
        else:
            super().ask(asked, kind)

    def weighed(self) -> Weighed[Any] | None:
        if not self.known or not self.asked:
            return None
        asked = self.asked[-1]
        seat, seats = asked.game.rules.to_act(asked.game.rules.imagine(asked.view, 0)), 2
        assert seat is not None

        def value(action: Any) -> Value[Any]:
            chance = 0.7 if action == asked.legal[-1] else 0.7 - COSTS
            chances = tuple(chance if each == seat else 1 - chance for each in range(seats))
            return Value(action, chances, self.error)

        return Weighed(seat, tuple(map(value, asked.legal)))


def sat_down(folder: Path, module: GameModule, mode: str = WARN, *, people: int = 1) -> tuple[House, Sage]:
    """Somebody has something to choose."""
    computer = "random"
    seats = [HUMAN] * people + [computer] * (2 - people)
    words = ("--game", module.key, "--seats", ",".join(seats), "--seed", "5")
    settings = Settings(coach=mode, turn_end="not")
    house = House(folder, *words, program=beside_the_others, settings=settings)
    sage = Sage()
    house.desk.thinker = sage
    house.table.play.thinking._thinker = sage
    house.table.play.coach.drop()  # it may have asked somebody else already
    for _ in range(20):
        house.until_asked()
        open_hand(house)
        house.frame()
        if len(legal(house)) > 2 and not drafts(house):
            return house, sage
        house.table.play.submit(legal(house)[-1])
    raise AssertionError("nobody has a choice")


def goes_on(house: House, sage: Sage) -> bool:
    """Somebody has something to choose once more."""
    sage.known, sage.error = True, 0.001
    for _ in range(20):
        house.until_asked()
        if not isinstance(house.top, Table):
            return False
        open_hand(house)
        house.frame()
        if len(legal(house)) > 2:
            return True
        house.table.play.submit(legal(house)[-1])
    return False


def open_hand(house: House) -> None:
    hand = house.table.play.hands.hand
    if hand is not None and not hand.open:
        house.key(pygame.K_x)


def drafts(house: House) -> bool:
    """The first decisions of some games are about cards to keep; nothing is played yet."""
    return house.table.match.rules.turn(house.table.match.state) == 0 and len(legal(house)) < 4


def legal(house: House) -> Any:
    match = house.table.match
    return match.rules.legal_actions(match.state)


def point_at(house: House, action: Any) -> None:
    """Click on one thing after the other, until something comes of it."""
    table, decisions = house.table, len(house.table.match.actions)
    for _ in range(6):
        assert table.choosing is not None
        house.click(table.tabletop.way_to(table.choosing.rest(action)))
        if len(table.match.actions) > decisions or table.play.coach.warns:
            return
    raise AssertionError("nothing comes of it")


def spots(house: House) -> set[Any]:
    return {spot.key for spot in house.spots()}


def what_costs_much_is_warned_of_and_the_same_click_again_plays_it(house: House, sage: Sage) -> None:
    table, before = house.table, len(house.table.match.actions)
    worse, best = legal(house)[0], legal(house)[-1]
    point_at(house, worse)
    assert len(table.match.actions) == before
    assert {ANYWAY, SHOW_ME} <= spots(house)
    text = table.heads_up.hud().warned.text
    assert "30 %" in text
    table.play.coach._age = 0.0
    house.click(table.tabletop.way_to(table.choosing.rest(worse)))
    assert len(table.match.actions) == before, "that may have been a double click"
    assert table.play.coach.warns
    house.frame(DEAF)
    house.click(table.tabletop.way_to(table.choosing.rest(worse)))
    assert table.match.actions[before] == worse != best
    assert ANYWAY not in spots(house)
    assert COACHED in table.play.course.journal.sitting.reasons


def play_anyway_is_also_a_button_that_is_deaf_at_first(house: House, sage: Sage) -> None:
    table, before, worse = house.table, len(house.table.match.actions), legal(house)[0]
    point_at(house, worse)
    table.play.coach._age = 0.0
    table.play.play_anyway()
    assert len(table.match.actions) == before
    house.frame(DEAF)
    house.click(ANYWAY)
    assert table.match.actions[before] == worse


def show_me_leads_to_the_better_move(house: House, sage: Sage) -> None:
    """By the key of a hint, and by a click, which are the same."""
    table, before = house.table, len(house.table.match.actions)
    worse, best = legal(house)[0], legal(house)[-1]
    point_at(house, worse)
    house.click(SHOW_ME) if before % 2 else house.key(pygame.K_h)
    assert not table.play.coach.warns
    assert table.play.adviser.tip is not None
    assert table.play.asking.advised is not None
    for _ in range(6):
        if len(table.match.actions) > before:
            break
        table.focus.lead_to(table.play.asking.advised)
        house.key(pygame.K_RETURN)
    assert table.match.actions[before] == best, "and that is not warned of"


def nothing_is_warned_of_twice_and_escape_closes_the_card(house: House, sage: Sage) -> None:
    table, before, worse = house.table, len(house.table.match.actions), legal(house)[0]
    point_at(house, worse)
    house.key(pygame.K_ESCAPE)
    assert not table.play.coach.warns
    assert house.top is table
    point_at(house, worse)
    assert table.match.actions[before] == worse


def the_best_is_played_at_once_and_nobody_waits_for_a_coach(house: House, sage: Sage) -> None:
    table, before = house.table, len(house.table.match.actions)
    sage.known = False
    table.play.coach._weighed = None
    point_at(house, worse := legal(house)[0])
    assert table.match.actions[before] == worse


def a_loss_that_may_be_chance_is_no_warning(house: House, sage: Sage) -> None:
    before = len(house.table.match.actions)
    sage.error = COSTS / 3
    house.frame()
    point_at(house, worse := legal(house)[0])
    assert house.table.match.actions[before] == worse


def the_coach_is_asked_about_what_its_player_sees(house: House, sage: Sage) -> None:
    match = house.table.match
    asked = sage.asked[-1]
    assert asked.view == match.rules.view(match.state, match.to_act)
    assert [*asked.legal] == [*match.rules.legal_actions(match.state)]
    assert not sage.busy, "nobody is seen to think"


CUSTOMS = (
    what_costs_much_is_warned_of_and_the_same_click_again_plays_it,
    play_anyway_is_also_a_button_that_is_deaf_at_first,
    show_me_leads_to_the_better_move,
    nothing_is_warned_of_twice_and_escape_closes_the_card,
    the_best_is_played_at_once_and_nobody_waits_for_a_coach,
    a_loss_that_may_be_chance_is_no_warning,
    the_coach_is_asked_about_what_its_player_sees,
    show_me_leads_to_the_better_move,
)


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_an_evening_with_a_coach(tmp_path: Path, module: GameModule) -> None:
    """One custom of the house after the other, at one table as long as there is something to choose."""
    house, sage = sat_down(tmp_path / "0", module)
    for number, custom in enumerate(CUSTOMS, 1):
        if not goes_on(house, sage):
            house, sage = sat_down(tmp_path / str(number), module)
        custom(house, sage)


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_without_a_coach_nobody_is_asked_and_that_makes_no_game_casual(
    tmp_path: Path, module: GameModule
) -> None:
    house, sage = sat_down(tmp_path, module, OFF)
    before = len(house.table.match.actions)
    assert sage.asked == []
    assert COACHED not in house.table.play.course.journal.sitting.reasons
    point_at(house, worse := legal(house)[0])
    assert house.table.match.actions[before] == worse


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_whoever_is_taught_reads_in_the_strip_what_a_move_has_cost(
    tmp_path: Path, module: GameModule
) -> None:
    house, _ = sat_down(tmp_path, module, TEACH)
    point_at(house, legal(house)[0])
    house.frame(DEAF)
    house.click(ANYWAY)
    told = house.table.play.coach.verdict
    assert told.startswith("Coach: cost 30 % win chance. Better: ")
    panes = house.table.tableau.panes(house.table.heads_up.hud())
    assert panes["strip"].content.story[-1] == told


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_among_several_people_only_the_number_is_told_and_only_before_others_look(
    tmp_path: Path, module: GameModule
) -> None:
    house, _ = sat_down(tmp_path, module, TEACH, people=2)
    table = house.table
    point_at(house, legal(house)[0])
    seat = table.match.to_act
    house.frame(DEAF)
    house.click(ANYWAY)
    if table.play.looking == seat:
        assert table.play.coach.verdict == "Coach: cost 30 % win chance."
    table.play.close_hand()
    assert table.play.coach.verdict == ""


@pytest.mark.parametrize("module", GAMES[:-1], ids=lambda module: module.key)
def test_no_frame_waits_while_a_process_weighs(tmp_path: Path, module: GameModule) -> None:
    house, _ = sat_down(tmp_path, module)
    house.desk.thinker = thinker = ProcessThinker(CATALOGUE)
    coach = house.table.play.coach
    thinker.start(module.key)
    try:
        coach.drop()
        spent, end = [], perf_counter() + PATIENCE
        while coach.better is None or len(spent) < FRAMES:
            began = process_time()
            house.frame(0.02)
            spent.append(process_time() - began)
            assert perf_counter() < end, "it never came about"
            sleep(0.005)
        assert max(spent) < FRAME
        point_at(house, coach.better[2].action)
        assert not coach.warns
    finally:
        thinker.close()


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_a_closed_hand_is_not_coached(tmp_path: Path, module: GameModule) -> None:
    house, _ = sat_down(tmp_path, module, people=2)
    point_at(house, legal(house)[0])
    assert house.table.play.coach.warns
    house.table.play.close_hand()
    assert not house.table.play.coach.warns
    house.table.play.coach.attend()
    assert house.table.play.coach.better is None
