"""The plates at the table: who plays, and against whom."""

from dataclasses import replace

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.core.chances import GRADES
from game.core.levels import HUMAN
from game.core.rules import Seat
from game.shell import profiles
from game.shell.opponents import key_of
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES
from game.shell.table.plates import Chance, Plate, Plates
from tests.beasty_bar.show.house import ART, NAMES, SMALL, House, places
from tests.shell.test_notice import Typesetter

LONGEST = max(BEASTY_BAR.levels, key=lambda level: len(level.name))
STYLE = max(BEASTY_BAR.characters, key=lambda character: len(character.name))


def plates_of(*seats: str) -> tuple[Plate, ...]:
    """The plates of a table where these play."""
    house = House()
    house.sit_down(seats, first=Seat(0))
    house.until_asked()
    plates: Plates = house.panel("plates")
    return plates.plates


def told(plate: Plate, seats: int, size: tuple[int, int] = (1280, 720)) -> Typesetter:
    """What is written on a plate in a window, and what did not fit."""
    letters, house = Typesetter(), House(size=size)
    where = places(seats, size)
    brush = Brush(house.window.surface, house.window.stage, ART, letters)
    plate.draw(brush, where.plate(plate.seat), LIVERIES[plate.seat])
    return letters


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_can_be_read_with_any_number_of_seats(seats: int) -> None:
    for plate in plates_of(HUMAN, *[LONGEST.key] * (seats - 1))[1:]:
        for level in BEASTY_BAR.levels:
            letters = told(replace(plate, kinds=(level.name,)), seats)
            assert {plate.name, level.name} <= {*letters.written}
            assert letters.cut == []


def test_the_character_is_told_where_there_is_room() -> None:
    plate = plates_of(HUMAN, key_of(LONGEST.key, STYLE.key))[1]
    assert f"{LONGEST.name} · {STYLE.name}" in told(plate, 2).written
    narrow = told(plate, 4).written
    assert f"{LONGEST.name} · {STYLE.name}" not in narrow
    assert LONGEST.name in narrow


@pytest.mark.parametrize("turn", ["", "to play", "thinking"])
@pytest.mark.parametrize(
    "chance", [None, Chance(("100 %",), 1.0), *(Chance(grade.labels, 0.5) for grade in GRADES)]
)
def test_nothing_is_cut_in_the_smallest_window(turn: str, chance: Chance | None) -> None:
    for plate in plates_of(HUMAN, *[key_of(LONGEST.key, STYLE.key)] * 3):
        letters = told(replace(plate, turn=turn, chance=chance), 4, SMALL)
        assert letters.cut == []
        assert plate.name in letters.written


@pytest.mark.parametrize("turn", ["", "to play", "thinking"])
@pytest.mark.parametrize("chance", [None, Chance(("100 %",), 1.0), Chance(GRADES[0].labels, 0.5)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_name_fits_in_the_smallest_window(seats: int, chance: Chance | None, turn: str) -> None:
    for name in ("W" * profiles.LONGEST, "Anna-Wilhelmina", "A WWWWWWWWWWWWWW"):
        for plate in plates_of(*[HUMAN] * seats):
            letters = told(replace(plate, name=name, turn=turn, chance=chance), seats, SMALL)
            assert letters.cut == []
            assert name in "".join(letters.written)


def test_a_name_in_two_lines_is_parted_between_its_words() -> None:
    plate = replace(plates_of(*[HUMAN] * 4)[0], name="Anna-Wilhelmina")
    assert told(plate, 4, SMALL).written[:2] == ["Anna-", "Wilhelmina"]


def test_people_and_sparring_partners_have_no_strength_to_tell() -> None:
    plates = plates_of(HUMAN, BEASTY_BAR.sparring[0].key, BEASTY_BAR.levels[0].key, BEASTY_BAR.levels[-1].key)
    assert [plate.strength for plate in plates] == [0, 0, 1, len(BEASTY_BAR.levels)]
    assert [plate.kinds[:1] for plate in plates[:2]] == [(), (BEASTY_BAR.sparring[0].name,)]
    assert [plate.name for plate in plates] == [*NAMES]


def test_strength_is_seen_where_there_is_no_room_to_read_it() -> None:
    plate, pictures = plates_of(HUMAN, BEASTY_BAR.levels[0].key)[1], set()
    house, where = House(), places(2, SMALL)
    box = where.plate(plate.seat)
    for strength in range(len(BEASTY_BAR.levels) + 1):
        brush = Brush(house.window.surface, house.window.stage, ART, Typesetter())
        replace(plate, strength=strength, kinds=()).draw(brush, box, LIVERIES[plate.seat])
        pictures.add(house.picture)
    assert len(pictures) == len(BEASTY_BAR.levels) + 1


def test_a_long_name_is_not_cut_to_say_whose_turn_it_is() -> None:
    plate = next(plate for plate in plates_of(HUMAN, "cub") if plate.turn)
    assert told(replace(plate, name="Wilhelmina"), 4, SMALL).cut == []
