"""Layouts from Tiled: the ones that come with the game, players' own, and broken ones."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from game.beasty_bar.show.places import Places, needed
from game.beasty_bar.show.show import BeastyBarShow
from game.shell import layout
from game.shell.layout import BadLayout, Layout, Slot
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.stage import Box, Stage

LEVELS = Path(__file__).parents[2] / "levels" / "beasty_bar"
SHIPPED = sorted(LEVELS.glob("*.tmx"))
SIZES = [(960, 600), (1920, 1080), (2560, 1080), (1000, 1600)]
RED = (200, 30, 40)


@pytest.fixture(scope="module", autouse=True)
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((960, 600))
    yield
    _LOADED.clear()


_LOADED: dict[Path, Layout] = {}


def shipped(path: Path) -> Layout:
    """Large pictures are read once."""
    if path not in _LOADED:
        _LOADED[path] = layout.load(path, needed(seats_of(path)))
    return _LOADED[path]


def seats_of(path: Path) -> int:
    return int(path.stem[-1])


def test_there_are_two_venues_or_more_each_for_two_three_and_four() -> None:
    venues = {path.stem[:-2] for path in SHIPPED}
    assert len(venues) >= 2
    assert {path.stem for path in SHIPPED} == {f"{venue}_{seats}" for venue in venues for seats in (2, 3, 4)}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_layout_that_comes_along_has_all_its_slots_inside_any_window(path: Path) -> None:
    venue = shipped(path)
    for size in SIZES:
        stage = Stage(size)
        placed = venue.placed(stage)
        for name in needed(seats_of(path)):
            box = placed[name]
            assert box.w > 0
            assert box.h > 0
            assert stage.pixels(stage.box).contains(stage.pixels(box)), (name, size)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_places_of_the_line_lie_in_order_and_apart_on_both_sides(path: Path) -> None:
    venue = shipped(path)
    for size in SIZES:
        stage = Stage(size)
        places = Places(venue.placed(stage), stage)
        for flipped in (False, True):
            across = [places.queue(place, flipped=flipped).x for place in range(5)]
            assert across == sorted(across, reverse=flipped)
            steps = [abs(b - a) for a, b in pairwise(across)]
            assert min(steps) >= places.queue(0, flipped=flipped).width


@pytest.mark.parametrize("path", SHIPPED[:1] + SHIPPED[-1:], ids=lambda path: path.stem)
@pytest.mark.parametrize("size", [(96, 60), (120, 40), (40, 100)])
def test_the_scenery_covers_a_window_of_any_ratio(path: Path, size: tuple[int, int]) -> None:
    assert shipped(path).scenery(size).get_size() == size


# A layout of our own, and what can be wrong with it


def slot_text(name: str, kind: str = 'type="slot"', anchor: str = "center") -> str:
    return (
        f'<object name="{name}" {kind} x="100" y="100" width="200" height="80">'
        f'<properties><property name="anchor" value="{anchor}"/></properties></object>'
    )


def tmx(objects: str, width: int = 16, venue: str = "Backyard", tiles: str = "") -> str:
    return (
        f'<?xml version="1.0"?><map version="1.10" orientation="orthogonal" width="{width}" height="9" '
        'tilewidth="240" tileheight="240" infinite="0">'
        f'<properties><property name="venue" value="{venue}"/></properties>{tiles}'
        f'<objectgroup id="2" name="slots">{objects}</objectgroup></map>'
    )


ALL_SLOTS = "".join(map(slot_text, needed(2)))


def complaint(path: Path, text: str | bytes) -> str:
    """The sentence that a file with this content is refused with."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadLayout) as caught:
        layout.load(path, needed(2))
    return str(caught.value)


def one_sentence(text: str) -> bool:
    return text.endswith(".") and not text.endswith("..") and "\n" not in text and text[0].isupper()


def test_a_complete_layout_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "backyard_2.tmx"
    path.write_text(tmx(ALL_SLOTS))
    venue = layout.load(path, needed(2))
    assert venue.name == "Backyard"
    assert venue.slots["gate"] == Slot(Box(50, 50, 100, 40), "center")


def test_a_venue_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    path = tmp_path / "backyard_2.tmx"
    path.write_text(tmx(ALL_SLOTS).replace('name="venue"', 'name="other"'))
    assert layout.load(path, needed(2)).name == "backyard_2"
    assert layout.venue_name(path) == "backyard_2"


@pytest.mark.parametrize("name", needed(2))
def test_a_missing_slot_is_named_with_its_file(tmp_path: Path, name: str) -> None:
    text = tmx("".join(slot_text(each) for each in needed(2) if each != name))
    said = complaint(tmp_path / "backyard_2.tmx", text)
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert f"'{name}'" in said


@pytest.mark.parametrize("anchor", ["middle", "", "Top"])
def test_a_wrong_anchor_is_named_with_its_slot_and_file(tmp_path: Path, anchor: str) -> None:
    text = tmx(ALL_SLOTS.replace(slot_text("rope"), slot_text("rope", anchor=anchor)))
    said = complaint(tmp_path / "backyard_2.tmx", text)
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert "'rope'" in said


def test_a_slot_without_an_anchor_is_named_with_its_file(tmp_path: Path) -> None:
    text = tmx(ALL_SLOTS.replace(slot_text("rope"), '<object name="rope" type="slot" x="1" y="1"/>'))
    said = complaint(tmp_path / "backyard_2.tmx", text)
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert "'rope'" in said


@pytest.mark.parametrize("kind", ['class="slot"', "", 'type="Slot"', 'type="text"'])
def test_an_object_that_is_no_slot_by_type_is_named_with_its_file(tmp_path: Path, kind: str) -> None:
    text = tmx(ALL_SLOTS.replace(slot_text("rope"), slot_text("rope", kind)))
    said = complaint(tmp_path / "backyard_2.tmx", text)
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert "'rope'" in said


@pytest.mark.parametrize("size", ["0", "2", "47.9", "-5", "nan"])
@pytest.mark.parametrize("side", ["width", "height"])
def test_a_slot_without_room_is_named_with_its_file_and_the_least_size(
    tmp_path: Path, side: str, size: str
) -> None:
    flat = ElementTree.fromstring(tmx(ALL_SLOTS))
    next(each for each in flat.iter("object") if each.get("name") == "rope").set(side, size)
    said = complaint(tmp_path / "backyard_2.tmx", ElementTree.tostring(flat))
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert ("'rope'" in said and "48 x 48" in said) or size == "nan"


@pytest.mark.parametrize("points", ["0,0 0,0 0,0", "0,0 90,0 180,0", "0,0"])
def test_a_polygon_without_an_area_is_no_slot(tmp_path: Path, points: str) -> None:
    flat = ElementTree.fromstring(tmx(ALL_SLOTS))
    rope = next(each for each in flat.iter("object") if each.get("name") == "rope")
    del rope.attrib["width"], rope.attrib["height"]
    ElementTree.SubElement(rope, "polygon", points=points)
    said = complaint(tmp_path / "backyard_2.tmx", ElementTree.tostring(flat))
    assert one_sentence(said)
    assert "48 x 48" in said


def test_a_layout_of_another_size_is_refused_with_both_sizes(tmp_path: Path) -> None:
    said = complaint(tmp_path / "backyard_2.tmx", tmx(ALL_SLOTS, width=8))
    assert one_sentence(said)
    assert "backyard_2.tmx" in said
    assert "1920 x 2160" in said
    assert "3840 x 2160" in said


TORN: dict[str, Callable[[str], str | bytes]] = {
    "half of it": lambda text: text[: len(text) // 2],
    "nothing": lambda text: "",
    "noise": lambda text: bytes(range(256)),
    "another file": lambda text: "<html><body>hello</body></html>",
    "no number": lambda text: text.replace('width="16"', 'width="many"'),
    "no picture": lambda text: text.replace(
        "<objectgroup",
        '<tileset firstgid="1" name="t" tilewidth="240" tileheight="240" tilecount="1" columns="1">'
        '<image source="gone.png" width="240" height="240"/></tileset><objectgroup',
    ),
    "no tileset file": lambda text: text.replace(
        "<objectgroup", '<tileset firstgid="1" source="gone.tsx"/><objectgroup'
    ),
}


@pytest.mark.parametrize("how", TORN)
def test_a_torn_file_is_named_in_one_sentence(tmp_path: Path, how: str) -> None:
    path = tmp_path / "backyard_2.tmx"
    said = complaint(path, TORN[how](tmx(ALL_SLOTS)))
    assert one_sentence(said), said
    assert "backyard_2.tmx" in said


def test_a_file_that_is_not_there_is_named_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadLayout) as caught:
        layout.load(tmp_path / "backyard_2.tmx", needed(2))
    assert one_sentence(str(caught.value))
    assert "backyard_2.tmx" in str(caught.value)


def test_a_file_damaged_anywhere_is_refused_or_can_be_used(tmp_path: Path) -> None:
    chance, path = Random(5), tmp_path / "backyard_2.tmx"
    pygame.image.save(pygame.Surface((240, 240)), tmp_path / "tile.png")
    whole = tmx(ALL_SLOTS, tiles=TILES).encode()
    refused = 0
    for _ in range(250):
        damaged = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(damaged))
            match chance.randrange(3):
                case 0:
                    damaged[place] = chance.randrange(256)
                case 1:
                    del damaged[place : place + chance.randrange(1, 30)]
                case _:
                    damaged[place:place] = damaged[chance.randrange(len(damaged)) :][:20]
        path.write_bytes(damaged)
        layout.venue_name(path)
        try:
            venue = layout.load(path, needed(2))
        except BadLayout:
            refused += 1
        else:
            venue.placed(Stage((960, 600)))
            venue.scenery((96, 60))
    assert 0 < refused < 250


TILES = (
    '<tileset firstgid="1" name="t" tilewidth="240" tileheight="240" tilecount="1" columns="1">'
    '<image source="tile.png" width="240" height="240"/></tileset>'
    '<layer id="1" name="scenery" width="16" height="9"><data encoding="csv">'
    + ",".join(["1"] * 144)
    + "</data></layer>"
)


@pytest.mark.parametrize("size", [(96, 60), (120, 40), (40, 100)])
def test_the_tiles_of_the_layout_fill_the_window_from_edge_to_edge(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    tile = pygame.Surface((240, 240))
    tile.fill(RED)
    pygame.image.save(tile, tmp_path / "tile.png")
    path = tmp_path / "backyard_2.tmx"
    path.write_text(tmx(ALL_SLOTS, tiles=TILES))
    scenery = layout.load(path, needed(2)).scenery(size)
    right, low = size[0] - 1, size[1] - 1
    for corner in ((0, 0), (right, 0), (0, low), (right, low)):
        assert scenery.get_at(corner)[0] == pytest.approx(RED[0], abs=3)


# Players' own


def the_show(*folders: Path) -> BeastyBarShow:
    return BeastyBarShow(Art([]), Type(), folders)


def test_the_venues_that_come_along_are_offered_by_name() -> None:
    for seats in (2, 3, 4):
        assert the_show(LEVELS).venues(seats) == {"night_street": "Night street", "rooftop": "Rooftop"}


def test_a_layout_put_into_the_players_own_folder_appears_among_the_venues(tmp_path: Path) -> None:
    (tmp_path / "backyard_3.tmx").write_text(tmx(ALL_SLOTS))
    show = the_show(LEVELS, tmp_path)
    assert show.venues(3)["backyard"] == "Backyard"
    assert "backyard" not in show.venues(2)
    assert len(show.venues(3)) == 3


def test_a_layout_of_the_players_own_takes_the_place_of_one_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "rooftop_2.tmx").write_text(tmx(ALL_SLOTS, venue="My roof"))
    assert the_show(LEVELS, tmp_path).venues(2)["rooftop"] == "My roof"


def test_a_torn_layout_is_offered_by_its_file_name_and_spoils_no_other(tmp_path: Path) -> None:
    (tmp_path / "torn_2.tmx").write_text(tmx(ALL_SLOTS)[:99])
    (tmp_path / "notes.txt").write_text("not a layout")
    venues = the_show(LEVELS, tmp_path).venues(2)
    assert venues["torn"] == "torn_2"
    assert len(venues) == 3


def test_without_a_folder_of_ones_own_there_are_the_usual_venues(tmp_path: Path) -> None:
    assert len(the_show(LEVELS, tmp_path / "nowhere").venues(2)) == 2
