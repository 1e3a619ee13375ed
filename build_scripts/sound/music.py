"""The band plays the score: three layers of one piece, which are heard on top of each other."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np

from build_scripts.sound import instruments, score
from build_scripts.sound.ring import Event, Part, Piece, Play, Stroke
from build_scripts.sound.samples import RATE

BEAT: Final = 25_431
"""Samples: 104 beats a minute, and a whole number of them also where the device plays 48000 a second."""
LOOP: Final = BEAT * score.BEATS_IN_BAR * len(score.HARMONY)
LINK: Final = BEAT * score.BEATS_IN_BAR * 2
SWING: Final = 0.64
"""Where the half of a beat really is: 0.5 would be a march, two thirds is a triplet."""
STROKES: Final = 12
"""How many strokes a drum has that are not quite the same."""


def moment(beat: float) -> float:
    """When a beat of the score is played, in seconds."""
    whole, within = divmod(beat, 1.0)
    swung = within / 0.5 * SWING if within <= 0.5 else SWING + (within - 0.5) / 0.5 * (1 - SWING)
    return (whole + swung) * BEAT / RATE


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


PIECE: Final = Piece(LAYERS, LOOP, LINK)
