"""The band: each instrument turns a pitch, a length and a strength into samples.

A note rings on after its length; whoever places it lets it. What is struck has no pitch, only a strength.
"""

from collections.abc import Sequence

import numpy as np

from build_scripts.sound.samples import RATE, Signal, drift, edges, length, noise, phase

Colour = Sequence[tuple[float, float]]
"""How much of which frequency: Hertz and decibels, straight lines between."""


def frequency(pitch: float) -> float:
    return float(440 * 2 ** ((pitch - 69) / 12))


def coloured(signal: Signal, colour: Colour) -> Signal:
    """The signal with that spectrum laid over its own."""
    spectrum = np.fft.rfft(signal)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(signal), 1 / RATE), 1.0))
    strength = np.interp(octaves, [np.log2(hertz) for hertz, _ in colour], [decibel for _, decibel in colour])
    return np.fft.irfft(spectrum * 10 ** (strength / 20), len(signal))


def bass(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """A double bass, plucked: dark, with a finger on it; strong pulls are brighter."""
    time = moments(seconds + 0.25)
    bent = 1 + 0.012 * np.exp(-time / 0.025)
    turn = phase(frequency(pitch) * bent)
    wave = np.zeros_like(time)
    for number, level in enumerate((0, -3, -7, -13, -16, -21, -26, -31, -37, -43), start=1):
        stretched = number * np.sqrt(1 + 1.2e-4 * number**2)
        ringing = 0.8 * np.exp(-time / (0.95 / (1 + 0.3 * (number - 1)))) + 0.35 * np.exp(-time / 0.07)
        wave += ratio(level - 4 * (1 - strength) * (number > 2)) * ringing * np.sin(stretched * turn)
    finger = coloured(noise(len(time), chance), ((60, -60), (300, -6), (900, 0), (2400, -14), (5000, -50)))
    wave += 0.25 * finger * np.exp(-time / 0.012)
    return wave * held(time, 0.007, seconds, 0.06) * strength


def vibraphone(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """Soft mallets on metal bars, the fans turning slowly; a bar's overtones are two octaves up and more."""
    time = moments(seconds + 0.5)
    turn = phase(np.full_like(time, frequency(pitch)))
    fans = 1 - 0.16 * (1 + np.sin(2 * np.pi * 4.4 * time + chance.uniform(0, 2 * np.pi))) / 2
    wave = np.exp(-time / 1.3) * np.sin(turn) * fans
    wave += ratio(-14 - 6 * (1 - strength)) * np.exp(-time / 0.22) * np.sin(3.98 * turn)
    wave += ratio(-28) * np.exp(-time / 0.04) * np.sin(9.9 * turn)
    wave += ratio(-40) * np.exp(-time / 0.8) * np.sin(2 * turn)
    mallet = coloured(noise(len(time), chance), ((80, -40), (250, 0), (900, -6), (3000, -40)))
    wave += 0.12 * mallet * np.exp(-time / 0.01)
    return wave * held(time, 0.004, seconds, 0.14) * strength


def guitar(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """A hollow guitar with the tone turned down, the hand damping it at once."""
    time = moments(seconds + 0.12)
    turn = phase(np.full_like(time, frequency(pitch)))
    wave = np.zeros_like(time)
    for number in range(1, 15):
        plucked = abs(np.sin(np.pi * number * 0.23)) / number**0.9
        dulled = 1 / (1 + (number * frequency(pitch) / 1500) ** 4) ** 0.5
        ringing = np.exp(-time / (0.6 / (1 + 0.3 * (number - 1))))
        wave += plucked * dulled * ringing * np.sin(number * np.sqrt(1 + 8e-5 * number**2) * turn)
    pick = coloured(noise(len(time), chance), ((100, -40), (700, -4), (1800, 0), (4000, -20), (8000, -50)))
    wave += 0.18 * pick * np.exp(-time / 0.006)
    return wave * held(time, 0.003, seconds, 0.05) * strength


_BORE = (
    (200, -2),
    (500, 0),
    (950, 0),
    (1250, 3),
    (1700, -3),
    (2400, 3),
    (3100, -2),
    (4500, -18),
    (8000, -50),
)


def horn(
    pitch: float, seconds: float, strength: float, chance: np.random.Generator, *, scooped: bool = False
) -> Signal:
    """A trumpet with a hat over its bell. Its overtones come after it and go before it, as with all brass.

    The first note after a breath is scooped from below; a long one begins to tremble.
    """
    time = moments(seconds + 0.08)
    tremble = 0.008 * np.clip((time - 0.28) / 0.35, 0, 1) * np.sin(2 * np.pi * 5.1 * time)
    scoop = -0.045 * np.exp(-time / 0.035) if scooped else -0.008 * np.exp(-time / 0.02)
    stray = 0.0012 * drift(len(time), 8, chance)
    turn = phase(frequency(pitch) * (1 + tremble + scoop + stray))
    breath = held(time, 0.045 if scooped else 0.028, seconds, 0.07)
    breath *= 0.82 + 0.18 * np.exp(-time / 0.12) + 0.1 * np.clip((time - 0.3) / 0.5, 0, 1)
    wave = np.zeros_like(time)
    for number in range(1, 13):
        hertz = number * frequency(pitch)
        bore = np.interp(np.log2(hertz), [np.log2(h) for h, _ in _BORE], [d for _, d in _BORE])
        level = float(bore) - 2.8 * (number - 1) - 2 * (1 - strength) * (number - 1)
        wave += ratio(level) * breath ** (1 + 0.35 * (number - 1)) * np.sin(number * turn)
    air = coloured(noise(len(time), chance), ((300, -40), (900, -8), (1800, 0), (3500, -8), (8000, -40)))
    return (wave + 0.035 * air * breath) * strength


def organ(pitch: float, seconds: float, strength: float, chance: np.random.Generator) -> Signal:
    """Three drawbars behind a slowly turning loudspeaker."""
    time = moments(seconds + 0.2)
    spin = 2 * np.pi * 1.1 * time + chance.uniform(0, 2 * np.pi)
    turn = phase(frequency(pitch) * (1 + 0.0015 * np.sin(spin)))
    wave = np.sin(turn) + 0.45 * np.sin(2 * turn) + 0.12 * np.sin(3 * turn)
    return wave * (1 - 0.12 * (1 + np.cos(spin)) / 2) * held(time, 0.12, seconds, 0.16) * strength


def snap(strength: float, chance: np.random.Generator) -> Signal:
    """Two fingers: they slip, and the one lands in the palm."""
    time = moments(0.16)
    slip = coloured(noise(len(time), chance), ((400, -40), (1400, -10), (2600, 0), (5000, -10), (10000, -40)))
    palm = coloured(noise(len(time), chance), ((200, -40), (900, -8), (1750, 4), (2500, -6), (6000, -30)))
    wave = 0.35 * slip * struck(time, 0.0, 0.004) + palm * struck(time, 0.009, 0.011)
    wave += 0.12 * np.sin(2 * np.pi * 1650 * time) * struck(time, 0.009, 0.006)
    return wave * strength


def swish(strength: float, chance: np.random.Generator) -> Signal:
    """A wire brush on its round over the drum: it swells towards the beat and turns away."""
    time = moments(0.62)
    air = coloured(
        noise(len(time), chance), ((200, -30), (700, -9), (2000, -2), (3800, 0), (7000, -8), (14000, -34))
    )
    swell = np.clip(time / 0.24, 0, 1) ** 2 * np.exp(-np.maximum(time - 0.24, 0) / 0.13)
    grain = 1 + 0.15 * drift(len(time), 60, chance)
    return air * swell * grain * edges(len(time), 0.01, 0.1) * strength


SWISH_PEAK = 0.24
"""When, after its beginning, the brush is loudest."""


def tap(strength: float, chance: np.random.Generator) -> Signal:
    """The other brush, dropped lightly."""
    time = moments(0.18)
    wires = coloured(
        noise(len(time), chance), ((150, -14), (400, -6), (1200, -9), (3500, 0), (6500, -5), (13000, -28))
    )
    wave = wires * (struck(time, 0.0, 0.02) + 0.25 * struck(time, 0.0, 0.055))
    wave += 0.12 * np.sin(2 * np.pi * 196 * time) * struck(time, 0.0, 0.03)
    return wave * strength


def slap(strength: float, chance: np.random.Generator) -> Signal:
    """The same with some will: there is a drum under the brush."""
    time = moments(0.25)
    wires = coloured(
        noise(len(time), chance), ((150, -10), (400, -4), (1200, -7), (3200, 0), (6000, -5), (12000, -26))
    )
    wave = 0.8 * wires * (struck(time, 0.0, 0.025) + 0.3 * struck(time, 0.0, 0.08))
    for hertz, level in ((186, 0.25), (312, 0.18)):
        wave += level * np.sin(2 * np.pi * hertz * time) * struck(time, 0.0, 0.04)
    return wave * strength


_PLATE = tuple(
    float(hertz) for hertz in np.geomspace(2300, 12_000, 70) * (1 + 0.07 * np.sin(np.arange(70) ** 2))
)


def ride(strength: float, chance: np.random.Generator) -> Signal:
    """A big thin cymbal: a ping, and a shimmer of so many tones that none of them sings."""
    time = moments(1.1)
    wave = np.zeros_like(time)
    for hertz in _PLATE:
        fading = np.exp(-time / (0.08 + 0.3 * (2500 / (2500 + hertz))))
        wave += 0.012 * fading * np.sin(2 * np.pi * hertz * time + chance.uniform(0, 2 * np.pi))
    hiss = coloured(noise(len(time), chance), ((1500, -40), (3500, -8), (7000, 0), (10500, -4), (16000, -20)))
    wave += 0.6 * hiss * (0.4 * np.exp(-time / 0.2) + np.exp(-time / 0.025))
    return wave * edges(len(time), 0.002, 0.4) * strength


def pedal(strength: float, chance: np.random.Generator) -> Signal:
    """Two cymbals closed by a foot."""
    time = moments(0.12)
    hiss = coloured(noise(len(time), chance), ((250, -26), (2500, -12), (6500, 0), (11000, -1), (16000, -14)))
    return hiss * (struck(time, 0.0, 0.018) + 0.15 * struck(time, 0.0, 0.04)) * strength


def kick(strength: float, chance: np.random.Generator) -> Signal:
    """A soft foot: more felt than heard."""
    time = moments(0.3)
    turn = phase(54 + 60 * np.exp(-time / 0.02))
    felt = coloured(noise(len(time), chance), ((60, -20), (200, 0), (700, -10), (2500, -40)))
    wave = np.sin(turn) * np.exp(-time / 0.075) + 0.3 * felt * np.exp(-time / 0.012)
    return wave * edges(len(time), 0.004, 0.08) * strength


def moments(seconds: float) -> Signal:
    return np.arange(length(seconds)) / RATE


def ratio(decibel: float) -> float:
    return float(10 ** (decibel / 20))


def held(time: Signal, rise: float, seconds: float, release: float) -> Signal:
    """Up softly, held for so long, and let go; nothing is left at the end."""
    up = (1 - np.cos(np.pi * np.clip(time / rise, 0, 1))) / 2
    down = np.exp(-np.maximum(time - seconds, 0) / (release / 2.5))
    return up * down * edges(len(time), 0.0, 0.02)


def struck(time: Signal, at: float, decay: float) -> Signal:
    """Nothing, then everything within a thousandth of a second, then less and less."""
    after = time - at
    return np.clip(after / 0.001, 0, 1) * np.exp(-np.maximum(after, 0) / decay) * edges(len(time), 0.0, 0.02)
