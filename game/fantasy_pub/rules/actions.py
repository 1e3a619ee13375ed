"""What a player can decide, and when.

A die is named by what it shows: with two alike there is only one way to spend one of them. A player's own
characters are named as figures of the clan, others as characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.fantasy_pub.rules.characters import (
    CLAN,
    DWARF,
    EVERYBODY,
    FIGURE,
    FIGURES,
    OWNER,
    RACE,
    Character,
    Figure,
)
from game.fantasy_pub.rules.event_cards import READS_DIE, TARGETS
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE, space_after, steps
from game.fantasy_pub.rules.room import at_door, spaces_shut, way_out
from game.fantasy_pub.rules.state import (
    DOOR,
    DRAFT,
    SPACES,
    TURN,
    Dice,
    State,
    Used,
    put,
    sated,
)

BOTH: Final = 0
"""Both dice, added together."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put an event card away before the first turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Adjust:
    """Use the +1/-1 card on a die."""

    die: int


@dataclass(frozen=True, slots=True)
class Enter:
    """The top character of the deck comes to the door."""

    die: int


@dataclass(frozen=True, slots=True)
class Move:
    """A character goes on by the dice, less its beers."""

    who: Figure
    die: int
    way: int = CLOCKWISE


@dataclass(frozen=True, slots=True)
class Call:
    """The barkeeper comes to the table of that number and serves one guest there."""

    die: int
    guest: Character | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """A character goes home."""

    who: Figure
    die: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play an event card."""

    card: Card
    die: int
    targets: tuple[int, ...]
    """What the card asks for, in the order of its `asks`."""


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""


Action = Discard | Adjust | Enter | Move | Call | Leave | Play | End

# There are few different actions: each is made once, and found again by what it says.
discard = cache(Discard)
adjust = cache(Adjust)
enter = cache(Enter)
move = cache(Move)
call = cache(Call)
leave = cache(Leave)
play = cache(Play)
END: Final = End()
_MOVES: Final = tuple(
    tuple(move(figure, die, way) for die in range(7) for way in (CLOCKWISE, BACK)) for figure in FIGURES
)
"""By figure, and by the number of the move."""
_NOBODY: Final = (-1,)
_CALLS: Final = tuple((*(call(die, who) for who in EVERYBODY), call(die)) for die in range(7))
"""By die and guest; the last one serves nobody."""


@dataclass(frozen=True, eq=False, slots=True)
class Unspent:
    """Dice to spend. Of those that come to the same there is only one, and so little to remember for each."""

    dice: tuple[int, ...]
    """What they show, two alike only once."""
    values: tuple[tuple[int, int], ...]
    """The ways to spend one or both together, with what that comes to."""
    enters: tuple[Enter, ...]


@cache
def unspent(dice: Dice, used: Used) -> Unspent:
    """The dice that are not spent."""
    return _unspent(tuple(die for die, gone in zip(dice, used, strict=True) if not gone))


@cache
def _unspent(dice: tuple[int, ...]) -> Unspent:
    single = tuple(dict.fromkeys(dice))
    ways = (*single, BOTH) if len(dice) == 2 else single
    values = tuple((die, sum(dice) if die == BOTH else die) for die in ways)
    return Unspent(single, values, tuple(map(enter, ways)))


def value_of(dice: Dice, die: int) -> int:
    """What a die, or both together, come to."""
    return sum(dice) if die == BOTH else die


@cache
def spent(dice: Dice, used: Used, die: int) -> Used:
    """The dice that are spent once this one is, too."""
    if die == BOTH:
        return True, True
    first = dice[0] == die and not used[0]
    return (True, used[1]) if first else (used[0], True)


def legal_actions(state: State) -> list[Action]:
    """Everything the seat to move can decide now; nothing when the game is over."""
    if state.phase is TURN:
        found: list[Action] = [*adjusts(state)]
        found += deeds(state)
        if state.acted:
            found.append(END)
        return found
    if state.phase is DRAFT:
        return [*discards(state)]
    return []


def open_actions(state: State) -> list[Action]:
    """The same, whatever event cards the seat holds; in the draft nothing, for there it is about them."""
    if state.phase is not TURN:
        return []
    sketch = state.copy()
    sketch.hands = put(state.hands, state.to_move, ())
    return legal_actions(sketch)


def deeds(state: State) -> list[Action]:
    """Every action that spends a die."""
    found: list[Action] = [*enters(state), *all_moves(state), *calls(state), *leaves(state)]
    for card in state.hands[state.to_move]:
        found += plays(state, card)
    return found


def discards(state: State) -> list[Discard]:
    """Before the first turn one of the four event cards."""
    return [discard(card) for card in state.hands[state.to_move]]


def adjusts(state: State) -> list[Adjust]:
    """A die not spent yet, +1 on no 6 and -1 on no 1; never so that the one action one owes is impossible."""
    change = state.plus_minus[state.to_move]
    if not change:
        return []
    return [
        adjust(die)
        for die in unspent(state.dice, state.used).dice
        if 1 <= die + change <= 6 and (state.acted or can_act(state, adjusted(state, die)))
    ]


def adjusted(state: State, die: int) -> Dice:
    """The dice after the +1/-1 card is used on one of them."""
    return changed(state.dice, state.used, die, die + state.plus_minus[state.to_move])


def changed(dice: Dice, used: Used, die: int, value: int) -> Dice:
    """The dice after one that shows `die`, and is not spent, is made to show `value`."""
    first, second = dice
    return (value, second) if first == die and not used[0] else (first, value)


def can_act(state: State, dice: Dice) -> bool:
    """Whether some action is possible with these dice, of which one at most is spent."""
    if unspent(dice, state.used).dice != (state.barkeeper,):
        return True  # a die that shows another table calls him there
    sketch = state.copy()
    sketch.dice = dice
    return bool(deeds(sketch))


def enters(state: State) -> Sequence[Enter]:
    """With a card in the deck, nobody of the own at the door, and a chip in the reserve."""
    if not state.decks[state.to_move] or not state.reserve or at_door(state, state.to_move):
        return ()
    return unspent(state.dice, state.used).enters


def all_moves(state: State) -> list[Move]:
    """The moves of all characters of the seat to move."""
    where, beers, moved = state.where, state.beers, state.moved
    dice, shut = unspent(state.dice, state.used), spaces_shut(state)
    found: list[Move] = []
    for who in CLAN[state.to_move]:
        if where[who] >= 0 and who not in moved:
            found += _moves(who, where[who], len(beers[who]), dice, shut)
    return found


def moves(state: State, who: Character) -> list[Move]:
    """Value less beers, one step or more, to where it may stop; a dwarf both ways. Once a turn."""
    if state.where[who] < 0 or who in state.moved:
        return []
    dice, shut = unspent(state.dice, state.used), spaces_shut(state)
    return _moves(who, state.where[who], len(state.beers[who]), dice, shut)


def _moves(who: Character, start: int, beers: int, dice: Unspent, shut: int) -> list[Move]:
    race, mine = RACE[who], _MOVES[FIGURE[who]]
    barred = shut >> SPACES * race
    return [mine[stride] for stride, end in strides(race == DWARF, start, beers, dice) if not end & barred]


@cache
def strides(both_ways: bool, start: int, beers: int, dice: Unspent) -> tuple[tuple[int, int], ...]:
    """What can be done with so many beers: the number of each move, and the bit of the space it leads to.

    A lap ends where it began either way: that is one move, not two. There one may always stop, so it has
    no bit.
    """
    found = []
    for die, value in dice.values:
        count = steps(value, beers)
        if count == SPACES:
            found.append((_number(die, CLOCKWISE), 0))
        elif count > 0:
            ways = (CLOCKWISE, BACK) if both_ways else (CLOCKWISE,)
            found += [(_number(die, way), 1 << space_after(start, count, way)) for way in ways]
    return tuple(found)


def _number(die: int, way: int) -> int:
    return 2 * die + (way == BACK)


def calls(state: State) -> list[Call]:
    """To another table than his; if anybody sits there, for exactly one of them."""
    found: list[Call] = []
    for die in unspent(state.dice, state.used).dice:
        if die != state.barkeeper:
            at_table = _CALLS[die]
            found += [at_table[guest] for guest in state.spaces[die] or _NOBODY]
    return found


def leaves(state: State) -> list[Leave]:
    """From the door, a dark elf from the barkeeper's table too, with as many beers as coins or more."""
    found: list[Leave] = []
    barkeeper = state.barkeeper
    for space in (DOOR, barkeeper):
        for who in state.spaces[space]:
            if OWNER[who] == state.to_move and way_out(RACE[who], space, barkeeper) and sated(state, who):
                found += [leave(FIGURE[who], die) for die in unspent(state.dice, state.used).dice]
    return found


def plays(state: State, card: Card) -> list[Play]:
    """An event card of the hand, if it has a target."""
    dice = unspent(state.dice, state.used).dice
    if card == READS_DIE:
        return [play(card, die, targets) for die in dice for targets in TARGETS[card](state, die)]
    everything = TARGETS[card](state, 0)
    return [play(card, die, targets) for die in dice for targets in everything]


def is_legal(state: State, action: Action) -> bool:
    """Whether the seat to move can do that now; quicker than to list everything."""
    if state.phase is not TURN:
        return state.phase is DRAFT and action in discards(state)
    match action:
        case Move(who):
            return who in FIGURES and action in moves(state, CLAN[state.to_move][who])
        case Call():
            return action in calls(state)
        case Play(card):
            return card in state.hands[state.to_move] and action in plays(state, card)
        case Enter():
            return action in enters(state)
        case Leave():
            return action in leaves(state)
        case Adjust():
            return action in adjusts(state)
        case End():
            return state.acted
        case Discard():
            return False
