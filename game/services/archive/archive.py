"""The games that were played, as a screen or a command line asks for them.

Files are the truth; the index beside them only answers quickly. What takes long is found out in another
process, and until then the list holds what is known.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Final, NamedTuple

from game.core.errors import BadReplay, BadSetup, GameError
from game.core.listing import Games, find
from game.core.messages import N_
from game.services import files
from game.services.alone import alone
from game.services.archive import importing, renaming, sheet, shelves
from game.services.archive.entries import Entry, entry_of, print_of
from game.services.archive.persons import Known
from game.services.archive.rows import ME, GameRow, Values, Wanted
from game.services.chores import Chore, Chores, Progress, State
from game.services.news import News
from game.services.review_file import is_reviewed
from game.services.saved_game import LONGEST_FILE, LONGEST_NOTE, SavedGame, one_line, read
from game.services.saves import ENDING, REPLAYS, UNREADABLE, Saves
from game.services.unsaved import Unsaved

if TYPE_CHECKING:  # a title is shown before anybody needs a database
    from game.services.archive.keeping import Keeper

STRANGE: Final = N_("This program does not have that game.")
GONE: Final = N_("This game's file is gone.")
PINNED: Final = N_("This game is pinned. Unpin it first.")
BUSY: Final = N_("Another program is changing the list of games. Try again in a moment.")
UNCHANGED: Final = N_("Some games could not be changed. They still have the old name.")
ALL: Final = Wanted()
NOTHING_KEPT: Final = N_("Saving is turned off, so no game can be added.")


class Deleted(NamedTuple):
    """A game that was deleted, and can be brought back."""

    row: GameRow
    thrown: shelves.Thrown


class Archive:
    """All that were played, of all the games there are. Without a folder there are none."""

    def __init__(
        self,
        folder: Path | None,
        games: Games,
        saves: Saves,
        news: News,
        known: Callable[[], Known] = Known,
    ) -> None:
        """`known` tells what people have said about themselves."""
        self._folder, self._games, self._saves, self.news, self._known = folder, games, saves, news, known
        self.loaded: set[str] = set()
        """The keys of games that are imported already: a few files of theirs can be read at once."""
        self._made: Keeper | None = None
        self._found: tuple[object, Values] | None = None
        """What games can be told apart by, and which: it takes as long as a frame to look that up."""
        self._calling: tuple[Chore, Chores] | None = None
        """Somebody gets another name."""
        self._changed: set[Path] = set()
        """The files of games in which something was written that the list does not know yet. Another thread
        may add some, and only this one takes them out."""

    @property
    def unsaved(self) -> Unsaved:
        """What the disk has refused."""
        return self._saves.unsaved

    @property
    def _keeper(self) -> Keeper | None:
        """Whoever keeps the index, as soon as somebody asks."""
        if self._made is None and self._folder is not None:
            from game.services.archive.keeping import Keeper

            self._made = Keeper(self._folder, self._games, self._saves, self.news)
            self._made.loaded = self.loaded
        return self._made

    # What there is

    @property
    def ready(self) -> bool:
        """The list holds all there is."""
        return self._folder is None or (self._made is not None and self._made.ready)

    @property
    def version(self) -> int:
        """Goes up whenever another list may come of the same question."""
        return self._made.version if self._made is not None else 0

    def rows(self, wanted: Wanted = ALL, first: int = 0, most: int | None = None) -> list[GameRow]:
        """The games that somebody wants to see: pinned ones first, then the latest."""
        return [self._row(entry) for entry in self._entries(wanted, first, most)]

    def _entries(self, wanted: Wanted, first: int = 0, most: int | None = None) -> list[Entry]:
        keeper, persons = self._keeper, self._known().meant(wanted.person)
        if keeper is None:
            return []
        return keeper.ask("rows", [], lambda index: index.entries(wanted, persons, first, most))

    def count(self, wanted: Wanted = ALL) -> int:
        """How many those are."""
        keeper, persons = self._keeper, self._known().meant(wanted.person)
        return keeper.ask("count", 0, lambda index: index.count(wanted, persons)) if keeper else 0

    def values(self, game: str = "") -> Values:
        """What they can be wanted by; those of one game, if one is named. People who were forgotten are left
        out."""
        keeper, known = self._keeper, self._known()
        if keeper is None:
            return Values()
        if self._found is None or self._found[0] != (keeper.version, game):
            self._found = None
            found = keeper.ask("values", Values(), lambda index: index.values(game))
            if keeper.ready:  # or it may be an older answer
                self._found = (keeper.version, game), found
        else:
            found = self._found[1]
        persons = dict.fromkeys(map(known.shown, found.persons))
        offered = (person for person in persons if person not in known.forgotten)
        return Values(found.games, found.setup, found.seats, tuple(offered), found.levels, found.days)

    def persons(self) -> list[str]:
        """Whoever has played here, the one who played most first."""
        return list(self.values().persons)

    def _row(self, entry: Entry) -> GameRow:
        assert self._folder is not None, "there is a game"
        shown, path = self._known().shown, shelves.file_at(self._folder, entry.place)
        return GameRow(
            entry.place.game,
            path,
            entry.title,
            entry.started,
            entry.stamp.modified / 1e9,
            entry.setup,
            tuple(seat._replace(person=shown(ME)) if seat.person == ME else seat for seat in entry.seats),
            entry.turns,
            entry.over,
            entry.casual,
            entry.pinned,
            entry.conceded,
            is_reviewed(path),
            entry.liveries,
        )

    def open(self, row: GameRow) -> SavedGame:
        """The game itself; raises a `GameError` where that is not possible."""
        if all(listing.key != row.game for listing in self._games):
            raise BadSetup(STRANGE)
        try:
            return read(find(self._games, row.game).load(), row.path)
        except FileNotFoundError as error:
            raise BadReplay(GONE) from error
        except OSError as error:
            raise BadReplay(UNREADABLE) from error
        except GameError as error:
            raise BadReplay(sheet.DAMAGED) from error

    # Bringing the list up to the folder

    def refresh(self, chores: Chores) -> Chore | None:
        """Look what is new in the folder, and have it read; None if there is nothing to do any more."""
        keeper = self._keeper
        return keeper.refresh(chores) if keeper is not None else None

    def steps(self) -> Iterator[Progress]:
        """The same for whoever has nothing else to do meanwhile."""
        keeper = self._keeper
        return keeper.steps() if keeper is not None else iter(())

    def advance(self) -> None:
        """Call it once per frame."""
        self._hear_of_calling()
        if self._changed:
            self._follow(self._changed.pop())
        if self._made is not None:
            self._made.advance()

    def close(self) -> None:
        """Nobody asks any more."""
        if self._made is not None:
            self._made.close()

    # What can be done with a game

    def pin(self, row: GameRow, pinned: bool) -> GameRow:
        """Keep a game on top of the list, or do not; says what it is like then."""
        return self._noted(row, "pinned", "yes" if pinned else "")

    def rename(self, row: GameRow, title: str) -> GameRow:
        """Call a game something; nothing takes its name away."""
        return self._noted(row, "title", one_line(title, LONGEST_NOTE))

    def _noted(self, row: GameRow, name: str, value: str) -> GameRow:
        """As it was, if that is not possible; then the player hears why."""
        what, write = (name, row.path), partial(sheet.note, row.path, {name: value})
        if not self.unsaved.write(what, partial(self._change, row.path, write)):
            self.news.answer(self.unsaved.sentence)
        if row.path not in self._changed:
            return row
        self._changed.discard(row.path)
        return self._follow(row.path) or row

    def _change(self, path: Path, write: Callable[[], object]) -> None:
        """A job: writes into the file of a game; the list follows later."""
        try:
            write()
        except FileNotFoundError as error:
            raise GameError(GONE) from error
        self._changed.add(path)

    def _follow(self, path: Path) -> GameRow | None:
        """The row of a game whose file has changed."""
        with suppress(GameError, OSError):
            return self._row(self._listed(read(find(self._games, path.parent.name).load(), path)))
        return None

    def _refuse(self, error: GameError | OSError) -> None:
        """The player hears why something could not be done."""
        if isinstance(error, GameError):
            self.news.answer(error.sentence, **error.fields)
        else:
            self.news.answer(GONE if isinstance(error, FileNotFoundError) else files.reason(error))

    def _listed(self, saved: SavedGame) -> Entry:
        """A game that lies on a shelf is in the list from now on."""
        stamp = shelves.stamp_of(saved.path.stat())
        entry = entry_of(saved, shelves.place_of(saved.path), stamp)
        if self._keeper is not None:
            self._keeper.put([entry])
        return entry

    def delete(self, row: GameRow) -> Deleted | None:
        """Move a game into the bin; None where it has to stay, and then the player hears why."""
        try:
            assert self._folder is not None, "there is a game"
            if row.pinned or sheet.is_pinned(row.path):
                raise GameError(PINNED)
            self._saves.check_free(row.path)
            if self._saves.is_unsaved(row.path):
                raise GameError(self.unsaved.sentence)
            thrown = shelves.throw(self._folder, row.path)
        except (GameError, OSError) as error:
            self._refuse(error)
            return None
        if self._keeper is not None:
            self._keeper.put((), [shelves.place_of(row.path)])
        return Deleted(row, thrown)

    def restore(self, deleted: Deleted) -> GameRow | None:
        """Bring a game back from the bin; None where that is not possible."""
        try:
            path = shelves.take_back(deleted.thrown)
            return self._row(self._listed(read(find(self._games, deleted.row.game).load(), path)))
        except (GameError, OSError) as error:
            self._refuse(error)
        return None

    # Games from elsewhere

    def import_file(self, path: Path) -> GameRow:
        """Keep a game that is in a file; raises a `GameError` that says which line of it is wrong."""
        return self.import_text(importing.text_in(path))

    def import_text(self, text: str) -> GameRow:
        """The same with a text. A game that is there already is not kept twice: that one is it."""
        if self._folder is None:
            raise BadReplay(NOTHING_KEPT)
        saved = importing.imported(self._games, text)
        shelf = self._folder / REPLAYS / saved.module.key
        path = shelf / f"{time.strftime('%Y-%m-%d_%H-%M-%S')}_{token_hex(3)}{ENDING}"
        try:
            shelf.mkdir(parents=True, exist_ok=True)
            with alone(shelf):  # somebody else may import it, too
                entry = self._same(saved)
                if entry is None:
                    files.replace(path, saved.data, importing.played_at(saved))
                    entry = self._listed(read(saved.module, path))
        except OSError as error:
            raise BadReplay(files.reason(error)) from error
        return self._row(entry)

    def _same(self, saved: SavedGame) -> Entry | None:
        """The same game, if it is in the folder; raises a `GameError` where nobody can tell now."""
        keeper, mark = self._keeper, print_of(saved.module, saved.match)
        if keeper is None:
            return None
        assert self._folder is not None, "there is a folder"
        known = keeper.sure(lambda index: index.with_print(mark))
        if known is None:
            raise GameError(BUSY)
        there = [each for each in known if shelves.file_at(self._folder, each.place).exists()]
        if len(there) < len(known):  # somebody has taken a file away
            keeper.put((), [each.place for each in known if each not in there])
        return there[0] if there else self._unread(keeper, saved, mark)

    def _unread(self, keeper: Keeper, saved: SavedGame, mark: str) -> Entry | None:
        """The same game among those that nobody has read yet; they must begin alike."""
        assert self._folder is not None, "there is a folder"
        begins = saved.data.split(b"\n")[1]
        unread = keeper.unread(saved.module.key)
        if unread is None:
            raise GameError(BUSY)
        for place in unread:
            path = shelves.file_at(self._folder, place)
            with suppress(GameError, OSError, ValueError):
                if begins in files.read(path, LONGEST_FILE).splitlines()[:2]:
                    other = read(saved.module, path)
                    if print_of(other.module, other.match) == mark:
                        return self._listed(other)
        return None

    # People

    def rename_person(self, old: str, new: str, chores: Chores | None = None) -> Chore | None:
        """Somebody is called something else from now on, in all their games. Raises a `GameError` where that
        cannot be. Without chores it is done at once; otherwise refresh the list when it is over."""
        found = self._all_of(old)
        return self._called(renaming.callings(found, self._known().meant(old), new), chores)

    def delete_person(self, name: str, chores: Chores | None = None) -> Chore | None:
        """Nothing is left of somebody but what they have played, which counts for nobody from now on."""
        found = self._all_of(name)
        return self._called(renaming.uncallings(found, self._known().meant(name)), chores)

    def _all_of(self, person: str) -> list[Entry]:
        """What somebody has played. Where nobody knows all of it now, a name would stay in some of it."""
        if self._keeper is None:
            return []
        persons = self._known().meant(person)
        found = self._keeper.ask("", None, lambda index: index.entries(Wanted(person=person), persons))
        if found is None or self._calling is not None:
            raise GameError(BUSY)
        return found

    def _called(self, wanted: list[renaming.Calling], chores: Chores | None) -> Chore | None:
        if self._folder is None or not wanted:
            return None
        for each in wanted:  # a name that the disk refused counts no more
            self.unsaved.drop(self._named(each)[0])
        if chores is not None:
            self._calling = chores.begin(renaming.call, self._folder, wanted, awaited=True), chores
            return self._calling[0]
        calling = renaming.call(self._folder, wanted)
        while True:
            try:
                next(calling)
            except StopIteration as done:
                self._hear_failures(done.value)
                break
        deque(self.steps(), maxlen=0)
        return None

    def _hear_of_calling(self) -> None:
        """Files have changed: the list has to follow."""
        if self._calling is not None and self._calling[0].over:
            (chore, chores), self._calling = self._calling, None
            self._hear_failures(chore.result if chore.state is State.DONE else None)
            self.refresh(chores)

    def _hear_failures(self, left: renaming.Left | None) -> None:
        """What could not be changed; None if nobody knows. What the disk refused is tried again."""
        if left is None or left.unreadable:
            self.news.tell(UNCHANGED)
        if left is None:
            return
        for calling in left.refused:
            what, path = self._named(calling)
            write = partial(self._change, path, partial(renaming.write, path, calling))
            self.unsaved.leave(what, write, left.reason)

    def _named(self, calling: renaming.Calling) -> tuple[tuple[object, ...], Path]:
        """What is written for a seat that gets another name, and where."""
        assert self._folder is not None, "there is a game"
        path = shelves.file_at(self._folder, calling.place)
        return ("name", calling.seat, path), path
