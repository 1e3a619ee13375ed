"""What a sound is made of. A layer is data; asked for its samples, it plays itself."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from build_scripts.sound.samples import (
    RATE,
    Points,
    Signal,
    band,
    curve,
    drift,
    envelope,
    glide,
    harmonics,
    length,
    noise,
    room,
    warm,
)

Mouth = tuple[float, float, float]
"""Where a throat resonates: the three formants of a vowel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer:
    """Something heard from `at` on, for so many seconds."""

    at: float = 0.0
    seconds: float
    gain: float = 1.0
    rise: float = 0.006
    fall: float = 0.03
    decay: float | None = None

    def samples(self, chance: np.random.Generator) -> Signal:
        """The layer alone, beginning at its own beginning."""
        count = length(self.seconds)
        shape = envelope(count, self.rise, self.fall, self.decay)
        return self.gain * shape * _levelled(self.wave(count, chance))

    def wave(self, count: int, chance: np.random.Generator) -> Signal:
        """The bare wave, before it gets its shape in time."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Tone(Layer):
    """A steady or gliding note."""

    pitch: Points
    overtones: Points = (1.0,)
    tremble: tuple[float, float] = (0.0, 0.0)
    """Vibrato: times a second, and how far (1 is an octave)."""

    def wave(self, count: int, chance: np.random.Generator) -> Signal:
        """Sines on top of each other."""
        speed, reach = self.tremble
        swing = reach * np.sin(2 * np.pi * speed * np.linspace(0, self.seconds, count))
        return harmonics(glide(self.pitch, count) * 2**swing, self.overtones)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bell(Layer):
    """Something struck: overtones out of tune, the high ones dying first."""

    pitch: float
    partials: Points = (1.0, 2.0, 3.01, 4.16)

    def wave(self, count: int, chance: np.random.Generator) -> Signal:
        """Each partial on its own."""
        time = np.linspace(0, self.seconds, count)
        wave = np.zeros(count)
        for number, ratio in enumerate(self.partials, start=1):
            fading = np.exp(-time * number * 4)
            wave += np.sin(2 * np.pi * self.pitch * ratio * time) * fading / number**1.3
        return wave


@dataclass(frozen=True, slots=True, kw_only=True)
class Puff(Layer):
    """Air: noise around a pitch that may wander."""

    centre: Points
    narrowness: float = 1.5
    flutter: float = 0.0
    """How often a second it swells and sinks."""
    crackle: float = 0.0
    """How many sparks a second it consists of; 0 is an even stream."""

    def wave(self, count: int, chance: np.random.Generator) -> Signal:
        """Noise through a band, twice, so that it has a colour."""
        source = _sparks(count, self.crackle, chance) if self.crackle else noise(count, chance)
        centre = glide(self.centre, count)
        coloured = band(band(source, centre, self.narrowness), centre, self.narrowness)
        return coloured * _swelling(count, self.flutter, 0.8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cry(Layer):
    """A throat: a buzz and a breath through the resonances of a mouth that opens and closes."""

    pitch: Points
    mouth: Sequence[Mouth]
    breath: float = 0.1
    """How much of it is air."""
    rough: float = 0.0
    """The growl: how often a second the throat flutters."""
    depth: float = 0.7
    """How deep that flutter goes."""
    unsteady: float = 0.01
    """How far the pitch strays."""
    tilt: float = 1.0
    """How quickly overtones weaken: 0.6 is shrill, 1.5 is mellow."""
    closeness: float = 6.0
    """How strongly the mouth colours the sound."""

    def wave(self, count: int, chance: np.random.Generator) -> Signal:
        """Source, then filter, as in any animal."""
        pitch = glide(self.pitch, count) * (1 + self.unsteady * drift(count, 40, chance))
        buzz = harmonics(pitch, [number**-self.tilt for number in range(1, 41)])
        source = _levelled(buzz) * (1 - self.breath) + _levelled(noise(count, chance)) * self.breath
        source = source * _swelling(count, self.rough, self.depth)
        return _through_mouth(source, self.mouth, self.closeness)


@dataclass(frozen=True, slots=True)
class Sound:
    """Layers, and how they are put together."""

    layers: tuple[Layer, ...]
    level: float = -11.0
    """The highest peak, in decibels: music, a voice and an effect or two have room beside each other."""
    loudness: float | None = None
    """Instead of that, how loud it is to the ear where it is loudest (in LUFS)."""
    drive: float = 0.8
    """How much the peaks are rounded off: more is denser and louder."""
    echo: tuple[float, float] = (0.0, 0.0)
    """Seconds, and how loud."""

    def samples(self, chance: np.random.Generator) -> Signal:
        """All the layers together."""
        total = np.zeros(max(length(layer.at) + length(layer.seconds) for layer in self.layers))
        for layer in self.layers:
            start = length(layer.at)
            total[start : start + length(layer.seconds)] += layer.samples(chance)
        seconds, share = self.echo
        return room(warm(total, self.drive), seconds, share, chance) if seconds else warm(total, self.drive)


def _levelled(wave: Signal) -> Signal:
    """The wave at a strength of 1, so that gains mean the same for every kind of layer."""
    return np.asarray(wave / max(float(np.sqrt(np.mean(wave**2))), 1e-9) * 0.3)


def _swelling(count: int, speed: float, depth: float) -> Signal:
    """1 and less in turn, so many times a second."""
    if not speed:
        return np.ones(count)
    turn = 2 * np.pi * speed * np.arange(count) / RATE
    return np.asarray(1 - depth * (1 + np.cos(turn)) / 2)


def _sparks(count: int, density: float, chance: np.random.Generator) -> Signal:
    """Single grains at random moments, no two equally strong."""
    sparks = (chance.random(count) < density / RATE) * chance.uniform(0.2, 1, count) ** 2
    tail = np.exp(-np.arange(60) / 12) * chance.standard_normal(60)
    return np.convolve(sparks, tail)[:count]


def _through_mouth(source: Signal, mouth: Sequence[Mouth], closeness: float) -> Signal:
    sung = np.zeros_like(source)
    for number, strength in enumerate((1.0, 0.7, 0.4)):
        centre = curve([vowel[number] for vowel in mouth], len(source))
        sung += strength * band(source, centre, closeness)
    return sung + 0.05 * source
