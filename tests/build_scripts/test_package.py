"""What goes into a build. The spec cannot be run for every system here, but what it asks for can be read."""

import ast
import plistlib
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from game.catalogue import CATALOGUE
from game.services.i18n import TONGUES

PROJECT = Path(__file__).parents[2]
SCRIPTS = PROJECT / "build_scripts"
SYSTEMS = ["linux", "win32", "darwin"]


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("sys.path", [str(PROJECT), *sys.path])
    return SimpleNamespace(**runpy.run_path(str(SCRIPTS / "build_parts.py")))


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("sys.path", [str(SCRIPTS), *sys.path])
    return SimpleNamespace(**runpy.run_path(str(SCRIPTS / "package.py")))


class Freezer:
    """Stands in for PyInstaller while it reads the spec: notes what it is told to make."""

    def __init__(self, work: Path) -> None:
        self.made: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}
        names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        self.words = {name: self._maker(name) for name in names}
        self.words |= {"SPECPATH": str(PROJECT), "workpath": str(work)}

    def _maker(self, name: str) -> Any:
        def make(*values: Any, **named: Any) -> Any:
            self.made.setdefault(name, []).append((values, named))
            libraries = [("libX11.so.6", "", ""), ("libSDL2.so", "", "")]
            return SimpleNamespace(pure=[], scripts=[], binaries=libraries, datas=[])

        return make

    def named(self, what: str, key: str) -> list[Any]:
        return [named.get(key) for _, named in self.made.get(what, [])]


@pytest.fixture
def freezer(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Freezer:
    """The spec, read as on another system."""
    monkeypatch.setattr("sys.path", [*sys.path])
    for name in ("build_parts", "game"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr("sys.platform", request.param)
    hooks = SimpleNamespace(collect_data_files=lambda font, includes: [(f"{font}.ttf", font)])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)  # type: ignore[arg-type]
    freezer = Freezer(tmp_path)
    exec(compile((PROJECT / "installer.spec").read_text(encoding="utf-8"), "spec", "exec"), freezer.words)
    return freezer


@pytest.mark.parametrize("freezer", SYSTEMS, indirect=True)
def test_everywhere_it_is_one_folder_with_everything_and_not_compressed(freezer: Freezer) -> None:
    (analysis,) = [named for _, named in freezer.made["Analysis"]]
    assert {"font_fredoka_one.ttf", "font_manrope.ttf"} <= {source for source, _ in analysis["datas"]}
    assert "numpy" in analysis["excludes"]
    assert "multiprocessing" not in analysis["excludes"]
    assert {*freezer.named("EXE", "upx"), *freezer.named("COLLECT", "upx")} == {False}
    assert {*freezer.named("EXE", "exclude_binaries")} == {True}
    assert freezer.named("COLLECT", "name") == ["beasty-bar"]


@pytest.mark.parametrize("freezer", ["linux"], indirect=True)
def test_on_linux_it_is_stripped_and_brings_no_libraries_of_the_desktop(freezer: Freezer) -> None:
    assert freezer.named("EXE", "name") == ["beasty-bar"]
    assert {*freezer.named("EXE", "strip"), *freezer.named("COLLECT", "strip")} == {True}
    libraries = freezer.made["COLLECT"][0][0][1]
    assert [name for name, *_ in libraries] == ["libSDL2.so"]


@pytest.mark.parametrize("freezer", ["win32"], indirect=True)
def test_on_windows_a_program_with_a_console_stands_beside_the_one_without(freezer: Freezer) -> None:
    consoles = dict(zip(freezer.named("EXE", "name"), freezer.named("EXE", "console"), strict=True))
    assert consoles == {"beasty-bar": False, "beasty-bar-console": True}
    assert {Path(icon).name for icon in freezer.named("EXE", "icon")} == {"icon.ico"}
    assert all(Path(version).is_file() for version in freezer.named("EXE", "version"))
    assert "BUNDLE" not in freezer.made


@pytest.mark.parametrize("freezer", ["darwin"], indirect=True)
def test_on_macos_it_is_a_sharp_bundle(freezer: Freezer) -> None:
    assert freezer.named("BUNDLE", "name") == ["Beasty Bar.app"]
    assert [Path(icon).name for icon in freezer.named("BUNDLE", "icon")] == ["icon.icns"]
    (properties,) = freezer.named("BUNDLE", "info_plist")
    assert properties["NSHighResolutionCapable"] is True
    assert plistlib.loads(plistlib.dumps(properties)) == properties


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_has_its_icon_and_its_help(parts: Any, system: str) -> None:
    with Image.open(PROJECT / "assets" / "common" / "icon" / parts.ICONS[system]) as icon:
        assert max(icon.size) >= 256
    text = (SCRIPTS / "papers" / f"{parts.SYSTEMS[system]}.txt").read_text(encoding="utf-8")
    assert "--safe" in text
    assert "logs" in text


def test_the_version_stands_in_one_place_and_windows_understands_it(parts: Any) -> None:
    version = parts.__version__
    tree = ast.parse(parts.windows_version())
    (numbers,) = {
        ast.literal_eval(word.value)
        for word in ast.walk(tree)
        if isinstance(word, ast.keyword) and word.arg in ("filevers", "prodvers")
    }
    assert len(numbers) == 4
    assert ".".join(map(str, numbers)).startswith(version)
    strings = [node.args for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 2]
    told = {
        a.value: b.value for a, b in strings if isinstance(a, ast.Constant) and isinstance(b, ast.Constant)
    }
    assert told["FileVersion"] == told["ProductVersion"] == version
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert version in parts.archive_stem()


def test_what_is_shipped_is_what_the_game_reads(parts: Any) -> None:
    shipped = {path.relative_to(PROJECT).as_posix() for path in parts.data_files()}
    assert {Path(name).suffix for name in shipped} == {".png", ".ogg", ".mo", ".tmx", ".json"}
    assert {name.split("/")[0] for name in shipped} == {"assets", "game", "levels"}
    texts = [name for name in shipped if name.endswith(".mo")]
    assert {Path(name).stem for name in texts} == {"common", *(game.key for game in CATALOGUE)}
    assert len(texts) == (1 + len(CATALOGUE)) * (len(TONGUES) - 1), "the first language needs none"
    assert "assets/manifest.json" not in shipped
    assert "game/beasty_bar/tables" in {place for _, place in parts.data_places()}


def test_the_licences_of_others_are_passed_on(parts: Any) -> None:
    texts = {place: Path(path).read_text(encoding="utf-8") for path, place in parts.licences()}
    assert "LESSER GENERAL PUBLIC LICENSE" in texts["licences/PyTMX"]
    assert any(place.startswith("licences/pygame") for place in texts)


def test_a_packed_folder_does_not_tell_who_packed_it_or_when(package: Any, tmp_path: Path) -> None:
    folder = tmp_path / "Bär Bar"
    (folder / "in").mkdir(parents=True)
    (folder / "in" / "program").write_bytes(b"run")
    (folder / "in" / "program").chmod(0o700)
    (folder / "text").write_bytes(b"read")
    packed = []
    for name in ("one", "two"):
        package.pack_tar(folder, tmp_path / f"{name}.tar.xz", 1_700_000_000)
        package.pack_zip(folder, tmp_path / f"{name}.zip", 1_700_000_000)
        packed.append([(tmp_path / f"{name}.{ending}").read_bytes() for ending in ("tar.xz", "zip")])
        (folder / "text").touch()
    assert packed[0] == packed[1]
    with tarfile.open(tmp_path / "one.tar.xz") as tar:
        found = {member.name: (member.mode, member.mtime, member.uid) for member in tar}
    when = 1_700_000_000
    assert found == {"Bär Bar/in/program": (0o755, when, 0), "Bär Bar/text": (0o644, when, 0)}
    with zipfile.ZipFile(tmp_path / "one.zip") as zipped:
        assert zipped.namelist() == ["Bär Bar/in/program", "Bär Bar/text"]


def test_checksums_are_those_of_sha256sum(package: Any, tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"x")
    (tmp_path / "link").symlink_to("a")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    lines = [*package.checksums(tmp_path)]
    assert [line[66:] for line in lines] == ["a\n", "b\n"]
    assert lines[1] == f"{empty}  b\n"


@pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux desktops")
def test_the_menu_entry_points_to_where_the_folder_lies(package: Any, tmp_path: Path) -> None:
    folder = tmp_path / "Bär Bar"
    folder.mkdir()
    package.add_papers(folder)
    environment = {"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(tmp_path / "share")}
    subprocess.run(["/bin/sh", str(folder / "add-to-menu.sh")], env=environment, check=True, timeout=30)
    entry = (tmp_path / "share" / "applications" / "beasty-bar.desktop").read_text(encoding="utf-8")
    assert f'Exec="{folder}/beasty-bar"\n' in entry
    assert f"Icon={folder}/beasty-bar.png\n" in entry
    assert entry.count("Exec=") == entry.count("Icon=") == 1
    assert (folder / "beasty-bar.png").is_file()
