"""The player's settings on the disk: one small JSON file.

The file is the player's, so anything may be in it. A value that cannot be used falls back to its default; a
file that is none is kept aside, and one that cannot be read just now is left alone. Settings of an older or
newer game are welcome: what is missing has its default, what is unknown is left alone.

More than one program may have the file open. So nobody writes it as it was at the start: right before each
writing it is read again, and only what was changed here is put into it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.messages import N_
from game.services import files
from game.services.alone import alone
from game.services.news import News
from game.services.paths import SETTINGS_FILE
from game.services.settings import CHECKS, Settings, check_of, gathered, renewed, spread
from game.services.unsaved import Unsaved

FILE: Final = SETTINGS_FILE
BROKEN_FILE: Final = "settings.broken.json"
BY_ENTRY: Final = frozenset({"profiles"})
"""Tables in which each entry is a thing of its own; elsewhere the entries belong together."""
MOST_NAMED: Final = 5

RESET: Final = N_("These settings were not valid and are back to their defaults: {names}.")
BROKEN: Final = N_("The settings file could not be read. The old file is kept as {file}.")
UNREADABLE: Final = N_("Some settings could not be read and are back to their defaults.")

Values = dict[str, Any]


def is_first(folder: Path) -> bool:
    """Nobody has played here yet."""
    return not os.path.lexists(folder / FILE)


def load(folder: Path, heir: str = "") -> tuple[Settings, str | None]:
    """The settings kept in the folder, and a sentence where some could not be used."""
    news = News()
    return SettingsFile(folder, news, heir).load(), news.next()


def save(settings: Settings, folder: Path, heir: str = "") -> str | None:
    """Keep all of them for next time; a sentence where that is not possible."""
    news = News()
    SettingsFile(folder, news, heir).save(settings)
    return news.next()


class SettingsFile:
    """The file in the player's folder, and what there is to put into it."""

    def __init__(self, folder: Path, news: News, heir: str, unsaved: Unsaved | None = None) -> None:
        """`heir` is the key of the game whose habits stand where they stood when it was the only one, so that
        older programs find them, too."""
        self._path, self._news, self._heir = folder / FILE, news, heir
        self._unsaved = unsaved or Unsaved(news)
        self._there: Values = {}
        """What was in the file the last time; it may be gone the next time."""
        self._begun: Values = {}
        """What counts as unchanged: at first nothing does."""

    def load(self) -> Settings:
        """What is kept; the player hears of what could not be used."""
        try:
            self._there = self._read()
        except OSError:
            self._news.tell(UNREADABLE)
        bad = [name for name, value in self._there.items() if not _is_good(name, value)]
        if bad:
            self._news.tell(RESET, names=_listed(bad))
        return gathered(_usable(self._there), self._heir)

    def begin(self, settings: Settings) -> None:
        """Whatever is like this when it is saved is left as the file has it: it was so for this time only,
        or it is somebody else's to change."""
        self._begun = spread(settings, self._heir)

    def save(self, settings: Settings) -> None:
        """Keep what was changed since the beginning, or since the last time; where that is not possible, it
        is tried again."""
        self._unsaved.write(self._path, partial(self._put, deepcopy(spread(settings, self._heir))))

    def _put(self, now: Values) -> None:
        with alone(self._path.parent):
            there = _merged(now, self._begun, _usable(self._read()))
            files.replace(self._path, _spelled(there))
        self._there, self._begun = there, now

    def _read(self) -> Values:
        """What is in the file now; where it is none any more, what was in it the last time.

        One that cannot be read just now raises `OSError`: nothing is wrong with it, so it stays as it is.
        """
        try:
            return _content(files.read(self._path, files.LONGEST_SETTINGS))
        except (ValueError, RecursionError):
            self._set_aside()
        except OSError:
            if os.path.lexists(self._path):
                raise
        return self._there

    def _set_aside(self) -> None:
        """Move the file out of the way, so that saving does not destroy it."""
        with suppress(OSError):
            aside = files.move(self._path, self._path.with_name(BROKEN_FILE))
            self._news.tell(BROKEN, file=aside.name)
            return
        self._news.tell(UNREADABLE)


def _content(data: bytes) -> Values:
    """A table of values; one without a single name we know is not ours."""
    content = json.loads(data.decode("utf-8-sig"))
    if not isinstance(content, dict):
        raise ValueError("not a table of values")
    if content and not content.keys() & CHECKS.keys():
        raise ValueError("somebody else's file")
    return {name: renewed(name, value) for name, value in content.items()}


def _is_good(name: str, value: object) -> bool:
    """It can be used, or it is for another version to use."""
    check = check_of(name)
    return check is None or check(value)


def _usable(values: Mapping[str, Any]) -> Values:
    """The same, with the default for what is missing or cannot be used."""
    good = {name: value for name, value in values.items() if _is_good(name, value)}
    return spread(Settings(), "") | good


def _listed(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > MOST_NAMED else []
    return ", ".join([*names[:MOST_NAMED], *more])


def _merged(now: Values, begun: Values, there: Values) -> Values:
    """Value by value what was changed here, and what is there by now for all the others."""
    merged, changed = _joined(now, begun, there), _changed(now, begun)
    for name in changed & BY_ENTRY:
        entries = _joined(now[name], begun.get(name, {}), there[name])
        if _is_good(name, entries):
            merged[name] = entries
    return merged


def _joined(now: Values, begun: Values, there: Values) -> Values:
    """The same for one table: what was dropped here is gone, and what stands first here stays first."""
    left = {name: value for name, value in there.items() if name in now or name not in begun}
    joined = left | {name: now[name] for name in _changed(now, begun)}
    return {name: joined[name] for name in (*now, *joined) if name in joined}


def _changed(now: Values, begun: Values) -> set[str]:
    """The names of what is new or another by now; another order counts, too."""
    return {
        name
        for name, value in now.items()
        if name not in begun or json.dumps(value) != json.dumps(begun[name])
    }


def _spelled(values: Values) -> bytes:
    """As it is written down. What is unknown is left out where nobody could read it again."""
    known = {name: value for name, value in values.items() if check_of(name) is not None}
    for kept in (values, known):
        with suppress(RecursionError):
            data = _json(kept)
            if len(data) <= files.LONGEST_SETTINGS:
                return data
    return _json({name: values[name] for name in CHECKS})


def _json(values: Values) -> bytes:
    return (json.dumps(values, indent=2) + "\n").encode()
