"""Pictures of the events about coins."""

from __future__ import annotations

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.forms import put
from build_scripts.art.pub.scene import (
    GREEN,
    PINK,
    counter,
    floor,
    hand,
    limb,
    round_table,
    spark,
    speed,
)
from build_scripts.art.pub.things import coin, coins_lying, purse
from build_scripts.art.shapes import blurred, corded, ellipse, line, linear_box, path, rect


def lost_purse() -> str:
    """Under a table, open, and nobody near."""
    return (
        floor(76)
        + corded("M20 0V96M40 0V92", OUTLINE, "#8A5228", 10)
        + ellipse(118, 138, 78, 14, "#000", **blurred(4, 0.35))
        + ellipse(104, 128, 40, 10, "#FFE9A0", **blurred(6, 0.5))
        + put(purse(), 96, 98, 74, 1.18)
        + put(coins_lying(), 162, 130)
        + put(coin(21), 150, 92)
        + put(coin(24), 192, 112)
        + spark(212, 82, 13)
        + spark(140, 56, 9)
        + spark(60, 60, 8)
    )


def pickpocket() -> str:
    """Green fingers at somebody's belt."""
    belt = "M-6 34C70 20 170 20 246 34V70C170 56 70 56 -6 70Z"
    cuff = rect(52, 102, 26, 38, 8, "#5A4A78", OUTLINE, 4, transform="rotate(-30 65 121)")
    return (
        linear_box("brass", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10"))
        + path(belt, "#6B3A1C", OUTLINE, 4.4)
        + line("M-6 42C70 28 170 28 246 42", "#C98A4E", 2.4, stroke_dasharray="8 7")
        + rect(22, 22, 44, 46, 9, "url(#brass)", OUTLINE, 4.4)
        + rect(33, 33, 22, 24, 5, "#6B3A1C", OUTLINE, 3.4)
        + line("M142 52C140 70 142 76 146 84M166 52C170 70 168 76 164 84", OUTLINE, 6)
        + put(purse(), 154, 118, 0, 1.12)
        + limb("M-14 150C20 150 44 132 74 116", "#3A3050", 34, 4)
        + cuff
        + hand(96, 102, GREEN, 1.0, -24)
        + limb("M104 92C116 82 122 78 130 72M108 104C120 100 128 94 134 88", GREEN.mid, 9)
        + put(coin(20), 142, 74)
        + spark(178, 36, 9)
        + spark(112, 36, 8)
    )


def settle_tab() -> str:
    """The slate is wiped, the coins are on the counter."""
    legs = "M64 106L50 132M94 106L108 132"
    return (
        counter(130)
        + rect(20, 8, 118, 98, 8, "#A8683A", OUTLINE, 4.6)
        + rect(30, 18, 98, 78, 4, "#22303A", OUTLINE, 3.4)
        + line("M44 36V72M56 35V72M68 36V72M80 35V72M38 68L88 40", "#F6F2E4", 4.6)
        + line("M98 56L106 68L122 40", "#A8F08A", 6)
        + corded(legs, OUTLINE, "#8A5228", 4)
        + limb("M252 84C226 84 214 92 198 104", "#8E3A4E", 30, 4)
        + hand(180, 108, PINK, 1.1, 152)
        + limb("M172 116C160 122 154 126 148 128", PINK.mid, 9)
        + put(coin(18), 134, 134)
        + put(coin(18), 166, 142)
        + speed((104, 140, 14), (98, 150, 20), colour="#FFEBC0", width=3.4)
    )


PURSES = (
    (54, 36, 158, "#A8642E", "#6B3A1C"),
    (120, 30, 180, "#7A4A8A", "#4A2A5A"),
    (186, 36, 202, "#4A7A8A", "#2A4A5A"),
)


def spill() -> str:
    """Three purses upside down over one table."""
    falling = ((66, 84, 15), (120, 84, 16), (174, 84, 15))
    lying = ((84, 130), (160, 128), (120, 120), (124, 142))
    return (
        round_table(120, 124, 98, 30, 22)
        + "".join(put(purse(light, dark), x, y, turn, 0.84) for x, y, turn, light, dark in PURSES)
        + "".join(put(coin(r), x, y) for x, y, r in falling)
        + "".join(put(coins_lying(), x, y) for x, y in lying)
        + line("M66 105V112M174 105V112M120 106V110", "#FFFDF4", 4, opacity=0.85)
    )


PICTURES = {"lost_purse": lost_purse, "pickpocket": pickpocket, "settle_tab": settle_tab, "spill": spill}
