"""The kangaroo: a sweatband and a good start."""

from __future__ import annotations

from build_scripts.art.animals.portrait import Hue, Portrait
from build_scripts.art.animals.shapes import (
    BROWN,
    SHOULDERS,
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    eyes,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    symmetric,
)

HEAD = symmetric("120 98C156 98 170 122 168 148C167 168 156 180 154 198C152 226 138 236 120 236")
MUZZLE = symmetric("120 172C140 166 154 180 154 198C152 226 138 236 120 236")
BAND = "M66 120Q120 100 174 120V144Q120 122 66 144Z"


def kangaroo() -> Portrait:
    return Portrait(
        defs=(
            body_paint("roo-body", "#ffd090", "#d88c48", "#94501c")
            + radial("roo-fur", (98, 120), 150, "#ffd9a0", (0.5, "#e39a55"), (1, "#a3591f"))
            + linear("roo-band", (0, 110), (0, 144), "#ff6a5c", "#c22434")
        ),
        back="",
        bust=_bust(),
        head=both_sides(_ear()) + _head() + _nose_and_mouth(),
        hue=Hue("#eef8ff", "#a8defa", "#3f8fd0", "#5fb6f0"),
    )


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("roo-body"))
        + outlined("M78 345C78 292 94 252 120 252C146 252 162 292 162 345", "#ffeccb", 4)
        + contact_shadow("roo-shadow", SHOULDERS, 214, 42, 44)
        + shine("M30 304C40 276 58 258 80 248", "#fff0cf", 5, 0.7)
    )


def _ear() -> str:
    return (
        outlined("M86 116C56 96 44 46 62 22C88 34 108 70 108 104Z", paint("roo-fur"))
        + filled("M84 102C66 84 58 52 65 38C82 50 96 78 97 98Z", "#f4a08c")
        + shine("M58 58C56 46 58 36 62 30", "#fff0cf", 4)
    )


def _head() -> str:
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
    ) + eyes("roo-eye", (96, 156), (15, 16), BROWN, (1, -1))


def _nose_and_mouth() -> str:
    return (
        outlined("M104 186Q120 176 136 186Q134 199 120 204Q106 199 104 186Z", "#4a2210", 3.5)
        + shine("M110 187Q116 183 123 184", "#fff", 3.4, 0.85)
        + line("M120 203V209M120 209Q110 220 98 212M120 209Q130 220 142 212")
        + outlined("M112 213Q120 226 128 213Q120 218 112 213Z", "#fff", 2.4)
    )
