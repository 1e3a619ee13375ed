"""One focus for mouse, keyboard and controller."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pytest

from game.shell.focus import MOVES, Focus, Spot
from game.shell.signals import (
    Button,
    Digit,
    FocusLost,
    Intent,
    Point,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Release,
    Signal,
)
from game.shell.stage import Box


def spot(key: Hashable, x: float, y: float, w: float = 80, h: float = 80, *, active: bool = True) -> Spot:
    return Spot(key, Box(x, y, w, h), str(key), active=active)


GRID = [spot(f"{row}{column}", 100 * column, 100 * row) for row in range(3) for column in range(3)]
"""00 01 02 / 10 11 12 / 20 21 22"""


def middle(key: Hashable, spots: Sequence[Spot] = GRID) -> Point:
    return next(each.box.centre for each in spots if each.key == key)


def focused(key: Hashable) -> Focus:
    focus = Focus()
    focus.key = key
    return focus


def press(focus: Focus, *intents: Intent, spots: Sequence[Spot] = GRID) -> Hashable:
    for intent in intents:
        focus.handle(Press(intent), spots)
    return focus.key


def click(focus: Focus, down: Point, up: Point, spots: Sequence[Spot] = GRID) -> Spot | None:
    assert focus.handle(PointerDown(down, Button.LEFT), spots) is None
    return focus.handle(PointerUp(up, Button.LEFT), spots)


# Mouse


def test_the_mouse_points_at_what_is_under_it_and_at_nothing_in_between() -> None:
    focus = Focus()
    focus.handle(PointerMoved(middle("11")), GRID)
    assert focus.key == "11"
    assert focus.by_mouse
    focus.handle(PointerMoved((90, 90)), GRID)
    assert focus.key is None


def test_of_spots_that_overlap_the_mouse_points_at_the_upper_one() -> None:
    spots = [spot("below", 0, 0), spot("above", 40, 0)]
    focus = Focus()
    focus.handle(PointerMoved((60, 10)), spots)
    assert focus.key == "above"
    focus.handle(PointerMoved((20, 10)), spots)
    assert focus.key == "below"


def test_a_click_chooses_what_was_pressed_and_let_go() -> None:
    chosen = click(Focus(), middle("12"), middle("12"))
    assert chosen is not None
    assert chosen.key == "12"


def test_a_press_let_go_elsewhere_chooses_nothing() -> None:
    assert click(Focus(), middle("12"), middle("11")) is None
    assert click(Focus(), middle("12"), (95, 95)) is None
    assert click(Focus(), (95, 95), middle("12")) is None


def test_letting_go_without_a_press_chooses_nothing() -> None:
    assert Focus().handle(PointerUp(middle("00"), Button.LEFT), GRID) is None


def test_a_press_counts_for_one_release_only() -> None:
    focus = Focus()
    assert click(focus, middle("00"), middle("00")) is not None
    assert focus.handle(PointerUp(middle("00"), Button.LEFT), GRID) is None


@pytest.mark.parametrize("button", [Button.RIGHT, Button.MIDDLE])
def test_other_buttons_of_the_mouse_choose_nothing(button: Button) -> None:
    focus = Focus()
    focus.handle(PointerDown(middle("00"), button), GRID)
    assert focus.handle(PointerUp(middle("00"), button), GRID) is None


def test_what_can_only_be_looked_at_is_pointed_at_but_not_chosen() -> None:
    spots = [spot("picture", 0, 0, active=False)]
    focus = Focus()
    assert click(focus, (10, 10), (10, 10), spots) is None
    assert focus.key == "picture"


# Arrows


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [
        ("11", Intent.LEFT, "10"),
        ("11", Intent.RIGHT, "12"),
        ("11", Intent.UP, "01"),
        ("11", Intent.DOWN, "21"),
        ("00", Intent.LEFT, "00"),
        ("00", Intent.UP, "00"),
        ("22", Intent.RIGHT, "22"),
        ("22", Intent.DOWN, "22"),
    ],
)
def test_arrows_go_to_the_neighbour_in_their_direction_or_stay(start: str, intent: Intent, end: str) -> None:
    assert press(focused(start), intent) == end


def test_an_arrow_prefers_what_is_straight_ahead_to_what_is_nearer_but_aside() -> None:
    spots = [spot("here", 0, 0), spot("aside", 100, 90), spot("ahead", 260, 0)]
    assert press(focused("here"), Intent.RIGHT, spots=spots) == "ahead"


def test_an_arrow_reaches_a_single_spot_that_is_off_to_the_side() -> None:
    spots = [spot("hand", 400, 900), spot("button", 900, 0)]
    assert press(focused("hand"), Intent.UP, spots=spots) == "button"


def test_there_and_back_is_the_same_spot_in_a_grid() -> None:
    for there, back in (
        (Intent.LEFT, Intent.RIGHT),
        (Intent.UP, Intent.DOWN),
        (Intent.DOWN, Intent.UP),
        (Intent.RIGHT, Intent.LEFT),
    ):
        assert press(focused("11"), there, back) == "11"


@pytest.mark.parametrize("intent", [Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN])
def test_the_first_arrow_shows_where_the_focus_is(intent: Intent) -> None:
    focus = Focus()
    assert press(focus, intent) == "00"
    assert not focus.by_mouse


def test_keys_take_over_from_the_mouse_where_it_points() -> None:
    focus = Focus()
    focus.handle(PointerMoved(middle("11")), GRID)
    assert press(focus, Intent.RIGHT) == "12"
    assert not focus.by_mouse


def test_arrows_go_on_from_a_spot_that_has_gone() -> None:
    assert press(focused("gone"), Intent.DOWN) == "00"


# Tab


def test_tab_goes_through_all_spots_in_reading_order_and_round() -> None:
    focus = Focus()
    seen = [press(focus, Intent.NEXT) for _ in range(10)]
    assert seen == [*(each.key for each in GRID), "00"]


def test_shift_tab_goes_the_other_way_round() -> None:
    focus = Focus()
    seen = [press(focus, Intent.PREVIOUS) for _ in range(10)]
    assert seen == [*(each.key for each in reversed(GRID)), "22"]


TWINS = [spot("lion", 0, 0), spot("zebra", 100, 0), spot("zebra", 200, 0), spot("seal", 300, 0)]
"""Two animals of one species: choosing either means the same."""


def test_tab_gets_past_spots_that_mean_the_same() -> None:
    focus = Focus()
    assert [press(focus, Intent.NEXT, spots=TWINS) for _ in range(4)] == ["lion", "zebra", "seal", "lion"]


def test_arrows_get_past_spots_that_mean_the_same() -> None:
    focus = focused("lion")
    assert [press(focus, Intent.RIGHT, spots=TWINS) for _ in range(3)] == ["zebra", "seal", "seal"]
    assert [press(focus, Intent.LEFT, spots=TWINS) for _ in range(3)] == ["zebra", "lion", "lion"]


# Confirm


def test_confirming_chooses_what_is_pointed_at() -> None:
    chosen = focused("21").handle(Press(Intent.CONFIRM), GRID)
    assert chosen is not None
    assert chosen.key == "21"


def test_the_first_confirm_only_shows_where_the_focus_is() -> None:
    spots = [spot("picture", 0, 0, active=False), *GRID[1:]]
    focus = Focus()
    assert focus.handle(Press(Intent.CONFIRM), spots) is None
    assert focus.key == "01"
    assert not focus.by_mouse
    assert focus.handle(Press(Intent.CONFIRM), spots) == GRID[1]


def test_confirming_what_can_only_be_looked_at_chooses_nothing() -> None:
    spots = [spot("picture", 0, 0, active=False), spot("button", 100, 0)]
    focus = focused("picture")
    assert focus.handle(Press(Intent.CONFIRM), spots) is None


def test_a_spot_that_has_gone_is_not_chosen() -> None:
    assert focused("gone").handle(Press(Intent.CONFIRM), GRID) is None


@pytest.mark.parametrize(
    "signal",
    [
        *(Press(intent) for intent in (Intent.UP, Intent.NEXT, Intent.PREVIOUS, Intent.CONFIRM)),
        PointerMoved((0, 0)),
        PointerUp((0, 0), Button.LEFT),
    ],
)
def test_where_there_is_nothing_to_point_at_nothing_happens(signal: Signal) -> None:
    focus = Focus()
    assert focus.handle(signal, []) is None
    assert focus.key is None


@pytest.mark.parametrize(
    "signal", [Press(Intent.BACK), Press(Intent.SKIP), Release(Intent.CONFIRM), Digit(1), FocusLost()]
)
def test_signals_that_are_not_about_pointing_leave_the_focus_alone(signal: Signal) -> None:
    focus = focused("11")
    assert focus.handle(signal, GRID) is None
    assert focus.key == "11"


def test_a_mouse_that_only_passes_by_does_not_lead_away_from_where_keys_led() -> None:
    spots = [Spot("a", Box(0, 0, 10, 10), "a"), Spot("b", Box(20, 0, 10, 10), "b")]
    focus = Focus()
    focus.key = "b"
    focus.handle(PointerMoved((500, 500)), spots)
    assert focus.handle(Press(Intent.CONFIRM), spots) == spots[1]


# Questions

ASKED = [replace(each, answer=each.key in ("00", "02")) for each in GRID]


@pytest.mark.parametrize("start", [None, "11", "00"])
def test_as_long_as_a_question_is_open_keys_lead_to_its_answers_only(start: str | None) -> None:
    focus = focused(start)
    seen = {press(focus, intent, spots=ASKED) for intent in [*MOVES] * 3}
    assert seen == {"00", "02"}


def test_enter_answers_or_shows_where_the_first_answer_is() -> None:
    focus = focused("11")
    assert focus.handle(Press(Intent.CONFIRM), ASKED) is None
    assert focus.handle(Press(Intent.CONFIRM), ASKED) == ASKED[0]


def test_the_mouse_is_free_while_a_question_is_open() -> None:
    assert click(Focus(), middle("11"), middle("11"), ASKED) == ASKED[4]


# What is asked for

HAND = {"first": 1, "second": 2}
SEEN = [
    spot("near", 0, 0, active=False),
    spot("far", 100, 0, active=False),
    spot("pile", -70, 200),
    *(replace(spot(key, 50 + 100 * digit, 200), digit=digit) for key, digit in HAND.items()),
    spot("button", 450, 0),
]
"""A line of things to look at; below it a pile, and a hand to play from."""


@pytest.mark.parametrize(
    "intent", [*(each for each in Intent if each in MOVES - {Intent.PREVIOUS}), Intent.CONFIRM]
)
@pytest.mark.parametrize("rests", [None, "near", "far", "pile"])
def test_the_first_key_leads_to_what_is_asked_for_wherever_the_mouse_rests(
    rests: str | None, intent: Intent
) -> None:
    focus = Focus()
    if rests is not None:
        focus.handle(PointerMoved(middle(rests, SEEN)), SEEN)
    if (rests, intent) == ("pile", Intent.CONFIRM):
        assert focus.handle(Press(intent), SEEN) == SEEN[2]
    else:
        assert press(focus, intent, spots=SEEN) == "first"


def test_shift_tab_begins_at_the_end_of_what_is_asked_for() -> None:
    assert press(Focus(), Intent.PREVIOUS, spots=SEEN) == "second"


def test_keys_take_over_from_the_mouse_on_what_is_asked_for() -> None:
    focus = Focus()
    focus.handle(PointerMoved(middle("first", SEEN)), SEEN)
    assert press(focus, Intent.RIGHT, spots=SEEN) == "second"


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [
        ("near", Intent.DOWN, "first"),
        ("near", Intent.RIGHT, "far"),
        ("first", Intent.UP, "far"),
        ("first", Intent.LEFT, "pile"),
        ("pile", Intent.UP, "near"),
        ("far", Intent.RIGHT, "button"),
    ],
)
def test_arrows_come_to_what_is_asked_for_before_what_is_not_straight_ahead(
    start: str, intent: Intent, end: str
) -> None:
    assert press(focused(start), intent, spots=SEEN) == end
