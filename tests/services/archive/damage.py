"""Damaged replays, pasted texts and index files, and what must hold whatever is in them."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from game.beasty_bar.module import BEASTY_BAR
from game.core.errors import GameError
from game.services.archive.archive import Archive
from game.services.archive.index import FILE
from game.services.saved_game import read
from game.services.saves import BROKEN, NEWER, REPLAYS
from tests.damage import assert_sentence
from tests.services.archive.shelf import TOY, Shelf
from tests.services.mutations import LONGEST_SENTENCE, specimens, tried

SIZE = 3
"""So many games are in a folder whose index is damaged."""


def try_archived(data: bytes, folder: Path) -> str:
    """It is listed and can be opened, or it is kept aside with one sentence."""
    place = folder / REPLAYS / BEASTY_BAR.key
    place.mkdir(parents=True)
    (place / "game.txt").write_bytes(data)
    shelf = Shelf(folder)
    archive = shelf.ready()
    rows, told = archive.rows(), shelf.told()
    for row in rows:
        assert archive.open(row).begun
    (file,) = place.iterdir()
    assert file.read_bytes() == data, "the file was changed"
    if file.suffix != ".txt":
        assert not rows
        assert told == [{".broken": BROKEN, ".newer": NEWER}[file.suffix]]
    archive.close()
    shutil.rmtree(folder / REPLAYS)
    return f"{len(rows)} listed" if file.suffix == ".txt" else file.suffix[1:]


def try_pasted(data: bytes, folder: Path) -> str:
    """It is kept as a whole game, or refused in a sentence, and then nothing is different."""
    shelf = Shelf(folder)
    archive = shelf.ready()
    pasted = folder / "pasted"
    pasted.write_bytes(data)
    row, told = None, ""
    try:
        row = archive.import_file(pasted)
    except GameError as error:
        told = str(error)
    pasted.unlink()
    if row is None:
        assert_sentence(told)
        assert len(told) <= LONGEST_SENTENCE
        assert not [*folder.rglob("*.txt")]
        return "refused"
    saved = archive.open(row)
    assert not saved.damaged
    assert saved.match.actions
    assert archive.import_text(row.path.read_text(encoding="utf-8")).path == row.path
    archive.close()
    shutil.rmtree(folder / REPLAYS)
    return "kept"


def index_of(folder: Path) -> list[bytes]:
    """An index, and the games it is made from."""
    shelf = Shelf(folder)
    for seed in range(SIZE):
        shelf.put(seed=seed, title="A name that can be damaged", names=("Julia", "Bo"))
    shelf.ready().close()
    return [(folder / FILE).read_bytes()]


def try_index(data: bytes, folder: Path) -> str:
    """Whatever it says leads nowhere else, and soon it is whole again."""
    (folder / FILE).write_bytes(data)
    before = {path: path.read_bytes() for path in folder.rglob("*.txt")}
    shelf = Shelf(folder)
    archive = shelf.archive()
    rows, kinds = archive.rows(), archive.values()
    assert all(folder in row.path.parents for row in rows)
    assert archive.count() >= 0
    assert isinstance(kinds.games, tuple)
    _brought_up(archive)
    listed = archive.rows()
    assert {path: path.read_bytes() for path in folder.rglob("*.txt")} == before
    for row in listed:
        assert read(TOY, row.path).begun
    assert all(map(str.isprintable, shelf.told()))
    archive.close()
    return "whole" if len(listed) == SIZE else "wrong"


def _brought_up(archive: Archive) -> None:
    for _ in archive.steps():
        pass


def fuzz(count: int, seed: int, folder: Path, each: Callable[[], object] = lambda: None) -> Counter[str]:
    """So many damaged files of each kind, and what became of them; raises where something must not be."""
    outcomes = Counter[str]()
    texts = specimens()
    real = {
        "archived": (try_archived, texts["save"]),
        "pasted": (try_pasted, [*texts["save"], *texts["replay"]]),
        "index": (try_index, index_of(folder / "index")),
    }
    for kind, (trial, files) in real.items():
        (folder / kind).mkdir(exist_ok=True)
        outcomes += tried(count, seed, folder / kind, [(kind, trial, files)], each)
    return outcomes
