"""Owners and animals stay apart for everybody, in colour and without."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from game.beasty_bar.rules.animals import ANIMALS
from game.shell.paint.palette import LIVERIES
from tests.assets.colours import SIGHTS, ciede2000, lab
from tests.assets.pictures import GAME, opened
from tests.kept import ASSETS

FAR = 20.0
"""CIEDE2000; 1 can just be seen side by side, this is told from memory."""
SAME_SHAPE = 0.75
ALIKE = 0.7
"""Of a correlation: its square is below a half, so less than half of the light and dark of one portrait can
be told from another one, however the two are laid upon each other. A portrait and itself, moved, have 1."""
SMALL = (60, 84)
REACH = 2
"""Pixels to lay a portrait off another, to find where they are most alike."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_are_told_by_colour(sight: str) -> None:
    for one, other in combinations(LIVERIES, 2):
        distance = ciede2000(lab(one.mid, SIGHTS[sight]), lab(other.mid, SIGHTS[sight]))
        assert distance >= FAR, (one.name, other.name)


def shape(symbol: str) -> NDArray[np.bool_]:
    return opened(ASSETS / "common" / "symbols" / f"{symbol}.png")[:, :, 3] > 127


def test_owners_are_told_by_symbol_where_there_is_no_colour() -> None:
    for one, other in combinations([livery.symbol for livery in LIVERIES], 2):
        both, either = (shape(one) & shape(other)).sum(), (shape(one) | shape(other)).sum()
        assert both / either < SAME_SHAPE, (one, other)


def grey(animal: str) -> NDArray[np.float64]:
    """A portrait as it stands on a small card, without colour."""
    picture = Image.fromarray(opened(GAME / "backdrops" / f"{animal}.png"))
    picture.alpha_composite(Image.fromarray(opened(GAME / "animals" / f"{animal}.png")))
    small = picture.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
    return np.asarray(small.convert("L"), dtype=np.float64)


def normal(picture: NDArray[np.float64]) -> NDArray[np.float64]:
    """How bright it is and how rich in contrast does not count: screens differ in that."""
    even = picture - picture.mean()
    return np.asarray(even / np.sqrt((even**2).mean()))


def likeness(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """The correlation of two portraits where they fit best."""
    height, width = one.shape
    middle = normal(one[REACH:-REACH, REACH:-REACH])
    steps = range(2 * REACH + 1)
    cuts = [other[y : y + height - 2 * REACH, x : x + width - 2 * REACH] for y in steps for x in steps]
    return max(float((middle * normal(cut)).mean()) for cut in cuts)


def test_animals_are_told_without_colour_on_the_smallest_card() -> None:
    portraits = {animal.name: grey(animal.name) for animal in ANIMALS}
    alike = {
        (one, other): round(like, 2)
        for one, other in combinations(portraits, 2)
        if (like := likeness(portraits[one], portraits[other])) > ALIKE
    }
    assert alike == {}
    assert len(portraits) == 24


def test_a_portrait_is_like_itself_wherever_it_lies() -> None:
    lion = grey("lion")
    assert likeness(lion, np.roll(lion, (1, 2), (0, 1)) * 0.6 + 30) > 0.99


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_distances_are_those_published_with_the_formula(
    one: tuple[float, ...], other: tuple[float, ...], distance: float
) -> None:
    assert ciede2000(np.array(one), np.array(other)) == pytest.approx(distance, abs=1e-4)
