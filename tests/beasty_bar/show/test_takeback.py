"""Decisions are taken back and played again; on the screen, in the log and on the disk nothing is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import Action, Stack
from game.beasty_bar.rules.events import Drawn
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode
from game.core.history import History
from game.core.match import Match
from game.core.rules import Seat
from game.services.casual import REASONS, TAKEN_BACK, explained
from game.services.saves import Saves
from game.services.settings import COMPUTERS, DRAWN, NEVER
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.ways_on import MORE, TAKE_BACK
from game.shell.table.curtain import Curtain
from game.shell.table.playback import Captions
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Controller, Device, Keyboard, Mouse
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import tabletop_of

ME, BO = Seat(0), Seat(1)
SLOWLY = 1.0


def seated(
    *seats: str,
    mode: Mode = Mode.BASE,
    seed: int = 1,
    speed: float = 100.0,
    folder: Path | None = None,
    first: Seat | None = ME,
) -> House:
    house = House(speed=speed, drawn=20)
    if folder is not None:
        house.desk.saves = Saves(folder)
    house.sit_down(seats or ("human", "greedy"), mode, seed, first=first)
    house.look()
    return house


def play(house: House, number: int = 0) -> Action:
    """Decide at once, whatever it takes to point at."""
    table = house.table
    action = table.match.rules.legal_actions(table.match.state)[number]
    table.play.submit(action)
    return action  # type: ignore[no-any-return]


def undo(house: House) -> None:
    house.key(pygame.K_u)


def redo(house: House) -> None:
    house.key(pygame.K_u, pygame.KMOD_LSHIFT)


def drawn_seen(house: House) -> bool:
    """The card of the person is being turned."""
    events = house.table.play.history.decisions[-1].events
    seen = events[: len(events) - house.table.play.playback.unseen]
    return any(isinstance(event, Drawn) for event in seen)


def agrees(house: House) -> None:
    """Everything is as if nothing had ever been taken back."""
    table = house.table
    match, looking = table.match, table.play.looking
    again: Match = Match(RULES, match.setup, match.seed)  # type: ignore[type-arg]
    history = History(again, table.play.history._viewer)
    captions = Captions(table.desk, table.party)
    for action in match.actions:
        history.submit(action)
    for event in (event for decision in history.decisions for event in decision.events):
        captions.hear(event)
    assert match.state == again.state
    assert [(turn.seat, turn.events) for turn in table.play.history.turns] == [
        (turn.seat, turn.events) for turn in history.turns
    ]
    assert table.tabletop.view == RULES.view(again.state, looking)
    assert table.play.playback.captions.story == captions.story
    memory = table.tableau.memory
    told = [(turn.number, memory.told(turn).picture) for turn in memory.latest(99)]
    assert told == [(turn.number, card_of(turn.events)) for turn in history.turns]
    assert set(table.tabletop.board.sprites) == set(table.tabletop.board.homes())  # type: ignore[attr-defined]


def card_of(events: tuple[object, ...]) -> object:
    return next(event.card for event in events if type(event).__name__ == "Played")  # type: ignore[attr-defined]


# The property


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [("random", "human", "greedy")])
def test_however_often_something_is_taken_back_everything_is_as_if_it_never_was(
    mode: Mode, seats: tuple[str, ...], tmp_path: Path
) -> None:
    chance = Random(f"{mode} {seats}")
    house = seated(*seats, mode=mode, seed=7, folder=tmp_path, first=None)
    table = house.table
    for _ in range(60):
        if isinstance(house.top, Results):
            house.until_seen_who_has_won()
            house.click(MORE)
            house.click(TAKE_BACK)
        else:
            chance.choice((undo, redo, play_any(chance), play_any(chance)))(house)
        house.until_asked()
        if isinstance(house.top, Table):
            agrees(house)
            saved = Saves(tmp_path).newest(BEASTY_BAR)
            assert saved is not None
            assert saved.match.actions == table.match.actions
            assert saved.sitting.casual == table.play.course.casual
    assert table.play.course.casual


def play_any(chance: Random) -> Callable[[House], object]:
    def playing(house: House) -> None:
        legal = RULES.legal_actions(house.table.match.state)
        play(house, chance.randrange(len(legal)))

    return playing


def test_everything_taken_back_and_played_again_is_the_same_game() -> None:
    house = seated("human", "random", "greedy", mode=Mode.NEW, seed=4)
    while not isinstance(house.top, Results):
        play(house)
        house.until_asked()
    house.until_seen_who_has_won()
    house.click(MORE)
    house.click(TAKE_BACK)
    table = house.table
    everything = []
    while table.play.takeback.allowed(ME):
        everything.append(len(table.match.actions))
        undo(house)
        house.until_asked()
    assert table.match.actions == []
    assert len(everything) >= 11
    actions: list[Action] = []
    while table.play.takeback.may_repeat(ME) and table.match.to_act is not None:
        redo(house)
        actions = list(table.match.actions)
        house.until_asked()
        if isinstance(house.top, Results):
            break
    assert isinstance(house.top, Results)
    assert len(actions) > 24


# For nothing


@pytest.mark.parametrize("people", [("human", "human"), ("human", "greedy"), ("human", "human", "random")])
def test_until_the_card_is_drawn_a_decision_is_taken_back_for_nothing(people: tuple[str, ...]) -> None:
    house = seated(*people, speed=SLOWLY)
    before = house.table.tabletop.view
    play(house)
    house.frame(0.3)
    assert house.table.timeline.busy
    undo(house)
    house.until_asked()
    assert house.table.match.actions == []
    assert house.table.tabletop.view == before
    assert not house.table.play.course.casual
    assert not house.table.badge.text
    agrees(house)


def test_with_others_at_the_table_a_card_that_is_seen_is_seen() -> None:
    house = seated("human", "human", speed=SLOWLY)
    play(house)
    house.until(lambda: drawn_seen(house), 0.02)
    assert house.table.timeline.busy
    undo(house)
    assert len(house.table.match.actions) == 1
    assert not next(spot for spot in house.spots() if spot.key == "undo").active
    house.until_asked()
    assert isinstance(house.top, Curtain)
    undo(house)
    assert len(house.table.match.actions) == 1


def test_alone_against_computers_it_costs_the_game_its_rank_and_that_is_said_once() -> None:
    house = seated(speed=SLOWLY)
    play(house)
    house.until(lambda: drawn_seen(house), 0.02)
    assert not house.table.play.course.casual
    undo(house)
    house.frame()
    assert house.table.match.actions == []
    assert house.table.play.course.casual
    assert "casual" in house.table.badge.text
    assert [mark.key for mark in house.table.heads_up.hud().marks] == ["casual"]
    house.until(lambda: not house.table.badge.text)
    house.until_asked()
    house.move(house.pixel(house.spot("casual")))
    meant = explained([TAKEN_BACK], str)
    assert REASONS[TAKEN_BACK].because in meant
    assert house.panel("strip").caption == f"Casual game: {meant}", "it is said what that means"
    house.click("casual")
    assert house.table.badge.text == meant
    house.until(lambda: not house.table.badge.text)
    play(house)
    house.until(lambda: drawn_seen(house), 0.02)
    undo(house)
    assert not house.table.badge.text


def test_a_computer_that_has_answered_is_taken_back_with_the_question() -> None:
    house = seated()
    play(house)
    house.until_asked()
    first = list(house.table.match.actions)
    assert len(first) == 2
    saying = house.table.play.sayings.latest
    assert saying is not None
    undo(house)
    house.until_asked()
    assert house.table.match.actions == []
    assert house.table.play.sayings.latest is None
    redo(house)
    house.until_asked()
    assert house.table.match.actions == first
    again = house.table.play.sayings.latest
    assert again is not None
    assert (again.seat, again.text) == (saying.seat, saying.text)


def test_a_computer_that_thinks_is_not_heard_any_more() -> None:
    house = seated(speed=SLOWLY)
    play(house)
    house.until(lambda: house.table.play.thinking.busy)
    undo(house)
    assert not house.desk.thinker.busy
    house.until_asked()
    assert house.table.match.actions == []
    house.frame(2.0)
    assert house.table.match.actions == []


def test_the_order_on_thats_it_is_a_decision_of_its_own() -> None:
    house = seated("human", "greedy", mode=Mode.NEW, seed=1)
    chance = Random(3)
    table = house.table
    for _ in range(100):
        if any(isinstance(action, Stack) for action in RULES.legal_actions(table.match.state)):
            break
        play_any(chance)(house)
        house.until_asked()
    stacked = len(table.match.actions)
    play(house)
    house.until_asked()
    undo(house)
    house.until_asked()
    assert len(table.match.actions) == stacked
    agrees(house)
    serious = table.play.course.casual
    undo(house)
    house.until_asked()
    assert len(table.match.actions) == stacked - 1
    assert table.play.course.casual == serious
    agrees(house)


def test_an_open_choice_is_taken_back_first() -> None:
    house = seated("human", "random", seed=5)
    table = house.table
    while not table.play.asking.begun:
        for spot in [spot for spot in house.spots() if spot.digit]:
            before = len(table.match.actions)
            house.click(spot.key)
            if table.play.asking.begun or len(table.match.actions) > before:
                break
        house.until_asked()
    before = len(table.match.actions)
    undo(house)
    assert not table.play.asking.begun
    assert len(table.match.actions) == before


def test_another_decision_ends_what_could_be_played_again() -> None:
    house = seated()
    play(house, 0)
    house.until_asked()
    undo(house)
    house.until_asked()
    assert house.table.play.takeback.may_repeat(ME)
    play(house, 1)
    house.until_asked()
    assert not house.table.play.takeback.may_repeat(ME)
    before = list(house.table.match.actions)
    redo(house)
    assert house.table.match.actions == before


# The setting


def test_who_wants_no_take_back_has_none() -> None:
    house = seated(speed=SLOWLY)
    house.settings.takeback = NEVER
    play(house)
    house.frame()
    assert not [spot for spot in house.spots() if spot.key in ("undo", "redo")]
    undo(house)
    assert len(house.table.match.actions) == 1


def test_some_want_it_only_until_the_card_is_drawn() -> None:
    house = seated(speed=SLOWLY)
    house.settings.takeback = DRAWN
    play(house)
    house.frame(0.1)
    undo(house)
    assert house.table.match.actions == []
    play(house)
    house.until(lambda: drawn_seen(house), 0.02)
    undo(house)
    assert len(house.table.match.actions) == 1


@pytest.mark.parametrize(("setting", "offered"), [(COMPUTERS, True), (DRAWN, False), (NEVER, False)])
def test_the_end_of_a_game_can_be_taken_back_too(setting: str, offered: bool, tmp_path: Path) -> None:
    house = seated(folder=tmp_path)
    house.settings.takeback = setting
    while not isinstance(house.top, Results):
        play(house)
        house.until_asked()
    over = len(house.stack._scenes)
    assert over == 1
    assert Saves(tmp_path).newest(BEASTY_BAR) is None
    house.until(lambda: not house.top.moving)
    assert (TAKE_BACK in house.top._ways_on.more) == offered
    if offered:
        house.key(pygame.K_z, pygame.KMOD_LCTRL)  # letters alone write the name that is asked for there
        house.until_asked()
        assert isinstance(house.top, Table)
        agrees(house)
        saved = Saves(tmp_path).newest(BEASTY_BAR)
        assert saved is not None
        assert saved.sitting.casual
        assert list(tmp_path.glob("replays/*/*.txt")) == []


def test_people_who_played_against_each_other_cannot_take_the_end_back() -> None:
    house = seated("human", "human")
    while not isinstance(house.top, Results):
        house.look()
        play(house)
        house.until_asked()
    assert TAKE_BACK not in house.top._ways_on.more


# Every device


@pytest.mark.parametrize(
    "device", [Mouse(), Keyboard(2), Controller()], ids=["mouse", "keyboard", "controller"]
)
def test_the_buttons_on_the_strip_are_for_every_device(device: Device) -> None:
    house = seated()
    play(house)
    house.until_asked()
    both = list(house.table.match.actions)
    device.choose(house, "undo")
    house.until_asked()
    assert house.table.match.actions == []
    device.choose(house, "redo")
    house.until_asked()
    assert house.table.match.actions == both


@pytest.mark.parametrize(
    ("back", "again"),
    [
        ((pygame.K_u, 0), (pygame.K_u, pygame.KMOD_LSHIFT)),
        ((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_y, pygame.KMOD_RCTRL)),
        ((pygame.K_z, pygame.KMOD_LMETA), (pygame.K_y, pygame.KMOD_LMETA)),
    ],
)
def test_the_usual_keys_do_it_too(back: tuple[int, int], again: tuple[int, int]) -> None:
    house = seated()
    play(house)
    house.until_asked()
    both = list(house.table.match.actions)
    house.key(*back)
    house.until_asked()
    assert house.table.match.actions == []
    house.key(*again)
    house.until_asked()
    assert house.table.match.actions == both


def test_a_controller_takes_back_with_view_and_a_shoulder() -> None:
    house = seated()
    play(house)
    house.until_asked()
    both = list(house.table.match.actions)
    for shoulder, actions in (
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, []),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, both),
    ):
        house.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_BACK, instance_id=0)
        house.button(shoulder)
        house.post(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_BACK, instance_id=0)
        house.until_asked()
        assert house.table.match.actions == actions


# Odd moments


def test_taking_back_in_mid_flight_leaves_nothing_in_the_air() -> None:
    house = seated("human", "random", "greedy", "random", mode=Mode.MIXED, seed=11, speed=0.5)
    chance = Random(5)
    for _ in range(8):
        play_any(chance)(house)
        for _ in range(chance.randrange(1, 60)):
            house.frame(0.05)
            if house.table.match.to_act is None:
                break
        undo(house)
        board = house.table.tabletop.board  # type: ignore[attr-defined]
        assert not board.puffs
        assert board.crossing is None
        assert board.gate == 0
        assert not any(sprite.acting for sprite in board.sprites.values())
        agrees(house)
        house.until_asked()
        redo(house)
        house.key(pygame.K_SPACE, pygame.KMOD_LSHIFT)
        house.until_asked()
        agrees(house)


def test_resizing_and_pausing_between_changes_nothing() -> None:
    house = seated(speed=SLOWLY)
    play(house)
    house.frame(0.2)
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    undo(house)
    house.post(pygame.VIDEORESIZE, size=(1280, 720), w=1280, h=720)
    house.until_asked()
    agrees(house)
    assert house.table.match.actions == []


def test_a_game_that_is_gone_on_with_can_be_taken_back_as_well(tmp_path: Path) -> None:
    house = seated(folder=tmp_path, seed=3)
    for _ in range(3):
        play(house)
        house.until_asked()
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    other = House()
    other.desk.saves = Saves(tmp_path)
    other.open(other.routes.resume(saved))
    other.until_asked()
    agrees(other)
    undo(other)
    other.until_asked()
    agrees(other)
    assert len(other.table.match.actions) == 4
    assert other.table.play.course.casual


def test_where_a_computer_has_changed_its_mind_nothing_can_be_played_again(tmp_path: Path) -> None:
    house = seated("human", "random", folder=tmp_path, seed=3)
    for _ in range(3):
        play(house)
        house.until_asked()
    saved = Saves(tmp_path).newest(BEASTY_BAR)
    assert saved is not None
    house.open(house.routes.resume(saved))
    house.until_asked()
    undo(house)
    undo(house)
    undo(house)
    before = saved.match.actions
    table = house.table
    table.play.thinking.minds[BO] += 1
    redo(house)
    house.until_asked()
    assert table.match.actions[0] == before[0]
    assert table.match.actions[1] != before[1]
    assert not table.play.takeback.may_repeat(ME)
    redo(house)
    assert len(table.match.actions) == 2


def test_what_is_announced_goes_away_from_the_screen() -> None:
    house = House()
    house.sit_down(("human", "random"), first=ME)
    house.look()
    house.until(lambda: not house.top.moving)
    house.frame()
    before = house.picture
    house.table.badge.show("Something to read")
    house.frame()
    assert house.picture != before
    house.until(lambda: not house.table.badge.text)
    house.frame()
    assert house.picture == before


@pytest.mark.parametrize("calm", [False, True])
def test_cards_come_home_from_where_they_lay(calm: bool) -> None:
    """Whoever wants no movement sees them at home at once."""
    house = seated(speed=SLOWLY)
    house.settings.reduced_motion = calm
    house.until_asked()
    play(house)
    house.until_asked()
    undo(house)
    house.frame(0.01)
    board = tabletop_of(house).board
    at_home = {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()
    assert at_home == calm
    for _ in range(100):
        house.frame(0.05)
    assert {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()
