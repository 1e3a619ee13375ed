"""A dwarf: no neck, a nose like a potato, and a beard for a body."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.animals.shapes import (
    blush,
    both_sides,
    ellipse,
    filled,
    paint,
    radial,
    shine,
    soft,
    spot,
)
from build_scripts.art.pub.clans import Cut, costume, paints, sleeve
from build_scripts.art.pub.forms import Bust, Tones, form, head_shadow
from build_scripts.art.pub.moods import Eyes, Mood, Worn, eyes, held, mouth, signs

SHOULDERS = "M-4 345C-2 282 44 246 120 246C196 246 242 282 244 345Z"
HEAD = "M120 96C164 96 184 124 184 156C184 196 160 220 120 220C80 220 56 196 56 156C56 124 76 96 120 96Z"
NOSE = (
    "M120 152C136 152 148 166 147 180C146 194 134 200 120 200C106 200 94 194 93 180C92 166 104 152 120 152Z"
)
BEARD = paint("beard")


class Dwarf(NamedTuple):
    """What makes one dwarf of all dwarves."""

    clan: str
    skin: Tones
    hair: Tones
    eyes: Eyes
    beard: str
    hat: Worn
    mouth: str = ""
    """A sober one; some is hidden by the beard."""
    mouth_at: tuple[float, float, float] = (120, 222, 26)
    nose: str = "#f09a7a"
    marks: str = ""
    brow: str = ""
    ears: bool = True
    worn: str = ""
    """Rings, goggles, a pipe: before hat and beard."""
    back: str = ""
    """Behind the shoulders."""
    mane: str = ""
    """Behind the head, and tilted with it."""
    scar: str = ""


def dwarf(who: Dwarf, mood: Mood) -> Bust:
    head = (
        who.mane
        + (both_sides(ellipse(56, 164, 12, 15, paint("skin"))) if who.ears else "")
        + _face(who, mood)
        + who.marks
        + eyes(mood, who.eyes)
        + who.brow
        + who.beard
        + _nose(who, mood)
        + who.scar
        + mouth(mood, who.mouth_at[:2], who.mouth_at[2], who.mouth)
        + who.worn
        + who.hat.on(mood)
    )
    tones = radial("beard", (96, 200), 130, who.hair.light, (0.5, who.hair.mid), (1, who.hair.dark))
    return Bust(
        paints(who.clan, who.skin) + tones,
        who.back,
        costume(who.clan, Cut(SHOULDERS, 262, 96)) + head_shadow(SHOULDERS, 286, 84, 40),
        held(head, mood, 260),
        signs(mood, 76, sleeve(who.clan), who.skin),
    )


def _face(who: Dwarf, mood: Mood) -> str:
    return form(
        HEAD,
        paint("skin"),
        filled("M194 120C198 190 168 222 124 226C164 196 172 150 156 96Z", who.skin.dark, 0.45),
        shine("M66 150C68 128 78 116 92 110", "#fff", 6, 0.6),
        blush(76, 180, "#ff3a2a", 18, 11, mood.pick(0.5, 0.85, 0.5, 0.7)),
    )


def _nose(who: Dwarf, mood: Mood) -> str:
    return form(
        NOSE,
        who.nose,
        filled("M150 160C150 196 130 202 110 202C134 194 140 176 130 150Z", "#9a2a1a", 0.35),
        spot(110, 168, 8, 6, "#fff", 0.75),
        soft(spot(122, 182, 18, 12, "#ff4a3a", mood.pick(0.25, 0.65, 0.25, 0.4)), 4),
        width=4.2,
    )
