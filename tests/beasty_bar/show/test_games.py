"""Whole games by any device, every frame of them as it should be, and whatever anybody does to them."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import (
    OWNER,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.shell.layers import Item, Layers
from game.shell.paint.brush import Brush
from game.shell.scenes.menu.chairs import PERSON
from game.shell.scenes.menu.new_game import PICK, START, NewGame
from game.shell.scenes.menu.title import NEW, Title
from game.shell.scenes.results.results import Results
from game.shell.table.pace import INSTANT
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import ARROWS, Mouse, Person, ways
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import DEVICES, check_painted, hand_of, tabletop_of

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
