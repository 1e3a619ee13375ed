"""Fantasy Pub, as the house shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.show.rooms import needed
from game.fantasy_pub.show.scenery import PubScenery
from game.fantasy_pub.show.sound_words import SOUND_WORDS
from game.fantasy_pub.telling.cast import first_name
from game.services.saved_game import SavedGame
from game.shell import show as shell
from game.shell.pages import Handbook
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Begin, Ending, Party, Rooms, Sign, Trophy
from game.shell.venues import Venues

if TYPE_CHECKING:
    from game.fantasy_pub.show.library import Library


class FantasyPubShow:
    """Its board, its book, and what was brought home."""

    sound_words: Mapping[str, str] = SOUND_WORDS

    def __init__(self, art: Art, letters: Type, level_folders: Sequence[Path]) -> None:
        self._art, self._type = art, letters
        self.scenery = PubScenery()
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
        return self._library(rooms).handbook()

    def _library(self, rooms: Rooms, party: Party | None = None) -> Library:
        from game.fantasy_pub.show.library import Library  # not before somebody reads

        return Library(rooms, self._art, self._type, party)

    # Results

    def trophies(self, rooms: Rooms, party: Party, ending: Ending, seat: Seat) -> list[Trophy]:
        """Those of a seat who went home, in order, with what they brought along."""
        from game.fantasy_pub.show.endings import cheering, gone_home  # not before a game is over

        library, words = self._library(rooms, party), party.words(rooms.desk)
        home = gone_home(ending.events, ending.state, seat)
        return [
            Trophy(
                library.portraits.small(who, "" if points is None else str(points)),
                words.piece(first_name(who, words), seat, ""),
                partial(library.look_at, [*home], number),
                cheering(who, party.dress),
            )
            for number, (who, points) in enumerate(home.items())
        ]

    def signs(self, ending: Ending, seat: Seat) -> Mapping[int, Sign]:
        """Mugs, the card, and coins."""
        from game.fantasy_pub.show.cards import PlusMinus
        from game.fantasy_pub.show.endings import signs

        return signs(ending.state, seat, PlusMinus(self._art, self._type))

    def verdict(self, state: State, words: Words) -> str:
        """Why it ended as it did."""
        from game.fantasy_pub.show.endings import verdict

        return verdict(state, words)


def _import_the_board() -> None:
    from game.fantasy_pub.show import tabletop  # noqa: F401
