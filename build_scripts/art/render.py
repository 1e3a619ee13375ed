"""Draw the game's pictures: ``python -m build_scripts.art.render [GROUP ...]``, from the project folder.

Without a group everything is drawn.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from build_scripts.art import (
    app_icon,
    bar_front,
    cards,
    curtain,
    fronts,
    gate,
    icons,
    levels,
    logo,
    pictograms,
    png,
    props,
    rooftop,
    room,
    street,
    title,
)
from build_scripts.art.palette import CARD_OWNERS, OWNERS
from build_scripts.art.pub import render as pub
from build_scripts.art.shapes import document

PLACES = png.ASSETS / "beasty_bar" / "places"
CARDS = png.ASSETS / "beasty_bar" / "cards"
PICTOGRAMS = png.ASSETS / "beasty_bar" / "pictograms"
APP_ICON = png.ASSETS / "common" / "icon"
FURNITURE = png.ASSETS / "common" / "furniture"
Picture = tuple[Path, str]


def icon_masks() -> Iterator[Picture]:
    folder = png.ASSETS / "common"
    for name in icons.ICONS:
        yield folder / "icons" / f"{name}.png", document(icons.icon(name), "", icons.BOX, 4)
    for name in icons.SYMBOLS:
        yield (
            folder / "symbols" / f"{name}.png",
            document(icons.symbol(name), "", (-13.0, -13.0, 26.0, 26.0), 192 / 26),
        )


def card_pieces() -> Iterator[Picture]:
    faces = {
        "frame": cards.frame,
        "ribbon": cards.ribbon,
        "badge": cards.badge,
        "medal": cards.medal,
        "mini": cards.mini,
    }
    for name, draw in faces.items():
        for owner in CARD_OWNERS:
            yield CARDS / f"{name}_{owner}.png", draw(owner)
    for owner in OWNERS:
        yield CARDS / f"back_{owner}.png", cards.back(owner)
    yield CARDS / "glass.png", cards.glass()
    yield CARDS / "mark_recurring.png", cards.mark("loop")
    yield CARDS / "mark_permanent.png", cards.mark("shield")
    yield CARDS / "window_mask.png", cards.mask(cards.WINDOW, cards.CARD)
    yield CARDS / "mini_mask.png", cards.mask(cards.MINI_WINDOW, cards.MINI)
    yield CARDS / "shadow.png", cards.shadow()


def draw_masks() -> None:
    for target, svg in icon_masks():
        png.save(png.mask(png.rasterise(svg)), target)


def draw_cards() -> None:
    for target, svg in card_pieces():
        png.save(png.rasterise(svg), target)


def draw_pictograms() -> None:
    for animal in pictograms.STRIPS:
        png.save(png.rasterise(pictograms.pictogram(animal)), PICTOGRAMS / f"{animal}.png")


PROPS = {
    "gate": gate.gate,
    "gate_closed": gate.gate_closed,
    "gate_light": gate.gate_light,
    "gate_sign": gate.gate_sign,
    "exit": props.exit_door,
    "exit_light": props.exit_light,
    "post": props.post,
    "rope": props.rope,
    "carpet": props.carpet,
    "bar_window": props.bar_window,
    "bin_panel": props.bin_panel,
    "tray": props.tray,
    "tray_light": props.tray_light,
    "plate_active_glow": props.plate_active_glow,
    "logo": logo.logo,
    "barrier": title.barrier,
    "door_mat": title.door_mat,
    "skyline": title.skyline,
    "shelf": room.shelf,
    "door_leaf": room.door_leaf,
    "front": bar_front.front,
    "front_stand": bar_front.stand,
}


def draw_places() -> None:
    for name, draw in PROPS.items():
        png.save(png.rasterise(draw()), PLACES / f"{name}.png")
    png.save(png.rasterise(room.room()).convert("RGB"), PLACES / "room.png")
    png.save_far(png.rasterise(title.title_backdrop()).convert("RGB"), PLACES / "title_backdrop")


BUILT_IN = {
    "menu_board": title.menu_board,
    "menu_bracket": title.menu_bracket,
    "moon": title.moon,
    "night": fronts.night,
    "front": fronts.plain_front,
    "front_door": fronts.plain_door,
    "door_light": fronts.door_light,
}


def draw_furniture() -> None:
    """Draw what the house itself is furnished with, whichever game is played in it."""
    for name, draw in BUILT_IN.items():
        png.save(png.rasterise(draw()), FURNITURE / f"{name}.png")
    owned = {"curtain": curtain.drapes, "valance": curtain.valance, "medallion": cards.medallion}
    for name, dye in owned.items():
        for owner in OWNERS:
            png.save(png.rasterise(dye(owner)), FURNITURE / f"{name}_{owner}.png")


def draw_app_icon() -> None:
    """Draw every size, and put them together as Windows and macOS want them."""
    drawn = {size: png.rasterise(app_icon.app_icon(size)) for size in (*app_icon.SIZES, app_icon.RETINA)}
    for size in app_icon.SIZES:
        png.save(drawn[size], APP_ICON / f"icon_{size}.png")
    app_icon.write_ico(drawn, APP_ICON / "icon.ico")
    app_icon.write_icns(drawn, APP_ICON / "icon.icns")


def draw_venues() -> None:
    """Draw the scenery, one picture of 16 x 9 tiles per venue, and write the maps that use it."""
    for name, draw in {"night_street": street.scenery, "rooftop": rooftop.scenery}.items():
        png.save(png.rasterise(draw()).convert("RGB"), png.LEVELS / f"{name}.png")
    levels.write_levels()


GROUPS = {
    "icons": draw_masks,
    "cards": draw_cards,
    "pictograms": draw_pictograms,
    "places": draw_places,
    "furniture": draw_furniture,
    "venues": draw_venues,
    "app": draw_app_icon,
    **pub.GROUPS,
}


def main(arguments: list[str]) -> int:
    unknown = [name for name in arguments if name not in GROUPS]
    if unknown:
        print(f"There is no group {', '.join(unknown)}; there are: {', '.join(GROUPS)}.", file=sys.stderr)
        return 2
    for name in arguments or GROUPS:
        GROUPS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
