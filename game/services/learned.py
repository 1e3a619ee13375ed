"""What somebody has learned: which lessons are done, and where the others were left. One small JSON file.

More than one program may have the file open. So it is read again right before each writing, and only the one
lesson that was changed here is put into it; a lesson that is done stays done. The file is the player's, so
anything may be in it: what makes no sense counts as not begun, a file that is none is kept aside, and one
that cannot be read just now is left alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.core.messages import N_
from game.core.tutor import Bookmark
from game.core.words import USUAL_NAMES
from game.services import files
from game.services.alone import alone
from game.services.news import News
from game.services.settings import Settings
from game.services.unsaved import Unsaved

FILE: Final = "lessons.json"
BROKEN_FILE: Final = "lessons.broken.json"
BROKEN: Final = N_("Your lesson progress could not be read. The old file is kept as {file}.")
UNREADABLE: Final = N_("Your lesson progress could not be read.")
MOST_BEATS: Final = 1000
MOST_ACTIONS: Final = 1000
LONGEST_ACTION: Final = 100
MINE: Final = ""
"""What I have learned is kept under no name: it is still mine when I get one, or another."""
WHOLE_GAME: Final = " game"
"""Stands where the key of a lesson would; done by whoever has played one to its end."""

Values = dict[str, Any]


class Kept(NamedTuple):
    """How far somebody is with a lesson."""

    done: bool = False
    at: Bookmark | None = None
    """Where it was left, if it was."""


class _Note(NamedTuple):
    """What there is to be put into the file about one lesson."""

    person: str
    game: str
    lesson: str
    entry: Values

    def put_into(self, values: Values) -> Values:
        """The same with it, this person first; a lesson that is done stays done."""
        lessons = _table(values, self.person, self.game)
        done = {"done": _kept(lessons.get(self.lesson)).done}
        games = _table(values, self.person) | {self.game: lessons | {self.lesson: done | self.entry}}
        return {self.person: games} | {name: each for name, each in values.items() if name != self.person}


def called(settings: Settings) -> str:
    """What whoever learns is called: whoever sat at the first place the last time, and under a usual name me.

    Empty where nobody has said.
    """
    name = settings.names[0] if settings.names else ""
    return settings.me if name in ("", *USUAL_NAMES) else name


def person_of(settings: Settings) -> str:
    """Under which name it is kept what they learn."""
    name = called(settings)
    return MINE if name == settings.me else name


def persons(settings: Settings, names: Iterable[str]) -> set[str]:
    """Under which names it is kept what those learn who are called that at a table; a usual name is mine."""
    return {MINE if name in ("", settings.me, *USUAL_NAMES) else name for name in names}


class Learned:
    """The file in the player's folder; without a folder nothing is kept for another time."""

    def __init__(
        self,
        folder: Path | None,
        news: News,
        settings: Settings | None = None,
        unsaved: Unsaved | None = None,
    ) -> None:
        """The settings know what I am called."""
        self._path, self._news = folder / FILE if folder is not None else None, news
        self._settings, self._unsaved = settings or Settings(), unsaved or Unsaved(news)
        self._there: Values = {}
        """What was in the file the last time; it may be gone the next time."""
        self._waiting: list[_Note] = []
        """What the disk did not take yet: until it does, that is known here alone."""

    def of(self, person: str, game: str) -> dict[str, Kept]:
        """How far somebody is with the lessons of a game, by their keys."""
        return {key: kept for key, kept in self._found(person, game).items() if key != WHOLE_GAME}

    def finished_game(self, person: str, game: str) -> bool | None:
        """Somebody has played a game to its end; None if nobody knows that they have begun one."""
        kept = self._found(person, game).get(WHOLE_GAME)
        return None if kept is None else kept.done

    def _found(self, person: str, game: str) -> dict[str, Kept]:
        try:
            self._there = self._known()
        except OSError:
            self._news.tell(UNREADABLE)
        found: dict[str, Kept] = {}
        for name in self._names(person):
            for key, value in _table(self._there, name, game).items():
                earlier, kept = found.get(key), _kept(value)
                found[key] = kept if earlier is None else earlier._replace(done=earlier.done or kept.done)
        return found

    def _names(self, person: str) -> tuple[str, ...]:
        """Under which it is kept; older programs kept what is mine under whatever I was called."""
        return (MINE, self._settings.me, *USUAL_NAMES) if person == MINE else (person,)

    def leave(self, person: str, game: str, lesson: str, at: Bookmark) -> None:
        """Somebody is there now."""
        self._write(_Note(person, game, lesson, {"beat": at.beat, "given": list(at.given)}))

    def finish(self, person: str, game: str, lesson: str) -> None:
        """Somebody is done with it."""
        self._write(_Note(person, game, lesson, {"done": True}))

    def begin_game(self, person: str, game: str) -> None:
        """Somebody sits down to a whole game for the first time."""
        self._write(_Note(person, game, WHOLE_GAME, {}))

    def end_game(self, names: Iterable[str], game: str) -> None:
        """Those who are called that have played a game to its end."""
        for person in persons(self._settings, names):
            if not self.finished_game(person, game):
                self.finish(person, game, WHOLE_GAME)

    def call(self, person: str, name: str) -> None:
        """Somebody is called that from now on: what they have learned is still learned.

        If that is what I am called, it is mine.
        """
        name = MINE if name == self._settings.me else name
        try:
            learned = _table(self._known(), person)
        except OSError:
            self._news.tell(UNREADABLE)
            return
        notes = [
            _Note(name, game, lesson, _known_of(entry))
            for game, lessons in learned.items()
            for lesson, entry in lessons.items()
        ]
        if notes:
            self._write(*notes)

    def _write(self, *notes: _Note) -> None:
        for note in notes:
            self._there = note.put_into(self._there)
        if self._path is None:
            return
        self._waiting += notes
        self._unsaved.write(self._path, partial(self._put, self._path))

    def _put(self, path: Path) -> None:
        waiting = len(self._waiting)  # somebody may learn more meanwhile
        with alone(path.parent):
            self._there = self._known()
            files.replace(path, _spelled(self._there))
        del self._waiting[:waiting]

    def _known(self) -> Values:
        """What is in the file now, and what waits to be put into it."""
        waiting = tuple(self._waiting)  # before the file is read: what is written meanwhile is in one of them
        values = self._there if self._path is None else self._read(self._path)
        for note in waiting:
            values = note.put_into(values)
        return values

    def _read(self, path: Path) -> Values:
        """What is in the file now; where it is none any more, what was in it the last time.

        One that cannot be read just now raises `OSError`: nothing is wrong with it, so it stays as it is.
        """
        try:
            content = json.loads(files.read(path, files.LONGEST_SETTINGS).decode("utf-8-sig"))
            if isinstance(content, dict):
                return {name: _games(value) for name, value in content.items()}
            self._set_aside(path)
        except (ValueError, RecursionError):
            self._set_aside(path)
        except OSError:
            if os.path.lexists(path):
                raise
        return self._there

    def _set_aside(self, path: Path) -> None:
        with suppress(OSError):
            aside = files.move(path, path.with_name(BROKEN_FILE))
            self._news.tell(BROKEN, file=aside.name)
            return
        self._news.tell(UNREADABLE)


def _table(values: Values, *names: str) -> Values:
    """What stands under these names, if that is a table."""
    for name in names:
        found = values.get(name)
        values = found if isinstance(found, dict) else {}
    return values


def _games(value: object) -> Values:
    """The lessons of each game, as far as that is what it is; what an entry says besides is left alone."""
    return {
        game: {key: _entry(each) for key, each in lessons.items() if isinstance(each, dict)}
        for game, lessons in (value if isinstance(value, dict) else {}).items()
        if isinstance(lessons, dict)
    }


def _entry(value: Values) -> Values:
    return {
        name: each for name, each in value.items() if isinstance(each, bool | int | str) or _is_actions(each)
    }


def _known_of(entry: Values) -> Values:
    """What is to be put beside what there is already: that it is not done takes nothing away."""
    return {name: value for name, value in entry.items() if name != "done" or value is True}


def _kept(value: object) -> Kept:
    if not isinstance(value, dict):
        return Kept()
    beat, given = value.get("beat"), value.get("given", [])
    if type(beat) is not int or not 0 < beat <= MOST_BEATS or not isinstance(given, list):
        return Kept(value.get("done") is True)
    return Kept(value.get("done") is True, Bookmark(beat, tuple(given)))


def _is_actions(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MOST_ACTIONS
        and all(isinstance(each, str) and len(each) <= LONGEST_ACTION for each in value)
    )


def _spelled(values: Values) -> bytes:
    """As it is written down; of too many people the latest ones."""
    data = (json.dumps(values, indent=1) + "\n").encode()
    if len(data) <= files.LONGEST_SETTINGS or len(values) == 1:
        return data
    *latest, _ = values
    return _spelled({name: values[name] for name in latest})
