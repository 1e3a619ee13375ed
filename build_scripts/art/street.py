"""The first venue: a brick front at night, warm light from the left, cold from the right, wet pavement."""

import random

from build_scripts.art.cards import paw
from build_scripts.art.palette import JOINT, OUTLINE, TRIM
from build_scripts.art.shapes import (
    blurred,
    circle,
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

WIDTH, HEIGHT = 1920, 1080
CANVAS = (0.0, 0.0, float(WIDTH), float(HEIGHT))
HORIZON = 548
KERB = 752

BRICK = (54, 20)
TINTS = (
    ("#fff", 0.05),
    ("#fff", 0.025),
    ("#FFB070", 0.06),
    ("#000", 0.07),
    ("#000", 0.14),
    ("#3A1030", 0.16),
)
"""What single bricks are washed with; most stay as they are."""

WINDOWS = ((378, None), (618, "ears"), (858, "horns"), (1098, "crest"), (1338, None))
SILHOUETTES = {
    "ears": "M12 150V96Q12 70 24 62Q14 34 22 14Q34 26 34 58Q42 56 50 58"
    "Q50 26 62 14Q70 34 60 62Q72 70 72 96V150Z",
    "horns": "M20 150Q22 110 30 92L24 60Q14 58 8 48Q20 42 28 50L30 30Q26 24 31 20Q37 22 35 30L37 44H45L47 30"
    "Q45 22 51 20Q56 24 52 30L54 50Q62 42 74 48Q68 58 58 60L54 92Q60 110 64 150Z",
    "crest": "M14 150Q14 118 28 110Q18 92 22 74Q26 58 40 54Q36 42 24 36Q38 32 46 42Q46 30 40 20"
    "Q54 26 56 42Q60 34 70 32Q66 44 62 54Q76 66 74 84L82 90Q76 98 68 96Q62 106 58 110Q74 118 74 150Z",
}

POSTERS = (
    (440, "paw", -2.0, "#7E4A3A", "#4A2434"),
    (680, "glass", 1.5, "#5E3E5E", "#33203F"),
    (920, "note", -1.2, "#3E4A6A", "#22234A"),
    (1160, "star", 2.0, "#5A3A60", "#2E1E44"),
    (1400, "paw", -1.5, "#38406E", "#1E2048"),
)
"""Bills on the wall: centre, picture, tilt, paper above and below."""
PUDDLES = (
    (1600, 590, 74, 8, "#6E8CFF"),
    (1872, 618, 58, 9, "#6E8CFF"),
    (1290, 726, 110, 8, "#8C86D8"),
    (700, 734, 130, 8, "#F0A25A"),
    (1700, 730, 96, 7, "#6E8CFF"),
)
JOINTS_BELOW = (26, 66, 124, 178)


def defs() -> str:
    return (
        linear("wall", 0, 0, 1920, 0, "#5A2A3E", (0.22, "#43203F"), (0.6, "#2A1A3E"), (1, "#1A1838"))
        + linear("stone", 0, 0, 1920, 0, "#7A4046", (0.25, "#573050"), (0.6, "#372852"), (1, "#262650"))
        + linear("plinth", 0, 0, 1920, 0, "#4A2434", (0.25, "#341C38"), (0.6, "#211736"), (1, "#171734"))
        + linear("pavement", 0, 0, 1920, 0, "#6B3B38", (0.2, "#4A2A44"), (0.6, "#2A2144"), (1, "#1B2040"))
        + linear("depth", 0, 540, 0, 780, (0, JOINT, 0.1), (1, JOINT, 0.72))
        + linear("road", 0, KERB, 0, 1080, (0, "#171024"), (0.3, "#120C1E"), (1, "#0C0814"))
        + linear("top", 0, 0, 0, 300, (0, "#0D0816", 0.86), (0.32, "#0D0816", 0.62), (1, "#0D0816", 0))
        + radial(
            "spill",
            160,
            520,
            900,
            (0, "#FFD27A", 0.85),
            (0.2, "#FF9A3C", 0.36),
            (0.5, "#FF7A3C", 0.1),
            (1, "#FF7A3C", 0),
        )
        + radial("cold", 1740, 470, 640, (0, "#5B8CFF", 0.36), (0.5, "#4A6BE0", 0.14), (1, "#4A6BE0", 0))
        + radial("spot", 960, 440, 800, (0, "#FFE9B8", 0.13), (0.55, "#FFD28A", 0.05), (1, "#FFD28A", 0))
        + radial("roadwarm", 212, 900, 520, (0, "#FF9A3C", 0.2), (1, "#FF9A3C", 0), squash=0.5)
        + radial("roadcold", 1708, 900, 520, (0, "#5B8CFF", 0.2), (1, "#5B8CFF", 0), squash=0.5)
        + linear("pane", 0, 0, 0, 160, (0, "#FFCE7A", 0.6), (1, "#E0762E", 0.42))
        + linear("dark-pane", 0, 0, 0, 160, (0, "#3A3A78", 0.7), (1, "#1C1C44", 0.7))
        + linear("lamp-light", 0, 0, 0, 250, (0, "#FFD27A", 0.5), (0.5, "#FFB45A", 0.14), (1, "#FFB45A", 0))
        + linear("streak", 0, 550, 0, 748, (0, "#FFC46A", 0), (0.4, "#FFC46A", 0.8), (1, "#FFC46A", 0.1))
    )


def bricks(x0: int, y0: int, x1: int, y1: int, seed: int) -> str:
    """Joints in a running bond, and a few bricks darker, lighter or redder than the rest."""
    dice = random.Random(seed)
    w, h = BRICK
    joints: list[str] = []
    washes: list[list[str]] = [[] for _ in TINTS]
    for row, y in enumerate(range(y0, y1, h)):
        joints.append(f"M{x0} {y}H{x1}")
        for x in range(x0 - (w // 2 if row % 2 else 0), x1, w):
            joints.append(f"M{x} {y}V{min(y + h, y1)}")
            tint = dice.randrange(len(TINTS) * 2)
            if tint < len(TINTS):
                washes[tint].append(f"M{x} {y}h{w}v{h}h-{w}Z")
    body = "".join(
        path("".join(d), colour, fill_opacity=a) for d, (colour, a) in zip(washes, TINTS, strict=True)
    )
    joint = "".join(joints)
    light = "".join(f"M{x0} {y + 2}H{x1}" for y in range(y0, y1, h))
    return (
        body
        + path(light, "none", "#fff", 1, stroke_opacity=0.045)
        + path(joint, "none", JOINT, 2.2, stroke_opacity=0.5)
    )


def upper_window(x: float, guest: str | None) -> str:
    """A window of the first floor, 84 x 150, maybe with a dancer behind the blind."""
    pane = rect(0, 0, 84, 150, 0, "url(#pane)" if guest else "url(#dark-pane)")
    if guest:
        pane += path(SILHOUETTES[guest], "#4A1E16", opacity=0.72)
    bars = line("M42 0V150M0 52H84", "#160A1E", 5)
    glare = "" if guest else path("M10 140L60 8H76L30 140Z", "#9DB0F0", opacity=0.1)
    frame = rect(0, 0, 84, 150, 0, "none", "#160A1E", 8) + rect(-7, -7, 98, 164, 0, "none", "url(#stone)", 6)
    sill = rect(-18, 152, 120, 14, 3, "url(#stone)", JOINT, 2.5)
    lintel = path("M-14 -8L-8 -30H92L98 -8Z", "url(#stone)", JOINT, 2.5) + path(
        "M34 -8L37 -34H47L50 -8Z", "url(#stone)", JOINT, 2.5
    )
    glow = ellipse(42, 75, 66, 90, "#FFB45A", **blurred(20, 0.28)) if guest else ""
    return group(glow + pane + glare + bars + frame + lintel + sill, x, 124)


def poster(x: float, picture: str, turn: float, above: str, below: str) -> str:
    """A bill on the wall: a picture, no words."""
    ink = "#1E1226"
    drawings = {
        "paw": group(paw(ink), 0, -6, 1.7),
        "star": path("M0 -34L9 -11L34 -9L15 7L21 31L0 18L-21 31L-15 7L-34 -9L-9 -11Z", ink, ink, 4),
        "glass": path("M-30 -34H30L4 0V26H18V32H-18V26H-4V0Z", ink, ink, 3) + line("M16 -48L2 -12", ink, 5),
        "note": line("M-12 22V-28L24 -36V14", ink, 7)
        + ellipse(-20, 24, 12, 9, ink)
        + ellipse(16, 16, 12, 9, ink),
    }
    name = f"paper-{x}"
    body = (
        f"<defs>{linear(name, 0, -60, 0, 60, above, below)}</defs>"
        + path("M-46 -58L46 -60L48 66L-44 70Z", "#000", **blurred(4, 0.55))
        + path("M-46 -62L46 -64L48 60L10 60L0 66L-46 62Z", f"url(#{name})", JOINT, 2.5)
        + path("M-38 -54L38 -56L40 42L-38 44Z", "none", ink, 2, stroke_opacity=0.7)
        + group(drawings[picture], 0, -6, 0.86, opacity=0.75)
        + line("M-30 53H-6M4 52H28", ink, 3, stroke_opacity=0.6)
        + path("M-4 62L10 60L6 50Z", above)
        + circle(-40, -56, 2.4, TRIM)
        + circle(41, -58, 2.4, TRIM)
    )
    return group(body, x, 428, 1.05, turn)


def lamp(x: float) -> str:
    """A wall lamp between two places, with its cone of light."""
    cone = path("M-16 0L-90 190H90L16 0Z", "url(#lamp-light)", **blurred(12, 0.8))
    shade = (
        line("M0 -40Q-2 -26 0 -18", OUTLINE, 7)
        + path("M-22 0Q-18 -22 0 -22Q18 -22 22 0Z", "#7A4A30", OUTLINE, 3.5)
        + line("M-14 -6Q-12 -15 -3 -17", "#FFD98A", 2.5, stroke_opacity=0.7)
        + ellipse(0, 1, 13, 5, "#FFF0BE")
        + ellipse(0, 2, 26, 14, "#FFC46A", **blurred(6, 0.6))
    )
    return group(cone + shade, x, 340)


def drain_pipe(x: float) -> str:
    clamps = "".join(rect(x - 12, y, 24, 12, 3, "url(#stone)", JOINT, 2.5) for y in (150, 390))
    return (
        rect(x - 2, 0, 22, 512, 0, "#000", **blurred(6, 0.4))
        + rect(x - 8, -4, 16, 540, 4, "url(#stone)", JOINT, 2.5)
        + line(f"M{x - 3} 0V510", "#fff", 2, stroke_opacity=0.12)
        + clamps
    )


def front() -> str:
    """The wall with its string course, windows, bills, lamps and plinth."""
    dentils = "".join(f"M{x} 318h14v9h-14Z" for x in range(4, WIDTH, 30))
    stones = "".join(f"M{x} 514V{HORIZON - 4}" for x in range(-40, WIDTH, 160)) + "".join(
        f"M{x} 530V{HORIZON - 4}" for x in range(40, WIDTH, 160)
    )
    return (
        rect(0, 0, WIDTH, HORIZON, 0, "url(#wall)")
        + bricks(0, 0, WIDTH, 512, 11)
        + "".join(upper_window(x, guest) for x, guest in WINDOWS)
        + "".join(drain_pipe(x) for x in (22, 1898))
        + path(dentils, "url(#stone)", JOINT, 1.5)
        + rect(-4, 300, WIDTH + 8, 18, 0, "url(#stone)", JOINT, 2.5)
        + line(f"M0 303H{WIDTH}", "#fff", 1.5, stroke_opacity=0.16)
        + rect(0, 327, WIDTH, 14, 0, "#000", **blurred(6, 0.35))
        + "".join(poster(*bill) for bill in POSTERS)
        + "".join(lamp(x) for x in (320, 560, 800, 1040, 1280, 1520))
        + rect(-4, 510, WIDTH + 8, 48, 0, "url(#plinth)", JOINT, 2.5)
        + line(f"M0 513H{WIDTH}", "#fff", 1.5, stroke_opacity=0.14)
        + line(f"M0 530H{WIDTH}" + stones, JOINT, 2, stroke_opacity=0.45)
    )


def pavement() -> str:
    bottom = KERB
    slabs = "".join(
        f"M{number(960 + (x - 960) * 0.55)} {HORIZON}L{x} {bottom}" for x in range(-1200, 3400, 190)
    )
    courses = "".join(f"M0 {HORIZON + dy}H{WIDTH}" for dy in JOINTS_BELOW)
    shine = "".join(f"M0 {HORIZON + dy + 2}H{WIDTH}" for dy in JOINTS_BELOW)
    return (
        rect(0, HORIZON, WIDTH, bottom - HORIZON, 0, "url(#pavement)")
        + line(slabs + courses, JOINT, 2, stroke_opacity=0.42)
        + line(shine, "#fff", 1, stroke_opacity=0.07)
        + rect(0, HORIZON - 8, WIDTH, 12, 0, "#1A0E22")
        + line(f"M0 {HORIZON - 8}H{WIDTH}", "#FFB45A", 2, stroke_opacity=0.35)
    )


def wet_light() -> str:
    """Reflections lying on the wet stones: streaks below every lamp, puddles on the cold side."""
    streaks = "".join(
        path(f"M{x - 8} 550L{x - 22} 748H{x + 22}L{x + 8} 550Z", "url(#streak)", **blurred(8, a))
        for x, a in ((320, 0.5), (560, 0.44), (800, 0.38), (1040, 0.32), (1280, 0.26), (1520, 0.2))
    )
    cold = path(f"M1640 600L1560 {KERB}H1900L1810 600Z", "#6E9CFF", **blurred(20, 0.26))
    warm = path(f"M250 600L1120 {KERB + 30}H-60L40 600Z", "#FFB84A", **blurred(20, 0.26))
    puddles = "".join(
        ellipse(x, y, rx, ry, colour, opacity=0.26)
        + ellipse(x - rx * 0.2, y - 2, rx * 0.6, ry * 0.36, "#DCE8FF", opacity=0.28)
        for x, y, rx, ry, colour in PUDDLES
    )
    return streaks + cold + warm + puddles


def road() -> str:
    """The kerb and the asphalt below: quiet, since panels stand on it."""
    dice = random.Random(5)
    grit = "".join(f"M{dice.randrange(WIDTH)} {dice.randrange(KERB + 20, HEIGHT)}h2" for _ in range(700))
    stones = "".join(f"M{x} {KERB - 12}V{KERB + 12}" for x in range(60, WIDTH, 150))
    return (
        rect(0, KERB, WIDTH, HEIGHT - KERB, 0, "url(#road)")
        + line(grit, "#8E7CC0", 1.6, stroke_opacity=0.13)
        + rect(0, KERB - 12, WIDTH, 24, 0, "#3A2A44")
        + rect(0, KERB - 12, WIDTH, 9, 0, "#6A4A58", fill_opacity=0.8)
        + line(stones, JOINT, 2, stroke_opacity=0.6)
        + line(f"M0 {KERB + 12}H{WIDTH}", "#000", 4, stroke_opacity=0.6)
        + rect(0, KERB, WIDTH, HEIGHT - KERB, 0, "url(#roadwarm)")
        + rect(0, KERB, WIDTH, HEIGHT - KERB, 0, "url(#roadcold)")
    )


def scenery() -> str:
    body = (
        front()
        + pavement()
        + rect(0, 0, WIDTH, KERB, 0, "url(#cold)")
        + rect(0, 0, WIDTH, KERB, 0, "url(#spill)")
        + rect(0, HORIZON, WIDTH, KERB - HORIZON, 0, "url(#depth)")
        + wet_light()
        + rect(0, 0, WIDTH, KERB, 0, "url(#spot)")
        + road()
        + rect(0, 0, WIDTH, 300, 0, "url(#top)")
    )
    return document(body, defs(), CANVAS)
