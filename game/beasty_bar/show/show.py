"""Beasty Bar, as the house shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from game.beasty_bar.rules import scoring
from game.beasty_bar.rules.animals import ANIMALS, OWNER, SPECIES
from game.beasty_bar.rules.setup import Scoring, decisions
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import needed
from game.beasty_bar.show.scenery import BarScenery
from game.beasty_bar.show.sound_words import SOUND_WORDS
from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import Words
from game.services.saved_game import SavedGame
from game.shell import show as shell
from game.shell.desk import Desk
from game.shell.layout import Layout
from game.shell.pages import Handbook
from game.shell.paint.art import Art
from game.shell.paint.palette import LIVERIES, Dress
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Begin, Ending, Party, Rooms, Sign, Trophy
from game.shell.venues import Venues

CHOOSING_DECKS = N_("Choosing decks")
OUR_VENUES = (N_("Night street"), N_("Rooftop"))
"""What the levels call themselves; others may add levels of their own."""
TIE_BREAKS = {Scoring.COUNT_2014: "strength", Scoring.COUNT_2015: "points"}
"""What decides between those who have the most guests."""


class BeastyBarShow:
    """Its choices, its scenes, its results."""

    sound_words: Mapping[str, str] = SOUND_WORDS

    def __init__(self, art: Art, letters: Type, level_folders: Sequence[Path]) -> None:
        self._art, self._type = art, letters
        self.scenery = BarScenery()
        self._venues = Venues(level_folders, needed, _import_the_board)

    def venues(self, seats: int) -> Mapping[str, str]:
        """Every layout for so many players, the player's own folder included."""
        return self._venues.named(seats)

    def _cards(self, desk: Desk, dress: Dress = LIVERIES) -> CardArt:
        return CardArt(self._art, self._type, desk.words(()).name, dress)

    # Scenes

    def get_ready(self, seats: int, venue: str) -> None:
        """Read the layout and the code of the board."""
        self._venues.get_ready(seats, venue)

    def close(self) -> None:
        """A picture must not be read any more when pygame goes."""
        self._venues.close()

    def before(self, rooms: Rooms, party: Party, kept: SavedGame | None, begin: Begin) -> Scene | None:
        """Draft and discard, where there is something to choose."""
        if kept is None:
            setup = rooms.desk.module.prepare(party.setup, party.seed, party.computers)
            pending = bool(decisions(party.setup, setup, party.people))
        else:
            setup, pending = kept.match.setup, bool(self.pending(kept))
        if not pending:
            return None
        self._venue(party)  # before anybody has chosen anything
        from game.beasty_bar.show.preparation import Preparation  # not before there is something to see

        cards = self._cards(rooms.desk, party.dress)
        return Preparation(rooms, party, setup, cards, begin, kept)

    def pending(self, saved: SavedGame) -> str:
        """People are still choosing their decks."""
        match, sitting = saved.match, saved.sitting
        if sitting.decided is None or match.actions:
            return ""
        asked = sitting.asked or match.setup
        open_to = decisions(asked, match.setup, Party.of(saved).people)
        return CHOOSING_DECKS if sitting.decided < len(open_to) else ""

    def tabletop(self, rooms: Rooms, party: Party) -> shell.Tabletop:
        """The street and everything around it."""
        from game.beasty_bar.show.tabletop import Tabletop  # not before there is something to see

        return Tabletop(rooms, party, self._venue(party), self._art, self._type)

    def _venue(self, party: Party) -> Layout:
        return self._venues.layout(len(party.seats), party.venue)

    def guide(self, rooms: Rooms) -> Handbook:
        """The animals, and the rules."""
        from game.beasty_bar.show.library import Library  # not before somebody reads

        return Library(rooms, self._cards(rooms.desk)).handbook()

    # Results

    def trophies(self, rooms: Rooms, party: Party, ending: Ending, seat: Seat) -> list[Trophy]:
        """A seat's guests, the strongest first."""
        cards, words = self._cards(rooms.desk, party.dress), rooms.desk.words(party.names)
        guests = [card for card in sorted(ending.state.bar, reverse=True) if OWNER[card] == seat]

        def zoom(number: int) -> Scene:
            from game.beasty_bar.show.library import Library  # not before somebody looks

            return Library(rooms, cards, party.names).zoom(guests, number)

        return [
            Trophy(
                cards.small(card),
                words.piece(ANIMALS[SPECIES[card]].name, seat, ""),
                partial(zoom, number),
            )
            for number, card in enumerate(guests)
        ]

    def signs(self, ending: Ending, seat: Seat) -> Mapping[int, Sign]:
        """Numbers are enough: there are two of them."""
        return {}

    def verdict(self, state: State, words: Words) -> str:
        """Why it ended as it did."""
        tallies = scoring.scores(state.bar, state.players)
        winners = scoring.winners(tallies, state.options.scoring)
        best = tallies[winners[0]]
        if scoring.tied(tallies) and state.options.scoring in TIE_BREAKS:
            seats = [seat for seat in range(state.players) if tallies[seat].animals == best.animals]
            sums = [str(getattr(tallies[seat], TIE_BREAKS[state.options.scoring])) for seat in seats]
        else:
            seats, sums = list(winners), []
        template = _tie_break if sums else _victory
        return template(state.options.scoring, best.animals, words).format(
            players=words.listed([words.seat(Seat(seat)) for seat in seats]),
            guests=best.animals,
            points=best.points,
            sums=" : ".join(sums),
        )


def _import_the_board() -> None:
    from game.beasty_bar.show import preparation, tabletop  # noqa: F401


def _victory(by: Scoring, guests: int, words: Words) -> str:
    """How somebody won."""
    if by is Scoring.POINTS_2019:
        return words.plural(
            "{players}: {points} points with one animal.",
            "{players}: {points} points with {guests} animals.",
            guests,
        )
    return words.plural(
        "{players} got one animal into the bar.",
        "{players} got {guests} animals into the bar.",
        guests,
    )


def _tie_break(by: Scoring, guests: int, words: Words) -> str:
    """How somebody won who had no more guests than others."""
    if by is Scoring.COUNT_2014:
        return words.plural(
            "{players} tie at one animal each. Lower total strength wins: {sums}.",
            "{players} tie at {guests} animals each. Lower total strength wins: {sums}.",
            guests,
        )
    return words.plural(
        "{players} tie at one animal each. More points wins: {sums}.",
        "{players} tie at {guests} animals each. More points wins: {sums}.",
        guests,
    )
