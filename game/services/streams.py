"""Standard input, output and error, however poor: closed, full, or of few letters.

Everybody else reads and writes as if they were there and could spell everything. That something could not be
written is told once, by whoever started the program.
"""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, Final, TextIO
from unicodedata import combining, normalize

PLAIN: Final = "plain"
"""What to do about letters that a terminal does not have."""
_SIGNS: Final = "„“”«»·•\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}"
_LETTERS: Final = str.maketrans(_SIGNS, '"""""**-\'', "¿¡") | str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe"}
)
"""What is written for letters that do not fall apart into a plain one and a mark."""


def plain(text: str) -> str:
    """The same in ASCII, as somebody would write it by hand."""
    letters = (letter for letter in normalize("NFKD", text.translate(_LETTERS)) if not combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in letters)


def _spelled_plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def mend() -> None:
    """Let everything be there, and whatever is said or typed be understood somehow.

    The lowest number that is free is that of the stream that is missing, so no other file takes its place.
    Whoever closed the output hears that nothing can be written there; whoever double-clicked needs none.
    """
    codecs.register_error(PLAIN, _spelled_plainly)
    sys.stdin = sys.stdin or _opened(os.O_RDONLY, "r")
    sys.stdout = sys.stdout or _opened(os.O_RDONLY if started_by_hand() else os.O_WRONLY, "w")
    sys.stderr = sys.stderr or _opened(os.O_WRONLY, "w")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _opened(how: int, mode: str) -> Any:
    return os.fdopen(os.open(os.devnull, how), mode, encoding="utf-8")


def started_by_hand() -> bool:
    """From a terminal or by another program; whoever double-clicks has no place where to read anything."""
    return any(stream is not None for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__))


def finish() -> None:
    """Have everything written now: what is lost when the program has ended can be told to nobody."""
    try:
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)
    sys.stdout.flush()


def silence(stream: TextIO) -> None:
    """Nothing more is written there, not even what was left over at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
