"""A folder full of games, of every kind there is."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import CATALOGUE
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.services.archive.archive import Archive
from game.services.archive.persons import Known
from game.services.news import News
from game.services.saved_game import Sitting, spelled
from game.services.saves import REPLAYS, Saves
from tests.contract.toy.module import SNAIL_GARDEN

LISTED = (*CATALOGUE, SNAIL_GARDEN)
TOY: GameModule = SNAIL_GARDEN.load()
"""The smallest of them, for whatever does not depend on a game."""
DAY = 24 * 3600
BEGAN = 1_600_000_000


def played(module: GameModule = TOY, seed: int = 0, seats: int = 2, actions: int | None = None) -> AnyMatch:
    """A random game, so many actions of it."""
    match: AnyMatch = Match(module.rules, module.rules.parse_setup({"players": str(seats)}), seed)
    chance = Random(seed)
    while match.to_act is not None and (actions is None or len(match.actions) < actions):
        match.submit(chance.choice(match.rules.legal_actions(match.state)))
    return match


class Shelf:
    """A player's folder, and games to put into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.news = News()
        self.known = Known()

    def archive(self) -> Archive:
        """As a program has it that was just started."""
        return Archive(self.folder, LISTED, Saves(self.folder, self.news), self.news, lambda: self.known)

    def ready(self) -> Archive:
        """The same, with all that is in the folder."""
        archive = self.archive()
        for _ in archive.steps():
            pass
        return archive

    def put(
        self,
        module: GameModule = TOY,
        seed: int = 0,
        *,
        seats: tuple[str, ...] = ("human", "random"),
        names: tuple[str, ...] = ("Julia", "Bo", "Cleo", "Dev"),
        actions: int | None = None,
        shelf: str = REPLAYS,
        **about: Any,
    ) -> Path:
        """A game; those with larger seeds are younger."""
        match = played(module, seed, len(seats), actions)
        who = tuple(
            each if each == "human" else module.levels[0].key if each == "random" else each for each in seats
        )
        sitting = replace(Sitting(who, names[: len(seats)], started=f"2020-09-{13 + seed:02} 12:00"), **about)
        path = self.folder / shelf / module.key / f"game_{seed:03}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(spelled(module, match, sitting))
        os.utime(path, (BEGAN + seed * DAY,) * 2)
        return path

    def told(self) -> list[str]:
        """What the player has heard since somebody asked."""
        return [*iter(self.news.next, None)]
