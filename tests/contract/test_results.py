"""After a game of any kind: where it turned, how well it was played, how much was luck; and all ways on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.errors import GameError
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.rules import Seat, Standing
from game.services import clipboard, saved_game
from game.services.casual import SAME_DEAL
from game.services.saved_game import SavedGame, Sitting
from game.services.settings import Settings
from game.shell.remaining import lasts
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.title import Title
from game.shell.scenes.results.me import KEEP, NAME, SKIP
from game.shell.scenes.results.moves_page import TRY
from game.shell.scenes.results.page import SEEN, TABLE
from game.shell.scenes.results.pages import BEGIN, CHART, LUCK, MOVES, STOP, Pages
from game.shell.scenes.results.results import SCORE, Results
from game.shell.scenes.results.retelling import SIGNS
from game.shell.scenes.results.tabs import TAB
from game.shell.scenes.results.ways_on import AROUND, MORE, NEW, REMATCH, REPLAY, RETURN, SHARE
from game.shell.show import Ending, Party
from game.shell.table.scene import Table
from tests.contract.games import Played
from tests.contract.house import ALL_SHOWS, House, beside_the_others
from tests.reviews import MadeUpReviews, made_up
from tests.shell.test_notice import Blank

NAMES = ("Zoe", "Yan", "Xia", "Will")


class Visit:
    """Somebody who has just finished a game."""

    def __init__(self, module: GameModule, games: list[Played], folder: Path) -> None:
        self._games = games
        self.house = House(folder, "--game", module.key, program=beside_the_others)
        self.reviews = MadeUpReviews()
        self.house.desk.reviews = self.reviews
        self.watched: list[tuple[int | None, bool]] = []
        """Where the viewer was opened."""
        self.house.routes.viewer = self._viewer  # type: ignore[method-assign]

    def _viewer(self, saved: SavedGame, at: int | None = None, *, trying: bool = False) -> Blank:
        assert saved.path == self.saved.path
        self.watched.append((at, trying))
        return Blank()

    def finish(self, seats: int = 2, judged: int | None = 0, **sitting: Any) -> Results:
        """A game of so many, of which so many decisions are judged already."""
        desk, game = self.house.desk, next(each for each in self._games if len(each.seats) == seats)
        self.reviews.judged = judged
        match: AnyMatch = Match(desk.module.rules, game.match.setup, game.match.beginning)
        match.submit_all(moment.action for moment in game.moments)
        who = Sitting((desk.module.fallback,) * seats, NAMES[:seats])
        journal = desk.saves.open(desk.module, match, replace(who, **sitting))
        found = journal.found()
        assert found is not None
        self.saved = found
        party = Party.of(found).after(found.sitting)
        proof = party.proof(desk.module.rules, journal, over=True)
        events = tuple(event for step in game.steps for event in step.events)
        public = tuple(desk.module.rules.redact(event, None) for event in events)
        results = Results(
            desk, self.house.routes, party, Ending(match.state, proof, public, saved=journal.found)
        )
        self.house.open(results)
        self.house.until(lambda: not results.moving)
        self.house.wait()
        return results

    @property
    def decisions(self) -> int:
        return len(made_up(self.saved).decisions)

    def more(self, key: str) -> None:
        """One of the ways on that are seldom wanted."""
        self.house.click(MORE)
        self.house.wait()
        self.house.click(key)

    @property
    def offered(self) -> set[Any]:
        """The keys of all that can be pointed at."""
        return {spot.key for spot in self.house.spots()}


@pytest.fixture
def visit(module: GameModule, games: list[Played], tmp_path: Path) -> Iterator[Visit]:
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    yield Visit(module, games, tmp_path)
    pygame.event.clear()


def by_keys(house: House) -> None:
    house.key(pygame.K_TAB)
    house.key(pygame.K_RETURN)


def by_digits(house: House) -> None:
    house.key(pygame.K_2)
    house.key(pygame.K_RETURN)


def by_mouse(house: House) -> None:
    house.click((TAB, CHART))
    house.click(BEGIN)


def by_pad(house: House) -> None:
    house.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    house.pad(pygame.CONTROLLER_BUTTON_A)


AGAIN: dict[Callable[[House], None], Callable[[House], None]] = {
    by_keys: lambda house: house.key(pygame.K_RETURN),
    by_digits: lambda house: house.key(pygame.K_RETURN),
    by_mouse: lambda house: house.click(STOP),
    by_pad: lambda house: house.pad(pygame.CONTROLLER_BUTTON_A),
}


@pytest.mark.parametrize("begin", AGAIN, ids=lambda begin: begin.__name__)
def test_a_review_is_asked_for_and_stopped_by_any_device(visit: Visit, begin: Any) -> None:
    visit.finish()
    begin(visit.house)
    assert visit.reviews.begun == 1
    visit.reviews.judge(3, visit.decisions)
    visit.house.frame()
    assert (SEEN, 3) in visit.offered
    AGAIN[begin](visit.house)
    assert visit.reviews.chore.over
    assert BEGIN in visit.offered
    visit.house.click(BEGIN)
    assert visit.reviews.begun == 2


def test_what_is_judged_is_seen_as_it_grows_and_keeps_growing_when_nobody_looks(visit: Visit) -> None:
    results, total = visit.finish(), visit.decisions
    by_keys(visit.house)
    pictures = []
    for judged in (2, total // 2, total):
        visit.reviews.judge(judged, total)
        visit.house.frame()
        pictures.append(visit.house.picture)
        assert {(SEEN, number + 1) for number in range(judged)} <= visit.offered
    assert len({*pictures}) == 3
    assert STOP not in visit.offered
    visit.house.key(pygame.K_ESCAPE)
    assert isinstance(visit.house.top, Title)
    assert results._pages is not None


def test_how_long_it_takes_is_told_as_far_as_it_was_measured(visit: Visit) -> None:
    pages = chart_of(visit)
    assert not re.search(r"\d", pages._offer()), "nobody knows yet"
    visit.reviews.pace = 3
    pages = chart_of(visit)
    assert pages._offer().endswith(f" {lasts(visit.house.desk, 3 * visit.decisions)}")
    visit.house.click(BEGIN)
    for left, told in ((None, ""), (37, " · about 40 seconds left"), (125, " · about 2 minutes left")):
        visit.reviews.judge(1, visit.decisions, left)
        visit.house.frame()
        assert pages._told() == f"1 of {pages.reviewed.total} decisions judged{told}"
    visit.house.click(STOP)
    assert "left" not in pages._told()


def chart_of(visit: Visit) -> Pages:
    results = visit.finish()
    visit.house.click((TAB, CHART))
    assert results._pages is not None
    return results._pages


def test_leaving_the_page_stops_no_review(visit: Visit) -> None:
    visit.finish()
    by_keys(visit.house)
    visit.house.key(pygame.K_ESCAPE)
    assert isinstance(visit.house.top, Title)
    assert not visit.reviews.chore.over


def test_a_review_that_fails_says_so_and_can_be_begun_again(visit: Visit) -> None:
    results = visit.finish()
    by_keys(visit.house)
    visit.reviews.chore._end(type(visit.reviews.chore.state).DIED)
    visit.house.frame()
    assert results._pages is not None
    assert results._pages.reviewed.failed
    visit.house.click(BEGIN)
    assert visit.reviews.begun == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_every_decision_of_the_chart_leads_to_the_table_as_it_was(visit: Visit, seats: int) -> None:
    visit.finish(seats, None)
    review = made_up(visit.saved)
    visit.house.key(pygame.K_2)
    visit.house.key(pygame.K_HOME)
    visit.house.key(pygame.K_RIGHT)
    visit.house.key(pygame.K_RETURN)
    assert visit.watched == [(review.decisions[1].first, False)]


def test_the_table_shows_every_decision_to_whoever_goes_down(visit: Visit) -> None:
    results = visit.finish(2, None)
    visit.house.key(pygame.K_2)
    visit.house.click(TABLE)
    visit.house.key(pygame.K_HOME)
    seen = [results.focus.key]
    for _ in range(visit.decisions - 1):
        visit.house.key(pygame.K_DOWN)
        seen.append(results.focus.key)
        assert seen[-1] in visit.offered
    assert seen == [(SEEN, number + 1) for number in range(visit.decisions)]


def test_the_dearest_decisions_can_be_tried_again(visit: Visit) -> None:
    visit.finish(2, None)
    visit.house.key(pygame.K_3)
    review = made_up(visit.saved)
    cards = [key for key in visit.offered if isinstance(key, tuple) and key[0] == TRY]
    assert len(cards) == 3
    dearest = max(review.decisions, key=lambda each: each.loss.cost)
    visit.house.key(pygame.K_RETURN)
    assert visit.watched == [(dearest.first, True)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_even_share_and_the_three_parts_make_the_result_in_what_is_shown(visit: Visit, seats: int) -> None:
    results = visit.finish(seats, None)
    visit.house.key(pygame.K_4)
    assert results._pages is not None
    page: Any = results._pages._pages[LUCK]
    for seat in range(seats):
        parts = page._parts(seat)
        assert parts.even + parts.own + parts.others + parts.luck == parts.result
        assert parts.result == round(100 * visit.saved.result[seat])


def test_every_tab_tells_its_sentence_and_names_somebody(visit: Visit) -> None:
    results = visit.finish(2, None)
    for number, tab in enumerate((CHART, MOVES, LUCK)):
        visit.house.key(pygame.K_2 + number)
        assert results.tab == tab
        assert results._pages is not None
        sentence = results._pages._page.sentence()
        assert any(name in sentence for name in NAMES[:2])
    visit.house.key(pygame.K_1)
    assert results.tab == SCORE


def test_without_a_file_there_is_nothing_to_review_or_to_see_again(visit: Visit) -> None:
    results = visit.finish()
    before = visit.offered
    ending = Ending(visit.saved.match.state, results._proof)
    visit.house.open(Results(visit.house.desk, visit.house.routes, results._party, ending))
    visit.house.until(lambda: not visit.house.top.moving)
    assert before - visit.offered >= {REPLAY, (TAB, SCORE), (TAB, CHART)}
    visit.house.key(pygame.K_2)
    assert visit.house.top.tab == SCORE  # type: ignore[attr-defined]
    visit.house.wait()
    visit.house.click(MORE)
    visit.house.wait()
    assert AROUND in visit.offered
    assert SHARE not in visit.offered


def test_few_decisions_have_a_mark_in_the_chart_and_none_hides_another(visit: Visit) -> None:
    visit.finish(4, None)
    visit.house.key(pygame.K_2)
    page = visit.house.top._pages._pages[CHART]  # type: ignore[attr-defined]
    marked, plot = page._marked(None), page._plot
    assert 1 < len(marked) <= 6
    places = sorted(plot.x(each.number) for each in marked)
    assert all(after - before >= 40 for before, after in pairwise(places))
    turned = [each for each in page.reviewing.review.decisions if each.grade in SIGNS]
    assert {each.number for each in marked} <= {each.number for each in turned}
    for each in turned:
        assert each in page._marked(each.number), "what is pointed at has one"


# Ways on


def test_with_the_seats_moved_on_everybody_plays_what_another_one_had(visit: Visit) -> None:
    results = visit.finish(3)
    visit.more(AROUND)
    visit.house.until(lambda: isinstance(visit.house.top, Table))
    party = visit.house.table.party
    assert party.names == (NAMES[1], NAMES[2], NAMES[0])
    assert party.worn[:3] == tuple(results._party.worn[seat] for seat in (1, 2, 0))
    assert (party.setup, party.beginning) == (results._party.setup, results._party.beginning)
    assert SAME_DEAL in visit.house.table.play.course.journal.sitting.reasons


def test_people_and_computers_change_places() -> None:
    party = Party((HUMAN, "random"), ("Zoe", "Yan"), None, 7, "", liveries=("red", "teal"))
    assert party.around().seats == ("random", HUMAN)
    assert party.around().liveries[:2] == ("teal", "red")
    assert party.around().around().names == party.names


def test_a_return_game_is_offered_where_there_is_one(visit: Visit) -> None:
    visit.finish()
    module = visit.house.desk.module
    try:
        setup = module.text.encore(visit.saved.match.setup)
    except GameError:
        visit.house.click(MORE)
        assert RETURN not in visit.offered
        return
    visit.more(RETURN)
    visit.house.until(lambda: isinstance(visit.house.top, Table))
    table = visit.house.table
    assert table.match.setup == module.prepare(setup, table.party.seed, table.party.computers)
    assert table.play.course.journal.sitting.encore == visit.saved.path.name


def test_a_return_game_has_no_return_game(visit: Visit) -> None:
    visit.finish(encore="2026-01-01_10-00-00_abc.txt")
    visit.house.click(MORE)
    assert RETURN not in visit.offered


def test_a_game_is_seen_again_from_its_beginning(visit: Visit) -> None:
    visit.finish()
    visit.house.key(pygame.K_r)
    assert visit.watched == [(None, False)]


def test_a_game_is_shared_as_a_text_that_is_the_same_game_and_names_nobody(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    results, copied = visit.finish(2, title="Our best one", pinned=True), list[str]()
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    visit.more(SHARE)
    (text,) = copied
    assert not [word for word in (*NAMES[:2], "best one", "pinned") if word in text]
    path = tmp_path / "shared.txt"
    path.write_bytes(text.encode())
    again = saved_game.read(visit.house.desk.module, path)
    assert again.match.actions == visit.saved.match.actions
    assert again.match.state == visit.saved.match.state
    assert results._note
    assert isinstance(visit.house.top, Results)


def test_a_new_game_replaces_everything(visit: Visit) -> None:
    visit.finish()
    visit.house.click(NEW)
    assert isinstance(visit.house.top, NewGame)
    assert len(visit.house.stack._scenes) == 1


def test_enter_begins_a_rematch_on_the_first_tab(visit: Visit) -> None:
    results = visit.finish()
    assert results.focus.key == REMATCH
    visit.house.key(pygame.K_RETURN)
    visit.house.until(lambda: isinstance(visit.house.top, Table))


# Who gave up


def test_of_a_game_that_was_given_up_the_heading_and_the_verdict_say_so(
    visit: Visit, games: list[Played]
) -> None:
    results = visit.finish()
    game = next(each for each in games if len(each.seats) == 2)
    party = replace(results._party, seats=(HUMAN, HUMAN), conceded=(Seat(0),))
    ending = Ending(game.match.opening.state, None)
    given = Results(visit.house.desk, visit.house.routes, party, ending)
    given._board.finish()
    assert given._board.winners == [1]
    assert given._board._order == [1, 0]
    assert given._heading() == "Yan wins: Zoe gave up"
    assert "Gave up" in "".join(text for text, _ in given._verdict)


# Who has won


def ended(visit: Visit, state: Any, *seats: str) -> Results:
    """A page about a game that ended so, before anything is counted."""
    party = Party(seats, NAMES[: len(seats)], visit.saved.match.setup, 7, "")
    page = Results(visit.house.desk, visit.house.routes, party, Ending(state, None))
    visit.house.open(page)
    return page


def counted(visit: Visit, page: Results, monkeypatch: pytest.MonkeyPatch) -> tuple[int, list[str]]:
    """How many winners the ground celebrates when all is counted, and what is heard."""
    grounds, cues = [0], list[str]()
    scenery = type(visit.house.desk.scenery)
    paint = scenery.results

    def noted(self: Any, brush: Any, *, winners: Any, cheering: Any) -> None:
        grounds.append(len(winners))
        paint(self, brush, winners=winners, cheering=cheering)

    monkeypatch.setattr(scenery, "results", noted)
    monkeypatch.setattr(visit.house.desk.audio, "play", lambda cue, volume=1.0: cues.append(cue))
    visit.house.until(lambda: not page.moving, 0.1)
    visit.house.frame()
    return grounds[-1], cues


@pytest.mark.parametrize("person", [True, False])
def test_a_person_who_wins_is_celebrated_and_a_computer_is_not(
    visit: Visit, person: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.finish()
    state = visit.saved.match.state
    won = [number for number, share in enumerate(visit.saved.result) if share == 1]
    if not won:
        pytest.skip("nobody has won it alone")
    fallback = visit.house.desk.module.fallback
    seats = [HUMAN if (seat in won) == person else fallback for seat in range(2)]
    page = ended(visit, state, *seats)
    grounds, cues = counted(visit, page, monkeypatch)
    assert (grounds, "win" in cues) == (int(person), person)
    assert page._heading() == NAMES[won[0]] + (" wins!" if person else " wins")


@pytest.mark.parametrize("all_have", [0, -1])
def test_of_a_tie_at_nothing_nobody_is_a_winner(
    visit: Visit, all_have: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.finish()
    rules, state = visit.house.desk.module.rules, visit.saved.match.state
    sums = tuple(each._replace(value=0, decides=False) for each in rules.standings(state)[0].tally)
    tally = (sums[0]._replace(value=all_have), *sums[1:])
    level = tuple(Standing(Seat(seat), 1, tally) for seat in range(2))
    monkeypatch.setattr(type(rules), "standings", lambda self, state: level)
    page = ended(visit, state, HUMAN, HUMAN)
    grounds, cues = counted(visit, page, monkeypatch)
    assert grounds == 0
    assert "win" not in cues
    assert page._heading() == f"A draw at {all_have}"


def test_enter_is_deaf_for_600_ms_after_the_count_has_ended(visit: Visit) -> None:
    visit.finish()
    for seconds, begun in ((0.5, False), (0.7, True)):
        page = ended(visit, visit.saved.match.state, HUMAN, HUMAN)
        visit.house.until(lambda page=page: not page.moving, 0.1)
        visit.house.frame(0.0)
        visit.house.frame(seconds - 0.02)
        visit.house.key(pygame.K_RETURN)
        assert (visit.house.top is not page) == begun


# Who plays


def asked(visit: Visit) -> Results:
    """As if a person had played alone under the usual name."""
    results = visit.finish(names=("Ana", "Bo"))
    fallback = visit.house.desk.module.fallback
    party = replace(results._party, seats=(HUMAN, fallback), began=())
    ending = Ending(visit.saved.match.state, None, saved=lambda: visit.saved)
    page = Results(visit.house.desk, visit.house.routes, party, ending)
    visit.house.open(page)
    visit.house.until(lambda: not page.moving)
    visit.house.wait()
    return page


def write(house: House, text: str) -> None:
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        house.frame(0.02)


def test_whoever_plays_alone_is_asked_for_a_name_once(visit: Visit) -> None:
    settings: Settings = visit.house.desk.settings
    asked(visit)
    assert NAME in visit.offered
    visit.house.click(NAME)
    write(visit.house, "Mira")
    visit.house.key(pygame.K_RETURN)
    assert settings.me == "Mira"
    assert isinstance(visit.house.top, Results)
    assert NAME not in visit.offered
    asked(visit)
    assert NAME not in visit.offered


def press(house: House, text: str) -> None:
    """Keys go down, and write."""
    for letter in text:
        house.key(ord(letter.lower()))
        write(house, letter)


def by_a_click(house: House) -> None:
    house.click(NAME)


def by_enter(house: House) -> None:
    assert house.top.focus.key == REMATCH  # type: ignore[attr-defined]
    house.key(pygame.K_DOWN)
    house.key(pygame.K_RETURN)


@pytest.mark.parametrize("enter", [by_a_click, by_enter])
def test_who_has_entered_the_field_writes_with_all_letters(visit: Visit, enter: Any) -> None:
    page = asked(visit)
    enter(visit.house)
    press(visit.house, "Nuri C2")
    assert visit.house.top is page, "neither a new game nor the game once more"
    assert page.tab == SCORE
    visit.house.key(pygame.K_RETURN)
    assert visit.house.desk.settings.me == "Nuri C2"
    press(visit.house, "n")
    assert isinstance(visit.house.top, NewGame), "it is answered"


def test_letters_that_are_shown_as_keys_work_while_a_name_is_asked_for(visit: Visit) -> None:
    page = asked(visit)
    assert NAME in visit.offered
    press(visit.house, "r")
    assert visit.watched == [(None, False)]
    visit.house.open(page)
    press(visit.house, "2")
    assert (page.tab, page._me.text) == (CHART, "")
    press(visit.house, "n")
    assert isinstance(visit.house.top, NewGame)


def test_a_click_beside_the_field_leaves_it_and_keeps_what_is_written(visit: Visit) -> None:
    page = asked(visit)
    visit.house.click(NAME)
    press(visit.house, "Nuri")
    visit.house.click((TAB, CHART))
    press(visit.house, "1")
    assert (page.tab, page._me.text) == (SCORE, "Nuri")
    visit.house.click(NAME)
    press(visit.house, "n")
    assert page._me.text == "Nurin"


def test_whoever_does_not_want_to_be_asked_has_the_shortcuts(visit: Visit) -> None:
    asked(visit)
    visit.house.click(SKIP)
    press(visit.house, "n")
    assert isinstance(visit.house.top, NewGame)


def test_a_name_need_not_be_given(visit: Visit) -> None:
    page = asked(visit)
    visit.house.click(NAME)
    write(visit.house, "Mir")
    assert KEEP in visit.offered
    visit.house.key(pygame.K_ESCAPE)
    assert visit.house.top is page
    visit.house.click(SKIP)
    assert NAME not in visit.offered
    assert visit.house.desk.settings.me == ""
    assert visit.house.desk.settings.me_asked


def test_whoever_only_goes_on_is_not_asked_again(visit: Visit) -> None:
    asked(visit)
    asked(visit)
    assert NAME not in visit.offered


def test_whoever_has_a_name_is_not_asked(visit: Visit) -> None:
    visit.finish()
    assert NAME not in visit.offered
