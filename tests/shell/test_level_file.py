"""Level files that want to freeze or break the game: each is refused in one sentence, at once, and alone."""

from __future__ import annotations

import gzip
import os
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.show.places import needed
from game.shell import layout, level_file
from game.shell.layout import BadLayout
from game.shell.picture_size import picture_size
from game.shell.stage import Stage
from tests.shell.test_layout import ALL_SLOTS, LEVELS, TILES, one_sentence, slot_text, the_show, tmx

WHOLE = tmx(ALL_SLOTS, tiles=TILES)
CSV = TILES[TILES.index('<data encoding="csv">') : TILES.index("</layer>")]
GATE = slot_text("gate")
OUTER = '<tileset firstgid="1" source="tiles.tsx"/>'
INNER = TILES[: TILES.index("<layer")]


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((960, 600))


@pytest.fixture
def level(tmp_path: Path) -> Path:
    """A level with one tile."""
    pygame.image.save(pygame.Surface((240, 240)), tmp_path / "tile.png")
    path = tmp_path / "backyard_2.tmx"
    path.write_text(WHOLE)
    return path


def said(path: Path) -> str:
    with pytest.raises(BadLayout) as caught:
        layout.load(path, needed(2))
    return str(caught.value)


def packed(data: bytes, how: str = "zlib") -> str:
    return f'<data encoding="base64" compression="{how}">{b64encode(data).decode()}</data>'


def gate(side: str, value: object) -> str:
    """The gate somewhere else, or of another size."""
    usual = {"x": 100, "y": 100, "width": 200}[side]
    return WHOLE.replace(GATE, GATE.replace(f' {side}="{usual}"', f' {side}="{value}"'))


def png(width: int, height: int) -> bytes:
    """The beginning of a picture that would be as large as this."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))


BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'

LAYER = 'width="16" height="9"><data'
CUT = 'tilewidth="240" tileheight="240" tilecount'
OWN = '<tile id="0"><properties><property name="source" value="/dev/zero"/></properties></tile></tileset>'


def changed(*pairs: tuple[str, str]) -> Callable[[], str]:
    """The level with something else in the place of something, once each."""

    def text() -> str:
        made = WHOLE
        for old, new in pairs:
            assert old in made
            made = made.replace(old, new, 1)
        return made

    return text


def zeros(megabytes: int, how: str) -> Callable[[], str]:
    pack: Callable[[bytes, int], bytes] = zlib.compress if how == "zlib" else gzip.compress
    return lambda: changed((CSV, packed(pack(bytes(megabytes << 20), 1), how)))()


SMALL_TILES = 'width="3840" height="2160" tilewidth="1" tileheight="1"'
MORE_LAYERS = TILES[TILES.index("<layer") :] * 60

TEXTS: dict[str, tuple[str, Callable[[], str]]] = {
    "tiles of one pixel": (
        "300000 tiles",
        changed(
            ('width="16" height="9" tilewidth="240" tileheight="240"', SMALL_TILES),
            (LAYER, 'width="3840" height="2160"><data'),
        ),
    ),
    "a layer of 8 MB of zeros": ("more tiles than room", zeros(8, "zlib")),
    "a layer of 8 MB of zeros from gzip": ("more tiles than room", zeros(8, "gzip")),
    "a layer packed twice": (
        "after its end",
        changed((CSV, packed(gzip.compress(bytes(576)) * 2, "gzip"))),
    ),
    "more tiles than room": ("more tiles than room", changed(("1,1,1", "1,1,1," * 50 + "1"))),
    "a layer like a country": ("300000 tiles", changed((LAYER, 'width="60000" height="60000"><data'))),
    "a venue of 200,000 letters": ("80 letters", changed(("Backyard", "B" * 200_000))),
    "a slot of 200,000 letters": ("80 letters", changed(('"gate"', f'"{"g" * 200_000}"'))),
    "a tile that is nowhere": ("in none of its tilesets", changed(("1,1,1", "1,99999,1"))),
    "a tile below nothing": ("in none of its tilesets", changed(("1,1,1", "1,-5,1"))),
    "a tileset of tiles of size -1": ("is -1", changed((CUT, 'tilewidth="-1" tileheight="-1" tilecount'))),
    "a map of tiles of size -1": ("is -1", changed(('tilewidth="240"', 'tilewidth="-1"'))),
    "a tileset of tiles of one pixel": (
        "tiles in tilesets",
        changed(
            (CUT, 'tilewidth="1" tileheight="1" tilecount'),
            ('width="240" height="240"/>', 'width="60000" height="60000"/>'),
        ),
    ),
    "tiles upon tiles": ("too thickly", changed(("<objectgroup", MORE_LAYERS + "<objectgroup"))),
    "elements inside each other": (
        "inside each other",
        changed(("<objectgroup", "<group>" * 500 + "</group>" * 500 + "<objectgroup")),
    ),
    "too many elements": ("elements", changed(("<objectgroup", "<group/>" * 30_000 + "<objectgroup"))),
    "words that stand for others": ("abbreviations", changed(("<map", BOMB + "<map"))),
    "a tile with an endless picture of its own": (
        "zero is not a file",
        changed(('height="240"/></tileset>', 'height="240"/>' + OWN)),
    ),
    **{
        f"a slot at {side} {value}": ("the slot 'gate'", partial(gate, side, value))
        for side in ("x", "y", "width")
        for value in ("nan", "inf", "-inf", "1e300", "1e9", "90000")
    },
}


@pytest.mark.parametrize("what", TEXTS)
def test_a_level_with_something_beyond_its_limits_is_refused_in_a_sentence(level: Path, what: str) -> None:
    reason, text = TEXTS[what]
    level.write_text(text())
    sentence = said(level)
    assert reason in sentence
    assert one_sentence(sentence), sentence
    assert "backyard_2.tmx" in sentence
    assert len(sentence) < 400
    assert len(layout.venue_name(level)) <= level_file.LONGEST_NAME


def a_pipe(path: Path) -> None:
    """Whoever opens it waits for somebody who writes into it."""
    path.unlink(missing_ok=True)
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.symlink_to("/dev/zero")


def large(path: Path) -> None:
    """Takes no room on the disk."""
    with path.open("ab") as file:
        file.truncate(600 << 20)


def a_folder(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.mkdir()


def a_large_picture(path: Path) -> None:
    path.write_bytes(png(60_000, 60_000))


def no_picture(path: Path) -> None:
    path.write_bytes(b"<svg width='60000' height='60000'/>")


TRAPS = [large, a_folder, *([a_pipe, endless] if hasattr(os, "mkfifo") else [])]
FILES = [
    *product(("backyard_2.tmx", "tiles.tsx", "tile.png"), TRAPS),
    ("tile.png", a_large_picture),
    ("tile.png", no_picture),
]


@pytest.mark.parametrize(("name", "how"), FILES)
def test_a_file_that_never_ends_or_is_none_is_refused_in_a_sentence(
    level: Path, name: str, how: Callable[[Path], None]
) -> None:
    level.write_text(WHOLE.replace(INNER, OUTER))
    level.with_name("tiles.tsx").write_text(INNER.replace(' firstgid="1"', ""))
    assert layout.load(level, needed(2)).name == "Backyard"
    how(level.with_name(name))
    sentence = said(level)
    assert one_sentence(sentence), sentence
    assert "backyard_2.tmx" in sentence
    assert layout.venue_name(level) in ("Backyard", "backyard_2")


def test_the_other_venues_are_there_whatever_lies_beside_them(level: Path) -> None:
    a_folder(level.with_name("folder_2.tmx"))
    level.with_name("long_2.tmx").write_text(WHOLE.replace("Backyard", "B" * 200_000))
    venues = the_show(LEVELS, level.parent).venues(2)
    assert venues == {
        "night_street": "Night street",
        "rooftop": "Rooftop",
        "backyard": "Backyard",
        "long": "long_2",
        "folder": "folder_2",
    }


@pytest.mark.parametrize("how", ["csv", "plain", "zlib", "gzip"])
def test_every_way_of_writing_a_layer_goes_on_working(level: Path, how: str) -> None:
    tiles = struct.pack("<144L", *[1] * 144)
    written = {
        "csv": CSV,
        "plain": packed(tiles, "").replace(' compression=""', ""),
        "zlib": packed(zlib.compress(tiles)),
        "gzip": packed(gzip.compress(tiles), "gzip"),
    }[how]
    level.write_text(WHOLE.replace(CSV, written))
    venue = layout.load(level, needed(2))
    assert len([*venue.tiles.layers[0].tiles()]) == 144
    venue.placed(Stage((960, 600)))


def test_a_tileset_of_its_own_and_its_picture_may_lie_in_another_folder(level: Path) -> None:
    elsewhere = level.parent / "sets"
    elsewhere.mkdir()
    level.with_name("tile.png").rename(elsewhere / "tile.png")
    (elsewhere / "tiles.tsx").write_text(INNER.replace(' firstgid="1"', ""))
    doctype = '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd"><map'
    text = WHOLE.replace(INNER, OUTER.replace("tiles.tsx", "sets/tiles.tsx"))
    level.write_text(text.replace("<map", doctype))
    assert layout.load(level, needed(2)).scenery((96, 60)).get_size() == (96, 60)


def test_a_slot_may_hang_over_the_edge_of_the_map(level: Path) -> None:
    level.write_text(gate("x", -90))
    assert layout.load(level, needed(2)).slots["gate"].box.x == -45


@pytest.mark.parametrize("ending", ["png", "jpg", "bmp", "gif"])
def test_the_size_of_a_picture_is_known_from_its_first_bytes(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"picture.{ending}"
    if ending == "gif":
        path.write_bytes(b"GIF89a" + struct.pack("<HH", 321, 123) + bytes(10))
    else:
        pygame.image.save(pygame.Surface((321, 123)), path)
    assert picture_size(path.read_bytes()) == (321, 123)
    for cut in range(24):
        with pytest.raises(ValueError, match=r"torn|neither"):
            picture_size(path.read_bytes()[:cut] if ending != "gif" or cut < 10 else b"GIF")
