"""The window may have any size, and everything follows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2.video import Window as SdlWindow

from game.shell import window as window_module
from game.shell.early import SMALLEST
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import STAY, Go, Leave, Scene
from game.shell.scenes.stack import Stack
from game.shell.signals import FocusLost, Intent, PointerMoved, Press, Signal
from game.shell.stage import Stage
from game.shell.window import Window

RED = (200, 10, 20)

_KEPT: list[SdlWindow] = []
"""pygame's events point at these for ever, and do not keep them alive."""


class Toy(Scene):
    """A red page that remembers what happens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Signal] = []
        self.lived: list[float] = []
        self.frames = 0
        self.is_moving = False

    @property
    def moving(self) -> bool:
        return self.is_moving

    def handle(self, signal: Signal) -> Go:
        self.heard.append(signal)
        return Leave() if signal == Press(Intent.BACK) else STAY

    def advance(self, seconds: float) -> Go:
        self.lived.append(seconds)
        return STAY

    def draw(self, brush: Brush) -> None:
        self.frames += 1
        brush.surface.fill(RED)


@pytest.fixture
def house() -> Iterator[tuple[Window, Stack, Toy]]:
    pygame.display.init()
    pygame.font.init()
    window = a_window((960, 600))
    toy = Toy()
    yield window, Stack(toy, window.stage), toy
    pygame.event.get()


def a_window(size: tuple[int, int], *, full_screen: bool = False) -> Window:
    return Window(size, Art([Path()]), Type(), title="Toy", icon="none", full_screen=full_screen)


House = tuple[Window, Stack, Toy]


def resized(window: Window, stack: Stack, *sizes: tuple[int, int]) -> None:
    """As the system does it: the window has its new size when we hear of it."""
    _KEPT.append(SdlWindow.from_display_module())
    _KEPT[-1].size = sizes[-1]
    window.take(
        [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]) for size in sizes], stack
    )


def filled(window: Window) -> bool:
    """Every corner is red."""
    w, h = window.surface.get_size()
    corners = [(0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)]
    return all(window.surface.get_at(corner) == (*RED, 255) for corner in corners)


def test_a_window_is_never_made_smaller_than_the_smallest() -> None:
    pygame.display.init()
    assert a_window((10, 10)).stage.size == SMALLEST
    assert a_window((2000, 10)).stage.size == (2000, SMALLEST[1])


@pytest.mark.parametrize("size", [(1300, 800), (961, 600), (960, 1400), (3840, 2160)])
def test_everything_follows_when_the_window_is_made_larger(house: House, size: tuple[int, int]) -> None:
    window, stack, toy = house
    resized(window, stack, size)
    assert window.stage.size == toy.stage.size == window.surface.get_size() == size
    assert window.brush.stage == window.stage
    assert window.brush.surface is window.surface
    assert window.windowed_size == size
    window.show(stack)
    assert filled(window)


@pytest.mark.parametrize("size", [(500, 400), (960, 10), (1, 1)])
def test_a_window_made_too_small_grows_back(house: House, size: tuple[int, int]) -> None:
    window, stack, toy = house
    resized(window, stack, (1300, 800))
    resized(window, stack, size)
    assert pygame.display.get_window_size() == window.surface.get_size() == SMALLEST
    assert window.stage.size == toy.stage.size == SMALLEST
    resized(window, stack, size)
    assert pygame.display.get_window_size() == window.surface.get_size() == SMALLEST


def test_while_an_edge_is_dragged_only_the_last_size_counts(house: House) -> None:
    window, stack, toy = house
    seen: list[tuple[int, int]] = []
    toy.resized = lambda stage: seen.append(stage.size)  # type: ignore[method-assign]
    resized(window, stack, (970, 610), (1000, 640), (1100, 700))
    assert seen == [(1100, 700)]
    assert pygame.display.get_window_size() == (1100, 700)


def test_a_size_that_stays_the_same_changes_nothing(house: House) -> None:
    window, stack, toy = house
    window.show(stack)
    frames, stage = toy.frames, window.stage
    resized(window, stack, (960, 600))
    window.show(stack)
    assert toy.frames == frames
    assert window.stage is stage


def test_the_mouse_points_at_the_same_thing_at_every_size(house: House) -> None:
    window, stack, toy = house
    for size in ((960, 600), (1920, 1200)):
        resized(window, stack, size)
        at = (size[0] // 2, size[1] // 2)
        window.take([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], stack)
    one, other = toy.heard
    assert one == other == PointerMoved((960.0, 600.0))


def press(*codes: int, mod: int = 0) -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="") for code in codes]


@pytest.mark.parametrize("keys", [press(pygame.K_F11), press(pygame.K_RETURN, mod=pygame.KMOD_LALT)])
def test_full_screen_and_back_to_the_size_from_before(house: House, keys: list[pygame.event.Event]) -> None:
    window, stack, toy = house
    resized(window, stack, (1100, 700))
    window.take(keys, stack)
    assert window.full_screen
    assert window.stage.size == toy.stage.size == window.surface.get_size()
    window.show(stack)
    assert filled(window)
    window.take(keys, stack)
    assert not window.full_screen
    assert window.stage.size == toy.stage.size == (1100, 700)
    assert toy.heard == []


def test_in_full_screen_the_size_to_come_back_to_is_kept(house: House) -> None:
    window, stack, _ = house
    window.take(press(pygame.K_F11), stack)
    window.take([pygame.event.Event(pygame.VIDEORESIZE, size=(800, 800), w=800, h=800)], stack)
    assert window.windowed_size == (960, 600)


def test_a_window_may_open_in_full_screen() -> None:
    pygame.display.init()
    window = a_window((1000, 700), full_screen=True)
    window.toggle_full_screen()
    assert window.stage.size == (1000, 700)


def test_what_was_wiped_over_is_painted_again_and_is_no_new_size(house: House) -> None:
    window, stack, toy = house
    window.show(stack)
    seen: list[Stage] = []
    toy.resized = lambda stage: seen.append(stage)  # type: ignore[method-assign]
    window.surface.fill((0, 0, 0))
    window.take([pygame.event.Event(pygame.WINDOWEXPOSED)], stack)
    window.show(stack)
    assert filled(window)
    assert seen == []


def test_signals_reach_the_scene_in_charge(house: House) -> None:
    window, stack, toy = house
    window.take([*press(pygame.K_UP), pygame.event.Event(pygame.WINDOWFOCUSLOST)], stack)
    assert toy.heard == [Press(Intent.UP), FocusLost()]


def test_closing_the_window_ends_the_loop(house: House) -> None:
    window, stack, toy = house
    pygame.event.get()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    begun: list[int] = []
    window.run(stack, lambda: begun.append(toy.frames), lambda seconds: False)
    assert window.closed
    assert begun == [1]
    assert stack.top is toy


def test_the_loop_ends_when_the_last_scene_closes(house: House) -> None:
    window, stack, _ = house
    pygame.event.get()
    for event in press(pygame.K_ESCAPE):
        pygame.event.post(event)
    window.run(stack, lambda: None, lambda seconds: False)
    assert stack.top is None
    assert not window.closed


def test_after_a_stall_time_goes_on_where_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window, stack, toy = house
    hours = iter(range(0, 36_000, 3_600))
    monkeypatch.setattr(window_module, "perf_counter", lambda: float(next(hours)))
    pygame.event.get()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.run(stack, lambda: None, lambda seconds: False)
    assert toy.lived == [window_module.LONGEST_STEP]


def test_where_nothing_moves_hardly_a_frame_is_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window, stack, toy = house
    monkeypatch.setattr(window_module, "IDLE_MILLISECONDS", 1)
    pygame.event.get()
    rounds = 0

    def living(seconds: float) -> Go:
        nonlocal rounds
        rounds += 1
        return Leave() if rounds == 20 else STAY

    toy.advance = living  # type: ignore[method-assign]
    window.run(stack, lambda: None, lambda seconds: False)
    assert rounds == 20
    assert toy.frames == 1
