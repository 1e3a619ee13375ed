"""How a game begins: chips, decks, the barkeeper, the first character of every clan, and event cards."""

from __future__ import annotations

from typing import Final

from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, GOBLIN, RACE
from game.fantasy_pub.rules.chips import ALL_CHIPS, Chips, shuffled
from game.fantasy_pub.rules.drinking import pick, stand_at, take
from game.fantasy_pub.rules.events import BarkeeperStarted, Dealt, Seated, Tell
from game.fantasy_pub.rules.house import ALL_CARDS
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import TABLES, State, put

START_COINS: Final = 4
DEALT: Final = 4
"""Event cards, one of which is put away."""


def laid_out(setup: Setup) -> State:
    """The pub before anybody has come; the set-up is complete. All that is hidden lies in order."""
    return _furnished(setup, ALL_CHIPS)


def _furnished(setup: Setup, chips: Chips) -> State:
    """The reserve in this order, and one coin from it on each table."""
    assert setup.first is not None, "complete the set-up first"
    state = State(setup.players)
    state.start = state.to_move = setup.first
    state.rounds = setup.rounds
    state.reserve = chips
    for table in TABLES:
        state.floor[table] = take(state, 1)
    state.decks = CLAN[: setup.players]
    return state


def deal(setup: Setup, seed: int, tell: Tell | None) -> State:
    """Everything up to the first decision."""
    chips, chance = shuffled(ALL_CHIPS, Rng(seed))
    state = _furnished(setup, chips)
    state.chance = chance
    for seat in range(setup.players):
        deck, state.chance = state.chance.shuffled(state.decks[seat])
        state.decks = put(state.decks, seat, tuple(deck))
    state.barkeeper = _roll(state)
    if tell:
        tell(BarkeeperStarted(state.barkeeper))
    for place in range(setup.players):
        _seat_first(state, Seat((state.start + place) % setup.players), tell)
    _deal_events(state, tell)
    return state


def _roll(state: State) -> int:
    number, state.chance = state.chance.below(6)
    return number + 1


def _seat_first(state: State, seat: Seat, tell: Tell | None) -> None:
    """The top character goes to a table without characters, with four coins; a goblin takes the table's."""
    who, *deck = state.decks[seat]
    state.decks = put(state.decks, seat, tuple(deck))
    table = _roll(state)
    while state.spaces[table]:
        table = _roll(state)
    stand_at(state, who, table)
    state.coins[who] = take(state, START_COINS)
    if tell:
        tell(Seated(who, table, START_COINS, int(RACE[who] == GOBLIN)))
    pick(state, who, None)


def _deal_events(state: State, tell: Tell | None) -> None:
    """Four event cards each; the others leave the game unseen."""
    cards, state.chance = state.chance.shuffled(ALL_CARDS)
    for seat in map(Seat, range(state.players)):
        hand = tuple(sorted(cards[DEALT * seat : DEALT * (seat + 1)]))
        state.hands = put(state.hands, seat, hand)
        if tell:
            tell(Dealt(seat, hand))
