"""Pictures are remembered within bounds that follow the window."""

import pygame
import pytest

from game.shell.paint.art import Art
from game.shell.paint.cache import Lru, weight
from game.shell.paint.shapes import _CORNERS
from game.shell.paint.type import Type

MEGABYTE = 1 << 20


def caches(owner: object) -> list[Lru[pygame.Surface]]:
    found = (each for each in vars(owner).values() if isinstance(each, Lru))
    return [cache for cache in found if cache.weigh is weight]


@pytest.mark.parametrize(
    ("size", "megabytes"), [((960, 600), 128), ((1280, 720), 128), ((1920, 1080), 288), ((3840, 2160), 1152)]
)
def test_all_pictures_together_take_no_more_than_128_mb_at_1280x720(
    size: tuple[int, int], megabytes: int
) -> None:
    art, letters = Art(()), Type()
    art.fit(size)
    letters.fit(size)
    found = [*caches(art), *caches(letters), _CORNERS]
    assert len(found) == 7
    assert sum(cache.most for cache in found) <= megabytes * MEGABYTE


def test_a_few_pictures_as_large_as_the_window_do_not_push_out_the_pieces() -> None:
    art = Art(())
    art.fit((320, 200))
    piece = art.made("piece", lambda: pygame.Surface((8, 8)))
    for number in range(40):
        art.ground(number, lambda: pygame.Surface((320, 200)))
    assert art.made("piece", lambda: pygame.Surface((8, 8))) is piece
