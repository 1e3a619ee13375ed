"""The last turns between two: as good as looking at everything in every world, and never longer than told."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

import pytest

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.core.player import USUAL, Budget, decided
from game.core.rules import Seat
from game.players.duel import Duel, Finisher
from game.players.endgame import Endgame, TooLong, Uncertain
from game.players.search import Searcher
from tests.players.fork import Die, Fork, ForkOutlook, doubtful, grown, over, worth
from tests.players.nim import Nim, NimOutlook, Tally, perfect

POSITIONS = 300


class OpenNim(NimOutlook):
    """Nothing is hidden, and how many stones there are is all that counts."""

    def worlds(self, view: Nim, most: int) -> list[Tally]:
        return [Tally()]

    def result(self, position: Nim) -> tuple[float, float] | None:
        if position.stones:
            return None
        return (0.0, 1.0) if position.mover == 0 else (1.0, 0.0)

    def standing(self, position: Nim, world: Tally) -> Hashable:
        return position


class OpenFork(ForkOutlook):
    """Nothing is hidden; a fork is what it is."""

    def worlds(self, view: Fork, most: int) -> list[Any]:
        return [None]

    def result(self, position: Fork) -> tuple[float, ...] | None:
        return None if position.branches else position.chances

    def standing(self, position: Fork, world: Any) -> Hashable:
        return position


def solved(
    sight: Any, position: Any, worlds: Sequence[Any], most_moves: int = 100_000
) -> list[tuple[Any, tuple[float, ...]]]:
    duel = Duel(sight, worlds, most_moves)
    for _ in duel.solve(position, worlds[0]):
        pass
    return duel.best


@pytest.mark.parametrize("stones", range(1, 13))
def test_it_plays_nim_perfectly(stones: int) -> None:
    best = [(move.actions[0], shares) for move, shares in solved(OpenNim(), Nim(stones), [Tally()])]
    if perfect(stones):
        assert best == [(perfect(stones), (1.0, 0.0))]
    else:
        assert sorted(best) == [(taken, (0.0, 1.0)) for taken in (1, 2, 3)]


def test_what_was_found_out_is_not_looked_at_again() -> None:
    """There are many ways to leave as many stones."""
    duel, every = Duel(OpenNim(), [Tally()], 100_000), Endgame(NimOutlook(), 100_000)
    for solver in (duel, every):
        for _ in solver.solve(Nim(13), Tally()):
            pass
    assert duel.moves < every.moves / 10


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        solved(OpenNim(), Nim(30), [Tally()], most_moves=50)


def test_what_is_left_out_changes_nothing() -> None:
    chance = Random(2)
    for _ in range(POSITIONS):
        fork = grown(chance, 2, depth=6)
        if fork.branches:
            after = list(map(worth, fork.branches))
            most = max(shares[fork.mover] for shares in after)
            best = {(at,): shares for at, shares in enumerate(after) if shares[fork.mover] == most}
            found = {move.actions: shares for move, shares in solved(OpenFork(), fork, [None])}
            assert found == {made: pytest.approx(shares) for made, shares in best.items()}


def test_dice_that_have_not_fallen_are_not_looked_at() -> None:
    with pytest.raises(Uncertain):
        solved(OpenFork(), doubtful(0, Die((over(1.0), over(0.0))), over(0.4)), [None])


# Something is hidden


@dataclass(frozen=True)
class Veil:
    """A tree in which the second seat lacks some of its branches: the first does not know which."""

    fork: Fork
    lacking: tuple[int, ...]
    """What it may lack, each as likely as the others."""


class VeilOutlook(OpenFork):
    """The world is the number of the branch that the second seat cannot take, wherever it has others."""

    def position(self, view: Any) -> Any:
        return view.fork

    def worlds(self, view: Any, most: int) -> list[Any]:
        return list(view.lacking)

    def keys(self, position: Fork, world: Any) -> Sequence[int]:
        return allowed(position, world)

    def standing(self, position: Fork, world: Any) -> Hashable:
        return position, world


def allowed(fork: Fork, lacking: int) -> list[int]:
    every = range(len(fork.branches))
    return [at for at in every if fork.mover == 0 or at != lacking or len(fork.branches) == 1]


def worth_in(fork: Any, lacking: int) -> float:
    """What the first seat gets if all is known."""
    if not fork.branches:
        return float(fork.chances[0])
    every = [worth_in(fork.branches[at], lacking) for at in allowed(fork, lacking)]
    return max(every) if fork.mover == 0 else min(every)


def test_a_move_is_worth_the_mean_of_all_worlds() -> None:
    chance, several = Random(7), 0
    for _ in range(POSITIONS):
        fork = Fork(Seat(0), (0.5, 0.5), tuple(grown(chance, 2, depth=4) for _ in range(4)))
        lacking = (0, 1, 2)
        means = [fmean(worth_in(branch, each) for each in lacking) for branch in fork.branches]
        best = {at for at, mean in enumerate(means) if mean > max(means) - 1e-6}
        found = solved(VeilOutlook(), fork, lacking)
        assert {move.actions[0] for move, _ in found} == best
        for _, shares in found:
            assert shares == pytest.approx((max(means), 1 - max(means)))
        several += 0.01 < max(means) < 0.99
    assert several > POSITIONS // 10


def test_it_gives_way_after_every_move_in_every_world() -> None:
    even = doubtful(1, over(0.5), over(0.5))
    fork = doubtful(0, even, doubtful(1, over(0.5), over(0.4)))
    # In one of three worlds the second branch has nothing better than an even end.
    assert len(list(Duel(VeilOutlook(), (0, 1, 2), 100).solve(fork, 0))) == 2 * 3


def test_a_move_that_cannot_be_best_any_more_is_left() -> None:
    won, lost = doubtful(1, over(1.0), over(1.0)), doubtful(1, over(0.0), over(0.0))
    assert len(list(Duel(VeilOutlook(), (0, 1, 2), 100).solve(doubtful(0, won, lost), 0))) == 3 + 1


# The animals


def last_cards(mode: Mode, scoring: Scoring, count: int) -> Iterator[State]:
    """Positions with three cards each, one of which is still to be drawn."""
    for seed in range(count):
        state = RULES.new_game(Setup(mode=mode, scoring=scoring), seed).state
        chance = Random(seed)
        while sum(map(len, state.hands)) > 6 or state.decks[0] or state.decks[1] or state.stacking:
            state = RULES.advance(state, chance.choice(RULES.legal_actions(state)))
        state.shown.clear()
        for hand, deck in zip(state.hands, state.decks, strict=True):
            deck.append(hand.pop(chance.randrange(len(hand))))
        yield state


def share_of(seat: int, state: State) -> float:
    """What a seat gets if both see everything: every action of everybody, by the rules alone."""
    mover = RULES.to_act(state)
    if mover is None:
        standings = RULES.standings(state)
        return standings[seat].won / sum(standing.won for standing in standings)
    best = max if mover == seat else min
    return best(share_of(seat, RULES.advance(state, action)) for action in RULES.legal_actions(state))


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
@pytest.mark.parametrize("scoring", Scoring)
def test_it_agrees_with_brute_force_on_hidden_cards(mode: Mode, scoring: Scoring) -> None:
    sight = outlook(mode, 2, scoring)
    for state in last_cards(mode, scoring, count=4):
        seat = state.to_move
        seen = RULES.view(state, seat)
        worlds = sight.worlds(seen, most=10)
        assert len(worlds) == 3
        means = {}
        for action in RULES.legal_actions(state):
            shares = []
            for world in worlds:
                state.hands, state.decks = sight.twin(world).hands, sight.twin(world).decks
                shares.append(share_of(seat, RULES.advance(state, action)))
            means[action] = fmean(shares)
        best = {action for action, mean in means.items() if mean > max(means.values()) - 1e-6}
        found = solved(sight, sight.position(seen), worlds)
        assert {move.actions[0] for move, _ in found} == best
        assert {round(shares[seat], 6) for _, shares in found} == {round(max(means.values()), 6)}


# Who searches and solves


def finisher(sight: Any, budget: Budget = USUAL) -> Finisher:
    return Finisher(lambda _: sight, 1, budget, 2000)


def test_hidden_cards_are_counted_before_anything_is_searched() -> None:
    """A look at the tree would prefer the first way: it is good in the most likely worlds only."""
    risky = doubtful(1, over(0.0), over(1.0), over(1.0))
    sound = doubtful(1, over(0.5), over(0.5), over(0.5))
    thought = decided(finisher(VeilOutlook()), Veil(doubtful(0, risky, sound), (0, 1, 2)), range(2))
    assert (thought.action, thought.chances) == (1, (0.5, 0.5))
    thought = decided(finisher(VeilOutlook()), Veil(doubtful(0, risky, sound), (0, 0, 0, 1)), range(2))
    assert thought.action == 0
    assert thought.chances == pytest.approx((0.75, 0.25))


def test_what_is_lost_is_made_hard() -> None:
    """One answer wins; after the other moves any does. Which one it is cannot be told at a glance."""
    win, loss = doubtful(1, doubtful(0, over(1.0))), doubtful(1, doubtful(0, over(0.0)))
    hopeless = doubtful(1, *[loss] * 6)
    hard = doubtful(1, *[win] * 5, loss)
    for at in range(4):
        moves = [hopeless] * 3
        moves.insert(at, hard)
        thought = decided(finisher(OpenFork()), doubtful(0, *moves), range(4))
        assert (thought.action, thought.chances) == (at, (0.0, 1.0))


def test_some_of_the_time_is_left_for_the_search() -> None:
    """Solving is given up after three quarters."""
    ticks = iter(range(1000))
    many = doubtful(0, *[doubtful(1, over(0.5), over(0.4))] * 9)
    budget = Budget(seconds=8, clock=lambda: next(ticks))
    assert len(list(finisher(OpenFork(), budget).choose(many, range(9)))) == 6 + 2


@pytest.mark.parametrize("players", [2, 3])
def test_until_the_last_turns_and_among_several_it_searches(players: int) -> None:
    state = RULES.new_game(Setup(players=players), 5).state
    sight, chance = outlook(Mode.BASE, players, state.options.scoring), Random(1)
    while legal := RULES.legal_actions(state):
        seen = RULES.view(state, state.to_move)
        if players == 3 or not sight.worlds(seen, most=10):
            pair = (kind(lambda _: sight, 3, Budget(16), 16) for kind in (Finisher, Searcher))
            one, other = (decided(player, seen, legal) for player in pair)
            assert one == other
        state = RULES.advance(state, chance.choice(legal))
