"""What a player can decide, and when.

A die is named by what it shows: with two alike there is only one way to spend one of them. A player's own
characters are named as figures of the clan, others as characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Final

from game.fantasy_pub.rules.characters import (
    CLAN,
    DWARF,
    ELF,
    FIGURE,
    FIGURES,
    OWNER,
    RACE,
    Character,
    Figure,
)
from game.fantasy_pub.rules.event_cards import TARGETS, reads_die
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.room import at_door, bit_of, spaces_shut
from game.fantasy_pub.rules.state import (
    DOOR,
    DRAFT,
    SPACES,
    TURN,
    Dice,
    State,
    Used,
    sated,
)

BOTH: Final = 0
"""Both dice, added together."""
CLOCKWISE: Final = 1
BACK: Final = -1


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


@cache
def free(dice: Dice, used: Used) -> tuple[int, ...]:
    """What the dice show that are not spent, two alike only once."""
    return tuple(dict.fromkeys(die for die, gone in zip(dice, used, strict=True) if not gone))


@cache
def free_or_both(dice: Dice, used: Used) -> tuple[int, ...]:
    """The ways to spend one die, or both together."""
    return free(dice, used) if any(used) else (*free(dice, used), BOTH)


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
        found: list[Action] = [*adjusts(state), *deeds(state)]
        if state.acted:
            found.append(END)
        return found
    if state.phase is DRAFT:
        return [*discards(state)]
    return []


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
        for die in free(state.dice, state.used)
        if 1 <= die + change <= 6 and (state.acted or can_act(state, adjusted(state, die)))
    ]


def adjusted(state: State, die: int) -> Dice:
    """The dice after the +1/-1 card is used on one of them."""
    first, second = state.dice
    value = die + state.plus_minus[state.to_move]
    return (value, second) if first == die and not state.used[0] else (first, value)


def can_act(state: State, dice: Dice) -> bool:
    """Whether some action is possible with these dice, none of them spent."""
    if dice[0] != dice[1] or dice[0] != state.barkeeper:
        return True  # the barkeeper can be called
    sketch = state.copy()
    sketch.dice = dice
    return bool(deeds(sketch))


def enters(state: State) -> Sequence[Enter]:
    """With a card in the deck, nobody of the own at the door, and a chip in the reserve."""
    if not state.decks[state.to_move] or not state.reserve or at_door(state, state.to_move):
        return ()
    return _enters(state.dice, state.used)


@cache
def _enters(dice: Dice, used: Used) -> tuple[Enter, ...]:
    return tuple(map(enter, free_or_both(dice, used)))


def all_moves(state: State) -> list[Move]:
    """The moves of all characters of the seat to move."""
    where, beers, moved, dice, used = state.where, state.beers, state.moved, state.dice, state.used
    shut = spaces_shut(state)
    found: list[Move] = []
    for who in CLAN[state.to_move]:
        start = where[who]
        if start >= 0 and who not in moved:
            reach, open_moves = strides(FIGURE[who], start, len(beers[who]), dice, used)
            found += open_moves[reach & shut]
    return found


def moves(state: State, who: Character) -> Sequence[Move]:
    """Value less beers, one step or more, to where it may stop; a dwarf both ways. Once a turn."""
    start = state.where[who]
    if start < 0 or who in state.moved:
        return ()
    reach, open_moves = strides(FIGURE[who], start, len(state.beers[who]), state.dice, state.used)
    return open_moves[reach & spaces_shut(state)]


class OpenMoves(dict[int, tuple[Move, ...]]):
    """By the bits of where a figure may not stop: the moves that are left of all it can do with the dice."""

    def __init__(self, ends: dict[Move, int]) -> None:
        super().__init__({0: tuple(ends)})
        self.ends = ends
        """By move: the bit of where it leads to."""

    def __missing__(self, shut: int) -> tuple[Move, ...]:
        self[shut] = tuple(move for move, end in self.ends.items() if not end & shut)
        return self[shut]


@cache
def strides(figure: Figure, start: int, beers: int, dice: Dice, used: Used) -> tuple[int, OpenMoves]:
    """All that a figure with so many beers can do with the dice, and the bits of where that leads to.

    A dwarf's lap ends where it began either way: that is one move, not two. Where it began one may always
    stop: a lap has no bit.
    """
    ends = {}
    for die in free_or_both(dice, used):
        steps = value_of(dice, die) - beers
        if steps == SPACES:
            ends[move(figure, die)] = 0
        elif steps > 0:
            for way in (CLOCKWISE, BACK) if RACE[figure] == DWARF else (CLOCKWISE,):
                ends[move(figure, die, way)] = bit_of(RACE[figure], (start + way * steps) % SPACES)
    return reduce(or_, ends.values(), 0), OpenMoves(ends)


def calls(state: State) -> list[Call]:
    """To another table than his; if anybody sits there, for exactly one of them."""
    found: list[Call] = []
    for die in free(state.dice, state.used):
        if die != state.barkeeper:
            found += [call(die, guest) for guest in state.spaces[die] or (None,)]
    return found


def leaves(state: State) -> list[Leave]:
    """From the door, a dark elf from the barkeeper's table too, with as many beers as coins or more."""
    return [
        leave(FIGURE[who], die)
        for space in (DOOR, state.barkeeper)
        for who in state.spaces[space]
        if OWNER[who] == state.to_move and (space == DOOR or RACE[who] == ELF) and sated(state, who)
        for die in free(state.dice, state.used)
    ]


def plays(state: State, card: Card) -> list[Play]:
    """An event card of the hand, if it has a target."""
    dice = free(state.dice, state.used)
    if reads_die(card):
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
