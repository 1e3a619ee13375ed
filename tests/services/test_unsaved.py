"""What the disk refuses is tried again until it is saved: games, settings, lessons, notes, names, reviews."""

from __future__ import annotations

import errno
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Setup
from game.catalogue import CATALOGUE
from game.core.errors import BadReplay
from game.core.match import Match
from game.services import files, review_file, reviews, saved_game, saves, settings_file
from game.services.archive import renaming, sheet
from game.services.archive.archive import Archive
from game.services.archive.renaming import Calling
from game.services.archive.rows import Wanted
from game.services.archive.shelves import place_of
from game.services.learned import Kept, Learned
from game.services.news import News
from game.services.reviews import Refused, Reviews
from game.services.saved_game import Sitting
from game.services.saves import Journal, Saves
from game.services.settings import Settings
from game.services.settings_file import SettingsFile
from game.services.unsaved import TRYING, Unsaved
from tests.services.archive.shelf import Shelf

RULES = BEASTY_BAR.rules
TWO = Sitting(("human", "cub"), ("Ana", "Bo"), "rooftop")
Room = Callable[[bool], None]


@pytest.fixture
def unsaved() -> Unsaved:
    return Unsaved(News())


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Says whether there is room on the disk."""
    there = True
    for step in ("write", "fsync"):
        real = getattr(os, step)

        def trying(*arguments: Any, real: Any = real) -> Any:
            if not there:
                raise OSError(errno.ENOSPC, "No space left on device")
            return real(*arguments)

        monkeypatch.setattr(os, step, trying)

    def say(so: bool) -> None:
        nonlocal there
        there = so

    return say


def refuse() -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# The jobs that are left


def test_what_the_disk_refuses_is_told_until_it_takes_it(unsaved: Unsaved) -> None:
    refusing, done = [True], list[str]()

    def job() -> None:
        if refusing:
            refuse()
        done.append("written")

    assert not unsaved.write("file", job)
    assert unsaved.sentence == files.DISK_FULL
    assert not unsaved.again()
    assert unsaved.sentence == files.DISK_FULL
    refusing.clear()
    assert unsaved.again()
    assert (unsaved.sentence, done) == ("", ["written"])
    assert unsaved.again()
    assert done == ["written"], "once is enough"


def test_the_latest_job_for_a_file_takes_the_place_of_those_before(unsaved: Unsaved) -> None:
    written: list[str] = []
    unsaved.write("one", refuse)
    unsaved.write("two", refuse)
    unsaved.leave("one", lambda: written.append("the first again"), files.DISK_FULL)
    assert unsaved.write("two", lambda: written.append("the second"))
    assert unsaved.again()
    assert written == ["the second", "the first again"]


def test_what_can_never_be_written_is_told_and_not_tried_again() -> None:
    news = News()
    unsaved = Unsaved(news)

    def damaged() -> None:
        raise BadReplay("This game is damaged.")

    assert unsaved.write("file", damaged)
    assert (unsaved.sentence, news.next()) == ("", "This game is damaged.")


def test_a_program_that_goes_on_says_that_it_tries_again() -> None:
    for reason in (files.DISK_FULL, files.READ_ONLY, files.NO_FOLDER, files.UNSAVED):
        news = News()
        unsaved = Unsaved(news, every=3600.0)
        unsaved.leave("file", lambda: None, reason)
        assert unsaved.sentence == news.next() == TRYING[reason]
        assert TRYING[reason].startswith(reason)
        unsaved.hurry()


def test_a_job_that_goes_wrong_otherwise_keeps_no_other_from_being_saved(
    capsys: pytest.CaptureFixture[str],
) -> None:
    news, written, broken = News(), list[str](), [OSError(errno.ENOSPC, ""), ValueError("odd")]
    unsaved = Unsaved(news, every=3600.0)

    def bad() -> None:
        raise broken.pop(0)

    def good() -> None:
        if broken:
            refuse()
        written.append("written")

    unsaved.write("bad", bad)
    unsaved.write("good", good)
    thread = unsaved._thread
    assert thread is not None
    for _ in range(1000):
        unsaved.hurry()
        thread.join(0.01)
        if not thread.is_alive():
            break
    assert (written, unsaved.sentence, unsaved._thread) == (["written"], "", None)
    assert "ValueError: odd" in capsys.readouterr().err
    assert files.UNSAVED in iter(news.next, None)


def test_it_is_tried_again_in_a_thread_of_its_own_that_ends_when_everything_is_saved() -> None:
    unsaved, written, full = Unsaved(News(), every=3600.0), list[str](), [True]

    def job() -> None:
        if full:
            refuse()
        written.append("written")

    for _ in range(2):
        full.append(True)
        unsaved.write("file", job)
        thread = unsaved._thread
        assert isinstance(thread, Thread)
        assert thread.daemon, "nobody waits for it at the end"
        unsaved.hurry()
        full.clear()
        unsaved.hurry()
        for _ in range(1000):
            unsaved.hurry()
            thread.join(0.01)
            if not thread.is_alive():
                break
        assert (unsaved.sentence, unsaved._thread) == ("", None)
    assert written == ["written"] * 2


# Games


def begun(kept: Saves, players: int = 2) -> tuple[Any, Journal]:
    match: Any = Match(RULES, Setup(players), 7)
    return match, kept.open(BEASTY_BAR, match, TWO)


def play(match: Any, journal: Journal, actions: int = 1000) -> None:
    while match.to_act is not None and actions:
        match.submit(RULES.legal_actions(match.state)[0])
        journal.keep()
        actions -= 1


def shelves(root: Path) -> list[list[str]]:
    return [
        [path.name for path in (root / shelf / BEASTY_BAR.key).glob("*")]
        for shelf in (saves.SAVES, saves.REPLAYS)
    ]


def test_a_game_that_ends_on_a_full_disk_is_saved_as_soon_as_there_is_room(
    tmp_path: Path, room: Room
) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, 6)
    room(False)
    play(match, journal)
    assert match.to_act is None
    assert not journal.safe
    assert not kept.unsaved.again()
    assert kept.unsaved.sentence == files.DISK_FULL
    room(True)
    assert kept.unsaved.again()
    assert (journal.safe, kept.unsaved.sentence) == (True, "")
    assert journal.path is not None
    assert shelves(tmp_path) == [[], [journal.path.name]]
    found = saved_game.read(BEASTY_BAR, journal.path)
    assert (found.match.actions, found.ended) == (match.actions, True)


def test_a_game_that_is_over_is_not_offered_as_unfinished_while_the_disk_is_full(
    tmp_path: Path, room: Room
) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, 6)
    room(False)
    play(match, journal)
    assert (kept.games(BEASTY_BAR), kept.newest(BEASTY_BAR), kept.count(BEASTY_BAR.key)) == ([], None, 0)


def test_a_game_that_was_left_on_a_full_disk_goes_on_with_all_that_was_decided(
    tmp_path: Path, room: Room
) -> None:
    kept = Saves(tmp_path)
    room(False)
    match, journal = begun(kept)
    play(match, journal, 9)
    kept.leave()
    assert kept.count(BEASTY_BAR.key) == 1
    newest = kept.newest(BEASTY_BAR)
    assert newest is not None
    game = kept.take(newest)
    assert game.match.actions == match.actions
    again = game.match.anew()
    again.submit_all(game.match.actions)
    journal = kept.reopen(BEASTY_BAR, again, game)
    assert not journal.safe
    play(again, journal, 2)
    room(True)
    assert kept.unsaved.again()
    (found,) = Saves(tmp_path).games(BEASTY_BAR)
    assert (found.match.actions, found.sitting.casual) == (again.actions, False)


def test_a_game_that_was_left_on_a_full_disk_stays_as_it_is_when_another_one_begins(
    tmp_path: Path, room: Room
) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    room(False)
    play(match, journal, 5)
    room(True)
    begun(kept)
    assert kept.unsaved.again()
    assert len(match.actions) in [len(game.match.actions) for game in Saves(tmp_path).games(BEASTY_BAR)]


def test_nothing_is_left_to_save_of_a_game_that_is_deleted(tmp_path: Path, room: Room) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    room(False)
    play(match, journal, 5)
    kept.delete(journal)
    room(True)
    assert kept.unsaved.again()
    assert shelves(tmp_path) == [[], []]


def test_a_game_is_not_moved_into_the_bin_before_all_of_it_is_saved(tmp_path: Path, room: Room) -> None:
    kept, news = Saves(tmp_path), News()
    match, journal = begun(kept)
    play(match, journal, 3)
    archive = Archive(tmp_path, CATALOGUE, kept, news)
    deque(archive.steps(), maxlen=0)
    (row,) = archive.rows()
    room(False)
    play(match, journal, 2)
    kept.leave()
    assert archive.delete(row) is None
    assert news.next() == files.DISK_FULL
    room(True)
    assert kept.unsaved.again()
    assert saved_game.read(BEASTY_BAR, row.path).match.actions == match.actions
    assert archive.delete(row) is not None
    assert shelves(tmp_path) == [[], []]


def test_a_game_that_is_decided_on_while_it_is_saved_loses_nothing(tmp_path: Path, room: Room) -> None:
    """The thread that tries again has only what was decided when the disk refused it."""
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    room(False)
    play(match, journal, 5)
    job = kept.unsaved.job(next(iter(kept.unsaved)))
    match.submit(RULES.legal_actions(match.state)[0])
    room(True)
    assert job is not None
    job()  # in the middle of a decision
    assert journal.keep()
    assert journal.path is not None
    assert saved_game.read(BEASTY_BAR, journal.path).match.actions == match.actions


# Everything else that is written


def test_settings_are_saved_as_soon_as_there_is_room(tmp_path: Path, room: Room, unsaved: Unsaved) -> None:
    file, settings = SettingsFile(tmp_path, News(), BEASTY_BAR.key, unsaved), Settings()
    file.begin(settings)
    room(False)
    settings.me = "Nora"
    file.save(settings)
    settings.text = 150
    file.save(settings)
    settings.text = 200  # not said to be kept yet
    room(True)
    assert unsaved.again()
    kept, _ = settings_file.load(tmp_path)
    assert (kept.me, kept.text) == ("Nora", 150)


def test_what_was_learned_is_saved_as_soon_as_there_is_room(
    tmp_path: Path, room: Room, unsaved: Unsaved
) -> None:
    learned = Learned(tmp_path, News(), unsaved=unsaved)
    room(False)
    for lesson in ("first", "second"):
        learned.finish("", BEASTY_BAR.key, lesson)
    room(True)
    assert unsaved.again()
    assert Learned(tmp_path, News()).of("", BEASTY_BAR.key) == {"first": Kept(True), "second": Kept(True)}
    assert learned._waiting == []


def test_notes_are_written_as_soon_as_there_is_room_and_the_list_follows(tmp_path: Path, room: Room) -> None:
    shelf = Shelf(tmp_path)
    path = shelf.put()
    archive = shelf.ready()
    (row,) = archive.rows()
    room(False)
    assert archive.rename(row, "Early") == archive.rename(row, "Late") == archive.pin(row, True) == row
    room(True)
    assert archive.unsaved.again()
    notes = sheet.opened(path.read_bytes()).notes
    assert (notes["title"], notes["pinned"]) == ("Late", "yes")
    for _ in range(2):
        archive.advance()
    (row,) = archive.rows()
    assert (row.title, row.pinned) == ("Late", True)


def test_a_note_for_a_game_that_is_gone_is_not_tried_again(tmp_path: Path, room: Room) -> None:
    shelf = Shelf(tmp_path)
    path = shelf.put()
    archive = shelf.ready()
    (row,) = archive.rows()
    room(False)
    archive.rename(row, "Late")
    room(True)
    path.unlink()
    assert archive.unsaved.again()
    assert not path.exists()


def test_somebody_is_renamed_in_every_game_as_soon_as_there_is_room(tmp_path: Path, room: Room) -> None:
    shelf = Shelf(tmp_path)
    paths = [shelf.put(seed=seed) for seed in range(3)]
    archive = shelf.ready()
    room(False)
    archive.rename_person("Julia", "Juliet")
    assert len(list(archive.unsaved)) == 3
    room(True)
    assert archive.unsaved.again()
    assert [sheet.opened(path.read_bytes()).notes["seat.1"] for path in paths] == ["human Juliet"] * 3
    for _ in paths:
        archive.advance()
    assert (archive.count(Wanted(person="Juliet")), shelf.told()) == (3, [files.DISK_FULL])


def test_a_name_that_is_changed_once_more_is_the_one_that_is_written(tmp_path: Path, room: Room) -> None:
    shelf = Shelf(tmp_path)
    path = shelf.put()
    archive = shelf.ready()
    room(False)
    archive.rename_person("Julia", "Juliet")
    room(True)
    archive.rename_person("Julia", "Julie")
    assert archive.unsaved.again()
    assert sheet.opened(path.read_bytes()).notes["seat.1"] == "human Julie"


def test_renaming_tells_apart_what_the_disk_refuses_and_what_is_damaged(tmp_path: Path, room: Room) -> None:
    shelf = Shelf(tmp_path)
    good, bad = shelf.put(seed=1), shelf.put(seed=2)
    bad.write_bytes(bad.read_bytes()[:-9] + b"12345678\n")
    wanted = [Calling(place_of(path), 0, "Juliet") for path in (good, bad)]
    room(False)
    calling, left = renaming.call(tmp_path, wanted), None
    while left is None:
        try:
            next(calling)
        except StopIteration as done:
            left = done.value
    assert left == renaming.Left(1, (wanted[0],), files.DISK_FULL)


def judged(path: Path) -> Refused | None:
    """The review of the game in that file, as the process beside the game makes it."""
    steps = reviews.review(CATALOGUE, BEASTY_BAR.key, str(path), 2)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            refused: Refused | None = done.value
            return refused


def test_a_review_is_saved_as_soon_as_there_is_room_and_shown_before(
    tmp_path: Path, room: Room, unsaved: Unsaved
) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal)
    assert journal.path is not None
    saved, made = saved_game.read(BEASTY_BAR, journal.path), Reviews(tmp_path, CATALOGUE, unsaved)
    room(False)
    refused = judged(journal.path)
    made._leave(refused)
    review, file = made.kept(saved), review_file.beside(journal.path)
    assert review is not None
    assert (file.exists(), unsaved.sentence) == (False, files.DISK_FULL)
    room(True)
    assert unsaved.again()
    assert Reviews(tmp_path, CATALOGUE).kept(saved) == review


def test_a_review_that_had_no_room_for_a_while_is_whole(tmp_path: Path, room: Room, unsaved: Unsaved) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal)
    assert journal.path is not None
    steps = reviews.review(CATALOGUE, BEASTY_BAR.key, str(journal.path), 2)
    with suppress(StopIteration):
        while True:
            room(not 3 < next(steps).done < 9)
    saved = saved_game.read(BEASTY_BAR, journal.path)
    assert Reviews(tmp_path, CATALOGUE).kept(saved) is not None


def test_a_thread_that_tries_again_ends_where_nobody_waits_any_more() -> None:
    unsaved = Unsaved(News(), 60.0)
    unsaved.leave("game", lambda: None, files.DISK_FULL)
    thread = unsaved._thread
    assert thread is not None
    unsaved.drop_all()
    thread.join(10.0)
    assert (thread.is_alive(), unsaved.sentence) == (False, "")
