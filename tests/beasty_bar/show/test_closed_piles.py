"""Where the house closes the piles, nothing that was written down tells who lies in them."""

from __future__ import annotations

import re
from random import Random

import pygame
import pytest

from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.telling.log import outline
from game.core.telling import Entry
from game.services import clipboard
from game.services.i18n import TONGUES, Language, Translations
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import STAY
from game.shell.table.log import Log
from game.shell.table.log_sheet import SEARCH, LogPage
from game.shell.table.rerun import Rerun
from tests.beasty_bar.games import walk
from tests.beasty_bar.show.house import NAMES, ROOT, House
from tests.beasty_bar.show.logs import ANA, ask, at_rest, begun, the_log

SPECIES = [animal.name for animal in ANIMALS]


def closed(*, seats: int = 3, turns: int = 4, mode: Mode = Mode.BASE) -> House:
    """A log over a game with closed piles, in which computers say why."""
    house = begun(seats=("human", *["greedy"] * (seats - 1)), turns=turns, mode=mode)
    house.settings.open_piles = False
    house.key(pygame.K_l)
    at_rest(house)
    return house


def pages(house: House) -> tuple[list[LogPage], list[LogPage]]:
    """Those of which only memory helps, and the others."""
    all_of_them = the_log(house).lines._all
    return [page for page in all_of_them if page.closed], [page for page in all_of_them if not page.closed]


def written(entry: Entry) -> str:
    return f"{entry.text} {entry.rule.title} {entry.rule.text}"


@pytest.mark.parametrize("mode", Mode)
def test_older_rounds_are_told_without_names(mode: Mode) -> None:
    house = closed(mode=mode)
    old, new = pages(house)
    assert [page.turn.number for page in new] == [10, 11, 12]
    for entry in [entry for page in old for entry in page.entries]:
        assert not {*SPECIES, *NAMES} & {*re.findall(r"\w+", written(entry))}
        assert entry.lit == ()
    assert not any(page.turn.reasons for page in old)
    assert all(page.turn.reasons for page in new if page.turn.seat != ANA)
    assert any("joins the line" in written(entry) for page in new for entry in page.entries)


@pytest.mark.parametrize(
    ("seats", "turns", "told"), [(2, 1, 1), (2, 2, 3), (2, 3, 5), (3, 2, 4), (4, 2, 5), (4, 3, 9)]
)
def test_the_round_before_this_one_is_still_told(seats: int, turns: int, told: int) -> None:
    _, new = pages(closed(seats=seats, turns=turns))
    assert new[0].turn.number == told
    assert len(new) == seats


def test_a_round_is_this_one_as_long_as_its_last_turn_is_being_shown() -> None:
    house = begun(seats=("human", "random"), turns=3)
    house.settings.open_piles = False
    house.settings.speed = house.settings.computer_speed = 1.0
    table = house.table
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    house.until(lambda: len(table.past.turns()) == 8)
    assert table.play.playback.unseen
    assert table.past._closed(table.past.turns()) == 4
    house.until(lambda: not table.play.playback.unseen)
    assert table.past._closed(table.past.turns()) == 6


def test_what_is_hidden_is_neither_found_nor_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    house = closed()
    house.key(pygame.K_c, pygame.KMOD_LCTRL)
    before, _ = copied[0].split("Ana, turn 10")
    assert "Bo, turn 2" in before
    assert not [name for name in SPECIES if name in before]
    house.click(SEARCH)
    house.post(pygame.TEXTINPUT, text="line")
    assert {page.turn.number for page in the_log(house).lines.pages} <= {10, 11, 12}


def test_whoever_finds_nothing_learns_that_older_turns_were_not_looked_through() -> None:
    house = closed()
    house.click(SEARCH)
    house.post(pygame.TEXTINPUT, text="xyz")
    assert the_log(house).lines.nothing().endswith("Older turns stay hidden until the game is over.")
    house = begun()
    house.key(pygame.K_l)
    assert the_log(house).lines.nothing() == "Nothing found."


@pytest.mark.parametrize("way", ["key", "mouse", "question"])
def test_an_older_turn_is_not_seen_again_but_it_is_said_why(way: str) -> None:
    house = closed()
    log = the_log(house)
    house.key(pygame.K_HOME)
    at_rest(house)
    if way == "key":
        house.key(pygame.K_RETURN)
    elif way == "mouse":
        house.click(log.focus.key)
    else:
        ask(house)
    assert house.top is log
    assert log._asked
    assert log.lines.chosen is not None
    assert log.lines.chosen.rule.title == "Hidden piles"
    assert house.table.past.turn(1) == STAY


def test_a_turn_seen_again_does_not_show_the_round_before_it_either() -> None:
    house = closed()
    house.key(pygame.K_HOME)
    while the_log(house).lines.closed:
        house.key(pygame.K_DOWN)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Rerun)
    assert [turn.number for turn in house.top._turns] == [10]
    assert house.top._tableau.memory.latest(9) == []  # type: ignore[attr-defined]


def test_open_piles_tell_everything() -> None:
    house = begun(seats=("human", "greedy", "greedy"), turns=4)
    house.key(pygame.K_l)
    assert pages(house)[0] == []


def test_after_the_game_everything_is_told() -> None:
    house = House(drawn=1000)
    house.settings.open_piles = False
    house.sit_down(("random", "random"), seed=3)
    table = house.table
    house.until(lambda: isinstance(house.top, Results))
    assert len(table.past.turns()) == 24
    go = table.past.log(table._light)
    log: Log = go.scene  # type: ignore[union-attr, assignment]
    assert not any(page.closed for page in log.lines._all)


@pytest.mark.parametrize("language", TONGUES)
def test_it_is_told_how_many_came_and_went(language: str) -> None:
    translations = Translations([ROOT / "assets" / "beasty_bar"])
    translations.speak(language)
    words, told = Language(NAMES, translations), set[str]()
    start = RULES.new_game(RULES.complete(Setup(4, Mode.MIXED), 5), 5).state
    turns: list[tuple[Event, ...]] = [events for _, _, _, events in walk(start, Random(5))]
    for events in turns:
        told |= {entry.text for entry in outline(events, words)}
    assert 4 <= len(told) < 9
    assert all(text[0].isupper() and text.endswith(".") and "{" not in text for text in told)
    if language == "en":
        assert {"Two animals get in.", "One animal is thrown out.", "One animal goes to THAT'S IT."} < told
