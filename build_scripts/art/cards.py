"""The pieces a card is put together from, in 240 x 336 space (mini card: 240 x 288).

Back to front: animal picture cut by the window mask, ribbon, frame, medal, badge, mark, glass. Names and
numbers come on top at run time.
"""

from build_scripts.art.icons import ICONS, symbol
from build_scripts.art.palette import CARD_OWNERS, DARKENING_RIBBONS, OUTLINE, TRIM, Owner
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    corded,
    document,
    group,
    line,
    linear,
    linear_box,
    masked,
    path,
    radial,
    rays,
    rect,
)

CARD = (0.0, 0.0, 240.0, 336.0)
MINI = (0.0, 0.0, 240.0, 288.0)
SHADOW = (-20.0, -20.0, 280.0, 380.0)
MEDALLION = (-100.0, -100.0, 200.0, 200.0)

Window = tuple[float, float, float, float, float]
"""Left, top, width, height and corner radius."""

WINDOW: Window = (11, 11, 218, 314, 17)
MINI_WINDOW: Window = (24, 24, 192, 240, 13)
WHITE, BLACK = "#fff", "#000"

PAW_TOES = ((-14.0, 0.0, -28.0), (-5.0, -9.0, -8.0), (5.0, -9.0, 8.0), (14.0, 0.0, 28.0))
BACK_PAWS = ((52, 60, -20), (188, 60, 20), (52, 276, -160), (188, 276, 160), (120, 44, 0), (120, 292, 180))


def sheen(colour: Owner) -> str:
    """The light on a disc: soft enough that the symbol on it keeps its contrast everywhere."""
    pairs = ((int(colour.light[at : at + 2], 16), int(colour.mid[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(mid + (light - mid) * 0.4):02X}" for light, mid in pairs)


def defs(owner: str) -> str:
    colour = CARD_OWNERS[owner]
    ribbon_end = colour.dark if owner in DARKENING_RIBBONS else colour.mid
    return (
        linear("frame", 0, 0, 240, 336, colour.light, (0.38, colour.mid), (0.8, colour.mid), (1, colour.dark))
        + linear("ribbon", 0, 280, 0, 330, colour.mid, ribbon_end)
        + linear("badge", 0, 12, 0, 72, "#fffdf4", "#ffe4ae")
        + radial("medal", 198, 26, 34, sheen(colour), (0.45, colour.mid), (1, colour.mid))
    )


def cut_out(name: str, hole: Window, body: str, box: tuple[float, float, float, float]) -> str:
    """The body with a rounded hole."""
    x, y, w, h = box
    return masked(name, rect(x, y, w, h, 0, WHITE) + rect(*hole, BLACK), body, box)


def frame(owner: str) -> str:
    body = (
        rect(0, 0, 240, 336, 24, OUTLINE)
        + rect(2.5, 2.5, 235, 331, 22, "url(#frame)")
        + line("M5.5 300V26A20 20 0 0 1 25.5 5.5H215", WHITE, 2.5, stroke_opacity=0.6)
        + line("M234.5 60V310A20 20 0 0 1 214.5 330.5H40", CARD_OWNERS[owner].dark, 2.2, stroke_opacity=0.55)
        + rect(9, 9, 222, 318, 18, "#fff1cc")
    )
    return document(cut_out("window", WINDOW, body, CARD), defs(owner), CARD)


def ribbon(owner: str) -> str:
    body = (
        path("M-2 280Q120 268 242 280V330H-2Z", OUTLINE, **blurred(4, 0.42))
        + path("M-2 288Q120 276 242 288V340H-2Z", "url(#ribbon)", OUTLINE, 4)
        + line("M6 292.5Q120 281 234 292.5", WHITE, 2, stroke_opacity=0.5)
    )
    return document(clipped("window", rect(*WINDOW), body), defs(owner), CARD)


def badge(owner: str) -> str:
    body = (
        circle(45, 50, 38, OUTLINE, **blurred(4, 0.45))
        + circle(43, 45, 37, OUTLINE)
        + circle(43, 45, 33.5, "url(#frame)")
        + circle(43, 45, 28.4, CARD_OWNERS[owner].dark, fill_opacity=0.55)
        + circle(43, 45, 27, "url(#badge)")
        + line("M15 37A29.5 29.5 0 0 1 43 15", WHITE, 2.5, stroke_opacity=0.75)
    )
    return document(body, defs(owner), CARD)


def medal(owner: str) -> str:
    colour = CARD_OWNERS[owner]
    body = (
        circle(205, 38, 25, OUTLINE, **blurred(3, 0.42))
        + circle(204, 34, 25, OUTLINE)
        + circle(204, 34, 22.3, "url(#medal)")
        + line("M188.4 29.5A16.4 16.4 0 0 1 202 17.4", WHITE, 2.5, stroke_opacity=0.7)
        + emblem(colour, 204, 34.5, 1.12)
    )
    return document(body, defs(owner), CARD)


def paw(colour: str) -> str:
    """A paw print about (0, 0), 36 wide."""
    toes = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4.3" ry="5.6" transform="rotate({turn} {x} {y})" fill="{colour}"/>'
        for x, y, turn in PAW_TOES
    )
    return path("M0 16C-10 16 -13 9 -8 3C-4 -2 4 -2 8 3C13 9 10 16 0 16Z", colour) + toes


def emblem(colour: Owner, x: float, y: float, scale: float) -> str:
    """The symbol of an owner, or the paw of the house."""
    if colour.symbol == "paw":
        return group(paw(colour.ink), x, y - 1.2 * scale, 0.62 * scale)
    return symbol(colour.symbol, x, y, scale, colour.ink)


def back(owner: str) -> str:
    colour = CARD_OWNERS[owner]
    inside = (
        rect(13, 13, 214, 310, 0, "url(#inside)")
        + rays(120, 168, 260, 14, colour.mid, 0.36)
        + "".join(group(paw(colour.mid), x, y, 0.82, turn, opacity=0.85) for x, y, turn in BACK_PAWS)
    )
    body = (
        rect(0, 0, 240, 336, 24, OUTLINE)
        + rect(2.5, 2.5, 235, 331, 22, "url(#frame)")
        + line("M5.5 300V26A20 20 0 0 1 25.5 5.5H215", WHITE, 2.5, stroke_opacity=0.6)
        + clipped("face", rect(13, 13, 214, 310, 16), inside)
        + rect(13, 13, 214, 310, 16, "none", OUTLINE, 2.5)
        + rect(19, 19, 202, 298, 11, "none", TRIM, 1.8, stroke_opacity=0.75)
        + circle(122, 174, 64, BLACK, **blurred(6, 0.45))
        + circle(120, 168, 64, OUTLINE)
        + circle(120, 168, 60, "url(#brass)")
        + circle(120, 168, 52, OUTLINE)
        + circle(120, 168, 49, "url(#disc)")
        + line("M78 152A45 45 0 0 1 112 124.5", WHITE, 4.5, stroke_opacity=0.65)
        + symbol(colour.symbol, 120, 169, 2.6, colour.ink)
    )
    more = (
        linear("inside", 0, 13, 0, 323, colour.shade, colour.fold)
        + radial("disc", 104, 146, 80, sheen(colour), (0.5, colour.mid), (1, colour.mid))
        + brass()
    )
    return document(body, defs(owner) + more, CARD)


def brass() -> str:
    """Brass lit from above ("brass") and from the left ("brass-side")."""
    tones = ("#FFF0B0", (0.4, "#F3BE4A"), (1, "#8F5A10"))
    return linear_box("brass", 0, 1, *tones) + linear_box("brass-side", 1, 0, *tones)


def mini(owner: str) -> str:
    colour = CARD_OWNERS[owner]
    board = (
        path(
            "M50 0H210A30 30 0 0 1 240 30V246A42 42 0 0 1 198 288H30A30 30 0 0 1 0 258V50A50 50 0 0 1 50 0Z",
            OUTLINE,
        )
        + path(
            "M50 6H208A26 26 0 0 1 234 32V246A36 36 0 0 1 198 282H32A26 26 0 0 1 6 256V50A44 44 0 0 1 50 6Z",
            "url(#edge)",
        )
        + line("M12 240V108M106 12H200", WHITE, 4, stroke_opacity=0.5)
        + rect(20, 20, 200, 248, 16, OUTLINE)
    )
    body = (
        cut_out("window", MINI_WINDOW, board, MINI)
        + circle(50, 50, 50, OUTLINE)
        + circle(50, 50, 42, "#fff8e6")
        + circle(198, 246, 42, OUTLINE)
        + circle(198, 246, 36.5, colour.mid)
        + emblem(colour, 198, 247, 1.95)
    )
    edge = linear("edge", 0, 0, 240, 288, colour.light, (0.3, colour.mid), (1, colour.mid))
    return document(body, edge, MINI)


def medallion(owner: str) -> str:
    colour = CARD_OWNERS[owner]
    body = (
        circle(0, 8, 86, BLACK, **blurred(6, 0.5))
        + circle(0, 0, 88, OUTLINE)
        + circle(0, 0, 84, "url(#brass)")
        + circle(0, 0, 73.5, OUTLINE)
        + circle(0, 0, 70, "url(#disc)")
        + line("M-61 -22A64 64 0 0 1 -12 -62.5", WHITE, 6, stroke_opacity=0.7)
        + line("M54 38A66 66 0 0 1 30 59", WHITE, 3.5, stroke_opacity=0.28)
        + symbol(colour.symbol, 0, 1.5, 3.6, colour.ink)
    )
    disc = radial("disc", -22, 24, 130, sheen(colour), (0.5, colour.mid), (1, colour.shade))
    return document(body, disc + brass(), MEDALLION)


def glass() -> str:
    """The tumbler that holds the points; its number is centred at (207.4, 300)."""
    tumbler = (
        path("M3 6H37L32 40Q31 44 27 44H13Q9 44 8 40Z", "#5b1e00", **blurred(2, 0.5))
        + corded("M29 -7L25 8", OUTLINE, "#FF5F8F", 2.4, 1.3)
        + path("M3 4H37L32 39Q31 43 27 43H13Q9 43 8 39Z", "#fffdf4", OUTLINE, 3.4)
        + path("M5.4 13H34.6L31 38Q30.4 41 27 41H13Q9.6 41 9 38Z", "url(#drink)")
        + path("M5.4 13H34.6L34.2 16Q27 18.6 20 16Q13 13.6 5.8 16Z", "#FFF6C8", opacity=0.9)
        + line("M8 8L10 24", WHITE, 2.2, stroke_opacity=0.9)
    )
    return document(group(tumbler, 184, 268, 1.14), linear("drink", 0, 12, 0, 42, "#FFE58A", "#FFA347"), CARD)


def mark(icon_name: str) -> str:
    """The little disc under the badge: recurring or permanent."""
    picture = ICONS[icon_name].replace("#fff", OUTLINE)
    body = (
        circle(31, 104, 20, OUTLINE, **blurred(3, 0.38))
        + circle(30, 101, 19.5, OUTLINE)
        + circle(30, 101, 16.5, "#fffdf4")
        + group(picture, 30, 101, 1.02)
    )
    return document(body, "", CARD)


def mask(window: Window, box: tuple[float, float, float, float]) -> str:
    return document(rect(*window, WHITE), "", box)


def shadow() -> str:
    body = rect(2, 12, 236, 330, 26, BLACK, **blurred(8, 0.62))
    return document(body, "", SHADOW)
