"""The zebra: holds up a hoof, and nobody gets past."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    FIERCE,
    PLUM,
    SHOCKED,
    Gaze,
    Tilt,
    brows,
    burst,
    eyes,
    gritted,
    held,
    roar,
    sweat,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
    askew,
    body_paint,
    both_sides,
    contact_shadow,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    spot,
    swung,
    symmetric,
)

BLACK = "#352a3c"
HEAD = symmetric("120 82C158 82 176 106 172 140C170 164 160 184 160 208C160 238 142 252 120 252")
MANE = symmetric("120 34L127 66L142 46L140 80L154 70L148 104L120 104")
NOSE = symmetric("120 188C136 188 156 192 164 206C166 240 144 256 120 256")
FACE_STRIPES = (
    "M60 120Q92 118 104 108Q84 132 62 134ZM62 148Q82 148 90 166Q78 162 66 164Z"
    "M70 178Q92 176 104 188Q88 186 74 194ZM100 78Q108 100 118 110L108 112Q96 96 92 80Z"
)
SHOULDER_STRIPES = (
    "M10 300Q50 290 74 306Q44 306 8 324ZM24 270Q60 262 86 276Q56 276 16 292ZM10 336Q50 318 84 336Z"
)


def zebra(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("zebra-body", "#ffffff", "#ece6f2", "#a89cba")
            + radial("zebra-skin", (98, 120), 150, "#ffffff", (0.6, "#f1ecf4"), (1, "#b8aec6"))
            + linear("zebra-nose", (0, 190), (0, 250), "#7a6878", "#43343f")
        ),
        back="",
        bust=_bust(),
        head=held(
            _mane() + swung(_ear(), (80, 102), face.pick((9, -9), (34, 6), (-58, 48))) + _head(face),
            face,
            acting=Tilt(-6, (-3, -4), 1.02),
        ),
        hue=Hue("#fff0fa", "#ffc2e2", "#c05a9c", "#ff7ac0"),
        front=face.pick(
            _hoof(), _stop(), askew(_hoof(), (200, 345), 10, (-8, 34)) + sweat((54, 138), (66, 108))
        ),
    )


def _stop() -> str:
    """The hoof right before your nose."""
    return askew(_hoof(), (200, 260), -12, (-8, -30)) + burst((180, 200), 34, (2, 40, 78))


def _bust() -> str:
    stripes = both_sides(filled(SHOULDER_STRIPES, BLACK))
    shadow = contact_shadow("zebra-shadow", SHOULDERS, 226, 50, 44)
    return (
        form("zebra-bust", SHOULDERS, paint("zebra-body"), stripes, shadow)
        + outlined("M78 246Q120 276 162 246L170 264Q120 300 70 264Z", "#ff4f8b")
        + outlined("M112 276L92 306L120 296L146 310L130 276Z", "#e0306f")
        + shine("M84 258Q104 272 122 274", "#ffb0cc", 3, 0.9)
    )


def _mane() -> str:
    return outlined(MANE, BLACK) + filled("M98 92L96 72L108 84L110 62L118 76L120 58L122 92Z", "#6a5a78", 0.9)


def _ear() -> str:
    return form(
        "zebra-ear",
        "M74 108C48 92 44 58 56 44C76 54 92 76 94 98Z",
        paint("zebra-skin"),
        filled("M72 98C58 86 54 66 59 56C72 64 82 80 84 94Z", "#f4a6b8"),
        filled("M44 64Q58 62 72 48L56 40Q44 48 44 64Z", BLACK),
    )


def _head(face: Expression) -> str:
    return (
        form(
            "zebra-head",
            HEAD,
            paint("zebra-skin"),
            both_sides(filled(FACE_STRIPES, BLACK)),
            filled("M116 84L120 122L124 84ZM112 176L120 150L128 176L120 168Z", BLACK),
            filled(NOSE, paint("zebra-nose")),
            filled("M178 110C180 190 166 236 128 252L176 252Z", "#3a2450", 0.22),
        )
        + line("M82 206C88 196 104 191 120 191C136 191 152 196 158 206", width=3.6)
        + both_sides(spot(104, 212, 5, 7, "#1d0f18"))
        + _mouth(face)
        + shine("M92 204Q100 198 108 198", "#b9a6b4", 3.5, 0.9)
        + eyes(
            "zebra-eye",
            (94, 150),
            (15, 14),
            PLUM,
            face.pick(Gaze((2, 1), 0.3, tilt=10), FIERCE, SHOCKED),
            "#d8d0e0",
        )
        + brows((91, face.pick(129, 128, 124)), 30, face.pick(3, 14, -12), 6)
    )


def _mouth(face: Expression) -> str:
    return face.pick(
        line("M100 234Q120 240 140 232", "#1d0f18"),
        roar("zebra", (120, 224), (24, 24), 0, False),
        gritted("zebra", (120, 226), (26, 17)),
    )


def _hoof() -> str:
    leg = "M190 400L178 262Q176 236 196 232Q220 232 220 258L228 400Z"
    bands = (
        "M181 276Q202 270 221 280L222 290Q202 280 182 288ZM184 306Q204 300 223 310L223 320Q204 310 185 318Z"
        "M186 336Q206 330 226 340L226 350Q206 340 187 348Z"
    )
    return (
        form("zebra-leg", leg, paint("zebra-skin"), filled(bands, BLACK))
        + outlined(
            "M174 250Q170 214 182 208Q190 204 198 208Q214 202 222 212Q230 236 222 252Q198 262 174 250Z",
            "#5a4a5c",
        )
        + line("M198 212V236", BLACK, 4)
        + shine("M180 234Q180 218 186 214", "#c8b8d0", 4, 0.9)
    )
