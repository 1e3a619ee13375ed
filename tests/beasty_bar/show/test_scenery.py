"""The street, and those who wait there."""

import pygame
import pytest

from game.beasty_bar.show.scenery import GUESTS, BarScenery, Guests
from game.shell.figures import FACE_EVERY, FACE_SECONDS
from game.shell.paint.brush import Brush
from game.shell.stage import Box, Stage
from tests.beasty_bar.show.house import ART, TYPE

SIZE = (960, 600)


@pytest.fixture
def brush() -> Brush:
    pygame.display.init()
    pygame.font.init()
    ART.fit(SIZE)
    return Brush(pygame.display.set_mode(SIZE), Stage(SIZE), ART, TYPE)


def looks(guests: Guests, brush: Brush, *, calm: bool = False) -> bytes:
    brush.surface.fill((0, 0, 0))
    guests.draw(brush, calm=calm)
    return bytes(pygame.image.tobytes(brush.surface, "RGB"))


def test_the_guests_arrive_within_half_a_second_and_then_nothing_moves(brush: Brush) -> None:
    guests = Guests()
    before = looks(guests, brush)
    assert guests.moving
    assert guests.advance(0.5, calm=False)
    assert looks(guests, brush) != before
    assert not guests.moving
    assert not guests.advance(0.5, calm=False)


def test_one_makes_a_face_and_stops_again(brush: Brush) -> None:
    guests = Guests()
    guests.advance(1.0, calm=False)
    before = looks(guests, brush)
    assert guests.advance(FACE_EVERY - 1.0, calm=False)
    assert looks(guests, brush) != before
    assert guests.advance(FACE_SECONDS, calm=False)
    assert looks(guests, brush) == before


def test_whoever_wants_no_movement_sees_them_stand_there(brush: Brush) -> None:
    guests = Guests()
    before = looks(guests, brush, calm=True)
    guests.advance(FACE_EVERY, calm=True)
    assert looks(guests, brush, calm=True) == before


def test_every_person_is_somebody_else(brush: Brush) -> None:
    seen = set()
    for number in range(len(GUESTS)):
        brush.surface.fill((0, 0, 0))
        portrait = BarScenery().portrait(number)
        assert portrait is not None
        portrait(brush, Box(0, 0, 240, 336))
        seen.add(pygame.image.tobytes(brush.surface, "RGB"))
    assert len(seen) == len(GUESTS)
