"""What is shipped is what the build scripts make."""

import ast
import json
from pathlib import Path

import pytest

from build_scripts import manifest
from build_scripts.art import app_icon
from build_scripts.sound.render import encoded, played, sounds

ROOT = Path(__file__).parents[2]
LARGEST = 40_000_000
BUILD_TOOLS = {"resvg_py", "PIL", "numpy", "soundfile", "build_scripts"}


@pytest.fixture(scope="module")
def complaints() -> list[str]:
    """All files are read for it: once."""
    return [*manifest.complaints()]


def test_sources_and_built_files_are_those_of_the_manifest(complaints: list[str]) -> None:
    assert complaints == [], "build what has changed, then: python -m build_scripts.manifest"


def test_every_group_has_files_and_sources() -> None:
    outputs = json.loads(manifest.MANIFEST.read_text(encoding="utf-8"))["outputs"]
    assert {entry["group"] for entry in outputs.values()} == {*manifest.GROUPS}
    assert {Path(path).suffix for path in outputs} == {".png", ".svg", ".ogg", ".ico", ".icns"}
    for group in manifest.GROUPS.values():
        assert len(manifest.source_files(group)) > 2


def test_everything_drawn_and_played_is_below_40_megabytes() -> None:
    files = [file for folder in ("assets", "levels") for file in (ROOT / folder).rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < LARGEST


def test_the_game_draws_no_svg_and_needs_no_build_tool() -> None:
    learner = (
        ROOT / "game" / "beasty_bar" / "workshop" / "learn.py"
    )  # needs numpy, but nobody needs it to play
    for file in {*(ROOT / "game").rglob("*.py")} - {learner}:
        text = file.read_text(encoding="utf-8")
        assert ".svg" not in text, file
        assert not {name.split(".")[0] for name in manifest.imported(ast.parse(text))} & BUILD_TOOLS, file


def test_icons_for_windows_and_macos_hold_what_was_drawn() -> None:
    icon = ROOT / "assets" / "common" / "icon"
    drawn = {size: manifest.content(icon / f"icon_{size}.png")[0] for size in app_icon.SIZES}
    for name, sizes in (("icon.ico", app_icon.IN_ICO), ("icon.icns", app_icon.IN_ICNS)):
        held = {part.shape[0]: part for part in manifest.content(icon / name)}
        assert {*held} == {*sizes}
        assert all((held[size] == drawn[size]).all() for size in {*held} & {*drawn})


@pytest.mark.parametrize(
    ("command", "count"),
    [
        (("build_scripts.art.render", "icons", "pictograms"), 60),
        (("build_scripts.art.render", "tokens", "pub_cards"), 24),
        (("build_scripts.art.animals.render", "snake"), 7),
    ],
    ids=["icons and pictograms", "stands and cards of the pub", "an animal"],
)
def test_a_rebuild_looks_the_same(command: tuple[str, ...], count: int, tmp_path: Path) -> None:
    manifest.build(command, tmp_path)
    rebuilt = {file.relative_to(tmp_path).as_posix(): file for file in (tmp_path / "assets").rglob("*.*")}
    assert len(rebuilt) >= count
    assert list(manifest.differences({path: ROOT / path for path in rebuilt}, rebuilt)) == []


def test_a_rebuild_sounds_the_same(tmp_path: Path) -> None:
    target, sound = next((target, sound) for target, sound in sounds() if target.stem == "hop")
    again = tmp_path / target.name
    again.write_bytes(encoded(played(target.stem, sound)))
    assert list(manifest.differences({"hop": target}, {"hop": again})) == []


def test_what_has_changed_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaints: list[str]
) -> None:
    known = manifest.read()
    known["sources"]["cards"] = "something else"
    known["outputs"]["assets/beasty_bar/cards/lost.png"] = {"group": "cards", "content": "", "file": ""}
    known["outputs"]["assets/beasty_bar/cards/glass.png"].update(content="", file="")
    del known["outputs"]["assets/beasty_bar/cards/shadow.png"]
    other = tmp_path / "manifest.json"
    other.write_text(json.dumps(known), encoding="utf-8")
    monkeypatch.setattr(manifest, "MANIFEST", other)
    new = [complaint for complaint in manifest.complaints() if complaint not in complaints]
    told = [complaint.partition(":")[0] for complaint in new]
    pieces = ["lost", "shadow", "glass"]
    assert told == ["cards", *(f"assets/beasty_bar/cards/{piece}.png" for piece in pieces)]


def test_other_pixels_of_the_same_size_are_noticed() -> None:
    folder = ROOT / "assets" / "beasty_bar" / "cards"
    assert manifest.difference(folder / "badge_blue.png", folder / "badge_red.png") > 100
    assert manifest.difference(folder / "badge_blue.png", folder / "glass.png") > 100
    assert manifest.difference(folder / "badge_blue.png", folder / "shadow.png") == float("inf")
