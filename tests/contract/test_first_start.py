"""The first start of a house with several games, or with one: who sits here, and which game it is to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.module import GameModule
from game.services import settings_file
from game.services.settings import Settings
from game.shell.quill import Quill
from game.shell.scenes.menu.facade import GAME
from game.shell.scenes.menu.first_start import LANGUAGE, LOOK, MOTION, NAME, PLAY, SOUND, FirstStart
from game.shell.scenes.menu.title import PLAY as FIRST
from game.shell.scenes.menu.title import Title
from game.shell.school.scene import LessonTable
from game.shell.signals import Intent
from game.shell.table.scene import Table
from tests.contract.devices import KEYS, PAD, Controller, Device, Keyboard, Mouse
from tests.contract.house import House, alone, beside_the_others
from tests.contract.toy.module import SNAILS

DEVICES: tuple[type[Device], ...] = (Mouse, Keyboard, Controller)
ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


def started(folder: Path, *words: str, new: bool = True) -> House:
    """With all games there are, in a window that is painted only when somebody asks for it."""
    house = House(folder, *words, new=new, program=beside_the_others)
    house.desktop.window.show = lambda *_: None  # type: ignore[method-assign, misc]
    return house


def first(house: House) -> FirstStart:
    assert isinstance(house.top, FirstStart)
    return house.top


def write(house: House, text: str) -> None:
    """Letter by letter, as a keyboard does: some of them mean something where nobody writes."""
    for letter in text:
        fields: dict[str, Any] = {"key": ord(letter.lower()), "mod": 0, "unicode": letter, "scancode": 0}
        house.post(pygame.KEYDOWN, drawn=False, **fields)
        house.post(pygame.TEXTINPUT, drawn=False, text=letter)
        house.post(pygame.KEYUP, drawn=False, **fields)


# Which game


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_chooses_a_game_takes_its_first_lesson_and_finds_it_first_from_then_on(
    module: GameModule, device: type[Device], tmp_path: Path
) -> None:
    house = started(tmp_path)
    device().choose(house, (GAME, module.key))
    house.until(lambda: isinstance(house.top, LessonTable))
    assert isinstance(house.top, LessonTable)
    assert (house.desk.module.key, house.top.lesson) == (module.key, module.lessons[0])
    assert isinstance(house.stack.scenes[0], Title)

    again = started(tmp_path)
    assert isinstance(again.top, Title), "nobody is asked twice"
    assert again.desk.module.key == module.key
    assert again.top.focus.key == FIRST
    assert module.title in again.top._about
    again.key(ENTER)
    again.until(lambda: isinstance(again.top, Table))
    assert again.table.party.seats == ("human", module.levels[0].key)


@pytest.mark.parametrize("device", DEVICES)
def test_a_quick_game_of_any_game_is_against_its_gentlest_level(
    module: GameModule, device: type[Device], tmp_path: Path
) -> None:
    house = started(tmp_path)
    device().choose(house, (PLAY, module.key))
    house.until(lambda: isinstance(house.top, Table))
    assert (house.desk.module.key, house.table.party.seats) == (module.key, ("human", module.levels[0].key))
    assert started(tmp_path).desk.module.key == module.key


def test_each_game_has_its_door_its_sign_and_its_key(tmp_path: Path) -> None:
    house = started(tmp_path)
    keys = [spot.key for spot in house.spots()]
    games = [game.key for game in house.desk.foyer.games]
    assert len(games) > 1
    assert [keys.count((GAME, game)) for game in games] == [3] * len(games), "button, door and sign"
    house.key(pygame.K_2)
    house.until(lambda: isinstance(house.top, LessonTable))
    assert house.desk.module.key == games[1]


def test_enter_takes_all_as_it_is(tmp_path: Path) -> None:
    house = started(tmp_path)
    house.key(ENTER)
    house.until(lambda: isinstance(house.top, LessonTable))
    kept, _ = settings_file.load(tmp_path / "data")
    assert house.desk.module.key == house.desk.foyer.games[0].key
    assert (kept.me, kept.me_asked, kept.first_start) == ("", True, False)
    assert (kept.text, kept.muted, kept.reduced_motion, kept.theme) == (100, False, False, "normal")


@pytest.mark.parametrize("pad", [False, True])
def test_arrows_lead_everywhere(pad: bool, tmp_path: Path) -> None:
    house = started(tmp_path)
    spots, codes = house.spots(), PAD if pad else KEYS
    press = house.button if pad else house.key
    reached, todo = {LOOK}, [LOOK]
    while todo:
        here = todo.pop()
        for intent in (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT):
            house.focus.key, house.focus.by_mouse = here, False
            press(codes[intent])
            if house.focus.key not in reached:
                reached.add(house.focus.key)
                todo.append(house.focus.key)
    assert reached == {spot.key for spot in spots}


def test_nobody_is_asked_which_game_where_there_is_one(tmp_path: Path) -> None:
    house = House(tmp_path, new=True, program=alone)
    keys = [spot.key for spot in house.spots()]
    assert keys.count((GAME, SNAILS.key)) == keys.count((PLAY, SNAILS.key)) == 1
    assert [spot for spot in house.spots() if spot.digit] == []
    house.key(ENTER)
    house.until(lambda: isinstance(house.top, LessonTable))


def test_whoever_has_settings_is_not_asked_again(tmp_path: Path) -> None:
    """Neither for a name nor for a game, whatever an older program kept."""
    settings_file.save(Settings(), tmp_path / "data")
    house = started(tmp_path, new=False)
    assert isinstance(house.top, Title)
    assert (house.desk.settings.me, house.desk.settings.game) == ("", "")


# Who sits here


def test_a_name_is_written_and_used_wherever_somebody_sits_down(module: GameModule, tmp_path: Path) -> None:
    house = started(tmp_path)
    house.click(NAME)
    write(house, "Mimm 12")
    assert house.top is first(house), "letters and digits mean nothing else"
    assert not house.desk.settings.muted
    house.key(ENTER)
    assert (house.desk.settings.me, house.desk.settings.me_asked) == ("Mimm 12", True)
    house.click((GAME, module.key))
    house.until(lambda: isinstance(house.top, LessonTable))
    assert isinstance(house.top, LessonTable)
    assert house.top.party.names[house.top.lesson.people[0]] == "Mimm 12"
    again = started(tmp_path)
    again.key(ENTER)
    again.until(lambda: isinstance(again.top, Table))
    assert again.table.party.names[0] == "Mimm 12"


def test_a_click_elsewhere_keeps_the_name_and_does_what_it_says(tmp_path: Path) -> None:
    house = started(tmp_path)
    house.click(NAME)
    write(house, "Zoe")
    house.click(MOTION)
    assert (house.desk.settings.me, house.desk.settings.reduced_motion) == ("Zoe", True)
    assert not first(house).quill.writes


def test_a_click_into_the_name_lets_it_be_written_on(tmp_path: Path) -> None:
    house = started(tmp_path)
    house.click(NAME)
    write(house, "Zo")
    house.click(NAME)
    write(house, "e")
    assert (first(house).quill.text, house.desk.settings.me) == ("Zoe", "")


def test_the_way_back_leaves_the_name_as_it_was(tmp_path: Path) -> None:
    house = started(tmp_path)
    house.desk.settings.me = "Zoe"
    house.click(NAME)
    write(house, "Max")
    house.key(ESCAPE)
    assert (house.desk.settings.me, first(house).quill.writes) == ("Zoe", False)
    house.key(ESCAPE)
    house.until(lambda: isinstance(house.top, Title))


def test_a_name_can_be_taken_away_or_changed_and_nobody_else_is_renamed(tmp_path: Path) -> None:
    house = started(tmp_path)
    settings = house.desk.settings
    settings.me, settings.names, settings.profiles = "Zoe", ["Zoe", "Max"], {"Zoe": "red", "Max": "blue"}
    house.click(NAME)
    write(house, "Kim")
    house.key(ENTER)
    assert (settings.me, settings.names) == ("Kim", ["Kim", "Max"])
    assert settings.profiles == {"Zoe": "red", "Max": "blue"}
    house.click(NAME)
    for _ in "Kim":
        house.key(pygame.K_BACKSPACE)
    house.key(ENTER)
    assert (settings.me, settings.names) == ("", ["", "Max"])


def test_a_controller_writes_a_name_letter_by_letter(tmp_path: Path) -> None:
    house = started(tmp_path)
    Controller().choose(house, NAME)
    for intent in (Intent.RIGHT, Intent.UP, Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.RIGHT, Intent.LEFT):
        house.button(PAD[intent])
    house.button(pygame.CONTROLLER_BUTTON_A)
    assert house.desk.settings.me == "Cz"


@pytest.mark.parametrize(("intent", "letter"), [(Intent.UP, "A"), (Intent.DOWN, "Z"), (Intent.RIGHT, "A")])
def test_the_first_letter_comes_from_either_end(intent: Intent, letter: str) -> None:
    quill = Quill()
    quill.begin("")
    assert quill.dial(intent)
    assert quill.text == letter
    assert not quill.dial(Intent.CONFIRM)


def test_another_language_does_not_forget_what_was_written(tmp_path: Path) -> None:
    house = started(tmp_path)
    house.click(NAME)
    write(house, "Zoe")
    house.click((LANGUAGE, "fr"))
    house.click(SOUND)
    assert (house.desk.settings.me, house.desk.translations.code) == ("Zoe", "fr")
