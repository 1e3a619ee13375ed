"""The second venue: a roof terrace at dusk, strings of bulbs, the city behind, a wooden deck."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from build_scripts.art.palette import BULB, JOINT, OUTLINE
from build_scripts.art.shapes import (
    blurred,
    circle,
    document,
    ellipse,
    group,
    line,
    linear,
    mirrored,
    number,
    path,
    points,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, HORIZON, WIDTH

EDGE = 752
"""Where the deck ends towards the player."""

LAYERS = (
    # seed, ground, lowest, highest, narrowest, widest, fill, share of lit windows, window colour
    (3, 470, 90, 210, 60, 120, "far", 0.16, "#FFD9A0"),
    (8, 490, 60, 190, 70, 150, "middle", 0.3, "#FFC46A"),
    (21, 520, 40, 120, 90, 190, "near", 0.34, "#FFB45A"),
)
POSTS = (-160, 320, 800, 1280, 1760, 2240)
STRINGS = ((112, 44), (150, 84))
"""Strings of bulbs: height at the posts, sag between them."""
PLANTS = ((560, 0.96), (1040, 0.96), (1520, 1.0), (16, 1.1), (1898, 1.05))
CLOUDS = ((420, 190, 260), (1180, 150, 300), (860, 300, 220), (1560, 280, 240), (180, 330, 200))


def defs() -> str:
    return (
        linear(
            "sky",
            0,
            0,
            0,
            500,
            "#1B1240",
            (0.35, "#4A2266"),
            (0.66, "#A03E6E"),
            (0.86, "#E8735A"),
            (1, "#FFB268"),
        )
        + linear("night", 700, 0, 1920, 0, (0, "#141238", 0), (0.6, "#141238", 0.55), (1, "#0E1238", 0.8))
        + radial(
            "sun",
            190,
            480,
            620,
            (0, "#FFE9A8", 0.95),
            (0.16, "#FFC064", 0.7),
            (0.5, "#FF7A4A", 0.26),
            (1, "#FF7A4A", 0),
        )
        + radial("cold", 1740, 470, 620, (0, "#5B8CFF", 0.34), (0.5, "#4A6BE0", 0.13), (1, "#4A6BE0", 0))
        + linear("far", 0, 0, 1920, 0, "#B0526A", (0.4, "#7A3A6C"), (1, "#3A2F6E"))
        + linear("middle", 0, 0, 1920, 0, "#7E3A58", (0.4, "#54295A"), (1, "#272356"))
        + linear("near", 0, 0, 1920, 0, "#4E2442", (0.4, "#341C42"), (1, "#181A3C"))
        + linear("haze", 0, 300, 0, 520, (0, "#FF9A6A", 0), (1, "#FF9A6A", 0.22))
        + linear("wall", 0, 0, 1920, 0, "#8A4A44", (0.25, "#5E3048"), (0.6, "#3A2448"), (1, "#23224A"))
        + linear("coping", 0, 0, 1920, 0, "#C07A5A", (0.25, "#86505A"), (0.6, "#54406A"), (1, "#3A4076"))
        + linear("deck", 0, 0, 1920, 0, "#9A5A38", (0.25, "#6E3E38"), (0.6, "#46304A"), (1, "#2A2A50"))
        + linear("depth", 0, 540, 0, 790, (0, JOINT, 0.06), (1, JOINT, 0.62))
        + linear("below", 0, EDGE, 0, 1080, (0, "#1C1222"), (0.3, "#150E1E"), (1, "#0C0814"))
        + linear("top", 0, 0, 0, 220, (0, "#0D0816", 0.8), (0.45, "#0D0816", 0.5), (1, "#0D0816", 0))
        + radial("spot", 960, 470, 800, (0, "#FFE0A8", 0.16), (0.55, "#FFD28A", 0.06), (1, "#FFD28A", 0))
        + radial("low-warm", 212, 900, 520, (0, "#FF9A3C", 0.2), (1, "#FF9A3C", 0), squash=0.5)
        + radial("low-cold", 1708, 900, 520, (0, "#5B8CFF", 0.2), (1, "#5B8CFF", 0), squash=0.5)
        + linear("pot", -30, 0, 30, 0, "#C8683C", (0.5, "#9A4428"), (1, "#5A2218"))
        + linear("leaf", -40, -100, 40, 0, "#4E8A4A", (0.6, "#2C5E40"), (1, "#173A30"))
    )


def sky() -> str:
    dice = random.Random(7)
    stars = "".join(
        circle(
            dice.randint(0, WIDTH),
            dice.randint(0, 240),
            dice.choice((1.0, 1.3, 1.9)),
            "#FFF4D8",
            opacity=dice.choice((0.3, 0.5, 0.8)),
        )
        for _ in range(110)
    )
    clouds = "".join(
        path(
            f"M{x - w} {y}Q{x - w * 0.4:.0f} {y - 16} {x} {y - 10}"
            f"Q{x + w * 0.5:.0f} {y - 18} {x + w} {y}Q{x} {y + 12} {x - w} {y}Z",
            "#FFB08A",
            **blurred(6, 0.22),
        )
        for x, y, w in CLOUDS
    )
    return (
        rect(0, 0, WIDTH, 560, 0, "url(#sky)")
        + rect(0, 0, WIDTH, 560, 0, "url(#night)")
        + stars
        + rect(0, 0, WIDTH, 560, 0, "url(#sun)")
        + clouds
    )


def city(
    seed: int, ground: int, low: int, high: int, narrow: int, wide: int, fill: str, lit: float, light: str
) -> str:
    """One row of houses with roofs of several kinds and lit windows."""
    dice = random.Random(seed)
    houses, windows, x = [], [], -20
    while x < WIDTH:
        w, h = dice.randint(narrow, wide), dice.randint(low, high)
        top = ground - h
        houses.append(roofline(dice, x, top, w, ground + 60))
        for wy in range(top + 16, ground - 6, 26):
            windows += [f"M{wx} {wy}h9v14h-9Z" for wx in range(x + 12, x + w - 16, 22) if dice.random() < lit]
        x += w + dice.choice((0, 0, 4, 16))
    return path("".join(houses), f"url(#{fill})") + path("".join(windows), light, opacity=0.62)


def roofline(dice: random.Random, x: int, top: int, w: int, bottom: int) -> str:
    """The outline of one house: flat, stepped, pointed, with a water tank or a mast."""
    middle = x + w // 2
    walls = f"V{bottom}H{x}Z"
    kinds = (
        f"M{x} {top}H{x + w}" + walls,
        f"M{x} {top}H{x + w // 4}V{top - 16}H{x + w * 3 // 4}V{top}H{x + w}" + walls,
        f"M{x} {top}L{middle} {top - 34}L{x + w} {top}" + walls,
        f"M{x} {top}H{middle - 16}V{top - 10}H{middle - 12}V{top - 30}L{middle} {top - 40}"
        f"L{middle + 12} {top - 30}V{top - 10}H{middle + 16}V{top}H{x + w}" + walls,
        f"M{x} {top}H{middle - 2}V{top - 48}H{middle + 2}V{top}H{x + w}" + walls,
    )
    return dice.choice(kinds)


def terrace() -> str:
    """Parapet and deck: boards that run towards the player."""
    boards = "".join(
        f"M{number(960 + (x - 960) * 0.55)} {HORIZON}L{x} {EDGE}" for x in range(-1240, 3300, 62)
    )
    ends = "".join(
        f"M{number(960 + (x - 960) * f)} {number(y)}L{number(960 + (x + 62 - 960) * f)} {number(y)}"
        for x, f, y in board_ends()
    )
    posts = "".join(
        rect(x - 17, 452, 34, 98, 3, "url(#wall)", OUTLINE, 3)
        + rect(x - 23, 444, 46, 14, 4, "url(#coping)", OUTLINE, 3)
        for x in range(80, WIDTH, 240)
    )
    return (
        rect(0, 474, WIDTH, 76, 0, "url(#wall)")
        + line(f"M0 500H{WIDTH}M0 526H{WIDTH}", JOINT, 2, stroke_opacity=0.35)
        + rect(-4, 464, WIDTH + 8, 13, 3, "url(#coping)", OUTLINE, 3)
        + line(f"M0 467H{WIDTH}", "#FFE0B0", 2, stroke_opacity=0.35)
        + posts
        + rect(0, HORIZON, WIDTH, EDGE - HORIZON, 0, "url(#deck)")
        + line(boards + ends, JOINT, 2.2, stroke_opacity=0.48)
        + rect(0, HORIZON - 6, WIDTH, 14, 0, "#1A0E22", **blurred(4, 0.7))
    )


def board_ends() -> Sequence[tuple[float, float, float]]:
    """Where single boards end: board, share of the perspective, height."""
    dice = random.Random(2)
    picks = []
    for x in range(-1240, 3300, 62):
        share = dice.uniform(0.05, 0.95)
        picks.append((float(x), 0.55 + 0.45 * share, HORIZON + (EDGE - HORIZON) * share))
    return picks


def string_lights(height: int, sag: int) -> str:
    """Bulbs on a wire that hangs from post to post."""
    wire, bulbs = "", ""
    for left, right in pairwise(POSTS):
        wire += f"M{left} {height}Q{(left + right) / 2:.0f} {height + 2 * sag} {right} {height}"
        count = round((right - left) / 52)
        for index in range(1, count):
            t = index / count
            x, y = left + (right - left) * t, height + 4 * sag * t * (1 - t)
            bulbs += bulb(x, y + 13)
    return line(wire, "#1A0E22", 3.2) + bulbs


def pole(x: float) -> str:
    """A pole on the parapet that carries the strings."""
    return (
        rect(x - 6, 96, 12, 352, 4, "url(#coping)", OUTLINE, 3)
        + line(f"M{x - 2} 104V440", "#fff", 2, stroke_opacity=0.22)
        + circle(x, 96, 9, "url(#coping)", OUTLINE, 3)
    )


def bulb(x: float, y: float) -> str:
    return (
        circle(x, y + 2, 17, "#FFB84A", **blurred(6, 0.6))
        + rect(x - 3.5, y - 13, 7, 8, 1.5, "#2A1626")
        + path(
            f"M{number(x - 4)} {number(y - 6)}Q{number(x - 9)} {number(y + 2)} {number(x)} {number(y + 9)}"
            f"Q{number(x + 9)} {number(y + 2)} {number(x + 4)} {number(y - 6)}Z",
            "#FFE08A",
            OUTLINE,
            2,
        )
        + circle(x - 1.5, y - 1, 2.4, BULB)
    )


def palm_leaf(angle: float) -> str:
    """A leaf from (0, -30), leaning to the right by an angle from the upright."""
    length = 92 - angle * 0.24
    x = length * math.sin(math.radians(angle))
    y = -22 - length * math.cos(math.radians(angle)) + angle * 0.22
    upper, lower = points((x / 2 - 12, y - 22), (x, y)), points((x / 2 + 12, y + 6), (0, -30))
    return path(f"M0 -30Q{upper}Q{lower}Z", "url(#leaf)", OUTLINE, 2.6)


def plant(x: float, scale: float) -> str:
    """A palm in a pot: leaves computed on a fan."""
    side = "".join(palm_leaf(angle) for angle in (78, 52, 26))
    leaves = mirrored(side, 0) + palm_leaf(0)
    pot = (
        ellipse(4, 34, 40, 9, "#000", **blurred(4, 0.5))
        + path("M-30 -20H30L22 32Q0 40 -22 32Z", "url(#pot)", OUTLINE, 3.4)
        + rect(-34, -32, 68, 16, 4, "url(#pot)", OUTLINE, 3.4)
        + line("M-24 -26H-6", "#FFD0A0", 2.6, stroke_opacity=0.6)
    )
    return group(leaves + pot, x, 536, scale)


def low_front() -> str:
    """The edge of the deck and the dark in front of it, where the panels stand."""
    joints = "".join(f"M{x} {EDGE - 6}V{EDGE + 18}" for x in range(90, WIDTH, 240))
    return (
        rect(0, EDGE, WIDTH, HEIGHT - EDGE, 0, "url(#below)")
        + rect(0, EDGE - 8, WIDTH, 26, 0, "#4A2A34")
        + rect(0, EDGE - 8, WIDTH, 8, 0, "#8A5240", fill_opacity=0.8)
        + line(joints, JOINT, 2, stroke_opacity=0.6)
        + line(f"M0 {EDGE + 18}H{WIDTH}", "#000", 4, stroke_opacity=0.6)
        + rect(0, EDGE, WIDTH, HEIGHT - EDGE, 0, "url(#low-warm)")
        + rect(0, EDGE, WIDTH, HEIGHT - EDGE, 0, "url(#low-cold)")
    )


def deck_light() -> str:
    """Sun from the left, pools of light below the bulbs, blue on the right."""
    pools = "".join(
        ellipse(x, 640, 120, 30, "#FFC46A", **blurred(20, 0.2)) for x in (440, 680, 920, 1160, 1400)
    )
    warm = path(f"M250 580L1160 {EDGE + 30}H-60L40 580Z", "#FFB84A", **blurred(20, 0.28))
    cold = path(f"M1640 590L1560 {EDGE}H1900L1810 590Z", "#6E9CFF", **blurred(30, 0.26))
    return pools + warm + cold


def scenery() -> str:
    body = (
        sky()
        + "".join(city(*layer) + rect(0, 300, WIDTH, 220, 0, "url(#haze)") for layer in LAYERS)
        + terrace()
        + rect(0, 0, WIDTH, EDGE, 0, "url(#cold)")
        + rect(0, HORIZON, WIDTH, EDGE - HORIZON, 0, "url(#depth)")
        + rect(0, HORIZON, WIDTH, EDGE - HORIZON, 0, "url(#sun)", opacity=0.5)
        + deck_light()
        + "".join(plant(*spot) for spot in PLANTS)
        + "".join(pole(x) for x in POSTS)
        + rect(0, 0, WIDTH, 220, 0, "url(#top)")
        + "".join(string_lights(*string) for string in STRINGS)
        + rect(0, 0, WIDTH, EDGE, 0, "url(#spot)")
        + low_front()
    )
    return document(body, defs(), CANVAS)
