"""How loud something is to the ear, in LUFS (ITU-R BS.1770): one channel, or channels by samples."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from build_scripts.sound.samples import RATE, Signal, length

STEP: Final = 0.1
"""Seconds from one block to the next."""
STEPS: Final = 4
"""So many steps make a block."""
SILENCE, QUIETER = -70.0, -10.0
"""Blocks below the first, or so far below the rest, do not count for the whole."""
PIECE: Final = 30.0
LEAD: Final = 1.0
"""Seconds that are weighted at a time, and those before them that still ring in the filters."""
MARGIN: Final = 256
"""Samples at the ends of a part that are not looked at: there the cut itself would be seen."""
FINER: Final = 4
"""A loudspeaker passes through points between the samples; so many for each of them are looked at."""


def programme_loudness(signal: Signal) -> float:
    """How loud a ring is as a whole, without the gate."""
    power = np.abs(np.fft.rfft(signal) * _ear(signal.shape[-1])) ** 2
    return _lufs(2 * power.sum() / signal.shape[-1] ** 2)


def greatest_momentary(signal: Signal) -> float:
    """How loud the loudest 0.4 seconds are; around the signal there is silence."""
    block = length(STEP * STEPS)
    power = weighted(np.pad(np.atleast_2d(signal), ((0, 0), (block, block)))) ** 2
    total = np.pad(np.cumsum(power.sum(axis=0)), (1, 0))
    return _lufs(float((total[block:] - total[:-block]).max()) / block)


def integrated(signal: Signal) -> float:
    """How loud it is as a whole; pauses do not count."""
    blocks = _blocks(np.atleast_2d(signal))
    heard = blocks[_decibels(blocks) > SILENCE]
    if not heard.size:
        return SILENCE
    return _lufs(heard[_decibels(heard) > _lufs(heard.mean()) + QUIETER].mean())


def weighted(signal: Signal) -> Signal:
    """The signal as a head hears it."""
    size = signal.shape[-1] + length(LEAD)
    return np.fft.irfft(np.fft.rfft(signal, size) * _ear(size), size)[..., : signal.shape[-1]]


def true_peak(signal: Signal) -> float:
    """The highest point, also between the samples; only what comes near it is looked at more closely."""
    highest, size = float(np.abs(signal).max()), length(STEP)
    for start in range(0, signal.shape[-1], size):
        part = signal[..., max(0, start - MARGIN) : start + size + MARGIN]
        if np.abs(part).max() > 0.7 * highest:
            highest = max(highest, float(np.abs(_finer(part)).max(initial=0.0)))
    return highest


def finest(signal: Signal) -> Signal:
    """How high a loudspeaker comes around every sample of one channel, also between the samples."""
    fine = np.abs(_finer(np.pad(signal, MARGIN)))
    return np.asarray(fine.reshape(-1, FINER).max(axis=1))


def _finer(signal: Signal) -> Signal:
    """With points between the samples."""
    fine = FINER * np.fft.irfft(np.fft.rfft(signal), FINER * signal.shape[-1])
    return np.asarray(fine[..., FINER * MARGIN : -FINER * MARGIN])


def _blocks(signal: Signal) -> Signal:
    """The power of every block."""
    steps, size, lead = [], length(PIECE), length(LEAD)
    for start in range(0, signal.shape[-1], size):
        before = min(start, lead)
        part = weighted(signal[:, start - before : start + size].astype(np.float64))[:, before:]
        whole = part.shape[-1] // length(STEP)
        power = (part[:, : whole * length(STEP)] ** 2).sum(axis=0)
        steps.append(power.reshape(whole, -1).mean(axis=1))
    return np.convolve(np.concatenate(steps), np.ones(STEPS) / STEPS, mode="valid")


def _decibels(power: Signal) -> Signal:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def _lufs(power: float) -> float:
    return -0.691 + 10 * float(np.log10(max(power, 1e-12)))


def _ear(size: int) -> NDArray[np.complex128]:
    """What becomes of every frequency on its way through a head."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    return _shelf(z) * _rumble_filter(z)


def _shelf(z: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """What a head adds above 1700 Hz."""
    k, q = np.tan(np.pi * 1681.97 / RATE), 0.70718
    top, middle = 10 ** (3.99984 / 20), 10 ** (3.99984 / 40 * 0.99933)
    over = (top + middle * k / q + k * k) + 2 * (k * k - top) * z + (top - middle * k / q + k * k) * z**2
    return np.asarray(over / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2))


def _rumble_filter(z: NDArray[np.complex128]) -> NDArray[np.complex128]:
    k, q = np.tan(np.pi * 38.135 / RATE), 0.50033
    return np.asarray((1 - z) ** 2 / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2))
