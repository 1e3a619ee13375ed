"""The FANTASY PUB logo: each letter of the first word is what somebody in the pub wears or is built of; the
second is freshly drawn, with foam on top."""

import random

from build_scripts.art.lettering import FIELD, NIGHT_EDGE, Letter, at, gloss, layer, pen, printed
from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.things import TRIPLE, coin, mug
from build_scripts.art.shapes import (
    blurred,
    circle,
    document,
    group,
    line,
    linear,
    path,
    rect,
)

BOX = (-20.0, -70.0, 1040.0, 600.0)

FANTASY = (
    Letter("F", 66, 78, 1.14, -9, "wood"),
    Letter("A", 194, 52, 1.06, -5, "ice"),
    Letter("N", 330, 36, 1.04, -2, "dots"),
    Letter("T", 470, 33, 1.04, 1, "paint"),
    Letter("A", 592, 40, 1.06, 3, "weave"),
    Letter("S", 728, 54, 1.04, 6, "scale"),
    Letter("Y", 852, 80, 1.1, 10, "stone"),
)
PUB = (
    Letter("P", 306, 296, 1.12, -5, "url(#ale)"),
    Letter("U", 452, 304, 1.08, 0, "url(#ale)"),
    Letter("B", 602, 292, 1.12, 5, "url(#ale)"),
)
FOAM = {
    "P": ((-6, -8, 19), (20, -20, 23), (52, -22, 22), (82, -8, 19), (98, 14, 13)),
    "U": ((-12, -4, 18), (8, -14, 21), (30, 0, 12), (78, 0, 12), (92, -14, 21), (112, -4, 17)),
    "B": ((-8, -6, 18), (18, -20, 23), (48, -22, 22), (78, -10, 20), (92, 14, 12)),
}
"""What has run over each letter: where the bubbles are, and how large."""
RISING = {
    "P": ((8, 40), (12, 84), (6, 118), (78, 36)),
    "U": ((4, 60), (14, 96), (50, 130), (94, 74), (86, 108)),
    "B": ((8, 44), (11, 90), (60, 100), (88, 108), (76, 40)),
}
"""Where small ones are on their way up."""


def defs() -> str:
    return linear("ale", 0, -20, 0, 160, "#FFE08A", (0.4, "#F9AE34"), (1, "#C0601A")) + linear(
        "shade", 0, 30, 0, 165, (0, "#5A1404", 0), (1, "#5A1404", 0.4)
    )


# What the letters are made of


def planks() -> str:
    """Boards with grain and nails."""
    seams = "".join(f"M-40 {y}H150" for y in range(-50, 190, 27))
    joints = "".join(f"M{(row * 67) % 120 - 20} {y}v27" for row, y in enumerate(range(-50, 190, 27)))
    grain = "".join(
        f"M{(row * 41) % 90 - 34} {y + 10}q18 -5 34 1t30 0" for row, y in enumerate(range(-50, 190, 27))
    )
    nails = "".join(
        circle((row * 67) % 120 - 13, y + 13, 2.6, "#4A260F") for row, y in enumerate(range(-50, 190, 27))
    )
    return (
        rect(*FIELD, 0, "#CE8E50") + line(grain, "#A4652F", 2.6) + line(seams + joints, "#6E3A18", 4) + nails
    )


def crystals() -> str:
    """Ice with six-armed stars."""
    star = "M0 -12V12M-10.4 -6L10.4 6M-10.4 6L10.4 -6M-4 -9L0 -5L4 -9M-4 9L0 5L4 9"
    dice = random.Random(3)
    stars = "".join(
        group(
            line(star, "#F4FCFF", 3.4),
            x + dice.uniform(-5, 5),
            y + dice.uniform(-5, 5),
            dice.uniform(0.7, 1.1),
        )
        for row, y in enumerate(range(-40, 190, 32))
        for x in range(-40 + 17 * (row % 2), 160, 34)
    )
    return rect(*FIELD, 0, "#93C8FF") + path("M-40 -50H150L20 180H-40Z", "#B9DEFF", opacity=0.7) + stars


def polka() -> str:
    """A bandana."""
    spots = "".join(
        circle(x, y, 6.4, "#FFFDF0")
        for row, y in enumerate(range(-40, 190, 21))
        for x in range(-40 + 12 * (row % 2), 160, 24)
    )
    return rect(*FIELD, 0, "#FFD93A") + line("M-40 -46L150 170", "#F0B41E", 26, stroke_opacity=0.45) + spots


def war_paint() -> str:
    """Broad strokes of a brush on skin."""
    strokes = "".join(f"M-50 {y + 44}C0 {y + 26} 60 {y + 18} 160 {y - 16}" for y in range(-70, 220, 34))
    return rect(*FIELD, 0, "#F2875A") + line(strokes, "#B3261A", 14)


def woven() -> str:
    """A cloak of coarse thread."""
    threads = [
        (x, y) for row, y in enumerate(range(-44, 190, 14)) for x in range(-40 + 14 * (row % 2), 150, 28)
    ]
    across = line("".join(f"M{x} {y}h17" for x, y in threads), "#128474", 6)
    down = line("".join(f"M{x + 22.5} {y - 7}v14" for x, y in threads), "#A4F5E9", 4, stroke_opacity=0.8)
    return rect(*FIELD, 0, "#3ACDB8") + across + down


def goblin_skin() -> str:
    """Green, with warts."""
    dice = random.Random(8)
    warts = "".join(
        circle(x + dice.uniform(-7, 7), y + dice.uniform(-7, 7), dice.uniform(3, 6.5), "#5F9A32")
        + circle(x + 1, y, 1.4, "#E4F7A8")
        for row, y in enumerate(range(-40, 190, 25))
        for x in range(-40 + 14 * (row % 2), 160, 28)
    )
    return rect(*FIELD, 0, "#A2D858") + warts


def flagstones() -> str:
    """Rubble, as the doorway is built of."""
    dice, out = random.Random(5), ""
    for row, y in enumerate(range(-50, 190, 24)):
        x = -50.0 + 19 * (row % 2)
        while x < 160:
            w = dice.uniform(24, 44)
            out += rect(
                x + 2, y + 2, w - 4, 20, 7, dice.choice(("#C6CFDE", "#AEBACE", "#D6DCE8")), "#6C7A94", 3
            )
            x += w
    return rect(*FIELD, 0, "#8794AC") + out


PRINTS = {
    "wood": planks,
    "ice": crystals,
    "dots": polka,
    "paint": war_paint,
    "weave": woven,
    "scale": goblin_skin,
    "stone": flagstones,
}


# What sits on them


def horns(letter: Letter) -> str:
    """A helmet's, behind the F."""
    horn = path("M6 8C-30 2 -52 -28 -46 -76C-28 -50 -8 -42 18 -32Z", "#F6E6BE", OUTLINE, 7) + line(
        "M-33 -44C-26 -30 -16 -22 -4 -18M-40 -58L-30 -50", "#C9A060", 4.5
    )
    return at(letter, group(horn, 8, 4, 1, -16) + group(horn, 66, -12, 0.92, 22, flip=True))


def icicles(letter: Letter) -> str:
    """Hang from the bar of the A."""
    spikes = "M30 112L36 134L42 112ZM48 112L55 142L62 112ZM66 112L71 130L77 112Z"
    return at(letter, path(spikes, "#D8F2FF", OUTLINE, 3.4) + line("M53 116l2 14", "#fff", 2.4))


def tusks(letter: Letter) -> str:
    """The Y grins as a troll does: two tusks, and eyes above."""
    tusk = path("M-9 0C-9 -12 -5 -22 1 -28C7 -20 9 -10 8 0Z", "#FFF6DC", OUTLINE, 4)
    eyes = "".join(
        circle(x, 70, 8.6, "#fff", OUTLINE, 3.2) + circle(x + look, 71.4, 4.4, OUTLINE)
        for x, look in ((42, 1.4), (63, -1.4))
    )
    mouth = path("M30 96Q52 88 75 96Q52 112 30 96Z", "#4A1A14", OUTLINE, 4)
    return at(
        letter, mouth + group(tusk, 38, 102, 0.92, -8) + group(tusk, 68, 102, 0.92, 8, flip=True) + eyes
    )


def bubble(x: float, y: float, r: float) -> str:
    below = f"M{x - r * 0.3:.1f} {y + r * 0.62:.1f}q{r / 2:.1f} {r * 0.22:.1f} {r * 0.8:.1f} {-r * 0.42:.1f}"
    return (
        circle(x, y, r, "#FFFDF4")
        + circle(x - r * 0.32, y - r * 0.34, r * 0.24, "#fff")
        + line(below, "#E2CFA2", 3.4)
    )


def foam(letter: Letter) -> str:
    spots = FOAM[letter.sign]
    drip = path("M-16 2C-18 26 -14 44 -7 44C0 44 0 22 4 6Z", "#FFFDF4", OUTLINE, 5.5)
    backing = "".join(circle(x, y, r + 5, OUTLINE) for x, y, r in spots)
    return at(letter, backing + drip + "".join(bubble(*spot) for spot in spots))


def rising(letter: Letter) -> str:
    """Small bubbles inside the ale."""
    dice = random.Random(ord(letter.sign))
    spots = (circle(x, y, dice.uniform(3, 5.4), "#FFF3C0", opacity=0.85) for x, y in RISING[letter.sign])
    return at(letter, "".join(spots))


def drawn(letter: Letter) -> str:
    """A letter of ale."""
    return (
        pen(letter, OUTLINE, 9)
        + pen(letter, letter.paint)
        + pen(letter, "url(#shade)")
        + gloss(letter)
        + rising(letter)
    )


def sparkles() -> str:
    star = "M0 -16Q1.5 -1.5 16 0Q1.5 1.5 0 16Q-1.5 1.5 -16 0Q-1.5 -1.5 0 -16Z"
    spots = ((40, 268, 0.9), (990, 70, 0.9), (262, 486, 0.7), (752, 486, 0.7), (526, -34, 0.7))
    return "".join(group(path(star, "#FFF7D0", OUTLINE, 3), x, y, scale) for x, y, scale in spots)


def logo() -> str:
    """The whole logo with its warm glow."""
    letters = FANTASY + PUB
    faces = "".join(printed(letter, PRINTS[letter.paint](), letter.paint) for letter in FANTASY)
    body = (
        group(layer(letters, "#FF9A2E", 40), **blurred(20, 0.5))
        + layer(letters, NIGHT_EDGE, 38, 14)
        + layer(letters, OUTLINE, 34)
        + horns(FANTASY[0])
        + group(mug(TRIPLE), 830, 376, 2.3, 10)
        + group(coin(56), 196, 372, 1, -12)
        + layer(letters, "#FFF1CC", 18)
        + faces
        + "".join(drawn(letter) + foam(letter) for letter in PUB)
        + icicles(FANTASY[1])
        + tusks(FANTASY[6])
        + sparkles()
    )
    return document(body, defs(), BOX, 1.25)
