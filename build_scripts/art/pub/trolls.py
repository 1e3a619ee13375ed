"""Trolls: a hill with a jaw, and tusks outside the face. One in every clan."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.animals.faces import Gaze
from build_scripts.art.animals.shapes import (
    OUTLINE,
    blush,
    both_sides,
    ellipse,
    filled,
    line,
    linear,
    mirrored,
    outlined,
    paint,
    shine,
    spot,
)
from build_scripts.art.pub.clans import WAR_PAINT, Cut, costume, paints, sleeve
from build_scripts.art.pub.forms import (
    BONE,
    IVORY,
    Bust,
    Tones,
    form,
    head_shadow,
    hoop,
    icicles,
    pair,
    put,
)
from build_scripts.art.pub.hats import bandana, beanie, domino, hood_back, hood_rim
from build_scripts.art.pub.moods import (
    AMBER,
    BLUE,
    BROWN,
    GLAD,
    GREEN,
    SMUG,
    Eyes,
    Mood,
    Worn,
    eyes,
    held,
    mouth,
    open_mouth,
    signs,
)

SHOULDERS = (
    "M-22 345C-30 276 -14 226 28 210C58 198 84 200 120 200C156 200 182 198 212 210C254 226 270 276 262 345Z"
)
HEAD = (
    "M120 76C152 76 168 94 168 122C196 136 210 170 204 202C198 240 160 256 120 256C80 256 42 240 36 202"
    "C30 170 44 136 72 122C72 94 88 76 120 76Z"
)
EAR = "M74 112C62 100 46 104 42 116C48 118 50 122 46 127C46 142 60 150 74 146Z"
NOSE = (
    "M109 124C107 146 100 158 94 172C86 180 84 196 98 200C104 202 108 200 111 206C116 212 124 212 129 206"
    "C132 200 136 202 142 200C156 196 154 180 146 172C140 158 133 146 131 124Z"
)
TUSK = "M66 226C34 224 6 192 2 128C18 160 40 184 70 190C84 198 82 224 66 226Z"
WARTS = ((54, 186, 6), (64, 200, 4), (186, 182, 5), (178, 198, 7), (192, 206, 4), (100, 92, 4), (142, 96, 5))
RIDGE = "M70 122C82 98 108 100 120 110C132 100 158 98 170 122C164 136 140 128 120 128C100 128 76 136 70 122Z"


class Troll(NamedTuple):
    """What makes one troll of all trolls."""

    clan: str
    skin: Tones
    eyes: Eyes
    mouth: str
    hat: Worn
    glad: str | None = None
    marks: str = ""
    brow: str = ""
    ears: bool = True
    right_tusk: str = "tusk"
    """What it is made of."""
    beard: str = ""
    mane: str = ""
    """Behind the head, and tilted with it."""
    back: str = ""
    worn: str = ""


def troll(who: Troll, mood: Mood) -> Bust:
    head = (
        who.mane
        + (both_sides(_ear()) if who.ears else "")
        + _face(who, mood)
        + who.marks
        + eyes(mood, who.eyes)
        + who.brow
        + mouth(mood, (120, 218), 38, who.mouth, who.glad)
        + _tusk("tusk")
        + mirrored(_tusk(who.right_tusk))
        + _nose(who)
        + who.beard
        + who.worn
        + who.hat.on(mood)
    )
    ivory = linear("tusk", (0, 150), (0, 226), "#fffdf0", (0.6, "#f2dca8"), (1, "#b98a4a"))
    gold = linear("gold", (0, 150), (0, 226), "#fff6b0", (0.5, "#ffcc2e"), (1, "#c78400"))
    return Bust(
        paints(who.clan, who.skin) + ivory + gold,
        who.back,
        costume(who.clan, Cut(SHOULDERS, 246, 88)) + head_shadow(SHOULDERS, 252, 96, 34),
        held(head, mood, 250),
        signs(mood, 60, sleeve(who.clan), who.skin),
    )


def _ear() -> str:
    return form(
        EAR, paint("skin"), filled("M70 120C62 112 54 116 54 122C58 126 58 134 70 138Z", "#c07a7a", 0.8)
    )


def _tusk(made_of: str) -> str:
    return form(
        TUSK,
        paint(made_of),
        line("M14 164C24 186 38 202 56 208", "#fff", 4, 0.9),
        line("M70 196q-6 14 -2 24", "#a87a42", 3, 0.7),
    )


def _face(who: Troll, mood: Mood) -> str:
    return form(
        HEAD,
        paint("skin"),
        filled("M214 150C216 230 170 258 110 262C176 236 190 186 164 76Z", who.skin.dark, 0.42),
        "".join(spot(x, y, r, r * 0.8, who.skin.dark, 0.45) for x, y, r in WARTS),
        shine("M82 116C82 100 90 90 104 86M48 190C48 172 54 160 64 152", "#fff", 6, 0.6),
        blush(66, 208, "#ff3a3a", 18, 11, mood.pick(0.35, 0.85, 0.35, 0.6)),
    )


def _nose(who: Troll) -> str:
    return form(
        NOSE,
        who.skin.mid,
        filled(
            "M126 118C140 150 160 170 150 196C146 206 128 212 112 212C140 196 136 160 122 120Z",
            who.skin.dark,
            0.5,
        ),
        shine("M112 140C111 154 106 164 101 172", "#fff", 5, 0.65),
        spot(138, 178, 5, 5, who.skin.dark, 0.8),
        width=4.2,
    ) + line("M99 194q5 -5 10 2M141 194q-5 -5 -10 2", width=3.4)


def _ridge(skin: Tones) -> str:
    """A brow of stone."""
    return form(
        RIDGE,
        skin.mid,
        shine("M80 116C90 104 104 104 114 110", "#fff", 4, 0.6),
        filled("M128 108C150 96 166 110 170 122C164 136 144 128 126 128Z", skin.dark, 0.4),
        width=4.2,
    )


MOTHERS_BOY = Troll(
    "north",
    Tones("#e2f2fa", "#a3c3d6", "#567a96"),
    Eyes((96, 138), (14, 15), BLUE, "#a3c3d6", Gaze((2, 1))),
    line("M78 210Q120 240 162 210")
    + line("M78 210q-6 -3 -7 -8M162 210q6 -3 7 -8", width=4)
    + outlined("M112 224V236H128V224Z", IVORY, 3),
    Worn(beanie(), (120, 96), -3, 0.98, 0.94),
    brow=both_sides(line("M74 118Q88 106 108 116", "#e8f0fa", 9)),
    ears=False,
    beard=icicles((86, 248, 22), (104, 252, 30), (122, 253, 24), (140, 252, 32), (156, 247, 20)),
    mane=both_sides(
        form(
            "M76 100C44 110 40 150 30 170C44 174 40 190 34 204C50 202 50 216 54 226L84 190Z",
            "#e8f0fa",
            line("M58 140C54 158 52 172 50 190", "#a8bcd8", 4, 0.8),
        )
    ),
)

SEA_GREEN = Tones("#c9ecd6", "#7fb89e", "#3a7060")
BOSUN_BOULDER = Troll(
    "corsairs",
    SEA_GREEN,
    Eyes((96, 138), (14, 14), BROWN, "#7fb89e", Gaze(low=0.28)),
    open_mouth(
        "M72 204Q120 214 168 204Q168 244 120 246Q72 244 72 204Z",
        filled("M66 200Q120 214 174 200V216Q120 230 66 216Z", IVORY),
        line("M92 206V221M106 209V224M134 209V224M148 206V221", width=2.6),
        spot(120, 246, 30, 14, "#ff6a80"),
    ),
    Worn(bandana(), (120, 104), -4, 0.88, 0.74),
    brow=_ridge(SEA_GREEN),
    right_tusk="gold",
    worn=hoop(38, 150, 14),
)

BUN = (
    form(
        "M-4 0C-34 -8 -38 -46 -8 -54C22 -60 36 -28 20 -8Z",
        "#b8452a",
        line("M-20 -20C-20 -34 -10 -42 2 -42M-8 -10C-10 -24 2 -30 12 -24", "#7a1f10", 4, 0.9),
        line("M-24 -28q4 -12 14 -14", "#ff9a6a", 4, 0.8),
    )
    + line("M-34 -44L26 -12", OUTLINE, 11)
    + line("M-34 -44L26 -12", BONE, 5.5)
    + ellipse(-36, -46, 7, 6, BONE, 3.4)
    + ellipse(28, -10, 7, 6, BONE, 3.4)
)
GRANDMA_GORM = Troll(
    "barbarians",
    Tones("#eadbc0", "#b39a7c", "#6b533a"),
    Eyes((96, 138), (15, 13), AMBER, "#b39a7c", Gaze((0, 2), 0.3, 0.1, 14), won=SMUG, lashes=True),
    outlined("M84 222Q104 206 120 213Q136 206 156 222Q138 236 120 232Q102 236 84 222Z", "#d23a2a", 4)
    + line("M84 222Q120 214 156 222", width=3.6)
    + line("M96 216q8 -5 14 -5", "#ffb0a0", 3, 0.9),
    Worn("", (120, 88)),
    marks=both_sides(filled("M58 168L92 178L88 190L56 182ZM50 192L80 202L76 212L50 206Z", WAR_PAINT))
    + filled("M110 80L120 112L130 80Z", WAR_PAINT),
    brow=both_sides(line("M74 118Q94 110 110 128", "#7a1f10", 9)),
    mane=pair(put(BUN, 76, 92, -6, 0.92)),
    worn=form(
        "M72 116C72 88 92 72 120 72C148 72 168 88 168 116C150 96 134 90 120 98C106 90 90 96 72 116Z",
        "#b8452a",
        line("M84 96C92 84 104 78 114 78", "#ff9a6a", 4, 0.9),
    )
    + both_sides(hoop(38, 150, 11)),
)

THE_SHADOW = Troll(
    "thieves",
    Tones("#d3cfe6", "#9690b4", "#524c74"),
    Eyes((96, 137), (17, 16), GREEN, "#2a2036", Gaze((-6, -1), low=0.1), won=GLAD),
    line("M92 218Q104 212 120 217Q136 222 150 214", width=5) + line("M92 218q-5 2 -6 6", width=4),
    Worn(hood_rim(10), (120, 118), 0, 0.74, 0.62, flies=(0, -8, 8)),
    marks=put(domino(), 120, 138, 0, 0.98, 1.12),
    back=put(hood_back(), 120, 124, 0, 0.84, 0.6),
)

TROLLS = {
    "north": MOTHERS_BOY,
    "corsairs": BOSUN_BOULDER,
    "barbarians": GRANDMA_GORM,
    "thieves": THE_SHADOW,
}
