"""What it costs to open the table: for the first time, once more, and where a game was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import pygame

from game.shell.scenes.scene import Go, Swap
from game.shell.scenes.stack import Stack
from game.shell.signals import Intent, Press
from game.shell.table.scene import Table
from game.shell.window import FRAMES_PER_SECOND, Window

Size = tuple[int, int]
Opened = tuple[Window, Stack]
Step = Callable[[Stack], object]
"""What a player does."""

ROUNDS = 3
"""The best one counts: the others had more of a busy machine."""
TITLE_FRAMES = 60
"""So long somebody looks at the title before going on; much is read in that time."""
MOST_FRAMES = 900


class Cost(NamedTuple):
    """Milliseconds of CPU per frame, and how many frames the table took to come."""

    worst: float
    high: float
    middle: float
    waited: int


def opening_report(size: Size, titled: Callable[[Size], Opened]) -> Iterator[str]:
    """At one size, each way to the table. Time passes as it does for a player."""
    rounds = [_round(*titled(size)) for _ in range(ROUNDS)]
    for name in rounds[0]:
        cost = min(each[name] for each in rounds)
        yield (
            f"  {size[0]:4}x{size[1]:<4}  {name:9} median {cost.middle:.2f}  p99 {cost.high:.2f}"
            f"  worst {cost.worst:.0f}  after {cost.waited} frames"
        )


def _round(window: Window, stack: Stack) -> dict[str, Cost]:
    window.show(stack)
    return {
        "title": _cost(window, stack, lambda stack: None, TITLE_FRAMES),
        "play": _cost(window, stack, _confirm),
        "rematch": _cost(window, stack, _rematch),
        "way back": _cost(window, stack, _leave, TITLE_FRAMES),
        "continue": _cost(window, stack, _confirm),
    }


def _confirm(stack: Stack) -> None:
    stack.handle(Press(Intent.CONFIRM))


def _rematch(stack: Stack) -> None:
    stack.go(_at(stack, lambda table: Swap(table.ways.begin(table.party.rematch(table.party.seed)))))


def _leave(stack: Stack) -> None:
    stack.go(_at(stack, lambda table: Swap(table.ways.title(), all=True)))


def _at(stack: Stack, go: Callable[[Table], Go]) -> Go:
    assert isinstance(stack.top, Table), stack.top
    return go(stack.top)


def _cost(window: Window, stack: Stack, step: Step, frames: int | None = None) -> Cost:
    """From what a player does until the table lies still, or for so many frames."""
    clock, costs, waited = pygame.time.Clock(), [], 0
    for number in range(frames or MOST_FRAMES):
        clock.tick(FRAMES_PER_SECOND)
        began, start = perf_counter(), process_time()
        if number == 0:
            step(stack)
        stack.advance(1 / FRAMES_PER_SECOND)
        window.show(stack, began)
        window.make_ahead(began)
        costs.append((process_time() - start) * 1e3)
        waited += stack.waiting
        if frames is None and _at_rest(stack):
            break
    return Cost(max(costs), quantiles(costs, n=100, method="inclusive")[-1], median(costs), waited)


def _at_rest(stack: Stack) -> bool:
    """Somebody is asked."""
    return isinstance(stack.top, Table) and stack.top.choosing is not None and not stack.moving
