"""What somebody means who types words instead of a number: `push pawn 4`, or `pu pa 4`.

All the words of a line are read together: nothing of it is done unless all of it goes together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.core.choosing import Choosing, Mark
from game.core.searching import words_of

Names = Callable[[Sequence[Mark], Mark], Sequence[str]]
"""What a mark can be called, after those that were chosen."""
Elsewhere = Callable[[Sequence[Mark]], Sequence[Mark]]
"""What can be named, though it may not be possible, after the marks that were chosen."""

_SIGNS = ".,:;!?()"
_MOST_WORDS = 16
"""Nobody needs more to say what to do."""
_WHOLE, _PART, _BEGINNING = 3, 2, 1
"""How well words fit a name: they are all of it, or some of its words, or only begin like some."""


class Said(NamedTuple):
    """What was understood of some words."""

    marks: tuple[Mark, ...]
    """What to point at, one after the other."""
    among: tuple[tuple[Mark, ...], ...] = ()
    """What else they mean is one of these, each of them to be pointed at one after the other."""
    unknown: str = ""
    """The first word that means nothing here; then nothing else of it counts."""
    denied: tuple[Mark, ...] = ()
    """What the unknown would mean if that were possible, after all that was said before it."""
    named: tuple[Mark, ...] = ()
    """All that was named, also what went without saying."""
    refusal: str = ""
    """Why it is not possible, if somebody knows."""


def understood(
    typed: str, choosing: Choosing, names: Names, fillers: str, elsewhere: Elsewhere | None = None
) -> Said:
    """What words mean where that is chosen; the choice itself stays as it is.

    Words may be cut short, and `fillers` may stand between them. Whoever names something by its whole name
    means nothing else, even if that is not possible. What does not go with what was chosen before may be a
    second thought.
    """
    words = _plain(typed)
    if not words or len(words) > _MOST_WORDS:
        return Said((), unknown=typed)
    reader = _Reader(names, frozenset(_plain(fillers)), elsewhere or _nothing)
    said = reader.said(typed, words, choosing)
    if said.unknown and not said.denied and choosing.done:
        anew = copy(choosing)
        anew.done = []
        again = reader.said(typed, words, anew)
        if not again.unknown and _clear(again, choosing):
            return again
    return said


def _nothing(_: Sequence[Mark]) -> Sequence[Mark]:
    return ()


def _clear(said: Said, choosing: Choosing) -> bool:
    """It says what is done, or something else of the kind of whatever is given up for it."""
    then = copy(choosing)
    for mark in said.named:
        if mark not in then.done:
            then.choose(mark)
    given_up = {type(mark) for mark in choosing.done if mark not in then.done}
    opens = any(choosing.marks_of(action)[0] in said.named for action in then.open)
    return opens or given_up <= {type(mark) for mark in said.named}


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to understand words."""

    choosing: Choosing
    action: Any | None = None
    marks: tuple[Mark, ...] = ()
    named: tuple[Mark, ...] = ()
    worth: int = 0

    def possible(self) -> list[Mark]:
        """What goes with it."""
        if self.action is not None:
            return [*self.choosing.marks_of(self.action)]
        return [*dict.fromkeys([*self.choosing.options(), *self.choosing.implied, *self.choosing.done])]

    def pointing(self, mark: Mark, worth: int) -> _Reading:
        """The same, with one mark more."""
        then = replace(self, named=(*self.named, mark), worth=self.worth + worth)
        if self.action is not None or mark in self.choosing.done:
            return then
        choosing = copy(self.choosing)
        action = choosing.name(mark)
        return replace(then, choosing=choosing, action=action, marks=(*self.marks, mark))

    @property
    def left(self) -> tuple[Any, ...]:
        """The actions that it can mean."""
        return (self.action,) if self.action is not None else tuple(self.choosing.open)


class _Reader:
    """Looks names up where something is chosen."""

    def __init__(self, names: Names, fillers: frozenset[str], elsewhere: Elsewhere) -> None:
        self._names, self._fillers, self._elsewhere = names, fillers, elsewhere
        self._failed: tuple[int, str, tuple[Mark, ...]] = 0, "", ()
        """How many words were left where it went wrong last, the first of them, and what it would mean."""

    def said(self, typed: str, words: Sequence[str], choosing: Choosing) -> Said:
        """What it means to begin like this."""
        self._failed = len(words) + 1, "", ()
        readings = [each for each in self._read(words, _Reading(choosing)) if each.named]
        if not readings:
            _, word, denied = self._failed
            return Said((), unknown=word or typed, denied=denied)
        most = max(each.worth for each in readings)
        best = list({each.left: each for each in reversed(readings) if each.worth == most}.values())[::-1]
        if len(best) == 1:
            return Said(best[0].marks, named=best[0].named)
        shared = tuple(mark for mark in best[0].marks if all(mark in each.marks for each in best))
        among = tuple(tuple(mark for mark in each.marks if mark not in shared) for each in best)
        if not all(among):  # one of them says less than another
            shared, among = (), tuple(each.marks for each in best)
        return Said(shared, among, named=shared)

    def _read(self, words: Sequence[str], so_far: _Reading) -> Iterator[_Reading]:
        if not words:
            yield so_far
            return
        understood = False
        for size in range(len(words), 0, -1):
            found, fit = self._meant(words, size, so_far)
            for mark in found:
                understood = True
                yield from self._read(words[size:], so_far.pointing(mark, 2 * fit * size - 1))
            if fit == _WHOLE:
                break  # its first words alone mean nothing else
        if words[0] in self._fillers:
            yield from self._read(words[1:], so_far)
        elif not understood and self._failed[0] > len(words):
            self._failed = len(words), words[0], ()

    def _meant(self, words: Sequence[str], size: int, so_far: _Reading) -> tuple[Sequence[Mark], int]:
        """The marks that the first words name best, none if those are not possible; and how well they do."""
        done, possible, left = so_far.choosing.done, so_far.possible(), len(words)
        meant, best = self._named(words[:size], done, [*possible, *self._elsewhere(done)])
        found = [mark for mark in meant if mark in possible]
        further, _, denied = self._failed
        if meant and not found and (left < further or (left == further and not denied)):
            self._failed = left, words[0], self._wished(words[size:], (*done, meant[0]))
        return found, best

    def _named(
        self, words: Sequence[str], done: Sequence[Mark], known: Sequence[Mark]
    ) -> tuple[list[Mark], int]:
        """Which of the marks words name best, and how well they do."""
        fits = {
            mark: max(_fit(words, _plain(name)) for name in self._names(done, mark))
            for mark in dict.fromkeys(known)
        }
        best = max(fits.values(), default=0)
        return [mark for mark, fit in fits.items() if best and fit == best], best

    def _wished(self, words: Sequence[str], wish: tuple[Mark, ...]) -> tuple[Mark, ...]:
        """What is not possible, with all that was said behind it: who types `leave pawn` hears about that
        pawn, though nobody can leave at all."""
        while words and words[0] in self._fillers:
            words = words[1:]
        for size in range(len(words), 0, -1):
            meant, _ = self._named(words[:size], wish, self._elsewhere(wish))
            if meant:
                return self._wished(words[size:], (*wish, meant[0]))
        return wish


def _fit(words: Sequence[str], name: Sequence[str]) -> int:
    if [*words] == [*name]:
        return _WHOLE
    if all(word in name for word in words):
        return _PART
    return _BEGINNING if all(any(part.startswith(word) for part in name) for word in words) else 0


def _plain(text: str) -> list[str]:
    return [word for each in words_of(text) if (word := each.strip(_SIGNS))]
