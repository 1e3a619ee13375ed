"""What a pub sounds like when nobody plays: a fire, and people of whom nobody understands a word."""

from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np

from build_scripts.sound.instruments import coloured, moments
from build_scripts.sound.layers import Cry, Mouth
from build_scripts.sound.pub.things import clink
from build_scripts.sound.ring import Event
from build_scripts.sound.samples import RATE, Signal, edges, length

CRACKS: Final = 5.0
"""A second, in the middle."""

_VOWELS: Final[tuple[Mouth, ...]] = (
    *((700, 1150, 2500), (480, 1750, 2400), (350, 2000, 2700), (470, 850, 2400), (340, 750, 2200)),
    (300, 1050, 2200),
)
_TALKERS: Final = (88, 104, 122, 145, 178, 215)
"""Their pitches, from trolls to goblins."""
SYLLABLES: Final = 7
"""That each of them knows: who says only seven in any order says nothing."""
_EMBERS: Final = ((200, -30), (900, -3), (2000, 0), (4500, -4), (8000, -16), (16000, -40))
"""A crack is dull: there is ash on it."""
_HA: Final = length(0.13)
_WALL: Final = ((60, -40), (140, -6), (300, 0), (900, -2), (1800, -9), (3200, -22), (6000, -48))
"""What the room leaves of people at other tables."""


def _breathing(samples: int, chance: np.random.Generator) -> Signal:
    """Slow swelling that ends as it begins: waves that fit into the ring a whole number of times."""
    turn = 2 * np.pi * np.arange(samples) / samples
    seconds = samples / RATE
    waves = np.zeros(samples)
    for speed in (0.15, 0.4, 0.9, 1.7, 3.1):
        times = max(1, round(speed * seconds))
        waves += np.sin(times * turn + chance.uniform(0, 2 * np.pi)) / speed**0.3
    return waves / np.abs(waves).max()


def flames(samples: int, chance: np.random.Generator) -> Iterator[Event]:
    """The bed of the fire: soft, low, never still."""
    air = coloured(
        chance.standard_normal(samples), ((40, -30), (90, 0), (260, -3), (700, -14), (2000, -26), (6000, -50))
    )
    yield 0.0, air * (0.65 + 0.35 * _breathing(samples, chance))


def sparks(samples: int, chance: np.random.Generator) -> Iterator[Event]:
    """Resin that bursts: mostly small, seldom large, and one sets off others."""
    seconds, at = samples / RATE, 0.0
    while at < seconds:
        at += float(chance.exponential(1 / CRACKS))
        for _ in range(1 + int(chance.poisson(1.3)) * int(chance.random() < 0.3)):
            yield at + float(chance.uniform(0, 0.12)), _crack(chance)


def _crack(chance: np.random.Generator) -> Signal:
    time = moments(0.05)
    hertz, lasting = float(chance.uniform(900, 5200)), float(chance.uniform(0.0008, 0.006))
    burst = np.sin(2 * np.pi * hertz * time) + 0.8 * chance.standard_normal(len(time))
    shape = np.exp(-time / lasting) * edges(len(time), 0.0004, 0.02)
    return coloured(burst * shape, _EMBERS) * min(2.5, float(chance.lognormal(-0.6, 0.8)))


@cache
def _mumbling(talker: int) -> tuple[Signal, ...]:
    """What somebody says, muffled: the same for ever."""
    chance = np.random.Generator(np.random.PCG64(900 + talker))
    home = _TALKERS[talker]
    said = []
    for _ in range(SYLLABLES):
        first, second = chance.choice(len(_VOWELS), 2)
        tune = home * chance.uniform(0.88, 1.25, 3)
        cry = Cry(
            seconds=float(chance.uniform(0.13, 0.24)),
            pitch=tune.tolist(),
            mouth=(_VOWELS[first], _VOWELS[second]),
            breath=0.2,
            tilt=1.0,
            unsteady=0.02,
            closeness=4,
            rise=0.03,
            fall=0.07,
        )
        said.append(coloured(cry.samples(chance), _WALL))
    return tuple(said)


def talk(samples: int, chance: np.random.Generator, *, people: int) -> Iterator[Event]:
    """So many people, each with pauses to drink; the end of a sentence is softer than its beginning."""
    seconds = samples / RATE
    for person in range(people):
        words = _mumbling(person % len(_TALKERS))
        at = float(chance.uniform(0, 2))
        while at < seconds - 2.5:
            count, volume = int(chance.integers(3, 13)), float(chance.uniform(0.5, 1.0))
            for number in range(count):
                word = words[int(chance.integers(len(words)))]
                yield at, word * volume * (1 - 0.4 * number / count)
                at += float(chance.uniform(0.14, 0.25))
            at += float(chance.exponential(1.0)) + 0.25


def laughter(samples: int, chance: np.random.Generator) -> Iterator[Event]:
    """Somewhere a joke ends well."""
    seconds, at = samples / RATE, 2.0
    while at < seconds - 3:
        words = _mumbling(int(chance.integers(len(_TALKERS))))
        word = words[int(chance.integers(len(words)))][:_HA]
        for number in range(int(chance.integers(4, 8))):
            yield at + 0.17 * number, word * edges(len(word), 0.02, 0.06) * 0.9**number
        at += float(chance.uniform(4, 9))


def mugs(samples: int, chance: np.random.Generator) -> Iterator[Event]:
    """Now and then one is put down, or two meet."""
    seconds, at = samples / RATE, 1.0
    while at < seconds - 1:
        sound = _far_off(float(chance.uniform(800, 1500)), chance)
        yield at, coloured(sound, _WALL) * float(chance.uniform(0.4, 1.0))
        at += float(chance.uniform(1.2, 4.0))


def _far_off(pitch: float, chance: np.random.Generator) -> Signal:
    """A clink at a table far off."""
    layers = [layer.samples(chance) for layer in clink(pitch=pitch)]
    total = np.zeros(max(map(len, layers)))
    for layer in layers:
        total[: len(layer)] += layer
    return total
