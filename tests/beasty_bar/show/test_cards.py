"""The faces of the cards."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.animals import CHAMELEON, GIRAFFE, LION, PORCUPINE, Species, card_of
from game.beasty_bar.show.cards import CardArt, Mood
from game.core.rules import Seat
from game.shell.paint.type import SMALLEST, Face, Type
from tests.beasty_bar.show.house import ART, House


class Scribe(Type):
    """Remembers how high each text on a picture is."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self.scale = scale
        self.heights: dict[str, int] = {}

    def tiny(self, text: str, face: Face, pixels: float, room: float, colour: Any) -> pygame.Surface:
        letters = super().tiny(text, face, pixels, room, colour)
        self.heights[text] = letters.get_height()
        return letters

    def tight(self, text: str, face: Face, pixels: float, room: float, colour: Any) -> pygame.Surface:
        letters = super().tight(text, face, pixels, room, colour)
        self.heights[text] = letters.get_height()
        return letters


def heights(species: Species, scale: float, width: int) -> dict[str, int]:
    House()  # pictures are made for a window
    letters = Scribe(scale)
    CardArt(ART, letters, str)._compose(card_of(Seat(0), species), width, Mood.WAITING)
    return letters.heights


def name_of(told: dict[str, int]) -> str:
    (name,) = (text for text in told if text.isalpha())
    return name


@pytest.mark.parametrize("width", [150, 240])
@pytest.mark.parametrize("species", [CHAMELEON, GIRAFFE, LION, PORCUPINE])
def test_large_letters_make_the_name_on_a_card_larger(species: Species, width: int) -> None:
    usual, large = heights(species, 1.0, width), heights(species, 2.0, width)
    assert usual.keys() == large.keys()
    name = name_of(usual)
    assert large[name] >= 1.3 * usual[name]
    assert all(large[number] >= usual[number] for number in usual if number != name)


@pytest.mark.parametrize("width", [90, 104])
@pytest.mark.parametrize("species", [CHAMELEON, GIRAFFE, LION, PORCUPINE])
def test_the_name_on_a_small_card_has_all_of_its_width(species: Species, width: int) -> None:
    usual, large = heights(species, 1.0, width), heights(species, 2.0, width)
    assert usual == large
    readable = Type().font(Face.TITLE, SMALLEST).get_height()
    assert usual[name_of(usual)] >= readable
