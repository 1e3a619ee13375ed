"""The first venue: the old tavern at evening. Plaster and timber, hops on the beams, a fire at the left."""

from __future__ import annotations

import itertools
import math
import random

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.interior import (
    EDGE,
    HORIZON,
    Wood,
    boards,
    bottle,
    candle,
    chimney,
    front,
    lantern,
    paints,
    rail,
    shelf,
    tankard,
    upright,
)
from build_scripts.art.pub.things import barrel
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
    number,
    path,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, WIDTH

WOOD = Wood("#8A5228", "#5A3014", "#301607", "#241006")
STONE = ("#8A7876", "#7A6A6C", "#6C5E64", "#94827A", "#5E525A")
POSTS = (330, 556, 790, 1130, 1364, 1640)
WINDOWS = (673, 1247)
SHELVES = ((352, 182), (1386, 232))
GREENS = ("#5E7A34", "#7A9440", "#4A6630")


def defs() -> str:
    return (
        paints(WOOD)
        + linear(
            "plaster",
            0,
            0,
            WIDTH,
            0,
            "#D08A4E",
            (0.22, "#B06E48"),
            (0.5, "#8E5648"),
            (0.78, "#6A424C"),
            (1, "#523648"),
        )
        + linear(
            "gloom",
            0,
            0,
            0,
            HORIZON,
            (0, "#1A0C14", 0.9),
            (0.34, "#1A0C14", 0.5),
            (0.7, "#1A0C14", 0.1),
            (1, "#1A0C14", 0.3),
        )
        + linear("panel", 0, 0, WIDTH, 0, "#8E5024", (0.3, "#6E3A1E"), (0.7, "#4E2A20"), (1, "#382022"))
        + linear("floor", 0, 0, WIDTH, 0, "#B56A34", (0.28, "#94542E"), (0.6, "#74422E"), (1, "#503030"))
        + linear(
            "depth",
            0,
            HORIZON,
            0,
            EDGE,
            (0, "#160A10", 0.55),
            (0.2, "#160A10", 0.12),
            (0.7, "#160A10", 0.15),
            (1, "#160A10", 0.75),
        )
        + linear("below", 0, EDGE - 40, 0, HEIGHT, (0, "#120A14", 0), (0.12, "#120A14", 0.96), (1, "#0C0710"))
        + linear_box("sky", 0, 1, "#14225E", (0.6, "#3450AC"), (1, "#7A9CF4"))
        + radial(
            "hearthlight",
            132,
            330,
            900,
            (0, "#FFB04A", 0.75),
            (0.25, "#FF8E32", 0.42),
            (0.6, "#FF7A2E", 0.13),
            (1, "#FF7A2E", 0),
        )
        + radial(
            "lamps", 960, 470, 760, (0, "#FFE2A0", 0.4), (0.6, "#FFC46A", 0.13), (1, "#FFC46A", 0), squash=0.6
        )
        + radial("corner", 960, 430, 1160, (0.5, "#0A0410", 0), (1, "#0A0410", 0.62), squash=0.72)
    )


def wall() -> str:
    dice = random.Random(5)
    patches = "".join(
        path(f"M{x} {y}q24 -14 54 -4q12 14 -8 24q-34 8 -46 -20Z", "#FFE6BE", opacity=0.09)
        for x, y in ((dice.randint(320, 1880), dice.randint(110, 180)) for _ in range(26))
    )
    cracks = "".join(
        f"M{x} {y}l8 12l-3 10l7 9" for x, y in ((604, 150), (1420, 128), (820, 120), (1580, 150))
    )
    seams = "".join(f"M{x} 204V{HORIZON}" for x in range(14, WIDTH, 44))
    return (
        rect(0, 0, WIDTH, HORIZON, 0, "url(#plaster)")
        + patches
        + line(cracks, "#3A1C18", 2, opacity=0.4)
        + rect(0, 0, WIDTH, HORIZON, 0, "url(#gloom)")
        + rect(0, 204, WIDTH, HORIZON - 204, 0, "url(#panel)")
        + line(seams, "#1E0C08", 2.6, opacity=0.55)
        + group(line(seams, "#FFC890", 1.4, opacity=0.16), 3, 0)
        + rail(196, 13)
        + "".join(brace(a, b) for a, b in ((330, 556), (1640, 1364)))
        + "".join(upright(x, -6, HORIZON) for x in POSTS)
        + rail(84, 30)
        + rail(HORIZON - 14, 16)
    )


def brace(start: float, end: float) -> str:
    d = f"M{start} 200L{end} 100"
    return line(d, OUTLINE, 24) + line(d, WOOD.mid, 16) + line(d, WOOD.light, 4, opacity=0.5)


def window(x: float) -> str:
    """Leaded panes, and the roofs of the street in the moonlight."""
    left, top, wide, high = x - 66, 122, 132, 74
    pane = rect(left, top, wide, high, 6)
    leads = "".join(
        f"M{left + step} {top}l{high} {high}M{left + step} {top}l{-high} {high}"
        for step in range(-76, 220, 26)
    )
    roofs = f"M{left} {top + high}v-22l24 -20l24 20v8l18 -16l20 18v-20l22 -18l26 22V{top + high}Z"
    lights = "".join(
        rect(left + dx, top + dy, 6, 8, 1, "#FFD27A") for dx, dy in ((18, 58), (54, 64), (100, 58))
    )
    stars = "".join(
        circle(left + dx, top + dy, r, "#fff", opacity=0.9)
        for dx, dy, r in ((14, 12, 1.6), (40, 22, 1.2), (66, 10, 1.5), (92, 20, 1.2), (118, 12, 1.6))
    )
    outside = rect(left, top, wide, high, 0, "url(#sky)") + stars + path(roofs, "#101A4A") + lights
    return (
        rect(left - 20, top - 16, wide + 40, high + 40, 10, "#6E9CFF", **blurred(20, 0.4))
        + clipped(f"pane{left}", pane, outside + line(leads, "#1A1220", 2.4, opacity=0.75))
        + line(f"M{left + 12} {top + 34}L{left + 42} {top + 6}", "#fff", 5, opacity=0.2)
        + rect(left, top, wide, high, 6, "none", OUTLINE, 12)
        + rect(left, top, wide, high, 6, "none", "#7A4522", 6)
        + line(f"M{x} {top}v{high}", OUTLINE, 8)
        + line(f"M{x} {top}v{high}", "#7A4522", 4)
        + rect(left - 14, top + high + 2, wide + 28, 10, 3, "url(#beam)", OUTLINE, 3.4)
    )


def hops() -> str:
    """A garland along the beam, from post to post."""
    dice, body = random.Random(12), ""
    posts = (276, *POSTS[:3], *POSTS[3:], 1960)
    for left, right in itertools.pairwise(posts):
        if (left, right) == (790, 1130):
            continue  # above the door there is none
        count = round((right - left) / 15)
        for step in range(count + 1):
            share = step / count
            x, y = left + (right - left) * share, 110 + 84 * share * (1 - share)
            size, turn = dice.uniform(0.7, 1.1), dice.uniform(-60, 60)
            leaf = "M0 -2C10 -8 16 2 10 12C6 18 2 20 0 26C-2 20 -6 18 -10 12C-16 2 -10 -8 0 -2Z"
            body += group(
                path(leaf, dice.choice(GREENS), "#23300F", 2.4)
                + line("M0 2V20", "#23300F", 1.4, opacity=0.6),
                x,
                y,
                size,
                turn,
            )
            if step % 3 == 1:
                cone = "M0 0C8 2 9 12 0 20C-9 12 -8 2 0 0Z"
                body += group(
                    path(cone, "#C6C86A", "#3A4416", 2.2)
                    + line("M-5 7q5 5 10 0M-5 12q5 5 10 0", "#3A4416", 1.4, opacity=0.7),
                    x + 3,
                    y + 9,
                    0.9,
                    turn / 4,
                )
    return body


def shelves() -> str:
    (a, wide_a), (b, wide_b) = SHELVES
    y = 184
    left = "".join(
        tankard(a + dx, y, c) for dx, c in ((24, "#B98A4E"), (62, "#9AA2B4"), (146, "#B98A4E"))
    ) + bottle(a + 102, y, "#3A7A5A")
    right = (
        "".join(
            bottle(b + dx, y, c)
            for dx, c in (
                (20, "#8A2A3A"),
                (44, "#3A7A5A"),
                (68, "#4A5FA0"),
                (176, "#C8822E"),
                (204, "#8A2A3A"),
            )
        )
        + tankard(b + 104, y, "#9AA2B4")
        + tankard(b + 142, y)
    )
    return shelf(a, y, wide_a, left) + shelf(b, y, wide_b, right)


def cellar() -> str:
    """Barrels at the right, one of them tapped, one upright with a candle."""
    places = ((1724, 226), (1812, 226), (1900, 226), (1768, 150), (1856, 150))
    stack = "".join(group(barrel(44), x, y) for x, y in places)
    d = "M-36 -108C-47 -74 -47 -34 -36 0H36C47 -34 47 -74 36 -108Z"
    staves = "".join(f"M{k * 17} -108C{k * 22} -74 {k * 22} -34 {k * 17} 0" for k in (-1, 0, 1))
    hoops = "".join(
        line(f"M-43 {y}Q0 {y + 10} 43 {y}", OUTLINE, 11) + line(f"M-42 {y}Q0 {y + 10} 42 {y}", "#8E97AC", 5.5)
        for y in (-86, -24)
    )
    standing = (
        ellipse(4, 2, 50, 11, "#000", **blurred(4, 0.6))
        + path(d, "url(#cask)", OUTLINE, 4.6)
        + line(staves, OUTLINE, 2.2, opacity=0.5)
        + hoops
        + ellipse(0, -108, 36, 9, "#8A5228", OUTLINE, 4)
    )
    return (
        linear_box("cask", 1, 0, "#C98448", (0.4, "#96582A"), (1, "#4A240E"))
        + rect(1668, 264, 260, 12, 0, "#000", **blurred(6, 0.5))
        + stack
        + rect(1672, 262, 260, 16, 4, "url(#beam)", OUTLINE, 4)
        + group(standing, 1862, 402)
        + candle(1862, 292, 0.9)
    )


def light() -> str:
    """Fire from the left, lamps above the rug, the moon through the door and the windows."""
    moon = f"M880 {HORIZON}H1040L1180 470H740Z"
    panes = "".join(
        path(
            f"M{x - 50} {HORIZON + 20}h100l{number((x - 960) * 0.18 + 30)} 90h-150Z",
            "#8FB0FF",
            **blurred(20, 0.16),
        )
        for x in WINDOWS
    )
    return (
        rect(0, 0, WIDTH, EDGE, 0, "url(#hearthlight)")
        + rect(0, 0, WIDTH, EDGE, 0, "url(#lamps)")
        + path(moon, "#8FB0FF", **blurred(20, 0.34))
        + panes
        + rect(0, 0, WIDTH, HEIGHT, 0, "url(#corner)")
    )


def dust() -> str:
    """Sparks and motes in the light of the fire."""
    dice = random.Random(3)
    return "".join(
        circle(x, y, r, "#FFE2A0", opacity=round(0.55 * math.exp(-x / 700), 2))
        for x, y, r in (
            (dice.uniform(20, 1400), dice.uniform(130, 700), dice.choice((1.4, 1.8, 2.4))) for _ in range(90)
        )
    )


WITHIN = (308.0, 0.0, 1304.0, 733.5)
"""The room without chimney, cellar and the dark in front: a ground for screens, as wide as a window."""


def scenery() -> str:
    return document(_body() + front(), defs(), CANVAS)


def ground() -> str:
    """What is behind everything where nobody plays."""
    return document(_body(), defs(), WITHIN, 1920 / WITHIN[2])


def _body() -> str:
    return (
        wall()
        + "".join(window(x) for x in WINDOWS)
        + shelves()
        + hops()
        + boards(WOOD)
        + rect(0, HORIZON - 2, WIDTH, 16, 0, "#0A0408", **blurred(4, 0.7))
        + rect(0, HORIZON, WIDTH, EDGE - HORIZON, 0, "url(#depth)")
        + cellar()
        + chimney(STONE)
        + light()
        + lantern(790, 108, 150)
        + lantern(1130, 108, 150)
        + dust()
    )
