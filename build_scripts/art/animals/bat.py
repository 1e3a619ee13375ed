"""The bat: a night flyer with a glow stick round its neck, and no friend of daylight."""

from __future__ import annotations

from build_scripts.art.animals.portrait import Hue, Portrait
from build_scripts.art.animals.shapes import (
    GOLD,
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
    ribbon,
    shine,
    soft,
    spot,
    symmetric,
)

HEAD = symmetric("120 96C158 94 178 116 180 146L194 156L182 168L188 182L172 186C162 208 144 220 120 220")
WING = "M112 262C92 226 70 168 22 104C10 134 8 180 12 226Q24 214 34 238Q46 226 56 254Q70 244 80 274L104 290Z"
BODY = symmetric("120 226C164 226 198 262 204 345L120 345")
NECKLACE = "M72 236Q120 276 168 236"


def bat() -> Portrait:
    return Portrait(
        defs=(
            body_paint("bat-body", "#e088b4", "#98407c", "#4a1648")
            + radial("bat-fur", (98, 120), 140, "#f09ac0", (0.45, "#b04a8c"), (1, "#5a1c56"))
            + linear("bat-wing", (20, 110), (100, 290), "#b05a9a", (0.5, "#6e2a6a"), (1, "#3a1240"))
            + radial("bat-ear", (70, 80), 60, "#ffc4cc", (1, "#e0708c"))
        ),
        back=both_sides(_wing()),
        bust=_bust(),
        head=both_sides(_ear()) + _head() + _nose_and_mouth(),
        hue=Hue("#efe8ff", "#9c8cec", "#2a1e72", "#b4a4ff"),
    )


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
            contact_shadow("bat-shadow", BODY, 206, 58, 42),
            soft(spot(120, 256, 52, 22, "#c8ff4a", 0.55), 8),
        )
        + ribbon(NECKLACE, "#b8ff2a", 8, 3.6)
        + shine("M78 241Q97 256 116 258", "#fbffd8", 3, 1)
    )


def _ear() -> str:
    return (
        outlined("M84 130C46 112 36 58 50 22C84 36 112 68 116 110Z", paint("bat-fur"))
        + filled("M82 116C58 100 50 64 57 42C80 54 98 80 100 106Z", paint("bat-ear"))
        + line("M66 66Q74 70 80 68M70 84Q80 88 88 84", "#c8507a", 3.4, 0.8)
    )


def _head() -> str:
    return (
        form(
            "bat-face",
            HEAD,
            paint("bat-fur"),
            filled(symmetric("120 176C142 166 164 178 164 194C162 212 144 222 120 222"), "#ffd0d8"),
            filled("M192 120C196 190 168 222 124 224C164 200 172 150 156 96Z", "#2a0636", 0.28),
            shine("M68 142C70 124 84 110 100 106", "#ffd8ec", 5, 0.8),
        )
        + eyes("bat-eye", (92, 150), (21, 22), GOLD, (2, 1))
        + line("M74 124Q84 116 98 120M166 124Q156 116 142 120", width=5)
    )


def _nose_and_mouth() -> str:
    mouth = "M92 194Q120 202 148 194Q144 216 120 216Q96 216 92 194Z"
    return (
        form("bat-mouth", mouth, "#5a0f2a", spot(120, 216, 14, 7, "#ff6a88"), width=4)
        + outlined("M98 197L103 211L109 199ZM142 197L137 211L131 199Z", "#fffef2", 2.8)
        + outlined(
            "M106 184Q106 174 114 176Q120 172 126 176Q134 174 134 184Q128 191 120 189Q112 191 106 184Z",
            "#7a2a5a",
            3.4,
        )
        + both_sides(spot(114, 183, 2.2, 2.8, "#2a0620"))
        + shine("M111 179Q114 177 118 177", "#ffb0d0", 2.4, 0.9)
    )
