"""Learning: the same seed teaches the same, what is learned plays better, and what is shipped is whole."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from game.beasty_bar import tables
from game.beasty_bar.bot.table import PLACES, STAGES
from game.beasty_bar.levels import LEVELS
from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.cli.learn import Plan, kinds, learn, spelled

ALL_KINDS = kinds([mode.value for mode in Mode], [2, 3, 4], [True, False])


def taught(setup: Setup, seed: int = 1) -> dict[str, Any]:
    with ThreadPoolExecutor(1) as pool:
        return learn(setup, Plan(rounds=2, games=200, seed=seed), pool, "test")


def test_the_same_seed_teaches_the_same() -> None:
    setup = Setup(scoring=Scoring.POINTS_2019)
    assert taught(setup) == taught(setup)
    assert taught(setup) != taught(setup, seed=2)


def test_a_little_learning_tells_good_places_from_bad_ones() -> None:
    """At the gate an animal is worth more than at the end, and a parrot in hand more than a monkey."""
    animals = taught(Setup(scoring=Scoring.POINTS_2019))["animals"]
    assert sum(animal["line"][0][6] for animal in animals.values()) > sum(
        animal["line"][0][9] for animal in animals.values()
    )
    assert animals["parrot"]["held"][-1] > animals["monkey"]["held"][-1]


def test_numbers_survive_being_written_down() -> None:
    numbers = {**taught(Setup(mode=Mode.NEW)), "learned": {"seed": 1}}
    assert json.loads(spelled(numbers)) == numbers


@pytest.mark.parametrize(
    "setup", ALL_KINDS, ids=lambda setup: f"{setup.mode.value}-{setup.players}-{setup.scoring}"
)
def test_every_kind_of_game_has_its_table(setup: Setup) -> None:
    numbers = tables.numbers(setup.mode, setup.players, setup.options.scoring)
    assert numbers["seats"] == setup.players
    assert numbers["learned"] == Plan(rounds=5, games=None, seed=1).told(setup.players)
    assert list(numbers["animals"]) == [animal.name for animal in ANIMALS if setup.mode.has(animal.card_set)]
    for animal in numbers["animals"].values():
        assert [len(row) for row in animal["line"]] == [PLACES] * setup.players
        assert len(animal["held"]) == STAGES


def test_all_tables_together_are_small() -> None:
    sizes = [
        len(spelled(tables.numbers(kind.mode, kind.players, kind.options.scoring))) for kind in ALL_KINDS
    ]
    assert sum(sizes) < 200_000


def test_there_are_six_levels() -> None:
    assert len(LEVELS) == 6
    assert all(level.name and level.sentence for level in LEVELS)
