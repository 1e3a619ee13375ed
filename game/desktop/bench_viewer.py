"""What it costs to jump to any moment of a game that is looked back at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final

from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.player import decided
from game.services.saved_game import SavedGame, Sitting
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.stage import Stage
from game.shell.viewer.scene import Viewer
from game.shell.window import FRAMES_PER_SECOND, Window

Size = tuple[int, int]
SIZES: Final = ((1280, 720), (1920, 1080))
JUMPS: Final = 150
WARM: Final = 40
"""After so many jumps most pictures have been made once; those before are told apart."""

Opened = tuple[Window, Callable[[SavedGame], Scene]]
"""A window, and how a game is looked back at in it."""


def jumps(module: GameModule, opened: Callable[[Size], Opened]) -> Iterator[str]:
    """At each size: from the jump until nothing of it is left to paint."""
    saved = _saved(module, _played(module))
    count = len(saved.match.actions)
    yield f"CPU ms of a jump in a game of {module.seats[-1]} with {count} decisions, until all of it is seen"
    for size in SIZES:
        window, viewer = opened(size)
        scene, chance = viewer(saved), Random(1)
        assert isinstance(scene, Viewer)
        stack = Stack(scene, Stage(size))
        _settle(window, stack)
        while window.make_ahead(perf_counter()):
            pass  # as between the frames while somebody looks
        costs = [_cost(window, stack, scene, chance.randint(0, scene.reel.last)) for _ in range(JUMPS)]
        for name, some in (("first", costs[:WARM]), ("later", costs[WARM:])):
            high = quantiles(some, n=100, method="inclusive")[-1]
            told = f"median {median(some):.1f}  p99 {high:.1f}  worst {max(some):.1f}"
            yield f"  {size[0]:4}x{size[1]:<4}  {name:5} {told}"


def _cost(window: Window, stack: Stack, scene: Viewer, at: int) -> float:
    start = process_time()
    scene.stand(at)
    _settle(window, stack)
    return (process_time() - start) * 1e3


def _settle(window: Window, stack: Stack) -> None:
    """Frames until everything is at rest."""
    window.show(stack)
    while stack.moving:
        stack.advance(1 / FRAMES_PER_SECOND)
        window.show(stack)


def _played(module: GameModule) -> AnyMatch:
    """As many as can play, quickly."""
    rules, seats = module.rules, module.seats[-1]
    match: AnyMatch = Match(rules, rules.parse_setup({"players": str(seats)}), 1)
    computers = [module.computer(module.fallback, seat) for seat in range(seats)]
    while match.to_act is not None:
        view, legal = rules.view(match.state, match.to_act), rules.legal_actions(match.state)
        match.submit(decided(computers[match.to_act], view, legal).action)
    return match


def _saved(module: GameModule, match: AnyMatch) -> SavedGame:
    seats = (module.fallback,) * module.seats[-1]
    names = tuple(f"{number}" for number, _ in enumerate(seats, 1))
    return SavedGame(module, Path(), match, Sitting(seats, names), 0.0, False, b"")
