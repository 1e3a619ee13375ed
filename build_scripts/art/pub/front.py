"""The pub as it is seen from the street: half-timbered, with a stone doorway, in units of its lot."""

from build_scripts.art.cards import brass
from build_scripts.art.fronts import archway, beam, voussoirs
from build_scripts.art.palette import GOLD, OUTLINE, TRIM
from build_scripts.art.props import wood_grain
from build_scripts.art.pub.things import BEER, TRIPLE, Brew, coins_lying, mug
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    corded,
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

HOUSE = (-24.0, -70.0, 736.0, 834.0)
DOORWAY = (360.0, 390.0, 304.0, 490.0)
SIGN = (404.0, 284.0, 216.0, 150.0)
COUNTER = (0.0, 690.0, 376.0, 280.0)
FLAME = (-16.0, -22.0, 32.0, 40.0)
GLOW = (-70.0, -70.0, 140.0, 140.0)

WIDTH, EAVES, STOREY, PLINTH, GROUND = 688, 58, 342, 690, 760
LANTERNS = ((352, 508), (676, 508))
"""Where they hang beside the door; their light is painted at run time."""
DOOR = (382.0, 412.0, 260.0, 446.0)
SHINGLES = ("#7A424C", "#6E3A46", "#5E3040", "#84494E")
SLATE = ("#6E3A46", "#4A2A3E")


# The wall


def house() -> str:
    """Roof, plaster and timber, and a plinth of stone; the door and the logo come on top."""
    body = (
        rect(0, EAVES - 10, WIDTH, GROUND - EAVES + 10, 0, "url(#plaster)")
        + _cracks()
        + _window(66, 414)
        + rect(4, STOREY + 14, WIDTH - 8, 14, 0, "#1A0C14", opacity=0.4)
        + rect(4, EAVES + 4, WIDTH - 8, 30, 0, "#1A0C14", **blurred(8, 0.55))
        + _timber()
        + _plinth()
        + _roof()
    )
    defs = (
        linear("plaster", 0, EAVES, 0, GROUND, "#7C5450", (0.42, "#A0704E"), (1, "#7A4C3A"))
        + linear_box("stone", 0, 1, "#9A93A8", (1, "#5C5670"))
        + linear_box("oak", 0, 1, "#6E3E1E", (0.5, "#5A3016"), (1, "#43220E"))
        + linear("pane", 0, 0, 0, 150, "#FFE9A8", (0.5, "#FFC25A"), (1, "#E88A32"))
        + linear("roof", 0, -60, 0, EAVES, "#3A2034", "#5A3046")
    )
    return document(body, defs, HOUSE, 1.5)


def _cracks() -> str:
    """Where the plaster is old, its stones show."""
    spots = ((250, 150), (474, 208), (112, 238), (604, 264))
    stones = "".join(
        rect(x + dx, y + dy, 26, 15, 5, "#8A6254", "#5A3A34", 2.4)
        for x, y in spots
        for dx, dy in ((0, 0), (28, 3), (13, 17))
    )
    return group(stones, opacity=0.55)


def _window(x: float, y: float) -> str:
    """Leaded panes behind the guests: most of it is hidden by them."""
    lead = "".join(f"M{a} 0L{a + 75} 150M{a + 75} 0L{a} 150" for a in range(-75, 240, 38))
    panes = clipped("panes", rect(0, 0, 232, 150, 0, "#fff"), line(lead, OUTLINE, 3, stroke_opacity=0.6))
    return group(
        rect(-16, -14, 264, 176, 4, "#FFB84A", **blurred(20, 0.5))
        + rect(-13, -12, 258, 172, 3, "url(#oak)", OUTLINE, 5)
        + rect(0, 0, 232, 150, 0, "url(#pane)", OUTLINE, 4)
        + panes
        + line("M116 0V150", OUTLINE, 9)
        + line("M116 2V148", "#7A4622", 4),
        x,
        y,
    )


def _timber() -> str:
    posts = "".join(beam(x, EAVES, x, GROUND) for x in (14, 674))
    braces = beam(34, STOREY - 10, 108, EAVES + 26, 20) + beam(654, STOREY - 10, 580, EAVES + 26, 20)
    pegs = "".join(
        circle(x, y, 4.4, "#2E1608") + circle(x - 1, y - 1, 1.5, "#A8683A")
        for x, y in ((16, STOREY), (672, STOREY), (352, STOREY), (16, 120), (672, 120), (352, STOREY + 44))
    )
    return posts + braces + beam(352, STOREY, 352, GROUND) + beam(0, STOREY, WIDTH, STOREY, 28) + pegs


def _plinth() -> str:
    joints = "".join(f"M{x} {PLINTH}v34M{x + 31} {PLINTH + 34}v36" for x in range(34, WIDTH, 62))
    return (
        rect(0, PLINTH, WIDTH, GROUND - PLINTH, 3, "url(#stone)", OUTLINE, 4)
        + line(f"M6 {PLINTH + 4}H{WIDTH - 6}", "#E4E0F0", 2.4, opacity=0.5)
        + line(f"M4 {PLINTH + 34}H{WIDTH - 4}" + joints, OUTLINE, 2.6, opacity=0.5)
    )


def _roof() -> str:
    """Crooked shingles; the ridge is seen where the window is higher than wide."""
    rows = ""
    for row in range(4):
        y, inset = EAVES - row * 27, row * 5 - 18
        for number in range(26):
            x = inset - 14 + number * 30 + (15 if row % 2 else 0)
            if inset - 6 <= x <= WIDTH - inset - 26:
                sag = (number * 7 + row * 5) % 5 - 2
                rows += path(
                    f"M{x} {y - 27}V{y - 8 + sag}Q{x + 15} {y + 9 + sag} {x + 30} {y - 8 + sag}V{y - 27}Z",
                    SHINGLES[(number * 3 + row) % 4],
                    OUTLINE,
                    3,
                ) + line(f"M{x + 5} {y - 22}V{y - 10 + sag}", "#C08A80", 2, opacity=0.5)
    back = path(f"M-20 {EAVES}L6 -56H{WIDTH - 6}L{WIDTH + 20} {EAVES}Z", "url(#roof)", OUTLINE, 5)
    ridge = rect(-2, -62, WIDTH + 4, 20, 9, "#8A4E50", OUTLINE, 4) + line("M8 -57H660", "#D89A8A", 2.6)
    return back + rows + ridge + line(f"M-12 {EAVES + 8}H{WIDTH + 12}", "#1A0C14", 6, opacity=0.5)


# The door


GUESTS = (
    "M-52 160C-54 96 -44 70 -30 60C-40 44 -40 20 -26 6C-34 -6 -28 -26 -12 -26C-8 -36 10 -38 16 -26"
    "C30 -26 36 -8 28 4C42 20 42 44 32 60C48 72 60 98 58 160Z",
    "M-44 160C-46 110 -40 92 -26 84L-40 62L-58 66L-40 48C-40 30 -34 20 -26 14L-34 -14L-14 4C-4 0 8 0 16 4"
    "L36 -14L28 14C36 20 42 30 42 48L60 66L42 62L28 84C42 92 48 110 46 160Z",
)
"""A troll with a bun, and a dwarf with horns on the helmet, against the light."""


def doorway() -> str:
    x, y, w, h = DOOR
    middle = x + w / 2
    stones = "".join(
        f"M{x - 3} {at}h26M{x + w - 23} {at}h26" for at in range(int(y + w / 2 + 46), int(y + h), 52)
    )
    inside = (
        rect(x, y, w, h, 0, "url(#light)")
        + circle(middle - 12, y + h * 0.36, 74, "#FFF8DC", **blurred(30, 0.85))
        + group(path(GUESTS[0], "#C47428"), middle - 52, y + 226, 1.06, opacity=0.75)
        + group(path(GUESTS[1], "#B2601C"), middle + 6, y + 262, 0.86, opacity=0.85)
        + _lamp(middle - 14, y)
        + _bar_inside()
        + _leaf()
    )
    body = (
        path(archway(x, y, w, h, -4), "url(#stone)", OUTLINE, 6)
        + line(voussoirs(middle, y + w / 2, w / 2 + 2, w / 2 - 24, 10) + stones, OUTLINE, 3, opacity=0.7)
        + line(
            f"M{x + 4} {y + h - 60}V{y + w / 2}A{w / 2 - 4} {w / 2 - 4} 0 0 1 {middle - 40} {y + 12}",
            "#E4E0F0",
            3,
            opacity=0.6,
        )
        + path(archway(x, y, w, h, 24), "#FFE08A", OUTLINE, 5)
        + clipped("opening", path(archway(x, y, w, h, 26), "#fff"), inside)
        + path(archway(x, y, w, h, 24), "none", OUTLINE, 5)
        + rect(x - 20, y + h - 8, w + 40, 26, 7, "url(#stone)", OUTLINE, 5)
        + line(f"M{x - 12} {y + h - 3}H{x + w + 6}", "#E4E0F0", 3, opacity=0.6)
    )
    defs = (
        linear_box("stone", 0, 1, "#A9A2B8", (1, "#5C5670"))
        + linear("light", 0, y, 0, y + h, "#FFF3C6", (0.45, "#FFD26E"), (1, "#F58A2C"))
        + linear("leaf", x + w - 84, 0, x + w - 24, 0, "#A8683A", (0.5, "#8A5228"), (1, "#5A3016"))
        + linear_box("top", 0, 1, "#E0943E", (1, "#A85A1E"))
    )
    return document(body, defs, DOORWAY)


def _lamp(x: float, y: float) -> str:
    return line(f"M{x} {y}V{y + 62}", OUTLINE, 4) + group(
        circle(0, 6, 36, "#FFFBE0", **blurred(12, 0.8))
        + path("M-18 -12H18L23 24H-23Z", "#FFF9DC", OUTLINE, 4)
        + path("M-26 -10L0 -29L26 -10Z", "#7A4622", OUTLINE, 4)
        + rect(-25, 22, 50, 8, 3, "#7A4622", OUTLINE, 3.4),
        x,
        y + 82,
    )


def _bar_inside() -> str:
    x, y, w, h = DOOR
    foot = y + h
    return (
        rect(x + 20, foot - 88, w - 40, 94, 0, "#A85A1E", OUTLINE, 4)
        + line(f"M{x + 90} {foot - 80}V{foot}M{x + 150} {foot - 80}V{foot}", "#6E3410", 3, opacity=0.6)
        + rect(x + 14, foot - 100, w - 28, 18, 5, "url(#top)", OUTLINE, 4)
        + _mug(x + 96, foot - 122, 0.84)
        + _mug(x + 140, foot - 120, 0.76)
    )


def _leaf() -> str:
    """Planks on iron bands, opened to the right."""
    x, y, w, h = DOOR
    right = x + w - 22
    bands = "".join(f"M{right - 2} {y + h * at:.0f}L{right - 48} {y + h * at - 6:.0f}" for at in (0.36, 0.8))
    return (
        path(
            f"M{right - 60} {y + 86}L{right - 84} {y + 104}V{y + h - 28}L{right - 60} {y + h - 22}Z",
            "#7A3A0A",
            **blurred(6, 0.5),
        )
        + path(f"M{right} {y + 26}V{y + h}L{right - 60} {y + h - 22}V{y + 84}Z", "url(#leaf)", OUTLINE, 5)
        + line(
            f"M{right - 20} {y + 46}V{y + h - 8}M{right - 40} {y + 66}V{y + h - 15}", OUTLINE, 3, opacity=0.6
        )
        + corded(bands, OUTLINE, "#8E97AC", 6, 3)
        + circle(right - 49, y + h * 0.6, 7, GOLD, OUTLINE, 3)
    )


# What hangs and stands before it


def _mug(x: float, y: float, size: float, brew: Brew = BEER) -> str:
    return group(mug(brew), x, y, size)


def sign() -> str:
    """Three mugs on a board that hangs from a brass arm."""
    middle = DOOR[0] + DOOR[2] / 2
    board = (
        f"M{middle - 96} 346H{middle + 96}L{middle + 84} 408Q{middle} 428 {middle - 84} 408Z",
        f"M{middle - 85} 354H{middle + 85}L{middle + 75} 401Q{middle} 418 {middle - 75} 401Z",
    )
    chains = "".join(f"M{middle + dx} 322V350" for dx in (-64, 64))
    body = (
        path(board[0], "#000", transform="translate(4 9)", **blurred(6, 0.5))
        + rect(middle - 5, 296, 10, 24, 3, "url(#brass-side)", OUTLINE, 3.4)
        + line(chains, OUTLINE, 8)
        + line(chains, TRIM, 3.4, stroke_dasharray="1 6")
        + rect(middle - 86, 312, 172, 13, 7, "url(#brass)", OUTLINE, 4)
        + circle(middle - 86, 318, 8, "url(#brass)", OUTLINE, 4)
        + circle(middle + 86, 318, 8, "url(#brass)", OUTLINE, 4)
        + line(f"M{middle - 74} 316H{middle + 74}", "#fff", 2.4, stroke_opacity=0.7)
        + path(board[0], "url(#board)", OUTLINE, 5)
        + clipped("face", path(board[0], "#fff"), wood_grain(middle - 96, 340, 192, 84, 4))
        + path(board[1], "none", "#F3BE4A", 2.8)
        + _mug(middle - 48, 384, 0.86)
        + _mug(middle, 386, 0.98, TRIPLE)
        + _mug(middle + 48, 384, 0.86)
    )
    return document(
        body, brass() + linear_box("board", 0, 1, "#8A5228", (0.5, "#643418"), (1, "#3A1C0A")), SIGN
    )


def counter() -> str:
    """Guests lean on it; words go onto its dark board, 36 to 338 by 806 to 912."""
    x, w = 14, 346
    joints = f"M{x + 12} 836H{x + w - 12}M{x + 12} 886H{x + w - 12}"
    body = (
        rect(x + 2, 800, w, 158, 8, "#000", **blurred(8, 0.55))
        + "".join(rect(x + dx, 928, 28, 30, 3, "#4A260F", OUTLINE, 4) for dx in (22, w - 50))
        + rect(x + 10, 784, w - 20, 150, 4, "url(#planks)", OUTLINE, 5)
        + clipped("front", rect(x + 10, 784, w - 20, 150, 4), wood_grain(x + 10, 784, w - 20, 150, 3))
        + line(joints, OUTLINE, 2.6, opacity=0.5)
        + rect(x + 22, 806, w - 44, 106, 10, "#2A1408", OUTLINE, 4)
        + rect(x + 25, 809, w - 50, 100, 8, "none", TRIM, 2.6)
        + rect(x - 8, 764, w + 16, 28, 9, "url(#top)", OUTLINE, 5)
        + line(f"M{x + 2} 770H{x + w - 2}", "#FFEBC0", 3.4, opacity=0.8)
        + _mug(x + 24, 740, 1.04)
        + _mug(x + 90, 744, 0.9)
        + _mug(x + w - 24, 741, 1.0, TRIPLE)
        + group(coins_lying(4), x + w - 84, 770, 0.9)
    )
    defs = linear_box("planks", 0, 1, "#A8683A", (1, "#5A3016")) + linear_box(
        "top", 0, 1, "#E8B070", (1, "#8A5228")
    )
    return document(body, defs, COUNTER)


def lantern() -> str:
    """On an arm of iron, its glass about (0, 0); the flame is painted at run time."""
    arm = "M30 -30Q18 -52 -2 -46V-30"
    body = (
        corded(arm, OUTLINE, "#8E97AC", 5, 3)
        + path("M-15 -12H15L19 22H-19Z", "#FFD98A", OUTLINE, 4)
        + path("M-22 -10L0 -28L22 -10Z", "#5A3A22", OUTLINE, 4)
        + rect(-21, 20, 42, 8, 3, "#5A3A22", OUTLINE, 3.6)
    )
    return document(body, "", (-28.0, -58.0, 64.0, 92.0))


FLAMES = (
    "M0 -13C7 -4 8 4 0 12C-8 4 -7 -4 0 -13Z",
    "M3 -15C9 -4 7 5 0 12C-8 4 -6 -5 3 -15Z",
    "M-3 -11C6 -4 8 4 0 12C-8 4 -9 -3 -3 -11Z",
)
"""It stands still, and leans to either side."""


def flame(moment: int) -> str:
    defs = radial("flame", 0, 3, 15, "#FFFDF0", (0.4, "#FFD24A"), (1, "#FF7A1E"))
    return document(path(FLAMES[moment], "url(#flame)", "#C4560E", 1.6), defs, FLAME, 3)


def glow() -> str:
    defs = radial("glow", 0, 0, 70, (0, "#FFD98A", 0.75), (0.35, "#FFB84A", 0.36), (1, "#FFB84A", 0))
    return document(ellipse(0, 0, 70, 70, "url(#glow)"), defs, GLOW, 0.5)
