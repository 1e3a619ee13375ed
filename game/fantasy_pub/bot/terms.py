"""What a position is made of, for the learned value: which numbers of the table it sums up.

A table is a row of numbers. Most of them lie in blocks, one for each view (how long ago the seat moved that
looks), role (how long ago the owner moved of what is looked at) and phase of the owner (how soon the pub
closes, or how many turns are left). A block holds the numbers of one owner; what concerns all owners together
follows after the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, CLAN_SIZE, DWARF, ELF, OWNER, RACE, RACES, Race
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.house import ALL_CARDS
from game.fantasy_pub.rules.state import CLOSING, DOOR, MOST_BEERS, SPACES, Line, Stage, State

PHASES: Final = 6
"""Four or more characters have to leave, two or three, one; it is closing, with no turn left, one, two."""
OPEN_PHASE: Final = (2, 2, 1, 1, 0, 0, 0, 0, 0)
"""By characters that have to leave before the pub closes."""
FIRST_CLOSING: Final = 3
MOST_COINS: Final = 7
"""More coins on a character count like so many."""
MOST_HELD: Final = 15
"""More coins on all characters of a seat count like so many."""
BEERS: Final = MOST_BEERS + 1
PURSES: Final = MOST_COINS + 1

# A block, part by part: where each begins.
AT_DOOR: Final = 0
"""By: at the door; beers; coins."""
ON_THE_WAY: Final = AT_DOOR + 2 * BEERS * PURSES
"""By: a dwarf; as many beers as coins, or more; space; beers."""
BODY: Final = ON_THE_WAY + 2 * 2 * SPACES * BEERS
"""By race, beers, coins."""
PLACE: Final = BODY + len(RACES) * BEERS * PURSES
"""By race and space."""
AT_THE_BAR: Final = PLACE + len(RACES) * SPACES
"""By beers: an elf that may leave where the barkeeper stands."""
COMPANY: Final = AT_THE_BAR + BEERS
"""By who else is there; coins, none, one or more; five beers."""
ALONE, ALIKE, BELOW, ABOVE = range(4)
TRIPLES_INSIDE: Final = COMPANY + 4 * 3 * 2
"""At a table, and at the door: counts for each triple beer of a character."""
EVENTS: Final = TRIPLES_INSIDE + 2
"""By card: the own ones; of others it is only known how many they are."""
EVENTS_OF_OTHERS: Final = EVENTS + len(ALL_CARDS)
CARD_SIDE: Final = EVENTS_OF_OTHERS + 5
"""By side of the +1/-1 card: gone, +1, -1."""
DECK: Final = CARD_SIDE + 3
"""By size."""
DECK_RACES: Final = DECK + CLAN_SIZE + 1
"""By race and how many of it are in the deck."""
GONE_HOME: Final = DECK_RACES + len(RACES) * 3
"""By number of characters that are out."""
HELD: Final = GONE_HOME + CLAN_SIZE + 1
"""By coins of all characters inside."""
BLOCK: Final = HELD + MOST_HELD + 1

# What concerns all owners together, part by part.
TO_GO: Final = 0
"""By characters that have to leave before the pub closes."""
COIN_LEAD: Final = TO_GO + 9
"""By phase and lead."""
FURTHEST: Final = 6
"""A lead of more coins, or of more steps of points, counts like so many."""
LEADS: Final = 2 * FURTHEST + 1
POINT_LEAD: Final = COIN_LEAD + PHASES * LEADS
"""By characters that have to leave, and lead in steps of points."""
STEP: Final = 3
TOGETHER: Final = POINT_LEAD + 9 * LEADS


def width(seats: int) -> int:
    """How many numbers a table has."""
    return seats * (seats * PHASES * BLOCK + TOGETHER)


def block(seats: int, view: int, role: int, phase: int) -> int:
    """Where a block begins."""
    return ((view * seats + role) * PHASES + phase) * BLOCK


def together(seats: int, view: int) -> int:
    """Where the numbers begin that concern all owners together."""
    return seats * seats * PHASES * BLOCK + view * TOGETHER


def to_go(state: State) -> int:
    """How many characters have to leave before the pub closes."""
    return max(0, CLOSING[len(state.decks)] - sum(map(len, state.out)))


def closes(state: State) -> bool:
    """It is closing time, or will be at the end of the round in any case."""
    return state.stage is not Stage.OPEN or state.round >= state.rounds


def is_last(state: State) -> bool:
    """No turn follows this one."""
    return state.stage is Stage.EXTRA and (state.to_move + 1) % len(state.decks) == state.start


def phase(state: State, owner: int) -> int:
    """The phase of an owner when the turn of the seat to move ends."""
    if not closes(state):
        return OPEN_PHASE[to_go(state)]
    seats = len(state.decks)
    follows = (owner - state.start) % seats > (state.to_move - state.start) % seats
    return FIRST_CLOSING + follows + (state.stage is not Stage.EXTRA)


def company(guests: Line, race: int) -> int:
    """Who else is at the table of somebody of that race."""
    if len(guests) < 2:
        return ALONE
    if RACE[guests[0]] == RACE[guests[1]]:
        return ALIKE
    return BELOW if max([RACE[who] for who in guests]) > race else ABOVE


@cache
def guest_terms(race: int, space: int, beers: int, coins: int, beside: int, served: bool) -> tuple[int, ...]:
    """The numbers of a block for a character inside; `served`: the barkeeper stands there."""
    purse = min(coins, MOST_COINS)
    sated = beers >= coins
    terms = [
        AT_DOOR + ((space == DOOR) * BEERS + beers) * PURSES + purse,
        ON_THE_WAY + (((race == DWARF) * 2 + sated) * SPACES + space) * BEERS + beers,
        BODY + (race * BEERS + beers) * PURSES + purse,
        PLACE + race * SPACES + space,
    ]
    if space != DOOR:
        terms.append(COMPANY + (beside * 3 + min(coins, 2)) * 2 + (beers == MOST_BEERS))
        if served and sated and race == ELF:
            terms.append(AT_THE_BAR + beers)
    return tuple(terms)


def seat_terms(state: State, owner: int, own: bool) -> list[int]:
    """The numbers of a block for what a seat has besides its characters inside."""
    hand = state.hands[owner]
    found = [EVENTS + card for card in hand] if own else [EVENTS_OF_OTHERS + len(hand)]
    races = [RACE[who] for who in state.decks[owner]]
    found += [DECK_RACES + race * 3 + races.count(race) for race in map(Race, range(len(RACES)))]
    found += CARD_SIDE + state.plus_minus[owner] % 3, DECK + len(races), GONE_HOME + len(state.out[owner])
    return found


def leading(lead: float) -> int:
    """A lead as a place in a row."""
    return max(0, min(2 * FURTHEST, round(lead) + FURTHEST))


def terms(state: State, seat: Seat) -> Iterator[int]:
    """All the numbers that a seat's value sums up when the turn of the seat to move ends.

    For those who learn: nothing may be unknown. `Judge` sums the same, quicker.
    """
    seats, mover = len(state.decks), state.to_move
    view = (mover - seat) % seats
    bases = [block(seats, view, (mover - owner) % seats, phase(state, owner)) for owner in range(seats)]
    for space, guests in enumerate(state.spaces):
        for who in guests:
            base, beers = bases[OWNER[who]], state.beers[who]
            beside = company(guests, RACE[who])
            served = space == state.barkeeper
            for term in guest_terms(RACE[who], space, len(beers), len(state.coins[who]), beside, served):
                yield base + term
            for _ in range(beers.count(TRIPLE)):
                yield base + TRIPLES_INSIDE + (space == DOOR)
    for owner, base in enumerate(bases):
        for term in seat_terms(state, owner, owner == seat):
            yield base + term
        yield base + HELD + min(held(state, owner), MOST_HELD)
    shared, missing = together(seats, view), to_go(state)
    yield shared + TO_GO + missing
    coins = [held(state, owner) for owner in range(seats)]
    yield shared + COIN_LEAD + phase(state, seat) * LEADS + leading(lead_of(coins, seat))
    points = [points_of(pile) for pile in state.scored]
    yield shared + POINT_LEAD + missing * LEADS + leading(lead_of(points, seat) / STEP)


def phase_of(row: Sequence[int], seats: int) -> int:
    """The phase of the seat that looks, read off its terms."""
    coin_lead = (row[-2] - together(seats, 0)) % TOGETHER
    return (coin_lead - COIN_LEAD) // LEADS


def held(state: State, owner: int) -> int:
    """The coins on all characters of a seat."""
    return sum(len(state.coins[who]) for who in CLAN[owner])


def points_of(pile: str, extra: float = 0.0) -> float:
    """What beers count that were brought home; an unknown one counts `extra` more than a normal one."""
    return 2 * len(pile) + pile.count(TRIPLE) + extra * pile.count(UNKNOWN)


def lead_of(values: list[int] | list[float], seat: int) -> float:
    """By how much a seat leads the best of the others."""
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


def margin(values: list[int] | list[float], seat: int) -> float:
    """What is to be won: the lead, half over the best of the others, half over all of them."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (max(others) + sum(others) / len(others)) / 2
