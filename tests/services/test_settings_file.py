import errno
import json
import os
import random
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as how
from hypothesis import strategies as st

from game.services import files
from game.services.files import DISK_FULL, NO_FOLDER, READ_ONLY, UNSAVED
from game.services.news import News
from game.services.settings import CHECKS, LONGEST_LIST, LONGEST_TEXT, Habits, Settings, spread
from game.services.settings_file import (
    BROKEN,
    BROKEN_FILE,
    FILE,
    MOST_NAMED,
    RESET,
    UNREADABLE,
    SettingsFile,
)
from game.services.settings_file import load as load_file
from game.services.settings_file import save as save_file

FIRST = "first"
"""The key of the game that was there before the others."""
KEPT_ASIDE = BROKEN.format(file=BROKEN_FILE)

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
    language="de",
    names=["Zoë", "Łukasz 🦁"],
    game="second",
    games={
        FIRST: Habits("rooftop", {"set": "mixed", "advanced": "yes"}, ["human", "search:3"]),
        "second": Habits("cellar", {"dice": "3"}, ["human", "human"], ["", "boss"]),
    },
)


def load(folder: Path) -> tuple[Settings, str | None]:
    return load_file(folder, FIRST)


def save(settings: Settings, folder: Path) -> str | None:
    return save_file(settings, folder, FIRST)


def written(folder: Path, content: object) -> Path:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / FILE).write_bytes(data)
    return folder


def is_good(settings: Settings) -> bool:
    """Every value can be used."""
    values = spread(settings, FIRST)
    return all(CHECKS[name.rpartition(".")[2]](value) for name, value in values.items())


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
    assert {field.name for kind in (Settings, Habits) for field in fields(kind)} == {*CHECKS, "games"}
    assert is_good(Settings())


def test_another_version_is_understood_as_far_as_possible(tmp_path):
    written(tmp_path, {"muted": True, "colour_of_the_sky": [1, 2]})

    assert load(tmp_path) == (Settings(muted=True), None)


@pytest.mark.parametrize(("old", "now"), [(True, "numbers"), (False, "off"), ("words", "words")])
def test_how_chances_are_told_used_to_be_yes_or_no(tmp_path, old, now):
    written(tmp_path, {"chances": old})

    assert load(tmp_path) == (Settings(chances=now), None)


@pytest.mark.parametrize("value", [1, 0, None, "loudly", [True], {}])
def test_what_was_never_a_way_to_tell_chances_is_no_value(tmp_path, value):
    written(tmp_path, {"chances": value, "muted": True})

    settings, notice = load(tmp_path)

    assert settings == Settings(muted=True, chances="words")
    assert notice


def test_a_byte_order_mark_of_some_editor_does_no_harm(tmp_path):
    written(tmp_path, b'\xef\xbb\xbf{"muted": true}')

    assert load(tmp_path) == (Settings(muted=True), None)


def test_one_wrong_value_costs_only_that_value_and_is_named(tmp_path):
    written(tmp_path, {"muted": True, "volume": "loud", "colour_of_the_sky": [1, 2]})

    assert load(tmp_path) == (Settings(muted=True), RESET.format(names="volume"))
    assert [file.name for file in tmp_path.iterdir()] == [FILE], "nothing is moved for one value"


def test_the_file_is_written_on_with_everything_else_that_was_in_it(tmp_path):
    written(tmp_path, {"muted": True, "volume": "loud", "colour_of_the_sky": [1, 2]})
    file, settings = opened(tmp_path)

    settings.captions = True
    file.save(settings)

    assert load(tmp_path) == (Settings(muted=True, captions=True), None)
    assert content(tmp_path)["colour_of_the_sky"] == [1, 2]


def test_of_many_wrong_values_a_few_are_named(tmp_path):
    written(tmp_path, dict.fromkeys(CHECKS, 1e99))

    _, notice = load(tmp_path)

    assert notice == RESET.format(names=", ".join([*list(CHECKS)[:MOST_NAMED], "…"]))


def test_a_second_broken_file_leaves_the_first_where_it_is(tmp_path):
    first, second = (load(written(tmp_path, data))[1] for data in (b"{", b"["))

    broken = sorted(file for file in tmp_path.iterdir() if file.name != FILE)
    assert [file.read_bytes() for file in broken] == [b"{", b"["]
    assert [first, second] == [BROKEN.format(file=file.name) for file in broken]


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
    assert notice == KEPT_ASIDE
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

    assert load(tmp_path) == (Settings(), RESET.format(names=name))


def hostile_files(count: int) -> Iterator[bytes]:
    """Settings with bits flipped, pieces cut out or doubled, or values of another kind."""
    chance = random.Random(7)
    good = json.dumps(spread(PLAYED, FIRST)).encode()
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
                names = chance.choices([*CHECKS, "second.venue", "second.seats", ".venue"], k=4)
                yield json.dumps({name: chance.choice(junk) for name in names}).encode()


def test_no_file_whatsoever_stops_the_game(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _: None)  # five hundred times would take seconds
    for data in hostile_files(500):
        settings, notice = load(written(tmp_path, data))

        assert notice is None or is_one_sentence(notice)
        assert is_good(settings), data
        assert save(settings, tmp_path) is None
        assert load(tmp_path) == (settings, None), data


@how(deadline=None, derandomize=True)
@given(st.binary(max_size=200))
def test_nor_do_any_bytes(tmp_path_factory, data):
    settings, _ = load(written(tmp_path_factory.mktemp("bytes"), data))

    assert is_good(settings)


def test_a_folder_in_place_of_the_file_is_no_obstacle(tmp_path):
    (tmp_path / FILE).mkdir()

    assert load(tmp_path) == (Settings(), KEPT_ASIDE)
    assert save(PLAYED, tmp_path) is None
    assert load(tmp_path) == (PLAYED, None)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_place_of_the_file_does_not_hang_the_game(tmp_path):
    os.mkfifo(tmp_path / FILE)

    assert load(tmp_path) == (Settings(), KEPT_ASIDE)


def test_a_file_in_place_of_the_folder_is_told_in_a_sentence(tmp_path):
    folder = tmp_path / "folder"
    folder.write_text("in the way")

    assert load(folder) == (Settings(), None), "there are none"
    assert save(PLAYED, folder) == NO_FOLDER
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


def test_a_broken_file_that_cannot_be_moved_is_still_told(tmp_path, monkeypatch):
    written(tmp_path, b"{")

    def fail(*_: object) -> None:
        raise OSError(errno.EACCES, "as on a bad day")

    monkeypatch.setattr(os, "replace", fail)

    assert load(tmp_path) == (Settings(), UNREADABLE)


def test_a_file_that_cannot_be_read_just_now_is_left_alone(tmp_path, monkeypatch):
    save(PLAYED, tmp_path)
    before = (tmp_path / FILE).read_bytes()

    def fail(*_: object) -> None:
        raise PermissionError(errno.EACCES, "in use")

    with monkeypatch.context() as patch:
        patch.setattr(files, "read", fail)
        assert load(tmp_path) == (Settings(), UNREADABLE)
        assert save(Settings(speed=0.5), tmp_path) == READ_ONLY, "nobody knows what it would destroy"

    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == before
    assert load(tmp_path) == (PLAYED, None)


def test_what_was_changed_while_it_could_not_be_read_is_kept_later(tmp_path, monkeypatch):
    save(PLAYED, tmp_path)

    def fail(*_: object) -> None:
        raise PermissionError(errno.EACCES, "in use")

    with monkeypatch.context() as patch:
        patch.setattr(files, "read", fail)
        file, settings = opened(tmp_path)
        settings.speed = 0.5
        file.save(settings)
    file.save(settings)

    assert load(tmp_path) == (replace(PLAYED, speed=0.5), None)


def test_whatever_is_told_is_a_sentence():
    assert all(map(is_one_sentence, (KEPT_ASIDE, RESET.format(names="x"), UNREADABLE)))


# Two programs at once


def opened(folder: Path) -> tuple[SettingsFile, Settings]:
    """As a program does it when it starts."""
    file = SettingsFile(folder, News(), FIRST)
    settings = file.load()
    file.begin(settings)
    return file, settings


def content(folder: Path) -> dict[str, object]:
    values: dict[str, object] = json.loads((folder / FILE).read_bytes())
    return values


def test_each_program_writes_only_what_it_has_changed(tmp_path):
    save(Settings(names=["Zoe"]), tmp_path)
    (one, here), (other, there) = opened(tmp_path), opened(tmp_path)

    there.muted, there.text = True, 150
    other.save(there)
    here.text, here.names = 200, ["Max"]
    one.save(here)

    assert load(tmp_path) == (Settings(muted=True, text=200, names=["Max"]), None)


def test_what_was_written_once_is_not_written_again_over_what_others_wrote_since(tmp_path):
    (one, here), (other, there) = opened(tmp_path), opened(tmp_path)

    here.text = 150
    one.save(here)
    there.text = 200
    other.save(there)
    here.muted = True
    one.save(here)

    assert load(tmp_path) == (Settings(muted=True, text=200), None)


def test_what_could_not_be_written_is_written_the_next_time(tmp_path, monkeypatch):
    file, settings = opened(tmp_path)
    settings.text = 150

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: os.close(-1))
        file.save(settings)
    file.save(settings)

    assert load(tmp_path) == (Settings(text=150), None)


def test_a_newer_program_keeps_what_this_one_does_not_know(tmp_path):
    file, settings = opened(tmp_path)
    written(tmp_path, {"muted": True, "colour_of_the_sky": "green"})

    settings.text = 150
    file.save(settings)

    assert load(tmp_path) == (Settings(muted=True, text=150), None)
    assert content(tmp_path)["colour_of_the_sky"] == "green"


def test_people_are_remembered_and_forgotten_one_by_one(tmp_path):
    save(Settings(profiles={"Zoe": "red", "Max": "blue", "Lea": "green"}), tmp_path)
    (one, here), (other, there) = opened(tmp_path), opened(tmp_path)

    there.profiles = {"Tom": "yellow", "Zoe": "red", "Max": "red", "Lea": "green"}
    other.save(there)
    here.profiles = {"Ada": "green", "Max": "blue", "Zoe": "red"}
    one.save(here)

    profiles = load(tmp_path)[0].profiles
    assert profiles == {"Ada": "green", "Max": "red", "Zoe": "red", "Tom": "yellow"}
    assert next(iter(profiles)) == "Ada"


def test_whoever_played_last_stands_first_even_if_nothing_else_has_changed(tmp_path):
    save(Settings(profiles={"Zoe": "red", "Max": "blue"}), tmp_path)
    file, settings = opened(tmp_path)

    settings.profiles = {"Max": "blue", "Zoe": "red"}
    file.save(settings)

    assert list(load(tmp_path)[0].profiles) == ["Max", "Zoe"]


def test_more_people_than_can_be_kept_are_those_of_whoever_writes(tmp_path):
    (one, here), (other, there) = opened(tmp_path), opened(tmp_path)
    there.profiles = {f"there {number}": "red" for number in range(LONGEST_LIST)}
    other.save(there)

    here.profiles = {"here": "red"}
    one.save(here)

    assert load(tmp_path) == (here, None)


@pytest.mark.parametrize("data", [None, b"", b"{"])
def test_a_file_that_is_gone_or_broken_meanwhile_costs_nothing(tmp_path, data):
    save(PLAYED, tmp_path)
    file, settings = opened(tmp_path)

    (tmp_path / FILE).unlink()
    if data is not None:
        written(tmp_path, data)
    settings.captions = True
    file.save(settings)

    assert load(tmp_path) == (settings, None)


@pytest.mark.parametrize("unknown", ["[" * 900 + "]" * 900, "[" * 60 + "[]," * 9000 + "[]" + "]" * 60])
def test_what_is_unknown_and_could_not_be_read_again_is_not_written(tmp_path, unknown):
    written(tmp_path, b'{"muted": true, "unknown": %s}' % unknown.encode())
    file, settings = opened(tmp_path)
    assert settings == Settings(muted=True)

    file.save(settings)

    assert load(tmp_path) == (Settings(muted=True), None)
    assert "unknown" not in content(tmp_path)


# Several games

LANDED = {
    "width": 1500,
    "volume": 0.5,
    "chances": True,
    "open_piles": False,
    "venue": "rooftop",
    "last_setup": {"players": "3", "set": "new", "advanced": "yes"},
    "seats": ["human", "expert:hoarder", "cub"],
    "computers": ["guest", "expert:hoarder", "cub", "guest"],
    "names": ["Zoë", "", "", ""],
    "liveries": ["teal", "red", "blue", "green"],
    "profiles": {"Zoë": "teal"},
}
"""As a program wrote it when there was one game."""


def test_what_was_kept_when_there_was_one_game_is_that_games(tmp_path):
    written(tmp_path, LANDED)

    settings, notice = load(tmp_path)

    assert notice is None
    assert settings.games == {
        FIRST: Habits(
            "rooftop", LANDED["last_setup"], LANDED["seats"], ["guest", "expert:hoarder", "cub", "guest"]
        )
    }
    assert (settings.width, settings.names[0], settings.chances) == (1500, "Zoë", "numbers")


def test_an_older_program_finds_everything_where_it_was_and_what_it_changes_counts(tmp_path):
    written(tmp_path, LANDED)
    file, settings = opened(tmp_path)
    settings.of(FIRST).seats, settings.of("second").venue = ["human", "cub"], "cellar"
    file.save(settings)

    there = content(tmp_path)
    assert {**there, "seats": LANDED["seats"], "chances": True}.items() >= LANDED.items()
    assert there["seats"] == ["human", "cub"]

    written(tmp_path, {**there, "venue": "night_street"})
    again = load(tmp_path)[0]
    assert (again.of(FIRST).venue, again.of("second").venue) == ("night_street", "cellar")


def test_each_game_has_habits_of_its_own(tmp_path):
    settings = Settings()
    settings.of(FIRST).venue = "rooftop"
    settings.of("second").seats = ["human", "human"]
    save(settings, tmp_path)

    again = load(tmp_path)[0]

    assert again.games == {FIRST: Habits("rooftop"), "second": Habits(seats=["human", "human"])}
    assert again.of("third") == Habits()


def test_one_wrong_value_of_a_game_costs_only_that_value(tmp_path):
    written(tmp_path, {"second.venue": ["cellar"], "second.seats": ["human"], "venue": "rooftop"})

    settings, notice = load(tmp_path)

    assert notice == RESET.format(names="second.venue")
    assert settings.games == {FIRST: Habits("rooftop"), "second": Habits(seats=["human"])}


def test_two_programs_may_play_the_same_game_and_others(tmp_path):
    save(PLAYED, tmp_path)
    (one, here), (other, there) = opened(tmp_path), opened(tmp_path)

    there.of("second").venue = "attic"
    there.of("third").seats = ["human"]
    other.save(there)
    here.of("third")  # only looked at
    here.of("second").seats = ["human", "boss"]
    here.of(FIRST).venue = ""
    one.save(here)

    games = load(tmp_path)[0].games
    assert games["second"] == Habits("attic", {"dice": "3"}, ["human", "boss"], ["", "boss"])
    assert games["third"] == Habits(seats=["human"])
    assert games[FIRST].venue == ""


@pytest.mark.parametrize("name", ["second.colour_of_the_sky", ".venue", "second.", "."])
def test_what_nobody_knows_of_a_game_is_left_alone(tmp_path, name):
    written(tmp_path, {"muted": True, name: ["green"]})
    file, settings = opened(tmp_path)
    assert settings == Settings(muted=True)

    settings.text = 150
    file.save(settings)

    assert content(tmp_path)[name] == ["green"]
