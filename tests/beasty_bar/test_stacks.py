"""Who may still come and fetch somebody from THAT'S IT, and whom a stack is good for."""

import pytest

from game.beasty_bar.advice.consequences import outcome
from game.beasty_bar.advice.stacks import stacked
from game.beasty_bar.rules.animals import PENGUIN, VULTURE
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.state import may_hold

# Who may hold what


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        (">B: dog | Y: bat || -", [0, 1]),
        (">B: dog | Y: bat || - || bar: vulture/B", [1]),
        (">B: dog | Y: bat || - || thats_it: vulture/B vulture/Y", []),
        (">B: dog | Y: || -", [0]),
        (">B: dog | Y: + bat || -", [0, 1]),
        (">B: dog | Y: bat || parrot/Y", [0]),
        (">B: dog | Y: bat || skunk/B zebra/Y", [0, 1]),
        (">B: seal | Y: lion || -", []),
    ],
)
def test_a_seat_may_hold_a_vulture_until_it_or_the_parrot_in_its_place_is_seen(
    position: str, seats: list[int]
) -> None:
    assert may_hold(parse_position(position), VULTURE) == seats


def test_every_species_is_counted_by_itself() -> None:
    assert may_hold(parse_position(">B: dog | Y: bat || penguin/B || bar: vulture/Y"), PENGUIN) == [1]


# Whom it is good for


def kind(position: str, action: str) -> str:
    state = parse_position(position)
    return stacked(outcome(RULES.view(state, state.to_move), RULES.parse(action))).kind


@pytest.mark.parametrize("order", ["stack 1 2", "stack 2 1"])
@pytest.mark.parametrize(
    "position",
    [
        ">B: dog | Y: bat || - || bar: vulture/B vulture/Y | sent: bear/B rhino/Y",
        ">B: dog | Y: || - || bar: vulture/B | sent: bear/B rhino/Y",
        ">B: | Y: || - || sent: bear/B rhino/Y",
        ">B: dog | Y: bat || - || bar: parrot/B parrot/Y | sent: bear/B rhino/Y",
    ],
)
def test_where_no_vulture_can_come_the_order_makes_no_difference(position: str, order: str) -> None:
    assert kind(position, order) == "stacked anyhow"


def test_where_nobody_else_has_a_vulture_a_rival_on_top_is_there_to_be_fetched() -> None:
    assert kind(">B: dog | Y: bat || - || bar: vulture/Y | sent: bear/B rhino/Y", "stack 1 2") == (
        "stacked within reach"
    )


def test_a_rival_that_could_fetch_its_own_finds_them_covered() -> None:
    covered = ">B: dog | Y: bat | R: dog || - || bar: vulture/B vulture/R | sent: bear/Y rhino/R"
    assert kind(covered, "stack 1 2") == "stacked below"
    assert kind(covered, "stack 2 1") == "stacked below"


def test_a_rival_that_owns_nothing_of_the_stack_finds_only_its_top() -> None:
    assert kind(">B: dog | Y: bat || - || bar: vulture/B | sent: bear/B rhino/B", "stack 1 2") == (
        "stacked against one"
    )
