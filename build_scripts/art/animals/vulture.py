"""The vulture: an undertaker in a top hat who knows a few people on the other side."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    GOLD,
    KEEN,
    SULKING,
    Gaze,
    brows,
    eyes,
    held,
    oh,
    roar,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    WIDTH,
    askew,
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
    shine,
    spot,
    symmetric,
    tufts,
)

WINGS = symmetric("120 250L140 236C146 196 160 152 190 148C224 150 236 232 234 345L120 345")
HEAD = symmetric("120 84C154 84 172 106 170 138C168 170 150 190 142 216L120 222")
BEAK = symmetric("120 144C142 142 156 158 151 178C147 194 134 196 129 212C126 224 124 232 120 240")
GHOST = "M-22 30C-26 -6 -20 -30 0 -30C20 -30 26 -6 22 30Q15 20 9 30Q0 20 -8 30Q-15 20 -22 30Z"
ROWS = [
    (312, (20, 48, 76)),
    (286, (34, 62, 90)),
    (260, (20, 48, 76)),
    (234, (34, 62, 90)),
    (208, (20, 48, 76)),
    (182, (34, 62)),
    (156, (20, 48, 76)),
]


def vulture(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            radial("vulture-feather", (52, 190), 190, "#a882a0", (0.4, "#6a4a66"), (1, "#2e1c34"))
            + radial("vulture-skin", (98, 116), 110, "#ffe2dc", (0.5, "#f2aeaa"), (1, "#b4646e"))
            + radial("vulture-ruff", (96, 226), 90, "#ffffff", (0.6, "#fbf0e6"), (1, "#cdb8b4"))
            + linear("vulture-beak", (92, 146), (150, 216), "#fff2c0", (0.5, "#f4c656"), (1, "#b8761e"))
            + linear("vulture-hat", (80, 20), (160, 90), "#6a5f84", (0.5, "#3a2f50"), (1, "#1c1428"))
            + radial("vulture-ghost", (-8, -12), 44, "#ffffff", (0.6, "#d2ffea"), (1, "#7ad8b8"))
        ),
        back=face.pick(placed(_ghost(), 198, 116, 8), "", ""),
        bust=_wings() + _ruff(),
        head=held(
            _head(face)
            + _beak(face)
            + askew(_top_hat(), (120, 92), *face.pick((-7, (0, 0)), (5, (6, 0)), (30, (28, 6)))),
            face,
        ),
        hue=Hue("#f2fff2", "#b4ecc4", "#2f7c66", "#6ad0a0"),
        front=face.pick("", _seance(), placed(_ghost(), 40, 126, -14, 0.8)),
    )


def _seance() -> str:
    """Whom it called is coming."""
    return placed(_ghost(), 42, 160, -12, 1.35)


def _ghost() -> str:
    face = spot(-8, -8, 4, 5.5, "#1d3a34") + spot(7, -8, 4, 5.5, "#1d3a34") + spot(0, 6, 4, 5, "#1d3a34")
    return outlined(GHOST, paint("vulture-ghost"), 4) + face


def _wings() -> str:
    feathers = "".join(_feather(x, y) for y, row in ROWS for x in (*row, *(WIDTH - x for x in row)))
    return form(
        "vulture-back",
        WINGS,
        paint("vulture-feather"),
        feathers,
        shine("M18 214C20 184 32 166 46 162", "#e4c8dc", 5),
    )


def _feather(x: float, y: float) -> str:
    """One of many, overlapping like tiles: the rows are drawn from the lowest up."""
    edge = f"M{x - 14} {y - 8}Q{x - 15} {y + 13} {x} {y + 18}Q{x + 15} {y + 13} {x + 14} {y - 8}"
    glint = f"M{x - 8} {y + 2}Q{x - 7} {y + 8} {x - 2} {y + 11}"
    return (
        filled(f"{edge}Z", paint("vulture-feather"))
        + line(edge, "#3a2440", 3)
        + shine(glint, "#d8b4cc", 2.6, 0.5)
    )


def _ruff() -> str:
    ring = tufts(242, (56, 20), 8, 17, 0.15)
    shadow = contact_shadow("vulture-shadow", ring, 220, 44, 30, 0.5)
    return form("vulture-collar", ring, paint("vulture-ruff"), shadow)


def _head(face: Expression) -> str:
    wrinkles = "M80 162Q92 172 104 164M160 162Q148 172 136 164M106 114Q120 108 134 114"
    return (
        form(
            "vulture-face",
            HEAD,
            paint("vulture-skin"),
            filled("M180 96C182 180 160 220 124 226C156 190 164 140 150 84Z", "#6a1a2a", 0.22),
            line(wrinkles, "#bc6c74", 3.2, 0.9),
        )
        + eyes(
            "vulture-eye",
            (94, 140),
            (19, 18),
            GOLD,
            face.pick(Gaze((4, 1), 0.36, tilt=-8), KEEN, SULKING),
            "#de9292",
        )
        + face.pick("", brows((92, 117), 34, 12, 6), "")
    )


def _beak(face: Expression) -> str:
    cackle = roar("vulture", (120, 184), (33, 66), 0, False)
    return (
        face.pick("", cackle, oh("vulture", (120, 190), (12, 34)))
        + form(
            "vulture-bill",
            BEAK,
            paint("vulture-beak"),
            filled("M100 208Q120 202 140 208L120 246Z", "#4a3240"),
            filled("M136 140C152 160 148 190 124 220L160 200V140Z", "#8a5210", 0.28),
        )
        + shine("M101 172C101 162 107 155 115 152", "#fff", 4.5, 0.9)
        + both_sides(spot(109, 164, 3, 4.2, "#5a3210"))
        + line("M92 187Q104 196 117 190M148 187Q136 196 123 190", width=3.6)
    )


def _top_hat() -> str:
    return (
        outlined("M88 94C92 70 82 48 84 30Q120 20 156 30C158 48 148 70 152 94Z", paint("vulture-hat"))
        + outlined("M88 70Q120 80 152 70L152 92Q120 100 88 92Z", "#a458e0", 3.4)
        + outlined("M64 90Q120 78 176 90Q180 102 120 106Q60 102 64 90Z", paint("vulture-hat"))
        + shine("M95 38C96 46 98 54 98 60", "#c4b8e0", 4, 0.85)
        + shine("M78 92Q92 88 106 87", "#a498c0", 3, 0.8)
    )
