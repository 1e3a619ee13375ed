"""`python -m game`, a sixtieth of a second at a time: ``by_frames.py --frames 900 -- --demo --seed 7``.

PYTHONPATH names the checkout whose game is played; nothing of it is used but its command line. Two runs are
alike to the last frame. Says how many frames there were, and how much CPU time they took.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
for heavy in ("numpy", "pkg_resources"):  # as the game does, which comes later here
    sys.modules[heavy] = None  # type: ignore[assignment]

import pygame  # noqa: E402
import still  # noqa: E402

STEP = 1 / 60
PRESS_EVERY = 30
"""Frames from one key to the next."""
NOTHING = "-"
"""Instead of a key."""
Event = pygame.event.Event


class Reel:
    """Whenever the game asks what has happened it has shown a frame, and a sixtieth of a second is over."""

    def __init__(self, clock: still.Clock, options: argparse.Namespace) -> None:
        self._clock, self._options = clock, options
        self._keys = options.keys.split()
        self.frames, self.began = 0, 0.0

    def get(self, *_: object, **__: object) -> list[Event]:
        """As `pygame.event.get`."""
        pygame.event.pump()
        self.began = self.began or process_time()
        if self._options.pictures and self.frames % self._options.every == 0:
            still.keep(pygame.display.get_surface(), self._options.pictures / f"frame_{self.frames:05}.png")
        self.frames += 1
        self._clock.step(STEP)
        if self.frames > self._options.frames:
            return [Event(pygame.QUIT)]
        return self._pressed()

    def _pressed(self) -> list[Event]:
        number, rest = divmod(self.frames, PRESS_EVERY)
        if rest or number > len(self._keys) or self._keys[number - 1] == NOTHING:
            return []
        fields = {"key": pygame.key.key_code(self._keys[number - 1]), "mod": 0, "unicode": "", "scancode": 0}
        return [Event(pygame.KEYDOWN, fields), Event(pygame.KEYUP, fields)]

    def wait(self, *_: object) -> Event:
        """As `pygame.event.wait`, which is followed by a `get`."""
        self._clock.step(STEP)
        return Event(pygame.NOEVENT)


class Impatient:
    """As `pygame.time.Clock`, without waiting."""

    def tick(self, *_: object) -> int:
        return round(STEP * 1000)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Play by a clock that is stepped.")
    parser.add_argument("--frames", type=int, default=1_000_000, help="then the window closes")
    parser.add_argument("--pictures", type=Path, help="a folder for some of the frames")
    parser.add_argument("--every", type=int, default=20, help="which of the frames")
    parser.add_argument("--keys", default="", help="names of keys, one pressed every so many frames")
    parser.add_argument("words", nargs="+", help="for the game, behind --")
    options = parser.parse_args(arguments)
    reel = Reel(still.stop(), options)
    pygame.event.get, pygame.event.wait = reel.get, reel.wait  # type: ignore[assignment]
    pygame.time.Clock = Impatient  # type: ignore[assignment,misc]
    pygame.image.save = lambda picture, path: still.keep(picture, Path(path))  # type: ignore[assignment,misc]
    sys.argv[1:] = options.words
    from game.__main__ import main as play

    ended: int = play()
    print(f"{reel.frames} frames, {process_time() - reel.began:.4f} s of CPU")
    return ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
