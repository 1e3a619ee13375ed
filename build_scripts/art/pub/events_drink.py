"""Pictures of the events about beer."""

from __future__ import annotations

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.forms import Tones, put
from build_scripts.art.pub.keeper import Mood as Keeper
from build_scripts.art.pub.keeper import barkeeper
from build_scripts.art.pub.moods import Mood
from build_scripts.art.pub.scene import (
    GREEN,
    GREY,
    SEA,
    Stage,
    counter,
    drink,
    drops,
    hand,
    heart,
    limb,
    note,
    round_table,
    speed,
)
from build_scripts.art.pub.things import TRIPLE, barrel
from build_scripts.art.shapes import circle, corded, ellipse, line, linear_box, path, rect

TANNED = Tones("#FFC8A0", "#DD8A5C", "#94452A")
PALE_GREEN = Tones("#E2F2B4", "#AECA74", "#66883C")
SEA_GREEN = Tones("#C4ECAE", "#74B078", "#2F6650")
RIBBON, BOW = "#E23A6E", "#FF6A96"
BRASS = linear_box("brass", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10")) + linear_box(
    "brass-down", 0, 1, "#FFF0B0", (0.4, "#F3BE4A"), (1, "#8F5A10")
)


def house_round() -> str:
    """A barrel with a bow on it, and mugs enough."""
    bow = "M120 18C96 -12 72 2 84 16C92 24 108 22 120 18C144 -12 168 2 156 16C148 24 132 22 120 18Z"
    return (
        BRASS
        + put(barrel(52), 120, 60)
        + path("M112 10H128V110H112Z", RIBBON, OUTLINE, 3.4)
        + path("M70 52H112V66H70ZM128 52H170V66H128Z", RIBBON, OUTLINE, 3.4)
        + path(bow, BOW, OUTLINE, 4)
        + circle(120, 17, 8, RIBBON, OUTLINE, 3.4)
        + rect(113, 84, 14, 14, 3, "url(#brass)", OUTLINE, 3.4)
        + rect(104, 78, 32, 8, 4, "url(#brass)", OUTLINE, 3.2)
        + corded("M120 98V120", OUTLINE, "#FFB02E", 6)
        + counter(140)
        + drink(44, 122, 56)
        + drink(188, 122, 56)
        + drink(117, 128, 46)
    )


def sing_along() -> str:
    """Two that could not be more different, arm in arm."""
    stage = Stage()
    return (
        stage.guest("barbarians_dwarf1", 0, 20, 0.52, Mood.WON)
        + stage.guest("corsairs_goblin1", 118, 12, 0.5, Mood.WON)
        + limb("M104 172C116 150 112 118 110 96", TANNED.mid, 14)
        + limb("M150 172C136 150 138 118 140 96", GREEN.mid, 12)
        + drink(104, 62, 44, -12, -1)
        + drink(144, 64, 44, 12)
        + hand(109, 80, TANNED, 0.62, -14)
        + hand(140, 82, GREEN, 0.56, 14, -1)
        + drops((124, 34, 4), (114, 26, 3), (134, 24, 3.4))
        + note(26, 24, 0.72, -10)
        + note(216, 24, 0.8, 12)
        + note(88, 16, 0.5, -4)
    )


def bottoms_up() -> str:
    """A troll with a mug in either fist, and foam on his lip."""
    foam = (
        "M92 124C98 114 110 116 116 120C124 114 142 114 148 124C142 132 128 128 120 127"
        "C110 130 98 132 92 124Z"
    )
    return (
        Stage().guest("corsairs_troll", 42, 6, 0.65)
        + path(foam, "#FFFDF4", OUTLINE, 3.4)
        + limb("M30 168C22 146 26 126 36 112", "#7FB89E", 17)
        + limb("M210 168C218 146 214 126 204 112", "#7FB89E", 17)
        + drink(46, 72, 80, 14, -1)
        + drink(194, 72, 80, -14)
        + hand(34, 96, SEA, 0.98, -10)
        + hand(206, 96, SEA, 0.98, 10, -1)
        + drops((74, 28, 5), (84, 16, 3.6), (166, 28, 5), (156, 16, 3.6))
    )


WATER = (
    "M160 24C132 22 108 34 106 62C92 60 74 66 62 84C74 82 78 86 82 92C90 84 98 86 102 92C108 84 118 86 122 92"
    "C128 86 138 84 146 92C150 84 158 82 166 86C158 70 146 62 136 62C138 52 150 50 164 52Z"
)


def cold_water() -> str:
    """The captain is made sober."""
    hoops = "M-33 -12C-14 -4 14 -4 33 -12M-29 18C-12 25 12 25 29 18"
    bail = "M-35 -28C-40 4 40 4 35 -28"
    bucket = (
        linear_box("oak", 0, 1, "#C98448", (0.4, "#96582A"), (1, "#54290F"))
        + path("M-36 -30L-26 32H26L36 -30Z", "url(#oak)", OUTLINE, 4.6)
        + ellipse(0, -30, 36, 11, "#4AA0D8", OUTLINE, 4.4)
        + corded(hoops, OUTLINE, "#AEB8CC", 4.6, 2.3)
        + corded(bail, OUTLINE, "#AEB8CC", 3.4, 2.3)
    )
    splash = (
        (44, 74, 5),
        (30, 92, 4),
        (50, 54, 4),
        (184, 100, 5),
        (196, 118, 4),
        (60, 112, 4),
        (176, 128, 3.6),
    )
    return (
        Stage().guest("corsairs_dwarf1", 28, 40, 0.58, Mood.TIPSY)
        + path(WATER, "#9ADFFF", OUTLINE, 4)
        + line(
            "M150 34C130 34 118 46 118 62M78 78C86 70 96 68 104 68M140 70C148 72 152 74 156 78",
            "#fff",
            4.4,
            opacity=0.95,
        )
        + put(bucket, 190, 42, -108, 0.92)
        + drops(*splash, (86, 48, 4), colour="#BFEBFF")
    )


def cousin() -> str:
    """Two goblins at two tables, one drink."""
    stage = Stage()
    return (
        stage.guest("north_goblin1", -12, 18, 0.48)
        + stage.guest("corsairs_goblin2", 138, 22, 0.46)
        + round_table(44, 140, 64, 17, 30)
        + round_table(196, 140, 64, 17, 30)
        + limb("M62 140C84 132 92 114 94 96", "#AECA74", 9)
        + limb("M178 140C156 132 148 114 146 96", "#74B078", 9)
        + drink(97, 74, 42, 10, -1)
        + drink(143, 74, 42, -10)
        + hand(96, 88, PALE_GREEN, 0.5, 6)
        + hand(144, 88, SEA_GREEN, 0.5, -6, -1)
        + heart(120, 38, 1)
    )


def steal_mug() -> str:
    """Two fists about one mug."""
    return (
        counter(140)
        + limb("M-14 76C14 78 30 80 52 82", "#6B3A7A", 32, 4)
        + limb("M254 92C228 92 214 90 196 88", "#3E6A8A", 38, 4)
        + drink(119, 86, 112)
        + drops((84, 26, 5), (104, 8, 6), (150, 10, 5), (170, 28, 4))
        + hand(76, 92, GREEN, 1.25, 6)
        + hand(170, 90, GREY, 1.5, -4, -1)
        + line("M34 44L24 36M28 120L16 126M212 46L222 36M214 134L226 140", "#FFFDF4", 5)
    )


def tray() -> str:
    """The barkeeper, in a hurry."""
    mugs = ((136, 40, 46), (108, 52, 44), (206, 52, 44), (156, 56, 46))
    return (
        put(barkeeper(Keeper.GLAD), 62, 232, 0, 0.94)
        + BRASS
        + ellipse(158, 78, 76, 14, "url(#brass-down)", OUTLINE, 4.6)
        + ellipse(158, 75, 64, 9, "none", "#8F5A10", 2)
        + drink(176, 40, 46, brew=TRIPLE)
        + "".join(drink(x, y, high) for x, y, high in mugs)
        + speed((186, 112, 40), (198, 128, 26), (182, 144, 38))
    )


PICTURES = {
    "house_round": house_round,
    "sing_along": sing_along,
    "bottoms_up": bottoms_up,
    "cold_water": cold_water,
    "cousin": cousin,
    "steal_mug": steal_mug,
    "tray": tray,
}
