"""The card that is shown when something broke."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import pygame
import pytest

from game.services import clipboard
from game.services.crashes import Crash
from game.shell.paint.art import Art
from game.shell.paint.palette import CONTRAST
from game.shell.scenes.crash_card import COPY, DEAF_SECONDS, CrashCard, Way
from game.shell.scenes.scene import STAY, Leave
from tests.kept import KeptArt
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Typesetter,
    a_brush,
    assert_fits,
    choose,
    go_back,
    key,
    looks,
    painted,
    send,
)

PATH = Path("/home/ana/.local/share/beasty-bar/logs/crash-2026-01-01_12-00-00.txt")
LINES = tuple(f'  File "game/shell/place_{number}.py", line {number}, in draw' for number in range(20))
CRASH = Crash("All of it.\n", (*LINES, "KeyError: 'queue.5'"), PATH)


def english(message: str, **fields: object) -> str:
    return message.format(**fields)


def art() -> Art:
    return KeptArt()


def a_card(
    crash: Crash = CRASH, saved: bool | None = True, *, letters: float = 1.0, **more: Any
) -> CrashCard:
    card = CrashCard(crash, saved, more.get("say", english), more.get("art", art), letters, "animals/dog_out")
    card.advance(DEAF_SECONDS)
    return card


def shown(card: CrashCard, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (960, 600)) -> list[str]:
    """What is written on it: it makes its own letters."""
    letters = Typesetter()
    monkeypatch.setattr("game.shell.scenes.crash_card.Type", lambda: letters)
    painted(card, size)
    return letters.written


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("way", [Way.RESTART, Way.SAFE, Way.QUIT])
def test_every_device_chooses_every_way(device: str, way: Way) -> None:
    card = a_card()
    assert choose(card, device, way) == Leave()
    assert card.way is way


def test_enter_restarts() -> None:
    card = a_card()
    assert send(card, key(pygame.K_RETURN)) == Leave()
    assert card.way is Way.RESTART


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leads_to_the_title(device: str) -> None:
    card = a_card()
    assert go_back(card, device) == Leave()
    assert card.way is Way.RESTART


def test_whoever_closes_the_window_has_had_enough() -> None:
    assert a_card().way is Way.QUIT


@pytest.mark.parametrize("device", DEVICES)
def test_the_whole_report_is_copied(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    card = a_card()
    assert choose(card, device, COPY) == STAY
    assert copied == [CRASH.report]
    assert "Copied." in shown(card, monkeypatch)


def test_it_says_so_if_nothing_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    card = a_card()
    send(card, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_LCTRL, unicode="c"))
    assert "Could not use the clipboard." in shown(card, monkeypatch)
    send(card, key(pygame.K_RIGHT))
    assert "Could not use the clipboard." not in shown(card, monkeypatch)


def test_whoever_still_plays_a_card_presses_nothing() -> None:
    card = CrashCard(CRASH, True, english, art, 1.0)
    assert send(card, key(pygame.K_RETURN), key(pygame.K_ESCAPE)) == STAY
    assert card.moving
    card.advance(DEAF_SECONDS)
    assert not card.moving


@pytest.mark.parametrize(
    ("saved", "told"),
    [
        (True, "Your game is saved."),
        (False, "Your game could not be saved."),
        (None, "You have lost nothing."),
    ],
)
def test_it_tells_the_truth_about_the_game(
    saved: bool | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = shown(a_card(saved=saved), monkeypatch)
    assert written[:2] == ["Sorry, something went wrong.", told]
    assert str(PATH) in written


def test_it_says_so_if_nothing_was_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    written = shown(a_card(Crash("All", ("KeyError",), None)), monkeypatch)
    assert "The error report could not be saved. Please copy it." in written


def test_the_last_line_is_always_there_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for letters in (1.0, 1.5, 2.0):
        assert CRASH.last[-1] in shown(a_card(letters=letters), monkeypatch)


def test_a_broken_translation_leaves_it_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(message: str, **fields: object) -> NoReturn:
        raise KeyError("name")

    assert "Sorry, something went wrong." in shown(a_card(say=broken), monkeypatch)


def test_without_its_pictures_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    written = shown(a_card(art=lambda: Art([Path("nowhere")])), monkeypatch)
    assert "Restart" in written


def test_it_does_not_mind_what_was_going_on_on_the_surface() -> None:
    clean = looks(painted(a_card()))
    brush = a_brush((960, 600))
    brush.surface.fill((200, 0, 0))
    brush.surface.set_clip(pygame.Rect(0, 0, 5, 5))
    card = a_card()
    card.resized(brush.stage)
    card.draw(brush)
    assert looks(brush.surface) == clean


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_it_fits_into_every_window(
    size: tuple[int, int], letters: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_fits(lambda: a_card(letters=letters), size)
    typesetter = Typesetter()
    monkeypatch.setattr("game.shell.scenes.crash_card.Type", lambda: typesetter)
    painted(a_card(letters=letters), size)
    assert [text for text in typesetter.cut if text not in LINES] == []


def test_it_keeps_the_colours_of_whoever_needs_them() -> None:
    def strong() -> Art:
        made = art()
        made.theme = CONTRAST
        return made

    surface = painted(a_card(art=strong))
    assert surface.get_at((2, 2))[:3] == (0, 0, 0)
