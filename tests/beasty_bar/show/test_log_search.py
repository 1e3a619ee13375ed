"""What is written in the log is copied and searched."""

from __future__ import annotations

import pygame
import pytest

from game.services import clipboard
from game.shell.table.log_sheet import COPY, SEARCH
from game.shell.table.rerun import Rerun
from game.shell.table.scene import Table
from tests.beasty_bar.show.logs import ANA, opened, the_log, turn


def test_all_of_it_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    house = opened()
    house.key(pygame.K_c, pygame.KMOD_LCTRL)
    house.click(COPY)
    assert copied == [the_log(house).lines.text()] * 2
    assert the_log(house).moving, "it says so for a while"
    house.frame(3.0)
    assert not the_log(house).moving


def test_without_a_clipboard_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    house = opened()
    house.key(pygame.K_c, pygame.KMOD_LCTRL)
    assert not the_log(house).moving


def test_words_are_looked_for_as_they_are_written() -> None:
    house = opened(seats=("human", "random", "random"), turns=6)
    log = the_log(house)
    everything = log.lines.text()
    house.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/", scancode=0)
    house.post(pygame.TEXTINPUT, text="/")
    house.post(pygame.KEYUP, key=pygame.K_SLASH, mod=0, unicode="/", scancode=0)
    assert house.stack.typing
    assert log.lines.query == ""
    for letter in "BO draws":
        house.post(pygame.TEXTINPUT, text=letter)
    assert {entry.text.count("draws") for _, entry in log.lines.steps} == {1}
    assert all(page.name == "Bo" for page in log.lines.pages)
    house.key(pygame.K_BACKSPACE)
    house.post(pygame.TEXTINPUT, text="xyz")
    assert log.lines.chosen is None
    assert house.table.heads_up.lit == ()
    house.key(pygame.K_ESCAPE)
    assert not house.stack.typing
    assert log.lines.text() == everything
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Table)


def test_what_was_found_can_be_seen_again() -> None:
    house = opened()
    house.click(SEARCH)
    for letter in "Ana draws":
        house.post(pygame.TEXTINPUT, text=letter)
    house.key(pygame.K_UP)
    number = turn(house)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Rerun)
    assert [each.number for each in house.top._turns] == [number]
    assert house.top._turns[0].seat == ANA
