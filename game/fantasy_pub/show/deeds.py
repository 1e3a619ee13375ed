"""What can be done with the dice, for the buttons below the room: name, what it would do, and why not."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.choosing import Choosing, InAnyOrder, Mark
from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.advice.why_not import obstacle
from game.fantasy_pub.marks import Button, Deed, Die, HandCard, Own, Stop
from game.fantasy_pub.rules.actions import BOTH, unspent, value_of
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.rules.moving import MOST_COINS, steps
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.meaning import Thing, asked_in_the_room, taken_up
from game.fantasy_pub.telling.names import Teller, card_name

NAMED: Final[dict[Hashable, str]] = {
    Button(Deed.ENTER): N_("Enter"),
    Button(Deed.MOVE): N_("Move"),
    Button(Deed.CALL): N_("Call"),
    Button(Deed.LEAVE): N_("Leave"),
    Thing.EVENTS: N_("Event"),
    Button(Deed.END): N_("End turn"),
}
"""By key, in the order of their digits."""
ICONS: Final[dict[Hashable, str]] = dict(
    zip(NAMED, ("enter", "move", "call", "leave", "event", "end"), strict=True)
)
_SHORT: Final = {
    "action owed": N_("act first"),
    "deck empty": N_("your deck is empty"),
    "reserve empty": N_("no coin is left"),
    "door taken": N_("the door is taken"),
    "nobody moves": N_("nobody can move"),
    "too many beers": N_("too many beers"),
    "too many for the die": N_("too many beers"),
    "no room anywhere": N_("no room for it"),
    "has moved": N_("has moved already"),
    "nobody leaves": N_("nobody may go"),
    "too few beers": N_("too few beers"),
    "nowhere to call": N_("he is there already"),
    "barkeeper is there": N_("he is there already"),
}
"""What stands in the way, in a word or two; all of it is told to whoever points there."""
_LISTED: Final = 3
"""So many numbers of steps have room side by side."""


@dataclass(frozen=True, slots=True)
class DeedState:
    """One of the buttons."""

    key: Hashable
    """Of its spot."""
    icon: str
    name: str
    line: str
    """What it would do with the dice, or why it cannot be done."""
    short: str
    """Where there is no room for the line."""
    digit: int
    """The number key that points at it."""
    awake: bool
    """It does so now: digits do not mean something in the room."""
    possible: bool
    chosen: bool
    """It is what is being done."""


def deeds(view: View, choosing: Choosing | None, words: Words) -> Sequence[DeedState]:
    """All six in a row; none as long as nobody chooses what to do."""
    if choosing is None or view.phase is not Phase.TURN:
        return ()
    assert isinstance(choosing, InAnyOrder), "in the pub everything goes in any order"
    cards = [mark for mark in choosing.everything if isinstance(mark, HandCard)]
    taken, digits = taken_up(choosing), not asked_in_the_room(choosing)
    lines = _Lines(view, choosing, words)
    return tuple(
        DeedState(
            key=key,
            icon=ICONS[key],
            name=words.sentence(name),
            line=lines.of(key),
            short=lines.short(key),
            digit=number,
            awake=digits,
            possible=bool(cards) if key == Thing.EVENTS else key in choosing.everything,
            chosen=taken is not None and key == (Thing.EVENTS if isinstance(taken, HandCard) else taken),
        )
        for number, (key, name) in enumerate(NAMED.items(), start=1)
    )


class _Lines:
    """The second line of every button."""

    def __init__(self, view: View, choosing: InAnyOrder, words: Words) -> None:
        self._view, self._choosing, self._words = view, choosing, words
        aimed = [mark.value for mark in choosing.done if isinstance(mark, Die)]
        self._dice = aimed or [die for die, _ in unspent(view.dice, view.used).values]
        self._single = [die for die in self._dice if die != BOTH]

    def of(self, key: Hashable) -> str:
        """What it would do, or why not."""
        everything = self._choosing.everything
        if key == Thing.EVENTS:
            return self._events()
        if key not in everything:
            return self._why_not([key])
        match key:
            case Button(Deed.ENTER):
                return self._coins()
            case Button(Deed.MOVE):
                return self._steps()
            case Button(Deed.CALL):
                return self._table()
            case Button(Deed.LEAVE):
                return self._leaving()
        left = self._view.used.count(False)
        told = self._words.plural("one die is left", "{count} dice are left", left)
        return told.format(count=left) if left else ""

    def short(self, key: Hashable) -> str:
        """The same in fewer words, where it names somebody."""
        if key == Button(Deed.LEAVE) and key in self._choosing.everything:
            return self._how_many_leave()
        played = key == Thing.EVENTS and any(isinstance(mark, HandCard) for mark in self._choosing.done)
        return self._words.sentence(N_("chosen")) if played else self.of(key)

    def _values(self) -> list[int]:
        return [value_of(self._view.dice, die) for die in self._dice]

    def _coins(self) -> str:
        coins = list(dict.fromkeys(min(MOST_COINS, value) for value in self._values()))
        if len(coins) == 1:
            told = self._words.plural("with one coin", "with {coins} coins", coins[0])
            return told.format(coins=coins[0])
        return self._words.sentence(N_("{numbers} coins")).format(numbers=self._either(coins))

    def _steps(self) -> str:
        """As many as the beers leave to those who can move."""
        said = [mark for mark in self._choosing.done if isinstance(mark, Die | Own | Stop)]
        ways = self._choosing.carrying([Button(Deed.MOVE), *said])
        counts = sorted({self._far(way) for way in ways})
        if not counts:
            return self._why_not([*said, Button(Deed.MOVE)])
        if len(counts) == 1:
            return self._words.plural("one step", "{count} steps", counts[0]).format(count=counts[0])
        if len(counts) > _LISTED:
            return self._words.sentence(N_("up to {most} steps")).format(most=counts[-1])
        return self._words.sentence(N_("{numbers} steps")).format(numbers=self._either(counts))

    def _far(self, way: Sequence[Mark]) -> int:
        """How many steps a move has."""
        (figure,) = (mark.figure for mark in way if isinstance(mark, Own))
        (die,) = (mark.value for mark in way if isinstance(mark, Die))
        beers = self._view.beers[CLAN[self._view.to_move][figure]]
        return steps(value_of(self._view.dice, die), len(beers))

    def _why_not(self, marks: Sequence[Mark]) -> str:
        """What stands in the way of all of that together, in a word or two."""
        return self._words.sentence(_SHORT.get(obstacle(self._view, marks).kind, N_("not now")))

    def _table(self) -> str:
        tables = [die for die in dict.fromkeys(self._single) if die != self._view.barkeeper]
        tables = tables or [
            die for die in unspent(self._view.dice, self._view.used).dice if die != self._view.barkeeper
        ]
        return self._words.sentence(N_("barkeeper to {numbers}")).format(numbers=self._either(tables))

    def _leaving(self) -> str:
        figure, *others = self._going()
        if others:
            return self._how_many_leave()
        a = Teller(self._words)
        return a.part(N_("{who} may go"), who=a.who(CLAN[self._view.to_move][figure]))

    def _how_many_leave(self) -> str:
        count = len(self._going())
        return self._words.plural("one may go", "{count} may go", count).format(count=count)

    def _going(self) -> set[int]:
        """The figures that may leave."""
        carried = self._choosing.carrying([Button(Deed.LEAVE)])
        return {mark.figure for marks in carried for mark in marks if isinstance(mark, Own)}

    def _events(self) -> str:
        played = next((mark for mark in self._choosing.done if isinstance(mark, HandCard)), None)
        if played is not None:
            return card_name(played.card, self._words)
        count = len(self._view.hands[self._view.to_move])
        if not count:
            return self._words.sentence(N_("no card is left"))
        some = len({mark for mark in self._choosing.everything if isinstance(mark, HandCard)})
        if None not in self._view.hands[self._view.to_move] and some < count:
            told = N_("{some} of {count} cards") if some else N_("nobody to play it on")
            return self._words.sentence(told).format(some=some, count=count)
        return self._words.plural("one card", "{count} cards", count).format(count=count)

    def _either(self, numbers: Sequence[int]) -> str:
        """`5, 3 or 6`"""
        *others, last = map(str, numbers)
        if not others:
            return last
        told = self._words.sentence(N_("{some} or {last}"))
        return told.format(some=", ".join(others), last=last)
