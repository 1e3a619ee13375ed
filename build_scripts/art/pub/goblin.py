"""A goblin: a low flat head, ears like wings, a long nose."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.animals.shapes import (
    OUTLINE,
    blush,
    both_sides,
    filled,
    line,
    number,
    paint,
    shine,
    spot,
)
from build_scripts.art.pub.clans import Cut, costume, paints, sleeve
from build_scripts.art.pub.forms import Bust, Tones, form, grown, head_shadow, put
from build_scripts.art.pub.moods import Eyes, Mood, Worn, eyes, held, mouth, signs

SHOULDERS = "M40 345C42 288 76 246 120 246C164 246 198 288 200 345Z"
HEAD = "M120 112C162 110 190 134 191 162C191 190 162 232 120 240C78 232 49 190 49 162C50 134 78 110 120 112Z"
NOSE = "M-13 -30C-14 -8 -25 4 -23 16C-21 27 -11 27 -7 24C-4 36 4 36 7 24C11 27 21 27 23 16C25 4 14 -8 13 -30Z"
CHIN = 238


class Goblin(NamedTuple):
    """What makes one goblin of all goblins."""

    clan: str
    skin: Tones
    eyes: Eyes
    mouth: str
    hat: Worn
    droop: float = 0
    """How far the ears hang."""
    nose: float = 1
    """How wide it is."""
    mouth_at: tuple[float, float, float] = (121, 216, 34)
    """The middle of any other mouth, and half its width."""
    glad: str | None = None
    """A winner's mouth, if it is not a grin."""
    marks: str = ""
    """On the skin, below the eyes."""
    brow: str = ""
    """Over the eyes: brows, glasses."""
    whiskers: str = ""
    under_nose: str = ""
    ear: str = ""
    """What hangs on the left one and, mirrored, on the right one."""
    hair: str = ""
    """Below the hat."""
    back: str = ""
    """Behind head and shoulders."""
    sash: str = ""
    """Over the costume."""


def goblin(who: Goblin, mood: Mood) -> Bust:
    head = (
        both_sides(_ear(who.droop) + who.ear)
        + _face(who, mood)
        + who.marks
        + eyes(mood, who.eyes)
        + who.brow
        + mouth(mood, who.mouth_at[:2], who.mouth_at[2], who.mouth, who.glad)
        + who.whiskers
        + _nose(who)
        + who.under_nose
        + who.hair
        + who.hat.on(mood)
    )
    body = costume(who.clan, Cut(SHOULDERS, 270, 52)) + head_shadow(SHOULDERS, 250, 66, 30) + who.sash
    return Bust(
        paints(who.clan, who.skin),
        grown(who.back, CHIN, 1.13, 6),
        body,
        held(grown(head, CHIN, 1.13, 6), mood, 236),
        signs(mood, 84, sleeve(who.clan), who.skin),
    )


def _ear(droop: float) -> str:
    up = [number(y + droop) for y in (114, 128, 130, 134, 144, 146, 150, 152, 160, 164, 172, 174)]
    a114, a128, a130, a134, a144, a146, a150, a152, a160, a164, a172, a174 = up
    low = number(194 + max(0, droop - 14))
    outer = (
        f"M62 152C40 {a130} 20 {number(116 + droop)} -4 {a114}C0 {a130} 2 {a144} 8 {a152}"
        f"C4 {a160} 12 {a172} 22 {a174}C32 {low} 54 196 66 186Z"
    )
    inner = f"M58 160C40 {a146} 24 {a134} 8 {a128}C10 {a150} 16 {a160} 26 {a164}C36 182 52 184 60 178Z"
    fold = line(f"M54 168C44 {number(158 + droop * 0.6)} 30 {a150} 20 {a146}", width=3, opacity=0.5)
    return form(outer, paint("skin"), filled(inner, "#e08a7a", 0.85), fold)


def _face(who: Goblin, mood: Mood) -> str:
    return form(
        HEAD,
        paint("skin"),
        filled("M200 130C204 196 166 236 112 244C164 216 180 176 168 116Z", who.skin.dark, 0.5),
        shine("M62 160C64 142 76 128 92 122", "#fff", 6, 0.6),
        blush(76, 194, "#ff4a3a", 16, 9, mood.pick(0.35, 0.85, 0.35, 0.6)),
    )


def _nose(who: Goblin) -> str:
    nose = (
        form(
            NOSE,
            who.skin.mid,
            filled("M4 -40C16 -10 26 6 20 22L40 20V-40Z", who.skin.dark, 0.5),
            shine("M-9 -20C-10 -6 -16 2 -16 12", who.skin.light, 5, 0.9),
            width=4.2,
        )
        + spot(-11, 20, 3, 2.4, OUTLINE)
        + spot(11, 20, 3, 2.4, OUTLINE)
    )
    return put(nose, 120, 182, 0, who.nose)
