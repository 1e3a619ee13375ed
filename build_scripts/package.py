"""Build what is handed out, into ``dist/``: ``python build_scripts/package.py``; ``dev.py build`` calls it.

The standalone program for this system with its papers and checksums, packed into an archive; a wheel and an
sdist. Two builds of one commit with the same Python and packages hold the same bytes: what PyInstaller and
the packers would take from the clock or from chance is fixed here.
"""

import argparse
import hashlib
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_parts import ROOT, SYSTEMS, archive_stem

from game import APP, TITLE

PAPERS = ROOT / "build_scripts" / "papers"
HELP = "If it does not start.txt"
SUMS = "SHA256SUMS"
FOR_MENUS = {
    PAPERS / "beasty-bar.desktop": "beasty-bar.desktop",
    PAPERS / "add-to-menu.sh": "add-to-menu.sh",
    ROOT / "assets" / "common" / "icon" / "icon_256.png": "beasty-bar.png",
}
"""What a Linux desktop needs to know about a program."""
XZ_FILTERS = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 9}]
"""Programs pack better when their jumps are told apart from their other numbers."""
LONG_AGO = 315_532_800
"""1980, in seconds: the first year that zip knows. Where there is no commit, files date from then."""


def build(dist: Path) -> Path:
    """Everything for this system; says which archive it became."""
    shutil.rmtree(dist, ignore_errors=True)
    when = commit_time()
    freeze(dist, when)
    folder = packed_folder(dist)
    add_papers(folder)
    (folder / SUMS).write_bytes("".join(checksums(folder)).encode())
    archive = pack(folder, when)
    make_wheel(dist, when)
    handed_out = sorted(path for path in dist.iterdir() if path.is_file())
    (dist / SUMS).write_bytes("".join(f"{sha256(path)}  {path.name}\n" for path in handed_out).encode())
    return archive


def commit_time() -> int:
    """When the commit was made, so that it does not matter when it is built."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    ask = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return LONG_AGO
    return int(done.stdout)


def run(command: list[str], when: int, **more: str) -> None:
    """A tool of this Python, without clock and chance."""
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(when), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    steady = {**os.environ, **fixed, **more}
    subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=steady, check=True)


def freeze(dist: Path, when: int) -> None:
    """The program as `installer.spec` says, made from scratch."""
    work = ROOT / "build"
    shutil.rmtree(work, ignore_errors=True)
    where = ["--distpath", str(dist), "--workpath", str(work)]
    command = ["PyInstaller", "--noconfirm", "--log-level", "WARN", *where, "installer.spec"]
    run(command, when, PYINSTALLER_CONFIG_DIR=str(work / "cache"))


def packed_folder(dist: Path) -> Path:
    """What goes into the archive: the program's folder. On macOS it is one around the bundle instead."""
    if sys.platform != "darwin":
        return dist / APP
    shutil.rmtree(dist / APP)
    folder = dist / TITLE
    folder.mkdir()
    (dist / f"{TITLE}.app").rename(folder / f"{TITLE}.app")
    return folder


def add_papers(folder: Path) -> None:
    """What a player may want to read, and what a desktop does."""
    system = SYSTEMS[sys.platform]
    text = (PAPERS / f"{system}.txt").read_text(encoding="utf-8")
    newline = "\r\n" if system == "windows" else "\n"
    (folder / HELP).write_text(text, encoding="utf-8", newline=newline)
    if system == "linux":
        for source, name in FOR_MENUS.items():
            shutil.copy(source, folder / name)


def contents(folder: Path) -> list[Path]:
    """Everything in the folder, always in the same order; what a link points to counts once."""
    return sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def checksums(folder: Path) -> Iterator[str]:
    """One line for each file, as `sha256sum` writes it."""
    for path in contents(folder):
        if not path.is_symlink():
            yield f"{sha256(path)}  {path.relative_to(folder).as_posix()}\n"


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def pack(folder: Path, when: int) -> Path:
    """The folder as an archive beside it, in the form that the system unpacks by a double-click."""
    ending = "tar.xz" if sys.platform == "linux" else "zip"
    archive = folder.parent / f"{archive_stem()}.{ending}"
    {"linux": pack_tar, "win32": pack_zip, "darwin": pack_bundle}[sys.platform](folder, archive, when)
    return archive


def pack_tar(folder: Path, archive: Path, when: int) -> None:
    """Everybody's files, all of the same age."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.mtime, member.uid, member.gid, member.uname, member.gname = when, 0, 0, "", ""
        member.mode = 0o755 if member.mode & 0o100 else 0o644
        return member

    with (
        lzma.open(archive, "wb", check=lzma.CHECK_CRC64, filters=XZ_FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in contents(folder):
            tar.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)


def pack_zip(folder: Path, archive: Path, when: int) -> None:
    """Dates in a zip are the local ones of nobody in particular."""
    date = datetime.fromtimestamp(when, UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in contents(folder):
            member = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), date)
            member.compress_type, member.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            zipped.writestr(member, path.read_bytes())


def pack_bundle(folder: Path, archive: Path, when: int) -> None:
    """Only Apple's own tool keeps everything that belongs to a signed bundle."""
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)], check=True)


def make_wheel(dist: Path, when: int) -> None:
    """For pip and pipx; the sdist holds all sources."""
    run(["hatchling", "build", "--directory", str(dist)], when)


def size(paths: list[Path]) -> str:
    """In megabytes."""
    return f"{sum(path.lstat().st_size for path in paths) / 1e6:.1f} MB"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Build the standalone program, its archive and the wheel.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where to; usually dist")
    dist = parser.parse_args(arguments).dist.resolve()
    archive = build(dist)
    folder = next(path for path in dist.iterdir() if path.is_dir())
    print(f"{folder}: {size(contents(folder))}")
    print(f"{archive}: {size([archive])}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
