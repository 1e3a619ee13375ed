"""The bench of opponents: every row can be played, and is printed as part of a table."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.catalogue import CATALOGUE
from game.cli.bench import HURRIED, PLAYERS, hurried, opponents
from game.cli.helping import workshop_of
from game.core.listing import find
from game.core.module import GameModule
from game.core.workshop import Trial
from game.players.random_bot import RandomBot
from tests.program import listed

MODULE = find(CATALOGUE).load()


def trials() -> Sequence[Trial]:
    found = workshop_of(MODULE).trials
    assert found is not None
    return list(found())


def dice() -> GameModule:
    """Everybody plays anything, whatever they are called."""
    made = lambda seed, budget, character: RandomBot(seed)  # noqa: E731
    levels, sparring = (
        tuple(replace(level, player=made) for level in kinds) for kinds in (MODULE.levels, MODULE.sparring)
    )
    return replace(MODULE, levels=levels, sparring=sparring)


def test_every_row_is_a_game_between_computers_that_are_there() -> None:
    for trial in trials():
        MODULE.check_computer(trial.challenger)
        MODULE.check_computer(trial.rival)
        MODULE.rules.complete(MODULE.rules.parse_setup(trial.words), seed=1)
        seats = int(trial.words[PLAYERS])
        assert trial.games % seats == 0, "full rotations, so that the games said are the games played"


def test_every_level_climbs_over_the_one_below_and_every_character_meets_itself() -> None:
    met = {(trial.challenger, trial.rival) for trial in trials()}
    keys = [level.key for level in MODULE.levels]
    assert {(stronger, weaker) for weaker, stronger in pairwise(keys)} <= met
    assert {(keys[-1], level.key) for level in MODULE.sparring} <= met
    for character in MODULE.characters:
        assert any(f"{key}:{character.key}" == who and key == rival for key in keys for who, rival in met)


def test_the_table_is_printed_row_by_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert opponents(listed(dice()), trials(), quick=True, jobs=1) == 0
    *table, empty, end = capsys.readouterr().out.splitlines()
    header, rule, *lines = [line.strip("|").split("|") for line in table]
    assert [cell.strip() for cell in header[:6]] == ["level", "against", "seats", "set", "scoring", "thinks"]
    assert {len(line) for line in (header, rule, *lines)} == {11}
    assert {cell.strip() for cell in rule} == {"---"}
    measured = [(line[0].strip(), line[1].strip(), line[2].strip(), line[6].strip()) for line in lines]
    expected = [(trial.challenger, trial.rival, *[trial.words[PLAYERS]] * 2) for trial in trials()]
    assert measured == expected
    assert empty == ""
    assert end.startswith("All of it took 0 min ")


def test_a_quick_look_plays_each_row_for_one_deal() -> None:
    played = [hurried(dice(), trial) for trial in trials()]
    assert all(trial.games == int(trial.words[PLAYERS]) for trial in played)


def test_only_those_who_search_are_told_to_hurry() -> None:
    for trial in trials():
        searches = MODULE.opponent(trial.challenger)[0].searches
        assert (hurried(MODULE, trial).budget == HURRIED) == searches
