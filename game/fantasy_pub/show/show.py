"""Fantasy Pub, as the house shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.show.rooms import needed
from game.services.saved_game import SavedGame
from game.shell import show as shell
from game.shell.pages import Handbook
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenery import Scenery
from game.shell.scenes.scene import Scene
from game.shell.show import Begin, Party, Rooms, Trophy
from game.shell.venues import Venues


class FantasyPubShow:
    """Its board, its book, and what was brought home."""

    sound_words: Mapping[str, str] = {}

    def __init__(self, art: Art, letters: Type, level_folders: Sequence[Path]) -> None:
        self._art, self._type = art, letters
        self.scenery = Scenery("Fantasy Pub")
        self._venues = Venues(level_folders, needed, _import_the_board)

    def venues(self, seats: int) -> Mapping[str, str]:
        """Every layout for so many players, the player's own folder included."""
        return self._venues.named(seats)

    def get_ready(self, seats: int, venue: str) -> None:
        """Read the layout and the code of the board."""
        self._venues.get_ready(seats, venue)

    def close(self) -> None:
        """A picture must not be read any more when pygame goes."""
        self._venues.close()

    def before(self, rooms: Rooms, party: Party, kept: SavedGame | None, begin: Begin) -> Scene | None:
        """Nothing is decided before the deal: event cards are put away after it."""
        return None

    def pending(self, saved: SavedGame) -> str:
        """So nothing can be open."""
        return ""

    def tabletop(self, rooms: Rooms, party: Party) -> shell.Tabletop:
        """The room with its tables."""
        from game.fantasy_pub.show.tabletop import PubTabletop  # not before there is something to see

        layout = self._venues.layout(len(party.seats), party.venue)
        return PubTabletop(rooms, party, layout, self._art, self._type)

    def guide(self, rooms: Rooms) -> Handbook:
        """Races, events, and the rules."""
        return Handbook((), (), (), self._type)

    def trophies(self, rooms: Rooms, party: Party, state: State, seat: Seat) -> list[Trophy]:
        """Those of a seat who went home."""
        return []

    def verdict(self, state: State, words: Words) -> str:
        """Why it ended as it did."""
        return ""


def _import_the_board() -> None:
    from game.fantasy_pub.show import tabletop  # noqa: F401
