"""The band of the pub: fiddle and whistle, a frame drum, something with strings, feet and spoons."""

from typing import Final

import numpy as np

from build_scripts.sound.instruments import coloured, frequency, held, moments, ratio, struck
from build_scripts.sound.samples import Signal, drift, edges, noise, phase

_BODY: Final = (
    *((150, -20), (200, -12), (275, 0), (380, -2), (460, 0), (700, -2), (1000, -3), (1400, -8)),
    *((2200, -6), (2900, -5), (3600, -12), (5000, -24), (8000, -46)),
)
"""What a box of spruce and maple does with a string: Hertz and decibels."""


def _in_the_body(hertz: float) -> float:
    return float(np.interp(np.log2(hertz), [np.log2(h) for h, _ in _BODY], [level for _, level in _BODY]))


def fiddle(
    pitch: float, seconds: float, strength: float, chance: np.random.Generator, *, slurred: bool = False
) -> Signal:
    """A bow on a string: it bites when it turns, not when it goes on; a long note begins to tremble."""
    time = moments(seconds + 0.1)
    tremble = 0.0055 * np.clip((time - 0.2) / 0.3, 0, 1) * np.sin(2 * np.pi * 5.6 * time)
    slide = -0.012 * np.exp(-time / 0.03)
    stray = 0.0014 * drift(len(time), 9, chance)
    turn = phase(frequency(pitch) * (1 + tremble + slide + stray))
    bow = held(time, 0.03 if slurred else 0.055, seconds, 0.09)
    bow *= 0.86 + 0.14 * np.exp(-time / 0.1) + 0.06 * drift(len(time), 7, chance)
    wave = np.zeros_like(time)
    for number in range(1, 21):
        hertz = number * frequency(pitch)
        if hertz > 9000:
            break
        level = _in_the_body(hertz) - 20 * np.log10(number) - 1.1 * (1 - strength) * (number - 1)
        wave += ratio(level) * bow ** (1 + 0.05 * number) * np.sin(number * turn + 0.7 * number**2)
    hair = coloured(noise(len(time), chance), ((250, -30), (900, -8), (2600, 0), (5000, -10), (9000, -40)))
    bite = 0.0 if slurred else 0.1 * np.exp(-time / 0.025)
    return (wave + hair * bow * (0.022 + bite)) * strength


def drone(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """The open strings below, with a slow bow."""
    time = moments(seconds + 0.5)
    turn = phase(frequency(pitch) * (1 + 0.0008 * drift(len(time), 3, chance)))
    swell = held(time, 0.5, seconds, 0.6) * (1 + 0.18 * drift(len(time), 1.4, chance))
    wave = np.zeros_like(time)
    for number in range(1, 13):
        level = _in_the_body(number * frequency(pitch)) - 24 * np.log10(number)
        slow = 1 + 0.15 * drift(len(time), 2, chance)
        wave += ratio(level) * slow * np.sin(number * turn + chance.uniform(0, 2 * np.pi))
    return wave * swell * strength


def whistle(
    pitch: float, seconds: float, strength: float, chance: np.random.Generator, *, cut: bool = False
) -> Signal:
    """A tin whistle: hardly an overtone, and breath. A finger flicks to part two notes, or a strong one."""
    time = moments(seconds + 0.06)
    tremble = 0.006 * np.clip((time - 0.22) / 0.3, 0, 1) * np.sin(2 * np.pi * 5.0 * time)
    flick = 0.19 * (time < 0.032) if cut else -0.01 * np.exp(-time / 0.015)
    turn = phase(frequency(pitch) * (1 + tremble + flick + 0.001 * drift(len(time), 8, chance)))
    breath = held(time, 0.022, seconds, 0.05) * (0.9 + 0.1 * np.exp(-time / 0.08))
    wave = np.sin(turn) + ratio(-17 + 3 * strength) * np.sin(2 * turn) + ratio(-27) * np.sin(3 * turn)
    air = coloured(noise(len(time), chance), ((600, -40), (1800, -8), (3200, 0), (6000, -6), (11000, -30)))
    chiff = 0.12 * np.exp(-time / 0.018)
    return (wave + air * (0.03 + chiff)) * breath * strength


def strings(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """A cittern: pairs of wire that are never quite in tune with each other, plucked and left to ring."""
    time = moments(seconds + 0.25)
    wave = np.zeros_like(time)
    for detuned in (-0.0007, 0.0009):
        turn = phase(np.full_like(time, frequency(pitch) * (1 + detuned)))
        for number in range(1, 13):
            plucked = abs(np.sin(np.pi * number * 0.17)) / number**1.05
            dulled = 1 / (1 + (number * frequency(pitch) / 2600) ** 4) ** 0.5
            ringing = np.exp(-time / (1.0 / (1 + 0.28 * (number - 1))))
            stretched = number * np.sqrt(1 + 6e-5 * number**2)
            wave += plucked * dulled * ringing * np.sin(stretched * turn)
    pick = coloured(noise(len(time), chance), ((200, -40), (1200, -6), (2600, 0), (5000, -16), (9000, -50)))
    wave += 0.16 * pick * np.exp(-time / 0.005)
    return wave * held(time, 0.003, seconds, 0.2) * strength


_SKIN: Final = ((1.0, 1.0, 0.16), (1.59, 0.45, 0.09), (2.14, 0.3, 0.07), (2.65, 0.18, 0.05), (3.5, 0.1, 0.03))
"""How a skin moves: ratio, strength and how long that lasts."""


def _skin(time: Signal, hertz: float, damped: float) -> Signal:
    bent = hertz * (1 + 0.22 * np.exp(-time / 0.03))
    wave = np.zeros_like(time)
    for part, level, lasting in _SKIN:
        wave += level * np.exp(-time / (lasting * damped)) * np.sin(part * phase(bent))
    return wave


def low(strength: float, chance: np.random.Generator) -> Signal:
    """The frame drum in the middle of its skin."""
    time = moments(0.5)
    felt = coloured(noise(len(time), chance), ((60, -20), (220, 0), (900, -12), (3000, -40)))
    wave = _skin(time, 88 * chance.uniform(0.99, 1.01), 1.3) + 0.25 * felt * struck(time, 0.0, 0.014)
    return wave * edges(len(time), 0.003, 0.1) * strength


def tipper(strength: float, chance: np.random.Generator) -> Signal:
    """The same with the stick near the rim, the other hand behind the skin."""
    time = moments(0.22)
    stick = coloured(noise(len(time), chance), ((200, -24), (700, -4), (1900, 0), (4200, -12), (9000, -40)))
    wave = 0.8 * _skin(time, 148 * chance.uniform(0.97, 1.03), 0.45) + 0.7 * stick * struck(time, 0.0, 0.009)
    return wave * edges(len(time), 0.002, 0.06) * strength


def stomp(strength: float, chance: np.random.Generator) -> Signal:
    """A boot under a table, and the boards answer."""
    time = moments(0.3)
    wood = coloured(noise(len(time), chance), ((50, -12), (120, 0), (420, -6), (1200, -22), (4000, -50)))
    wave = np.sin(phase(66 + 50 * np.exp(-time / 0.015))) * np.exp(-time / 0.05)
    return (wave + 0.6 * wood * struck(time, 0.0, 0.03)) * edges(len(time), 0.003, 0.08) * strength


def spoons(strength: float, chance: np.random.Generator) -> Signal:
    """Two of them, back to back, on a knee."""
    time = moments(0.16)
    wave = np.zeros_like(time)
    for hertz, level, lasting in ((2350, 1.0, 0.016), (3870, 0.6, 0.012), (5900, 0.4, 0.01)):
        wave += (
            level * np.sin(2 * np.pi * hertz * chance.uniform(0.98, 1.02) * time) * struck(time, 0, lasting)
        )
    click = coloured(noise(len(time), chance), ((500, -30), (2200, -6), (4500, 0), (9000, -10), (15000, -30)))
    return (wave + 0.8 * click * struck(time, 0.0, 0.004)) * edges(len(time), 0.001, 0.05) * strength
