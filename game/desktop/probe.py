"""The desktop game: finds out whether there is a screen, then hands over to what needs one."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from game import APP, COMMAND
from game.cli.options import chosen
from game.cli.program import Program
from game.desktop.complaint import complain

if TYPE_CHECKING:
    from game.desktop.shows import Shows

NO_PYGAME = (
    "The game needs pygame, which is not installed here; start it with: python3 build_scripts/dev.py play"
)
NO_DISPLAY = f"There is no display to open a window on; play in the terminal with: {COMMAND} text"


def main(options: argparse.Namespace, program: Program, shows: Shows | None = None) -> int:
    """Open the window and play; without a display, say so in one sentence. `shows`: usually all of them."""
    try:
        has_display = ready()
    except ModuleNotFoundError:
        complain(NO_PYGAME)
        return 1
    if not has_display:
        complain(f"{NO_DISPLAY} --game {options.game}" if options.game else NO_DISPLAY)
        return 1
    try:
        show_early(options, program, shows)
        from game.desktop.rescue import play

        return play(options, program, shows)
    except (ModuleNotFoundError, FileNotFoundError) as error:
        complain(f"The game is not installed completely: {error}")
        return 1


def show_early(options: argparse.Namespace, program: Program, shows: Shows | None = None) -> None:
    """Something to see while the rest is loaded. Raises `BadSetup` where there is no table to play at."""
    from game.desktop.shows import SHOWS, offered
    from game.services.paths import user_folder
    from game.shell.early import glance, open_early

    folder = user_folder(APP, options.data_dir)
    kept = glance(folder)
    games = offered(program.games, shows or SHOWS)
    open_early(options, kept, chosen(options, games, kept.get("game")).title)


def ready(*, in_the_void: bool = False) -> bool:
    """Import pygame and look for a display; measurements can do without one, and draw into the void."""
    _be_sharp()
    _lighten_pygame()
    if _has_display():
        return True
    if not in_the_void:
        return False
    import pygame

    pygame.display.quit()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    return True


def _be_sharp() -> None:
    """Windows blows up the pictures of programs that do not ask to be let alone before their first window."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.SetProcessDPIAware()


def _lighten_pygame() -> None:
    """pygame imports packages that the game never uses, and greets; both cost time at the start."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APP)
    unwanted = [name for name in ("numpy", "pkg_resources") if name not in sys.modules]
    sys.modules.update(dict.fromkeys(unwanted))  # type: ignore[arg-type]  # None: as if not installed
    import pygame  # noqa: F401

    for name in unwanted:
        del sys.modules[name]


def _has_display() -> bool:
    """SDL does not complain without a display: it draws into the void, unless that was asked for."""
    asked = "SDL_VIDEODRIVER" in os.environ
    if not asked and sys.platform == "linux" and "WAYLAND_DISPLAY" not in os.environ:
        if "DISPLAY" not in os.environ:
            return False
        os.environ["SDL_VIDEODRIVER"] = "x11"  # or SDL grumbles about Wayland on its own

    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return asked or pygame.display.get_driver() not in ("offscreen", "dummy")
