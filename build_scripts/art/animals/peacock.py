"""The peacock: a wheel of plumes, a monocle, and no eye for anybody else."""

from __future__ import annotations

import math

from build_scripts.art.animals.faces import (
    GLEEFUL,
    PLUM,
    SHOCKED,
    Gaze,
    Tilt,
    eyes,
    held,
    oh,
    roar,
    sweat,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    arc,
    askew,
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    linear,
    number,
    outlined,
    paint,
    placed,
    radial,
    ribbon,
    shine,
    spot,
    symmetric,
    turned,
)

ROOT = (120, 236)
NECK = symmetric("120 150L146 150C148 200 162 236 192 258C212 274 222 304 224 345L120 345")
HEAD = symmetric("120 88C158 88 177 112 176 142C175 174 152 192 120 192")
BEAK = symmetric("120 148C136 148 145 160 140 171C134 181 126 184 120 194")
FAR = (-98, 98, -69, 69, -39, 39, -12, 12)
NEAR = (-84, 84, -54, 54, -25, 25, 0)
FALLEN_FAR = (-100, 112, -70, 92, 36)
FALLEN = (-112, 100, -88, 76, 118, 52)
CREST = (-34, -17, 0, 17, 34)
SCALES = [(100, 222), (120, 228), (92, 246), (112, 252), (132, 250), (104, 274), (126, 276)]


def peacock(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("peacock-body", "#7cc4ff", "#2a6ede", "#10247c")
            + radial("peacock-blue", (92, 114), 130, "#a4deff", (0.45, "#3486ee"), (1, "#163094"))
            + linear("peacock-plume", (-20, 0), (20, 0), "#a6e066", (0.5, "#4fbf62"), (1, "#1f8a58"))
            + linear("peacock-far", (-20, 0), (20, 0), "#3f9c74", (0.5, "#1f7c62"), (1, "#0f5448"))
            + linear("peacock-beak", (100, 150), (140, 190), "#fff0b0", (0.5, "#f2c04a"), (1, "#b87a1a"))
        ),
        back=_wheel(face),
        bust=_bust(),
        head=held(
            turned(_crest(), face.pick(0, 0, 24), 120, 108) + _head(face) + _beak(face) + _monocle(face),
            face,
            (120, 196),
            Tilt(-9, (-4, 0), 1.08),
        ),
        hue=Hue("#fff4ec", "#ffcdb8", "#d06478", "#ff9a8a"),
        front=face.pick("", _sparkle(), sweat((58, 122), (70, 94))),
    )


def _sparkle() -> str:
    """Admire me!"""
    star = outlined("M0 -15Q2 -2 13 0Q2 2 0 15Q-2 2 -13 0Q-2 -2 0 -15Z", "#fffbe0", 3)
    return placed(star, 34, 124, 0, 1.4) + placed(star, 206, 104, 0, 1.3)


def _wheel(face: Expression) -> str:
    """Open and proud, or fallen to both sides."""
    far = "".join(_plume(angle, "peacock-far", 0.87) for angle in face.pick(FAR, FAR, FALLEN_FAR))
    near = (_plume(angle, "peacock-plume", 1) + _plume_eye(angle) for angle in face.pick(NEAR, NEAR, FALLEN))
    return far + "".join(near)


def _reach(degrees: float) -> float:
    """The wheel is higher than wide, or the card would cut it."""
    angle = math.radians(degrees)
    return 1 / math.hypot(math.sin(angle) / 107, math.cos(angle) / 214)


def _breadth(degrees: float) -> float:
    return 46 if abs(degrees) < 60 else 38


def _plume(degrees: float, fill: str, size: float) -> str:
    long, wide = _reach(degrees) * size, _breadth(degrees)
    waist, neck, tip = number(-long * 0.5), number(-long * 0.95), number(-long)
    slim, full = number(wide * 0.4), number(wide * 0.8)
    leaf = f"M-6 0C-{slim} {waist} -{full} {neck} 0 {tip}C{full} {neck} {slim} {waist} 6 0Z"
    return placed(outlined(leaf, paint(fill), 4), *ROOT, degrees)


def _plume_eye(degrees: float) -> str:
    wide = _breadth(degrees)
    y = wide * 0.52 - _reach(degrees)
    rings = [(0, 0.37, 0.41, "#ffd84a"), (1, 0.28, 0.31, "#34d0c8"), (3, 0.18, 0.19, "#1a1e7a")]
    eye_spot = "".join(spot(0, y + down, wide * rx, wide * ry, colour) for down, rx, ry, colour in rings)
    return placed(eye_spot, *ROOT, degrees)


def _bust() -> str:
    scales = "".join(f"M{x - 8} {y}Q{x} {y + 10} {x + 8} {y}" for x, y in SCALES)
    return form(
        "peacock-neck",
        NECK,
        paint("peacock-body"),
        line(scales, "#a4deff", 3, 0.6),
        filled("M142 140C144 220 180 262 190 345H240V140Z", "#0a0c4a", 0.25),
        contact_shadow("peacock-shadow", NECK, 180, 52, 36, 0.5),
        shine("M40 312C46 288 58 276 74 268", "#d8f0ff", 5, 0.7),
    )


def _crest() -> str:
    stalks = arc((120, 108), 43, CREST)
    stems = line("".join(f"M120 108L{number(x)} {number(y)}" for x, y, _ in stalks), width=4)
    beads = (
        ellipse(x, y, 7, 7, "#34d0c8", 3.6) + spot(x - 2, y - 2, 2.4, 2.2, "#d8fffa") for x, y, _ in stalks
    )
    return stems + "".join(beads)


def _head(face: Expression) -> str:
    return (
        form(
            "peacock-face",
            HEAD,
            paint("peacock-blue"),
            both_sides(spot(93, 139, 27, 25, "#f4faff")),
            filled("M186 110C188 170 162 196 124 196C160 176 170 140 152 90Z", "#0a0c4a", 0.26),
            shine("M80 112C88 102 98 97 110 95", "#e4f6ff", 5, 0.9),
        )
        + eyes(
            "peacock-eye",
            (94, 139),
            (18, 18),
            PLUM,
            face.pick(Gaze((-3, 2), 0.4, tilt=-5), GLEEFUL, SHOCKED),
            "#4f9cf2",
        )
        + line("M75 134Q69 132 66 127", width=4)
    )


def _beak(face: Expression) -> str:
    return face.pick(
        _bill(),
        roar("peacock", (120, 166), (24, 44), 0, False) + _bill(),
        oh("peacock", (120, 172), (10, 28)) + _bill(),
    )


def _bill() -> str:
    shade = filled("M126 140C134 164 130 180 118 196H150V140Z", "#8a5210", 0.3)
    return form("peacock-bill", BEAK, paint("peacock-beak"), shade, width=4) + shine(
        "M107 165Q107 158 114 155", "#fff", 3.6, 0.9
    )


def _monocle(face: Expression) -> str:
    if face is Expression.OUT:
        chain = ribbon("M168 152C184 164 192 180 190 198", "#ffc933", 2.4, 2)
        return chain + askew(_glass(), (146, 139), 30, (44, 84))
    return ribbon("M166 156C182 178 172 202 186 228", "#ffc933", 2.4, 2) + _glass()


def _glass() -> str:
    return ribbon("M146 139m-25 0a25 25 0 1 0 50 0a25 25 0 1 0 -50 0", "#ffc933", 4.4, 2.6) + shine(
        "M130 130Q134 121 143 119", "#fff", 3, 0.9
    )
