"""The pub's show in a window of its own: what every scene around its board needs, without the board."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.cli.options import desktop_options
from game.composition import PROGRAM
from game.core.match import Match
from game.desktop.compose import Desktop
from game.desktop.shows import SHOWS, Staging
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.show.show import FantasyPubShow
from game.services import settings_file
from game.services.settings import Settings
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.show import Ending, Party

NAMES = ("Ana", "Bo", "Cleo", "Dev")
SIZES = ("960x600", "1280x720", "1920x1080")


def staged(art: Any, letters: Any, levels: Any) -> Staging:
    return Staging(FantasyPubShow(art, letters, levels), "characters/thieves_dwarf1_out")


class House:
    """A window, the desk and the routes of the pub."""

    def __init__(self, folder: Path, size: str = "960x600", language: str = "en", text: int = 100) -> None:
        settings_file.save(Settings(text=text), folder)
        line = ["--game", "fantasy_pub", "--data-dir", str(folder), "--size", size, "--language", language]
        shows = {**SHOWS, "fantasy_pub": staged}
        self.desktop = Desktop(desktop_options(line, PROGRAM.games), PROGRAM, shows)
        self.desktop.open()
        self.desk, self.routes = self.desktop.desk, self.desktop.routes
        self.art, self.letters = self.show._art, self.show._type

    @property
    def show(self) -> FantasyPubShow:
        show = self.routes.show
        assert isinstance(show, FantasyPubShow)
        return show

    def look(self, scene: Scene, frames: int = 2, seconds: float = 0.5) -> pygame.Surface:
        """Have a scene painted, with nothing below it."""
        stack, window = Stack(scene, self.desktop.window.stage, self.routes.guide), self.desktop.window
        for _ in range(frames):
            pygame.event.clear()
            stack.advance(seconds)
            window.show(stack)
        return window.surface


def party(players: int, liveries: tuple[str, ...] = ()) -> Party:
    return Party(("human",) * players, NAMES[:players], Setup(players), 3, "", liveries=liveries)


def played(players: int, seed: int = 3) -> tuple[Match[Any, Any, Any, Any, Any], tuple[Any, ...]]:
    """A game by people who like to go home, and all that happened in it."""
    match: Match[Any, Any, Any, Any, Any] = Match(RULES, RULES.complete(Setup(players), seed), seed)
    chance, events = Random(seed), [*match.opening.events]
    while match.to_act is not None:
        legal = RULES.legal_actions(match.state)
        homeward = [action for action in legal if RULES.spell(action).startswith("leave")]
        wanted = homeward or [each for each in legal if RULES.spell(each).startswith(("call", "move"))]
        events += match.submit(chance.choice(wanted if wanted and chance.random() < 0.8 else [*legal]))
    return match, tuple(RULES.redact(event, None) for event in events)


def results(house: House, players: int, liveries: tuple[str, ...] = ()) -> Results:
    match, events = played(players)
    who = party(players, liveries)
    return Results(house.desk, house.routes, who, Ending(match.state, who.proof(RULES), events))
