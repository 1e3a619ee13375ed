"""The tiger: a flower garland, a wide mouth, and about to leap."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    FIERCE,
    GREEN,
    TEARY,
    Gaze,
    brows,
    eyes,
    held,
    roar,
    wail,
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
    ellipse,
    filled,
    fluff,
    form,
    line,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spike,
    spot,
    spots,
    swung,
    symmetric,
)

HEAD = symmetric("120 86C158 84 180 106 182 136L204 152L190 166L204 186L184 194C170 222 146 238 120 238")
BLACK = "#34160f"
CHEEK = symmetric("120 176C146 160 168 168 196 158L214 190L180 204C166 226 146 244 120 244")
STRIPES = (
    "M96 80Q104 98 117 104L118 112Q98 108 88 86ZM113 76L120 98L127 76Z"
    "M74 104Q92 108 104 122Q86 120 68 114ZM52 132Q70 130 80 140Q68 142 56 146Z"
    "M44 154Q62 152 76 162Q62 166 48 168ZM38 182Q56 178 74 182Q60 190 44 194Z"
)
BLOSSOMS = [(52, 246, 0.2), (68, 264, 0.5), (92, 277, 0.1)]


def tiger(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("tiger-body", "#ffc46a", "#f08a2c", "#a8420e")
            + radial("tiger-fur", (96, 116), 150, "#ffd48c", (0.5, "#ff9634"), (1, "#c24c14"))
            + radial("tiger-petal", (70, 240), 90, "#ff8ac8", (0.5, "#f0409a"), (1, "#b8186c"))
        ),
        back="",
        bust=_bust(),
        head=held(
            swung(_ear(), (84, 106), face.pick((0, 0), (-8, 8), (-34, 34))) + _head(face) + _mouth(face), face
        ),
        hue=Hue("#ecfffa", "#86e6d4", "#16908c", "#3cc8bc"),
        front=face.pick("", _swipe(), _blossom(42, 190, 0.4) + _blossom(214, 108, 0.2)),
    )


def _swipe() -> str:
    """A paw in the air."""
    toes = [(-19, -12), (-7, -22), (7, -22), (19, -12)]
    claws = "".join(outlined(spike((x * 1.1, y - 6), x * 1.3, 19, 11), "#fff6dc", 3) for x, y in toes)
    palm = outlined(
        "M0 -32C22 -34 33 -18 31 2C29 22 16 30 0 30C-16 30 -29 22 -31 2C-33 -18 -22 -34 0 -32Z", "#ff9634"
    )
    pads = "".join(ellipse(x, y + 3, 6, 6.5, "#ff9aa4", 2.8) for x, y in toes)
    pad = outlined(
        "M0 -6C15 -6 20 8 15 15C10 20 5 17 0 17C-5 17 -10 20 -15 15C-20 8 -15 -6 0 -6Z", "#ff9aa4", 3.2
    )
    arm = outlined("M8 345C4 300 10 262 26 236L70 248C60 280 60 312 66 345Z", "#f08a2c")
    stripe = filled("M10 288Q34 280 62 292Q36 292 9 304ZM14 262Q36 256 66 266Q40 268 12 278Z", BLACK)
    return arm + stripe + placed(claws + palm + pads + pad, 46, 226, -14)


def _bust() -> str:
    stripes = both_sides(filled("M14 316Q44 304 62 318Q40 320 12 334Z", BLACK))
    return (
        form("tiger-bust", SHOULDERS, paint("tiger-body"), stripes)
        + _lei()
        + contact_shadow("tiger-shadow", SHOULDERS, 218, 62, 40, 0.5)
    )


def _lei() -> str:
    """Blossoms from the shoulders to the middle, each over the one before."""
    side = "".join(_blossom(x, y, turn) for x, y, turn in BLOSSOMS)
    return both_sides(side) + _blossom(120, 282, 0)


def _blossom(x: float, y: float, turn: float) -> str:
    return (
        outlined(fluff(x, y, 14, 13, 6, 16, turn), paint("tiger-petal"), 3.6)
        + filled(fluff(x - 1, y - 2, 7, 6, 6, 10, turn), "#ffb4dc", 0.8)
        + ellipse(x, y, 5.5, 5, "#ffd84a", 2.6)
    )


def _ear() -> str:
    return (
        outlined("M64 126C42 106 44 76 64 68C86 72 102 88 104 104Z", BLACK)
        + filled("M66 112C54 100 54 84 65 78C78 82 88 92 90 102Z", "#fff2e0")
        + filled("M70 112C60 102 60 92 67 88C76 90 82 96 84 102Z", "#f0987c")
    )


def _head(face: Expression) -> str:
    return (
        form(
            "tiger-head",
            HEAD,
            paint("tiger-fur"),
            filled(CHEEK, "#fff4e4"),
            both_sides(spot(92, 124, 18, 12, "#fff4e4")),
            both_sides(filled(STRIPES, BLACK)),
            filled("M204 120C210 190 180 240 124 242C176 214 186 160 170 96Z", "#7a1e06", 0.22),
            shine("M66 138C66 118 78 102 92 96", "#fff0c8", 5, 0.85),
            filled("M106 128Q120 120 134 128L137 170H103Z", "#ffb45c", 0.9),
        )
        + eyes(
            "tiger-eye",
            (92, 148),
            (17, 16),
            GREEN,
            face.pick(Gaze((1, 1), 0.26, tilt=14), FIERCE, TEARY),
            "#ffb45c",
        )
        + brows((89, face.pick(134, 133, 124)), 38, face.pick(4, 15, -12), 6)
    )


def _smirk() -> str:
    fangs = outlined("M99 206L103 219L110 208ZM141 206L137 219L130 208Z", "#fffef2", 3)
    return line("M120 190V198M120 198Q106 214 86 203M120 198Q134 214 154 203") + fangs


def _mouth(face: Expression) -> str:
    return (
        face.pick(_smirk(), roar("tiger", (120, 192), (40, 50)), wail("tiger", (120, 196), (25, 27)))
        + outlined("M103 170Q120 160 137 170Q135 184 120 191Q105 184 103 170Z", "#ff7a86", 3.5)
        + shine("M110 171Q116 167 123 168", "#fff", 3.4, 0.9)
        + line("M120 190V197")
        + both_sides(spots([(92, 184), (84, 190), (98, 190)], 2, 2, "#8a4a2a"))
    )
