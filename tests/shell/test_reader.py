"""A page that is longer than its window."""

import pygame
import pytest

from game.shell.focus import Focus
from game.shell.pages import Text, Thing
from game.shell.paint.type import Type
from game.shell.reader import Place, Reader
from game.shell.signals import Button, Intent, PointerDown, PointerMoved, Press, Wheel
from game.shell.stage import Box, Stage
from tests.shell.pages import blocks

WINDOW = Box(100, 200, 900, 500)


def reader(length: int = 8, window: Box = WINDOW) -> Reader:
    pygame.font.init()
    made = Reader(Type())
    made.show("page", blocks(length), window, Stage((1920, 1080)))
    return made


def over(made: Reader) -> None:
    made.handle(PointerMoved(made.window.centre))


def test_what_fits_is_not_scrolled() -> None:
    made = reader(0, Box(0, 0, 1600, 1000))
    over(made)
    assert made.furthest == 0
    for signal in (Wheel(-3), Press(Intent.PAGE_DOWN), Press(Intent.TO_END)):
        assert not made.handle(signal)
    assert made.offset == 0


def test_the_wheel_scrolls_only_where_the_mouse_is() -> None:
    made = reader()
    made.handle(PointerMoved((5, 5)))
    assert not made.handle(Wheel(-1))
    over(made)
    assert made.handle(Wheel(-1))
    assert made.offset > 0
    assert made.handle(Wheel(1))
    assert made.offset == 0
    assert not made.handle(Wheel(1))


def test_pages_overlap_and_end_at_the_end() -> None:
    made = reader()
    made.handle(Press(Intent.PAGE_DOWN))
    assert 0 < made.offset < WINDOW.h
    for _ in range(50):
        made.handle(Press(Intent.PAGE_DOWN))
    assert made.offset == made.furthest
    made.handle(Press(Intent.PAGE_UP))
    assert made.offset < made.furthest
    made.handle(Press(Intent.TO_TOP))
    assert made.offset == 0
    made.handle(Press(Intent.TO_END))
    assert made.offset == made.furthest


def test_a_click_on_the_bar_goes_there() -> None:
    made = reader()
    right = WINDOW.x + WINDOW.w - 3
    assert made.handle(PointerDown((right, WINDOW.y + WINDOW.h - 4), Button.LEFT))
    assert made.offset == made.furthest
    assert made.handle(PointerDown((right, WINDOW.y + 2), Button.LEFT))
    assert made.offset == 0


@pytest.mark.parametrize("down", [1, -1])
def test_arrows_reach_everything_that_can_be_opened_and_nothing_is_left_out_of_sight(down: int) -> None:
    made, focus = reader(), Focus()
    if down < 0:
        made.handle(Press(Intent.TO_END))
    seen = set()
    for _ in range(200):
        if not made.step(down, focus):
            break
        if isinstance(focus.key, Place):
            seen.add(focus.key)
            spot = next(spot for spot in made.spots() if spot.key == focus.key)
            assert WINDOW.y <= spot.box.y
            assert spot.box.y + spot.box.h <= WINDOW.y + WINDOW.h + 0.01
    else:
        raise AssertionError("it never came to an end")
    assert made.offset == (made.furthest if down > 0 else 0)
    rows = {round(spot.box.y + made.offset) for spot in made.spots(hidden=True)}
    reached = {round(spot.box.y + made.offset) for spot in made.spots(hidden=True) if spot.key in seen}
    assert reached == rows


def test_only_what_can_be_seen_can_be_clicked() -> None:
    made = reader()
    everything, visible = made.spots(hidden=True), made.spots()
    assert len(visible) < len(everything)
    for spot in visible:
        assert spot.box.y >= WINDOW.y
        assert spot.box.y + spot.box.h <= WINDOW.y + WINDOW.h
    assert isinstance(made.thing(everything[-1].key), Thing)
    assert made.thing("something else") is None


def test_what_keys_lead_to_is_scrolled_into_sight() -> None:
    made = reader()
    last = made.spots(hidden=True)[-1].key
    assert last not in [spot.key for spot in made.spots()]
    made.reveal(last)
    assert last in [spot.key for spot in made.spots()]
    first = made.spots(hidden=True)[0].key
    made.reveal(first)
    assert first in [spot.key for spot in made.spots()]


def test_the_same_page_stays_where_it_was_another_begins_at_its_top() -> None:
    made = reader()
    made.handle(Press(Intent.PAGE_DOWN))
    share = made.offset / (made.furthest + WINDOW.h)
    made.show("page", blocks(8), WINDOW._replace(w=700), Stage((960, 540)))
    assert made.offset / (made.furthest + WINDOW.h) == pytest.approx(share, abs=0.02)
    made.show("other", blocks(8), WINDOW, Stage((1920, 1080)))
    assert made.offset == 0


def test_what_is_looked_for_is_scrolled_to() -> None:
    made = reader()
    made.show("page", (*blocks(8), Text("Here is the needle.")), WINDOW, Stage((1920, 1080)))
    made.seek(("needle",))
    assert made.offset > 0
    made.seek(("nowhere",))
    assert made.offset > 0


def test_larger_letters_make_a_longer_page() -> None:
    pygame.font.init()
    letters = Type()
    made = Reader(letters)
    made.show("page", blocks(8), WINDOW, Stage((1920, 1080)))
    usual = made.furthest
    letters.scale = 2.0
    made.show("page", blocks(8), WINDOW, Stage((1920, 1080)))
    assert made.furthest > 1.5 * usual
