"""What one sees of the mountains from the hut: through its windows, and through the open door."""

from __future__ import annotations

import random

from build_scripts.art.shapes import blurred, circle, line, linear, path, points, rect

TOP, SILL = 116, 226
"""Of the windows."""


def skies() -> str:
    """The colours of it all."""
    return (
        linear("sky", 0, TOP, 0, SILL, "#0C1848", (0.5, "#1C3C84"), (1, "#5C8CCC"))
        + linear("aurora", 0, TOP, 0, 196, (0, "#7AFFC8", 0), (0.35, "#5AF0B8", 0.75), (1, "#3AC8B8", 0))
        + linear("snow", 0, 150, 0, SILL, "#F4FAFF", (1, "#8FB4E4"))
        + linear("far", 0, 136, 0, SILL, "#C4DAFA", (0.5, "#7E9ED4"), (1, "#5A7EC0"))
    )


def outside(left: int, right: int, seed: int) -> str:
    """Northern lights, peaks and pines in the snow."""
    dice, wide = random.Random(seed), right - left
    stars = "".join(
        circle(
            dice.randint(left, right),
            dice.randint(TOP, 180),
            dice.choice((0.9, 1.2, 1.7)),
            "#fff",
            opacity=dice.choice((0.5, 0.8, 1.0)),
        )
        for _ in range(44)
    )
    lights = ""
    for step in range(46):
        x = left + wide * step / 45
        y = TOP + 18 + 12 * ((step * 7 + seed * 3) % 11) / 11
        lights += rect(
            x - 9,
            y,
            18,
            56,
            9,
            "url(#aurora)",
            opacity=round(0.22 + 0.5 * abs(((step * 3 + seed) % 17) / 17 - 0.5), 2),
        )
    return (
        rect(left, TOP, wide, SILL - TOP, 0, "url(#sky)")
        + stars
        + f'<g filter="url(#b4)">{lights}</g>'
        + peaks(left, right, dice)
        + pines(left, right, dice)
        + flakes(left, right, dice)
    )


def peaks(left: int, right: int, dice: random.Random) -> str:
    body, x = "", left - 50
    while x < right + 40:
        half, top = dice.randint(60, 100), dice.randint(136, 166)
        face = f"M{x - half} {SILL}L{x} {top}L{x + half} {SILL}Z"
        shade = f"M{x} {top}L{x + half} {SILL}H{x + half // 3}L{x + 14} {top + 36}L{x - 4} {top + 24}Z"
        body += path(face, "url(#far)", "#22387A", 2.4) + path(shade, "#2E4C98", opacity=0.75)
        left_side = f"l-{half * 0.3:.0f} {(SILL - top) * 0.3:.0f}"
        body += path(
            f"M{x} {top}{left_side}l10 -5l8 8l10 -10l8 9l{half * 0.1:.0f} -2Z",
            "#fff",
            opacity=0.95,
        )
        x += dice.randint(70, 120)
    hills = f"M{left} {SILL}V206Q{left + 80} 190 {left + 170} 205T{right - 120} 202T{right} 208V{SILL}Z"
    return body + path(hills, "url(#snow)")


def pines(left: int, right: int, dice: random.Random) -> str:
    body = ""
    for x in sorted(dice.sample(range(left + 8, right, 17), 13)):
        high = dice.randint(26, 48)
        foot, tiers = dice.randint(210, 222), ""
        for tier in range(3):
            y, half = foot - high * tier * 0.27, (3.4 - tier) * high * 0.11
            tiers += f"M{points((x - half, y), (x, y - high * 0.46), (x + half, y))}Z"
        body += path(tiers, "#0F2A4A") + line(
            "".join(
                f"M{points((x, foot - high * (0.27 * tier + 0.46)))}"
                f"l{points((-(3.4 - tier) * high * 0.07, high * 0.28))}"
                for tier in range(3)
            ),
            "#DCEBFF",
            2.6,
            opacity=0.9,
        )
    return body


def flakes(left: int, right: int, dice: random.Random) -> str:
    return "".join(
        circle(
            dice.randint(left, right),
            dice.randint(TOP, SILL),
            dice.choice((1.2, 1.8, 2.6)),
            "#fff",
            opacity=dice.choice((0.5, 0.8, 0.95)),
        )
        for _ in range(70)
    )


def doorway() -> str:
    """What lies before the door: a path down to the village, which sleeps in the snow. Its foot is (0, 0)."""
    dice = random.Random(2)
    snow = "".join(
        circle(
            dice.uniform(-104, 104),
            dice.uniform(-160, -4),
            dice.choice((1.4, 2.0, 2.8)),
            "#fff",
            opacity=0.85,
        )
        for _ in range(34)
    )
    glow = "".join(rect(x, y, 7, 8, 1, "#FFD27A") for x, y in ((-66, -40), (-54, -40), (-20, -34)))
    roofs = "M-80 -44L-60 -60L-40 -44ZM-34 -38L-17 -52L0 -38Z"
    return (
        path("M-125 0V-180H125V0Z", "#22408C")
        + path("M-125 -100V-180H125V-100Z", "#0C1848", **blurred(12, 0.9))
        + path(
            "M-110 -150Q-60 -176 -10 -146T104 -158V-122Q40 -104 -20 -122T-110 -112Z",
            "#5AF0B8",
            **blurred(8, 0.5),
        )
        + circle(34, -134, 26, "#FFF4D8", **blurred(8, 0.5))
        + circle(34, -134, 13, "#FFF8E4")
        + path("M-125 0V-60L-84 -104L-52 -70L-14 -118L34 -66L66 -92L125 -44V0Z", "#5874BC", "#22387A", 2.4)
        + path(
            "M-84 -104l-14 15l10 -4l7 8l9 -6ZM-14 -118l-16 19l11 -5l8 9l10 -10l7 6Z"
            "M66 -92l-12 11l9 -3l7 6l9 -3Z",
            "#fff",
        )
        + path("M-125 0V-34Q-60 -52 0 -34T125 -38V0Z", "#AEC8F0")
        + path("M-76 -30V-44H-44V-30ZM-30 -26V-38H-4V-26Z", "#3A2A44")
        + glow
        + path(roofs, "#F6FBFF", "#3A4A7E", 2)
        + path("M-22 0Q-8 -18 8 -24T20 -34L28 -34Q26 -22 22 -16T40 0Z", "#A8C4EE")
        + snow
        + path("M-125 0V-8Q-60 -16 0 -9T125 -10V0Z", "#fff")
    )
