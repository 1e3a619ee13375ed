"""What a player can decide, and when.

A die is named by what it shows: with two alike there is only one way to spend one of them. A player's own
characters are named as figures of the clan, others as characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
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
from game.fantasy_pub.rules.state import (
    DOOR,
    SPACES,
    Dice,
    Phase,
    State,
    Used,
    may_stop,
    own_at_door,
    own_in_pub,
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
def free_or_both(dice: Dice, used: Used) -> tuple[tuple[int, int], ...]:
    """The ways to spend one die or both together, each with its value."""
    single = tuple((die, die) for die in free(dice, used))
    return single if any(used) else (*single, (BOTH, sum(dice)))


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
    if state.phase is Phase.TURN:
        found: list[Action] = [*adjusts(state), *deeds(state)]
        if state.acted:
            found.append(END)
        return found
    if state.phase is Phase.DRAFT:
        return [*discards(state)]
    return []


def deeds(state: State) -> list[Action]:
    """Every action that spends a die."""
    found: list[Action] = [*enters(state)]
    for who in own_in_pub(state):
        found += moves(state, who)
    found += calls(state)
    found += leaves(state)
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


def enters(state: State) -> list[Enter]:
    """With a card in the deck, nobody of the own at the door, and a chip in the reserve."""
    if not state.decks[state.to_move] or not state.reserve or own_at_door(state):
        return []
    return [enter(die) for die, _ in free_or_both(state.dice, state.used)]


def moves(state: State, who: Character) -> list[Move]:
    """Value less beers, one step or more, to where it may stop; a dwarf both ways. Once a turn."""
    if who in state.moved or state.where[who] < 0:
        return []
    spaces = state.spaces
    found = []
    for action, space in strides(
        FIGURE[who], state.where[who], len(state.beers[who]), state.dice, state.used
    ):
        # Beside one guest at most anybody may sit down; this is asked more often than anything else.
        if (space and len(spaces[space]) < 2) or may_stop(state, who, space):
            found.append(action)
    return found


@cache
def strides(figure: Figure, start: int, beers: int, dice: Dice, used: Used) -> tuple[tuple[Move, int], ...]:
    """All that a figure with so many beers can do with the dice, each with the space it leads to.

    A dwarf's lap ends where it began either way: that is one move, not two.
    """
    both_ways = (CLOCKWISE, BACK) if RACE[figure] == DWARF else (CLOCKWISE,)
    return tuple(
        (move(figure, die, way), (start + way * (value - beers)) % SPACES)
        for die, value in free_or_both(dice, used)
        if value > beers
        for way in (both_ways if value - beers != SPACES else (CLOCKWISE,))
    )


def calls(state: State) -> list[Call]:
    """To another table than his; if anybody sits there, for exactly one of them."""
    return [
        call(die, guest)
        for die in free(state.dice, state.used)
        if die != state.barkeeper
        for guest in state.spaces[die] or (None,)
    ]


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
    if state.phase is not Phase.TURN:
        return state.phase is Phase.DRAFT and action in discards(state)
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
