"""Small movements that many sounds have in common: something lands, something rushes past, bells ring."""

from collections.abc import Sequence

from build_scripts.sound.layers import Bell, Layer, Puff, Tone


def tap(at: float = 0.0, *, pitch: float = 170, gain: float = 1.0) -> tuple[Layer, ...]:
    """A card that lands: paper and the table under it."""
    return (
        Puff(at=at, seconds=0.07, centre=(pitch * 18, pitch * 9), decay=0.014, rise=0.002, gain=gain),
        Tone(at=at, seconds=0.1, pitch=(pitch, pitch * 0.7), decay=0.025, rise=0.003, gain=gain * 0.8),
    )


def thump(at: float = 0.0, *, gain: float = 1.0) -> tuple[Layer, ...]:
    return (
        Tone(at=at, seconds=0.22, pitch=(190, 85, 62, 55), overtones=(1, 0.3), decay=0.07, gain=gain),
        Puff(at=at, seconds=0.05, centre=(1500, 600), decay=0.012, rise=0.002, gain=gain * 0.7),
    )


def whoosh(*centre: float, at: float = 0.0, seconds: float, gain: float = 1.0) -> Puff:
    return Puff(
        at=at,
        seconds=seconds,
        centre=centre,
        narrowness=2,
        rise=seconds * 0.35,
        fall=seconds * 0.5,
        gain=gain,
    )


def run(pitches: Sequence[float], *, pace: float, seconds: float, gain: float = 1.0) -> tuple[Layer, ...]:
    """Bells one after the other."""
    return tuple(
        Bell(at=number * pace, seconds=seconds, pitch=pitch, decay=seconds / 3, gain=gain)
        for number, pitch in enumerate(pitches)
    )


def chord(
    pitches: Sequence[float],
    *,
    at: float = 0.0,
    seconds: float,
    rise: float,
    overtones: Sequence[float],
    decay: float | None = None,
) -> tuple[Layer, ...]:
    return tuple(
        Tone(
            at=at,
            seconds=seconds,
            pitch=(pitch,),
            overtones=overtones,
            rise=rise,
            fall=seconds * 0.45,
            decay=decay,
            tremble=(5, 0.004),
            gain=0.5,
        )
        for pitch in pitches
    )
