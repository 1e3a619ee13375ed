"""The parrot: loud, with a cocktail umbrella."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    DAZED,
    KEEN,
    Gaze,
    brows,
    burst,
    eyes,
    held,
    oh,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
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
    ribbon,
    shine,
    spot,
    symmetric,
    turned,
)

CREST = (
    "M86 98C72 76 72 48 88 30C92 44 98 46 106 42C112 26 126 16 142 16C134 30 136 38 142 46"
    "C152 42 162 46 168 54C154 56 148 64 146 96Z"
)
HEAD = symmetric("120 84C166 84 186 118 184 156C182 202 156 226 120 226")
OPEN_BEAK = symmetric("120 138C144 138 158 156 153 178C148 196 132 196 120 220")
BEAK = symmetric("120 142C144 142 156 162 150 188C145 208 132 214 120 242")


def parrot(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("parrot-body", "#ff8a6a", "#e43a34", "#940f1c")
            + radial("parrot-red", (100, 110), 150, "#ff9a7a", (0.5, "#f0413a"), (1, "#a3121f"))
            + linear("parrot-beak", (90, 130), (150, 230), "#fff6d8", (0.55, "#f2cf8a"), (1, "#b9812f"))
            + linear("parrot-blue", (0, 240), (0, 336), "#3fa7f0", "#1a4fb0")
            + linear("parrot-crest", (0, 30), (0, 100), "#ffe25a", "#ff9a2a")
        ),
        back="",
        bust=_bust(),
        head=held(
            turned(_crest(), face.pick(0, 8, 26), 118, 96)
            + placed(_umbrella(), *face.pick((199, 96, 32, 0.95), (203, 104, 38, 0.95), (206, 150, 120, 0.9)))
            + _head(face)
            + _beak(face),
            face,
        ),
        hue=Hue("#f2fff4", "#a8f0cc", "#2fa89a", "#4fd0a8"),
        front=face.pick(
            "", burst((112, 206), 74, (-104, -86, -68)), _feather(42, 150, -30) + _feather(66, 108, 24)
        ),
    )


def _feather(x: float, y: float, degrees: float) -> str:
    """Lost on the way out."""
    quill = outlined("M0 -16C9 -8 9 8 0 16C-9 8 -9 -8 0 -16Z", "#f0413a", 3.4) + line("M0 -8V22", width=2.6)
    return placed(quill, x, y, degrees)


def _bust() -> str:
    wing = (
        outlined("M10 345C10 290 34 262 66 250C62 290 66 320 70 345Z", paint("parrot-blue"))
        + outlined("M40 345C38 312 48 284 68 268C68 300 74 326 82 345Z", "#ffd23a", 4)
        + shine("M22 310C26 290 36 276 46 268", "#bfe6ff", 4)
    )
    feathers = line("M104 290Q120 300 136 290M98 312Q120 324 142 312", "#a3121f", 3.5)
    return (
        outlined(SHOULDERS, paint("parrot-body"))
        + both_sides(wing)
        + feathers
        + contact_shadow("parrot-shadow", SHOULDERS, 204, 62, 50)
    )


def _crest() -> str:
    return outlined(CREST, paint("parrot-crest")) + shine(
        "M84 72C80 60 82 48 86 42M112 50C116 40 122 32 130 27", "#fff8d0", 4
    )


def _umbrella() -> str:
    return (
        ribbon("M0 48V-22", "#f2cf8a", 3.4, 2)
        + outlined(
            "M-40 -2C-34 -32 34 -32 40 -2Q29 -10 20 -2Q10 -10 0 -2Q-10 -10 -20 -2Q-29 -10 -40 -2Z",
            "#3fd0c0",
            4,
        )
        + filled("M0 -24C-10 -20 -18 -14 -19 -3Q-10 -10 0 -3Z", "#b8fff2", 0.9)
        + filled("M0 -24C18 -23 30 -16 36 -5Q29 -9 20 -3Q16 -15 0 -24Z", "#1f8f88", 0.8)
    )


def _head(face: Expression) -> str:
    cheek = spot(78, 146, 32, 38, "#fff6ec") + line(
        "M58 168Q72 172 84 166M60 178Q74 182 88 174", "#f0a090", 3
    )
    return (
        form(
            "parrot-head",
            HEAD,
            paint("parrot-red"),
            both_sides(cheek),
            filled("M192 110C196 190 170 226 124 228C164 200 176 150 164 90Z", "#6a0414", 0.28),
            shine("M68 112C80 98 94 92 108 92", "#ffd6c4", 5, 0.85),
        )
        + eyes("parrot-eye", (80, 138), (16, 17), AMBER, face.pick(Gaze((3, 1)), KEEN, DAZED), "#f0413a")
        + brows((79, face.pick(113, 112, 108)), 30, face.pick(0, 10, -12), 5)
    )


def _screech() -> str:
    """The lower half of the beak, far down, and the tongue."""
    gullet = symmetric("120 176L152 178C158 212 146 246 120 248")
    bill = symmetric("120 236C130 236 144 228 152 214C154 240 140 262 120 264")
    return form("parrot-gullet", gullet, "#5e0f20", spot(120, 240, 17, 22, "#ff6a80"), width=4) + outlined(
        bill, "#4a2a1a"
    )


def _beak(face: Expression) -> str:
    """The lower half drops when it screeches."""
    return (
        face.pick("", _screech(), oh("parrot", (120, 196), (14, 34)))
        + form(
            "parrot-bill",
            face.pick(BEAK, OPEN_BEAK, BEAK),
            paint("parrot-beak"),
            filled(
                face.pick("M80 190Q120 200 160 190L120 250Z", "", "M80 190Q120 200 160 190L120 250Z"),
                "#4a2a1a",
            ),
            filled("M140 130C160 150 160 190 130 214L170 200V130Z", "#8a5210", 0.3),
        )
        + shine("M101 168C101 158 107 152 115 150", "#fff", 4.5, 0.9)
        + both_sides(spot(109, 162, 3, 3.6, "#3b1606"))
        + line("M96 192Q106 197 118 188M144 192Q134 197 122 188", width=3.6)
    )
