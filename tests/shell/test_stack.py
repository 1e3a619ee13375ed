"""Scenes on top of each other."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import STAY, Go, Help, Leave, Pop, Push, Scene, Stay, Swap
from game.shell.scenes.stack import IDLE_SECONDS, Stack
from game.shell.signals import FocusLost, Idle, Intent, Press, Signal
from game.shell.stage import Stage

SIZE = (320, 200)
A_SIGNAL = Press(Intent.CONFIRM)


class Toy(Scene):
    """Does what it is told, and remembers what happens to it."""

    unfinished = False

    def __init__(self, name: str, *, covers: bool = True, moving: bool = False) -> None:
        super().__init__()
        self.name, self.covers, self.is_moving = name, covers, moving
        self.next: Go = STAY
        self.when_resumed: Go = STAY
        self.told: list[object] = []

    def __repr__(self) -> str:
        return self.name

    @property
    def moving(self) -> bool:
        return self.is_moving

    def resized(self, stage: Stage) -> None:
        super().resized(stage)
        self.told.append(stage.size)

    def handle(self, signal: Signal) -> Go:
        self.told.append(signal)
        return self.next

    def advance(self, seconds: float) -> Go:
        self.told.append(seconds)
        return self.next

    def resumed(self, closed: Scene, result: object) -> Go:
        self.told.append((closed, result))
        return self.when_resumed

    def draw(self, brush: Brush) -> None:
        self.told.append("drawn")


def opened(*scenes: Toy) -> Stack:
    stack = Stack(scenes[0], Stage(SIZE))
    for scene in scenes[1:]:
        stack.go(Push(scene))
    for scene in scenes:
        scene.told.clear()
    return stack


@pytest.fixture
def brush() -> Brush:
    return Brush(pygame.Surface(SIZE), Stage(SIZE), Art([]), Type())


def drawn(stack: Stack, brush: Brush, *scenes: Toy) -> list[Toy]:
    """Who painted on a frame, out of some."""
    for scene in scenes:
        scene.told.clear()
    stack.repaint(brush)
    return [scene for scene in scenes if "drawn" in scene.told]


def test_the_first_scene_is_in_charge_and_knows_the_size() -> None:
    scene = Toy("title")
    stack = Stack(scene, Stage(SIZE))
    assert stack.top is scene
    assert scene.told == [SIZE]


def test_only_the_topmost_scene_hears_and_lives() -> None:
    below, above = Toy("table"), Toy("pause")
    stack = opened(below, above)
    stack.handle(A_SIGNAL)
    stack.advance(0.5)
    assert above.told == [A_SIGNAL, 0.5]
    assert below.told == []


def test_whoever_stays_stays() -> None:
    scene = Toy("title")
    stack = opened(scene)
    scene.next = Stay()
    stack.handle(A_SIGNAL)
    assert stack.top is scene


@pytest.mark.parametrize("happens", [lambda stack: stack.advance(0.1), lambda stack: stack.handle(A_SIGNAL)])
def test_a_scene_opened_from_another_is_in_charge_until_it_closes_with_a_result(
    happens: Callable[[Stack], None],
) -> None:
    below, above = Toy("table"), Toy("pause")
    stack = opened(below)
    below.next = Push(above)
    happens(stack)
    assert stack.top is above
    assert above.told == [SIZE]
    above.next = Pop("quit")
    happens(stack)
    assert stack.top is below
    assert below.told[-1] == (above, "quit")


def test_a_scene_may_close_as_soon_as_the_one_above_it_has() -> None:
    first, second, third = Toy("title"), Toy("curtain"), Toy("pause")
    stack = opened(first, second, third)
    second.when_resumed = Pop("handed on")
    stack.go(Pop("quit"))
    assert stack.top is first
    assert first.told == [(second, "handed on")]


def test_a_scene_may_open_another_as_soon_as_one_has_closed() -> None:
    first, second, third = Toy("table"), Toy("curtain"), Toy("notice")
    stack = opened(first, second)
    first.when_resumed = Push(third)
    stack.go(Pop())
    assert stack.top is third


def test_a_swap_puts_a_scene_in_place_of_the_topmost() -> None:
    first, second, third = Toy("title"), Toy("new game"), Toy("table")
    stack = opened(first, second)
    stack.go(Swap(third))
    assert stack.top is third
    assert first.told == []
    stack.go(Pop("back"))
    assert stack.top is first
    assert first.told == [(third, "back")]


def test_a_swap_of_all_leaves_nothing_below() -> None:
    first, second, third = Toy("title"), Toy("table"), Toy("other title")
    stack = opened(first, second)
    stack.go(Swap(third, all=True))
    assert stack.top is third
    stack.go(Pop())
    assert stack.top is None


def test_leaving_closes_everything() -> None:
    stack = opened(Toy("title"), Toy("table"), Toy("pause"))
    stack.go(Leave())
    assert stack.top is None


def test_when_the_last_scene_closes_there_is_none_and_nothing_goes_wrong(brush: Brush) -> None:
    stack = opened(Toy("title"))
    stack.go(Pop("result for nobody"))
    assert stack.top is None
    stack.handle(A_SIGNAL)
    stack.advance(1.0)
    stack.resize(Stage((640, 400)))
    stack.redraw()
    stack.repaint(brush)
    assert not stack.moving


def test_every_scene_hears_of_a_new_size_even_those_below() -> None:
    below, above = Toy("table"), Toy("pause")
    stack = opened(below, above)
    stack.resize(Stage((640, 400)))
    assert below.told == above.told == [(640, 400)]
    assert below.stage == above.stage == Stage((640, 400))


def test_a_scene_opened_later_gets_the_size_of_then() -> None:
    stack, late = opened(Toy("title")), Toy("late")
    stack.resize(Stage((640, 400)))
    stack.go(Push(late))
    assert late.stage == Stage((640, 400))


# Painting


def test_a_scene_is_painted_when_it_is_new_and_when_it_has_changed(brush: Brush) -> None:
    scene = Toy("title")
    stack = opened(scene)
    assert drawn(stack, brush, scene) == [scene]
    assert drawn(stack, brush, scene) == []
    scene.changed = True
    assert drawn(stack, brush, scene) == [scene]
    assert stack.repaint(brush) == []


def test_what_lies_below_a_scene_that_covers_is_never_painted(brush: Brush) -> None:
    below, above = Toy("table"), Toy("curtain")
    stack = opened(below, above)
    below.changed = True
    assert drawn(stack, brush, below, above) == [above]
    stack.redraw()
    assert drawn(stack, brush, below, above) == [above]


def test_below_a_dialog_everything_down_to_what_covers_is_painted_once(brush: Brush) -> None:
    hidden, table, dialog = Toy("title"), Toy("table"), Toy("dialog", covers=False)
    stack = opened(hidden, table, dialog)
    assert drawn(stack, brush, hidden, table, dialog) == [table, dialog]
    assert drawn(stack, brush, hidden, table, dialog) == []
    dialog.changed = True
    assert drawn(stack, brush, hidden, table, dialog) == [dialog]
    table.changed = True
    assert drawn(stack, brush, hidden, table, dialog) == [table, dialog]


@pytest.mark.parametrize("covers", [True, False])
def test_what_was_covered_is_painted_when_it_comes_to_light(brush: Brush, covers: bool) -> None:
    below, above = Toy("table"), Toy("pause", covers=covers)
    stack = opened(below, above)
    stack.repaint(brush)
    stack.go(Pop())
    assert drawn(stack, brush, below) == [below]


def test_after_a_new_size_or_a_wipe_everything_is_painted(brush: Brush) -> None:
    scene = Toy("title")
    stack = opened(scene)
    stack.repaint(brush)
    stack.resize(Stage((640, 400)))
    assert drawn(stack, brush, scene) == [scene]
    scene.changed = False
    stack.redraw()
    assert drawn(stack, brush, scene) == [scene]


def test_a_wipe_is_no_new_size() -> None:
    scene = Toy("title")
    stack = opened(scene)
    stack.redraw()
    assert scene.told == []


def test_frames_are_wanted_only_by_the_scene_that_time_passes_for() -> None:
    assert opened(Toy("title", moving=True)).moving
    assert not opened(Toy("table", moving=True), Toy("pause", covers=False)).moving
    assert opened(Toy("table"), Toy("pause", covers=False, moving=True)).moving


def test_what_lies_below_is_painted_to_its_end(brush: Brush) -> None:
    below, above = Toy("guide"), Toy("page", covers=False)
    stack = opened(below, above)
    drawn(stack, brush, below, above)
    below.unfinished = True
    assert stack.moving
    assert drawn(stack, brush, below, above) == [below, above]
    below.unfinished = False
    assert not stack.moving
    assert drawn(stack, brush, below, above) == []


# Help


def helped(*scenes: Toy) -> tuple[Stack, Toy]:
    """Scenes on each other, and what F1 brings."""
    book = Toy("book")
    stack = Stack(scenes[0], Stage(SIZE), lambda: book)
    for scene in scenes[1:]:
        stack.go(Push(scene))
    return stack, book


def test_help_comes_over_whatever_is_there_and_leaves_it_as_it_was() -> None:
    below = Toy("below")
    stack, book = helped(below)
    stack.handle(Press(Intent.HELP))
    assert stack.top is book
    before = list(below.told)
    stack.advance(5.0)
    stack.handle(A_SIGNAL)
    stack.go(Pop("whatever"))
    assert stack.top is below
    assert below.told == before


def test_the_key_that_opened_help_closes_it_and_opens_no_second_one() -> None:
    stack, book = helped(Toy("below"))
    stack.handle(Press(Intent.HELP))
    stack.handle(Press(Intent.HELP))
    assert stack.top is not book
    stack.handle(Press(Intent.HELP))
    page = Toy("page")
    stack.go(Push(page))
    stack.handle(Press(Intent.HELP))
    assert stack.top is page


def test_a_scene_hears_that_it_is_interrupted() -> None:
    told: list[str] = []
    below = Toy("below")
    below.interrupted = lambda: told.append("interrupted")  # type: ignore[method-assign]
    stack, _ = helped(below)
    stack.go(Help())
    assert told == ["interrupted"]


def test_a_window_left_while_help_was_open_is_told_to_the_scene_below_when_it_closes() -> None:
    below = Toy("below")
    stack, book = helped(below)
    stack.handle(Press(Intent.HELP))
    stack.handle(FocusLost())
    assert FocusLost() not in below.told
    assert FocusLost() not in book.told
    stack.go(Pop())
    assert below.told[-1] == FocusLost()
    stack.handle(Press(Intent.HELP))
    stack.go(Pop())
    assert below.told.count(FocusLost()) == 1


def test_without_help_the_key_does_nothing() -> None:
    stack = opened(below := Toy("below"))
    stack.handle(Press(Intent.HELP))
    assert stack.top is below


def test_only_the_scene_in_charge_says_whether_somebody_types() -> None:
    stack, book = helped(Toy("below"))
    assert not stack.typing
    book.typing = True
    stack.handle(Press(Intent.HELP))
    assert stack.typing
    stack.go(Pop())
    assert not stack.typing


# Nobody there


def test_the_scene_in_charge_is_told_when_nothing_has_happened_for_a_while() -> None:
    scene = Toy("quiet")
    stack = opened(scene)
    stack.advance(IDLE_SECONDS - 1)
    stack.handle(A_SIGNAL)
    stack.advance(IDLE_SECONDS - 1)
    assert Idle() not in scene.told
    stack.advance(1)
    assert scene.told.count(Idle()) == 1
    stack.advance(1)
    assert scene.told.count(Idle()) == 1, "it is not told all the time"


def test_while_something_moves_nobody_is_expected_to_do_anything() -> None:
    scene = Toy("busy", moving=True)
    stack = opened(scene)
    stack.advance(IDLE_SECONDS + 1)
    assert Idle() not in scene.told
    scene.is_moving = False
    stack.advance(IDLE_SECONDS - 1)
    assert Idle() not in scene.told
    stack.advance(1)
    assert Idle() in scene.told
