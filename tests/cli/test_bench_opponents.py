"""The bench of opponents: every row can be played, and is printed as part of a table."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.catalogue import CATALOGUE
from game.cli.bench_opponents import HURRIED, hurried, opponents, rows
from game.core.module import Character, GameModule, Level
from game.players.random_bot import RandomBot

MODULE = CATALOGUE[0]


def dice() -> GameModule:
    """Everybody plays anything, whatever they are called."""
    made = lambda seed, budget, character: RandomBot(seed)  # noqa: E731
    levels, sparring = (
        tuple(Level(key, "", "", made) for key in keys)
        for keys in (["weak", "middling", "strong"], [level.key for level in MODULE.sparring])
    )
    return replace(MODULE, levels=levels, sparring=sparring, characters=(Character("loud", "", ""),))


def test_every_row_is_a_game_between_computers_that_are_there() -> None:
    for row in rows(MODULE):
        MODULE.check_computer(row.challenger)
        MODULE.check_computer(row.rival)
        words = {"players": str(row.seats), "set": row.card_set, "scoring": row.scoring}
        MODULE.rules.complete(MODULE.rules.parse_setup(words), seed=1)
        assert row.games % row.seats == 0, "full rotations, so that the games said are the games played"


def test_every_level_climbs_over_the_one_below_and_every_character_meets_itself() -> None:
    met = {(row.challenger, row.rival) for row in rows(MODULE)}
    keys = [level.key for level in MODULE.levels]
    assert {(stronger, weaker) for weaker, stronger in pairwise(keys)} <= met
    assert {(keys[-1], level.key) for level in MODULE.sparring} <= met
    for character in MODULE.characters:
        assert any(f"{key}:{character.key}" == who and key == rival for key in keys for who, rival in met)


def test_the_table_is_printed_row_by_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert opponents(dice(), quick=True, jobs=1) == 0
    *table, empty, end = capsys.readouterr().out.splitlines()
    header, rule, *lines = [line.strip("|").split("|") for line in table]
    assert {len(line) for line in (header, rule, *lines)} == {11}
    assert {cell.strip() for cell in rule} == {"---"}
    measured = [(line[0].strip(), line[1].strip(), int(line[2]), int(line[6])) for line in lines]
    assert measured == [(row.challenger, row.rival, row.seats, row.seats) for row in rows(dice())]
    assert empty == ""
    assert end.startswith("All of it took 0 min ")


def test_a_quick_look_plays_each_row_for_one_deal() -> None:
    assert all(hurried(dice(), row).games == row.seats for row in rows(dice()))


def test_only_those_who_search_are_told_to_hurry() -> None:
    for row in rows(MODULE):
        searches = MODULE.opponent(row.challenger)[0].searches
        assert (hurried(MODULE, row).budget == HURRIED) == searches
