"""What dice, coins, mugs, boots and doors sound like.

Each is as long as what is seen of it: a thing that is still heard when the next one moves is heard too long.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from build_scripts.sound.gestures import run, tap, thump, whoosh
from build_scripts.sound.layers import Bell, Cry, Layer, Puff, Sound, Tone

COIN: Final = (1.0, 1.47, 2.09, 2.56)
"""A thin round plate: what rings with its lowest tone."""
PEWTER: Final = (1.0, 1.72, 2.41, 3.38)
BRONZE: Final = (0.5, 1.0, 1.19, 1.5, 2.0, 2.52)
"""A bell in a tower has a minor third in it, and a hum an octave below."""
BOW: Final = (1.0, 0.62, 0.5, 0.4, 0.28, 0.2, 0.16, 0.12, 0.09, 0.07, 0.05)

D5, E5, FIS5, A5, D6, E6, A6, H6 = 587.33, 659.26, 739.99, 880.0, 1174.66, 1318.51, 1760.0, 1975.53


def die(at: float, *, pitch: float = 1450, gain: float = 1.0) -> tuple[Layer, ...]:
    """A small bone cube on oak."""
    return (
        Puff(at=at, seconds=0.03, centre=(pitch * 2.2, pitch * 1.4), decay=0.005, rise=0.002, gain=gain),
        Tone(at=at, seconds=0.04, pitch=(pitch, pitch * 0.9), decay=0.008, rise=0.002, gain=gain * 0.5),
        Tone(at=at, seconds=0.06, pitch=(240, 190), decay=0.014, rise=0.002, gain=gain * 0.45),
    )


def coin(at: float = 0.0, *, pitch: float = 3100, ring: float = 0.09, gain: float = 1.0) -> tuple[Layer, ...]:
    """A coin that hits something: a click, and it rings."""
    return (
        Bell(at=at, seconds=ring * 2.2, pitch=pitch, partials=COIN, decay=ring, rise=0.002, gain=gain),
        Puff(at=at, seconds=0.02, centre=(6200, 4200), decay=0.004, rise=0.001, gain=gain * 0.5),
    )


def clink(
    at: float = 0.0, *, pitch: float = 1150, ring: float = 0.11, gain: float = 1.0
) -> tuple[Layer, ...]:
    """Mugs meet, full ones: the beer takes most of the ringing."""
    return (
        Bell(at=at, seconds=ring * 2.4, pitch=pitch, partials=PEWTER, decay=ring, rise=0.002, gain=gain),
        Tone(at=at, seconds=0.08, pitch=(310, 240), decay=0.02, rise=0.002, gain=gain * 0.7),
        Puff(at=at, seconds=0.03, centre=(4200, 2600), decay=0.007, rise=0.002, gain=gain * 0.6),
    )


def footfall(at: float, *, pitch: float = 105, gain: float = 1.0) -> tuple[Layer, ...]:
    """A sole on floorboards, the heel before the toe."""
    return (
        Tone(at=at, seconds=0.09, pitch=(pitch * 1.5, pitch), decay=0.025, rise=0.003, gain=gain),
        Puff(at=at, seconds=0.05, centre=(900, 500), decay=0.012, rise=0.002, gain=gain * 0.8),
        Puff(at=at + 0.035, seconds=0.03, centre=(1500, 1100), decay=0.008, rise=0.003, gain=gain * 0.35),
    )


def steps(starts: Sequence[float]) -> tuple[Layer, ...]:
    """Left, right."""
    return tuple(
        layer
        for number, at in enumerate(starts)
        for layer in footfall(at, pitch=112 if number % 2 else 100, gain=0.85 + 0.15 * (number % 2))
    )


def creak(at: float, seconds: float, *pitch: float, gain: float = 1.0) -> Cry:
    """Dry wood or an old hinge: it sticks and slips."""
    return Cry(
        at=at,
        seconds=seconds,
        pitch=pitch,
        mouth=((620, 1500, 3100), (780, 1750, 3300)),
        rough=pitch[0] / 5,
        depth=0.85,
        breath=0.12,
        unsteady=0.05,
        tilt=0.6,
        rise=0.03,
        fall=seconds * 0.4,
        gain=gain,
    )


def slam(at: float, *, gain: float = 1.0) -> tuple[Layer, ...]:
    """Oak falls into its frame, and the latch after it."""
    return (
        *thump(at, gain=gain),
        Tone(at=at, seconds=0.14, pitch=(260, 150), overtones=(1, 0.5, 0.3), decay=0.035, gain=gain * 0.6),
        *coin(at + 0.05, pitch=1350, ring=0.02, gain=gain * 0.25),
    )


def toll(at: float, *, seconds: float, gain: float = 1.0) -> tuple[Layer, ...]:
    """One stroke of the bell behind the bar."""
    return (
        Bell(at=at, seconds=seconds, pitch=1046, partials=BRONZE, decay=seconds / 3, rise=0.003, gain=gain),
        Puff(at=at, seconds=0.03, centre=(5200, 3000), decay=0.006, rise=0.002, gain=gain * 0.5),
    )


def bowed(at: float, seconds: float, pitch: float, *, gain: float = 1.0) -> Tone:
    return Tone(
        at=at,
        seconds=seconds,
        pitch=(pitch * 0.985, pitch, pitch),
        overtones=BOW,
        tremble=(5.6, 0.009),
        rise=0.02,
        fall=min(0.25, seconds * 0.4),
        gain=gain,
    )


_DICE: Final[Mapping[str, Sound]] = {
    # In the cup, out of it, and over the table until they lie.
    "dice": Sound(
        (
            *(
                layer
                for number, at in enumerate((0.0, 0.035, 0.062, 0.1, 0.128, 0.165, 0.192))
                for layer in die(at, pitch=1250 + 190 * (number % 3), gain=0.55)
            ),
            *(
                layer
                for number, at in enumerate((0.27, 0.31, 0.37, 0.4, 0.45, 0.475, 0.51, 0.525, 0.545))
                for layer in die(at, pitch=1450 + 160 * (number % 2), gain=1.0 - 0.085 * number)
            ),
        ),
        drive=3.0,
    ),
    # A breath through the nose: that was nothing.
    "shrug": Sound(
        (
            Puff(seconds=0.24, centre=(900, 700, 480), narrowness=1.3, rise=0.05, fall=0.14),
            Tone(seconds=0.22, pitch=(190, 160), overtones=(1, 0.4, 0.1), rise=0.04, fall=0.12, gain=0.5),
        ),
        level=-16.0,
    ),
    # The card turns, and the die with it.
    "adjust": Sound(
        (whoosh(1500, 3200, seconds=0.13, gain=0.6), *die(0.15), *die(0.2, gain=0.5)), level=-12.0
    ),
}

_COINS: Final[Mapping[str, Sound]] = {
    # Off a thumbnail: it sings while it turns, and lies.
    "flip": Sound(
        (
            *coin(pitch=2700, ring=0.04, gain=0.7),
            *(coin(0.03 * n, pitch=3300 + 90 * n, ring=0.02, gain=0.35)[0] for n in range(1, 5)),
            *tap(0.11, pitch=260, gain=0.6),
        ),
        level=-13.0,
    ),
    # It falls, jumps, and runs in a ring that gets smaller.
    "drop": Sound(
        tuple(
            layer
            for number, at in enumerate((0.0, 0.13, 0.21, 0.26, 0.29, 0.312, 0.328))
            for layer in coin(at, pitch=2900, ring=0.07, gain=0.72**number)
        ),
        level=-13.0,
    ),
    "pick": Sound(
        (
            whoosh(1800, 3600, seconds=0.09, gain=0.4),
            *coin(0.06, pitch=3700, ring=0.05),
            *coin(0.1, pitch=4200, ring=0.04, gain=0.6),
        ),
        level=-14.0,
    ),
    "coins": Sound(
        tuple(
            layer
            for number, at in enumerate((0.0, 0.04, 0.07, 0.12, 0.15, 0.2, 0.26))
            for layer in coin(at, pitch=2500 + 430 * (number * 3 % 5), ring=0.06, gain=0.9 - 0.08 * number)
        ),
        level=-14.0,
    ),
    # Pushed over the board, to the next one.
    "pay": Sound(
        (
            Puff(
                seconds=0.14, centre=(2600, 3600), narrowness=2, crackle=2400, rise=0.03, fall=0.05, gain=0.5
            ),
            *coin(0.12, pitch=3000, ring=0.045),
        ),
        level=-14.0,
    ),
    "snatch": Sound(
        (
            whoosh(900, 3800, 1600, seconds=0.16),
            *coin(0.12, pitch=3400, ring=0.04, gain=0.5),
            Tone(at=0.14, seconds=0.1, pitch=(420, 760), overtones=(1, 0.2), rise=0.02, fall=0.05, gain=0.35),
        ),
        level=-13.0,
    ),
}

_MUGS: Final[Mapping[str, Sound]] = {
    "toast": Sound(
        (
            *clink(0.0, pitch=1120),
            *clink(0.045, pitch=1390, gain=0.8),
            *clink(0.1, pitch=980, gain=0.6),
            Puff(
                at=0.12, seconds=0.22, centre=(2400, 1300), narrowness=1.4, crackle=700, fall=0.12, gain=0.3
            ),
        ),
        level=-12.0,
    ),
    # A tankard on the table: this one is mine.
    "round": Sound(
        (
            *thump(0.0, gain=0.9),
            *clink(0.012, pitch=760, ring=0.05, gain=0.45),
            *thump(0.15, gain=0.55),
        ),
        level=-12.0,
        drive=2.0,
    ),
    # The higher the mug is filled, the higher it sounds; then the head on it.
    "foam": Sound(
        (
            Tone(
                seconds=0.3,
                pitch=(240, 330, 560),
                overtones=(1, 0.3),
                tremble=(19, 0.08),
                rise=0.04,
                fall=0.1,
            ),
            Puff(seconds=0.3, centre=(700, 1500), narrowness=2.5, flutter=23, rise=0.05, fall=0.12, gain=0.7),
            Puff(at=0.14, seconds=0.28, centre=(5200, 7000), crackle=1400, rise=0.08, fall=0.16, gain=0.4),
        ),
        level=-15.0,
    ),
    "gleam": Sound(
        (
            *run((A6, H6, A6 * 1.3348, A6 * 1.4983), pace=0.055, seconds=0.3),
            Puff(at=0.05, seconds=0.4, centre=(7600, 9400), crackle=160, rise=0.1, fall=0.25, gain=0.3),
        ),
        level=-16.0,
        echo=(0.12, 0.12),
    ),
    # A bucket of water, and what drips from whoever it met.
    "splash": Sound(
        (
            Puff(seconds=0.34, centre=(900, 2600, 1300), narrowness=1.1, rise=0.02, fall=0.22),
            Puff(at=0.06, seconds=0.36, centre=(4200, 3000), crackle=600, rise=0.03, fall=0.2, gain=0.5),
            Tone(at=0.36, seconds=0.05, pitch=(620, 1200), rise=0.006, fall=0.02, gain=0.4),
            Tone(at=0.44, seconds=0.05, pitch=(760, 1450), rise=0.006, fall=0.02, gain=0.3),
        ),
        level=-13.0,
    ),
}

_PEOPLE: Final[Mapping[str, Sound]] = {
    "walk_short": Sound(steps((0.0, 0.13)), level=-12.0, drive=2.5),
    "walk": Sound(steps((0.0, 0.12, 0.24, 0.36)), level=-12.0, drive=2.5),
    "walk_long": Sound(steps((0.0, 0.115, 0.23, 0.345, 0.46, 0.575, 0.69)), level=-12.0, drive=2.5),
    # Night air, a hinge, and the latch.
    "door": Sound(
        (
            creak(0.0, 0.34, 150, 210, 180, gain=0.7),
            whoosh(350, 700, 500, seconds=0.4, gain=0.35),
            *slam(0.42),
        ),
        level=-12.0,
    ),
    "chair": Sound(
        (
            Cry(
                seconds=0.3,
                pitch=(118, 140, 105),
                mouth=((480, 1250, 2600), (560, 1400, 2700)),
                rough=47,
                depth=0.8,
                breath=0.35,
                unsteady=0.08,
                tilt=0.7,
                fall=0.08,
            ),
            *tap(0.33, pitch=120, gain=0.8),
        ),
        level=-14.0,
    ),
    # A run-up, the boot, the flight, and the door behind it.
    "boot": Sound(
        (
            whoosh(500, 1300, seconds=0.12, gain=0.4),
            *thump(0.1, gain=1.1),
            Puff(at=0.1, seconds=0.07, centre=(1100, 500), decay=0.02, rise=0.002),
            Tone(
                at=0.14,
                seconds=0.3,
                pitch=(520, 640, 210),
                overtones=(1, 0.25),
                rise=0.03,
                fall=0.1,
                gain=0.4,
            ),
            *slam(0.36, gain=0.75),
        ),
        drive=1.8,
    ),
    # He takes his time, and there are keys on his belt.
    "stroll": Sound(
        (
            *footfall(0.0, pitch=84),
            *footfall(0.2, pitch=90),
            *(coin(at, pitch=pitch, ring=0.03, gain=0.3)[0] for at, pitch in ((0.07, 4100), (0.1, 4700))),
            *(coin(at, pitch=pitch, ring=0.03, gain=0.25)[0] for at, pitch in ((0.26, 3900), (0.3, 4500))),
        ),
        level=-12.0,
        drive=2.5,
    ),
    # Felt through the air, on its peg, and who goes out shuts the door softly.
    "hat": Sound(
        (
            whoosh(600, 1900, 1100, seconds=0.28, gain=0.6),
            *tap(0.27, pitch=320),
            *tap(0.33, pitch=280, gain=0.4),
            creak(0.36, 0.14, 210, 170, gain=0.25),
            *slam(0.47, gain=0.4),
        ),
        level=-12.0,
    ),
}

_HOUSE: Final[Mapping[str, Sound]] = {
    # Stiff old paper, and a figure on a string.
    "event": Sound(
        (
            Puff(seconds=0.2, centre=(2300, 4300), crackle=2600, rise=0.03, fall=0.08),
            Puff(at=0.2, seconds=0.16, centre=(3000, 1900), crackle=1800, rise=0.02, fall=0.08, gain=0.7),
            *(
                bowed(0.17 + 0.08 * n, 0.18 if n == 2 else 0.1, pitch, gain=0.45)
                for n, pitch in enumerate((D5, A5, D6))
            ),
        ),
        level=-14.0,
    ),
    "card": Sound((whoosh(1400, 2600, seconds=0.14, gain=0.7), *tap(0.13, pitch=190, gain=0.8)), level=-14.0),
    "shuffle": Sound(
        (
            *(
                Puff(at=0.028 * n, seconds=0.03, centre=(2600 + 60 * n,), decay=0.008, rise=0.002)
                for n in range(10)
            ),
            *tap(0.3, pitch=180, gain=0.9),
        ),
        level=-14.0,
    ),
    # Pulled with a will.
    "bell": Sound(
        (
            *toll(0.0, seconds=0.5, gain=0.9),
            *toll(0.24, seconds=0.5, gain=0.8),
            *toll(0.48, seconds=0.62),
        ),
        level=-11.5,
        echo=(0.08, 0.1),
    ),
    "last_bell": Sound(toll(0.0, seconds=0.75), level=-13.0, echo=(0.08, 0.1)),
    # A spoon against a mug, for somebody to look up.
    "turn": Sound(
        (
            Bell(seconds=0.4, pitch=A5 * 1.5, partials=PEWTER, decay=0.13, rise=0.008, fall=0.2),
            Bell(at=0.13, seconds=0.45, pitch=A5 * 1.5, partials=PEWTER, decay=0.15, rise=0.008, fall=0.2),
        ),
        level=-16.0,
        echo=(0.1, 0.1),
    ),
    "count": Sound(
        (*clink(0.0, pitch=1500, ring=0.05, gain=0.8), *tap(0.0, pitch=230, gain=0.5)), level=-18.0
    ),
    # Four notes up, and the drone under the last.
    "win": Sound(
        (
            *(bowed(0.1 * n, 0.13, pitch, gain=0.7) for n, pitch in enumerate((D5, FIS5, A5, E6))),
            bowed(0.4, 0.62, D6),
            bowed(0.4, 0.62, D5, gain=0.6),
            bowed(0.4, 0.62, A5 / 2, gain=0.7),
            *thump(0.4, gain=0.7),
            *clink(0.42, pitch=1250, gain=0.35),
        ),
        loudness=-20.5,
        echo=(0.14, 0.15),
    ),
}

THINGS: Final[Mapping[str, Sound]] = {**_DICE, **_COINS, **_MUGS, **_PEOPLE, **_HOUSE}
