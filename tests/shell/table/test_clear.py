"""Messages over a table cover no number of a place, also where the table is turned round."""

from functools import cache
from itertools import product

import pygame
import pytest

from game.fantasy_pub.show.places import Places
from game.shell import layout
from game.shell.layout import Layout
from game.shell.paint.brush import Brush
from game.shell.stage import Box, Stage
from game.shell.table import badge
from game.shell.table.placing import shared
from game.shell.table.slots import INFO
from game.shell.table.warning import card_box
from tests.beasty_bar.show.house import ART, ROOT
from tests.shell.test_notice import Typesetter

SIZES = [(960, 600), (1280, 720), (1920, 1080)]
every_table = pytest.mark.parametrize(
    ("seats", "size", "mirrored"), [*product((2, 3, 4), SIZES, (False, True))], ids=str
)


@cache
def venue(seats: int) -> Layout:
    """A layout that comes with the game, read once."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZES[0])
    return layout.load(ROOT / "levels" / "fantasy_pub" / f"tavern_{seats}.tmx", [])


def room(seats: int, size: tuple[int, int], *, mirrored: bool) -> Places:
    stage = Stage(size)
    return Places(venue(seats).placed(stage, mirrored=mirrored), stage)


def covered(box: Box, slots: Places) -> list[Box]:
    return [number for number in slots.clear if shared(box, number)]


@every_table
@pytest.mark.parametrize("large", [False, True])
def test_the_card_of_a_coach_covers_no_number_of_a_table(
    seats: int, size: tuple[int, int], mirrored: bool, large: bool
) -> None:
    slots = room(seats, size, mirrored=mirrored)
    assert covered(card_box(slots, [], large=large), slots) == []
    assert covered(card_box(slots, [slots["tray.events"]], large=large), slots) == []


@every_table
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_short_message_covers_no_number_of_a_table(
    seats: int, size: tuple[int, int], mirrored: bool, scale: float
) -> None:
    slots, letters = room(seats, size, mirrored=mirrored), Typesetter()
    letters.scale = scale
    brush = Brush(pygame.Surface(size), Stage(size), ART, letters)
    for text in ("2x", "Fast forward to your own turn", "Partie enregistrée dans le dossier des images"):
        assert covered(badge.place(brush, slots, text, []), slots) == []


@every_table
def test_what_is_told_above_the_board_covers_no_number_either(
    seats: int, size: tuple[int, int], mirrored: bool
) -> None:
    slots = room(seats, size, mirrored=mirrored)
    told = slots[INFO]
    assert covered(told._replace(h=told.h + slots.reach), slots) == []
