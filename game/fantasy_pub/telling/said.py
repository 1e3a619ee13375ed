"""What can be said in words: what can be named at all, whether everything was said, and by which numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.choosing import Mark
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Kin, Own, Place, Stop, marks
from game.fantasy_pub.rules.actions import BOTH, Action, Adjust, Call, legal_actions
from game.fantasy_pub.rules.characters import CLAN, FIGURE, OWNER, RACE, RACES, Race
from game.fantasy_pub.rules.house import EVENT_CARDS, Ask
from game.fantasy_pub.rules.state import SPACES, TABLES, Phase
from game.fantasy_pub.rules.view import View, veiled

_DICE: Final = (Die(BOTH), *map(Die, range(1, 7)))
_STOPS: Final = tuple(map(Stop, range(SPACES)))
_PLACES: Final = tuple(map(Place, TABLES))
_BUTTONS: Final = tuple(Button(deed) for deed in Deed if deed is not Deed.PUT_AWAY)


def sayable(view: View, done: Sequence[Mark]) -> list[Mark]:
    """What somebody may name next, possible or not, as far as it belongs to what was chosen."""
    if view.phase is not Phase.TURN:
        return []
    chosen = {type(mark) for mark in done}
    return [mark for mark in _belonging(view, done) if type(mark) not in chosen]


def _belonging(view: View, done: Sequence[Mark]) -> Iterator[Mark]:
    yield from _DICE
    deed = next((mark for mark in done if isinstance(mark, Button | HandCard)), None)
    match deed:
        case None:
            yield from _BUTTONS
            yield from (HandCard(card) for card in view.hands[view.to_move] if card is not None)
            yield from _own(view)
            yield from _STOPS
        case Button(Deed.MOVE):
            yield from _own(view)
            yield from _STOPS
        case Button(Deed.LEAVE):
            yield from _own(view)
        case Button(Deed.CALL):
            yield from _PLACES
            yield from _everybody(view)
        case HandCard(card):
            for ask in EVENT_CARDS[card].asks:
                yield from _asked_for(view, ask)


def _asked_for(view: View, ask: Ask) -> Iterator[Mark]:
    match ask:
        case Ask.TABLE | Ask.WAY:
            yield from _PLACES
        case Ask.OWN:
            yield from _own(view)
        case Ask.ANYBODY:
            yield from _everybody(view)
        case Ask.RACE:
            yield from (Kin(Race(race)) for race in range(len(RACES)))


def _own(view: View) -> Iterator[Own]:
    """The own characters in the pub; and one of each race of which none is there, to be missed."""
    inside = [who for line in view.spaces for who in line if OWNER[who] == view.to_move]
    yield from (Own(FIGURE[who]) for who in inside)
    races = {RACE[who] for who in inside}
    for who in CLAN[view.to_move]:
        if RACE[who] not in races:
            races.add(RACE[who])
            yield Own(FIGURE[who])


def _everybody(view: View) -> Iterator[Guest]:
    return (Guest(who) for line in view.spaces for who in line)


def all_said(view: View, action: Action, said: Sequence[Mark]) -> bool:
    """All that leads to the action was said, but for what there is no choice about.

    Whoever began with a die may want to do anything with it: before the +1/-1 card is used on it, there is a
    question, since the card comes only once.
    """
    if isinstance(action, Adjust) and said and isinstance(said[0], Die):
        return False
    legal = [marks(view, each) for each in legal_actions(veiled(view))]
    first, *others = marks(view, action)
    alike = [each for each in legal if first in each]
    if isinstance(action, Call) and any(isinstance(mark, Die | Place | Guest) for mark in said):
        others = [
            mark for mark in others if isinstance(mark, Guest)
        ]  # the table says which die, and so does who
    return (first in said or len(alike) == len(legal)) and all(
        mark in said or (mark != Die(BOTH) and all(mark in each for each in alike)) for mark in others
    )


def numbers(view: View, listed: Sequence[Mark]) -> list[int]:
    """A table by its own number, a die by what it shows, both by their sum; all else from 1 on.

    So are tables that are listed twice, for somebody who goes there and for a card that is played on them.
    """
    own = [_number(view, mark) for mark in listed]
    if len({type(mark) is Die for mark in listed}) == 1 and len({*own} - {None}) == len(own):
        return [number for number in own if number is not None]
    return [*range(1, len(listed) + 1)]


def _number(view: View, mark: Mark) -> int | None:
    match mark:
        case Stop(space) | Place(space):
            return space
        case Die(value):
            return value or sum(view.dice)
        case _:
            return None
