"""The hand-off curtain in an owner's colour: the left half of the drapes, and the valance above both.

Drawn one pixel per design unit, since folds are soft.
"""

import random

from build_scripts.art.cards import brass
from build_scripts.art.palette import OUTLINE, OWNERS, TRIM
from build_scripts.art.shapes import (
    blurred,
    circle,
    document,
    line,
    linear,
    linear_box,
    number,
    path,
    radial,
    rect,
)

DRAPES = (0.0, 0.0, 960.0, 1080.0)
VALANCE = (0.0, 0.0, 1920.0, 140.0)
HEM = 1014
SWAGS = 10


def folds() -> list[tuple[float, float]]:
    """Left and right edges of the folds: nine, no two alike, filling 960."""
    dice = random.Random(6)
    widths = [dice.uniform(0.78, 1.22) for _ in range(9)]
    unit, edges, x = 960 / sum(widths), [], 0.0
    for width in widths:
        edges.append((x, x + width * unit))
        x += width * unit
    return edges


def fold_outline(left: float, right: float) -> str:
    a, middle, b = number(left), number((left + right) / 2), number(right)
    return f"M{a} 0H{b}V{HEM}Q{middle} {HEM + 28} {a} {HEM}Z"


def drapes(owner: str) -> str:
    colour = OWNERS[owner]
    cloth, hem = "", ""
    for left, right in folds():
        a, b, w = number(left - 3), number(right + 3), right - left
        middle = number(left + w / 2)
        shape = f"M{number(left)} 0H{number(right)}L{b} {HEM}Q{middle} {HEM + 28} {a} {HEM}Z"
        cloth += path(shape, "url(#fold)")
        ridge = left + w * 0.47
        cloth += path(
            f"M{number(ridge)} 90Q{number(ridge + 8)} 500 {number(ridge - 4)} {HEM - 20}",
            "none",
            colour.light,
            5,
            stroke_opacity=0.4,
            filter="url(#b4)",
        )
        band = f"M{a} {HEM - 24}Q{middle} {HEM + 4} {b} {HEM - 24}V{HEM}Q{middle} {HEM + 28} {a} {HEM}Z"
        hem += path(band, "url(#gold)", "#6B3D08", 2)
        hem += line(
            f"M{number(left + 4)} {HEM - 14}Q{middle} {HEM + 13} {number(right - 4)} {HEM - 14}",
            "#FFF0B0",
            2,
            stroke_opacity=0.7,
        )
        hem += "".join(
            line(f"M{number(left + w * t)} {number(HEM + 2 + 56 * t * (1 - t))}v13", TRIM, 3.2)
            for t in (0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92)
        )
    body = (
        cloth
        + rect(0, 0, 960, HEM + 16, 0, "url(#vignette)", style="clip-path:url(#all)")
        + rect(0, 0, 960, HEM + 16, 0, "url(#side)", style="clip-path:url(#all)")
        + rect(0, 0, 960, 260, 0, "url(#above)")
        + hem
        + rect(944, 0, 16, HEM, 0, "url(#gold-side)", "#6B3D08", 2)
        + line(f"M949 0V{HEM - 4}", "#FFF0B0", 2.5, stroke_opacity=0.8)
    )
    clip = "".join(path(fold_outline(left - 3, right + 3)) for left, right in folds())
    defs = (
        linear_box(
            "fold",
            1,
            0,
            colour.fold,
            (0.24, colour.shade),
            (0.48, colour.mid),
            (0.7, colour.shade),
            (1, colour.fold),
        )
        + linear("gold", 0, HEM - 24, 0, HEM + 20, "#FFE08A", (0.4, TRIM), (1, "#9A6410"))
        + linear("gold-side", 944, 0, 960, 0, "#FFE9A8", (0.5, TRIM), (1, "#8F5A10"))
        + radial(
            "vignette",
            960,
            500,
            1150,
            (0.25, colour.fold, 0),
            (0.7, colour.fold, 0.6),
            (1, colour.fold, 0.94),
        )
        + linear("side", 0, 0, 620, 0, (0, colour.fold, 0.4), (1, colour.fold, 0))
        + linear("above", 0, 0, 0, 260, (0, colour.fold, 0.85), (1, colour.fold, 0))
        + f'<clipPath id="all">{clip}</clipPath>'
    )
    return document(body, defs, DRAPES, 1)


def tassel(x: float) -> str:
    threads = "".join(f"M{number(x + dx)} 98L{number(x + dx * 1.35)} 130" for dx in (-7, -3.5, 0, 3.5, 7))
    return (
        line(f"M{x} 40V74", OUTLINE, 5)
        + line(f"M{x} 40V74", TRIM, 2)
        + path(f"M{x - 9} 92H{x + 9}L{x + 13} 134H{x - 13}Z", "url(#brass)", OUTLINE, 3)
        + line(threads, "#8F5A10", 1.6)
        + circle(x, 80, 13, "url(#brass)", OUTLINE, 3)
        + circle(x - 4, 75, 3, "#fff", opacity=0.85)
    )


def valance(owner: str) -> str:
    colour = OWNERS[owner]
    width = 1920 / SWAGS
    body = path(
        "M0 0H1920V70"
        + "".join(
            f"Q{number(1920 - width * (k + 0.5))} 150 {number(1920 - width * (k + 1))} 70"
            for k in range(SWAGS)
        )
        + "Z",
        "#000",
        transform="translate(0 6)",
        **blurred(6, 0.55),
    )
    for index in range(SWAGS):
        x = index * width
        a, middle, b = number(x), number(x + width / 2), number(x + width)
        drapery = "".join(
            line(
                f"M{number(x + 14 + dx)} 0Q{middle} {depth} {number(x + width - 14 - dx)} 0",
                colour.fold,
                5,
                stroke_opacity=0.4,
                filter="url(#b2)",
            )
            + line(
                f"M{number(x + 14 + dx)} -7Q{middle} {depth - 9} {number(x + width - 14 - dx)} -7",
                colour.light,
                3,
                stroke_opacity=0.3,
                filter="url(#b1)",
            )
            for dx, depth in ((0, 128), (14, 88), (30, 48))
        )
        hang = f"M{a} 70Q{middle} 150 {b} 70"
        body += path(f"M{a} 0H{b}V70Q{middle} 150 {a} 70Z", "url(#swag)", "#2A0A12", 4)
        body += (
            drapery
            + line(hang, "#6B3D08", 12)
            + line(hang, TRIM, 8.5)
            + line(hang, "#FFE9A8", 2.5, transform="translate(0 -1.5)")
        )
    body += rect(-4, -4, 1928, 16, 0, "url(#brass)", OUTLINE, 3)
    body += "".join(tassel(k * width) for k in range(1, SWAGS) if k != SWAGS // 2)
    swag = linear("swag", 0, 0, 0, 112, colour.fold, (0.5, colour.shade), (1, colour.mid))
    return document(body, brass() + swag, VALANCE, 1)
