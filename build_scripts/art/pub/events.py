"""The pictures of the seventeen events, without frame or words: 240 x 160, on the ground of their family."""

from __future__ import annotations

from build_scripts.art.pub import events_coin, events_drink, events_way
from build_scripts.art.pub.boards import FAMILIES
from build_scripts.art.shapes import document, radial, rays, rect

BOX = (0.0, 0.0, 240.0, 160.0)
SCALE = 2.25

PICTURES = {
    "drink": events_drink.PICTURES,
    "coin": events_coin.PICTURES,
    "way": events_way.PICTURES,
}
"""By family and by the key of the card."""


def event_svg(family: str, key: str) -> str:
    light, mid, dark = FAMILIES[family]
    ground = radial("ground", 120, 72, 170, light, (0.55, mid), (1, dark), squash=0.8)
    body = (
        rect(-6, -6, 252, 172, 0, "url(#ground)")
        + rays(120, 82, 240, 16, "#fff", 0.14)
        + PICTURES[family][key]()
    )
    return document(body, ground, BOX, SCALE)
