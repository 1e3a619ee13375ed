"""The llama: a poncho, a look down the nose, and it never misses."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BLUE,
    FIERCE,
    SHOCKED,
    WATER,
    Gaze,
    Tilt,
    drop,
    eyes,
    held,
    sweat,
    wobble,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    contact_shadow,
    ellipse,
    filled,
    form,
    leant,
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

NECK = symmetric(
    "120 150L136 150Q160 152 156 166Q172 180 160 196Q176 212 164 230Q182 246 172 266L180 300L120 300"
)
FACE = symmetric("120 64C148 64 162 80 161 102C160 120 154 128 154 144C154 174 142 188 120 188")
TOPKNOT = (
    "M84 98Q68 92 77 77Q70 60 90 56Q97 40 116 47Q131 37 146 50Q167 52 163 70Q174 83 159 97"
    "Q150 106 141 95Q130 109 119 96Q108 109 99 96Q91 106 84 98Z"
)
MUZZLE = "M92 146C98 132 140 130 152 144C164 162 156 186 132 190C106 194 80 186 80 168C80 158 86 154 92 146Z"
PONCHO = symmetric("120 262C146 262 164 256 174 244C200 254 226 284 232 345L120 345")
TEETH_OF_ZIGZAG = range(8, 240, 16)


def llama(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            radial("llama-wool", (92, 100), 190, "#fffdf4", (0.5, "#f8ecd8"), (1, "#cbae8c"))
            + radial("llama-face", (104, 110), 110, "#fff6e4", (0.6, "#eacda6"), (1, "#b88a5c"))
            + linear("llama-cloth", (30, 250), (210, 330), "#ff7a62", (0.5, "#e0304a"), (1, "#8f1238"))
        ),
        back="",
        bust=leant(_neck(), face.pick(0, -3, 5)) + _poncho(),
        head=held(
            swung(_ear(), (92, 68), face.pick((0, 0), (36, 26), (-48, 48)))
            + _face(face)
            + face.pick(_muzzle(), _pout(), _muzzle(face))
            + turned(_topknot(), face.pick(0, 4, 12), 120, 90),
            face,
            (120, 190),
            Tilt(-8, (-4, 4), 1.08),
            Tilt(12, (14, 6)),
        ),
        hue=Hue("#fff2ff", "#eeb0ff", "#9a44c8", "#d070ff"),
        front=face.pick(_spit(), _salvo(), sweat((56, 128), (66, 98), (208, 128))),
    )


def _neck() -> str:
    curls = "M90 214Q97 224 106 216M124 232Q132 241 141 231M132 206Q140 214 148 205M94 242Q101 250 110 243"
    return form(
        "llama-throat",
        NECK,
        paint("llama-wool"),
        filled("M142 130C144 200 148 240 164 300H240V130Z", "#8a5a3a", 0.22),
        line(curls, "#c4a684", 3.6),
        contact_shadow("llama-shadow", NECK, 172, 46, 34, 0.5),
        shine("M88 204Q82 212 86 222", "#fff", 5, 0.9),
    )


def _poncho() -> str:
    zigzag = "M0 300" + "".join(f"L{x} {288 if i % 2 else 276}" for i, x in enumerate(TEETH_OF_ZIGZAG))
    return form(
        "llama-poncho",
        PONCHO,
        paint("llama-cloth"),
        line("M0 256Q120 296 240 256", "#ffd23a", 7),
        line(zigzag, "#36c8b4", 7),
        line("M0 306Q120 316 240 306", "#ffd23a", 7),
        filled("M176 240C200 270 206 310 206 345H240V240Z", "#4a0626", 0.25),
    )


def _ear() -> str:
    return outlined("M90 74C72 58 68 36 78 18C97 25 109 46 108 66Z", paint("llama-wool")) + filled(
        "M91 64C81 53 78 41 82 31C93 38 100 50 100 61Z", "#f0a898"
    )


def _face(face: Expression) -> str:
    return form(
        "llama-head",
        FACE,
        paint("llama-face"),
        filled("M168 78C172 148 160 190 124 194C150 170 156 126 146 66Z", "#7a4420", 0.22),
    ) + eyes(
        "llama-eye",
        (99, 116),
        (17, 17),
        BLUE,
        face.pick(Gaze((-4, 2), 0.4, tilt=-5), FIERCE, SHOCKED),
        "#e0bf94",
    )


def _muzzle(face: Expression = Expression.WAITING) -> str:
    mouth = line("M120 160Q118 168 110 170M128 177Q138 180 147 171") + ellipse(95, 175, 9, 8, "#7a2a34", 4)
    return _lips() + face.pick(mouth, mouth, wobble((118, 174), 24))


def _pout() -> str:
    """The moment after."""
    return _lips() + ellipse(93, 172, 14, 13, "#7a2a34", 4.5) + line("M112 158Q112 184 98 190", width=3.6)


def _lips() -> str:
    return form(
        "llama-lips",
        MUZZLE,
        "#fff6e6",
        filled("M166 146C170 186 130 198 90 194C140 190 152 172 146 142Z", "#b88a5c", 0.4),
    ) + outlined("M106 148Q120 140 134 148Q130 158 120 160Q110 158 106 148Z", "#8a4a3a", 3.4)


def _topknot() -> str:
    return outlined(TOPKNOT, paint("llama-wool")) + shine(
        "M89 74Q89 65 98 63M108 58Q112 53 120 54", "#fff", 4.5, 0.95
    )


def _spit() -> str:
    return drop((62, 178), 86) + drop((36, 164), 104, 0.8) + drop((36, 192), 70, 0.95)


def _salvo() -> str:
    """A whole mouthful."""
    jet = "M80 174C62 172 46 162 28 152Q33 163 20 166Q29 174 9 183Q26 187 17 201Q32 197 34 212Q56 196 80 192Z"
    splash = outlined(jet, WATER, 4) + shine("M62 180C50 175 42 173 34 174", "#fff", 3.4, 0.95)
    return splash + drop((24, 140), 110, 0.9) + drop((44, 222), 60, 0.9) + drop((60, 148), 100, 0.7)
