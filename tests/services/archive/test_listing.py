"""The list of games: what it tells of each, and which of them somebody wants to see."""

from __future__ import annotations

import pytest

from game.core.errors import GameError
from game.core.module import GameModule
from game.services.archive.archive import Archive
from game.services.archive.index import Index
from game.services.archive.rows import ME, Outcome, Wanted
from game.services.saved_game import read
from game.services.saves import SAVES, Saves
from tests.contract.games import GAMES
from tests.services.archive.shelf import LISTED, TOY, Shelf


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_a_row_tells_what_came_of_a_game(shelf: Shelf, module: GameModule) -> None:
    path = shelf.put(module, 3, seats=("human", "random", "random"))
    (row,) = shelf.ready().rows()
    saved = read(module, path)
    standings = module.rules.standings(saved.match.state)
    assert (row.game, row.path, row.started) == (module.key, path, "2020-09-16 12:00")
    assert row.played == path.stat().st_mtime
    assert dict(row.setup) == module.rules.spell_setup(saved.match.setup)
    assert (row.over, row.casual, row.pinned, row.conceded, row.title) == (True, False, False, False, "")
    assert [seat.place for seat in row.seats] == [each.place for each in standings]
    assert [seat.score for seat in row.seats] == [each.tally[0].value for each in standings]
    assert tuple(seat.share for seat in row.seats) == saved.result
    assert [(seat.name, seat.person) for seat in row.seats] == [("Julia", "Julia"), ("Bo", ""), ("Cleo", "")]
    assert row.turns == saved.match.turn


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_of_a_game_that_goes_on_only_what_is_public_is_told(shelf: Shelf, module: GameModule) -> None:
    path = shelf.put(module, 1, actions=5, shelf=SAVES)
    (row,) = shelf.ready().rows()
    assert not row.over
    assert [(seat.place, seat.share) for seat in row.seats] == [(0, 0.0)] * 2
    match = read(module, path).match
    assert tuple(seat.score for seat in row.seats) == module.rules.so_far(match.state)
    assert row.turns == match.turn


def test_a_game_in_which_nobody_has_decided_anything_is_none_yet(shelf: Shelf) -> None:
    shelf.put(actions=0, shelf=SAVES)
    archive = shelf.ready()
    assert (archive.rows(), archive.count(), archive.values().games) == ([], 0, ())


def test_pinned_games_come_first_and_then_the_latest(shelf: Shelf) -> None:
    for seed in range(5):
        shelf.put(seed=seed, pinned=seed == 2)
    archive = shelf.ready()
    names = [row.path.stem for row in archive.rows()]
    assert names == ["game_002", "game_004", "game_003", "game_001", "game_000"]
    assert [row.path.stem for row in archive.rows(Wanted(), 1, 2)] == names[1:3]
    assert archive.count() == 5


def test_whoever_gave_up_has_lost_and_stands_last(shelf: Shelf) -> None:
    shelf.put(actions=4, conceded=(0,))
    (row,) = shelf.ready().rows()
    assert (row.over, row.conceded) == (True, True)
    assert [(seat.place, seat.share) for seat in row.seats] == [(2, 0.0), (1, 1.0)]


def test_a_game_that_others_played_on_was_not_given_up(shelf: Shelf) -> None:
    shelf.put(seed=1, seats=("random", "human", "human"), conceded=(0,))
    shelf.put(seed=2, seats=("random", "human", "human"), conceded=(0,), actions=4)
    rows = shelf.ready().rows()
    assert [(row.over, row.conceded) for row in rows] == [(False, False), (True, False)]


@pytest.fixture
def mixed(shelf: Shelf) -> Archive:
    """Games of two kinds, of several people, on several days."""
    other = GAMES[0]
    shelf.put(other, 0, names=("Julia", "Bo"))
    shelf.put(other, 1, seats=("human", "human", "random"), names=("Julia", "Max", "Dev"))
    shelf.put(TOY, 2, names=("Max", "Bo"))
    shelf.put(TOY, 3, names=("Ana", "Bo"), reasons=("coached",))
    shelf.put(TOY, 4, seats=("human", "human"), names=("Ana", "Bo"))
    return shelf.ready()


def seeds(archive: Archive, wanted: Wanted) -> list[int]:
    rows = archive.rows(wanted)
    assert archive.count(wanted) == len(rows)
    return sorted(int(row.path.stem[-3:]) for row in rows)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [0, 1, 2, 3, 4]),
        (Wanted(game=GAMES[0].key), [0, 1]),
        (Wanted(game="chess"), []),
        (Wanted(seats=3), [1]),
        (Wanted(person="Julia"), [0, 1]),
        (Wanted(person="Max"), [1, 2]),
        (Wanted(person=ME), [3]),
        (Wanted(person="Bo"), []),
        (Wanted(level=TOY.levels[0].key), [2, 3]),
        (Wanted(since="2020-09-15"), [2, 3, 4]),
        (Wanted(since="2020-09-14", until="2020-09-15"), [1, 2]),
        (Wanted(serious=True), [0, 1, 2, 4]),
        (Wanted(setup=(("players", "3"),)), [1]),
        (Wanted(setup=(("players", "2"), ("players", "3"))), []),
        (Wanted(setup=(("player", "3"),)), []),
    ],
)
def test_only_what_is_wanted_is_listed(mixed: Archive, wanted: Wanted, found: list[int]) -> None:
    assert seeds(mixed, wanted) == found


def test_how_it_ended_is_asked_for_a_person_or_for_anybody(mixed: Archive) -> None:
    for person in ("", "Julia", "Max", ME):
        by_outcome = {outcome: seeds(mixed, Wanted(person=person, outcome=outcome)) for outcome in Outcome}
        expected = {outcome: set[int]() for outcome in Outcome}
        for row in mixed.rows():
            for seat in row.seats:
                if seat.person and person in ("", seat.person):
                    expected[seat.outcome].add(int(row.path.stem[-3:]))
        assert by_outcome == {outcome: sorted(found) for outcome, found in expected.items()}


def test_nothing_is_won_or_lost_that_goes_on(shelf: Shelf) -> None:
    shelf.put(actions=3)
    assert not shelf.ready().rows(Wanted(outcome=Outcome.LOST))


def test_values_are_whatever_occurs(mixed: Archive) -> None:
    values = mixed.values()
    assert set(values.games) == {GAMES[0].key, TOY.key}
    assert (values.seats, values.days) == ((2, 3), ("2020-09-13", "2020-09-17"))
    assert values.persons == ("Julia", "Max", ME)
    assert set(values.levels) == {GAMES[0].levels[0].key, TOY.levels[0].key}
    assert mixed.values(TOY.key).games == (TOY.key,)
    assert mixed.values(TOY.key).persons == (ME, "Max")


def test_values_are_looked_up_once_until_something_changes(
    mixed: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, values = list[str](), Index.values
    monkeypatch.setattr(Index, "values", lambda index, game: (asked.append(game), values(index, game))[1])
    assert mixed.values() == mixed.values()
    assert mixed.values(TOY.key) == mixed.values(TOY.key)
    assert asked == ["", TOY.key]
    for row in mixed.rows():
        mixed.delete(row)
    assert mixed.values(TOY.key).games == ()


def test_words_that_can_be_chosen_are_among_the_values_and_no_others(shelf: Shelf) -> None:
    module = GAMES[0]
    shelf.put(module)
    chosen = {name for choice in module.choices for option in choice.options for name in option.words}
    words = shelf.ready().values().setup
    assert words
    assert {name for name, _ in words} <= chosen


def test_a_game_is_opened_from_its_row(shelf: Shelf) -> None:
    path = shelf.put()
    archive = shelf.ready()
    (row,) = archive.rows()
    assert archive.open(row).match.actions == read(TOY, path).match.actions
    path.unlink()
    with pytest.raises(GameError, match="file is gone"):
        archive.open(row)
    shelf.put()
    row.path.write_bytes(b"nonsense")
    with pytest.raises(GameError):
        archive.open(row)


def test_without_a_folder_there_is_nothing(shelf: Shelf) -> None:
    archive = Archive(None, LISTED, Saves(), shelf.news)
    assert archive.ready
    assert (archive.rows(), archive.count(), archive.persons()) == ([], 0, [])
    assert [*archive.steps()] == []
    with pytest.raises(GameError, match=r"Saving is turned off"):
        archive.import_text("beasty_bar 1")
