"""The game as a search sees it: nothing is left out, nothing comes twice, worlds decide what there is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.bot.outlook import BeastyBarOutlook
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import apply, legal_actions, outcomes, plays
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.core.player import decided
from game.players.one_ply import log_odds


def positions(
    mode: Mode, players: int, games: int = 6, *, advanced: bool = False
) -> Iterator[tuple[BeastyBarOutlook, State, View]]:
    for seed in range(games):
        state = RULES.new_game(Setup(mode=mode, players=players, advanced=advanced), seed).state
        chance = Random(seed)
        sight = outlook(mode, players, state.options.scoring)
        while legal := legal_actions(state):
            yield sight, state, RULES.view(state, state.to_move)
            state = apply(state, chance.choice(legal))


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 4])
def test_the_keys_hold_every_action_once(mode: Mode, players: int) -> None:
    for sight, state, seen in positions(mode, players):
        place, world = sight.position(seen), sight.world(seen)(Random(1).random)
        found = [move.actions for key in sight.keys(place, world) for move in sight.moves(place, world, key)]
        assert len(found) == len(set(found))
        if state.stacking:
            assert {made[0] for made in found} <= set(legal_actions(state))
        else:
            assert {made[0] for made in found} == set(legal_actions(state))


@pytest.mark.parametrize("who", ["table", "cub", "expert"])
def test_whoever_has_begun_to_stack_can_still_be_advised(who: str) -> None:
    """Most orders come to the same: but only some of them can still be had."""
    asked = 0
    for _, state, seen in positions(Mode.NEW, 3):
        if state.stacking:
            for order in legal_actions(state):
                asked += 1
                assert decided(BEASTY_BAR.computer(who, 1), seen, [order]).action == order
    assert asked > 20


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("advanced", [False, True])
def test_a_key_stands_for_the_same_moves_in_every_world(mode: Mode, advanced: bool) -> None:
    """And they are worth the same: what all can see must not tell what somebody may hold."""
    for sight, _, seen in positions(mode, 2, advanced=advanced):
        place, deal = sight.position(seen), sight.world(seen)
        world = deal(Random(0).random)
        first = next(move for key in sight.keys(place, world) for move in sight.moves(place, world, key))
        rival = first.position
        if sight.to_act(rival) is None:
            continue
        known: dict[object, dict[object, object]] = {}
        for seed in range(6):
            world = deal(Random(seed).random)
            sight.follow(place, world, first.actions)
            for key in sight.keys(rival, world):
                made = {move.actions: move.chances for move in sight.moves(rival, world, key)}
                assert known.setdefault(key, made) == made


@pytest.mark.parametrize("mode", Mode)
def test_outcomes_are_what_listing_and_applying_gives(mode: Mode) -> None:
    for _, state, _ in positions(mode, 3):
        if state.stacking:
            continue
        for card in state.hands[state.to_move]:
            assert list(outcomes(state, card)) == [(play, apply(state, play)) for play in plays(state, card)]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_make_one(mode: Mode, players: int) -> None:
    for sight, _, seen in positions(mode, players, games=2):
        place, world = sight.position(seen), sight.world(seen)(Random(1).random)
        for key in sight.keys(place, world):
            for move in sight.moves(place, world, key):
                assert sum(move.chances) == pytest.approx(1)


@pytest.mark.parametrize("mode", Mode)
def test_a_prize_is_one_more_guest(mode: Mode) -> None:
    for seen, _, view in positions(mode, 2):
        position, table = seen.position(view), seen.table
        even = table.chances([0.0, 0.0], position.stock.left)
        ahead = table.chances([table.unit, 0.0], position.stock.left)
        assert log_odds(ahead[0]) - log_odds(even[0]) == pytest.approx(seen.prize(position))


@pytest.mark.parametrize("mode", Mode)
def test_a_world_fits_what_is_seen(mode: Mode) -> None:
    for sight, state, seen in positions(mode, 3, games=2):
        world = sight.world(seen)(Random(7).random)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in state.decks]
        assert world.hands[state.to_move] == state.hands[state.to_move]
