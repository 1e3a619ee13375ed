"""Giving up has one meaning, in every game and wherever it is told: whoever does has won nothing."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.cli.history import Past
from game.cli.review import Reader
from game.cli.terminal import Terminal
from game.composition import PROGRAM
from game.core.giving_up import ends, left, played_on, result_of, told
from game.core.levels import HUMAN
from game.core.match import Match
from game.core.module import GameModule
from game.core.reviewing import Review
from game.core.rules import Seat
from game.services import saved_game
from game.services.archive.importing import imported
from game.services.archive.rows import ME, Outcome, Wanted
from game.services.course import Course
from game.services.i18n import Translations
from game.services.review_file import giving_of
from game.services.saved_game import SavedGame, Sitting, shareable, spelled
from game.services.saves import Saves
from game.services.settings import Settings
from game.shell.show import Party
from tests.contract.games import Played, begun
from tests.services.archive.shelf import LISTED, Shelf

NAMES = ("Zoe", "Yan", "Xia", "Will")


def said(template: str, **fields: object) -> str:
    return template.format(**fields)


def seated(*seats: str, conceded: tuple[int, ...] = ()) -> Sitting:
    return Sitting(seats, NAMES[: len(seats)], conceded=conceded)


@pytest.fixture
def won_after_giving_up(module: GameModule, games: list[Played]) -> tuple[Played, Sitting]:
    """Of three the one who wins has given up on the way, and a computer has played on."""
    game = next(game for game in games if len(game.seats) == 3)
    rules = module.rules
    winner = next(each.seat for each in rules.standings(game.states[-1]) if each.won)
    sitting = seated(*[HUMAN] * 3).handed_over(len(game.moments) // 2, winner, module.usual_level)
    return game, replace(sitting, conceded=(winner,))


def kept(
    module: GameModule, game: Played, sitting: Sitting, folder: Path, actions: int | None = None
) -> SavedGame:
    match = begun(game, len(game.moments) if actions is None else actions)
    path = Shelf(folder).put(module, 1)
    path.write_bytes(spelled(module, match, sitting))
    return saved_game.read(module, path)


def test_who_is_gone_and_whose_seat_a_computer_has() -> None:
    three = seated(HUMAN, "expert", HUMAN, conceded=(1, 2))
    assert (left(three), played_on(three), ends(three)) == ((2,), (1,), False)
    assert told(three, said) == ("Zoe", "Yan (computer)", "Xia")
    assert told(three, said, short=False)[1] == "Yan (gave up, a computer took over)"
    assert told(three, said, among=()) == NAMES[:3]
    assert ends(seated(HUMAN, "expert", HUMAN, conceded=(1, 2, 0)))
    assert ends(seated(HUMAN, HUMAN, conceded=(1,)))
    assert not ends(seated("expert", "expert", "expert", conceded=(1,)))


def test_a_seat_is_a_computers_from_the_moment_a_person_left_it_whichever_computer_it_is() -> None:
    three = seated(HUMAN, HUMAN, HUMAN).handed_over(5, 1, "expert").handed_over(9, 1, "table")
    given_up = replace(three, conceded=(1,))
    assert [given_up.played_on(actions) for actions in (4, 5, 8, 9)] == [(), (1,), (1,), (1,)]


def test_whoever_leaves_at_last_loses_to_the_best_of_the_others(
    module: GameModule, games: list[Played]
) -> None:
    """The computers of those who left before may win."""
    rules, ended = module.rules, 0
    for game in games:
        state = begun(game, len(game.moments) // 2).state
        for last in game.seats:
            people = [HUMAN if seat == last else "expert" for seat in game.seats]
            others = tuple(seat for seat in game.seats if seat != last)
            for before in ((), others[:1], others):
                if len(game.seats) == 2 and before:
                    continue
                result = result_of(rules, state, seated(*people, conceded=(*before, last)))
                places = {each.seat: each.place for each in rules.standings(state) if each.seat != last}
                best = {seat for seat, place in places.items() if place == min(places.values())}
                assert sum(result) == pytest.approx(1)
                assert {seat for seat, share in enumerate(result) if share} == best
                ended += 1
    assert ended > 20


def test_a_computer_that_plays_on_is_told_to_have_won(
    module: GameModule, won_after_giving_up: tuple[Played, Sitting], tmp_path: Path
) -> None:
    """By the list, the text of a game, and a review; and for whoever gave up it is lost."""
    game, sitting = won_after_giving_up
    saved, (winner,) = kept(module, game, sitting, tmp_path), sitting.conceded
    assert saved.result[winner] > 0
    assert saved.sitting == sitting
    shelf = Shelf(tmp_path)
    archive = shelf.ready()
    (row,) = archive.rows()
    seat = row.seats[winner]
    assert (seat.person, seat.outcome, seat.share) == (NAMES[winner], Outcome.LOST, saved.result[winner])
    for outcome in Outcome:
        found = archive.count(Wanted(person=NAMES[winner], outcome=outcome))
        assert found == (outcome is Outcome.LOST)
    terminal = Terminal(StringIO(), StringIO(), Translations([]))
    past = Past(archive, PROGRAM, terminal, Settings())
    (line,) = past.lines(Wanted(), 5)
    computer = f"{NAMES[winner]} (computer)"
    assert f"{NAMES[winner]} (gave up, a computer took over)" in line
    assert f"{NAMES[winner]} (computer)" in line.partition("won by ")[2]
    story = [*past.story(saved)]
    assert "(gave up, a computer took over)" in story[0]
    assert any(computer in each for each in story[-4:])
    assert not any(NAMES[winner] in each.replace(computer, "") for each in story[-1:])
    review = Review(3, (), saved.result)
    reader = Reader(saved, terminal)
    assert any(each.startswith(f"{computer}: ") for each in reader.report(review))
    data = reader.as_data(review)["seats"][winner]
    assert (data["name"], data["who"]) == (NAMES[winner], module.usual_level), "in no language's words"


def test_a_game_that_is_handed_on_tells_that_a_seat_was_given_up(
    module: GameModule, won_after_giving_up: tuple[Played, Sitting], tmp_path: Path
) -> None:
    game, sitting = won_after_giving_up
    saved, (winner,) = kept(module, game, sitting, tmp_path), sitting.conceded
    again = saved_game.understood(module, saved.path, shareable(saved).encode(), 0.0).sitting
    assert (again.conceded, again.seats, again.sat_down) == ((winner,), sitting.seats, (HUMAN,) * 3)
    assert not {*NAMES} & {*again.names}


def test_only_who_ends_a_game_by_giving_up_is_judged_for_it(
    module: GameModule, won_after_giving_up: tuple[Played, Sitting], tmp_path: Path
) -> None:
    game, sitting = won_after_giving_up
    (first,) = sitting.conceded
    others = [seat for seat in game.seats if seat != first]
    sitting = sitting.handed_over(len(game.moments) // 2, others[1], module.usual_level)
    over = replace(sitting, conceded=(first, others[0]))
    saved = kept(module, game, over, tmp_path, len(game.moments) - 1)
    assert giving_of(saved).seats == (others[0],)
    assert saved.result[others[0]] == 0
    assert giving_of(kept(module, game, sitting, tmp_path)).seats == ()


def test_those_who_sat_down_play_again(
    module: GameModule, won_after_giving_up: tuple[Played, Sitting], tmp_path: Path
) -> None:
    game, sitting = won_after_giving_up
    saved = kept(module, game, sitting, tmp_path)
    party = Party.of(saved).after(saved.sitting)
    for again in (party.rematch(1), party.again(), party.around(), party.returned(party.setup, "first")):
        assert again.seats == (HUMAN,) * 3
        assert (again.conceded, {*again.names}) == ((), {*NAMES[:3]})
    swapped = replace(saved.sitting, conceded=())
    assert Party.of(saved).after(swapped).rematch(1).seats == (HUMAN,) * 3


def course_of(module: GameModule, game: Played, folder: Path, seats: tuple[str, ...]) -> Course:
    house = SimpleNamespace(module=module, saves=Saves(folder), settings=Settings())
    match = Match(module.rules, game.match.setup, game.match.beginning)
    return Course(house, match, seated(*seats), None, None)


@pytest.mark.parametrize("actions", [0, 1, 5])
def test_who_gave_up_at_any_time_is_known_when_the_game_is_read_again(
    module: GameModule, games: list[Played], tmp_path: Path, actions: int
) -> None:
    """Also before anybody has decided anything, and when it goes on after that."""
    game = next(game for game in games if len(game.seats) == 3)
    course = course_of(module, game, tmp_path, (HUMAN, HUMAN, module.fallback))
    for moment in game.moments[:actions]:
        course.submit(moment.action)
    course.concede(Seat(0), module.usual_level)
    assert course.journal.path is not None
    for _ in range(2):
        sitting = saved_game.read(module, course.journal.path).sitting
        assert (played_on(sitting), left(sitting), ends(sitting)) == ((0,), (), False)
        assert sitting.sat_down == (HUMAN, HUMAN, module.fallback)
        course.submit(game.moments[len(course.match.actions)].action)


def test_whoever_sits_down_again_has_not_given_up(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    game = next(game for game in games if len(game.seats) == 3)
    course = course_of(module, game, tmp_path, (HUMAN, HUMAN, module.fallback))
    course.submit(game.moments[0].action)
    course.concede(Seat(0), module.usual_level)
    course.swap(Seat(0), HUMAN)
    course.concede(Seat(1), module.usual_level)
    assert course.journal.path is not None
    sitting = saved_game.read(module, course.journal.path).sitting
    assert not ends(sitting), "the first one is still there"
    assert (sitting.conceded, sitting.people) == ((1,), [0])
    course.concede(Seat(0), module.usual_level)
    sitting = saved_game.read(module, course.journal.path).sitting
    assert (ends(sitting), left(sitting)) == (True, (0,))


def test_nobody_is_the_owner_of_a_seat_that_was_given_up_by_another_name(
    module: GameModule, won_after_giving_up: tuple[Played, Sitting], tmp_path: Path
) -> None:
    """Where the others are computers, it was whoever plays alone here."""
    game, sitting = won_after_giving_up
    (winner,) = sitting.conceded
    seats = tuple(module.usual_level for _ in range(3))
    alone = Sitting(seats, ("Ana", "Bo", "Cleo"), conceded=(winner,), swaps=sitting.swaps)
    kept(module, game, alone, tmp_path)
    (row,) = Shelf(tmp_path).ready().rows()
    assert [seat.person for seat in row.seats] == [ME if seat == winner else "" for seat in range(3)]
    assert row.seats[winner].outcome is Outcome.LOST


def test_a_game_that_is_given_up_at_once_is_one_that_was_played(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    """To give up is a decision: the game is listed, lost, and can be taken along."""
    game = next(game for game in games if len(game.seats) == 2)
    saved = kept(module, game, seated(HUMAN, HUMAN, conceded=(0,)), tmp_path, 0)
    assert saved.begun
    (row,) = Shelf(tmp_path).ready().rows()
    assert [seat.outcome for seat in row.seats] == [Outcome.LOST, Outcome.WON]
    assert imported(LISTED, saved.data.decode()).left == (0,)
