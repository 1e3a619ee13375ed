"""The goblins of the house, two in every clan."""

from __future__ import annotations

from build_scripts.art.animals.faces import Gaze
from build_scripts.art.animals.shapes import (
    OUTLINE,
    both_sides,
    ellipse,
    filled,
    line,
    outlined,
    shine,
    spot,
)
from build_scripts.art.pub.clans import WAR_PAINT
from build_scripts.art.pub.finery import FISH, FOUNTAIN, SACK
from build_scripts.art.pub.forms import BONE, GOLD, IVORY, Tones, drop, form, hoop, icicles, put
from build_scripts.art.pub.goblin import Goblin
from build_scripts.art.pub.hats import (
    HOOD_BACK,
    bandana,
    bucket,
    domino,
    flat_cap,
    fur_cap,
    hood_rim,
    horned_helm,
    stocking_cap,
)
from build_scripts.art.pub.moods import (
    AMBER,
    BROWN,
    GLAD,
    GOLDEN,
    GREEN,
    RED,
    STARRY,
    Eyes,
    Worn,
    open_mouth,
)
from build_scripts.art.pub.things import coin


def _glasses() -> str:
    rims = "".join(
        ellipse(x, 167, 23, 23, "none", 10)
        + line(f"M{x - 23} 167a23 23 0 1 1 46 0a23 23 0 1 1 -46 0Z", GOLD, 4.4)
        for x in (90, 150)
    )
    return (
        line("M108 166Q120 158 132 166M68 162L54 156M172 162L186 156", width=7)
        + rims
        + line("M78 156q4 -6 10 -6M138 156q4 -6 10 -6", "#fff", 3.6, 0.95)
    )


GRANNY_NIB = Goblin(
    "north",
    Tones("#e2f2b4", "#aeca74", "#66883c"),
    Eyes((90, 167), (20, 19), BROWN, "#aeca74", Gaze((3, 2), 0.24, tilt=-12)),
    line("M84 212Q104 228 120 224Q140 226 156 210")
    + outlined("M104 222L106 234L116 234L116 225Z", IVORY, 3)
    + line("M64 190q-6 4 -7 9M176 190q6 4 7 9M84 206l-5 -4M156 206l5 -4", width=3, opacity=0.7),
    Worn(fur_cap(), (120, 134), 0, 1.04, 0.9),
    droop=18,
    nose=0.86,
    brow=_glasses(),
    under_nose=drop(120, 212, 22),
    hair=both_sides(outlined("M66 142C54 134 54 150 60 156C52 162 60 172 68 166Z", "#e6e8f4", 3.6)),
)

MOUSTACHE = (
    "M120 206C104 200 80 204 70 232C86 222 96 236 108 230C114 228 118 222 120 216C122 222 126 228 132 230"
    "C144 236 154 222 170 232C160 204 136 200 120 206Z"
)

UNCLE_DRIP = Goblin(
    "north",
    Tones("#eef0b8", "#c0c878", "#78803a"),
    Eyes((90, 160), (16, 15), BROWN, "#c0c878", Gaze((0, 3), 0.42, 0.2, tilt=-14)),
    line("M106 236Q120 230 134 236", width=4),
    Worn(stocking_cap(), (120, 132), -2, 1.02, 0.92, flies=(22, -12, 16)),
    droop=30,
    nose=1.14,
    mouth_at=(121, 230, 22),
    brow=both_sides(
        form(
            "M66 140C74 126 98 126 112 140C106 148 96 144 88 147C80 150 70 150 66 140Z",
            "#eef2fa",
            line("M76 138Q88 132 100 138", "#a8b8d8", 3, 0.8),
            width=3.8,
        )
    ),
    whiskers=form(
        MOUSTACHE,
        "#eef2fa",
        shine("M80 220C86 210 98 208 108 212", "#fff", 4, 0.9),
        line("M92 222q8 -8 18 -8M148 222q-8 -8 -18 -8", "#a8b8d8", 3, 0.8),
    ),
    under_nose=icicles((120, 214, 38), half=8) + spot(120, 198, 22, 12, "#ff5a4a", 0.45),
    ear=icicles((8, 176, 26), (24, 198, 36), (42, 200, 22), half=7),
)

FLIP = Goblin(
    "corsairs",
    Tones("#d2f27e", "#7fc644", "#2f7d2a"),
    Eyes((88, 162), (19, 18), AMBER, "#7fc644", Gaze((4, -1), 0.14, 0.12, 6), patch=True),
    open_mouth(
        "M78 204Q120 222 166 196Q162 232 124 236Q90 234 78 204Z",
        filled("M70 196Q120 226 170 190V206Q124 232 74 214Z", IVORY),
        filled("M100 212h12v12h-12Z", GOLD),
        line("M100 208V222M112 210V224M124 210V224M136 208V222M148 202V216", width=2.4),
        spot(126, 240, 22, 10, "#ff6a80"),
    ),
    Worn(bandana(), (120, 136), 0, 1.06, 0.86),
    nose=0.92,
    marks=line("M54 136L112 148M70 172L56 180", "#2a1a2e", 5),
    brow=line("M132 138Q150 126 170 136", width=6.5),
    ear=hoop(24, 186, 13),
)

BILGE = Goblin(
    "corsairs",
    Tones("#c4ecae", "#74b078", "#2f6650"),
    Eyes((88, 166), (21, 21), GREEN, "#74b078", Gaze((0, -2), iris=0.7)),
    open_mouth(
        "M82 208Q120 214 158 208Q154 236 120 238Q86 236 82 208Z",
        outlined("M100 204H117V224H100ZM124 204H139V222H124Z", IVORY, 2.8),
        spot(120, 240, 26, 9, "#ff6a80"),
    ),
    Worn(bucket(), (120, 142), 5, 1.0, 0.94, flies=(26, -20, 20)),
    droop=-12,
    nose=1.08,
    brow=both_sides(line("M72 142Q88 134 104 140", width=5)),
    ear=line("M14 146L30 156M10 160L24 164", "#3b1606", 3, 0.5),
    back=put(FISH, 184, 128, 30, 1.05)
    + line("M56 150C50 270 190 270 184 150", OUTLINE, 10)
    + line("M56 150C50 270 190 270 184 150", "#d8deec", 4),
)

TINY_WRATH = Goblin(
    "barbarians",
    Tones("#f0ea8a", "#b9b63a", "#6d6a14"),
    Eyes((90, 172), (19, 18), RED, "#b9b63a", Gaze((0, 2), 0.26, 0, 17), won=STARRY, lashes=True),
    open_mouth(
        "M84 214Q120 200 156 214Q152 234 120 236Q88 234 84 214Z",
        filled("M80 232L90 216L100 234L110 220L120 236L130 220L140 234L150 216L160 232V245H80Z", IVORY),
        line("M80 232L90 216L100 234L110 220L120 236L130 220L140 234L150 216L160 232", width=3),
    )
    + both_sides(outlined("M94 216L90 200L104 210Z", IVORY, 3)),
    Worn(horned_helm(nose=False), (120, 150), -3, 1.06, 1.0, flies=(20, -12, 18)),
    droop=4,
    nose=0.78,
    marks=both_sides(filled("M66 184L104 192L100 201L68 194ZM70 200L98 207L94 215L74 209Z", WAR_PAINT)),
    hair=both_sides(
        outlined("M60 190C40 196 34 214 38 234C50 230 64 222 70 204Z", "#e0602a")
        + outlined("M56 184q10 -4 18 8l-8 10q-14 -4 -10 -18Z", BONE, 3.6)
        + line("M50 206q-4 8 -4 16", "#ffb07a", 3, 0.8)
    ),
)

BIG_RUCKUS = Goblin(
    "barbarians",
    Tones("#dcdc8c", "#9aa23e", "#565c18"),
    Eyes((90, 164), (16, 13), AMBER, "#9aa23e", Gaze((0, 2), 0.28, 0, 20)),
    open_mouth(
        "M74 210Q120 202 166 210Q166 238 120 240Q74 238 74 210Z",
        filled("M70 206Q120 198 170 206V218Q120 210 70 218Z", IVORY),
        line("M90 202V216M105 200V214M120 200V213M135 200V214M150 202V216", width=2.4),
    )
    + both_sides(outlined("M84 232C76 220 76 206 82 194C90 206 96 218 98 232Z", IVORY, 3.4)),
    Worn(
        form(
            FOUNTAIN,
            "#e0561e",
            line(
                (
                    "M-8 0C-14 -40 -30 -60 -56 -66M0 0C0 -50 2 -80 4 -112M8 0C14 -40 30 -60 56 -66M-4 0"
                    "C-14 -50 -24 -70 -34 -90M4 0C14 -50 24 -70 34 -88"
                ),
                "#8f2a10",
                4,
                0.8,
            ),
            shine("M-70 -62C-60 -66 -50 -64 -42 -58", "#ffb07a", 5, 0.9),
        )
        + line("M-46 -6L46 -22", OUTLINE, 20)
        + line("M-46 -6L46 -22", BONE, 11)
        + "".join(ellipse(x, y, 9, 9, BONE, 4) for x, y in ((-52, -14), (-49, 2), (49, -30), (52, -14)))
        + line("M-44 -8L44 -23", BONE, 11)
        + line("M-36 -9L20 -19", "#fff", 3, 0.9),
        (120, 124),
        0,
        1.0,
        0.94,
        flies=(6, -4, 10),
    ),
    droop=6,
    nose=0.96,
    marks=both_sides(filled("M58 176L98 186L94 196L60 188Z", WAR_PAINT))
    + filled("M106 114H134L128 150L120 160L112 150Z", WAR_PAINT),
    brow=both_sides(outlined("M62 142L110 158L112 146L88 134Z", "#5a2410", 3.6)),
    under_nose=hoop(120, 214, 9),
    ear=filled("M-8 110L22 128L4 150Z", "none") + outlined("M34 186L44 206L52 190Z", BONE, 3.2),
)

LIGHTLY = Goblin(
    "thieves",
    Tones("#b5dfa0", "#65a75c", "#2a6138"),
    Eyes((89, 165), (17, 13), GOLDEN, "#2a2036", Gaze((6, 1), 0.3, 0.14, 10), won=GLAD),
    line("M82 210Q112 230 160 202M160 202q5 -4 4 -9")
    + outlined("M100 219L104 230L111 221Z", IVORY, 3)
    + outlined("M140 214L142 224L149 211Z", IVORY, 3),
    Worn(hood_rim(8), (120, 150), 0, 0.98, 0.8, flies=(2, -6, 6)),
    droop=8,
    nose=1.05,
    marks=put(domino(), 120, 166, 0, 1.12, 1.08),
    back=put(
        form(
            (
                "M-70 96C-98 60 -104 10 -90 -20C-76 -70 -40 -100 8 -108C40 -100 76 -70 90 -20"
                "C104 10 98 60 70 96Z"
            ),
            HOOD_BACK,
        ),
        120,
        152,
        0,
        0.9,
        0.84,
    ),
)

POCKETS = Goblin(
    "thieves",
    Tones("#c4e89a", "#86b04e", "#3f6a24"),
    Eyes((90, 166), (18, 17), GOLDEN, "#2a2036", Gaze((5, -2), 0.1, 0.1), won=STARRY),
    line("M80 212Q120 236 160 208M160 208q5 -4 4 -9M80 212q-5 -3 -6 -8") + put(coin(13), 112, 226, 12),
    Worn(flat_cap(), (120, 134), -5, 1.02, 0.9),
    droop=-4,
    nose=0.9,
    marks=put(domino(), 120, 166, 0, 1.08, 1.06),
    hair=both_sides(outlined("M62 136C52 142 52 152 58 158C64 154 72 148 74 138Z", "#6b4a1e", 3.6)),
    back=put(SACK, 196, 100, 12, 0.84),
)

GOBLINS = {
    "north": (GRANNY_NIB, UNCLE_DRIP),
    "corsairs": (FLIP, BILGE),
    "barbarians": (TINY_WRATH, BIG_RUCKUS),
    "thieves": (LIGHTLY, POCKETS),
}
