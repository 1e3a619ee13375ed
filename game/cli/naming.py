"""What somebody means who types words instead of a number: `push pawn 4`, or `pu pa 4`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import NamedTuple

from game.core.choosing import Aim, Choosing, Mark
from game.core.searching import words_of

Names = Callable[[Sequence[Mark], Mark], Sequence[str]]
"""What a mark can be called, after those that were chosen."""

_SIGNS = ".,:;!?()"


class Said(NamedTuple):
    """What was understood of some words."""

    marks: tuple[Mark, ...]
    """What they name, one after the other."""
    among: tuple[Mark, ...] = ()
    """What those could mean that come then, if that is not clear."""
    unknown: str = ""
    """The first word that means nothing here; then nothing else of it counts."""


def understood(typed: str, choosing: Choosing, names: Names, fillers: str) -> Said:
    """What words mean where that is chosen; the choice itself stays as it is.

    Words may be cut short, and `fillers` may stand between them. Whatever is said of an action after it is
    clear has to be true of it.
    """
    reader, marks = _Reader(copy(choosing), names), list[Mark]()
    left = [word for word in _plain(typed) if word not in _plain(fillers)]
    if not left:
        return Said((), unknown=typed)
    action = None
    while left:
        found, size = reader.read(left) if action is None else reader.about(action, left)
        if not found and not marks:
            found, size = reader.second_thought(left)
        if not found:
            return Said((), unknown=left[0])
        if len(found) > 1:
            return Said(tuple(marks), tuple(found))
        if action is None and found[0] not in reader.choosing.done:
            marks += found
            action = reader.choosing.name(found[0])
        left = left[size:]
    return Said(tuple(marks))


Found = tuple[Sequence[Mark], int]
"""What the first words can mean, and how many they are."""


class _Reader(NamedTuple):
    """Looks names up where something is chosen."""

    choosing: Choosing
    names: Names

    def read(self, words: Sequence[str]) -> Found:
        """Something to choose, or something that goes without saying."""
        found, size = self._first(words, self.choosing.options())
        return (found, size) if found else self._one(words, self.choosing.implied)

    def about(self, action: object, words: Sequence[str]) -> Found:
        """Something that is true of an action."""
        return self._one(words, self.choosing.marks_of(action))

    def second_thought(self, words: Sequence[str]) -> Found:
        """Something that does not go with what was chosen: a deed, or an aim in place of one of its kind."""
        found, size = self._first(words, self.choosing.everything)
        if len(found) > 1 or not found:
            return (), 0
        then = copy(self.choosing)
        then.choose(found[0])
        given_up = {type(mark) for mark in self.choosing.done if mark not in then.done}
        clear = not isinstance(found[0], Aim) or given_up <= {type(found[0])}
        return (found, size) if clear else ((), 0)

    def _one(self, words: Sequence[str], marks: Sequence[Mark]) -> Found:
        found, size = self._first(words, marks)
        return found[:1], size

    def _first(self, words: Sequence[str], marks: Sequence[Mark]) -> Found:
        """As many words as can be that name something, and the marks that they name best."""
        called = {mark: [_plain(name) for name in self.names(self.choosing.done, mark)] for mark in marks}
        for size in range(len(words), 0, -1):
            fits = {mark: max(_fit(words[:size], name) for name in names) for mark, names in called.items()}
            best = max(fits.values(), default=0)
            if best:
                return [mark for mark, fit in fits.items() if fit == best], size
        return [], 0


def _fit(words: Sequence[str], name: Sequence[str]) -> int:
    """How well words fit a name: they are all of it, or some of its words, or only begin like some."""
    if [*words] == [*name]:
        return 3
    if all(word in name for word in words):
        return 2
    return int(all(any(part.startswith(word) for part in name) for word in words))


def _plain(text: str) -> list[str]:
    return [word for each in words_of(text) if (word := each.strip(_SIGNS))]
