"""What is written down when something breaks: one text, made of nothing but what is handed in.

It is made to be sent to whoever can mend it, so it tells how to get there again, and nothing about who plays.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Mapping
from pathlib import PurePath, PureWindowsPath
from typing import Final

from game.services.settings import PRIVATE

LONGEST_TRACE: Final = 300
"""Lines; of an endless recursion the beginning and the end tell enough."""
LONGEST_LINE: Final = 400
A_PATH: Final = "<path>"
TRACE: Final = "Traceback"
"""The title of the last section."""
_WHOLE: Final = r"(?<![\w.-]){}(?![\w-]|\.\w)"
"""A path that does not go on: `/home/ana` is neither in `/home/anabel` nor in `/mnt/home/ana`."""
_LAST_DRAWN: Final = "\uffff"
"""No font of the game has letters beyond these."""


def written(head: str, sections: Mapping[str, str], error: BaseException, hidden: Mapping[str, str]) -> str:
    """The whole report: a sentence, what was going on by title, and how it came about.

    `hidden` are folders, and what is written instead of them.
    """
    told = {**sections, TRACE: _trace(error)}
    parts = [head, *(f"{title}\n{text.strip()}" for title, text in told.items() if text.strip())]
    return printable(_without(hidden, "\n\n".join(parts))) + "\n"


def _trace(error: BaseException) -> str:
    lines = "".join(traceback.format_exception(error)).splitlines()
    if len(lines) > LONGEST_TRACE:
        half = LONGEST_TRACE // 2
        lines = [*lines[:half], f"... {len(lines) - 2 * half} lines more ...", *lines[-half:]]
    return "\n".join(line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} ..." for line in lines)


def _without(hidden: Mapping[str, str], text: str) -> str:
    """The longest first: one folder may lie in another. In quotes Python doubles every backslash.

    A folder without a name, such as `/`, tells nothing about anybody, and is in every path.
    """
    for folder in sorted(filter(_has_name, hidden), key=len, reverse=True):
        for spelling in (folder, folder.replace("\\", "\\\\")):
            text = hidden[folder].join(re.split(_WHOLE.format(re.escape(spelling)), text))
    return text


def _has_name(folder: str) -> bool:
    return bool(PureWindowsPath(folder).name)  # it knows the slashes of all systems


def printable(text: str) -> str:
    """Every character one that can be written to a file, copied, and drawn."""
    return "".join(letter if _is_drawn(letter) else ascii(letter)[1:-1] for letter in text)


def _is_drawn(letter: str) -> bool:
    return letter == "\n" or (letter.isprintable() and letter <= _LAST_DRAWN)


def last_lines(report: str, count: int) -> list[str]:
    """How it came about, as far as there is room for it; the end says most. Nothing of what was going on:
    that may be a secret at the table. Without empty lines, and those that only point up at something."""
    trace = report.rpartition(f"\n\n{TRACE}\n")[2]
    return [line for line in trace.splitlines() if line.strip(" ^~")][-count:]


def settings_told(settings: Mapping[str, object]) -> str:
    """One setting a line, without those that tell who plays."""
    return "\n".join(f"{name} {value}" for name, value in settings.items() if name not in PRIVATE)


def command_told(options: Mapping[str, object]) -> str:
    """The command line as it was understood, without paths."""
    words = []
    for name, value in options.items():
        if isinstance(value, str | int | float | PurePath) and value is not False:
            words.append(f"--{name.replace('_', '-')}")
            words += [] if value is True else [A_PATH if isinstance(value, PurePath) else str(value)]
    return " ".join(words)


def attempt(tell: Callable[[], str]) -> str:
    """What somebody has to tell; whoever was there when something broke may be broken, too."""
    try:
        return tell()
    except Exception as error:  # whatever it is, the rest of the report is worth having
        return f"cannot be told: {type(error).__name__}"
