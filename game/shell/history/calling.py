"""Somebody who has played is called something else from now on."""

from __future__ import annotations

from game.services.archive.persons import LONGEST, call
from game.services.archive.rows import ME
from game.services.chores import Chore
from game.shell.desk import Desk
from game.shell.history.asked import Shelf
from game.shell.profiles import clean, remembered
from game.shell.quill import Quill
from game.shell.signals import Intent, Press, Signal


class Caller:
    """Has a name written, or chosen among those of people who have played here, and gives it to somebody."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self._desk, self._shelf = desk, shelf
        self.quill = Quill(LONGEST)
        self._person = ""
        self.wanted = ""
        """Which name, where somebody else has it and is asked whether both are the same."""

    def begin(self, person: str) -> None:
        """Somebody wants to call that person something else."""
        self._person = person
        self.quill.begin(self._known)

    @property
    def _known(self) -> str:
        """What the person is called now; whoever has no name yet is called nothing."""
        return "" if self._person == ME else self._person

    @property
    def _offered(self) -> list[str]:
        return list(dict.fromkeys([self._known, *remembered(self._desk.settings)]))

    def handle(self, signal: Signal) -> str:
        """The new name, when there is one."""
        match signal:
            case Press(Intent.LEFT | Intent.RIGHT as side) if len(offered := self._offered) > 1:
                at = offered.index(self.quill.text) if self.quill.text in offered else 0
                step = 1 if side is Intent.RIGHT else -1
                self.quill.begin(offered[(at + step) % len(offered)])
                return ""
        name = clean(self.quill.handle(signal) or "")
        return "" if name == self._known else name

    def is_taken(self, name: str) -> bool:
        """Somebody who has played here is called that."""
        return name in self._shelf.values().persons

    def give(self, name: str) -> Chore | None:
        """From now on, and in all that was played; raises a `GameError` where that cannot be. The chore
        changes the files, if there are any to change."""
        person, desk = self._person, self._desk
        chore = self._shelf.rename_person(person, name, desk.chores)
        call(desk.settings, person, name)
        desk.learned.call(person, name)
        desk.save_settings()
        return chore
