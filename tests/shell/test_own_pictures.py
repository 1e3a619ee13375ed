"""The house brings every picture that it paints with; a game's are painted by the game."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.core.levels import HUMAN
from game.core.rules import Seat
from game.services.proof import Proof
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import Livery
from game.shell.scenery import Extras, Say, Scenery
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.menu.title import Title
from game.shell.scenes.reading.guide import Guide
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.scenes.settings.pages import PAGES
from game.shell.scenes.settings.scene import Settings
from game.shell.show import Ending, Party
from game.shell.table.curtain import Curtain
from tests.shell.pages import book
from tests.shell.test_notice import ASSETS, Blank, ToyWays, a_desk, painted

SHELL = Path(__file__).parents[2] / "game" / "shell"
COMMON = ASSETS / "common"
PARTY = Party((HUMAN, HUMAN), ("Ana", "Bo"), Setup(2), 7, "street")
GREEN = (20, 200, 30)


class Rectangles(Scenery):
    """Paints without any picture."""

    def title(self, brush: Brush, say: Say) -> None:
        brush.surface.fill(GREEN)

    def extras(self) -> Extras:
        return Extras()

    def quiet(self, brush: Brush) -> None:
        brush.surface.fill(GREEN)

    def results(self, brush: Brush, *, winners: Sequence[Livery], cheering: Sequence[str]) -> None:
        brush.surface.fill(GREEN)

    def portrait(self, number: int, livery: Livery | None = None) -> Picture:
        return lambda brush, box: brush.panel(box, GREEN)


def the_scenes() -> dict[str, Callable[[Scenery], Scene]]:
    def with_desk(make: Callable[..., Scene]) -> Callable[[Scenery], Scene]:
        def made(scenery: Scenery) -> Scene:
            desk = a_desk((2, 1))
            desk.game.scenery = scenery
            return make(desk, ToyWays((2, 1)))

        return made

    proof = Proof(RULES, Setup(2), 7)
    scenes = {
        "title": Title,
        "first start": FirstStart,
        "new game": lambda desk, ways: NewGame(desk, ways, (HUMAN, "cub")),
        "saved games": SavedGames,
        "guide": lambda desk, ways: Guide(desk, book()),
        "curtain": lambda desk, ways: Curtain(desk, Seat(1), PARTY, (), Blank),
        "pause": lambda desk, ways: Pause(desk, proof),
        "results": lambda desk, ways: Results(desk, ways, PARTY, Ending(None, proof)),
    }
    pages = {page.key: number for number, page in enumerate(PAGES)}
    scenes |= {
        f"settings {key}": lambda desk, ways, number=number: Settings(desk, number)
        for key, number in pages.items()
    }
    return {name: with_desk(make) for name, make in scenes.items()}


SCENES = the_scenes()
ON_GROUNDS = [name for name in SCENES if name not in ("curtain", "pause")]


@pytest.mark.parametrize("scenery", [Scenery("Toy"), Rectangles()], ids=["plain", "rectangles"])
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_needs_no_picture_of_a_game(name: str, scenery: Scenery) -> None:
    scene = SCENES[name](scenery)
    for _ in range(2):
        painted(scene, art=Art([COMMON]))
        scene.advance(9.0)


@pytest.mark.parametrize("name", ON_GROUNDS)
def test_the_ground_of_a_scene_is_what_the_game_paints(name: str) -> None:
    seen = painted(SCENES[name](Rectangles()), art=Art([COMMON]))
    assert GREEN in {seen.get_at((x, 2))[:3] for x in range(0, seen.get_width(), 8)}


def test_every_picture_that_the_shell_names_is_the_houses() -> None:
    named = re.compile(r"\.(?:picture|mirrored|source|scaled|tinted)\(\s*f?\"([^\"]+)\"")
    names = {name for path in SHELL.rglob("*.py") for name in named.findall(path.read_text(encoding="utf-8"))}
    assert any(name.startswith("furniture/") for name in names)
    missing = {name for name in names if not list(COMMON.glob(re.sub(r"\{[^}]*\}", "*", name) + ".png"))}
    assert missing == set()


def test_pictures_of_two_games_may_have_the_same_names(tmp_path: Path) -> None:
    for name, colour in (("one", (250, 0, 0)), ("two", (0, 0, 250))):
        (tmp_path / name).mkdir()
        picture = pygame.Surface((8, 8))
        picture.fill(colour)
        pygame.image.save(picture, tmp_path / name / "house.png")
    one = Art([tmp_path / "one"])
    two = one.of([tmp_path / "two"])
    for _ in range(2):
        seen = [art.scaled("house", (4, 4)).get_at((2, 2))[:3] for art in (one, two)]
        assert seen == [(250, 0, 0), (0, 0, 250)]
