"""The second venue: a hut in the mountains on a winter night. Logs, wide windows, a wall of firewood."""

from __future__ import annotations

import random

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.interior import (
    EDGE,
    HORIZON,
    Wood,
    boards,
    candle,
    chimney,
    front,
    lantern,
    paints,
    rail,
    upright,
)
from build_scripts.art.pub.winter import SILL, TOP, outside, skies
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
    points,
    radial,
    rect,
)
from build_scripts.art.street import CANVAS, HEIGHT, WIDTH

WOOD = Wood("#B07A46", "#7C4E2A", "#46270F", "#2C170A")
STONE = ("#8C8A98", "#7A7A8C", "#9C98A0", "#6A6C80", "#A8A4A8")
LOG = 36
WINDOWS = ((344, 780), (1140, 1576))
"""From where to where there is glass."""
POSTS = (324, 800, 1120, 1596)


def defs() -> str:
    return (
        paints(WOOD)
        + linear_box("log", 0, 1, "#C08A54", (0.35, "#96653A"), (0.8, "#5E3A1E"), (1, "#3A2110"))
        + linear(
            "gloom",
            0,
            0,
            WIDTH,
            0,
            (0, "#140A18", 0),
            (0.3, "#140A20", 0.2),
            (0.7, "#141030", 0.48),
            (1, "#141030", 0.66),
        )
        + linear("top", 0, 0, 0, 200, (0, "#0C0814", 0.9), (0.5, "#0C0814", 0.45), (1, "#0C0814", 0))
        + linear("floor", 0, 0, WIDTH, 0, "#BC8048", (0.28, "#9C6840"), (0.6, "#7A5444"), (1, "#564250"))
        + linear(
            "depth",
            0,
            HORIZON,
            0,
            EDGE,
            (0, "#100A1C", 0.5),
            (0.2, "#100A1C", 0.1),
            (0.7, "#100A1C", 0.16),
            (1, "#100A1C", 0.76),
        )
        + linear("below", 0, EDGE - 40, 0, HEIGHT, (0, "#100B18", 0), (0.12, "#100B18", 0.96), (1, "#0A0712"))
        + skies()
        + radial(
            "hearthlight",
            132,
            330,
            940,
            (0, "#FFB04A", 0.8),
            (0.25, "#FF8E32", 0.44),
            (0.6, "#FF7A2E", 0.14),
            (1, "#FF7A2E", 0),
        )
        + radial(
            "lamps",
            960,
            470,
            760,
            (0, "#FFE2A0", 0.36),
            (0.6, "#FFC46A", 0.12),
            (1, "#FFC46A", 0),
            squash=0.6,
        )
        + radial("corner", 960, 430, 1160, (0.5, "#080414", 0), (1, "#080414", 0.6), squash=0.72)
    )


def wall() -> str:
    """Logs one on the other."""
    dice, body = random.Random(6), ""
    for row, y in enumerate(range(HORIZON - LOG, -LOG, -LOG)):
        grain = "".join(
            f"M{x} {y + dice.randint(9, 26)}"
            f"q{dice.randint(20, 60)} {dice.randint(-4, 4)} {dice.randint(60, 150)} 0"
            for x in range(-20 + 60 * (row % 2), WIDTH, 170)
        )
        knots = "".join(
            ellipse(
                dice.randint(0, WIDTH), y + dice.randint(12, 24), 7, 4.5, "#5A3418", "#3A2110", 2, opacity=0.7
            )
            for _ in range(5)
        )
        body += (
            rect(-6, y, WIDTH + 12, LOG, 8, "url(#log)", OUTLINE, 3.4)
            + line(grain, "#3A2110", 1.8, opacity=0.4)
            + knots
        )
        body += line(f"M0 {y + 6}H{WIDTH}", "#FFE2B0", 2.2, opacity=0.25)
    return body + rect(0, 0, WIDTH, HORIZON, 0, "url(#gloom)")


def window(left: int, right: int, seed: int) -> str:
    wide = right - left
    bars = (
        "".join(f"M{left + wide * part / 4:.0f} {TOP}V{SILL}" for part in (1, 2, 3)) + f"M{left} 168H{right}"
    )
    glass = rect(left, TOP, wide, SILL - TOP, 5)
    frost = "".join(
        path(
            f"M{x} {SILL}h{s * 46}q{-s * 8} -16 {-s * 24} -18q{-s * 2} -18 {-s * 22} -26Z",
            "#EAF4FF",
            **blurred(3, 0.75),
        )
        for part in range(4)
        for x, s in ((left + wide * part / 4, 1), (left + wide * (part + 1) / 4, -1))
    )
    shine = "".join(f"M{left + wide * part / 4 + 16:.0f} 156l30 -32" for part in range(4))
    drifts = "".join(
        ellipse(left + wide * (part + 0.5) / 4, SILL - 1, wide / 8 - 5, 8 + 3 * (part % 2), "#F6FBFF")
        for part in range(4)
    )
    ice = "".join(
        f"M{x - 4} {TOP + 2}h8l-4 {high}Z"
        for x, high in zip(range(left + 14, right - 8, 27), (14, 22, 10, 18, 26, 12, 16) * 4, strict=False)
    )
    return (
        rect(left - 16, TOP - 12, wide + 32, SILL - TOP + 46, 12, "#7AC8FF", **blurred(20, 0.4))
        + clipped(
            f"glass{left}",
            glass,
            outside(left, right, seed) + frost + drifts + path(ice, "#CFEBFF", opacity=0.9),
        )
        + line(shine, "#fff", 5, opacity=0.16)
        + line(bars, OUTLINE, 11)
        + line(bars, "#8A5A30", 5.5)
        + rect(left, TOP, wide, SILL - TOP, 5, "none", OUTLINE, 16)
        + rect(left, TOP, wide, SILL - TOP, 5, "none", "#8A5A30", 9)
        + line(f"M{left - 2} {TOP - 3}H{right + 2}", "#FFD9A0", 2, opacity=0.4)
        + rect(left - 18, SILL + 4, wide + 36, 14, 4, "url(#beam)", OUTLINE, 3.6)
    )


def antlers(x: float, y: float) -> str:
    side = "M-6 0C-20 -8 -40 -12 -46 -40M-26 -14C-30 -24 -28 -32 -24 -42M-40 -22C-48 -26 -56 -28 -60 -38"
    mirror = f'<g transform="scale(-1 1)">{line(side, OUTLINE, 12)}{line(side, "#E8D4AC", 6.5)}</g>'
    body = (
        line(side, OUTLINE, 12)
        + line(side, "#E8D4AC", 6.5)
        + mirror
        + path("M-16 -10H16L12 20Q0 30 -12 20Z", "url(#beam)", OUTLINE, 3.6)
        + circle(0, 2, 6, "#E8D4AC", OUTLINE, 3)
    )
    return group(body, x, y)


def skis(x: float) -> str:
    """Two leaning at the wall, with snow still on them, and a pole."""

    def ski(dx: float, turn: float, colour: str) -> str:
        body = (
            path("M-8 0V-196Q-8 -214 0 -220Q8 -214 8 -196V0Q0 5 -8 0Z", colour, OUTLINE, 3.4)
            + line("M0 -192V-10", "#FFF4D8", 2.4, opacity=0.7)
            + path("M-8 -100H8V-84H-8Z", "#3A2A24", OUTLINE, 2.6)
            + path("M-8 -12q8 -6 16 0V0Q0 5 -8 0Z", "#F6FBFF")
        )
        return group(body, x + dx, 330, turn=turn)

    pole = f"M{x + 46} 332L{x + 30} 128"
    return (
        ellipse(x + 16, 334, 44, 8, "#000", **blurred(4, 0.5))
        + ski(0, -4, "#B8402E")
        + ski(24, 3, "#B8402E")
        + line(pole, OUTLINE, 7)
        + line(pole, "#C9A06A", 3.4)
        + ellipse(x + 44, 316, 12, 4, "none", OUTLINE, 3.4)
    )


def firewood() -> str:
    """A wall of it at the right, ends towards the room."""
    dice, body = random.Random(17), ""
    rows = [
        (x, y) for row, y in enumerate(range(262, 112, -31)) for x in range(1716 + 18 * (row % 2), 1960, 36)
    ]
    for x, y in rows:
        r = dice.uniform(16.5, 19)
        tone = dice.choice(("#E4B878", "#D8A864", "#C99654"))
        body += circle(x, y, r, "#6A4322", OUTLINE, 3) + circle(x - 0.5, y, r - 4.5, tone)
        body += circle(x, y, r - 8, "none", "#A87440", 1.6, opacity=0.8) + circle(
            x, y, 3, "none", "#A87440", 1.6, opacity=0.8
        )
        body += group(
            line("M5 0L12 1M-2 5L-5 11M-4 -3L-9 -7", "#7A4E26", 1.8), x, y, turn=dice.uniform(0, 360)
        )
    return (
        rect(1692, 104, 240, 178, 0, "#000", **blurred(8, 0.5))
        + rect(1696, 104, 240, 174, 0, "#24130C")
        + body
        + upright(1696, 92, 284, 18)
        + rect(1684, 276, 250, 14, 4, "url(#beam)", OUTLINE, 4)
        + path("M1690 108Q1720 90 1760 98T1840 94T1930 98V110H1690Z", "#F6FBFF", OUTLINE, 3)
    )


def stump() -> str:
    """To chop on: an axe, a lantern, a little snow."""
    trunk = (
        ellipse(4, 2, 58, 12, "#000", **blurred(4, 0.6))
        + path("M-44 -66C-48 -40 -48 -20 -54 0Q0 14 54 0C48 -20 48 -40 44 -66Z", "#6A4322", OUTLINE, 4.4)
        + line("M-30 -54q-4 26 -6 50M-8 -52q2 30 -2 56M18 -54q4 28 8 54", OUTLINE, 2.4, opacity=0.5)
        + ellipse(0, -66, 44, 14, "#E0B474", OUTLINE, 4)
        + ellipse(0, -66, 30, 9, "none", "#A87440", 2)
        + ellipse(0, -66, 15, 4.5, "none", "#A87440", 2)
    )
    handle = "M16 -70L62 -128"
    axe = (
        line(handle, OUTLINE, 10)
        + line(handle, "#C98A4E", 5)
        + path("M4 -84L26 -64L14 -56Q2 -60 -4 -74Z", "#AEB8CC", OUTLINE, 3.4)
    )
    return group(trunk + axe, 1850, 408) + candle(1832, 342, 0.9)


def bunting() -> str:
    """Fir twigs along the beam, with a few red berries."""
    dice, twigs, berries = random.Random(8), "", ""
    for left, right in ((300, 562), (562, 800), (1120, 1358), (1358, 1696)):
        count = round((right - left) / 9)
        for step in range(count + 1):
            share = step / count
            x, y = left + (right - left) * share, 104 + 54 * share * (1 - share)
            for lean in (-1, 1):
                across, down = lean * dice.uniform(5, 10), dice.uniform(8, 16)
                twigs += f"M{points((x, y))}l{points((across, down))}"
            if step % 5 == 2:
                berries += circle(x, y + 10, 4.4, "#D8362A", OUTLINE, 2) + circle(
                    x - 1.2, y + 8.8, 1.2, "#fff", opacity=0.9
                )
    return line(twigs, "#12301F", 6) + line(twigs, "#3E7A4A", 3) + berries


def pool(left: float, right: float) -> str:
    """The corners of the light that a window throws on the floor."""
    near = [960 + (x - 960) * 1.22 for x in (right, left)]
    return points((left + 30, HORIZON + 14), (right - 30, HORIZON + 14), (near[0], 400), (near[1], 400))


def light() -> str:
    moon = f"M880 {HORIZON}H1040L1190 470H730Z"
    panes = "".join(path(f"M{pool(*sides)}Z", "#8FD0FF", **blurred(20, 0.2)) for sides in WINDOWS)
    return (
        rect(0, 0, WIDTH, 200, 0, "url(#top)")
        + panes
        + rect(0, 0, WIDTH, EDGE, 0, "url(#hearthlight)")
        + rect(0, 0, WIDTH, EDGE, 0, "url(#lamps)")
        + path(moon, "#A4D4FF", **blurred(20, 0.36))
        + rect(0, 0, WIDTH, HEIGHT, 0, "url(#corner)")
    )


def scenery() -> str:
    body = (
        wall()
        + "".join(window(left, right, seed) for (left, right), seed in zip(WINDOWS, (4, 11), strict=True))
        + "".join(upright(x, -6, HORIZON, 30) for x in POSTS)
        + rail(80, 30)
        + bunting()
        + boards(WOOD, 7)
        + rail(HORIZON - 10, 14)
        + rect(0, HORIZON + 2, WIDTH, 16, 0, "#0A0410", **blurred(4, 0.6))
        + rect(0, HORIZON, WIDTH, EDGE - HORIZON, 0, "url(#depth)")
        + firewood()
        + skis(1630)
        + stump()
        + chimney(STONE, 21)
        + light()
        + candle(562, SILL + 4, 0.7)
        + candle(1358, SILL + 4, 0.7)
        + lantern(804, 104, 150)
        + lantern(1116, 104, 150)
        + front()
    )
    return document(body, defs(), CANVAS)
