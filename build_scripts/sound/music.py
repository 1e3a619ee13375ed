"""The band plays the score: three layers of one piece, which are heard on top of each other.

The tape is a ring. What still rings when the last bar is over is heard under the first one, so the piece has
no beginning and no end, and every layer has the same number of samples.

A file is a chain of Ogg streams, a whole one for every two bars. Any player plays a chain from end to end;
the game takes it apart and decodes a link at a time, so that no picture has to wait for the music.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from build_scripts.sound import instruments, score
from build_scripts.sound.loudness import programme_loudness
from build_scripts.sound.samples import RATE, Signal, below, length

BEAT: Final = 25_431
"""Samples: 104 beats a minute, and a whole number of them also where the device plays 48000 a second."""
LOOP: Final = BEAT * score.BEATS_IN_BAR * len(score.HARMONY)
LINK: Final = BEAT * score.BEATS_IN_BAR * 2
SWING: Final = 0.64
"""Where the half of a beat really is: 0.5 would be a march, two thirds is a triplet."""
UNSTEADY: Final = 0.004
"""How far, in seconds, a hand is off the beat."""
STROKES: Final = 12
"""How many strokes a drum has that are not quite the same."""
CEILING: Final = 0.6
"""No sample of a layer is above."""

Play = Callable[[float, float, float, np.random.Generator], Signal]
Stroke = Callable[[float, np.random.Generator], Signal]
Event = tuple[float, Signal]
"""When, in seconds, and what."""


def moment(beat: float) -> float:
    """When a beat of the score is played, in seconds."""
    whole, within = divmod(beat, 1.0)
    swung = within / 0.5 * SWING if within <= 0.5 else SWING + (within - 0.5) / 0.5 * (1 - SWING)
    return (whole + swung) * BEAT / RATE


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

    def played(self, name: str) -> Signal:
        """The part alone, on two channels."""
        chance = np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))
        ring = np.zeros(LOOP)
        for at, signal in self.events(chance):
            wobble = float(np.clip(chance.normal(0, UNSTEADY), -2 * UNSTEADY, 2 * UNSTEADY))
            _add(ring, signal, length(at + self.late + wobble))
        angle = (self.place + 1) * np.pi / 4
        both = np.stack([ring * np.cos(angle), ring * np.sin(angle)])
        heard = both + self.echo * in_the_club(ring)
        return np.asarray(heard * 10 ** ((self.loudness - programme_loudness(heard)) / 20))


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


def _walking(chance: np.random.Generator) -> Iterator[Event]:
    for note in score.walk(score.BASS):
        strength = (0.86 if note.beat % 2 == 0 else 0.94) + chance.uniform(-0.04, 0.04)
        yield moment(note.beat), instruments.bass(note.pitch, _seconds(note), strength, chance)
    for note in score.notes(score.SKIPS):
        yield moment(note.beat), instruments.bass(note.pitch, _seconds(note) * 0.6, 0.45, chance)


def _strumming(chance: np.random.Generator) -> Iterator[Event]:
    for beat in range(score.BEATS_IN_BAR * len(score.HARMONY)):
        back = beat % 2 == 1
        bridge = 64 <= beat < 96
        if not (back or bridge):
            continue
        strength = (0.85 if back else 0.55) + chance.uniform(-0.06, 0.06)
        for string, name in enumerate(score.STRUM[score.chord_at(beat)].split()):
            signal = instruments.guitar(score.pitch(name), 0.17, strength, chance)
            yield moment(beat) + 0.008 * string, signal


def _melody(play: Play, bars: Sequence[str], chance: np.random.Generator) -> Iterator[Event]:
    for note in score.notes(bars):
        accent = 0.06 if note.beat % 1 else 0.0
        strength = 0.8 + accent + chance.uniform(-0.07, 0.07)
        yield moment(note.beat), play(note.pitch, _seconds(note), strength, chance)


def _blowing(chance: np.random.Generator) -> Iterator[Event]:
    free = -1.0
    for note in score.notes(score.HORN):
        strength = 0.78 + 0.12 * (note.length > 0.7) + chance.uniform(-0.05, 0.05)
        scooped = note.beat - free > 0.3
        free = note.beat + note.length
        signal = instruments.horn(note.pitch, _seconds(note), strength, chance, scooped=scooped)
        yield moment(note.beat), signal


def _drumming(
    stroke: Stroke, name: str, chance: np.random.Generator, *, early: float = 0.0
) -> Iterator[Event]:
    samples = [stroke(1.0, chance) for _ in range(STROKES)]
    for beat, strength in score.strokes(score.DRUMS[name]):
        signal = samples[int(chance.integers(STROKES))]
        yield moment(beat) - early, signal * strength * chance.uniform(0.88, 1.0)


def _seconds(note: score.Note) -> float:
    return moment(note.beat + note.length) - moment(note.beat)


LAYERS: Final[Mapping[str, Mapping[str, Part]]] = {
    # An empty street: someone walks, someone waits.
    "street_1": {
        "bass": Part(events=_walking, loudness=-24.5, echo=0.05, late=-0.002),
        "swish": Part(
            events=partial(_drumming, instruments.swish, "swish", early=instruments.SWISH_PEAK),
            loudness=-39.0,
            place=0.2,
            echo=0.2,
        ),
        "tap": Part(events=partial(_drumming, instruments.tap, "tap"), loudness=-39.5, place=0.12, echo=0.2),
        "snap": Part(
            events=partial(_drumming, instruments.snap, "snap"),
            loudness=-41.0,
            place=-0.25,
            echo=0.4,
            late=0.003,
        ),
    },
    # A queue: they begin to talk.
    "street_2": {
        "vibraphone": Part(
            events=partial(_melody, instruments.vibraphone, score.VIBES),
            loudness=-27.5,
            place=0.25,
            echo=0.3,
            late=0.006,
        ),
        "guitar": Part(events=_strumming, loudness=-33.0, place=-0.35, echo=0.15),
    },
    # A crowd: everybody is here.
    "street_3": {
        "horn": Part(events=_blowing, loudness=-27.0, place=-0.1, echo=0.35, late=0.014),
        "organ": Part(
            events=partial(_melody, instruments.organ, score.ORGAN), loudness=-40.0, place=0.1, echo=0.3
        ),
        "ride": Part(
            events=partial(_drumming, instruments.ride, "ride"), loudness=-37.0, place=0.35, echo=0.12
        ),
        "pedal": Part(
            events=partial(_drumming, instruments.pedal, "pedal"), loudness=-44.0, place=0.2, echo=0.12
        ),
        "kick": Part(events=partial(_drumming, instruments.kick, "kick"), loudness=-34.0, echo=0.04),
        "slap": Part(
            events=partial(_drumming, instruments.slap, "slap"), loudness=-43.0, place=0.05, echo=0.2
        ),
    },
}


def layer(name: str) -> Signal:
    """A layer, ready to be written: two channels, nothing deeper than a loudspeaker goes, no sharp peak."""
    mix = np.zeros((2, LOOP))
    for part, how in LAYERS[name].items():
        mix += how.played(part)
    spectrum = np.fft.rfft(mix)
    frequencies = np.fft.rfftfreq(LOOP, 1 / RATE)
    spectrum *= frequencies**4 / (frequencies**4 + 38.0**4)
    clean = np.fft.irfft(spectrum, LOOP)
    return below(CEILING, clean)


def links(signal: Signal) -> Iterator[Signal]:
    """The layer, two bars at a time."""
    for start in range(0, LOOP, LINK):
        yield signal[:, start : start + LINK]
