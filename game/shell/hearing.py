"""What is heard, to be read: short words that stay for a moment, whether the sound is on or off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.messages import N_
from game.services.audio import TUNE
from game.services.settings import Settings

MOST: Final = 3
"""So many can be read at the same time."""
LEAST_SECONDS: Final = 1.5
"""So long each of them can be read, even if others wait."""
USUAL_SECONDS: Final = 2.6
MOST_WAITING: Final = 3
"""Of those that wait, the oldest are left out: what is told too late is told wrongly."""

COMMON: Final = {
    "curtain": N_("[the curtain swishes]"),
    TUNE: N_("[the band strikes up another tune]"),
    "music_0": N_("[the band stops]"),
    "music_1": N_("[the band plays softly]"),
    "music_2": N_("[the band: a second voice joins in]"),
    "music_3": N_("[the band: everybody plays]"),
}
"""What can be heard whatever is played."""


@dataclass
class _Line:
    """Words, and for how long they have been there."""

    words: str
    age: float = 0.0


class Hearing:
    """Listens to the loudspeaker."""

    def __init__(self, settings: Settings, words: Mapping[str, str]) -> None:
        self._settings, self._words = settings, {**COMMON, **words}
        self._shown: list[_Line] = []
        self._waiting: list[str] = []

    def turn_to(self, words: Mapping[str, str]) -> None:
        """Another game is played, whose sounds are called like this."""
        self._words = {**COMMON, **words}

    @property
    def lines(self) -> tuple[str, ...]:
        """What can be read now, the newest last; yet to be translated."""
        return tuple(line.words for line in self._shown) if self._settings.captions else ()

    def hear(self, cue: str) -> None:
        """Something sounds. What is there already stays longer instead of coming twice."""
        words = self._words.get(cue)
        if words is None or not self._settings.captions:
            return
        again = next((line for line in self._shown if line.words == words), None)
        if again is not None:
            again.age = min(again.age, LEAST_SECONDS / 2)
        elif words not in self._waiting:
            self._waiting = [*self._waiting, words][-MOST_WAITING:]
            self._fill()

    def advance(self, seconds: float) -> None:
        """Let time pass: what has been there long enough makes way."""
        for line in self._shown:
            line.age += seconds
        self._shown = [line for line in self._shown if line.age < USUAL_SECONDS]
        self._fill()

    def _fill(self) -> None:
        """Take in those who wait, as far as there is room."""
        while self._waiting:
            if len(self._shown) >= MOST:
                read = [line for line in self._shown if line.age >= LEAST_SECONDS]
                if not read:
                    return
                self._shown.remove(max(read, key=lambda line: line.age))
            self._shown.append(_Line(self._waiting.pop(0)))
