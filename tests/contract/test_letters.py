"""Every sentence is large enough and whole, and larger letters make none smaller: some screens of each game.

`build_scripts/checks/text_sizes.py` reads whole games.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.desktop.shows import SHOWS
from game.shell.paint.type import least_in
from tests.contract.screens import SCREENS, Visit
from tests.letters import Reader, reading_along

SMALL, USUAL = "960x600", "1280x720"
TEXTS = [100, 150, 200]
READ = ["first_decision_of_2", "hint"]
LANGUAGES = {"first_decision_of_2": "fr", "hint": "de"}
"""Each screen in another one of those that need more room than English."""


@cache
def read(game: str, screen: str, text: int, size: str = SMALL, *, mirrored: bool = False) -> Reader:
    """Everything that is written on the way to a screen; read once."""
    with TemporaryDirectory() as folder, reading_along() as reader:
        look = {"text": text, "mirrored": mirrored}
        house = SCREENS[screen](Visit(game, Path(folder), size, LANGUAGES[screen], **look))
        house.frame(0.5)
    return reader


def assert_read(reader: Reader, size: str) -> None:
    width, height = map(int, size.split("x"))
    assert reader.sizes
    assert reader.too_small(least_in((width, height))) == {}
    assert reader.cut == {}
    assert reader.spilled == set()
    assert reader.covered == set()


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("screen", READ)
@pytest.mark.parametrize("game", SHOWS)
def test_every_sentence_can_be_read_in_the_smallest_window(game: str, screen: str, text: int) -> None:
    assert_read(read(game, screen, text), SMALL)


@pytest.mark.parametrize("game", SHOWS)
def test_every_sentence_has_13_pixels_in_the_usual_window(game: str) -> None:
    assert least_in((1280, 720)) == 13
    assert_read(read(game, "hint", 100, USUAL), USUAL)


@pytest.mark.parametrize("game", SHOWS)
def test_every_sentence_can_be_read_at_a_table_that_is_turned_round(game: str) -> None:
    assert_read(read(game, "hint", 150, mirrored=True), SMALL)


@pytest.mark.parametrize("screen", READ)
@pytest.mark.parametrize("game", SHOWS)
def test_larger_letters_make_no_sentence_smaller(game: str, screen: str) -> None:
    usual, large, largest = (read(game, screen, text).sizes for text in TEXTS)
    for before, after in ((usual, large), (large, largest)):
        both = [each for each in before.keys() & after.keys() if each.is_sentence]
        assert both
        smaller = {each: (before[each], after[each]) for each in both if after[each] < before[each]}
        assert smaller == {}
