"""The strip on a card that tells what the animal does."""

import pytest

from build_scripts.art import pictograms
from game.beasty_bar.rules.animals import ALL_SPECIES, ANIMALS, card_of
from game.beasty_bar.show.cards import CardArt
from game.core.rules import Seat
from game.shell.paint.type import Type
from tests.assets.pictures import GAME, Pixels, an_art, opened, pixels

GLASS = 180
TAB_SPOT = (0.058, 0.74)
"""Within the tab, left of every picture in it: shares of a card's width and of its height."""


def test_every_animal_has_one_and_nobody_else() -> None:
    files = {file.stem for file in (GAME / "pictograms").glob("*.png")}
    assert files == {*pictograms.STRIPS} == {animal.name for animal in ANIMALS}


def test_no_two_are_the_same() -> None:
    strips = {opened(GAME / "pictograms" / f"{animal}.png").tobytes() for animal in pictograms.STRIPS}
    assert len(strips) == 24


@pytest.mark.parametrize("animal", pictograms.STRIPS)
def test_it_stays_clear_of_the_glass(animal: str) -> None:
    width, height = pictograms.size(pictograms.STRIPS[animal])
    assert 10 + width < GLASS
    assert height < 50


def face(width: int, species: int) -> Pixels:
    return pixels(CardArt(an_art(), Type(), str.title).face(card_of(Seat(0), ALL_SPECIES[species]), width))


@pytest.mark.parametrize(
    ("width", "is_told"), [(80, False), (109, False), (110, True), (143, True), (240, True)]
)
def test_only_a_card_that_is_large_enough_tells(width: int, is_told: bool) -> None:
    for species in (0, 9, 22):
        card = face(width, species)
        spot = card[round(TAB_SPOT[1] * card.shape[0]), round(TAB_SPOT[0] * card.shape[1])]
        assert (int(spot.max()) < 90) == is_told, ANIMALS[species].name
