"""Decks are chosen before the deal: whoever pulls the plug in between loses none of those choices."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import NEW
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.deck_scene import BACK, GO, HINT
from game.beasty_bar.show.discard import Discard
from game.beasty_bar.show.draft import ALL_NEW, Draft
from game.core.rules import Seat
from game.services import saved_game, saves
from game.services.house_rules import adopt
from game.services.saved_game import SavedGame
from game.services.saves import Saves
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.saved_games import GAME, SavedGames
from game.shell.scenes.menu.title import CONTINUE, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import Scene
from game.shell.table.curtain import Curtain
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Controller, Device, Keyboard, Mouse
from tests.beasty_bar.show.house import House

TWO_PEOPLE = ("human", "random", "human")
MIXED, ADVANCED, BOTH = (
    Setup(3, Mode.MIXED),
    Setup(3, advanced=True),
    Setup(3, Mode.MIXED, advanced=True),
)
ALL = (NEW,) * 12
MOUSE = Mouse()


def a_house(folder: Path, rules: str = "family") -> House:
    """As if the program had just been started, with its data in the folder."""
    house = House(drawn=50)
    house.desk.saves = Saves(folder)
    house.liveries = ("teal", "blue", "red")
    adopt(house.settings, rules)
    return house


def on_disk(folder: Path) -> SavedGame:
    """The one game there is."""
    (game,) = Saves(folder).games(BEASTY_BAR)
    return game


def continued(folder: Path, rules: str = "family") -> House:
    """Another start of the program, and Enter on the title."""
    house = a_house(folder, rules)
    house.open(Title(house.desk, house.routes))
    assert house.spot(CONTINUE).text == "Choosing decks · Ana, Bo, Cleo"
    house.key(pygame.K_RETURN)
    return house


def look(house: House) -> None:
    """Whoever is asked next opens the curtain."""
    house.until(lambda: isinstance(house.top, Curtain))
    house.open_curtain()
    house.until(lambda: isinstance(house.top, Draft | Discard))


def decide(house: House, device: Device = MOUSE) -> None:
    """All New Beasts, or the four strongest cards at home."""
    if isinstance(house.top, Draft):
        device.choose(house, ALL_NEW)
    else:
        cards = [spot.key for spot in house.spots() if isinstance(spot.key, int)]
        for card in cards[-4:]:
            device.choose(house, card)
    device.choose(house, GO)


def begun(folder: Path, setup: Setup, device: Device = MOUSE) -> House:
    """Two people sit down, and the first decides."""
    house = a_house(folder)
    house.play(TWO_PEOPLE, setup=setup, seed=5)
    look(house)
    decide(house, device)
    return house


def to_the_table(house: House) -> Table:
    """Everybody decides."""
    while not isinstance(house.top, Table):
        if isinstance(house.top, Draft | Discard):
            decide(house)
        elif isinstance(house.top, Curtain):
            house.open_curtain()
        else:
            house.frame()
    return house.table


@pytest.mark.parametrize("device", [Mouse(), Keyboard(1), Controller()], ids=["mouse", "keys", "controller"])
def test_a_choice_is_on_the_disk_before_the_next_screen(tmp_path: Path, device: Device) -> None:
    house = begun(tmp_path, MIXED, device)
    game = on_disk(tmp_path)
    assert game.match.setup.picks[0] == ALL
    assert (game.sitting.decided, game.match.actions, game.match.seed) == (1, [], 5)
    assert (game.sitting.seats, game.sitting.names) == (TWO_PEOPLE, ("Ana", "Bo", "Cleo"))
    assert (game.sitting.venue, game.sitting.house) == ("night_street", "family")
    assert (game.sitting.liveries, game.sitting.asked) == (("teal", "blue", "red"), MIXED)
    assert not isinstance(house.top, Table)


def test_a_hint_for_a_deck_is_counted_with_those_of_the_game(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(TWO_PEOPLE, setup=MIXED, seed=5)
    look(house)
    for _ in range(3):
        MOUSE.choose(house, HINT)
    decide(house)
    assert (on_disk(tmp_path).sitting.hints, on_disk(tmp_path).sitting.casual) == (1, False)
    table = to_the_table(continued(tmp_path))
    assert table.play.course.journal.sitting.hints == 1


@pytest.mark.parametrize(
    ("setup", "questions"),
    [
        (MIXED, [(Draft, 0), (Draft, 2)]),
        (ADVANCED, [(Discard, 0), (Discard, 2)]),
        (BOTH, [(Draft, 0), (Draft, 2), (Discard, 0), (Discard, 2)]),
    ],
    ids=["mixed", "advanced", "both"],
)
def test_a_plug_pulled_after_every_choice_loses_none(
    tmp_path: Path, setup: Setup, questions: list[tuple[type[Scene], int]]
) -> None:
    """The house is dropped each time; in the end everything is as if nobody had ever left."""
    house = begun(tmp_path / "torn", setup)
    for question in questions[1:]:
        house = continued(tmp_path / "torn")
        look(house)
        assert (type(house.top), house.top._seat) == question  # type: ignore[attr-defined]
        decide(house)
    house.until(lambda: isinstance(house.top, Table))
    whole = begun(tmp_path / "whole", setup)
    to_the_table(whole)
    assert house.table.match.state == whole.table.match.state
    assert house.table.party == whole.table.party
    torn, other = on_disk(tmp_path / "torn"), on_disk(tmp_path / "whole")
    assert replace(torn.sitting, started="") == replace(other.sitting, started="")
    assert torn.match.setup == house.table.match.setup


def test_whoever_is_alone_is_asked_on_without_a_curtain(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(("human", "random", "random"), setup=BOTH)
    house.until(lambda: isinstance(house.top, Draft))
    decide(house)
    house = continued(tmp_path)
    house.until(lambda: isinstance(house.top, Curtain | Draft | Discard))
    assert isinstance(house.top, Discard)
    decide(house)
    house.until(lambda: isinstance(house.top, Table))
    assert house.table.match.setup.picks[0] == ALL


def test_a_plug_pulled_between_the_last_choice_and_the_deal_leads_to_the_table(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(("human", "random"), setup=Setup(2, Mode.MIXED))
    house.until(lambda: isinstance(house.top, Draft))
    preparation: Any = house.stack._scenes[0]
    preparation.resumed(house.top, ALL)
    house = a_house(tmp_path)
    house.open(Title(house.desk, house.routes))
    assert house.spot(CONTINUE).text.startswith("Turn 1")
    house.key(pygame.K_RETURN)
    assert house.table.match.setup.picks[0] == ALL


def test_the_deal_makes_the_usual_game_of_it_and_no_second_one(tmp_path: Path) -> None:
    house = begun(tmp_path, MIXED)
    path = on_disk(tmp_path).path
    table = to_the_table(house)
    house.look()
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    game = on_disk(tmp_path)
    assert (game.path, game.match.actions) == (path, table.match.actions)
    assert game.match.state == table.match.state
    again = a_house(tmp_path)
    again.open(Title(again.desk, again.routes))
    assert again.spot(CONTINUE).text.startswith("Turn ")


def test_the_list_of_saved_games_offers_it_too(tmp_path: Path) -> None:
    begun(tmp_path, BOTH)
    house = a_house(tmp_path)
    house.open(SavedGames(house.desk, house.routes))
    assert house.spot((GAME, 0)).name == "Choosing decks · Ana, Bo, Cleo"
    house.click((GAME, 0))
    house.until(lambda: isinstance(house.top, Curtain))
    assert house.top._seat == Seat(2)  # type: ignore[attr-defined]


def test_the_way_back_keeps_what_others_have_chosen(tmp_path: Path) -> None:
    house = begun(tmp_path, MIXED)
    look(house)
    house.click(BACK)
    house.until(lambda: isinstance(house.top, NewGame))
    house.sit_down(("human", "random"))
    assert sorted(len(game.sitting.seats) for game in Saves(tmp_path).games(BEASTY_BAR)) == [2, 3]


def test_the_way_back_before_anybody_has_chosen_anything_leaves_no_game_behind(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(TWO_PEOPLE, setup=MIXED, seed=5)
    look(house)
    assert on_disk(tmp_path).sitting.decided == 0
    house.click(BACK)
    house.until(lambda: isinstance(house.top, NewGame))
    assert Saves(tmp_path).games(BEASTY_BAR) == []


def test_the_rules_of_the_house_are_those_it_began_under(tmp_path: Path) -> None:
    house = a_house(tmp_path, "tournament")
    house.play(("human", "random", "random"), setup=BOTH)
    house.until(lambda: isinstance(house.top, Draft))
    decide(house)
    house = continued(tmp_path, "family")
    house.until(lambda: isinstance(house.top, Discard))
    decide(house)
    house.until(lambda: isinstance(house.top, Table))
    game = on_disk(tmp_path)
    assert (game.sitting.house, game.sitting.casual) == ("tournament", True)


def test_a_disk_that_takes_nothing_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / saves.SAVES).write_text("no folder")
    house = begun(tmp_path, MIXED)
    to_the_table(house)
    house.until(lambda: isinstance(house.top, Notice))
    assert house.table.match.setup.picks[2] == ALL


@pytest.mark.parametrize("note", ["9", "99"])
def test_more_choices_than_there_are_lead_to_the_table(tmp_path: Path, note: str) -> None:
    begun(tmp_path, MIXED)
    game = on_disk(tmp_path)
    sitting = replace(game.sitting, decided=int(note))
    game.path.write_bytes(saved_game.spelled(BEASTY_BAR, game.match, sitting))
    house = a_house(tmp_path)
    house.open(Title(house.desk, house.routes))
    house.key(pygame.K_RETURN)
    assert house.table.match.setup == game.match.setup


def test_a_damaged_choice_is_kept_aside_with_a_sentence(tmp_path: Path) -> None:
    begun(tmp_path, MIXED)
    game = on_disk(tmp_path)
    game.path.write_bytes(game.data.replace(b"# decided 1", b"# decided 0"))
    house = a_house(tmp_path)
    house.open(Title(house.desk, house.routes))
    house.frame()
    assert isinstance(house.top, Notice)
    assert game.path.with_name(game.path.name + saves.BROKEN_ENDING).exists()
