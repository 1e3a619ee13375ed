"""The penguin: behind that moustache it could be anybody, even somebody strong."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BLUE,
    KEEN,
    LAUGHING,
    SHOCKED,
    STAR,
    Gaze,
    eye,
    held,
    oh,
    sweat,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    askew,
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    filled,
    form,
    line,
    linear,
    mirrored,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spot,
    swung,
    symmetric,
)

BODY = symmetric("120 200C176 204 216 262 222 345L120 345")
BELLY = symmetric("120 224C152 232 170 280 172 345L120 345")
HEAD = symmetric("120 76C164 76 185 110 183 150C181 202 156 230 120 230")
FACE = symmetric("120 132C132 104 170 108 170 146C170 194 148 222 120 222")
BEAK = symmetric("120 156C136 154 150 168 146 180C138 190 128 190 120 200")
PLUME = (
    "M112 128C98 112 76 108 58 116C44 122 36 136 34 154Q42 142 50 138Q44 150 46 164Q52 148 62 140"
    "Q60 150 63 160Q70 142 84 134Q98 128 112 132Z"
)
MOUSTACHE = symmetric(
    "120 190C130 178 150 180 159 192C165 202 177 200 178 188C187 206 175 222 158 220C142 219 130 212 120 206"
)


def penguin(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("penguin-back", "#7a88b4", "#363f64", "#14182e")
            + radial("penguin-coat", (92, 110), 140, "#8492bc", (0.45, "#3c466c"), (1, "#181c38"))
            + radial("penguin-white", (100, 170), 170, "#ffffff", (0.6, "#f8f6fc"), (1, "#c2c0da"))
            + linear("penguin-plume", (0, 104), (0, 178), "#fff27a", (0.5, "#ffd02a"), (1, "#f09a12"))
            + linear("penguin-beak", (96, 156), (144, 196), "#ffcf7a", (0.5, "#ff932e"), (1, "#c8500a"))
            + linear("penguin-hair", (70, 180), (170, 216), "#c07040", (0.5, "#8a4420"), (1, "#54240e"))
        ),
        back="",
        bust=_bust() + face.pick(both_sides(_flipper()), _trick(), both_sides(_flipper())),
        head=held(
            _hackles()
            + _head(face)
            + swung(_plume(), (104, 122), face.pick((0, 0), (10, -4), (-30, 30)))
            + askew(_moustache(), (120, 196), *face.pick((0, (0, 0)), (-4, (0, 0)), (32, (10, 18))))
            + _beak(face),
            face,
        ),
        hue=Hue("#fff0f4", "#ff9cbc", "#b42a60", "#ff5f94"),
        front=face.pick("", "", sweat((46, 140), (54, 108))),
    )


def _trick() -> str:
    """A flipper up, and a card that nobody expected."""
    card = outlined("M-19 -27H19V27H-19Z", "#fff8e6", 4) + outlined("M-12 -20H12V20H-12Z", "#e8423a", 2.6)
    card += placed(outlined(STAR, "#ffe14a", 2.6), 0, 0, 0, 0.95)
    raised = "M40 345C20 310 16 264 26 214Q38 198 50 214C54 256 66 290 86 345Z"
    return (
        mirrored(_flipper())
        + placed(card, 36, 188, -16, 1.1)
        + outlined(raised, paint("penguin-back"))
        + shine("M32 262C32 248 34 238 38 230", "#c4d0f0", 4)
    )


def _hackles() -> str:
    """The ruffled black cap."""
    return outlined("M92 90L86 66L104 76L112 54L122 74L138 56L140 78L156 70L150 92Z", paint("penguin-coat"))


def _bust() -> str:
    return form(
        "penguin-bust",
        BODY,
        paint("penguin-back"),
        filled(BELLY, paint("penguin-white")),
        line(BELLY, width=4),
        contact_shadow("penguin-shadow", BODY, 212, 62, 48),
    )


def _flipper() -> str:
    return outlined(
        "M60 248C28 260 8 300 12 345H54C52 316 58 288 76 264Q72 250 60 248Z", paint("penguin-back")
    ) + shine("M24 316C24 298 32 282 44 274", "#c4d0f0", 4)


def _head(face: Expression) -> str:
    return (
        form(
            "penguin-head",
            HEAD,
            paint("penguin-coat"),
            filled(FACE, paint("penguin-white")),
            filled("M192 110C198 200 166 234 124 234C170 204 180 150 162 78Z", "#0a0a24", 0.2),
            shine("M80 100C88 92 98 87 108 85", "#d4def8", 6, 0.85),
            blush(82, 184, "#ff5f7a", 12, 8, 0.5),
        )
        + eye(
            "penguin-left",
            (97, 150),
            (17, 17),
            BLUE,
            face.pick(Gaze((3, 1), 0.38, tilt=8), KEEN, SHOCKED),
            "#cfd0e4",
        )
        + eye(
            "penguin-right", (143, 148), (18, 19), BLUE, face.pick(Gaze((3, 1)), LAUGHING, SHOCKED), "#dcdcec"
        )
    )


def _plume() -> str:
    return outlined(PLUME, paint("penguin-plume"), 4) + shine(
        "M50 130C60 119 76 115 92 118", "#fffbd0", 3.6, 0.9
    )


def _beak(face: Expression) -> str:
    return face.pick("", "", oh("penguin", (120, 180), (15, 32))) + _bill()


def _bill() -> str:
    shade = filled("M128 150C136 172 132 188 118 202H152V150Z", "#a33a00", 0.28)
    return (
        form("penguin-bill", BEAK, paint("penguin-beak"), shade, width=4)
        + shine("M102 176Q102 167 112 163", "#fff4d8", 4, 0.9)
        + both_sides(spot(112, 170, 2.2, 3, "#7a2a00"))
    )


def _moustache() -> str:
    return outlined(MOUSTACHE, paint("penguin-hair")) + shine(
        "M80 194Q88 187 98 188M142 190Q152 188 157 196", "#f0b07a", 3, 0.8
    )
