"""Interface icons and owner symbols: white masks, tinted when the game draws them.

An icon is drawn in a 24 x 24 box about (0, 0) with ``solid`` and ``stroke``; ``hole`` and ``groove`` cut
into what was drawn before them.
"""

from build_scripts.art.shapes import circle, group, masked, path, rect

BOX = (-12.0, -12.0, 24.0, 24.0)
ON, OFF = "#fff", "#000"
PEN = 2.5

SYMBOLS = {
    "moon": "M4.5 -11.2A11.4 11.4 0 1 0 11 5.2A9.6 9.6 0 0 1 4.5 -11.2Z",
    "star": "M0 -11.4L3.5 -4L11.4 -3.1L5.6 2.4L7.2 10.2L0 6.3L-7.2 10.2L-5.6 2.4L-11.4 -3.1L-3.5 -4Z",
    "drop": "M0 -12.5C3.5 -6 8.6 -1.6 8.6 4A8.6 8.6 0 0 1 -8.6 4C-8.6 -1.6 -3.5 -6 0 -12.5Z",
    "leaf": "M-8.2 7.4C-13.2 -4 -3.4 -12 11.2 -11.2C12.2 3 4 12.2 -5.8 9.2L-9.4 12.2L-11 10.6Z",
}
SYMBOL_EDGES = {"moon": 0.6, "star": 1.6, "drop": 0.01, "leaf": 0.6}
"""How far the corners are rounded."""
LEAF_VEIN = "M-4.6 5.2Q-.4 -.2 5.4 -5.2"


def solid(d: str, width: float = 1.4) -> str:
    return path(d, ON, ON, width)


def stroke(d: str, width: float = PEN) -> str:
    return path(d, "none", ON, width)


def hole(d: str, width: float = 0.01) -> str:
    return path(d, OFF, OFF, width)


def groove(d: str, width: float = 1.8) -> str:
    return path(d, "none", OFF, width)


def dot(x: float, y: float, r: float, colour: str = ON) -> str:
    return circle(x, y, r, colour)


def block(x: float, y: float, w: float, h: float, r: float = 1.5, colour: str = ON) -> str:
    return rect(x, y, w, h, r, colour)


def frame(x: float, y: float, w: float, h: float, r: float = 2.2, width: float = PEN) -> str:
    """A hollow card: cuts what lies under it."""
    return rect(x, y, w, h, r, OFF, OFF, width + 2.6) + rect(x, y, w, h, r, OFF, ON, width)


GEAR = "".join(group(block(-2.2, -11.2, 4.4, 6, 1.2), turn=a) for a in range(0, 360, 45))
LOUDSPEAKER = solid("M-10 -3.4H-6L-.8 -8V8L-6 3.4H-10Z", 2)
RING_TO_THE_RIGHT = stroke("M8.3 -2.4A8.6 8.6 0 1 0 7.4 4.8", 2.9) + solid("M9.6 -8.8V-1.6H2.6Z")

ARROW_BACK = stroke("M-4.4 -9L-9.8 -3.8L-4.4 1.4M-9 -3.8H3A6.1 6.1 0 0 1 3 8.4H-4.4", 2.7)

TO_START = block(-9.6, -8.4, 3.8, 16.8, 1.4) + solid("M8.4 -7.6L-3 0L8.4 7.6Z", 2.2)

ICONS = {
    "cards": group(frame(-6.5, -7.5, 9.6, 14), -2.2, 0.6, turn=-14)
    + group(frame(-4.6, -7.6, 9.8, 14.6), 2.8, 0.2, turn=11),
    "deck": stroke("M-3 10.2H6.4Q9.4 10.2 9.4 7.2V-4.6") + frame(-9, -10, 13.6, 15.8, 2.6),
    "door": solid("M-7.6 9.6V-2.6A7.6 7.6 0 0 1 7.6 -2.6V9.6Z")
    + groove("M0 -9V9.2", 1.7)
    + dot(-2.6, 1.4, 1.3, OFF)
    + dot(2.6, 1.4, 1.3, OFF),
    "undo": ARROW_BACK,
    "redo": group(ARROW_BACK, flip=True),
    "bulb": stroke("M-3.4 5.8C-3.4 2.2 -7.2 1.4 -7.2 -3.2A7.2 7.2 0 0 1 7.2 -3.2C7.2 1.4 3.4 2.2 3.4 5.8Z")
    + stroke("M-2.4 10H2.4", 2.6)
    + stroke("M-3.4 -3.6A3.6 3.6 0 0 1 -.6 -6.3", 1.6),
    "log": dot(-9, -7, 1.7) + dot(-9, 0, 1.7) + dot(-9, 7, 1.7) + stroke("M-4 -7H9.6M-4 0H9.6M-4 7H5", 2.8),
    "speed": solid("M-9.6 -7L-1.4 0L-9.6 7ZM.8 -7L9 0L.8 7Z", 1.8),
    "turn_back": solid("M9.6 -7L1.4 0L9.6 7ZM-.8 -7L-9 0L-.8 7Z", 1.8),
    "to_start": TO_START,
    "to_end": group(TO_START, flip=True),
    "branch": dot(-6.4, -8.2, 2.9)
    + dot(-6.4, 8.2, 2.9)
    + dot(6.6, -5, 2.9)
    + stroke("M-6.4 -7V7M-6.4 5C-6.4 -.6 6.6 2.6 6.6 -4", 2.4),
    "pause": block(-7.4, -8.6, 5.4, 17.2, 1.8) + block(2, -8.6, 5.4, 17.2, 1.8),
    "play": solid("M-5.6 -8L8.4 0L-5.6 8Z", 2.6),
    "people": dot(-4.8, -4.6, 4.2)
    + solid("M-11 8.6C-11 1.4 1.4 1.4 1.4 8.6Z", 1.2)
    + dot(6.4, -3.4, 3.4)
    + solid("M4.4 8.6C4.4 5.2 3.8 4 3.2 3C6.6 1.4 11 3.2 11 8.6Z", 1.2),
    "book": stroke("M0 -6C-3 -8.8 -8 -8.8 -10 -7.8V7C-8 6 -3 6 0 8.8C3 6 8 6 10 7V-7.8C8 -8.8 3 -8.8 0 -6Z")
    + stroke("M0 -5.4V8"),
    "gear": GEAR + circle(0, 0, 6.6, ON) + dot(0, 0, 3.1, OFF),
    "quit": stroke("M1.8 -9H-8.4V9H1.8M-2.4 0H9.6M5 -4.8L9.8 0L5 4.8", 2.6),
    "eye": stroke("M-10.6 0Q0 -12 10.6 0Q0 12 -10.6 0Z", 2.4) + dot(0, 0, 3.9) + dot(-1.3, -1.3, 1.1, OFF),
    "loop": RING_TO_THE_RIGHT,
    "shield": solid("M0 -10.2L8.6 -7.2V-.2C8.6 5.8 4.2 9.3 0 10.8C-4.2 9.3 -8.6 5.8 -8.6 -.2V-7.2Z"),
    "trash": solid("M-6.8 -4.2L-5.4 9.8H5.4L6.8 -4.2Z", 1.6)
    + stroke("M-9.2 -7.2H9.2", 2.5)
    + stroke("M-3 -7.6V-10.2H3V-7.6", 2)
    + groove("M-2.5 -.8L-2 6.6M2.5 -.8L2 6.6", 1.7),
    "chart": stroke("M-9.4 -9.6V9H9.8", 2.5) + stroke("M-5 4.2L-1 -1.6L3 2L9 -6.2", 2.7),
    "share": stroke("M-5 -1.6H-8V9.8H8V-1.6H5", 2.5) + stroke("M0 4.4V-9.4M-4.8 -5L0 -9.8L4.8 -5", 2.7),
    "target": circle(0, 0, 9, "none", ON, 2.4) + circle(0, 0, 4.4, "none", ON, 2.2) + dot(0, 0, 1.5),
    "check": stroke("M-8 .4L-2.4 6.6L8.4 -6.4", 3.6),
    "cross": stroke("M-6.6 -6.6L6.6 6.6M6.6 -6.6L-6.6 6.6", 3.5),
    "crown": solid("M-8.8 4.2L-10.2 -6L-4.6 -1.2L0 -8.8L4.6 -1.2L10.2 -6L8.8 4.2Z", 1.8)
    + block(-8.9, 6.2, 17.8, 3.2, 1.4),
    "arrow_left": stroke("M9 0H-8M-1.6 -7L-8.8 0L-1.6 7", 3),
    "arrow_right": stroke("M-9 0H8M1.6 -7L8.8 0L1.6 7", 3),
    "swap": stroke("M-9 -4.4H8M3.6 -9L8.6 -4.4L3.6 .2", 2.5) + stroke("M9 5H-8M-3.6 .6L-8.6 5L-3.6 9.6", 2.5),
    "restart": group(RING_TO_THE_RIGHT, flip=True),
    "sound": LOUDSPEAKER + stroke("M3.2 -3.6A5.2 5.2 0 0 1 3.2 3.6M6.4 -7.2A10 10 0 0 1 6.4 7.2", 2.4),
    "mute": LOUDSPEAKER + stroke("M4 -3.4L10.4 3.4M10.4 -3.4L4 3.4", 2.5),
    "back": stroke("M4.4 -8.4L-4.4 0L4.4 8.4", 3.5),
    "computer": rect(-10, -8.6, 20, 13.6, 2.4, "none", ON, 2.4)
    + solid("M-5.4 9.4H5.4M-1.6 6V9.4H1.6V6Z", 2.2)
    + dot(-3.6, -2.4, 1.6)
    + dot(3.6, -2.4, 1.6)
    + stroke("M-3.2 1Q0 2.6 3.2 1", 1.6),
    "person": dot(0, -4.8, 5) + solid("M-8.6 9.4C-8.6 1 8.6 1 8.6 9.4Z", 1.4),
    "dice": group(
        block(-8.4, -8.4, 16.8, 16.8, 3.6)
        + "".join(
            dot(x, y, 1.75, OFF) for x, y in ((-4.2, -4.2), (4.2, -4.2), (0, 0), (-4.2, 4.2), (4.2, 4.2))
        ),
        turn=10,
    ),
    "lock": block(-7.6, -1.6, 15.2, 11.4, 2.6)
    + stroke("M-4.6 -1.6V-5A4.6 4.6 0 0 1 4.6 -5V-1.6", 2.6)
    + dot(0, 3, 1.7, OFF)
    + groove("M0 3V6.2", 1.8),
    "plus": stroke("M-8 0H8M0 -8V8", 3.5),
    "minus": stroke("M-8 0H8", 3.5),
    "info": circle(0, 0, 9.6, "none", ON, 2.4)
    + dot(0, -4.6, 1.8)
    + stroke("M-1.6 -.4H.4V5.2M-2 5.2H2.6", 2.3),
    "search": circle(-2.2, -2.2, 7, "none", ON, 2.8) + stroke("M3.4 3.4L9.8 9.8", 3.4),
    "pin": group(
        block(-5.2, -11.2, 10.4, 3.6, 1.5)
        + solid("M-3.2 -7.6H3.2L4 -.6Q7.2 1 7.2 3.6H-7.2Q-7.2 1 -4 -.6Z", 1)
        + stroke("M0 4.4V11", 2.2),
        turn=28,
    ),
    "pen": group(
        solid("M-2.9 -6.2H2.9V5L0 11L-2.9 5Z", 1.2)
        + block(-3.6, -11.4, 7.2, 3.4, 1.4)
        + groove("M-3 4.6H3", 1.4),
        turn=42,
    ),
    "copy": frame(-9, -10, 11.4, 14) + frame(-3, -4.4, 11.4, 14),
    "import": stroke("M0 -10.4V3M-5.4 -2L0 3.4L5.4 -2", 2.8) + stroke("M-9.4 3.6V9.4H9.4V3.6", 2.6),
    "clock": stroke("M-8.3 -2.4A8.6 8.6 0 1 1 -7.4 4.8", 2.7)
    + solid("M-10.6 -8.2V-1.4H-3.8Z")
    + stroke("M0 -4.6V.6L3.8 3", 2.3),
    "glass": solid("M-7.4 -5.6H7.4L5.6 10H-5.6Z", 1.6)
    + groove("M-5 -1.6Q-2.4 -3 0 -1.6T5 -1.6", 1.5)
    + stroke("M1.6 -6.4L4 -11H8.6", 1.9),
    "strength": block(-4.4, -1.7, 8.8, 3.4, 1)
    + block(-8.2, -7.6, 4.6, 15.2, 1.9)
    + block(3.6, -7.6, 4.6, 15.2, 1.9)
    + block(-11.4, -4.2, 3.6, 8.4, 1.5)
    + block(7.8, -4.2, 3.6, 8.4, 1.5)
    + groove("M-8 -4V4M8 -4V4", 0.9),
    "boot": solid("M-7.4 -10Q-3 -11 1.6 -10L1.8 -2.6Q2.4 .2 6.4 1Q10 1.8 10.2 5H-7.4Z", 1.2)
    + solid("M-7.8 8H10.4V9.4H3.4L2 10H-1L-2.2 9.4H-7.8Z", 1.4)
    + groove("M-7.4 -6.6Q-3 -7.6 1.6 -6.6", 1.3)
    + groove("M-1 -3.4L2.4 -3.6M-.6 -.6L3.4 -1", 1.3),
}


def icon(name: str, colour: str = ON) -> str:
    """The icon in one colour, with its holes really open."""
    x, y, w, h = BOX
    return masked(f"icon-{name}", ICONS[name], rect(x, y, w, h, 0, colour), BOX)


def symbol(kind: str, x: float = 0, y: float = 0, scale: float = 1, colour: str = ON) -> str:
    """An owner symbol, 24 units high at scale 1; the leaf's vein is open."""
    ident = f"symbol-{kind}-{round(x)}-{round(y)}-{round(scale * 100)}"
    shape = path(SYMBOLS[kind], ON, ON, SYMBOL_EDGES[kind])
    shape += path(LEAF_VEIN, "none", OFF, 1.5) if kind == "leaf" else ""
    return group(masked(ident, shape, rect(-13, -13, 26, 26, 0, colour), (-13, -13, 26, 26)), x, y, scale)
