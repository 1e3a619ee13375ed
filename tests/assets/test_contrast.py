"""Whatever has to be read can be read: text has a contrast of 4.5 to 1 at least, marks of 3 to 1."""

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from build_scripts.art import pictograms
from game.beasty_bar.rules.animals import ALL_SPECIES, ANIMALS, card_of
from game.beasty_bar.show.cards import CardArt
from game.core.rules import Seat
from game.shell.paint import palette
from game.shell.paint.palette import INK, LIVERIES, NOBODY, Colour, Livery
from game.shell.paint.type import Face, Type
from tests.assets.colours import contrast
from tests.assets.pictures import ASSETS, GAME, Pixels, an_art, opened, pixels

TEXT, MARK = 4.5, 3.0
WIDTHS = (143,)
"""A card in the line at 720p and at 1080p."""
OWNERS = {livery.name: livery for livery in (*LIVERIES, NOBODY)}
NAME, STRENGTH, POINTS = (20, 290, 175, 324), (20, 20, 66, 70), (188, 280, 226, 315)
"""Where texts stand on a card 240 wide: left, top, right, bottom."""
DISCS = {
    GAME / "cards" / "medal": ((408, 68), 42),
    GAME / "cards" / "mini": ((396, 492), 70),
    GAME / "cards" / "back": ((240, 336), 94),
    ASSETS / "common" / "furniture" / "medallion": ((200, 200), 130),
}
"""Where owner symbols stand, in pixels: the middle and the radius of their ground."""
OF_OWNERS_ONLY = ("back", "medallion")
"""What is nobody's is never turned over, and never passed on."""


class NoType(Type):
    """Writes nothing."""

    def tiny(self, text: str, face: Face, pixels: float, room: float, colour: Colour) -> pygame.Surface:
        return pygame.Surface((1, 1), pygame.SRCALPHA)

    tight = tiny


def behind_text(with_text: Pixels, without: Pixels, box: tuple[int, int, int, int]) -> Pixels:
    """The pixels of a part of the card that text was written on."""
    scale = with_text.shape[1] / 240
    left, top, right, bottom = (round(edge * scale) for edge in box)
    one, other = with_text[top:bottom, left:right], without[top:bottom, left:right]
    behind: Pixels = other[(one != other).any(axis=2)]
    return behind


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("owner", OWNERS)
def test_what_stands_on_a_card_is_told_from_what_is_behind_it(owner: str, width: int) -> None:
    dress = (OWNERS[owner],) * len(LIVERIES)
    written_and_blank = [CardArt(an_art(), letters, str.title, dress) for letters in (Type(), NoType())]
    for species in ALL_SPECIES:
        one, other = (pixels(cards.face(card_of(Seat(0), species), width)) for cards in written_and_blank)
        for box, ink in ((NAME, OWNERS[owner].ink), (STRENGTH, INK), (POINTS, INK)):
            behind = behind_text(one, other, box)
            assert len(behind) > width / 10, "there is no text"
            assert contrast(ink, behind).min() >= TEXT, (ANIMALS[species].name, box)


def around(picture: Pixels, ink: Colour, centre: tuple[int, int], radius: int) -> Pixels:
    """What a symbol of that colour stands on: pixels of its disc near it, but not its soft edge."""
    rows, columns = np.ogrid[: picture.shape[0], : picture.shape[1]]
    disc = (columns - centre[0]) ** 2 + (rows - centre[1]) ** 2 < radius**2
    symbol = (np.abs(picture[:, :, :3].astype(int) - ink) <= 2).all(axis=2) & disc
    assert symbol.sum() > radius**2 / 4, "there is no symbol"
    ground: Pixels = picture[grown(symbol, 6) & ~grown(symbol, 2) & disc][:, :3]
    return ground


def grown(mask: NDArray[np.bool_], steps: int) -> NDArray[np.bool_]:
    for _ in range(steps):
        mask = mask | np.roll(mask, 1, 0) | np.roll(mask, -1, 0) | np.roll(mask, 1, 1) | np.roll(mask, -1, 1)
    return mask


@pytest.mark.parametrize("livery", OWNERS.values(), ids=lambda livery: livery.name)
def test_the_owner_is_told_by_a_symbol(livery: Livery) -> None:
    """Its outline stands on a ground that tells; blurred pixels at its very edge are let off."""
    for picture, (centre, radius) in DISCS.items():
        if livery == NOBODY and picture.name in OF_OWNERS_ONLY:
            continue
        drawn = opened(picture.with_name(f"{picture.name}_{livery.name}.png"))
        ground = around(drawn, livery.ink, centre, radius)
        assert np.quantile(contrast(livery.ink, ground), 0.05) >= MARK, picture.name


@pytest.mark.parametrize("mark", ["recurring", "permanent"])
def test_marks_are_seen(mark: str) -> None:
    ground = around(opened(GAME / "cards" / f"mark_{mark}.png"), INK, (60, 202), 31)
    assert contrast(INK, ground).min() >= MARK


PICTOGRAM_COLOURS = {
    name: palette.rgb(getattr(pictograms, name))
    for name in ("CREAM", "GOLD", "RED", "COLD", "STENCH", "FUR", "SUN")
}


@pytest.mark.parametrize("name", PICTOGRAM_COLOURS)
def test_pictograms_are_told_from_their_tab_whatever_shines_through(name: str) -> None:
    tab, white, share = palette.rgb(pictograms.TAB), palette.WHITE, pictograms.TAB_OPACITY
    red, green, blue = (round(b + (a - b) * share) for a, b in zip(tab, white, strict=True))
    assert contrast(PICTOGRAM_COLOURS[name], (red, green, blue)) >= MARK


@pytest.mark.parametrize("animal", [animal.name for animal in ANIMALS])
def test_every_animal_has_a_pictogram_in_those_colours_on_that_tab(animal: str) -> None:
    picture = opened(GAME / "pictograms" / f"{animal}.png")
    assert abs(int(picture[-4, 20, 3]) - 255 * pictograms.TAB_OPACITY) < 2
    solid = picture[picture[:, :, 3] == 255][:, :3].astype(int)
    known = [(np.abs(solid - colour) <= 2).all(axis=1) for colour in PICTOGRAM_COLOURS.values()]
    assert np.any(known, axis=0).sum() > 1000


GROUNDS = ("PAGE", "PANEL", "RAISED")
PAIRS = [
    *((ink, ground) for ink in ("TEXT", "QUIET", "GOLD", "ENTERS", "LEAVES") for ground in GROUNDS),
    *(("INK", ground) for ground in ("GOLD", "GOLD_LIGHT", "GOLD_DARK")),
    ("COLD_TEXT", "COLD_PANEL"),
]


@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_in_panels_can_be_read(ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= TEXT


@pytest.mark.parametrize("livery", LIVERIES, ids=lambda livery: livery.name)
def test_names_of_seats_can_be_read(livery: Livery) -> None:
    assert contrast(livery.ink, livery.mid) >= TEXT
    for ground in GROUNDS:
        assert contrast(livery.text, getattr(palette, ground)) >= TEXT


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
