"""Heaven's Gate: arch, leaves, light and sign.

The gate is drawn in a box of 232 x 430 (its slot's width; it stands on the slot's bottom edge).
"""

import math

from build_scripts.art.cards import brass, paw
from build_scripts.art.palette import BULB, OUTLINE, TRIM
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    document,
    ellipse,
    group,
    line,
    linear,
    mirrored,
    number,
    path,
    radial,
    rays,
    rect,
)

BOX = (0.0, 0.0, 232.0, 430.0)
LIGHT_BOX = (-100.0, -100.0, 432.0, 630.0)
SIGN_BOX = (-150.0, -56.0, 300.0, 204.0)

MIDDLE, SPRING, FLOOR = 116.0, 128.0, 416.0
OUTER, BAND, OPENING = 108.0, 103.0, 84.0
"""Half widths: the arch, its marquee of bulbs, the doorway."""

BULBS_ROUND, BULBS_UP = 6, 7
"""On each side: up the round to the keystone, and down the straight."""
CROWD = ((78, 318, 1.25), (102, 308, 1.35), (134, 316, 1.4), (160, 312, 1.3))
HEADS = (
    "M-12 40V14Q-14 2 -8 -4L-11 -20Q-2 -16 -3 -6H3Q2 -16 11 -20L8 -4Q14 2 12 14V40Z",
    "M-10 40V10Q-10 -2 -5 -6Q-12 -24 -6 -34Q1 -26 -1 -8H2Q0 -26 7 -34Q13 -24 6 -6Q10 -2 10 10V40Z",
    "M-13 40V16Q-19 14 -18 6Q-16 -1 -11 2Q-8 -10 0 -10Q8 -10 11 2Q16 -1 18 6Q19 14 13 16V40Z",
    "M-9 40V8L-16 0Q-10 -5 -7 -2L-5 -16Q-7 -21 -4 -22Q-1 -21 -2 -16L-1 -6H1L2 -16"
    "Q1 -21 4 -22Q7 -21 5 -16L7 -2Q10 -5 16 0L9 8V40Z",
)
WING = (
    "M0 0C-16 -24 -50 -30 -70 -16C-60 -15 -55 -11 -54 -6"
    "C-46 -8 -39 -4 -38 2C-29 0 -21 4 -19 12C-8 14 2 8 0 0Z"
)


def defs() -> str:
    return (
        brass()
        + linear("hall", 0, 40, 0, 420, "#FFF7D0", (0.4, "#FFDC84"), (1, "#F58A2C"))
        + linear("side", 0, 0, 232, 0, "#F7A03C", (0.5, "#FFD98A"), (1, "#E07A24"))
        + linear("stone", 0, 0, 232, 0, "#8A4A30", (0.5, "#6B3320"), (1, "#46200F"))
        + linear("marquee", 0, 0, 232, 0, "#8E1238", (0.5, "#6E0A2B"), (1, "#4E061E"))
        + linear("leaf-left", 28, 0, 62, 0, "#8E0C32", (0.4, "#C81E4E"), (1, "#E84A72"))
        + linear("leaf-right", 28, 0, 62, 0, "#5E0720", (0.4, "#8E0F36"), (1, "#B3123F"))
        + linear("leaf-shut", 32, 40, 200, 416, "#E03A64", (0.4, "#B3123F"), (1, "#7A0A2E"))
        + linear("runner", 0, 330, 0, 416, "#D8305A", "#A3123F")
        + radial("ball", 106, 92, 36, "#FFFFFF", (0.4, "#DCEBFF"), (1, "#7C92CC"))
        + radial("porthole", 0, 0, 22, "#FFF6CC", (0.6, "#FFD06A"), (1, "#F08A2E"))
        + radial("tympanum", 116, 128, 86, "#FFF6CC", (0.5, "#FFD06A"), (1, "#F08A2E"))
    )


def arch(half: float, bottom: float = FLOOR) -> str:
    """The outline of a round-headed opening with the given half width."""
    left, right = number(MIDDLE - half), number(MIDDLE + half)
    top = number(SPRING)
    return (
        f"M{left} {number(bottom)}V{top}A{number(half)} {number(half)} 0 0 1 {right} {top}V{number(bottom)}Z"
    )


def bulb(x: float, y: float) -> str:
    return (
        circle(x, y, 10, "#FFC24A", **blurred(4, 0.85))
        + circle(x, y, 6, BULB, OUTLINE, 2)
        + circle(x, y + 0.6, 3.6, "#FFE9A0", opacity=0.75)
        + circle(x - 1.6, y - 1.8, 1.5, "#fff")
    )


def bulbs() -> str:
    """Bulbs along the marquee: round the arch, then down both sides."""
    radius = (BAND + OPENING) / 2
    out = ""
    for index in range(BULBS_ROUND):
        angle = math.radians(71) * index / (BULBS_ROUND - 1)
        out += bulb(MIDDLE - radius * math.cos(angle), SPRING - radius * math.sin(angle))
    step = (FLOOR - SPRING) / (BULBS_UP + 0.55)
    for index in range(1, BULBS_UP + 1):
        out += bulb(MIDDLE - radius, SPRING + step * index)
    return mirrored(out, MIDDLE)


def disco_ball(x: float, y: float, r: float) -> str:
    """A mirror ball with bent rows of tiles and sparks."""
    seams = "".join(
        f"M{x + dx} {y - r}Q{number(x + dx * 2.1)} {y} {x + dx} {y + r}" for dx in (-15, -5.5, 5.5, 15)
    )
    rows = "".join(
        f"M{x - r} {y + dy - 2}Q{x} {y + dy + 5} {x + r} {y + dy - 2}" for dy in (-17, -9, 0, 9, 17)
    )
    tiles = (
        (-12, -10, "#fff"),
        (3, 2, "#FFD6F0"),
        (11, -9, "#BFE0FF"),
        (-4, 12, "#FFF0A8"),
        (-17, 3, "#D8C8FF"),
    )
    facets = "".join(rect(x + dx, y + dy, 7, 7, 1, colour, opacity=0.9) for dx, dy, colour in tiles)
    star = "M0 -13Q1 -1 13 0Q1 1 0 13Q-1 1 -13 0Q-1 -1 0 -13Z"
    return (
        line(f"M{x} {y - r - 60}V{y - r}", OUTLINE, 4)
        + rect(x - 6, y - r - 8, 12, 9, 2, "url(#brass)", OUTLINE, 2.5)
        + circle(x, y, r + 12, "#fff", **blurred(8, 0.75))
        + circle(x, y, r, "url(#ball)")
        + clipped(
            "ball-edge", circle(x, y, r), facets + line(seams + rows, "#6E84C0", 1.6, stroke_opacity=0.75)
        )
        + circle(x, y, r, "none", OUTLINE, 4)
        + group(path(star, "#fff"), x - 9, y - 10, 0.75)
        + group(path(star, "#fff"), x + 11, y + 9, 0.42)
    )


def hall() -> str:
    """What is seen through the open doorway: light, a dancing crowd, steps with a runner."""
    crowd = "".join(
        group(path(shape, "#D07826"), x, y, scale, opacity=0.72)
        for shape, (x, y, scale) in zip(HEADS, CROWD, strict=True)
    )
    specks = ((60, 150), (84, 200), (170, 170), (150, 220), (96, 250), (184, 236), (52, 236), (128, 178))
    flecks = "".join(ellipse(x, y, 5, 3.4, "#fff", opacity=0.75) for x, y in specks)
    steps = ""
    for index, shade in enumerate(("#FFD98A", "#FFC766", "#FFB54A", "#FFA236")):
        half, y = 44 + 16 * index, 346 + 18 * index
        steps += rect(MIDDLE - half, y, 2 * half, 19, 2.5, shade, "#A85A14", 2)
        steps += line(f"M{MIDDLE - half + 4} {y + 2.6}H{MIDDLE + half - 4}", "#FFF3C0", 2, stroke_opacity=0.8)
        steps += rect(MIDDLE - half * 0.52, y, half * 1.04, 19, 1, "url(#runner)", "#7A0A2E", 2)
        steps += line(f"M{number(MIDDLE - half * 0.52 + 4)} {y + 3}h{number(half * 1.04 - 8)}", "#FF8AA8", 2)
    return (
        rect(28, 40, 176, 380, 0, "url(#hall)")
        + rays(MIDDLE, 92, 330, 13, "#fff", 0.26, 0.14)
        + circle(MIDDLE, 226, 62, "#FFFBE6", **blurred(20, 0.95))
        + flecks
        + crowd
        + rect(28, 338, 176, 12, 0, "#FFE39A", opacity=0.55)
        + steps
        + disco_ball(116, 96, 25)
    )


def quilt(left: float, right: float, top: float, bottom: float, step: float, slope: float) -> str:
    """Padded leather: crossing seams with a brass button at every crossing."""
    seams, buttons = "", ""
    y = top
    while y < bottom + step:
        seams += f"M{number(left)} {number(y)}L{number(right)} {number(y + slope)}"
        seams += f"M{number(left)} {number(y)}L{number(right)} {number(y - slope)}"
        y += step
    count = max(1, round((right - left) / (step * (right - left) / (2 * slope))))
    for column in range(count + 1):
        x = left + (right - left) * column / count
        offset = 0 if column % 2 == 0 else step / 2
        y = top + offset
        while y < bottom:
            buttons += circle(x, y, 2.3, TRIM, OUTLINE, 1.1)
            y += step
    return line(seams, "#4E061E", 2, stroke_opacity=0.55) + buttons


def open_leaf(fill: str, name: str) -> str:
    """The left leaf, swung into the hall; the right one is its mirror image in shadow."""
    shape = "M30 130C33 104 44 84 58 74V376L30 416Z"
    inside = "M36 138C39 118 45 106 53 98V366L36 388Z"
    return (
        path("M58 84L78 92V352L58 376Z", "#7A2A0A", **blurred(6, 0.35))
        + path(shape, f"url(#{fill})", OUTLINE, 4)
        + clipped(name, path(inside), quilt(36, 53, 76, 400, 26, 13))
        + path(inside, "none", OUTLINE, 2.4)
        + line("M55.8 84V370", "#FFB0C4", 1.8, stroke_opacity=0.75)
        + rect(53, 226, 7.5, 44, 3.7, "url(#brass-side)", OUTLINE, 2.4)
    )


def frame(inside: str) -> str:
    """The arch around whatever stands in the doorway."""
    foot = rect(2, 404, 40, 24, 4, "url(#stone)", OUTLINE, 4) + line(
        "M8 409H30", "#FFC08A", 2.5, stroke_opacity=0.6
    )
    key = (
        path("M95 42L89 8Q116 1 143 8L137 42Q116 36 95 42Z", "url(#brass)", OUTLINE, 4)
        + line("M94 12.5Q108 8 126 7.8", "#fff", 2.5, stroke_opacity=0.85)
        + group(paw("#7A3A0A"), 116, 21, 0.62)
    )
    return (
        path(arch(OUTER), "url(#stone)", OUTLINE, 6)
        + path(arch(BAND + 2), "url(#brass)")
        + path(arch(BAND - 3), "url(#marquee)", OUTLINE, 2.5)
        + path(arch(OPENING + 5), "url(#brass)", OUTLINE, 2.5)
        + clipped("doorway", path(arch(OPENING)), inside)
        + path(arch(OPENING), "none", OUTLINE, 4)
        + line(
            f"M{MIDDLE - OUTER + 4} 380V{SPRING}A{OUTER - 4} {OUTER - 4} 0 0 1 {MIDDLE} {SPRING - OUTER + 4}",
            "#fff",
            2.4,
            stroke_opacity=0.55,
        )
        + bulbs()
        + key
        + mirrored(foot, MIDDLE)
        + path("M36 414H196L208 428H24Z", "#7A3A22", OUTLINE, 4)
        + line("M44 418.500H186", "#FFD08A", 2.5, stroke_opacity=0.7)
    )


def gate() -> str:
    right = f'<g transform="translate(232 0) scale(-1 1)">{open_leaf("leaf-right", "leaf-b")}</g>'
    return document(frame(hall() + open_leaf("leaf-left", "leaf-a") + right), defs(), BOX)


def shut_leaf() -> str:
    """The left half of the closed door; a porthole, padding, a push plate."""
    pane = (
        circle(0, 0, 25, OUTLINE)
        + circle(0, 0, 22.5, "url(#brass)")
        + circle(0, 0, 16.5, "url(#porthole)", OUTLINE, 3)
        + line("M-10 -4A11 11 0 0 1 -3 -10.5", "#fff", 3, stroke_opacity=0.9)
    )
    return (
        clipped("padding", path("M40 152H107V350H40Z"), quilt(40, 107, 152, 352, 33.5, 33.5))
        + path("M40 152H107V350H40Z", "none", OUTLINE, 3)
        + line("M43 348V155H104", "#FF8AA8", 2, stroke_opacity=0.55)
        + group(pane, 73, 196)
        + rect(40, 362, 67, 44, 4, "url(#brass)", OUTLINE, 3)
        + "".join(circle(x, y, 1.8, "#8F5A10") for x in (46, 101) for y in (368, 400))
        + rect(98, 250, 9, 56, 4.5, "url(#brass-side)", OUTLINE, 2.6)
    )


def gate_closed() -> str:
    glaze = "".join(
        f"M116 128L{number(116 + 84 * math.cos(a))} {number(128 - 84 * math.sin(a))}"
        for a in (0.52, 1.05, 1.57, 2.09, 2.62)
    )
    fan = (
        path("M32 128A84 84 0 0 1 200 128Z", "url(#tympanum)")
        + line(glaze, OUTLINE, 5)
        + path("M82 128A34 34 0 0 1 150 128Z", "url(#tympanum)", OUTLINE, 4)
        + rect(30, 124, 172, 13, 0, "url(#brass)", OUTLINE, 3.5)
    )
    doors = rect(30, 134, 172, 284, 0, "url(#leaf-shut)") + fan + mirrored(shut_leaf(), MIDDLE)
    seam = (
        line("M116 138V416", OUTLINE, 7)
        + line("M116 140V414", "#FFD98A", 2.4)
        + line("M34 414H198", "#FFD98A", 3)
    )
    glow = line("M116 140V414", "#FFC24A", 8, filter="url(#b4)", opacity=0.7)
    return document(frame(doors + seam + glow), defs(), BOX)


def gate_light() -> str:
    """The glow around the arch and on the ground before it, for behind the gate, or over it to swell."""
    body = (
        path(arch(OUTER + 14, FLOOR + 10), "#FFB04A", **blurred(30, 0.8))
        + path(arch(OUTER + 2, FLOOR), "#FFE3A0", **blurred(20, 0.5))
        + ellipse(MIDDLE, FLOOR + 20, 150, 34, "#FFC24A", **blurred(30, 0.75))
    )
    return document(body, "", LIGHT_BOX)


def gate_sign() -> str:
    """The board with halo and wings; words go into the inner board, -107 to 107 by 20 to 102."""
    wing = path(WING, "#FFF7DA", OUTLINE, 3.5) + line(
        "M-8 1C-22 -14 -42 -20 -58 -15M-12 6C-22 -4 -34 -9 -46 -8", "#E8C88A", 2.4
    )
    rows = [(x, y) for x in range(-100, 101, 20) for y in (13.6, 108.4)]
    columns = [(x, y) for x in (-112.5, 112.5) for y in (32, 51, 71, 90)]
    rim = "".join(circle(x, y, 3, BULB, OUTLINE, 1.3) for x, y in rows + columns)
    body = (
        ellipse(0, -8, 56, 20, "#FFB84A", **blurred(8, 0.55))
        + rect(-116, 8, 232, 106, 22, "#FFB84A", **blurred(8, 0.65))
        + mirrored(group(wing, -44, 3, 0.9, 6), 0)
        + rect(-120, 6, 240, 110, 22, OUTLINE)
        + rect(-116.5, 9.5, 233, 103, 19, "url(#brass)")
        + rect(-107, 20, 214, 82, 12, "url(#board)", OUTLINE, 3)
        + rim
        + line("M-98 25H60", "#FF9AB8", 2, stroke_opacity=0.35)
        + ellipse(0, -11, 42, 10, "none", "#FFB02E", 10, **blurred(4, 0.9))
        + ellipse(0, -11, 42, 10, "none", OUTLINE, 9)
        + ellipse(0, -11, 42, 10, "none", "#FFE480", 5.4)
        + line("M-38 -14.5A42 10 0 0 1 -4 -20.8", "#fff", 2.6)
    )
    board = radial("board", 0, 40, 130, "#5A1634", (1, "#2E0A1C"))
    return document(body, brass() + board, SIGN_BOX)
