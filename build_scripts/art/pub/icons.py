"""Icons of the pub, drawn like those of the house: white masks in a 24 x 24 box about (0, 0)."""

from build_scripts.art.icons import BOX, OFF, ON, block, dot, frame, groove, solid, stroke
from build_scripts.art.shapes import group, masked, rect

_STAR = "M0 -5.6L1.7 -1.8L5.8 -1.3L2.8 1.5L3.6 5.6L0 3.5L-3.6 5.6L-2.8 1.5L-5.8 -1.3L-1.7 -1.8Z"
_CARD = block(-9.4, -11.4, 18.8, 22.8, 3.4)
_ONE = "M2.4 -4.4L6 -6.6V6.6"
_MUG = (
    block(-8.4, -4.6, 12.8, 15, 2.4)
    + stroke("M4.4 -1H7.4Q9.6 -1 9.6 1.4V4.2Q9.6 6.6 7.4 6.6H4.4", 2.4)
    + solid("M-9 -4.4C-11.4 -8.2 -7.4 -11 -4.9 -9.2C-3 -12.4 2.2 -11.8 2.6 -8.9C6 -9.4 6.4 -5.2 4.6 -4.4Z", 1)
)

ICONS = {
    "mug": _MUG + groove("M-4.6 .2V6.6M-.2 .2V6.6", 1.8) + groove("M-8.2 -3.2H4.2", 1.3),
    "coin": dot(0, 0, 10.6) + dot(0, 0, 7.6, OFF) + group(_MUG, 0.4, 0.4, 0.5),
    "hat": solid("M-6.4 3.4C-7.4 -3 -5 -9.4 1 -10.4C5.4 -9.6 6.8 -3 6.2 3.4Z", 1.4)
    + solid("M-11 6.6C-6 3.8 6 3.8 11 6.6C6 9.6 -6 9.6 -11 6.6Z", 1.6)
    + groove("M-6.6 1.2Q0 -.6 6.6 1.2", 1.7),
    "move": solid("M-7.4 -10.6H.6V-.6L7.4 1.8Q10.2 3 10.2 6.4H-7.4Z", 1.6) + stroke("M-8 10.4H10.4", 2.6),
    "bell": solid("M-9.4 5.8C-5.8 3 -7.4 -8.4 0 -8.4C7.4 -8.4 5.8 3 9.4 5.8Z", 1.8)
    + dot(0, -9.8, 1.9)
    + dot(0, 9, 2.5)
    + groove("M-5.4 1.6Q0 3.4 5.4 1.6", 1.5),
    "call": stroke("M-10.4 8.4H10.4", 3)
    + solid("M-8.2 5.4C-8.2 -6.6 8.2 -6.6 8.2 5.4Z", 1.2)
    + dot(0, -6.6, 2.2)
    + stroke("M-10 -3.4L-7.4 -6M10 -3.4L7.4 -6", 2.2),
    "enter": stroke("M2.6 -10.4H9.8V10.4H2.6", 2.8) + stroke("M-11 0H3.4M-2 -5.6L3.8 0L-2 5.6", 2.8),
    "leave": stroke("M-1.6 -10.4H-9.8V10.4H-1.6", 2.8) + stroke("M-4.4 0H10.2M4.8 -5.6L10.6 0L4.8 5.6", 2.8),
    "event": group(frame(-7, -10.4, 14, 20.8, 2.6) + solid(_STAR, 0.8), turn=-8),
    "end": stroke("M-7.6 -10.6H7.6M-7.6 10.6H7.6", 2.8)
    + stroke("M-6 -10C-6 -2.4 6 2.4 6 10M6 -10C6 -2.4 -6 2.4 -6 10", 2.6)
    + solid("M-3.6 8.8Q0 3.8 3.6 8.8Z", 0.8),
    "side_plus": _CARD + groove("M-6.6 0H.2M-3.2 -3.4V3.4", 2.4) + groove(_ONE, 2.6),
    "side_minus": _CARD + groove("M-6.6 0H.2", 2.4) + groove(_ONE, 2.6),
    "up": solid("M0 -8.4L9 5.6H-9Z", 2.6),
    "down": solid("M0 8.4L9 -5.6H-9Z", 2.6),
}
"""`up` and `down` stand beside numbers that would change."""


def icon(name: str) -> str:
    """The icon in white, with its holes really open."""
    x, y, w, h = BOX
    return masked(f"icon-{name}", ICONS[name], rect(x, y, w, h, 0, ON), BOX)
