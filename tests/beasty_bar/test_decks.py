"""What computers decide before the deal: sensible, legal, of their own mind, and theirs alone."""

from __future__ import annotations

import pytest

from game.beasty_bar.bot.opponents import prepare
from game.beasty_bar.rules.animals import (
    CHAMELEON,
    MONKEY,
    PARROT,
    SPECIES,
)
from game.beasty_bar.rules.setup import Mode, Setup, complete
from game.core.rules import Seat

BOTH = {Seat(0): "regular", Seat(1): "legend:hoarder"}


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("advanced", [False, True])
def test_it_makes_a_game(mode: Mode, advanced: bool) -> None:
    for seed in range(20):
        setup = prepare(Setup(mode=mode, advanced=advanced), seed, BOTH)
        assert complete(setup, seed) == setup


def decks(seeds: int) -> list[set[int]]:
    return [
        {SPECIES[card] for card in prepare(Setup(mode=Mode.MIXED), seed, BOTH).deck(Seat(0))}
        for seed in range(seeds)
    ]


def test_good_cards_are_picked_more_often() -> None:
    """Every table says so: the parrot beats the vulture, the chameleon the penguin."""
    picked = decks(60)
    assert sum(PARROT in deck for deck in picked) > 50
    assert sum(CHAMELEON in deck for deck in picked) > 50


def test_not_every_deck_is_the_same() -> None:
    assert len(set(map(frozenset, decks(30)))) > 3


def test_what_is_put_away_is_missed_least() -> None:
    away = [prepare(Setup(advanced=True), seed, BOTH).boxed for seed in range(40)]
    assert not any(PARROT in row for rows in away for row in rows or ())
    assert sum(MONKEY in (rows or ())[0] for rows in away) > 30


def test_people_choose_for_themselves() -> None:
    """Their part is what the seed draws, until they say more."""
    asked = Setup(mode=Mode.MIXED, advanced=True)
    drawn = complete(asked, 7)
    setup = prepare(asked, 7, {Seat(1): "regular"})
    assert setup.picks
    assert drawn.picks
    assert setup.picks[0] == drawn.picks[0]
    assert setup.picks[1] != drawn.picks[1]


def test_what_is_fixed_stays() -> None:
    asked = complete(Setup(mode=Mode.MIXED, advanced=True), 5)
    assert prepare(asked, 9, BOTH) == asked


def test_the_same_seed_decides_alike() -> None:
    asked = Setup(mode=Mode.MIXED, advanced=True)
    assert prepare(asked, 3, BOTH) == prepare(asked, 3, BOTH)
    assert prepare(asked, 3, BOTH) != prepare(asked, 4, BOTH)
