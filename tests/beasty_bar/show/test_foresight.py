"""What is shown of a choice before it is made, and that it then comes true."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from game.beasty_bar.advice.preview_words import plain
from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.animals import BY_NAME
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.show.forecast import Forecast
from game.beasty_bar.show.tabletop import Tabletop
from game.services.settings import ALWAYS, HELD, OFF
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import ROOT, House
from tests.beasty_bar.show.salon import Salon

LINE = ">0: parrot seal giraffe lion | 1: kangaroo monkey || zebra/0 snake/0 hippo/1"


def asked(text: str = LINE, preview: str = ALWAYS) -> House:
    house = Salon.at(text)
    house.settings.preview = preview
    return house


def foretold(house: House) -> Forecast | None:
    """What stands above the line now."""
    tabletop = house.table.tabletop
    assert isinstance(tabletop, Tabletop)
    return tabletop._ghosts.shown


def point_at(house: House, key: Hashable) -> None:
    house.move(house.pixel(house.spot(key)))
    for _ in range(20):
        house.frame(0.05)


def hold(name: str) -> Hold:
    return Hold(BY_NAME[name])


def alt_enter(house: House) -> None:
    house.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_LALT, unicode="", scancode=0)
    house.key(pygame.K_RETURN, pygame.KMOD_LALT)


def test_pointing_at_a_card_tells_what_would_come_of_it() -> None:
    house = asked()
    point_at(house, hold("lion"))
    seen = foretold(house)
    assert seen is not None
    assert seen.outcome is not None
    assert plain(seen.sentence) == "No animal gets in or is thrown out, and your lion waits in place 1."
    before = house.picture
    point_at(house, hold("seal"))
    assert house.picture != before


def test_while_an_answer_is_foretold_the_question_stands_below_the_line() -> None:
    house = Salon.at(LINE)
    house.settings.preview = ALWAYS
    house.click(hold("parrot"))
    point_at(house, Target(1))
    assert foretold(house) is not None
    assert house.below.caption == "Parrot: Choose the animal to throw out."


def test_with_a_card_that_asks_it_tells_of_every_answer() -> None:
    house = asked()
    point_at(house, hold("parrot"))
    seen = foretold(house)
    assert seen is not None
    assert seen.outcome is None
    assert [branch.place for branch in seen.branches] == [0, 1, 2]
    house.click(hold("parrot"))
    point_at(house, Target(2))
    chosen = foretold(house)
    assert chosen is not None
    assert plain(chosen.sentence) == "No animal gets in yet, and Bo's hippo is thrown out."


def test_it_goes_when_nothing_is_pointed_at_any_more() -> None:
    house = asked()
    point_at(house, hold("lion"))
    house.move((2, 300))
    for _ in range(20):
        house.frame(0.05)
    assert foretold(house) is None


def test_the_keyboard_need_not_dwell() -> None:
    house = asked()
    house.key(pygame.K_1)
    house.frame(0.01)
    assert foretold(house) is not None


def test_whoever_does_not_want_it_does_not_see_it() -> None:
    house = asked(preview=OFF)
    point_at(house, hold("lion"))
    assert foretold(house) is None


@pytest.mark.parametrize(("preview", "played"), [(HELD, True), (ALWAYS, False), (OFF, False)])
def test_alt_and_enter_play_the_card_that_alt_looks_ahead_of_and_else_fill_the_screen(
    monkeypatch: pytest.MonkeyPatch, preview: str, played: bool
) -> None:
    house, toggled = asked(preview=preview), []
    monkeypatch.setattr(house.window, "toggle_full_screen", lambda: toggled.append(True))
    point_at(house, hold("lion"))
    alt_enter(house)
    assert bool(house.table.match.actions) is played
    assert bool(toggled) is not played


def test_where_nothing_is_to_be_chosen_alt_looks_at_nothing_and_alt_and_enter_fill_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house, toggled = asked(preview=HELD), []
    monkeypatch.setattr(house.window, "toggle_full_screen", lambda: toggled.append(True))
    house.click(hold("lion"))
    alt_enter(house)
    assert toggled


def test_it_can_be_shown_only_while_a_key_is_held() -> None:
    house = asked(preview=HELD)
    point_at(house, hold("lion"))
    assert foretold(house) is None
    house.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    for _ in range(20):
        house.frame(0.05)
    assert foretold(house) is not None
    house.post(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    for _ in range(20):
        house.frame(0.05)
    assert foretold(house) is None


def test_another_language_is_heard_there_at_once() -> None:
    house = asked()
    translations = house.desk.translations
    translations._folders = [ROOT / "assets" / "beasty_bar"]
    point_at(house, hold("lion"))
    translations.speak("de")
    house.window.make_anew()
    house.frame(0.05)
    point_at(house, hold("lion"))
    seen = foretold(house)
    assert seen is not None
    assert "dein Löwe" in plain(seen.sentence)


class Doubter(Mouse):
    """Looks at what is foretold before every click, and compares it with what comes."""

    def __init__(self) -> None:
        self.believed = 0

    def choose(self, house: House, key: Hashable) -> None:
        match = house.table.match
        before, decided = match.state, len(match.actions)
        point_at(house, key)
        seen = foretold(house)
        super().choose(house, key)
        if seen is None or seen.outcome is None or len(match.actions) == decided:
            return
        after = match.rules.advance(before, match.actions[decided])
        if not after.stacking:
            self.believed += 1
            assert list(seen.outcome.after) == after.line
            assert [*before.bar, *seen.outcome.entrants] == after.bar
            assert {*seen.outcome.out} <= {*after.thats_it, *after.line}


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 2), (Mode.NEW, 2), (Mode.MIXED, 3)])
def test_what_is_shown_comes_true_in_whole_games(mode: Mode, seats: int) -> None:
    house, doubter = House(drawn=7), Doubter()
    house.sit_down(("human", *["random"] * (seats - 1)), mode, seed=5)
    Person(house, doubter, seed=seats).play_to_the_end()
    assert doubter.believed >= 8
