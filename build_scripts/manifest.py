"""What was built from what: ``python -m build_scripts.manifest`` writes ``assets/manifest.json`` anew.

``--check`` tells whether sources and built files are still those of the manifest. ``--rebuild GROUP ...``
builds groups in a temporary folder and compares pixels and samples with the files that are there (``all``:
every group).

Encoders differ from machine to machine, and Ogg holds a random number: so contents are compared decoded.
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import IcnsImagePlugin, IcoImagePlugin, Image

from build_scripts.sound.render import decoded

ROOT = Path(__file__).resolve().parents[1]
MANIFEST = ROOT / "assets" / "manifest.json"
BUILT = ("assets/**/*", "levels/**/*")
NOT_BUILT = {".json", ".tmx", ".po", ".mo", ".md"}
"""The manifest itself; READMEs; maps and catalogues: changed by hand, with tests of their own."""

TOLERANCE = {".png": 2, ".ico": 2, ".icns": 2, ".ogg": 33, ".svg": 0}
"""How far a rebuilt pixel (of 255) or sample (of 32768) may be off: another machine rounds differently."""

Content = list[NDArray[Any]]


class Group(NamedTuple):
    """Files that one command builds."""

    command: tuple[str, ...]
    """A module, and what it is told."""
    outputs: tuple[str, ...]
    sources: tuple[str, ...]
    """Modules; what they import belongs to them. The command's own module counts without its imports."""


ART = "build_scripts.art"
DRAWING = f"{ART}.render"
SOUND = "build_scripts.sound"
PLAYING = f"{SOUND}.render"
GROUPS = {
    "animals": Group(
        (f"{ART}.animals.render",),
        ("assets/beasty_bar/animals/*", "assets/beasty_bar/backdrops/*"),
        (f"{ART}.animals.render",),
    ),
    "icons": Group(
        (DRAWING, "icons"), ("assets/common/icons/*", "assets/common/symbols/*"), (f"{ART}.icons",)
    ),
    "cards": Group((DRAWING, "cards"), ("assets/beasty_bar/cards/*",), (f"{ART}.cards",)),
    "pictograms": Group((DRAWING, "pictograms"), ("assets/beasty_bar/pictograms/*",), (f"{ART}.pictograms",)),
    "places": Group(
        (DRAWING, "places"),
        ("assets/beasty_bar/places/*",),
        tuple(f"{ART}.{name}" for name in ("bar_front", "gate", "logo", "props", "room", "title")),
    ),
    "furniture": Group(
        (DRAWING, "furniture"),
        ("assets/common/furniture/*",),
        tuple(f"{ART}.{name}" for name in ("cards", "curtain", "fronts", "title")),
    ),
    "venues": Group((DRAWING, "venues"), ("levels/beasty_bar/*.png",), (f"{ART}.street", f"{ART}.rooftop")),
    "app": Group((DRAWING, "app"), ("assets/common/icon/*",), (f"{ART}.app_icon",)),
    "guests": Group(
        (DRAWING, "guests"), ("assets/fantasy_pub/characters/*",), (f"{ART}.pub.cast", f"{ART}.pub.lean")
    ),
    "tokens": Group((DRAWING, "tokens"), ("assets/fantasy_pub/tokens/*",), (f"{ART}.pub.tokens",)),
    "events": Group((DRAWING, "events"), ("assets/fantasy_pub/events/*",), (f"{ART}.pub.events",)),
    **{
        f"pub_{folder}": Group(
            (DRAWING, f"pub_{folder}"), (f"assets/fantasy_pub/{folder}/*",), (f"{ART}.pub.pieces",)
        )
        for folder in ("things", "cards", "places")
    },
    "pub_icons": Group((DRAWING, "pub_icons"), ("assets/fantasy_pub/icons/*",), (f"{ART}.pub.icons",)),
    "pub_venues": Group(
        (DRAWING, "pub_venues"),
        ("levels/fantasy_pub/*.png",),
        (f"{ART}.pub.tavern", f"{ART}.pub.snowed_in", f"{ART}.pub.lean"),
    ),
    "pub_title": Group(
        (DRAWING, "pub_title"),
        ("assets/fantasy_pub/title/*",),
        (f"{ART}.pub.front", f"{ART}.pub.logo", f"{ART}.pub.lean"),
    ),
    "sounds": Group(
        (PLAYING, "sounds"),
        ("assets/beasty_bar/sounds/*", "assets/common/sounds/*"),
        (f"{SOUND}.cues", f"{SOUND}.voices"),
    ),
    "music": Group((PLAYING, "music"), ("assets/beasty_bar/music/*",), (f"{SOUND}.music",)),
    "pub_sounds": Group(
        (PLAYING, "pub_sounds"),
        ("assets/fantasy_pub/sounds/*",),
        (f"{SOUND}.pub.things", f"{SOUND}.pub.throats"),
    ),
    "pub_music": Group((PLAYING, "pub_music"), ("assets/fantasy_pub/music/**/*",), (f"{SOUND}.pub.music",)),
}
SHARED = {DRAWING: f"{ART}.png"}
"""What a command uses itself, besides the drawings."""


# Sources


def module_file(name: str) -> Path | None:
    """The file of a module or package of the build scripts; None if it is something else."""
    place = ROOT.joinpath(*name.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()), None)


def imported(code: ast.AST) -> Iterator[str]:
    """The names that code imports: modules, and what it takes from them."""
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def with_imports(names: Iterable[str]) -> set[Path]:
    """The files of modules, and of all that they import from the build scripts."""
    found: set[Path] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        file = module_file(name) if name.startswith("build_scripts") else None
        if file is not None and file not in found:
            found.add(file)
            waiting += imported(ast.parse(file.read_bytes()))
    return found


def source_files(group: Group) -> list[Path]:
    command = group.command[0]
    files = with_imports((*group.sources, *([SHARED[command]] if command in SHARED else [])))
    own = module_file(command)
    return sorted(files | ({own} if own else set()))


def source_hash(group: Group) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for file in source_files(group):
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


# Built files


def output_files(group: Group, root: Path = ROOT) -> dict[str, Path]:
    """What there is of a group, by its path in the project."""
    files = (file for pattern in group.outputs for file in root.glob(pattern) if file.is_file())
    return {file.relative_to(root).as_posix(): file for file in sorted(files)}


def content(file: Path) -> Content:
    """The pixels of its pictures, its samples, or its text as bytes."""
    match file.suffix:
        case ".ogg":
            return [np.round(decoded(file.read_bytes()) * 32767).astype(np.int16)]
        case ".svg":
            return [np.frombuffer(file.read_bytes().replace(b"\r\n", b"\n"), dtype=np.uint8)]
        case _:
            with Image.open(file) as image:
                return [np.asarray(picture.convert("RGBA")) for picture in pictures(image)]


def pictures(image: Image.Image) -> list[Image.Image]:
    """What is in a picture file: an icon has several sizes."""
    if isinstance(image, IcoImagePlugin.IcoImageFile):
        return [image.ico.getimage(size) for size in sorted(image.info["sizes"])]
    if isinstance(image, IcnsImagePlugin.IcnsImageFile):
        return [image.icns.getimage(size) for size in sorted(image.info["sizes"])]
    return [image]


def content_hash(file: Path) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for part in content(file):
        digest.update(f"{part.dtype} {part.shape} ".encode())
        digest.update(np.ascontiguousarray(part).tobytes())
    return digest.hexdigest()


def file_hash(file: Path) -> str:
    return hashlib.blake2b(file.read_bytes(), digest_size=12).hexdigest()


def difference(one: Path, other: Path) -> float:
    """The largest difference of two files in one pixel or sample."""
    parts = list(zip(content(one), content(other), strict=True))
    if any(a.shape != b.shape for a, b in parts):
        return float("inf")
    return max((float(np.abs(a.astype(np.int32) - b).max()) for a, b in parts if a.size), default=0.0)


# The manifest


def described() -> dict[str, Any]:
    """The manifest of what is there now."""
    return {
        "sources": {name: source_hash(group) for name, group in GROUPS.items()},
        "outputs": {
            path: {"group": name, "content": content_hash(file), "file": file_hash(file)}
            for name, group in GROUPS.items()
            for path, file in output_files(group).items()
        },
    }


def write() -> None:
    MANIFEST.write_text(
        json.dumps(described(), indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n"
    )


def read() -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return manifest


def complaints() -> list[str]:
    """Everything that is not as the manifest says; best is an empty list."""
    manifest = read()
    return [*_about_sources(manifest["sources"]), *_about_files(manifest["outputs"])]


def _about_sources(known: dict[str, str]) -> Iterator[str]:
    for name, group in GROUPS.items():
        if known.get(name) != source_hash(group):
            yield f"{name}: the sources have changed; build it with python -m {' '.join(group.command)}"


def _about_files(known: dict[str, dict[str, str]]) -> Iterator[str]:
    there = {path: file for group in GROUPS.values() for path, file in output_files(group).items()}
    yield from (f"{path}: is in the manifest, but not there" for path in sorted({*known} - {*there}))
    yield from (f"{path}: is not in the manifest" for path in sorted({*there} - {*known}))
    yield from (f"{path}: nobody knows what builds it" for path in sorted(_in_folders() - {*there}))
    for path in sorted({*known} & {*there}):
        if not _is_as_known(there[path], known[path]):
            yield f"{path}: is not what the manifest says"


def _in_folders() -> set[str]:
    files = (file for pattern in BUILT for file in ROOT.glob(pattern))
    return {
        file.relative_to(ROOT).as_posix()
        for file in files
        if file.is_file() and file.suffix not in NOT_BUILT and not file.name.startswith(".")
    }


def _is_as_known(file: Path, known: dict[str, str]) -> bool:
    """The same bytes decode to the same content: only other bytes need to be looked into."""
    return file_hash(file) == known["file"] or content_hash(file) == known["content"]


# Building again


def rebuild(name: str) -> list[str]:
    """Build a group somewhere else, and say what has become different."""
    group = GROUPS[name]
    with TemporaryDirectory() as folder:
        build(group.command, Path(folder))
        return list(differences(output_files(group), output_files(group, Path(folder))))


def build(command: Iterable[str], folder: Path) -> None:
    """Let a copy of the build scripts write into another folder: they write next to where they are."""
    copy = folder / "build_scripts"
    shutil.copytree(ROOT / "build_scripts", copy, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def differences(there: dict[str, Path], rebuilt: dict[str, Path]) -> Iterator[str]:
    yield from (f"{path}: is not built any more" for path in sorted({*there} - {*rebuilt}))
    yield from (f"{path}: is built, but not there" for path in sorted({*rebuilt} - {*there}))
    for path in sorted({*there} & {*rebuilt}):
        off = difference(there[path], rebuilt[path])
        if off > TOLERANCE[there[path].suffix]:
            yield f"{path}: a rebuild looks or sounds different, by up to {off:.0f}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare what is there with the manifest")
    parser.add_argument("--rebuild", nargs="+", metavar="GROUP", choices=[*GROUPS, "all"], default=[])
    options = parser.parse_args(arguments)
    if not options.check and not options.rebuild:
        write()
        return 0
    wrong = complaints() if options.check else []
    for name in GROUPS if "all" in options.rebuild else options.rebuild:
        wrong += rebuild(name)
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
