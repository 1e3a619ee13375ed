"""The cheetah: goggles up, already thinking of the finish."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    KEEN,
    SULKING,
    Gaze,
    Tilt,
    brows,
    eyes,
    grin,
    hanging_tongue,
    held,
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
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
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
    swung,
    symmetric,
    turned,
)

BODY = symmetric("120 170L150 170C152 222 166 246 196 260C218 272 228 302 230 345L120 345")
HEAD = symmetric("120 70C158 70 180 94 180 126C180 148 170 162 165 178C158 204 142 218 120 218")
MUZZLE = symmetric("120 168C140 156 162 170 158 192C154 210 140 217 120 217")
DARK = "#3a2010"
FACE_SPOTS = [
    (88, 88, 4.5),
    (104, 82, 4),
    (112, 96, 4),
    (97, 102, 4),
    (78, 102, 4.5),
    (80, 116, 4.5),
    (94, 118, 3.6),
    (108, 122, 4),
    (70, 168, 4),
    (80, 178, 4),
]
BODY_SPOTS = [
    (98, 232, 6),
    (90, 250, 6),
    (72, 266, 8),
    (48, 282, 8),
    (78, 290, 7),
    (34, 306, 8),
    (60, 312, 8),
]


def cheetah(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("cheetah-body", "#fff0b0", "#f2c050", "#b8741c")
            + radial("cheetah-fur", (92, 106), 140, "#fff4bc", (0.5, "#fbd268"), (1, "#d0902e"))
            + linear("cheetah-glass", (-14, -12), (14, 12), "#d8fff8", (0.45, "#4ad8d0"), (1, "#0f6a86"))
        ),
        back="",
        bust=_bust(),
        head=held(
            turned(_whole_head(face), -5, 120, 214),
            face,
            acting=Tilt(-4, (-4, 2), 1.06),
            out=Tilt(15, (4, 7), 0.98),
        ),
        hue=Hue("#eef2ff", "#a2b6ff", "#3b4cc4", "#6a82ff"),
        front=face.pick("", _dash(), sweat((46, 128), (58, 98), (200, 120))),
    )


def _dash() -> str:
    return whoosh("M190 92H226", "M186 196H228", "M180 220H212")


def _whole_head(face: Expression) -> str:
    ears = swung(_ear(), (76, 92), face.pick((0, 0), (14, 12), (-28, 28)))
    goggles = askew(_goggles(), (120, 92), *face.pick((0, (0, 0)), (1, (0, 52)), (16, (6, -4))))
    return _straps(face) + ears + _head(face) + _muzzle(face) + goggles


def _straps(face: Expression) -> str:
    """The ends of the goggles' band, flying behind."""
    ends = outlined(
        "M172 104C192 92 204 100 224 88Q222 110 202 114Q216 122 216 138C200 134 184 126 174 116Z",
        "#a8502e",
        4,
    )
    return askew(ends, (174, 110), *face.pick((0, (0, 0)), (-4, (0, 44)), (66, (0, 8))))


def _bust() -> str:
    spotted = "".join(spot(x, y, r, r * 0.8, DARK, 0.85) for x, y, r in BODY_SPOTS)
    chest = symmetric("120 236C140 240 158 274 160 345L120 345")
    return form(
        "cheetah-bust",
        BODY,
        paint("cheetah-body"),
        both_sides(spotted),
        filled(chest, "#fff6e0"),
        filled("M146 160C150 240 200 262 206 345H240V250L170 220Z", "#8a4a0a", 0.22),
        contact_shadow("cheetah-shadow", BODY, 200, 52, 36, 0.5),
    )


def _ear() -> str:
    return (
        ellipse(66, 84, 20, 19, paint("cheetah-fur"))
        + spot(67, 86, 11, 10, DARK, 0.85)
        + shine("M50 80A16 16 0 0 1 62 69", "#fffbe0", 3.6)
    )


def _head(face: Expression) -> str:
    spotted = "".join(spot(x, y, r, r * 0.85, DARK, 0.85) for x, y, r in FACE_SPOTS)
    return (
        form(
            "cheetah-head",
            HEAD,
            paint("cheetah-fur"),
            both_sides(spotted),
            filled("M188 90C192 180 166 218 124 222C162 194 172 140 156 74Z", "#8a4a0a", 0.22),
            shine("M66 136C64 124 66 116 70 108", "#fffbe0", 5),
        )
        + eyes(
            "cheetah-eye",
            (93, 146),
            (19, 18),
            AMBER,
            face.pick(Gaze((4, 0), 0.24, tilt=7), KEEN, SULKING),
            "#eebc54",
        )
        + face.pick(brows((91, 126), 34, 4, 5), brows((92, 119), 42, 15, 7), brows((91, 122), 30, -12, 5))
    )


def _muzzle(face: Expression) -> str:
    return (
        filled(MUZZLE, "#fff6e0")
        + filled("M158 192C154 210 140 217 120 217C106 217 94 213 87 206C106 212 144 210 158 192Z", "#ecd09a")
        + both_sides(line("M107 161C107 173 98 179 92 190", DARK, 6))
        + outlined("M104 172Q120 162 136 172Q134 184 120 190Q106 184 104 172Z", "#4a2014", 3.5)
        + shine("M111 173Q117 168 124 169", "#fff", 3.4, 0.85)
        + _mouth(face)
    )


def _mouth(face: Expression) -> str:
    panting = line("M120 189V196") + wobble((120, 201), 22, 4) + hanging_tongue((130, 203), -10)
    return face.pick(
        line("M120 189V196M120 196Q110 207 98 200M120 196Q134 211 152 194"),
        grin("cheetah", (120, 190), (32, 23)),
        panting,
    )


def _goggles() -> str:
    lens = (
        ellipse(0, 0, 24, 19, "#6a4430")
        + ellipse(0, 0, 16, 12, paint("cheetah-glass"), 3.4)
        + shine("M-9 -2Q-7 -7 0 -8", "#fff", 3.2, 0.95)
    )
    return (
        outlined("M59 106Q120 62 181 106L181 119Q120 78 60 119Z", "#a8502e", 4)
        + placed(lens, 94, 92, -10)
        + placed(lens, 146, 92, 10)
        + outlined("M116 84H124V92H116Z", "#a8502e", 3.4)
    )
