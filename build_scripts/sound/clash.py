"""How high cues come when they are in each other's way, as the player of the game really plays them.

Whatever part of a cue, early or late, may meet whatever part of another: a part stands for its highest point,
and the cues begin so that these come in the same instant and all in the same direction.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from random import Random
from typing import Final, NamedTuple

from build_scripts.sound.loudness import finest
from build_scripts.sound.samples import Signal, length
from build_scripts.sound.tape import Tape
from game.services.audio import VOICE
from game.services.sound_device import VOICES

PART: Final = 0.1
"""Seconds of a part."""
FRAME: Final = 1 / 60
CROWDS: Final = 10_000

Worst = tuple[float, tuple[str, ...]]
"""A height, of full scale, and the cues that come to it."""


class Part(NamedTuple):
    """A part of a cue: how many seconds after its beginning it is highest, and how high."""

    cue: str
    after: float
    height: float


class Clashes:
    """Every cue there is, in every other's way."""

    def __init__(self, tape: Tape, sounds: Mapping[str, Signal]) -> None:
        self._tape = tape
        self._parts = [part for cue, samples in sounds.items() for part in _parts(cue, samples)]

    def of_two(self) -> Worst:
        """Any parts of any two cues, and the loudest voice with them."""
        voice = max(filter(_is_spoken, self._parts), key=_by_height)
        pairs = combinations_with_replacement(self._parts, 2)
        return max(self._height([*pair, voice]) for pair in pairs)

    def of_crowds(self, tries: int = CROWDS) -> Worst:
        """As many as can be heard, and fewer: the highest parts of all, and so many random crowds."""
        chance = Random(1)
        highest = sorted(self._parts, key=_by_height, reverse=True)
        crowds = [highest[:size] for size in range(2, 2 * VOICES)]
        crowds += [chance.choices(self._parts, k=chance.randint(2, VOICES)) for _ in range(tries)]
        return max(map(self._height, crowds))

    def _height(self, parts: Iterable[Part]) -> Worst:
        """Where all of them meet; the one that has to come furthest begins."""
        tape, heights = self._tape, []
        tape.forget()
        waiting = sorted(parts, key=lambda part: -part.after)
        meeting = tape.now + waiting[0].after
        for part in waiting:
            self._wait_until(meeting - part.after)
            tape.play(part.cue)
            heights += [part.height] * (len(tape.notes) - len(heights))  # some are not even begun
        height = sum(note.last * height for note, height in zip(tape.notes, heights, strict=True))
        return height, tuple(note.cue for note in tape.notes)

    def _wait_until(self, moment: float) -> None:
        """A frame, which is the time that the player is told of first, and the rest."""
        if moment > self._tape.now:
            self._tape.advance(min(FRAME, moment - self._tape.now))
            self._tape.advance(max(0.0, moment - self._tape.now))


def _is_spoken(part: Part) -> bool:
    return part.cue.startswith(VOICE)


def _by_height(part: Part) -> float:
    return part.height


def _parts(cue: str, samples: Signal) -> Iterable[Part]:
    heights = finest(samples)
    for start in range(0, len(samples), length(PART)):
        part = heights[start : start + length(PART)]
        yield Part(cue, (start + int(part.argmax())) / length(1.0), float(part.max()))
