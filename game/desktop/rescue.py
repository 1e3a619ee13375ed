"""Starts the desktop game, and when it breaks sees to it that nobody is left standing in the dark.

Whatever is raised is written down. As long as there is a window the player is told on a card, and can start
anew; where there is none, a sentence on standard error says where everything is written down.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game import APP, COMMAND, TITLE, __version__
from game.cli.program import Program
from game.core import replay
from game.core.errors import GameError
from game.desktop.complaint import complain
from game.desktop.compose import Desktop
from game.desktop.shows import SHOWS, Shows
from game.services.crash_report import attempt, command_told, settings_told
from game.services.crashes import Crash, Crashes
from game.services.memory import let_all_go
from game.services.paths import user_folder
from game.services.settings import spread
from game.shell.paint.art import Art
from game.shell.scenes.crash_card import CrashCard, Way
from game.shell.scenes.stack import Stack

if TYPE_CHECKING:
    from game.shell.table.scene import Table

FAILED: Final = 1
"""How a program ends that broke."""
SORRY: Final = "Sorry, something went wrong."
WRITTEN: Final = "The error report is in {path}"
SAFE: Final = f"If it happens again, try: {COMMAND} --safe"


Start = Callable[[argparse.Namespace], Desktop]


def play(options: argparse.Namespace, program: Program, shows: Shows | None = None) -> int:
    """Until the player has had enough; says how the program ends."""
    start = partial(Desktop, program=program, shows=shows or SHOWS)
    crashes = Crashes(f"{TITLE} {__version__}", user_folder(APP, options.data_dir))
    while True:
        way = _start(options, crashes, start)
        match way:
            case None:
                pygame.quit()
                return 0
            case Way.RESTART | Way.SAFE:
                let_all_go()
                options = _anew(options, safe=way is Way.SAFE)
            case Way.QUIT:
                return FAILED
            case Way.GIVE_UP | Way.NO_CARD:
                return _tell(crashes.latest, everything=way is Way.NO_CARD)


def _anew(options: argparse.Namespace, *, safe: bool) -> argparse.Namespace:
    """To the title, whatever was asked for at first: the game that broke waits there."""
    title = {"starts_at_once": False, "demo": False, "screenshots": None}
    return argparse.Namespace(**{**vars(options), **title, "safe": options.safe or safe})


def _start(options: argparse.Namespace, crashes: Crashes, start: Start) -> Way | None:
    """Play; if something breaks, how to go on. What the command line asked for in vain is no crash."""
    desktop: Desktop | None = None
    crashes.begin()
    try:
        desktop = start(options)
        desktop.run()
    except Exception as error:
        asked_in_vain = isinstance(error, GameError) and not (desktop and desktop.stack)
        incomplete = isinstance(error, FileNotFoundError) and desktop is None
        if asked_in_vain or incomplete:
            raise
        return _after_crash(error, options, desktop, crashes)
    return None


def _after_crash(
    error: Exception, options: argparse.Namespace, desktop: Desktop | None, crashes: Crashes
) -> Way:
    """Write it down, and ask on a card how to go on; below the card there is no net."""
    table = _table(desktop)
    told = _told(options, desktop, table)
    crash = crashes.keep(error, told)
    if desktop is None or crashes.hopeless or options.screenshots:
        return Way.GIVE_UP
    try:
        return _ask(desktop, crash, None if table is None else table.play.course.journal.safe)
    except Exception as another:
        crashes.keep(another, told)
        return Way.NO_CARD


def _table(desktop: Desktop | None) -> Table | None:
    """The table, if a game is open."""
    scenes = desktop.stack.scenes if desktop and desktop.stack else ()
    from game.shell.table.scene import Table  # not before somebody plays

    return next((scene for scene in scenes if isinstance(scene, Table)), None)


def _told(options: argparse.Namespace, desktop: Desktop | None, table: Table | None) -> dict[str, str]:
    """What was going on: enough to get there again."""
    told = {"Command line": command_told(vars(options))}
    if desktop is not None:
        told["Settings"] = attempt(lambda: settings_told(spread(desktop.settings, desktop.desk.module.key)))
    if table is not None:
        told["Position"] = attempt(lambda: table.match.rules.spell_state(table.match.state))
        told["Game"] = attempt(lambda: replay.write(table.desk.module.key, table.match))
    return told


def _ask(desktop: Desktop, crash: Crash, saved: bool | None) -> Way:
    """How to go on. Everything the card needs is made anew, for nobody knows what still works."""
    window = desktop.window

    def art() -> Art:
        fresh = Art(desktop.pictures)
        fresh.theme = desktop.art.theme
        return fresh

    with suppress(Exception):
        desktop.desk.audio.stop_all()
    window.reopen()
    pygame.event.clear()
    card = CrashCard(crash, saved, desktop.desk.say, art, desktop.letters.scale, desktop.sorry)
    window.run(Stack(card, window.stage), lambda: None, lambda seconds: False)
    with suppress(Exception):
        desktop.remember_window()
    return card.way


def _tell(crash: Crash | None, *, everything: bool) -> int:
    """Where nothing can be drawn."""
    lines = [SORRY]
    if crash is not None and (everything or crash.path is None):
        lines.insert(0, crash.report)
    if crash is not None and crash.path is not None:
        lines.append(WRITTEN.format(path=crash.path))
    text = "\n".join([*lines, SAFE])
    complain(text)
    return FAILED
