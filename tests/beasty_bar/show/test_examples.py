"""The printed examples, played on the screen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.beasty_bar.handbook.entry import Example
from game.beasty_bar.handbook.examples import EXAMPLES
from game.beasty_bar.handbook.rules import RULES as CHAPTERS
from game.beasty_bar.rules.notation import spell_card
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.example import AFTER, AGAIN, BACK, BEFORE, ExampleScene, card_slot
from game.beasty_bar.show.library import Library
from game.shell.pages import Columns, Gallery, Links
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES, NOBODY, Dress
from game.shell.stage import Box
from game.shell.table.pace import INSTANT
from tests.beasty_bar.show.devices import Controller, Device, Keyboard, Mouse
from tests.beasty_bar.show.house import ART, TYPE, House
from tests.shell.test_notice import SIZES, assert_fits

ALL = list(EXAMPLES.values())


def cards() -> CardArt:
    return CardArt(ART, TYPE, str)


def opened(number: int = 0, *, speed: float = 4.0, drawn: int = 1) -> tuple[House, ExampleScene]:
    house = House(speed=speed, drawn=drawn)
    scene = ExampleScene(house.desk, cards(), ALL, number)
    house.open(scene)
    return house, scene


def spelled(view: View) -> tuple[str, str, str]:
    line, bar, pile = (" ".join(map(spell_card, each)) for each in (view.line, view.bar, view.thats_it))
    return line, bar, pile


def ends(example: Example) -> tuple[str, str, str]:
    return example.line, example.bar, example.thats_it


@pytest.mark.parametrize("number", range(len(ALL)), ids=EXAMPLES.keys())
def test_what_is_seen_ends_as_the_example_claims(number: int) -> None:
    house, scene = opened(number, drawn=12)
    house.until(lambda: not scene.moving, seconds=0.1)
    assert spelled(scene.board.view) == ends(scene.example)
    assert scene.steps
    assert {card: sprite.pose for card, sprite in scene.board.sprites.items()} == scene.board.homes()


@pytest.mark.parametrize("number", [0, 12, 33])
def test_skipping_every_step_ends_the_same(number: int) -> None:
    house, scene = opened(number, speed=1.0)
    presses = 0
    while scene.timeline.busy:
        house.key(pygame.K_SPACE)
        presses += 1
    assert 2 < presses < 60
    assert spelled(scene.board.view) == ends(scene.example)


def test_there_is_time_to_look_before_somebody_plays() -> None:
    house, scene = opened(speed=1.0)
    before = spelled(scene.board.view)
    house.frame(0.3)
    house.frame(0.3)
    assert spelled(scene.board.view) == before
    assert scene.steps == []
    house.until(lambda: bool(scene.steps), seconds=0.1)


def test_whoever_shows_nothing_on_the_way_sees_an_example_all_the_same() -> None:
    house, scene = opened(speed=INSTANT)
    house.frame(0.1)
    assert scene.timeline.busy


class Tabs(Keyboard):
    """Arrows lead to other examples, so that only Tab moves the focus."""

    def choose(self, house: House, key: object) -> None:
        self._tab(house, key, 0)
        house.key(pygame.K_RETURN)


class Shoulders(Controller):
    """The same with a controller."""

    def choose(self, house: House, key: object) -> None:
        focus = house.top.focus  # type: ignore[attr-defined]
        for _ in range(10):
            if focus.key == key:
                break
            house.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        house.button(pygame.CONTROLLER_BUTTON_A)


@pytest.mark.parametrize("device", [Mouse(), Tabs(1), Shoulders()], ids=["mouse", "keyboard", "controller"])
def test_again_next_previous_and_back_with_every_device(device: Device) -> None:
    house, scene = opened(3)
    house.until(lambda: not scene.moving, seconds=0.1)
    device.choose(house, AGAIN)
    assert scene.timeline.busy
    assert scene.steps == []
    device.choose(house, AFTER)
    assert scene.example is ALL[4]
    device.choose(house, BEFORE)
    device.choose(house, BEFORE)
    assert scene.example is ALL[2]
    house.until(lambda: not scene.moving, seconds=0.1)
    assert spelled(scene.board.view) == ends(ALL[2])
    device.choose(house, BACK)
    assert house.stack.top is None


def test_arrows_lead_on_and_round() -> None:
    house, scene = opened(0)
    house.key(pygame.K_LEFT)
    assert scene.example is ALL[-1]
    house.key(pygame.K_RIGHT)
    assert scene.example is ALL[0]
    house.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.example is ALL[1]


@pytest.mark.parametrize("back", [pygame.K_ESCAPE, None])
def test_the_way_back(back: int | None) -> None:
    house, _ = opened()
    if back is None:
        house.button(pygame.CONTROLLER_BUTTON_B)
    else:
        house.key(back)
    assert house.stack.top is None


def test_a_window_resized_in_the_middle_shows_the_rest_at_its_new_size() -> None:
    house, scene = opened(speed=1.0)
    house.until(lambda: bool(scene.steps), seconds=0.1)
    for size in ((1300, 700), (960, 600)):
        house.frame(0.1)
        house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    house.until(lambda: not scene.moving, seconds=0.1)
    assert {card: sprite.pose for card, sprite in scene.board.sprites.items()} == scene.board.homes()


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    house = House()
    for number in (0, len(ALL) - 1):
        assert_fits(lambda number=number: ExampleScene(house.desk, cards(), ALL, number), size, ART)


def dress_of(picture: Any) -> Dress:
    """What the animals of a picture wear."""
    painter = getattr(picture.func, "__self__", picture.args[0])
    assert isinstance(painter, CardArt)
    return painter.dress


def test_animals_of_the_guide_are_nobodys_and_those_of_its_examples_somebodys() -> None:
    book = Library(House().routes, cards()).handbook()
    blocks = [block for page in book.pages for block in page.blocks]
    both = [block for block in blocks if isinstance(block, Columns)]
    others = [block for columns in both for block in (*columns.left, *columns.right)]
    met = [thing for block in others if isinstance(block, Gallery) for thing in block.things]
    watched = [thing for block in blocks if isinstance(block, Links) for thing in block.things]
    assert met
    assert watched
    nobodys = [*(page.picture for page in book.pages), *(page.small for page in book.pages)]
    nobodys += [thing.picture for thing in met]
    assert {dress_of(picture) for picture in nobodys} == {(NOBODY,) * 4}
    assert {dress_of(thing.picture) for thing in watched} == {LIVERIES}


def test_every_example_can_be_opened_from_the_rules() -> None:
    house = House()
    book = Library(house.routes, cards()).handbook()
    assert len(book.chapters) == len(CHAPTERS)
    blocks = [block for chapter in book.chapters for block in chapter.blocks]
    links = [thing for block in blocks if isinstance(block, Links) for thing in block.things]
    shown = {thing.open().example.key for thing in links}  # type: ignore[attr-defined]
    assert shown == {*EXAMPLES}


def test_no_empty_frame_is_left_where_the_card_lay_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    house, scene = opened(speed=1.0)
    frames = list[Box]()
    original = Brush.panel

    def panel(brush: Brush, box: Box, *fill: Any, **how: Any) -> None:
        frames.append(box)
        original(brush, box, *fill, **how)

    monkeypatch.setattr(Brush, "panel", panel)
    slot = card_slot(scene._places["steps"])
    house.frame(0.1)
    assert slot in frames
    house.until(lambda: bool(scene.steps), seconds=0.1)
    frames.clear()
    house.until(lambda: not scene.moving, seconds=0.1)
    assert frames
    assert slot not in frames
