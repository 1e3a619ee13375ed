"""A picture of every screen of the checkout it lies in: ``photograph.py FOLDER --size 1280x720 --text 100``.

Usually those of the first game; with ``--game KEY`` those that every game has, as that one shows them.
`compare_pictures.py` runs the one of each checkout. So it has to go on working whatever is moved or renamed:
the same screens under the same names.
"""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import still

still.stop()

from game.services.i18n import FIRST_LANGUAGE, Translations  # noqa: E402
from tests.beasty_bar.show.house import ART, House  # noqa: E402
from tests.contract import screens  # noqa: E402
from tests.contract.games import LISTED  # noqa: E402
from tests.kept import PICTURES  # noqa: E402
from tests.shell.screens import SCREENS  # noqa: E402

FRAMES, SECONDS = 5, 0.1
"""How long a screen is looked at before its picture is taken."""


Photograph = Callable[[str, Path, argparse.Namespace], None]
"""Takes the picture of a name, as it was asked for."""


def photograph(name: str, path: Path, options: argparse.Namespace) -> None:
    """A screen of the first game."""
    still.same_chance()
    translations = Translations(PICTURES)
    translations.speak(options.language)
    width, height = map(int, options.size.split("x"))
    house = House(size=(width, height), text=options.text, translations=translations)
    ART.theme = house.settings.theme = options.theme
    SCREENS[name](house)
    for _ in range(FRAMES):
        house.frame(SECONDS)
    still.keep(house.window.surface, path)


def photograph_in(name: str, path: Path, options: argparse.Namespace) -> None:
    """A screen of any game."""
    still.same_chance()
    with TemporaryDirectory() as folder:
        look = {"text": options.text, "theme": options.theme}
        visit = screens.Visit(options.game, Path(folder), options.size, options.language, **look)
        house = screens.SCREENS[name](visit)
        for _ in range(FRAMES):
            house.frame(SECONDS)
        still.keep(house.desktop.window.surface, path)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="A picture of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--game", choices=[game.key for game in LISTED], help="the screens that every game has"
    )
    parser.add_argument("--size", default="1280x720", help="of the window")
    parser.add_argument("--text", type=int, default=100, help="size of the letters in per cent")
    parser.add_argument("--language", default=FIRST_LANGUAGE)
    parser.add_argument("--theme", default="normal", help="normal or contrast")
    parser.add_argument("--screens", nargs="+", metavar="NAME", help="usually all")
    options = parser.parse_args(arguments)
    listed: Mapping[str, object] = screens.SCREENS if options.game else SCREENS
    take: Photograph = photograph_in if options.game else photograph
    for name in options.screens or listed:
        take(name, options.folder / f"{name}.png", options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
