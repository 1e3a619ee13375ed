"""Games on the disk: nothing that was decided is lost, and no file stops the game."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.core import replay
from game.core.errors import GameError
from game.core.fairness import commitment
from game.core.match import Match
from game.services import files, saved_game, saves
from game.services.archive import sheet
from game.services.casual import TAKEN_BACK
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import KEPT, Journal, Saves
from tests.beasty_bar.games import seeds, setups
from tests.services.mutations import Watchman, fuzz, played, sitting, spelled

RULES = BEASTY_BAR.rules
TWO = Sitting(("human", "cub"), ("Ana", "Bo"), "rooftop")
WATCHMAN = Watchman()


@pytest.fixture
def kept(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def folder(root: Path, name: str = saves.SAVES) -> Path:
    return root / name / BEASTY_BAR.key


def names(root: Path, name: str = saves.SAVES) -> list[str]:
    return sorted(path.name for path in folder(root, name).glob("*"))


def put(root: Path, data: bytes, name: str = "game.txt", age: int = 0) -> Path:
    """A file in the folder of saves, so many minutes old."""
    path = folder(root) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    then = path.stat().st_mtime - 60 * age
    os.utime(path, (then, then))
    return path


def begun(kept: Saves, setup: Setup | None = None, seed: int = 7) -> tuple[Any, Journal]:
    match: Any = Match(RULES, setup or Setup(2), seed)
    return match, kept.open(BEASTY_BAR, match, TWO)


def play(match: Any, journal: Journal, actions: int) -> None:
    """As the table does it: decided, then kept, then shown."""
    for _ in range(actions):
        match.submit(RULES.legal_actions(match.state)[0])
        journal.keep()


def the_game(kept: Saves) -> SavedGame:
    (game,) = kept.games(BEASTY_BAR)
    return game


def resumed(kept: Saves) -> tuple[Any, Journal]:
    """Go on with the newest game, as the table does it."""
    game = kept.newest(BEASTY_BAR)
    assert game is not None
    match: Any = Match(RULES, game.match.setup, game.match.seed)
    match.submit_all(game.match.actions)
    return match, kept.reopen(BEASTY_BAR, match, game)


# What is in a file


def test_a_save_is_a_replay_with_notes_and_check_words(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept, Setup(2, first=RULES.to_act(Match(RULES, Setup(2), 7).state)))
    play(match, journal, 2)
    assert journal.path is not None
    text = journal.path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[:2] == ["beasty_bar 1", "seed 7"]
    assert lines[6:9] == ["# seat.1 human Ana", "# seat.2 cub Bo", "# venue rooftop"]
    assert lines[9] == f"# shuffle {commitment(RULES, match.setup, 7)}"
    assert lines[10].startswith("# started 20")
    assert lines[11] == ""
    assert [line[-10:-8] for line in lines[12:]] == [" #", " #"]
    assert replay.read(BEASTY_BAR.key, RULES, text).state == match.state


def test_what_is_decided_is_on_the_disk_when_it_has_been_kept(kept: Saves) -> None:
    match, journal = begun(kept)
    for _ in range(20):
        play(match, journal, 1)
        game = the_game(kept)
        assert (game.match.state, game.match.actions) == (match.state, match.actions)
        assert (game.sitting.seats, game.sitting.names, game.sitting.venue) == (
            TWO.seats,
            TWO.names,
            TWO.venue,
        )


def test_a_line_is_synced_before_keeping_is_over(kept: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match, journal = begun(kept)
    done: list[str] = []
    write, sync = os.write, os.fsync
    monkeypatch.setattr(os, "write", lambda *of: (done.append("write"), write(*of))[1])
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append("sync"), sync(handle))[1])
    play(match, journal, 1)
    assert done == ["write", "sync"]


def test_a_game_that_nobody_has_played_in_is_kept_too_because_decks_may_have_been_chosen(kept: Saves) -> None:
    match, _ = begun(kept, Setup(2, Mode.MIXED))
    assert the_game(kept).match.setup == match.setup


@settings(max_examples=40, deadline=None, derandomize=True)
@given(setups(), seeds, st.integers(0, 60))
def test_what_is_saved_comes_back_for_any_game(
    tmp_path_factory: pytest.TempPathFactory, setup: Setup, seed: int, actions: int
) -> None:
    match = played(setup, seed, actions)
    path = tmp_path_factory.mktemp("any") / "game.txt"
    path.write_bytes(spelled(match, setup))
    game = saved_game.read(BEASTY_BAR, path)
    assert (game.match.state, game.match.actions) == (match.state, match.actions)
    assert (game.match.setup, game.match.seed) == (match.setup, seed)
    assert (game.sitting, game.damaged) == (sitting(setup.players, setup), False)


def test_a_game_can_be_left_while_victims_are_to_be_stacked(kept: Saves) -> None:
    for seed in range(200):
        match = played(Setup(3, Mode.NEW), seed, 12)
        if match.state.stacking:
            break
    assert match.state.stacking
    kept.open(BEASTY_BAR, match, sitting(3, Setup(3, Mode.NEW)))
    game = the_game(kept)
    assert game.match.state.stacking
    assert RULES.legal_actions(game.match.state) == RULES.legal_actions(match.state)


# Going on


def test_a_game_goes_on_in_the_same_file(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    play(match, journal, 5)
    before = names(tmp_path)
    again, journal = resumed(kept)
    play(again, journal, 3)
    assert names(tmp_path) == before
    assert the_game(kept).match.actions == again.actions
    assert again.actions[:5] == match.actions


def test_what_is_taken_back_is_gone_from_the_file(kept: Saves) -> None:
    match, journal = begun(kept)
    play(match, journal, 6)
    match.undo()
    match.undo()
    journal.sitting = journal.sitting.because(TAKEN_BACK)
    assert journal.keep()
    game = the_game(kept)
    assert (game.match.actions, game.sitting.casual) == (match.actions, True)
    play(match, journal, 2)
    assert the_game(kept).match.state == match.state


def test_a_finished_game_moves_to_the_replays(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    play(match, journal, 24)
    assert match.to_act is None
    assert (kept.games(BEASTY_BAR), names(tmp_path)) == ([], [])
    (replayed,) = folder(tmp_path, saves.REPLAYS).glob("*.txt")
    assert replay.read(BEASTY_BAR.key, RULES, replayed.read_text(encoding="utf-8")).state == match.state


def test_a_finished_game_that_was_killed_before_it_moved_moves_later(kept: Saves, tmp_path: Path) -> None:
    put(tmp_path, spelled(played(Setup(2), 5)))
    assert kept.games(BEASTY_BAR) == []
    assert (names(tmp_path), names(tmp_path, saves.REPLAYS)) == ([], ["game.txt"])


def test_two_windows_with_the_same_game_do_not_write_over_each_other(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    play(match, journal, 4)
    one, one_journal = resumed(kept)
    other, other_journal = resumed(kept)
    play(one, one_journal, 2)
    other.submit(RULES.legal_actions(other.state)[-1])
    assert other_journal.keep()
    play(one, one_journal, 1)
    states = [game.match.state for game in kept.games(BEASTY_BAR)]
    assert len(states) == 2
    assert one.state in states
    assert other.state in states


def test_another_file_of_the_same_length_is_not_gone_on_with(kept: Saves) -> None:
    match, journal = begun(kept)
    play(match, journal, 4)
    assert journal.path is not None
    sheet.note(journal.path, {"seat.2": sheet.opened(journal.path.read_bytes()).notes["seat.2"].upper()})
    size = journal.path.stat().st_size
    play(match, journal, 2)
    games = kept.games(BEASTY_BAR)
    assert [game.damaged for game in games] == [False, False]
    assert match.state in [game.match.state for game in games]
    assert size in [len(game.data) for game in games]


def test_a_file_that_somebody_deleted_meanwhile_is_written_anew(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    play(match, journal, 3)
    assert journal.path is not None
    journal.path.unlink()
    play(match, journal, 1)
    assert the_game(kept).match.state == match.state


# Several games


def test_the_game_played_last_comes_first(kept: Saves, tmp_path: Path) -> None:
    for age in (3, 1, 2):
        put(tmp_path, spelled(played(Setup(2), age, 4)), f"{age}.txt", age)
    assert [game.match.seed for game in kept.games(BEASTY_BAR)] == [1, 2, 3]
    newest = kept.newest(BEASTY_BAR)
    assert newest is not None
    assert newest.match.seed == 1
    assert kept.count(BEASTY_BAR.key) == 3


def test_a_game_in_which_nobody_has_decided_anything_stands_behind_the_others(
    kept: Saves, tmp_path: Path
) -> None:
    put(tmp_path, spelled(played(Setup(2), 1, 4)), "played.txt", age=1)
    put(tmp_path, spelled(played(Setup(2), 2, 0)), "opened.txt")
    assert [game.match.seed for game in kept.games(BEASTY_BAR)] == [1, 2]
    newest = kept.newest(BEASTY_BAR)
    assert newest is not None
    assert newest.match.seed == 1


def test_ten_games_are_kept_and_older_ones_move_to_the_replays(kept: Saves, tmp_path: Path) -> None:
    for age in range(1, 13):
        put(tmp_path, spelled(played(Setup(2), age, 4)), f"{age:02}.txt", age)
    begun(kept)
    assert len(kept.games(BEASTY_BAR)) == len(names(tmp_path)) == KEPT
    assert names(tmp_path, saves.REPLAYS) == ["10.txt", "11.txt", "12.txt"]


def test_a_game_nobody_played_in_makes_room_for_the_next(kept: Saves) -> None:
    begun(kept, seed=1)
    begun(kept, seed=2)
    assert [game.match.seed for game in kept.games(BEASTY_BAR)] == [2]


def choosing(decided: int = 1, seed: int = 7) -> tuple[Any, Sitting]:
    """A game whose decks are being chosen."""
    asked = Setup(2, Mode.MIXED, advanced=True)
    return Match(RULES, asked, seed), replace(sitting(2, asked), decided=decided)


def test_a_game_whose_decks_are_being_chosen_makes_room_for_nobody(kept: Saves) -> None:
    kept.open(BEASTY_BAR, *choosing())
    begun(kept, seed=1)
    begun(kept, seed=2)
    assert [game.match.seed for game in kept.games(BEASTY_BAR)] == [7, 2]


def test_what_is_decided_before_the_deal_takes_the_place_of_what_was(kept: Saves, tmp_path: Path) -> None:
    journal = kept.open(BEASTY_BAR, *choosing())
    journal.match, journal.sitting = choosing(2, seed=8)
    journal.keep()
    game = the_game(kept)
    assert (game.match.seed, game.sitting.decided, len(names(tmp_path))) == (8, 2, 1)


def test_a_disk_that_fails_between_two_choices_leaves_the_first(
    kept: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a kill does: the new file is whole, or the old one is still there."""
    journal = kept.open(BEASTY_BAR, *choosing())

    def killed(*_: object) -> None:
        raise OSError(errno.EIO, "killed")

    journal.match, journal.sitting = choosing(2, seed=8)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killed)
        assert not journal.keep()
    assert the_game(Saves(tmp_path)).sitting.decided == 1
    assert journal.keep()
    assert the_game(kept).sitting.decided == 2


def test_no_flipped_bit_changes_what_was_decided_before_the_deal(tmp_path: Path) -> None:
    """What can still be read is what was written, but for the note itself."""
    match, who = choosing()
    data = saved_game.spelled(BEASTY_BAR, match, who)
    note = data.index(b"# decided 1")
    for at in range(len(data)):
        path = put(tmp_path, data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with suppress(GameError):
            game = saved_game.read(BEASTY_BAR, path)
            assert note - 1 <= at < note + len("# decided ")
            assert game.match.setup == match.setup


def with_note(note: str) -> bytes:
    """A game whose decks are being chosen, so often as the note says, with the check word that fits."""
    header = saved_game.spelled(BEASTY_BAR, *choosing()).rpartition(b"# decided ")[0]
    header += f"# decided {note}".encode()
    return header + b" #%08x\n\n" % saved_game.crc32(header)


@pytest.mark.parametrize("note", ["", "-1", "x", "1 1", "100", "\N{SUPERSCRIPT TWO}"])
def test_choices_that_nobody_can_count_are_kept_aside(kept: Saves, tmp_path: Path, note: str) -> None:
    put(tmp_path, with_note("2"))
    assert the_game(kept).sitting.decided == 2
    put(tmp_path, with_note(note))
    assert kept.games(BEASTY_BAR) == []
    assert names(tmp_path) == ["game.txt.broken"]
    assert kept.news.next() == saves.BROKEN


def test_a_deleted_game_is_gone(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    play(match, journal, 3)
    kept.delete(the_game(kept))
    assert (kept.games(BEASTY_BAR), names(tmp_path)) == ([], [])


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    kept = Saves()
    match, journal = begun(kept)
    play(match, journal, 3)
    assert (kept.count(BEASTY_BAR.key), kept.newest(BEASTY_BAR), kept.games(BEASTY_BAR)) == (0, None, [])
    assert kept.news.next() is None


def test_what_a_killed_program_was_about_to_write_is_swept_up(kept: Saves, tmp_path: Path) -> None:
    put(tmp_path, b"half", "game.txt.abc.tmp", age=120)
    put(tmp_path, b"just begun", "game.txt.def.tmp")
    begun(kept)
    assert [name for name in names(tmp_path) if name.endswith(".tmp")] == ["game.txt.def.tmp"]


# Damage


def test_wherever_a_file_is_torn_every_whole_line_is_kept(tmp_path: Path, kept: Saves) -> None:
    match = played(Setup(3, Mode.MIXED), 4, 14)
    data = spelled(match)
    start = data.index(b"\n\n") + 2
    path = tmp_path / "game.txt"
    for end in range(start, len(data) + 1):
        path.write_bytes(data[:end])
        game = saved_game.read(BEASTY_BAR, path)
        assert game.match.actions == match.actions[: data[start:end].count(b"\n")]
        assert not game.damaged
    for end in range(start):
        path.write_bytes(data[:end])
        with pytest.raises(GameError):
            saved_game.read(BEASTY_BAR, path)


def test_after_a_torn_line_the_game_goes_on_in_the_same_file(kept: Saves, tmp_path: Path) -> None:
    whole = played(Setup(2), 4, 9)
    path = put(tmp_path, spelled(whole)[:-7])
    match, journal = resumed(kept)
    assert match.actions == whole.actions[:8]
    play(match, journal, 1)
    assert names(tmp_path) == [path.name]
    assert the_game(kept).match.state == match.state
    assert kept.news.next() is None


@pytest.mark.parametrize("line", [b"unicorn", b"lion", b"\x00\x00\x00", b"\xff"])
def test_damage_in_the_middle_leaves_the_game_up_to_there(kept: Saves, tmp_path: Path, line: bytes) -> None:
    match = played(Setup(2), 4, 9)
    lines = spelled(match).split(b"\n")
    data = b"\n".join([*lines[:-4], line, *lines[-3:]])
    put(tmp_path, data)
    game = the_game(kept)
    assert (game.match.actions, game.damaged) == (match.actions[:6], True)
    assert names(tmp_path) == ["game.txt"], "looking does not change anything"
    again, journal = resumed(kept)
    assert kept.news.next() == saves.DAMAGED
    play(again, journal, 1)
    assert the_game(kept).match.state == again.state
    assert (folder(tmp_path) / "game.txt.broken").read_bytes() == data


def test_an_illegal_action_ends_the_game_even_if_its_check_word_fits(kept: Saves, tmp_path: Path) -> None:
    match = played(Setup(2), 4, 5)
    data = spelled(match)
    check = int(data[-9:-1], 16)
    put(tmp_path, data + b"unicorn #%08x\n" % saved_game.crc32(b"unicorn", check))
    game = the_game(kept)
    assert (game.match.actions, game.damaged) == (match.actions, True)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"beasty_bar 1\n",
        b"beasty_bar 1\nseed 7\n\nlion\n",
        b"chess 1\nseed 7\n\n",
        b"\x00" * 5000,
        b"\x89PNG\r\n\x1a\n",
        spelled(played(Setup(2), 4, 9)).replace(b"seed 4", b"seed 5"),
        spelled(played(Setup(2), 4, 9)) + b"x" * saved_game.LONGEST_FILE,
        spelled(played(Setup(2), 4, 0)).replace(b"# asked.players 2", b"# asked.players 3"),
        spelled(played(Setup(2), 4, 0)).replace(b"# asked.players 2", b"# asked.cheat yes"),
        spelled(played(Setup(2), 4, 0)).replace(b"Ana", b"\xff"),
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_game_is_kept_aside_and_told_once(kept: Saves, tmp_path: Path, data: bytes) -> None:
    put(tmp_path, data)
    put(tmp_path, spelled(played(Setup(2), 3, 4)), "good.txt", age=9)
    newest = kept.newest(BEASTY_BAR)
    assert newest is not None
    assert newest.match.seed == 3
    assert names(tmp_path) == ["game.txt.broken", "good.txt"]
    assert (folder(tmp_path) / "game.txt.broken").read_bytes() == data
    assert kept.news.next() == saves.BROKEN
    kept.games(BEASTY_BAR)
    assert kept.news.next() is None


def test_a_newer_game_is_kept_for_the_newer_program(kept: Saves, tmp_path: Path) -> None:
    put(tmp_path, spelled(played(Setup(2), 4, 9)).replace(b"beasty_bar 1", b"beasty_bar 3"))
    assert kept.games(BEASTY_BAR) == []
    assert kept.news.next() == saves.NEWER
    assert names(tmp_path) == ["game.txt.newer"]


def test_two_broken_files_of_the_same_name_are_both_kept(kept: Saves, tmp_path: Path) -> None:
    for data in (b"one", b"two", b"three"):
        put(tmp_path, data)
        kept.games(BEASTY_BAR)
    asides = folder(tmp_path).glob("*.broken")
    assert sorted(path.read_bytes() for path in asides) == [b"one", b"three", b"two"]


def test_a_file_of_gigabytes_is_not_read(kept: Saves, tmp_path: Path) -> None:
    with put(tmp_path, b"").open("r+b") as stream:
        stream.truncate(8 << 30)  # takes no room on the disk
    assert kept.games(BEASTY_BAR) == []
    assert names(tmp_path) == ["game.txt.broken"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_no_plain_file_is_left_alone(kept: Saves, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_bytes(spelled(played(Setup(2), 4, 9)))
    put(tmp_path, b"").unlink()
    os.mkfifo(folder(tmp_path) / "pipe.txt")
    (folder(tmp_path) / "link.txt").symlink_to(outside)
    (folder(tmp_path) / "folder.txt").mkdir()
    assert kept.games(BEASTY_BAR) == []
    begun(kept)
    assert {"pipe.txt", "link.txt", "folder.txt"} <= set(names(tmp_path))


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links are followed here")
def test_nothing_is_written_through_a_link(kept: Saves, tmp_path: Path) -> None:
    match, journal = begun(kept)
    outside = tmp_path / "outside.txt"
    assert journal.path is not None
    journal.path.rename(outside)
    before = outside.read_bytes()
    journal.path.symlink_to(outside)
    play(match, journal, 2)
    assert outside.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("../../x", "../../x"),
        ("A\nseed 5\n\nlion", "A seed 5 lion"),
        ("\x1b[2J\u202eAna\x00\u200b", "[2JAna"),
        ("x" * 5000, "x" * saved_game.LONGEST_NAME),
        (" \t\n", "Ana"),
        ("Zoë 🦁", "Zoë 🦁"),
        ("Ana # the first", "Ana # the first"),
    ],
)
def test_names_are_short_and_stand_on_one_line(kept: Saves, name: str, shown: str) -> None:
    match: Any = Match(RULES, Setup(2), 7)
    journal = kept.open(BEASTY_BAR, match, replace(TWO, names=(name, "Bo")))
    play(match, journal, 2)
    game = the_game(kept)
    assert (game.sitting.names, game.match.state) == ((shown, "Bo"), match.state)


def test_a_computer_that_nobody_knows_any_more_is_played_by_another(kept: Saves, tmp_path: Path) -> None:
    match = played(Setup(2), 4, 9)
    put(tmp_path, saved_game.spelled(BEASTY_BAR, match, replace(TWO, seats=("human", "wizard:of:oz"))))
    assert the_game(kept).sitting.seats == ("human", BEASTY_BAR.fallback)


@pytest.mark.parametrize("seed", range(5))
def test_no_damaged_file_raises_or_is_lost_or_leads_out_of_the_folder(tmp_path: Path, seed: int) -> None:
    data = tmp_path / "one" / "two" / "data"
    data.mkdir(parents=True)
    with WATCHMAN.watching(data) as elsewhere:
        outcomes = fuzz(300, seed, data)
    assert elsewhere == []
    assert [*tmp_path.glob("*")] == [tmp_path / "one"]
    assert {"save broken", "save damaged", "save read", "settings broken", "replay broken"} <= set(outcomes)


def test_the_watchman_sees_what_is_written_elsewhere(tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    with WATCHMAN.watching(inside) as elsewhere:
        (inside / "a").write_bytes(b"")
        (tmp_path / "b").write_bytes(b"")
        (inside / "a").rename(inside / ".." / "c")
        (tmp_path / "c").unlink()
    assert [Path(path).name for path in elsewhere] == ["b", "c", "c"]


# Disks that do not want to


@pytest.fixture
def bad_day(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lets calls of the system fail, until told otherwise."""

    class BadDay:
        code: int | None = None

    day = BadDay()
    for step in ("write", "fsync", "replace"):
        real = getattr(os, step)

        def failing(*arguments: Any, real: Any = real) -> Any:
            if day.code is not None:
                raise OSError(day.code, "as on a bad day")
            return real(*arguments)

        monkeypatch.setattr(os, step, failing)
    return day


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(errno.ENOSPC, files.DISK_FULL), (errno.EROFS, files.READ_ONLY), (errno.EIO, files.UNSAVED)],
)
def test_a_full_disk_is_told_once_and_what_was_decided_is_saved_later(
    kept: Saves, tmp_path: Path, bad_day: Any, code: int, sentence: str
) -> None:
    match, journal = begun(kept)
    play(match, journal, 3)
    bad_day.code = code
    play(match, journal, 4)
    assert (kept.news.next(), kept.news.next()) == (sentence, None)
    bad_day.code = None
    assert the_game(Saves(tmp_path)).match.actions == match.actions[:3]
    play(match, journal, 1)
    assert the_game(kept).match.actions == match.actions


def test_a_line_written_in_part_is_not_gone_on_with(
    kept: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, journal = begun(kept)
    play(match, journal, 3)
    write = os.write
    with monkeypatch.context() as full:
        full.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
        play(match, journal, 1)
    assert kept.news.next() == files.DISK_FULL
    assert the_game(Saves(tmp_path)).match.actions == match.actions[:3]
    play(match, journal, 2)
    assert the_game(kept).match.actions == match.actions


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such rights there")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_write_protected_folder_stops_nothing(tmp_path: Path) -> None:
    put(tmp_path, b"broken")
    folder(tmp_path).chmod(0o500)
    tmp_path.chmod(0o500)
    try:
        kept = Saves(tmp_path)
        assert kept.games(BEASTY_BAR) == []
        match, journal = begun(kept)
        play(match, journal, 24)
    finally:
        tmp_path.chmod(0o700)
        folder(tmp_path).chmod(0o700)
    assert (kept.news.next(), kept.news.next(), kept.news.next()) == (saves.BROKEN, files.READ_ONLY, None)


def test_a_file_in_place_of_the_folder_stops_nothing(tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_bytes(b"in the way")
    kept = Saves(place)
    match, journal = begun(kept)
    play(match, journal, 24)
    assert kept.games(BEASTY_BAR) == []
    assert place.read_bytes() == b"in the way"
    assert (kept.news.next(), kept.news.next()) == (files.NO_FOLDER, None)


def test_random_games_with_random_breakdowns_lose_nothing(kept: Saves, bad_day: Any) -> None:
    chance = Random(5)
    match, journal = begun(kept, Setup(3, Mode.MIXED), 9)
    saved = 0
    while match.to_act is not None:
        bad_day.code = errno.ENOSPC if chance.random() < 0.3 else None
        match.submit(chance.choice(RULES.legal_actions(match.state)))
        saved = len(match.actions) if journal.keep() else saved
        if chance.random() < 0.3 and match.to_act is not None:
            bad_day.code = None
            assert len(the_game(kept).match.actions) >= saved
            match, journal = resumed(kept)
