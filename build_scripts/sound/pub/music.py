"""Who plays what in the pub, and how loud: a jig in three layers with the room around it, waltz and air.

The more guests there are, the more layers are heard: first the fire and a fiddle, then people and a drum,
then everybody, with a whistle on top. What belongs to the room has files of its own beside the band's: it is
as loud as effects are, whatever becomes of the music.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from build_scripts.sound import score
from build_scripts.sound.pub import players, room
from build_scripts.sound.pub.tunes import AIR, CHORDS, DRUMS, JIG, WALTZ, Tune
from build_scripts.sound.ring import Event, Part, Piece, Stroke
from build_scripts.sound.samples import RATE

STROKES: Final = 12
"""How many strokes a drum has that are not quite the same."""
SHORTER: Final = 3
"""How often the room begins again while a tune is played once."""
BREATH: Final = 0.94
"""What is left of a note before the next one."""

Noise = Callable[[int, np.random.Generator], Iterator[Event]]


@dataclass(frozen=True, slots=True)
class Session:
    """A tune at a certain pace."""

    tune: Tune
    unit: int
    """Samples of a unit: a whole number of them also where the device plays 48000 a second."""
    lilt: float = 0.0
    """How far, in units, the second of three is late, as people dance it."""

    @property
    def samples(self) -> int:
        """Of the whole tune."""
        return self.unit * self.tune.units * len(self.tune.harmony)

    def moment(self, unit: float) -> float:
        """When a unit is played, in seconds."""
        late = self.lilt if unit % 3 == 1 else self.lilt / 2 if unit % 3 == 2 else 0.0
        return (unit + late) * self.unit / RATE

    def seconds(self, note: score.Note) -> float:
        """How long a note is held."""
        return (self.moment(note.beat + note.length) - self.moment(note.beat)) * BREATH

    def fiddling(self, chance: np.random.Generator) -> Iterator[Event]:
        """The tune; of notes that touch, every second one is on the same bow."""
        end = -1.0
        for number, note in enumerate(self.tune.notes(self.tune.fiddle)):
            strong = note.beat % self.tune.accent == 0
            slurred = not strong and note.beat == end and number % 2 == 1
            end = note.beat + note.length
            strength = (0.86 if strong else 0.72) + chance.uniform(-0.05, 0.05)
            yield (
                self.moment(note.beat),
                players.fiddle(note.pitch, self.seconds(note), strength, chance, slurred=slurred),
            )

    def whistling(self, chance: np.random.Generator) -> Iterator[Event]:
        """Strong notes are cut by a finger."""
        for note in self.tune.notes(self.tune.whistle):
            cut = note.beat % self.tune.accent == 0 and chance.random() < 0.6
            strength = 0.8 + chance.uniform(-0.06, 0.06)
            yield (
                self.moment(note.beat),
                players.whistle(note.pitch, self.seconds(note), strength, chance, cut=cut),
            )

    def droning(self, names: str, bars: int, chance: np.random.Generator) -> Iterator[Event]:
        """Open strings, one bow for so many bars; two of them overlap."""
        step = bars * self.tune.units
        for start in range(0, len(self.tune.harmony) * self.tune.units, step):
            for name in names.split():
                yield self.moment(start), players.drone(score.pitch(name), self.moment(step), 1.0, chance)

    def plucking(self, pattern: Sequence[tuple[float, str]], chance: np.random.Generator) -> Iterator[Event]:
        """In every bar the same figure over its chord: unit and which of its notes."""
        for bar in range(len(self.tune.harmony)):
            for unit, which in pattern:
                at = bar * self.tune.units + unit
                for string, pitch in enumerate(_voiced(self.tune.chord_at(at), which)):
                    strength = (0.9 if unit == 0 else 0.7) + chance.uniform(-0.07, 0.07)
                    signal = players.strings(pitch, 0.5 if len(which) > 1 else 0.9, strength, chance)
                    yield self.moment(at) + 0.011 * string, signal

    def drumming(self, stroke: Stroke, name: str, chance: np.random.Generator) -> Iterator[Event]:
        """Strokes as they are written, none quite like another."""
        samples = [stroke(1.0, chance) for _ in range(STROKES)]
        for bar, text in enumerate(DRUMS[name]):
            for unit, _, strength in (token.partition(":") for token in text.split()):
                at = self.moment(bar * self.tune.units + float(unit) - 1)
                signal = samples[int(chance.integers(STROKES))]
                yield at, signal * float(strength) * chance.uniform(0.88, 1.0)

    @property
    def lull(self) -> int:
        """Samples after which what keeps no time begins again: nobody counts the bars of a fire. They are a
        whole number at other rates, too."""
        return self.samples // SHORTER // 147 * 147

    def around(self, noise: Noise, loudness: float, echo: float, place: float = 0.0) -> Part:
        """Something in the room that keeps no time."""
        return Part(events=partial(noise, self.lull), loudness=loudness, echo=echo, place=place)

    def room(self, layers: Mapping[str, Mapping[str, Part]]) -> Piece:
        """What is around the layers of the same names."""
        return Piece(layers, self.lull, self.unit * self.tune.units * 2)

    def piece(self, layers: Mapping[str, Mapping[str, Part]], bars: int = 2) -> Piece:
        """Ready to be played; so many bars make a link."""
        return Piece(layers, self.samples, self.unit * self.tune.units * bars)


def _voiced(chord: str, which: str) -> list[int]:
    """Notes of a chord: `0` is its root, deep, `1` to `4` are those above it in their order."""
    root, third, fifth = (score.pitch(f"{name}3") for name in CHORDS[chord].split()[:3])
    third, fifth = third + 12 * (third < root), fifth + 12 * (fifth < root)
    low = root if root < score.pitch("F3") else root - 12
    shift = low - root
    notes = {"0": low, "1": third + shift, "2": fifth + shift, "3": low + 12, "4": third + shift + 12}
    return [notes[each] for each in which]


_JIG: Final = Session(JIG, 63 * 147, lilt=0.06)
_WALTZ: Final = Session(WALTZ, 80 * 147)
_AIR: Final = Session(AIR, 112 * 147)
SESSIONS: Final = {"jig": _JIG, "waltz": _WALTZ, "air": _AIR}

TABLE: Final = _JIG.piece(
    {
        # A quiet evening: somebody tunes, and forgets to stop.
        "stool_1": {
            "fiddle": Part(events=_JIG.fiddling, loudness=-26.0, place=-0.2, echo=0.35),
            "drone": Part(events=partial(_JIG.droning, "D3 A3", 4), loudness=-33.0, place=-0.1, echo=0.3),
        },
        # Company.
        "stool_2": {
            "cittern": Part(
                events=partial(_JIG.plucking, ((0, "0"), (3, "123"), (5, "3"))),
                loudness=-30.0,
                place=0.3,
                echo=0.2,
            ),
            "low": Part(
                events=partial(_JIG.drumming, players.low, "low"), loudness=-30.0, place=0.05, echo=0.12
            ),
            "tipper": Part(
                events=partial(_JIG.drumming, players.tipper, "tipper"), loudness=-32.0, place=0.1, echo=0.15
            ),
        },
        # Everybody.
        "stool_3": {
            "whistle": Part(events=_JIG.whistling, loudness=-28.0, place=0.15, echo=0.4),
            "stomp": Part(
                events=partial(_JIG.drumming, players.stomp, "stomp"), loudness=-32.0, place=-0.1, echo=0.1
            ),
            "spoons": Part(
                events=partial(_JIG.drumming, players.spoons, "spoons"), loudness=-40.0, place=-0.4, echo=0.2
            ),
        },
    }
)

TITLE: Final = _WALTZ.piece(
    {
        "rain_1": {
            "fiddle of the waltz": Part(events=_WALTZ.fiddling, loudness=-27.0, place=-0.2, echo=0.4),
            "whistle of the waltz": Part(events=_WALTZ.whistling, loudness=-34.5, place=0.25, echo=0.45),
            "cittern of the waltz": Part(
                events=partial(_WALTZ.plucking, ((0, "0"), (2, "123"), (4, "123"))),
                loudness=-30.5,
                place=0.3,
                echo=0.25,
            ),
        },
    }
)

END: Final = _AIR.piece(
    {
        "hats_1": {
            "fiddle of the air": Part(events=_AIR.fiddling, loudness=-27.0, place=-0.2, echo=0.5),
            "whistle of the air": Part(events=_AIR.whistling, loudness=-35.0, place=0.25, echo=0.5),
            "cittern of the air": Part(
                events=partial(
                    _AIR.plucking,
                    ((0, "0"), (1, "2"), (2, "3"), (3, "4"), (4, "0"), (5, "2"), (6, "3"), (7, "4")),
                ),
                loudness=-30.5,
                place=0.3,
                echo=0.3,
            ),
            "drone of the air": Part(events=partial(_AIR.droning, "D3", 2), loudness=-37.0, echo=0.3),
        },
    },
    bars=1,
)

TABLE_ROOM: Final = _JIG.room(
    {
        "stool_1_room": {
            "flames": _JIG.around(room.flames, loudness=-39.5, place=0.35, echo=0.1),
            "sparks": _JIG.around(room.sparks, loudness=-40.5, place=0.4, echo=0.2),
        },
        "stool_2_room": {
            "talk_left": _JIG.around(partial(room.talk, people=4), loudness=-40.5, place=-0.6, echo=0.7),
            "talk_right": _JIG.around(partial(room.talk, people=4), loudness=-40.5, place=0.6, echo=0.7),
        },
        "stool_3_room": {
            "crowd_left": _JIG.around(partial(room.talk, people=9), loudness=-37.5, place=-0.7, echo=0.8),
            "crowd": _JIG.around(partial(room.talk, people=7), loudness=-39.5, echo=0.8),
            "crowd_right": _JIG.around(partial(room.talk, people=9), loudness=-37.5, place=0.7, echo=0.8),
            "laughter": _JIG.around(room.laughter, loudness=-42.5, place=0.45, echo=0.7),
            "mugs": _JIG.around(room.mugs, loudness=-44.5, place=-0.35, echo=0.6),
        },
    }
)
TITLE_ROOM: Final = _WALTZ.room(
    {
        "rain_1_room": {
            "flames": _WALTZ.around(room.flames, loudness=-40.0, place=0.35, echo=0.1),
            "sparks": _WALTZ.around(room.sparks, loudness=-41.0, place=0.4, echo=0.2),
            "talk_left": _WALTZ.around(partial(room.talk, people=4), loudness=-45.0, place=-0.6, echo=0.9),
        },
    }
)
END_ROOM: Final = _AIR.room(
    {
        "hats_1_room": {
            "flames": _AIR.around(room.flames, loudness=-40.0, place=0.35, echo=0.1),
            "sparks": _AIR.around(room.sparks, loudness=-42.0, place=0.4, echo=0.2),
        },
    }
)
