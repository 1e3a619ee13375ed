"""The snake: a hypnotist in a fedora who puts everyone in order."""

from __future__ import annotations

from build_scripts.art.animals.portrait import Hue, Portrait
from build_scripts.art.animals.shapes import (
    GOLD,
    both_sides,
    contact_shadow,
    eyes,
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
    turned,
)

COIL = symmetric("120 200L148 200L156 262C200 256 236 300 218 345L120 345")
HEAD = symmetric("120 88C152 88 170 104 178 126C200 138 204 176 182 194C166 212 144 220 120 220")
TONGUE = "M120 208V236L108 254M120 236L132 254"
DIAMONDS = [(46, 296), (74, 312), (72, 280)]


def snake(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            radial("snake-skin", (98, 120), 150, "#a8f5e0", (0.5, "#27b59c"), (1, "#0c6a66"))
            + radial("snake-coil-skin", (110, 280), 130, "#6fe0c6", "#0f7a72")
            + linear("snake-belly", (0, 220), (0, 340), "#ffe9a0", "#e6a83a")
            + linear("snake-felt", (80, 30), (150, 90), "#6a5a86", "#2a1e3e")
        ),
        back="",
        bust=_bust(),
        head=ribbon(TONGUE, "#ff4f6f", 5, 3) + _head() + turned(_fedora(), 9, 124, 84),
        hue=Hue("#fffbe0", "#ffe08a", "#d88a3a", "#ffb84a"),
    )


def _bust() -> str:
    diamonds = "".join(f"M{x} {y - 9}L{x + 11} {y}L{x} {y + 9}L{x - 11} {y}Z" for x, y in DIAMONDS)
    return (
        form("snake-coil", COIL, paint("snake-coil-skin"), both_sides(filled(diamonds, "#ff9a3c", 0.95)))
        + outlined("M96 200L90 345H150L144 200Z", paint("snake-belly"), 4)
        + line("M94 236H146M93 256H147M92 276H148M91 296H149", "#b9781e", 3)
        + contact_shadow("snake-shadow", COIL, 210, 56, 36, 0.5)
        + shine("M34 300C36 284 50 274 66 272", "#d8fff2", 5, 0.7)
    )


def _head() -> str:
    return (
        form(
            "snake-head",
            HEAD,
            paint("snake-skin"),
            filled("M204 120C206 200 160 222 110 224C170 204 184 160 166 96Z", "#053c42", 0.3),
            filled(
                "M60 196C80 208 100 212 120 212C140 212 160 208 180 196L176 226H64Z", paint("snake-belly")
            ),
            filled("M120 100L132 118L120 136L108 118Z", "#ff9a3c"),
            shine("M68 138C74 116 90 104 106 100", "#eafff8", 6),
        )
        + line("M56 184C78 206 100 208 120 208C140 208 162 206 184 184")
        + both_sides(line("M56 184l-4 -6") + spot(110, 176, 3.4, 2.6, "#3b1606"))
        + eyes("snake-eye", (86, 148), (19, 17), GOLD, (2, 1), 0.36, "#1f9a86", tilt=10)
    )


def _fedora() -> str:
    return (
        outlined("M82 92C84 40 160 40 164 92Z", paint("snake-felt"))
        + outlined("M62 92Q124 76 184 92Q180 106 124 104Q66 106 62 92Z", "#3d2f58")
        + filled("M83 84Q124 72 163 84L164 92Q124 80 82 92Z", "#ff4f8b")
        + shine("M101 78C102 70 107 64 114 62", "#c8b8e8", 4, 0.9)
    )
