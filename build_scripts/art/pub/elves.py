"""The dark elves of the house, two in every clan."""

from __future__ import annotations

from build_scripts.art.animals.faces import Gaze
from build_scripts.art.animals.shapes import both_sides, filled, line, outlined, placed, shine, spot
from build_scripts.art.pub.clans import HAT, WAR_PAINT
from build_scripts.art.pub.elf import HAIR, Elf
from build_scripts.art.pub.finery import (
    FLAME,
    FLAME_TIPS,
    ICE_CROWN,
    MONOCLE,
    RAVEN,
    SKULL,
    SMALL_HORN,
    TIDE,
    VEIL,
)
from build_scripts.art.pub.forms import BONE, IVORY, Tones, form, hoop, put, twins
from build_scripts.art.pub.hats import STAR, bandana, domino, highwayman, hood_back, hood_rim, papakha
from build_scripts.art.pub.moods import AMBER, GLAD, GOLDEN, PALE, PLUM, RED, SEA, SMUG, Eyes, Worn


def _brows(x: float, y: float, w: float, h: float, tilt: float, colour: str, width: float) -> str:
    """Inner ends down where tilt is above 0."""
    return both_sides(
        line(
            f"M{x - w} {y - tilt * 0.5}Q{x} {y - h - tilt * 0.1:.1f} {x + w} {y + tilt * 0.5}", colour, width
        )
    )


COUNTESS_RIME = Elf(
    "north",
    Tones("#e6e4ff", "#b3b2ea", "#6b68b0"),
    Tones("#ffffff", "#e4ecfa", "#a8b8d8"),
    Eyes((99, 128), (14, 12), PALE, "#b3b2ea", Gaze((-2, 3), 0.46, 0, 9), won=SMUG, lashes=True),
    Worn(ICE_CROWN, (120, 76)),
    outlined("M106 180Q114 174 120 177Q126 174 134 180Q120 188 106 180Z", "#5a4a9a", 3.6)
    + line("M106 180Q120 183 134 180", width=3),
    glad=outlined("M102 176Q112 173 120 176Q128 173 138 174Q134 192 118 190Q106 188 102 176Z", "#5a4a9a", 3.6)
    + line("M102 176Q120 184 138 174", width=3),
    marks=both_sides(filled("M80 116Q98 102 112 124L98 120Z", "#5a8fe0", 0.7)),
    brow=_brows(97, 108, 15, 6, 7, "#a8b8d8", 5),
    fringe=form(
        "M120 58C92 58 74 84 76 124C86 108 96 88 120 84C144 88 154 108 164 124C166 84 148 58 120 58Z",
        HAIR,
        line("M90 96C96 82 106 74 118 70", "#fff", 4, 0.9),
        line("M120 60V84M104 64C98 74 92 86 88 98M136 64C142 74 148 86 152 98", "#a8b8d8", 3, 0.7),
    ),
    long_hair=form(
        "M120 50C70 50 56 110 60 170C58 220 44 270 52 312C84 322 100 300 104 270H136C140 300 156 322 188 312"
        "C196 270 182 220 180 170C184 110 170 50 120 50Z",
        HAIR,
        line(
            "M72 130C68 190 66 240 66 296M168 130C172 190 174 240 174 296"
            "M84 220C80 250 80 270 82 296M156 220C160 250 160 270 158 296",
            "#a8b8d8",
            4,
            0.7,
        ),
    ),
)

BARON_SLEET = Elf(
    "north",
    Tones("#d4dcff", "#98a4dc", "#4f5a9c"),
    Tones("#6a78b8", "#323c78", "#161c44"),
    Eyes((99, 128), (13, 12), PALE, "#98a4dc", Gaze((2, 2), 0.4, 0.1, -4), won=SMUG),
    Worn(papakha(), (120, 84), 0, 1.02, 0.98),
    line("M108 184Q120 178 134 182", width=4.4),
    glad=line("M104 180Q120 194 138 176M138 176q4 -4 2 -8", width=4.6),
    brow=line("M82 110Q96 106 112 114", "#161c44", 5.5)
    + line("M130 104Q146 94 160 106", "#161c44", 5.5)
    + MONOCLE,
    whiskers=both_sides(
        form("M120 166C108 160 92 168 80 160C78 176 96 184 112 176C116 174 118 172 120 170Z", HAIR, width=3.6)
    )
    + form(
        "M104 192C110 186 130 186 136 192C136 220 130 244 120 262C110 244 104 220 104 192Z",
        HAIR,
        line("M114 200C114 218 116 234 120 246", "#8fa4e0", 3.4, 0.9),
        width=4,
    ),
    fringe=both_sides(
        form(
            "M76 84C70 100 70 124 76 146C86 140 88 112 92 92Z",
            HAIR,
            line("M80 100V126", "#8fa4e0", 3, 0.8),
            width=4,
        )
    ),
)

SILVERTONGUE = Elf(
    "corsairs",
    Tones("#cdb0f2", "#9273cc", "#4f3488"),
    Tones("#fff6d8", "#e8d6a0", "#a8904a"),
    Eyes((99, 128), (14, 13), GOLDEN, "#9273cc", Gaze((4, 0), 0.32, 0.12, 6)),
    Worn(bandana(-1), (120, 98), 0, 0.82, 0.84),
    line("M100 182Q122 192 140 174M140 174q4 -4 2 -8", width=4.6),
    brow=line("M82 112Q96 104 112 114M130 106Q146 92 160 104", "#a8904a", 5.5),
    whiskers=both_sides(
        form(
            (
                "M120 166C110 160 98 164 92 176C84 182 78 178 76 170C74 184 86 190 96 184"
                "C106 182 114 176 120 170Z"
            ),
            HAIR,
            width=3.6,
        )
    )
    + outlined("M114 200L120 222L126 200Q120 196 114 200Z", "#e8d6a0", 3.6),
    worn=both_sides(hoop(66, 146, 11))
    + put(
        outlined("M0 0C-18 -34 -8 -70 22 -88C34 -56 26 -22 8 2Z", "#3ACDB8", 4)
        + line("M4 -4C4 -34 12 -58 20 -76", "#fff", 3, 0.7)
        + line("M6 -24l-10 -8M8 -42l-10 -8M10 -34l12 -6", "#12766A", 3),
        152,
        72,
        22,
        0.92,
    ),
    long_hair=form(
        (
            "M78 110C56 150 58 220 46 262C74 270 92 250 98 226H142C148 250 166 270 194 262"
            "C182 220 184 150 162 110Z"
        ),
        HAIR,
        line("M70 160C66 200 64 230 58 254M170 160C174 200 176 230 182 254", "#a8904a", 4, 0.7),
    ),
)

LADY_TIDE = Elf(
    "corsairs",
    Tones("#c8b8f6", "#8a7cd0", "#47398c"),
    Tones("#a8f4f0", "#2fb0c0", "#0f5a80"),
    Eyes((99, 130), (15, 14), SEA, "#8a7cd0", Gaze((2, 0), 0.26, 0, 10), won=SMUG, lashes=True),
    Worn(
        TIDE
        + outlined("M-54 30Q0 -14 54 30L50 44Q0 4 -50 44Z", HAT, 4)
        + "".join(spot(x, y, 4, 3.6, "#fffbe6") for x, y in ((-36, 26), (-16, 16), (14, 16)))
        + placed(outlined(STAR, "#ff8a63", 3), 36, 22, 12, 1.5),
        (120, 76),
        -2,
        0.98,
        0.98,
        flies=(4, -4, 8),
    ),
    outlined("M104 178Q113 171 120 175Q127 171 136 178Q128 190 120 189Q112 190 104 178Z", "#e23a6e", 3.6)
    + line("M104 178Q120 184 136 178", width=3),
    marks=both_sides(filled("M80 118Q98 104 112 126L98 122Z", "#1fa89a", 0.7)),
    brow=_brows(97, 110, 15, 7, 5, "#0f5a80", 5),
    worn=both_sides(hoop(66, 150, 12)),
    fringe=form(
        "M74 118C76 82 98 62 122 62C148 62 164 84 166 118C152 96 136 88 118 92C98 96 84 104 74 118Z",
        HAIR,
        line("M86 104C92 88 106 78 120 76", "#e4ffff", 4, 0.9),
        line("M112 66C104 76 98 86 96 98M136 66C144 74 150 84 154 96", "#0f5a80", 3.4, 0.8),
    ),
    long_hair=form(
        "M76 110C52 150 66 190 50 226C44 246 54 262 66 268C84 258 96 246 98 226H142C144 246 156 258 174 268"
        "C186 262 196 246 190 226C174 190 188 150 164 110Z",
        HAIR,
        line("M72 150C66 180 74 200 62 236M168 150C174 180 166 200 178 236", "#0f5a80", 4, 0.8),
        line("M64 160C62 180 66 196 58 218", "#e4ffff", 4, 0.8),
    ),
)

YSRA_THE_RED = Elf(
    "barbarians",
    Tones("#e0a8dc", "#a866ae", "#5f2c70"),
    Tones("#ff8f3a", "#e0561e", "#8f2a10"),
    Eyes((99, 124), (15, 14), RED, "#a866ae", Gaze((0, 1), 0.3, 0, 16), lashes=True),
    Worn(
        twins(SMALL_HORN)
        + outlined("M-46 6Q0 -14 46 6L44 22Q0 4 -44 22Z", "#7a4222", 4)
        + placed(SKULL, 0, 6),
        (120, 88),
    ),
    line("M104 184Q120 176 136 184", width=5) + outlined("M110 182L112 173L118 180Z", IVORY, 2.8),
    marks=filled("M134 92L150 92L154 152L143 172L134 152Z", "#3A2A7A", 0.8),
    brow=_brows(97, 104, 16, 4, 15, "#8f2a10", 7),
    mane=both_sides(
        form(
            "M80 128C66 160 72 200 60 250C56 272 66 292 78 300C92 290 92 260 92 236C94 200 92 170 90 140Z",
            HAIR,
            line("M72 190Q80 196 90 190M68 220Q78 228 92 220M64 252Q76 260 90 250", "#8f2a10", 4, 0.9),
            shine("M78 160C74 190 70 230 68 270", "#fff", 3.6, 0.8),
        )
        + outlined("M62 276Q76 284 88 274L86 288Q76 294 64 288Z", WAR_PAINT, 3.6)
    )
    + form(
        FLAME,
        HAIR,
        line(
            (
                "M98 90C90 64 86 44 84 26M112 90C110 60 110 30 108 6M126 90C128 60 130 30 128 0M142 90"
                "C148 64 154 44 160 30"
            ),
            "#8f2a10",
            4.4,
            0.8,
        ),
        filled(FLAME_TIPS, "#ffd25a", 0.9),
    ),
)

KORR_THE_CALM = Elf(
    "barbarians",
    Tones("#d8b4d0", "#a0709c", "#573058"),
    Tones("#8a5a3a", "#5a3018", "#2c1408"),
    Eyes((99, 128), (15, 13), AMBER, "#a0709c", Gaze((0, 2), 0.62, 0.12, 0)),
    Worn(RAVEN, (122, 46), 0, 0.94, 0.94, flies=(20, -16, 20)),
    line("M104 180Q120 190 136 180", width=4.6),
    glad=line("M100 176Q120 198 140 176M100 176l-3 -4M140 176l3 -4", width=4.8),
    marks=filled("M110 66H130L127 104L120 116L113 104Z", WAR_PAINT)
    + both_sides(filled("M78 146L108 152L104 160L80 155ZM82 160L104 164L100 171L86 168Z", WAR_PAINT)),
    brow=_brows(97, 108, 16, 8, -4, "#5a3018", 6),
    whiskers=form(
        "M104 196C110 190 130 190 136 196L132 232L128 268L120 284L112 268L108 232Z",
        HAIR,
        line("M106 210Q120 220 134 210M108 228Q120 238 132 228M110 246Q120 254 130 246", "#2c1408", 4, 0.9),
        line("M112 202V222", "#b98a5a", 3.4, 0.9),
    )
    + outlined("M110 258H130V270H110Z", BONE, 3.6),
    worn=both_sides(outlined("M60 142C54 152 56 162 62 168C68 160 70 150 66 142Z", BONE, 3.4)),
)

HUSH = Elf(
    "thieves",
    Tones("#b0b2ee", "#6f70be", "#363878"),
    Tones("#f0f4ff", "#cdd4ee", "#8890b8"),
    Eyes((99, 128), (17, 15), PLUM, "#6f70be", Gaze((2, 0), 0.2, 0, 8), lashes=True),
    Worn(hood_rim(4), (120, 108), 0, 0.7, 0.86, flies=(0, -6, 5)),
    brow=_brows(97, 106, 15, 5, 6, "#8890b8", 5),
    veil=VEIL,
    fringe=form(
        (
            "M104 74C120 84 152 92 164 132C166 150 160 166 154 172C156 150 148 130 128 112"
            "C116 102 106 92 104 74Z"
        ),
        HAIR,
        line("M124 94C142 106 154 124 158 146", "#8890b8", 3.4, 0.7),
        line("M118 88C134 94 148 104 156 118", "#fff", 3.4, 0.9),
    ),
    long_hair=put(hood_back(), 120, 126, 0, 0.72, 0.96),
)

WHISPER = Elf(
    "thieves",
    Tones("#c4d0ea", "#8296bc", "#425078"),
    Tones("#4a3a5a", "#2a1e38", "#140c1e"),
    Eyes((99, 133), (14, 12), GOLDEN, "#2a2036", Gaze((-4, 0), 0.24, 0.1, 6), won=GLAD),
    Worn(highwayman(), (120, 100), -4, 1.0, 0.98, flies=(20, -18, 18)),
    line("M106 182Q122 190 136 176M136 176q4 -3 2 -7", width=4.6),
    marks=put(domino(), 120, 133, 0, 0.78, 0.98),
    fringe=both_sides(
        form(
            "M78 96C66 120 66 150 74 176C84 168 86 130 94 104Z",
            HAIR,
            line("M78 118C74 136 74 150 76 162", "#6a5a86", 3.4, 0.9),
            width=4,
        )
    ),
    neck=form(
        "M70 268C60 244 74 226 96 226H144C166 226 180 244 170 268C150 290 90 290 70 268Z",
        "#12766a",
        line("M76 256Q120 276 164 256M82 240Q120 258 158 240", "#0a4a44", 4, 0.7),
        shine("M78 252C76 242 82 234 92 232", "#a4f5e9", 4, 0.8),
    ),
)

ELVES = {
    "north": (COUNTESS_RIME, BARON_SLEET),
    "corsairs": (SILVERTONGUE, LADY_TIDE),
    "barbarians": (YSRA_THE_RED, KORR_THE_CALM),
    "thieves": (HUSH, WHISPER),
}
