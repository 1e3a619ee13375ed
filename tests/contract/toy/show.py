"""Snails by Night, as the house shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from game.core.rules import Seat
from game.core.words import Words
from game.desktop.shows import Staging
from game.services.saved_game import SavedGame
from game.shell import layout
from game.shell.pages import Handbook
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenery import Scenery
from game.shell.scenes.scene import Scene
from game.shell.show import Begin, Ending, Party, Rooms, Sign, Trophy
from tests.contract.toy.garden import State, standings
from tests.contract.toy.levels import needed
from tests.contract.toy.library import Library
from tests.contract.toy.module import SNAILS
from tests.contract.toy.pictures import snail
from tests.contract.toy.tabletop import Tabletop


class SnailShow:
    """A board, a book, and what was carried home."""

    sound_words: Mapping[str, str] = {}

    def __init__(self, letters: Type, folders: Sequence[Path]) -> None:
        self._library, self._folders = Library(letters), folders
        self.scenery = Scenery(SNAILS.title)

    def venues(self, seats: int) -> Mapping[str, str]:
        return {key: layout.venue_name(path) for key, path in layout.venues(self._folders, seats).items()}

    def get_ready(self, seats: int, venue: str) -> None:
        """Nothing takes long."""

    def close(self) -> None:
        """Nothing is being read."""

    def before(self, rooms: Rooms, party: Party, kept: SavedGame | None, begin: Begin) -> Scene | None:
        return None

    def pending(self, saved: SavedGame) -> str:
        return ""

    def tabletop(self, rooms: Rooms, party: Party) -> Tabletop:
        seats = len(party.seats)
        layouts = layout.venues(self._folders, seats)
        path = layouts.get(party.venue) or next(iter(layouts.values()))
        return Tabletop(rooms, party, layout.load(path, needed(seats)), self._library)

    def guide(self, rooms: Rooms) -> Handbook:
        return self._library.handbook(rooms)

    def trophies(self, rooms: Rooms, party: Party, ending: Ending, seat: Seat) -> list[Trophy]:
        words, shed = rooms.desk.words(party.names), ending.state.garden.sheds[seat]
        return [
            Trophy(
                partial(snail, kind),
                words.piece(kind.noun, seat, ""),
                partial(self._library.zoom, rooms, shed, number),
            )
            for number, kind in enumerate(shed)
        ]

    def signs(self, ending: Ending, seat: Seat) -> Mapping[int, Sign]:
        """A snail for those that are there, and how many."""
        shed = ending.state.garden.sheds[seat]
        return {0: Sign(partial(snail, shed[0]), str(len(shed)))} if shed else {}

    def verdict(self, state: State, words: Words) -> str:
        won = [words.seat(standing.seat) for standing in standings(state.garden) if standing.won]
        return words.sentence("The best snails are with {players}.").format(players=words.listed(won))


def staged(art: Art, letters: Type, folders: Sequence[Path]) -> Staging:
    """As the house puts a game on."""
    return Staging(SnailShow(letters, folders), "icon/icon_128")
