"""How bright a colour is, how far apart two are, and how the colour-blind see them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]

BRIGHTNESS = np.array([0.2126, 0.7152, 0.0722])
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = TO_XYZ.sum(axis=1)

# Machado, Oliveira and Fernandes 2009, severity 1.0; they work on linear light.
SIGHTS = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}


def linear(colours: Any) -> Values:
    """Light from sRGB bytes; the last axis is red, green, blue."""
    values = np.asarray(colours, dtype=np.float64) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def luminance(colours: Any) -> Values:
    """Relative luminance as WCAG defines it."""
    return np.asarray(linear(colours) @ BRIGHTNESS)


def contrast(one: Any, other: Any) -> Values:
    """As WCAG defines it: 1 to 21."""
    a, b = luminance(one), luminance(other)
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05))


def lab(colour: Any, sight: Values) -> Values:
    """CIELAB of an sRGB colour as somebody sees it."""
    light = np.clip(sight @ linear(colour), 0, 1)
    ratio = TO_XYZ @ light / WHITE
    f = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(one: Values, other: Values) -> float:
    """The distance of two CIELAB colours; about 1 can just be seen (Sharma, Wu and Dalal 2005)."""
    mean_chroma = (np.hypot(*one[1:]) + np.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean_chroma**7 / (mean_chroma**7 + 25.0**7))
    c1, c2 = (float(np.hypot(stretch * each[1], each[2])) for each in (one, other))
    h1, h2 = (float(np.degrees(np.arctan2(each[2], stretch * each[1]))) % 360 for each in (one, other))
    light, chroma = float(other[0] - one[0]), c2 - c1
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    mean_hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    return _weighted(light, chroma, float(hue), (one[0] + other[0]) / 2, (c1 + c2) / 2, mean_hue)


def _weighted(light: float, chroma: float, hue: float, mean_l: float, mean_c: float, mean_h: float) -> float:
    tone = 1.0
    for weight, times, shift in ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63)):
        tone += weight * np.cos(np.radians(times * mean_h + shift))
    by_light = light / (1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2))
    by_chroma = chroma / (1 + 0.045 * mean_c)
    by_hue = hue / (1 + 0.015 * mean_c * tone)
    blue = 60 * np.exp(-(((mean_h - 275) / 25) ** 2))
    twist = -2 * np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)) * np.sin(np.radians(blue))
    return float(np.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue))
