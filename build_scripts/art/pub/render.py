"""Which pictures Fantasy Pub has, by group; `python -m build_scripts.art.render GROUP ...` draws them."""

from __future__ import annotations

from build_scripts.art import png
from build_scripts.art.palette import OWNERS
from build_scripts.art.pub import tokens
from build_scripts.art.pub.cast import CAST, SCALES, bust_svg
from build_scripts.art.pub.lean import lean

PUB = png.ASSETS / "fantasy_pub"


def draw_guests() -> None:
    folder = PUB / "characters"
    folder.mkdir(parents=True, exist_ok=True)
    for name in CAST:
        for mood, scale in SCALES.items():
            picture = png.rasterise(bust_svg(name, mood, scale))
            (folder / f"{name}{mood.value}.png").write_bytes(lean(picture))


def draw_tokens() -> None:
    folder = PUB / "tokens"
    for whose in tokens.SIDES:
        png.save(png.mask(png.rasterise(tokens.mask(whose))), folder / f"mask{whose}.png")
        for owner in OWNERS:
            png.save(png.rasterise(tokens.rim(owner, whose)), folder / f"rim_{owner}{whose}.png")
    for owner in OWNERS:
        png.save(png.rasterise(tokens.stand(owner)), folder / f"stand_{owner}.png")


GROUPS = {"guests": draw_guests, "tokens": draw_tokens}
