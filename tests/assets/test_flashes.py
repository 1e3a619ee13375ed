"""Nothing flashes: no more than three times a second, as WCAG 2.2 counts it (2.3.1).

A flash is a pair of opposing changes of a tenth of the brightest light or more, where the darker state is
below 0.8 of it. It counts where it takes a quarter of what 10 degrees of sight hold at the same time: a card
that passes brightens and darkens one place after the other, and is no flash.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.composition import PROGRAM
from game.desktop.compose import Desktop
from game.shell.paint.brush import Brush
from game.shell.scenes.results.results import Results
from game.shell.signals import Intent, Press
from game.shell.stage import Stage
from tests.assets.colours import luminance
from tests.assets.pictures import Pixels, pixels

FRAMES_PER_SECOND = 60
SIZE = (512, 320)
GRID = (32, 18)
SIGHT = (11, 6)
"""Cells in 10 degrees: 341 x 256 of 1024 x 768 pixels."""
LARGE = SIGHT[0] * SIGHT[1] / 4
CHANGE, BRIGHT = 0.1, 0.8
MOST_FLASHES = 3
MOMENT = 2
"""Frames in which changes are one to the eye: a thirtieth of a second."""
LONGEST = 6000
"""Frames of a game that comes to its end."""

Frames = NDArray[np.float64]
Marks = NDArray[np.bool_]


class Recorder:
    """Lets time pass for the scenes of the game, and keeps how bright each part of the screen is."""

    def __init__(self, words: str, folder: Path) -> None:
        self.desktop = Desktop.asked([*words.split(), "--data-dir", str(folder)], PROGRAM)
        self.stack = self.desktop.open()
        stage, easel = Stage(SIZE), self.desktop.window.brush
        self.stack.resize(stage)
        self._brush = Brush(pygame.Surface(SIZE), stage, easel.art, easel.type)
        self._frames: list[Pixels] = []

    def watch(self, seconds: float) -> None:
        for _ in range(round(seconds * FRAMES_PER_SECOND)):
            self.step()

    def step(self) -> None:
        self.stack.advance(1 / FRAMES_PER_SECOND)
        if self.stack.repaint(self._brush) or not self._frames:
            cells = pygame.transform.smoothscale(self._brush.surface, GRID)
            self._frames.append(pixels(cells))
        else:
            self._frames.append(self._frames[-1])

    @property
    def seen(self) -> int:
        return len(self._frames)

    @property
    def frames(self) -> Frames:
        return luminance(np.array(self._frames))


def changes(frames: Frames) -> tuple[Marks, Marks]:
    """When a cell has become brighter, and when darker, by a tenth since it last turned round."""
    low, high = frames[0].copy(), frames[0].copy()
    may_rise, may_fall = (np.ones(frames[0].shape, dtype=bool) for _ in range(2))
    rises, falls = (np.zeros(frames.shape, dtype=bool) for _ in range(2))
    for number, now in enumerate(frames):
        np.minimum(low, now, out=low)
        np.maximum(high, now, out=high)
        rise = may_rise & (now - low >= CHANGE) & (low < BRIGHT)
        fall = may_fall & ~rise & (high - now >= CHANGE) & (now < BRIGHT)
        rises[number], falls[number] = rise, fall
        may_rise, may_fall = (may_rise | fall) & ~rise, (may_fall | rise) & ~fall
        low, high = np.where(rise | fall, now, low), np.where(rise | fall, now, high)
    return rises, falls


def in_sight(marks: NDArray[np.generic]) -> NDArray[np.int32]:
    """How many marks there are within 10 degrees, wherever one looks, frame by frame."""
    sums = np.pad(marks.astype(np.int32), ((0, 0), (1, 0), (1, 0))).cumsum(1, np.int32).cumsum(2, np.int32)
    right, down = SIGHT
    return np.asarray(
        sums[:, down:, right:] - sums[:, :-down, right:] - sums[:, down:, :-right] + sums[:, :-down, :-right]
    )


def together(marks: Marks) -> Marks:
    """Those marks that make a quarter of what one sees somewhere, within a moment."""
    recent = windowed(marks, MOMENT) > 0
    large = in_sight(recent) > LARGE
    covered = np.zeros_like(marks)
    for down in range(SIGHT[1]):
        for right in range(SIGHT[0]):
            covered[:, down : down + large.shape[1], right : right + large.shape[2]] |= large
    # The last cell of many completes the quarter, a moment after the first.
    return marks & (windowed(covered[::-1], MOMENT)[::-1] > 0)


def windowed(marks: Marks, frames: int) -> NDArray[np.int32]:
    """How many marks a cell had in the last frames."""
    total = marks.cumsum(axis=0, dtype=np.int32)
    return np.concatenate([total[:frames], total[frames:] - total[:-frames]])


def flashing(frames: Frames) -> int:
    """The most cells within 10 degrees that flash more than three times in the same second."""
    rises, falls = (windowed(together(marks), FRAMES_PER_SECOND) for marks in changes(frames))
    return int(in_sight(np.minimum(rises, falls) > MOST_FLASHES).max())


GAMES = {
    "two at the usual speed": "--seats greedy,random --set mixed --seed 7 --speed 1 --venue night_street",
    "four in haste": "--seats random,greedy,random,random --set new --seed 3 --speed 4 --venue rooftop",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_no_flashes(game: str, tmp_path: Path) -> None:
    recorder = Recorder(f"--demo {GAMES[game]}", tmp_path)
    while not isinstance(recorder.stack.top, Results):
        recorder.step()
        assert recorder.seen < LONGEST, "the game does not end"
    recorder.watch(5)
    assert flashing(recorder.frames) <= LARGE


def test_title_and_curtain_have_no_flashes(tmp_path: Path) -> None:
    title = Recorder("", tmp_path)
    title.watch(6)
    assert flashing(title.frames) <= LARGE
    table = Recorder("--seats human,human --set base --seed 1", tmp_path)
    for _ in range(2):
        table.watch(3)
        table.stack.handle(Press(Intent.CONFIRM))
    table.watch(2)
    assert flashing(table.frames) <= LARGE


def blinking(times: float, cells: int = 5, dark: float = 0.3, bright: float = 0.6) -> Frames:
    """Two seconds of a square that changes from dark to bright and back so many times a second."""
    frames = np.full((2 * FRAMES_PER_SECOND, *GRID[::-1]), 0.5)
    for number, frame in enumerate(frames):
        is_bright = number * times * 2 // FRAMES_PER_SECOND % 2
        frame[:cells, 5 : 5 + cells] = bright if is_bright else dark
    return frames


@pytest.mark.parametrize(
    ("frames", "harmful"),
    [
        (blinking(3), False),
        (blinking(4), True),
        (blinking(10), True),
        (blinking(10, cells=4), False),
        (blinking(10, dark=0.52), False),
        (blinking(10, dark=0.82, bright=1.0), False),
    ],
    ids=["three a second", "four a second", "ten a second", "small", "faint", "all bright"],
)
def test_flashes_are_found(frames: Frames, harmful: bool) -> None:
    assert (flashing(frames) > LARGE) == harmful


def test_a_swell_and_a_passing_card_are_no_flashes() -> None:
    time, place = np.arange(300)[:, None, None], np.arange(GRID[0])
    still = np.zeros((300, *GRID[::-1]))
    swell = 0.5 + 0.4 * np.sin(time / FRAMES_PER_SECOND * 2 * np.pi * 2)
    card = (place - time) % 12 < 4
    card = card & (np.arange(GRID[1])[:, None] < 6)
    assert flashing(still + swell) == 0
    assert changes(still + card)[0][:60].sum(axis=0).max() > 3
    assert flashing(still + card) == 0
