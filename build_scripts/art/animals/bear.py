"""The bear: power paws and a heavy gold chain."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BROWN,
    FIERCE,
    SHOCKED,
    Gaze,
    brows,
    eyes,
    held,
    oh,
    roar,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spike,
    spot,
    swung,
    symmetric,
)

HEAD = symmetric("120 82C160 80 182 106 184 140L198 150L187 162L196 180L180 186C168 216 146 230 120 230")
MUZZLE = symmetric("120 158C148 154 166 174 162 194C158 218 140 224 120 224")
PALM = "M0 -34C22 -36 34 -20 33 0C32 22 18 32 0 32C-18 32 -32 22 -33 0C-34 -20 -22 -36 0 -34Z"
PAD = "M0 -8C16 -8 22 6 17 15C12 22 6 18 0 18C-6 18 -12 22 -17 15C-22 6 -16 -8 0 -8Z"
TOES = [(-21, -14), (-8, -23), (8, -23), (21, -14)]
LINKS = [(72, 252), (84, 260), (97, 266)]
STAR = "M0 -15L4 -5L15 -4L7 4L9 14L0 9L-9 14L-7 4L-15 -4L-4 -5Z"


def bear(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("bear-body", "#c88050", "#8a4c26", "#4c2410")
            + radial("bear-fur", (92, 116), 140, "#e09c62", (0.5, "#a86234"), (1, "#643218"))
            + radial("bear-paw", (-12, -14), 56, "#e09c62", (0.5, "#a86234"), (1, "#643218"))
            + linear("bear-arm", (12, 260), (76, 290), "#d08a56", (0.5, "#9a582e"), (1, "#642f12"))
            + linear("bear-far-arm", (164, 260), (230, 290), "#a86234", (0.5, "#84481f"), (1, "#4c2410"))
            + radial("bear-muzzle", (106, 176), 70, "#fff0d0", (0.6, "#f2d09a"), (1, "#cf9a5c"))
            + linear("bear-gold", (90, 240), (150, 290), "#fff2a8", (0.5, "#ffc933"), (1, "#c8780b"))
            + linear("bear-medal", (-16, -16), (16, 20), "#fff2a8", (0.5, "#ffc933"), (1, "#c8780b"))
        ),
        back="",
        bust=_bust(),
        head=held(
            swung(_ear(), (76, 106), face.pick((0, 0), (-4, 4), (-16, 16))) + _head(face) + _muzzle(face),
            face,
        ),
        hue=Hue("#fcffe2", "#e0f08c", "#86a838", "#b8dc4a"),
        front=_arms(face),
    )


def _bust() -> str:
    chain = "".join(ellipse(x, y, 8.5, 7.5, paint("bear-gold"), 3.4) for x, y in LINKS)
    return (
        outlined(SHOULDERS, paint("bear-body"))
        + contact_shadow("bear-shadow", SHOULDERS)
        + both_sides(chain)
        + placed(_medal(), 120, 272)
    )


def _medal() -> str:
    return (
        ellipse(0, 0, 21, 21, paint("bear-medal"))
        + outlined(STAR, "#fff6c8", 2.4)
        + shine("M-15 -6A16 16 0 0 1 -6 -15", "#fff", 3.4, 0.9)
    )


def _ear() -> str:
    return (
        ellipse(66, 96, 24, 24, paint("bear-fur"))
        + spot(68, 98, 13, 13, "#5f2c18")
        + shine("M48 92A20 20 0 0 1 62 78", "#f2c08c", 4)
    )


def _head(face: Expression) -> str:
    return (
        form(
            "bear-head",
            HEAD,
            paint("bear-fur"),
            filled("M196 100C204 190 174 232 124 234C172 206 180 150 162 84Z", "#34120a", 0.28),
            shine("M66 132C70 110 84 98 102 94", "#ffdcb0", 6, 0.75),
            blush(72, 180, "#ff5a3a", 12, 8),
        )
        + eyes(
            "bear-eye",
            (92, 142),
            (17, 17),
            BROWN,
            face.pick(Gaze((2, 1), 0.2, tilt=10), FIERCE, SHOCKED),
            "#a86234",
        )
        + brows((88, face.pick(123, 124, 114)), 36, face.pick(0, 15, -12), 7)
    )


def _muzzle(face: Expression) -> str:
    return (
        outlined(MUZZLE, paint("bear-muzzle"), 3.6)
        + outlined("M97 166Q120 150 143 166Q141 184 120 191Q99 184 97 166Z", "#3a1a14", 3.5)
        + shine("M106 166Q114 160 124 162", "#fff", 4, 0.8)
        + face.pick(_smirk(), roar("bear", (120, 190), (34, 42)), oh("bear", (120, 194), (14, 24)))
    )


def _smirk() -> str:
    return line("M120 190V199M120 199Q106 214 90 203M120 199Q134 214 150 203") + outlined(
        "M98 207L102 217L109 209ZM142 207L138 217L131 209Z", "#fffef2", 2.8
    )


def _arms(face: Expression) -> str:
    """Elbows out, palms to the front; higher to grab, at the cheeks in dismay."""
    height, turn, inwards = face.pick((234, 9, 0), (206, 15, -6), (216, -12, 8))
    up = height + 10
    left = outlined(
        f"M{24 + inwards} {up}C12 278 8 312 10 345H64C62 312 66 278 {78 + inwards} {up + 6}Z",
        paint("bear-arm"),
    )
    right = outlined(
        f"M{216 - inwards} {up}C228 278 232 312 230 345H176C178 312 174 278 {162 - inwards} {up + 6}Z",
        paint("bear-far-arm"),
    )
    return (
        left
        + right
        + placed(_paw(), 51 + inwards, height, -turn)
        + placed(_paw(), 189 - inwards, height, turn)
    )


def _paw() -> str:
    """Drawn around the palm's middle."""
    claws = "".join(outlined(spike((x * 1.05, y - 6), x * 1.1, 18, 11), "#fff6dc", 3) for x, y in TOES)
    toes = "".join(ellipse(x, y, 6.5, 7, "#ffb48c", 3) for x, y in TOES)
    return (
        claws
        + outlined(PALM, paint("bear-paw"))
        + toes
        + outlined(PAD, "#ffb48c", 3.4)
        + shine("M-26 -4C-27 -14 -24 -22 -18 -27", "#ffd8a8", 3.6)
        + shine("M-10 4Q-8 -2 -2 -3", "#fff", 3, 0.8)
    )
