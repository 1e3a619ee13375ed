"""The rhino: a pointed youngster in a bandana who has seen one action film too many."""

from __future__ import annotations

from build_scripts.art.animals.faces import (
    AMBER,
    BEATEN,
    FIERCE,
    Gaze,
    Tilt,
    brows,
    dizzy_stars,
    eyes,
    gritted,
    held,
    puff,
    whoosh,
    wobble,
)
from build_scripts.art.animals.portrait import (
    Expression,
    Hue,
    Portrait,
)
from build_scripts.art.animals.shapes import (
    body_paint,
    both_sides,
    contact_shadow,
    ellipse,
    filled,
    form,
    line,
    linear,
    outlined,
    paint,
    radial,
    shine,
    swung,
    symmetric,
    turned,
)

BODY = symmetric("120 226C180 226 232 262 234 345L120 345")
HEAD = symmetric(
    "120 92C158 92 184 106 184 136C184 156 174 166 176 182C192 192 200 210 195 228C188 252 152 260 120 260"
)
LIPS = symmetric("120 190C146 186 168 184 181 196C193 210 192 230 184 240C168 254 142 258 120 258")
HORN = "M96 210C100 166 112 104 134 34C144 104 147 162 144 210C134 220 106 220 96 210Z"
GROOVES = "M92 196Q120 207 150 196M94 180Q120 190 150 180M98 164Q120 173 150 164"
TAILS = (
    "M180 112C194 102 206 112 227 100C226 114 218 121 208 125"
    "C218 133 222 142 222 155C204 151 190 140 178 128Z"
)


def rhino(face: Expression) -> Portrait:
    return Portrait(
        defs=(
            body_paint("rhino-body", "#e4dacd", "#a09389", "#584c50")
            + radial("rhino-skin", (92, 120), 150, "#f4ece0", (0.5, "#b8aca0"), (1, "#6c6062"))
            + radial("rhino-lips", (88, 200), 110, "#f8f0e6", (0.5, "#ccc0b4"), (1, "#847670"))
            + linear("rhino-horn", (100, 120), (148, 206), "#fffbe6", (0.5, "#f2dba4"), (1, "#b07c3c"))
            + linear("rhino-cloth", (60, 90), (180, 140), "#7ccb54", (0.5, "#3f933e"), (1, "#1d5428"))
        ),
        back="",
        bust=_bust(),
        head=held(
            swung(_ear(), (88, 100), face.pick((0, 0), (14, 10), (-30, 30)))
            + turned(_tails(), face.pick(0, -10, 18), 182, 118)
            + _head(face)
            + _snout(face)
            + _horn(),
            face,
            (120, 240),
            Tilt(-9, (-4, 6), 1.06),
            Tilt(9, (4, 8), 0.96),
        ),
        hue=Hue("#fff0e2", "#ffb08c", "#cf4630", "#ff7a52"),
        front=face.pick("", _charge(), dizzy_stars((144, 74), (46, 14))),
    )


def _charge() -> str:
    lines = whoosh("M204 176C216 190 222 206 222 222", "M196 204C203 214 206 222 206 232")
    return puff((34, 204), 20) + puff((22, 234), 13) + puff((206, 246), 14) + lines


def _bust() -> str:
    return form(
        "rhino-bust",
        BODY,
        paint("rhino-body"),
        line("M44 345Q48 306 72 284M196 345Q192 306 168 284", "#584c50", 4, 0.7),
        contact_shadow("rhino-shadow", BODY, 222, 84, 54),
        shine("M26 312C32 282 46 264 60 254", "#fffaf0", 5, 0.6),
    )


def _ear() -> str:
    return outlined("M78 112C50 106 40 84 46 60C68 58 90 76 100 98Z", paint("rhino-skin")) + filled(
        "M76 102C60 98 52 86 54 72C68 72 80 84 86 96Z", "#8a5a5e"
    )


def _tails() -> str:
    return outlined(TAILS, paint("rhino-cloth")) + line("M190 119Q206 118 216 109", "#1d5428", 3)


def _head(face: Expression) -> str:
    return (
        form(
            "rhino-head",
            HEAD,
            paint("rhino-skin"),
            filled("M192 100C200 180 214 250 124 262C176 232 172 150 160 90Z", "#3a2a3a", 0.2),
            shine("M64 168C61 160 60 152 61 142", "#fffaf0", 5, 0.75),
            both_sides(line("M77 178L98 177", "#2f4a30", 7)),
            filled("M48 106Q120 74 192 106V130Q120 104 48 130Z", paint("rhino-cloth")),
            shine("M66 108Q82 101 98 99", "#d4f6ac", 4),
            line("M48 130Q120 104 192 130", width=4),
        )
        + ellipse(182, 119, 9, 10, "#3f933e", 4)
        + eyes(
            "rhino-eye",
            (80, 150),
            (18, 17),
            AMBER,
            face.pick(Gaze((3, 1), 0.32, tilt=15), FIERCE, BEATEN),
            "#94877c",
        )
        + brows((79, face.pick(134, 134, 126)), 42, face.pick(10, 16, -10))
    )


def _snout(face: Expression) -> str:
    return (
        form(
            "rhino-muzzle",
            LIPS,
            paint("rhino-lips"),
            filled("M198 196C200 250 150 262 100 262C164 250 180 226 174 190Z", "#3a2a3a", 0.2),
            shine("M55 226C53 212 57 205 66 200", "#fffaf0", 5),
        )
        + both_sides(ellipse(74, 214, 8, 6.5, "#4a383c", 3.4))
        + face.pick(_smirk(), gritted("rhino", (120, 226), (40, 22)), wobble((120, 238), 38))
    )


def _smirk() -> str:
    return line("M80 237Q120 252 162 233M162 233Q166 229 167 223") + outlined(
        "M98 243L103 254L111 246Z", "#fffef2", 3
    )


def _horn() -> str:
    return form(
        "rhino-blade",
        HORN,
        paint("rhino-horn"),
        filled("M134 28C128 112 131 174 118 222H152V28Z", "#8a5210", 0.3),
        line(GROOVES, "#b07c3c", 3.4, 0.9),
    ) + shine("M108 164C112 138 118 108 125 86", "#fff", 4.5, 0.95)
