"""The porcupine: grumpy, and the snacks of the party stick to its quills."""

from __future__ import annotations

import math
from collections.abc import Iterable

from build_scripts.art.animals.faces import (
    BROWN,
    FIERCE,
    TEARY,
    Gaze,
    Tilt,
    brows,
    eyes,
    gritted,
    held,
    wail,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    SHOULDERS,
    arc,
    blush,
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spike,
    spot,
    symmetric,
)

CENTRE = (120, 178)
FACE = symmetric("120 120C152 116 174 136 177 160L190 168L181 179L188 194L174 200C164 228 146 242 120 242")
MASK = symmetric("120 160C132 136 168 140 168 174C170 212 148 238 120 238")


def porcupine(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("pine-body", "#b47e5c", "#784632", "#3c1e18")
            + _quill_paint("pine-long", 156)
            + _quill_paint("pine-middle", 126)
            + _quill_paint("pine-short", 158)
            + radial("pine-fur", (96, 150), 110, "#cc9874", (0.5, "#925c44"), (1, "#543026"))
            + radial("pine-face", (104, 176), 84, "#fff4e0", (0.6, "#f6dab2"), (1, "#d8a878"))
        ),
        back=_quills("pine-long", _fan(range(-126, 127, 18), face), face.pick(1, 1.05, 0.94))
        + _quills("pine-middle", _fan(range(-117, 118, 18), face), face.pick(0.8, 0.88, 0.78)),
        bust=_bust(),
        head=held(
            _quills("pine-short", _fan(range(-54, 55, 18), face), 0.62)
            + both_sides(_ear())
            + _face(face)
            + _nose_and_mouth(face),
            face,
            acting=Tilt(-6, (-2, 0), 1.1),
        ),
        hue=Hue("#fff2f4", "#ffc0cc", "#c4546f", "#ff8aa4"),
        front=face.pick(_snacks(), _volley(), _lost()),
    )


def _fan(degrees: range, face: Expression) -> list[float]:
    """Out of the way they hang, all to one side."""
    return [angle * face.pick(1, 1, 1.06) + face.pick(0, -5, 14) for angle in degrees]


def _volley() -> str:
    """All quills on end; mind the snacks."""
    return _at(-5, _cherry()) + _at(70, _cheese())


def _lost() -> str:
    return placed(_olive(), 40, 262, -70) + placed(_cheese(), 66, 270, 20, 0.9) + placed(_cherry(), 206, 258)


def _reach(degrees: float, size: float) -> float:
    """How far a quill goes so that the fan fills the card without being cut."""
    angle = math.radians(degrees)
    return size / math.hypot(math.sin(angle) / 106, math.cos(angle) / 154)


def _quill_paint(name: str, radius: float) -> str:
    """Dark at the root, pale towards the tip; as narrow as the fan."""
    stops = ((0.3, "#4a261a"), (0.58, "#7a4a2e"), (0.68, "#fff4d6"), (1, "#f2d498"))
    return radial(name, CENTRE, radius, *stops, narrow=106 / 154)


def _quills(fill: str, degrees: Iterable[float], size: float) -> str:
    order = sorted(degrees, key=abs, reverse=True)
    blades = (spike(CENTRE, angle, _reach(angle, size), 34) for angle in order)
    return "".join(outlined(blade, paint(fill), 3.8) for blade in blades)


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("pine-body"))
        + outlined("M84 345C84 300 98 256 120 256C142 256 156 300 156 345", "#f6dab2", 4)
        + contact_shadow("pine-shadow", SHOULDERS, 216, 58, 46)
        + shine("M34 304C42 278 60 260 80 250", "#e0b090", 5, 0.6)
    )


def _ear() -> str:
    return ellipse(72, 138, 16, 16, paint("pine-fur")) + spot(73, 139, 9, 9, "#f0a08c")


def _face(face: Expression) -> str:
    return (
        form(
            "pine-head",
            FACE,
            paint("pine-fur"),
            filled(MASK, paint("pine-face")),
            filled("M190 140C196 212 172 242 124 246C168 216 176 176 162 120Z", "#2a0c08", 0.24),
            shine("M68 166C70 148 82 136 98 132", "#f4d0b0", 5, 0.8),
            blush(78, 206, "#ff5a4a", 12, 8, 0.5),
        )
        + eyes(
            "pine-eye",
            (96, 174),
            (18, 18),
            BROWN,
            face.pick(Gaze((2, 0), 0.32, 0.08, 11), FIERCE, TEARY),
            "#b07a58",
        )
        + brows((91, face.pick(156, 156, 148)), 38, face.pick(8, 16, -12), 6)
    )


def _nose_and_mouth(face: Expression) -> str:
    return (
        outlined("M100 197Q120 183 140 197Q138 212 120 217Q102 212 100 197Z", "#3a1a18", 3.5)
        + shine("M108 197Q114 192 122 193", "#fff", 3.6, 0.85)
        + face.pick(
            line("M98 230Q120 218 142 230"),
            gritted("pine", (120, 219), (28, 18)),
            wail("pine", (120, 219), (18, 18)),
        )
    )


def _snacks() -> str:
    return _at(-63, _olive()) + _at(0, _cherry()) + _at(63, _cheese())


def _at(degrees: float, snack: str) -> str:
    """Speared a little below the tip of a quill."""
    x, y, _ = arc(CENTRE, _reach(degrees, 0.86), [degrees])[0]
    return placed(snack, x, y, degrees)


def _olive() -> str:
    return (
        ellipse(0, 0, 14, 17, "#8fc23a", 4)
        + ellipse(0, -9, 5, 4.5, "#e8423a", 2.6)
        + shine("M-8 2Q-9 -6 -5 -10", "#e8ffb0", 3.4, 0.9)
    )


def _cherry() -> str:
    return ellipse(0, 0, 16, 15, "#e0243f", 4) + shine("M-9 -2Q-7 -9 0 -10", "#ffc0c0", 3.6, 0.95)


def _cheese() -> str:
    return (
        outlined("M-15 -12L13 -15L16 12L-12 15Z", "#ffd23a", 4)
        + spot(-3, -3, 4, 3.4, "#d8960a")
        + spot(6, 6, 3, 2.6, "#d8960a")
    )
