"""The lines of the log: which are looked for, and which is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.searching import found, words_of
from game.core.telling import Entry
from game.shell.desk import Desk
from game.shell.marked import plain
from game.shell.table.log_sheet import LogPage

LONGEST_QUERY = 40


class Lines:
    """What can be read now, turn by turn."""

    def __init__(self, desk: Desk, pages: Sequence[LogPage]) -> None:
        self._desk, self._all = desk, tuple(pages)
        self.query: str | None = None
        """What is looked for, while somebody does."""
        self._show(self._all)

    def _show(self, pages: Sequence[LogPage]) -> None:
        self.pages = tuple(pages)
        self.steps = [(page, entry) for page in pages for entry in page.entries]
        """Every line, and the turn it belongs to."""
        self.at = -1
        """The number of the chosen line."""

    @property
    def chosen(self) -> Entry | None:
        """The line that the keys and buttons are about."""
        return self.steps[self.at][1] if self.steps else None

    @property
    def turn(self) -> int:
        """The number of the turn that it belongs to."""
        return self.steps[self.at][0].turn.number

    @property
    def closed(self) -> bool:
        """That turn is not seen again; whoever wants to is told why."""
        return bool(self.steps) and self.steps[self.at][0].closed

    def nearest(self, step: int) -> int:
        """The number of a line that there is."""
        return min(max(step, 0), len(self.steps) - 1)

    def first(self, page: LogPage) -> int:
        """The first line of a turn."""
        return next(number for number, step in enumerate(self.steps) if step[0] is page)

    def look_for(self, query: str | None) -> int:
        """Keep the lines with these words only, with None all of them; says which to go to."""
        turn = self.turn if self.steps else None
        self.query = None if query is None else query[:LONGEST_QUERY]
        self._show(_found(self._all, query or ""))
        turns = [page.turn.number for page, _ in self.steps]
        return turns.index(turn) if turn in turns else len(self.steps) - 1

    def heading(self, page: LogPage) -> str:
        """Whose turn it was."""
        return self._desk.say("{name}, turn {number}", name=page.name, number=page.turn.number)

    def text(self) -> str:
        """All that is shown, to take along."""
        lines = []
        for page in self.pages:
            steps = [f"    {plain(entry.text)}" for entry in page.entries]
            lines += [self.heading(page), *steps, *(f'    "{reason}"' for reason in page.turn.reasons)]
        return "\n".join([*lines, ""])

    def nothing(self) -> str:
        """Why there are no lines."""
        say = self._desk.say
        if any(page.closed for page in self._all):
            return say(
                "Nothing found in the last two rounds. Older turns stay hidden until the game is over."
            )
        return say("Nothing found.") if self._all else say("The game has just begun.")


def _found(pages: Sequence[LogPage], query: str) -> list[LogPage]:
    """The lines that hold all the words, and the turns they belong to."""
    words, kept = words_of(query), []
    for page in pages:
        lines = (entry for entry in page.entries if found(words, f"{page.name} {plain(entry.text)}"))
        kept.append(replace(page, entries=tuple(lines)))
    return [page for page in kept if page.entries]
