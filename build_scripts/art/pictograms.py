"""What each animal does, as a strip of small pictures for the tab above the name on its card.

One grammar for all: the gate is on the left, as on the table. Heads are animals, the bigger the stronger; the
golden one is the animal of the card, a red cross means out of the line. Arcs leap over what is below them.
"""

import math
from typing import NamedTuple

from build_scripts.art.palette import CREAM, GOLD, OUTLINE
from build_scripts.art.shapes import circle, document, group, line, path, points, rect

HEIGHT = 26.0
"""Of the pictures; they stand on the lower edge."""
ZOOM = 1.25
LEFT, RIGHT, ABOVE, TUCKED = 6.0, 7.0, 4.0, 12.0
"""Around them in the tab; its lower edge is tucked under the ribbon."""
GAP = 4.0
SCALE = 2.0

TAB = "#2A0F1C"
TAB_OPACITY = 0.86
RED = "#FF8474"
COLD = "#8FB2FF"
STENCH = "#C4EE62"
FUR = "#D58B4A"
SUN = "#FFB13D"

BIG, MIDDLE, SMALL, TINY = 11.0, 9.0, 7.4, 6.0
"""How strong an animal is: half the width of its head."""


class Piece(NamedTuple):
    """A picture from (0, 0) to (width, HEIGHT)."""

    width: float
    body: str


def row(*pieces: Piece, gap: float = GAP) -> Piece:
    """Side by side."""
    left, body = 0.0, ""
    for piece in pieces:
        body += group(piece.body, left)
        left += piece.width + gap
    return Piece(left - gap, body)


def centred(size: float, body: str, lift: float = 0) -> Piece:
    """A drawing about (0, 0), `size` wide, in the middle of the height."""
    return Piece(size, group(body, size / 2, HEIGHT / 2 - lift))


# Animals


def head(r: float, colour: str = CREAM) -> Piece:
    """An animal of any kind, with pointed ears."""
    shape = (
        "M-1 -1.12L-.42 -.78Q0 -.86 .42 -.78L1 -1.12Q1.12 -.5 1.02 .06Q.86 .9 0 .9Q-.86 .9 -1.02 .06"
        "Q-1.12 -.5 -1 -1.12Z"
    )
    eyes = circle(-0.4, -0.05, 0.17, OUTLINE) + circle(0.4, -0.05, 0.17, OUTLINE)
    body = path(shape, colour, colour, 0.16) + eyes
    return Piece(2.2 * r, group(body, 1.1 * r, HEIGHT - r, r))


def monkey(r: float = MIDDLE) -> Piece:
    ears = circle(-1.05, -0.1, 0.42, FUR) + circle(1.05, -0.1, 0.42, FUR)
    face = path(
        "M0 -.42Q.3 -.75 .62 -.45Q.85 -.1 .5 .2Q.8 .9 0 .9Q-.8 .9 -.5 .2Q-.85 -.1 -.62 -.45Q-.3 -.75 0 -.42Z",
        CREAM,
    )
    eyes = circle(-0.3, -0.12, 0.15, OUTLINE) + circle(0.3, -0.12, 0.15, OUTLINE)
    body = ears + circle(0, 0, 1, FUR) + face + eyes
    return Piece(2.9 * r, group(body, 1.45 * r, HEIGHT - 1.05 * r, r))


def out(piece: Piece, arm: float = 5) -> Piece:
    """Thrown out of the line."""
    d = f"M{-arm} {-arm}L{arm} {arm}M{arm} {-arm}L{-arm} {arm}"
    cross = line(d, TAB, 7) + line(d, RED, 4)
    return Piece(piece.width, piece.body + group(cross, piece.width / 2, HEIGHT - 8.6))


def jaws(colour: str = GOLD) -> Piece:
    """Open to the left, where the victims stand."""
    upper = "M-11 -3L8 -11Q12 -6 11 0L-1 1L-3.5 -3L-6 0L-8.5 -3.5Z"
    lower = "M-10 10.5L-7.5 6.5L-5 9L-2 4L11 1Q11 9 5 11Z"
    eye = circle(4.5, -5.2, 1.7, TAB)
    return centred(23, path(upper, colour, colour, 1.4) + path(lower, colour, colour, 1.4) + eye)


# Signs


def gate() -> Piece:
    door = path("M-8 11V-2.5A8 8 0 0 1 8 -2.5V11Z", GOLD, GOLD, 2)
    return centred(18, door + line("M0 -9V11", TAB, 2.2) + circle(-3, 2, 1.4, TAB) + circle(3, 2, 1.4, TAB))


def exit_door() -> Piece:
    door = path("M-7 11V-9H7V11Z", COLD, COLD, 2.6)
    return centred(18, door + line("M-3.4 1H3.8M1 -2.6L4.4 1L1 4.6", TAB, 2.4))


def arrow(length: float = 15, colour: str = GOLD) -> Piece:
    """Forward, to the gate."""
    half = length / 2
    d = f"M{half} 0H{-half}M{-half + 5.5} -6L{-half} 0L{-half + 5.5} 6"
    return centred(length + 2, line(d, colour, 3.8), lift=-3)


def to_the_end() -> Piece:
    """An arrow to the right, against the end of the line."""
    d = "M-11 0H5M-.5 -6L5.5 0L-.5 6"
    return centred(24, line(d, CREAM, 3.8) + line("M10 -9V9", CREAM, 3.8), lift=-3)


def forward() -> Piece:
    """A short arrow to the gate."""
    return centred(8, line("M3 -6.5L-3 0L3 6.5", GOLD, 4), lift=-3)


def chevrons(colour: str = GOLD) -> Piece:
    return centred(15, line("M0 -7L-6 0L0 7M7 -7L1 0L7 7", colour, 3.8), lift=-2)


def swap() -> Piece:
    d = "M9 -5H-8M-3 -10L-8.5 -5L-3 0M-9 6H8M3 1L8.5 6L3 11"
    return centred(20, line(d, CREAM, 3.4))


def shield(scale: float = 1) -> Piece:
    """The zebra, whom nobody passes: small where it stops the animal of the card."""
    edge = path("M0 -12L10 -8.6V0C10 6 5 10.5 0 12.4C-5 10.5 -10 6 -10 0V-8.6Z", CREAM, CREAM, 1)
    lines = line("M-10.5 -1.5L3 -12.5M-9.4 6.5L10.5 -7.5M-3.5 12L11 1.4", TAB, 3)
    return centred(21 * scale, group(edge + lines, scale=scale), lift=12 * (scale - 1))


def quills() -> Piece:
    rim = []
    for index in range(20):
        angle = math.pi * index / 10 + 0.05
        r = 12.4 if index % 2 == 0 else 6.8
        rim.append((r * math.cos(angle), r * math.sin(angle)))
    eyes = circle(-2.4, 0, 1.3, TAB) + circle(2.4, 0, 1.3, TAB)
    return centred(24, path(f"M{points(*rim)}Z", GOLD, GOLD, 1.4) + eyes)


def hand() -> Piece:
    """Points to the left: whom you like."""
    finger = rect(-12, -4.6, 15, 5.6, 2.8, CREAM)
    fist = rect(-2.5, -5, 11, 13.5, 4, CREAM)
    folds = line("M-1.5 3.6H3M-.8 7H2.5", TAB, 1.6)
    thumb = line("M-.5 -6.5L3.6 -9.4", CREAM, 4.4)
    return centred(24, finger + thumb + fist + folds + rect(7.6, -5.6, 4.6, 14.6, 1.6, GOLD), lift=-1)


def mask() -> Piece:
    shape = (
        "M-13 -7Q-6.5 -9.5 0 -5.6Q6.5 -9.5 13 -7Q13.4 6.6 6.4 7Q2.4 7 0 2.6Q-2.4 7 -6.4 7Q-13.4 6.6 -13 -7Z"
    )
    eyes = "M-9.6 -1.6Q-6 -4.4 -2.8 -.4Q-6.4 2.6 -9.6 -1.6ZM9.6 -1.6Q6 -4.4 2.8 -.4Q6.4 2.6 9.6 -1.6Z"
    return centred(27, path(shape, GOLD, GOLD, 1.4) + path(eyes, TAB))


def paper(colour: str = CREAM) -> str:
    """A card about (0, 0)."""
    return rect(-6, -8.5, 12, 17, 2.6, colour, TAB, 2.2)


def hand_cards() -> Piece:
    fan = group(paper(), -7, 1, turn=-22) + group(paper(), 7, 1, turn=22) + group(paper(GOLD), 0, -1.5)
    return centred(30, fan)


def heap() -> Piece:
    """The cards of THAT'S IT, and the topmost of them going up."""
    slab = rect(-11.5, -3.2, 23, 6.4, 2.4, CREAM, TAB, 1.8)
    up = "M0 1V-9.6M-5.8 -5L0 -10.6L5.8 -5"
    pile = group(slab, 0, 9.4) + group(slab, 0, 3.6, turn=-6)
    return centred(25, pile + line(up, TAB, 8) + line(up, GOLD, 4))


def cloud() -> Piece:
    puffs = ((-8, 3, 5.4), (-2, -3, 6.6), (6, -1, 6), (8.6, 4.4, 4.4), (1, 4.6, 6))
    waves = line("M-7.5 1.4Q-4.5 -2 -1.5 1.4T4.5 1.4", TAB, 2.2)
    return centred(27, "".join(circle(x, y, r, STENCH) for x, y, r in puffs) + waves)


def die(spots: int) -> Piece:
    places = {1: ((0, 0),), 2: ((-3.4, -3.4), (3.4, 3.4))}[spots]
    face = rect(-7.8, -7.8, 15.6, 15.6, 4, CREAM)
    return centred(16, face + "".join(circle(x, y, 2.5, TAB) for x, y in places), lift=-5.2)


def drops() -> Piece:
    """Spat to the left."""
    drop = "M8 0Q1 -4.4 -2.4 -3.2A3.4 3.4 0 0 0 -2.4 3.2Q1 4.4 8 0Z"
    pair = ((-1.5, -4.4, -10), (0.5, 5, 10))
    return centred(16, "".join(group(path(drop, COLD, COLD, 1), x, y, 1, t) for x, y, t in pair), lift=-3)


def sun() -> Piece:
    rays = "".join(group(path("M-2.6 -8.2L0 -13L2.6 -8.2Z", SUN, SUN, 1), turn=a) for a in range(0, 360, 45))
    return centred(26, rays + circle(0, 0, 6.4, SUN))


# Ways


def leap(over: Piece, *landings: float) -> Piece:
    """Arcs from the right over a row of animals, down to its left end and to other places in it."""
    right = MARGIN + over.width + MARGIN
    arcs = "".join(arc(place, right, low) for place, low in zip((LANDING, *landings), (0, 5), strict=False))
    return Piece(right + 2, group(over.body, MARGIN) + arcs)


def arc(left: float, right: float, low: float) -> str:
    top = 2.0 + low
    d = f"M{right} 16Q{right - 1} {top} {(left + right) / 2} {top}Q{left + 0.6} {top} {left} 12"
    tip = f"M{left - 4.8} 9L{left - 0.2} 15L{left + 5.4} 9.5"
    return line(d, TAB, 7) + line(d + tip, GOLD, 3.8)


MARGIN, LANDING = 8.5, 5.0
"""Beside what is leapt over, and where the arc ends in it."""
SELF = head(MIDDLE, GOLD)
BIG_SELF = head(BIG, GOLD)

STRIPS = {
    "skunk": row(out(head(BIG)), out(head(BIG)), cloud(), gap=2),
    "parrot": row(out(head(BIG)), hand()),
    "kangaroo": leap(row(head(SMALL), head(SMALL), gap=8), 28),
    "monkey": row(gate(), arrow(), row(monkey(), monkey(), gap=0), gap=3),
    "chameleon": row(head(SMALL), head(MIDDLE), mask(), gap=3),
    "seal": row(gate(), swap(), exit_door()),
    "zebra": row(shield(), chevrons(RED), jaws(RED), gap=4),
    "giraffe": row(leap(head(SMALL)), BIG_SELF, gap=0),
    "snake": row(gate(), head(BIG), head(MIDDLE), head(TINY), gap=2),
    "crocodile": row(shield(0.72), head(TINY), head(TINY), jaws(), gap=3),
    "hippo": row(shield(0.72), chevrons(), head(SMALL), BIG_SELF, gap=3),
    "lion": row(gate(), forward(), BIG_SELF, out(monkey(), 4.4), gap=2),
    "bat": row(out(head(BIG)), hand(), sun(), gap=3),
    "vulture": row(SELF, forward(), heap(), gap=3),
    "peacock": leap(row(head(BIG), head(TINY), gap=2)),
    "dog": row(gate(), head(TINY), head(MIDDLE), head(BIG), gap=2),
    "penguin": row(mask(), hand_cards(), gap=4),
    "ostrich": row(die(1), leap(row(die(2), die(2), gap=2)), gap=3),
    "porcupine": row(quills(), out(head(BIG)), gap=4),
    "llama": row(head(MIDDLE), drops(), to_the_end(), gap=3),
    "cheetah": row(head(BIG), head(TINY), jaws(), gap=3),
    "tiger": row(out(head(MIDDLE), 4.6), leap(head(SMALL)), gap=-2),
    "bear": row(head(BIG), row(head(TINY), head(TINY), gap=1), to_the_end(), gap=3),
    "rhino": row(head(SMALL), out(head(BIG)), forward(), BIG_SELF, gap=2),
}


def size(strip: Piece) -> tuple[float, float]:
    """Of the tab with the strip in it."""
    return math.ceil(LEFT + strip.width * ZOOM + RIGHT), ABOVE + HEIGHT * ZOOM + TUCKED


def tab(width: float, height: float) -> str:
    """Rounded at the free corner only: the others are under the frame and the ribbon."""
    r = 12.0
    shape = f"M-2 {height}V0H{width - r}Q{width} 0 {width} {r}V{height}Z"
    return path(shape, TAB, fill_opacity=TAB_OPACITY)


def pictogram(animal: str) -> str:
    strip = STRIPS[animal]
    width, height = size(strip)
    body = tab(width, height) + group(strip.body, LEFT, ABOVE, ZOOM)
    return document(body, "", (0.0, 0.0, width, height), SCALE)
