import errno
import json
import os
import random
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.services.files import DISK_FULL, READ_ONLY, UNSAVED
from game.services.settings import (
    BROKEN,
    BROKEN_FILE,
    CHECKS,
    FILE,
    LONGEST_LIST,
    LONGEST_TEXT,
    UNREADABLE,
    Settings,
    load,
    save,
)

PLAYED = Settings(
    width=1600,
    height=900,
    x=-20,
    y=0,
    fullscreen=True,
    muted=True,
    volume=0.25,
    speed=2.0,
    computer_speed=4.0,
    preview="held",
    venue="rooftop",
    language="de",
    last_setup={"set": "mixed", "advanced": "yes"},
    seats=["human", "search:3"],
    names=["Zoë", "Łukasz 🦁"],
)


def written(folder: Path, content: object) -> Path:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / FILE).write_bytes(data)
    return folder


def is_one_sentence(notice: str | None) -> bool:
    return notice is not None and "\n" not in notice and notice[0].isupper() and notice.endswith(".")


def test_what_is_saved_comes_back(tmp_path):
    assert save(PLAYED, tmp_path) is None
    assert load(tmp_path) == (PLAYED, None)


def test_saving_makes_the_folder_and_leaves_nothing_else_in_it(tmp_path):
    folder = tmp_path / "new" / "one"

    assert save(PLAYED, folder) is None
    assert save(Settings(), folder) is None
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_the_first_start_has_the_defaults_and_nothing_to_say(tmp_path):
    assert load(tmp_path) == (Settings(), None)
    assert load(tmp_path / "nowhere") == (Settings(), None)


def test_every_value_has_a_check_and_every_default_passes_it():
    assert {field.name for field in fields(Settings)} == set(CHECKS)
    assert all(check(getattr(Settings(), name)) for name, check in CHECKS.items())


def test_another_version_is_understood_as_far_as_possible(tmp_path):
    written(tmp_path, {"muted": True, "colour_of_the_sky": [1, 2]})

    assert load(tmp_path) == (Settings(muted=True), None)


def test_a_byte_order_mark_of_some_editor_does_no_harm(tmp_path):
    written(tmp_path, b'\xef\xbb\xbf{"muted": true}')

    assert load(tmp_path) == (Settings(muted=True), None)


def test_one_wrong_value_costs_only_that_value(tmp_path):
    written(tmp_path, {"muted": True, "volume": "loud"})

    assert load(tmp_path) == (Settings(muted=True), BROKEN)
    assert json.loads((tmp_path / BROKEN_FILE).read_bytes())["volume"] == "loud"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b'{"muted": tru',
        b"\x00" * 300,
        b"\xff\xfe{\x00}\x00",
        b"[]",
        b"null",
        b'"settings"',
        b'{"somebody": "else"}',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b"9" * 60_000,
        b'{"muted": true}' + b" " * 10_000_000,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_a_file_that_is_no_settings_is_kept_aside(tmp_path, data):
    written(tmp_path, data)

    settings, notice = load(tmp_path)

    assert settings == Settings()
    assert notice == BROKEN
    assert (tmp_path / BROKEN_FILE).read_bytes() == data
    assert load(tmp_path) == (Settings(), None), "said once, then it is over"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("width", True),
        ("width", 0),
        ("height", 1e9),
        ("height", 720.5),
        ("x", 10**400),
        ("y", "12"),
        ("fullscreen", 1),
        ("muted", None),
        ("volume", -0.1),
        ("volume", float("nan")),
        ("volume", True),
        ("preview", "sometimes"),
        ("preview", None),
        ("speed", 0),
        ("speed", float("inf")),
        ("venue", None),
        ("venue", "x" * (LONGEST_TEXT + 1)),
        ("language", ["de"]),
        ("last_setup", {"set": 1}),
        ("last_setup", [["set", "new"]]),
        ("seats", "human"),
        ("seats", ["human"] * (LONGEST_LIST + 1)),
        ("names", ["a\nb"]),
        ("names", ["\0"]),
        ("names", ["\ud800"]),
        ("names", [None]),
        ("takeback", "always"),
        ("open_piles", "yes"),
        ("liveries", {"0": "red"}),
        ("profiles", ["Zoe"]),
        ("profiles", {"Zoe": None}),
        ("profiles", {"a\nb": "red"}),
        ("profiles", {str(number): "red" for number in range(LONGEST_LIST + 1)}),
    ],
)
def test_a_value_of_the_wrong_kind_or_size_falls_back(tmp_path, name, value):
    written(tmp_path, {name: value})

    assert load(tmp_path) == (Settings(), BROKEN)


def hostile_files(count: int) -> Iterator[bytes]:
    """Settings with bits flipped, pieces cut out or doubled, or values of another kind."""
    chance = random.Random(7)
    good = json.dumps({field.name: getattr(PLAYED, field.name) for field in fields(PLAYED)}).encode()
    junk = (None, True, -1, 0, 10**30, 1e308, "", "\0", "\ud83d", [], [[]], {}, {"": ""}, ["x"] * 99)
    for number in range(count):
        start, stop = sorted(chance.choices(range(len(good)), k=2))
        match number % 5:
            case 0:
                yield good[:stop]
            case 1:
                yield good[:start] + good[stop:]
            case 2:
                yield good[:start] + chance.randbytes(chance.randint(1, 9)) + good[start:]
            case 3:
                yield chance.randbytes(chance.randint(0, 400))
            case _:
                names = chance.choices(list(CHECKS), k=4)
                yield json.dumps({name: chance.choice(junk) for name in names}).encode()


def test_no_file_whatsoever_stops_the_game(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _: None)  # five hundred times would take seconds
    for data in hostile_files(500):
        settings, notice = load(written(tmp_path, data))

        assert notice is None or is_one_sentence(notice)
        assert all(check(getattr(settings, name)) for name, check in CHECKS.items()), data
        assert save(settings, tmp_path) is None
        assert load(tmp_path) == (settings, None), data


@given(st.binary(max_size=200))
def test_nor_do_any_bytes(tmp_path_factory, data):
    settings, _ = load(written(tmp_path_factory.mktemp("bytes"), data))

    assert all(check(getattr(settings, name)) for name, check in CHECKS.items())


def test_a_folder_in_place_of_the_file_is_no_obstacle(tmp_path):
    (tmp_path / FILE).mkdir()

    assert load(tmp_path) == (Settings(), BROKEN)
    assert save(PLAYED, tmp_path) is None
    assert load(tmp_path) == (PLAYED, None)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_place_of_the_file_does_not_hang_the_game(tmp_path):
    os.mkfifo(tmp_path / FILE)

    assert load(tmp_path) == (Settings(), BROKEN)


def test_a_file_in_place_of_the_folder_is_told_in_a_sentence(tmp_path):
    folder = tmp_path / "folder"
    folder.write_text("in the way")

    assert load(folder) == (Settings(), UNREADABLE)
    assert save(PLAYED, folder) == UNSAVED
    assert folder.read_text() == "in the way"


@pytest.mark.parametrize(
    ("code", "notice"),
    [(errno.ENOSPC, DISK_FULL), (errno.EROFS, READ_ONLY), (errno.EACCES, READ_ONLY), (errno.EIO, UNSAVED)],
)
@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_failed_save_keeps_the_old_file_and_says_why(tmp_path, monkeypatch, step, code, notice):
    save(PLAYED, tmp_path)

    def fail(*_: object) -> None:
        raise OSError(code, "as on a bad day")

    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        assert save(Settings(), tmp_path) == notice

    assert is_one_sentence(notice)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    assert load(tmp_path) == (PLAYED, None)


def test_a_broken_file_that_cannot_be_moved_is_still_told(tmp_path):
    written(tmp_path, b"{")
    (tmp_path / BROKEN_FILE).mkdir()
    (tmp_path / BROKEN_FILE / "occupied").touch()

    assert load(tmp_path) == (Settings(), UNREADABLE)
    assert is_one_sentence(UNREADABLE)
    assert is_one_sentence(BROKEN)
