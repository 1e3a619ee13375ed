"""How one gets from scene to scene: the one place of the house that knows them all."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from game.core.errors import GameError
from game.core.history import Turn
from game.core.lessons import Lesson, names
from game.core.rules import Seat
from game.core.tutor import Tutor
from game.services.course import Kept
from game.services.learned import Kept as Learnt
from game.services.learned import called, person_of
from game.services.saved_game import SavedGame
from game.services.saves import Journal
from game.shell.beginners import seats_offered
from game.shell.desk import Desk
from game.shell.pages import Page
from game.shell.paint.type import Type
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.menu.title import Title
from game.shell.scenes.scene import STAY, Go, Leave, Scene, Swap
from game.shell.show import Ending, Party, Show

if TYPE_CHECKING:
    from game.shell.school.taught import Lectern


class Routes:
    """Builds every scene of the house. Scenes know it as `Ways`, a game as `Rooms`."""

    def __init__(self, desk: Desk, show: Show) -> None:
        self.desk, self.show = desk, show

    # Between games

    def title(self, then: Go = STAY) -> Scene:
        """Where everything starts; `then` is where it leads on to by itself, once."""
        self.desk.saves.leave()
        return Title(self.desk, self, then)

    def new_game(self) -> Scene:
        """Where it is chosen what to play, with nothing below."""
        self.desk.saves.leave()
        return NewGame(self.desk, self, seats_offered(self.desk), alone=True)

    def guide(self) -> Scene:
        """How the game is played."""
        from game.shell.scenes.reading.guide import Guide  # not before somebody reads

        return Guide(self.desk, self.show.guide(self))

    def history(self) -> Scene:
        """All games that were played."""
        from game.shell.history.scene import History  # not before somebody looks back

        desk = self.desk
        return History(desk, self, desk.archive, desk.reviews, datetime.now)

    # Learning

    def lessons(self) -> Scene:
        """What there is to learn."""
        from game.shell.school.listed import Lessons  # not before somebody learns

        return Lessons(self.desk, self)

    def lesson(self, lesson: Lesson, *, anew: bool = False) -> Scene:
        """A lesson where it was left, or `anew`; raises a `GameError` or `BadLayout`."""
        from game.shell.school.taught import Lectern

        module, lectern = self.desk.module, Lectern()
        tutor = Tutor(module, lesson, lectern)
        at = self.desk.learned.of(person_of(self.desk.settings), module.key).get(lesson.key, Learnt()).at
        if at is not None and not anew:
            with suppress(GameError):  # the lesson may be another one by now
                tutor = Tutor.resumed(module, lesson, at, lectern)
        return self.lesson_goes_on(tutor, lectern)

    def lesson_goes_on(self, tutor: Tutor, lectern: Lectern) -> Scene:
        """The next table of a lesson."""
        from game.shell.school.scene import LessonTable

        match, seats = tutor.match, tutor.seats
        everybody = names(tutor.lesson, called(self.desk.settings))
        venues = self.show.venues(len(seats))
        wish = self.desk.habits.venue
        venue = wish if wish in venues else next(iter(venues), "")
        party = Party(seats, everybody, match.setup, match.beginning, venue)
        return LessonTable(self.desk, party, self.show.tabletop(self, party), self, tutor, lectern)

    def lesson_done(self, lesson: Lesson) -> Scene:
        """What comes after a lesson."""
        from game.shell.school.done import LessonDone

        return LessonDone(self.desk, self, lesson)

    # Into a game and out of it

    def begin(self, party: Party) -> Scene:
        """What people decide before the deal, if anything, then the table; raises `BadLayout`."""
        return self.show.before(self, party, None, self.table) or self.table(self._decided(party))

    def _decided(self, party: Party) -> Party:
        """With whatever the computers decide before the deal, where people decide nothing."""
        setup = self.desk.module.prepare(party.setup, party.seed, party.computers)
        return replace(party, setup=setup, asked=party.asked or party.setup)

    def resume(self, saved: SavedGame) -> Scene:
        """A game as it was left, before the deal or at the table; raises `BadLayout`."""
        party = Party.of(saved)
        undecided = self.show.before(self, party.rematch(party.seed), saved, self.table)
        return undecided or self.table(party, saved)

    def table(self, party: Party, kept: Kept = None) -> Scene:
        """The table itself; raises `BadLayout`."""
        from game.shell.table.scene import Table  # not before somebody plays

        return Table(self.desk, party, self.show.tabletop(self, party), self, kept)

    def viewer(
        self, saved: SavedGame, at: int | None = None, *, trying: bool = False, live: bool = False
    ) -> Scene:
        """A game looked back at; another game than the one on the desk is turned to. Raises `BadLayout`."""
        from game.shell.viewer.scene import Viewer  # not before somebody looks back

        if saved.module.key != self.desk.module.key:
            self.desk.foyer.turn_to(saved.module.key)
        tabletop = self.show.tabletop(self, Party.of(saved))
        reviews = self.desk.reviews
        return Viewer(self.desk, self, saved, tabletop, at, trying=trying, live=live, reviews=reviews)

    def results(self, party: Party, ending: Ending) -> Scene:
        """How it ended."""
        from game.shell.scenes.results.results import Results  # not before a game is over

        self.desk.learned.end_game(party.finishers, self.desk.module.key)
        return Results(self.desk, self, party, ending)

    def review_pages(self, saved: SavedGame) -> Scene:
        """What a review says about a game that is over."""
        from game.shell.scenes.results.overlay import ReviewOverlay  # not before somebody looks back

        return ReviewOverlay(self.desk, self, Party.of(saved), saved)

    def after_pause(self, choice: PauseChoice, party: Party) -> Go:
        """Where a pause leads; the game that is left can be gone on with from the title."""
        match choice:
            case PauseChoice.RESTART:
                return Swap(self.begin(party.again()))
            case PauseChoice.NEW_GAME:
                return Swap(self.new_game(), all=True)
            case PauseChoice.TITLE:
                return Swap(self.title(), all=True)
            case PauseChoice.QUIT:
                return Leave()
            case PauseChoice.RESUME:
                return STAY

    # What a game is given

    def zoom(self, letters: Type, pages: Sequence[Page], number: int = 0, *, secret: bool = False) -> Scene:
        """A page as large as it gets, between others."""
        from game.shell.scenes.reading.zoom import Zoom  # not before somebody looks

        return Zoom(self.desk, letters, pages, number, secret=secret)

    def fan(
        self, letters: Type, title: str, note: str, pages: Sequence[Page], *, secret: bool = False
    ) -> Scene:
        """Things side by side."""
        from game.shell.scenes.reading.fan import Fan  # not before somebody looks

        return Fan(self.desk, letters, title, note, pages, secret=secret)

    def watch(self, party: Party, title: str, turn: Turn) -> Scene:
        """A turn that nobody has played, at a table of its own; raises `BadLayout`."""
        from game.shell.table.rerun import Rerun  # not before somebody watches
        from game.shell.table.tableau import Tableau

        tableau = Tableau(self.desk, party, self.show.tabletop(self, party))
        return Rerun(self.desk, party, tableau, [turn], [], title)

    def pass_to(self, seat: Seat, party: Party, journal: Journal | None) -> Scene:
        """A curtain before the deal, until that seat looks."""
        from game.shell.table.curtain import Curtain  # not before somebody plays

        proof = party.proof(self.desk.module.rules, journal)
        return Curtain(self.desk, seat, party, (), lambda: Pause(self.desk, proof, hide=True))

    def left(self, result: object, party: Party) -> Go | None:
        """Where a scene that closed with this leads to, if somebody there wants to leave; else None."""
        return self.after_pause(result, party) if isinstance(result, PauseChoice) else None
