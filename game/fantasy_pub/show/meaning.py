"""What a spot of the room means for the action being chosen: one mark or more.

A table is where a Move ends, and an own guest acts: only whoever said so, by card or by calling the
barkeeper, means anything else by them. What goes with everything pointed at before is meant first. Then comes
what takes the place of something of its kind; then, what was pointed at before may have been meant otherwise;
and in the end somebody has changed his mind, though never about what he said is to be done. Whatever is not
plain is only looked at: it takes another press to get it done.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from game.core.choosing import GLANCE, Aim, Choosing, InAnyOrder, Mark
from game.core.rules import Seat
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Kin, Own, Place, Spare, Stop, space_of
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
    BARKEEPER = "whom a die calls to the table of its number"


_IN_THE_ROOM: Final = (Own, Guest, Stop, Place)
_ACTING: Final = (None, Button(Deed.MOVE), Button(Deed.LEAVE))
"""What an own character does itself, which need not be said."""
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
        case Thing.BARKEEPER:
            return (Button(Deed.CALL),)
        case _:
            return (key,)


def meant(view: View, choosing: Choosing, key: Hashable) -> tuple[Mark, ...]:
    """The marks that choosing a spot means now; none if it means nothing."""
    assert isinstance(choosing, InAnyOrder), "in the pub everything goes in any order"
    if isinstance(key, DieAt):
        found = _die(view, choosing, key.number)
    else:
        found = next(_readings(view, choosing, key), ())
    if found and isinstance(found[-1], Aim):
        return _done_with(choosing, found)
    return found if not found or _plain(choosing, found) else (*found, GLANCE)


def said(done: Iterable[Mark]) -> Mark | None:
    """What somebody has said to be done, by button or card."""
    return next(filter(says_what, done), None)


def _readings(view: View, choosing: InAnyOrder, key: Hashable) -> Iterator[tuple[Mark, ...]]:
    done, candidates = choosing.done, _candidates(view, choosing.done, key)
    yield from ((mark,) for mark in candidates if mark in done or _goes(choosing, [*done, mark]))
    seats = [*_seats(view, done, key)]
    if said(done) not in _ACTING:
        yield from ((mark,) for mark in seats if choosing.goes([*done, mark]))
    for mark in (*candidates, *seats):
        if _goes(choosing, [*(each for each in done if not _alike(each, mark)), mark]):
            yield (mark,)
    for mark in candidates:
        for others in product(*((each, *_twin(view, each)) for each in done)):
            if _goes(choosing, [*others, mark]):
                yield (*(each for each in others if each not in done), mark)
    yield from filter(None, (_instead(choosing, mark) for mark in candidates))


def _candidates(view: View, done: Sequence[Mark], key: Hashable) -> Sequence[Mark]:
    """What a spot may stand for after what was said: nobody means a card or the barkeeper before that."""
    acting = said(done) in _ACTING
    match key:
        case Space(space):
            return (Stop(space) if acting else Place(space),)
        case Guest() if acting:
            return marks_at(view, key)[:-1]
        case _:
            return marks_at(view, key)


def _seats(view: View, done: Sequence[Mark], key: Hashable) -> Iterator[Mark]:
    """Where a place is asked for, whoever sits there stands for it; an own guest only if it is clear that
    another one acts."""
    if not isinstance(key, Guest) or not done:
        return
    if said(done) not in _ACTING:
        yield Place(space_of(view, key.who))
    elif OWNER[key.who] != view.to_move or any(isinstance(mark, Own) for mark in done):
        yield Stop(space_of(view, key.who))


def _goes(choosing: InAnyOrder, marks: Sequence[Mark]) -> bool:
    """All of it goes together; and where nobody said what is done, without a card or the barkeeper."""
    carried = choosing.carrying(marks)
    if said(marks) is not None or all(isinstance(mark, Die | Spare) for mark in marks):
        return bool(carried)
    return any(said(each) in _ACTING for each in carried)


def _instead(choosing: InAnyOrder, mark: Mark) -> tuple[Mark, ...]:
    """Somebody has changed his mind, but not about what was said to be done; aims that would go with it only
    by something nobody spoke of are let go."""
    deed = said(choosing.done)
    if says_what(mark):
        return (mark,) if choosing.goes([mark]) else ()
    if deed is not None:
        return (deed, mark) if choosing.goes([deed, mark]) else ()
    aims = [each for each in choosing.done if isinstance(each, Aim)]
    lost = [each for each in aims if not _goes(choosing, [each, mark])]
    return (*lost, mark) if _goes(choosing, [mark]) else ()


def _done_with(choosing: InAnyOrder, found: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """An aim gets it done if it is all that was missing of what was said to be done."""
    deed = said(choosing.done)
    if deed is None or found[-1] in choosing.done:
        return found
    then = copy(choosing)
    then.choose_all(found)
    return (*found, deed) if deed in then.done and len(then.open) == 1 else found


def straight(view: View, choosing: Choosing, key: Hashable) -> Mark | None:
    """What a spot means without any change to what was pointed at, if that tells anything apart."""
    assert isinstance(choosing, InAnyOrder), "in the pub everything goes in any order"
    done, options = choosing.done, choosing.options()
    found = (mark for mark in _candidates(view, done, key) if mark in options)
    return next((mark for mark in found if _goes(choosing, [*done, mark])), None)


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
        or said(choosing.done) is not None
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
        return _instead_or_with(choosing, this)
    if aimed == both:
        return _instead_or_with(choosing, other)
    if number == _first(view, aimed.value):
        return (aimed,)
    rest = [mark for mark in choosing.done if mark != aimed]
    if _goes(choosing, [*rest, both]):
        return (both,)
    return _instead_or_with(choosing, this) if this != aimed else ()


def _instead_or_with(choosing: InAnyOrder, die: Die) -> tuple[Mark, ...]:
    """One die, with whatever goes with it."""
    rest = [mark for mark in choosing.done if not isinstance(mark, Die)]
    return (die,) if _goes(choosing, [*rest, die]) else _instead(choosing, die)


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
    plain = (mark for mark in choosing.implied if isinstance(mark, Button) and mark != Button(Deed.CALL))
    return said(choosing.done) or next(plain, None)


def asked_in_the_room(choosing: Choosing) -> list[Mark]:
    """What digits count: places and guests, as soon as an action or a character asks for them."""
    if taken_up(choosing) is not None:
        return [mark for mark in choosing.asked() if isinstance(mark, (*_IN_THE_ROOM, Kin))]
    if any(isinstance(mark, Own) for mark in choosing.done):
        return [mark for mark in choosing.options() if isinstance(mark, Stop)]
    return []
