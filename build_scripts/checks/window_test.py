"""Play in a real window under Xvfb, with xdotool as the player: ``build_scripts/checks/window_test.py``.

Every game at two sizes: from the title through its door to a new game and out again, then a whole game, at
one size by mouse alone, at the other by keys alone. Beside the window there is a mirror (`mirror.py`). Only
where the game draws a seed of its own there is none, and the picture has to change and to come to rest
instead. ``--shots DIR`` keeps a picture of every screen, to be looked at; ``--game KEY`` plays that one only.
"""

import argparse
import subprocess
import sys
from collections.abc import Hashable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from mirror import Session, playing
from real_window import Album, Game, Size, Trouble, display

from game.catalogue import CATALOGUE
from game.core.module import GameModule
from game.core.player import decided
from game.shell.focus import Spot
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.menu.title import GAME, Title
from game.shell.scenes.results.results import DEAF_SECONDS, Results
from game.shell.signals import Intent
from game.shell.table import dwell
from game.shell.table.hud import DONE
from game.shell.table.scene import Table
from tests.contract.devices import way

PARTIES = {
    "beasty_bar": "--seats human,random --seed 11",
    "fantasy_pub": "--seats human,random --seed 44",
}
"""Games that are over soon, against somebody who decides at once: whoever thinks may have less time in one of
the two windows, and play otherwise there."""
PERSON = "greedy"
"""Who decides what the player does."""
MOST_MARKS = 20
"""No action has so many."""
ARROWS = {
    Intent.LEFT: "Left",
    Intent.RIGHT: "Right",
    Intent.UP: "Up",
    Intent.DOWN: "Down",
    Intent.NEXT: "Tab",
}


class Device(Protocol):
    """Something to play with."""

    def choose(self, session: Session, spot: Spot) -> None:
        """Choose a spot of the scene in charge."""


class Mouse:
    """Clicks in the middle of what it wants."""

    def choose(self, session: Session, spot: Spot) -> None:
        session.click(spot)


class Keyboard:
    """The number or letter of what it wants; where it has none, arrows and Tab."""

    def choose(self, session: Session, spot: Spot) -> None:
        key = spot.letter if spot.digit is None else str(spot.digit)
        if key:
            session.press(*[key] * (1 if spot.at_once else 2))
            return
        focus, spots = session.mirror.scene.focus, session.mirror.scene.spots()
        session.press(*(ARROWS[intent] for intent in way(focus, spots, spot.key)), "Return")


DEVICES: dict[Size, Device] = {(1280, 720): Mouse(), (1920, 1080): Keyboard()}


def through_the_menus(screen: str, size: Size, album: Album, module: GameModule) -> None:
    """From the title by mouse through a door to a new game, something chosen, a pause, and out."""
    with playing(screen, "", size) as (game, mirror):
        session = Session(game, mirror, album)
        assert isinstance(mirror.stack.top, Title)
        session.compare(".title")
        session.click(session.spot((GAME, module.key)))
        assert isinstance(mirror.stack.top, NewGame)
        session.compare("new_game")
        # From here on the game has drawn a seed of its own.
        before = game.picture()
        session.click(mirror.stack.top.spots()[-1])
        opened = game.wait_for_rest(before, "a table")
        hand = [spot for spot in mirror.table.spots() if spot.digit is not None]
        game.point(mirror.pixels(hand[0]), "click", "1")
        game.wait_for_rest(opened, "what the card leads to")
        before = game.picture()
        game.keys("Escape")
        game.wait_for_rest(before, "the pause, or one step back")
        _leave_by_pause(game)


def _leave_by_pause(game: Game) -> None:
    """Quit is the last entry; if the first Esc only took a card back, another one opens the pause."""
    for _ in range(3):
        game.keys("Down", "Down", "Down", "Down", "Return")
        end = monotonic() + 3
        while monotonic() < end:
            if game.process.poll() is not None:
                game.wait_for_end()
                return
            sleep(0.05)
        game.keys("Escape")
        sleep(0.3)
    raise Trouble("There is no way out of the pause.")


class Player:
    """Plays a game in the window, as a quick computer would, with one device alone."""

    def __init__(self, session: Session, module: GameModule, device: Device) -> None:
        self._session, self._device = session, device
        self._rules, self._mind = module.rules, module.computer(PERSON, 1)
        self.decisions = self.turns = 0
        self._asked = False
        """Something has been asked that took more than one answer."""

    def play(self) -> None:
        """Until the game is over."""
        mirror = self._session.mirror
        while isinstance(mirror.stack.top, Table):
            if mirror.table.dwelling:
                self._end_turn()
            else:
                self._decide(mirror.table)
        assert isinstance(mirror.stack.top, Results)

    def _choose(self, key: Hashable) -> None:
        self._device.choose(self._session, self._session.spot(key))

    def _decide(self, table: Table) -> None:
        """Point at one thing after the other until something is done."""
        before, action = len(table.match.actions), self._wanted(table)
        for _ in range(MOST_MARKS):
            assert table.choosing is not None
            self._choose(table.tabletop.way_to(table.choosing.rest(action)))
            if len(table.match.actions) > before:
                break
            if not self._asked:
                self._session.compare("choice")
                self._asked = True
        if table.match.actions[before : before + 1] != [action]:
            raise Trouble(f"Something else came of pointing at what {action} takes.")
        self.decisions += 1
        if isinstance(self._session.mirror.stack.top, Table):
            self._session.compare("later" if self.decisions == 4 else ".decision")

    def _wanted(self, table: Table) -> Any:
        state, seat = table.match.state, table.match.to_act
        assert seat is not None
        view = self._rules.view(state, seat)
        return decided(self._mind, view, self._rules.legal_actions(state)).action

    def _end_turn(self) -> None:
        """It stays until its player is done with it."""
        self._session.wait(2 * dwell.DEAF_SECONDS)
        self._choose(DONE)
        if isinstance(self._session.mirror.stack.top, Table):
            self._session.compare(".turn")
        self.turns += 1

    def pause(self) -> None:
        """A card over the table, and back."""
        self._choose("pause")
        assert isinstance(self._session.mirror.stack.top, Pause)
        self._session.compare("pause")
        self._session.press("Return")
        self._session.compare(".table again")


def resize(session: Session, size: Size) -> None:
    """Narrow, and as it was."""
    session.point((3, 3))  # where it stays inside: SDL reports a pointer that a growing window comes under
    for new in ((1100, 900), size):
        session.resize(new)
        session.compare("narrow" if new != size else ".table again")


def a_whole_game(screen: str, size: Size, album: Album, module: GameModule) -> Player:
    """Every turn of a game, with one device alone."""
    words = f"--game {module.key} {PARTIES[module.key]} --speed instant"
    with playing(screen, words, size) as (game, mirror):
        session = Session(game, mirror, album)
        session.compare("table")
        player = Player(session, module, DEVICES[size])
        player.pause()
        resize(session, size)
        player.play()
        session.compare("results")
        session.wait(2 * DEAF_SECONDS)
        session.press("Escape")
        assert isinstance(mirror.stack.top, Title)
        session.compare("title")
        game.keys("Escape", "Escape")
        game.wait_for_end()
        return player


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Drive the game in a real window.")
    parser.add_argument("--shots", type=Path, help="a folder to keep the pictures in")
    parser.add_argument("--game", choices=PARTIES, help="usually all of them")
    options = parser.parse_args(arguments)
    start = monotonic()
    modules = [game.load() for game in CATALOGUE if options.game in (None, game.key)]
    for module, size in ((module, size) for module in modules for size in DEVICES):
        name = f"{module.key} {size[0]}x{size[1]}"
        album = Album(options.shots and options.shots / module.key, size)
        try:
            with display(max(DEVICES)) as screen:
                through_the_menus(screen, size, album, module)
                player = a_whole_game(screen, size, album, module)
        except (Trouble, subprocess.TimeoutExpired) as trouble:
            print(f"{name}: {trouble}", file=sys.stderr)
            return 1
        device = type(DEVICES[size]).__name__.lower()
        print(
            f"{name}: menus, {player.decisions} decisions by {device} alone, pause,"
            f" results, quit; {len(album)} pictures, {monotonic() - start:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
