"""Beasty Bar, as the house shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from game.beasty_bar.rules import scoring
from game.beasty_bar.rules.animals import ANIMALS, OWNER, SPECIES, Card
from game.beasty_bar.rules.setup import Scoring, decisions
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import needed
from game.beasty_bar.show.scenery import BarScenery
from game.beasty_bar.show.sound_words import SOUND_WORDS
from game.core.messages import N_
from game.core.module import Words
from game.core.rules import Seat
from game.services import files
from game.services.course import Kept
from game.services.saved_game import SavedGame
from game.shell import layout
from game.shell.desk import Desk
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES, Dress
from game.shell.paint.type import Type
from game.shell.scenes.new_game import NewGame
from game.shell.scenes.results import Results
from game.shell.scenes.scene import Scene
from game.shell.scenes.table import Table
from game.shell.scenes.title import Title
from game.shell.scenes.ways import Ways
from game.shell.show import Party, Picture
from game.shell.stage import Box

HOW_IT_STANDS = N_("Turn {turn} · {guests}")
CHOOSING_DECKS = N_("Choosing decks · {players}")
OUR_VENUES = (N_("Night street"), N_("Rooftop"))
"""What the levels call themselves; others may add levels of their own."""
TIE_BREAKS = {Scoring.COUNT_2014: "strength", Scoring.COUNT_2015: "points"}
"""What decides between those who have the most guests."""


class BeastyBarShow:
    """Its choices, its scenes, its results."""

    sound_words: Mapping[str, str] = SOUND_WORDS

    def __init__(self, art: Art, letters: Type, level_folders: Sequence[Path]) -> None:
        self._art, self._type, self._folders = art, letters, level_folders
        self.scenery = BarScenery()
        self._expected: tuple[int, str] | None = None
        self._reader = Thread()
        """Reads what takes long before it is wanted."""

    def venues(self, seats: int) -> Mapping[str, str]:
        """Every layout for so many players, the player's own folder included."""
        return {key: layout.venue_name(path) for key, path in self._layouts(seats).items()}

    def _layouts(self, seats: int) -> dict[str, Path]:
        ending = f"_{seats}.tmx"
        return {
            path.name.removesuffix(ending): path
            for folder in self._folders
            for path in files.listed(folder, f"*{ending}")
        }

    def _cards(self, desk: Desk, dress: Dress = LIVERIES) -> CardArt:
        return CardArt(self._art, self._type, desk.words(()).name, dress)

    # Scenes

    def get_ready(self, seats: int, venue: str) -> None:
        """Read a large picture and a good deal of code beside everything else: pygame lets others go on while
        it reads, and so does Python every few milliseconds."""
        if self._expected != (seats, venue) and not self._reader.is_alive():
            self._expected = seats, venue
            self._reader = Thread(target=self._read, args=self._expected, daemon=True)
            self._reader.start()

    def close(self) -> None:
        """A picture must not be read any more when pygame goes."""
        if self._reader.is_alive():
            self._reader.join()

    def _read(self, seats: int, venue: str) -> None:
        from game.beasty_bar.show import preparation, tabletop  # noqa: F401

        with suppress(Exception):  # whoever wants to play there is told what is wrong
            self._layout(seats, venue)

    def ways(self, desk: Desk) -> Ways:
        """Where the table leads to."""
        return Ways(
            again=lambda party: self.opening(desk, party),
            new_game=lambda: NewGame(desk, self, desk.habits.seats, lambda: Title(desk, self)),
            title=lambda: Title(desk, self),
            results=lambda party, ending: Results(desk, self, party, ending, lambda: Title(desk, self)),
        )

    def opening(self, desk: Desk, party: Party) -> Scene:
        """Draft and discard where there is something to choose, then the table; raises `BadLayout`."""
        return self._preparation(desk, party)

    def _preparation(self, desk: Desk, party: Party, saved: SavedGame | None = None) -> Scene:
        self._venue(party)  # before anybody has chosen anything
        from game.beasty_bar.show.preparation import Preparation  # not before there is something to see

        return Preparation(
            desk,
            party,
            self._cards(desk, party.dress),
            self.ways(desk),
            lambda ready, kept: self.table(desk, ready, kept),
            saved,
        )

    def resume(self, desk: Desk, saved: SavedGame) -> Scene:
        """The table as it was left, or the choice of decks; raises `BadLayout`."""
        party = Party.of(saved)
        if _is_open(saved):
            return self._preparation(desk, party.rematch(party.seed), saved)
        return self.table(desk, party, saved)

    def table(self, desk: Desk, party: Party, kept: Kept = None) -> Scene:
        """The table itself; raises `BadLayout`."""
        from game.beasty_bar.show.tabletop import Tabletop  # not before there is something to see

        tabletop = Tabletop(desk, party, self._venue(party), self._art, self._type)
        return Table(desk, party, tabletop, self.ways(desk), kept)

    def _venue(self, party: Party) -> layout.Layout:
        if self._reader.is_alive():
            self._reader.join()
        self._expected = len(party.seats), party.venue
        return self._layout(*self._expected)

    def _layout(self, seats: int, venue: str) -> layout.Layout:
        layouts = self._layouts(seats)
        path = layouts.get(venue) or next(iter(layouts.values()))
        return layout.load(path, needed(seats))

    def score_line(self, saved: SavedGame, words: Words, *, closed: bool) -> str:
        """The turn, and how many guests everybody has brought in, unless the bar is closed."""
        state: State = saved.match.state
        names = [words.seat(Seat(seat)) for seat in range(state.players)]
        if _is_open(saved):
            return words.sentence(CHOOSING_DECKS).format(players=", ".join(names))
        tallies = scoring.scores(state.bar, state.players)
        counted = [
            f"{name}\N{NO-BREAK SPACE}{tally.animals}" for name, tally in zip(names, tallies, strict=True)
        ]
        guests = names if closed else counted
        return words.sentence(HOW_IT_STANDS).format(turn=state.turn + 1, guests=", ".join(guests))

    def guide(self, desk: Desk) -> Scene:
        """The animals, and the rules."""
        from game.beasty_bar.show.library import Library  # not before somebody reads
        from game.shell.scenes.guide import Guide

        return Guide(desk, Library(desk, self._cards(desk)).handbook())

    # Results

    def zoom_guest(self, desk: Desk, party: Party, state: State, seat: Seat, number: int) -> Scene:
        """One of a seat's guests, between the others."""
        from game.beasty_bar.show.library import Library  # not before somebody looks

        cards = self._cards(desk, party.dress)
        return Library(desk, cards, party.names).zoom(self._guests(state, seat), number)

    def _guests(self, state: State, seat: Seat) -> list[Card]:
        return [card for card in sorted(state.bar, reverse=True) if OWNER[card] == seat]

    def guests(self, party: Party, state: State, seat: Seat) -> list[Picture]:
        """A seat's guests, the strongest first."""
        cards = CardArt(self._art, self._type, str, party.dress)
        return [self._mini(cards, card) for card in self._guests(state, seat)]

    def guest_names(self, state: State, seat: Seat, words: Words) -> list[str]:
        """Whose animals they are."""
        return [words.piece(ANIMALS[SPECIES[card]].name, seat, "") for card in self._guests(state, seat)]

    def _mini(self, cards: CardArt, card: Card) -> Picture:
        def picture(brush: Brush, box: Box) -> None:
            brush.surface.blit(cards.mini(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

        return picture

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


def _is_open(saved: SavedGame) -> bool:
    """People are still choosing their decks."""
    match, sitting = saved.match, saved.sitting
    if sitting.decided is None or match.actions:
        return False
    asked = sitting.asked or match.setup
    return sitting.decided < len(decisions(asked, match.setup, Party.of(saved).people))


def _victory(by: Scoring, guests: int, words: Words) -> str:
    """How somebody won."""
    if by is Scoring.POINTS_2019:
        return words.plural(
            "{players}: {points} points with one guest.",
            "{players}: {points} points with {guests} guests.",
            guests,
        )
    return words.plural(
        "{players} brought one guest into the bar.",
        "{players} brought {guests} guests into the bar.",
        guests,
    )


def _tie_break(by: Scoring, guests: int, words: Words) -> str:
    """How somebody won who had no more guests than others."""
    if by is Scoring.COUNT_2014:
        return words.plural(
            "{players} brought one guest each; the lower sum of strengths wins, {sums}.",
            "{players} brought {guests} guests each; the lower sum of strengths wins, {sums}.",
            guests,
        )
    return words.plural(
        "{players} brought one guest each; the higher sum of points wins, {sums}.",
        "{players} brought {guests} guests each; the higher sum of points wins, {sums}.",
        guests,
    )
