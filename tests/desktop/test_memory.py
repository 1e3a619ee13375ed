"""Whatever was left is gone: no table, and none of the pictures that were made for it."""

import gc
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.beasty_bar.show.show import BeastyBarShow
from game.composition import PROGRAM
from game.desktop.compose import Desktop
from game.shell.paint.art import EXPECTED, Art
from game.shell.paint.palette import TEXT
from game.shell.paint.type import Face, Type
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Pop, Scene, Swap
from game.shell.scenes.stack import Stack
from game.shell.table.rerun import Rerun
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import venue

SIZE = (960, 600)


@pytest.fixture
def _nobody_tidies_up() -> Iterator[None]:
    """Python may look for circles at any time; here nobody waits for that."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    pygame.display.init()
    monkeypatch.setattr(BeastyBarShow, "_venue", lambda show, party: venue(2))
    window = ["--data-dir", str(tmp_path), "--size", "960x600", "--speed", "instant"]
    return Desktop.asked([*window, "--seats", "random,random", "--seed", "3"], PROGRAM)


def seen(desktop: Desktop, stack: Stack, kind: type[Scene], seconds: float = 6) -> Scene:
    """Let some turns be played, and see such a scene."""
    for _ in range(12):
        stack.advance(seconds / 12)
    desktop.window.show(stack)
    assert isinstance(stack.top, kind)
    return stack.top


@pytest.mark.usefixtures("_nobody_tidies_up")
def test_whatever_was_left_is_gone(desktop: Desktop) -> None:
    """A turn seen once more, a game left for another one, and one whose log can be read on the results."""
    stack = desktop.open()
    table: Any = seen(desktop, stack, Table)
    again, title = table.ways.begin, table.ways.title
    stack.go(table.past.last_round())
    rerun = weakref.ref(seen(desktop, stack, Rerun, 0.6))
    stack.go(Pop())
    assert rerun() is None

    first, party = weakref.ref(table), table.party
    del table
    stack.go(Swap(again(party.rematch(4))))
    assert first() is None

    table = seen(desktop, stack, Table)
    second, pictures = weakref.ref(table), weakref.ref(table.tabletop)
    ending = table._ending()
    stack.go(Swap(table.ways.results(party, ending)))
    del table, ending
    assert second() is not None
    seen(desktop, stack, Results)
    stack.go(Swap(title(), all=True))
    assert (second(), pictures()) == (None, None)


def test_shapes_and_poses_and_texts_cover_the_window_a_few_times_and_no_more() -> None:
    """Every text wants a panel of its own size, and every step of a flight is another picture."""
    pygame.font.init()
    art, letters = Art([]), Type()
    art.fit(SIZE)
    letters.fit(SIZE)
    made: weakref.WeakSet[pygame.Surface] = weakref.WeakSet()

    def picture() -> pygame.Surface:
        surface = pygame.Surface(SIZE)
        made.add(surface)
        return surface

    for number in range(40):
        art.shape(number, picture)
        art.passing(number, picture)
    assert len(made) == 4 + 4
    for number in range(60):
        made.add(letters.text(f"{number} guests brought {number} others", Face.TITLE, 200, TEXT))
    assert len(made) < 30


def test_pictures_that_nobody_finds_the_time_for_do_not_pile_up() -> None:
    art = Art([])
    for number in range(2 * EXPECTED):
        art.expect(partial(int, number))
    assert len(art._expected) == EXPECTED
