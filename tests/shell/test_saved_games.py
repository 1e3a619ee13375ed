"""Going on with games that were left: the first screen, and the list."""

import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.errors import GameError
from game.services import saved_game, saves
from game.services.casual import CASUAL_TEXT, TAKEN_BACK
from game.services.saved_game import Sitting
from game.services.saves import Saves
from game.shell.layout import BadLayout
from game.shell.scenes.menu.saved_games import BACK, DELETE, DELETED, GAME, HISTORY, SavedGames, moment
from game.shell.scenes.menu.title import CONTINUE, PLAY, QUIT, SAVED, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Pop, Push, Swap
from tests.services.mutations import played, spelled, with_name
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    ToyWays,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    send,
    written,
)


def put(root: Path, data: bytes, age: int) -> None:
    """A game played so many hours ago."""
    path = root / saves.SAVES / BEASTY_BAR.key / f"{age}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (2_000_000_000 - 3600 * age,) * 2)


def put_games(root: Path, count: int) -> None:
    for number in range(count):
        match = played(Setup(2 + number % 3, list(Mode)[number % 3]), number, 3 + number)
        put(root, spelled(match), number)


def a_title(root: Path) -> tuple[Title, ToyWays]:
    desk, ways = a_desk((5, 4, 2, 1)), ToyWays()
    desk.saves = Saves(root)
    return Title(desk, ways), ways


def a_list(root: Path) -> tuple[SavedGames, ToyWays]:
    desk, ways = a_desk((5, 4, 2, 1)), ToyWays()
    desk.saves = Saves(root)
    return SavedGames(desk, ways), ways


def keys(scene: Any) -> list[Any]:
    return [spot.key for spot in scene.spots()]


def seeds(scene: SavedGames) -> list[int]:
    return [game.match.seed for game in scene._games]


def doubt(go: Go) -> Notice:
    """The question whether somebody means it."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)
    return go.scene


# The first screen


def test_without_a_game_there_is_nothing_to_continue(tmp_path: Path) -> None:
    title, _ = a_title(tmp_path)
    assert not {CONTINUE, SAVED} & set(keys(title))
    assert title.focus.key == PLAY


@pytest.mark.parametrize("device", DEVICES)
def test_continue_goes_on_with_the_game_played_last(tmp_path: Path, device: str) -> None:
    put_games(tmp_path, 3)
    title, ways = a_title(tmp_path)
    go = choose(title, device, CONTINUE)
    assert isinstance(go, Swap)
    assert isinstance(go.scene, Blank)
    assert [saved.match.seed for saved in ways.resumed] == [0]


def test_enter_continues(tmp_path: Path) -> None:
    put_games(tmp_path, 1)
    title, ways = a_title(tmp_path)
    assert title.focus.key == CONTINUE
    send(title, key(pygame.K_RETURN))
    assert len(ways.resumed) == 1


def test_continue_says_how_the_game_stands(tmp_path: Path) -> None:
    put_games(tmp_path, 1)
    told = [text.replace("\N{NO-BREAK SPACE}", " ") for text in written(a_title(tmp_path)[0])]
    assert {"Continue", "Turn 4 · Ana 5, Bo 4"} <= set(told)


def test_a_list_is_offered_where_there_is_more_than_one_game(tmp_path: Path) -> None:
    put_games(tmp_path, 1)
    assert SAVED not in keys(a_title(tmp_path)[0])
    put_games(tmp_path, 2)
    title, _ = a_title(tmp_path)
    assert keys(title)[0] == CONTINUE
    assert keys(title).index(SAVED) < keys(title).index(QUIT)
    go = choose(title, "keyboard", SAVED)
    assert isinstance(go, Push)
    assert isinstance(go.scene, SavedGames)


def test_the_first_screen_notices_what_was_deleted_meanwhile(tmp_path: Path) -> None:
    put_games(tmp_path, 2)
    title, _ = a_title(tmp_path)
    title.focus.key = SAVED
    for path in (tmp_path / saves.SAVES).rglob("*.txt"):
        path.unlink()
    assert title.resumed(Blank(), None) == STAY
    assert not {CONTINUE, SAVED} & set(keys(title))
    assert title.focus.key == PLAY


def test_a_broken_game_is_told_and_does_not_stop_the_start(tmp_path: Path) -> None:
    put(tmp_path, b"\xff" * 100, 0)
    put_games(tmp_path, 2)
    put(tmp_path, b"", 0)
    title, ways = a_title(tmp_path)
    notice = doubt(title.advance(0.1))
    assert saves.BROKEN.split()[0] in " ".join(written(notice))
    assert title.advance(0.1) == STAY
    choose(title, "keyboard", CONTINUE)
    assert [saved.match.seed for saved in ways.resumed] == [1]


def test_a_venue_that_cannot_be_shown_is_told(tmp_path: Path) -> None:
    put_games(tmp_path, 1)
    title, ways = a_title(tmp_path)
    ways.error = BadLayout("The layout is torn.")
    assert "The layout is torn." in written(doubt(choose(title, "mouse", CONTINUE)))


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen_fits_into_every_window(tmp_path: Path, size: tuple[int, int], games: int) -> None:
    put_games(tmp_path, games)
    assert_fits(lambda: a_title(tmp_path)[0], size)


# The list


@pytest.mark.parametrize("device", DEVICES)
def test_any_game_can_be_gone_on_with(tmp_path: Path, device: str) -> None:
    put_games(tmp_path, 3)
    for number in range(3):
        scene, ways = a_list(tmp_path)
        assert isinstance(choose(scene, device, (GAME, number)), Swap)
        assert [saved.match.seed for saved in ways.resumed] == [number]


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_is_deleted_only_if_somebody_means_it(tmp_path: Path, device: str) -> None:
    put_games(tmp_path, 3)
    scene, _ = a_list(tmp_path)
    for answer, left in ((0, [0, 1, 2]), (None, [0, 1, 2]), (DELETED, [0, 2])):
        notice = doubt(choose(scene, device, (DELETE, 1)))
        assert notice.focus.key == 0, "a hasty Enter keeps it"
        assert scene.resumed(notice, answer) == STAY
        assert seeds(scene) == seeds(a_list(tmp_path)[0]) == left
    assert scene.focus.key == (DELETE, 1)


@pytest.mark.parametrize("code", [pygame.K_DELETE, pygame.K_BACKSPACE])
@pytest.mark.parametrize("part", [GAME, DELETE])
def test_a_key_deletes_the_game_pointed_at_if_somebody_means_it(tmp_path: Path, code: int, part: str) -> None:
    put_games(tmp_path, 3)
    scene, _ = a_list(tmp_path)
    scene.focus.key = (part, 1)
    notice = doubt(send(scene, key(code)))
    assert seeds(scene) == [0, 1, 2]
    scene.resumed(notice, DELETED)
    assert seeds(scene) == [0, 2]
    scene.focus.key = BACK
    assert send(scene, key(code)) == STAY


def test_games_of_the_same_people_are_told_apart(tmp_path: Path) -> None:
    for age, mode in enumerate((Mode.BASE, Mode.NEW)):
        match = played(Setup(3, mode), 1, 4)
        seats, names = ("human", "mate", "boss:loud"), ("Ana", "Bo", "Cleo")
        house = ("official", "nobody knows")[age]
        put(
            tmp_path,
            saved_game.spelled(
                BEASTY_BAR,
                match,
                Sitting(seats, names, reasons=(TAKEN_BACK,) if age == 1 else (), house=house),
            ),
            age,
        )
    scene, _ = a_list(tmp_path)
    texts = [spot.text for spot in scene.spots() if spot.key in ((GAME, 0), (GAME, 1))]
    assert texts == ["Base · 2014 · House rules: Official · Mate · Boss", "New · Casual game · Mate · Boss"]
    assert set(texts) <= set(written(scene))
    assert f"Casual game: {CASUAL_TEXT}" in " ".join(written(scene)), "it is said what that means"
    scene._desk.settings.text = 200
    assert [spot.text for spot in scene.spots()][::2][:2] == ["Base · 2014", "New · Casual game"]


def test_when_the_last_game_is_deleted_the_list_closes(tmp_path: Path) -> None:
    put_games(tmp_path, 1)
    scene, _ = a_list(tmp_path)
    assert scene.resumed(doubt(choose(scene, "mouse", (DELETE, 0))), DELETED) == Pop()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leads_back(tmp_path: Path, device: str) -> None:
    put_games(tmp_path, 2)
    assert go_back(a_list(tmp_path)[0], device) == Pop()


@pytest.mark.parametrize("device", DEVICES)
def test_so_does_the_button(tmp_path: Path, device: str) -> None:
    put_games(tmp_path, 2)
    assert choose(a_list(tmp_path)[0], device, BACK) == Pop()


def test_arrows_lead_from_row_to_row_and_to_the_bin(tmp_path: Path) -> None:
    put_games(tmp_path, 3)
    scene, _ = a_list(tmp_path)
    seen = [scene.focus.key]
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_DOWN):
        send(scene, key(code))
        seen.append(scene.focus.key)
    assert seen == [(GAME, 0), (GAME, 1), (DELETE, 1), (DELETE, 2), (GAME, 2), HISTORY]


def test_a_damaged_game_says_so(tmp_path: Path) -> None:
    data = spelled(played(Setup(2), 1, 9))
    put(tmp_path, data[:-30] + b"?" + data[-29:], 0)
    lines = written(a_list(tmp_path)[0])
    assert "Damaged file: continues from the last readable move." in lines


def test_what_could_not_be_read_is_told_below(tmp_path: Path) -> None:
    put(tmp_path, b"nonsense", 0)
    scene, _ = a_list(tmp_path)
    assert scene.focus.key == BACK
    lines = " ".join(written(scene))
    assert saves.BROKEN in lines
    assert "You have no saved games." in lines


@pytest.mark.parametrize("games", [0, 1, 10])
@pytest.mark.parametrize("size", SIZES)
def test_the_list_fits_into_every_window(tmp_path: Path, size: tuple[int, int], games: int) -> None:
    put_games(tmp_path, games)
    assert_fits(lambda: a_list(tmp_path)[0], size)


@pytest.mark.parametrize("name", ["W" * 40, "../../x", "{0}{name}", "\u202e\u0301" * 20, "%s\\n", "🦁🦁🦁"])
def test_any_name_can_be_shown(tmp_path: Path, name: str) -> None:
    put(tmp_path, with_name(name), 0)
    assert "Bo\N{NO-BREAK SPACE}4" in " ".join(written(a_title(tmp_path)[0]))
    assert "Bo\N{NO-BREAK SPACE}4" in " ".join(written(a_list(tmp_path)[0]))


def test_a_file_from_the_end_of_time_has_no_date() -> None:
    assert moment(1e300) == ""
    assert len(moment(2_000_000_000)) == len("2033-05-18 03:33")


def test_the_game_that_is_pointed_at_is_made_ready(tmp_path: Path) -> None:
    put_games(tmp_path, 3)
    scene, ways = a_list(tmp_path)
    scene.focus.key = (GAME, 1)
    scene.advance(0.02)
    sitting = scene._games[1].sitting
    assert ways.show.likely == (len(sitting.seats), sitting.venue)
    scene.focus.key = BACK
    scene.advance(0.02)
    assert ways.show.likely[0] == 3, "nobody goes on with anything from there"


def test_on_the_first_screen_it_is_the_game_played_last(tmp_path: Path) -> None:
    put_games(tmp_path, 2)
    title, ways = a_title(tmp_path)
    title.advance(0.02)
    assert ways.show.likely[0] == 2


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_that_is_open_in_another_window_is_not_gone_on_with(
    tmp_path: Path, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_games(tmp_path, 2)

    def elsewhere(*_: object) -> None:
        raise GameError(saves.OPEN)

    monkeypatch.setattr(Saves, "take", elsewhere)
    for make, spot in ((a_title, CONTINUE), (a_list, (GAME, 1))):
        scene, ways = make(tmp_path)
        go: Any = choose(scene, device, spot)
        assert isinstance(go, Push)
        assert isinstance(go.scene, Notice)
        assert go.scene._sentence == saves.OPEN
        assert ways.resumed == []
