"""The screens that every game has, each as somebody comes upon it: in the window as it really is.

`tests/shell/screens.py` has those that only the first game can lead to. A new screen of the house is a
function here that leads a house to it; what is played on the way is up to chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.core.hands import EVERY_TURN, OPEN_HANDS
from game.core.levels import HUMAN
from game.services.settings import Settings
from game.shell.history.scene import History
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.menu.title import Title
from game.shell.scenes.reading.guide import RULES
from game.shell.scenes.results.page import TABLE
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.ways_on import MORE
from game.shell.scenes.settings.pages import PAGES
from game.shell.scenes.settings.scene import Settings as SettingsScene
from game.shell.show import Party
from game.shell.table.curtain import Curtain
from game.shell.viewer.scene import Viewer
from game.shell.viewer.trying import TryTable
from tests.contract import looking_back
from tests.contract.house import House, beside_the_others
from tests.reviews import MadeUpReviews
from tests.shell.history_fakes import FakeArchive, FakeReviews, invented, now

COMPUTER: Final = "random"
DECISIONS: Final = 10
"""How many there are before there is something to look back at."""
SCROLLED: Final = 3
"""How many pages down a reader may be."""


class Visit:
    """Somebody who opens the program to play one game, in a folder of its own."""

    def __init__(self, game: str, folder: Path, size: str, language: str, **settings: object) -> None:
        self._game, self._folder, self._size = game, folder, size
        self._language, self._settings = language, settings

    def open(self, *seats: str, **settings: object) -> House:
        """With these at the table, or at the title."""
        line = ["--game", self._game, "--language", self._language, "--seed", "3"]
        line += ["--seats", ",".join(seats)] if seats else []
        chosen = Settings(**{"hands": OPEN_HANDS, **self._settings, **settings})  # type: ignore[arg-type]
        return House(self._folder, *line, size=self._size, program=beside_the_others, settings=chosen)


Lead = Callable[[Visit], House]
"""Leads somebody to a screen."""
SCREENS: Final[dict[str, Lead]] = {}


def screen(lead: Lead) -> Lead:
    """Put it on the list."""
    SCREENS[lead.__name__] = lead
    return lead


def _opened(lead: Callable[[House], object]) -> Lead:
    def onward(visit: Visit) -> House:
        house = visit.open()
        lead(house)
        return house

    return onward


# Before the game

SCREENS["title"] = _opened(lambda house: house.open(Title(house.desk, house.routes)))
SCREENS["first_start"] = _opened(lambda house: house.open(FirstStart(house.desk, house.routes)))
SCREENS["saved_games"] = _opened(lambda house: house.open(SavedGames(house.desk, house.routes)))
SCREENS["new_game"] = _opened(
    lambda house: house.open(NewGame(house.desk, house.routes, (HUMAN, COMPUTER, HUMAN, "legend")))
)


def _settings(number: int, house: House) -> None:
    house.desk.folder = Path("/home/somebody/.local/share/beasty-bar")
    house.open(SettingsScene(house.desk, number))


SCREENS |= {f"settings_{page.key}": _opened(partial(_settings, number)) for number, page in enumerate(PAGES)}


# Looking back


def _history(house: House) -> None:
    archive = FakeArchive(invented([house.desk.module], 14))
    house.open(History(house.desk, house.routes, archive, FakeReviews(), now))


SCREENS["history"] = _opened(_history)


# Reading


def _rules(pages: int, house: House) -> None:
    house.open(house.routes.guide())
    house.frame()
    house.click(RULES)
    for _ in range(pages):
        house.key(pygame.K_PAGEDOWN)


SCREENS["guide"] = _opened(lambda house: house.open(house.routes.guide()))
SCREENS |= {f"guide_rules_{page}": _opened(partial(_rules, page)) for page in range(SCROLLED)}


# At the table


def _play_on(house: House) -> None:
    """Whatever comes to mind, until somebody is asked with something behind to look back at."""
    while len(house.table.match.actions) < DECISIONS:
        house.decide()
    house.until_asked()


def _seated(seats: int) -> Lead:
    def lead(visit: Visit) -> House:
        house = visit.open(HUMAN, *[COMPUTER] * (seats - 1))
        house.until_asked()
        return house

    return lead


def _played(*keys: int, seats: int = 2) -> Lead:
    """Some turns, then these keys."""

    def lead(visit: Visit) -> House:
        house = _seated(seats)(visit)
        _play_on(house)
        for key in keys:
            house.key(key)
            house.frame(0.5)
        return house

    return lead


SCREENS |= {f"first_decision_of_{seats}": _seated(seats) for seats in (2, 4)}
SCREENS |= {f"table_of_{seats}": _played(seats=seats) for seats in (2, 3, 4)}
SCREENS |= {
    "pause": _played(pygame.K_ESCAPE),
    "log": _played(pygame.K_l),
    "why_in_the_log": _played(pygame.K_l, pygame.K_UP, pygame.K_UP, pygame.K_QUESTION),
    "rerun": _played(pygame.K_r),
    "hint": _played(pygame.K_h, pygame.K_h, pygame.K_h),
}


@screen
def asked_whether_to_start_again(visit: Visit) -> House:
    house = SCREENS["pause"](visit)
    house.wait()
    house.click(PauseChoice.RESTART)
    return house


def _fan(which: int) -> Lead:
    def lead(visit: Visit) -> House:
        house = _played(seats=4)(visit)
        tabletop = house.table.tabletop
        pile = tabletop.fan([*tabletop.piles][which], secret=False)
        assert pile is not None, "there is nothing to look through"
        house.open(pile)
        return house

    return lead


SCREENS |= {"fan_of_the_first_pile": _fan(0), "fan_of_the_last_pile": _fan(-1)}


@screen
def looked_at_closely(visit: Visit) -> House:
    """The last thing on the table that there is more to say about."""
    house = _played()(visit)
    table = house.table
    pages = (table.tableau.zoom(spot.key, secret=False) for spot in reversed(house.spots()))
    house.open(next(page for page in pages if page is not None))
    return house


@screen
def curtain(visit: Visit) -> House:
    """Everybody has played, a computer among them, and it is somebody's turn again."""
    house = visit.open(HUMAN, COMPUTER, HUMAN, hands=EVERY_TURN)
    _play_on(house)
    while not isinstance(house.top, Curtain):
        house.decide()
        house.until(lambda: isinstance(house.top, Curtain) or house.table.choosing is not None)
    house.wait()
    return house


# Looking back


def _looked_back(*keys: int, seats: int = 2, share: float = 0.5) -> Lead:
    """A game that is over and reviewed, somewhere in it, then these keys."""

    def lead(visit: Visit) -> House:
        house = visit.open()
        module, routes = house.desk.module, house.routes
        game = looking_back.saved(module, looking_back.played(module, seats))
        reviews = looking_back.Reviews(looking_back.reviewed(module, game.match))
        tabletop = routes.show.tabletop(routes, Party.of(game))
        at = round(share * len(game.match.actions))
        house.open(Viewer(house.desk, routes, game, tabletop, at, reviews=reviews))
        house.frame()
        for key in keys:
            house.key(key)
            house.frame(0.5)
        return house

    return lead


SCREENS |= {f"viewer_of_{seats}": _looked_back(seats=seats) for seats in (2, 3, 4)}
SCREENS |= {
    "viewer_at_the_end": _looked_back(share=1.0),
    "viewer_for_everybody": _looked_back(pygame.K_h, pygame.K_h, pygame.K_h),
    "play_on": _looked_back(pygame.K_n, seats=4),
}


@screen
def what_if(visit: Visit) -> House:
    """A move has been tried, and weighed."""
    house = _looked_back(pygame.K_w)(visit)
    house.decide()
    table = house.top
    assert isinstance(table, TryTable)
    house.until(lambda: table.play.coach.value is not None)
    return house


# After it


def _results(seats: int) -> Lead:
    def lead(visit: Visit) -> House:
        house = visit.open(*["greedy"] * seats)
        house.desk.reviews = MadeUpReviews(None)
        house.until(lambda: isinstance(house.top, Results))
        house.until(lambda: not house.top.moving)
        return house

    return lead


def _reviewed(seats: int, key: int, *, table: bool = False) -> Lead:
    def lead(visit: Visit) -> House:
        house = _results(seats)(visit)
        house.wait()
        house.key(key)
        if table:
            house.click(TABLE)
        return house

    return lead


SCREENS |= {f"results_of_{seats}": _results(seats) for seats in (2, 3, 4)}


@screen
def more_ways_on(visit: Visit) -> House:
    """What is seldom wanted."""
    house = _results(2)(visit)
    house.wait()
    house.click(MORE)
    house.wait()
    return house


SCREENS |= {f"results_chart_of_{seats}": _reviewed(seats, pygame.K_2) for seats in (2, 3, 4)}
SCREENS["results_chart_as_a_table"] = _reviewed(2, pygame.K_2, table=True)
SCREENS |= {f"results_moves_of_{seats}": _reviewed(seats, pygame.K_3) for seats in (2, 4)}
SCREENS |= {f"results_luck_of_{seats}": _reviewed(seats, pygame.K_4) for seats in (2, 4)}
