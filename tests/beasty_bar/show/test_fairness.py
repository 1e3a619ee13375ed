"""The hash of the shuffle stays the same from the first question to the last result, and can be checked."""

from pathlib import Path

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.draft import ALL_NEW, Draft
from game.core.fairness import commitment, shown
from game.core.rules import Seat
from game.services.saves import Saves
from game.shell.scenes.menu.fair_play import CHECK, HASH, FairPlay
from game.shell.scenes.menu.new_game import START, NewGame
from game.shell.scenes.results.results import Results
from game.shell.table.curtain import Curtain
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import House
from tests.program import run
from tests.shell.test_fair_play import CHANGED, FITS, OLD, SO_FAR
from tests.shell.test_notice import written

SEED = 0xBEA57BA2BEA57BA2


def a_house(folder: Path) -> House:
    house = House(drawn=50)
    house.desk.saves = Saves(folder)
    return house


def fair_play(house: House, button: str = "fair") -> str:
    """The hash behind the button of a page, which is there again after it."""
    house.click(button)
    assert isinstance(house.top, FairPlay)
    shuffle = house.spot(HASH).text
    house.key(pygame.K_ESCAPE)
    return shuffle


def checked(house: House) -> str:
    """What the check says behind the button of a page."""
    house.click("fair")
    house.click(CHECK)
    told = " ".join(written(house.top))
    house.key(pygame.K_ESCAPE)
    return told


def paused(house: House) -> str:
    """The hash in the pause that can be had now; the game goes on after it."""
    house.key(pygame.K_ESCAPE)
    shuffle = fair_play(house)
    house.key(pygame.K_ESCAPE)
    return shuffle


def test_whatever_people_choose_the_hash_stays_and_fits_the_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people draft and put cards away; each of them can read it before the first decision."""
    asked = Setup(3, Mode.MIXED, advanced=True)
    house = a_house(tmp_path)
    house.play(("human", "random", "human"), setup=asked, seed=SEED)
    house.until(lambda: isinstance(house.top, Curtain))
    house.frame(1.0)
    before = paused(house)
    person = Person(house, Mouse(), 3)
    while not isinstance(house.top, Table):
        if isinstance(house.top, Draft):
            person.device.choose(house, ALL_NEW)
        person.do_next()
    assert house.table.match.setup.picks != RULES.complete(asked, SEED).picks
    assert isinstance(person.play_to_the_end(), Results)
    house._drawn = 1
    for _ in range(3):  # until all are counted, and whoever pressed on is heard again
        house.frame(60.0)
    house.until_heard()
    house.click("more")
    assert fair_play(house) == before == shown(commitment(RULES, asked, SEED))
    house.click("more")
    assert FITS in checked(house)
    words = ["--players", "3", "--set", "mixed", "--advanced"]
    assert run(["check", *before.split(), "--seed", str(SEED), *words]) == 0
    assert capsys.readouterr().out.startswith("They fit: ")


def test_the_hash_is_on_the_disk_before_anybody_chooses_a_deck(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(("human", "random"), setup=Setup(2, Mode.MIXED), seed=SEED)
    house.until(lambda: isinstance(house.top, Draft))
    (saved,) = Saves(tmp_path).games(BEASTY_BAR)
    assert (saved.sitting.decided, saved.sitting.shuffle) == (
        0,
        commitment(RULES, Setup(2, Mode.MIXED), SEED),
    )
    house.sit_down(("human", "random"))
    (saved,) = Saves(tmp_path).games(BEASTY_BAR)
    assert saved.sitting.decided is None, "a game in which nobody has decided anything is dropped"


def test_a_new_game_shows_the_hash_that_its_table_keeps(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.open(NewGame(house.desk, house.routes, ("human", "cub")))
    before = fair_play(house)
    house.click(START)
    house.until_asked()
    assert paused(house) == before


def resumed(folder: Path, before: bytes, after: bytes) -> House:
    """A game that was left, whose header somebody changed meanwhile."""
    house = a_house(folder)
    house.sit_down(("human", "random"), seed=7, first=Seat(0))
    (path,) = folder.rglob("*.txt")
    data = path.read_bytes()
    assert before in data
    path.write_bytes(data.replace(before, after))
    house = a_house(folder)
    (saved,) = Saves(folder).games(BEASTY_BAR)
    house.open(house.routes.resume(saved))
    house.until_asked()
    house.key(pygame.K_ESCAPE)
    return house


def test_a_game_that_was_left_fits_as_long_as_nobody_changes_it(tmp_path: Path) -> None:
    assert SO_FAR in checked(resumed(tmp_path, b"seed 7\n", b"seed 7\n"))


def test_a_seed_that_was_changed_in_the_file_is_told(tmp_path: Path) -> None:
    assert CHANGED in checked(resumed(tmp_path, b"seed 7\n", b"seed 8\n"))


def test_a_game_from_before_hashes_were_kept_goes_on_and_says_so(tmp_path: Path) -> None:
    note = f"# shuffle {commitment(RULES, Setup(2, first=Seat(0)), 7)}\n"
    house = resumed(tmp_path, note.encode(), b"")
    house.click("fair")
    assert OLD in " ".join(written(house.top))
