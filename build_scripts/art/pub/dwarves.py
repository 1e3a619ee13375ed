"""The dwarves of the house, two in every clan."""

from __future__ import annotations

from build_scripts.art.animals.faces import Gaze
from build_scripts.art.animals.shapes import both_sides, ellipse, filled, fluff, line, outlined, spot
from build_scripts.art.pub.clans import WAR_PAINT
from build_scripts.art.pub.dwarf import BEARD, Dwarf
from build_scripts.art.pub.finery import (
    FLYING_BRAID,
    FROST_HEAD,
    IRON_CAP,
    LOCKSMITH_BUN,
    LOUPE,
    PIPE,
    SILVER,
    braid,
)
from build_scripts.art.pub.forms import BONE, IVORY, Tones, drop, form, hoop, icicles, pair, put
from build_scripts.art.pub.hats import (
    domino,
    hood_back,
    hood_rim,
    horned_helm,
    souwester,
    tricorn,
    wolf_cap,
)
from build_scripts.art.pub.moods import AMBER, BLUE, BROWN, GREEN, PALE, STARRY, Eyes, Worn, open_mouth


def _strands(dark: str, light: str) -> str:
    return line(
        "M78 220C76 250 84 280 98 304M162 220C164 250 156 280 142 304"
        "M100 236C100 262 106 288 116 312M140 236C140 262 134 288 124 312",
        dark,
        4,
        0.55,
    ) + line("M62 196C56 224 62 254 76 282", light, 6, 0.8)


WHITE_HAIR = Tones("#ffffff", "#dfe6f4", "#9aa9c8")

OLD_HOAR = Dwarf(
    "north",
    Tones("#ffe0cc", "#f2b596", "#b86a4c"),
    WHITE_HAIR,
    Eyes((92, 150), (14, 13), PALE, "#f2b596", Gaze((0, 3), 0.5, 0.16, -10)),
    form(
        "M54 148C38 170 32 216 38 258C46 292 66 300 76 320C86 308 94 326 104 332C112 322 118 336 124 336"
        "C132 336 134 322 142 330C152 326 158 308 168 318C178 298 196 290 202 258C208 216 202 170 186 148"
        "C186 180 164 206 120 206C76 206 54 180 54 148Z",
        BEARD,
        _strands("#9aa9c8", "#ffffff"),
        filled("M206 160C214 240 190 300 130 340H220Z", "#9aa9c8", 0.35),
    )
    + icicles((96, 312, 22), (120, 318, 18), (144, 312, 22), half=6)
    + both_sides(
        form(
            "M120 200C96 184 62 192 46 222C34 244 44 262 42 280C48 300 58 312 62 324C72 310 80 298 78 280"
            "C78 262 74 252 84 240C98 236 114 226 120 212Z",
            BEARD,
            line("M62 222C54 240 60 258 58 276M84 214C76 224 70 236 70 250", "#9aa9c8", 4, 0.6),
            line("M58 214C68 202 84 198 98 202", "#fff", 5, 0.95),
        )
        + outlined("M45 270Q60 278 75 270V284Q60 292 45 284Z", "#3064E4", 4)
        + line("M52 277q5 2 9 2", "#bcd0ff", 3)
    ),
    Worn(wolf_cap(), (120, 124), 0, 1.06, 0.9),
    brow=both_sides(
        form(
            "M70 138C76 122 98 120 112 132C108 142 98 138 90 140C82 142 74 146 70 138Z",
            BEARD,
            line("M78 134Q90 128 102 133", "#fff", 3, 0.9),
            width=3.8,
        )
    ),
)

YOUNG_FROST = Dwarf(
    "north",
    Tones("#ffe8d8", "#f6c4a8", "#bf7a60"),
    Tones("#f4fcff", "#bfe4f6", "#6aa0c8"),
    Eyes((92, 152), (17, 17), BLUE, "#f6c4a8", Gaze((3, -1)), won=STARRY),
    form(
        "M56 152L44 172L54 184L42 206L58 212L54 238L76 234L84 262L102 248L120 276L138 248L156 262L164 234"
        "L186 238L182 212L198 206L186 184L196 172L184 152C184 186 162 204 120 204C78 204 56 186 56 152Z",
        BEARD,
        line("M76 214L84 240M96 226L102 240M120 232V258M144 226L138 240M164 214L156 240", "#6aa0c8", 4, 0.7),
        line("M56 186L60 208", "#fff", 6, 0.9),
        filled("M200 160C200 230 160 270 124 280H220Z", "#6aa0c8", 0.4),
    ),
    Worn(
        FROST_HEAD,
        (120, 122),
        0,
        1.1,
        1.16,
        flies=(8, -12, 14),
    ),
    open_mouth(
        "M96 212Q120 222 144 212Q142 232 120 233Q98 232 96 212Z",
        filled("M92 208Q120 220 148 208V216Q120 228 92 216Z", IVORY),
    ),
    brow=both_sides(line("M74 130Q90 118 106 126", "#6aa0c8", 7)),
    ears=False,
)


COPPER = Tones("#ffb45a", "#e0701e", "#8f3a08")

CAPTAIN_BESS = Dwarf(
    "corsairs",
    Tones("#ffdcae", "#e9a468", "#a85e28"),
    COPPER,
    Eyes((91, 150), (16, 16), GREEN, "#e9a468", Gaze((3, 0), 0.14, 0, 4), lashes=True, wink=True),
    both_sides(braid(5, COPPER.light) + outlined("M68 322h26v14h-26Z", "#ffe72a", 4))
    + form(
        "M54 150C44 172 38 200 42 228C56 250 84 250 96 240C104 262 112 268 120 270C128 268 136 262 144 240"
        "C156 250 184 250 198 228C202 200 196 172 186 150C186 184 164 206 120 206C76 206 54 184 54 150Z",
        BEARD,
        line(
            "M62 196C58 210 60 224 66 236M178 196C182 210 180 224 174 236"
            "M96 222C100 240 110 256 116 262M144 222C140 240 130 256 124 262",
            "#8f3a08",
            4,
            0.55,
        ),
        line("M54 190C50 204 50 216 54 226", "#ffb45a", 6, 0.8),
    )
    + outlined("M108 262h24v13h-24Z", "#ffe72a", 4),
    Worn(tricorn(), (120, 118), -4, 1.0, 0.98),
    open_mouth(
        "M92 208Q120 216 150 204Q146 228 122 230Q98 228 92 208Z",
        filled("M88 204Q120 216 154 200V212Q120 226 92 216Z", IVORY),
        spot(122, 232, 16, 8, "#ff6a80"),
    ),
    brow=line("M74 126Q90 114 106 124M136 128Q150 122 166 130", "#8f3a08", 6.5),
    worn=both_sides(hoop(50, 190, 12)),
)

BARNACLE_BILL = Dwarf(
    "corsairs",
    Tones("#f6c49a", "#d0885a", "#8a4a2a"),
    Tones("#f4efe6", "#c8bfb6", "#857a78"),
    Eyes((92, 152), (13, 12), BLUE, "#d0885a", Gaze((4, 0), 0.3, 0.24, -4)),
    form(
        fluff(120, 232, 78, 66, 17, 22, 0.1),
        BEARD,
        line(
            (
                "M80 232q10 12 22 4M138 236q12 10 22 -2M100 262q10 10 20 2M126 264q10 8 18 -2"
                "M70 258q8 8 14 4M158 260q8 4 14 -2"
            ),
            "#857a78",
            4,
            0.7,
        ),
        line("M58 210C54 226 54 238 60 250", "#fff", 6, 0.8),
        filled("M210 160C220 240 180 300 110 316H240Z", "#857a78", 0.4),
    )
    + form(
        (
            "M120 200C98 188 66 196 56 220C76 230 106 228 120 214C134 228 164 230 184 220"
            "C174 196 142 188 120 200Z"
        ),
        BEARD,
        line("M72 214C84 204 98 204 108 208M168 214C156 204 142 204 132 208", "#fff", 4, 0.9),
    ),
    Worn(souwester(), (120, 122), -2, 1.0, 0.96, flies=(20, -16, 18)),
    mouth_at=(118, 228, 22),
    brow=both_sides(line("M74 136Q88 126 106 136", "#f4efe6", 9)),
    worn=put(PIPE, 146, 224, -22, 1.2),
)

THUNDERBEARD = Dwarf(
    "barbarians",
    Tones("#ffc8a0", "#dd8a5c", "#94452a"),
    Tones("#6a5a6a", "#3c2f40", "#1c1220"),
    Eyes((92, 150), (15, 13), AMBER, "#dd8a5c", Gaze((0, 2), 0.3, 0, 20)),
    form(
        "M52 146L30 160L42 178L20 200L36 216L14 246L38 256L26 288L54 288L56 318L84 304L96 334L120 314L144 334"
        "L156 304L184 318L186 288L214 288L202 256L226 246L204 216L220 200L198 178L210 160L188 146"
        "C186 182 164 206 120 206C76 206 54 182 52 146Z",
        BEARD,
        _strands("#1c1220", "#6a5a6a"),
        filled("M206 160C214 240 190 300 130 340H240Z", "#1c1220", 0.4),
        line("M40 210l10 6M34 244l14 2M52 276l10 -6", "#8a7a8a", 4, 0.7),
    )
    + outlined("M90 300L104 296L108 310L94 314Z", BONE, 3.4)
    + form(
        "M120 200C96 190 70 202 50 196C58 212 52 222 66 222C84 228 104 220 120 210C136 220 156 228 174 222"
        "C188 222 182 212 190 196C170 202 144 190 120 200Z",
        BEARD,
        line("M66 208C82 210 96 208 108 204", "#6a5a6a", 4, 0.8),
    ),
    Worn(horned_helm(), (120, 120), 0, 1.04, 0.94),
    open_mouth(
        "M96 214Q120 204 144 214L140 232Q120 240 100 232Z",
        filled("M94 210Q120 202 146 210V220H94Z", IVORY),
        line("M108 206V219M120 206V219M132 206V219", width=2.6),
    ),
    marks=both_sides(filled("M60 160L110 172L106 182L62 172ZM66 180L96 187L92 195L70 190Z", WAR_PAINT)),
    brow=both_sides(outlined("M66 128L112 146L110 134L92 122Z", "#3c2f40", 4)),
    scar=line("M104 160L136 172M102 170L116 176", width=3.4),
)

AUBURN = Tones("#ff9a5a", "#c8461e", "#7a200c")

ANVIL_ANNA = Dwarf(
    "barbarians",
    Tones("#ffd8b4", "#e69a6c", "#a0522e"),
    AUBURN,
    Eyes((92, 152), (16, 14), GREEN, "#e69a6c", Gaze((0, 1), 0.2, 0, 8), lashes=True),
    form(
        "M54 152C38 180 40 214 60 234C74 246 90 246 98 252C102 274 110 294 120 312C130 294 138 274 142 252"
        "C150 246 166 246 180 234C200 214 202 180 186 152C186 186 162 204 120 204C78 204 54 186 54 152Z",
        BEARD,
        line(
            (
                "M70 204C78 218 92 226 104 232M170 204C162 218 148 226 136 232M108 250Q120 258 132 250"
                "M111 268Q120 274 129 268"
            ),
            "#7a200c",
            4,
            0.7,
        ),
        line("M60 188C60 200 64 208 72 216", "#ffc08a", 5, 0.9),
    )
    + outlined("M104 250H136V263H104Z", BONE, 3.6),
    Worn(
        IRON_CAP,
        (120, 120),
        0,
        0.98,
        0.9,
        flies=(26, -14, 24),
    ),
    open_mouth(
        "M100 212Q120 206 142 212Q138 228 121 229Q104 228 100 212Z",
        filled("M96 208Q120 202 146 208V216H96Z", IVORY),
    ),
    marks=both_sides(filled("M60 168L104 178L100 188L62 180Z", WAR_PAINT)),
    brow=both_sides(line("M74 130Q90 120 108 134", "#7a200c", 7)),
    mane=pair(FLYING_BRAID),
)

NERVOUS_NED = Dwarf(
    "thieves",
    Tones("#d9a878", "#a56b3e", "#5f3416"),
    Tones("#b9854a", "#7d4d20", "#42240a"),
    Eyes((92, 149), (17, 17), BROWN, "#2a2036", Gaze((-6, -2)), won=STARRY),
    form(
        "M54 160C42 184 42 222 56 248C70 274 96 286 120 290C144 286 170 274 184 248C198 222 198 184 186 160"
        "C184 188 164 204 120 204C76 204 56 188 54 160Z",
        BEARD,
        line(
            "M78 226C82 246 92 262 104 272M162 226C158 246 148 262 136 272M110 244C110 258 114 270 118 280",
            "#42240a",
            4,
            0.55,
        ),
        line("M62 200C58 218 62 236 72 250", "#b9854a", 6, 0.8),
        filled("M196 160C204 230 180 270 124 292H200Z", "#42240a", 0.4),
    )
    + form(
        (
            "M120 198C104 188 78 194 66 216C84 220 108 222 120 210C132 222 156 220 174 216"
            "C162 194 136 188 120 198Z"
        ),
        BEARD,
        line("M78 212C88 204 98 202 108 206", "#b9854a", 4, 0.8),
    ),
    Worn(hood_rim(-6), (120, 140), 0, 0.92, 0.78, flies=(2, -6, 6)),
    line("M102 232Q112 224 120 230Q128 236 138 229", width=5),
    nose="#b06a44",
    marks=put(domino(), 120, 150, 0, 1.0, 1.05),
    brow=both_sides(line("M72 126Q86 112 104 114", "#42240a", 6.5)),
    ears=False,
    worn=drop(190, 122, 26),
    back=put(hood_back(), 120, 150, 0, 0.98, 0.9),
)


AUNT_LATCH = Dwarf(
    "thieves",
    Tones("#ffdcc0", "#e2a884", "#96604a"),
    SILVER,
    Eyes((91, 152), (15, 15), GREEN, "#e2a884", Gaze((2, 1), 0.22, 0.1, -6), lashes=True),
    form(
        fluff(120, 214, 62, 48, 15, 18, 0.2),
        BEARD,
        line(
            "M80 218q10 12 20 4M142 222q10 10 18 0M104 246q10 8 18 0M126 250q8 6 14 -2", SILVER.dark, 4, 0.8
        ),
        line("M66 200C62 212 64 222 70 230", "#fff", 6, 0.9),
        filled("M196 160C200 230 160 270 120 276H220Z", SILVER.dark, 0.4),
    )
    + outlined(
        (
            "M120 258C98 244 84 252 86 266C88 280 106 274 120 262C134 274 152 280 154 266"
            "C156 252 142 244 120 258Z"
        ),
        "#3acdb8",
        4.2,
    )
    + ellipse(120, 261, 8, 8, "#12766a", 3.6),
    Worn(
        LOCKSMITH_BUN,
        (120, 130),
        0,
        1.0,
        0.96,
        flies=(10, -8, 14),
    ),
    line("M98 216Q120 228 144 212M144 212q4 -3 3 -7", width=4.6),
    mouth_at=(120, 216, 24),
    nose="#e89678",
    marks=both_sides(line("M66 176q8 6 14 4M68 188q6 4 12 2", "#96604a", 3, 0.7)),
    brow=both_sides(line("M74 130Q90 122 106 130", SILVER.dark, 6)) + LOUPE,
)

DWARVES = {
    "north": (OLD_HOAR, YOUNG_FROST),
    "corsairs": (CAPTAIN_BESS, BARNACLE_BILL),
    "barbarians": (THUNDERBEARD, ANVIL_ANNA),
    "thieves": (NERVOUS_NED, AUNT_LATCH),
}
