"""The street of the title with several games: night, a plain house, the light of a door; and what houses are
built with. A house stands on a lot 688 units wide, and ends where the pavement begins."""

import math
import random

from build_scripts.art.palette import JOINT, NIGHT, OUTLINE, TRIM
from build_scripts.art.shapes import (
    blurred,
    circle,
    document,
    ellipse,
    group,
    line,
    linear,
    linear_box,
    mirrored,
    number,
    path,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, WIDTH
from build_scripts.art.title import GROUND, house_defs, houses

LOT = 688
FOOT = GROUND + 8
"""A wall reaches a little below the edge of the pavement."""
PLAIN = (-8.0, -28.0, 704.0, 992.0)
PLAIN_DOOR = (40.0, 396.0, 292.0, 484.0)
LIGHT = (0.0, 0.0, 800.0, 800.0)
DOOR = (56.0, 412.0, 260.0, 446.0)


# What houses are built with


def archway(x: float, y: float, w: float, h: float, inset: float = 0) -> str:
    """A doorway with a round head, smaller by a margin."""
    r = w / 2
    sides = number(x + inset), number(x + w - inset)
    return (
        f"M{sides[0]} {number(y + h)}V{number(y + r)}"
        f"A{number(r - inset)} {number(r - inset)} 0 0 1 {sides[1]} {number(y + r)}V{number(y + h)}Z"
    )


def voussoirs(x: float, y: float, outer: float, inner: float, count: int) -> str:
    """Joints between the stones of a round head, about its middle."""
    angles = (math.pi * step / count for step in range(count + 1))
    return "".join(
        f"M{x + outer * math.cos(a):.1f} {y - outer * math.sin(a):.1f}"
        f"L{x + inner * math.cos(a):.1f} {y - inner * math.sin(a):.1f}"
        for a in angles
    )


def beam(x1: float, y1: float, x2: float, y2: float, width: float = 24) -> str:
    """Of a timbered wall, lit from the top left."""
    way = f"M{x1} {y1}L{x2} {y2}"
    dx, dy = (0, -width * 0.26) if y1 == y2 else (-width * 0.26, 0)
    lit = f"M{x1 + dx} {y1 + dy}L{x2 + dx} {y2 + dy}"
    return (
        line(way, OUTLINE, width + 8) + line(way, "#5F3418", width) + line(lit, "#9A5E30", 3.4, opacity=0.8)
    )


# The street


def night() -> str:
    """Sky, roofs far away, and the pavement; houses and the moon come on top."""
    dice = random.Random(11)
    stars = "".join(
        circle(
            dice.randint(0, WIDTH),
            dice.randint(8, 420),
            dice.choice((1.0, 1.4, 2.0)),
            "#FFF4D8",
            opacity=dice.choice((0.35, 0.55, 0.8)),
        )
        for _ in range(150)
    )
    roofs = "".join(
        group(houses(), x, GROUND - 574, 1, 0, flip)
        for x, flip in ((-40, False), (1150, True), (1318, False))
    )
    slabs = "".join(
        f"M{number(960 + (x - 960) * 0.5)} {GROUND}L{x} {HEIGHT}" for x in range(-1400, 3600, 220)
    )
    courses = "".join(f"M0 {y}H{WIDTH}" for y in (786, 838, 916, 1020))
    body = (
        rect(0, 0, WIDTH, HEIGHT, 0, "url(#sky)")
        + stars
        + roofs
        + rect(0, GROUND, WIDTH, HEIGHT - GROUND, 0, "url(#pavement)")
        + line(slabs + courses, JOINT, 2, stroke_opacity=0.4)
        + rect(0, GROUND, WIDTH, HEIGHT - GROUND, 0, "url(#depth)")
        + rect(0, GROUND - 4, WIDTH, 8, 0, "#1A0E22", opacity=0.8)
    )
    defs = (
        house_defs()
        + linear("sky", 0, 0, 0, 760, "#17103A", (0.5, "#3A1C58"), (1, "#7A3462"))
        + linear("pavement", 0, 0, WIDTH, 0, "#4A2A44", (0.6, "#33244A"), (1, "#1B2040"))
        + linear("depth", 0, GROUND, 0, HEIGHT, (0, JOINT, 0.05), (1, JOINT, 0.8))
    )
    return document(body, defs, CANVAS, 1)


def door_light() -> str:
    """What falls from a door onto the wall and the pavement; so soft that a few pixels are enough."""
    body = (
        circle(400, 400, 400, "url(#spill)")
        + path("M290 620H510L650 726H150Z", "#FFB84A", **blurred(20, 0.5))
        + path("M270 620V330A130 130 0 0 1 530 330V620Z", "#FFB84A", **blurred(30, 0.75))
    )
    spill = radial(
        "spill",
        400,
        400,
        400,
        (0, "#FFD27A", 0.6),
        (0.35, "#FF9A3C", 0.3),
        (0.7, "#FF7A3C", 0.08),
        (1, "#FF7A3C", 0),
    )
    return document(body, spill, LIGHT, 0.25)


# A house for a game that has not drawn its own


def plain_front() -> str:
    """Smooth, plum-coloured, with a board for a name, a lit window, and a board on the pavement."""
    quoins = "".join(
        rect(4 if row % 2 else 8, y, 44 if row % 2 else 34, 34, 3, "#7C5A86", JOINT, 2.4)
        for row, y in enumerate(range(76, 700, 36))
    )
    body = (
        rect(0, 40, LOT, FOOT - 40, 0, "url(#wall)")
        + mirrored(quoins, LOT / 2)
        + rect(-2, 44, LOT + 4, 16, 0, "#1A0C22", opacity=0.5)
        + rect(-6, -18, LOT + 12, 64, 8, "url(#cornice)", OUTLINE, 5)
        + line(f"M4 -10H{LOT - 4}", "#D8B4E0", 3, opacity=0.55)
        + line("".join(f"M{x} 16h20" for x in range(22, LOT - 20, 40)), "#4A2E58", 9)
        + rect(0, 706, LOT, FOOT - 706, 0, "url(#plinth)", OUTLINE, 4)
        + line(f"M8 711H{LOT - 8}", "#D8B4E0", 2, opacity=0.3)
        + _name_board()
        + _shop_window()
        + _stand()
    )
    defs = (
        linear("wall", 0, 0, LOT, 0, "#6A4874", (0.5, "#553A66"), (1, "#3C2A54"))
        + linear_box("cornice", 0, 1, "#8A6494", (1, "#573C66"))
        + linear_box("plinth", 0, 1, "#5A4064", (1, "#38284A"))
        + linear_box("oak", 0, 1, "#94552A", (0.5, "#643418"), (1, "#3A1C0A"))
        + linear_box("pane", 0, 1, "#FFE9A8", (0.5, "#FFC25A"), (1, "#E88A32"))
        + linear_box("awning", 0, 1, "#FFF4D8", (1, "#E0C89A"))
    )
    return document(body, defs, PLAIN, 1.25)


def _name_board() -> str:
    lamps = "".join(
        line(f"M{x} 96V120Q{x} 132 {x - 14} 132", OUTLINE, 7)
        + path(f"M{x - 30} 146Q{x - 26} 126 {x - 14} 126Q{x - 2} 126 {x + 2} 146Z", TRIM, OUTLINE, 4)
        + ellipse(x - 14, 158, 44, 22, "#FFE9A8", **blurred(8, 0.6))
        for x in (180, 358, 536)
    )
    return (
        rect(60, 134, 568, 156, 22, "#000", **blurred(8, 0.5))
        + rect(60, 128, 568, 156, 22, "url(#oak)", OUTLINE, 5)
        + rect(72, 140, 544, 132, 14, NIGHT, OUTLINE, 4)
        + rect(77, 145, 534, 122, 11, "none", TRIM, 3)
        + lamps
    )


def _shop_window() -> str:
    """With a striped awning and a box of flowers."""
    stripes = "".join(
        path(
            f"M{376 + 32 * at} 412h32l4 54q-18 18 -36 0Z",
            "#B3123F" if at % 2 else "url(#awning)",
            OUTLINE,
            3.4,
        )
        for at in range(8)
    )
    flowers = "".join(
        circle(x, 700 + (x * 7) % 9, 9, ("#FF7A9C", "#FFC94A", "#A4F5E9")[x % 3], OUTLINE, 2.6)
        + circle(x, 700 + (x * 7) % 9, 3, "#FFF4D8")
        for x in range(398, 620, 22)
    )
    return (
        rect(380, 448, 248, 250, 6, "#FFB84A", **blurred(20, 0.5))
        + rect(382, 450, 244, 246, 5, "url(#oak)", OUTLINE, 5)
        + rect(396, 464, 216, 218, 2, "url(#pane)", OUTLINE, 4)
        + path("M398 560L480 466H540L398 630Z", "#fff", opacity=0.35)
        + line("M504 464V682M396 572H612", OUTLINE, 9)
        + line("M504 466V680M398 572H610", "#7A4622", 4)
        + stripes
        + path("M386 712Q504 688 622 712V720H386Z", "#3F7A38")
        + flowers
        + path("M380 712H628L618 752H390Z", "url(#oak)", OUTLINE, 5)
    )


def _stand() -> str:
    """Words go onto it, 356 to 646 by 792 to 920."""
    return (
        ellipse(501, 950, 150, 14, "#000", **blurred(6, 0.5))
        + path("M376 930L362 956H386L398 930ZM626 930L640 956H616L604 930Z", "#4A260F", OUTLINE, 4)
        + rect(342, 778, 318, 156, 14, "url(#oak)", OUTLINE, 5)
        + rect(352, 788, 298, 136, 9, NIGHT, OUTLINE, 4)
        + line("M358 782H644", "#FFD0A0", 2.4, opacity=0.5)
    )


def plain_door() -> str:
    """Two glazed leaves, light behind them."""
    x, y, w, h = DOOR
    middle = x + w / 2
    leaf = (
        rect(x + 30, y + 150, w / 2 - 34, h - 150, 3, "url(#leaf)", OUTLINE, 5)
        + rect(x + 46, y + 172, w / 2 - 66, 144, 6, "url(#glass)", OUTLINE, 4)
        + line(f"M{x + 56} {y + 300}L{middle - 34} {y + 190}", "#fff", 6, opacity=0.6)
        + rect(x + 46, y + 336, w / 2 - 66, 90, 6, "none", OUTLINE, 4)
        + circle(middle - 18, y + 326, 7, TRIM, OUTLINE, 3)
    )
    rays = voussoirs(middle, y + 138, 104, 30, 6)
    body = (
        path(archway(x, y, w, h, -6), "url(#stone)", OUTLINE, 6)
        + line(voussoirs(middle, y + w / 2, w / 2 + 4, w / 2 - 22, 10), OUTLINE, 3, opacity=0.5)
        + path(archway(x, y, w, h, 22), "url(#glass)", OUTLINE, 5)
        + line(rays, OUTLINE, 5)
        + path(f"M{middle - 30} {y + 138}A30 30 0 0 1 {middle + 30} {y + 138}Z", "#FFE9A8", OUTLINE, 4)
        + mirrored(leaf, middle)
        + rect(x + 22, y + 134, w - 44, 18, 2, "url(#stone)", OUTLINE, 4)
        + rect(x - 12, y + h - 6, w + 24, 26, 6, "url(#stone)", OUTLINE, 5)
        + line(f"M{x - 4} {y + h}H{x + w + 2}", "#fff", 3, opacity=0.4)
    )
    defs = (
        linear_box("stone", 0, 1, "#B49AC0", (1, "#6A4C7C"))
        + linear_box("glass", 0, 1, "#FFF6D0", (0.5, "#FFD26E"), (1, "#F59A3C"))
        + linear_box("leaf", 1, 0, "#4A8A80", (1, "#245A58"))
    )
    return document(body, defs, PLAIN_DOOR, 1.5)
