"""Sounds in numbers, because a script cannot listen."""

from dataclasses import dataclass

import numpy as np

from build_scripts.sound.samples import RATE, Signal, decibels, length, loudness

SHORTEST, LONGEST = 0.08, 1.2
LOUDEST = 0.85
SOFT_EDGE = 0.02
TOO_LIKE = 0.9
LOUDNESS_OF_POWER = 0.3
"""Ten times the power sounds twice as loud."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What can be said about a sound without hearing it."""

    seconds: float
    peak: float
    """In decibels, as is `loudness`: how strong the strongest tenth of a second is to the ear."""
    loudness: float
    centroid: float
    """Where the middle of its spectrum is, in Hertz."""
    spread: float
    edge: float
    """The strongest sample within a thousandth of a second of either end."""
    jump: float
    """The greatest step between two neighbours, compared with the peak."""


def measured(signal: Signal) -> Measures:
    power = np.abs(np.fft.rfft(signal)) ** 2
    frequencies = np.fft.rfftfreq(len(signal), 1 / RATE)
    centroid = float((power * frequencies).sum() / power.sum())
    spread = float(np.sqrt((power * (frequencies - centroid) ** 2).sum() / power.sum()))
    peak = float(np.abs(signal).max())
    rim = RATE // 1000
    return Measures(
        seconds=len(signal) / RATE,
        peak=decibels(peak),
        loudness=decibels(loudness(signal)),
        centroid=centroid,
        spread=spread,
        edge=float(max(np.abs(signal[:rim]).max(), np.abs(signal[-rim:]).max())),
        jump=float(np.abs(np.diff(signal)).max() / peak),
    )


def likeness(one: Signal, other: Signal) -> float:
    """How much two sounds are alike in pitch, colour and course: 1 is the same, 0 has nothing in common."""
    first, second = _portrait(one), _portrait(other)
    return float((first * second).sum() / np.sqrt((first**2).sum() * (second**2).sum()))


def _portrait(signal: Signal) -> Signal:
    """A spectrogram of coarse squares: third octaves by sixteenths of a second."""
    window = RATE // 16
    padded = np.pad(signal, (0, length(LONGEST) + window - len(signal)))
    edges = np.geomspace(60, 14_000, 25)
    frequencies = np.fft.rfftfreq(window, 1 / RATE)
    bands = np.digitize(frequencies, edges)
    rows = []
    for start in range(0, length(LONGEST), window):
        power = np.abs(np.fft.rfft(padded[start : start + window])) ** 2
        rows.append(np.bincount(bands, power, minlength=len(edges) + 1)[1:-1])
    return np.asarray(rows, dtype=np.float64) ** LOUDNESS_OF_POWER


def complaints(name: str, heard: Measures) -> list[str]:
    """Everything that is wrong with a sound; best is an empty list."""
    wrong = []
    if not SHORTEST <= heard.seconds <= LONGEST:
        wrong.append(f"{name} lasts {heard.seconds:.2f} s")
    if heard.peak > decibels(LOUDEST):
        wrong.append(f"{name} is too loud: {heard.peak:.1f} dB")
    if heard.edge > SOFT_EDGE:
        wrong.append(f"{name} does not begin and end softly: {heard.edge:.3f}")
    return wrong
