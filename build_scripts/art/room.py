"""Inside the bar, for the results: the room, its shelf of bottles, an open door leaf."""

import random

from build_scripts.art.cards import brass
from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    document,
    ellipse,
    group,
    line,
    linear,
    linear_box,
    path,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, WIDTH

SHELF = (0.0, 0.0, 1640.0, 220.0)
LEAF = (0.0, 0.0, 110.0, 1080.0)

BOTTLES = {
    "wine": "M-9 0V-40Q-9 -48 -4 -54V-72H4V-54Q9 -48 9 -40V0Z",
    "round": "M-15 0Q-18 -22 -10 -36Q-4 -42 -4 -48V-62H4V-48Q4 -42 10 -36Q18 -22 15 0Z",
    "square": "M-12 0V-44H-5V-56H5V-44H12V0Z",
    "flask": "M-14 0L-6 -40V-62H6V-40L14 0Z",
    "tall": "M-8 0V-58L-4 -66V-78H4V-66L8 -58V0Z",
}
COLOURS = ("#B3123F", "#2C8A76", "#4A5FC0", "#D8822E", "#8A4AA0", "#4A9A44", "#E0B03A")
CORKS = {"wine": -72, "round": -62, "square": -56, "flask": -62, "tall": -78}


def bottle(x: float, y: float, kind: str, colour: str) -> str:
    shape = BOTTLES[kind]
    body = (
        path(shape, colour, OUTLINE, 3)
        + rect(-7, -30, 14, 15, 2, "#FFF1CC", opacity=0.85)
        + line("M-5 -8V-40", "#fff", 2.6, stroke_opacity=0.45)
        + rect(-5, CORKS[kind] - 7, 10, 9, 2, "#E8C88A", OUTLINE, 2.4)
    )
    return group(body, x, y)


def glasses(x: float, y: float) -> str:
    """A little pyramid of glasses."""
    cup = "M-7 0L-9 -20H9L7 0Z"
    spots = ((-20, 0), (0, 0), (20, 0), (-10, -22), (10, -22), (0, -44))
    glass = path(cup, "#FFF7E0", OUTLINE, 2.4, fill_opacity=0.55)
    return "".join(group(glass, x + dx, y + dy) for dx, dy in spots)


def board(y: float) -> str:
    return (
        rect(6, y, 1628, 14, 4, "url(#plank)", OUTLINE, 3)
        + line(f"M14 {y + 3.5}H1626", "#FFD98A", 2, stroke_opacity=0.7)
        + rect(10, y + 16, 1620, 9, 0, "#1A0710", **blurred(3, 0.45))
    )


def shelf() -> str:
    """Two boards of bottles and glasses, 1640 wide."""
    dice, body = random.Random(14), ""
    for y in (92, 200):
        x = 44.0
        body += board(y)
        while x < 1600:
            if dice.random() < 0.07 and x < 1560:
                body += glasses(x + 22, y)
                x += 76
                continue
            body += bottle(x, y, dice.choice(tuple(BOTTLES)), dice.choice(COLOURS))
            x += dice.uniform(31, 40)
    return document(body, linear_box("plank", 0, 1, "#8A4A20", "#4A220C"), SHELF)


def door_leaf() -> str:
    """The left leaf, open, full height; the right one is its mirror image."""
    upper, lower = "M22 110L80 136V470L22 480Z", "M22 560L80 552V900L22 960Z"
    seams = "".join(f"M22 {y}L80 {y + 44}M22 {y + 44}L80 {y}" for y in range(60, 1000, 44))
    buttons = "".join(circle(51, y + 22, 3, "#E0A83C", OUTLINE, 1.2) for y in range(60, 1000, 44))
    padding = line(seams, "#3E051C", 2.4, stroke_opacity=0.6) + buttons
    body = (
        path("M0 0H64L104 40V1040L64 1080H0Z", "url(#leaf)", OUTLINE, 6)
        + path(upper + lower, "#8E0F36")
        + clipped("pads", path(upper + lower), padding)
        + path(upper + lower, "none", OUTLINE, 4)
        + line("M28 130V460M28 580V930", "#FF7A9C", 3.5, stroke_opacity=0.6)
        + line("M99 46V1034", "#FFB0C4", 3, stroke_opacity=0.7)
        + rect(86, 500, 13, 92, 6.5, "url(#brass-side)", OUTLINE, 3)
        + line("M90.5 512V578", "#fff", 2, stroke_opacity=0.8)
    )
    leaf = linear("leaf", 0, 0, 104, 0, "#6E0A2B", (0.5, "#A3123F"), (1, "#D8305A"))
    return document(body, brass() + leaf, LEAF)


def room() -> str:
    """The warm room behind everything; one pixel per design unit. The shelf stands at (140, 6)."""
    panels = "".join(
        rect(150 + k * 206, 330, 190, 560, 8, "none", "#2E1208", 3, stroke_opacity=0.5) for k in range(8)
    )
    lamps = "".join(
        circle(x, 40, 150, "#FFD27A", **blurred(50, 0.35))
        + ellipse(x, 0, 90, 60, "#FFE9B0", **blurred(30, 0.35))
        for x in (330, 960, 1590)
    )
    body = (
        rect(0, 0, WIDTH, HEIGHT, 0, "url(#room)")
        + panels
        + rect(0, 930, WIDTH, 150, 0, "url(#floor)")
        + line(f"M0 930H{WIDTH}", "#1A0710", 4, stroke_opacity=0.6)
        + rect(0, 0, WIDTH, HEIGHT, 0, "url(#corners)")
        + lamps
    )
    defs = (
        linear("room", 0, 0, 0, 1080, "#A85A24", (0.5, "#7A3418"), (1, "#2E1210"))
        + linear("floor", 0, 930, 0, 1080, "#4A2010", "#200C08")
        + radial("corners", 960, 380, 1150, (0.2, "#1A0710", 0.1), (1, "#1A0710", 0.8))
    )
    return document(body, defs, CANVAS, 1)
