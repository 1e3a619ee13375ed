"""Whoever keeps the index: opens it, has it brought up to the folder, does without the disk if need be."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from game.core.listing import Games
from game.core.messages import N_
from game.services.archive.bringing import (
    Brought,
    Changes,
    bring_up,
    changes,
    entry_in,
    open_index,
    throw_away,
)
from game.services.archive.entries import Entry, Place, Stamp
from game.services.archive.index import PATIENCE, Damaged, Index, Locked, Unusable
from game.services.archive.shelves import empty_bin, more_than
from game.services.chores import Chore, Chores, Progress, State
from game.services.news import News
from game.services.saves import Saves

FEW: Final = 4
"""So many games are read sooner than a process is started."""
MANY: Final = 2000
"""With more than that it takes longer than a frame to look what is new."""
FILLED: Final = 100
"""So many are put into an index in memory between two frames."""

LOCKED: Final = N_("Another program is using the list of games. This list may be out of date.")
IN_MEMORY: Final = N_("Could not save the list of games. It will be rebuilt next time.")
FAILED: Final = N_("Could not update the list of games.")

Answer = TypeVar("Answer")


class Keeper:
    """The index of a folder. Nothing here raises: where nobody can tell, the list is shorter for a while."""

    def __init__(self, folder: Path, games: Games, saves: Saves, news: News) -> None:
        self._folder, self._games, self._saves, self._news = folder, games, saves, news
        self.ready = False
        """All that is in the folder is known."""
        self.version = 0
        """Goes up whenever another answer may come of the same question."""
        self.loaded: set[str] = set()
        """The keys of games that are imported already: a few of theirs can be read at once."""
        self._index: Index | None = None
        self._chores: Chores | None = None
        self._chore: Chore | None = None
        self._done = 0
        """How many games the chore has told of."""
        self._hopeless: dict[Place, Stamp] = {}
        """What is in the folder, but no game."""
        self._filling: deque[Entry] = deque()
        """What is still to be put into an index in memory."""
        self._answers: dict[str, Any] = {}
        """The latest ones, for as long as nobody knows better."""

    def close(self) -> None:
        """Nobody asks any more."""
        if self._index is not None:
            self._index.close()
            self._index = None

    # Asking

    def ask(self, what: str, nothing: Answer, question: Callable[[Index], Answer]) -> Answer:
        """What the index answers. Where another program is busy with it, the latest answer to a question of
        that name is repeated, if it has one."""
        answer = self._tried(question)
        if answer is not None and what:
            self._answers[what] = answer
        latest: Answer = self._answers.get(what, nothing)
        return latest if answer is None else answer

    def sure(self, question: Callable[[Index], Answer]) -> Answer | None:
        """The answer of the index as it is now, made anew if need be; None where another program is busy with
        it."""
        answer = self._tried(question)
        return self._tried(question) if answer is None else answer

    def put(self, entries: Sequence[Entry], gone: Iterable[Place] = ()) -> None:
        """These are there now, and those are not any more."""
        self.version += 1
        self._tried(lambda index: index.change(entries, gone))

    def _tried(self, question: Callable[[Index], Answer]) -> Answer | None:
        """None where nobody knows: an index that is damaged is made anew, one that the disk does not take is
        kept in memory."""
        try:
            return question(self._opened())
        except Locked:
            self._news.tell(LOCKED)
            self.ready = False
        except Damaged:
            self.close()
            if throw_away(self._folder):
                self._begin_again()
            else:
                self._leave_disk()
        except Unusable:
            self._leave_disk()
            with suppress(Unusable):
                return question(self._opened())
        return None

    def _opened(self) -> Index:
        if self._index is not None and not self._index.there:  # a job has made it anew, or another program
            self.close()
            self._begin_again()
        if self._index is None:
            self._index = open_index(self._folder, PATIENCE)
        return self._index

    @property
    def _in_memory(self) -> bool:
        return self._index is not None and self._index.path is None

    def _leave_disk(self) -> None:
        """From now on in memory, with all that is known if that can be read."""
        if self._in_memory:
            return
        self._news.tell(IN_MEMORY)
        kept, self._index = self._index, None
        with suppress(Unusable):
            self._index = kept.in_memory() if kept is not None else None
        if kept is not None:
            kept.close()
        self._index = self._index or Index(None)
        self._begin_again()

    def _begin_again(self) -> None:
        """Not everything is known any more."""
        self.ready = False
        self.version += 1
        self._hopeless.clear()
        if self._chore is None and self._chores is not None:
            self.refresh(self._chores)

    # Bringing it up to the folder

    def refresh(self, chores: Chores) -> Chore | None:
        """Look what is new in the folder, and have it read; None if there is nothing to do any more."""
        self._chores = chores
        if self._chore is not None:
            return self._chore
        keys = [listing.key for listing in self._games]
        if (self._tried(Index.size) or 0) > MANY or more_than(MANY, self._folder, keys):
            return self._begin(chores)
        to_do = self._to_do()
        if to_do is None:  # nobody can tell now, or somebody is told to find out already
            return self._chore
        few = len(to_do.new) <= FEW and {place.game for place in to_do.new} <= self.loaded
        if to_do.new and not few:
            return self._begin(chores)
        if to_do.any:
            self._read(to_do)
        empty_bin(self._folder, time.time())
        self.ready = True
        return None

    def steps(self) -> Iterator[Progress]:
        """The same for whoever has nothing else to do meanwhile: all is done after the last step."""
        self.ready = False
        while not self.ready:
            self._take((yield from bring_up(self._folder, self._games, self._known_here())))
            while self._filling:
                self._fill()

    def _known_here(self) -> dict[Place, Stamp] | None:
        """What is known where no other process can look it up."""
        return self._tried(Index.stamps) if self._in_memory else None

    def _to_do(self) -> Changes | None:
        """None where nobody can tell now."""
        known = self._tried(Index.stamps)
        if known is None:
            return None
        new, gone = changes(self._folder, self._games, known)
        hopeless = self._hopeless
        return Changes({place: stamp for place, stamp in new.items() if hopeless.get(place) != stamp}, gone)

    def unread(self, key: str) -> list[Place] | None:
        """The files of a game that nobody has looked into yet; None where nobody can tell now."""
        to_do = self._to_do()
        return None if to_do is None else [place for place in to_do.new if place.game == key]

    def _read(self, to_do: Changes) -> None:
        read = {
            place: entry_in(self._folder, self._games, place, stamp, self._saves)
            for place, stamp in to_do.new.items()
        }
        lost = {place: to_do.new[place] for place, entry in read.items() if entry is None}
        self._hopeless |= lost
        self.put([entry for entry in read.values() if entry is not None], [*to_do.gone, *lost])

    def _begin(self, chores: Chores) -> Chore:
        self.ready, self._done = False, 0
        self._chore = chores.begin(bring_up, self._folder, self._games, self._known_here(), awaited=True)
        return self._chore

    def advance(self) -> None:
        """Call it once per frame: what a chore has found out is known from then on."""
        if self._filling:
            self._fill()
        if self._chore is None:
            return
        if self._chore.progress.done != self._done:
            self._done, self.version = self._chore.progress.done, self.version + 1
        if self._chore.over:
            chore, self._chore = self._chore, None
            if chore.state is State.DONE:
                self._take(chore.result)
            elif chore.state is not State.CANCELLED:
                self._news.tell(FAILED)

    def _take(self, brought: Brought) -> None:
        """What came of it."""
        self.version += 1
        for sentence in brought.told:
            self._news.tell(sentence)
        self._hopeless |= dict(brought.hopeless)
        if not brought.written and not self._in_memory:
            self._leave_disk()
            return
        if self._index is not None and not self._index.there:
            self.close()  # that was damaged, and is another one now
        if brought.gone:
            self.put((), brought.gone)
        self._filling.extend(brought.entries)
        self.ready = not self._filling

    def _fill(self) -> None:
        """A part of what waits for an index in memory."""
        self.put([self._filling.popleft() for _ in range(min(FILLED, len(self._filling)))])
        self.ready = not self._filling
