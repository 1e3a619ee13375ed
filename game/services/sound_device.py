"""The sound device: how it is opened, and what it can do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

RATE: Final = 44_100
"""Samples a second in the sound files."""
SIXTEEN_BITS: Final = -16
"""How pygame says that samples are signed numbers of 16 bits."""

VOICES: Final = 16
"""How many effects can be heard at the same time."""

NO_SOUND: Final = (pygame.error, OSError, NotImplementedError)
"""How pygame says that there is no device, no such file, or no mixer in this build at all."""


def open_device(reserved: int, channels: int) -> None:
    """Open the device, or open it again if it is too coarse for our files, or has other samples or channels.

    SDL_mixer 2.6 finds an Ogg file empty whose rate is above the device's, so the device may not choose.
    """
    current = pygame.mixer.get_init()
    if current and (current[0] < RATE or current[1:3] != (SIXTEEN_BITS, channels)):
        pygame.mixer.quit()
    if not pygame.mixer.get_init():
        pygame.mixer.init(frequency=RATE, size=SIXTEEN_BITS, channels=channels, buffer=512, allowedchanges=0)
    pygame.mixer.set_num_channels(reserved + VOICES)
    pygame.mixer.set_reserved(reserved)


def is_open() -> bool:
    """Whether there is a device to play on."""
    try:
        return pygame.mixer.get_init() is not None
    except NotImplementedError:
        return False


@contextmanager
def hushed() -> Iterator[None]:
    """Keep the system's sound library from complaining on standard error that there is no device."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has nothing to complain on
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 (not a file to look for)
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
