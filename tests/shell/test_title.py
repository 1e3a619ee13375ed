"""The first screen."""

from typing import Any

import pygame
import pytest

from game.core.module import HUMAN
from game.shell.scenes.new_game import NewGame
from game.shell.scenes.scene import STAY, Leave, Push
from game.shell.scenes.title import PLAY, QUIT, SETTINGS, SOUND, TOGETHER, WATCH, Title
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    ToyShow,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    pad,
    send,
)


def a_title(**settings: Any) -> Title:
    return Title(a_desk(**settings), ToyShow())


def seats(go: object) -> list[str]:
    """Who is invited to the game about to be set up."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, NewGame)
    return [who for who in go.scene.plan.seats if who]


@pytest.mark.parametrize("device", DEVICES)
def test_play_goes_on_with_those_who_played_last(device: str) -> None:
    assert seats(choose(a_title(seats=["boss", HUMAN, "cub"]), device, PLAY)) == ["boss", HUMAN, "cub"]


def test_play_on_the_first_day_seats_one_person_and_a_computer() -> None:
    assert seats(choose(a_title(), "mouse", PLAY)) == [HUMAN, "mate"]


def test_play_after_watching_seats_a_person_again() -> None:
    assert HUMAN in seats(choose(a_title(seats=["cub", "cub"]), "mouse", PLAY))


@pytest.mark.parametrize("device", DEVICES)
def test_pass_and_play_is_for_two_people(device: str) -> None:
    assert seats(choose(a_title(seats=["boss", HUMAN]), device, TOGETHER)) == [HUMAN, HUMAN]


@pytest.mark.parametrize("device", DEVICES)
def test_only_computers_are_watched(device: str) -> None:
    assert HUMAN not in seats(choose(a_title(), device, WATCH))


@pytest.mark.parametrize("device", DEVICES)
def test_quit_leaves(device: str) -> None:
    assert choose(a_title(), device, QUIT) == Leave()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leaves(device: str) -> None:
    assert go_back(a_title(), device) == Leave()


def test_enter_plays_at_once() -> None:
    assert seats(send(a_title(), key(pygame.K_RETURN))) == [HUMAN, "mate"]
    assert seats(send(a_title(), pad(pygame.CONTROLLER_BUTTON_A))) == [HUMAN, "mate"]


@pytest.mark.parametrize("device", DEVICES)
def test_the_sound_is_switched_and_kept(device: str) -> None:
    title = a_title()
    assert choose(title, device, SOUND) == STAY
    assert title._desk.settings.muted
    assert title._desk.audio.muted
    assert title._desk.saved  # type: ignore[attr-defined]
    assert send(title, key(pygame.K_m)) == STAY
    assert not title._desk.settings.muted


def test_the_menu_is_walked_in_reading_order() -> None:
    title = a_title()
    menu = [spot.key for spot in title.spots() if spot.key != SOUND]
    assert (menu[:3], menu[-2:]) == ([PLAY, TOGETHER, WATCH], [SETTINGS, QUIT])
    keys = []
    for _ in menu:
        keys.append(title.focus.key)
        send(title, key(pygame.K_DOWN))
    assert keys == menu


def test_pointing_is_heard_and_seen_only_where_it_changes_something() -> None:
    title = a_title()
    title.changed = False
    at = title.stage.pixels(title.spots()[1].box).center
    send(title, pygame.event.Event(pygame.MOUSEMOTION, pos=at))
    assert title.changed
    title.changed = False
    send(title, pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 1, at[1])))
    assert not title.changed
    assert title._desk.audio.cues == ["hover"]  # type: ignore[attr-defined]


def test_the_guests_arrive_within_half_a_second_and_then_nothing_moves() -> None:
    title = a_title()
    assert title.moving
    title.advance(0.5)
    title.changed = False
    title.advance(0.5)
    assert not title.moving
    assert not title.changed


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(a_title, size)
