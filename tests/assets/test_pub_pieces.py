"""What the table of the pub is put together from: all there, large enough for 4K, and without words."""

from pathlib import Path

import pytest
from PIL import Image

from build_scripts.art.palette import OWNERS
from build_scripts.art.pub.events import BOX, PICTURES, SCALE, event_svg
from build_scripts.art.pub.keeper import Mood
from build_scripts.art.pub.pieces import BOARDS, PLACES, THINGS, Piece
from game.fantasy_pub.rules.house import EVENT_CARDS

FOLDER = Path(__file__).parents[2] / "assets" / "fantasy_pub"
FAMILY = {key: family for family, pictures in PICTURES.items() for key in pictures}
PIECES = {"things": THINGS, "cards": BOARDS, "places": PLACES}
OTHERS = {"places": {"table_light", "ground", "ground_far"}}
"""A mask, and what is behind menus."""


def names(folder: str) -> set[str]:
    return {file.stem for file in (FOLDER / folder).iterdir()}


def test_every_event_has_a_picture() -> None:
    assert {*FAMILY} == names("events") == {card.key for card in EVENT_CARDS}
    for key in FAMILY:
        with Image.open(FOLDER / "events" / f"{key}.png") as picture:
            assert picture.size == (BOX[2] * SCALE, BOX[3] * SCALE)


@pytest.mark.parametrize("folder", PIECES)
def test_every_piece_is_there_in_its_size(folder: str) -> None:
    assert names(folder) == {*PIECES[folder]} | OTHERS.get(folder, set())
    for name, piece in PIECES[folder].items():
        with Image.open(FOLDER / folder / f"{name}.png") as picture:
            assert picture.size == tuple(round(side * piece.scale) for side in piece.box[2:])


def test_every_clan_has_a_hat_and_a_back_and_the_barkeeper_three_moods() -> None:
    assert {f"hat_{owner}" for owner in OWNERS} <= {*THINGS}
    assert {f"back_{owner}" for owner in OWNERS} <= {*BOARDS}
    assert {f"barkeeper{mood.value}" for mood in Mood} <= {*THINGS}


def drawn() -> list[str]:
    pieces = [piece for table in PIECES.values() for piece in table.values()]
    assert all(isinstance(piece, Piece) for piece in pieces)
    return [piece.svg for piece in pieces] + [event_svg(family, key) for key, family in FAMILY.items()]


def test_art_holds_no_text() -> None:
    assert not [svg for svg in drawn() if "<text" in svg]
