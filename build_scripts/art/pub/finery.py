"""What only one of the guests wears, or is sat on by; hats are drawn about the middle of the brow."""

from __future__ import annotations

from build_scripts.art.animals.shapes import (
    OUTLINE,
    ellipse,
    filled,
    fluff,
    line,
    outlined,
    placed,
    shine,
    spot,
)
from build_scripts.art.pub.clans import HAT, HORN, STEEL, WAR_PAINT
from build_scripts.art.pub.dwarf import BEARD
from build_scripts.art.pub.forms import BONE, GOLD, IVORY, SNOW_FUR, Tones, form, put, twins

FISH = (
    outlined("M0 0C-14 -18 -16 -44 -4 -62C12 -48 16 -20 8 2Z", "#8fb4d8", 4)
    + outlined(
        "M-4 -58C-22 -72 -22 -84 -16 -94C-8 -88 -4 -84 -2 -78C4 -86 10 -90 20 -90C20 -78 12 -66 -2 -58Z",
        "#6f94c0",
        4,
    )
    + line("M-4 -20q6 6 12 2M-5 -34q6 6 12 2", "#e4f2ff", 3, 0.9)
)
FOUNTAIN = (
    "M-16 6C-22 -16 -26 -30 -44 -44C-62 -56 -84 -52 -96 -36C-94 -62 -76 -80 -52 -80C-64 -92 -66 -106 -60 -120"
    "C-44 -116 -34 -106 -28 -94C-22 -116 -10 -130 4 -138C14 -126 18 -110 16 -94C28 -108 44 -114 60 -112"
    "C62 -98 56 -86 46 -76C70 -80 90 -66 96 -40C82 -52 62 -54 44 -42C28 -30 22 -16 16 6Z"
)
SACK = (
    form(
        "M-52 70C-74 20 -60 -34 -22 -46C-14 -50 16 -50 24 -46C66 -32 78 26 54 74Z",
        "#b98a52",
        filled("M14 -50C50 -20 60 30 34 80L80 80V-50Z", "#5a3416", 0.4),
        shine("M-46 10C-46 -10 -38 -26 -26 -32", "#f2d8a8", 6, 0.9),
        outlined("M-26 -4L4 -10L10 18L-20 24Z", "#8aa0a8", 3.4)
        + line("M-30 -2l8 3M-24 24l-4 5M12 18l6 3M4 -12l2 -6", width=3),
    )
    + outlined("M-24 -44C-34 -62 -24 -70 -12 -66C-4 -76 8 -74 12 -66C24 -70 34 -60 26 -44Z", "#d8ac70", 4)
    + line("M-24 -44Q2 -36 26 -44", OUTLINE, 10)
    + line("M-24 -44Q2 -36 26 -44", "#ffd25a", 4.6)
)
FROZEN_HAIR = (
    "M-56 18C-62 -4 -62 -14 -74 -30C-56 -28 -52 -32 -58 -58C-38 -46 -34 -50 -34 -84C-16 -64 -12 -66 0 -100"
    "C12 -66 16 -64 34 -84C34 -50 38 -46 58 -58C52 -32 56 -28 74 -30C62 -14 62 -4 56 18C30 0 -30 0 -56 18Z"
)
EARMUFF = (
    outlined(fluff(-72, 36, 30, 32, 11, 9), SNOW_FUR.light, 4.5)
    + line("M-88 24l4 8M-60 26l4 8M-74 14l4 8M-84 46l4 8M-66 48l4 8M-74 34l4 8", SNOW_FUR.dark, 3.2)
    + ellipse(-72, 36, 14, 15, "#3064E4", 4)
    + line("M-80 32q3 -7 9 -7", "#bcd0ff", 3.4)
)
FROST_HEAD = (
    form(
        FROZEN_HAIR,
        "#cdeaf8",
        line("M-34 -10L-50 -44M-16 -12L-28 -66M0 -12V-78M16 -12L28 -66M34 -10L50 -44", "#6aa0c8", 4, 0.8),
        line("M-40 -6L-62 -24M-22 -14L-36 -56", "#fff", 5, 0.9),
    )
    + line("M-64 30C-60 -18 -34 -30 0 -30C34 -30 60 -18 64 30", OUTLINE, 20)
    + line("M-64 30C-60 -18 -34 -30 0 -30C34 -30 60 -18 64 30", HAT, 11)
    + line("M-54 -2C-46 -18 -34 -24 -14 -27", "#cfe0ff", 3.4, 0.9)
    + twins(EARMUFF)
)
PIPE = (
    line("M0 0C16 4 30 6 46 4", OUTLINE, 13)
    + line("M0 0C16 4 30 6 46 4", "#6b3a1c", 6)
    + outlined("M40 -26H74C76 -6 72 12 58 14C44 12 38 -6 40 -26Z", "#8a4a22", 4.4)
    + ellipse(57, -26, 17, 6, "#2a1208", 4)
    + spot(57, -26, 10, 3.4, "#ff8a2e")
    + line("M46 -16C46 -4 48 2 52 6", "#d08a4a", 3.4)
    + "".join(
        ellipse(x, y, r, r * 0.9, "#f4efe6", 3.4) for x, y, r in ((60, -44, 9), (72, -62, 12), (62, -84, 8))
    )
)
FLYING_BRAID = (
    "".join(
        form(d, BEARD, line(shade, "#ffc08a", 4, 0.85), width=4)
        for d, shade in (
            ("M64 150C40 138 20 142 10 156C20 174 46 176 66 168Z", "M26 152q10 -6 22 -3"),
            ("M26 158C2 152 -14 136 -14 116C6 108 26 124 36 144Z", "M-2 124q8 4 14 12"),
            ("M2 132C-14 116 -18 96 -8 80C10 84 20 104 16 126Z", "M-4 92q8 6 9 16"),
        )
    )
    + outlined("M-14 88L10 78L6 62L-16 70Z", BONE, 4)
    + outlined("M-12 70C-22 56 -18 40 -8 32C4 40 8 54 4 64Z", BEARD, 4)
)
IRON_CAP = (
    outlined("M-9 -66L0 -112L9 -66Z", STEEL, 4.2)
    + form(
        "M-60 10C-66 -44 -36 -72 0 -72C36 -72 66 -44 60 10C30 -2 -30 -2 -60 10Z",
        STEEL,
        filled("M24 -80C60 -56 66 -20 62 12L90 0V-90Z", "#1a2040", 0.35),
        line("M0 -72V4M-34 -62C-44 -40 -46 -20 -44 6M34 -62C44 -40 46 -20 44 6", "#4a5270", 3.4, 0.8),
        shine("M-50 -24C-46 -44 -38 -54 -28 -60", "#fff", 5, 0.9),
    )
    + outlined("M-64 4Q0 -14 64 4L62 22Q0 4 -62 22Z", WAR_PAINT)
    + "".join(ellipse(x, y, 4, 4, "#e8edf8", 2.6) for x, y in ((-46, 9), (-22, 3), (0, 2), (22, 3), (46, 9)))
)
SILVER = Tones("#f6f2fa", "#c4bcd0", "#7f768e")
KEY = (
    line("M0 0V-86", OUTLINE, 15)
    + line("M0 -50H18M0 -66H14", OUTLINE, 13)
    + line("M0 -50H18M0 -66H14", GOLD, 5)
    + line("M-20 -106a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z", OUTLINE, 17)
    + line("M-20 -106a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z", GOLD, 8)
    + line("M0 0V-84", GOLD, 7)
    + line("M-15 -116q4 -6 10 -7", "#fff8d0", 3.4)
)
BUN = (
    outlined(fluff(0, -88, 34, 30, 10, 8, 0.3), SILVER.mid)
    + shine("M-24 -92C-22 -104 -14 -110 -4 -112", "#fff", 5, 0.9)
    + line("M-16 -82C-16 -98 0 -106 14 -98M-4 -80C-4 -90 6 -94 12 -88", SILVER.dark, 4, 0.9)
)
KERCHIEF = form(
    "M-64 26C-72 -34 -40 -66 0 -66C40 -66 72 -34 64 26C50 -4 30 -20 0 -22C-30 -20 -50 -4 -64 26Z",
    HAT,
    "".join(
        put(outlined("M0 -7L6 0L0 7L-6 0Z", "#eafffb", 0.1), x, y)
        for x, y in ((-44, -20), (-26, -40), (0, -46), (26, -40), (44, -20))
    ),
    filled("M20 -80C60 -60 76 -10 66 34L100 30V-80Z", "#063a36", 0.35),
    shine("M-54 -8C-50 -30 -40 -44 -26 -52", "#fff", 5, 0.75),
)
LOCKSMITH_BUN = put(KEY, -4, -62, -42, 0.86) + put(KEY, 4, -62, 42, 0.86) + BUN + KERCHIEF
LOUPE = (
    line("M126 152a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z", OUTLINE, 11)
    + line("M126 152a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z", GOLD, 4.6)
    + line("M138 140q4 -6 10 -6", "#fff", 3.6, 0.95)
    + line("M172 162C184 190 186 210 180 240", GOLD, 3.4)
)
ICE_CROWN = (
    "".join(
        outlined(d, colour, 3.8)
        for d, colour in (
            ("M-34 2L-40 -34L-20 -6Z", "#9fdcff"),
            ("M34 2L40 -34L20 -6Z", "#9fdcff"),
            ("M-18 -4L-17 -48L-2 -8Z", "#bfeaff"),
            ("M18 -4L17 -48L2 -8Z", "#bfeaff"),
            ("M-11 -6L0 -66L11 -6Z", "#e4f8ff"),
        )
    )
    + outlined("M-44 6Q0 -20 44 6L42 16Q0 -8 -42 16Z", "#3064E4", 4)
    + line("M0 -56L-5 -14M-16 -38l2 24M-34 -24l5 18", "#fff", 3, 0.9)
    + placed(outlined("M0 -9L8 0L0 11L-8 0Z", "#e4f8ff", 3), 0, -1)
)
MONOCLE = (
    line("M128 128a18 18 0 1 1 36 0a18 18 0 1 1 -36 0Z", OUTLINE, 9.5)
    + line("M128 128a18 18 0 1 1 36 0a18 18 0 1 1 -36 0Z", GOLD, 4)
    + line("M137 120q3 -5 8 -5", "#fff", 3, 0.95)
    + line("M163 136C170 156 168 176 160 196", GOLD, 3)
)
WAVE = (
    "M-50 34C-66 -14 -52 -76 -6 -102C34 -122 84 -106 94 -66C100 -42 88 -22 70 -20C54 -18 44 -30 48 -44"
    "C52 -54 64 -54 68 -46C66 -66 48 -72 36 -58C20 -38 34 2 50 34C20 10 -20 10 -50 34Z"
)
TIDE = form(
    WAVE,
    "#39b8c6",
    line(
        "M-38 22C-50 -18 -36 -66 0 -86C30 -100 66 -92 78 -66"
        "M-24 14C-34 -20 -20 -54 8 -70C26 -80 50 -78 62 -66"
        "M-8 10C-14 -16 -4 -40 14 -54M10 10C8 -6 12 -20 18 -30",
        "#0f6a88",
        4.4,
        0.85,
    ),
    line("M-50 8C-56 -32 -42 -72 -8 -90", "#e4ffff", 6.5, 0.95),
    filled("M40 -110C70 -100 96 -80 92 -40L110 -40V-120Z", "#0f5a80", 0.3),
) + "".join(
    ellipse(x, y, r, r * 0.92, "#f4ffff", 3.8)
    for x, y, r in ((92, -62, 9), (94, -44, 11), (84, -26, 11), (66, -20, 9), (52, -28, 7))
)
FLAME = (
    "M86 92C70 66 66 44 56 26C74 30 80 24 76 0C92 12 98 8 102 -20C112 -4 116 -8 126 -26C130 -6 136 -2 150 -14"
    "C150 6 156 14 172 8C168 30 176 40 184 40C172 56 164 70 154 92Z"
)
FLAME_TIPS = (
    "M50 14L76 32L76 -10L99 14L104 -30L118 4L128 -34L134 8L152 -22L152 14L178 -2L168 28L192 28V-40H50Z"
)
SMALL_HORN = outlined("M-40 -4C-60 -8 -70 -24 -68 -44C-58 -32 -48 -26 -34 -22Z", HORN, 4) + line(
    "M-52 -16l6 -10", "#a87a42", 3
)
SKULL = (
    outlined("M-10 -8C-14 -20 14 -20 10 -8L7 4H-7Z", BONE, 3.4)
    + spot(-4, -9, 2.6, 3, OUTLINE)
    + spot(4, -9, 2.6, 3, OUTLINE)
)
RAVEN = (
    outlined("M34 -8C54 -10 66 -2 76 8C60 14 44 14 28 10Z", "#2a2238", 4)
    + line("M-8 20V28M8 20V28", GOLD, 4)
    + form(
        (
            "M-40 -30C-38 -52 -12 -58 0 -40C10 -24 30 -22 42 -8C46 8 28 24 2 24"
            "C-22 24 -32 8 -30 -12C-30 -20 -34 -24 -40 -30Z"
        ),
        "#3c3250",
        line("M4 -10C14 -12 28 -8 36 -2M2 0C14 0 26 2 32 6M-2 10C8 10 18 12 24 12", "#6a5a8a", 3.4, 0.9),
        shine("M-30 -40C-24 -48 -14 -48 -8 -42", "#b8a8e0", 4, 0.9),
    )
    + outlined("M-36 -38L-60 -30L-36 -24Z", "#ffb02e", 4)
    + ellipse(-22, -36, 6, 6, IVORY, 2.6)
    + spot(-23, -36, 3, 3, OUTLINE)
)
VEIL = form(
    "M74 146Q120 160 166 146C164 176 144 200 120 218C96 200 76 176 74 146Z",
    "#2a2036",
    line("M84 162Q120 174 156 162M94 182Q120 192 146 182", "#5a4a72", 3.4, 0.8),
    line("M78 150Q120 164 162 150", "#6a5a86", 3.4, 0.9),
)


def braid(links: int, light: str) -> str:
    """Hanging from the left cheek."""
    out = ""
    for k in range(links):
        y, w, dx = 226 + k * 20, 25 - k * 2.6, k * 3
        link = (
            f"M{58 - w + dx:.0f} {y}C{58 - w + dx:.0f} {y + 22} {70 + dx} {y + 28} {60 + k * 4} {y + 30}"
            f"C{66 + w + dx:.0f} {y + 26} {64 + w + dx:.0f} {y + 4} {62 + w + k * 2:.0f} {y - 2}"
            f"C{58 + dx} {y - 12} {56 - w + dx:.0f} {y - 10} {58 - w + dx:.0f} {y}Z"
        )
        out += form(link, BEARD, line(f"M{52 - w * 0.4 + dx:.0f} {y + 2}q6 10 16 14", light, 4, 0.8), width=4)
    return out
