"""The curtain between two people."""

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.rules import Seat
from game.services.archive.persons import LONGEST
from game.shell.marked import Marked, plain
from game.shell.paint.type import SMALLEST, Type
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.scene import STAY, Pop, Push
from game.shell.show import Party
from game.shell.table.curtain import ADVICE, CLOSING_SECONDS, DEAF_SECONDS, LOOK, TAKE_BACK, Curtain
from game.shell.table.recap import Recap
from tests.letters import reading_along
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    a_brush,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    looks,
    painted,
    send,
    spot_of_colour,
)

PARTY = Party((HUMAN,) * 4, ("Ana", "Bo", "Cleo", "Dev"), None, 7, "street")


def recap(seat: int) -> Recap:
    return Recap(Seat(seat), spot_of_colour((200, 90, 40 * seat)), "hopped over two, the gate opened")


def a_curtain(seat: int = 1, recaps: int = 3, *, back: bool = False) -> Curtain:
    curtain = a_closing_curtain(seat, recaps, back=back)
    painted(curtain)
    for _ in range(2):
        curtain.advance(DEAF_SECONDS)
    return curtain


def a_closing_curtain(seat: int = 1, recaps: int = 3, *, back: bool = False) -> Curtain:
    told = [recap(number % 4) for number in range(recaps)]
    return Curtain(a_desk(), Seat(seat), PARTY, told, Blank, back=back)


@pytest.mark.parametrize("device", DEVICES)
def test_a_press_that_was_meant_for_the_turn_before_opens_nothing(device: str) -> None:
    assert choose(a_closing_curtain(), device, LOOK) == STAY


def test_a_busy_machine_opens_nothing_before_it_was_seen_either() -> None:
    curtain = a_closing_curtain()
    curtain.advance(2 * DEAF_SECONDS)
    painted(curtain)
    curtain.advance(2 * DEAF_SECONDS)  # so long that frame took
    assert choose(curtain, "keyboard", LOOK) == STAY
    curtain.advance(DEAF_SECONDS)
    assert choose(curtain, "keyboard", LOOK) == Pop("look")


@pytest.mark.parametrize("device", DEVICES)
def test_the_next_player_looks(device: str) -> None:
    assert choose(a_curtain(), device, LOOK) == Pop("look")


def test_confirming_looks_wherever_the_mouse_has_been() -> None:
    curtain = a_curtain()
    send(curtain, pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1)))
    assert send(curtain, key(pygame.K_RETURN)) == Pop("look")


def test_a_click_beside_the_button_does_not_look() -> None:
    curtain = a_curtain()
    assert send(curtain, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)) == STAY
    assert send(curtain, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)) == STAY


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_opens_the_pause(device: str) -> None:
    go = go_back(a_curtain(), device)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Blank)


def test_after_the_pause_it_stays_closed_or_hands_on_the_choice() -> None:
    curtain = a_curtain()
    assert curtain.resumed(Blank(), PauseChoice.RESUME) == STAY
    assert curtain.resumed(Blank(), PauseChoice.QUIT) == Pop(PauseChoice.QUIT)


@pytest.mark.parametrize("elapsed", [0.0, 0.05, CLOSING_SECONDS, 3.0])
def test_nothing_of_what_is_below_can_be_seen_at_any_moment(elapsed: float) -> None:
    frames = set()
    for ground in ((255, 0, 0), (0, 255, 0), (0, 0, 255)):
        curtain = a_curtain()
        curtain.advance(elapsed)
        frames.add(looks(painted(curtain, ground=ground)))
    assert len(frames) == 1
    assert curtain.covers


def test_it_closes_quickly_and_then_rests() -> None:
    curtain = a_closing_curtain()
    curtain.advance(CLOSING_SECONDS / 2)
    assert curtain.moving
    curtain.advance(CLOSING_SECONDS / 2 + 0.001)
    assert not curtain.moving
    curtain.changed = False
    curtain.advance(1.0)
    assert not curtain.changed


def test_every_seat_has_its_own_curtain() -> None:
    assert len({looks(painted(a_curtain(seat))) for seat in range(4)}) == 4


def test_only_the_latest_turns_are_told() -> None:
    many = [recap(3), recap(0), recap(1), recap(2)]
    few = Curtain(a_desk(), Seat(1), PARTY, many[1:], Blank)
    assert looks(painted(Curtain(a_desk(), Seat(1), PARTY, many, Blank))) == looks(painted(few))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("recaps", [0, 1, 3])
@pytest.mark.parametrize("back", [False, True])
def test_it_fits_into_every_window(size: tuple[int, int], recaps: int, back: bool) -> None:
    assert_fits(lambda: a_curtain(0, recaps, back=back), size)


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_played_before_may_take_that_back_if_the_table_says_so(device: str) -> None:
    assert choose(a_curtain(back=True), device, TAKE_BACK) == Pop(TAKE_BACK)
    assert choose(a_curtain(back=True), device, LOOK) == Pop(LOOK)
    assert TAKE_BACK not in {spot.key for spot in a_curtain().spots()}


def test_the_key_that_takes_back_does_so_only_where_that_is_offered() -> None:
    assert send(a_curtain(back=True), key(pygame.K_u)) == Pop(TAKE_BACK)
    assert send(a_curtain(), key(pygame.K_u)) == STAY
    assert send(a_closing_curtain(back=True), key(pygame.K_u)) == STAY


def a_long_story(seat: int) -> Recap:
    """As much as a turn of Beasty Bar ever has to tell, of people with names as long as they can be."""
    words = Marked(["M" + "a" * (LONGEST - 1)] * 4)
    animals = [words.piece("porcupine", Seat(number % 4), "") for number in range(7)]
    told = (
        "{} shows {} and acts as that animal. {} passes {}, {}, {} and {}. {} and {} get in, {} is "
        "thrown out."
    )
    return Recap(Seat(seat), spot_of_colour((90, 90, 90)), told.format(*animals, *animals[:3]))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_a_whole_turn_is_told_however_much_happened(size: tuple[int, int], text: int) -> None:
    letters = Type()
    letters.scale = text / 100
    curtain = Curtain(a_desk(text=text), Seat(1), PARTY, [a_long_story(number) for number in range(3)], Blank)
    brush = a_brush(size, letters)
    curtain.resized(brush.stage)
    large = curtain._fitting(brush)
    for number in range(3):
        assert curtain._high(brush, number, large) <= curtain._words(number).h
        assert curtain._lines(brush, number, large)[1] >= SMALLEST
    assert large >= 0.75


@pytest.mark.parametrize("size", SIZES)
def test_larger_letters_make_nothing_smaller_of_what_is_told(size: tuple[int, int]) -> None:
    told = []
    for text in (100, 150, 200):
        letters = Type()
        letters.scale = text / 100
        curtain = Curtain(a_desk(text=text), Seat(1), PARTY, [a_long_story(0), a_long_story(1)], Blank)
        brush = a_brush(size, letters)
        curtain.resized(brush.stage)
        told.append(curtain._fitting(brush))
    assert told == sorted(told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_first_one_says_in_whole_sentences_of_that_size_who_looks_away(
    size: tuple[int, int], text: int
) -> None:
    letters = Type()
    letters.scale = text / 100
    curtain = Curtain(a_desk(text=text), Seat(1), PARTY, [], Blank)
    brush = a_brush(size, letters)
    curtain.resized(brush.stage)
    with reading_along() as reader:
        curtain.draw(brush)
    read = {words.text: pixels for words, pixels in reader.sizes.items()}
    assert reader.spilled == reader.cut.keys() == set()
    for sentence in ("Everyone else, please look away.", "Your hand stays hidden."):
        assert read[sentence] == round(brush.pixels_of(ADVICE))


def test_what_is_told_is_told_without_marks_to_whoever_asks_for_its_name() -> None:
    curtain = Curtain(a_desk(), Seat(1), PARTY, [a_long_story(0)], Blank)
    (spot,) = [spot for spot in curtain.spots() if spot.key == 0]
    assert spot.text == plain(a_long_story(0).text)
    assert spot.text.endswith("is thrown out.")
