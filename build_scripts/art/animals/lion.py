"""The lion: a king who expects to be let in first."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    FIERCE,
    TEARY,
    Gaze,
    brows,
    burst,
    eyes,
    held,
    roar,
    wail,
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
    soft,
    spot,
    spots,
    symmetric,
    tufts,
)

FACE = symmetric("120 98C163 98 181 126 179 158C178 194 152 219 120 219")
MUZZLE = symmetric("120 168C142 156 162 172 158 191C155 208 138 214 120 214")
BEARD = tufts(236, (44, 40), 6, 16)


def lion(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("lion-body", "#ffe6a0", "#fbb84a", "#c97020")
            + radial("lion-mane", (108, 130), 120, "#e0762a", (0.6, "#b9501a"), (1, "#7c2c0c"))
            + radial("lion-ruff", (108, 130), 95, "#ffa24a", "#cf6420")
            + radial("lion-skin", (104, 126), 100, "#ffe39a", (0.55, "#ffc655"), (1, "#ee9a33"))
            + linear("lion-nose", (0, 152), (0, 184), "#7a3b22", "#3b1606")
            + linear("lion-gold", (0, -28), (0, 28), "#fff2a8", (0.5, "#ffc933"), (1, "#d98a0b"))
        ),
        back="",
        bust=_bust() + contact_shadow("lion-shadow", SHOULDERS, 206, 86, 60),
        head=held(
            _mane(face)
            + both_sides(_ear())
            + _face(face)
            + placed(_crown(), *face.pick((120, 62, -4), (128, 60, 4), (158, 76, 36))),
            face,
        ),
        hue=Hue("#fff3cf", "#ffd680", "#f0a044", "#ff9c38"),
        front=face.pick("", burst((112, 200), 92, (-124, 98, 124)), ""),
    )


def _bust() -> str:
    shade = filled("M226 345C222 268 186 238 150 234C190 256 196 300 196 345Z", "#c9661a", 0.45)
    glow = shine("M34 306C42 280 56 264 70 256", "#fff0c0", 5, 0.7)
    return form("lion-bust", SHOULDERS, paint("lion-body"), shade, glow) + outlined(BEARD, paint("lion-mane"))


def _mane(face: Expression) -> str:
    """Dark outer, light inner; on end when it roars, limp when it is thrown out."""
    length, lean = face.pick((24, 0.35), (29, 0.1), (20, 0.7))
    outer = tufts(156, (82, 82), 9, length, lean)
    inner = tufts(156, (67, 68), 9, 21, lean)
    return form("lion-outer", outer, paint("lion-mane"), filled(inner, paint("lion-ruff")), width=5)


def _ear() -> str:
    return (
        ellipse(70, 102, 20, 20, "#f2a53d")
        + spot(72, 105, 11, 11, "#b0491a")
        + shine("M54 98A18 18 0 0 1 72 85", "#ffe39a", 4, 0.9)
    )


def _face(face: Expression) -> str:
    return (
        soft(filled(FACE, "#5b1e00", 0.5), 4)
        + form(
            "lion-face",
            FACE,
            paint("lion-skin"),
            filled("M190 96C196 170 176 216 112 222C156 208 176 160 160 96Z", "#d9771f", 0.38),
            filled("M112 96Q120 132 128 96ZM92 96Q96 118 104 96ZM136 96Q144 118 148 96Z", "#cf6420", 0.75),
            blush(76, 180, "#ff6a3a"),
            shine("M66 150C66 120 84 106 108 104", "#fff6d6", 6),
            filled("M107 132Q120 124 133 132L138 168H102Z", "#ffe6a6", 0.9),
        )
        + filled(MUZZLE, "#fff6df")
        + filled(
            "M158 188C156 207 138 214 120 214C105 214 92 210 86 202C104 209 142 208 158 188Z", "#ecc88d", 0.8
        )
        + _mouth(face)
        + outlined("M102 163Q120 151 138 163Q137 176 120 183Q103 176 102 163Z", paint("lion-nose"), 3)
        + shine("M109 163Q116 158 124 160", "#fff", 3.5, 0.75)
        + both_sides(spots([(96, 186), (91, 193), (101, 178)], 1.8, 1.8, "#a5643a"))
        + eyes(
            "lion-eye",
            (94, 149),
            (17, 16),
            AMBER,
            face.pick(Gaze((1, 1), 0.24, tilt=9), FIERCE, TEARY),
            "#ffcf6a",
        )
        + _brows(face)
    )


def _brows(face: Expression) -> str:
    heavy = both_sides(outlined("M75 138Q90 122 111 137L109 143Q92 131 77 144Z", "#3b1606", 3))
    return face.pick(heavy, brows((92, 130), 36, 16, 8), brows((92, 122), 32, -14, 7))


def _mouth(face: Expression) -> str:
    return face.pick(
        line("M120 176V189M120 189Q109 203 95 194M120 189Q131 203 145 194"),
        roar("lion", (120, 182), (37, 50)),
        wail("lion", (120, 184), (26, 29)),
    )


def _crown() -> str:
    jewels = [(-42, -15, 5.5, "#e8423a"), (0, -28, 6.5, "#39a7e0"), (42, -15, 5.5, "#e8423a")]
    return (
        outlined("M-36 22L-42 -14L-20 4L0 -26L20 4L42 -14L36 22Q0 32 -36 22Z", paint("lion-gold"))
        + line("M-34 12Q0 22 34 12", "#a86205", 3)
        + shine("M-36 -4L-32 8M-4 -14L-16 6", "#fffbe0", 3.5, 1)
        + "".join(ellipse(x, y, r, r, colour, 3) for x, y, r, colour in jewels)
    )
