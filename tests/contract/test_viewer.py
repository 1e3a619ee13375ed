"""A game looked back at, whichever it is: any moment looks the same however one comes to it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.player import decided
from game.services.saved_game import SavedGame, Sitting
from game.services.settings import Settings
from game.shell.viewer.scene import Viewer
from tests.contract.games import GAMES
from tests.contract.house import House, beside_the_others

NAMES = ("Ana", "Bo", "Cleo", "Dan")


def played(module: GameModule, seats: int = 2, decisions: int | None = None) -> AnyMatch:
    """A game between quick computers, to its end or so far."""
    match: AnyMatch = Match(module.rules, module.rules.parse_setup({"players": str(seats)}), 3)
    computers = [module.computer(module.fallback, seat) for seat in range(seats)]
    while match.to_act is not None and (decisions is None or len(match.actions) < decisions):
        view, legal = module.rules.view(match.state, match.to_act), module.rules.legal_actions(match.state)
        match.submit(decided(computers[match.to_act], view, legal).action)
    return match


def saved_game(
    match: AnyMatch, module: GameModule, *people: int, conceded: tuple[int, ...] = ()
) -> SavedGame:
    """As it would be read from the disk."""
    count = module.rules.seats(match.setup)
    seats = tuple(HUMAN if seat in people else module.levels[-1].key for seat in range(count))
    sitting = Sitting(seats, NAMES[:count], conceded=conceded)
    return SavedGame(module, Path("game.txt"), match, sitting, 0.0, False, b"")


@pytest.fixture(scope="module", params=GAMES, ids=lambda module: module.key)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> House:
    """A window with nothing in it yet."""
    game = ["--game", request.param.key]
    folder = tmp_path_factory.mktemp("viewer")
    made = House(folder, *game, program=beside_the_others, settings=Settings(speed=1.0, computer_speed=1.0))
    made.desk.settings.speed = 1.0  # as people see it, who do not play at once
    return made


def opened(house: House, saved: SavedGame, at: int | None = None) -> Viewer:
    viewer = house.routes.viewer(saved, at)
    house.open(viewer)
    rest(house)
    assert isinstance(viewer, Viewer)
    return viewer


def rest(house: House) -> None:
    """Until nothing moves."""
    house.frame(0.0)
    house.until(lambda: not house.stack.moving, 0.3)
    house.frame(0.0)


def test_every_moment_looks_the_same_however_one_comes_to_it(house: House) -> None:
    module = house.desk.module
    viewer = opened(house, saved_game(played(module), module, 0))
    last, chance = viewer.reel.last, Random(5)
    seen = {0: house.picture}
    for at in range(1, last + 1):  # as it came about
        house.key(pygame.K_RIGHT)
        rest(house)
        assert viewer.at == at
        seen[at] = house.picture
    assert len({*seen.values()}) == last + 1, "there is something new to see after every decision"
    for at in range(last - 1, -1, -1):
        house.key(pygame.K_LEFT)
        rest(house)
        assert viewer.at == at
        assert house.picture == seen[at], at
    for _ in range(30):
        at = chance.randrange(last + 1)
        viewer.stand(at)
        rest(house)
        assert house.picture == seen[at], at
