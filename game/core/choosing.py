"""Choosing an action by pointing: the legal list is narrowed mark by mark. Knows no rule.

A mark is something to point at: a piece, a die, a place, a button. Every action carries the marks that lead
to it, and what some action still carries can be pointed at next: on a screen as well as in a terminal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from itertools import chain
from typing import Any, NamedTuple

Mark = Hashable
"""Something to point at."""
Marks = Callable[[Any], tuple[Mark, ...]]
"""What there is to point at for an action."""


class Aim:
    """A mark that only narrows: looking at what it can do never spends it. All others are deeds."""

    __slots__ = ()


class _Glance(Aim):
    """Nothing but a look."""

    __slots__ = ()


GLANCE = _Glance()
"""Behind the marks of an answer: whatever they mean is only narrowed to, and not done yet."""


class Choosing(ABC):
    """A choice among legal actions: `choose` one of the `options` again and again, until it returns one."""

    def __init__(self, legal: Sequence[Any], marks: Marks) -> None:
        """Of actions that carry the same marks, the first stands for all."""
        self._actions: dict[tuple[Mark, ...], Any] = {}
        for action in legal:
            self._actions.setdefault(marks(action), action)
        self._marks = marks
        self.done: list[Mark] = []
        """What was pointed at, or follows from it by itself."""
        self._before: list[tuple[list[Mark], Mark]] = []
        """What was done before each answer, and the answer."""

    @property
    def begun(self) -> bool:
        """There is an answer to take back."""
        return bool(self._before)

    @property
    def answers(self) -> int:
        """How many there are to take back."""
        return len(self._before)

    def back(self) -> Mark:
        """Take the last answer back, and all that followed from it; says which it was."""
        self.done, answer = self._before.pop()
        return answer

    @abstractmethod
    def options(self) -> list[Mark]:
        """What can be pointed at next."""

    def asked(self) -> list[Mark]:
        """Those of the options to begin with where one thing is asked for after the other."""
        return self.options()

    @property
    def implied(self) -> Sequence[Mark]:
        """What need not be pointed at, because whatever is left to choose carries it."""
        return ()

    @property
    def everything(self) -> Sequence[Mark]:
        """All that can be pointed at, if need be by a change of mind."""
        return self.options()

    def marks_of(self, action: Any) -> tuple[Mark, ...]:
        """All the marks that lead to an action."""
        return self._marks(action)

    @abstractmethod
    def completed(self, option: Mark) -> Any | None:
        """The action that pointing at an option would complete."""

    @abstractmethod
    def choose(self, mark: Mark) -> Any | None:
        """Point at something; the action, if that is it."""

    def choose_all(self, marks: Sequence[Mark]) -> Any | None:
        """Point at several things at once; the action, if that is it. One step back takes all back."""
        return self._at_once(marks, self.choose)

    def name(self, mark: Mark) -> Any | None:
        """Point at something in words, which nobody does by mistake; the action, if that is it."""
        return self.choose(mark)

    def name_all(self, marks: Sequence[Mark]) -> Any | None:
        """Point at several things in one breath; the action, if that is it. One step back takes all back."""
        return self._at_once(marks, self.name)

    def _at_once(self, marks: Sequence[Mark], point: Callable[[Mark], Any | None]) -> Any | None:
        """The first action that comes of it."""
        done, before, action = self.done, self._before, None
        for mark in marks:
            if action is None:
                action = point(mark)
        if marks:
            self._before = [*before, (done, marks[0])] if self.done else []
        return action

    @abstractmethod
    def rest(self, action: Any) -> tuple[Mark, ...]:
        """What is still to be pointed at for an action, one after the other."""

    @abstractmethod
    def ahead(self, *marks: Mark) -> dict[tuple[Mark, ...], Any]:
        """The actions that can still come of it after these marks, each by what is then left to point at."""

    @property
    def open(self) -> list[Any]:
        """All the actions that can still come of it."""
        return list(self.ahead().values())


class InOrder(Choosing):
    """Asks for one mark after the other, in the order in which the actions carry them."""

    def options(self) -> list[Mark]:
        """The marks that come next."""
        done = tuple(self.done)
        size = len(done)
        return list(dict.fromkeys(marks[size] for marks in self._actions if marks[:size] == done != marks))

    def completed(self, option: Mark) -> Any | None:
        """The action whose last mark it is."""
        return self._actions.get((*self.done, option))

    def choose(self, mark: Mark) -> Any | None:
        """The action, if nothing is left to choose. A single mark that follows is taken at once."""
        self._before = [*self._before, (self.done, mark)]
        self.done = [*self.done, mark]
        while len(options := self.options()) == 1:
            self.done.append(options[0])
        return self._actions.get(tuple(self.done))

    def rest(self, action: Any) -> tuple[Mark, ...]:
        """The marks behind those that are done."""
        return self._marks(action)[len(self.done) :]

    def ahead(self, *marks: Mark) -> dict[tuple[Mark, ...], Any]:
        """Those that begin like this."""
        begin = (*self.done, *marks)
        size = len(begin)
        return {each[size:]: action for each, action in self._actions.items() if each[:size] == begin}


class _Left(NamedTuple):
    """What the marks of the actions that are left have to say."""

    options: tuple[Mark, ...]
    implied: tuple[Mark, ...]


def _left(carried: Sequence[tuple[Mark, ...]]) -> _Left:
    first, *others = carried or [()]
    implied = tuple(mark for mark in first if all(mark in marks for marks in others))
    if len(carried) == 1:
        return _Left(tuple(mark for mark in first if not isinstance(mark, Aim)), implied)
    marks = dict.fromkeys(chain.from_iterable(carried))
    return _Left(tuple(mark for mark in marks if mark not in implied), implied)


class InAnyOrder(Choosing):
    """Keeps the actions that carry whatever was pointed at, whichever came first.

    What all of them share need not be pointed at. Only a deed completes an action. Whoever points at
    something that does not go with what was pointed at before has changed his mind.
    """

    def __init__(self, legal: Sequence[Any], marks: Marks) -> None:
        super().__init__(legal, marks)
        self._carried = [(each, frozenset(each)) for each in self._actions]
        """The marks of every action, as they come and to be looked up: a table with many spots asks often."""
        self._everything = dict.fromkeys(mark for marks in self._actions for mark in marks)
        self._known: dict[frozenset[Mark], _Left] = {}
        """By what was pointed at: the actions stay the same."""
        self._carrying: dict[frozenset[Mark], list[tuple[Mark, ...]]] = {}
        """By the marks that were looked up: every spot of a table asks for some."""

    @property
    def everything(self) -> list[Mark]:
        """All that can be pointed at, if need be by a change of mind."""
        return list(self._everything)

    def options(self) -> list[Mark]:
        """What tells the actions that are left apart; of the last one, its deeds."""
        return list(self._left.options)

    @property
    def implied(self) -> list[Mark]:
        """What all the actions share that are left."""
        return list(self._left.implied)

    @property
    def _left(self) -> _Left:
        """Worked out once: a table asks in every frame."""
        done = frozenset(self.done)
        if done not in self._known:
            self._known[done] = _left(self.carrying(self.done))
        return self._known[done]

    def asked(self) -> list[Mark]:
        """Of each action that is left the first option, in the order in which it carries them."""
        options = {*self.options()}
        carried = self.carrying(self.done)
        return list(dict.fromkeys(next(mark for mark in marks if mark in options) for marks in carried))

    def completed(self, option: Mark) -> Any | None:
        """The only action left, if it is a deed of that one."""
        carried = self.carrying(self._after(option))
        return self._actions[carried[0]] if len(carried) == 1 and not isinstance(option, Aim) else None

    def choose(self, mark: Mark) -> Any | None:
        """The action, if a deed completes one. An aim pointed at again is let go; all else narrows."""
        action, done = self.completed(mark), self._after(mark)
        if isinstance(mark, Aim) and mark in self.done:
            done = [each for each in self.done if each != mark]
        self._before = [*self._before, (self.done, mark)] if done else []
        self.done = done
        return action

    def choose_all(self, marks: Sequence[Mark]) -> Any | None:
        """The last one decides: those before it only narrow, and so does it, if it is an aim."""
        done, before, action = self.done, self._before, None
        meant = [mark for mark in marks if mark is not GLANCE]
        for mark in meant:
            action = self.choose(mark)
        if len(meant) > 1:
            self._before = [*before, (done, meant[-1])] if self.done else []
        return None if len(meant) < len(marks) else action

    def name(self, mark: Mark) -> Any | None:
        """An aim completes an action, too, if it was clear before what would be done."""
        clear = any(not isinstance(each, Aim) for each in self.implied)
        action = self.choose(mark)
        return self.open[0] if action is None and clear and len(self.open) == 1 else action

    def _after(self, mark: Mark) -> list[Mark]:
        """What is pointed at then: the latest of what goes together."""
        kept = [mark]
        for each in reversed(self.done):
            if each != mark and self.carrying([each, *kept]):
                kept.insert(0, each)
        return kept

    def rest(self, action: Any) -> tuple[Mark, ...]:
        """As few as it takes: aims, as long as others are left, and a deed in the end."""
        *aims, deed = sorted(self._marks(action), key=lambda mark: not isinstance(mark, Aim))
        done, needed = list(self.done), []
        for mark in aims:
            if mark not in done and len(self.carrying([*done, mark])) < len(self.carrying(done)):
                needed.append(mark)
                done.append(mark)
        return (*needed, deed)

    def goes(self, marks: Sequence[Mark]) -> bool:
        """Some action carries all of these, whatever was pointed at."""
        return bool(self.carrying(marks))

    def carrying(self, marks: Sequence[Mark]) -> list[tuple[Mark, ...]]:
        """All the marks of every action that carries these."""
        wanted = frozenset(marks)
        if wanted not in self._carrying:
            self._carrying[wanted] = [each for each, carried in self._carried if wanted <= carried]
        return self._carrying[wanted]

    def ahead(self, *marks: Mark) -> dict[tuple[Mark, ...], Any]:
        """Those that carry all of it."""
        done = [*self.done, *marks]
        return {
            tuple(mark for mark in each if mark not in done): self._actions[each]
            for each in self.carrying(done)
        }
