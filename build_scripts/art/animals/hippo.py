"""The hippo: dressed up, friendly, and not to be held back."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BLUE,
    FIERCE,
    TEARY,
    Gaze,
    Tilt,
    brows,
    eyes,
    gritted,
    held,
    puff,
    wail,
    whoosh,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spot,
    swung,
    symmetric,
)

BODY = symmetric("120 226C180 226 232 262 234 345L120 345")
SKULL = symmetric("120 78C156 78 174 100 174 132C176 150 178 160 180 172L120 172")
MUZZLE = symmetric("120 158C146 146 204 160 204 202C204 240 164 252 120 252")


def hippo(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("hippo-body", "#e8d6f8", "#a98bca", "#64488c")
            + radial("hippo-skin", (96, 120), 160, "#e3cdf4", (0.5, "#b497d2"), (1, "#6f5296"))
            + radial("hippo-muzzle-skin", (96, 180), 110, "#f2def8", (0.5, "#cbaae0"), (1, "#8c6ab2"))
        ),
        back="",
        bust=outlined(BODY, paint("hippo-body"))
        + contact_shadow("hippo-shadow", BODY, 216, 84, 56)
        + _pearls(),
        head=held(
            swung(_ear(), (80, 92), face.pick((0, 0), (12, 8), (-40, 40)))
            + _skull(face)
            + _muzzle(face)
            + placed(_bow(), *face.pick((150, 70, 14), (150, 70, 14), (176, 102, 62))),
            face,
            acting=Tilt(-6, (-5, 6), 1.08),
        ),
        hue=Hue("#fff0fb", "#e2c8ff", "#8f6ad0", "#c08aff"),
        front=face.pick("", _snort(), ""),
    )


def _snort() -> str:
    """Steam to both sides, and nothing holds it back."""
    steam = puff((36, 196), 19) + puff((24, 226), 12) + puff((210, 172), 17) + puff((216, 204), 11)
    return steam + whoosh("M206 92C218 108 224 126 224 146", "M196 118C203 128 206 140 207 152")


def _pearls() -> str:
    pearls = [(48 + 18 * i, 286 - abs(i - 4) ** 1.9 * 1.5) for i in range(9)]
    return "".join(
        ellipse(x, y, 10, 10, "#fff4e6", 3.6) + spot(x - 3, y - 3, 3.4, 3.2, "#fff") for x, y in pearls
    )


def _ear() -> str:
    return outlined("M74 100C52 96 46 76 56 64C74 62 88 76 88 92Z", paint("hippo-skin")) + filled(
        "M72 90C62 86 58 78 62 73C70 73 78 80 79 87Z", "#f4a0b8"
    )


def _skull(face: Expression) -> str:
    return (
        form(
            "hippo-skull",
            SKULL,
            paint("hippo-skin"),
            filled("M184 84C186 130 190 160 184 176L150 176C164 150 162 110 146 80Z", "#4a2a70", 0.22),
            shine("M76 122C76 104 88 92 104 88", "#fff6ff", 5),
        )
        + eyes(
            "hippo-eye", (94, 130), (15, 16), BLUE, face.pick(Gaze((1, 2), 0.22), FIERCE, TEARY), "#9c7fc0"
        )
        + face.pick("", brows((92, 111), 34, 14, 6), brows((92, 104), 28, -11, 5))
        + both_sides(outlined("M86 236L84 262H104L102 238Z", "#fffef2", 3.6))
    )


def _muzzle(face: Expression) -> str:
    nostril = ellipse(92, 182, 9, 7, "#543a74", 3.4) + shine("M86 174Q92 170 99 173", "#fff", 3, 0.7)
    return (
        form(
            "hippo-muzzle",
            MUZZLE,
            paint("hippo-muzzle-skin"),
            filled("M214 170C212 240 170 256 100 256C160 244 186 210 180 150Z", "#4a2a70", 0.25),
            shine("M48 204C46 184 62 170 82 168", "#fff6ff", 6),
            blush(58, 222, "#ff5f8f", 13, 8, 0.55),
        )
        + both_sides(nostril)
        + _mouth(face)
    )


def _mouth(face: Expression) -> str:
    smile = line("M60 216Q90 236 120 230Q150 236 180 216") + both_sides(line("M60 216Q56 212 56 207"))
    return face.pick(smile, gritted("hippo", (120, 212), (50, 26)), wail("hippo", (120, 204), (38, 34), True))


def _bow() -> str:
    return (
        outlined(
            "M0 0C-12 -24 -40 -22 -38 0C-40 20 -14 22 0 4C14 22 40 20 38 0C40 -22 12 -24 0 0Z", "#ff5f93"
        )
        + filled("M36 2C38 18 14 20 2 6C12 12 26 10 36 2Z", "#c82a62", 0.7)
        + ellipse(0, 1, 9, 10, "#ff8fb4", 4)
        + shine("M-28 -8Q-24 -14 -16 -13M16 -13Q24 -14 28 -9", "#ffd0e0", 3.6, 0.95)
    )
