"""What can be done with a game of the list: notes in its file, and a bin; nothing is lost."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.errors import GameError
from game.services import files
from game.services.archive import sheet
from game.services.archive.archive import PINNED, Archive
from game.services.archive.rows import GameRow
from game.services.archive.shelves import BIN, empty_bin
from game.services.review_file import ReviewFile, beside
from game.services.reviews import judged_on
from game.services.saved_game import Sitting, read, spelled
from game.services.saves import SAVES, Saves
from tests.services.archive.shelf import TOY, Shelf, played


def only(archive: Archive) -> GameRow:
    (row,) = archive.rows()
    return row


def test_a_pin_and_a_name_are_notes_in_the_file(shelf: Shelf) -> None:
    path = shelf.put(hints=3, liveries=("teal",))
    before, modified = read(TOY, path), path.stat().st_mtime
    archive = shelf.ready()
    row = archive.rename(archive.pin(only(archive), True), "  The\nwild   one ")
    assert (row.pinned, row.title) == (True, "The wild one")
    assert only(archive) == row
    after = read(TOY, path)
    assert after.match.actions == before.match.actions
    assert after.sitting == replace(before.sitting, pinned=True, title="The wild one")
    assert not after.damaged
    assert abs(path.stat().st_mtime - modified) < 0.01, "it was played when it was played"
    back = archive.rename(archive.pin(row, False), "")
    assert (back.pinned, back.title) == (False, "")
    assert read(TOY, path).data == before.data


def test_another_program_sees_that_only_a_name_has_changed(shelf: Shelf) -> None:
    shelf.put(title="One")
    one, other = shelf.ready(), shelf.ready()
    one.rename(only(one), "Two")
    assert only(shelf.ready()).title == "Two"
    assert only(other).title == "Two"


def test_what_a_newer_program_has_written_stays(shelf: Shelf) -> None:
    path = shelf.put()
    archive = shelf.ready()
    strange = sheet.opened(path.read_bytes()).noted({"weather": "rain, later sun"})
    strange = strange._replace(actions=(f"{strange.actions[0]} # seat.2 human", *strange.actions[1:]))
    path.write_bytes(strange.data)
    archive.pin(only(archive), True)
    kept = sheet.opened(path.read_bytes())
    assert kept.notes["weather"] == "rain, later sun"
    assert kept.actions == strange.actions


def test_what_was_decided_before_the_deal_stays_sealed(shelf: Shelf) -> None:
    path = shelf.put(decided=1, shelf=SAVES, actions=0)
    archive = shelf.ready()
    archive.pin(only(archive), True)
    saved = read(TOY, path)
    assert (saved.sitting.decided, saved.sitting.pinned) == (1, True)
    assert saved.data == spelled(TOY, saved.match, saved.sitting)


def test_a_damaged_file_stays_as_it_is(shelf: Shelf) -> None:
    path = shelf.put(shelf=SAVES)
    archive = shelf.ready()
    row = only(archive)
    damaged = path.read_bytes()[:-10] + b"x" * 9 + b"\n"
    path.write_bytes(damaged)
    assert archive.pin(row, True) == row
    assert shelf.told() == [sheet.DAMAGED]
    assert path.read_bytes() == damaged


def test_nothing_is_written_if_the_file_changes_meanwhile(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shelf.put(shelf=SAVES, actions=3)
    archive = shelf.ready()
    row, longer = only(archive), spelled(TOY, played(actions=4), read(TOY, path).sitting)
    original = sheet.opened

    def meanwhile(data: bytes) -> sheet.Sheet:
        path.write_bytes(longer)
        return original(data)

    monkeypatch.setattr(sheet, "opened", meanwhile)
    assert archive.pin(row, True) == row
    assert shelf.told() == [sheet.CHANGED]
    assert path.read_bytes() == longer


def test_a_full_disk_is_told_and_changes_nothing(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = shelf.put()
    archive, before = shelf.ready(), path.read_bytes()
    row = only(archive)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "replace", full)
    for _ in range(2):
        assert archive.rename(row, "Late") == row
        assert shelf.told() == [files.DISK_FULL], "whenever somebody asks"
    assert (path.read_bytes(), only(archive)) == (before, row)


def test_a_game_that_is_gone_on_with_goes_on_from_its_row(shelf: Shelf) -> None:
    shelf.put(actions=3)
    archive = shelf.ready()
    row = archive.pin(only(archive), True)
    saved, saves = archive.open(row), Saves(shelf.folder, shelf.news)
    match = saved.match.anew()
    match.submit_all(saved.match.actions)
    journal = saves.reopen(TOY, match, saved)
    match.submit(TOY.rules.legal_actions(match.state)[0])
    assert journal.keep()
    assert only(shelf.ready()).path.parent.parent.name == SAVES
    assert read(TOY, only(shelf.ready()).path).sitting.pinned


def test_a_game_that_somebody_plays_is_pinned_in_another_window_and_stays_one_game(shelf: Shelf) -> None:
    shelf.put(actions=3, shelf=SAVES)
    archive = shelf.ready()
    saved, saves = archive.open(only(archive)), Saves(shelf.folder, shelf.news)
    match = saved.match.anew()
    match.submit_all(saved.match.actions)
    journal = saves.reopen(TOY, match, saved)
    archive.rename(archive.pin(only(archive), True), "Now")
    match.submit(TOY.rules.legal_actions(match.state)[0])
    assert journal.keep()
    row = only(shelf.ready())
    assert (row.pinned, row.title, journal.sitting.title) == (True, "Now", "Now")
    assert len(read(TOY, row.path).match.actions) == 4
    archive.pin(row, False)
    if match.to_act is not None:
        match.submit(TOY.rules.legal_actions(match.state)[0])
    assert journal.keep()
    assert not only(shelf.ready()).pinned


@pytest.mark.parametrize("change", ["rename_person", "delete_person"])
def test_a_game_that_is_played_while_a_player_gets_another_name_stays_one_game(
    shelf: Shelf, change: str
) -> None:
    shelf.put(actions=3, shelf=SAVES)
    archive = shelf.ready()
    saved, saves = archive.open(only(archive)), Saves(shelf.folder, shelf.news)
    match = saved.match.anew()
    match.submit_all(saved.match.actions)
    journal = saves.reopen(TOY, match, saved)
    getattr(archive, change)("Julia", *["Zoe"] * (change == "rename_person"))
    match.submit(TOY.rules.legal_actions(match.state)[0])
    assert journal.keep()
    sitting = read(TOY, only(shelf.ready()).path).sitting
    expected = ("Zoe", ()) if change == "rename_person" else ("Ana", (0,))
    assert (sitting.names[0], sitting.uncounted) == expected
    assert journal.sitting == sitting


# Deleting


def test_a_deleted_game_comes_back_as_it_was(shelf: Shelf) -> None:
    path = shelf.put(title="Dear")
    beside = path.with_name(f"{path.name}.review")
    beside.write_text("a review")
    whole, archive = path.read_bytes(), shelf.ready()
    row = only(archive)
    deleted = archive.delete(row)
    assert deleted is not None
    assert archive.rows() == []
    assert not path.exists()
    assert not beside.exists()
    assert archive.restore(deleted) == row
    assert only(archive) == row
    assert (path.read_bytes(), beside.read_text()) == (whole, "a review")


def test_a_pinned_game_stays_even_if_it_was_pinned_elsewhere(shelf: Shelf) -> None:
    path = shelf.put()
    archive = shelf.ready()
    row = only(archive)
    pinned = shelf.ready().pin(row, True)
    assert archive.delete(row) is None
    assert archive.delete(pinned) is None
    assert path.exists()
    assert shelf.told() == [PINNED], "once for both, as long as nobody has heard it"
    assert archive.delete(archive.pin(pinned, False)) is not None


def test_the_review_of_another_game_stays_where_it_is(shelf: Shelf) -> None:
    path = shelf.put()
    other = path.with_name(f"{path.stem}_1.txt.review")
    other.write_text("a review of another one")
    archive = shelf.ready()
    assert archive.delete(only(archive)) is not None
    assert other.exists()


def test_a_review_comes_back_with_its_game_wherever_that_is_then(shelf: Shelf) -> None:
    path = shelf.put()
    path.with_name(f"{path.name}.review").write_text("a review")
    archive = shelf.ready()
    deleted = archive.delete(only(archive))
    assert deleted is not None
    shelf.put(title="Another")
    restored = archive.restore(deleted)
    assert restored is not None
    assert restored.path.with_name(f"{restored.path.name}.review").read_text() == "a review"


def test_whoever_is_killed_after_deleting_finds_the_game_in_the_bin(shelf: Shelf) -> None:
    path = shelf.put()
    whole, archive = path.read_bytes(), shelf.ready()
    archive.delete(only(archive))
    again = shelf.ready()
    assert again.rows() == []
    (kept,) = (shelf.folder / BIN).rglob("*.txt")
    assert kept.read_bytes() == whole


def test_another_game_in_its_place_is_not_lost_when_one_comes_back(shelf: Shelf) -> None:
    shelf.put(seed=0)
    archive = shelf.ready()
    deleted = archive.delete(only(archive))
    assert deleted is not None
    other = shelf.put(seed=0, title="Another")
    restored = archive.restore(deleted)
    assert restored is not None
    assert restored.path != other
    assert len(shelf.ready().rows()) == 2


def test_a_game_that_cannot_be_deleted_stays_in_the_list(shelf: Shelf) -> None:
    path = shelf.put()
    archive = shelf.ready()
    row = only(archive)
    path.unlink()
    assert archive.delete(row) is None
    assert len(shelf.told()) == 1


def test_what_is_gone_from_the_bin_cannot_come_back(shelf: Shelf) -> None:
    shelf.put()
    archive = shelf.ready()
    deleted = archive.delete(only(archive))
    assert deleted is not None
    for file in (shelf.folder / BIN).rglob("*.txt"):
        file.unlink()
    assert archive.restore(deleted) is None
    assert len(shelf.told()) == 1


def test_the_bin_is_emptied_after_thirty_days(tmp_path: Path) -> None:
    now = time.mktime((2030, 3, 31, 12, 0, 0, 0, 0, -1))
    for day in ("2030-02-27", "2030-03-02", "2030-03-31", "my own folder"):
        place = tmp_path / BIN / day / "replays" / TOY.key
        place.mkdir(parents=True)
        (place / "game.txt").write_text("a game")
    empty_bin(tmp_path, now)
    assert sorted(path.name for path in (tmp_path / BIN).iterdir()) == [
        "2030-03-02",
        "2030-03-31",
        "my own folder",
    ]


def test_a_sheet_is_what_a_saved_game_spells() -> None:
    data = spelled(TOY, played(), Sitting(("human", "human"), ("Ana", "Bo"), decided=2))
    assert sheet.opened(data).data == data
    with pytest.raises(GameError):
        sheet.opened(data[:-3] + b"z\n")


# Reviews


def test_a_list_tells_which_games_are_reviewed(shelf: Shelf) -> None:
    path = shelf.put()
    archive, saved = shelf.ready(), read(TOY, path)
    assert not only(archive).reviewed
    steps = judged_on(ReviewFile(saved), saved, iterations=1)
    while next(steps).done < 3:
        pass
    steps.close()
    assert not only(archive).reviewed, "a part of it is not all of it"
    for _ in judged_on(ReviewFile(saved), saved, iterations=1):
        pass
    assert only(archive).reviewed
    assert only(shelf.ready()).reviewed
    beside(path).write_bytes(b"review 1\n\n{ #00000000\n")
    assert not only(archive).reviewed
