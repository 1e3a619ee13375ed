"""Four races, each with three voices sober and three tipsy: stylised, short, and no race like another.

A goblin is small and shrill, a dwarf hoarse and solid, a dark elf smooth and far away, a troll a cellar. Who
is tipsy is slower, slides from note to note, and hiccups.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from build_scripts.sound.layers import Cry, Layer, Mouth, Puff, Sound

A: Final[Mouth] = (780, 1250, 2700)
E: Final[Mouth] = (500, 1900, 2600)
I: Final[Mouth] = (320, 2300, 3100)  # noqa: E741 (the vowel)
O: Final[Mouth] = (480, 850, 2500)  # noqa: E741 (the vowel)
U: Final[Mouth] = (330, 700, 2300)
M: Final[Mouth] = (280, 1050, 2200)
"""Shut, with all the sound through the nose."""

SPEAKING: Final = -21.5
"""As loud as any voice of the house (in LUFS)."""


@dataclass(frozen=True, slots=True)
class Throat:
    """What all voices of a race have in common."""

    pitch: float
    """Hertz, when it says something in passing."""
    size: float
    """Of the head, compared with a human: the larger, the lower everything in it resonates."""
    cry: Cry
    """How the voice itself is: breath, growl, colour."""

    def says(
        self, at: float, seconds: float, tune: Sequence[float], vowels: Sequence[Mouth], **how: float
    ) -> Cry:
        """A sound, its tune in parts of the usual pitch."""
        return replace(
            self.cry,
            at=at,
            seconds=seconds,
            pitch=[part * self.pitch for part in tune],
            mouth=[(a / self.size, b / self.size, c / self.size) for a, b, c in vowels],
            **how,
        )

    def laughs(
        self, starts: Sequence[float], seconds: float, tune: Sequence[float], vowel: Mouth, **how: float
    ) -> tuple[Layer, ...]:
        """Ha, ha, ha: each a little lower and softer; there is a breath before each."""
        return tuple(
            self.says(
                at,
                seconds,
                [part * 0.965**number for part in tune],
                (M, vowel, vowel),
                gain=0.93**number,
                rise=0.02,
                fall=seconds * 0.5,
                **how,
            )
            for number, at in enumerate(starts)
        )

    def hiccup(self, at: float) -> tuple[Layer, ...]:
        """Cut off before anybody knows what it was going to be."""
        return (
            self.says(at, 0.09, (1.1, 1.9, 2.3), (M, E, I), rise=0.012, fall=0.012, gain=1.1),
            Puff(at=at + 0.09, seconds=0.03, centre=(1900 / self.size,), decay=0.006, rise=0.002, gain=0.5),
        )

    def burp(self, at: float, seconds: float) -> Cry:
        """Better out than in."""
        return self.says(
            at, seconds, (0.62, 0.7, 0.66, 0.5), (U, O, A, O), rough=31, depth=0.9, unsteady=0.09, fall=0.08
        )


_PLAIN: Final = Cry(seconds=1, pitch=(1,), mouth=(A,))

GOBLIN: Final = Throat(
    400, 0.8, replace(_PLAIN, breath=0.14, tilt=0.65, unsteady=0.02, rough=58, depth=0.3, rise=0.012)
)
DWARF: Final = Throat(
    135, 1.05, replace(_PLAIN, breath=0.26, tilt=0.8, unsteady=0.03, rough=34, depth=0.55, rise=0.02)
)
ELF: Final = Throat(
    235, 0.95, replace(_PLAIN, breath=0.16, tilt=1.1, unsteady=0.008, closeness=4.5, rise=0.04)
)
TROLL: Final = Throat(
    72, 1.5, replace(_PLAIN, breath=0.2, tilt=0.75, unsteady=0.04, rough=17, depth=0.7, rise=0.03)
)

_GOBLIN: Final[Mapping[str, tuple[Layer, ...]]] = {
    # "Hi-hi-hi."
    "1": GOBLIN.laughs((0.0, 0.1, 0.2, 0.3), 0.085, (1.15, 1.3, 1.1), I),
    # "Eh!"
    "2": (GOBLIN.says(0.0, 0.22, (0.8, 1.25, 1.05), (M, E, A), fall=0.08),),
    # "Nya-ha-ha!"
    "3": (
        GOBLIN.says(0.0, 0.16, (0.95, 1.1, 1.35), (M, E, A)),
        *GOBLIN.laughs((0.17, 0.29, 0.41), 0.1, (1.25, 1.45, 1.15), A),
    ),
    # The snigger, which has lost its way.
    "tipsy_1": (
        *GOBLIN.laughs((0.0, 0.12, 0.27), 0.1, (1.1, 1.5, 1.2), I, unsteady=0.05),
        GOBLIN.says(0.42, 0.34, (1.4, 1.1, 1.25, 0.8), (I, E, A, E), unsteady=0.05, fall=0.16),
    ),
    "tipsy_2": (
        GOBLIN.says(0.0, 0.24, (0.9, 0.75, 0.95), (E, A, E), unsteady=0.05, fall=0.06, gain=0.8),
        *GOBLIN.hiccup(0.32),
        GOBLIN.says(0.5, 0.16, (0.85, 0.7), (A, M), fall=0.08, gain=0.7),
    ),
    # "La, la-la", almost.
    "tipsy_3": (
        GOBLIN.says(0.0, 0.2, (1.0, 1.04, 1.0), (A, A), unsteady=0.04, fall=0.06),
        GOBLIN.says(0.22, 0.12, (1.32, 1.28), (A, E), unsteady=0.04, fall=0.04),
        GOBLIN.says(0.36, 0.4, (1.5, 1.58, 1.4, 1.1), (A, A, O), unsteady=0.05, fall=0.18),
    ),
}

_DWARF: Final[Mapping[str, tuple[Layer, ...]]] = {
    # "Hrm."
    "1": (
        DWARF.says(0.0, 0.28, (0.85, 0.95, 0.7), (O, U, M), breath=0.35, fall=0.12),
        Puff(at=0.02, seconds=0.1, centre=(600, 400), fall=0.06, gain=0.3),
    ),
    # "Aye!"
    "2": (DWARF.says(0.0, 0.36, (1.05, 1.35, 1.2, 0.95), (A, A, E, I), fall=0.12),),
    # "Ho, ho, ho!"
    "3": DWARF.laughs((0.0, 0.17, 0.34, 0.5), 0.15, (1.05, 1.3, 0.95), O),
    # A long story, in one breath.
    "tipsy_1": (
        DWARF.says(0.0, 0.24, (0.8, 0.95, 0.75), (U, O, U), unsteady=0.06),
        DWARF.says(0.22, 0.5, (0.75, 1.1, 0.85, 0.95, 0.6), (O, A, U, O, M), unsteady=0.07, fall=0.2),
    ),
    "tipsy_2": (
        DWARF.says(0.0, 0.14, (0.8, 0.7), (M, U), gain=0.6),
        DWARF.burp(0.17, 0.42),
        DWARF.says(0.66, 0.18, (1.0, 0.8), (A, U), breath=0.5, fall=0.1, gain=0.6),
    ),
    # "Hoa-ha-ha-haaa."
    "tipsy_3": (
        DWARF.says(0.0, 0.26, (0.8, 1.4, 1.1), (U, O, A), unsteady=0.06),
        *DWARF.laughs((0.28, 0.46), 0.16, (1.15, 1.45, 0.95), A, unsteady=0.06),
        DWARF.says(0.64, 0.26, (1.2, 0.9, 0.65), (A, O, U), unsteady=0.06, fall=0.14),
    ),
}

_ELF: Final[Mapping[str, tuple[Layer, ...]]] = {
    # "Mm-hm."
    "1": (
        ELF.says(0.0, 0.16, (0.95, 0.9), (M, M), fall=0.06),
        ELF.says(0.19, 0.26, (1.1, 1.2, 1.0), (M, M), fall=0.12),
    ),
    # "Oh?"
    "2": (ELF.says(0.0, 0.42, (0.85, 0.8, 1.05, 1.45), (U, O, O), fall=0.14),),
    # "Hm-hm-hm-hm", down a small stair.
    "3": (
        *ELF.laughs((0.0, 0.13), 0.11, (1.35, 1.4, 1.2), U),
        *ELF.laughs((0.26, 0.39), 0.13, (1.2, 1.25, 1.0), O),
    ),
    # "Aaah", and much air.
    "tipsy_1": (
        ELF.says(0.0, 0.74, (1.5, 1.35, 1.15, 0.95, 0.75), (A, A, O, U), breath=0.4, unsteady=0.03, fall=0.3),
        Puff(at=0.3, seconds=0.45, centre=(1500, 900), rise=0.15, fall=0.25, gain=0.35),
    ),
    "tipsy_2": (
        ELF.says(0.0, 0.2, (1.0, 1.15, 1.1), (U, O), unsteady=0.03, fall=0.04, gain=0.8),
        *ELF.hiccup(0.26),
        ELF.says(0.44, 0.26, (1.0, 0.85), (O, M), unsteady=0.03, fall=0.14, gain=0.7),
    ),
    "tipsy_3": (
        *ELF.laughs((0.0, 0.12, 0.23), 0.11, (1.6, 1.9, 1.5), E, unsteady=0.04),
        ELF.says(0.36, 0.36, (1.75, 1.35, 1.55, 1.0), (E, A, O), unsteady=0.04, fall=0.18),
    ),
}

_TROLL: Final[Mapping[str, tuple[Layer, ...]]] = {
    # "Urgh."
    "1": (TROLL.says(0.0, 0.34, (0.9, 1.1, 0.75), (U, O, U), fall=0.14),),
    "2": (
        TROLL.says(0.0, 0.7, (0.85, 1.0, 0.9, 0.7), (M, O, A, U), rough=23, depth=0.9, rise=0.08, fall=0.25),
    ),
    # "Huh, huh, huh."
    "3": TROLL.laughs((0.0, 0.21, 0.42), 0.19, (1.15, 1.35, 0.9), O),
    # A barn door, in no hurry.
    "tipsy_1": (
        TROLL.says(
            0.0, 0.86, (0.9, 1.3, 0.95, 1.1, 0.65), (U, O, A, O, U), unsteady=0.08, rise=0.1, fall=0.3
        ),
    ),
    "tipsy_2": (
        TROLL.burp(0.0, 0.62),
        Puff(at=0.05, seconds=0.5, centre=(420, 300), flutter=27, fall=0.2, gain=0.5),
        TROLL.says(0.68, 0.2, (1.1, 0.8), (M, U), fall=0.1, gain=0.6),
    ),
    "tipsy_3": (
        *TROLL.laughs((0.0, 0.25), 0.21, (1.2, 1.6, 1.0), A, unsteady=0.07),
        TROLL.says(0.5, 0.42, (1.5, 1.1, 1.3, 0.7), (A, O, A, U), unsteady=0.07, fall=0.2),
    ),
}

_DRIVE: Final = {"goblin": 1.2, "dwarf": 1.6, "elf": 1.0, "troll": 2.0}

THROATS: Final[Mapping[str, Sound]] = {
    f"{race}_{name}": Sound(layers, loudness=SPEAKING, drive=_DRIVE[race])
    for race, voices in (("goblin", _GOBLIN), ("dwarf", _DWARF), ("elf", _ELF), ("troll", _TROLL))
    for name, layers in voices.items()
}
"""By race, and which of its voices."""
