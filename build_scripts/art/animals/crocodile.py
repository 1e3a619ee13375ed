"""The crocodile: cool behind its sunglasses, and hungry."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    BEATEN,
    FIERCE,
    Gaze,
    Tilt,
    burst,
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
    SHOULDERS,
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
    radial,
    shine,
    spot,
    spots,
    symmetric,
)

CREST = symmetric("120 50L135 74L155 65L161 104L120 122")
SKULL = symmetric("120 95Q125 95 130 98C142 66 186 78 178 118C188 142 184 164 176 172L120 172")
SNOUT = symmetric("120 137C140 137 160 140 172 146C192 164 206 198 198 226C190 254 154 262 120 262")
TEETH = [(58, 224), (76, 232), (96, 236), (144, 236), (164, 232), (182, 224)]
LOW_TEETH = [(66, 262), (82, 274), (101, 281), (139, 281), (158, 274), (174, 262)]
WARTS = [(70, 196), (170, 196), (62, 208), (178, 208), (120, 222), (108, 214), (132, 214)]


def crocodile(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("croc-body", "#bfe86c", "#6ab83c", "#2c742c")
            + radial("croc-skin", (96, 120), 150, "#c9ee7c", (0.5, "#79c443"), (1, "#34832f"))
            + linear("croc-snout-skin", (0, 140), (0, 260), "#a6dd5c", "#4b9a37")
            + linear("croc-glass", (0, 136), (0, 178), "#7a5cff", "#2a1650")
            + linear("croc-jaw", (0, 228), (0, 256), "#fdf3c0", "#d7c878")
        ),
        back="",
        bust=_bust(),
        head=held(
            _crest()
            + face.pick("", _open_jaw(), "")
            + _skull(face)
            + _upper_jaw(face)
            + askew(_glasses(), (120, 150), *face.pick((0, (0, 0)), (1, (0, 0)), (-17, (-4, 14)))),
            face,
            (120, 240),
            Tilt(-7, (4, -24), 0.96),
        ),
        hue=Hue("#f3ffd0", "#bdf08a", "#4fb36a", "#63c65a"),
        front=face.pick(
            "", burst((116, 222), 92, (-92, -74, 76, 94), 24), sweat((40, 140), (54, 112), (208, 130))
        ),
    )


def _crest() -> str:
    return outlined(CREST, "#2f7a2c") + shine("M110 76L119 60M86 84L90 76", "#7cc45a", 4, 0.9)


def _upper_jaw(face: Expression) -> str:
    """Seen from below when it snaps, and so shorter."""
    jaw = _snout() + _mouth(face)
    return face.pick(jaw, f'<g transform="translate(0 34) scale(1 0.75)">{jaw}</g>', jaw)


def _open_jaw() -> str:
    """The lower jaw, far down, with room for a whole guest."""
    jaw = symmetric("120 200L192 196C206 240 184 294 120 296")
    floor = symmetric("120 200L184 200C192 240 170 278 120 280")
    teeth = "".join(f"M{x - 7} {y}L{x} {y - 18}L{x + 7} {y}Z" for x, y in LOW_TEETH)
    return (
        outlined(jaw, paint("croc-jaw"))
        + form("croc-gullet", floor, "#6a1020", spot(120, 276, 44, 34, "#ff6a80"), width=4)
        + outlined(teeth, "#fffef2", 3)
    )


def _bust() -> str:
    return (
        outlined(SHOULDERS, paint("croc-body"))
        + outlined("M80 345C80 300 92 262 120 262C148 262 160 300 160 345", "#f2efb4", 4)
        + line("M84 300Q120 310 156 300M82 322Q120 332 158 322", "#c9bf6a", 3)
        + contact_shadow("croc-shadow", SHOULDERS, 212, 84, 58)
        + shine("M32 304C40 280 52 266 64 258", "#e9ffb0", 5, 0.6)
    )


def _skull(face: Expression) -> str:
    return (
        outlined(SKULL, paint("croc-skin"))
        + shine("M71 104C70 90 83 82 95 87", "#f0ffc0", 5)
        + eyes(
            "croc-eye",
            (87, 109),
            (16, 15),
            AMBER,
            face.pick(Gaze((2, 2), 0.42, tilt=8), FIERCE, BEATEN),
            "#5faa3a",
        )
    )


def _snout() -> str:
    return form(
        "croc-snout",
        SNOUT,
        paint("croc-snout-skin"),
        filled("M208 140C206 210 190 262 120 262C170 250 184 200 172 146Z", "#1f6425", 0.35),
        filled("M36 222C60 246 90 250 120 250C150 250 180 246 204 222V270H36Z", paint("croc-jaw")),
        shine("M60 176C52 190 50 204 52 212", "#e9ffb0", 6, 0.75),
        spots(WARTS, 4, 3, "#3c8a34", 0.55),
    )


def _mouth(face: Expression) -> str:
    long, standing = face.pick((13, TEETH), (24, TEETH), (13, TEETH[::2]))
    teeth = "".join(f"M{x - 7} {y - 4}L{x} {y + long}L{x + 7} {y - 4}Z" for x, y in standing)
    if face is Expression.OUT:
        return wobble((120, 236), 64) + outlined(teeth, "#fffef2", 3) + _nostrils()
    return (
        line("M42 220C60 244 90 248 120 248C150 248 180 244 198 220")
        + outlined(teeth, "#fffef2", 3)
        + both_sides(line("M40 214Q36 210 34 214", width=4))
        + _nostrils()
    )


def _nostrils() -> str:
    return both_sides(ellipse(100, 196, 7, 5, "#1f4a1a", 3))


def _glasses() -> str:
    lens = outlined("M62 140Q92 132 114 142Q114 174 90 176Q66 174 62 140Z", paint("croc-glass"))
    glints = "M72 148L84 146M71 156L76 155M141 148L153 146M140 156L145 155"
    return (
        outlined("M58 142Q120 128 182 142L180 150H60Z", "#2a1650", 3.5)
        + both_sides(lens)
        + shine(glints, "#fff", 3.4, 0.85)
    )
