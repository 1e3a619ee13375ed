"""What stands on the table besides the gate: exit, rope, carpet, panels and tray."""

from build_scripts.art.cards import brass
from build_scripts.art.palette import OUTLINE, TRIM, VELVET, VELVET_DARK, VELVET_LIGHT
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
    radial,
    rect,
)

EXIT = (0.0, 0.0, 292.0, 378.0)
EXIT_LIGHT = (-100.0, -100.0, 492.0, 578.0)
POST = (-32.0, -16.0, 64.0, 88.0)
ROPE = (-10.0, -14.0, 260.0, 66.0)
CARPET = (-5.0, 597.0, 1600.0, 110.0)
PANEL = (0.0, 0.0, 376.0, 302.0)
TRAY = (0.0, 0.0, 1072.0, 302.0)
PLATE_GLOW = (-40.0, -40.0, 446.0, 164.0)

WOOD = ("#8A4E26", (0.5, "#5E3016"), (1, "#341806"))
SHELVES = (158, 264)
"""On what height guests stand in the bar window."""


def exit_defs() -> str:
    return (
        brass()
        + linear("iron", 30, 30, 262, 360, "#4C578E", (0.4, "#363E68"), (1, "#232848"))
        + linear("jamb", 0, 0, 292, 0, "#262C50", (0.5, "#181C36"), (1, "#10132A"))
        + linear("panel", 0, 0, 0, 340, "#2E3560", "#1E2344")
        + linear("step", 0, 354, 0, 378, "#5A66A8", "#2A3058")
        + radial("sign", 126, 122, 130, "#F04A34", (0.6, "#C8281C"), (1, "#8E1610"))
        + linear("cone", 0, 18, 0, 250, (0, "#CFE0FF", 0.6), (1, "#8FB0FF", 0))
        + linear("leather", 0, -50, 40, 40, "#FFFBEF", (0.6, "#F6E6C8"), (1, "#D8BC90"))
    )


def boot() -> str:
    """A big boot in full swing, toe to the right."""
    return (
        path("M-30 -46Q-8 -52 12 -46L14 -6Q18 6 40 10Q58 14 58 32V36H-30Z", "url(#leather)", OUTLINE, 5)
        + path("M-30 36H58Q60 30 56 24Q40 22 22 26Q-4 30 -30 26Z", "#D8A868", opacity=0.55)
        + path("M-34 36H60V48H10L4 44H-4V50H-34Z", "#5A2E14", OUTLINE, 4)
        + line("M-30 -32Q-8 -38 13 -32", OUTLINE, 4)
        + line("M2 -18L16 -14M4 -6L20 -2", OUTLINE, 4)
        + line("M-22 -24V18", "#fff", 4, stroke_opacity=0.9)
        + line("M-30 -40Q-36 -46 -34 -54", OUTLINE, 4)
    )


def exit_door() -> str:
    """The back door: cold iron, a lamp in a cage, the boot; an empty plate for a word at (146, 318)."""
    rivets = "".join(
        circle(x, y, 3, "#7E8AC8", "#14172B", 1.6)
        for x in (38, 254)
        for y in (44, 84, 124, 164, 204, 244, 284, 324, 346)
    )
    panels = "".join(
        rect(x, y, 92, h, 7, "url(#panel)", "#14172B", 3)
        + line(f"M{x + 5} {y + h - 8}V{y + 5}H{x + 84}", "#7E8CD0", 1.8, stroke_opacity=0.5)
        for x in (50, 150)
        for y, h in ((46, 104), (162, 104))
    )
    hinges = "".join(
        rect(240, y, 32, 26, 5, "#8F97B8", OUTLINE, 3)
        + line(f"M246 {y + 6}H262", "#E4EAFF", 2.5, stroke_opacity=0.8)
        for y in (60, 300)
    )
    scratches = line("M58 238L84 196M70 246L98 202M84 250L108 214", "#0E1126", 4) + line(
        "M60 238L86 196M72 246L100 202", "#8FA0E0", 1.4, stroke_opacity=0.6
    )
    lamp = (
        ellipse(146, 40, 44, 26, "#CFE0FF", **blurred(8, 0.75))
        + rect(130, 2, 32, 12, 4, "#8F97B8", OUTLINE, 3)
        + path("M116 30Q116 11 146 11Q176 11 176 30Z", "#5A66A8", OUTLINE, 3.5)
        + line("M124 25Q126 17 138 15.5", "#DCE6FF", 2.6, stroke_opacity=0.8)
        + path("M122 30H170Q168 46 146 46Q124 46 122 30Z", "#EAF2FF", OUTLINE, 3)
        + line("M135 31Q135 40 138 44M146 31V45M157 31Q157 40 154 44", OUTLINE, 2)
    )
    disc = (
        circle(146, 178, 86, "#000", **blurred(8, 0.6))
        + circle(146, 168, 88, OUTLINE)
        + circle(146, 168, 82.5, "#F6EFE2")
        + circle(146, 168, 70.5, "url(#sign)")
        + line("M82 146A68 68 0 0 1 124 104", "#fff", 5, stroke_opacity=0.35)
        + group(boot(), 132, 170, 0.95, -24)
        + line("M188 123L200 109M199 144L217 137M170 111L174 93", "#FFF7E6", 6)
    )
    plate = (
        rect(44, 292, 204, 52, 12, "#000", **blurred(4, 0.5))
        + rect(42, 288, 208, 52, 12, OUTLINE)
        + rect(45, 291, 202, 46, 10, "#8F9CD8")
        + rect(50, 296, 192, 36, 7, "#10142E", OUTLINE, 2)
    )
    body = (
        path("M6 376L18 356H274L286 376Z", "url(#step)", OUTLINE, 4)
        + line("M24 361H268", "#B8C6FF", 2.5, stroke_opacity=0.6)
        + rect(14, 4, 264, 354, 5, "url(#jamb)", OUTLINE, 5)
        + line("M19 350V9H270", "#7E8CD0", 2.2, stroke_opacity=0.5)
        + rect(29, 20, 234, 338, 3, "url(#iron)", OUTLINE, 4)
        + line("M33 352V25H256", "#B8C6FF", 2.4, stroke_opacity=0.55)
        + panels
        + scratches
        + rivets
        + hinges
        + clipped(
            "door",
            rect(29, 20, 234, 338),
            path("M120 34L30 300H262L172 34Z", "url(#cone)", **blurred(8, 0.8)),
        )
        + plate
        + disc
        + lamp
    )
    return document(body, exit_defs(), EXIT)


def exit_light() -> str:
    body = (
        rect(20, 10, 252, 350, 30, "#5B8CFF", **blurred(30, 0.6))
        + ellipse(146, 24, 60, 40, "#BFD6FF", **blurred(20, 0.7))
        + ellipse(146, 388, 170, 30, "#6E9CFF", **blurred(30, 0.6))
    )
    return document(body, "", EXIT_LIGHT)


def post() -> str:
    """One brass post; the rope hangs at (0, 8), the foot stands at (0, 54)."""
    body = (
        ellipse(2, 59, 24, 6.5, "#000", **blurred(3, 0.55))
        + path(
            "M-19 54Q-19 48.5 -8 47.5H8Q19 48.5 19 54Q19 60.5 0 60.500Q-19 60.5 -19 54Z",
            "url(#brass-side)",
            OUTLINE,
            3,
        )
        + line("M-13 53.5Q-10 51 -4 50.5", "#fff", 2, stroke_opacity=0.85)
        + rect(-5, 2, 10, 48, 4, "url(#brass-side)", OUTLINE, 3)
        + line("M-1.6 14V44", "#fff", 1.8, stroke_opacity=0.7)
        + rect(-8.5, 5, 17, 9, 3.5, "url(#brass-side)", OUTLINE, 2.6)
        + circle(0, -2, 10, "url(#ball)", OUTLINE, 3)
        + circle(-3.2, -5.2, 2.7, "#fff", opacity=0.95)
    )
    ball = radial("ball", -3, -5, 15, "#FFF6C8", (0.45, "#F3BE4A"), (1, "#8F5A10"))
    return document(body, brass() + ball, POST)


def rope() -> str:
    """One velvet rope from (0, 0) to (240, 0), sagging 18, with a brass cap at either end."""
    sag = "M0 0Q120 36 240 0"
    caps = "".join(
        group(rect(4, -8.5, 16, 17, 5, "url(#brass)", OUTLINE, 2.6), x, 0, 1, turn)
        for x, turn in ((0, 15), (240, 165))
    )
    body = (
        line(sag, "#000", 13, transform="translate(0 9)", **blurred(4, 0.38))
        + line(sag, OUTLINE, 19)
        + line(sag, VELVET, 13)
        + line(sag, VELVET_DARK, 4, transform="translate(0 4)", stroke_opacity=0.65)
        + line(sag, VELVET_LIGHT, 3.2, transform="translate(0 -3)", stroke_opacity=0.9)
        + caps
    )
    return document(body, brass(), ROPE)


def carpet() -> str:
    """Out of the gate, then along the queue; drawn at its place on the table."""
    shape = "M34 684H286C304 652 314 622 328 602H1546L1574 703H10Z"
    body = (
        path(shape, "#000", **blurred(4, 0.45))
        + path(shape, "url(#cloth)", OUTLINE, 2.5)
        + path(shape, "url(#sheen)")
        + line("M40 689.5H289C307 660 318 630 332 607H1543", TRIM, 3, stroke_opacity=0.85)
        + line("M20 697H1566", "#7A4A10", 5.5)
        + line("M20 696.5H1566", "#F0BE54", 3.5)
    )
    defs = linear("cloth", 0, 0, 1540, 0, "#9E2040", (0.5, "#661238"), (1, "#3E0D2E")) + linear(
        "sheen", 0, 602, 0, 703, (0, "#000", 0.3), (0.45, "#000", 0), (0.8, "#FF9AB0", 0.1), (1, "#fff", 0)
    )
    return document(body, defs, CARPET)


def wood_grain(x: float, y: float, w: float, h: float, seed: int) -> str:
    """Long, slightly wavy lines across a board."""
    grain = "".join(
        f"M{x} {y + dy}q{w / 4:.0f} {(seed * dy) % 9 - 4} {w / 2:.0f} 0t{w / 2:.0f} {(seed + dy) % 5 - 2}"
        for dy in range(8, int(h), 17)
    )
    return line(grain, "#2A1204", 1.6, stroke_opacity=0.3)


def bar_window() -> str:
    """The bar seen from the street: a title board and two lit shelves for guests (see SHELVES)."""
    lamps = "".join(
        line(f"M{x} 54V66", OUTLINE, 3)
        + path(f"M{x - 13} 76Q{x - 11} 64 {x} 64Q{x + 11} 64 {x + 13} 76Z", "#B3123F", OUTLINE, 2.6)
        + ellipse(x, 78, 9, 4, "#FFFBE0")
        + ellipse(x, 84, 26, 14, "#FFF7D8", **blurred(6, 0.85))
        for x in (72, 188, 304)
    )
    boards = "".join(
        rect(14, y, 348, 22, 0, "url(#plank)", OUTLINE, 2.5)
        + line(f"M18 {y + 3}H358", "#FFD98A", 2.5, stroke_opacity=0.85)
        for y in SHELVES
    )
    shade = "".join(rect(14, y + 23, 348, 16, 0, "#7A2E08", **blurred(4, 0.4)) for y in SHELVES[:1])
    inside = (
        rect(14, 52, 348, 234, 0, "url(#lit)")
        + rect(14, 52, 348, 234, 0, "url(#corner)")
        + lamps
        + shade
        + boards
    )
    body = (
        rect(4, 8, 368, 288, 20, "#FFB84A", **blurred(4, 0.5))
        + rect(4, 4, 368, 290, 20, OUTLINE)
        + rect(8, 8, 360, 282, 17, "url(#wood)")
        + clipped("face", rect(8, 8, 360, 282, 17), wood_grain(8, 6, 360, 290, 7))
        + line("M14 60V26Q14 13 27 13H330", "#FFC98A", 2.2, stroke_opacity=0.55)
        + clipped("pane", rect(16, 52, 344, 232, 10), inside)
        + path("M40 284L150 52H196L86 284Z", "#fff", opacity=0.06)
        + rect(16, 52, 344, 232, 10, "none", OUTLINE, 4)
        + rect(13, 49, 350, 238, 12, "none", TRIM, 2, stroke_opacity=0.75)
    )
    defs = (
        linear_box("wood", 0, 1, *WOOD)
        + linear("lit", 0, 52, 0, 284, "#FFF0B8", (0.5, "#FFC45A"), (1, "#F08A2E"))
        + radial("corner", 188, 150, 230, (0.55, "#A84A10", 0), (1, "#A84A10", 0.55))
        + linear_box("plank", 0, 1, "#B8602A", "#6B3014")
    )
    return document(body, defs, PANEL)


def bin_panel() -> str:
    """Cold riveted steel; cards are thrown on it below a title line 50 high."""
    rivets = "".join(
        circle(x, y, 3.4, "#6A7AC0", "#0C0F24", 1.6) for x in (20, 356) for y in (64, 120, 176, 232, 276)
    )
    body = (
        rect(4, 8, 368, 288, 20, "#5B8CFF", **blurred(4, 0.35))
        + rect(4, 4, 368, 290, 20, "#0C0F24")
        + rect(7, 7, 362, 284, 18, "url(#steel)", "#46538F", 2)
        + line("M14 60V26Q14 13 27 13H330", "#CFE0FF", 2, stroke_opacity=0.4)
        + rect(32, 54, 312, 226, 14, "#0A0D22", "#46538F", 2)
        + clipped(
            "well",
            rect(33, 55, 310, 224, 13),
            rect(32, 54, 312, 226, 0, "url(#depth)") + rect(32, 50, 312, 18, 0, "#000", **blurred(8, 0.8)),
        )
        + rivets
    )
    defs = linear("steel", 0, 0, 376, 302, "#2A3160", (0.4, "#1A1F42"), (1, "#12152E")) + radial(
        "depth", 188, 180, 190, (0, "#2A3670"), (1, "#0C1028")
    )
    return document(body, defs, PANEL)


def tray_light() -> str:
    return document(tray_glow(), tray_glow_defs(), TRAY)


def tray_glow() -> str:
    return clipped(
        "felt",
        path("M13 302V28A15 15 0 0 1 28 13H1044A15 15 0 0 1 1059 28V302Z"),
        rect(0, 0, 1072, 302, 0, "url(#traylit)"),
    )


def tray_glow_defs() -> str:
    return radial(
        "traylit", 536, 130, 600, (0, "#FFC96A", 0.62), (0.5, "#FF9A3C", 0.3), (1, "#FF8A2C", 0), squash=0.62
    )


def tray() -> str:
    """The player's tray: brass rim, warm wood, light; it runs out of the picture below."""
    body = (
        rect(0, 0, 1072, 340, 26, OUTLINE)
        + rect(4, 4, 1064, 340, 22, "url(#rim)")
        + line("M10 290V26Q10 8 28 8H1000", "#fff", 2.2, stroke_opacity=0.7)
        + rect(12, 12, 1048, 340, 16, "url(#wood)", OUTLINE, 3)
        + clipped(
            "board",
            rect(13.5, 13.5, 1045, 338, 15),
            wood_grain(13, 10, 1046, 300, 5) + rect(12, 8, 1048, 14, 0, "#000", **blurred(6, 0.7)),
        )
        + tray_glow()
    )
    defs = linear("rim", 0, 0, 0, 330, "#FFF0B0", (0.3, "#F3BE4A"), (1, "#8F5A10")) + linear(
        "wood", 0, 0, 0, 330, *WOOD
    )
    return document(body, defs + tray_glow_defs(), TRAY)


def plate_active_glow() -> str:
    """The gold glow behind the plate (366 x 84 at 0, 0) of the player whose turn it is."""
    return document(rect(-4, -4, 374, 92, 22, "#FFC94A", **blurred(12, 0.85)), "", PLATE_GLOW)
