"""The bat: a night flyer with a glow stick round its neck, and no friend of daylight."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    DAZED,
    FIERCE,
    GOLD,
    Gaze,
    brows,
    dizzy_stars,
    eyes,
    held,
    roar,
    whoosh,
    wobble,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
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
    swung,
    symmetric,
)

HEAD = symmetric("120 96C158 94 178 116 180 146L194 156L182 168L188 182L172 186C162 208 144 220 120 220")
WING = "M112 262C92 226 70 168 22 104C10 134 8 180 12 226Q24 214 34 238Q46 226 56 254Q70 244 80 274L104 290Z"
BODY = symmetric("120 226C164 226 198 262 204 345L120 345")
SNOUT = symmetric("120 173Q123 173 126 176Q134 174 134 184Q128 191 120 189")
CHEST = symmetric("120 262Q140 264 148 272L142 296L134 290L128 308L120 296")
NECKLACE = "M80 237Q120 274 160 237"


def bat(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("bat-body", "#e088b4", "#98407c", "#4a1648")
            + radial("bat-fur", (98, 120), 140, "#f09ac0", (0.45, "#b04a8c"), (1, "#5a1c56"))
            + linear("bat-wing", (10, 100), (220, 290), "#c06aa8", (0.5, "#7a3074"), (1, "#3a1240"))
            + linear("bat-ear", (60, 40), (150, 120), "#ffd0d4", (1, "#e0708c"))
        ),
        back=placed(swung(_wing(), (108, 270), face.pick((0, 0), (-6, 7), (-9, 9))), 0, face.pick(0, -6, 52)),
        bust=_bust(),
        head=held(
            swung(_ear(), (92, 120), face.pick((0, 0), (10, 14), (-76, 60)))
            + _head(face)
            + _nose_and_mouth(face),
            face,
        ),
        hue=Hue("#efe8ff", "#9c8cec", "#2a1e72", "#b4a4ff"),
        front=face.pick("", _swoop(), dizzy_stars((136, 82), (50, 14))),
    )


def _swoop() -> str:
    return whoosh("M178 76C190 86 198 98 204 112", "M190 66C204 78 213 92 219 108")


def _wing() -> str:
    fingers = "M26 116L34 238M32 124L56 252M40 134L80 272"
    return (
        outlined(WING, paint("bat-wing"))
        + line(fingers, "#3a1240", 3.4, 0.8)
        + outlined("M22 104L16 90L32 98Z", "#fff2d8", 3)
        + shine("M18 138C16 160 16 180 18 200", "#e8a0d0", 3.6, 0.7)
    )


def _bust() -> str:
    return (
        form(
            "bat-bust",
            BODY,
            paint("bat-body"),
            filled(CHEST, "#ffd0d8", 0.85),
            contact_shadow("bat-shadow", BODY, 206, 58, 42),
            shine("M54 322C60 296 70 278 82 268", "#ffd8ec", 4, 0.6),
        )
        + ribbon(NECKLACE, "#b8ff2a", 8, 3.6)
        + shine("M86 242Q100 254 117 256", "#fbffd8", 3, 1)
    )


def _ear() -> str:
    return (
        outlined("M78 134C56 112 66 60 88 18C108 40 120 76 118 112Z", paint("bat-fur"))
        + filled("M82 122C68 104 74 68 88 40C100 60 107 84 106 110Z", paint("bat-ear"))
        + line("M82 72Q89 77 97 72M79 90Q89 96 100 90", "#c8507a", 3.4, 0.8)
    )


def _head(face: Expression) -> str:
    return (
        form(
            "bat-face",
            HEAD,
            paint("bat-fur"),
            filled(symmetric("120 176C142 166 164 178 164 194C162 212 144 222 120 222"), "#ffd0d8"),
            filled("M192 120C196 190 168 222 124 224C164 200 172 150 156 96Z", "#2a0636", 0.28),
            shine("M68 142C70 124 84 110 100 106", "#ffd8ec", 5, 0.8),
        )
        + eyes("bat-eye", (92, 150), (21, 22), GOLD, face.pick(Gaze((2, 1)), FIERCE, DAZED), "#b04a8c")
        + brows((86, face.pick(122, 122, 116)), 26, face.pick(-3, 13, -10), 5)
    )


def _nose_and_mouth(face: Expression) -> str:
    mouth = face.pick(_smile(), roar("bat", (120, 190), (39, 40), 1.2, False), wobble((120, 204), 24))
    return (
        mouth
        + outlined(SNOUT, "#7a2a5a", 3.4)
        + both_sides(spot(114, 183, 2.2, 2.8, "#2a0620"))
        + shine("M111 179Q114 177 118 177", "#ffb0d0", 2.4, 0.9)
    )


def _smile() -> str:
    mouth = "M92 194Q120 202 148 194Q144 216 120 216Q96 216 92 194Z"
    return form("bat-smile", mouth, "#5a0f2a", spot(120, 216, 14, 7, "#ff6a88"), width=4) + outlined(
        "M98 197L103 211L109 199ZM142 197L137 211L131 199Z", "#fffef2", 2.8
    )
