"""A loudspeaker that writes down what it would play, and when; the mix is made of it later."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np
import pygame
from numpy.typing import NDArray

from build_scripts.sound.render import decoded
from build_scripts.sound.samples import Signal, length
from game.services.audio import VOICE, Audio
from game.services.band import NO_PIECES, Pieces
from game.services.sound_device import VOICES

Track = NDArray[np.float32]


@dataclass
class Note:
    """A cue that is heard from a certain second on."""

    tape: "Tape"
    cue: str
    at: float
    end: float
    volume: float
    shares: list[tuple[float, float]] = field(default_factory=list)
    """From when on how much of it is heard: it may have to make way later."""

    def set_volume(self, share: float) -> None:
        """As the channel of a mixer does."""
        self.shares.append((self.tape.now, share))

    def get_sound(self) -> str | None:
        """Its name will do."""
        return self.cue if self.end > self.tape.now else None

    @property
    def last(self) -> float:
        """How loud it is at last."""
        return self.volume * (self.shares[-1][1] if self.shares else 1.0)

    def heard(self, samples: Signal) -> Signal:
        """What comes out of the loudspeaker."""
        gains = np.full(len(samples), self.volume)
        for since, share in self.shares:
            gains[length(max(0.0, since - self.at)) :] = self.volume * share
        return samples * gains


class Tape(Audio):
    """Everything is as in the game, but effects take the time of the game, not that of a clock."""

    def __init__(self, sound_folders: Sequence[Path], pieces: Pieces = NO_PIECES) -> None:
        super().__init__(sound_folders, pieces)
        self.pieces = pieces
        self.now = 0.0
        self.samples: dict[str, Signal] = {}
        self.notes: list[Note] = []
        self.frames: list[float] = []
        """When the music was looked at."""
        self.gains: list[list[float]] = []
        """How loud each of its layers was then."""
        self.room: list[float] = []
        """And what voices left of it."""
        self.begun: list[tuple[float, str]] = []
        """When which piece of the music began."""

    def _opened(self, cue: str, file: Path) -> pygame.mixer.Sound | None:
        self.samples[cue] = decoded(file.read_bytes())
        sound = _Taped(self, cue)
        sound.set_volume(self._volume(cue))
        return cast("pygame.mixer.Sound", sound)

    def sounding(self) -> list[Note]:
        """What is heard now."""
        return [note for note in self.notes if note.end > self.now]

    def forget(self) -> None:
        """Begin again, in silence."""
        self.stop_all()
        self.notes.clear()

    def advance(self, seconds: float) -> None:
        """Look at the music, too."""
        super().advance(seconds)
        self.now += seconds
        channels = [pygame.mixer.Channel(number) for number in range(self._music.size)]
        place = self._music.place
        if any(channel.get_busy() for channel in channels) and place not in [
            was for _, was in self.begun[-1:]
        ]:
            self.begun.append((self.now, place))
        self.frames.append(self.now)
        self.gains.append([channel.get_volume() for channel in channels])
        self.room.append(self._music.room)


class _Taped:
    """A sound as the mixer has them."""

    def __init__(self, tape: Tape, cue: str) -> None:
        self._tape, self._cue, self._volume = tape, cue, 1.0

    def set_volume(self, volume: float) -> None:
        self._volume = volume

    def get_length(self) -> float:
        return len(self._tape.samples[self._cue]) / length(1.0)

    def get_raw(self) -> bytes:
        """On two channels, as the device of the game has them."""
        return bytes(np.repeat(32_767 * self._tape.samples[self._cue], 2).astype(np.int16))

    def get_num_channels(self) -> int:
        return sum(note.cue == self._cue for note in self._tape.sounding())

    def play(self) -> Note | None:
        if len(self._tape.sounding()) >= VOICES:
            return None
        now = self._tape.now
        note = Note(self._tape, self._cue, now, now + self.get_length(), self._volume)
        self._tape.notes.append(note)
        return note


class Mix(NamedTuple):
    """What came out of the loudspeaker, apart: the music in two channels, the rest the same in both."""

    music: Track
    effects: Track
    voices: Track

    @property
    def short(self) -> Track:
        """Effects and voices."""
        return self.effects + self.voices

    @property
    def all(self) -> Track:
        """As it is heard."""
        return self.music + self.short


def mixed(tape: Tape, layers: Mapping[Path, Signal]) -> Mix:
    """The whole tape."""
    size = length(max([tape.now, *(note.end for note in tape.notes)])) + 1
    spoken = [note for note in tape.notes if note.cue.startswith(VOICE)]
    others = [note for note in tape.notes if not note.cue.startswith(VOICE)]
    return Mix(
        _music(tape, layers, size),
        _laid(tape, others, size),
        _laid(tape, spoken, size),
    )


def _laid(tape: Tape, notes: Sequence[Note], size: int) -> Track:
    track = np.zeros(size, np.float32)
    for note in notes:
        samples, start = tape.samples[note.cue], length(note.at)
        track[start : start + len(samples)] += note.heard(samples)[: size - start]
    return track


def _music(tape: Tape, layers: Mapping[Path, Signal], size: int) -> Track:
    track = np.zeros((2, size), np.float32)
    ends = [*(length(at) for at, _ in tape.begun[1:]), size]
    for (began, place), end in zip(tape.begun, ends, strict=False):
        for number, file in enumerate(tape.pieces[place]):
            gains = [frame[number] for frame in tape.gains]
            for start, part in _turns(layers[file], length(began), end):
                seconds = np.arange(start, start + part.shape[1]) / length(1.0)
                track[:, start : start + part.shape[1]] += part * np.interp(seconds, tape.frames, gains)
    return track


def _turns(layer: Signal, first: int, end: int) -> Iterator[tuple[int, Signal]]:
    """Where the layer begins again, and what of it is heard before the end."""
    for start in range(first, end, layer.shape[1]):
        yield start, layer[:, : end - start]
