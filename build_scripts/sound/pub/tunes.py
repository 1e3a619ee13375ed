"""The tunes: "The Seventh Stool", a jig in D dorian for the tables, "Come In Out of the Rain", a waltz for
the title, and "Hats on the Mantel", a slow air for those who go home.

A bar is a list of notes, `pitch*units`, one at a time; a unit is an eighth, `-` is a rest, every bar is full.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from build_scripts.sound.score import Note, pitch

CHORDS: Final[Mapping[str, str]] = {
    "A": "A C# E",
    "Am": "A C E",
    "Bm": "B D F#",
    "C": "C E G",
    "D": "D F# A",
    "D7": "D F# A C",
    "Dm": "D F A",
    "Em": "E G B",
    "F": "F A C",
    "G": "G B D",
}
"""What each chord is made of, the root first."""


@dataclass(frozen=True, slots=True)
class Tune:
    """What is played, and under which chords."""

    units: int
    """Of a bar."""
    accent: int
    """Every so many units there is a strong one."""
    harmony: Sequence[str]
    """The chord of every bar; two share a bar by halves."""
    fiddle: Sequence[str]
    whistle: Sequence[str]

    def notes(self, bars: Sequence[str]) -> list[Note]:
        """Everything that stands in the bars; a beat is a unit."""
        found, at = [], 0
        for bar in bars:
            for token in bar.split():
                name, _, count = token.partition("*")
                if name != "-":
                    found.append(Note(float(at), float(count or 1), pitch(name)))
                at += int(count or 1)
        return found

    def chord_at(self, unit: float) -> str:
        """The chord that sounds then."""
        bar, within = divmod(unit % (len(self.harmony) * self.units), self.units)
        names = self.harmony[int(bar)].split()
        return names[int(within * len(names) // self.units)]


def _octave_up(bars: Sequence[str]) -> tuple[str, ...]:
    """As a whistle reads what a fiddle plays."""
    return tuple(
        " ".join(_raised(token) if token[0] != "-" else token for token in bar.split()) for bar in bars
    )


def _raised(token: str) -> str:
    name, star, count = token.partition("*")
    return f"{name[:-1]}{int(name[-1]) + 1}{star}{count}"


# The jig. First somebody on the next stool begins it, then it goes round, then they remember the words.

_A: Final = (
    *("D5*2 A4 F4*2 A4", "C5*2 G4 E4*2 G4", "F4 G4 A4 D5*2 B4", "C5 A4 G4 A4*3"),
    *("D5*2 A4 F4 G4 A4", "C5 D5 C5 G4*2 E4", "F4 G4 A4 G4 F4 E4", "D4*3 A4*2 C5"),
)
_A_AGAIN: Final = (
    *("D5 E5 D5 A4 F4 A4", "C5*2 G4 E4 F4 G4", "F4 G4 A4 D5 E5 F5", "E5 C5 A4 A4*3"),
    *("D5*2 A4 F4*2 A4", "C5 B4 C5 G4*2 E4", "F4*2 A4 G4*2 E4", "D4*4 -*2"),
)
_B: Final = (
    *("F5*2 C5 A4*2 C5", "E5*2 C5 G4*2 C5", "D5*2 B4 G4 B4 D5", "E5 D5 C5 A4*3"),
    *("F5*2 E5 F5 A5*2", "G5*2 E5 C5*2 E5", "D5 E5 D5 C5 B4 A4", "A4*2 F4 D4*3"),
)
_B_AGAIN: Final = (
    *("F5 G5 F5 C5 A4 C5", "E5*2 G5 E5 D5 C5", "D5*2 B4 G4*2 B4", "C5 B4 A4 E4*3"),
    *("F4 A4 C5 F5*2 A5", "G5 F5 E5 C5*2 E5", "D5*2 B4 C5*2 A4", "D5 A4 F4 D4*3"),
)
_C: Final = (
    *("A4*3 D5*3", "C5*2 B4 A4*3", "B4*3 D5*2 B4", "A4*3 F4*3"),
    *("A4*2 C5 F5*3", "E5*2 D5 C5*2 G4", "G4*2 B4 A4*2 G4", "F4*2 E4 D4*3"),
)
_C_AGAIN: Final = (
    *("A4*3 D5*3", "C5 D5 C5 A4*3", "B4*3 D5*2 B4", "A4*2 G4 F4*3"),
    *("A4*2 C5 F5*3", "E5*2 G5 E5*2 C5", "G4*2 B4 A4*2 G4", "F4*2 E4 D4*2 C5"),
)

_WAITING: Final = (
    *("-*6", "-*3 E5*2 G5", "D6*3 A5*3", "-*6"),
    *("-*6", "-*3 E5*2 G5", "A5*3 G5*3", "F5*2 E5 D5*3"),
)
_DESCANT: Final = (
    *("-*3 F5*3", "E5*3 C6*3", "D6*3 B5*3", "A5*4 -*2"),
    *("-*3 A5*3", "G5*3 E5*3", "G5*3 E5*3", "F5*2 G5 A5*3"),
)

JIG: Final = Tune(
    units=6,
    accent=3,
    harmony=(
        *("Dm", "C", "Dm", "Am", "Dm", "C", "F C", "Dm") * 2,
        *("F", "C", "G", "Am", "F", "C", "G Am", "Dm") * 2,
        *("Dm", "Am", "G", "Dm", "F", "C", "Em Am", "Dm") * 2,
    ),
    fiddle=(*_A, *_A_AGAIN, *_B, *_B_AGAIN, *_C, *_C_AGAIN),
    whistle=(
        *_WAITING,
        *_octave_up(_A_AGAIN),
        *_octave_up(_B),
        *_octave_up(_B_AGAIN),
        *_DESCANT,
        *_DESCANT[:-1],
        "A5*2 G5 F5*2 E5",
    ),
)

_JIG_BAR: Final = "1:1 2:.35 3:.55 4:.85 5:.35 6:.55"
_JIG_TURN: Final = "1:1 2:.35 3:.55 4:.85 4.5:.4 5:.5 5.5:.5 6:.8"

DRUMS: Final[Mapping[str, Sequence[str]]] = {
    "low": ("1:1 4:.7", "1:1 4:.6 6:.4", "1:1 4:.7", "1:1 3:.4 4:.7") * 12,
    "tipper": (*(_JIG_BAR,) * 7, _JIG_TURN) * 6,
    "stomp": ("1:1 4:.6",) * 48,
    "spoons": (*("4:.7", "3:.4 4:.8 6:.5") * 3, "4:.7", "1:.6 2:.4 3:.6 4:.9 5:.5 6:.7") * 6,
}
"""Who strikes when and how hard: `unit:strength`, units counted from 1."""

# The waltz. The door is open, there is light in it.

_INVITED: Final = ("D5*4 B4*2", "G4*4 B4*2", "C5*3 D5 E5*2", "D5*2 A4*4", "B4*3 C5 D5*2", "E5*4 G5*2")
_DOUBT: Final = (
    *("G5*4 F#5 E5", "F#5*2 D5*2 B4*2", "E5*4 D5 C5", "D5*2 B4*4"),
    *("E5*3 F#5 G5*2", "E5*2 C5*2 G4*2", "A4*2 C5*2 E5*2", "D5*4 C5*2"),
)

WALTZ: Final = Tune(
    units=6,
    accent=6,
    harmony=(
        *("G", "Em", "C", "D", "G", "C", "D7", "G") * 2,
        *("Em", "Bm", "C", "G", "Em", "C", "Am", "D7"),
        *("G", "Em", "C", "D", "G", "C", "D7", "G"),
    ),
    fiddle=(
        *_INVITED,
        *("F#5*2 E5*2 D5*2", "G4*4 D4*2"),
        *_INVITED,
        *("A4*2 F#4*2 A4*2", "G4*5 -"),
        *_DOUBT,
        *_INVITED,
        *("D5*2 C5*2 A4*2", "G4*5 -"),
    ),
    whistle=(
        *("-*6",) * 14,
        *("-*4 F#5*2", "G5*2 A5*2 B5*2"),
        *("B5*4 A5 G5", "D6*2 B5*2 F#5*2", "G5*4 F#5 E5", "G5*2 D5*4"),
        *("G5*3 A5 B5*2", "G5*2 E5*2 -*2", "C6*2 A5*4", "F#5*4 A5*2"),
        *("B5*4 G5*2", "E5*4 G5*2", "E5*3 F#5 G5*2", "F#5*2 D5*4"),
        *("G5*3 A5 B5*2", "C6*4 E5*2", "F#5*2 A5*2 F#5*2", "G5*5 -"),
    ),
)

# The air. The hats hang, the fire is low.

AIR: Final = Tune(
    units=8,
    accent=4,
    harmony=(
        *("D", "G", "D", "A", "Bm", "G", "A", "D"),
        *("G", "D", "Em", "A", "Bm", "G", "Em A", "D"),
    ),
    fiddle=(
        *("F#4*3 G4 A4*4", "B4*3 A4 G4*4", "F#4*2 A4*2 D5*4", "C#5*2 B4*2 A4*4"),
        *("D5*3 C#5 B4*4", "B4*2 D5*2 G4*4", "E4*2 A4*2 C#5*2 B4*2", "A4*7 -"),
        *("B4*3 D5 G5*4", "F#5*3 E5 D5*4", "E5*2 G5*2 B4*4", "C#5*3 B4 A4*4"),
        *("D5*3 E5 F#5*4", "G5*2 D5*2 B4*4", "G4*2 E4*2 A4*2 C#5*2", "D5*6 -*2"),
    ),
    whistle=(
        *("-*8",) * 7,
        "-*4 F#5*4",
        *("D6*7 -", "A5*7 -", "G5*4 B5*4", "E5*7 -"),
        *("F#5*4 D6*4", "B5*7 -", "B5*4 A5*4", "A5*4 F#5*4"),
    ),
)
