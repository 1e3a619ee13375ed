"""Opening the table drops no frames: what it needs is made one after the other, or read before."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.animals import LION, ZEBRA, card_of
from game.beasty_bar.rules.events import Dealt
from game.beasty_bar.show.show import BeastyBarShow
from game.core.rules import Seat
from game.shell import level_file
from game.shell.layout import BadLayout
from game.shell.paint.art import Art
from game.shell.stage import Stage
from game.shell.table.scene import Table
from game.shell.window import Window
from tests.beasty_bar.show.house import LEVELS, TYPE, House
from tests.kept import PICTURES

MOST_SCALED = 3
"""Of one picture: a large one is halved first."""


class Counted:
    """A function, and how often it was called since somebody asked."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function, self._calls = function, 0

    def __call__(self, *arguments: Any) -> Any:
        self._calls += 1
        return self._function(*arguments)

    def calls(self) -> int:
        calls, self._calls = self._calls, 0
        return calls


def a_house_without_pictures() -> House:
    """Nobody has played in it yet."""
    house = House(speed=1.0)
    house.show = BeastyBarShow(Art(PICTURES), TYPE, [LEVELS])
    house.window = Window(house.window.stage.size, house.show._art, TYPE, title="Beasty Bar", icon="none")
    return house


def shown(house: House) -> bytes:
    return pygame.image.tobytes(house.window.surface, "RGB")


def test_no_frame_reads_or_scales_more_than_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    house = a_house_without_pictures()
    house.sit_down(("human", "random"))
    read, scaled = Counted(pygame.image.load), Counted(pygame.transform.smoothscale)
    monkeypatch.setattr(pygame.image, "load", read)
    monkeypatch.setattr(pygame.transform, "smoothscale", scaled)
    frames = 0
    house.window.show(house.stack, -inf)
    while house.stack.waiting:
        house.window.show(house.stack, -inf)
        assert read.calls() <= 1
        assert scaled.calls() <= MOST_SCALED
        frames += 1
    assert frames > 20
    bit_by_bit = shown(house)
    house.stack.redraw()
    house.stack.resize(Stage(house.window.stage.size))
    house.window.show(house.stack)
    assert shown(house) == bit_by_bit


def test_whoever_looks_at_the_menu_for_a_moment_finds_everything_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = a_house_without_pictures()
    level_file._picture.cache_clear()
    house.show.get_ready(2, "night_street")
    house.show.close()

    def torn(*_: object) -> None:
        raise pygame.error("it takes too long")

    monkeypatch.setattr(pygame.image, "load", torn)
    house.play()
    house.stack.advance(0.1)
    assert isinstance(house.top, Table)


def test_what_could_not_be_read_is_complained_about_when_it_is_wanted(tmp_path: Path) -> None:
    house = a_house_without_pictures()
    house.show = BeastyBarShow(house.show._art, TYPE, [tmp_path])
    (tmp_path / "cellar_2.tmx").write_text("<map", encoding="utf-8")
    house.show.get_ready(2, "cellar")
    house.show.close()
    with pytest.raises(BadLayout):
        house.play()


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_first_card_is_dealt_all_is_there_that_cards_have_in_common(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = a_house_without_pictures()
    house.sit_down(("human", "random"))
    art, painter = house.show._art, house.table.tabletop._painter  # type: ignore[attr-defined]
    for _ in range(4):
        art._expected.popleft()()
    read, (lion, zebra) = Counted(pygame.image.load), (card_of(Seat(seat), each) for each in (LION, ZEBRA))
    monkeypatch.setattr(pygame.image, "load", read)
    for card, width in ((lion, painter._hand), (zebra, painter._full)):
        painter._cards.face(card, width)
        own = {"backdrop", "animal", "pictogram", "what it always does"}
        assert read.calls() <= len(own)


def test_a_hand_that_is_dealt_is_made_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    house = a_house_without_pictures()
    house.sit_down(("human", "random"))
    art, tabletop = house.show._art, house.table.tabletop
    dealt = next(event for event in house.table.match.opening.events if isinstance(event, Dealt))
    tabletop.stage(dealt, lambda event: None)
    for _ in range(dealt.hand_size):
        art._expected.popleft()()
    read, painter = Counted(pygame.image.load), tabletop._painter  # type: ignore[attr-defined]
    monkeypatch.setattr(pygame.image, "load", read)
    for card in dealt.hand or ():
        painter._cards.face(card, painter._hand)
    assert read.calls() == 0
