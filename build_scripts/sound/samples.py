"""Arithmetic on samples: curves, waves, noise, filters, and a clean beginning and end."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
LOUD_ENOUGH = -21.0
"""Decibels to the ear; nothing is louder."""

Signal = NDArray[np.float64]
Points = Sequence[float]
"""Values spread evenly over the time of a sound."""


def length(seconds: float) -> int:
    return round(seconds * RATE)


def curve(points: Points, samples: int) -> Signal:
    """A line through the points, without corners."""
    where = np.linspace(0, len(points) - 1, samples)
    step = np.minimum(where.astype(int), max(len(points) - 2, 0))
    share = (1 - np.cos(np.pi * (where - step))) / 2
    values = np.asarray(points, dtype=np.float64)
    following = values[np.minimum(step + 1, len(points) - 1)]
    return np.asarray(values[step] + (following - values[step]) * share)


def glide(points: Points, samples: int) -> Signal:
    """A curve of pitches, even to the ear: the middle of 200 and 800 is 400."""
    return np.asarray(np.exp(curve(np.log(np.asarray(points)).tolist(), samples)))


def phase(pitch: Signal) -> Signal:
    return np.asarray(2 * np.pi * np.cumsum(pitch) / RATE)


def harmonics(pitch: Signal, strengths: Points) -> Signal:
    """A wave of that pitch with these overtones; those too high for the sampling rate are left out."""
    turn = phase(pitch)
    wave = np.zeros_like(pitch)
    for number, strength in enumerate(strengths, start=1):
        wave += strength * np.sin(number * turn) * (pitch * number < RATE * 0.45)
    return wave


def noise(samples: int, chance: np.random.Generator) -> Signal:
    return np.asarray(chance.standard_normal(samples) * 0.3)


def drift(samples: int, speed: float, chance: np.random.Generator) -> Signal:
    """A slow random walk about 0, within 1: what makes a throat or a hand not a machine."""
    knots = chance.uniform(-1, 1, max(2, round(samples / RATE * speed) + 2))
    return curve(knots.tolist(), samples)


def band(signal: Signal, centre: Signal, narrowness: float) -> Signal:
    """Let through what is near the centre, which may wander (a state-variable filter)."""
    warped = np.tan(np.pi * np.minimum(centre, RATE * 0.45) / RATE)
    damping = 1 / narrowness
    first = second = 0.0
    out = np.empty_like(signal)
    steps = zip(signal.tolist(), warped.tolist(), strict=True)
    for index, (sample, g) in enumerate(steps):
        high = (sample - (damping + g) * first - second) / (1 + g * (g + damping))
        middle = g * high + first
        low = g * middle + second
        first, second = g * high + middle, g * middle + low
        out[index] = damping * middle
    return out


def without_rumble(signal: Signal, lowest: float = 40.0) -> Signal:
    """Take away what no small loudspeaker plays, and with it any offset."""
    spectrum = np.fft.rfft(signal)
    frequencies = np.fft.rfftfreq(len(signal), 1 / RATE)
    spectrum *= frequencies**4 / (frequencies**4 + lowest**4)
    return np.fft.irfft(spectrum, len(signal))


def envelope(samples: int, rise: float, fall: float, decay: float | None) -> Signal:
    """From nothing up within `rise` seconds, down to nothing within the last `fall`; between, dying away."""
    loudness = np.ones(samples)
    if decay is not None:
        loudness *= np.exp(-np.arange(samples) / (decay * RATE))
    return loudness * edges(samples, rise, fall)


def edges(samples: int, rise: float, fall: float) -> Signal:
    shape = np.ones(samples)
    up, down = min(length(rise), samples), min(length(fall), samples)
    shape[:up] *= (1 - np.cos(np.linspace(0, np.pi, up))) / 2
    shape[samples - down :] *= (1 + np.cos(np.linspace(0, np.pi, down))) / 2
    return shape


def room(signal: Signal, seconds: float, share: float, chance: np.random.Generator) -> Signal:
    """The sound with the echo of a small room behind it."""
    samples = length(seconds)
    answer = noise(samples, chance) * np.exp(-np.linspace(0, 5, samples))
    size = len(signal) + samples
    echo = np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(answer, size), size)
    echo *= share * np.abs(signal).max() / max(np.abs(echo).max(), 1e-9)
    echo[: len(signal)] += signal
    return echo


def warm(signal: Signal, drive: float) -> Signal:
    """Round off the peaks, as an amplifier does."""
    strongest = max(np.abs(signal).max(), 1e-9)
    return np.asarray(np.tanh(drive * signal / strongest))


def as_heard(signal: Signal) -> Signal:
    """The signal as an ear weighs it (A-weighting): little of the deep, little of the very high."""
    squares = np.fft.rfftfreq(len(signal), 1 / RATE) ** 2
    weight = 12194**2 * squares**2 / ((squares + 20.6**2) * (squares + 12194**2))
    weight /= np.sqrt((squares + 107.7**2) * (squares + 737.9**2))
    return np.fft.irfft(np.fft.rfft(signal) * weight * 1.2589, len(signal))


def loudness(signal: Signal) -> float:
    """How strong its strongest tenth of a second is to the ear."""
    window = min(len(signal), RATE // 10)
    energy = np.convolve(as_heard(signal) ** 2, np.ones(window) / window, mode="valid")
    return float(np.sqrt(energy.max()))


def decibels(value: float) -> float:
    return 20 * float(np.log10(max(value, 1e-9)))


def louder(signal: Signal, by: float) -> Signal:
    """By so many decibels."""
    return np.asarray(signal * 10 ** (by / 20))


def below(ceiling: float, signal: Signal) -> Signal:
    """What comes near the ceiling is rounded off."""
    return np.asarray(ceiling * np.tanh(signal / ceiling))


def tidied(signal: Signal) -> Signal:
    """Without an offset, and with soft edges."""
    clean = without_rumble(np.pad(signal, (length(0.004), length(0.006))))
    return np.asarray(clean * edges(len(clean), 0.005, 0.02))


def at_level(signal: Signal, level: float) -> Signal:
    """With the highest peak at that level (in decibels).

    A dense sound with the same peak is louder than a thin one, so the dense ones are turned down.
    """
    even = louder(signal, level - decibels(float(np.abs(signal).max())))
    return louder(even, min(0.0, LOUD_ENOUGH - decibels(loudness(even))))
