"""What comes of the things that are done with games: on the disk, on the clipboard, or where they lead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.errors import GameError
from game.core.messages import N_
from game.services import clipboard, files
from game.services.archive.importing import FileReading
from game.services.archive.rows import GameRow, Wanted
from game.services.chores import Chore, Progress, State
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.history.asked import Reviewer, Shelf
from game.shell.layout import BadLayout
from game.shell.scenes.menu.saved_games import resume
from game.shell.scenes.notice import Notice, refused
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Party

UNREVIEWED = N_("The review stopped early. Start it again to continue.")


class Doing:
    """Does what somebody wants. Whatever cannot be done changes nothing, and says why."""

    def __init__(self, desk: Desk, ways: Ways, shelf: Shelf, reviewer: Reviewer) -> None:
        self._desk, self._ways, self._shelf, self._reviewer = desk, ways, shelf, reviewer
        self.then: Go = STAY
        """Where the list leads on to by itself, once."""
        self._reviews: dict[Path, Chore] = {}
        """Those that are being made."""
        self._reviewed: set[Path] = set()
        """What was reviewed since the list was opened."""
        self.reading: FileReading | None = None
        """The file that somebody has dropped, until it has been read."""
        self.deleted: Any = None
        """How to bring back the game that was deleted last, if that can be done."""
        self._was: Path | None = None
        """Where that one was."""

    def tried(self, deed: Callable[[], Go]) -> Go:
        """Where it leads; a sentence about why, where it cannot be done."""
        try:
            return deed()
        except OSError as error:
            return Push(Notice(self._desk, self._desk.say(files.reason(error))))
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)

    # Where games lead

    def open(self, row: GameRow, back: Scene) -> Go:
        """Watch a game that is over, go on with another one."""
        saved = self._shelf.open(row)
        if not saved.ended:
            return resume(self._desk, self._ways, saved)
        return self._into(saved, back, lambda: Push(self._ways.viewer(saved)))

    def again(self, row: GameRow, back: Scene) -> Go:
        """The same players, and all lies as it did at the beginning; so sits whoever began."""
        saved = self._shelf.open(row)
        party = Party.of(saved).after(saved.sitting).again()
        return self._into(saved, back, lambda: Swap(self._ways.begin(party)))

    def _into(self, saved: SavedGame, back: Scene, lead: Callable[[], Go]) -> Go:
        """Where something of a game leads, whichever is on. What was painted for another one has to be left:
        then the list leads on from above the title."""
        if saved.module.key == self._desk.module.key:
            return lead()
        self._desk.foyer.turn_to(saved.module.key)
        self.then = self.tried(lead)
        return Swap(self._ways.title(Push(back)), all=True)

    # Reviews

    def reviewed(self, row: GameRow) -> bool:
        """All that it takes is there."""
        return row.reviewed or row.path in self._reviewed

    def progress(self, row: GameRow) -> Progress | None:
        """How far its review is, while it is being made."""
        chore = self._reviews.get(row.path)
        return None if chore is None else chore.progress

    def review(self, row: GameRow, back: Scene) -> Go:
        """Have it reviewed; stop that, if it is on; show it, if it is done."""
        if row.path in self._reviews:
            self._reviews.pop(row.path).cancel()
        elif self.reviewed(row):
            saved = self._shelf.open(row)
            return self._into(saved, back, lambda: Push(self._ways.review_pages(saved)))
        else:
            self._reviews[row.path] = self._reviewer.begin(self._desk.chores, self._shelf.open(row))
        return STAY

    def finished(self) -> list[Chore]:
        """The reviews that have ended since somebody asked."""
        over = {path: chore for path, chore in self._reviews.items() if chore.over}
        for path, chore in over.items():
            del self._reviews[path]
            if chore.state is State.DONE:
                self._reviewed.add(path)
        return list(over.values())

    # On the disk; what was deleted can be brought back until something else is done

    def pin(self, row: GameRow) -> None:
        """On top of the list, or no longer."""
        self.deleted = None
        self._shelf.pin(row, not row.pinned)

    def rename(self, row: GameRow, title: str) -> None:
        """Call it that."""
        self.deleted = None
        self._shelf.rename(row, title)

    def delete(self, row: GameRow) -> None:
        """Nobody wants it, or its review."""
        if row.path in self._reviews:
            self._reviews.pop(row.path).cancel()
        self.deleted, self._was = self._shelf.delete(row), row.path

    def restore(self) -> Path | None:
        """The game that was deleted last; says where it was, and is again."""
        self._shelf.restore(self.deleted)
        self.deleted = None
        return self._was

    # To take along, and from elsewhere

    def copy(self, row: GameRow) -> bool:
        """All of it, as text; False if there is no clipboard."""
        return clipboard.copy(self._shelf.open(row).data.decode())

    def read(self, file: str) -> None:
        """Have a game read that is in a file; `reading` tells when it is there. Raises a `GameError`."""
        self.stop_reading()
        self.reading = FileReading(Path(file), self._desk.chores)

    def stop_reading(self) -> None:
        """Nothing comes of the file any more."""
        if self.reading is not None:
            self.reading.cancel()
        self.reading = None

    def taken_in(self, text: str) -> tuple[GameRow, bool]:
        """The game that a text tells of, and whether it is new here."""
        self.deleted, before = None, self._shelf.count(Wanted())
        row = self._shelf.import_text(text)
        return row, self._shelf.count(Wanted()) > before
