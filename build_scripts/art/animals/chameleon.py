"""The chameleon: looks both ways and holds a mask, whoever it may be tonight."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    DAZED,
    KEEN,
    PLUM,
    SHOCKED,
    Gaze,
    eye,
    grin,
    hanging_tongue,
    held,
    wobble,
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
    ribbon,
    shine,
    spot,
    symmetric,
)

TAIL = "M150 330C216 330 236 262 208 222C188 194 154 210 162 238C168 256 190 252 188 238"
LIMP_TAIL = "M150 330C190 330 214 300 210 262C206 238 214 214 222 190"
HEAD = symmetric("120 52C140 66 160 92 170 118C188 136 190 172 176 192C164 214 144 224 120 224")
FRECKLES = [
    (120, 112, 6, "#ff9a3c"),
    (106, 124, 4, "#3ac0b0"),
    (135, 126, 4.5, "#ff6a8f"),
    (120, 138, 4, "#7a5cd8"),
]


def chameleon(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("cham-body", "#e4fb7a", "#7cca52", "#23907a")
            + linear("cham-skin", (60, 80), (180, 230), "#f6ff8a", (0.45, "#a8dc3c"), (1, "#2fa87a"))
            + linear("cham-tail", (150, 120), (226, 300), "#a8dc3c", (0.5, "#3ac0b0"), (1, "#7a5cd8"))
            + radial("cham-turret", (-12, -20), 60, "#f2ffb0", "#7cc03a")
            + linear("cham-mask", (-40, -20), (40, 20), "#ffd84a", "#ff6a8f")
        ),
        back=ribbon(face.pick(TAIL, TAIL, LIMP_TAIL), paint("cham-tail"), 21),
        bust=_bust(),
        head=held(_head() + _eyes(face) + _mouth(face) + face.pick("", _disguise(), ""), face),
        hue=Hue("#f4efff", "#c9c0ff", "#7a68d8", "#9a8aff"),
        front=face.pick(placed(_mask(), 60, 250, -16), "", placed(_mask(), 54, 262, -64)),
    )


def _disguise() -> str:
    """Behind its mask, an eye in each hole."""
    return placed(_mask(), 112, 146, -6, 1.75) + placed(_peep(), 76, 147) + placed(_peep(), 147, 139)


def _peep() -> str:
    return (
        spot(0, 0, 12, 10, "#fffdf5")
        + spot(-3, 0, 7, 7, "#9a3fc0")
        + spot(-3, 0, 4, 4, "#1d0a02")
        + spot(0, -3, 2.4, 2.4, "#fff")
    )


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("cham-body"))
        + outlined("M84 345C84 300 98 256 120 256C142 256 156 300 156 345", "#f8ffd0", 4)
        + contact_shadow("cham-shadow", SHOULDERS)
        + shine("M30 304C40 276 58 258 80 248", "#fbffd8", 5, 0.7)
    )


def _head() -> str:
    return form(
        "cham-head",
        HEAD,
        paint("cham-skin"),
        filled("M186 110C192 190 168 224 122 228C166 200 176 150 150 84Z", "#0a5a50", 0.28),
        line("M104 78L120 60L136 78M98 98L120 76L142 98", "#5a9a2a", 4, 0.8),
        *(spot(x, y, r, r * 0.8, colour, 0.8) for x, y, r, colour in FRECKLES),
        shine("M90 100C96 84 104 74 112 66", "#fdffe0", 5),
        blush(84, 202, "#ff6a5a", 11, 6, 0.5),
    )


def _eyes(face: Expression) -> str:
    turret = (
        ellipse(0, 0, 34, 34, paint("cham-turret"))
        + shine("M-24 -6A24 24 0 0 1 -6 -24", "#fbffd8", 4.5, 0.85)
        + line("M0 28A28 28 0 0 0 26 12", "#5a9a2a", 3, 0.7)
    )
    return (
        placed(turret, 72, 140)
        + placed(turret, 168, 140)
        + eye("cham-left", (70, 140), (20, 20), PLUM, face.pick(Gaze((-5, -3)), KEEN, DAZED))
        + eye(
            "cham-right",
            (170, 140),
            (20, 20),
            PLUM,
            face.pick(Gaze((5, 4)), KEEN, SHOCKED._replace(look=(4, -5))),
        )
    )


def _mouth(face: Expression) -> str:
    smile = line("M72 190C90 208 150 208 168 190M72 190l-5 -6M168 190l5 -6")
    return face.pick(smile, grin("cham", (120, 190), (44, 27), 0), _drooling()) + both_sides(
        spot(111, 180, 2.8, 2.4, "#3b1606")
    )


def _drooling() -> str:
    return wobble((120, 198), 38) + hanging_tongue((146, 200), -8, 1.1)


def _mask() -> str:
    face = (
        "M-42 -14C-26 -24 -10 -18 0 -12C10 -18 26 -24 42 -14C44 8 30 20 16 18"
        "C8 16 4 10 0 8C-4 10 -8 16 -16 18C-30 20 -44 8 -42 -14Z"
    )
    return (
        ribbon("M38 10L58 84", "#ffc94a", 4.5, 2.3)
        + outlined(face, paint("cham-mask"))
        + spot(-20, 0, 9, 7, "#3b1606")
        + spot(20, 0, 9, 7, "#3b1606")
        + shine("M-34 -10Q-26 -15 -18 -13", "#fff", 3, 0.9)
    )
