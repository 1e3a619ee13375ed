"""The end of a game: as good as looking at everything, and never longer than allowed."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

import pytest

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.rules.animals import PEACOCK, RHINO, TIGER, card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import is_open
from game.core.rules import Seat
from game.players.endgame import Endgame, TooLong, Uncertain
from tests.players.fork import Die, Fork, ForkOutlook, best_for, doubtful, grown, over, worth
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


def endings(mode: Mode, scoring: Scoring, plies: int, count: int, seats: int = 2) -> list[State]:
    """Positions of random games with so many cards left."""
    found = []
    for seed in range(count):
        state = RULES.new_game(Setup(players=seats, mode=mode, scoring=scoring), seed).state
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


# Three and four: nobody else's loss is one's own gain


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_out_changes_nothing(seats: int) -> None:
    """Neither what the mover gets, nor which moves are best, nor what they leave to the others."""
    chance = Random(seats)
    for _ in range(POSITIONS):
        fork = grown(chance, seats, depth=5)
        if fork.branches:
            after = list(map(worth, fork.branches))
            most = max(shares[fork.mover] for shares in after)
            best = {(at,): shares for at, shares in enumerate(after) if shares[fork.mover] == most}
            assert {move.actions: shares for move, shares in solved(ForkOutlook(), fork, None)} == best


def test_much_is_left_out() -> None:
    """Who can win need not see what else a rival could do where the rival can have half."""
    won, drawn = (1.0, 0.0), (0.5, 0.5)
    win = Fork(Seat(1), won, (Fork(Seat(0), won),))
    aside = Fork(Seat(0), won, (Fork(Seat(0), won),) * 100)
    doubtful = Fork(Seat(1), drawn, (Fork(Seat(0), drawn), aside))
    ((move, shares),) = solved(ForkOutlook(), Fork(Seat(0), drawn, (win, doubtful)), None, most_moves=5)
    assert (move.actions, shares) == ((0,), won)


def test_dice_that_have_not_fallen_are_not_looked_at() -> None:
    """However they would fall in the world at hand."""
    die = Die((over(1.0), over(0.0)))
    for world in (lambda: 0.0, lambda: 0.9):
        with pytest.raises(Uncertain):
            solved(ForkOutlook(), doubtful(0, die, over(0.4)), world)


def test_a_win_needs_no_dice() -> None:
    """What nobody would leave to chance need not be known."""
    reply = doubtful(1, over(0.0), Die((over(1.0), over(0.0))))
    assert [shares for _, shares in solved(ForkOutlook(), doubtful(0, reply), None)] == [(0.0, 1.0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_solved_in_spite_of_dice_is_right(seats: int) -> None:
    chance, seen = Random(seats), 0
    for _ in range(POSITIONS):
        fork = grown(chance, seats, depth=5, dice=0.05)
        try:
            best = solved(ForkOutlook(), fork, None) if fork.branches else []
        except Uncertain:
            continue
        for move, shares in best:
            seen += not ForkOutlook().is_open(fork)
            assert shares == worth(fork.branches[move.actions[0]])
            assert shares[fork.mover] == worth(fork)[fork.mover]
    assert seen > POSITIONS // 20


def max_n_by_the_rules(sight: Any, state: State) -> tuple[float, ...]:
    """The same for the animals: the outlook tells how all the moves look, the rules what comes of them."""
    seat = RULES.to_act(state)
    if seat is None:
        return shares(state)
    seen = RULES.view(state, seat)
    position, world = sight.position(seen), sight.world(seen)(Random(0).random)
    moves = [move for key in sight.keys(position, world) for move in sight.moves(position, world, key)]
    return best_for(
        seat, moves, lambda move: max_n_by_the_rules(sight, reduce(RULES.advance, move.actions, state))
    )


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
@pytest.mark.parametrize(("seats", "plies", "count"), [(3, 6, 30), (4, 5, 20)])
def test_several_get_what_they_get_if_everything_is_looked_at(
    mode: Mode, seats: int, plies: int, count: int
) -> None:
    sight = outlook(mode, seats, Scoring.POINTS_2019)
    for state in endings(mode, Scoring.POINTS_2019, plies, count, seats):
        seat = RULES.to_act(state)
        assert seat is not None
        seen = RULES.view(state, seat)
        assert is_open(seen)
        best = solved(sight, sight.position(seen), sight.world(seen)(Random(0).random))
        assert {shares[seat] for _, shares in best} == {max_n_by_the_rules(sight, state)[seat]}


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
