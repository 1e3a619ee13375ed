"""The table the other way round, for left hands and for eyes that begin on the right."""

from itertools import pairwise

import pygame
import pytest

from game.beasty_bar.marks import Hold, Model, Target
from game.beasty_bar.rules.animals import CHAMELEON, KANGAROO, PARROT
from game.beasty_bar.show.ghost_line import _Inside
from game.beasty_bar.show.places import needed
from game.beasty_bar.show.pointing import Look
from game.core.rules import Seat
from game.shell.stage import Stage
from game.shell.table.log import Log
from tests.beasty_bar.reasons import spoken
from tests.beasty_bar.show.devices import Controller, Device, Keyboard, Mouse, Person
from tests.beasty_bar.show.house import House, places, venue
from tests.beasty_bar.show.positions import LINE, arrange, at_table, last_action, position, tabletop_of
from tests.letters import reading_along

SIZES = [(960, 600), (1280, 1024), (1920, 1080), (2560, 1080)]


def turned(house: House, *, mirrored: bool = True) -> House:
    """As the settings do it in the middle of a game."""
    house.settings.mirrored = mirrored
    house.window.make_anew()
    house.move((2, 2))  # whatever changed it was a signal
    return house


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_slot_is_as_far_from_the_other_edge(seats: int, size: tuple[int, int]) -> None:
    stage = Stage(size)
    usual, mirrored = venue(seats).placed(stage), venue(seats).placed(stage, mirrored=True)
    assert {*usual} == {*mirrored} >= {*needed(seats)}
    for name, box in usual.items():
        other = mirrored[name]
        assert other.x == pytest.approx(stage.width - box.x - box.w)
        assert other[1:] == box[1:]


def test_the_scenery_is_turned_with_the_table() -> None:
    usual, mirrored = (venue(2).scenery((192, 108), mirrored=turned) for turned in (False, True))
    again = pygame.transform.flip(mirrored, True, False)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(usual, "RGB")
    assert pygame.image.tobytes(mirrored, "RGB") != pygame.image.tobytes(usual, "RGB")


def test_it_turns_in_the_middle_of_a_game_and_back() -> None:
    house = at_table(LINE)
    before = {spot.key: spot.box.centre for spot in house.spots()}
    stage = house.window.stage
    turned(house)
    after = {spot.key: spot.box.centre for spot in house.spots()}
    for key, (x, y) in before.items():
        if isinstance(key, Look):
            assert after[key] == pytest.approx((stage.width - x, y))
    turned(house, mirrored=False)
    assert {spot.key: spot.box.centre for spot in house.spots()} == before


def test_it_turns_while_cards_are_on_their_way() -> None:
    house = House(speed=1.0)
    house.sit_down(("random", "random"), seed=3)
    for step in range(60):
        house.frame(0.11)
        if step % 7 == 0:
            turned(house, mirrored=step % 2 == 0)
    house.table.timeline.finish()
    house.table.settle_now()
    board = tabletop_of(house).board
    assert {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()


def test_the_line_is_read_from_the_gate_and_the_hand_from_the_left() -> None:
    house = turned(at_table(LINE))
    line = tabletop_of(house).view.line
    in_line = [spot.box.x for spot in house.spots() if isinstance(spot.key, Look) and spot.key.card in line]
    hand = [spot.box.x for spot in house.spots() if isinstance(spot.key, Hold)]
    assert len(in_line) == len(line)
    assert all(left > right for left, right in pairwise(in_line))
    assert all(left < right for left, right in pairwise(hand))


def test_a_seal_still_swaps_gate_and_exit() -> None:
    usual, mirrored = places(2), turned(at_table(LINE))
    there = tabletop_of(mirrored)._places
    assert usual.gate_left(flipped=False)
    assert not usual.gate_left(flipped=True)
    assert there.gate_left(flipped=True)
    assert not there.gate_left(flipped=False)
    assert tabletop_of(mirrored).words.free_side() == "left"


def test_the_log_is_where_the_exit_is() -> None:
    house = turned(at_table(LINE))
    house.key(pygame.K_l)
    assert isinstance(house.top, Log)
    house.frame(1.0)
    middle = house.window.stage.width / 2
    assert all(spot.box.centre[0] < middle for spot in house.spots())


def test_the_arrows_of_what_would_happen_point_to_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[bool] = []
    monkeypatch.setattr(_Inside, "outcome", lambda self, seen, towards_left: sides.append(towards_left))
    house = at_table(">0: lion + seal zebra | 1: hippo + monkey || zebra/1 seal/1")
    house.key(pygame.K_1)
    house.until(lambda: bool(sides))
    turned(house)
    house.frame(1.0)
    assert {*sides} == {True, False}
    assert not sides[-1]


DEVICES: list[Device] = [Mouse(), Keyboard(5), Controller()]


@pytest.mark.parametrize("device", DEVICES, ids=["mouse", "keyboard", "controller"])
def test_a_whole_game_is_played_the_other_way_round(device: Device) -> None:
    house = House(drawn=5)
    house.settings.mirrored = True
    house.sit_down(("human", "random", "random"), seed=4, first=Seat(0))
    person = Person(house, device, seed=4)
    person.play_to_the_end()
    assert len(person.meant) == 12


def test_a_card_is_dragged_into_the_line() -> None:
    house = turned(at_table(LINE))
    start = house.pixel(house.spot(Hold(PARROT)))
    house.move(start)
    house.press(start)
    for share in (0.3, 0.6, 1.0):
        house.move((round(start[0] + (480 - start[0]) * share), round(start[1] + (230 - start[1]) * share)))
    house.let_go((480, 230))
    house.click(Target(0))
    action = last_action(house)
    assert action.chain == (PARROT,)  # type: ignore[union-attr]


MODELS = (
    ">0: chameleon kangaroo lion monkey + seal zebra | 1: bear + hippo | 2: lion + rhino | 3: dog + bat || "
    "kangaroo/1 seal/2 parrot/3 giraffe/1"
)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_whatever_a_chameleon_can_choose_is_whole_and_told_in_whole_words(text: int, language: str) -> None:
    with reading_along() as reader:
        house = House(text=text, translations=spoken(language))
        state = position(MODELS)
        house.sit_down(("human", "random", "random", "random"), state.options.mode)
        arrange(house, state)
        turned(house)
        house.click(Hold(CHAMELEON))
        look_at_each(house)
        for species in (KANGAROO, PARROT):
            house.click(Model(species))
            look_at_each(house)
            house.key(pygame.K_ESCAPE)
    assert reader.cut == {}
    assert reader.spilled == set()
    assert reader.covered == set()


def look_at_each(house: House) -> None:
    """At all that can be chosen: every thing is inside the window, apart from the others."""
    house.frame(1.0)
    assert house.table.choosing is not None
    options = house.table.choosing.options()
    window = pygame.Rect((0, 0), house.window.surface.get_size())
    assert len(options) > 1
    for option in options:
        house.move(house.pixel(house.spot(option)))
        house.frame(0.5)
        places = [house.window.stage.pixels(house.spot(each).box) for each in options]
        assert all(window.contains(place) for place in places)
        assert all(place.collidelist(places[:at]) < 0 for at, place in enumerate(places))
