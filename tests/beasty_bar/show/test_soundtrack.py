"""What is heard of a game, and how often."""

from __future__ import annotations

from random import Random

import pytest

from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.rules.events import TurnStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.soundtrack import cues
from game.core.rules import Seat
from game.shell.scenes.results.results import Results
from tests.beasty_bar.games import walk
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import tabletop_of


@pytest.fixture(scope="module")
def heard() -> list[str]:
    """Every cue of a game of four computers."""
    house = House(drawn=50)
    house.sit_down(("random",) * 4, seed=3)
    house.until(lambda: isinstance(house.top, Results))
    return house.audio.cues


def test_every_card_that_is_played_is_heard_by_its_own_voice() -> None:
    played: set[str] = set()
    for seed, mode in enumerate(Mode):
        for _, _, after, events in walk(RULES.new_game(Setup(4, mode), seed).state, Random(seed)):
            view = RULES.view(after, None)
            played |= {cue for event in events for cue in cues(event, view) if cue.startswith("voice_")}
    assert played == {f"voice_{animal.name}" for animal in ANIMALS}


def test_the_gate_is_heard_once_whenever_it_opens(heard: list[str]) -> None:
    assert heard.count("door") == heard.count("bounce") > 3
    assert heard.count("admit") == 2 * heard.count("door")


def test_no_bell_calls_a_computer(heard: list[str]) -> None:
    assert "turn" not in heard


def test_a_bell_calls_a_person() -> None:
    house = House()
    house.sit_down(("human", "random", "human"), seed=3)
    tabletop = tabletop_of(house)
    called = {seat for seat in range(3) if tabletop.cues(TurnStarted(Seat(seat), 1)) == ("turn",)}
    assert called == {0, 2}
