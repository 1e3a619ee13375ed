"""Which pictures Fantasy Pub has, by group; `python -m build_scripts.art.render GROUP ...` draws them."""

from __future__ import annotations

from functools import partial

from PIL import Image

from build_scripts.art import png
from build_scripts.art.palette import OWNERS
from build_scripts.art.pub import front, icons, logo, places, snowed_in, tavern, tokens, venues
from build_scripts.art.pub.cast import CAST, SCALES, bust_svg
from build_scripts.art.pub.events import PICTURES, event_svg
from build_scripts.art.pub.lean import coarser, lean
from build_scripts.art.pub.pieces import BOARDS, PLACES, THINGS, TONES, Piece
from build_scripts.art.shapes import document

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
    png.save(png.mask(png.rasterise(tokens.mask())), folder / "mask.png")
    for owner in OWNERS:
        png.save(png.rasterise(tokens.rim(owner)), folder / f"rim_{owner}.png")
        png.save(png.rasterise(tokens.stand(owner)), folder / f"stand_{owner}.png")


def draw_events() -> None:
    for family, pictures in PICTURES.items():
        for key in pictures:
            picture = png.rasterise(event_svg(family, key)).convert("RGB")
            palette = picture.quantize(224, Image.Quantize.MEDIANCUT, kmeans=1)
            fine = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
            png.save(fine, PUB / "events" / f"{key}.png")


def draw_pieces(folder: str, pieces: dict[str, Piece]) -> None:
    for name, piece in pieces.items():
        picture = png.rasterise(document(piece.svg, "", piece.box, piece.scale))
        png.save(coarser(picture, piece.step), PUB / folder / f"{name}.png")


def draw_things() -> None:
    draw_pieces("things", THINGS)


def draw_boards() -> None:
    draw_pieces("cards", BOARDS)


def draw_places() -> None:
    draw_pieces("places", PLACES)
    light = document(places.table_light(), "", places.TABLE_LIGHT, 1)
    png.save(png.mask(png.rasterise(light)), PUB / "places" / "table_light.png")
    png.save_far(coarser(png.rasterise(tavern.ground()).convert("RGB"), TONES), PUB / "places" / "ground")


def draw_icons() -> None:
    for name in icons.ICONS:
        mask = png.rasterise(document(icons.icon(name), "", icons.BOX, 4))
        png.save(png.mask(mask), PUB / "icons" / f"{name}.png")


TITLE = {
    "logo": logo.logo,
    "house": front.house,
    "doorway": front.doorway,
    "sign": front.sign,
    "counter": front.counter,
    "lantern": front.lantern,
    "glow": front.glow,
    **{f"flame_{at}": partial(front.flame, at) for at in range(len(front.FLAMES))},
}


def draw_title() -> None:
    for name, draw in TITLE.items():
        png.save(coarser(png.rasterise(draw()), TONES), PUB / "title" / f"{name}.png")


SCENERY = {"tavern": tavern.scenery, "snowed_in": snowed_in.scenery}


def draw_venues() -> None:
    """Draw the scenery, one picture of 16 x 9 tiles per venue, and write the maps that use it."""
    for name, draw in SCENERY.items():
        picture = png.rasterise(draw()).convert("RGB")
        png.save(coarser(picture, TONES), venues.LEVELS / f"{name}.png")
    venues.write_levels()


GROUPS = {
    "guests": draw_guests,
    "tokens": draw_tokens,
    "events": draw_events,
    "pub_things": draw_things,
    "pub_cards": draw_boards,
    "pub_places": draw_places,
    "pub_icons": draw_icons,
    "pub_venues": draw_venues,
    "pub_title": draw_title,
}
