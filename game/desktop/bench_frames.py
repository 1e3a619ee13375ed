"""What a frame costs, measured against what pygame itself needs for it.

The machine and its neighbours change every figure, so each stands beside a bare one from the same moments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import perf_counter, process_time

import pygame

from game.desktop.bench_opening import Opened, Size, opening_report
from game.shell.scenes.stack import Stack
from game.shell.window import FRAMES_PER_SECOND, Window

SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (3840, 2160))
FRAMES = 600
ROUNDS = 2
"""The same frames each time; of every frame the best round counts, the other had more of a busy machine."""
IDLE_SECONDS = 5
SWEEP_STOPS = 16
"""At so many places the mouse rests on its way."""
_STEP = 1 / FRAMES_PER_SECOND


def frames(
    busy: Callable[[Size], Opened],
    waiting: Callable[[Size], Opened],
    titled: Callable[[Size], Opened],
) -> Iterator[str]:
    """How the table opens, a busy game, and one that waits for somebody who points at everything in turn, at
    every size; then how often screens are drawn on which nothing moves."""
    yield "CPU ms per frame while the table opens, and how many frames that takes"
    for size in SIZES:
        yield from opening_report(size, titled)
    yield f"CPU ms per frame of a busy game, {FRAMES} frames, and how often a bare blit and flip fits into it"
    for size in SIZES:
        yield _size_report(size, busy)
    yield "the same while a player looks at what every card would lead to"
    for size in SIZES:
        yield _size_report(size, waiting, _sweep)
    yield f"frames drawn in {IDLE_SECONDS} seconds where nothing moves"
    for name, opened in (("title", titled), ("table", waiting)):
        yield f"  {name:6} {_drawn_when_idle(*opened(SIZES[0]))}"


def _idle(number: int, window: Window, stack: Stack) -> None:
    """Nobody touches anything."""


def _sweep(number: int, window: Window, stack: Stack) -> None:
    """The mouse goes to and fro over the lower edge, where a hand lies, and rests now and then."""
    width, height = window.surface.get_size()
    share = abs(number // 20 % SWEEP_STOPS - SWEEP_STOPS / 2) / (SWEEP_STOPS / 2)
    at = (round(width * (0.3 + 0.4 * share)), round(height * 0.88))
    window.take([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], stack)


Touch = Callable[[int, Window, Stack], None]
"""What a player does before a frame."""


def _size_report(size: Size, opened: Callable[[Size], Opened], touch: Touch = _idle) -> str:
    rounds = [_costs(*opened(size), touch) for _ in range(ROUNDS)]
    openings, games, bares, ahead = zip(*rounds, strict=True)
    costs = [min(same) * 1e3 for same in zip(*games, strict=True)]
    bare = median(min(same) * 1e3 for same in zip(*bares, strict=True))
    middle, high = median(costs), quantiles(costs, n=100)[-1]
    return (
        f"  {size[0]:4}x{size[1]:<4}  bare {bare:.2f}  median {middle:.2f} ({middle / bare:.1f}x)"
        f"  p99 {high:.2f} ({high / bare:.1f}x)  worst {max(*costs, min(openings) * 1e3):.0f}"
        f"  made ahead between frames: {min(ahead) * 1e3:.0f} ms in all"
    )


def _costs(window: Window, stack: Stack, touch: Touch) -> tuple[float, list[float], list[float], float]:
    """Seconds for the longest frame until the game can be seen, for every frame of it, for a bare one after
    each, and for the time between them."""
    picture = pygame.Surface(window.surface.get_size())
    opening, game, bare, ahead = _opening(window, stack), [], [], 0.0
    for number in range(FRAMES):
        began, start = perf_counter(), process_time()
        touch(number, window, stack)
        stack.advance(_STEP)
        window.show(stack, began)
        shown = process_time()
        window.surface.blit(picture, (0, 0))
        pygame.display.flip()
        flipped = process_time()
        window.make_ahead(began)
        ahead += process_time() - flipped
        game.append(shown - start)
        bare.append(flipped - shown)
    return opening, game, bare, ahead


def _opening(window: Window, stack: Stack) -> float:
    longest = 0.0
    while stack.waiting or not longest:
        began, start = perf_counter(), process_time()
        stack.advance(_STEP)
        window.show(stack, began)
        longest = max(longest, process_time() - start)
    return longest


def _drawn_when_idle(window: Window, stack: Stack) -> int:
    """How many frames are drawn in some seconds once everything has come to rest."""
    for _ in range(60 * FRAMES_PER_SECOND):
        stack.advance(_STEP)
        window.show(stack)
        if not stack.moving:
            break
    drawn = 0
    for _ in range(IDLE_SECONDS * FRAMES_PER_SECOND):
        stack.advance(_STEP)
        drawn += window.show(stack) > 0
    return drawn
