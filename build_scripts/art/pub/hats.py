"""What the clans wear on their heads, about the middle of the brow, 60 units to either side."""

from __future__ import annotations

from build_scripts.art.animals.shapes import ellipse, filled, line, outlined, placed, shine, spot
from build_scripts.art.pub.clans import HAT, HORN, STEEL, WAR_PAINT
from build_scripts.art.pub.forms import SNOW_FUR, WOLF_FUR, form, fur, put, twins

NORTH_SHADE = filled("M20 -90C60 -70 70 -30 62 10L90 0V-90Z", "#0a1550", 0.3)
STAR = "M0 -12L3.5 -4.2L12 -3.4L5.7 2.3L7.5 10.7L0 6.3L-7.5 10.7L-5.7 2.3L-12 -3.4L-3.5 -4.2Z"


def pompom(x: float, y: float, r: float = 17) -> str:
    return ellipse(x, y, r, r * 0.94, "#fffaf0") + placed(
        line("M-8 -4q4 -5 9 -5M-2 6l4 5M6 0l4 3", "#b9cdea", 3.2), x, y
    )


def fur_cap() -> str:
    return (
        form(
            "M-60 4C-66 -56 -34 -80 0 -80C34 -80 66 -56 60 4Z",
            HAT,
            NORTH_SHADE,
            shine("M-44 -28C-40 -50 -26 -62 -10 -66", "#fff", 5, 0.75),
            line("M0 -80V0", width=3, opacity=0.5),
        )
        + pompom(0, -82)
        + fur(-66, 66, -4, 9, 26, 8, SNOW_FUR)
    )


def stocking_cap() -> str:
    """Long and knitted; the tip has tumbled over to the right, and the pompom hangs from it."""
    d = (
        "M-60 4C-64 -50 -40 -112 14 -124C56 -132 92 -108 104 -60L82 -46C70 -72 58 -78 48 -72"
        "C60 -50 64 -24 60 4Z"
    )
    rows = "M-62 -22Q0 -44 66 -22M-58 -48Q0 -70 60 -46M-44 -78Q6 -94 50 -72M-18 -106Q24 -108 62 -92"
    return (
        form(
            d,
            HAT,
            line(rows, "#dfe8ff", 5.5, 0.85),
            filled("M36 -140C64 -60 70 -30 62 10L130 0V-140Z", "#0a1550", 0.3),
            shine("M-46 -30C-44 -62 -30 -90 -4 -106", "#fff", 5, 0.75),
        )
        + pompom(96, -40, 19)
        + fur(-66, 66, -4, 9, 24, 8, SNOW_FUR)
    )


def wolf_cap() -> str:
    """A grey pelt with flaps, a strip of clan cloth on top: nothing of a Santa."""
    flap = form(
        "M-62 -2C-82 16 -84 50 -72 76C-60 72 -46 56 -46 10Z",
        WOLF_FUR.mid,
        line("M-70 24l6 10M-72 44l6 10M-60 20l5 9M-62 52l4 8", "#6b6272", 3.4),
        width=4.2,
    )
    return (
        twins(flap)
        + form(
            "M-58 4C-64 -54 -34 -76 0 -76C34 -76 64 -54 58 4Z",
            HAT,
            line("M-30 -70C-38 -44 -38 -24 -36 0M30 -70C38 -44 38 -24 36 0", "#dfe8ff", 4, 0.9),
            line("M0 -58L7 -48L0 -38L-7 -48Z", "#dfe8ff", 3.4, 0.95),
            NORTH_SHADE,
            shine("M-48 -24C-46 -42 -40 -52 -30 -60", "#fff", 4.5, 0.7),
        )
        + fur(-66, 66, -6, 9, 24, 8, WOLF_FUR)
    )


def beanie() -> str:
    zigzag = "M-52 -14L-39 -28L-26 -14L-13 -28L0 -14L13 -28L26 -14L39 -28L52 -14"
    return (
        form(
            "M-56 2C-60 -46 -32 -68 0 -68C32 -68 60 -46 56 2Z",
            HAT,
            line(zigzag, "#fff", 5, 0.95),
            shine("M-40 -34C-36 -48 -24 -56 -10 -58", "#fff", 4.5, 0.7),
            NORTH_SHADE,
        )
        + pompom(0, -72, 19)
        + outlined("M-62 0Q0 -18 62 0L60 18Q0 0 -60 18Z", "#eaf2ff")
        + line("M-44 -2v13M-22 -7v13M0 -9v13M22 -7v13M44 -2v13", "#9db4dc", 3)
    )


def papakha() -> str:
    """A tall drum of white fur with a crown of clan cloth; wider above than below."""
    drum = "M-46 8C-52 -28 -56 -58 -52 -82C-30 -92 30 -92 52 -82C56 -58 52 -28 46 8C20 0 -20 0 -46 8Z"
    locks = "".join(
        f"M{x} {y}q4 -10 9 0q-1 8 -6 9"
        for y, start in ((-66, -44), (-44, -38), (-22, -42))
        for x in range(start, 42, 17)
    )
    return (
        form(
            "M-50 -80C-50 -116 50 -116 50 -80C30 -70 -30 -70 -50 -80Z",
            HAT,
            line("M0 -104V-72M-26 -100L26 -76M26 -100L-26 -76", "#dfe8ff", 3, 0.8),
        )
        + form(
            drum,
            "#f4f8ff",
            line(locks, "#b9cdea", 3, 0.9),
            filled("M22 -100C40 -60 38 -20 30 20H80V-100Z", "#5a78b8", 0.34),
            shine("M-42 -20C-46 -40 -47 -56 -46 -70", "#fff", 5, 0.95),
        )
        + placed(
            outlined("M0 -14L11 0L0 15L-11 0Z", "#3064E4", 3.4) + line("M-4 -2L0 -8", "#cfe0ff", 3),
            0,
            -36,
            0,
            1.5,
        )
    )


def bandana(side: int = 1) -> str:
    dots = (
        (-38, -18),
        (-16, -30),
        (8, -26),
        (32, -34),
        (46, -12),
        (-26, -48),
        (0, -52),
        (22, -14),
        (-6, -10),
    )
    knot = outlined(
        "M54 -8C74 -30 96 -30 106 -22C100 -12 92 -8 84 -4C96 2 100 14 98 24C82 22 64 12 54 2Z", HAT
    ) + outlined("M46 -12Q64 -18 66 0Q60 12 46 6Z", "#f2b01e", 4)
    return (
        put(knot, 0, 0, 0, side, 1)
        + form(
            "M-60 8C-66 -42 -36 -64 0 -64C36 -64 66 -42 60 8C34 -12 -34 -12 -60 8Z",
            HAT,
            "".join(spot(x, y, 5.5, 5, "#fffbe6") for x, y in dots),
            filled("M24 -70C60 -50 66 -20 62 12L90 0V-80Z", "#8a4400", 0.3),
            shine("M-44 -30C-38 -46 -26 -54 -12 -57", "#fff", 5, 0.85),
        )
        + line("M-58 4C-34 -14 34 -14 58 4", "#c98a0a", 3, 0.9)
    )


def tricorn() -> str:
    rim = (
        "M-100 -26C-84 -22 -70 -34 -54 -48C-34 -34 -16 -22 0 -20C16 -22 34 -34 54 -48C70 -34 84 -22 100 -26"
        "C96 4 66 8 40 6C24 14 10 20 0 20C-10 20 -24 14 -40 6C-66 8 -96 4 -100 -26Z"
    )
    braid = "M-98 -22C-84 -18 -70 -30 -54 -44C-34 -30 -16 -18 0 -16C16 -18 34 -30 54 -44C70 -30 84 -18 98 -22"
    return (
        outlined("M-52 0C-58 -50 -30 -74 0 -74C30 -74 58 -50 52 0Z", "#4a2a1e")
        + form(rim, "#5c3422", line(braid, HAT, 8), filled("M20 -40L110 -40V40H0Z", "#1d0a04", 0.3))
        + placed(outlined(STAR, "#ffe72a", 3), 0, -2, 0, 1.1)
        + outlined("M48 -46C70 -90 104 -96 118 -84C108 -66 84 -50 58 -40Z", "#fff6dc", 4)
        + line("M58 -48C76 -72 94 -82 108 -82", "#d8b878", 3)
    )


def bucket() -> str:
    """A ship's bucket, upside down, with two hoops; the handle hangs below like a chin strap."""
    return form(
        "M-66 8L-50 -92C-30 -102 30 -102 50 -92L66 8C34 -8 -34 -8 -66 8Z",
        HAT,
        line("M-30 -96L-38 6M-10 -100L-12 0M10 -100L12 0M30 -96L38 6", "#a86a08", 3, 0.6),
        filled("M26 -110L40 20H90V-110Z", "#8a4400", 0.32),
        shine("M-48 -30L-40 -80", "#fff", 6, 0.85),
        line("M-56 -66Q0 -82 56 -66", "#3b1606", 15) + line("M-56 -66Q0 -82 56 -66", "#aab4cc", 8),
        line("M-66 -14Q0 -32 66 -14", "#3b1606", 15) + line("M-66 -14Q0 -32 66 -14", "#aab4cc", 8),
        line("M-52 -68Q-36 -75 -18 -77M-60 -17Q-44 -23 -24 -26", "#fff", 3, 0.9),
    ) + put(
        line("M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z", "#3b1606", 8)
        + line("M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z", "#d8deec", 3.6),
        62,
        -2,
    )


def souwester() -> str:
    """An oilskin hat: a ribbed dome, a brim that is long behind, barnacles."""
    ribs = "M-30 -66C-44 -40 -46 -20 -44 0M0 -74V-6M30 -66C44 -40 46 -20 44 0"
    barnacles = "".join(
        ellipse(x, y, r, r * 0.86, "#f2e6cc", 3) + spot(x, y, r * 0.4, r * 0.34, "#6b5a4a")
        for x, y, r in ((34, -44, 9), (48, -30, 7), (26, -28, 6), (-34, -56, 7))
    )
    brim = (
        "M-62 -8C-86 -4 -112 14 -116 40C-84 34 -56 16 0 14C56 16 84 34 116 40"
        "C112 14 86 -4 62 -8C30 -18 -30 -18 -62 -8Z"
    )
    return (
        form(
            "M-62 0C-66 -50 -38 -78 0 -78C38 -78 66 -50 62 0Z",
            HAT,
            line(ribs, "#c98a0a", 4, 0.9),
            filled("M24 -84C60 -60 66 -20 62 12L90 0V-90Z", "#8a4400", 0.3),
            shine("M-50 -26C-46 -46 -38 -56 -26 -62", "#fff", 6, 0.9),
        )
        + barnacles
        + form(
            brim,
            HAT,
            filled("M20 -20L120 40V60H40C60 30 40 20 20 14Z", "#8a4400", 0.28),
            line("M-104 30C-80 22 -52 6 0 4C52 6 80 22 104 30", "#c98a0a", 3.4, 0.9),
            shine("M-92 12C-80 4 -70 0 -58 -3", "#fff", 5, 0.85),
        )
    )


def horned_helm(nose: bool = True) -> str:
    horn = (
        outlined("M-50 -22C-86 -20 -112 -46 -114 -92C-98 -70 -74 -60 -44 -58Z", HORN)
        + line("M-72 -34l8 -22M-90 -48l12 -18", "#a87a42", 3.4)
        + line("M-106 -78C-100 -62 -88 -50 -74 -44", "#fff", 3.4, 0.8)
    )
    rivets = "".join(ellipse(x, y, 4, 4, "#e8edf8", 2.6) for x, y in ((-48, 6), (-24, 0), (24, 0), (48, 6)))
    return (
        twins(horn)
        + form(
            "M-60 8C-64 -46 -36 -72 0 -72C36 -72 64 -46 60 8C30 0 -30 0 -60 8Z",
            STEEL,
            filled("M-11 -80H11V10H-11Z", WAR_PAINT),
            line("M-11 -80V10M11 -80V10", width=3.4),
            filled("M24 -80C60 -56 66 -20 62 12L90 0V-90Z", "#1a2040", 0.35),
            shine("M-46 -28C-42 -48 -34 -56 -24 -60", "#fff", 5, 0.9),
        )
        + outlined("M-64 2Q0 -16 64 2L62 20Q0 2 -62 20Z", "#7a8098")
        + rivets
        + (outlined("M-9 -4H9L7 40L0 50L-7 40Z", "#8a92aa") if nose else "")
    )


HOOD_LINING = "#0d2f2c"
HOOD_BACK = "#17867a"


def hood_back(tip: float = 0) -> str:
    """The hood behind a head, down to the shoulders."""
    return form(
        (
            f"M-62 190C-92 140 -106 20 -90 -20C-76 -70 -40 -100 {tip} -108C40 -100 76 -70 90 -20"
            "C106 20 92 140 62 190Z"
        ),
        HOOD_BACK,
        line("M-84 0C-88 50 -84 90 -76 120M84 0C88 50 84 90 76 120", "#0a4a44", 5, 0.6),
    ) + filled("M-48 190C-72 120 -80 10 -48 -40C-30 -64 30 -64 48 -40C80 10 72 120 48 190Z", HOOD_LINING)


def hood_rim(tip: float = 0) -> str:
    return form(
        f"M-80 52C-86 -14 -56 -78 {tip} -98C56 -78 86 -14 80 52C74 -8 44 -40 0 -42C-44 -40 -74 -8 -80 52Z",
        HAT,
        filled("M10 -110C70 -84 96 -20 86 60L120 60V-110Z", "#063a36", 0.35),
        shine("M-66 0C-62 -30 -44 -58 -18 -74", "#fff", 5.5, 0.7),
        line("M-76 34C-70 -12 -42 -34 0 -35C42 -34 70 -12 76 34", "#0a5a52", 3, 0.6),
        line(f"M{tip} -96C-3 -78 -2 -60 0 -44", "#0a5a52", 3, 0.6),
    )


def flat_cap() -> str:
    """A wide soft cap with a button and a peak, pulled to one side."""
    return (
        form(
            "M-70 -2C-96 -22 -88 -58 -40 -66C10 -76 78 -62 84 -30C86 -14 76 -4 66 0C30 -14 -36 -14 -70 -2Z",
            HAT,
            line(
                "M-6 -68C-34 -50 -48 -30 -52 -8M-2 -68C0 -44 0 -30 0 -10M4 -68C34 -54 50 -34 54 -8",
                "#0a5a52",
                3,
                0.6,
            ),
            filled("M30 -80C64 -50 70 -20 62 12L110 0V-90Z", "#063a36", 0.35),
            shine("M-74 -28C-70 -46 -54 -54 -36 -57", "#fff", 5.5, 0.75),
        )
        + ellipse(0, -68, 9, 6, "#12766a", 4)
        + form(
            "M-62 -2C-34 -18 34 -18 62 -2C66 14 40 16 0 10C-40 16 -66 14 -62 -2Z",
            "#17867a",
            line("M-48 2C-24 -8 24 -8 48 2", "#a4f5e9", 3, 0.7),
        )
    )


def highwayman() -> str:
    """A low crown, a brim as wide as a street, and a long white plume behind."""
    plume = form(
        "M30 -40C44 -84 84 -112 124 -100C144 -94 150 -76 142 -62C134 -72 124 -74 116 -70"
        "C124 -60 122 -48 114 -42C106 -50 98 -52 90 -48C94 -40 90 -32 84 -28C70 -36 48 -34 34 -26Z",
        "#f4fffc",
        line("M40 -38C60 -66 90 -86 124 -86", "#7fc8bc", 3.6, 0.9),
        filled("M60 -20C90 -50 120 -70 150 -70V-20Z", "#3a9a8c", 0.3),
        width=4.2,
    )
    return (
        form(
            "M-50 -6C-56 -46 -40 -66 0 -66C40 -66 56 -46 50 -6C20 -16 -20 -16 -50 -6Z",
            HAT,
            filled("M14 -80C36 -50 40 -20 34 10H80V-80Z", "#063a36", 0.35),
            shine("M-38 -34C-36 -46 -28 -54 -16 -57", "#fff", 5, 0.75),
            filled("M-60 -30Q0 -42 60 -30V-10Q0 -24 -60 -10Z", "#1c1628"),
        )
        + put(plume, 4, -2, 0, 0.82)
        + form(
            "M-124 -36C-100 -12 -66 -14 -42 -14C-16 -20 16 -20 42 -14C66 -14 92 -8 122 -12C110 10 70 18 30 15"
            "C10 13 -10 13 -30 15C-74 20 -116 -2 -124 -36Z",
            HAT,
            filled("M0 -30L130 -30V20H20Z", "#063a36", 0.3),
            shine("M-108 -16C-92 -4 -70 -4 -52 -5", "#fff", 4.5, 0.7),
        )
    )


DOMINO = (
    "M-62 -16C-34 -26 -12 -18 0 -11C12 -18 34 -26 62 -16C64 12 42 26 20 21C8 17 4 9 0 7C-4 9 -8 17 -20 21"
    "C-42 26 -64 12 -62 -16Z"
)


def domino() -> str:
    return outlined(DOMINO, "#2a2036") + shine("M-50 -10C-36 -16 -24 -15 -14 -11", "#8a7a9a", 3, 0.8)
