"""The dog: barks the whole queue into order, in a studded collar."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BROWN,
    FIERCE,
    TEARY,
    Gaze,
    Tilt,
    brows,
    burst,
    drop,
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
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    spike,
    spot,
    spots,
    swung,
    symmetric,
)

HEAD = symmetric("120 82C156 80 174 102 174 132C174 152 168 168 168 184C166 214 146 232 120 232")
MUZZLE = symmetric("120 164C146 152 172 168 168 190C164 210 148 216 134 212Q126 210 120 204")
JAW = "M92 200Q120 220 148 200C152 226 142 242 120 242C98 242 88 226 92 200Z"
STUDS = [(74, 252, -38), (90, 262, -22), (108, 268, -8), (132, 268, 8), (150, 262, 22), (166, 252, 38)]


def dog(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("dog-body", "#ffd8a0", "#d8964e", "#985420")
            + radial("dog-fur", (100, 116), 140, "#ffe2b4", (0.5, "#e8ae68"), (1, "#b0682c"))
            + linear("dog-ear", (40, 90), (80, 220), "#a8623c", (0.5, "#7a3f22"), (1, "#4a2010"))
            + radial("dog-white", (106, 150), 110, "#ffffff", (0.6, "#fff4e2"), (1, "#dcc4a8"))
            + linear("dog-steel", (60, 240), (180, 290), "#ffffff", (0.5, "#c8d0e0"), (1, "#7a84a0"))
        ),
        back="",
        bust=_bust(),
        head=held(
            _head(face) + swung(_ear(), (80, 100), face.pick((0, 0), (3, -14), (-8, 8))) + _mouth(face),
            face,
            acting=Tilt(-6, (-1, -4), 1.04),
        ),
        hue=Hue("#effff8", "#a4ecd0", "#2c9a7c", "#50c8a0"),
        front=face.pick(
            "",
            burst((110, 212), 72, (-108, -90, -72, 104), 28),
            drop((82, 178), 14) + drop((174, 184), -14),
        ),
    )


def _bust() -> str:
    studs = "".join(outlined(spike((x, y), 180 + a, 20, 15), paint("dog-steel"), 3.2) for x, y, a in STUDS)
    chest = outlined("M80 345C80 300 94 262 120 262C146 262 160 300 160 345", paint("dog-white"), 4)
    return (
        outlined(SHOULDERS, paint("dog-body"))
        + chest
        + shine("M30 304C40 276 58 258 70 252", "#fff6e0", 5, 0.7)
        + contact_shadow("dog-shadow", SHOULDERS, 216, 58, 40)
        + outlined("M66 238Q120 268 174 238L180 258Q120 292 60 258Z", "#3a2a44")
        + shine("M72 250Q96 264 118 266", "#8a7a9c", 3, 0.9)
        + studs
    )


def _ear() -> str:
    return form(
        "dog-flap",
        "M90 96C66 72 32 86 24 126C17 164 24 204 42 216C60 220 74 192 74 160C72 136 78 112 90 96Z",
        paint("dog-ear"),
        filled("M84 100C62 124 68 180 46 214L90 200V96Z", "#2c0e04", 0.3),
        shine("M34 140C36 116 48 100 62 94", "#d8946a", 5, 0.8),
    )


def _head(face: Expression) -> str:
    return (
        form(
            "dog-head",
            HEAD,
            paint("dog-fur"),
            filled("M108 80H132C130 110 138 130 142 170H98C102 130 110 110 108 80Z", paint("dog-white")),
            filled("M134 96C168 92 186 130 176 170C150 180 132 160 134 96Z", "#a8623c", 0.85),
            filled("M182 100C186 190 166 232 124 236C160 206 166 150 154 84Z", "#5a2408", 0.22),
            shine("M76 138C76 118 86 100 102 94", "#fffbf0", 5, 0.85),
        )
        + eyes("dog-eye", (97, 144), (17, 18), BROWN, face.pick(Gaze((-2, 1)), FIERCE, TEARY), "#f0c48c")
        + brows((92, face.pick(120, 122, 114)), 28, face.pick(2, 14, -12))
    )


def _mouth(face: Expression) -> str:
    tongue = spot(120, 236, 19, 15, "#ff7f92") + line("M120 226V240", "#c83a5a", 3)
    fangs = outlined("M98 207L102 218L109 209ZM142 207L138 218L131 209Z", "#fffef2", 3)
    return (
        face.pick(form("dog-jaws", JAW, "#6a1420", tongue), roar("dog", (120, 196), (35, 58)), "")
        + outlined(MUZZLE, paint("dog-white"))
        + face.pick(fangs, fangs, "")
        + outlined("M98 168Q120 152 142 168Q140 184 120 190Q100 184 98 168Z", "#2a1a1e", 3.5)
        + shine("M107 168Q114 162 124 164", "#fff", 4, 0.85)
        + face.pick(line("M120 190V203"), line("M120 190V203"), wail("dog", (120, 198), (21, 27)))
        + both_sides(spots([(88, 188), (82, 196), (94, 198)], 2, 2, "#a8845c"))
    )
