"""Who plays what, and where."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.core.errors import BadSetup
from game.core.fairness import commitment, shown
from game.core.module import HUMAN
from game.shell.layout import BadLayout
from game.shell.scenes.new_game import BACK, PICK, SEAT, SEED, START, VENUE, NewGame
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Pop, Push, Swap
from game.shell.show import Party
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    ToyShow,
    a_desk,
    assert_fits,
    choose,
    click,
    go_back,
    key,
    send,
    written,
)


def a_new_game(seats: Sequence[str] = (HUMAN, "cub"), **settings: Any) -> NewGame:
    return NewGame(a_desk(**settings), ToyShow(), seats)


def started(scene: NewGame) -> Party:
    """The party that pressing Start invites."""
    assert isinstance(choose(scene, "keyboard", START), Swap)
    party: Party = scene._show.opened[-1]  # type: ignore[attr-defined]
    return party


# Seats


@pytest.mark.parametrize("device", DEVICES)
def test_choosing_a_seat_puts_the_next_kind_of_player_there(device: str) -> None:
    scene = a_new_game()
    seen = []
    for _ in range(3):
        assert choose(scene, device, (SEAT, 0)) == STAY
        seen.append(scene.plan.seats[0])
    assert seen == ["cub", "boss", HUMAN]


def test_the_arrow_keys_change_the_seat_pointed_at() -> None:
    scene = a_new_game()
    scene.focus.key = (SEAT, 1)
    send(scene, key(pygame.K_RIGHT))
    assert scene.plan.seats[1] == "boss"
    send(scene, key(pygame.K_LEFT), key(pygame.K_LEFT))
    assert scene.plan.seats[1] == HUMAN
    assert scene.focus.key == (SEAT, 1)


def test_a_click_on_the_left_arrow_goes_the_other_way() -> None:
    from game.shell.scenes.new_game import _arrows

    scene = a_new_game()
    left, right = _arrows(scene.spots()[0].box)
    send(scene, *click(left, scene.stage))
    assert scene.plan.seats[0] == "boss"
    send(scene, *click(right, scene.stage))
    assert scene.plan.seats[0] == HUMAN


def test_only_the_last_seats_can_be_empty_and_two_must_be_taken() -> None:
    scene = a_new_game((HUMAN, "cub", "cub"))
    assert {_cycled(scene, 0) for _ in range(9)} == {HUMAN, "cub", "boss"}
    assert {_cycled(scene, 1) for _ in range(9)} == {HUMAN, "cub", "boss"}
    assert _cycled(scene, 2) == "boss"
    assert _cycled(scene, 2) == ""
    assert [spot.key for spot in scene.spots() if isinstance(spot.key, tuple) and spot.key[0] == SEAT] == [
        (SEAT, 0),
        (SEAT, 1),
        (SEAT, 2),
    ]


def _cycled(scene: NewGame, seat: int) -> str:
    scene.plan.cycle(seat, 1)
    return scene.plan.seats[seat]


def test_an_empty_seat_is_taken_by_choosing_it() -> None:
    scene = a_new_game()
    choose(scene, "keyboard", (SEAT, 2))
    assert scene.plan.seats == [HUMAN, "cub", HUMAN, ""]
    assert (SEAT, 3) in [spot.key for spot in scene.spots()]


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ([], [HUMAN, "cub", "", ""]),
        ([HUMAN, "a level long gone"], [HUMAN, "cub", "", ""]),
        ([HUMAN] * 9, [HUMAN] * 4),
        (["", HUMAN, "", "boss"], [HUMAN, "boss", "", ""]),
    ],
)
def test_seats_from_anywhere_make_sense(given: list[str], seats: list[str]) -> None:
    assert a_new_game(given).plan.seats == seats


def test_players_are_called_as_in_the_settings_or_as_usual() -> None:
    assert started(a_new_game([HUMAN] * 3, names=["Zoe", " "])).names == ("Zoe", "Bo", "Cleo")


# Choices


@pytest.mark.parametrize("device", DEVICES)
def test_options_make_the_words_of_the_set_up(device: str) -> None:
    scene = a_new_game()
    choose(scene, device, (PICK, "set", 1))
    choose(scene, device, (PICK, "variant", 1))
    assert scene.plan.words == {"players": "2", "set": "new", "advanced": "yes"}
    setup = started(scene).setup
    assert (setup.mode.value, setup.advanced, setup.players) == ("new", True, 2)


@pytest.mark.parametrize("device", DEVICES)
def test_the_venue_is_chosen(device: str) -> None:
    scene = a_new_game()
    choose(scene, device, (VENUE, "roof"))
    assert started(scene).venue == "roof"


def test_a_venue_that_does_not_take_so_many_is_not_offered() -> None:
    scene = a_new_game([HUMAN] * 4, venue="roof")
    assert [spot.key for spot in scene.spots() if isinstance(spot.key, tuple) and spot.key[0] == VENUE] == [
        (VENUE, "street")
    ]
    assert started(scene).venue == "street"


@pytest.mark.parametrize("device", DEVICES)
def test_another_seed_can_be_drawn(device: str) -> None:
    scene = a_new_game()
    before = scene.plan.seed
    choose(scene, device, SEED)
    assert scene.plan.seed != before
    assert started(scene).seed == scene.plan.seed


def test_the_hash_of_the_shuffle_is_shown_and_the_seed_is_not() -> None:
    scene = a_new_game()
    seen = set()
    for wanted in (SEED, (PICK, "set", 1), (SEAT, 2)):
        assert choose(scene, "mouse", wanted) == STAY
        shuffle = scene.plan.shuffle
        assert shuffle in written(scene)
        assert not any(str(scene.plan.seed) in line for line in written(scene))
        seen.add(shuffle)
    assert len(seen) == 3
    party = started(scene)
    assert party.shuffle(RULES) == shown(commitment(RULES, party.setup, party.seed)) == shuffle


def test_what_makes_no_game_has_no_hash() -> None:
    scene = a_new_game()
    choose(scene, "mouse", (PICK, "scoring", 1))
    choose(scene, "mouse", (PICK, "variant", 1))
    assert scene.plan.shuffle == ""


# Start


def test_enter_starts_at_once() -> None:
    scene = a_new_game()
    assert isinstance(send(scene, key(pygame.K_RETURN)), Swap)


def test_everything_is_remembered() -> None:
    scene = a_new_game((HUMAN, "boss", "cub"))
    choose(scene, "mouse", (PICK, "set", 1))
    choose(scene, "mouse", (VENUE, "roof"))
    started(scene)
    settings = scene._desk.settings
    assert settings.seats == [HUMAN, "boss", "cub"]
    assert settings.last_setup == {"players": "3", "set": "new"}
    assert settings.venue == "roof"
    assert scene._desk.saved  # type: ignore[attr-defined]
    again = NewGame(scene._desk, ToyShow(), settings.seats)
    assert (again.plan.words, again.plan.seats, again.plan.venue) == (
        scene.plan.words,
        scene.plan.seats,
        "roof",
    )


def test_what_makes_no_game_is_said_at_once_and_cannot_be_started() -> None:
    scene = a_new_game()
    choose(scene, "mouse", (PICK, "scoring", 1))
    assert scene.plan.trouble == ""
    choose(scene, "mouse", (PICK, "variant", 1))
    assert scene.plan.trouble == "The advanced variant is always scored by points."
    assert choose(scene, "keyboard", START) == STAY
    assert scene._show.opened == []  # type: ignore[attr-defined]
    assert not scene._desk.saved  # type: ignore[attr-defined]


def test_a_game_that_cannot_be_opened_says_why_and_changes_nothing() -> None:
    scene = a_new_game()
    scene._show.error = BadSetup("No such table.")  # type: ignore[attr-defined]
    assert choose(scene, "keyboard", START) == STAY
    assert scene._refusal == "No such table."
    assert not scene._desk.saved  # type: ignore[attr-defined]
    assert scene._desk.settings.seats == []
    choose(scene, "keyboard", (SEAT, 0))
    assert scene._refusal == ""


def test_a_broken_venue_is_told_in_a_dialog() -> None:
    scene = a_new_game()
    scene._show.error = BadLayout("The layout is torn.")  # type: ignore[attr-defined]
    go = choose(scene, "keyboard", START)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)


# The way back


@pytest.mark.parametrize("device", DEVICES)
def test_back_goes_back(device: str) -> None:
    assert choose(a_new_game(), device, BACK) == Pop()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_remembers_nothing(device: str) -> None:
    scene = a_new_game()
    scene.plan.cycle(0, 1)
    assert go_back(scene, device) == Pop()
    assert scene._desk.settings.seats == []


def test_with_nothing_below_back_leads_to_the_title() -> None:
    scene = NewGame(a_desk(), ToyShow(), [HUMAN, HUMAN], Blank)
    go = go_back(scene, "keyboard")
    assert isinstance(go, Swap)
    assert go.all
    assert isinstance(go.scene, Blank)


# Looks


def test_the_focus_walks_in_reading_order() -> None:
    scene = a_new_game()
    scene.focus.key = None
    keys = []
    for _ in scene.spots():
        send(scene, key(pygame.K_TAB))
        keys.append(scene.focus.key)
    assert keys == [
        *((SEAT, seat) for seat in range(3)),
        *((PICK, choice, number) for choice in ("set", "scoring", "variant") for number in range(2)),
        (VENUE, "street"),
        (VENUE, "roof"),
        SEED,
        BACK,
        START,
    ]


def test_up_and_down_reach_everything() -> None:
    """With a stick only: no spot is out of reach of the arrows and the shoulder buttons."""
    scene = a_new_game()
    scene.focus.key = (SEAT, 0)
    seen = []
    for _ in range(4):
        send(scene, key(pygame.K_DOWN))
        seen.append(scene.focus.key)
    assert seen[:3] == [(SEAT, 1), (SEAT, 2), BACK]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(HUMAN, "cub"), (HUMAN, "cub", "boss", HUMAN)])
def test_it_fits_into_every_window(size: tuple[int, int], seats: Sequence[str]) -> None:
    def make() -> NewGame:
        scene = a_new_game(seats)
        scene.focus.key = (SEAT, 1)
        return scene

    assert_fits(make, size)
