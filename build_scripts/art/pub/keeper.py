"""The barkeeper, who is of no clan: bald, a walrus moustache, an apron; 210 high, his feet at (0, 0)."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.forms import put
from build_scripts.art.pub.things import TRIPLE, mug
from build_scripts.art.shapes import (
    blurred,
    circle,
    corded,
    ellipse,
    line,
    linear,
    linear_box,
    path,
    radial,
)

Choice = TypeVar("Choice")
BOX = (-92.0, -240.0, 240.0, 256.0)
SKIN, SHIRT, APRON, MOUSTACHE = "#F7BE9C", "#F4EAD8", "#FFFDF4", "#8A4A1E"


class Mood(Enum):
    """How he takes it; the value is what his file is called by."""

    CALM = ""
    GLAD = "_glad"
    STERN = "_stern"

    def pick(self, calm: Choice, glad: Choice, stern: Choice) -> Choice:
        """The one of three that belongs to this mood."""
        return dict(zip(Mood, (calm, glad, stern), strict=True))[self]


def barkeeper(mood: Mood) -> str:
    return _paints() + _legs() + _left_arm(mood) + _right_arm(mood) + _trunk() + _hands(mood) + head(mood)


def _paints() -> str:
    return (
        radial("face", -12, -186, 66, "#FFD8BC", (0.5, SKIN), (1, "#D08A66"))
        + linear("shirt", -60, -130, 60, -50, "#FFFBF0", (0.5, SHIRT), (1, "#CDBB98"))
        + linear("apron", -40, -106, 50, -10, "#FFFFFF", (0.6, APRON), (1, "#DCCBA6"))
        + linear_box("brass", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10"))
    )


def _legs() -> str:
    boot = "M-34 -6C-40 -2 -40 2 -30 2H-6V-20H-30ZM34 -6C40 -2 40 2 30 2H6V-20H30Z"
    return (
        ellipse(0, -2, 62, 13, "#000", **blurred(4, 0.5))
        + path(boot, "#3A2318", OUTLINE, 4)
        + path("M-46 -96C-54 -60 -50 -30 -40 -12H40C50 -30 54 -60 46 -96Z", "#5A3A2A", OUTLINE, 4.5)
        + line("M0 -40V-12", OUTLINE, 3, opacity=0.5)
    )


def _trunk() -> str:
    shirt = (
        "M-52 -104C-54 -126 -26 -134 0 -134C26 -134 54 -126 52 -104C58 -80 54 -64 48 -54H-48"
        "C-54 -64 -58 -80 -52 -104Z"
    )
    straps = "M-36 -106L-24 -132M36 -106L24 -132"
    return (
        path(shirt, "url(#shirt)", OUTLINE, 4.5)
        + path("M-36 -106H36L46 -14Q0 2 -46 -14Z", "url(#apron)", OUTLINE, 4.5)
        + path("M-30 -46H30V-24Q0 -16 -30 -24Z", "#E6D6BA", OUTLINE, 3.4)
        + line("M-24 -40H24", "#C8B490", 2, stroke_dasharray="4 4")
        + corded(straps, OUTLINE, APRON, 4, 2)
        + line("M20 -98C28 -70 32 -56 33 -50", "#C8B490", 4, opacity=0.8)
        + line("M-30 -98C-33 -84 -35 -70 -36 -56", "#fff", 4, opacity=0.9)
    )


def _left_arm(mood: Mood) -> str:
    """At his side with a towel; on his hip when he is stern."""
    hanging = "M-50 -112C-74 -104 -80 -70 -66 -50C-54 -48 -46 -56 -44 -70Z"
    akimbo = "M-48 -116C-72 -112 -92 -86 -84 -70C-76 -58 -56 -58 -42 -64L-46 -80C-56 -78 -62 -80 -62 -86Z"
    return path(mood.pick(hanging, hanging, akimbo), "url(#shirt)", OUTLINE, 4.5)


def _right_arm(mood: Mood) -> str:
    """Up with the tray; or stretched out to where the door is."""
    raised = "M50 -112C76 -118 88 -140 86 -158C72 -160 62 -146 44 -126Z"
    pointing = "M48 -120C68 -124 88 -122 106 -124L108 -104C88 -98 66 -96 46 -98Z"
    return path(mood.pick(raised, raised, pointing), "url(#shirt)", OUTLINE, 4.5)


def _hands(mood: Mood) -> str:
    if mood is Mood.STERN:
        finger = (
            "M104 -126C116 -130 124 -124 126 -120L140 -120C146 -120 146 -110 140 -110L126 -109"
            "C124 -102 112 -98 104 -102Z"
        )
        return (
            path("M-50 -76C-40 -80 -32 -74 -32 -68C-34 -60 -46 -58 -52 -62Z", SKIN, OUTLINE, 4)
            + path(finger, SKIN, OUTLINE, 4)
            + line("M122 -108Q118 -112 112 -110", OUTLINE, 2.6)
        )
    towel = path("M-76 -50L-54 -56L-50 -22L-60 -28L-68 -18Z", "#9DB9D8", OUTLINE, 3.6) + line(
        "M-68 -44L-64 -26M-58 -48L-56 -32", "#6F8DB4", 2.6
    )
    return circle(-64, -48, 12, SKIN, OUTLINE, 4) + towel + circle(87, -162, 12, SKIN, OUTLINE, 4) + tray()


def tray() -> str:
    """Three mugs on brass, one of them a triple."""
    return (
        ellipse(92, -178, 46, 11, "url(#brass)", OUTLINE, 4)
        + line("M54 -180A40 8 0 0 1 88 -186", "#fff", 2.4, opacity=0.8)
        + put(mug(), 70, -199, 0, 0.6)
        + put(mug(TRIPLE), 122, -197, 0, 0.58)
        + put(mug(), 96, -201, 0, 0.66)
    )


SKULL = (
    "M0 -208C28 -208 38 -188 37 -164C36 -142 20 -128 0 -128C-20 -128 -36 -142 -37 -164"
    "C-38 -188 -28 -208 0 -208Z"
)
WHISKERS = (
    "M0 -148C-10 -154 -26 -150 -38 -134C-26 -132 -22 -126 -12 -130C-6 -132 -2 -136 0 -140"
    "C2 -136 6 -132 12 -130C22 -126 26 -132 38 -134C26 -150 10 -154 0 -148Z"
)


def head(mood: Mood) -> str:
    flush = mood.pick(0.3, 0.5, 0.85)
    return (
        ellipse(-36, -164, 10, 13, SKIN, OUTLINE, 4)
        + ellipse(36, -164, 10, 13, SKIN, OUTLINE, 4)
        + path(SKULL, "url(#face)", OUTLINE, 4.5)
        + path("M30 -190C38 -160 26 -138 4 -130C22 -146 26 -170 18 -202Z", "#B86A4C", opacity=0.3)
        + "".join(ellipse(x, -154, 9, 6, "#FF4A3A", **blurred(3, flush)) for x in (-22, 22))
        + line("M-24 -186C-20 -198 -10 -202 -2 -203", "#fff", 4.5, opacity=0.8)
        + mood.pick(_open_eyes((2, 2)), _merry_eyes(), _open_eyes((4, 1)) + _lids())
        + line(mood.pick(*BROWS), "#6B3A1A", mood.pick(5, 5, 6.5))
        + mood.pick("", _laugh(), _shout())
        + path(WHISKERS, MOUSTACHE, OUTLINE, 4)
        + line("M-26 -140Q-16 -147 -8 -145M26 -140Q16 -147 10 -145", "#D08A4A", 3)
        + ellipse(0, -157, 10, 9, "#F09A7A", OUTLINE, 3.6)
        + circle(-3, -160, 2.6, "#fff", opacity=0.8)
        + (_steam() if mood is Mood.STERN else "")
    )


BROWS = (
    "M-24 -184Q-14 -192 -5 -184M24 -184Q14 -192 5 -184",
    "M-25 -186Q-14 -197 -4 -188M25 -186Q14 -197 4 -188",
    "M-27 -189L-4 -177M27 -189L4 -177",
)


def _open_eyes(look: tuple[float, float]) -> str:
    return "".join(
        ellipse(x, -170, 7, 8, "#FFFDF5", OUTLINE, 3)
        + circle(x + look[0], -170 + look[1], 3.6, "#1D0A02")
        + circle(x + look[0] + 1.2, -172 + look[1], 1.3, "#fff")
        for x in (-13, 13)
    )


def _merry_eyes() -> str:
    return line("M-20 -167Q-13 -177 -6 -167M6 -167Q13 -177 20 -167", OUTLINE, 4)


def _lids() -> str:
    return path("M-21 -180L-5 -172L-6 -180ZM21 -180L5 -172L6 -180Z", SKIN, OUTLINE, 2.6)


def _laugh() -> str:
    return path(
        "M-16 -138Q0 -132 16 -138Q14 -122 0 -121Q-14 -122 -16 -138Z", "#5E0F20", OUTLINE, 3.6
    ) + ellipse(0, -124, 8, 4, "#FF6A80")


def _shout() -> str:
    return path("M-14 -136Q0 -142 14 -136Q17 -122 0 -121Q-17 -122 -14 -136Z", "#5E0F20", OUTLINE, 3.6)


def _steam() -> str:
    """Out of both ears."""
    puffs = ((50, -176, 6), (60, -184, 8), (56, -194, 5))
    return "".join(circle(side * x, y, r, "#FFFDF4", OUTLINE, 2.6) for side in (-1, 1) for x, y, r in puffs)


BOOT_BOX = (-48.0, -84.0, 136.0, 142.0)


def boot() -> str:
    """The one that people leave by; its ankle at (0, 0), it kicks to the right."""
    toe = "M22 -8C36 -2 66 2 70 26V34H20C28 14 20 0 22 -8Z"
    return (
        path("M-24 -58H22V-8C36 -2 66 2 70 26V34H-26Z", "#B5632E", OUTLINE, 5)
        + path(toe, "#8A4520", opacity=0.6)
        + path("M-29 -72H27V-50H-29Z", "#D88A45", OUTLINE, 4.6)
        + path("M-30 32H74V46H28L24 38H-4L-8 46H-30Z", "#3A2318", OUTLINE, 4.4)
        + line("M6 -34H20M6 -22H20M6 -10H21", "#F3BE4A", 5)
        + line("M-14 -42V10", "#fff", 4.4, opacity=0.5)
    )


KICK_BOX = (-60.0, -60.0, 120.0, 120.0)


def kick() -> str:
    """Where the boot meets somebody."""
    burst = "M0 -52L12 -20L44 -34L26 -6L54 12L22 16L26 48L2 24L-24 46L-20 16L-54 10L-26 -8L-42 -38L-12 -20Z"
    return path(burst, "#FFE14A", OUTLINE, 4.6) + path(
        "M0 -30L7 -11L26 -19L15 -3L31 7L13 9L15 28L1 14L-14 27L-12 9L-31 6L-15 -5L-24 -22L-7 -11Z", "#FFFDF4"
    )
