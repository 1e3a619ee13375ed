"""The pieces of the title screen: backdrop, skyline, moon, velvet barrier, menu board."""

import random

from build_scripts.art.cards import brass, paw
from build_scripts.art.palette import JOINT, NIGHT, OUTLINE, TRIM
from build_scripts.art.props import wood_grain
from build_scripts.art.shapes import (
    ball_box,
    blurred,
    circle,
    clipped,
    corded,
    document,
    ellipse,
    group,
    line,
    linear,
    number,
    path,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, WIDTH, bricks

BARRIER = (0.0, 0.0, 1060.0, 230.0)
BOARD = (0.0, 0.0, 464.0, 690.0)
BRACKET = (0.0, 0.0, 560.0, 170.0)
MAT = (0.0, 0.0, 400.0, 60.0)
MOON = (-50.0, -10.0, 290.0, 250.0)
SKYLINE = (0.0, 0.0, 620.0, 580.0)

FRONT = 1372
"""Where the bar's front ends and the sky begins."""
GROUND = 752

PANEL_WIDTH, PANELS = 247, 4
HOUSES = (
    (0, 110, 400, "flat"),
    (116, 84, 520, "mast"),
    (208, 128, 460, "tank"),
    (342, 96, 540, "point"),
    (446, 174, 490, "step"),
)


def barrier() -> str:
    """Four velvet panels between brass posts; guests stand behind it."""
    body = "".join(velvet_panel(36 + index * PANEL_WIDTH) for index in range(PANELS))
    body += "".join(tall_post(36 + index * PANEL_WIDTH) for index in range(PANELS + 1))
    defs = brass() + linear("cloth", 0, 30, 0, 190, "#B81A48", (0.5, "#8E1238"), (1, "#560926"))
    ball = ball_box("ball", "#FFF6C8", (0.45, "#F3BE4A"), (1, "#8F5A10"))
    return document(body, defs + ball, BARRIER)


def velvet_panel(x: float) -> str:
    w = PANEL_WIDTH
    folds = "".join(
        path(f"M{x + dx} 32Q{x + dx + 7} 110 {x + dx - 3} 188", "none", "#3E051C", 6, stroke_opacity=0.22)
        + path(
            f"M{x + dx + 11} 32Q{x + dx + 17} 110 {x + dx + 8} 188", "none", "#FF7A9C", 4, stroke_opacity=0.16
        )
        for dx in range(26, w - 20, 38)
    )
    cloth = f"M{x + 4} 26H{x + w - 4}V188Q{x + w / 2} 198 {x + 4} 188Z"
    return (
        path(cloth, "#000", transform="translate(4 10)", **blurred(8, 0.5))
        + path(cloth, "url(#cloth)", OUTLINE, 5)
        + folds
        + path(f"M{x + 20} 44H{x + w - 20}V174Q{x + w / 2} 182 {x + 20} 174Z", "none", TRIM, 3)
        + group(paw("#3E051C"), x + w / 2 + 2, 109, 2.5, opacity=0.5)
        + group(paw("#F0BE54"), x + w / 2, 105, 2.5)
        + rect(x - 2, 18, w + 4, 17, 8.5, "url(#brass)", OUTLINE, 4)
        + line(f"M{x + 18} 22.5H{x + w - 18}", "#fff", 2.4, stroke_opacity=0.75)
    )


def tall_post(x: float) -> str:
    return (
        ellipse(x + 2, 213, 32, 9, "#000", **blurred(3, 0.55))
        + path(
            f"M{x - 26} 208Q{x - 26} 200 {x - 10} 198H{x + 10}Q{x + 26} 200 {x + 26} 208"
            f"Q{x + 26} 217 {x} 217Q{x - 26} 217 {x - 26} 208Z",
            "url(#brass-side)",
            OUTLINE,
            4,
        )
        + line(f"M{x - 19} 207Q{x - 14} 203 {x - 6} 202", "#fff", 2.6, stroke_opacity=0.85)
        + rect(x - 7, 14, 14, 188, 5, "url(#brass-side)", OUTLINE, 4)
        + line(f"M{x - 2.5} 36V190", "#fff", 2.4, stroke_opacity=0.7)
        + rect(x - 11, 20, 22, 12, 4, "url(#brass-side)", OUTLINE, 3.4)
        + circle(x, 13, 11.5, "url(#ball)", OUTLINE, 4)
        + circle(x - 4, 9, 3, "#fff", opacity=0.95)
    )


def door_mat() -> str:
    """A red mat before the gate, 400 x 56."""
    body = (
        path("M56 8H344L396 50H4Z", "#000", transform="translate(0 4)", **blurred(3, 0.5))
        + path("M56 6H344L396 48H4Z", "url(#mat)", OUTLINE, 4)
        + path("M64 12H336L376 42H24Z", "none", "#F0BE54", 3)
    )
    return document(body, linear("mat", 0, 6, 0, 48, "#8E1C3A", "#C0244E"), MAT)


def menu_board() -> str:
    """A wooden board with a dark face; buttons go into (24, 24) to (440, 666)."""
    studs = "".join(circle(x, y, 5, "url(#brass)", OUTLINE, 2.4) for x in (20, 444) for y in (20, 670))
    body = (
        rect(6, 10, 452, 676, 26, "#000", **blurred(3, 0.55))
        + rect(4, 6, 456, 676, 26, OUTLINE)
        + rect(9, 11, 446, 666, 22, "url(#wood)")
        + clipped("face", rect(9, 11, 446, 666, 22), wood_grain(9, 6, 446, 680, 5))
        + line("M15 640V36Q15 17 34 17H400", "#FFD0A0", 2.6, stroke_opacity=0.55)
        + rect(13, 15, 438, 658, 19, "none", TRIM, 2.5, stroke_opacity=0.85)
        + rect(22, 24, 420, 640, 14, NIGHT, OUTLINE, 4)
        + rect(24, 26, 416, 636, 13, "url(#glow)")
        + studs
    )
    wood = linear("wood", 0, 0, 120, 690, "#94552A", (0.5, "#643418"), (1, "#3A1C0A"))
    return document(
        body, brass() + wood + radial("glow", 232, 120, 480, (0, "#4A2E5A", 0.6), (1, NIGHT, 0)), BOARD
    )


def menu_bracket() -> str:
    """The arm that carries the board: its chains end at (122, 170) and (438, 170)."""
    chains = "".join(
        ellipse(x, y, 5, 8, "none", OUTLINE, 8) + ellipse(x, y, 5, 8, "none", TRIM, 3.8)
        for x in (122, 438)
        for y in range(104, 172, 13)
    )
    scroll = "M28 36C96 38 118 62 132 90M132 90C150 58 186 62 182 84C178 100 158 96 160 84"
    body = (
        chains
        + corded(scroll, OUTLINE, "#D89A34", 8, 4)
        + line(scroll, "#FFF0B0", 2.4, transform="translate(-1 -2)", stroke_opacity=0.8)
        + rect(14, 84, 514, 19, 9.5, "url(#brass)", OUTLINE, 4)
        + line("M40 88.5H510", "#fff", 2.4, stroke_opacity=0.7)
        + circle(530, 93, 16, "url(#brass)", OUTLINE, 4)
        + circle(525, 87, 4, "#fff", opacity=0.9)
        + rect(6, 14, 24, 142, 7, "url(#brass-side)", OUTLINE, 4)
        + circle(18, 30, 4, "#8F5A10")
        + circle(18, 140, 4, "#8F5A10")
    )
    return document(body, brass(), BRACKET)


def moon() -> str:
    crescent = "M96 44A70 70 0 1 0 166 138A60 60 0 0 1 96 44Z"
    body = (
        circle(88, 118, 72, "#FFF4D8", **blurred(20, 0.32))
        + path(crescent, "url(#moon)", OUTLINE, 4)
        + clipped(
            "edge",
            path(crescent),
            circle(62, 96, 11, "#F0D48A", opacity=0.6)
            + circle(82, 148, 14, "#F0D48A", opacity=0.6)
            + circle(52, 132, 6, "#F0D48A", opacity=0.6),
        )
        + line("M46 118A58 58 0 0 1 72 66", "#fff", 5, stroke_opacity=0.8)
    )
    return document(body, linear("moon", 40, 50, 130, 180, "#FFFBE8", "#FFE4A0"), MOON)


def house(x: int, w: int, h: int, roof: str) -> str:
    top, middle = 580 - h, x + w // 2
    roofs = {
        "flat": rect(x - 4, top - 8, w + 8, 12, 2, "#241640"),
        "mast": line(f"M{middle} {top - 46}V{top}M{middle - 12} {top - 30}H{middle + 12}", "#241640", 4)
        + circle(middle, top - 46, 3.5, "#FF5C5C"),
        "tank": path(
            f"M{middle - 22} {top}V{top - 12}H{middle - 18}V{top - 38}L{middle} {top - 52}"
            f"L{middle + 18} {top - 38}V{top - 12}H{middle + 22}V{top}Z",
            "#241640",
        ),
        "point": path(f"M{x - 4} {top}L{middle} {top - 38}L{x + w + 4} {top}Z", "#241640"),
        "step": rect(x + 26, top - 24, w - 60, 30, 2, "#1A1034"),
    }
    dice = random.Random(x)
    windows = ""
    for wy in range(top + 24, 560, 44):
        for wx in range(x + 14, x + w - 22, 30):
            lit = dice.random() < 0.4
            windows += rect(wx, wy, 15, 22, 2, "#FFC46A" if lit else "#2A1C48", opacity=0.75 if lit else 0.9)
    return (
        roofs[roof]
        + rect(x, top, w, h, 3, "url(#house)")
        + line(f"M{x + 2} {top}V580", "#5A3A78", 2, stroke_opacity=0.6)
        + windows
    )


def houses() -> str:
    return "".join(house(*each) for each in HOUSES)


def house_defs() -> str:
    return linear("house", 0, 40, 0, 580, "#1B1136", "#2C1846")


def skyline() -> str:
    return document(houses(), house_defs(), SKYLINE)


def title_backdrop() -> str:
    """Sky, houses, the bar's front and the pavement; gate, logo, moon, guests and menu come on top."""
    dice = random.Random(7)
    stars = "".join(
        circle(
            dice.randint(FRONT, WIDTH),
            dice.randint(0, 420),
            dice.choice((1.0, 1.4, 2.0)),
            "#FFF4D8",
            opacity=dice.choice((0.35, 0.55, 0.8)),
        )
        for _ in range(70)
    )
    slabs = "".join(
        f"M{number(960 + (x - 960) * 0.5)} {GROUND}L{x} {HEIGHT}" for x in range(-1400, 3600, 220)
    )
    courses = "".join(f"M0 {y}H{WIDTH}" for y in (786, 838, 916, 1020))
    dentils = "".join(f"M{x} 58h18v12h-18Z" for x in range(8, FRONT - 20, 40))
    body = (
        rect(0, 0, WIDTH, HEIGHT, 0, "url(#sky)")
        + stars
        + group(houses(), 1318, GROUND - 574)
        + rect(0, 30, FRONT, GROUND - 30, 0, "url(#wall)")
        + bricks(0, 30, FRONT, GROUND, 17)
        + rect(FRONT - 26, 60, 26, GROUND - 60, 0, "#160A22", opacity=0.55)
        + path(dentils, "#5A3044", JOINT, 2)
        + rect(-10, 14, FRONT + 24, 34, 6, "url(#cornice)", OUTLINE, 4)
        + rect(-10, 46, FRONT + 16, 13, 0, "#2A1226", JOINT, 2)
        + line(f"M0 19H{FRONT}", "#FFC0A0", 2.5, stroke_opacity=0.35)
        + rect(-4, 712, FRONT + 4, 44, 0, "url(#plinth)", JOINT, 2.5)
        + line(f"M0 715H{FRONT}", "#fff", 1.5, stroke_opacity=0.15)
        + rect(0, GROUND, WIDTH, HEIGHT - GROUND, 0, "url(#pavement)")
        + line(slabs + courses, JOINT, 2, stroke_opacity=0.4)
        + rect(0, GROUND, WIDTH, HEIGHT - GROUND, 0, "url(#depth)")
        + rect(0, GROUND - 4, WIDTH, 8, 0, "#1A0E22", opacity=0.8)
        + rect(0, 0, WIDTH, HEIGHT, 0, "url(#spill)")
        + path("M100 860L360 860L900 1080H-200Z", "#FFB84A", **blurred(20, 0.3))
        + path("M500 940H1320L1400 1080H420Z", "#FF9A6A", **blurred(30, 0.1))
        + rect(0, 0, WIDTH, HEIGHT, 0, "url(#stage)")
    )
    defs = (
        house_defs()
        + linear("sky", 0, 0, 0, 760, "#17103A", (0.5, "#3A1C58"), (1, "#7A3462"))
        + linear("wall", 0, 0, FRONT, 0, "#6E3440", (0.35, "#4C2442"), (1, "#2C1A3E"))
        + linear("cornice", 0, 0, FRONT, 0, "#9A5450", (0.5, "#6B3A4E"), (1, "#4A2C52"))
        + linear("plinth", 0, 0, FRONT, 0, "#5A2C36", (0.5, "#38203A"), (1, "#221636"))
        + linear("pavement", 0, 0, WIDTH, 0, "#6B3B38", (0.2, "#4A2A44"), (0.6, "#2A2144"), (1, "#1B2040"))
        + linear("depth", 0, GROUND, 0, HEIGHT, (0, JOINT, 0.05), (1, JOINT, 0.8))
        + radial(
            "spill",
            216,
            640,
            1000,
            (0, "#FFD27A", 0.8),
            (0.25, "#FF9A3C", 0.4),
            (0.6, "#FF7A3C", 0.12),
            (1, "#FF7A3C", 0),
        )
        + radial("stage", 860, 360, 620, (0, "#FFB07A", 0.16), (1, "#FFB07A", 0))
    )
    return document(body, defs, CANVAS)
