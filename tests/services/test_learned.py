"""What somebody has learned is found again, whoever else writes the file, and whatever is in it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from game.core.tutor import Bookmark
from game.services import files
from game.services.archive.persons import call
from game.services.archive.rows import ME
from game.services.learned import (
    BROKEN,
    BROKEN_FILE,
    FILE,
    MINE,
    UNREADABLE,
    Kept,
    Learned,
    called,
    person_of,
)
from game.services.news import News
from game.services.settings import Settings
from tests.services.mutations import mutated, specimens, try_lessons

AT = Bookmark(3, ("push pawn", "pass"))
ANA, GAME = "Ana", "chess"


def opened(folder: Path | None) -> tuple[Learned, News]:
    news = News()
    return Learned(folder, news), news


def test_what_is_done_and_where_one_was_comes_back(tmp_path: Path) -> None:
    learned, _ = opened(tmp_path)
    assert learned.of(ANA, GAME) == {}
    learned.leave(ANA, GAME, "first", AT)
    assert opened(tmp_path)[0].of(ANA, GAME) == {"first": Kept(False, AT)}
    learned.finish(ANA, GAME, "first")
    learned.leave("Bo", GAME, "first", AT)
    again, news = opened(tmp_path)
    assert again.of(ANA, GAME) == {"first": Kept(True)}
    assert again.of("Bo", GAME) == {"first": Kept(False, AT)}
    assert again.of(ANA, "go") == {}
    assert news.next() is None


def test_a_lesson_that_is_done_stays_done(tmp_path: Path) -> None:
    learned, _ = opened(tmp_path)
    learned.finish(ANA, GAME, "first")
    learned.leave(ANA, GAME, "first", AT)
    assert learned.of(ANA, GAME) == {"first": Kept(True, AT)}


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    (one, _), (other, _) = opened(tmp_path), opened(tmp_path)
    one.of(ANA, GAME), other.of(ANA, GAME)
    one.finish(ANA, GAME, "first")
    other.finish(ANA, GAME, "second")
    one.finish("Bo", "go", "stones")
    other.leave(ANA, GAME, "third", AT)
    for learned in (one, other, opened(tmp_path)[0]):
        assert learned.of(ANA, GAME) == {"first": Kept(True), "second": Kept(True), "third": Kept(False, AT)}
        assert learned.of("Bo", "go") == {"stones": Kept(True)}


def test_without_a_folder_it_is_remembered_for_this_time(tmp_path: Path) -> None:
    learned, news = opened(None)
    learned.finish(ANA, GAME, "first")
    assert learned.of(ANA, GAME) == {"first": Kept(True)}
    assert news.next() is None


def test_whoever_is_called_something_else_has_learned_the_same(tmp_path: Path) -> None:
    learned = Learned(tmp_path, News())
    learned.finish("Ana", "toy", "one")
    learned.leave("Ana", "toy", "two", Bookmark(3, ("pass",)))
    learned.finish("Julia", "toy", "two")
    learned.call("Ana", "Julia")
    known = Learned(tmp_path, News()).of("Julia", "toy")
    assert known["one"].done
    assert known["two"] == Kept(True, Bookmark(3, ("pass",)))
    learned.call("Nobody", "Max")
    assert Learned(tmp_path, News()).of("Max", "toy") == {}


def test_a_torn_file_is_kept_aside_and_what_is_known_goes_on(tmp_path: Path) -> None:
    learned, news = opened(tmp_path)
    learned.finish(ANA, GAME, "first")
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:-9])
    learned.finish(ANA, GAME, "second")
    assert news.next() == BROKEN.format(file=BROKEN_FILE)
    assert news.next() is None
    assert (tmp_path / BROKEN_FILE).read_bytes() == whole[:-9]
    assert opened(tmp_path)[0].of(ANA, GAME) == {"first": Kept(True), "second": Kept(True)}


def test_a_full_disk_is_told_and_nothing_is_forgotten(tmp_path: Path) -> None:
    learned, news = opened(tmp_path)
    learned.leave(ANA, GAME, "first", Bookmark(1, ()))
    with patch.object(files, "replace", side_effect=OSError(28, "full")):
        learned.finish(ANA, GAME, "first")
    assert news.next() == files.DISK_FULL
    assert learned.of(ANA, GAME)["first"].done
    learned.finish(ANA, GAME, "second")
    assert opened(tmp_path)[0].of(ANA, GAME)["first"].done, "it is written as soon as there is room"


def test_a_file_that_cannot_be_read_this_time_is_left_where_it_is(tmp_path: Path) -> None:
    learned, _ = opened(tmp_path)
    learned.finish(ANA, GAME, "first")
    with patch.object(files, "read", side_effect=PermissionError(13, "in use")):
        assert learned.of(ANA, GAME)["first"].done
    assert (tmp_path / FILE).exists()


def test_what_was_learned_while_the_file_could_not_be_read_is_put_into_it_later(tmp_path: Path) -> None:
    opened(tmp_path)[0].finish(ANA, GAME, "first")
    before = (tmp_path / FILE).read_bytes()
    learned, news = opened(tmp_path)
    with patch.object(files, "read", side_effect=PermissionError(13, "in use")):
        learned.finish(ANA, GAME, "second")
        assert learned.of(ANA, GAME) == {"second": Kept(True)}
    assert news.next() == files.READ_ONLY
    assert news.next() == UNREADABLE
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == before
    learned.leave(ANA, GAME, "third", AT)
    done = {"first": Kept(True), "second": Kept(True), "third": Kept(False, AT)}
    assert opened(tmp_path)[0].of(ANA, GAME) == done


def test_what_another_version_wrote_besides_stays(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({ANA: {GAME: {"first": {"done": True, "stars": 3}}}}))
    learned, _ = opened(tmp_path)
    learned.finish(ANA, GAME, "second")
    assert json.loads((tmp_path / FILE).read_text())[ANA][GAME]["first"]["stars"] == 3


@pytest.mark.parametrize(
    "entry",
    [None, 7, [], {"beat": -1, "given": []}, {"beat": True}, {"beat": 1, "given": [1]}, {"done": "yes"}],
)
def test_what_makes_no_sense_counts_as_not_begun(tmp_path: Path, entry: object) -> None:
    (tmp_path / FILE).write_text(json.dumps({ANA: {GAME: {"first": entry}, "go": 7}, "Bo": []}))
    learned, _ = opened(tmp_path)
    found = learned.of(ANA, GAME).get("first", Kept())
    assert found in (Kept(), Kept(False, Bookmark(1, ())))
    assert learned.of("Bo", GAME) == {}


def test_of_too_many_people_the_latest_are_kept(tmp_path: Path) -> None:
    learned, _ = opened(tmp_path)
    long = Bookmark(3, ("x" * 90,) * 400)
    for number in range(4):
        learned.leave(f"player {number}", GAME, "first", long)
    assert (tmp_path / FILE).stat().st_size <= files.LONGEST_SETTINGS
    assert opened(tmp_path)[0].of("player 3", GAME) == {"first": Kept(False, long)}
    assert opened(tmp_path)[0].of("player 0", GAME) == {}


def test_a_thousand_damaged_files_are_read_or_kept_aside(tmp_path: Path) -> None:
    chance, real = Random(5), specimens()["lessons"]
    with patch("os.fsync"):
        outcomes = Counter(try_lessons(mutated(chance.choice(real), chance), tmp_path) for _ in range(1000))
    assert min(outcomes["read"], outcomes["broken"]) > 100


def test_whose_lessons_they_are() -> None:
    assert person_of(Settings()) == ""
    assert person_of(Settings(names=["Zoë", "Bo"])) == "Zoë"
    assert person_of(Settings(names=["Zoë"], me="Nora")) == "Zoë"


@pytest.mark.parametrize("names", [[], [""], ["Bo"], ["Nora"]])
def test_i_am_the_same_under_my_name_and_under_every_usual_one(names: list[str]) -> None:
    settings = Settings(names=names, me="Nora")
    assert (person_of(settings), called(settings)) == (MINE, "Nora")
    nameless = Settings(names=names[:1] if names != ["Nora"] else [])
    assert (person_of(nameless), called(nameless)) == (MINE, "")


def test_what_older_programs_kept_under_whatever_i_was_called_is_mine(tmp_path: Path) -> None:
    two, at = Bookmark(2, ()), {"beat": 3, "given": ["push pawn", "pass"]}
    kept = {
        "Bo": {GAME: {"first": {"done": True}, "second": at}},
        "": {GAME: {"first": {"beat": 2, "given": []}, "third": {"done": True}}},
        "Nora": {GAME: {"fourth": {"done": True}}},
        "Max": {GAME: {"fifth": {"done": True}}},
    }
    (tmp_path / FILE).write_text(json.dumps(kept))
    learned = Learned(tmp_path, News(), Settings(me="Nora"))
    mine = {"first": Kept(True, two), "second": Kept(False, AT), "third": Kept(True), "fourth": Kept(True)}
    assert learned.of(MINE, GAME) == mine
    learned.finish(MINE, GAME, "second")
    assert learned.of(MINE, GAME)["second"] == Kept(True), "where Bo left it is over"


def test_what_i_have_learned_stays_mine_when_i_get_a_name_and_another(tmp_path: Path) -> None:
    settings = Settings(names=["Bo"])
    learned = Learned(tmp_path, News(), settings)
    learned.finish(person_of(settings), GAME, "first")
    learned.finish("Julia", GAME, "second")
    learned.finish("Max", GAME, "third")
    for person, name in ((ME, "Nora"), ("Nora", "Julia"), ("Julia", "Nina"), ("Max", "Nina")):
        call(settings, person, name)
        learned.call(person, name)
    done = {"first": Kept(True), "second": Kept(True), "third": Kept(True)}
    assert Learned(tmp_path, News(), settings).of(person_of(settings), GAME) == done
