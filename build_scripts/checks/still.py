"""Makes two runs of the game alike: a clock that is stepped, chance from a seed, no threads and no processes.

Everything here has to happen before the game is imported, which takes its clock and its chance by name.
"""

import multiprocessing
import random
import struct
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import pygame

LONG_AGO = 1_500_000_000.0
DAY = time.gmtime(LONG_AGO)
"""Always today."""
SEED = 1


class Clock:
    """Stands still until it is stepped."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.look = 0.0
        """So long it takes to look at it: with more than nothing, time gets short in a frame."""

    def now(self) -> float:
        self.seconds += self.look
        return self.seconds

    def step(self, seconds: float) -> None:
        self.seconds += seconds


class _Seeded(random.Random):
    """Chance that nobody has given a seed."""

    def __init__(self, seed: Any = SEED) -> None:
        super().__init__(SEED if seed is None else seed)


def stop() -> Clock:
    """The clock stands still from now on: however busy the machine is, nothing is cut short or put off."""
    clock, strftime = Clock(), time.strftime
    time.perf_counter = time.monotonic = clock.now
    time.time = lambda: LONG_AGO + clock.seconds
    time.strftime = lambda how, _=DAY: strftime(how, DAY)
    random.Random = random.SystemRandom = _Seeded  # type: ignore[misc,assignment]
    _do_it_here()
    return clock


def same_chance() -> None:
    """What is drawn from now on is the same, however much was drawn before."""
    import secrets

    secrets._sysrand.seed(SEED)  # type: ignore[attr-defined]


def _do_it_here() -> None:
    """A thread does what it is for before whoever starts it goes on; a process is not to be had."""

    def no_process(*_: object) -> None:
        raise OSError("no processes here")

    threading.Thread.start = threading.Thread.run  # type: ignore[method-assign]
    threading.Thread.join = lambda *_: None  # type: ignore[method-assign]
    multiprocessing.get_context = no_process  # type: ignore[assignment]


def keep(picture: pygame.Surface, path: Path) -> None:
    """As PNG, in a fifth of the time that pygame takes."""
    width, height = picture.get_size()
    pixels, row = pygame.image.tobytes(picture, "RGB"), width * 3
    lines = b"".join(b"\0" + pixels[start : start + row] for start in range(0, row * height, row))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = {b"IHDR": head, b"IDAT": zlib.compress(lines, 1), b"IEND": b""}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks.items()))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
