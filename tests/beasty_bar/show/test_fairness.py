"""The hash of the shuffle stays the same from the first question to the last result."""

import pygame
import pytest

from game.arguments import run
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.draft import ALL_NEW, Draft
from game.core.fairness import commitment, shown
from game.shell.scenes.curtain import Curtain
from game.shell.scenes.pause import Pause
from game.shell.scenes.results import Results
from game.shell.scenes.table import Table
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import House
from tests.shell.test_notice import written

SEED = 0xBEA57BA2BEA57BA2


def proofs(scene: object) -> list[str]:
    """The hashes on a page."""
    assert isinstance(scene, Pause | Results)
    return [line.partition("Shuffle ")[2] for line in written(scene) if "Shuffle " in line]


def paused(house: House) -> list[str]:
    """The hashes on the pause that can be had now; the game goes on after it."""
    house.key(pygame.K_ESCAPE)
    found = proofs(house.top)
    house.key(pygame.K_ESCAPE)
    return found


def test_whatever_people_choose_the_hash_stays_and_fits_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """Two people draft and put cards away; each of them reads it before the first decision."""
    asked = Setup(3, Mode.MIXED, advanced=True)
    house = House(drawn=50)
    house.play(("human", "random", "human"), setup=asked, seed=SEED)
    house.until(lambda: isinstance(house.top, Curtain))
    house.frame(1.0)
    (before,) = paused(house)
    person = Person(house, Mouse(), 3)
    while not isinstance(house.top, Table):
        if isinstance(house.top, Draft):
            person.device.choose(house, ALL_NEW)
        person.do_next()
    assert house.table.match.setup.picks != RULES.complete(asked, SEED).picks
    assert any(before in line for line in written(person.play_to_the_end()))
    assert before == shown(commitment(RULES, asked, SEED))
    words = ["--players", "3", "--set", "mixed", "--advanced"]
    assert run(["check", *before.split(), "--seed", str(SEED), *words]) == 0
    assert capsys.readouterr().out.startswith("They fit: ")
