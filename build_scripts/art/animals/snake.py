"""The snake: a hypnotist in a fedora who puts everyone in order."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BEATEN,
    GOLD,
    HYPNOTIC,
    Gaze,
    eyes,
    held,
    roar,
    sweat,
    whoosh,
    wobble,
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
        head=held(
            face.pick(ribbon(TONGUE, "#ff4f6f", 5, 3), "", "")
            + _head(face)
            + askew(_fedora(), (124, 92), *face.pick((9, (0, 0)), (4, (0, 0)), (32, (34, 4)))),
            face,
        ),
        hue=Hue("#fffbe0", "#ffe08a", "#d88a3a", "#ffb84a"),
        front=face.pick("", _spell(), sweat((50, 118), (66, 88))),
    )


def _spell() -> str:
    """Rings that spread from the eyes."""
    return whoosh(
        "M28 128C20 152 22 178 32 200", "M13 118C4 150 6 180 18 208", "M206 128C214 152 212 178 202 200"
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


def _head(face: Expression) -> str:
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
        + _mouth(face)
        + both_sides(spot(110, 176, 3.4, 2.6, "#3b1606"))
        + eyes(
            "snake-eye",
            (86, 148),
            (19, 17),
            GOLD,
            face.pick(Gaze((2, 1), 0.36, tilt=10), HYPNOTIC, BEATEN),
            "#1f9a86",
        )
    )


def _mouth(face: Expression) -> str:
    smile = line("M56 184C78 206 100 208 120 208C140 208 162 206 184 184") + both_sides(line("M56 184l-4 -6"))
    lick = ribbon("M120 224V244L108 260M120 244L132 260", "#ff4f6f", 5, 3)
    limp = ribbon("M140 204C150 214 148 232 156 246L148 260M156 246L170 252", "#ff4f6f", 5, 3)
    return face.pick(
        smile, roar("snake", (120, 188), (52, 32), 1.1, False) + lick, limp + wobble((120, 200), 52)
    )


def _fedora() -> str:
    return (
        outlined("M82 92C84 40 160 40 164 92Z", paint("snake-felt"))
        + outlined("M62 92Q124 76 184 92Q180 106 124 104Q66 106 62 92Z", "#3d2f58")
        + filled("M83 84Q124 72 163 84L164 92Q124 80 82 92Z", "#ff4f8b")
        + shine("M101 78C102 70 107 64 114 62", "#c8b8e8", 4, 0.9)
    )
