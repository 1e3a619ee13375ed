"""The BEASTY BAR logo: every letter of the first word is drawn as a beast, the second is a bar sign.

Drop shadow, backing, cream rim, outline, print, shade and gloss are drawn one over the other.
"""

import math
import random

from build_scripts.art.lettering import FIELD, NIGHT_EDGE, Letter, at, gloss, layer, pen, printed
from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import (
    blurred,
    circle,
    corded,
    document,
    ellipse,
    group,
    line,
    linear,
    path,
    points,
    rect,
)

BOX = (0.0, -64.0, 910.0, 584.0)

LIGHTS = {
    "B": "M10 4C5 50 5 94 10 138M31 1C68 -4 92 12 86 38C81 56 56 64 33 67"
    "M80 76C102 85 102 108 88 122C74 136 50 139 32 138",
    "A": "M4 138C22 92 38 44 50 4M58 26C72 64 86 100 101 137M44 92L63 93",
    "R": "M10 138C5 92 5 48 10 4M31 0C68 -6 96 14 89 42C82 66 56 72 33 73M57 90C72 105 86 122 99 137",
}
"""The rows of bulbs on the second word."""

GROUNDS = {
    "mane": ("#FFC13C", "#F08A24"),
    "zebra": ("#FFF9EE", "#3E3452"),
    "giraffe": ("#FFE08A", "#BE6832"),
    "scale": ("#9ADB58", "#3F9138"),
    "spot": ("#CDB2EC", "#9C78C4"),
    "fur": ("#DE9450", "#A85C26"),
}
"""Animal prints: ground and pattern."""

BEASTY = (
    Letter("B", 78, 74, 1.16, -8, "mane"),
    Letter("E", 214, 52, 1.06, -3, "zebra"),
    Letter("A", 340, 42, 1.06, 1, "giraffe"),
    Letter("S", 472, 48, 1.06, 3, "scale"),
    Letter("T", 606, 50, 1.04, 5, "spot"),
    Letter("Y", 732, 74, 1.1, 9, "fur"),
)
BAR = (
    Letter("B", 250, 284, 1.08, -5, "url(#pink)"),
    Letter("A", 386, 290, 1.08, 1, "url(#pink)"),
    Letter("R", 524, 282, 1.08, 5, "url(#pink)"),
)


def defs() -> str:
    return (
        linear("pink", 0, -20, 0, 160, "#FFC0D6", (0.4, "#FF5C94"), (1, "#C0164A"))
        + linear("shade", 0, 30, 0, 165, (0, "#5A1404", 0), (1, "#5A1404", 0.42))
        + linear("drink", 0, -42, 0, -8, "#FFE58A", "#FF6A5C")
        + linear("gold", 0, -30, 0, 40, "#FFF2A8", (0.5, "#FFC933"), (1, "#D98A0B"))
    )


def stripes(colour: str, step: int, thick: int, swing: int) -> str:
    """Wavy stripes across the field, thick and thin by turns."""
    out = ""
    for index, y in enumerate(range(-70, 230, step)):
        half = (thick + (index * 5) % 7 - 3) / 2
        upper = f"M-60 {y - half}q28 {-swing} 56 0t56 0t56 0t56 0"
        out += path(f"{upper}v{2 * half}q-28 {swing} -56 0t-56 0t-56 0t-56 0Z", colour)
    return group(out, 0, 0, 1, -16)


def patches(colour: str) -> str:
    """Giraffe patches: rounded five-cornered blots on a loose grid."""
    dice, out = random.Random(4), ""
    for row, y in enumerate(range(-50, 200, 29)):
        for x in range(-50 + 15 * (row % 2), 170, 31):
            corners = []
            for corner in range(5):
                angle, r = 2 * math.pi * corner / 5 + dice.uniform(-0.25, 0.25), dice.uniform(8.5, 12.5)
                corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
            out += path(f"M{points(*corners)}Z", colour, colour, 5)
    return out


def scales(colour: str) -> str:
    rows = "".join(
        f"M{x} {y}a11 11 0 0 0 22 0"
        for row, y in enumerate(range(-50, 200, 15))
        for x in range(-50 + 11 * (row % 2), 170, 22)
    )
    return line(rows, colour, 3.6)


def dots(colour: str) -> str:
    dice = random.Random(9)
    places = [
        (x + dice.uniform(-6, 6), y + dice.uniform(-6, 6))
        for x in range(-40, 160, 25)
        for y in range(-45, 190, 25)
    ]
    return "".join(circle(x, y, dice.uniform(4, 8), colour) for x, y in places)


def tufts(colour: str) -> str:
    dice = random.Random(12)
    hairs = "".join(
        f"M{x + dice.randint(-6, 6)} {y + dice.randint(-5, 5)}q3 5 2 12"
        for x in range(-40, 160, 20)
        for y in range(-45, 190, 24)
    )
    return line(hairs, colour, 3.4)


def print_of(name: str) -> str:
    ground, ink = GROUNDS[name]
    drawn = {
        "mane": lambda: stripes(ink, 27, 12, 14),
        "zebra": lambda: stripes(ink, 25, 11, 9),
        "giraffe": lambda: patches(ink),
        "scale": lambda: scales(ink),
        "spot": lambda: dots(ink),
        "fur": lambda: tufts(ink),
    }[name]()
    return rect(*FIELD, 0, ground) + drawn


def face(letter: Letter) -> str:
    """Outline, print or lights, shade and gloss of one letter."""
    if letter.paint in GROUNDS:
        return printed(letter, print_of(letter.paint))
    return (
        pen(letter, OUTLINE, 9)
        + pen(letter, letter.paint)
        + pen(letter, "url(#shade)")
        + gloss(letter)
        + at(letter, lights(LIGHTS[letter.sign]))
    )


def lights(rows: str) -> str:
    """Bulbs all along a letter, as on the sign of a bar."""
    dash = {"stroke_dasharray": "0.1 21.5"}
    return (
        line(rows, "#FFD24A", 16, opacity=0.5, filter="url(#b3)", **dash)
        + line(rows, "#7A0A2E", 11.5, **dash)
        + line(rows, "#FFFBE0", 8, **dash)
    )


def eye(x: float, y: float, r: float, look: float = 0) -> str:
    return (
        circle(x, y, r, "#fff", OUTLINE, 3.4)
        + circle(x + look, y + r * 0.12, r * 0.55, OUTLINE)
        + circle(x + look - r * 0.2, y - r * 0.16, r * 0.2, "#fff")
    )


def lion_ears(letter: Letter) -> str:
    """Ears and a tuft of mane that peep out behind the B."""
    tuft = path(
        "M-24 20C-46 6 -50 -14 -40 -30C-34 -24 -30 -22 -26 -22C-28 -38 -16 -52 0 -56C0 -48 4 -44 8 -42"
        "C14 -54 30 -58 46 -52C42 -46 44 -40 46 -36C58 -40 72 -36 82 -26C76 -22 74 -16 74 -8L40 24Z",
        "#E07A1E",
        OUTLINE,
        7,
    )
    ear = path("M-22 16C-30 -12 -10 -28 8 -20C22 -12 22 8 14 18Z", "#FFC13C", OUTLINE, 7) + path(
        "M-11 10C-14 -6 -4 -13 5 -9C11 -4 10 4 7 10Z", "#B9501A"
    )
    return at(letter, tuft + group(ear, -16, -22, 1.05, -30) + group(ear, 62, -28, 1.05, 26, flip=True))


def zebra_mane(letter: Letter) -> str:
    spikes = "M-14 60L-46 40L-24 32L-50 6L-24 4L-40 -26L-10 -20L-12 -52L14 -28L30 -56L40 -26L62 -44L60 -14Z"
    return at(letter, path(spikes, "#3E3452", OUTLINE, 7))


def giraffe_horns(letter: Letter) -> str:
    horns = "".join(
        corded(f"M{x} 0L{x + dx} -34", OUTLINE, "#FFE08A", 9, 5)
        + circle(x + dx, -38, 10.5, "#8A4A22", OUTLINE, 6)
        for x, dx in ((38, -5), (63, 5))
    )
    ears = path("M26 -8C2 -26 -12 -18 -16 -8C-6 2 10 6 26 4Z", "#FFE08A", OUTLINE, 6) + path(
        "M16 -5C2 -14 -6 -11 -9 -8C-2 -3 6 0 16 0Z", "#E89A6A"
    )
    return at(letter, ears + f'<g transform="translate(101 0) scale(-1 1)">{ears}</g>' + horns)


def snake_head(letter: Letter) -> str:
    """The S ends in a snake: head above, tail below."""
    tongue = corded("M118 34Q126 44 120 54M124 43Q132 44 134 52", OUTLINE, "#FF4F6B", 4.5, 2.6)
    head = (
        path("M66 14C66 -14 96 -22 114 -4C130 12 134 30 120 36C100 46 66 42 66 14Z", "#9ADB58", OUTLINE, 7)
        + path("M84 30C96 38 112 38 122 32C114 28 96 26 84 30Z", "#5FAE3E", opacity=0.8)
        + line("M88 28Q106 36 123 27", OUTLINE, 3.6)
        + line("M80 -2Q88 -10 98 -9", "#fff", 4, stroke_opacity=0.7)
        + eye(93, 8, 10, 2.4)
        + eye(112, 9, 8.5, 1.8)
        + circle(120, 22, 1.8, OUTLINE)
    )
    return at(letter, tongue + head)


def hippo_ears(letter: Letter) -> str:
    ear = circle(0, 0, 14, "#CDB2EC", OUTLINE, 6) + circle(0, 0, 6, "#F29AC0")
    return at(letter, group(ear, 4, -26) + group(ear, 104, -30))


def hippo_bow(letter: Letter) -> str:
    bow = (
        path(
            "M0 0C-10 -20 -32 -22 -34 -6C-34 8 -12 12 0 0C10 -20 32 -22 34 -6C34 8 12 12 0 0Z",
            "#FF5C94",
            OUTLINE,
            5.5,
        )
        + circle(0, -1, 8, "#FF8AB4", OUTLINE, 4.5)
        + line("M-26 -9Q-22 -13 -16 -11", "#fff", 3, stroke_opacity=0.8)
    )
    return at(letter, group(bow, 60, -17, 1.05, -5))


def kangaroo_face(letter: Letter) -> str:
    """The arms of the Y are a kangaroo's ears: their pink insides, and eyes where they meet."""
    inner = line("M9 2C18 22 28 36 37 49", "#FFB0A0", 15) + line("M95 0C86 22 78 36 68 49", "#FFB0A0", 15)
    return at(
        letter,
        inner
        + eye(40, 74, 9.5, 1)
        + eye(65, 74, 9.5, -1)
        + ellipse(52.5, 94, 9, 6.5, OUTLINE)
        + ellipse(50, 92, 2.5, 1.6, "#fff"),
    )


def tail() -> str:
    """A lion's tail that swings below the Y."""
    curl = "M790 226C794 290 884 300 884 246C882 214 850 214 852 238"
    brush = path(
        "M850 226C836 228 826 244 832 270C844 266 850 268 860 262C872 252 868 230 850 226Z",
        "#A8541E",
        OUTLINE,
        6,
    )
    return (
        line(curl, OUTLINE, 30)
        + line(curl, "#D88A4A", 15)
        + line(curl, "#FFC08A", 4, transform="translate(-2 -4)", stroke_opacity=0.7)
        + brush
    )


def cocktail() -> str:
    return group(
        path("M-46 -58H46L6 0V46H30Q34 56 26 58H-26Q-34 56 -30 46H-6V0Z", "#FFFDF4", OUTLINE, 7)
        + path("M-32 -43H32L4 -9H-4Z", "url(#drink)")
        + corded("M24 -88L2 -20", OUTLINE, "#3ACDB8", 5, 2.5)
        + circle(-34, -62, 17, "#FF9A3C", OUTLINE, 5)
        + line("M-34 -76V-48M-48 -62H-20M-44 -72L-24 -52M-24 -72L-44 -52", "#FFE0A0", 2.5)
        + circle(10, -36, 4, "#FFF4C0", opacity=0.9)
        + circle(-4, -26, 3, "#FFF4C0", opacity=0.9)
        + line("M-30 -50L-12 -26", "#fff", 4.5),
        716,
        388,
        1.24,
        11,
    )


def big_paw() -> str:
    toes = "".join(
        group(ellipse(0, 0, 12, 15, "url(#gold)", OUTLINE, 7), x, y, 1, turn)
        for x, y, turn in ((-36, 2, -28), (-13, -22, -8), (13, -22, 8), (36, 2, 28))
    )
    pad = path("M0 46C-27 46 -36 27 -21 10C-10 -3 10 -3 21 10C36 27 27 46 0 46Z", "url(#gold)", OUTLINE, 7)
    return group(toes + pad + line("M-14 14Q-8 6 0 5", "#fff", 5, stroke_opacity=0.8), 166, 368, 1.08, -16)


def logo() -> str:
    """The whole logo with its warm glow."""
    behind = zebra_mane(BEASTY[1]) + lion_ears(BEASTY[0]) + giraffe_horns(BEASTY[2]) + hippo_ears(BEASTY[4])
    before = snake_head(BEASTY[3]) + kangaroo_face(BEASTY[5]) + hippo_bow(BEASTY[4])
    body = (
        group(layer(BEASTY + BAR, "#FF9A2E", 40), **blurred(20, 0.5))
        + layer(BEASTY + BAR, NIGHT_EDGE, 38, 14)
        + tail()
        + layer(BEASTY + BAR, OUTLINE, 34)
        + behind
        + cocktail()
        + big_paw()
        + layer(BEASTY + BAR, "#FFF1CC", 18)
        + "".join(face(letter) for letter in BEASTY + BAR)
        + before
        + sparkles()
    )
    return document(body, defs(), BOX)


def sparkles() -> str:
    star = "M0 -16Q1.5 -1.5 16 0Q1.5 1.5 0 16Q-1.5 1.5 -16 0Q-1.5 -1.5 0 -16Z"
    spots = ((48, 262, 1.0), (884, 76, 0.9), (222, 474, 0.75), (652, 474, 0.7), (500, -16, 0.7))
    return "".join(group(path(star, "#FFF7D0", OUTLINE, 3), x, y, scale) for x, y, scale in spots)
