"""What somebody means who types words instead of a number: `push pawn 4`, or `pu pa 4`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import NamedTuple

from game.core.choosing import Choosing, Mark
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
    trial, marks, action = copy(choosing), list[Mark](), None
    left = [word for word in _plain(typed) if word not in _plain(fillers)]
    if not left:
        return Said((), unknown=typed)
    while left:
        rooms = [trial.options(), trial.implied, trial.everything]
        if action is not None:
            rooms = [trial.marks_of(action)]
        found, size = _first(left, ([(mark, names(trial.done, mark)) for mark in room] for room in rooms))
        if not found or (len(found) > 1 and found[0] not in trial.options()):
            return Said((), unknown=left[0])
        if action is None and len(found) > 1:
            return Said(tuple(marks), tuple(found))
        if action is None and found[0] not in trial.done:
            marks.append(found[0])
            action = trial.name(found[0])
        left = left[size:]
    return Said(tuple(marks))


Called = Sequence[tuple[Mark, Sequence[str]]]


def _first(words: Sequence[str], rooms: Iterable[Called]) -> tuple[list[Mark], int]:
    """What the first words name, in the first room in which they name something; and how many they are."""
    for called in rooms:
        for size in range(len(words), 0, -1):
            fits = {mark: max(_fit(words[:size], _plain(name)) for name in names) for mark, names in called}
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
