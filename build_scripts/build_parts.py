"""What a build is made of: names, version, files, icons. `installer.spec` and `package.py` put it together.

The version stands in `game/__init__.py` and the files that the game reads in `pyproject.toml`, nowhere else.
"""

import platform
import sys
import sysconfig
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import APP, TITLE, __version__  # noqa: E402

IDENTIFIER = "io.github.beasty-bar"
DESCRIPTION = "An unofficial fan version of the card game: animals jostle for the bar"

ICONS = {"win32": "icon.ico", "darwin": "icon.icns", "linux": "icon_256.png"}
SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
"""What some systems call a machine, and what others do."""

FONTS = ("font_fredoka_one", "font_manrope")
FONT_FILES = ("**/FredokaOne-Regular.ttf", "**/Manrope-*Bold.ttf", "**/OFL.txt")
"""What the game writes with, and the licence to do so."""
UNNEEDED = (
    # Found by pygame, which can do without; numpy alone would be half of the program.
    *("numpy", "PIL", "setuptools", "pkg_resources", "cffi"),
    # Parts of Python that nobody here asks for. multiprocessing stays: the computers think in a process.
    *("tkinter", "unittest", "doctest", "pydoc", "pdb", "test", "lib2to3", "distutils", "curses"),
    *("asyncio", "ssl", "_ssl", "http", "ftplib", "xmlrpc", "urllib.request", "email"),
    *("tarfile", "_pydecimal", "typing_extensions"),
    "_hashlib",  # OpenSSL, 5 MB; Python's own SHA-256 takes its place
)
STOOD_UPON = ("pygame", "pygame-ce", "PyTMX", "platformdirs")
"""Other people's work, besides Python and the fonts, which bring their licence along."""
LEFT_TO_LINUX = ("libX11.", "libXau.", "libXdmcp.", "libbsd.", "libmd.", "libstdc++.", "libgcc_s.")
"""Every desktop has them, and its drivers for the graphics card may need newer ones than we could bring."""


def icon() -> Path:
    """The one for this system."""
    return ROOT / "assets" / "common" / "icon" / ICONS[sys.platform]


def archive_stem() -> str:
    """An archive says for which machine it is: `beasty-bar-1.0.0-linux-x86_64`."""
    machine = platform.machine().lower()
    return f"{APP}-{__version__}-{SYSTEMS[sys.platform]}-{MACHINES.get(machine, machine)}"


def data_files() -> list[Path]:
    """Everything the game reads that is not Python: what the wheel carries, too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]
    return sorted(path for pattern in patterns if not pattern.endswith(".py") for path in ROOT.glob(pattern))


def data_places() -> list[tuple[str, str]]:
    """Each file, and the folder of the build it goes to: the one it has here."""
    return [(str(path), path.parent.relative_to(ROOT).as_posix()) for path in data_files()]


def licences() -> list[tuple[str, str]]:
    """The texts that whoever passes on other people's work has to pass on, and where they go."""
    found = [(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", "Python")]
    for package in STOOD_UPON:
        with suppress(PackageNotFoundError):  # there is one pygame or the other
            files = distribution(package).files or ()
            texts = [file for file in files if file.name.startswith(("LICENSE", "LGPL"))]
            found += [(Path(str(file.locate())), package) for file in texts]
    return [(str(path), f"licences/{package}") for path, package in found if path.is_file()]


def is_brought(library: str) -> bool:
    """Whether a library goes into the build."""
    return sys.platform != "linux" or not Path(library).name.startswith(LEFT_TO_LINUX)


def windows_version() -> str:
    """The version resource, in PyInstaller's words: what Windows shows as the program's properties."""
    numbers = tuple([*(int(number) for number in __version__.split(".")), 0, 0, 0][:4])
    told = {
        "FileDescription": TITLE,
        "FileVersion": __version__,
        "InternalName": APP,
        "OriginalFilename": f"{APP}.exe",
        "ProductName": TITLE,
        "ProductVersion": __version__,
        "Comments": DESCRIPTION,
    }
    lines = ",\n".join(f"        StringStruct({name!r}, {text!r})" for name, text in told.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{lines},
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def mac_properties() -> dict[str, object]:
    """What macOS wants to know about the program."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": __version__,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
    }
