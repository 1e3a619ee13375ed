"""The game stands still."""

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.core.chances import NUMBERS, OFF, WORDS
from game.services.proof import Proof
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menu.pause import RESTARTED, Pause, PauseChoice
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Pop, Push
from game.shell.scenes.settings.pages import CHANCES
from game.shell.scenes.stack import Stack
from game.shell.stage import Box, Stage
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    looks,
    painted,
    send,
    written,
)

PROOF = Proof(RULES, Setup(2), 7, "0" * 64)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("choice", [way for way in PauseChoice if way is not PauseChoice.RESTART])
def test_every_way_on_can_be_chosen_with_every_device(device: str, choice: PauseChoice) -> None:
    assert choose(Pause(a_desk(), PROOF), device, choice) == Pop(choice)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_resumes(device: str) -> None:
    assert go_back(Pause(a_desk(), PROOF), device) == Pop(PauseChoice.RESUME)


def test_confirming_at_once_resumes() -> None:
    assert send(Pause(a_desk(), PROOF), key(pygame.K_RETURN)) == Pop(PauseChoice.RESUME)


def test_the_focus_goes_through_the_ways_in_reading_order() -> None:
    pause = Pause(a_desk(), PROOF)
    keys = []
    for _ in PauseChoice:
        keys.append(pause.focus.key)
        send(pause, key(pygame.K_DOWN))
    assert keys == list(PauseChoice)


@pytest.mark.parametrize("device", DEVICES)
def test_the_loudspeaker_is_silenced_without_leaving(device: str) -> None:
    desk = a_desk()
    assert choose(Pause(desk, PROOF), device, "sound") == STAY
    assert desk.settings.muted
    assert desk.audio.muted
    assert send(Pause(desk, PROOF), key(pygame.K_m)) == STAY
    assert not desk.settings.muted


@pytest.mark.parametrize("device", DEVICES)
def test_how_chances_are_told_is_chosen_without_leaving(device: str) -> None:
    desk = a_desk()
    pause = Pause(desk, PROOF)
    told = []
    for _ in range(4):
        told.append(desk.settings.chances)
        assert choose(pause, device, "chances") == STAY
        assert pause.changed
    assert told == [WORDS, NUMBERS, OFF, WORDS]
    assert desk.saved  # type: ignore[attr-defined]


def test_the_arrows_choose_how_chances_are_told_in_both_directions() -> None:
    desk = a_desk()
    pause = Pause(desk, PROOF)
    pause.focus.key = "chances"
    told = []
    for step in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT):
        assert send(pause, key(step)) == STAY
        told.append(desk.settings.chances)
    assert told == [OFF, NUMBERS, OFF]
    assert pause.focus.key == "chances"


def test_a_click_on_the_left_arrow_goes_back() -> None:
    desk = a_desk()
    pause = Pause(desk, PROOF)
    box = next(spot.box for spot in pause.spots() if spot.key == "chances")
    at = pause.stage.pixels(Box(box.x + box.w / 2 + 12, box.centre[1], 1, 1)).topleft
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        send(pause, pygame.event.Event(kind, pos=at, button=1))
    assert desk.settings.chances == OFF


def test_how_chances_are_told_can_be_read() -> None:
    desk = a_desk()
    for manner, told in CHANCES.items():
        desk.settings.chances = manner
        assert {"Win chances", told} <= {*written(Pause(desk, PROOF))}


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_opened_it_hears_what_was_chosen(device: str) -> None:
    below, stack, pause = opened()
    stack.go(choose(pause, device, PauseChoice.TITLE))
    assert stack.top is below
    assert below.result is PauseChoice.TITLE


@pytest.mark.parametrize("device", DEVICES)
def test_starting_again_is_asked_for_first_and_says_where_the_old_game_is(device: str) -> None:
    below, stack, pause = opened()
    stack.go(choose(pause, device, PauseChoice.RESTART))
    assert isinstance(stack.top, Notice)
    assert "Saved games" in " ".join(written(stack.top))
    stack.go(choose(stack.top, device, RESTARTED))
    assert stack.top is below
    assert below.result is PauseChoice.RESTART


@pytest.mark.parametrize("answer", [key(pygame.K_RETURN), key(pygame.K_ESCAPE)])
def test_whoever_only_presses_on_does_not_start_again(answer: pygame.event.Event) -> None:
    below, stack, pause = opened()
    stack.go(choose(pause, "keyboard", PauseChoice.RESTART))
    stack.go(send(stack.top, answer))
    assert stack.top is pause
    assert below.result == "nothing yet"


def opened() -> tuple[Blank, Stack, Pause]:
    """A pause over something else."""
    below, pause = Blank(), Pause(a_desk(), PROOF)
    stack = Stack(below, Stage((960, 600)))
    stack.go(Push(pause))
    return below, stack, pause


def test_the_table_shines_through_unless_a_hand_is_to_be_hidden() -> None:
    frames = {
        hide: [
            looks(painted(Pause(a_desk(), PROOF, hide=hide), ground=ground))
            for ground in ((0, 200, 0), (200, 0, 0))
        ]
        for hide in (False, True)
    }
    assert frames[False][0] != frames[False][1]
    assert frames[True][0] == frames[True][1]
    assert Pause(a_desk(), PROOF, hide=True).covers
    assert not Pause(a_desk(), PROOF).covers


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(lambda: Pause(a_desk(), PROOF), size)


@pytest.mark.parametrize("device", DEVICES)
def test_the_hash_of_the_shuffle_is_behind_fair_play(device: str) -> None:
    go = choose(Pause(a_desk(), PROOF), device, "fair")
    assert isinstance(go, Push)
    assert isinstance(go.scene, FairPlay)
    assert " ".join(["0000"] * 8) in written(go.scene)
