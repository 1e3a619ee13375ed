"""The list of all games that were played: by keys, by mouse, by controller."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.module import GameModule
from game.services import clipboard
from game.services.archive import importing
from game.services.archive.rows import ME, GameRow, Outcome, SeatRow, Wanted
from game.services.casual import SAME_DEAL
from game.services.chores import State
from game.services.saved_game import SavedGame
from game.shell.desk import Foyer
from game.shell.history.deeds import AGAIN, COPY, DELETE, NAME, OPEN, PIN, REVIEW
from game.shell.history.doing import UNREVIEWED
from game.shell.history.listed import BACK, CALL, CLEAR, FILTER_OF, IMPORT, PLAY, ROW, UNDO
from game.shell.history.rows import PAGE
from game.shell.history.scene import History
from game.shell.interpreter import Interpreter
from game.shell.quill import LONGEST
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.signals import CONTROLLER
from game.shell.stage import Stage
from tests.services.jobs import stubborn
from tests.services.test_thinker import wait_for
from tests.shell.history_fakes import FakeArchive, FakeChore, FakeReviews, a_row, invented, now, opened
from tests.shell.test_notice import (
    SIZES,
    Blank,
    ToyWays,
    a_desk,
    assert_fits,
    click,
    go_back,
    key,
    looks,
    pad,
    painted,
    send,
    written,
)

PERSON = (FILTER_OF, "person")
CTRL_V = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL)
CTRL_Z = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL)
CTRL_C = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_LCTRL)


class Watched(ToyWays):
    """Remembers who watches what."""

    def __init__(self) -> None:
        super().__init__()
        self.watched: list[SavedGame] = []
        self.reviewed: list[SavedGame] = []

    def viewer(self, saved: SavedGame, at: int | None = None, *, trying: bool = False) -> Scene:
        if self.error:
            raise self.error
        self.watched.append(saved)
        return Blank()

    def review_pages(self, saved: SavedGame) -> Scene:
        self.reviewed.append(saved)
        return Blank()


class Room:
    """Somebody who looks at a list of games."""

    def __init__(self, rows: Sequence[GameRow] | None = None, games: int = 6, **settings: Any) -> None:
        self.desk, self.ways = a_desk(**settings), Watched()
        module: GameModule = self.desk.module
        rows = [a_row(module, number) for number in range(games)] if rows is None else rows
        self.archive, self.reviews = FakeArchive(rows, opened([module])), FakeReviews()
        self.open()

    def open(self) -> None:
        self.scene = History(self.desk, self.ways, self.archive, self.reviews, now)
        painted(self.scene)

    @property
    def chosen(self) -> GameRow:
        row = self.scene.row
        assert row is not None
        return row

    def keys(self, *codes: int) -> Go:
        return send(self.scene, *map(key, codes))

    def click(self, wanted: Any) -> Go:
        spot = next(spot for spot in self.scene.spots() if spot.key == wanted)
        return send(self.scene, *click(spot.box, self.scene.stage))

    def write(self, *events: pygame.event.Event) -> Go:
        """As the window does it: letters are letters where somebody writes."""
        interpreter, go = Interpreter(), STAY
        for event in events:
            for signal in interpreter.signals(event, self.scene.stage, typing=self.scene.typing):
                go = self.scene.handle(signal)
        return go

    def focus(self, wanted: Any) -> None:
        self.scene.focus.lead_to(wanted)

    @property
    def listed(self) -> list[Path]:
        rows = (self.scene.rows.row(number) for number in range(self.scene.rows.count))
        return [row.path for row in rows if row]

    def spot(self, wanted: Any) -> Any:
        return next(spot for spot in self.scene.spots() if spot.key == wanted)


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def told(go: Go) -> str:
    """The sentence that somebody has to read."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)
    return go.scene._sentence


# Through the list


def test_keys_begin_at_the_newest_game_and_go_through_the_list() -> None:
    room = Room()
    assert room.scene.focus.key == (ROW, 0)
    room.keys(pygame.K_DOWN, pygame.K_DOWN)
    assert (room.scene.focus.key, room.chosen.path) == ((ROW, 2), room.listed[2])
    room.keys(pygame.K_END)
    assert room.chosen.path == room.listed[-1]
    room.keys(pygame.K_DOWN)
    assert room.chosen.path == room.listed[-1], "there are no more"
    room.keys(pygame.K_HOME)
    assert room.scene.at == 0


def test_a_page_is_as_much_as_can_be_seen_but_one() -> None:
    room = Room(games=60)
    room.keys(pygame.K_PAGEDOWN)
    assert room.scene.at == room.scene.places.shown - 1
    room.keys(pygame.K_PAGEUP)
    assert room.scene.at == 0


def test_what_is_pinned_stands_on_top() -> None:
    module = a_desk().module
    rows = [a_row(module, number, pinned=number == 3) for number in range(5)]
    assert [path.stem[-1] for path in Room(rows).listed] == ["3", "0", "1", "2", "4"]


def test_enter_watches_a_game_that_is_over() -> None:
    room = Room()
    go = room.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(go, Push)
    assert [saved.path for saved in room.ways.watched] == [room.listed[1]]


def test_enter_goes_on_with_a_game_that_is_not_over() -> None:
    room = Room([a_row(a_desk().module, over=False)])
    assert room.spot(OPEN).name == "Continue"
    go = room.keys(pygame.K_RETURN)
    assert isinstance(go, Swap)
    assert len(room.ways.resumed) == 1
    assert room.ways.watched == []


def test_a_click_chooses_a_game_and_another_one_opens_it() -> None:
    room = Room()
    assert room.click((ROW, 2)) == STAY
    assert room.scene.at == 2
    assert isinstance(room.click((ROW, 2)), Push)
    assert len(room.ways.watched) == 1


def test_a_mouse_that_passes_by_chooses_nothing() -> None:
    room = Room()
    send(room.scene, click(room.spot((ROW, 3)).box, room.scene.stage)[0])
    assert room.scene.at == 0


def test_the_cross_of_a_controller_leads_through_the_list_and_a_opens() -> None:
    room = Room()
    send(room.scene, pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    go = send(room.scene, pad(pygame.CONTROLLER_BUTTON_A))
    assert isinstance(go, Push)
    assert [saved.path for saved in room.ways.watched] == [room.listed[1]]


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leads_back(device: str) -> None:
    assert go_back(Room().scene, device) == Pop()


def test_a_button_leads_back_too() -> None:
    assert Room().click(BACK) == Pop()


def test_tab_goes_round_from_the_game_to_its_card_the_foot_and_the_filters() -> None:
    room = Room()
    room.keys(pygame.K_DOWN)
    seen = []
    for _ in range(4):
        room.keys(pygame.K_TAB)
        seen.append(room.scene.focus.key)
    first = (FILTER_OF, room.scene.filters.all[0].key)
    assert seen == [OPEN, BACK, first, (ROW, 1)], "the same game as before"


def test_the_right_arrow_leads_to_the_card_and_the_left_one_back_to_the_same_game() -> None:
    room = Room()
    room.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT)
    assert room.scene.focus.key in {OPEN, REVIEW, AGAIN, PIN, NAME, COPY, DELETE}
    room.keys(pygame.K_LEFT)
    assert room.scene.focus.key == (ROW, 2)


# Ten thousand games


def test_only_what_is_seen_is_asked_for() -> None:
    room = Room(games=10_000)
    assert room.archive.asked == [(0, PAGE)]
    room.keys(pygame.K_END)
    room.scene.scroll.jump()
    painted(room.scene)
    assert {most for _, most in room.archive.asked} == {PAGE}
    assert len(room.archive.asked) <= 3
    assert len(room.scene.row_spots()) == room.scene.places.shown


def test_the_wheel_moves_the_list_and_chooses_nothing() -> None:
    room = Room(games=60)
    send(room.scene, pygame.event.Event(pygame.MOUSEWHEEL, y=-3))
    assert room.scene.moving
    for _ in range(60):
        room.scene.advance(0.05)
    assert room.scene.row_spots()[0].key == (ROW, 3)
    assert (room.scene.at, room.scene.moving) == (0, False)


def test_keys_lead_back_to_a_game_that_the_wheel_has_moved_out_of_sight() -> None:
    room = Room(games=60)
    send(room.scene, pygame.event.Event(pygame.MOUSEWHEEL, y=-30))
    room.scene.scroll.jump()
    room.keys(pygame.K_DOWN)
    room.scene.scroll.jump()
    assert (ROW, 1) in [spot.key for spot in room.scene.row_spots()]


def test_the_slider_can_be_dragged() -> None:
    room = Room(games=1000)
    track, stage = room.scene.places.slider, room.scene.stage
    down, end = stage.pixels(track._replace(h=20)).center, stage.pixels(track).midbottom
    send(room.scene, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1))
    send(room.scene, pygame.event.Event(pygame.MOUSEMOTION, pos=end))
    send(room.scene, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    assert room.scene.row_spots()[-1].key == (ROW, 999)
    assert not room.scene.held


def test_the_chosen_game_stays_in_sight_when_the_window_changes() -> None:
    room = Room(games=60)
    room.keys(pygame.K_END)
    room.scene.resized(Stage((1280, 720)))
    assert (ROW, 59) in [spot.key for spot in room.scene.row_spots()]


# Which games are shown


def of_all_kinds() -> list[GameRow]:
    return invented([a_desk().module], 40)


def test_arrows_change_a_filter_and_the_list_follows_at_once() -> None:
    room = Room(of_all_kinds())
    room.focus((FILTER_OF, "seats"))
    room.keys(pygame.K_RIGHT)
    assert room.spot((FILTER_OF, "seats")).text == "2"
    assert {len(room.archive.games[path].seats) for path in room.listed} == {2}
    assert "games found" in " ".join(written(room.scene))
    room.keys(pygame.K_LEFT)
    assert len(room.listed) == 40
    room.keys(pygame.K_LEFT)
    assert room.spot((FILTER_OF, "seats")).text == "4", "round the other way"


def test_a_click_on_either_side_of_a_filter_steps_there() -> None:
    room = Room(of_all_kinds())
    box, stage = room.spot((FILTER_OF, "outcome")).box, room.scene.stage
    send(room.scene, *click(box._replace(x=box.x + box.w * 0.7, w=box.w * 0.3), stage))
    assert room.spot((FILTER_OF, "outcome")).text == "Won"
    send(room.scene, *click(box._replace(w=box.w * 0.3), stage))
    send(room.scene, *click(box._replace(w=box.w * 0.3), stage))
    assert room.spot((FILTER_OF, "outcome")).text == "Lost"


def test_a_controller_changes_a_filter_with_its_cross() -> None:
    room = Room(of_all_kinds())
    send(room.scene, pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    assert room.scene.focus.key == (FILTER_OF, room.scene.filters.all[0].key)
    send(room.scene, pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    assert room.scene.filters.chosen


@pytest.mark.parametrize("clear", ["key", "mouse"])
def test_clearing_lets_everything_through_again(clear: str) -> None:
    room = Room(of_all_kinds())
    room.focus((FILTER_OF, "when"))
    room.keys(pygame.K_RIGHT)
    assert len(room.listed) < 40
    if clear == "key":
        room.keys(pygame.K_DELETE)
    else:
        room.click(CLEAR)
    assert len(room.listed) == 40
    assert room.archive.games, "no game was deleted"


def test_every_filter_asks_the_archive_for_what_it_says() -> None:
    room = Room(of_all_kinds())
    wanted = {}
    for each in room.scene.filters.all:
        room.scene.filters.step(each.key, 1)
        wanted[each.key] = room.scene.filters.wanted(now().date())
        room.scene.filters.clear()
    assert wanted["setup"].setup == (("set", "base"),)
    assert wanted["seats"] == Wanted(seats=2)
    assert wanted["person"] == Wanted(person="Ana")
    assert wanted["level"] == Wanted(level="boss")
    assert wanted["outcome"] == Wanted(outcome=Outcome.WON)
    assert wanted["serious"] == Wanted(serious=True)
    assert wanted["when"] == Wanted(since="2026-11-18")


def test_how_far_back_somebody_wants_to_look() -> None:
    room = Room(of_all_kinds())
    days = []
    for _ in range(4):
        room.scene.filters.step("when", 1)
        days.append(room.scene.filters.wanted(now().date()).since)
    assert days == ["2026-11-18", "2026-11-12", "2026-11-01", "2026-01-01"]


def test_a_filter_that_tells_nothing_apart_is_not_offered() -> None:
    offered = {each.key for each in Room().scene.filters.all}
    assert offered == {"when", "outcome", "serious", "person"}, "a single person can be renamed"


def test_whoever_plays_under_no_name_is_called_me() -> None:
    module = a_desk().module
    seat = SeatRow("human", "Ana", ME, 1, 1.0, 3)
    rows = [a_row(module, 0), replace(a_row(module, 1), seats=(seat, seat._replace(person="Bo")))]
    labels = {each.key: dict(each.options) for each in Room(rows).scene.filters.all}
    assert labels["person"][ME] == "Me"


# Whoever has played


def a_person(room: Room, name: str = "Ana") -> None:
    """Their games are looked at."""
    room.focus(PERSON)
    for _ in room.archive.values().persons:
        if room.scene.filters.person != name:
            room.keys(pygame.K_RIGHT)
    assert room.scene.filters.person == name


def rewrite(room: Room, name: str) -> None:
    """Another name instead of Ana's."""
    for event in (*[key(pygame.K_BACKSPACE)] * 3, typed(name)):
        room.write(event)


def persons(room: Room) -> set[str]:
    return {seat.person for row in room.archive.games.values() for seat in row.seats} - {""}


@pytest.mark.parametrize("how", ["key", "enter", "mouse"])
def test_whoever_has_played_gets_another_name_in_all_games(how: str) -> None:
    room = Room(names=["Ana"], profiles={"Ana": "teal", "Bo": "red"})
    a_person(room)
    if how == "mouse":
        room.click(CALL)
    else:
        room.keys(*{"key": [pygame.K_e], "enter": [pygame.K_DOWN] * 4 + [pygame.K_RETURN]}[how])
    rewrite(room, "Julia")
    assert "Julia_" in written(room.scene)
    room.write(key(pygame.K_RETURN))
    assert persons(room) == {"Julia"}
    assert room.scene.filters.person == "Julia"
    assert len(room.listed) == 6
    assert "Renamed to Julia." in written(room.scene)
    settings = room.desk.settings
    assert (settings.names, settings.profiles) == (["Julia"], {"Julia": "teal", "Bo": "red"})


def test_a_controller_chooses_the_name_of_somebody_who_is_known() -> None:
    room = Room(profiles={"Lu": "red", "Max": "teal"})
    a_person(room)
    room.focus(CALL)
    right, button = pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT), pad(pygame.CONTROLLER_BUTTON_A)
    for event in (button, right, right):
        room.write(event)
    assert room.scene.caller.quill.text == "Max"
    room.write(button)
    assert persons(room) == {"Max"}


def test_the_first_letter_takes_the_place_of_a_name() -> None:
    room = Room(profiles={"Max": "teal"})
    a_person(room)
    room.keys(pygame.K_e)
    quill = room.scene.caller.quill
    assert (quill.text, quill.suggested) == ("Ana", True)
    room.write(key(pygame.K_LSHIFT), key(pygame.K_j), typed("J"), typed("o"))
    assert (quill.text, quill.suggested) == ("Jo", False)
    room.keys(pygame.K_RIGHT)
    room.write(typed("Lu"))
    assert quill.text == "Lu", "another name that was offered"
    room.keys(pygame.K_ESCAPE, pygame.K_e)
    marked = looks(painted(room.scene))
    room.keys(pygame.K_END)
    assert looks(painted(room.scene)) != marked
    room.write(typed("bel"), key(pygame.K_RETURN))
    assert persons(room) == {"Anabel"}


def test_the_first_letter_takes_the_place_of_a_title() -> None:
    room = Room()
    for keys, letters, title in (
        ([], "Mine", "Mine"),
        ([], "Yours", "Yours"),
        ([pygame.K_LEFT], "!", "Yours!"),
        ([pygame.K_BACKSPACE], "?", "Yours?"),
        ([], "", "Yours?"),
    ):
        room.keys(pygame.K_e, *keys)
        room.write(typed(letters) if letters else key(pygame.K_F5), key(pygame.K_RETURN))
        assert room.chosen.title == title


def test_who_has_no_name_gets_one_and_is_called_so_from_now_on() -> None:
    row = a_row(a_desk().module)
    room = Room([replace(row, seats=(row.seats[0]._replace(person=ME), *row.seats[1:]))])
    a_person(room, ME)
    assert room.spot(CALL).text.startswith("Renames Me in all games")
    room.keys(pygame.K_e)
    assert room.scene.caller.quill.text == "", "nobody is called me"
    room.write(typed("Julia"), key(pygame.K_RETURN))
    assert (room.desk.settings.me, room.desk.settings.me_asked) == ("Julia", True)


@pytest.mark.parametrize(("answer", "left"), [(0, {"Ana", "Cleo"}), (None, {"Ana", "Cleo"}), (1, {"Cleo"})])
def test_before_two_become_one_it_is_asked(answer: int | None, left: set[str]) -> None:
    module = a_desk().module
    other = a_row(module, 1)
    room = Room(
        [a_row(module), replace(other, seats=(other.seats[0]._replace(person="Cleo"), other.seats[1]))]
    )
    a_person(room)
    room.keys(pygame.K_e)
    rewrite(room, "Cleo")
    go = room.write(key(pygame.K_RETURN))
    assert told(go).startswith("Cleo is already a player here.")
    assert persons(room) == {"Ana", "Cleo"}
    room.scene.resumed(go.scene, answer)  # type: ignore[union-attr]
    assert persons(room) == left


@pytest.mark.parametrize("name", ["", "Ana", "  "])
def test_who_writes_no_other_name_is_called_as_before(name: str) -> None:
    room = Room()
    a_person(room)
    room.keys(pygame.K_e)
    rewrite(room, name)
    room.write(key(pygame.K_RETURN))
    assert persons(room) == {"Ana"}
    assert not room.scene.typing


def test_a_name_that_nobody_can_have_is_refused_and_nothing_changes() -> None:
    room = Room(profiles={"Ana": "teal"})
    a_person(room)
    room.keys(pygame.K_e)
    rewrite(room, "Nobody")
    go = room.write(key(pygame.K_RETURN))
    assert told(go) == "Nobody can be called that."
    assert (persons(room), room.desk.settings.profiles) == ({"Ana"}, {"Ana": "teal"})


def test_elsewhere_e_names_the_game() -> None:
    room = Room()
    a_person(room)
    room.focus((ROW, 0))
    room.keys(pygame.K_e)
    assert room.scene.quill.writes
    assert not room.scene.caller.quill.writes


def test_while_games_are_looked_through_nobody_is_renamed() -> None:
    room = Room()
    a_person(room)
    room.archive.ready = False
    room.keys(pygame.K_e)
    room.click(CALL)
    assert not room.scene.typing


def test_nothing_fits_says_so_and_leads_out() -> None:
    room = Room([a_row(a_desk().module, started="2020-01-01 10:00")])
    room.focus((FILTER_OF, "when"))
    room.keys(pygame.K_RIGHT)
    assert room.listed == []
    assert "No games found" in written(room.scene)
    assert room.spot(CLEAR).active
    assert room.keys(pygame.K_p, pygame.K_h, pygame.K_n) == STAY, "there is nothing to do it with"


def test_without_any_game_it_is_said_how_to_get_one() -> None:
    room = Room([])
    assert "No games yet" in written(room.scene)
    assert room.scene.focus.key == PLAY
    go = room.keys(pygame.K_RETURN)
    assert isinstance(go, Swap)
    assert go.all


# What is done with a game


def test_p_pins_a_game_and_stays_with_it() -> None:
    room = Room()
    path = room.listed[3]
    room.keys(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_p)
    assert room.listed[0] == path
    assert (room.chosen.path, room.chosen.pinned) == (path, True)
    assert room.spot(PIN).name == "Unpin"
    room.keys(pygame.K_p)
    assert not room.chosen.pinned


@pytest.mark.parametrize("begin", [pygame.K_e, pygame.K_F2])
def test_a_name_is_written_letter_by_letter(begin: int) -> None:
    room = Room()
    room.write(key(begin))
    assert room.scene.typing
    room.write(typed("A long nights"), key(pygame.K_BACKSPACE))
    assert room.chosen.title == "", "nothing is kept before it is finished"
    room.write(key(pygame.K_RETURN))
    assert not room.scene.typing
    assert room.chosen.title == "A long night"
    assert "A long night" in written(room.scene)


def test_letters_of_a_name_are_no_keys() -> None:
    room = Room()
    room.write(key(pygame.K_e))
    room.write(key(pygame.K_p), typed("p"), typed("n"), key(pygame.K_DELETE))
    assert room.scene.quill.text == "p"
    assert len(room.listed) == 6
    assert not room.chosen.pinned


def test_a_name_can_be_left_as_it_was() -> None:
    room = Room()
    room.write(key(pygame.K_e))
    assert room.write(typed("no"), key(pygame.K_ESCAPE)) == STAY
    assert not room.scene.typing
    assert room.chosen.title == ""


def test_a_name_is_finished_by_a_click_elsewhere() -> None:
    room = Room()
    room.click(NAME)
    room.write(typed("Mine"))
    room.write(*click(room.spot((ROW, 2)).box, room.scene.stage))
    assert room.archive.games[room.listed[0]].title == "Mine"


def test_a_full_name_is_heard() -> None:
    room = Room()
    room.write(key(pygame.K_e))
    room.write(typed("x" * LONGEST), typed("y"))
    assert room.desk.audio.cues[-1] == "error"  # type: ignore[attr-defined]
    room.write(key(pygame.K_RETURN))
    assert room.chosen.title == "x" * LONGEST


def test_what_keys_point_at_after_an_undo_is_what_they_act_on() -> None:
    room = Room()
    first = room.chosen
    room.keys(pygame.K_DELETE, pygame.K_u)
    assert room.chosen == first
    assert room.scene.focus.key == (ROW, room.scene.at)


@pytest.mark.parametrize("undo", [key(pygame.K_u), CTRL_Z, "mouse"])
def test_what_was_deleted_can_be_brought_back(undo: Any) -> None:
    room = Room()
    before = room.listed
    room.keys(pygame.K_DOWN, pygame.K_DELETE)
    assert room.listed == [before[0], *before[2:]]
    assert room.chosen.path == before[2], "the one that comes next"
    assert any(text.startswith("Deleted: Ana") for text in written(room.scene))
    if undo == "mouse":
        room.click(UNDO)
    else:
        send(room.scene, undo)
    assert room.listed == before
    assert UNDO not in [spot.key for spot in room.scene.spots()]


def test_nothing_can_be_brought_back_after_something_else_was_done() -> None:
    room = Room()
    room.keys(pygame.K_DELETE, pygame.K_p, pygame.K_u)
    assert len(room.listed) == 5


@pytest.mark.parametrize("how", ["keys", "mouse"])
def test_a_pinned_game_is_not_deleted_before_it_is_unpinned(how: str) -> None:
    room = Room()
    room.keys(pygame.K_p)
    before = room.listed
    room.keys(pygame.K_DELETE) if how == "keys" else room.click(DELETE)
    assert room.listed == before
    assert "This game is pinned. Unpin it first." in written(room.scene)
    room.keys(pygame.K_p, pygame.K_DELETE)
    assert len(room.listed) == len(before) - 1
    room.keys(pygame.K_u)
    assert room.listed == before


def test_a_game_that_cannot_be_deleted_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    monkeypatch.setattr(room.archive, "delete", lambda row: None)
    room.keys(pygame.K_DELETE)
    assert len(room.listed) == 6
    assert UNDO not in [spot.key for spot in room.scene.spots()]


def test_the_last_game_can_be_deleted_and_brought_back() -> None:
    room = Room(games=1)
    room.keys(pygame.K_DELETE)
    assert room.listed == []
    assert room.scene.focus.key == PLAY
    room.keys(pygame.K_u)
    assert len(room.listed) == 1


def test_a_game_is_copied_as_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    room = Room()
    send(room.scene, CTRL_C)
    assert copied == ["a game as text\n"]
    assert "Copied." in written(room.scene)


def test_without_a_clipboard_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    assert told(Room().click(COPY)) == "Could not use the clipboard."


def test_the_same_deal_is_played_again_as_a_casual_game() -> None:
    room = Room()
    go = room.keys(pygame.K_n)
    assert isinstance(go, Swap)
    (party,) = room.ways.opened
    assert party.beginning == 5
    assert party.reasons == (SAME_DEAL,)


def test_the_same_deal_is_played_again_by_those_who_began() -> None:
    room = Room()
    open_game = room.archive.open

    def taken_over(row: GameRow) -> SavedGame:
        saved = open_game(row)
        return replace(saved, sitting=saved.sitting.handed_over(3, 0, saved.module.levels[0].key))

    before = open_game(room.chosen).sitting.seats
    room.archive.open = taken_over  # type: ignore[method-assign]
    room.keys(pygame.K_n)
    (party,) = room.ways.opened
    assert party.seats == before


def test_a_game_that_goes_on_gives_nothing_away() -> None:
    room = Room([a_row(a_desk().module, over=False)])
    active = {spot.key for spot in room.scene.deed_spots() if spot.active}
    assert active == {OPEN, PIN, NAME, DELETE}
    assert room.spot(COPY).text == "Only when the game is over."
    assert send(room.scene, CTRL_C) == STAY
    assert room.keys(pygame.K_h, pygame.K_n) == STAY
    assert room.reviews.asked == []


@pytest.mark.parametrize("closed", [True, False])
def test_closed_piles_hide_the_scores_of_games_that_go_on(closed: bool) -> None:
    row = a_row(a_desk().module, over=False)
    scores = {str(seat.score) for seat in row.seats}
    room = Room([row])
    room.desk.settings.open_piles = not closed
    assert bool(scores & set(written(room.scene))) != closed
    assert (str(row.seats[0].score) in room.spot((ROW, 0)).name) != closed


def test_closed_piles_are_open_when_a_game_is_over() -> None:
    room = Room(games=1)
    room.desk.settings.open_piles = False
    assert str(room.chosen.seats[0].score) in written(room.scene)


def test_a_game_that_cannot_be_read_says_why_and_is_still_listed() -> None:
    room = Room()
    room.archive.broken = set(room.listed)
    for code in (pygame.K_RETURN, pygame.K_h, pygame.K_n):
        assert told(room.keys(code)) == "This saved game ends before it begins."
    assert len(room.listed) == 6


# Reviews


def test_a_review_tells_how_far_it_is_and_is_there_when_it_is_done() -> None:
    room = Room()
    room.keys(pygame.K_h)
    (chore,) = room.reviews.chores
    chore.goes_on(17, 40)
    room.scene.advance(0.1)
    assert room.spot(REVIEW).name == "Stop: 17 of 40"
    chore.ends()
    room.scene.advance(0.1)
    assert room.spot(REVIEW).name == "See review"
    assert isinstance(room.keys(pygame.K_h), Push)
    assert len(room.ways.reviewed) == 1


def test_a_review_can_be_stopped() -> None:
    room = Room()
    room.keys(pygame.K_h, pygame.K_h)
    assert room.reviews.chores[0].state is State.CANCELLED
    assert room.spot(REVIEW).name == "Review"


def test_a_review_that_dies_says_so() -> None:
    room = Room()
    room.keys(pygame.K_h)
    room.reviews.chores[0].ends(State.DIED)
    assert told(room.scene.advance(0.1)) == UNREVIEWED
    assert room.spot(REVIEW).name == "Review"


def test_the_review_of_a_game_that_is_deleted_is_not_wanted_any_more() -> None:
    room = Room()
    room.keys(pygame.K_h, pygame.K_DELETE)
    assert room.reviews.chores[0].state is State.CANCELLED


# From elsewhere


@pytest.mark.parametrize("how", ["keys", "mouse"])
def test_a_game_is_taken_in_from_the_clipboard(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    monkeypatch.setattr(clipboard, "paste", lambda: room.desk.module.key)
    room.focus((FILTER_OF, "when"))
    room.keys(pygame.K_RIGHT)
    go = send(room.scene, CTRL_V) if how == "keys" else room.click(IMPORT)
    assert go == STAY
    assert room.chosen.path == Path("imported.txt")
    assert not room.scene.filters.chosen, "whatever was wanted before: it can be seen"
    assert "Imported." in written(room.scene)
    send(room.scene, CTRL_V)
    assert "You have this game already." in written(room.scene)


def test_an_empty_clipboard_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "paste", lambda: "")
    assert told(send(Room().scene, CTRL_V)).startswith("The clipboard has no text.")


def test_a_text_that_is_no_game_names_its_line_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "paste", lambda: "hello")
    room = Room()
    assert "line 1" in told(send(room.scene, CTRL_V))
    assert len(room.listed) == 6


def test_a_file_or_a_text_can_be_dropped_onto_the_list(tmp_path: Path) -> None:
    room = Room()
    (tmp_path / "game.txt").write_text(room.desk.module.key)
    file = pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "game.txt"))
    assert send(room.scene, file) == STAY
    assert room.scene.note == "Reading 'game.txt'…"
    assert read_through(room) == STAY
    assert room.chosen.path == Path("imported.txt")
    text = pygame.event.Event(pygame.DROPTEXT, text="nothing of the kind")
    assert "line 1" in told(send(room.scene, text))


def read_through(room: Room) -> Go:
    """Frames until the file that was dropped has been read, and what comes of it."""
    reading, go = room.scene.doing.reading, STAY

    def over() -> bool:
        nonlocal go
        room.desk.chores.advance()
        go = room.scene.advance(0.01)
        return room.scene.doing.reading is None

    assert reading is not None
    wait_for(over)
    room.desk.chores.close()
    return go


def test_a_file_that_never_answers_is_given_up_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "read_file", stubborn)
    room = Room()
    (tmp_path / "game.txt").write_text(room.desk.module.key)
    send(room.scene, pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "game.txt")))
    assert room.scene.advance(0.1) == STAY
    assert "takes too long" in told(room.scene.advance(importing.READING_SECONDS))
    assert len(room.listed) == 6
    room.desk.chores.close()


def test_whoever_leaves_the_list_waits_for_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "read_file", stubborn)
    room = Room()
    (tmp_path / "game.txt").write_text(room.desk.module.key)
    send(room.scene, pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "game.txt")))
    assert room.keys(pygame.K_ESCAPE) == Pop()
    room.desk.chores.advance()
    assert not room.desk.chores.working


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    room = Room()
    assert told(send(room.scene, pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "no.txt"))))
    assert len(room.listed) == 6


# While games are looked through


def test_the_list_can_be_used_while_games_are_looked_through() -> None:
    room = Room()
    room.archive.chore = chore = FakeChore(1200, 10_000)
    room.archive.ready = False
    room.open()
    assert "Reading games: 1200 of 10000" in written(room.scene)
    assert isinstance(room.keys(pygame.K_RETURN), Push)
    module = room.desk.module
    room.archive.games[Path("new.txt")] = a_row(module, 9, path=Path("new.txt"))
    room.archive.version += 1
    room.scene.advance(0.1)
    assert len(room.listed) == 7, "what has been found meanwhile"
    chore.ends()
    room.archive.ready = True
    room.scene.advance(0.1)
    assert "7 games" in written(room.scene)


def test_before_anything_is_known_nobody_says_that_there_is_nothing() -> None:
    room = Room([])
    room.archive.chore, room.archive.ready = FakeChore(), False
    room.open()
    assert "No games yet" not in written(room.scene)
    assert "Reading games…" in written(room.scene)


def test_keys_are_led_to_the_first_games_that_are_found() -> None:
    room = Room([])
    room.archive.chore, room.archive.ready = FakeChore(), False
    room.open()
    assert room.scene.focus.key == BACK
    room.archive.games[Path("new.txt")] = a_row(room.desk.module, path=Path("new.txt"))
    room.archive.version += 1
    room.scene.advance(0.1)
    assert room.scene.focus.key == (ROW, 0)


def test_whoever_comes_back_sees_what_was_played_meanwhile() -> None:
    room = Room()
    room.keys(pygame.K_DOWN)
    path, module = room.chosen.path, room.desk.module
    newest = replace(a_row(module, 0), path=Path("new.txt"), played=4e9)
    room.archive.games[newest.path] = newest
    room.scene.resumed(Blank(), None)
    assert room.listed[0] == newest.path
    assert room.chosen.path == path, "the same game is chosen"


# Several games


def test_a_game_of_another_kind_turns_to_it_and_comes_back_to_the_same_list() -> None:
    room = Room()
    turned: list[str] = []
    other = replace(room.desk.module, key="other")
    room.desk.foyer = Foyer(turn_to=turned.append)
    room.archive.games = {Path("x.txt"): a_row(other, path=Path("x.txt"))}
    room.archive._open = opened([other])
    room.open()
    go = room.keys(pygame.K_RETURN)
    assert turned == ["other"]
    assert isinstance(go, Swap)
    assert go.all
    title = go.scene.advance(0.1)
    assert title == Push(room.scene)
    watched = room.scene.advance(0.1)
    assert isinstance(watched, Push)
    assert len(room.ways.watched) == 1
    assert room.scene.advance(0.1) == STAY, "only once"


# How it looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("games", [0, 3, 60])
def test_it_fits_into_every_window(size: tuple[int, int], games: int) -> None:
    def make() -> History:
        room = Room(invented([a_desk().module], games))
        return room.scene

    assert_fits(make, size)


def test_the_buttons_name_the_device_that_is_used() -> None:
    room = Room()
    assert {"Enter", "P", "E", "Del", "Ctrl+C"} <= set(written(room.scene))
    room.desk.bindings.device = CONTROLLER
    seen = set(written(room.scene))
    assert {"A", "Y"} <= seen
    assert not {"P", "E", "Del"} & seen


def test_it_comes_to_rest() -> None:
    room = Room(games=60)
    room.keys(pygame.K_END)
    for _ in range(100):
        room.scene.advance(0.05)
    room.scene.changed = False
    room.scene.advance(0.05)
    assert not room.scene.moving
    assert not room.scene.changed


def test_with_less_motion_the_list_does_not_flow() -> None:
    room = Room(games=60, reduced_motion=True)
    room.keys(pygame.K_END)
    assert not room.scene.moving
