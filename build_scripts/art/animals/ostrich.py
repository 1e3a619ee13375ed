"""The ostrich: headphones on, eyes on the front of the queue."""

from __future__ import annotations

from build_scripts.art.animals.portrait import Hue, Portrait
from build_scripts.art.animals.shapes import (
    AMBER,
    both_sides,
    contact_shadow,
    ellipse,
    eyes,
    filled,
    fluff,
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

NECK = symmetric("120 130L136 130C136 190 138 226 152 258L120 280")
HEAD = symmetric("120 54C150 52 168 72 167 100C166 126 148 142 120 142")
BEAK = symmetric("120 116C136 112 156 122 158 134C158 150 140 170 120 172")
HAIR = [(-30, 16), (-17, 24), (-5, 28), (8, 28), (20, 23), (32, 15)]


def ostrich() -> Portrait:
    return Portrait(
        defs=(
            radial("ostrich-skin", (98, 90), 190, "#ffece2", (0.5, "#f6beac"), (1, "#b86a68"))
            + radial("ostrich-black", (76, 266), 130, "#867e9e", (0.45, "#40384e"), (1, "#1c1426"))
            + radial("ostrich-down", (70, 260), 130, "#ffffff", (0.6, "#f6eee8"), (1, "#c8b4b8"))
            + linear("ostrich-beak", (86, 116), (150, 172), "#ffe08a", (0.5, "#ffae3a"), (1, "#d06a1a"))
            + radial("ostrich-cup", (54, 96), 36, "#e0ff8a", (0.5, "#98e032"), (1, "#469214"))
        ),
        back="",
        bust=_body() + _neck(),
        head=_hair() + _head() + _beak() + _headphones(),
        hue=Hue("#fff6e2", "#ffb884", "#d04a6c", "#ff8a72"),
    )


def _body() -> str:
    wing = outlined(fluff(40, 300, 26, 34, 9, 13, 0.3), paint("ostrich-down"), 4)
    quiffs = line("M74 276Q80 288 91 281M146 281Q156 290 165 278", "#9a92b4", 4, 0.7)
    back = outlined(fluff(120, 326, 84, 62, 15, 18), paint("ostrich-black"))
    return back + quiffs + both_sides(wing)


def _neck() -> str:
    wrinkles = "M107 192Q113 196 119 194M106 210Q113 215 121 212M110 230Q118 234 126 230"
    return form(
        "ostrich-throat",
        NECK,
        paint("ostrich-skin"),
        filled("M127 130C125 190 127 240 138 280H170V130Z", "#8a3a3a", 0.28),
        line(wrinkles, "#c07a74", 3, 0.9),
        contact_shadow("ostrich-shadow", NECK, 158, 44, 34, 0.5),
    ) + outlined(fluff(120, 264, 38, 10, 13, 10), paint("ostrich-down"), 4)


def _hair() -> str:
    strands = (
        f"M{120 + x * 0.6:.0f} 64Q{120 + x * 0.8:.0f} {56 - y * 0.6:.0f} {120 + x} {56 - y}" for x, y in HAIR
    )
    return line("".join(strands), width=4)


def _head() -> str:
    return (
        form(
            "ostrich-face",
            HEAD,
            paint("ostrich-skin"),
            filled("M174 70C176 120 158 144 124 146C152 130 156 90 142 54Z", "#8a3a3a", 0.22),
        )
        + eyes("ostrich-eye", (98, 98), (21, 22), AMBER, (5, 1), 0.2, "#eeaa98", tilt=8)
        + both_sides(line("M80 78L72 70M88 74L83 65", width=3.6))
    )


def _beak() -> str:
    return (
        form(
            "ostrich-bill",
            BEAK,
            paint("ostrich-beak"),
            filled("M162 124C162 156 142 178 112 178C140 164 148 146 146 114Z", "#a3460a", 0.28),
            shine("M90 134C94 128 100 125 108 124", "#fffbe0", 4.5, 0.9),
        )
        + line("M83 138Q102 150 120 148Q140 150 157 136")
        + both_sides(spot(111, 132, 3, 4, "#6a2a0a"))
    )


def _headphones() -> str:
    cup = ellipse(61, 102, 14, 22, paint("ostrich-cup")) + shine("M54 96Q56 88 61 85", "#f8ffdc", 4, 0.9)
    return (
        ribbon("M60 90C62 26 178 26 180 90", "#54427a", 7, 3.6)
        + shine("M76 62C84 50 95 44 107 42", "#c4b4ec", 3, 0.9)
        + both_sides(cup)
    )
