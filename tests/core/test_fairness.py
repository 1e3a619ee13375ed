"""Nobody cheats: what is shown before the game fits what is shown after it, and tells nothing."""

from dataclasses import replace
from hashlib import sha256
from itertools import product

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import MAX_SEED, Mode, Scoring, Setup
from game.core.errors import BadSetup
from game.core.fairness import SEED_BITS, commitment, mind, shown
from game.core.rules import Seat

SETUPS = [
    Setup(players, mode, advanced=advanced, shield_classes=shields)
    for players, mode, advanced, shields in product((2, 3, 4), Mode, (False, True), (False, True))
]


def test_anybody_can_compute_the_hash_with_other_tools() -> None:
    text = "first Y\nplayers 2\nscoring count_2014\nseed 7\nset base\n"
    assert commitment(RULES, Setup(), 7) == sha256(text.encode()).hexdigest()


def test_every_seed_and_every_set_up_has_its_own_hash() -> None:
    seeds = [0, 1, 7, MAX_SEED]
    hashes = {commitment(RULES, setup, seed) for setup in SETUPS for seed in seeds}
    assert len(hashes) == len(SETUPS) * len(seeds)


def test_what_the_rules_add_makes_no_difference() -> None:
    """A scoring that is usual need not be named, and what the seed draws may be written down."""
    for setup, seed in product(SETUPS, (3, 4)):
        assert commitment(RULES, RULES.complete(setup, seed), seed) == commitment(RULES, setup, seed)
    assert commitment(RULES, Setup(scoring=Scoring.COUNT_2014), 7) == commitment(RULES, Setup(), 7)
    assert commitment(RULES, Setup(scoring=Scoring.POINTS_2019), 7) != commitment(RULES, Setup(), 7)


def test_the_seed_alone_shuffles_whatever_decks_are_chosen() -> None:
    """So it is enough that the hash binds the seed: cards of the same strengths lie in the same order."""
    asked = Setup(2, Mode.MIXED)
    for seed in range(20):
        drawn = RULES.complete(asked, seed)
        other = replace(drawn, picks=tuple(tuple(reversed(row)) for row in drawn.picks or ()))
        piles = []
        for setup in (drawn, other):
            state = RULES.new_game(setup, seed).state
            dealt = [
                [setup.deck(seat).index(card) for card in [*state.hands[seat], *state.decks[seat]]]
                for seat in map(Seat, range(2))
            ]
            piles.append([sorted(order[:4]) + order[4:] for order in dealt])
        assert piles[0] == piles[1]


def test_where_there_is_no_game_there_is_no_hash() -> None:
    with pytest.raises(BadSetup):
        commitment(RULES, Setup(5), 7)
    with pytest.raises(BadSetup):
        commitment(RULES, Setup(), MAX_SEED + 1)


def test_a_hash_is_shown_in_groups_that_can_be_read() -> None:
    assert shown("0123456789abcdef" * 4) == "0123 4567 89ab cdef 0123 4567 89ab cdef"


def test_the_seeds_of_new_games_fill_what_the_rules_take() -> None:
    assert (1 << SEED_BITS) - 1 == MAX_SEED


def test_the_seeds_of_minds_differ_from_each_other_and_from_that_of_the_shuffle() -> None:
    seeds = [mind(seed, seat) for seed in range(50) for seat in range(4)]
    assert len({*seeds, *range(50)}) == 250
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
