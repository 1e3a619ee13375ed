"""The command line: what it says about itself."""

import pytest

from game.arguments import run
from game.catalogue import CATALOGUE

MODULE = CATALOGUE[0]


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
