"""The kangaroo: a sweatband and a good start."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BROWN,
    KEEN,
    SHOCKED,
    Gaze,
    Tilt,
    eyes,
    grin,
    held,
    oh,
    sweat,
    whoosh,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
    blush,
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
    radial,
    shine,
    swung,
    symmetric,
)

HEAD = symmetric("120 98C156 98 170 122 168 148C167 168 156 180 154 198C152 226 138 236 120 236")
MUZZLE = symmetric("120 172C140 166 154 180 154 198C152 226 138 236 120 236")
BAND = "M66 120Q120 100 174 120V144Q120 122 66 144Z"


def kangaroo(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("roo-body", "#ffd090", "#d88c48", "#94501c")
            + radial("roo-fur", (98, 120), 150, "#ffd9a0", (0.5, "#e39a55"), (1, "#a3591f"))
            + linear("roo-band", (0, 110), (0, 144), "#ff6a5c", "#c22434")
        ),
        back="",
        bust=_bust(),
        head=held(
            swung(_ear(), (92, 112), face.pick((0, 0), (22, 26), (-66, 64)))
            + _head(face)
            + _nose_and_mouth(face),
            face,
            acting=Tilt(-4, (2, 2), 1.05),
        ),
        hue=Hue("#eef8ff", "#a8defa", "#3f8fd0", "#5fb6f0"),
        front=face.pick("", _hop(), sweat((44, 142), (58, 172), (204, 168))),
    )


def _hop() -> str:
    """Fists up, and off the ground."""
    fist = (
        outlined("M30 345C24 290 34 250 50 236L72 250C60 270 60 300 66 345Z", paint("roo-body"))
        + ellipse(60, 238, 19, 17, paint("roo-fur"))
        + line("M48 232L56 240M55 225L63 234", width=3.4)
    )
    lines = ("M214 130C226 160 228 190 222 214", "M196 146C204 166 206 184 202 202")
    return both_sides(fist) + whoosh(*lines)


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("roo-body"))
        + outlined("M78 345C78 292 94 252 120 252C146 252 162 292 162 345", "#ffeccb", 4)
        + contact_shadow("roo-shadow", SHOULDERS, 214, 42, 44)
        + shine("M30 304C40 276 58 258 80 248", "#fff0cf", 5, 0.7)
    )


def _ear() -> str:
    return (
        outlined("M84 118C60 94 60 44 82 14C102 34 114 70 110 106Z", paint("roo-fur"))
        + filled("M84 104C70 86 72 52 83 32C96 50 102 78 100 98Z", "#f4a08c")
        + shine("M72 60C72 48 75 38 79 30", "#fff0cf", 4)
    )


def _head(face: Expression) -> str:
    return form(
        "roo-head",
        HEAD,
        paint("roo-fur"),
        filled(MUZZLE, "#ffeccb"),
        filled("M176 110C180 190 160 232 124 238C152 216 160 150 150 100Z", "#7a3206", 0.28),
        filled(BAND, paint("roo-band")),
        shine("M66 127Q120 106 174 127", "#fff", 4, 0.9),
        line("M66 142Q120 121 174 142M66 117Q120 98 174 117", width=3),
        shine("M76 158C76 166 80 174 84 180", "#fff0cf", 5, 0.7),
        blush(88, 186),
    ) + eyes("roo-eye", (96, 156), (15, 16), BROWN, face.pick(Gaze((1, -1)), KEEN, SHOCKED), "#e39a55")


def _nose_and_mouth(face: Expression) -> str:
    mouth = face.pick(_smile(), grin("roo", (120, 205), (27, 24)), oh("roo", (120, 209), (11, 20)))
    return mouth + (
        outlined("M104 186Q120 176 136 186Q134 199 120 204Q106 199 104 186Z", "#4a2210", 3.5)
        + shine("M110 187Q116 183 123 184", "#fff", 3.4, 0.85)
    )


def _smile() -> str:
    return line("M120 203V209M120 209Q110 220 98 212M120 209Q130 220 142 212") + outlined(
        "M112 213Q120 226 128 213Q120 218 112 213Z", "#fff", 2.4
    )
