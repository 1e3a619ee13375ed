"""Games are imported beside the frames."""

from threading import Event

import pytest

from game.core.listing import Listing
from game.core.module import GameModule
from game.services.game_loader import GameLoader
from tests.contract.toy.module import SNAILS


def listing(load: object) -> Listing:
    return Listing(SNAILS.key, SNAILS.title, range(2, 5), load)  # type: ignore[arg-type]


def test_a_game_that_was_imported_before_is_there_at_once() -> None:
    loader = GameLoader()
    assert loader.get(SNAILS.key) is None
    assert loader.load(listing(lambda: SNAILS)) is SNAILS
    assert loader.get(SNAILS.key) is SNAILS


def test_nobody_waits_for_a_game_that_takes_long_and_it_is_imported_once() -> None:
    go_on, calls = Event(), []

    def load() -> GameModule:
        calls.append(1)
        assert go_on.wait(10)
        return SNAILS

    loader, slow = GameLoader(), listing(load)
    assert [loader.load(slow), loader.load(slow)] == [None, None]
    go_on.set()
    while loader.load(slow) is None:
        pass
    assert (loader.load(slow), calls) == (SNAILS, [1])


def test_a_game_that_cannot_be_imported_says_why() -> None:
    def load() -> GameModule:
        raise ImportError("a part is missing")

    with pytest.raises(ImportError, match="a part is missing"):
        GameLoader().load(listing(load))
