"""What a spot of the room means for the action being chosen: one mark or more.

A table is where a Move ends or what something else is about, and an own guest acts or is acted upon. What
goes with everything pointed at before is meant first. Then comes what takes the place of something of its
kind; then, what was pointed at before may have been meant otherwise; and in the end somebody has changed his
mind. Whatever is not plain is only looked at: it takes another press to get it done.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from game.core.choosing import GLANCE, Aim, Choosing, InAnyOrder, Mark
from game.core.rules import Seat
from game.fantasy_pub.marks import Button, Die, Guest, HandCard, Kin, Own, Place, Stop, space_of
from game.fantasy_pub.rules.actions import BOTH
from game.fantasy_pub.rules.characters import CLAN, FIGURE, OWNER
from game.fantasy_pub.rules.view import View


@dataclass(frozen=True, slots=True)
class DieAt:
    """One of the dice on the screen: there it matters which, even if both show the same."""

    number: int


@dataclass(frozen=True, slots=True)
class Space:
    """The door or a table."""

    space: int


@dataclass(frozen=True, slots=True)
class PlateOf:
    """The plate of a player: all that is public about that one."""

    seat: Seat


class Thing(Enum):
    """Something that there is only one of."""

    SUM = "the tile that adds both dice"
    EVENTS = "the button that leads to the event cards"
    RESERVE = "the chest with the coins that are left"
    MANTEL = "the pegs with the hats of those gone home"


_IN_THE_ROOM: Final = (Own, Guest, Stop, Place)
_KINDS: Final = (
    (Stop, Place),
    (Own,),
    (Guest,),
    (Die,),
    (Button, HandCard),
    (Kin,),
)
"""Of each there is one in an action; where two are named, one or the other."""


def says_what(mark: Mark) -> bool:
    """It says what is done: something to press, or a card."""
    return isinstance(mark, Button | HandCard)


def key_of(view: View, mark: Mark) -> Hashable:
    """The spot of a mark."""
    match mark:
        case Own(figure):
            return Guest(CLAN[view.to_move][figure])
        case Stop(space) | Place(space):
            return Space(space)
        case Die(value):
            return Thing.SUM if value == BOTH else DieAt(_first(view, value))
        case _:
            return mark


def marks_at(view: View, key: Hashable) -> tuple[Mark, ...]:
    """All the marks that a spot may stand for, those first that are meant first."""
    match key:
        case Space(space):
            return Stop(space), Place(space)
        case Guest(who) if OWNER[who] == view.to_move:
            return Own(FIGURE[who]), key
        case DieAt(number):
            return (Die(view.dice[number]),)
        case Thing.SUM:
            return (Die(BOTH),)
        case _:
            return (key,)


def meant(view: View, choosing: Choosing, key: Hashable) -> tuple[Mark, ...]:
    """The marks that choosing a spot means now; none if it means nothing."""
    assert isinstance(choosing, InAnyOrder), "in the pub everything goes in any order"
    if isinstance(key, DieAt):
        return _die(view, choosing, key.number)
    found = next(_readings(view, choosing, key), ())
    if found and not isinstance(found[-1], Aim) and not _plain(choosing, found):
        return (*found, GLANCE)
    return found


def _readings(view: View, choosing: InAnyOrder, key: Hashable) -> Iterator[tuple[Mark, ...]]:
    done, candidates = choosing.done, marks_at(view, key)
    natural = [mark for mark in candidates if not _far_fetched(done, mark, candidates)]
    yield from ((mark,) for mark in _seats_beside(view, choosing, key))
    yield from ((mark,) for mark in natural if mark in done or choosing.goes([*done, mark]))
    for mark in natural:
        if choosing.goes([*(each for each in done if not _alike(each, mark)), mark]):
            yield (mark,)
    for mark in candidates:
        for others in product(*((each, *_twin(view, each)) for each in done)):
            if choosing.goes([*others, mark]):
                yield (*(each for each in others if each not in done), mark)
    yield from ((mark,) for mark in candidates if mark in choosing.everything)


def _seats_beside(view: View, choosing: InAnyOrder, key: Hashable) -> Iterator[Mark]:
    """Whoever leads a character to somebody else's wants it to sit there, unless it is said what is done."""
    if isinstance(key, Guest) and OWNER[key.who] != view.to_move and _acts(choosing.done):
        there = Stop(space_of(view, key.who))
        if choosing.goes([*choosing.done, there]):
            yield there


def straight(view: View, choosing: Choosing, key: Hashable) -> Mark | None:
    """What a spot means without any change to what was pointed at, if that tells anything apart."""
    options, candidates = choosing.options(), marks_at(view, key)
    found = (mark for mark in candidates if mark in options)
    return next((mark for mark in found if not _far_fetched(choosing.done, mark, candidates)), None)


def _far_fetched(done: Sequence[Mark], mark: Mark, candidates: Sequence[Mark]) -> bool:
    """An own guest is pointed at after another one: unless it is clear what is done, that one acts instead
    of the other."""
    return isinstance(mark, Guest) and len(candidates) > 1 and _acts(done)


def _acts(done: Sequence[Mark]) -> bool:
    """An own character is aimed at, but nobody said yet what it does."""
    return any(isinstance(mark, Own) for mark in done) and not any(map(says_what, done))


def _alike(mark: Mark, other: Mark) -> bool:
    """In one action there is only one or the other."""
    return any(isinstance(mark, kind) and isinstance(other, kind) for kind in _KINDS)


def _twin(view: View, mark: Mark) -> tuple[Mark, ...]:
    """What else the same spot may stand for."""
    if isinstance(mark, Die):
        return ()
    return tuple(each for each in marks_at(view, key_of(view, mark)) if each != mark)


def _plain(choosing: InAnyOrder, found: Sequence[Mark]) -> bool:
    """It was said what is to be done, by button or card; or a character was led somewhere."""
    if len(found) > 1:
        return False
    (mark,) = found
    return (
        says_what(mark)
        or any(map(says_what, choosing.done))
        or mark in choosing.done
        or (isinstance(mark, Stop) and any(isinstance(each, Own) for each in choosing.done))
    )


def _first(view: View, value: int) -> int:
    """Which of the dice it is that shows so much, of those not spent."""
    numbers = [number for number, shown in enumerate(view.dice) if shown == value]
    return next((number for number in numbers if not view.used[number]), numbers[0] if numbers else 0)


def _die(view: View, choosing: InAnyOrder, number: int) -> tuple[Mark, ...]:
    """A second die goes with the first, if both can be used together; pointed at again, it does not."""
    if view.used[number]:
        return ()
    this, other, both = Die(view.dice[number]), Die(view.dice[1 - number]), Die(BOTH)
    aimed = next((mark for mark in choosing.done if isinstance(mark, Die)), None)
    if aimed is None:
        return (this,) if this in choosing.everything else ()
    if aimed == both:
        return (other,)
    if number == _first(view, aimed.value):
        return (aimed,)
    rest = [mark for mark in choosing.done if mark != aimed]
    if choosing.goes([*rest, both]):
        return (both,)
    return (this,) if this != aimed else ()


def dice_aimed(view: View, choosing: Choosing) -> frozenset[int]:
    """The numbers of the dice that are meant."""
    values = [mark.value for mark in choosing.done if isinstance(mark, Die)]
    if BOTH in values:
        return frozenset((0, 1))
    return frozenset(_first(view, value) for value in values)


def taken_up(choosing: Choosing) -> Mark | None:
    """What is being done, once somebody has pointed at anything: the button or the card that is meant."""
    if not choosing.done:
        return None
    return next((mark for mark in (*choosing.done, *choosing.implied) if says_what(mark)), None)


def asked_in_the_room(choosing: Choosing) -> list[Mark]:
    """What digits count: places and guests, as soon as an action or a character asks for them."""
    if taken_up(choosing) is not None:
        return [mark for mark in choosing.asked() if isinstance(mark, (*_IN_THE_ROOM, Kin))]
    if any(isinstance(mark, Own) for mark in choosing.done):
        return [mark for mark in choosing.options() if isinstance(mark, Stop)]
    return []
