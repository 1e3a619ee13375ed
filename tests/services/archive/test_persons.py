"""Who counts as a person: the names that people gave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.errors import GameError
from game.core.words import USUAL_NAMES
from game.services.archive.archive import UNCHANGED
from game.services.archive.index import Index, Locked
from game.services.archive.persons import Known, call, called, known
from game.services.archive.rows import ME, Wanted
from game.services.chores import Chores, State
from game.services.saved_game import read, spelled
from game.services.settings import Settings
from game.shell.profiles import forget, remember
from tests.services.archive.shelf import TOY, Shelf
from tests.services.test_thinker import wait_for

TWO = ("human", "human")


@pytest.fixture
def chores() -> Iterator[Chores]:
    made = Chores()
    yield made
    made.close()


def persons(shelf: Shelf) -> list[list[str]]:
    return [[seat.person for seat in row.seats] for row in reversed(shelf.ready().rows())]


def test_whoever_plays_alone_under_a_usual_name_is_me(shelf: Shelf) -> None:
    shelf.put(seed=0, names=("Ana", "Bo"))
    shelf.put(seed=1, seats=("random", "human"), names=("Ana", "Bo"))
    shelf.put(seed=2, names=("Julia", "Bo"))
    assert persons(shelf) == [[ME, ""], ["", ME], ["Julia", ""]]


def test_of_several_people_those_count_who_have_a_name(shelf: Shelf) -> None:
    shelf.put(seed=0, seats=TWO, names=("Ana", "Bo"))
    shelf.put(seed=1, seats=TWO, names=("Julia", "Bo"))
    assert persons(shelf) == [["", ""], ["Julia", ""]]


def test_whoever_left_a_seat_to_a_computer_has_played_it(shelf: Shelf) -> None:
    path = shelf.put(seed=0, names=("Julia", "Bo"))
    saved = read(TOY, path)
    left = saved.sitting.handed_over(3, 0, TOY.levels[0].key)
    path.write_bytes(spelled(TOY, saved.match, left))
    assert read(TOY, path).sitting.seats[0] == TOY.levels[0].key
    assert persons(shelf) == [["Julia", ""]]


def test_whoever_has_said_what_they_are_called_is_called_so(shelf: Shelf) -> None:
    shelf.put(seed=0, names=("Ana", "Bo"))
    shelf.put(seed=1, names=("Julia", "Bo"))
    shelf.put(seed=2, names=("Max", "Bo"))
    shelf.known = Known("Julia")
    archive = shelf.ready()
    assert archive.persons() == ["Julia", "Max"]
    assert archive.count(Wanted(person="Julia")) == 2
    assert {seat.person for row in archive.rows() for seat in row.seats} == {"Julia", "Max", ""}


def test_a_name_that_was_forgotten_is_not_offered_but_its_games_stay(shelf: Shelf) -> None:
    settings = Settings()
    remember(settings, [("Julia", "teal"), ("Max", "red")])
    shelf.put(seed=0, seats=TWO, names=("Julia", "Max"))
    forget(settings, "Max")
    shelf.known = known(settings)
    archive = shelf.ready()
    assert archive.persons() == ["Julia"]
    assert archive.count(Wanted(person="Max")) == 1
    remember(settings, [("Max", "red")])
    shelf.known = known(settings)
    assert set(archive.persons()) == {"Julia", "Max"}


def test_a_new_name_carries_the_games_along(shelf: Shelf) -> None:
    paths = [shelf.put(seed=seed, seats=TWO, names=("Julia", "Max"), title="Dear") for seed in range(3)]
    archive = shelf.ready()
    assert archive.rename_person("Julia", "  Juliet ") is None
    assert archive.count(Wanted(person="Juliet")) == 3
    assert archive.count(Wanted(person="Julia")) == 0
    assert {read(TOY, path).sitting.names for path in paths} == {("Juliet", "Max")}
    assert {read(TOY, path).sitting.title for path in paths} == {"Dear"}
    assert {read(TOY, path).damaged for path in paths} == {False}


def test_i_get_a_name_in_all_that_i_played_alone(shelf: Shelf) -> None:
    shelf.put(seed=0, names=("Ana", "Bo"))
    shelf.put(seed=1, seats=("random", "human"), names=("Ana", "Bo"))
    shelf.put(seed=2, seats=TWO, names=("Ana", "Bo"))
    archive = shelf.ready()
    archive.rename_person(ME, "Julia")
    assert persons(shelf) == [["Julia", ""], ["", "Julia"], ["", ""]]


def test_who_gets_another_name_keeps_what_is_known_of_them() -> None:
    settings = Settings(
        me="Ana Lu",
        names=["Julia", "", "Max"],
        profiles={"Julia": "teal", "Max": "red"},
        forgotten=["Jul", "Jo"],
    )
    call(settings, "Julia", "Jul")
    assert (settings.names, settings.forgotten, settings.me) == (["Jul", "", "Max"], ["Jo"], "Ana Lu")
    assert [*settings.profiles.items()] == [("Jul", "teal"), ("Max", "red")]
    call(settings, "Max", "Jul")
    assert (settings.names, settings.profiles) == (["Jul", "", "Jul"], {"Jul": "teal"})
    call(settings, "Ana Lu", "Jo")
    call(settings, ME, "Joe")
    assert (settings.me, settings.me_asked) == ("Joe", True)


def test_many_games_are_renamed_in_another_process(shelf: Shelf, chores: Chores) -> None:
    for seed in range(5):
        shelf.put(seed=seed)
    archive = shelf.ready()
    chore = archive.rename_person("Julia", "Juliet", chores)
    assert chore is not None

    def renamed() -> bool:
        chores.advance()
        archive.advance()
        return archive.count(Wanted(person="Juliet")) == 5

    wait_for(renamed)
    assert chore.state is State.DONE


@pytest.mark.parametrize("name", ["", " \n", *USUAL_NAMES, "Max"])
def test_not_everything_is_a_name_for_somebody(shelf: Shelf, name: str) -> None:
    path = shelf.put(seats=TWO, names=("Julia", "Max"))
    archive, before = shelf.ready(), path.read_bytes()
    with pytest.raises(GameError):
        archive.rename_person("Julia", name)
    assert path.read_bytes() == before


def test_nothing_is_left_of_a_person_but_what_they_have_played(shelf: Shelf) -> None:
    one = shelf.put(seed=0, names=("Julia", "Bo"))
    other = shelf.put(seed=1, seats=TWO, names=("Ana", "Julia"))
    archive = shelf.ready()
    archive.delete_person("Julia")
    assert archive.persons() == []
    assert archive.count() == 2
    assert persons(shelf) == [["", ""], ["", ""]]
    assert [read(TOY, path).sitting.names for path in (one, other)] == [("Ana", "Bo"), ("Ana", "Bo")]


def locked(*_: object) -> None:
    raise Locked


def test_nobody_is_renamed_in_some_of_their_games_alone(
    shelf: Shelf, chores: Chores, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the index is locked, or another renaming is under way, nobody knows which games those are."""
    path = shelf.put(seed=0)
    archive = shelf.ready()
    assert archive.rows(), "there is an answer that might be repeated"
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Index, "entries", locked)
        with pytest.raises(GameError, match="Try again"):
            archive.rename_person("Julia", "Juliet")
    assert path.read_bytes() == before
    archive.rename_person("Julia", "Juliet", chores)
    with pytest.raises(GameError, match="Try again"):
        archive.rename_person("Julia", "Julie", chores)


def test_a_file_that_cannot_be_changed_is_told_of(shelf: Shelf) -> None:
    shelf.put(seed=0)
    bad = shelf.put(seed=1)
    archive = shelf.ready()
    bad.write_bytes(bad.read_bytes() + b"nonsense\n")
    archive.rename_person("Julia", "Juliet")
    assert UNCHANGED in shelf.told()
    assert archive.count(Wanted(person="Juliet")) == 1


@pytest.mark.parametrize(
    ("seats", "about", "names"),
    [
        (("human", "keen"), {}, ("Ana", "Bo")),
        (("human", "keen"), {"me": "Julia"}, ("Julia", "Bo")),
        (("keen", "human"), {"me": "Julia"}, ("Ana", "Julia")),
        (("human", "keen"), {"me": "Bo"}, ("Bo", "Ana")),
        (("human", "keen", "keen"), {"me": "cleo"}, ("cleo", "Bo", "Ana")),
        (("human", "keen"), {"names": ["Max", ""]}, ("Max", "Bo")),
        (("human", "keen"), {"names": ["Max", ""], "me": "Julia"}, ("Max", "Bo")),
        (("human", "human"), {"names": ["", "Max"], "me": "Julia"}, ("Julia", "Max")),
        (("human", "human"), {"names": ["", "Julia"], "me": "Julia"}, ("Ana", "Julia")),
        (("human", "human"), {"names": ["Max", "max"]}, ("Max", "Bo")),
        (("human", "keen"), {"me": "Julia", "forgotten": ["Julia"]}, ("Ana", "Bo")),
        (("keen", "keen"), {"names": ["Max", "Tom"], "me": "Julia"}, ("Ana", "Bo")),
        (("human",), {"me": "  \x1b[31m "}, ("[31m",)),
    ],
)
def test_at_a_new_table_people_are_called_as_they_were_last(
    seats: tuple[str, ...], about: dict[str, Any], names: tuple[str, ...]
) -> None:
    assert called(Settings(**about), seats) == names
