"""The bar where it is one house of several: a brick front as wide as a lot, and velvet with a sign on it."""

from build_scripts.art.cards import brass
from build_scripts.art.fronts import FOOT, LOT
from build_scripts.art.palette import JOINT, OUTLINE, TRIM
from build_scripts.art.shapes import ball_box, blurred, document, line, linear, path, rect
from build_scripts.art.street import bricks
from build_scripts.art.title import tall_post

FRONT = (-8.0, -28.0, 704.0, 792.0)
STAND = (0.0, 0.0, 400.0, 230.0)


def front() -> str:
    """Brick between two pilasters, below a cornice; gate and logo come on top."""
    dentils = "".join(f"M{x} 46h18v13h-18Z" for x in range(14, LOT - 20, 40))
    pilaster = rect(0, 46, 30, FOOT - 46, 0, "#160A22", opacity=0.35) + line(
        f"M30 60V{FOOT}", JOINT, 2.4, stroke_opacity=0.6
    )
    body = (
        rect(0, 20, LOT, FOOT - 20, 0, "url(#wall)")
        + bricks(0, 40, LOT, FOOT, 17)
        + pilaster
        + f'<g transform="translate({LOT} 0) scale(-1 1)">{pilaster}</g>'
        + rect(0, 712, LOT, FOOT - 712, 0, "url(#plinth)", JOINT, 2.5)
        + line(f"M6 715H{LOT - 6}", "#fff", 1.5, stroke_opacity=0.15)
        + rect(4, 56, LOT - 8, 26, 0, "#1A0718", **blurred(6, 0.5))
        + path(dentils, "#5A3044", JOINT, 2)
        + rect(-4, -18, LOT + 8, 52, 7, "url(#cornice)", OUTLINE, 5)
        + rect(-2, 32, LOT + 4, 14, 0, "#2A1226", JOINT, 2)
        + line(f"M4 -10H{LOT - 4}", "#FFC0A0", 2.8, stroke_opacity=0.45)
    )
    defs = (
        linear("wall", 0, 0, LOT, 0, "#6E3440", (0.5, "#5A2C42"), (1, "#46244A"))
        + linear("cornice", 0, 0, LOT, 0, "#9A5450", (0.5, "#7C4450"), (1, "#5E3652"))
        + linear("plinth", 0, 0, LOT, 0, "#5A2C36", (0.5, "#42243A"), (1, "#2E1C3A"))
    )
    return document(body, defs, FRONT, 1.5)


def stand() -> str:
    """Velvet between two posts; words go onto it, 49 to 351 by 44 to 174."""
    cloth = "M31 26H369V188Q200 200 31 188Z"
    folds = "".join(
        path(f"M{x} 32Q{x + 7} 110 {x - 3} 188", "none", "#3E051C", 6, stroke_opacity=0.2)
        for x in range(50, 360, 38)
    )
    body = (
        path(cloth, "#000", transform="translate(4 10)", **blurred(8, 0.5))
        + path(cloth, "url(#cloth)", OUTLINE, 5)
        + folds
        + path("M47 44H353V172Q200 182 47 172Z", "#5E0A2A", TRIM, 3)
        + rect(25, 18, 350, 17, 8.5, "url(#brass)", OUTLINE, 4)
        + line("M45 22.5H355", "#fff", 2.4, stroke_opacity=0.75)
        + tall_post(27)
        + tall_post(373)
    )
    defs = brass() + linear("cloth", 0, 30, 0, 190, "#B81A48", (0.5, "#8E1238"), (1, "#560926"))
    return document(body, defs + ball_box("ball", "#FFF6C8", (0.45, "#F3BE4A"), (1, "#8F5A10")), STAND)
