"""Finding words in texts, whatever their case and accents."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

Span = tuple[int, int]
"""From where to where in a text."""


def words_of(query: str) -> tuple[str, ...]:
    """What is looked for: every word of it has to be found."""
    return tuple("".join(map(_plain, word)) for word in query.split())


def found(words: Sequence[str], text: str) -> bool:
    """All the words are somewhere in the text."""
    if not words:
        return True
    plain = "".join(map(_plain, text))
    return all(word in plain for word in words)


def spans(words: Sequence[str], text: str) -> list[Span]:
    """Where the words are in the text, from left to right; what overlaps is one."""
    if not words:
        return []
    letters = [_plain(letter) for letter in text]
    plain, origin = "".join(letters), [number for number, part in enumerate(letters) for _ in part]
    hits = sorted(
        (origin[start], origin[start + len(word) - 1] + 1)
        for word in words
        for start in range(len(plain))
        if word and plain.startswith(word, start)
    )
    joined: list[Span] = []
    for start, end in hits:
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _plain(letter: str) -> str:
    """A letter without its accents, in lower case: one letter may become two."""
    return "".join(part for part in normalize("NFKD", letter.casefold()) if not "\u0300" <= part <= "\u036f")
