"""The rules of the house, at the table."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.panels import Bar
from game.services.house_rules import adopt
from game.services.saves import Saves
from game.shell.scenes.menu.saved_games import in_short
from game.shell.scenes.reading.fan import Fan
from game.shell.scenes.results.results import Results
from game.shell.scenes.settings.scene import ROW, Settings
from game.shell.show import Party
from game.shell.table.plates import Plates
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House
from tests.services.mutations import played, sitting

RULES = BEASTY_BAR.rules


def a_house(folder: Path, house_rules: str) -> House:
    house = House()
    house.desk.saves = Saves(folder)
    adopt(house.settings, house_rules)
    return house


def play_on(house: House, turns: int) -> None:
    for _ in range(turns):
        house.until_asked()
        house.table.play.submit(RULES.legal_actions(house.table.match.state)[0])
    house.until_asked()


@pytest.mark.parametrize(("rules", "is_open"), [("family", True), ("official", False), ("tournament", False)])
@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
def test_closed_piles_tell_nothing_but_what_the_rules_lay_open(
    tmp_path: Path, rules: str, is_open: bool, mode: Mode
) -> None:
    house = a_house(tmp_path, rules)
    house.sit_down(["human", "human"], mode)
    while not (house.table.match.state.bar and house.table.match.state.thats_it):
        house.look()
        house.table.play.submit(RULES.legal_actions(house.table.match.state)[0])
    house.look()
    plates, bar = house.panel("plates"), house.panel("bar")
    assert isinstance(plates, Plates)
    assert isinstance(bar, Bar)
    assert [plate.figures.headline.number is None for plate in plates.plates] == [not is_open] * 2
    assert bool(bar.closed) is not is_open
    for key, shown in ((pygame.K_b, is_open), (pygame.K_t, is_open or mode is Mode.NEW)):
        house.key(key)
        assert isinstance(house.top, Fan)
        assert bool(house.top._pages) is shown
        house.key(pygame.K_ESCAPE)


def test_opening_the_piles_in_the_pause_is_seen_at_once(tmp_path: Path) -> None:
    house = a_house(tmp_path, "official")
    house.sit_down(["human", "random"])
    house.until_asked()
    closed = house.picture
    change_in_the_pause(house, "open_piles")
    house.frame()
    assert house.picture != closed
    assert not house.panel("bar").closed


def change_in_the_pause(house: House, setting: str) -> None:
    """As a player does it: pause, settings, the row, and back."""
    house.key(pygame.K_ESCAPE)
    house.click("settings")
    assert isinstance(house.top, Settings)
    number = next(number for number, row in enumerate(house.top.rows) if row.key == setting)
    house.click((ROW, number))
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Table)


@pytest.mark.parametrize(("rules", "casual"), [("family", False), ("official", False), ("tournament", True)])
def test_a_tournament_that_is_made_easier_is_casual_for_good(
    tmp_path: Path, rules: str, casual: bool
) -> None:
    house = a_house(tmp_path, rules)
    house.sit_down(["human", "random"])
    play_on(house, 1)
    assert not house.table.play.course.journal.sitting.casual
    change_in_the_pause(house, "hints")
    assert ("casual" in house.table.badge.text) == casual
    change_in_the_pause(house, "hints")
    play_on(house, 1)
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    assert (saved.sitting.house, saved.sitting.casual) == (rules, casual)


def test_a_tournament_that_goes_on_under_other_rules_is_casual_too(tmp_path: Path) -> None:
    house = a_house(tmp_path, "tournament")
    house.sit_down(["human", "random"])
    play_on(house, 1)
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    other = a_house(tmp_path, "family")
    other.open(other.routes.resume(saved))
    play_on(other, 1)
    again = Saves(tmp_path).newest(BEASTY_BAR)
    assert again is not None
    assert (again.sitting.house, again.sitting.casual) == ("tournament", True)


def test_the_rules_it_began_under_are_told_at_the_end_and_a_rematch_begins_anew(tmp_path: Path) -> None:
    house = a_house(tmp_path, "tournament")
    house.sit_down(["random", "random"])
    house.until(lambda: isinstance(house.top, Results))
    assert isinstance(house.top, Results)
    party: Party = house.top._party
    assert (party.house, party.casual) == ("tournament", False)
    adopt(house.settings, "family")
    house.open(house.routes.table(party.rematch(2)))
    sitting = house.table.play.course.journal.sitting
    assert (sitting.house, sitting.casual) == ("family", False)


def test_a_game_saved_before_there_were_house_rules_goes_on(tmp_path: Path) -> None:
    kept = Saves(tmp_path)
    kept.open(BEASTY_BAR, played(Setup(2), 3, 5), replace(sitting(2, Setup(2)), house=""))
    saved = kept.newest(BEASTY_BAR)
    assert saved is not None
    assert b"house" not in saved.data
    assert saved.sitting.house == ""
    house = a_house(tmp_path, "tournament")
    house.open(house.routes.resume(saved))
    assert not house.table.play.course.journal.sitting.casual


def test_nobody_learns_the_score_of_a_closed_bar_on_the_title(tmp_path: Path) -> None:
    kept = Saves(tmp_path)
    kept.open(BEASTY_BAR, played(Setup(2), 3, 12), sitting(2, Setup(2)))
    saved = kept.newest(BEASTY_BAR)
    assert saved is not None
    house, turn = House(), saved.match.state.turn + 1
    ana, bo = (standing.tally[0].value for standing in RULES.standings(saved.match.state))
    assert (
        in_short(house.desk, house.show, saved)
        == f"Turn {turn} · Ana\N{NO-BREAK SPACE}{ana}, Bo\N{NO-BREAK SPACE}{bo}"
    )
    house.settings.open_piles = False
    assert in_short(house.desk, house.show, saved) == f"Turn {turn} · Ana, Bo"
