"""The icon of the application: a lion looks out of the lit gate; the small sizes leave details out."""

import math
from pathlib import Path

from PIL import Image

from build_scripts.art.cards import brass
from build_scripts.art.palette import BULB, OUTLINE
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    document,
    ellipse,
    group,
    line,
    linear,
    mirrored,
    number,
    path,
    points,
    radial,
    rays,
    rect,
)

BOX = (0.0, 0.0, 128.0, 128.0)
SIZES = (16, 32, 48, 64, 128, 256, 512)
RETINA = 1024
"""For macOS only, and therefore not a file of its own."""
IN_ICO = (16, 32, 48, 64, 128, 256)
IN_ICNS = (32, 64, 128, 256, 512, RETINA)
DETAILED_FROM = 64
STAR = "M0 -12L3.5 -4.2L12 -3.4L5.7 2.3L7.5 10.7L0 6.3L-7.5 10.7L-5.7 2.3L-12 -3.4L-3.5 -4.2Z"


def defs() -> str:
    return (
        brass()
        + linear("night", 0, 0, 128, 128, "#7A3A8E", (0.5, "#43205E"), (1, "#1E1238"))
        + linear("light", 0, 20, 0, 124, "#FFF7D0", (0.5, "#FFD56E"), (1, "#F58A2C"))
        + radial("fur", 56, 72, 34, "#FFE08A", (0.6, "#FFC13C"), (1, "#EFA022"))
        + linear("mane", 30, 50, 98, 124, "#E8862A", (0.6, "#C8601A"), (1, "#9A400E"))
    )


def arch(inset: float, bottom: float = 118) -> str:
    half = number(46 - inset)
    left, right, floor = number(18 + inset), number(110 - inset), number(bottom)
    return f"M{left} {floor}V58A{half} {half} 0 0 1 {right} 58V{floor}Z"


def mane(radius: float, count: int) -> str:
    """A ring of locks around the face."""
    out = []
    for index in range(count * 2):
        angle = math.pi * index / count - math.pi / 2
        r = radius if index % 2 == 0 else radius * 0.83
        out.append((64 + r * math.cos(angle), 82 + r * 0.98 * math.sin(angle)))
    return f"M{points(*out)}Z"


def crown(scale: float = 1) -> str:
    body = (
        path("M-17 9L-20 -9L-9 0L0 -15L9 0L20 -9L17 9Q0 14 -17 9Z", "#FFD23C", OUTLINE, 3.6)
        + circle(0, -16, 3.6, "#3ACDB8", OUTLINE, 2)
        + circle(-20, -10, 3, "#FF5C6B", OUTLINE, 2)
        + circle(20, -10, 3, "#FF5C6B", OUTLINE, 2)
        + line("M-12 5Q-4 7.5 3 7.5", "#fff", 2, stroke_opacity=0.8)
    )
    return group(body, 66, 50, scale, 7)


def detailed() -> str:
    bulbs = "".join(
        circle(64 + 41 * math.cos(a), 58 - 41 * math.sin(a), 3.1, BULB, OUTLINE, 1.3)
        for a in (math.pi * k / 10 for k in range(11) if k != 5)
    ) + mirrored("".join(circle(23, y, 3.1, BULB, OUTLINE, 1.3) for y in (71, 84, 97, 110)), 64)
    eye = (
        ellipse(54, 78, 5.6, 6.6, "#fff", OUTLINE, 2.4)
        + circle(55, 79, 3.6, OUTLINE)
        + circle(53.8, 77.2, 1.3, "#fff")
    )
    ear = circle(41, 60, 8.5, "#FFC13C", OUTLINE, 3) + circle(41.5, 61, 4, "#B9501A")
    inside = (
        rect(10, 10, 108, 110, 0, "url(#light)")
        + rays(64, 76, 90, 12, "#fff", 0.35)
        + circle(64, 80, 40, "#FFF7D0", **blurred(6, 0.6))
    )
    lion = (
        path("M18 128Q22 104 44 108H84Q106 104 110 128Z", "#E8962E", OUTLINE, 4)
        + path(mane(43, 13), "url(#mane)", OUTLINE, 4)
        + path(mane(35, 13), "#F0962E", opacity=0.55)
        + mirrored(ear, 64)
        + ellipse(64, 83, 26, 26, "url(#fur)", OUTLINE, 3.4)
        + mirrored(eye, 64)
        + line("M46.5 69.5Q52 65 59 69", OUTLINE, 3)
        + line("M81.5 69.5Q76 65 69 69", OUTLINE, 3)
        + ellipse(64, 98, 14, 10, "#FFF1CC", OUTLINE, 2.6)
        + path("M57 88.5Q64 86 71 88.5Q69 96 64 97Q59 96 57 88.5Z", OUTLINE)
        + line("M64 96V99M55 100Q60 105 64 99.5Q68 105 73 100", OUTLINE, 2.6)
        + line("M44 76Q47 67 54 63", "#fff", 3, stroke_opacity=0.6)
        + crown()
    )
    return (
        path(arch(-3), "#FFB84A", **blurred(8, 0.75))
        + path(arch(0), "#5A1230", OUTLINE, 4)
        + path(arch(0.5), "url(#brass)")
        + path(arch(2.6), "#7A0E34", OUTLINE, 1.4)
        + path(arch(8.5), "url(#brass)", OUTLINE, 1.4)
        + clipped("door", path(arch(10.5)), inside)
        + path(arch(10.5), "none", OUTLINE, 2.8)
        + bulbs
        + group(path(STAR, "#FFE45A", OUTLINE, 3), 64, 19, 0.95)
        + group(lion, 0, 6)
    )


def simple(size: int) -> str:
    """Arch, light, mane, face and eyes: what survives at 16 pixels, where the crown does not."""
    tiny = size <= 16
    top = "" if tiny else path("M40 58L36 28L52 42L64 24L76 42L92 28L88 58Z", "#FFE45A", OUTLINE, 6)
    lion = (
        path(mane(48 if tiny else 44, 8), "#A8480E", OUTLINE, 6)
        + ellipse(64, 84, 31, 30, "#FFCB45")
        + circle(51, 80, 7.5, OUTLINE)
        + circle(77, 80, 7.5, OUTLINE)
        + ellipse(64, 99, 10, 7, OUTLINE)
    )
    return (
        path(arch(-8, 122), "#FFC94A", OUTLINE, 5)
        + path(arch(4, 122), "#FFF3B8", OUTLINE, 5)
        + group(lion + top, 0, 2)
    )


def app_icon(size: int) -> str:
    ground = (
        rect(3, 3, 122, 122, 28, "url(#night)", OUTLINE, 5)
        + line("M10 60V34Q10 10 34 10H80", "#fff", 3, stroke_opacity=0.35)
        if size >= DETAILED_FROM
        else rect(1, 1, 126, 126, 26, "#3A1C58", "#1A0A24", 5)
    )
    picture = detailed() if size >= DETAILED_FROM else simple(size)
    return document(ground + clipped("tile", rect(5, 5, 118, 118, 25), picture), defs(), BOX, size / 128)


def write_ico(drawn: dict[int, Image.Image], target: Path) -> None:
    """For Windows: each size as it was drawn, none scaled."""
    *smaller, largest = (drawn[size] for size in IN_ICO)
    largest.save(target, sizes=[(size, size) for size in IN_ICO], append_images=smaller)


def write_icns(drawn: dict[int, Image.Image], target: Path) -> None:
    """For macOS: each size as it was drawn, none scaled."""
    *smaller, largest = (drawn[size] for size in IN_ICNS)
    largest.save(target, append_images=smaller)
