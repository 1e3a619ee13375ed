"""Seats that change hands on the way, and people who give up, in every game there is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.match import Match
from game.core.module import GameModule
from game.core.rules import Seat
from game.services import saved_game
from game.services.casual import TAKEN_OVER
from game.services.course import Course
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import REPLAYS, SAVES, Saves
from game.services.settings import Settings
from game.shell.scenes.menu.pause import PLAYERS, Pause
from game.shell.scenes.menu.players import DONE, GIVE_UP, GIVEN_UP, WHO, Players
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results
from game.shell.table.scene import Table
from tests.contract.games import Played
from tests.contract.house import House, beside_the_others

NAMES = ("Ana", "Bo", "Cleo", "Dev")


class Around:
    """All that a course needs."""

    def __init__(self, module: GameModule, folder: Path) -> None:
        self.module, self.saves, self.settings = module, Saves(folder), Settings()


def begun(house: Around, game: Played, *people: int) -> Course:
    """The game from its beginning, kept; those seats are people's."""
    seats = tuple(HUMAN if seat in people else house.module.fallback for seat in game.seats)
    match = Match(house.module.rules, game.match.setup, game.match.beginning)
    return Course(house, match, Sitting(seats, NAMES[: len(seats)]), None, None)


def on_disk(house: Around, course: Course) -> SavedGame:
    assert course.journal.path is not None
    return saved_game.read(house.module, course.journal.path)


def of_so_many(games: list[Played], seats: int) -> Played:
    return next(game for game in games if len(game.seats) == seats)


# On the disk


def test_who_takes_over_is_kept_behind_the_action_after_which_they_do(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course, (first, second, *_) = begun(house, game, 0), game.moments
    course.submit(first.action)
    course.swap(Seat(0), module.levels[0].key)
    course.swap(Seat(1), HUMAN)
    course.submit(second.action)
    kept = on_disk(house, course)
    assert kept.sitting == course.journal.sitting
    assert kept.sitting.seats == (module.levels[0].key, HUMAN)
    assert kept.sitting.began == (HUMAN, module.fallback)
    assert kept.sitting.reasons == (TAKEN_OVER,)
    assert kept.match.actions == [first.action, second.action]
    text = kept.data.decode()
    assert f"# seat.1 {HUMAN} Ana" in text
    assert f"# seat.1 {module.levels[0].key} seat.2 {HUMAN} #" in text.partition("\n\n")[2]


def test_of_several_at_the_same_moment_the_last_one_counts(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course = begun(house, game, 0)
    course.submit(game.moments[0].action)
    for level in module.levels:
        course.swap(Seat(1), level.key)
    assert len(on_disk(house, course).sitting.swaps) == 1
    course.swap(Seat(1), module.fallback)
    kept = on_disk(house, course).sitting
    assert (kept.swaps, kept.seats) == ((), (HUMAN, module.fallback))


def test_who_takes_over_before_the_first_action_has_the_seat(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course = begun(house, game, 0)
    course.swap(Seat(1), HUMAN)
    assert on_disk(house, course).sitting.seats == (HUMAN, HUMAN)
    course.submit(game.moments[0].action)
    kept = on_disk(house, course).sitting
    assert (kept.seats, kept.began) == ((HUMAN, HUMAN), (HUMAN, module.fallback))


def test_who_has_a_seat_keeps_it_when_decisions_are_taken_back(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course = begun(house, game, 0)
    for moment in game.moments[:4]:
        course.submit(moment.action)
    course.swap(Seat(1), HUMAN)
    course.rewind(2, free=False)
    assert on_disk(house, course).sitting.seats == (HUMAN, HUMAN)
    course.rewind(0, free=False)
    course.submit(game.moments[0].action)
    assert on_disk(house, course).sitting.seats == (HUMAN, HUMAN)


def test_nonsense_behind_an_action_changes_nobody(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course = begun(house, game, 0)
    course.submit(game.moments[0].action)
    sitting, text = course.journal.sitting, saved_game.spelled(module, course.match, course.journal.sitting)
    for remark in ("seat.9 human", "seat.² human", "seat. human", "seat.1", "a seat.1 nobody else", "# #"):
        seats = saved_game._overtaken(module, sitting, {1: remark}).seats
        assert seats in (sitting.seats, (module.fallback, module.fallback))
    assert text.endswith(b"\n")


def test_of_two_the_other_wins(module: GameModule, games: list[Played], tmp_path: Path) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 2)
    course = begun(house, game, 0)
    course.submit(game.moments[0].action)
    course.concede(Seat(0), module.usual_level)
    kept = on_disk(house, course)
    assert kept.path.parts[-3] == REPLAYS
    assert (kept.ended, kept.result, kept.sitting.casual) == (True, (0.0, 1.0), False)
    assert house.saves.newest(module) is None
    assert house.saves.finished(module, kept.path.name) is not None


def test_of_three_a_computer_plays_on_until_no_person_is_left(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 3)
    course = begun(house, game, 0, 2)
    course.submit(game.moments[0].action)
    course.concede(Seat(0), module.usual_level)
    kept = on_disk(house, course)
    assert (kept.ended, kept.path.parts[-3]) == (False, SAVES)
    assert kept.sitting.seats == (module.usual_level, module.fallback, HUMAN)
    course.concede(Seat(2), module.usual_level)
    kept = on_disk(house, course)
    assert (kept.ended, kept.path.parts[-3]) == (True, REPLAYS)
    assert (sum(kept.result), kept.result[2]) == (1.0, 0.0), "whoever left last has lost to a computer"


def test_whoever_has_left_a_seat_to_a_computer_need_not_give_up(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 3)
    course = begun(house, game, 0, 2)
    course.submit(game.moments[0].action)
    course.swap(Seat(0), module.usual_level)
    assert not on_disk(house, course).ended
    course.concede(Seat(2), module.usual_level)
    assert on_disk(house, course).ended, "nobody is left to play"


def test_computers_play_on_where_the_last_person_has_left_a_seat_to_one(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house, game = Around(module, tmp_path), of_so_many(games, 3)
    course = begun(house, game, 0, 2)
    course.submit(game.moments[0].action)
    course.concede(Seat(0), module.usual_level)
    course.swap(Seat(2), module.usual_level)
    assert not on_disk(house, course).ended


# At the table


@pytest.fixture
def house(module: GameModule, tmp_path: Path) -> House:
    """A person against a computer, a decision after the deal."""
    words = ("--game", module.key, "--seats", f"{HUMAN},{module.fallback}", "--seed", "7")
    house = House(tmp_path, *words, program=beside_the_others)
    house.until(lambda: isinstance(house.top, Table))
    house.decide()
    house.until_asked()
    return house


def players(house: House) -> None:
    """From the table to whoever plays."""
    house.key(pygame.K_ESCAPE)
    house.until(lambda: isinstance(house.top, Pause))
    house.click(PLAYERS)
    assert isinstance(house.top, Players)


def test_a_computer_plays_on_for_a_person_and_back(house: House) -> None:
    decided = list(house.table.match.actions)
    players(house)
    house.click((WHO, 0))
    house.click(DONE)
    table = house.table
    assert table.party.seats[0] == house.desk.module.levels[0].key
    assert table.match.actions[: len(decided)] == decided
    assert TAKEN_OVER in table.play.course.journal.sitting.reasons
    house.until(lambda: len(house.table.match.actions) > len(decided) + 1)
    players(house)
    house.key(pygame.K_LEFT)
    house.click(DONE)
    assert house.table.party.seats[0] == HUMAN
    house.until_asked()


def test_nothing_changes_before_it_is_meant(house: House) -> None:
    table = house.table
    players(house)
    house.click((WHO, 1))
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    assert house.table is table
    assert not table.play.course.journal.sitting.swaps
    players(house)
    house.click(DONE)
    house.key(pygame.K_ESCAPE)
    assert house.table is table


def test_whoever_gives_up_is_asked_first_and_sees_the_results(house: House) -> None:
    players(house)
    house.click((GIVE_UP, 0))
    assert isinstance(house.top, Notice)
    house.click(0)
    assert isinstance(house.top, Players)
    house.click((GIVE_UP, 0))
    house.click(GIVEN_UP)
    house.until(lambda: isinstance(house.top, Results))
    assert house.desk.saves.newest(house.desk.module) is None


def test_a_picture_of_the_window_is_kept_and_where_is_told_once(house: House) -> None:
    before = house.picture
    house.key(pygame.K_F12)
    folder = house.desktop.data / "pictures"
    (picture,) = folder.iterdir()
    kept = pygame.image.load(picture)
    assert pygame.image.tobytes(kept, "RGB") == before
    house.until(lambda: isinstance(house.top, Notice))
    house.key(pygame.K_RETURN)
    house.key(pygame.K_F12)
    house.wait()
    assert isinstance(house.top, Table)
    assert len(list(folder.iterdir())) == 2
