"""Games in the window, by posted events only: like a player, and like somebody who means no good."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.beasty_bar.marks import Hold, Landing, Model, Target
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import (
    BAT,
    CHAMELEON,
    KANGAROO,
    LION,
    OWNER,
    PARROT,
    PENGUIN,
    SEAL,
    SPECIES,
    TIGER,
    ZEBRA,
)
from game.beasty_bar.rules.events import TurnStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.notation import COLOURS
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.pointing import DONE, Chip, Look
from game.beasty_bar.show.show import BeastyBarShow
from game.beasty_bar.show.tabletop import Tabletop
from game.core.rules import Seat
from game.services.settings import ALWAYS
from game.shell.layers import Item, Layers
from game.shell.paint.brush import Brush
from game.shell.scenes.menu.chairs import PERSON
from game.shell.scenes.menu.new_game import PICK, START, NewGame
from game.shell.scenes.menu.pause import RESTARTED, Pause, PauseChoice
from game.shell.scenes.menu.title import NEW, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results
from game.shell.stage import Stage
from game.shell.table.above import Info
from game.shell.table.pace import INSTANT
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import ARROWS, Controller, Device, Keyboard, Mouse, Person, focus_of, ways
from tests.beasty_bar.show.house import ART, LEVELS, TYPE, House

DEVICES = ["mouse", "keyboard", "controller"]


def hand_of(device: str) -> Device:
    match device:
        case "mouse":
            return Mouse()
        case "keyboard":
            return Keyboard(1)
        case _:
            return Controller()


def position(text: str) -> State:
    """Seats by their numbers, whatever their colours."""
    coloured = re.sub(r"(?<=[>/ ])\d(?=:|\b)", lambda seat: COLOURS[int(seat[0])], text)
    return parse_position(coloured)


def at_table(text: str, *, speed: float = INSTANT, seats: tuple[str, ...] = ("human", "random")) -> House:
    """A position on the table, and the first seat is asked. Nobody else will ever play."""
    state = position(text)
    house = House(speed=speed)
    house.sit_down(seats, state.options.mode)
    arrange(house, state)
    return house


def arrange(house: House, state: State) -> None:
    table = house.table
    table.timeline.finish()
    table.desk.thinker.drop()
    table.desk.thinker.poll = lambda *_: None  # type: ignore[method-assign]  # computers think for ever
    table.match.actions.clear()
    table.match.state = state
    table.play.look(Seat(0))
    begin_turn(table, state)
    house.until_asked()


def begin_turn(table: Table, state: State) -> None:
    """Nothing was seen but that the turn has begun."""
    table.tableau.memory.forget()
    table.tableau.memory.open(state.turn + 1, state.to_move)
    table.tableau.memory.follow(TurnStarted(state.to_move, state.turn))


def tabletop_of(house: House) -> Tabletop:
    tabletop = house.table.tabletop
    assert isinstance(tabletop, Tabletop)
    return tabletop


def info_of(house: House) -> Info:
    tableau, hud = house.table.tableau, house.table.heads_up.hud()
    return tableau._telling.info(hud, tableau.spots(hud))


def last_action(house: House) -> object:
    return house.table.match.actions[-1]


# Whole games

WHOLE_GAMES = [
    ("mouse", Mode.BASE, ("human", "human")),
    ("keyboard", Mode.NEW, ("random", "human")),
    ("controller", Mode.MIXED, ("human", "human")),
]


@pytest.mark.parametrize(("device", "mode", "seats"), WHOLE_GAMES)
def test_a_whole_game_can_be_played_with_one_device_alone(
    device: str, mode: Mode, seats: tuple[str, ...]
) -> None:
    hand = hand_of(device)
    house = House(drawn=5)
    house.play(seats, mode, seed=len(seats))
    person = Person(house, hand, seed=3)
    while not any(isinstance(scene, Table) for scene in house.stack._scenes):
        person.do_next()
    table = house.table
    person.play_to_the_end()
    assert table.match.to_act is None
    assert RULES.view(table.match.state, table.play.looking) == table.tabletop.view
    assert len([action for action in person.meant if isinstance(action, Play)]) == 12 * seats.count("human")
    assert person.asked > 3


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_with_cards_left_at_home_is_prepared_and_played_with_every_device(device: str) -> None:
    hand = hand_of(device)
    house = House(drawn=5)
    house.play(("human", "random"), setup=Setup(2, Mode.MIXED, advanced=True), seed=5)
    person = Person(house, hand, seed=4)
    person.play_to_the_end()
    assert len([action for action in person.meant if isinstance(action, Play)]) == 8


@pytest.mark.parametrize("device", DEVICES)
def test_from_the_title_to_the_results_and_back_with_every_device(device: str) -> None:
    house, hand = House(speed=4.0, drawn=5), hand_of(device)
    house.open(Title(house.desk, house.routes))
    house.frame(1.0)
    hand.choose(house, NEW)
    assert isinstance(house.top, NewGame)
    hand.choose(house, (PICK, "set", 1))
    hand.choose(house, START)
    house.until(lambda: isinstance(house.top, Table))
    assert house.table.match.setup.mode is Mode.NEW
    Person(house, hand, seed=8).play_to_the_end()
    house.until_seen_who_has_won()
    hand.choose(house, "title")
    assert isinstance(house.top, Title)


@pytest.mark.parametrize("device", DEVICES)
def test_a_third_and_a_fourth_seat_can_be_taken_with_every_device(device: str) -> None:
    house, hand = House(), hand_of(device)
    house.open(NewGame(house.desk, house.routes, ["random", "random"]))
    house.frame()
    for seat in (2, 3):
        hand.choose(house, (PERSON, seat))
    hand.choose(house, START)
    house.until(lambda: any(isinstance(scene, Table) for scene in house.stack._scenes))
    assert len(house.table.party.seats) == 4


def test_every_choice_can_be_reached_with_the_arrows_alone() -> None:
    house = House(drawn=50)
    house.play(("human", "random", "random"), Mode.NEW, seed=12)
    person = Person(house, Mouse(), seed=2)
    seen = set()
    while not isinstance(house.top, Results):
        spots = house.spots() if house.asked else []
        keys = frozenset(spot.key for spot in spots)
        for start in keys if keys not in seen else ():
            assert set(ways(start, spots)) == keys
        seen.add(keys)
        person.do_next()
    assert len(seen) > 12


def test_every_option_of_every_choice_can_be_seen_and_pointed_at() -> None:
    for seed, mode in enumerate(Mode):
        house = House(drawn=20)
        house.play(("human", "random", "random"), mode, seed)
        person = Person(house, Mouse(), seed)
        while not isinstance(house.top, Results):
            if house.asked:
                check_options(house)
            person.do_next()


def check_options(house: House) -> None:
    """Walk through all that can be pointed at, and back."""
    table = house.table
    assert table.choosing is not None
    if table.tabletop.view.sent:
        return
    active = {spot.key: spot for spot in house.spots() if spot.active}
    for option in table.choosing.options():
        assert option in active, option
        assert active[option].name
        if table.choosing.completed(option) is None:
            depth = len(table.choosing.done)
            if table.choosing.choose(option) is None:
                check_options(house)
            table.choosing.back()
            assert len(table.choosing.done) == depth


# Choosing


LINE = ">0: kangaroo parrot chameleon lion + seal zebra | 1: hippo + monkey || zebra/1 seal/1 giraffe/1"


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_that_asks_nothing_is_played_at_once(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("over", [1, 2])
def test_a_kangaroo_shows_two_places_to_land(device: str, over: int) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(KANGAROO))
    assert house.table.match.actions == []
    landings = [spot for spot in house.spots() if isinstance(spot.key, Landing)]
    assert [spot.key for spot in landings] == [Landing(1), Landing(2)]
    assert landings[0].box.x > landings[1].box.x  # the gate is on the left
    hand.choose(house, Landing(over))
    assert last_action(house) == Play((KANGAROO,), over)


@pytest.mark.parametrize("device", DEVICES)
def test_the_animal_pointed_at_is_the_one_that_is_meant(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(PARROT))
    hand.choose(house, Target(1))
    assert last_action(house) == Play((PARROT,), 1)


@pytest.mark.parametrize("device", DEVICES)
def test_choices_nest_and_the_way_is_shown(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE.replace("seal/1", "parrot/1"))
    hand.choose(house, Hold(CHAMELEON))
    hand.choose(house, Model(PARROT))
    assert info_of(house).title == "Chameleon > Parrot"
    hand.choose(house, Target(0))
    assert last_action(house) == Play((CHAMELEON, PARROT), 0)


def test_a_single_option_is_taken_at_once() -> None:
    house = at_table(">0: parrot lion + seal zebra | 1: hippo + monkey || zebra/1")
    house.click(Hold(PARROT))
    assert last_action(house) == Play((PARROT,), 0)


def test_a_penguin_takes_its_model_from_the_hand() -> None:
    house = at_table(">0: penguin bat tiger | 1: bear || ostrich/1 rhino/1 llama/1 || set: new")
    house.click(Hold(PENGUIN))
    keys = {spot.key for spot in house.spots() if spot.active and not isinstance(spot.key, str)}
    assert keys == {Hold(BAT), Hold(TIGER)}
    house.click(Hold(BAT))
    house.click(Target(1))
    assert last_action(house) == Play((PENGUIN, BAT), 1)


def test_what_cannot_be_chosen_says_so_and_does_nothing() -> None:
    house = at_table(">0: chameleon lion + seal zebra | 1: hippo + monkey || chameleon/1 seal/1 zebra/1")
    house.click(Hold(CHAMELEON))
    wrong = next(spot for spot in house.spots() if isinstance(spot.key, Look) and spot.box.y < 700)
    assert SPECIES[wrong.key.card] == CHAMELEON  # type: ignore[union-attr]
    assert wrong.text == "This animal cannot be chosen here."
    house.click(wrong.key)
    house.key(pygame.K_1)
    assert house.table.match.actions == []
    assert house.table.choosing is not None
    assert house.table.choosing.done == [Hold(CHAMELEON)]


def test_two_animals_of_one_species_are_one_choice_and_nobody_gets_stuck_between_them() -> None:
    house = at_table(
        ">0: chameleon lion + seal | 1: hippo + monkey | 2: dog || seal/1 zebra/1 zebra/2 || set: mixed",
        seats=("human", "random", "random"),
    )
    house.click(Hold(CHAMELEON))
    twins = [spot for spot in house.spots() if spot.key == Model(ZEBRA)]
    assert [spot.digit for spot in twins] == [2, 3]
    seen: list[Hashable] = []
    for _ in house.spots():
        house.key(pygame.K_TAB)
        seen.append(focus_of(house).key)
    assert set(seen) == {Model(SEAL), Model(ZEBRA)}
    for digit in (pygame.K_2, pygame.K_3):
        house.key(digit)
        assert house.table.match.actions == [], "each of the two has its own digit"
    house.key(pygame.K_3)
    assert last_action(house) == Play((CHAMELEON, ZEBRA))


# Back


@pytest.mark.parametrize("device", DEVICES)
def test_back_takes_one_answer_after_the_other_back(device: str) -> None:
    house, hand = at_table(LINE.replace("seal/1", "parrot/1")), hand_of(device)
    before = {spot.key for spot in house.spots()}
    hand.choose(house, Hold(CHAMELEON))
    hand.choose(house, Model(PARROT))
    assert house.table.choosing is not None
    hand.back(house)
    assert house.table.choosing.done == [Hold(CHAMELEON)]
    hand.back(house)
    assert house.table.choosing.done == []
    assert {spot.key for spot in house.spots()} == before
    assert isinstance(house.top, Table)
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_back_with_nothing_to_take_back_pauses_and_back_again_resumes(device: str) -> None:
    house, hand = at_table(LINE), hand_of(device)
    hand.back(house)
    assert isinstance(house.top, Pause)
    hand.back(house)
    assert isinstance(house.top, Table)
    assert house.table.match.actions == []
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


def test_a_right_click_with_nothing_to_take_back_does_nothing() -> None:
    house = at_table(LINE)
    Mouse().back(house)
    assert isinstance(house.top, Table)
    assert house.table.match.actions == []


@pytest.mark.parametrize("device", DEVICES)
def test_the_pause_button_works_with_every_device(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, "pause")
    assert isinstance(house.top, Pause)


def test_a_pause_in_the_middle_of_a_choice_leaves_it_as_it_is() -> None:
    house = at_table(LINE)
    house.click(Hold(PARROT))
    house.click("pause")
    house.key(pygame.K_ESCAPE)
    house.click(Target(2))
    assert last_action(house) == Play((PARROT,), 2)


def test_the_same_deal_can_be_started_again_from_the_pause() -> None:
    house = House()
    house.play(("human", "random"), seed=77)
    house.until_asked()
    hand = house.table.match.opening.state.hands[0]
    house.key(pygame.K_1)
    house.key(pygame.K_1)
    house.until(lambda: house.asked)
    while not isinstance(house.top, Pause):
        house.key(pygame.K_ESCAPE)
    house.click(PauseChoice.RESTART)
    house.click(RESTARTED)
    house.until_asked()
    assert house.table.match.opening.state.hands[0] == hand
    assert house.table.match.seed == 77


@pytest.mark.parametrize("choice", [PauseChoice.TITLE, PauseChoice.NEW_GAME])
def test_from_the_pause_every_way_leads_to_the_title_and_not_out_of_the_game(choice: PauseChoice) -> None:
    house = at_table(LINE)
    house.key(pygame.K_ESCAPE)
    house.click(choice)
    if choice is PauseChoice.NEW_GAME:
        assert isinstance(house.top, NewGame)
        house.key(pygame.K_ESCAPE)
    assert isinstance(house.stack.top, Title)


def test_quitting_from_the_pause_closes_everything() -> None:
    house = at_table(LINE)
    house.key(pygame.K_ESCAPE)
    at = house.pixel(house.spot(PauseChoice.QUIT))
    house.press(at)
    house.let_go(at)
    assert house.stack.top is None


def test_a_layout_that_cannot_be_used_is_named_and_the_game_goes_on_from_the_title(tmp_path: Path) -> None:
    (tmp_path / "torn_2.tmx").write_text("<map")
    house = House()
    house.show = BeastyBarShow(ART, TYPE, [LEVELS, tmp_path])
    house.open(house.routes.title())
    house.desk.habits.venue = "torn"
    house.frame(1.0)
    house.click(NEW)
    house.click(START)
    house.until(lambda: isinstance(house.top, Notice))
    assert "torn_2.tmx" in house.top._sentence  # type: ignore[attr-defined]
    house.frame(1.0)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Title | NewGame)


# Digits


def test_a_digit_points_and_the_same_digit_again_plays() -> None:
    house = at_table(LINE)
    digit = house.spot(Hold(LION)).digit
    assert digit is not None
    house.key(pygame.K_0 + digit)
    assert focus_of(house).key == Hold(LION)
    assert house.table.match.actions == []
    house.key(pygame.K_0 + digit)
    assert last_action(house) == Play((LION,))


def test_a_digit_for_the_card_under_the_mouse_only_points_at_it_first() -> None:
    house = at_table(LINE)
    spot = house.spot(Hold(LION))
    house.move(house.pixel(spot))
    house.key(pygame.K_0 + (spot.digit or 0))
    assert house.table.match.actions == []
    house.key(pygame.K_0 + (spot.digit or 0))
    assert last_action(house) == Play((LION,))


def test_another_digit_only_points_at_something_else() -> None:
    house = at_table(LINE)
    house.key(pygame.K_1)
    house.key(pygame.K_2)
    house.key(pygame.K_1)
    assert house.table.match.actions == []
    assert house.table.choosing is not None
    assert not house.table.choosing.begun


@pytest.mark.parametrize("code", [pygame.K_5, pygame.K_9])
def test_a_digit_that_stands_on_nothing_does_nothing(code: int) -> None:
    house = at_table(LINE)
    for _ in range(2):
        house.key(code)
    assert house.table.match.actions == []
    assert focus_of(house).key is None


# Dragging


def drag(house: House, start: tuple[int, int], *way_on: tuple[int, int]) -> None:
    house.move(start)
    house.press(start)
    for at in way_on:
        house.move(at)
    house.let_go(way_on[-1])


def test_a_card_can_be_dragged_onto_the_table() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    drag(house, (x, y), (x + 5, y - 40), (x + 40, y - 100), (x, y - 180))
    assert last_action(house) == Play((LION,))


def test_a_card_can_be_dropped_onto_an_animal_of_the_line() -> None:
    house = at_table(LINE)
    start = house.pixel(house.spot(Hold(LION)))
    onto = house.pixel(
        next(spot for spot in house.spots() if isinstance(spot.key, Look) and spot.box.y < 700)
    )
    between = ((start[0] + onto[0]) // 2, (start[1] + onto[1]) // 2)
    drag(house, start, between, onto)
    assert last_action(house) == Play((LION,))


def test_a_dragged_card_that_asks_something_asks_it() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(PARROT)))
    drag(house, (x, y), (x, y - 90), (x, y - 180))
    assert house.table.match.actions == []
    house.click(Target(0))
    assert last_action(house) == Play((PARROT,), 0)


def test_a_dragged_card_follows_the_pointer() -> None:
    house = at_table(LINE)
    card = next(card for card in tabletop_of(house).view.hand if SPECIES[card] == LION)
    start = house.pixel(house.spot(Hold(LION)))
    house.press(start)
    house.move((start[0], start[1] - 60))
    house.move((500, 200))
    pose = tabletop_of(house).board.sprites[card].pose
    assert (pose.x, pose.y) == pytest.approx(house.window.stage.units((500, 200)))


def test_a_card_let_go_over_its_tray_is_not_played_and_comes_home() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    drag(house, (x, y), (x + 60, y - 20), (x + 110, y + 10))
    assert house.table.match.actions == []
    house.move((5, 300))
    house.until(lambda: not house.table.moving)
    board = tabletop_of(house).board
    assert all(sprite.pose == board.homes()[card] for card, sprite in board.sprites.items())


def test_a_press_beside_the_cards_drags_none_of_them() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    below = (x, house.window.stage.size[1] - 1)
    drag(house, below, (x, y + 30), (x, y), (x, y - 30), (x, y - 110))
    assert house.table.match.actions == []


def test_a_press_on_nothing_does_not_keep_the_mouse_from_pointing() -> None:
    house = at_table(LINE)
    house.press((2, 300))
    house.move(house.pixel(house.spot(Hold(LION))))
    assert focus_of(house).key == Hold(LION)


def test_a_drag_that_ends_where_nobody_told_does_not_go_on() -> None:
    house = at_table(LINE)
    start = house.pixel(house.spot(Hold(LION)))
    house.press(start)
    house.move((start[0], start[1] - 50))
    house.key(pygame.K_ESCAPE)
    house.let_go((10, 10))
    house.key(pygame.K_ESCAPE)
    house.move((500, 200))
    assert house.table.heads_up.hud().dragged is None
    house.let_go((500, 200))
    assert house.table.match.actions == []


# Stacking


STACK = (
    ">0: lion + seal | 1: bat dog + bear | 2: tiger + rhino || parrot/1 monkey/1 monkey/2 || "
    "set: mixed | thats_it: skunk/1"
)


def stacking(device: Device) -> House:
    """A lion has scared two monkeys, and they wait to be stacked."""
    house = at_table(STACK, seats=("human", "random", "random"))
    device.choose(house, Hold(LION))
    house.until_asked()
    assert len(tabletop_of(house).view.sent) == 2
    return house


def test_whoever_stacks_is_told_where_and_why_and_not_that_nobody_leaves() -> None:
    house = stacking(hand_of("mouse"))
    house.settings.preview = ALWAYS
    info = house.panel("info")
    assert "on top of THAT'S IT, where a vulture finds it" in info.text
    assert info.facts == ""


def test_the_log_can_speak_of_those_who_wait_before_anybody_is_asked_to_stack_them() -> None:
    tabletop = tabletop_of(stacking(Mouse()))
    twin = tabletop.twin()
    twin.resized(Stage((960, 600)))
    twin.resync(tabletop.view)
    assert len({*twin.where(tabletop.view.sent)}) == 2


@pytest.mark.parametrize("device", DEVICES)
def test_done_keeps_the_order_they_left_in(device: str) -> None:
    hand = hand_of(device)
    house = stacking(hand)
    hand.choose(house, DONE)
    assert last_action(house) == Stack((0, 1))


@pytest.mark.parametrize("device", DEVICES)
def test_two_chips_chosen_one_after_the_other_change_places(device: str) -> None:
    house, hand = stacking(hand_of(device)), hand_of(device)
    sent = tabletop_of(house).view.sent
    hand.choose(house, Chip(0))
    assert chip_names(house) == [name_of(house, card) for card in sent]
    hand.choose(house, Chip(1))
    assert chip_names(house) == [name_of(house, card) for card in reversed(sent)]
    hand.choose(house, DONE)
    assert last_action(house) == Stack((1, 0))
    assert house.table.match.state.thats_it[-2:] == [sent[1], sent[0]]


def chip_names(house: House) -> list[str]:
    return [spot.name for spot in house.spots() if isinstance(spot.key, Chip)]


def name_of(house: House, card: int) -> str:
    return tabletop_of(house)._pointing.name(card)  # type: ignore[arg-type]


def test_every_stack_starts_in_the_order_they_left_in() -> None:
    house = stacking(Mouse())
    for key in (Chip(0), Chip(1), DONE):
        house.click(key)
    assert last_action(house) == Stack((1, 0))
    stack_again(house)
    house.click(DONE)
    assert last_action(house) == Stack((0, 1))


def test_a_chip_picked_for_one_stack_is_not_picked_for_the_next() -> None:
    house = stacking(Mouse())
    for key in (Chip(0), DONE):
        house.click(key)
    stack_again(house)
    for key in (Chip(1), DONE):
        house.click(key)
    assert last_action(house) == Stack((0, 1))


def stack_again(house: House) -> None:
    arrange(house, position(STACK))
    house.click(Hold(LION))
    house.until_asked()


# Animations


def test_a_click_while_something_is_to_be_seen_finishes_the_step_and_is_no_move() -> None:
    house = at_table(LINE, speed=1.0)
    hand = [house.pixel(spot) for spot in house.spots() if isinstance(spot.key, Hold)]
    house.click(Hold(LION))
    table = house.table
    assert table.timeline.busy
    actions, clicks = len(table.match.actions), 0
    while table.timeline.busy:
        at = hand[clicks % len(hand)]
        house.press(at)
        house.let_go(at)
        clicks += 1
    assert len(table.match.actions) == actions
    assert 2 <= clicks < 40


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_1])
def test_a_key_while_something_is_to_be_seen_finishes_the_step_and_is_no_move(code: int) -> None:
    house = at_table(LINE, speed=0.5)
    house.click(Hold(LION))
    table = house.table
    presses = 0
    while table.timeline.busy:
        house.key(code)
        presses += 1
    assert len(table.match.actions) == 1
    assert presses < 40


def test_a_press_that_began_in_an_animation_is_no_click_after_it() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    table = house.table
    table.match.state = position(LINE.replace("lion", "seal").replace("+ seal", "+ lion"))
    table.timeline.finish()
    table.timeline.add(lambda: tabletop_of(house).stage(RULES.new_game(Setup(2), 1).events[-1], print))
    at = house.pixel(next(spot for spot in house.spots() if spot.box.y > 700))
    house.press(at)
    assert not table.timeline.busy
    house.until_asked()
    house.let_go(at)
    assert len(table.match.actions) == 1


def test_the_deal_is_seen_from_its_beginning() -> None:
    house = House(speed=1.0)
    house.play(("human", "random"))
    house.until(lambda: isinstance(house.top, Table))
    house.frame(0.01)
    board = tabletop_of(house).board
    homes = board.homes()
    assert house.table.timeline.busy
    assert any(board.sprites[card].pose != homes[card] for card in board.view.hand)


def test_a_window_that_was_covered_for_a_moment_skips_nothing() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    waiting = len(house.table.timeline._waiting)
    for _ in range(5):
        house.post(pygame.WINDOWEXPOSED)
    assert len(house.table.timeline._waiting) == waiting


def test_a_window_resized_in_the_middle_of_an_animation_shows_the_rest_at_its_new_size() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    for size in ((1300, 700), (960, 600), (1000, 1000)):
        house.frame(0.1)
        house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        assert house.window.surface.get_size() == size
        assert house.table.timeline.busy
    house.until(lambda: not house.table.timeline.busy)
    for _ in range(100):
        house.frame()
    board = tabletop_of(house).board
    assert {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()


def test_whoever_waits_for_the_end_of_a_turn_is_told_even_if_it_was_skipped() -> None:
    house = at_table(LINE, speed=1.0, seats=("human", "random"))
    told: list[int] = []
    house.table.turn_ended = lambda: told.append(len(house.table.match.actions))
    house.click(Hold(LION))
    while house.table.timeline.busy:
        house.key(pygame.K_SPACE)
    house.frame()
    assert told[:1] == [1]


def test_a_card_pointed_at_rises_at_once() -> None:
    house = at_table(LINE)
    house.until(lambda: not house.table.moving)
    house.move(house.pixel(house.spot(Hold(LION))))
    assert house.stack.moving
    card = next(card for card in tabletop_of(house).view.hand if SPECIES[card] == LION)
    before = tabletop_of(house).board.sprites[card].pose
    house.frame(0.03)
    assert tabletop_of(house).board.sprites[card].pose.y < before.y
    house.until(lambda: not house.stack.moving)


def test_holding_f_hurries_and_letting_go_elsewhere_ends_it() -> None:
    house = at_table(LINE, speed=1.0)
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="")
    assert house.table.play.pace.speed == 4.0
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="")
    assert house.table.play.pace.speed == 1.0
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_ESCAPE)
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_ESCAPE)
    assert house.table.play.pace.speed == 1.0


def test_a_game_behind_the_pause_stands_still() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    house.key(pygame.K_ESCAPE)
    for _ in range(3):
        house.frame(5.0)
    waiting = len(house.table.timeline._waiting)
    house.frame(60.0)
    assert len(house.table.timeline._waiting) == waiting
    assert house.table.timeline.busy
    assert not house.stack.moving


# Buttons and keys of the table


def test_speed_and_sound_answer_to_keys_and_buttons() -> None:
    house = at_table(LINE, speed=1.0)
    house.key(pygame.K_PLUS)
    assert house.settings.speed == 1.5
    house.key(pygame.K_MINUS)
    house.key(pygame.K_MINUS)
    house.key(pygame.K_MINUS)
    assert house.settings.speed == 0.5
    house.click("speed")
    assert house.settings.speed == 1.0
    house.key(pygame.K_m)
    assert house.settings.muted
    assert house.audio.muted
    house.click("sound")
    assert not house.settings.muted
    for _ in range(9):
        house.key(pygame.K_PLUS)
    house.click("speed")
    assert house.settings.speed == 0.5
    assert house.table.match.actions == []


def test_every_card_pointed_at_tells_what_it_does() -> None:
    house = at_table(LINE)
    for spot in house.spots():
        if isinstance(spot.key, str):
            continue
        house.move(house.pixel(spot))
        info = info_of(house)
        assert info.title == spot.name
        assert len(info.text) > 10
        assert info.picture is not None


# Nothing but what has changed


def test_what_is_on_the_screen_is_what_painting_all_anew_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    show = Layers.show

    def checked(self: Layers, brush: Brush, items: list[Item]) -> list[pygame.Rect]:
        keys = [item.key for item in items]
        assert len(set(keys)) == len(keys), "two things would be taken for one"
        return show(self, brush, items)

    monkeypatch.setattr(Layers, "show", checked)
    compared = 0
    for seed, mode in enumerate((Mode.NEW, Mode.MIXED)):
        house = House(speed=3.0)
        house.play(("human", "greedy", "random"), mode, seed=seed)
        person, chance = Person(house, Mouse(), seed), Random(seed)
        while not isinstance(house.top, Results):
            if house.asked or chance.random() < 0.8:
                person.do_next()
            house.move((chance.randrange(960), chance.randrange(600)))
            house.frame(chance.random() * 0.2)
            if isinstance(house.top, Table) and chance.random() < 0.15:
                check_painted(house)
                compared += 1
    assert compared > 16


def check_painted(house: House) -> None:
    """The window as it is, and the same painted by somebody who knows nothing of the frames before."""
    tableau, table = house.table.tableau, house.table
    window = house.window
    other = Brush(window.surface.copy(), window.stage, window.brush.art, window.brush.type)
    other.surface.fill((255, 0, 255))
    kept, tableau._layers = tableau._layers, Layers()
    tableau.repaint(other, table.heads_up.hud(), everything=True)
    tableau._layers = kept
    assert pygame.image.tobytes(other.surface, "RGB") == house.picture


# No good


@pytest.mark.parametrize("seed", range(3))
def test_whatever_anybody_does_the_game_stays_legal_and_goes_on(seed: int) -> None:
    chance = Random(seed)
    house = House(speed=chance.choice((1.0, 4.0, INSTANT)), drawn=4)
    seats = tuple(chance.choice(("human", "human", "random")) for _ in range(chance.choice((2, 3, 4))))
    house.play(seats, chance.choice(list(Mode)), seed)
    for _ in range(500):
        if house.stack.top is None or not any(isinstance(s, Table) for s in house.stack._scenes):
            house.play(seats, chance.choice(list(Mode)), chance.randrange(99))
            house.until(lambda: isinstance(house.top, Table) or not house.top.moving)
        misbehave(house, chance)
    match = next((s.match for s in house.stack._scenes if isinstance(s, Table)), None)
    if match is not None:
        state = match.opening.state
        for action in match.actions:
            assert action in RULES.legal_actions(state)
            state = RULES.advance(state, action)
        assert state == match.state


KEYS = [*ARROWS.values(), pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_x, pygame.K_ESCAPE]
KEYS += [pygame.K_1 + number for number in range(6)] + [
    pygame.K_f,
    pygame.K_PLUS,
    pygame.K_MINUS,
    pygame.K_RETURN,
]


def misbehave(house: House, chance: Random) -> None:
    """Anything a hand, a cat or a system may do; several things may happen in one frame."""
    for _ in range(chance.randrange(1, 4)):
        at = (chance.randrange(-20, 1500), chance.randrange(-20, 1000))
        spots = house.spots() if hasattr(house.stack.top, "spots") else []
        if spots and chance.random() < 0.6:
            at = house.pixel(chance.choice(spots))
        match chance.randrange(12):
            case 0 | 1 | 2:
                event(pygame.MOUSEBUTTONDOWN, pos=at, button=chance.choice((1, 1, 1, 2, 3, 4)))
            case 3 | 4 | 5:
                event(pygame.MOUSEBUTTONUP, pos=at, button=chance.choice((1, 1, 1, 2, 3, 4)))
            case 6:
                event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            case 7 | 8:
                event(
                    chance.choice((pygame.KEYDOWN, pygame.KEYUP)), key=chance.choice(KEYS), mod=0, unicode=""
                )
            case 9:
                event(pygame.CONTROLLERBUTTONDOWN, button=chance.randrange(16), instance_id=0)
            case 10 if chance.random() < 0.05:
                size = chance.choice(((960, 600), (1100, 900), (300, 300)))
                event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
            case 11 if chance.random() < 0.2:
                event(chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)))
            case _:
                event(pygame.CONTROLLERAXISMOTION, axis=chance.randrange(4), value=32_000, instance_id=0)
    house.frame(chance.choice((0.0, 0.016, 0.1)))


def event(kind: int, **fields: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **fields))


def test_nobody_plays_a_card_of_somebody_else() -> None:
    house = House(drawn=20)
    house.play(("human", "human"), Mode.BASE, 3)
    person = Person(house, Mouse(), 1)
    while not isinstance(house.top, Results):
        person.do_next()
        if isinstance(house.top, Table) and house.asked:
            seat = house.table.match.to_act
            hand = tabletop_of(house).view.hand
            assert {OWNER[card] for card in hand} <= {seat}
