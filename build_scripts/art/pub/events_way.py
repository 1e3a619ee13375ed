"""Pictures of the events about who sits where."""

from __future__ import annotations

from build_scripts.art.palette import GOLD, OUTLINE
from build_scripts.art.pub import things
from build_scripts.art.pub.forms import put
from build_scripts.art.pub.keeper import boot
from build_scripts.art.pub.moods import Mood
from build_scripts.art.pub.scene import (
    FROST,
    GREEN,
    GREY,
    Stage,
    arrow,
    door_leaf,
    drink,
    drops,
    floor,
    hand,
    limb,
    palm,
    spark,
    speed,
    stool,
)
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    corded,
    ellipse,
    group,
    line,
    linear_box,
    path,
    rays,
    rect,
)


def shove() -> str:
    """Two hands, and one who did not see them come."""
    return (
        floor(128)
        + Stage().guest("thieves_dwarf1", 96, -6, 0.56, turn=15)
        + limb("M-14 84C14 84 24 84 40 86", "#7A2E3A", 30, 4)
        + limb("M-14 142C18 138 30 132 46 126", "#7A2E3A", 30, 4)
        + palm(64, 82, GREY, 0.98, 14)
        + palm(72, 124, GREY, 0.98, 14)
        + speed((6, 34, 40), (18, 50, 26), (10, 112, 22))
        + arrow("M188 138H206", (210, 138), 0, GOLD, 10)
        + drops((212, 44, 4), (224, 60, 3), (218, 28, 3), colour="#BFEBFF")
    )


WING = (
    "M0 0C-8 -30 -40 -52 -68 -50C-60 -42 -56 -38 -52 -36C-62 -38 -68 -36 -74 -32C-62 -28 -56 -24 -50 -20"
    "C-60 -20 -64 -18 -68 -14C-46 -2 -22 6 0 0Z"
)


def second_wind() -> str:
    """A boot with a wing leaves the mugs behind."""
    wind = "M6 54H70C88 54 88 32 72 34M2 84H56M10 116H70C84 116 84 136 70 134"
    wing = path(WING, "#FFFDF4", OUTLINE, 4.2) + line(
        "M-14 -12C-26 -26 -40 -36 -54 -40M-12 -6C-28 -16 -40 -22 -54 -24", "#B9A6E8", 3
    )
    return (
        line(wind, "#FFFDF4", 6, opacity=0.8)
        + drink(8, 148, 30)
        + drink(58, 149, 30)
        + drink(32, 144, 34)
        + put(boot(), 146, 90, -12, 0.94)
        + put(wing, 128, 78, 6, 0.94)
        + spark(210, 38, 10)
    )


def cellar() -> str:
    """A goblin comes up through the floor."""
    bands = "M60 44H180M62 80H178"
    hole = path("M0 -40H240V140H196L190 148H50L44 140H0Z", "#fff")
    return (
        linear_box("oak", 0, 1, "#C98448", (0.4, "#96582A"), (1, "#54290F"))
        + floor(58)
        + path("M64 100H176L196 150H44Z", "#1A0C10", OUTLINE, 5)
        + path("M66 100L52 18H188L174 100Z", "url(#oak)", OUTLINE, 5)
        + line("M92 100L86 18M120 100V18M148 100L154 18", OUTLINE, 2.6, opacity=0.55)
        + corded(bands, OUTLINE, "#8E97AC", 4.4, 2.3)
        + circle(120, 28, 9, "none", OUTLINE, 7)
        + circle(120, 28, 9, "none", "#F3BE4A", 3)
        + clipped("hole", hole, Stage().guest("thieves_goblin1", 57, 28, 0.52))
        + line("M44 150H196", OUTLINE, 5)
        + hand(60, 146, GREEN, 0.66, -80)
        + hand(180, 146, GREEN, 0.66, -100)
        + put(things.candle_glow() + things.candle(), 218, 132, 0, 0.82)
    )


def swap_seats() -> str:
    """Two stools, two hats, and both change places."""
    return (
        floor(116)
        + stool(56, 92, 1.14)
        + stool(184, 92, 1.14)
        + put(things.beanie(), 56, 80, 0, 1.0)
        + put(things.horned_helmet(), 184, 80, 0, 1.0)
        + arrow("M78 26C100 6 140 6 158 20", (164, 27), 45, "#FFE59A")
        + arrow("M158 140C136 158 104 158 86 146", (80, 138), 224, "#FFFDF4")
    )


def back_door() -> str:
    """An elf on the threshold; outside it is night."""
    street = (
        rect(84, 12, 100, 122, 0, "url(#dusk)")
        + path("M158 22a17 17 0 1 0 17 22a14 14 0 0 1 -17 -22Z", "#FFF4D8")
        + "".join(circle(x, y, 1.8, "#fff") for x, y in ((96, 26), (110, 18), (176, 66), (92, 58)))
        + path("M84 134V92l24 -20l22 20v16l24 -18l32 22V134Z", "#101A4A")
        + rect(92, 100, 8, 11, 1, "#FFD27A")
    )
    prints = "".join(
        group(ellipse(0, 0, 6, 3.4, "#2A1208") + ellipse(-9, 0, 3, 3, "#2A1208"), x, y, 1, -14)
        for x, y in ((18, 148), (42, 140), (62, 150))
    )
    return (
        linear_box("dusk", 0, 1, "#1A2A6E", (0.6, "#3A56B8"), (1, "#7FA4FF"))
        + rect(-6, -6, 252, 172, 0, "#8A4E3A")
        + rect(-6, 128, 252, 40, 0, "#5A2E1C", OUTLINE, 4)
        + rect(76, 4, 116, 130, 4, "#4A260F", OUTLINE, 5)
        + clipped("opening", rect(84, 12, 100, 120, 0), street)
        + path("M84 132L40 164H190L184 132Z", "#8FB0FF", **blurred(4, 0.4))
        + Stage().guest("thieves_elf1", 74, 14, 0.46)
        + door_leaf(192, 6, 52, 150, -1)
        + prints
    )


def old_friend() -> str:
    """Both doors fly open: look who it is."""
    return (
        rect(30, -6, 180, 150, 0, "#FFF0BE", OUTLINE, 5)
        + circle(120, 70, 70, "#FFFDF0", **blurred(12, 0.9))
        + clipped("light", rect(30, -6, 180, 150, 0), rays(120, 74, 150, 12, "#FFD26E", 0.55))
        + floor(140)
        + door_leaf(30, -10, 34, 160, 1)
        + door_leaf(210, -10, 34, 160, -1)
        + limb("M72 128C50 120 40 96 40 74", "#A3C3D6", 18)
        + limb("M168 128C190 120 200 96 200 74", "#A3C3D6", 18)
        + palm(40, 56, FROST, 0.8, -10)
        + palm(200, 56, FROST, 0.8, 10, -1)
        + Stage().guest("north_troll", 42, -4, 0.65, Mood.WON)
    )


PICTURES = {
    "shove": shove,
    "second_wind": second_wind,
    "cellar": cellar,
    "swap_seats": swap_seats,
    "back_door": back_door,
    "old_friend": old_friend,
}
