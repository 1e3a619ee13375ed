"""A lesson: a first game that teaches. It is data; `tutor.py` plays it with somebody, `lesson_check.py` says
whether it can be played.

A lesson is a position with a script of beats. What is shown is what happens: every move of it is carried out
by the rules. Positions and actions stand in the game's notation, what is lit in the game's own keys, texts in
English to be translated. They speak to the person as "you", and call a computer by the name of its seat
(`names`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from game.core.levels import HUMAN
from game.core.seating import Seating
from game.core.words import USUAL_NAMES

Lit = tuple[Hashable, ...]
"""What to look at, in the game's own keys."""

ANYHOW: Final = "*"
"""Behind the first words of an action: however it goes on."""


@dataclass(frozen=True, slots=True)
class Say:
    """One bubble, at the place it speaks of."""

    text: str
    lit: Lit


@dataclass(frozen=True, slots=True)
class Lay:
    """The table is laid anew: another position of the same game, and what there is to see in it."""

    position: str
    text: str
    lit: Lit = ()


@dataclass(frozen=True, slots=True)
class Show:
    """A move of whoever is to act, played for all to see. The words say why, and come before it."""

    action: str
    text: str
    lit: Lit = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to answer, or several that come to the same."""

    actions: tuple[str, ...]
    """Spelled as the game does; `push *` is every action that begins like this."""
    text: str
    """Why it was right, or what was weaker about it, by what came of it."""
    right: bool = False
    then: tuple[str, ...] = ()
    """What whoever is to act does next, so that all can see what came of it."""
    lit: Lit = ()

    def means(self, spelled: str) -> bool:
        """That action is one of them."""
        return any(matches(pattern, spelled) for pattern in self.actions)


@dataclass(frozen=True, slots=True)
class Do:
    """One decision that matters. Whatever is legal is carried out; what was weaker is then taken back."""

    text: str
    answers: tuple[Answer, ...]
    otherwise: str
    """About every other answer: none of them is right. Empty if there is none."""
    lit: Lit = ()

    def answer(self, spelled: str) -> Answer:
        """What there is to say about an action; the first answer that means it counts."""
        found = (each for each in self.answers if each.means(spelled))
        return next(found, Answer((spelled,), self.otherwise))


@dataclass(frozen=True, slots=True)
class Option:
    """Something to guess."""

    label: str
    text: str
    """What to say to whoever guessed that, when all have seen it."""
    lit: Lit = ()


@dataclass(frozen=True, slots=True)
class Guess:
    """What will come of an action, asked before the table shows it."""

    text: str
    options: tuple[Option, ...]
    right: int
    """Which of the options it is."""
    action: str
    """Of whoever is to act."""
    lit: Lit = ()


@dataclass(frozen=True, slots=True)
class Free:
    """So many turns of one's own, against whoever sits there."""

    turns: int
    text: str
    lit: Lit = ()


Beat = Say | Lay | Show | Do | Guess | Free


@dataclass(frozen=True, slots=True)
class Lesson(Seating):
    """Something to learn, in a minute or so."""

    key: str
    title: str
    teaches: str
    """What one knows afterwards, in a sentence."""
    position: str
    """It says what is played, too: decks, ways to count."""
    beats: tuple[Beat, ...]
    seats: tuple[str, ...] = (HUMAN, "")
    """One person, and computers by their keys; an empty one is the gentlest that there is."""


def seated(lesson: Lesson, gentlest: str) -> tuple[str, ...]:
    """Who sits where, where that is the key of the gentlest computer."""
    return tuple(who or gentlest for who in lesson.seats)


def names(lesson: Lesson, own: str = "") -> tuple[str, ...]:
    """What everybody is called; the person has a name of his own, unless somebody else is called so."""
    everybody = list(USUAL_NAMES[: len(lesson.seats)])
    if own and own.casefold() not in map(str.casefold, everybody):
        everybody[lesson.people[0]] = own
    return tuple(everybody)


def matches(pattern: str, spelled: str) -> bool:
    """An action that is spelled like this is meant by that pattern."""
    begin, star, _ = pattern.partition(ANYHOW)
    return spelled.startswith(begin) if star else spelled == pattern


# How long it takes

WORDS_A_SECOND: Final = 3.5
TO_DECIDE: Final = 5.0
TO_WATCH: Final = 2.0
A_TURN: Final = 10.0
"""Seconds for a decision, a move and a turn of one's own, besides reading."""


def seconds(lesson: Lesson) -> float:
    """How long it takes somebody who answers right at once."""
    return sum(map(_seconds, lesson.beats))


def _seconds(beat: Beat) -> float:
    words = sum(len(text.split()) for text in _read(beat))
    return words / WORDS_A_SECOND + _busy(beat)


def _read(beat: Beat) -> Iterator[str]:
    """What is read on the way through; of several answers the longest."""
    yield beat.text
    match beat:
        case Do(answers=answers):
            yield max((each.text for each in answers if each.right), key=len)
        case Guess(options=options, right=right):
            yield from (option.label for option in options)
            yield options[right].text


def _busy(beat: Beat) -> float:
    match beat:
        case Show():
            return TO_WATCH
        case Do(answers=answers):
            then = max(len(each.then) for each in answers if each.right)
            return TO_DECIDE + TO_WATCH * (1 + then)
        case Guess():
            return TO_DECIDE + TO_WATCH
        case Free(turns=turns):
            return A_TURN * turns
    return 0.0
