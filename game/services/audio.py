"""Sound, where there is a loudspeaker; elsewhere everything is the same, only silent.

Effects are played at once. Music needs time, which `Audio.advance` gives it: there are no threads here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from game.services.band import AT_TABLE, NO_PIECES, Band, Pieces
from game.services.crowd import LEAST, Crowd, heights_of
from game.services.sound_device import NO_SOUND, hushed, is_open, open_device

AT_ONCE: Final = 3
"""How many effects that are heard at the same time can be the same: more would only be louder."""

VOICE: Final = "voice_"
"""How the names of the cues begin that are somebody's voice."""
END: Final = "win"
"""The cue at the end of a game."""

TUNE: Final = "tune"
"""What is told when the band turns to another piece."""

TURN: Final = "turn"
"""The cue that somebody is waited for: it is heard as if it were alone."""


class Volume:
    """How loud something is, from 0 to 1; a change is heard at once."""

    def __set_name__(self, owner: type[Audio], name: str) -> None:
        self._place = f"_{name}"

    def __get__(self, audio: Audio, owner: type[Audio]) -> float:
        volume: float = getattr(audio, self._place, 1.0)
        return volume

    def __set__(self, audio: Audio, volume: float) -> None:
        setattr(audio, self._place, _within_reach(volume))
        audio.mix()


class Audio:
    """Plays a cue by its name: the file `<cue>.ogg` in the first of the folders that has one.

    The layers of a piece of music are equally long.
    """

    master = Volume()
    """Of everything."""
    music_volume = Volume()
    effects_volume = Volume()
    """Of everything short that is no voice, and of the room around the band."""
    voices_volume = Volume()

    def __init__(self, sound_folders: Sequence[Path], pieces: Pieces = NO_PIECES) -> None:
        self._folders = tuple(sound_folders)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._heights: dict[str, Sequence[float]] = {}
        self._started = False
        self._muted = False
        self._music = Band(pieces)
        self._crowd = Crowd()
        self._mono = self._away = False
        self.listener: Callable[[str], object] = lambda cue: None
        """Told what there would be to hear, even where nothing is: a cue, how many layers of the music, or
        that it is another piece."""

    def start(self) -> None:
        """Open the device. It takes its time, so that is left until the first picture is on the screen."""
        if self._started:
            return
        self._started = True
        self._open_device()

    def _open_device(self) -> None:
        with suppress(*NO_SOUND), hushed():
            open_device(reserved=self._music.size, channels=1 if self._mono else 2)

    @property
    def audible(self) -> bool:
        """Whether there is a device and nobody asked for silence."""
        return self._started and not self._muted and not self._away and is_open()

    @property
    def muted(self) -> bool:
        """Whether the player asked for silence."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self._hush()

    def _volume(self, cue: str) -> float:
        return self.master * (self.voices_volume if _is_voice(cue) else self.effects_volume)

    def mix(self) -> None:
        """Everything that is heard now as loud as it should be."""
        if is_open():
            for cue, sound in self._sounds.items():
                if sound:
                    sound.set_volume(self._volume(cue))
            self._music.mix(*self._of_the_band)

    @property
    def _of_the_band(self) -> tuple[float, float]:
        """How loud it is, and what is around it: a fire, people who talk."""
        return self.master * self.music_volume, self.master * self.effects_volume

    @property
    def mono(self) -> bool:
        """Whether both ears hear the same."""
        return self._mono

    @mono.setter
    def mono(self, mono: bool) -> None:
        changed, self._mono = mono != self._mono, mono
        if changed and self._started:  # what was made for the old device cannot be played on the new one
            self._hush()
            self._sounds.clear()
            self._music.forget()
            self._open_device()

    @property
    def away(self) -> bool:
        """Whether there is silence because another window is in front."""
        return self._away

    @away.setter
    def away(self, away: bool) -> None:
        changed, self._away = away != self._away, away
        if changed and is_open():
            pygame.mixer.pause() if away else pygame.mixer.unpause()

    def music(self, level: int | None = None, place: str = AT_TABLE) -> None:
        """How many layers of the music are wanted, and where: 0 is silence, None leaves it as it is.

        They come and go softly, and so do pieces.
        """
        before = self._music.level
        if self._music.go_to(place) and before:
            self.listener(TUNE)
        if level is not None and level != before:
            self.listener(f"music_{level}")
            self._music.level = level

    def advance(self, seconds: float) -> None:
        """Let time pass; only here music is unpacked, fades and makes way for voices, and cues grow older."""
        if self.audible:
            self._crowd.advance(seconds)
            self._music.advance(seconds, *self._of_the_band)

    @property
    def moving(self) -> bool:
        """Whether the music is changing, or a cue is heard: `advance` is wanted for every frame."""
        return self.audible and (self._music.moving or bool(self._crowd))

    def play(self, cue: str, volume: float = 1.0) -> None:
        """Let the cue be heard, if there is such a sound and anything to hear it with."""
        self.listener(cue)
        if not self.audible:
            return
        if cue not in self._sounds:
            self._load(cue)
        sound = self._sounds[cue]
        if sound and sound.get_num_channels() < AT_ONCE:
            channel = sound.play()
            # All channels may be busy, although the stubs of pygame do not say so.
            if channel is not None:
                least = 1.0 if cue == TURN else LEAST
                self._crowd.join(channel, self._heights[cue], _within_reach(volume), least)
                if _is_voice(cue) or cue == END:
                    self._music.make_way(sound.get_length())

    def turn_to(self, sound_folders: Sequence[Path], pieces: Pieces) -> None:
        """Another game is played, with sounds and music of its own."""
        self.stop_all()
        self._folders, self._music = tuple(sound_folders), Band(pieces)
        self._sounds.clear()
        self._heights.clear()
        if self._started:
            self._open_device()

    def stop_all(self) -> None:
        """Silence, now, and no music until it is asked for again."""
        self._music.level = 0
        self._hush()

    def _hush(self) -> None:
        """Silence, now; wanted music comes back with the next `advance` that finds something to hear it."""
        self._music.rest()
        self._crowd.clear()
        if is_open():
            pygame.mixer.stop()

    def _load(self, cue: str) -> None:
        sound = self._sounds[cue] = self._found(cue)
        if sound:
            self._heights[cue] = heights_of(sound)

    def _found(self, cue: str) -> pygame.mixer.Sound | None:
        files = (folder / f"{cue}.ogg" for folder in self._folders)
        file = next(filter(Path.is_file, files), None)
        return self._opened(cue, file) if file else None

    def _opened(self, cue: str, file: Path) -> pygame.mixer.Sound | None:
        with suppress(*NO_SOUND):
            sound = pygame.mixer.Sound(file)
            sound.set_volume(self._volume(cue))
            return sound
        return None


def _is_voice(cue: str) -> bool:
    return cue.startswith(VOICE)


def _within_reach(volume: float) -> float:
    return max(0.0, min(1.0, volume))
