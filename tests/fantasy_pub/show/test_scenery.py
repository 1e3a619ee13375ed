"""The taproom behind the menus; clans instead of colours."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fantasy_pub.show.scenery import PubScenery
from game.fantasy_pub.show.wording import WORDING
from game.fantasy_pub.telling.cast import CLAN_NAMES
from game.services.i18n import TONGUES
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES
from game.shell.scenes.menu.chairs import WEAR
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.stage import Box
from tests.fantasy_pub.show.house import SIZES, House

ROOT = Path(__file__).parents[3]


def test_every_livery_is_a_clan() -> None:
    assert {*PubScenery.liveries} == {livery.name for livery in LIVERIES}
    assert [*PubScenery.liveries.values()] == [*CLAN_NAMES.values()]


def test_everybody_who_stands_for_a_person_wears_the_clothes_of_the_clan(tmp_path: Path) -> None:
    house, seen = House(tmp_path), set()
    window = house.desktop.window
    brush = Brush(window.surface, window.stage, house.art, house.letters)
    for livery in LIVERIES:
        brush.surface.fill((0, 0, 0))
        portrait = house.show.scenery.portrait(0, livery)
        assert portrait is not None
        portrait(brush, Box(200, 200, 240, 336))
        seen.add(pygame.image.tobytes(brush.surface, "RGB"))
    assert len(seen) == len(LIVERIES)


def test_a_person_chooses_a_clan_and_takes_its_colour_and_symbol(tmp_path: Path) -> None:
    house = House(tmp_path)
    scene = NewGame(house.desk, house.routes, ("human", "human"))
    spots = {spot.key: spot for spot in scene.spots()}
    assert [spots[(WEAR, 0, livery.name)].name for livery in LIVERIES] == [
        "North",
        "Corsairs",
        "Barbarians",
        "Thieves",
    ]
    assert spots[(WEAR, 0, "yellow")].text == "Ana and Bo swap clans."
    scene._act(spots[(WEAR, 0, "red")], None)  # type: ignore[arg-type]
    assert scene.plan.party().worn[0] == "red"
    house.look(scene)


def test_what_the_pub_says_in_its_own_words_the_house_says_somewhere() -> None:
    code = "".join(path.read_text() for path in (ROOT / "game" / "shell").rglob("*.py"))
    code += "".join(path.read_text() for path in (ROOT / "game" / "services").rglob("*.py"))
    flat = "".join(code.split()).replace('""', "")
    assert not [
        text for text in WORDING if "".join(text.split()) not in flat.replace('"', "").replace("\\", "")
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", TONGUES)
def test_the_menus_can_be_painted(tmp_path: Path, size: str, code: str) -> None:
    house = House(tmp_path, size, code)
    for scene in (
        FirstStart(house.desk, house.routes),
        NewGame(house.desk, house.routes, ("human",) * 4),
    ):
        house.look(scene, frames=1)


def test_a_plain_title_is_painted_where_nobody_else_paints_one(tmp_path: Path) -> None:
    house = House(tmp_path)
    window = house.desktop.window
    brush = Brush(window.surface, window.stage, house.art, house.letters)
    brush.surface.fill((0, 0, 0))
    house.show.scenery.title(brush, house.desk.say)
    assert len({tuple(brush.surface.get_at((x, 100))) for x in range(0, 960, 40)}) > 5
