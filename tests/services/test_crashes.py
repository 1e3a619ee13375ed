"""What breaks is written down: all about the game, nothing about the player, whatever the disk does."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import NoReturn

import pygame
import pytest

from game.services import crash_report
from game.services.crash_report import LONGEST_TRACE, command_told, printable, settings_told, written
from game.services.crashes import HASTY_SECONDS, KEPT, LOGS, MOST_HASTY, Crash, Crashes


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def raised(act: Callable[[], object]) -> Exception:
    try:
        act()
    except Exception as error:
        return error
    raise AssertionError("nothing broke")


def broken(message: str = "The zebra is gone.") -> Exception:
    def act() -> NoReturn:
        raise RuntimeError(message)

    return raised(act)


def kept(folder: Path, error: Exception | None = None, **told: str) -> Crash:
    return Crashes("Toy 1.2", folder).keep(error or broken(), told)


def logs(folder: Path) -> list[Path]:
    return sorted((folder / LOGS).iterdir())


# The report


def test_a_report_says_what_broke_where_and_on_what(tmp_path: Path) -> None:
    crash = kept(tmp_path, Position="lion/B", Empty=" ")
    assert crash.report.startswith("Toy 1.2 broke on 20")
    for part in (
        "Python 3.",
        f"pygame {pygame.version.ver}",
        "SDL 2.",
        "Position\nlion/B",
        "RuntimeError: The zebra is gone.",
    ):
        assert part in crash.report
    assert "Empty" not in crash.report
    assert crash.last[-1] == "RuntimeError: The zebra is gone."


def test_what_the_player_sees_of_it_gives_no_card_away(tmp_path: Path) -> None:
    crash = kept(tmp_path, Position="lion/B", Game="lion\nparrot")
    assert crash.last[0].startswith("Traceback (most recent call last)")
    assert not any("lion" in line or "parrot" in line for line in crash.last)


def test_what_led_to_it_is_told_as_well() -> None:
    def act() -> NoReturn:
        try:
            raise KeyError("first")
        except KeyError:
            raise RuntimeError("second") from None

    def chained() -> NoReturn:
        try:
            raise KeyError("first")
        except KeyError as error:
            raise RuntimeError("second") from error

    assert "first" not in written("", {}, raised(act), {})
    assert "first" in written("", {}, raised(chained), {})


def test_folders_that_tell_who_plays_are_left_out() -> None:
    hidden = {"/home/ana": "~", "/home/ana/games/bar": ".", "C:\\Users\\Ana": "~"}
    trouble = broken("/home/ana/games/bar/x.py and /home/ana/y, 'C:\\\\Users\\\\Ana\\\\z'")
    text = written("", {"Where": "C:\\Users\\Ana\\here"}, trouble, hidden)
    assert "./x.py and ~/y, '~\\\\z'" in text
    assert "~\\here" in text
    assert "Ana" not in text


@pytest.mark.parametrize(
    ("folder", "told", "expected"),
    [
        ("/", "/usr/lib/x.py, 1/2, </>", "/usr/lib/x.py, 1/2, </>"),
        ("C:\\", "C:\\Users\\x.py", "C:\\Users\\x.py"),
        ("/a", "/a/b /ab/c /a-b /a.b /c/a b/a", "~/b /ab/c /a-b /a.b /c/a b/a"),
        ("/a", "Cannot write /a. Is '/a' full, or file:///a?", "Cannot write ~. Is '~' full, or file://~?"),
    ],
)
def test_folders_are_left_out_as_whole_parts_of_a_path_only(folder: str, told: str, expected: str) -> None:
    assert f"Where\n{expected}\n" in written("", {"Where": told}, broken("so"), {folder: "~"})


def test_the_players_folder_is_left_out_wherever_it_lies(tmp_path: Path) -> None:
    crash = kept(tmp_path / "ana", broken(f"{tmp_path / 'ana'} is full."))
    assert "<data> is full." in crash.report
    assert str(tmp_path) not in crash.report


def test_an_endless_recursion_is_cut_in_the_middle() -> None:
    def one(depth: int) -> None:
        other(depth + 1)

    def other(depth: int) -> None:
        one(depth + 1)

    report = written("", {}, raised(lambda: one(0)), {})
    assert len(report.splitlines()) < LONGEST_TRACE + 10
    assert "lines more" in report
    assert "RecursionError" in report


@pytest.mark.parametrize("odd", ["a\0b", "\ud800", "🦁", "\x1b[31m", "\u2028", "x" * 100_000])
def test_whatever_stands_in_it_can_be_written_copied_and_drawn(tmp_path: Path, odd: str) -> None:
    crash = kept(tmp_path, broken(odd), Odd=odd)
    assert crash.path is not None
    assert crash.path.read_bytes() == crash.report.encode()
    assert all(letter == "\n" or letter.isprintable() for letter in crash.report)
    assert max(len(line) for line in crash.last) < 500


def test_an_error_that_cannot_even_be_told_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError("no")

    def act() -> NoReturn:
        raise Mute

    assert "Mute" in kept(tmp_path, raised(act)).last[-1]


def test_whoever_cannot_tell_does_not_keep_the_others_from_it() -> None:
    assert crash_report.attempt(lambda: "all is well") == "all is well"
    assert crash_report.attempt(lambda: str(1 / 0)) == "cannot be told: ZeroDivisionError"


def test_settings_are_told_without_names() -> None:
    told = settings_told({"text": 150, "names": ["Zoë"], "seats": ["human"], "profiles": {"Zoë": "red"}})
    assert told == "text 150\nseats ['human']"


def test_the_command_line_is_told_without_paths() -> None:
    options = {
        "seats": "human,expert",
        "seed": 0,
        "demo": False,
        "safe": True,
        "data_dir": PurePosixPath("/home/ana"),
        "venue": None,
        "words": {"set": "base"},
    }
    assert command_told(options) == "--seats human,expert --seed 0 --safe --data-dir <path>"


def test_letters_of_all_languages_stay() -> None:
    assert printable("Zoë, Łukasz, 你好\n") == "Zoë, Łukasz, 你好\n"


# The file


def test_the_file_lies_in_the_players_folder_and_says_when(tmp_path: Path) -> None:
    crash = kept(tmp_path)
    assert [crash.path] == logs(tmp_path)
    assert crash.path is not None
    assert crash.path.name.startswith("crash-20")
    assert crash.path.read_text(encoding="utf-8") == crash.report


def test_two_in_the_same_second_have_a_file_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "2026-01-01_00-00-00")
    crashes = Crashes("Toy", tmp_path)
    paths = {crashes.keep(broken(), {}).path for _ in range(3)}
    assert len(paths) == 3
    assert None not in paths


def test_only_the_latest_are_kept_and_strangers_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / LOGS).mkdir()
    (tmp_path / LOGS / "diary.txt").write_text("mine", encoding="utf-8")
    crashes = Crashes("Toy", tmp_path)
    for day in range(1, 16):
        monkeypatch.setattr("time.strftime", lambda form, day=day: f"2026-01-{day:02}")
        crashes.keep(broken(), {})
    names = [path.name for path in logs(tmp_path)]
    assert names == [*(f"crash-2026-01-{day:02}.txt" for day in range(16 - KEPT, 16)), "diary.txt"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_takes_nothing_leaves_the_report_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "fsync", refuse)
    crash = kept(tmp_path)
    assert crash.path is None
    assert "The zebra is gone." in crash.report
    assert logs(tmp_path) == []


def test_a_file_in_place_of_the_folder_is_tolerated(tmp_path: Path) -> None:
    (tmp_path / LOGS).write_text("", encoding="utf-8")
    assert kept(tmp_path).path is None


# When it is no use


def test_breaking_at_once_again_and_again_is_hopeless(tmp_path: Path) -> None:
    clock = Clock()
    crashes = Crashes("Toy", tmp_path, clock)
    for number in range(MOST_HASTY):
        assert not crashes.hopeless, number
        clock.now += 100  # however long somebody looks at the card
        crashes.begin()
        clock.now += HASTY_SECONDS / 2
        crashes.keep(broken(), {})
    assert crashes.hopeless


def test_whoever_could_play_for_a_while_may_start_again(tmp_path: Path) -> None:
    clock = Clock()
    crashes = Crashes("Toy", tmp_path, clock)
    for lasted in (1, 1, HASTY_SECONDS + 1, 1, 1):
        crashes.begin()
        clock.now += lasted
        crashes.keep(broken(), {})
        assert not crashes.hopeless
