"""Whether a position can be on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Final, NamedTuple

from game.core.errors import BadPosition
from game.fantasy_pub.rules.characters import CLAN, MAX_PLAYERS, MIN_PLAYERS, OWNER, RACE, Character
from game.fantasy_pub.rules.chips import CHIPS, TRIPLE, TRIPLES, Chips
from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS
from game.fantasy_pub.rules.notation import CLAN_LETTERS, spell_character
from game.fantasy_pub.rules.state import (
    DOOR,
    IN_DECK,
    MOST_BEERS,
    OUT,
    SPACES,
    TABLES,
    TURN,
    Line,
    State,
)


class Spelling(NamedTuple):
    """How the sentences about a wrong position name things: as whoever wrote it does."""

    character: Callable[[int], str]
    seat: Callable[[int], str]


NOTATION: Final = Spelling(spell_character, CLAN_LETTERS.__getitem__)


def all_chips(state: State) -> Chips:
    """Every chip of the game, wherever it is."""
    return "".join([state.reserve, *state.floor, *state.coins, *state.beers, *state.scored])


def check(state: State, spell: Spelling = NOTATION) -> None:
    """Raise `BadPosition` unless this can be on the table between two decisions."""
    _check_numbers(state)
    _check_characters(state, spell)
    _check_spaces(state)
    _check_chips(state, spell)
    _check_events(state)


def _check_numbers(state: State) -> None:
    if not MIN_PLAYERS <= state.players <= MAX_PLAYERS:
        raise BadPosition(f"A game takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {state.players}.")
    for seat in (state.start, state.to_move):
        if not 0 <= seat < state.players:
            raise BadPosition(f"There is no seat {seat}: the seats are 0 to {state.players - 1}.")
    if state.barkeeper not in TABLES:
        raise BadPosition(f"The barkeeper is at a table from 1 to 6, not at {state.barkeeper}.")
    if not all(1 <= die <= 6 for die in state.dice):
        raise BadPosition(f"A die shows 1 to 6, not {state.dice[0]} and {state.dice[1]}.")
    if state.phase is TURN and all(state.used):
        raise BadPosition("With both dice spent the turn would be over.")
    if not all(side in (1, -1, 0) for side in state.plus_minus):
        raise BadPosition("The +1/-1 card shows 1 or -1, or is gone.")


def _check_characters(state: State, spell: Spelling) -> None:
    """Every character is in exactly one of: its deck, one space, its owner's out row."""
    found = [
        (who, place)
        for place, lines in (
            *((space, [state.spaces[space]]) for space in range(SPACES)),
            (IN_DECK, state.decks),
            (OUT, state.out),
        )
        for line in lines
        for who in line
    ]
    for who, count in Counter(who for who, _ in found).items():
        if not 0 <= who < len(state.where):
            raise BadPosition(f"{spell.character(who)} belongs to none of the {state.players} players.")
        if count > 1:
            raise BadPosition(f"{spell.character(who)} is there {count} times.")
    missing = {Character(who) for who in range(len(state.where))} - {who for who, _ in found}
    if missing:
        raise BadPosition(f"{spell.character(min(missing))} is nowhere.")
    for who, place in found:
        assert state.where[who] == place, "both say where a character is"
    for seat in range(state.players):
        if not {*state.decks[seat], *state.out[seat]} <= {*CLAN[seat]}:
            raise BadPosition(f"The deck or the row of {spell.seat(seat)} holds a stranger.")
        if not 0 <= state.known_bottom[seat] <= len(state.decks[seat]):
            raise BadPosition(f"The deck of {spell.seat(seat)} has not so many cards that were seen.")


def _check_spaces(state: State) -> None:
    """A table is empty, all one race, or all different; at the door there is one of each clan."""
    for table in TABLES:
        if not may_share(state.spaces[table]):
            raise BadPosition(f"At table {table} all must be of one race, or all of different ones.")
    if len({OWNER[who] for who in state.spaces[DOOR]}) < len(state.spaces[DOOR]):
        raise BadPosition("At the door there is room for one of each clan.")


def may_share(guests: Line) -> bool:
    """They are all of one race, or all of different ones.

    That is `room.unwelcome` said in other words, on purpose: a fault there is seen here.
    """
    return len({RACE[who] for who in guests}) in (0, 1, len(guests))


def _check_chips(state: State, spell: Spelling) -> None:
    for who, place in enumerate(state.where):
        if place < 0 and (state.coins[who] or state.beers[who]):
            raise BadPosition(f"{spell.character(who)} is not in the pub and has no chips.")
        if len(state.beers[who]) > MOST_BEERS:
            raise BadPosition(f"{spell.character(who)} has more than {MOST_BEERS} beers.")
    chips = all_chips(state)
    if len(chips) != CHIPS or chips.count(TRIPLE) != TRIPLES:
        raise BadPosition(
            f"There are {CHIPS} chips with {TRIPLES} triples, not {len(chips)} with {chips.count(TRIPLE)}."
        )


def _check_events(state: State) -> None:
    for card, count in Counter(chain(state.played, *state.hands, *state.away)).items():
        if card not in ALL_CARDS:
            raise BadPosition(f"There is no event {card}.")
        if count > 1:
            raise BadPosition(f"The event {EVENT_CARDS[card].key} is there {count} times.")
