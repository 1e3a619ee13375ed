"""Room for everything short: however many cues come, early and late, together they never come too high.

What is known of a cue is how high it is in each of its moments. Whoever comes while others are heard takes
the room that they leave just then; where that is too little, the others are turned down for it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, Protocol

import pygame

ROOM: Final = 0.6
"""How high all of them may come together, of full scale: at the usual volume the music has the rest."""
LEAST: Final = 0.5
"""So much of a newcomer is heard, however many are there."""
MOMENT: Final = 0.03
"""Seconds of a moment. Nobody knows better where a device is, so the moments beside it count, too."""

_HIGHEST: Final = 32_768
"""In samples of 16 bits, full scale."""


class Channel(Protocol):
    """What a cue is played on."""

    def set_volume(self, volume: float, /) -> object:
        """From 0 to 1; counts at once."""

    def get_sound(self) -> object:
        """What is heard on it now."""


@dataclass(eq=False)
class _Sounding:
    """Somebody who is heard."""

    channel: Channel
    heights: Sequence[float]
    volume: float
    age: float = 0.0
    new: bool = True

    def __post_init__(self) -> None:
        self._sound = self.channel.get_sound()

    @property
    def over(self) -> bool:
        """Its time has come, or, if no frame was shown for long, its channel is silent or somebody else's."""
        return self.age >= len(self.heights) * MOMENT or self.channel.get_sound() is not self._sound

    def grow(self, seconds: float) -> None:
        """The frame in which it began began before it: that time does not count."""
        if self.new:
            self.new = False
        else:
            self.age += seconds

    @property
    def to_come(self) -> Iterable[float]:
        """How high it will be, from now on."""
        return (self.volume * height for height in self.heights[round(self.age / MOMENT) :])

    def turn_down(self, share: float) -> None:
        self.volume *= share
        self.channel.set_volume(self.volume)


class Crowd:
    """Whoever is heard now."""

    def __init__(self) -> None:
        self._sounding: list[_Sounding] = []

    def __bool__(self) -> bool:
        """Whether anybody is heard."""
        return bool(self._sounding)

    def advance(self, seconds: float) -> None:
        """All grow older; some end."""
        for each in self._sounding:
            each.grow(seconds)
        self._leave()

    def _leave(self) -> None:
        self._sounding = [each for each in self._sounding if not each.over]

    def clear(self) -> None:
        """Nobody is heard any more."""
        self._sounding.clear()

    def join(self, channel: Channel, heights: Sequence[float], volume: float, least: float = LEAST) -> None:
        """Somebody comes. As much of the volume as `least` is heard whatever it costs the others."""
        self._leave()
        moments = [(volume * mine, theirs) for mine, theirs in zip(heights, self._to_come(), strict=False)]
        free = min(((ROOM - theirs) / mine for mine, theirs in moments if mine), default=1.0)
        share = min(1.0, max(least, free))
        if share > free:
            self._make_way([(ROOM - share * mine, theirs) for mine, theirs in moments])
        channel.set_volume(volume * share)
        self._sounding.append(_Sounding(channel, heights, volume * share))

    def _make_way(self, moments: Iterable[tuple[float, float]]) -> None:
        """In each moment there is so much room, and so much is taken."""
        left = min((max(0.0, room) / taken for room, taken in moments if taken), default=1.0)
        for each in self._sounding:
            each.turn_down(min(1.0, left))

    def _to_come(self) -> list[float]:
        return [
            sum(moment) for moment in zip_longest(*(each.to_come for each in self._sounding), fillvalue=0.0)
        ]


def heights_of(sound: pygame.mixer.Sound) -> tuple[float, ...]:
    """How high a sound is in each of its moments, of full scale, and in those beside it."""
    samples = array("h", sound.get_raw())
    size = max(1, round(len(samples) * MOMENT / max(MOMENT, sound.get_length())))
    parts = [samples[start : start + size] for start in range(0, len(samples), size)]
    peaks = [max(max(part), -min(part)) / _HIGHEST for part in parts]
    return tuple(max(peaks[max(0, at - 1) : at + 2]) for at in range(len(peaks)))
