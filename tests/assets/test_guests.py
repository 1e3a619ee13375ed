"""The guests of the pub: all there, four faces each, and nobody is taken for somebody else."""

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from build_scripts.art.pub.cast import BOX, CAST, SCALES, bust_svg
from build_scripts.art.pub.clans import CLANS
from build_scripts.art.pub.moods import Mood
from game.fantasy_pub.rules.characters import FIGURE_NAMES

FOLDER = Path(__file__).parents[2] / "assets" / "fantasy_pub" / "characters"
TOKEN = 56
"""Pixels of the arch a guest stands in, where it is smallest; its card is a little wider."""
NAMES = [f"{clan}_{figure}" for clan in CLANS for figure in FIGURE_NAMES]
APART = 0.15
"""Of all that two of a race in a clan cover, the share that only one of them covers."""


def small(name: str) -> Image.Image:
    width = round(TOKEN * BOX[2] / 224)
    with Image.open(FOLDER / f"{name}.png") as picture:
        return picture.convert("RGBA").resize((width, round(width * BOX[3] / BOX[2])), Image.Resampling.BOX)


def silhouette(name: str) -> NDArray[np.bool_]:
    return np.asarray(small(name).getchannel("A")) > 127


def test_every_figure_of_every_clan_has_four_faces_and_nobody_else_is_there() -> None:
    assert [*CAST] == NAMES
    assert {file.stem for file in FOLDER.iterdir()} == {name + mood.value for name in NAMES for mood in Mood}


@pytest.mark.parametrize("mood", Mood)
def test_a_face_is_as_large_as_its_use_asks(mood: Mood) -> None:
    size = tuple(round(side * SCALES[mood]) for side in BOX[2:])
    for name in NAMES:
        with Image.open(FOLDER / f"{name}{mood.value}.png") as picture:
            assert picture.size == size
            assert picture.getpixel((0, 0)) == picture.getpixel((size[0] - 1, 0)), (
                "something touches the edge"
            )


def test_nobody_leaves_the_picture_but_at_the_foot() -> None:
    for file in FOLDER.iterdir():
        with Image.open(file) as picture:
            alpha = np.asarray(picture.convert("RGBA").getchannel("A"))
        assert not np.concatenate((alpha[0], alpha[:, 0], alpha[:, -1])).any(), file.name


def test_art_holds_no_text() -> None:
    assert not [name for name in NAMES if "<text" in bust_svg(name, Mood.SOBER, 1)]


@pytest.mark.parametrize("race", ["goblin", "dwarf", "elf"])
@pytest.mark.parametrize("clan", CLANS)
def test_two_of_a_race_are_told_apart_by_their_silhouettes(clan: str, race: str) -> None:
    one, other = silhouette(f"{clan}_{race}1"), silhouette(f"{clan}_{race}2")
    assert (one ^ other).sum() / (one | other).sum() > APART


def test_no_two_small_guests_look_alike_without_colours() -> None:
    grey = {name: np.asarray(small(name).convert("LA").convert("RGBA"), dtype=np.float64) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        assert np.abs(grey[one] - grey[other]).mean() > 8, f"{one} and {other}"
