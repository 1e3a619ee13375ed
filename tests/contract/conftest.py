"""Every test here runs over every game there is."""

import pytest

from game.core.module import GameModule
from game.core.rules import AnyRules
from tests.contract.games import GAMES, Played, dealt


@pytest.fixture(params=GAMES, ids=lambda module: module.key)
def module(request: pytest.FixtureRequest) -> GameModule:
    found = request.param
    assert isinstance(found, GameModule)
    return found


@pytest.fixture
def rules(module: GameModule) -> AnyRules:
    return module.rules


@pytest.fixture
def games(module: GameModule) -> list[Played]:
    return dealt(module.key)
