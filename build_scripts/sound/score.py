"""The tune: "After Midnight in the Queue", a sly swing in D minor, thirty-two bars, A A B A.

Under every A a line creeps down by half tones, D C# C B Bb A, and whoever has the tune tiptoes after it. The
horn leaves holes, and the vibraphone answers in them, so that there is a tune with the horn and one without.

A bar is a list of notes, `beat:pitches/length`; beats count from 1, and a half is where swing puts it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

BEATS_IN_BAR: Final = 4

_NATURALS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_ACCIDENTALS: Final = {"#": 1, "b": -1}


@dataclass(frozen=True, slots=True)
class Note:
    """A pitch (60 is the middle C) from a beat on; the first beat of the tune is 0."""

    beat: float
    length: float
    pitch: int


def pitch(name: str) -> int:
    """The number of a note such as `Bb3`."""
    letter, accidental, octave = name[0], name[1:-1], name[-1]
    return 12 * (int(octave) + 1) + _NATURALS[letter] + _ACCIDENTALS.get(accidental, 0)


def notes(bars: Sequence[str]) -> list[Note]:
    """Everything that stands in the bars."""
    return [
        Note(number * BEATS_IN_BAR + float(beat) - 1, float(length), pitch(name))
        for number, bar in enumerate(bars)
        for beat, _, rest in (token.partition(":") for token in bar.split())
        for names, _, length in (rest.partition("/"),)
        for name in names.split("+")
    ]


def walk(bars: Sequence[str]) -> list[Note]:
    """Four steps a bar, each almost touching the next."""
    return [
        Note(float(number * BEATS_IN_BAR + step), 0.92, pitch(name))
        for number, bar in enumerate(bars)
        for step, name in enumerate(bar.split())
    ]


CHORDS: Final[Mapping[str, str]] = {
    "Dm": "D F A",
    "Dm^": "D F A C#",
    "Dm7": "D F A C",
    "Dm6": "D F A B",
    "Bb7": "Bb D F Ab",
    "A7": "A C# E G",
    "Em7b5": "E G Bb D",
    "D7": "D F# A C",
    "Gm7": "G Bb D F",
    "C9": "C E G Bb D",
    "F6": "F A C D",
    "Gm6": "G Bb D E",
    "E7": "E G# B D",
}
"""What each chord is made of."""

_A: Final = ("Dm", "Dm^", "Dm7", "Dm6", "Bb7", "A7", "Dm6")
_B: Final = ("Gm7", "C9", "F6", "D7", "Gm6", "E7", "Bb7", "A7")
HARMONY: Final = (*_A, "Em7b5 A7", *_A, "D7", *_B, *_A, "Em7b5 A7")
"""The chord of every bar; two share a bar by halves."""


def chord_at(beat: float) -> str:
    """The chord that sounds then."""
    bar, within = divmod(beat % (len(HARMONY) * BEATS_IN_BAR), BEATS_IN_BAR)
    names = HARMONY[int(bar)].split()
    return names[int(within * len(names) // BEATS_IN_BAR)]


def classes(chord: str) -> set[int]:
    """Its pitches, whatever the octave: C is 0, B is 11."""
    return {pitch(f"{name}0") % 12 for name in CHORDS[chord].split()}


BASS: Final = (
    # A
    *("D2 F2 A2 F2", "D2 E2 F2 A2", "D3 C3 A2 F2", "D2 F2 A2 B2"),
    *("Bb2 Ab2 F2 D2", "A2 G2 E2 C#2", "D2 A2 F2 D2", "E2 G2 A2 C#2"),
    # A
    *("D2 A2 D3 A2", "D2 F2 A2 C#2", "D2 F2 A2 C3", "B2 A2 F2 A2"),
    *("Bb2 D3 F2 Ab2", "A2 E2 C#2 E2", "D2 F2 A2 D3", "D3 C3 A2 F#2"),
    # B
    *("G2 Bb2 D3 Bb2", "C3 Bb2 G2 E2", "F2 A2 C3 A2", "D3 C3 A2 F#2"),
    *("G2 D2 E2 G2", "E2 G#2 B2 G#2", "Bb2 Ab2 F2 Bb2", "A2 G2 E2 C#2"),
    # A
    *("D2 F2 A2 F2", "D2 E2 F2 A2", "D3 C3 A2 F2", "D2 F2 A2 B2"),
    *("Bb2 Ab2 F2 D2", "A2 G2 E2 C#2", "D2 F2 A2 F2", "E2 Bb2 A2 C#2"),
)
"""Where the bass walks."""

SKIPS: Final = (
    *("", "4.5:A2/.3", "", "2.5:A2/.3"),
    *("", "2.5:G2/.3", "2.5:A2/.3", ""),
    *("2.5:D3/.3", "", "", "4.5:A2/.3"),
    *("", "2.5:E2/.3", "", "4.5:F#2/.3"),
    *("", "2.5:Bb2/.3", "", ""),
    *("2.5:D2/.3", "", "", "2.5:G2/.3"),
    *("", "4.5:A2/.3", "", "2.5:A2/.3"),
    *("", "2.5:G2/.3", "", ""),
)
"""The half-swallowed notes between the steps."""

STRUM: Final[Mapping[str, str]] = {
    "Dm": "F3 A3 D4",
    "Dm^": "F3 A3 C#4",
    "Dm7": "F3 A3 C4",
    "Dm6": "F3 A3 B3",
    "Bb7": "F3 Ab3 Bb3",
    "A7": "E3 G3 A3",
    "Em7b5": "E3 G3 Bb3",
    "D7": "F#3 A3 C4",
    "Gm7": "F3 Bb3 D4",
    "C9": "E3 Bb3 D4",
    "F6": "F3 A3 D4",
    "Gm6": "G3 Bb3 E4",
    "E7": "G#3 B3 D4",
}
"""How the guitar takes a chord; the top string has the line that creeps down."""

VIBES: Final = (
    # A: short answers, then the chord
    *("2.5:A3+D4+F4/1", "1.5:E5/.5 2:F5/.5 2.5:C#4+F4+A4/1.5"),
    *("2.5:A3+C4+F4/1", "1.5:D5/.5 2:F5/.5 2.5:B3+F4+A4/1.5"),
    *("1:D4+F4+Ab4/1 2.5:D4+F4+Ab4/1.5", "1:C#4+E4+G4/1 2:E5/.5 2.5:C#5/.5 3:C#4+G4/1.5"),
    *("1:D4+F4+A4/1 3.5:D4+F4+B4/1", "1:D4+G4+Bb4/1 2:E5/.5 2.5:D5/.5 3:C#5/.5 3.5:Bb4/.5 4:A4/.5 4.5:G4/.5"),
    # A
    *("1:F4+A4/.5 2.5:A3+D4+F4/1", "1:C#4+F4+A4/1.9"),
    *("2.5:A3+C4+F4/1", "1:B3+F4+A4/1.9"),
    *("1:D4+F4+Ab4/1 2.5:D4+F4+Ab4/1 4:D4+Ab4/.9", "1:C#4+E4+G4/1 2.5:C#4+E4+G4/1.5"),
    *("1.5:D4+F4+B4/1 3.5:D4+F4+A4/1", "1:C4+F#4+A4/1 2:D5/.5 2.5:C5/.5 3:A4/.5 3.5:F#4/.5"),
    # B: even, with little cascades under the horn's long notes
    *("1:D4+F4+Bb4/1 2.5:D4+F4+Bb4/1 3.5:D5/.5 4:Bb4/.5 4.5:G4/.5", "1:E4+Bb4+D5/1 2.5:E4+G4+Bb4/1.5"),
    *("1:D4+F4+A4/1 2.5:D4+F4+A4/1 3.5:A4/.5 4:F4/.5 4.5:D4/.5", "1:C4+F#4+A4/1 2.5:C4+F#4+A4/1.5"),
    *("1:Bb3+E4+G4/1 2.5:Bb3+E4+G4/1.5", "1:B3+D4+G#4/1 2.5:B3+D4+G#4/1 3.5:B4/.5 4:G#4/.5 4.5:E4/.5"),
    *("1:D4+F4+Ab4/1 2.5:D4+F4+Ab4/1.5", "1:C#4+E4+G4/1 2:E5/.5 2.5:C#5/.5 3:C#4+G4/1.5"),
    # A
    *("2.5:A3+D4+F4/1", "1.5:E5/.5 2:F5/.5 2.5:C#4+F4+A4/1.5"),
    *("2.5:A3+C4+F4/1", "1.5:F5/.5 2:D5/.5 2.5:B3+F4+A4/1.5"),
    *("1:D4+F4+Ab4/1 2.5:D4+F4+Ab4/1.5", "1:C#4+E4+G4/1 2.5:C#4+E4+G4/1"),
    *("1:D4+F4+A4/1 3.5:F4+B4/1", "1:D4+G4+Bb4/1 2:Bb4/.5 2.5:A4/.5 3:G4/.5 3.5:E4/.5 4:C#4/.9"),
)

HORN: Final = (
    # A: tiptoe, tiptoe, and a slip of the foot
    *("1:D5/.4 2:A4/.4 3.5:G#4/.5 4:A4/.9", "2.5:A4/.5 3:C#5/.9 4.5:A4/.4"),
    *("1:C5/.4 2:A4/.4 3.5:G#4/.5 4:A4/.9", "2.5:A4/.5 3:B4/.9 4.5:A4/.4"),
    *("1:Bb4/.4 1.5:D5/.5 2:F5/1.4 3.5:D5/.5 4:Bb4/.5 4.5:G#4/.5", "1:A4/1.4 3:C#5/.4 3.5:E5/.5 4:G5/.9"),
    *("1:F5/.5 1.5:D5/.5 2:B4/.5 2.5:A4/.5 3:D5/1.5", "4.5:C#5/.4"),
    # A: the same with more feet
    *("1:D5/.4 1.5:F5/.4 2:D5/.4 2.5:A4/.4 3.5:G#4/.5 4:A4/.9", "2:A4/.4 2.5:C#5/.5 3:F5/.9 4.5:C#5/.4"),
    *("1:C5/.4 1.5:D5/.4 2:C5/.4 2.5:A4/.4 3.5:G#4/.5 4:A4/.9", "2:F4/.4 2.5:A4/.5 3:B4/.9 4.5:A4/.4"),
    "1:Bb4/.5 1.5:C5/.5 2:Bb4/.5 2.5:D5/.5 3:F5/.9 4:Ab5/.5 4.5:F5/.5",
    "1:G5/1.4 2.5:E5/.5 3:C#5/.5 3.5:Bb4/.5 4:A4/.9",
    *("1:D5/.4 2:D5/.4 2.5:C#5/.5 3:D5/1.5", "4:A4/.5 4.5:C5/.5"),
    # B: the horn remembers better days
    *("1:Bb4/1.5 2.5:D5/.5 3:F5/1.9", "1:E5/1.5 2.5:D5/.5 3:C5/.5 3.5:Bb4/.5 4:G4/.9"),
    *("1:A4/1.5 2.5:C5/.5 3:D5/1.9", "1:C5/1 2:A4/.5 2.5:F#4/.5 3:A4/.9 4.5:D5/.5"),
    *("1:E5/1.5 2.5:D5/.5 3:Bb4/.9 4:G4/.9", "1:G#4/1.5 2.5:B4/.5 3:D5/1.9"),
    *("1:F5/1 2:D5/.5 2.5:Bb4/.5 3:Ab4/1.4", "1:A4/1.9 3:C#5/.4 3.5:E5/.4 4:G5/.8"),
    # A: back in line
    *("1:D5/.4 2:A4/.4 3.5:G#4/.5 4:A4/.9", "2.5:A4/.5 3:C#5/.9 4.5:A4/.4"),
    *("1:C5/.4 1.5:C5/.3 2:A4/.4 3.5:G#4/.5 4:A4/.9", "2.5:A4/.5 3:B4/.5 3.5:D5/.5 4:B4/.5 4.5:A4/.4"),
    *("1:Ab4/.4 1.5:Bb4/.5 2:D5/.5 2.5:F5/1.4 4.5:D5/.4", "1:C#5/.5 1.5:Bb4/.5 2:A4/1 3.5:G4/.5 4:E4/.9"),
    *("1:F4/.5 1.5:A4/.5 2:B4/.5 2.5:A4/.5 3:D4/1.5", ""),
)

ORGAN: Final = (
    *("",) * 16,
    *("1:D4+F4+Bb4/3.9", "1:E4+G4+Bb4/3.9", "1:D4+F4+A4/3.9", "1:C4+F#4+A4/3.9"),
    *("1:Bb3+E4+G4/3.9", "1:B3+D4+G#4/3.9", "1:D4+F4+Ab4/3.9", "1:C#4+E4+G4/3.9"),
    *("",) * 8,
)
"""A carpet under the bridge."""

_TIME: Final = "1:.8 2:1 2.5:.55 3:.8 4:1 4.5:.55"
_FILL: Final = "1:.8 2:1 2.5:.55 3:.9 3.5:.7 4:1 4.5:.8"

DRUMS: Final[Mapping[str, Sequence[str]]] = {
    # With a quiet line there are only brushes, and someone who snaps his fingers.
    "swish": ("1:.8 2:1 3:.8 4:1",) * 32,
    "tap": ("1:.5 2:.8 2.5:.5 3:.5 4:.8 4.5:.5", "1:.5 2:.8 3:.5 3.5:.3 4:.8 4.5:.5") * 16,
    "snap": ("2:1 4:1",) * 32,
    # With a full one there is a drummer.
    "ride": (*(_TIME,) * 7, _FILL) * 4,
    "pedal": ("2:1 4:1",) * 32,
    "kick": ("1:.8 2:.5 3:.7 4:.5", "1:.8 2:.5 3:.7 4:.5 4.5:.7") * 16,
    "slap": (*("", "4.5:.6", "", "2.5:.5", "", "4.5:.6", "2.5:.5"), "2.5:.5 3.5:.6 4:.7 4.5:.9") * 4,
}
"""Who strikes when and how hard: `beat:strength`."""


def strokes(bars: Sequence[str]) -> list[tuple[float, float]]:
    """Beat and strength of every stroke."""
    return [
        (number * BEATS_IN_BAR + float(beat) - 1, float(strength))
        for number, bar in enumerate(bars)
        for beat, _, strength in (token.partition(":") for token in bar.split())
    ]
