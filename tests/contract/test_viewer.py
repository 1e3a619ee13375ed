"""A game looked back at, whichever it is: any moment looks the same however one comes to it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from math import inf
from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.core.history import History
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.reviewing import Grade
from game.services import clipboard
from game.services.archive.entries import Place, Stamp, entry_of
from game.services.archive.rows import GameRow
from game.services.casual import POSITION
from game.services.chores import State
from game.services.saved_game import SavedGame, read
from game.services.saves import REPLAYS, SAVES
from game.services.settings import Settings
from game.shell.history.telling import Telling
from game.shell.layout import BadLayout
from game.shell.scenes.menu.saved_games import in_short
from game.shell.scenes.scene import Scene
from game.shell.show import Party
from game.shell.signals import Button, PointerDown, PointerMoved, PointerUp
from game.shell.table.log import Log
from game.shell.table.scene import Table
from game.shell.viewer import console
from game.shell.viewer.card import MomentCard
from game.shell.viewer.console import COPY, LENS, ON, PLAY, PLAY_ON, REVIEW, TRY
from game.shell.viewer.lens import ALL
from game.shell.viewer.play_on import BEGIN, SEAT, PlayOn
from game.shell.viewer.scene import Viewer
from game.shell.viewer.trying import TryTable
from tests.contract.games import GAMES
from tests.contract.house import House, beside_the_others
from tests.contract.looking_back import Reviews, played, reviewed, saved
from tests.services.archive.shelf import Shelf

LONG_AGO = -inf
"""There is never time for anything."""
SOME = 12
"""Decisions of a game that is not over."""


@pytest.fixture(scope="module", params=GAMES, ids=lambda module: module.key)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> House:
    """A window in which things move as fast as people see them."""
    made = House(
        tmp_path_factory.mktemp("viewer"),
        *("--game", request.param.key),
        program=beside_the_others,
        settings=Settings(),
    )
    made.desk.settings.speed = made.desk.settings.computer_speed = 1.0
    return made


@pytest.fixture(scope="module")
def over(house: House) -> SavedGame:
    return saved(house.desk.module, played(house.desk.module))


def opened(house: House, game: SavedGame, at: int | None = None, reviews: Reviews | None = None) -> Viewer:
    tabletop = house.routes.show.tabletop(house.routes, Party.of(game))
    viewer = Viewer(house.desk, house.routes, game, tabletop, at, reviews=reviews)
    house.open(viewer)
    rest(house)
    return viewer


def rest(house: House) -> None:
    """Until nothing moves."""
    house.frame(0.0)
    house.until(lambda: not house.stack.moving, 0.3)
    house.frame(0.0)


def offered(viewer: Viewer) -> set[object]:
    return {spot.key for spot in viewer.spots() if spot.active}


def test_every_moment_looks_the_same_however_one_comes_to_it(house: House, over: SavedGame) -> None:
    viewer, chance = opened(house, over), Random(5)
    last, seen = viewer.reel.last, {0: house.picture}
    for at in range(1, last + 1):  # as it came about
        house.key(pygame.K_RIGHT)
        rest(house)
        assert viewer.at == at
        seen[at] = house.picture
    assert len({*seen.values()}) == last + 1, "there is something new to see after every decision"
    for at in range(last - 1, -1, -1):
        house.key(pygame.K_LEFT)
        rest(house)
        assert viewer.at == at
        assert house.picture == seen[at], at
    for _ in range(25):
        at = chance.randrange(last + 1)
        viewer.stand(at)
        rest(house)
        assert house.picture == seen[at], at


def test_whoever_jumps_before_pictures_are_made_sees_sketches_and_then_the_same(
    house: House, over: SavedGame
) -> None:
    viewer, art, window = opened(house, over), house.desktop.art, house.desktop.window
    middle = viewer.reel.last // 2
    viewer.stand(middle)
    rest(house)
    seen = house.picture
    viewer.stand(0)
    rest(house)
    art._made.clear()
    art._passing.clear()
    viewer.stand(middle)
    window.show(house.stack, LONG_AGO)
    assert house.picture != seen
    sketched = [key for key in art._owed if isinstance(key, tuple)]
    assert bool(sketched) == (house.desk.module.key in {game.key for game in CATALOGUE})
    frames = 0
    while house.stack.moving:
        window.make_ahead(LONG_AGO)
        house.stack.advance(0.0)
        window.show(house.stack, LONG_AGO)
        frames += 1
    assert house.picture == seen
    assert frames > len(sketched), "one by one"


def test_keys_lead_by_decisions_by_turns_and_to_both_ends(house: House, over: SavedGame) -> None:
    viewer = opened(house, over)
    reel, shift = viewer.reel, {"mod": pygame.KMOD_SHIFT, "unicode": "", "scancode": 0}
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        house.post(kind, key=pygame.K_RIGHT, **shift)
    assert viewer.at == reel.turn_after(0) > 0
    house.key(pygame.K_END)
    assert viewer.at == reel.last
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        house.post(kind, key=pygame.K_LEFT, **shift)
    assert viewer.at == reel.turn_before(reel.last) < reel.last
    house.key(pygame.K_LEFT)
    assert viewer.at == reel.turn_before(reel.last) - 1
    house.key(pygame.K_HOME)
    assert viewer.at == 0
    house.key(pygame.K_LEFT)
    assert viewer.at == 0, "there is nothing before the beginning"


def test_it_plays_to_the_end_and_begins_again(house: House, over: SavedGame) -> None:
    viewer = opened(house, over, len(over.match.actions) - 2)
    for _ in range(3):
        house.key(pygame.K_PLUS)
    assert viewer.walk.speed == 8.0
    house.key(pygame.K_SPACE)
    house.until(lambda: viewer.at == viewer.reel.last)
    assert not viewer.walk.playing
    house.key(pygame.K_SPACE)
    assert viewer.walk.playing
    assert viewer.at < 2
    house.key(pygame.K_SPACE)
    assert not viewer.walk.playing


def test_a_step_that_is_on_its_way_can_be_hurried_and_taken_back(house: House, over: SavedGame) -> None:
    viewer = opened(house, over, 3)
    house.key(pygame.K_RIGHT)
    assert viewer.timeline.busy
    house.key(pygame.K_RIGHT)
    assert viewer.at == 4
    assert viewer.timeline.busy
    house.key(pygame.K_LEFT)
    assert viewer.at == 4
    assert not viewer.timeline.busy


def test_all_hands_each_seat_and_everybody_follow_each_other(house: House, over: SavedGame) -> None:
    viewer, rules = opened(house, over, 5), house.desk.module.rules
    assert viewer.walk.lens.eyes == ALL
    assert viewer.tabletop.view == rules.view(viewer.reel.states[5], viewer.reel.to_act(5))
    for eyes in (0, 1, None):
        house.key(pygame.K_h)
        assert viewer.walk.lens.eyes == eyes
        assert viewer.tabletop.view == rules.view(viewer.reel.states[5], eyes)
    house.key(pygame.K_h)
    assert viewer.walk.lens.eyes == ALL


def test_of_a_game_that_is_not_over_only_what_everybody_saw_is_shown(house: House) -> None:
    module = house.desk.module
    viewer = opened(house, saved(module, played(module, decisions=SOME)), SOME - 1)
    assert viewer.tabletop.view == module.rules.view(viewer.reel.states[SOME - 1], None)
    assert not offered(viewer) & {LENS, TRY, PLAY_ON, COPY, REVIEW}
    before = viewer.tabletop.view
    for key in (pygame.K_h, pygame.K_w, pygame.K_n, pygame.K_r):
        house.key(key)
        assert house.top is viewer
        assert viewer.tabletop.view == before
    assert viewer.verdicts.review is None


def test_a_game_that_was_given_up_is_over(house: House) -> None:
    module = house.desk.module
    viewer = opened(house, saved(module, played(module, decisions=SOME), conceded=(1,)), SOME)
    assert {TRY, PLAY_ON, COPY} <= offered(viewer)
    assert "Bo" in viewer.hud().card.title  # type: ignore[union-attr]


def test_a_game_that_was_given_up_at_once_can_be_seen(house: House) -> None:
    module = house.desk.module
    viewer = opened(house, saved(module, played(module, decisions=0), conceded=(1,)))
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_HOME, pygame.K_SPACE, pygame.K_h):
        house.key(key)
        rest(house)
    assert (house.top, viewer.at) == (viewer, 0)


def test_a_game_that_others_play_on_was_not_given_up(house: House) -> None:
    module = house.desk.module
    if 3 not in module.seats:
        pytest.skip("nobody else can play on")
    viewer = opened(house, saved(module, played(module, 3, SOME), conceded=(1,)), SOME)
    assert viewer.hud().card.title == "The game stopped here."  # type: ignore[union-attr]


@pytest.mark.parametrize("decisions", [1, 2, 3, SOME])
def test_title_list_and_viewer_tell_the_turn_that_goes_on(
    house: House, tmp_path: Path, decisions: int
) -> None:
    module, desk = house.desk.module, house.desk
    game, row = kept(module, tmp_path, decisions)
    turn = f"Turn {game.match.turn}"
    assert in_short(desk, house.routes.show, game).split(" · ")[-2] == turn
    assert Telling(desk, datetime.now).ending(row) == turn
    assert moment_told(opened(house, game, decisions)) == f"{turn} of {game.match.turn}"


def test_list_log_and_viewer_tell_how_many_turns_a_game_had_and_those_of_a_game_played_on_from_it(
    house: House, tmp_path: Path
) -> None:
    module, desk = house.desk.module, house.desk
    game, row = kept(module, tmp_path)
    viewer = opened(house, game, len(game.match.actions))
    turns = game.match.turn
    assert Telling(desk, datetime.now).details(row).endswith(f"{turns} turns")
    assert moment_told(viewer) == f"Turn {turns} of {turns}"
    house.key(pygame.K_l)
    assert isinstance(house.top, Log)
    assert [page.turn.number for page in house.top.lines.pages] == list(range(1, turns + 1))
    last, rules = viewer.reel.turns[-3].first, module.rules
    match: AnyMatch = Match.at(rules, rules.spell_state(viewer.reel.states[last]))
    match.submit_all(game.match.actions[last:])
    short = replace(game, match=match)
    entry = entry_of(short, Place(REPLAYS, module.key, "short.txt"), Stamp(1, 1))
    assert moment_told(opened(house, short, len(match.actions))) == "Turn 3 of 3"
    assert entry.turns == len(History(match).turns) == 3


def kept(module: GameModule, folder: Path, decisions: int | None = None) -> tuple[SavedGame, GameRow]:
    """A game in a folder, so many decisions of it, and what the list tells of it."""
    shelf = Shelf(folder)
    path = shelf.put(module, 5, actions=decisions, shelf=REPLAYS if decisions is None else SAVES)
    (row,) = shelf.ready().rows()
    return read(module, path), row


def moment_told(viewer: Viewer) -> str:
    card = viewer.hud().card
    assert isinstance(card, MomentCard)
    return card.label[0].split(" · ")[0]


def test_the_timeline_is_clicked_and_dragged(house: House, over: SavedGame) -> None:
    viewer = opened(house, over)
    track = console.track_box(viewer.stage)
    y = track.y + track.h - 4

    def at(moment: int) -> tuple[float, float]:
        return viewer.track.x(track, moment), y

    viewer.handle(PointerMoved(at(7)))
    viewer.handle(PointerDown(at(7), Button.LEFT))
    assert viewer.at == 7
    viewer.handle(PointerMoved(at(2)))
    assert viewer.at == 2
    viewer.handle(PointerMoved((-50, 10)))
    assert viewer.at == 0, "a drag goes on wherever the mouse is"
    viewer.handle(PointerUp((-50, 10), Button.LEFT))
    viewer.handle(PointerMoved(at(7)))
    assert viewer.at == 0, "it has been let go"


def test_a_controller_alone_suffices(house: House, over: SavedGame) -> None:
    viewer = opened(house, over)
    house.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert viewer.at == viewer.reel.turn_after(0)
    house.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert viewer.at == 0
    house.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    rest(house)
    assert viewer.at == 1
    house.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert viewer.focus.key == PLAY
    house.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert viewer.focus.key == ON
    house.pad(pygame.CONTROLLER_BUTTON_A)
    rest(house)
    assert viewer.at == 2
    house.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    house.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert viewer.at == 1
    house.pad(pygame.CONTROLLER_BUTTON_B)
    assert house.stack.top is None
    house.key(pygame.K_F5)  # the keyboard is at hand again


def test_every_line_of_the_log_leads_to_its_turn(house: House, over: SavedGame) -> None:
    viewer = opened(house, over, viewer_turn(over, house))
    house.key(pygame.K_l)
    log = house.top
    assert isinstance(log, Log)
    assert log.lines.turn == 4, "it opens where one is"
    house.frame(0.5)
    house.key(pygame.K_HOME)
    first = log.lines.turn
    house.key(pygame.K_RETURN)
    assert house.top is viewer
    assert viewer.at == viewer.reel.turns[first - 1].first


def viewer_turn(game: SavedGame, house: House) -> int:
    return opened(house, game).reel.turns[3].first


# From here on


def test_another_move_is_tried_and_nothing_is_changed(house: House, over: SavedGame) -> None:
    viewer = opened(house, over)
    legal_at = house.desk.module.rules.legal_actions
    at = next(at for at in range(4, viewer.reel.last) if len(legal_at(viewer.reel.states[at])) > 1)
    viewer.stand(at)
    rest(house)
    before, actions = house.picture, list(over.match.actions)
    house.key(pygame.K_w)
    house.until_asked()
    table = house.top
    assert isinstance(table, TryTable)
    assert table.match.to_act == viewer.reel.to_act(at)
    legal = table.match.rules.legal_actions(table.match.state)
    other = next(action for action in legal if action != viewer.reel.actions[at])
    house.decide(other)
    house.until(lambda: table.play.coach.value is not None)
    value = table.play.coach.value
    assert value is not None
    assert value.action == other
    assert sum(value.chances) == pytest.approx(1)
    assert table.hud().chances == value.chances
    house.until_asked()
    house.key(pygame.K_u)
    house.until_asked()
    assert not table.match.actions, "a move that was tried is taken back for nothing"
    house.key(pygame.K_ESCAPE)
    assert house.top is viewer
    rest(house)
    assert viewer.at == at
    assert house.picture == before
    assert over.match.actions == actions


def test_of_two_moves_one_is_taken_back_and_the_other_is_worth_what_it_was(
    house: House, over: SavedGame
) -> None:
    viewer = opened(house, over)
    legal_at = house.desk.module.rules.legal_actions
    viewer.stand(next(at for at in range(4, viewer.reel.last) if len(legal_at(viewer.reel.states[at])) > 1))
    house.key(pygame.K_w)
    house.until_asked()
    table, values = house.top, []
    assert isinstance(table, TryTable)
    for _ in range(2):
        house.decide(legal_at(table.match.state)[0])
        house.until(lambda: table.play.coach.value is not None)
        values.append(table.play.coach.value)
        house.until_asked()
    house.key(pygame.K_u)
    house.until_asked()
    assert table.play.coach.value == values[0]
    assert not table.play.coach.waiting
    house.key(pygame.K_ESCAPE)
    assert house.top is viewer


def test_what_is_tried_can_be_played_to_the_end(house: House, over: SavedGame) -> None:
    viewer = opened(house, over, len(over.match.actions) - 1)
    house.key(pygame.K_w)
    house.until_asked()
    table = house.top
    assert isinstance(table, TryTable)
    house.decide(viewer.reel.actions[-1])
    for _ in range(20):
        house.frame(0.5)
    assert house.top is table, "no results are shown: nobody has played"
    house.key(pygame.K_ESCAPE)
    assert house.top is viewer


def test_one_plays_on_from_any_moment_in_a_game_of_its_own(house: House, over: SavedGame) -> None:
    at, module = 5, house.desk.module
    opened(house, over, at)
    count = house.desk.saves.count(module.key)
    house.key(pygame.K_n)
    dialog = house.top
    assert isinstance(dialog, PlayOn)
    house.frame(0.5)
    house.click((SEAT, 1))
    assert dialog.seats[0] == HUMAN
    chosen = list(dialog.seats)
    house.click(BEGIN)
    table = house.top
    assert isinstance(table, Table)
    assert table.match.rules.spell_state(table.match.opening.state) == module.rules.spell_state(
        opened_state(over, at)
    )
    assert list(table.party.seats) == chosen
    assert table.play.course.journal.sitting.reasons == (POSITION,)
    assert house.desk.saves.count(module.key) == count + 1
    assert len(over.match.actions) > at, "the old game is as it was"


def opened_state(game: SavedGame, at: int) -> object:
    match = game.match.anew()
    match.submit_all(game.match.actions[:at])
    return match.state


def test_a_position_is_copied_as_the_command_line_reads_it(
    house: House, over: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    viewer, rules = opened(house, over, 6), house.desk.module.rules
    house.click(COPY)
    (text,) = copied
    assert "\n" not in text
    state = Match.at(rules, text).state
    assert rules.spell_state(state) == rules.spell_state(viewer.reel.states[6])
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    house.click(COPY)
    assert viewer.badge.text == "Could not use the clipboard."


def test_at_the_end_there_is_nothing_to_try(house: House, over: SavedGame) -> None:
    viewer = opened(house, over, len(over.match.actions))
    assert not offered(viewer) & {TRY, PLAY_ON, COPY, ON}
    for key in (pygame.K_w, pygame.K_n):
        house.key(key)
        assert house.top is viewer


def test_trying_begins_at_once_where_that_is_asked_for(house: House, over: SavedGame) -> None:
    scene = house.routes.viewer(over, 4, trying=True)
    house.open(scene)
    house.until_asked()
    assert isinstance(house.top, TryTable)
    house.key(pygame.K_ESCAPE)
    assert house.top is scene


def test_what_a_game_turns_on_is_marked_on_the_timeline(house: House, over: SavedGame) -> None:
    viewer, module = opened(house, over), house.desk.module
    marks, reel = viewer.track.marks.milestones, viewer.reel
    assert marks
    for at, mark in marks:
        assert mark in map(module.milestone, reel.following(at - 1))
        assert mark.seat in range(len(over.sitting.seats))


# Reviews


def test_a_review_is_told_where_it_speaks_of_something(house: House, over: SavedGame) -> None:
    module = house.desk.module
    review = reviewed(module, over.match)
    viewer = opened(house, over, reviews=Reviews(review))
    blunder = next(each for each in review.decisions if each.grade is Grade.BLUNDER)
    viewer.stand(blunder.first)
    card = viewer.hud().card
    assert card.verdict.grade is Grade.BLUNDER  # type: ignore[union-attr]
    assert card.better  # type: ignore[union-attr]
    assert viewer.hud().chances == blunder.best.chances
    viewer.stand(viewer.reel.last)
    assert viewer.hud().chances == review.result
    assert REVIEW not in offered(viewer), "all of it is there"
    marks = [at for at, _, _ in viewer.track.marks.turning]
    assert blunder.first in marks
    house.frame(0.1)
    track = console.track_box(viewer.stage)
    at = viewer.track.x(track, blunder.first) + 4, track.y + 6
    viewer.handle(PointerDown(at, Button.LEFT))
    assert viewer.at == blunder.first, "whoever clicks on a mark means that"
    viewer.handle(PointerUp(at, Button.LEFT))


@pytest.mark.parametrize("ends", [State.DONE, State.FAILED])
def test_a_review_is_asked_for_and_comes_while_one_looks(house: House, over: SavedGame, ends: State) -> None:
    reviews = Reviews(reviewed(house.desk.module, over.match), whole=False, ends=ends)
    viewer = opened(house, over, 3, reviews)
    house.key(pygame.K_r)
    assert viewer.review.on
    assert viewer.review.name == "Review 0 %"
    house.key(pygame.K_RIGHT)  # it can be looked on meanwhile
    reviews.finish()
    house.frame(0.1)
    assert not viewer.review.on
    assert (viewer.verdicts.review is not None) == (ends is State.DONE)
    assert bool(viewer.badge.text) == (ends is State.FAILED)


def test_a_review_can_be_stopped(house: House, over: SavedGame) -> None:
    reviews = Reviews(reviewed(house.desk.module, over.match), whole=False)
    viewer = opened(house, over, 3, reviews)
    house.click(REVIEW)
    house.click(REVIEW)
    house.frame(0.1)
    assert reviews.chore is not None
    assert reviews.chore.state is State.CANCELLED
    assert REVIEW in offered(viewer)


# Watching


@pytest.fixture
def watched(house: House, tmp_path: Path) -> Table:
    """A table without people, some decisions on."""
    module = house.desk.module
    seats = (module.fallback,) * module.seats[0]
    venue = next(iter(house.routes.show.venues(len(seats))))
    setup = module.rules.parse_setup({"players": str(len(seats))})
    table = house.routes.begin(Party(seats, ("Ana", "Bo"), setup, 3, venue))
    assert isinstance(table, Table)
    house.open(table)
    house.until(lambda: len(table.match.actions) >= 6)
    return table


def test_whoever_watches_steps_back_and_goes_on_at_the_end(house: House, watched: Table) -> None:
    count = len(watched.match.actions)
    house.key(pygame.K_LEFT)
    viewer = house.top
    assert isinstance(viewer, Viewer)
    assert viewer.at == count - 1
    assert viewer.tabletop.view == watched.match.rules.view(viewer.reel.states[count - 1], None)
    house.key(pygame.K_HOME)
    assert viewer.at == 0
    for _ in range(3):
        house.frame(1.0)
    assert len(watched.match.actions) == count, "the game waits"
    house.key(pygame.K_END)
    assert house.top is watched
    house.until(lambda: len(watched.match.actions) > count)


def test_played_to_its_end_it_goes_on_by_itself(house: House, watched: Table) -> None:
    count = len(watched.match.actions)
    house.click("step back")
    viewer = house.top
    assert isinstance(viewer, Viewer)
    house.key(pygame.K_SPACE)
    house.until(lambda: house.top is watched)
    assert len(watched.match.actions) == count


def test_where_people_play_arrows_point(house: House) -> None:
    module = house.desk.module
    seats = module.one_against(module.fallback)
    venue = next(iter(house.routes.show.venues(len(seats))))
    setup = module.rules.parse_setup({"players": str(len(seats))})
    table = house.routes.begin(Party(seats, ("Ana", "Bo"), setup, 3, venue))
    house.open(table)
    house.until_asked()
    house.key(pygame.K_LEFT)
    assert house.top is table


def test_a_venue_that_is_gone_is_told(house: House, over: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> Scene:
        raise BadLayout("It is gone.")

    monkeypatch.setattr(house.routes.show, "tabletop", gone, raising=False)
    with pytest.raises(BadLayout):
        house.routes.viewer(over)
