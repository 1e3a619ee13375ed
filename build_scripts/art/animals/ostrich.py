"""The ostrich: headphones on, eyes on the front of the queue."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    DAZED,
    KEEN,
    Gaze,
    Tilt,
    eyes,
    hanging_tongue,
    held,
    puff,
    whoosh,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    askew,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    fluff,
    form,
    leant,
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

NECK = symmetric("120 130L135 130C135 190 137 226 150 258L120 280")
GAPE = symmetric("120 150L143 148C144 172 136 188 120 190")
HAIR = "M98 64L90 34L105 44L111 20L121 40L132 18L136 43L151 33L142 64Z"
HEAD = symmetric("120 54C152 52 168 74 167 100C165 126 146 142 120 142")
UPPER_BILL = symmetric("120 108C132 108 139 118 142 130C146 140 148 148 144 152C138 157 130 160 120 160")
LOWER_BILL = symmetric("120 150L142 150C140 162 132 168 120 168")


def ostrich(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            radial("ostrich-skin", (98, 90), 190, "#fff0e8", (0.5, "#f8c6b6"), (1, "#b86a68"))
            + radial("ostrich-black", (76, 266), 130, "#867e9e", (0.45, "#40384e"), (1, "#1c1426"))
            + radial("ostrich-down", (50, 260), 230, "#ffffff", (0.5, "#f6eee8"), (1, "#bca8ae"))
            + linear("ostrich-bill", (80, 112), (156, 164), "#ffd2be", (0.45, "#f08a78"), (1, "#b44a52"))
            + radial("ostrich-cup", (-6, -10), 36, "#e0ff8a", (0.5, "#98e032"), (1, "#469214"))
        ),
        back="",
        bust=_body() + leant(_neck(), face.pick(0, -3, 5)),
        head=held(
            _head(face)
            + _beak(face)
            + askew(_headphones(), (120, 90), *face.pick((0, (0, 0)), (2, (0, 0)), (24, (6, 10)))),
            face,
            (120, 160),
            Tilt(-8, (-9, 14), 1.08),
            Tilt(14, (14, 5)),
        ),
        hue=Hue("#fff6e2", "#ffb884", "#d04a6c", "#ff8a72"),
        front=face.pick("", _sprint(), ""),
    )


def _sprint() -> str:
    return whoosh("M176 158H214", "M160 184H224", "M168 210H206") + puff((28, 262), 14) + puff((50, 274), 9)


def _body() -> str:
    wing = outlined(fluff(34, 318, 26, 34, 9, 15, 0.2), paint("ostrich-down"), 4)
    quiffs = line("M66 274Q72 288 84 280M154 284Q164 293 174 280", "#9a92b4", 4, 0.7)
    return outlined(fluff(120, 330, 88, 68, 15, 18), paint("ostrich-black")) + quiffs + both_sides(wing)


def _neck() -> str:
    wrinkles = "M108 192Q113 196 119 194M107 210Q113 215 121 212M110 230Q118 234 126 230"
    return form(
        "ostrich-throat",
        NECK,
        paint("ostrich-skin"),
        filled("M127 130C125 190 127 240 138 280H170V130Z", "#8a3a3a", 0.28),
        line(wrinkles, "#c07a74", 3, 0.9),
        contact_shadow("ostrich-shadow", NECK, 156, 44, 34, 0.5),
    ) + outlined(fluff(120, 264, 38, 10, 13, 10), paint("ostrich-down"), 4)


def _head(face: Expression) -> str:
    return (
        outlined(HAIR, "#40384e")
        + shine("M104 50L109 36", "#867e9e", 4)
        + form(
            "ostrich-face",
            HEAD,
            paint("ostrich-skin"),
            filled("M174 70C176 120 158 144 124 146C152 130 156 90 142 54Z", "#8a3a3a", 0.2),
        )
        + eyes(
            "ostrich-eye",
            (98, 98),
            (21, 22),
            AMBER,
            face.pick(Gaze((4, 1), 0.2, tilt=6), KEEN, DAZED),
            "#f0b0a0",
        )
        + both_sides(line("M79 86L70 80M83 78L76 70M91 74L87 65", width=4))
    )


def _beak(face: Expression) -> str:
    panting = form("ostrich-gape", GAPE, "#5e0f20", spot(120, 180, 12, 10, "#ff6a80"))
    return (
        face.pick(outlined(LOWER_BILL, "#d06a64"), panting, outlined(LOWER_BILL, "#d06a64"))
        + face.pick("", "", hanging_tongue((128, 158), -10, 0.9))
        + form(
            "ostrich-beak",
            UPPER_BILL,
            paint("ostrich-bill"),
            filled("M150 112C152 150 142 166 108 164C132 156 138 140 134 106Z", "#7a1e30", 0.25),
            filled("M102 164Q104 142 120 140Q136 142 138 164Z", "#8a3a44", 0.55),
            shine("M105 142C105 132 108 122 113 116", "#fff4ec", 4, 0.9),
        )
        + both_sides(spot(112, 128, 2.6, 4.5, "#6a1e2a"))
    )


def _headphones() -> str:
    cup = ellipse(0, 0, 14, 22, paint("ostrich-cup")) + shine("M-7 -6Q-5 -14 0 -17", "#f8ffdc", 4, 0.9)
    return (
        ribbon("M60 92C62 34 178 34 180 92", "#6a54a0", 7, 3.6)
        + shine("M76 66C84 55 95 50 107 48", "#d0c4f4", 3, 0.9)
        + placed(cup, 60, 102)
        + placed(cup, 180, 102)
    )
