"""A dark elf: tall and slim, ears like blades, a chin like a point."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.animals.shapes import blush, both_sides, filled, line, linear, paint, shine
from build_scripts.art.pub.clans import Cut, costume, paints, sleeve
from build_scripts.art.pub.forms import Bust, Tones, form, grown, put
from build_scripts.art.pub.moods import Eyes, Mood, Worn, eyes, held, mouth, signs

SHOULDERS = "M36 345C38 300 70 276 100 266H140C170 276 202 300 204 345Z"
HEAD = "M120 66C152 66 167 92 165 124C163 158 142 192 120 210C98 192 77 158 75 124C73 92 88 66 120 66Z"
EAR = "M80 140C56 128 26 92 8 44C44 58 78 84 90 114Z"
HAIR = paint("hair")
CHIN = 210


class Elf(NamedTuple):
    """What makes one dark elf of all of them."""

    clan: str
    skin: Tones
    hair: Tones
    eyes: Eyes
    hat: Worn
    mouth: str = ""
    mouth_at: tuple[float, float, float] = (120, 180, 20)
    glad: str | None = None
    marks: str = ""
    brow: str = ""
    veil: str = ""
    """Cloth over nose and mouth; it slips when its wearer does."""
    whiskers: str = ""
    """Before the mouth, and the point below it."""
    fringe: str = ""
    """Hair before the face, below the hat."""
    mane: str = ""
    """Hair behind the ears, tilted with the head."""
    long_hair: str = ""
    """Hair or hood behind the shoulders."""
    worn: str = ""
    neck: str = ""
    """Over the costume."""


def elf(who: Elf, mood: Mood) -> Bust:
    face = (
        _face(who, mood)
        + who.marks
        + eyes(mood, who.eyes)
        + who.brow
        + ("" if who.veil else line("M122 134Q128 150 117 154Q114 154 112 152", width=4))
    )
    if who.veil and mood in (Mood.TIPSY, Mood.OUT):
        lower = put(who.veil, 12, 76, 0, 0.9, 0.72) + mouth(mood, who.mouth_at[:2], who.mouth_at[2], "")
    elif who.veil:
        lower = who.veil
    else:
        lower = mouth(mood, who.mouth_at[:2], who.mouth_at[2], who.mouth, who.glad) + who.whiskers
    head = who.mane + both_sides(_ear()) + face + lower + who.worn + who.fringe + who.hat.on(mood)
    tones = linear("hair", (70, 60), (180, 280), who.hair.light, (0.45, who.hair.mid), (1, who.hair.dark))
    neck = form(
        "M102 190H138V270Q120 284 102 270Z",
        paint("skin"),
        filled("M100 190H140V216Q120 238 100 214Z", who.skin.dark, 0.7),
    )
    return Bust(
        paints(who.clan, who.skin) + tones,
        grown(who.long_hair, CHIN, 1.13, 12),
        neck + costume(who.clan, Cut(SHOULDERS, 278, 44)) + who.neck,
        held(grown(head, CHIN, 1.13, 12), mood, 214),
        signs(mood, 52, sleeve(who.clan), who.skin),
    )


def _ear() -> str:
    return form(
        EAR,
        paint("skin"),
        filled("M78 130C58 116 38 90 22 62C48 78 72 98 82 118Z", "#d07aa0", 0.7),
        line("M70 118C56 104 44 90 36 76", width=3, opacity=0.45),
    )


def _face(who: Elf, mood: Mood) -> str:
    return form(
        HEAD,
        paint("skin"),
        filled("M176 80C180 150 160 190 122 214C150 180 156 120 144 66Z", who.skin.dark, 0.45),
        shine("M84 118C82 100 88 86 100 78", "#fff", 5.5, 0.65),
        blush(92, 160, "#ff4a7a", 13, 8, mood.pick(0.3, 0.85, 0.3, 0.6)),
    )
