"""Where to go from a scene of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.lessons import Lesson
from game.core.tutor import Tutor
from game.services.course import Kept
from game.services.saved_game import SavedGame
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.scene import STAY, Go, Scene
from game.shell.show import Ending, Party, Rooms, Show

if TYPE_CHECKING:  # it stands on the table, which stands on this
    from game.shell.school.taught import Lectern


class Ways(Rooms, Protocol):
    """The scenes that others lead to."""

    @property
    def show(self) -> Show:
        """How the game is shown that one gets to."""

    def title(self, then: Go = STAY) -> Scene:
        """Where everything starts; `then` is where it leads on to by itself, once."""

    def begin(self, party: Party) -> Scene:
        """A new game; raises `BadLayout`."""

    def resume(self, saved: SavedGame) -> Scene:
        """A game as it was left; raises `BadLayout`."""

    def table(self, party: Party, kept: Kept = None) -> Scene:
        """The table itself, where nothing is left to decide before the deal; raises `BadLayout`."""

    def lessons(self) -> Scene:
        """What there is to learn of the game that is on."""

    def lesson(self, lesson: Lesson, *, anew: bool = False) -> Scene:
        """A lesson where it was left, or `anew`; raises a `GameError` or `BadLayout`."""

    def lesson_goes_on(self, tutor: Tutor, lectern: Lectern) -> Scene:
        """The next table of a lesson."""

    def lesson_done(self, lesson: Lesson) -> Scene:
        """What comes after a lesson."""

    def history(self) -> Scene:
        """All games that were played."""

    def viewer(
        self, saved: SavedGame, at: int | None = None, *, trying: bool = False, live: bool = False
    ) -> Scene:
        """A game looked back at, from the beginning or `at` so many actions; `trying` another move there.

        A `live` one goes on below: at its end the viewer closes. Raises `BadLayout`.
        """

    def results(self, party: Party, ending: Ending) -> Scene:
        """How it ended."""

    def review_pages(self, saved: SavedGame) -> Scene:
        """What a review says about a game that is over, over whatever is there."""

    def after_pause(self, choice: PauseChoice, party: Party) -> Go:
        """Where a pause leads; the game that is left can be gone on with from the title."""
