"""The skunk: pleased with itself, and with its scent."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    GLEEFUL,
    GREEN,
    SHOCKED,
    Gaze,
    brows,
    eyes,
    grin,
    held,
    puff,
    sweat,
    wobble,
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
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    swung,
    symmetric,
    turned,
)

TAIL = (
    "M140 320C196 320 232 282 226 238L234 226L224 214C232 190 230 170 222 156L226 142L212 134"
    "C206 112 192 94 172 86L166 74L152 82C134 80 126 96 138 106L132 118C140 132 152 136 162 140"
    "C158 190 150 230 140 270Z"
)
STRIPE = (
    "M160 300C206 270 210 190 192 140C184 118 166 106 150 98C176 98 200 116 210 146C224 196 218 270 172 312Z"
)
HEAD = symmetric("120 100C160 98 178 126 178 152L196 160L182 174L192 192L172 194C162 214 142 224 120 224")
MUZZLE = symmetric("120 172C140 160 166 172 168 190C166 212 146 226 120 226")


def skunk(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("skunk-body", "#7d7090", "#463b5a", "#221a32")
            + radial("skunk-fur", (100, 120), 130, "#7d7090", (0.5, "#4b4060"), (1, "#271f38"))
            + radial("skunk-tail", (180, 120), 150, "#6d6182", "#2b2240")
            + linear("skunk-hat", (90, 30), (130, 90), "#ffd84a", "#ff4f8b")
        ),
        back=turned(_tail(), face.pick(0, 5, 16), 150, 320) + face.pick("", _scent(), ""),
        bust=_bust(),
        head=held(
            swung(_ear(), (86, 116), face.pick((0, 0), (-6, 6), (-26, 26)))
            + _head(face)
            + _nose_and_mouth(face)
            + askew(_party_hat(), (118, 96), *face.pick((-14, (4, -4)), (-4, (8, -3)), (44, (34, 10)))),
            face,
        ),
        hue=Hue("#f4ffd6", "#d2ef86", "#6f9a3a", "#a8d84a"),
        front=face.pick("", "", sweat((44, 120), (60, 96))),
    )


def _tail() -> str:
    return form("skunk-brush", TAIL, paint("skunk-tail"), filled(STRIPE, "#fffaf0"))


def _scent() -> str:
    """What it is so pleased with."""
    cloud = ("#c8f05a", "#8ab82a")
    return puff((34, 216), 24, *cloud) + puff((30, 168), 17, *cloud) + puff((42, 130), 12, *cloud)


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("skunk-body"))
        + outlined("M88 345C86 300 98 254 120 254C142 254 154 300 152 345", "#fffaf0", 4)
        + contact_shadow("skunk-shadow", SHOULDERS)
        + shine("M34 300C42 274 62 256 82 248", "#b3a5cc", 4, 0.7)
    )


def _ear() -> str:
    return outlined("M74 122C54 112 52 88 64 82C82 84 94 96 98 108Z", paint("skunk-fur")) + filled(
        "M74 112C64 106 62 94 67 90C76 92 84 100 86 106Z", "#ff9fb8"
    )


def _head(face: Expression) -> str:
    return (
        form(
            "skunk-head",
            HEAD,
            paint("skunk-fur"),
            filled("M104 96Q120 88 136 96L128 168Q120 176 112 168Z", "#fffaf0"),
            filled(MUZZLE, "#fff4e4"),
            filled("M186 120C190 190 170 222 126 226C160 206 172 170 160 110Z", "#12081e", 0.3),
            shine("M68 150C68 126 84 112 102 108", "#b9abd6", 5),
            blush(76, 186, "#ff5f8f", 13, 8, 0.6),
        )
        + eyes("skunk-eye", (95, 152), (16, 15), GREEN, _gaze(face), "#6d6188")
        + face.pick("", "", _worry())
    )


def _gaze(face: Expression) -> Gaze:
    return face.pick(Gaze((3, 2), 0.38, 0.1, 6), GLEEFUL, SHOCKED)


def _worry() -> str:
    return brows((92, 128), 24, -10, 5, "#b9abd6")


def _nose_and_mouth(face: Expression) -> str:
    mouth = face.pick(_smirk(), grin("skunk", (120, 197), (33, 25)), wobble((120, 208), 22))
    return mouth + (
        outlined("M107 178Q120 170 133 178Q131 189 120 194Q109 189 107 178Z", "#ff7fa0", 3.5)
        + shine("M113 179Q118 176 123 177", "#fff", 3, 0.9)
    )


def _smirk() -> str:
    return line("M120 193V198M120 198Q104 216 86 200M120 198Q136 214 154 198") + outlined(
        "M99 207L103 217L109 208", "#fff", 2.6
    )


def _party_hat() -> str:
    return (
        outlined("M92 104L118 30L146 104Q118 116 92 104Z", paint("skunk-hat"))
        + line("M104 76L136 78M98 92L142 94", "#fff", 5, 0.85)
        + ellipse(118, 30, 9, 9, "#fff6c8", 3.6)
        + shine("M110 60L103 84", "#fff", 3.4, 0.9)
    )
