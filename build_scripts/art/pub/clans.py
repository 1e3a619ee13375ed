"""The four clans: their colours, and what they wear. Races differ by shape, clans by costume."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from build_scripts.art.animals.shapes import (
    both_sides,
    ellipse,
    filled,
    line,
    linear,
    outlined,
    paint,
    placed,
    radial,
    shine,
    spot,
)
from build_scripts.art.palette import OWNERS
from build_scripts.art.pub.forms import BONE, GOLD, SHADE, SNOW_FUR, Tones, form, fur

CLANS = {"north": "blue", "corsairs": "yellow", "barbarians": "red", "thieves": "teal"}
"""Whose colour and symbol each has."""

WAR_PAINT = "#c2281a"
CLOTH, HAT, SKIN, BODY, STEEL, HORN, DARK = map(
    paint, ("cloth", "hat", "skin", "body", "steel", "horn", "dark")
)
LEATHER = paint("leather")
"""Paint that every guest has ready, in colours of its clan and skin."""


def dyes(clan: str) -> Tones:
    """Yellow darkens through orange, never through black."""
    owner = OWNERS[CLANS[clan]]
    return Tones(owner.light, owner.mid, "#C98A0A" if clan == "corsairs" else owner.dark)


def paints(clan: str, skin: Tones) -> str:
    light, mid, dark = dyes(clan)
    return (
        radial("skin", (96, 120), 150, skin.light, (0.5, skin.mid), (1, skin.dark))
        + radial("body", (80, 250), 170, skin.light, (0.5, skin.mid), (1, skin.dark))
        + linear("cloth", (60, 60), (190, 330), light, (0.35, mid), (1, dark))
        + linear("hat", (-60, -90), (60, 20), light, (0.4, mid), (1, dark))
        + linear("steel", (-50, -70), (50, 10), "#f4f7ff", (0.4, "#a9b4cc"), (1, "#566080"))
        + linear("horn", (0, -90), (0, -20), "#fff6dc", (0.6, "#e8cf9a"), (1, "#a87a42"))
        + linear("leather", (60, 220), (180, 345), "#a05a2c", (1, "#4a220c"))
        + linear("dark", (0, 230), (0, 345), "#3c3450", (1, "#1c1628"))
    )


class Cut(NamedTuple):
    """The shoulders a costume is made for: their outline, and height and half width of the collar."""

    shoulders: str
    neck: float
    half: float


def sleeve(clan: str) -> str:
    """What an arm is covered with: barbarians come without."""
    return BODY if clan == "barbarians" else CLOTH


def costume(clan: str, cut: Cut) -> str:
    return COSTUMES[clan](cut)


SHEEN = "M34 310C42 284 60 266 80 258"
FAR_SIDE = filled("M250 345C244 270 196 240 150 236C196 262 204 310 202 345Z", SHADE, 0.28)


def _north(cut: Cut) -> str:
    """A coat with a fur collar, closed with a piece of ice."""
    wide = cut.half >= 90
    collar = (
        fur(6, 234, cut.neck + 16, -34, 34, 12, SNOW_FUR)
        if wide
        else fur(106 - cut.half, 134 + cut.half, cut.neck, 22, 30, 8, SNOW_FUR)
    )
    gem = (
        outlined("M0 -15L11 -3L7 14H-7L-11 -3Z", "#bff0ff", 3.6)
        + filled("M0 -15L-11 -3L-3 0ZM0 14L-7 14L-3 0Z", "#fff", 0.85)
        + line("M0 -13L3 -1L-2 12", "#5ab8e8", 2, 0.9)
    )
    laces = line("M96 300l-10 6l10 6M144 300l10 6l-10 6", "#fff", 3.4, 0.7)
    coat = form(
        cut.shoulders, CLOTH, line("M120 250V345", width=3.6), laces, FAR_SIDE, shine(SHEEN, "#fff", 5, 0.45)
    )
    return coat + collar + placed(gem, 120, cut.neck + 38, 0, 1.05)


def _corsairs(cut: Cut) -> str:
    """A striped shirt under an open yellow coat, and a scarf."""
    stripes = "".join(
        filled(f"M0 {y}Q120 {y + 20} 240 {y}V{y + 12}Q120 {y + 32} 0 {y + 12}Z", "#31405e")
        for y in range(224, 350, 25)
    )
    flap = (
        outlined("M-20 345V210L92 230C78 270 84 310 98 345Z", CLOTH)
        + line("M90 236C78 270 84 310 96 345", "#fff8d0", 3, 0.8)
        + ellipse(86, 318, 5, 5, "#fff3b0", 3)
    )
    left, right, top = 120 - cut.half, 120 + cut.half, cut.neck
    scarf = (
        f"M{left} {top - 4}Q120 {top + 34} {right} {top - 4}L{right - 6} {top + 16}"
        f"Q120 {top + 52} {left + 6} {top + 16}Z"
    )
    return (
        form(cut.shoulders, "#fff3dc", stripes, FAR_SIDE, both_sides(flap))
        + outlined(scarf, "#2f3a5a")
        + line(f"M{left + 12} {top + 8}Q120 {top + 40} {right - 30} {top + 16}", "#7f8cc0", 3, 0.8)
    )


def _barbarians(cut: Cut) -> str:
    """Skin, war paint, a leather strap and a necklace of teeth."""
    marks = both_sides(filled("M22 300L70 286L66 300L26 314ZM22 324L64 308L62 322L22 338Z", WAR_PAINT, 0.95))
    strap = outlined("M28 232L66 226L210 345H150Z", LEATHER) + line("M48 236L180 345", "#c98a4a", 3, 0.8)
    teeth = "".join(_tooth(120 + cut.half * side, cut.neck + 26 * (1 - side**2)) for side in _sevenths())
    left, right = 112 - cut.half, 128 + cut.half
    cord = line(f"M{left} {cut.neck - 6}Q120 {cut.neck + 50} {right} {cut.neck - 6}", width=6)
    return form(cut.shoulders, BODY, marks, FAR_SIDE, shine(SHEEN, "#fff", 5, 0.45), strap) + teeth + cord


def _sevenths() -> list[float]:
    return [step / 3 for step in range(-3, 4)]


def _tooth(x: float, y: float) -> str:
    return outlined(
        f"M{x - 7:.1f} {y - 2:.1f}Q{x:.1f} {y - 6:.1f} {x + 7:.1f} {y - 2:.1f}L{x:.1f} {y + 19:.1f}Z",
        BONE,
        3.2,
    )


def _thieves(cut: Cut) -> str:
    """Black under a teal cloak with a golden clasp."""
    flap = (
        outlined("M-20 345V212L104 244C84 270 78 310 84 345Z", CLOTH)
        + line("M98 250C82 272 74 310 78 345", "#eafffb", 3, 0.55)
        + line("M40 345C38 310 44 284 58 264", "#0a4a44", 3.4, 0.5)
    )
    left, right, top = 120 - cut.half, 120 + cut.half, cut.neck
    collar = (
        f"M{left - 6} {top - 6}C{left + 10} {top + 30} 102 {top + 30} 120 {top + 22}"
        f"C138 {top + 30} {right - 10} {top + 30} {right + 6} {top - 6}"
        f"C{right + 8} {top + 44} 144 {top + 52} 120 {top + 50}"
        f"C96 {top + 52} {left - 8} {top + 44} {left - 6} {top - 6}Z"
    )
    chest = filled("M120 250L84 345H156Z", "#120d1c", 0.8)
    return (
        form(cut.shoulders, DARK, chest, shine(SHEEN, "#fff", 5, 0.25), FAR_SIDE, both_sides(flap))
        + outlined(collar, CLOTH)
        + ellipse(120, top + 37, 11, 11, GOLD, 4)
        + spot(117, top + 34, 3, 3, "#fff")
    )


COSTUMES: dict[str, Callable[[Cut], str]] = {
    "north": _north,
    "corsairs": _corsairs,
    "barbarians": _barbarians,
    "thieves": _thieves,
}
