"""What cards, doors and buttons sound like."""

from collections.abc import Mapping
from typing import Final

from build_scripts.sound.gestures import chord, run, tap, thump, whoosh
from build_scripts.sound.layers import Bell, Cry, Puff, Sound, Tone

BRASS: Final = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08)
FLUTE: Final = (1.0, 0.25, 0.08)

C5, D5, E5, F5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.26, 698.46, 783.99, 880.0, 1046.5, 1318.5, 1568.0


CUES: Final[Mapping[str, Sound]] = {
    "card": Sound(tap(), drive=2.0),
    "slide": Sound((whoosh(900, 1900, 1500, seconds=0.28),), level=-14.0),
    "hop": Sound(
        (
            Tone(seconds=0.17, pitch=(260, 520, 420), overtones=FLUTE, rise=0.02, fall=0.11),
            *tap(0.18, pitch=220, gain=0.6),
        )
    ),
    "pass": Sound(
        (
            whoosh(700, 2400, 900, seconds=0.3),
            Tone(seconds=0.26, pitch=(300, 460, 340), overtones=FLUTE, rise=0.06, fall=0.12, gain=0.35),
        ),
        level=-13.0,
    ),
    # Five cards fall into their order.
    "sort": Sound(tuple(layer for n in range(5) for layer in tap(n * 0.085, pitch=150 * 1.15**n, gain=0.8))),
    # Lunge, bite, bite, gulp.
    "eat": Sound(
        (
            whoosh(500, 2200, seconds=0.16, gain=0.6),
            Puff(
                at=0.16, seconds=0.07, centre=(2600, 1300), narrowness=2, crackle=900, rise=0.002, decay=0.03
            ),
            *tap(0.16, pitch=120, gain=0.8),
            Puff(
                at=0.26, seconds=0.06, centre=(2000, 1000), narrowness=2, crackle=700, decay=0.025, gain=0.8
            ),
            Tone(
                at=0.38, seconds=0.14, pitch=(330, 130, 150), overtones=(1, 0.5, 0.2), rise=0.015, fall=0.05
            ),
            Tone(
                at=0.51,
                seconds=0.12,
                pitch=(150, 260, 190),
                overtones=(1, 0.3),
                rise=0.02,
                fall=0.06,
                gain=0.7,
            ),
        )
    ),
    # Out they go, and down.
    "expel": Sound(
        (
            whoosh(1200, 3400, 700, seconds=0.42),
            Tone(
                seconds=0.42,
                pitch=(760, 900, 420, 190),
                overtones=FLUTE,
                tremble=(13, 0.03),
                fall=0.15,
                gain=0.55,
            ),
        )
    ),
    # Three quills and a yelp.
    "stung": Sound(
        (
            *run((2637, 3136, 2794), pace=0.05, seconds=0.16, gain=0.7),
            Cry(
                at=0.16,
                seconds=0.2,
                pitch=(560, 940, 620),
                mouth=((700, 1200, 2600), (800, 1300, 2700), (420, 800, 2400)),
                tilt=0.9,
                fall=0.1,
                gain=0.8,
            ),
        )
    ),
    # Daylight: a sizzle.
    "burn": Sound(
        (
            Puff(seconds=0.75, centre=(3200, 5200, 4200), narrowness=1.2, crackle=1500, rise=0.02, fall=0.35),
            Puff(seconds=0.6, centre=(900, 2600, 1800), narrowness=1.5, rise=0.03, fall=0.4, gain=0.6),
        ),
        level=-12.0,
    ),
    # "P-too!"
    "spit": Sound(
        (
            Puff(seconds=0.05, centre=(1400, 3000), decay=0.015, rise=0.002),
            Puff(at=0.05, seconds=0.14, centre=(3600, 2000), narrowness=2.5, fall=0.09, gain=0.6),
            Tone(at=0.22, seconds=0.08, pitch=(500, 1100), overtones=(1, 0.2), decay=0.04, gain=0.7),
            Puff(at=0.22, seconds=0.07, centre=(1800, 900), narrowness=3, decay=0.02, gain=0.8),
        )
    ),
    # Heels over the pavement.
    "drag": Sound(
        (
            Puff(
                seconds=0.5,
                centre=(420, 620, 480),
                narrowness=1.2,
                crackle=1200,
                flutter=9,
                rise=0.04,
                fall=0.15,
            ),
            Puff(seconds=0.5, centre=(1500, 1900, 1400), flutter=9, rise=0.06, fall=0.15, gain=0.35),
        )
    ),
    # The signs change sides: up, down, and both fall into place.
    "flip": Sound(
        (
            whoosh(600, 2600, 900, seconds=0.42, gain=0.6),
            Tone(seconds=0.42, pitch=(330, 660, 500), overtones=FLUTE, rise=0.05, fall=0.12, gain=0.4),
            Tone(seconds=0.42, pitch=(660, 330, 400), overtones=FLUTE, rise=0.05, fall=0.12, gain=0.4),
            *tap(0.43, pitch=260),
            *tap(0.51, pitch=200),
        )
    ),
    # Warm light and a chord from inside.
    "door": Sound(
        (
            *chord(
                (174.6, 261.6, 349.2, 440.0, C5),
                seconds=0.95,
                rise=0.35,
                overtones=(1, 0.45, 0.25, 0.12, 0.05),
            ),
            Puff(seconds=0.6, centre=(280, 700, 450), rise=0.2, fall=0.3, gain=0.35),
            *thump(0.34, gain=0.45),
        ),
        level=-12.0,
        echo=(0.18, 0.15),
    ),
    "admit": Sound(
        (
            Tone(seconds=0.07, pitch=(380, 980), overtones=(1, 0.2), rise=0.004, fall=0.03),
            *(
                Bell(at=0.08 + 0.07 * n, seconds=0.28, pitch=pitch, decay=0.12, gain=0.8)
                for n, pitch in enumerate((G5, C6))
            ),
        )
    ),
    # The bouncer's boot.
    "bounce": Sound(
        (
            *thump(),
            Tone(
                at=0.1,
                seconds=0.28,
                pitch=(420, 300, 140),
                overtones=(1, 0.3, 0.1),
                tremble=(21, 0.08),
                decay=0.14,
                gain=0.5,
            ),
        ),
        drive=2.2,
    ),
    # Something comes back up from far below.
    "fetch": Sound(
        (
            whoosh(400, 900, 2600, seconds=0.34, gain=0.6),
            Tone(seconds=0.34, pitch=(190, 380, 700), overtones=FLUTE, rise=0.05, fall=0.08, gain=0.6),
            *tap(0.35, pitch=240, gain=0.8),
        )
    ),
    "pose": Sound(run((E5, G5, C6, E6), pace=0.06, seconds=0.26), level=-13.0, echo=(0.1, 0.12)),
    "unmask": Sound(
        (
            *run((E6, C6, G5, E5), pace=0.05, seconds=0.2, gain=0.8),
            Tone(at=0.24, seconds=0.08, pitch=(900, 260), overtones=(1, 0.3), fall=0.04),
        ),
        level=-13.0,
    ),
    "draw": Sound(
        (
            Puff(seconds=0.12, centre=(1600, 4200), narrowness=2, rise=0.03, fall=0.05),
            Puff(at=0.11, seconds=0.05, centre=(3400, 2200), decay=0.012, rise=0.002, gain=0.9),
        ),
        level=-13.0,
    ),
    # "Hm-mm."
    "nothing": Sound(
        (
            Tone(seconds=0.15, pitch=(235, 220), overtones=(1, 0.35, 0.1), rise=0.02, fall=0.07),
            Tone(at=0.17, seconds=0.2, pitch=(185, 165), overtones=(1, 0.35, 0.1), rise=0.02, fall=0.12),
        ),
        level=-16.0,
    ),
    "win": Sound(
        (
            *(
                Tone(
                    at=0.13 * n,
                    seconds=0.15,
                    pitch=(pitch,),
                    overtones=BRASS,
                    rise=0.012,
                    fall=0.05,
                    gain=0.7,
                )
                for n, pitch in enumerate((C5 / 2, E5 / 2, G5 / 2))
            ),
            *chord(
                (C5 / 2, G5 / 2, C5, E5, G5),
                at=0.39,
                seconds=0.62,
                rise=0.02,
                overtones=BRASS,
                decay=0.5,
            ),
            Bell(at=0.39, seconds=0.6, pitch=C6, decay=0.2, gain=0.5),
            Bell(at=0.47, seconds=0.5, pitch=G6, decay=0.2, gain=0.4),
        ),
        loudness=-20.5,
        echo=(0.14, 0.15),
    ),
    "turn": Sound(
        (
            Bell(seconds=0.5, pitch=A5, decay=0.16, rise=0.01, fall=0.2),
            Bell(at=0.12, seconds=0.5, pitch=E6, decay=0.16, rise=0.01, fall=0.2, gain=0.8),
        ),
        level=-17.0,
        echo=(0.12, 0.1),
    ),
}

_LIGHT: Final = Sound(
    (Tone(seconds=0.08, pitch=(880, 940), overtones=(1, 0.1), rise=0.015, fall=0.05),), level=-20.0
)
"""Something is pointed at, or counted."""

BUTTONS: Final[Mapping[str, Sound]] = {
    "click": Sound(
        (
            Tone(seconds=0.08, pitch=(620, 480), overtones=(1, 0.3), decay=0.02, rise=0.003),
            Puff(seconds=0.03, centre=(2800, 1800), decay=0.006, rise=0.002, gain=0.6),
        ),
        level=-11.0,
    ),
    "hover": _LIGHT,
    "count": _LIGHT,
    "back": Sound(
        (
            Tone(seconds=0.07, pitch=(560, 520), overtones=FLUTE, fall=0.03),
            Tone(at=0.07, seconds=0.1, pitch=(400, 360), overtones=FLUTE, decay=0.05),
        ),
        level=-12.0,
    ),
    "error": Sound(
        (
            Tone(seconds=0.12, pitch=(196,), overtones=(1, 0.5, 0.35, 0.2), rise=0.012, fall=0.05),
            Tone(at=0.15, seconds=0.16, pitch=(165,), overtones=(1, 0.5, 0.35, 0.2), rise=0.012, fall=0.09),
        ),
        level=-14.0,
    ),
    # Heavy velvet on rings.
    "curtain": Sound(
        (
            whoosh(380, 1100, 1500, 500, seconds=0.75),
            Puff(seconds=0.6, centre=(4200, 5200), narrowness=3, crackle=90, rise=0.08, fall=0.25, gain=0.25),
            *thump(0.62, gain=0.4),
        ),
        level=-13.0,
    ),
}
