"""Where things are: from source, installed as a package, or frozen into a program."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

SETTINGS_FILE: Final = "settings.json"
"""In the player's folder."""
_PACKAGE: Final = Path(__file__).resolve().parents[1]


def project_folder(name: str) -> Path:
    """A folder the game came with: `assets` or `levels`.

    A wheel carries it inside the package; a source checkout and a frozen program beside it. Inside comes
    first, because beside an installed package stand the folders of strangers.
    """
    for folder in (_PACKAGE / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"The game's folder “{name}” is missing; please install the game again.")


def user_folder(app: str, override: Path | None = None) -> Path:
    """Where what belongs to the player is kept: the system's usual place, unless told another.

    It is made if need be. Where that cannot be done the game still runs, and whoever writes there says so.
    """
    folder = override or _usual_folder(app)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _usual_folder(app: str) -> Path:
    from platformdirs import user_data_dir  # whoever only plays in a terminal need not have it

    return Path(user_data_dir(app, appauthor=False))
