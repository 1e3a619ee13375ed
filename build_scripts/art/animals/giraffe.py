"""The giraffe: looks over everyone, a silk scarf round the long neck."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    BROWN,
    DAZED,
    Gaze,
    Tilt,
    eyes,
    grin,
    hanging_tongue,
    held,
    whoosh,
    wobble,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    blush,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    leant,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    spot,
    swung,
    symmetric,
)

NECK = symmetric("120 160L152 160L164 262C184 272 214 290 218 345L120 345")
HEAD = symmetric("120 66C152 66 164 88 162 110C161 128 156 140 158 156C160 184 144 196 120 196")
MUZZLE = symmetric("120 140C140 140 156 146 158 158C160 186 144 198 120 198")
PATCHES = (
    "M92 190L112 186L116 206L98 216L88 206ZM126 196L146 192L150 214L134 222L122 212Z"
    "M100 228L120 222L128 240L110 250L94 244ZM138 232L154 228L160 250L146 256Z"
    "M40 306L70 292L84 310L62 330L38 328ZM100 300L130 296L140 318L116 330L98 320Z"
    "M160 296L188 294L200 320L176 330L158 316Z"
)


def giraffe(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            radial("giraffe-skin", (100, 90), 170, "#fff0a8", (0.5, "#ffd257"), (1, "#dc9426"))
            + linear("giraffe-patch", (0, 60), (0, 300), "#c8743a", "#8f4519")
            + linear("giraffe-silk", (80, 230), (160, 270), "#7fe8ff", "#2c8fd6")
        ),
        back="",
        bust=leant(_neck() + _scarf(), face.pick(0, -4, 6)),
        head=held(
            swung(_ear(), (80, 90), face.pick((-12, 12), (-36, 8), (-42, 42)))
            + both_sides(_horn())
            + _head(face),
            face,
            (120, 190),
            Tilt(-4, (-9, 14), 1.1),
            Tilt(15, (16, 6)),
        ),
        hue=Hue("#fff7e0", "#ffdca0", "#e88a5a", "#ffa860"),
        front=face.pick(
            "", whoosh("M172 150C188 170 196 196 196 222", "M196 148C208 168 213 190 213 212"), ""
        ),
    )


def _neck() -> str:
    return form(
        "giraffe-neck",
        NECK,
        paint("giraffe-skin"),
        filled(PATCHES, paint("giraffe-patch")),
        filled("M140 150L172 345H230L160 150Z", "#9a4d0c", 0.25),
        contact_shadow("giraffe-shadow", NECK, 178, 46, 36, 0.5),
    )


def _scarf() -> str:
    return (
        outlined("M74 250Q120 274 166 250L172 274Q120 304 68 274Z", paint("giraffe-silk"))
        + outlined("M134 284L128 330L150 322L164 332L156 278Z", "#2c8fd6")
        + shine("M82 262Q102 274 120 276", "#d8f8ff", 3.4, 0.9)
        + shine("M142 292L140 312", "#bff0ff", 3, 0.7)
    )


def _ear() -> str:
    return outlined("M78 98C50 104 30 92 26 76C48 64 74 72 84 86Z", paint("giraffe-skin")) + filled(
        "M72 92C54 94 42 88 36 79C50 74 66 78 74 86Z", "#f2a07a"
    )


def _horn() -> str:
    return (
        outlined("M97 78L92 38H106L110 74Z", paint("giraffe-skin"))
        + ellipse(99, 34, 11, 10, "#8f4519")
        + shine("M93 31Q96 27 101 27", "#e0a070", 3, 0.9)
    )


def _head(face: Expression) -> str:
    gaze = face.pick(Gaze((0, 2), 0.3), Gaze((-4, 3), 0.2, 0.12, 8, 1.1), DAZED)
    lashes = "M83 112L76 108M84 106L79 100"
    return (
        form(
            "giraffe-head",
            HEAD,
            paint("giraffe-skin"),
            both_sides(filled("M78 92L92 86L98 98L88 110L76 108Z", paint("giraffe-patch"), 0.9)),
            filled("M112 64L128 64L132 80L120 88L108 80Z", paint("giraffe-patch"), 0.9),
            filled(MUZZLE, "#fff3cf"),
            filled("M168 80C172 150 160 190 124 198C150 178 156 130 146 80Z", "#9a4d0c", 0.25),
            shine("M84 118C82 104 86 88 98 78", "#fffbe0", 5),
            blush(90, 148),
        )
        + both_sides(spot(106, 158, 4.5, 6, "#6b3208"))
        + _mouth(face)
        + eyes("giraffe-eye", (98, 118), (14, 14), BROWN, gaze, "#e8b040")
        + both_sides(line(lashes, width=3.6))
    )


def _mouth(face: Expression) -> str:
    smile = line("M100 176Q120 190 140 176M100 176l-3 -4M140 176l3 -4")
    dangling = wobble((120, 180), 20, 4) + hanging_tongue((130, 182), -12)
    return face.pick(smile, grin("giraffe", (120, 171), (25, 20)), dangling)
