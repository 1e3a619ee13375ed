"""A tape that is a ring: what still rings when the last bar is over is heard under the first one.

So a piece has no beginning and no end, and every layer of it has the same number of samples.

A file is a chain of Ogg streams, a whole one for every few bars. Any player plays a chain from end to end;
the game takes it apart and decodes a link at a time, so that no picture has to wait for the music.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from build_scripts.sound import instruments
from build_scripts.sound.loudness import programme_loudness
from build_scripts.sound.samples import RATE, Signal, below, length

UNSTEADY: Final = 0.004
"""How far, in seconds, a hand is off the beat."""
CEILING: Final = 0.6
"""No sample of a layer is above."""

Event = tuple[float, Signal]
"""When, in seconds, and what."""
Play = Callable[[float, float, float, np.random.Generator], Signal]
"""An instrument: pitch, seconds, strength."""
Stroke = Callable[[float, np.random.Generator], Signal]
"""Something that is struck: strength."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One instrument: what it plays, and how it is heard."""

    events: Callable[[np.random.Generator], Iterator[Event]]
    loudness: float
    """Of the whole part, in LUFS: the mix is made by numbers, because a script cannot listen."""
    place: float = 0.0
    """From -1, left, to 1, right."""
    echo: float = 0.15
    late: float = 0.0
    """Seconds behind the beat; who leans back swings more."""

    def played(self, name: str, samples: int) -> Signal:
        """The part alone, on two channels."""
        chance = np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))
        ring = np.zeros(samples)
        for at, signal in self.events(chance):
            wobble = float(np.clip(chance.normal(0, UNSTEADY), -2 * UNSTEADY, 2 * UNSTEADY))
            _add(ring, signal, length(at + self.late + wobble))
        angle = (self.place + 1) * np.pi / 4
        both = np.stack([ring * np.cos(angle), ring * np.sin(angle)])
        heard = both + self.echo * in_the_club(ring)
        return np.asarray(heard * 10 ** ((self.loudness - programme_loudness(heard)) / 20))


@dataclass(frozen=True, slots=True)
class Piece:
    """Layers that are heard on top of each other, the one that is heard longest in front."""

    layers: Mapping[str, Mapping[str, Part]]
    samples: int
    """Of the whole ring."""
    link: int
    """Of a link of the chain that a layer is written as."""

    def layer(self, name: str) -> Signal:
        """A layer, ready to be written: two channels, nothing deeper than a loudspeaker, no sharp peak."""
        mix = np.zeros((2, self.samples))
        for part, how in self.layers[name].items():
            mix += how.played(part, self.samples)
        spectrum = np.fft.rfft(mix)
        frequencies = np.fft.rfftfreq(self.samples, 1 / RATE)
        spectrum *= frequencies**4 / (frequencies**4 + 38.0**4)
        clean = np.fft.irfft(spectrum, self.samples)
        return below(CEILING, clean)

    def links(self, name: str) -> Iterator[Signal]:
        """A layer, some bars at a time."""
        signal = self.layer(name)
        for start in range(0, self.samples, self.link):
            yield signal[:, start : start + self.link]


def _add(ring: Signal, signal: Signal, start: int) -> None:
    """Lay the signal onto the ring; what passes the end goes on at the beginning."""
    start %= len(ring)
    fits = min(len(signal), len(ring) - start)
    ring[start : start + fits] += signal[:fits]
    ring[: len(signal) - fits] += signal[fits:]


def in_the_club(ring: Signal) -> Signal:
    """The echo of a low room full of coats, on two channels."""
    chance = np.random.Generator(np.random.PCG64(7))
    samples = length(1.0)
    time = np.arange(samples) / RATE
    spectrum = np.fft.rfft(ring)
    channels = []
    for delay in (0.017, 0.021):
        answer = np.zeros(samples)
        # What is high dies first.
        for low, high, seconds in ((120, 500, 0.2), (500, 2000, 0.16), (2000, 6500, 0.1)):
            colour = ((low / 2, -40), (low, 0), (high, 0), (high * 2, -40))
            answer += instruments.coloured(chance.standard_normal(samples), colour) * np.exp(-time / seconds)
        answer *= np.clip(time / 0.01, 0, 1)
        answer /= np.sqrt((answer**2).sum())
        answer = np.roll(np.pad(answer, (0, length(0.05))), length(delay))
        channels.append(np.fft.irfft(spectrum * np.fft.rfft(answer, len(ring)), len(ring)))
    return np.stack(channels)
