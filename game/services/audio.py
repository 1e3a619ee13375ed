"""Sound, where there is a loudspeaker; elsewhere everything is the same, only silent."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 44_100
"""Samples a second in the sound files."""

VOICES: Final = 16
"""How many sounds can be heard at the same time."""

AT_ONCE: Final = 3
"""How many of them can be the same: more would only be louder."""

_NO_SOUND: Final = (pygame.error, OSError, NotImplementedError)
"""How pygame says that there is no device, no such file, or no mixer in this build at all."""


class Audio:
    """Plays a cue by its name: the file `<cue>.ogg` in the first of the folders that has one."""

    def __init__(self, sound_folders: Sequence[Path]) -> None:
        self._folders = tuple(sound_folders)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._started = False
        self._muted = False
        self._master = 1.0

    def start(self) -> None:
        """Open the device. It takes its time, so that is left until the first picture is on the screen."""
        if self._started:
            return
        self._started = True
        with suppress(*_NO_SOUND), _hushed():
            _open()

    @property
    def audible(self) -> bool:
        """Whether there is a device and nobody asked for silence."""
        return self._started and not self._muted and _is_open()

    @property
    def muted(self) -> bool:
        """Whether the player asked for silence."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self.stop_all()

    @property
    def master(self) -> float:
        """The volume of everything, from 0 to 1; a change is heard at once."""
        return self._master

    @master.setter
    def master(self, volume: float) -> None:
        self._master = _within_reach(volume)
        if _is_open():
            for sound in self._sounds.values():
                if sound:
                    sound.set_volume(self._master)

    def play(self, cue: str, volume: float = 1.0) -> None:
        """Let the cue be heard, if there is such a sound and anything to hear it with."""
        if not self.audible:
            return
        if cue not in self._sounds:
            self._sounds[cue] = self._loaded(cue)
        sound = self._sounds[cue]
        if sound and sound.get_num_channels() < AT_ONCE:
            channel = sound.play()
            # All channels may be busy, although the stubs of pygame do not say so.
            if channel is not None:
                channel.set_volume(_within_reach(volume))

    def stop_all(self) -> None:
        """Silence, now."""
        if _is_open():
            pygame.mixer.stop()

    def _loaded(self, cue: str) -> pygame.mixer.Sound | None:
        for folder in self._folders:
            file = folder / f"{cue}.ogg"
            if file.is_file():
                return self._opened(file)
        return None

    def _opened(self, file: Path) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(file)
        except _NO_SOUND:
            return None
        sound.set_volume(self._master)
        return sound


def _open() -> None:
    """Open the device, or open it again if it is too coarse for our files.

    SDL_mixer 2.6 finds an Ogg file empty whose rate is above the device's, so the device may not choose.
    """
    current = pygame.mixer.get_init()
    if current and current[0] < RATE:
        pygame.mixer.quit()
    if not pygame.mixer.get_init():
        pygame.mixer.init(frequency=RATE, size=-16, channels=2, buffer=512, allowedchanges=0)
    pygame.mixer.set_num_channels(VOICES)


def _is_open() -> bool:
    try:
        return pygame.mixer.get_init() is not None
    except NotImplementedError:
        return False


def _within_reach(volume: float) -> float:
    return max(0.0, min(1.0, volume))


@contextmanager
def _hushed() -> Iterator[None]:
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
