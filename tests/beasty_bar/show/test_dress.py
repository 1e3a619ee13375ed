"""Players wear what they chose, wherever they are seen."""

from pathlib import Path

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.services.saves import Saves
from game.shell.paint.palette import LIVERIES
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.results.results import Results
from game.shell.show import Party
from game.shell.table.curtain import Curtain
from game.shell.table.log import Log
from tests.beasty_bar.show.house import House

USUAL, OTHER = ("blue", "yellow"), ("red", "teal")


def worn(house: House) -> set[str]:
    """Whose colours can be seen, blotches and edges left aside."""
    house.frame()
    house.stack.redraw()
    house.frame()
    picture = house.window.surface
    return {
        livery.name
        for livery in LIVERIES
        if pygame.mask.from_threshold(picture, livery.mid, (1, 1, 1, 255)).count() > 20
    }


@pytest.mark.parametrize("liveries", [USUAL, OTHER])
def test_at_the_table_and_on_every_page_above_it(liveries: tuple[str, ...]) -> None:
    house = House(size=(1280, 720))
    house.liveries = liveries
    house.sit_down(["human", "human"], Mode.MIXED)
    house.until(lambda: isinstance(house.top, Curtain))
    house.frame(1.0)
    assert worn(house) <= {liveries[house.table.match.to_act or 0]}
    for _ in range(6):
        house.look()
        house.table.play.submit(BEASTY_BAR.rules.legal_actions(house.table.match.state)[0])
    house.look()
    assert worn(house) == set(liveries)
    house.key(pygame.K_l)
    assert isinstance(house.top, Log)
    house.frame(1.0)
    assert worn(house) == set(liveries)


@pytest.mark.parametrize("liveries", [USUAL, OTHER])
def test_when_the_game_is_over(liveries: tuple[str, ...]) -> None:
    house = House(drawn=50)
    house.liveries = liveries
    house.sit_down(["random", "random"])
    house.until(lambda: isinstance(house.top, Results))
    house.frame(9.0)
    house._drawn = 1
    confetti = {livery.name for livery in LIVERIES}
    assert set(liveries) <= worn(house) <= confetti
    seat, trophies = next(each for each in house.top._board._trophies.items() if each[1])  # type: ignore[attr-defined]
    house.open(trophies[0].zoom())
    assert liveries[seat] in worn(house)
    assert not worn(house) & ({*USUAL, *OTHER} - set(liveries))


def test_a_game_that_was_left_comes_back_in_the_same_colours(tmp_path: Path) -> None:
    house = House()
    house.desk.saves, house.liveries = Saves(tmp_path), OTHER
    house.sit_down(["human", "random"])
    house.until_asked()
    house.table.play.submit(BEASTY_BAR.rules.legal_actions(house.table.match.state)[0])
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    assert Party.of(saved).dress == house.table.party.dress
    house.open(SavedGames(house.desk, house.routes))
    assert worn(house) == set(OTHER)


def test_a_game_saved_before_anybody_could_choose_is_worn_as_it_was(tmp_path: Path) -> None:
    house = House()
    house.desk.saves = Saves(tmp_path)
    house.sit_down(["human", "random"])
    path = house.table.play.course.journal.path
    assert path is not None
    assert b"liveries" not in path.read_bytes()
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    assert Party.of(saved).dress == LIVERIES


def test_whoever_chooses_a_deck_sees_it_in_the_own_colours() -> None:
    pictures = []
    for liveries in (USUAL, OTHER, USUAL[::-1], USUAL):
        house = House()
        house.liveries = liveries
        house.play(["human", "random"], setup=Setup(2, Mode.MIXED))
        house.frame()
        house.frame()
        pictures.append(house.picture)
    assert len(set(pictures)) == 3
    assert pictures[0] == pictures[3]
