"""The rooms of the pub: however many come, everybody's face and plate can be seen."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image

from build_scripts.art.pub import cast, tokens
from build_scripts.art.pub.moods import Mood
from game.fantasy_pub.rules.characters import CLAN, RACES
from game.fantasy_pub.rules.state import DOOR, TABLES
from game.fantasy_pub.show import seating
from game.fantasy_pub.show.rooms import FURNITURE, OUR_VENUES, furniture, needed, picture
from game.fantasy_pub.show.seating import Place, in_order, places
from game.shell import layout
from game.shell.stage import Box, Stage

ROOT = Path(__file__).parents[3]
ART = ROOT / "assets" / "fantasy_pub"
LEVELS = sorted((ROOT / "levels" / "fantasy_pub").glob("*.tmx"))
SIZES = ((1920, 1080), (960, 600), (2560, 1080), (1024, 768))
PANELS = ("info", "tray.actions", "strip", "mantel", "buttons")
TRAY = ("tray.actions", "tray.deck", "tray.dice", "tray.events")
Guests = dict[int, list[Place]]


@cache
def venue(level: Path) -> layout.Layout:
    return layout.load(level, needed(seats(level)))


def seats(level: Path) -> int:
    return int(level.stem[-1])


def rooms(level: Path) -> Iterator[tuple[Stage, dict[str, Box]]]:
    for size in SIZES:
        for mirrored in (False, True):
            yield Stage(size), venue(level).placed(Stage(size), mirrored=mirrored)


def fullest(level: Path, boxes: dict[str, Box]) -> Iterator[Guests]:
    """Each table in turn with as many of one race as there are, and whoever may sit at the others."""
    at = cache(partial(places, boxes))
    for table in TABLES:
        for count in range(seating.MOST_IN_ROW + 1, 2 * seats(level) + 1):
            for others in range(1, seating.MOST_IN_ROW + 1):
                counts = {**dict.fromkeys(TABLES, others), table: count}
                yield {DOOR: at(DOOR, seats(level)), **{space: at(space, n) for space, n in counts.items()}}
    for others in range(1, seating.MOST_IN_ROW + 1):  # nobody is in a crowd, but everywhere is somebody
        yield {space: at(space, others) for space in TABLES}


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than a hair."""
    return (
        min(one.x + one.w, other.x + other.w) - max(one.x, other.x) > 0.5
        and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > 0.5
    )


def test_there_are_two_venues_for_every_number_of_seats() -> None:
    assert {(level.stem[:-2], seats(level)) for level in LEVELS} == {
        (name, number) for name in ("tavern", "snowed_in") for number in (2, 3, 4)
    }
    assert {venue(level).name for level in LEVELS} == {*OUR_VENUES}


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.stem)
def test_a_venue_has_all_its_furniture(level: Path) -> None:
    there = furniture(venue(level).slots)
    assert {*there} == {*FURNITURE}
    for slot in there.values():
        with Image.open(ART / "places" / f"{picture(slot)}.png") as drawn:
            box = venue(level).slots[slot].box
            assert drawn.width / drawn.height == pytest.approx(box.w / box.h, rel=0.01)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.stem)
def test_no_plate_and_no_face_is_covered_in_the_fullest_pub(level: Path) -> None:
    for _, boxes in rooms(level):
        for guests in fullest(level, boxes):
            everybody = [place for space in guests.values() for place in space]
            plates = [place.plate for place in everybody]
            assert not [pair for pair in combinations(plates, 2) if meet(*pair)]
            for place in everybody:
                assert not [plate for plate in plates if plate != place.plate and meet(place.frame, plate)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.stem)
def test_guests_stay_in_the_window_and_clear_of_the_panels(level: Path) -> None:
    for stage, boxes in rooms(level):
        panels = [boxes[name] for name in (*PANELS, *(f"plate.{seat}" for seat in range(seats(level))))]
        signs = [boxes[f"table.{table}.{sign}"] for table in TABLES for sign in ("number", "coins")]
        spaces = [space for guests in fullest(level, boxes) for space in guests.values()]
        for place in {place for space in spaces for place in space}:
            assert meet(place.whole, stage.box)
            x, y, w, h = place.plate
            assert x >= 0
            assert x + w <= stage.width
            assert y >= 0
            assert y + h <= stage.height
            assert not [box for box in panels if meet(box, place.plate) or meet(box, place.frame)]
            assert not [box for box in signs if meet(box, place.plate) or meet(box, place.frame)]
            assert not meet(boxes["reserve"], place.plate)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.stem)
def test_nothing_but_the_strip_shares_its_place(level: Path) -> None:
    for stage, boxes in rooms(level):
        names = (*TRAY, "info", "recap", "mantel", "buttons", "reserve")
        panels = [boxes[name] for name in (*names, *(f"plate.{seat}" for seat in range(seats(level))))]
        assert not [pair for pair in combinations(panels, 2) if meet(*pair)]
        for box in (*panels, boxes["tray.card"], *(boxes[f"table.{table}.barkeeper"] for table in TABLES)):
            assert box.x >= 0
            assert box.x + box.w <= stage.width
            assert box.y >= 0
            assert box.y + box.h <= stage.height


def test_small_ones_stand_left_of_big_ones_and_equals_in_the_order_they_came() -> None:
    troll, elf, goblin, dwarf = CLAN[0][6], CLAN[1][4], CLAN[2][1], CLAN[3][2]
    assert in_order((troll, elf, goblin, dwarf)) == (goblin, dwarf, elf, troll)
    assert in_order((CLAN[3][1], CLAN[0][0], CLAN[1][1])) == (CLAN[3][1], CLAN[0][0], CLAN[1][1])


@pytest.mark.parametrize(
    ("count", "scale", "rows"),
    [(1, 1, 1), (3, 1, 1), (4, 0.84, 1), (5, 0.62, 2), (8, 0.62, 2)],
)
def test_the_more_come_the_smaller_they_are(count: int, scale: float, rows: int) -> None:
    _, boxes = next(rooms(LEVELS[0]))
    for table in TABLES:
        there = places(boxes, table, count)
        assert len(there) == count
        assert {place.scale for place in there} == {scale}
        assert len({place.y for place in there}) == rows
        assert [place.y for place in there] == sorted(place.y for place in there)


def test_at_the_door_four_stand_side_by_side() -> None:
    _, boxes = next(rooms(LEVELS[0]))
    there = places(boxes, DOOR, 4)
    assert [place.scale for place in there] == [0.7] * 4
    assert [right.x - left.x for left, right in pairwise(there)] == [104] * 3


def test_who_is_behind_is_painted_first() -> None:
    _, boxes = next(rooms(LEVELS[0]))
    assert seating.depth(boxes) == [0, 1, 6, 2, 5, 3, 4]


def test_the_barkeeper_looks_into_the_room() -> None:
    _, boxes = next(rooms(LEVELS[0]))
    looks = {table: seating.faces_right(boxes[f"table.{table}.barkeeper"], 1920) for table in TABLES}
    assert looks == {1: False, 2: False, 3: False, 4: True, 5: True, 6: True}


def test_no_hat_is_higher_than_the_rooms_allow_for() -> None:
    for name in cast.CAST:
        race = name.split("_")[1].rstrip("12")
        assert race in RACES
        for mood, scale in cast.SCALES.items():
            if mood is Mood.WON:
                continue  # stands at no table
            with Image.open(ART / "characters" / f"{name}{mood.value}.png") as bust:
                box = bust.convert("RGBA").getchannel("A").point(lambda alpha: 255 * (alpha > 60)).getbbox()
            assert box is not None
            top = cast.BOX[1] + box[1] / scale
            assert -(tokens.ARCH[1] + tokens.TOPS[race] + 6 + top * tokens.BUST) <= seating.HAT, name


def test_the_frame_is_the_arch_of_the_tokens() -> None:
    left, top, width, _ = tokens.ARCH
    assert (seating.FRAME.x, seating.FRAME.w) == (left, width)
    assert seating.FRAME.y <= top
