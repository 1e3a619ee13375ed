"""The end of a game: as good as looking at everything, and never longer than allowed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.beasty_bar.levels import outlook
from game.beasty_bar.rules.animals import PEACOCK, RHINO, TIGER, card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import is_open
from game.core.rules import Seat
from game.players.endgame import Endgame, TooLong
from tests.players.nim import Nim, NimOutlook, Tally, perfect

POSITIONS = 500


@pytest.mark.parametrize("stones", range(1, 13))
def test_it_plays_nim_perfectly(stones: int) -> None:
    best = [(move.actions[0], shares) for move, shares in solved(NimOutlook(), Nim(stones), Tally())]
    if perfect(stones):
        assert best == [(perfect(stones), (1.0, 0.0))]
    else:
        assert sorted(best) == [(taken, (0.0, 1.0)) for taken in (1, 2, 3)]


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        solved(NimOutlook(), Nim(30), Tally(), most_moves=50)


def solved(
    sight: Any, position: Any, world: Any, most_moves: int = 100_000
) -> list[tuple[Any, tuple[float, ...]]]:
    endgame = Endgame(sight, most_moves)
    for _ in endgame.solve(position, world):
        pass
    return endgame.best


def shares(state: State) -> tuple[float, ...]:
    standings = RULES.standings(state)
    winners = sum(standing.won for standing in standings)
    return tuple(standing.won / winners for standing in standings)


def brute_force(state: State) -> tuple[float, ...]:
    """What the seat to act can get at best: every action of everybody, by the rules alone."""
    seat = RULES.to_act(state)
    if seat is None:
        return shares(state)
    return max(
        (brute_force(RULES.advance(state, action)) for action in RULES.legal_actions(state)),
        key=lambda each: each[seat],
    )


def endings(mode: Mode, scoring: Scoring, plies: int, count: int) -> list[State]:
    """Positions of random games of two with so many cards left."""
    found = []
    for seed in range(count):
        state = RULES.new_game(Setup(mode=mode, scoring=scoring), seed).state
        chance = Random(seed)
        while sum(map(len, state.hands)) + sum(map(len, state.decks)) > plies or state.stacking:
            state = RULES.advance(state, chance.choice(RULES.legal_actions(state)))
        found.append(state)
    return found


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
@pytest.mark.parametrize("scoring", [Scoring.COUNT_2014, Scoring.COUNT_2015, Scoring.POINTS_2019])
def test_it_agrees_with_brute_force(mode: Mode, scoring: Scoring) -> None:
    sight = outlook(mode, 2, scoring)
    for state in endings(mode, scoring, plies=5, count=POSITIONS // 6 + 1):
        seat = RULES.to_act(state)
        assert seat is not None
        seen = RULES.view(state, seat)
        assert is_open(seen)
        world = sight.world(seen)(Random(0).random)
        best = solved(sight, sight.position(seen), world)
        share = brute_force(state)[seat]
        assert {shares[seat] for _, shares in best} == {share}
        actions = RULES.legal_actions(state)
        perfect_ones = {
            action for action in actions if brute_force(RULES.advance(state, action))[seat] == share
        }
        assert {move.actions[0] for move, _ in best} == perfect_ones


def test_it_gives_way_after_every_move() -> None:
    assert len(list(Endgame(NimOutlook(), 10_000).solve(Nim(9), Tally()))) == 3


def test_a_penguin_can_fetch_as_well_as_a_vulture() -> None:
    """One vulture is left, but its owner can show it to a penguin: then every order of a stack counts."""
    position = ">B: penguin vulture | Y: dog llama || ostrich/B cheetah/B || thats_it: "
    state = parse_position(f"{position} | turn: 1")
    state.options = replace(state.options, mode=Mode.NEW)
    state.sent = [card_of(Seat(0), RHINO), card_of(Seat(0), TIGER), card_of(Seat(0), PEACOCK)]
    sight = outlook(Mode.NEW, 2, state.options.scoring)
    place = sight.position(RULES.view(state, Seat(0)))
    world = sight.world(RULES.view(state, Seat(0)))(Random(0).random)
    assert len(sight.moves(place, world, *sight.keys(place, world))) == 6


def test_everything_is_known_in_the_end_only() -> None:
    state: Any = RULES.new_game(Setup(), 3).state
    chance = Random(3)
    known = []
    while (seat := RULES.to_act(state)) is not None:
        opened, undrawn = is_open(RULES.view(state, seat)), sum(map(len, state.decks))
        assert opened or undrawn
        assert undrawn <= 1 or not opened  # the last card of one's own draw pile is known by counting
        known.append(opened)
        state = RULES.advance(state, chance.choice(RULES.legal_actions(state)))
    assert known == sorted(known)
    assert {*known} == {False, True}


@pytest.mark.parametrize("setup", [Setup(mode=Mode.MIXED), Setup(advanced=True)])
def test_hidden_decks_stay_hidden_to_the_end(setup: Setup) -> None:
    """Whoever does not know what the others play with knows their last card only by having seen it."""
    state = RULES.new_game(setup, 5).state
    chance = Random(5)
    while sum(map(len, state.hands)) > 2:
        seat = RULES.to_act(state)
        assert seat is not None
        assert not is_open(RULES.view(state, seat))
        state = RULES.advance(state, chance.choice(RULES.legal_actions(state)))
