"""The game stands still."""

import pygame
import pytest

from game.shell.scenes.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Pop, Push
from game.shell.scenes.stack import Stack
from game.shell.stage import Stage
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
)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("choice", list(PauseChoice))
def test_every_way_on_can_be_chosen_with_every_device(device: str, choice: PauseChoice) -> None:
    assert choose(Pause(a_desk()), device, choice) == Pop(choice)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_resumes(device: str) -> None:
    assert go_back(Pause(a_desk()), device) == Pop(PauseChoice.RESUME)


def test_confirming_at_once_resumes() -> None:
    assert send(Pause(a_desk()), key(pygame.K_RETURN)) == Pop(PauseChoice.RESUME)


def test_the_focus_goes_through_the_ways_in_reading_order() -> None:
    pause = Pause(a_desk())
    keys = []
    for _ in PauseChoice:
        keys.append(pause.focus.key)
        send(pause, key(pygame.K_DOWN))
    assert keys == list(PauseChoice)


@pytest.mark.parametrize("device", DEVICES)
def test_the_loudspeaker_is_silenced_without_leaving(device: str) -> None:
    desk = a_desk()
    assert choose(Pause(desk), device, "sound") == STAY
    assert desk.settings.muted
    assert desk.audio.muted
    assert send(Pause(desk), key(pygame.K_m)) == STAY
    assert not desk.settings.muted


def test_whoever_opened_it_hears_what_was_chosen() -> None:
    below = Blank()
    stack = Stack(below, Stage((960, 600)))
    pause = Pause(a_desk())
    stack.go(Push(pause))
    stack.go(choose(pause, "keyboard", PauseChoice.RESTART))
    assert stack.top is below
    assert below.result is PauseChoice.RESTART


def test_the_table_shines_through_unless_a_hand_is_to_be_hidden() -> None:
    frames = {
        hide: [
            looks(painted(Pause(a_desk(), hide=hide), ground=ground)) for ground in ((0, 200, 0), (200, 0, 0))
        ]
        for hide in (False, True)
    }
    assert frames[False][0] != frames[False][1]
    assert frames[True][0] == frames[True][1]
    assert Pause(a_desk(), hide=True).covers
    assert not Pause(a_desk()).covers


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(lambda: Pause(a_desk()), size)
