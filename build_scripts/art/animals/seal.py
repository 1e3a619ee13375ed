"""The seal: in a bow tie, flippers up, ready to turn everything round."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BLUE,
    LAUGHING,
    TEARY,
    Gaze,
    brows,
    eyes,
    grin,
    held,
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
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spot,
    spots,
    swung,
    symmetric,
)

HEAD = symmetric("120 74C166 74 186 112 184 152C182 204 158 230 120 230")
FLIPPER = "M66 304C38 290 16 264 12 228C13 216 23 216 30 225C35 217 45 220 47 231C58 238 76 262 86 286Z"
MUZZLE = symmetric("120 178C138 164 168 172 168 194C168 214 144 222 120 214")


def seal(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("seal-body", "#c4dcf0", "#7594b8", "#38547a")
            + radial("seal-skin", (96, 110), 150, "#c4dcf0", (0.5, "#7d9fc0"), (1, "#3d5a80"))
            + linear("seal-flipper", (20, 210), (220, 300), "#c4dcf0", (0.5, "#7594b8"), (1, "#44658c"))
            + linear("seal-muzzle", (0, 190), (0, 236), "#fffaf2", "#dfe6f0")
            + linear("seal-tie", (-40, -20), (40, 24), "#ff6a5c", "#b3123f")
        ),
        back=swung(_flipper(), (66, 296), face.pick((0, 0), (10, -10), (-34, 34))),
        bust=_bust(),
        head=held(_head(face) + _muzzle(face), face),
        hue=Hue("#e8fbff", "#9fe4f2", "#2f86b0", "#4fc0e0"),
        front=placed(_bow_tie(), *face.pick((120, 252, 0), (116, 264, -5), (124, 266, 24)))
        + face.pick("", _about_turn(), ""),
    )


def _about_turn() -> str:
    """Two arrows of wind: everything goes the other way round."""
    return whoosh(
        "M48 128C40 150 40 172 46 190", "M30 142C24 158 24 172 28 184", "M192 128C200 150 200 172 194 190"
    )


def _flipper() -> str:
    """Stretched out and up, so that the seal is known by its outline."""
    return (
        outlined(FLIPPER, paint("seal-flipper"))
        + line("M31 227L37 244M47 233L51 247", width=3)
        + shine("M20 236C24 254 32 268 42 278", "#e8f6ff", 4)
    )


def _bust() -> str:
    return form(
        "seal-bust",
        SHOULDERS,
        paint("seal-body"),
        filled("M76 345C78 300 96 252 120 252C144 252 162 300 164 345Z", "#e4eef8", 0.9),
        contact_shadow("seal-shadow", SHOULDERS),
        shine("M30 304C40 276 58 258 80 248", "#e8f6ff", 5, 0.7),
    )


def _head(face: Expression) -> str:
    return (
        form(
            "seal-head",
            HEAD,
            paint("seal-skin"),
            filled("M194 110C198 196 168 232 124 234C166 204 176 150 160 76Z", "#16284a", 0.28),
            shine("M68 134C72 108 88 92 108 88", "#f2fbff", 6, 0.85),
            spots([(150, 98), (162, 112)], 6, 4.6, "#4f6f96", 0.5),
            spots([(140, 88), (160, 126)], 3.4, 2.8, "#4f6f96", 0.5),
            blush(76, 178, "#ff6a8a", 13, 9),
        )
        + eyes("seal-eye", (92, 146), (18, 20), BLUE, face.pick(Gaze((1, 1)), LAUGHING, TEARY), "#9cbcd8")
        + brows((86, face.pick(120, 116, 116)), 24, face.pick(-4, -2, -12), 4.5)
    )


def _muzzle(face: Expression) -> str:
    mouth = face.pick(
        outlined("M104 212Q120 232 136 212Z", "#e0506a", 4),
        grin("seal", (120, 203), (29, 33), 0),
        wail("seal", (120, 206), (20, 24)),
    )
    return (
        mouth
        + outlined(MUZZLE, paint("seal-muzzle"))
        + line("M120 186V202")
        + line("M96 216Q110 218 120 206Q130 218 144 216", width=4)
        + outlined("M106 172Q120 162 134 172Q132 184 120 188Q108 184 106 172Z", "#2b2233", 3.5)
        + shine("M112 172Q117 168 123 169", "#fff", 3.4, 0.9)
        + both_sides(
            spot(90, 192, 2, 2, "#5a6f8f")
            + spots([(98, 200), (84, 200)], 2, 2, "#5a6f8f")
            + line("M76 190Q56 184 36 190M76 198Q56 198 38 208", width=3)
        )
    )


def _bow_tie() -> str:
    return (
        outlined("M0 0L-46 -24Q-54 0 -46 24ZM0 0L46 -24Q54 0 46 24Z", paint("seal-tie"))
        + shine("M-38 -12Q-28 -8 -18 -4M18 -4Q28 -8 38 -12", "#ffb8b0", 3.6, 0.9)
        + outlined("M-12 -12H12Q15 0 12 12H-12Q-15 0 -12 -12Z", "#d8243f")
    )
