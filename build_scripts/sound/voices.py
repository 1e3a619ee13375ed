"""One short voice for each animal: stylised, and unlike any other."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from build_scripts.sound.layers import Bell, Cry, Layer, Mouth, Puff, Sound, Tone

A: Final[Mouth] = (800, 1250, 2700)
E: Final[Mouth] = (500, 1900, 2600)
I: Final[Mouth] = (320, 2300, 3100)  # noqa: E741 (the vowel)
O: Final[Mouth] = (480, 850, 2500)  # noqa: E741 (the vowel)
U: Final[Mouth] = (330, 700, 2300)

BEAK: Final[Mouth] = (1500, 2900, 4300)
NOSE: Final[Mouth] = (300, 1050, 2300)
"""Shut, with all the sound through the nose."""
SNOUT: Final[Mouth] = (900, 1600, 2900)
CAVE: Final[Mouth] = (230, 520, 1400)
"""The throat of something very large."""
JAWS: Final[Mouth] = (520, 980, 2100)
"""The same, wide open."""

SPEAKING: Final = -21.5
"""Nobody shouts and nobody whispers: all are equally loud to the ear (in LUFS)."""


def _hoots(starts: tuple[float, ...], *, first: float, step: float) -> tuple[Layer, ...]:
    """Shouts one after the other, each higher and wider open than the last."""
    return tuple(
        Cry(
            at=start,
            seconds=0.14 + 0.03 * number,
            pitch=(first * step**number * 0.85, first * step**number, first * step**number * 0.9),
            mouth=(U, U, O) if number < 2 else (O, A, A),
            gain=0.6 + 0.15 * number,
            tilt=1.1,
            breath=0.12,
            rise=0.015,
            fall=0.07,
        )
        for number, start in enumerate(starts)
    )


def _barks(starts: tuple[float, ...], bark: Cry) -> tuple[Layer, ...]:
    """The same short cry several times, each a little lower and softer."""
    return tuple(
        replace(
            bark,
            at=start,
            gain=bark.gain * 0.92**number,
            pitch=[pitch * 0.96**number for pitch in bark.pitch],
        )
        for number, start in enumerate(starts)
    )


def _chirps(starts: tuple[float, ...], *pitch: float, seconds: float) -> tuple[Layer, ...]:
    return tuple(
        Tone(at=start, seconds=seconds, pitch=pitch, overtones=(1, 0.15), fall=seconds / 2)
        for start in starts
    )


_VOICES: Final[Mapping[str, Sound]] = {
    # A pleased snigger, and then the cloud.
    "skunk": Sound(
        (
            *_barks(
                (0.0, 0.11, 0.22),
                Cry(seconds=0.08, pitch=(620, 760, 640), mouth=(I, E, I), breath=0.3, fall=0.04, tilt=0.9),
            ),
            Puff(at=0.34, seconds=0.32, centre=(2600, 1500, 800), rise=0.03, fall=0.22, gain=0.5),
        )
    ),
    # As high as a loudspeaker goes.
    "bat": Sound(_chirps((0.0, 0.07, 0.14, 0.25, 0.31), 8200, 6400, 4600, seconds=0.05), echo=(0.12, 0.2)),
    # "Rraak, kro!"
    "parrot": Sound(
        (
            Cry(
                seconds=0.26,
                pitch=(780, 1150, 900),
                mouth=(BEAK, (1800, 3200, 4600)),
                rough=62,
                depth=0.8,
                tilt=0.5,
            ),
            Cry(
                at=0.3, seconds=0.18, pitch=(1000, 720), mouth=(BEAK, (1100, 2400, 4000)), rough=48, tilt=0.6
            ),
        )
    ),
    # Hoarse, with no voice left: a croak, and much air.
    "vulture": Sound(
        (
            Cry(
                seconds=0.2,
                pitch=(150, 120),
                mouth=((750, 1300, 2500), (650, 1100, 2300)),
                breath=0.5,
                rough=41,
                depth=0.9,
                unsteady=0.06,
                fall=0.08,
                closeness=4,
            ),
            Puff(at=0.26, seconds=0.5, centre=(1700, 2300, 1200), rise=0.1, fall=0.3, flutter=19, gain=0.9),
        ),
        drive=1.4,
    ),
    # Two clucks of the tongue and the spring in its legs.
    "kangaroo": Sound(
        (
            Puff(seconds=0.05, centre=(1900, 1300), narrowness=6, decay=0.015, gain=0.9),
            Puff(at=0.11, seconds=0.05, centre=(1700, 1100), narrowness=6, decay=0.015, gain=0.9),
            Tone(
                at=0.2,
                seconds=0.42,
                pitch=(150, 260, 420),
                overtones=(1, 0.4, 0.2, 0.1),
                tremble=(17, 0.16),
                decay=0.2,
                fall=0.12,
            ),
        )
    ),
    # "May-AWE!", from the top of the stairs.
    "peacock": Sound(
        (
            Cry(seconds=0.24, pitch=(520, 640, 760), mouth=(NOSE, E, E), tilt=0.7, rise=0.03, gain=0.7),
            Cry(
                at=0.22,
                seconds=0.62,
                pitch=(820, 1120, 1060, 700),
                mouth=(E, A, A, O),
                tilt=0.65,
                rise=0.04,
                fall=0.2,
            ),
        ),
        echo=(0.15, 0.12),
    ),
    # "Oo, oo, ah, AH!"
    "monkey": Sound(_hoots((0.0, 0.19, 0.38, 0.58), first=330, step=1.28)),
    # "Woof, woof!"
    "dog": Sound(
        _barks(
            (0.0, 0.26),
            Cry(
                seconds=0.17,
                pitch=(230, 330, 150),
                mouth=(O, (720, 1150, 2500), U),
                breath=0.3,
                unsteady=0.03,
                tilt=0.8,
                rise=0.008,
                fall=0.09,
            ),
        ),
        drive=1.3,
    ),
    # Eyes roll one way, eyes roll the other way; the tongue flicks out.
    "chameleon": Sound(
        (
            Tone(
                seconds=0.2,
                pitch=(420, 560, 380),
                overtones=(1, 0, 0.12),
                tremble=(11, 0.1),
                rise=0.04,
                fall=0.09,
                gain=0.6,
            ),
            Tone(
                at=0.22,
                seconds=0.2,
                pitch=(380, 500, 640),
                overtones=(1, 0, 0.12),
                tremble=(11, 0.1),
                gain=0.6,
            ),
            Tone(at=0.46, seconds=0.09, pitch=(500, 2400), overtones=(1, 0.3), fall=0.03),
            Puff(at=0.53, seconds=0.06, centre=(3200, 1400), narrowness=4, decay=0.02, gain=0.9),
        )
    ),
    # A small trumpet in pulses.
    "penguin": Sound(
        (
            Cry(
                seconds=0.55,
                pitch=(300, 340, 420, 330),
                mouth=((1000, 2000, 3200), (1250, 2350, 3500), (950, 1900, 3100)),
                rough=15,
                depth=0.95,
                tilt=0.45,
                fall=0.1,
            ),
        )
    ),
    # "Arf, arf, arf!"
    "seal": Sound(
        _barks(
            (0.0, 0.2, 0.4),
            Cry(
                seconds=0.15,
                pitch=(340, 430, 360),
                mouth=(SNOUT, (1050, 1700, 2900), NOSE),
                breath=0.18,
                tilt=0.6,
                fall=0.07,
                rough=70,
                depth=0.4,
            ),
        )
    ),
    # A boom with the beak shut.
    "ostrich": Sound(
        (
            Tone(seconds=0.15, pitch=(125, 140, 120), overtones=(1, 0.5, 0.15), fall=0.07, gain=0.7),
            Tone(at=0.2, seconds=0.15, pitch=(130, 145, 125), overtones=(1, 0.5, 0.15), fall=0.07, gain=0.8),
            Tone(
                at=0.4,
                seconds=0.5,
                pitch=(120, 150, 140, 95),
                overtones=(1, 0.6, 0.25, 0.08),
                rise=0.04,
                fall=0.2,
            ),
        ),
        drive=1.5,
    ),
    # "Kwa-ha, kwa-ha": out and in again.
    "zebra": Sound(
        (
            Cry(seconds=0.13, pitch=(520, 700), mouth=(O, A), tilt=0.7, breath=0.15),
            Cry(at=0.15, seconds=0.12, pitch=(980, 860), mouth=(E, I), breath=0.45, tilt=0.8, gain=0.7),
            Cry(at=0.31, seconds=0.13, pitch=(500, 680), mouth=(O, A), tilt=0.7, breath=0.15),
            Cry(
                at=0.46, seconds=0.2, pitch=(960, 620), mouth=(E, A), breath=0.4, tilt=0.8, fall=0.1, gain=0.7
            ),
        )
    ),
    # Quills rattle; a grumble behind them.
    "porcupine": Sound(
        (
            Puff(
                seconds=0.6,
                centre=(5200, 6800, 5600),
                narrowness=2,
                crackle=420,
                flutter=14,
                rise=0.02,
                fall=0.12,
            ),
            Cry(at=0.05, seconds=0.16, pitch=(190, 240), mouth=(NOSE, NOSE), gain=0.35, breath=0.2),
            Cry(at=0.3, seconds=0.2, pitch=(240, 170), mouth=(NOSE, NOSE), gain=0.35, breath=0.2),
        ),
        drive=6.0,
    ),
    # A hum from high up, and a snort.
    "giraffe": Sound(
        (
            Cry(
                seconds=0.6,
                pitch=(150, 175, 165, 180),
                mouth=(NOSE, (280, 900, 2200)),
                tilt=1.7,
                breath=0.03,
                rise=0.08,
                fall=0.15,
            ),
            Puff(at=0.66, seconds=0.2, centre=(900, 500), flutter=28, fall=0.1, gain=0.7),
        )
    ),
    # "Mmm-weh-eh-eh."
    "llama": Sound(
        (
            Cry(
                seconds=0.72,
                pitch=(250, 300, 330, 270),
                mouth=(NOSE, NOSE, E, (650, 1700, 2600)),
                rough=9,
                depth=0.55,
                tilt=0.75,
                unsteady=0.02,
                rise=0.06,
                fall=0.15,
            ),
        )
    ),
    "snake": Sound(
        (
            Puff(seconds=0.75, centre=(7200, 6200, 7600), narrowness=1.4, rise=0.1, fall=0.3, gain=0.9),
            Puff(at=0.15, seconds=0.5, centre=(9000, 8200), narrowness=3, flutter=31, rise=0.1, fall=0.2),
        ),
    ),
    # A chirrup like a bird, and a purr behind it.
    "cheetah": Sound(
        (
            Cry(
                seconds=0.13,
                pitch=(820, 1450, 1150),
                mouth=((1000, 2100, 3300), (1300, 2500, 3700)),
                tilt=1.6,
                breath=0.05,
            ),
            Cry(
                at=0.2,
                seconds=0.5,
                pitch=(115, 125, 110),
                mouth=(O, (430, 900, 2300)),
                rough=25,
                depth=0.95,
                breath=0.45,
                tilt=1.2,
                fall=0.2,
                gain=0.7,
            ),
        )
    ),
    # A bellow that makes the water dance; the jaws shut.
    "crocodile": Sound(
        (
            Cry(
                seconds=0.6,
                pitch=(70, 82, 66),
                mouth=(CAVE, (260, 640, 1500), CAVE),
                rough=19,
                depth=0.6,
                unsteady=0.03,
                tilt=0.7,
                rise=0.09,
                fall=0.12,
            ),
            Puff(at=0.66, seconds=0.09, centre=(2200, 900), narrowness=2, decay=0.018, rise=0.002, gain=2.0),
            Tone(at=0.66, seconds=0.1, pitch=(240, 110), decay=0.03, rise=0.002),
        ),
        drive=1.2,
    ),
    # "Rrr-AOW!"
    "tiger": Sound(
        (
            Cry(
                seconds=0.8,
                pitch=(125, 170, 250, 210, 130),
                mouth=(O, JAWS, (950, 1500, 2800), JAWS, U),
                rough=37,
                depth=0.55,
                breath=0.3,
                unsteady=0.04,
                tilt=0.6,
                rise=0.07,
                fall=0.22,
            ),
        ),
        drive=1.8,
    ),
    # "Ho, ho, ho, hooo."
    "hippo": Sound(
        (
            *_barks(
                (0.0, 0.15, 0.3),
                Cry(seconds=0.13, pitch=(110, 92), mouth=(CAVE, U), breath=0.12, tilt=1.1, fall=0.06),
            ),
            Cry(
                at=0.46, seconds=0.42, pitch=(100, 112, 70), mouth=(U, CAVE), breath=0.12, tilt=1.1, fall=0.2
            ),
        ),
        drive=1.6,
    ),
    # A grunt, and a growl that thinks about becoming more.
    "bear": Sound(
        (
            Cry(seconds=0.2, pitch=(105, 84), mouth=(O, U), breath=0.3, tilt=1.0, rise=0.02, fall=0.1),
            Cry(
                at=0.3,
                seconds=0.55,
                pitch=(82, 98, 78),
                mouth=(U, JAWS, U),
                rough=15,
                depth=0.95,
                breath=0.25,
                unsteady=0.04,
                tilt=1.1,
                rise=0.06,
                fall=0.2,
            ),
        ),
        drive=1.6,
    ),
    "lion": Sound(
        (
            Cry(
                seconds=0.95,
                pitch=(140, 205, 185, 120, 85),
                mouth=(U, JAWS, (700, 1150, 2300), JAWS, CAVE),
                rough=46,
                depth=0.45,
                breath=0.35,
                unsteady=0.05,
                tilt=0.5,
                rise=0.1,
                fall=0.3,
                closeness=4,
            ),
            Cry(
                seconds=0.9,
                pitch=(70, 102, 92, 60),
                mouth=(CAVE, JAWS, CAVE),
                rough=23,
                depth=0.7,
                breath=0.2,
                tilt=0.8,
                rise=0.12,
                fall=0.3,
                gain=0.6,
            ),
        ),
        drive=2.0,
        echo=(0.2, 0.15),
    ),
    # Two snorts through a very big nose, and a squeal nobody expects.
    "rhino": Sound(
        (
            Puff(seconds=0.16, centre=(700, 1100, 420), narrowness=1.2, flutter=36, fall=0.07),
            Puff(
                at=0.2, seconds=0.2, centre=(800, 1250, 380), narrowness=1.2, flutter=36, fall=0.09, gain=1.2
            ),
            Bell(at=0.2, seconds=0.2, pitch=75, partials=(1, 1.5), decay=0.06, gain=0.6),
            Cry(
                at=0.44,
                seconds=0.22,
                pitch=(540, 880, 700),
                mouth=(NOSE, I, U),
                tilt=1.0,
                breath=0.15,
                fall=0.1,
                gain=0.45,
            ),
        ),
        drive=1.3,
    ),
}

VOICES: Final[Mapping[str, Sound]] = {
    animal: replace(sound, loudness=SPEAKING) for animal, sound in _VOICES.items()
}
