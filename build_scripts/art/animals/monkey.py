"""The monkey: a fez, a grin, and the gang is on its way."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BROWN,
    KEEN,
    TEARY,
    Gaze,
    brows,
    eyes,
    held,
    roar,
    wail,
    whoosh,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
    askew,
    blush,
    body_paint,
    both_sides,
    clipped,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    ribbon,
    shine,
    spot,
    symmetric,
)

HEAD = symmetric("120 84C164 84 182 114 180 150C178 200 154 228 120 228")
FACE = symmetric("120 130C136 108 170 118 166 152C164 164 160 168 164 184C164 212 144 222 120 222")


def monkey(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("monkey-body", "#c98a5a", "#854a2a", "#481f0e")
            + radial("monkey-fur", (98, 116), 150, "#c98a5a", (0.5, "#8f5230"), (1, "#4f2412"))
            + linear("monkey-felt", (0, 40), (0, 96), "#ff6a5c", "#a30f33")
            + radial("monkey-face", (104, 150), 80, "#ffe6c4", "#eeb680")
        ),
        back="",
        bust=_bust(),
        head=held(
            both_sides(_ear())
            + _head(face)
            + _mouth(face)
            + askew(_fez(), (120, 86), *face.pick((-10, (0, 0)), (4, (8, 0)), (38, (30, 2)))),
            face,
        ),
        hue=Hue("#fff8d8", "#ffe27a", "#d8a02a", "#ffc83a"),
        front=face.pick("", _call(), ""),
    )


def _call() -> str:
    """A hand in the air: everybody, come here!"""
    fingers = "M30 232L22 204M38 230L35 198M46 231L49 200M53 236L62 209M54 248L72 238"
    arm = outlined("M8 345C6 300 12 272 24 252L60 256C52 284 54 316 58 345Z", paint("monkey-body"))
    palm = ellipse(40, 244, 20, 21, "#f2b58c")
    waving = whoosh("M8 206C6 218 6 228 9 238")
    return arm + line(fingers, width=18) + palm + line(fingers, "#f2b58c", 10) + waving


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("monkey-body"))
        + outlined("M84 345C84 296 98 254 120 254C142 254 156 296 156 345", "#eeb680", 4)
        + contact_shadow("monkey-shadow", SHOULDERS)
        + shine("M30 304C40 276 58 258 80 248", "#f0c8a0", 5, 0.6)
    )


def _ear() -> str:
    return ellipse(56, 150, 26, 28, paint("monkey-fur")) + spot(56, 152, 15, 17, "#f2b58c")


def _head(face: Expression) -> str:
    shade = filled("M190 100C196 190 170 228 124 230C166 204 176 150 158 90Z", "#2c0c02", 0.3)
    cheek = filled("M172 120C172 190 150 222 118 224C146 208 156 170 150 124Z", "#b86a30", 0.3)
    return (
        form("monkey-head", HEAD, paint("monkey-fur"), shade)
        + form("monkey-mask", FACE, paint("monkey-face"), cheek, blush(86, 188), width=3.6)
        + shine("M72 128C76 108 90 98 104 96", "#f0c8a0", 5, 0.7)
        + eyes("monkey-eye", (98, 152), (15, 16), BROWN, face.pick(Gaze((2, 0)), KEEN, TEARY), "#f2c094")
        + brows((95, face.pick(126, 126, 124)), 30, face.pick(2, 10, -12), 5)
        + both_sides(spot(113, 182, 3.6, 3, "#3b1606"))
    )


def _mouth(face: Expression) -> str:
    return face.pick(
        _grin(), roar("monkey", (120, 190), (32, 36), 0.6), wail("monkey", (120, 190), (28, 32), True)
    )


def _grin() -> str:
    smile = "M88 194Q120 206 152 194Q146 220 120 220Q94 220 88 194Z"
    return (
        filled(smile, "#7a1626")
        + clipped(
            "monkey-grin",
            smile,
            filled("M88 190Q120 206 152 190L148 204Q120 214 92 204Z", "#fff"),
            spot(120, 220, 16, 7, "#e0506a"),
        )
        + outlined(smile, "none", 4)
    )


def _fez() -> str:
    return (
        outlined("M88 92L94 42Q120 32 146 42L152 92Q120 104 88 92Z", paint("monkey-felt"))
        + shine("M98 54L95 82", "#ffc0b0", 4)
        + ribbon("M120 38Q150 30 160 52V66", "#ffc94a", 3, 2)
        + outlined("M155 64L165 64L168 82H152Z", "#ffc94a", 3.4)
    )
