"""The command line: what it says about itself."""

import pytest

from game.catalogue import CATALOGUE
from game.core.listing import find
from tests.program import run

MODULE = find(CATALOGUE).load()


@pytest.mark.parametrize("command", [[], ["text"], ["arena"]])
def test_help_names_every_computer_and_how_to_give_it_a_character(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run([*command, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert all(level.key in text for level in (*MODULE.levels, *MODULE.sparring))
    for character in MODULE.characters:
        assert f"{MODULE.levels[-1].key}:{character.key}" in text


def test_the_help_of_the_arena_says_what_everybody_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["arena", "--help"])
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert all([level.key, level.sentence] in lines for level in MODULE.computers)
    assert all([f":{character.key}", character.sentence] in lines for character in MODULE.characters)


def test_the_help_of_learning_warns_what_it_replaces(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["learn", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert "Without --into they replace those that the game reads." in text
