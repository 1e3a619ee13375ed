"""The first sentence that anybody reads at a table says how one wins."""

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Scoring, Setup
from game.core.rules import Seat
from game.shell.table.strip import Strip
from tests.beasty_bar.show.house import House

MOST_GUESTS = "Get as many of your animals into the bar as you can."
MOST_POINTS = "Get your animals into the bar. Most points wins."


def told(house: House) -> tuple[str, tuple[str, ...]]:
    """What the strip says."""
    strip = house.panel("strip")
    assert isinstance(strip, Strip)
    return strip.caption, strip.story


@pytest.mark.parametrize(
    ("scoring", "goal"),
    [
        (Scoring.COUNT_2014, MOST_GUESTS),
        (Scoring.COUNT_2015, MOST_GUESTS),
        (Scoring.POINTS_2019, MOST_POINTS),
    ],
)
def test_it_is_told_from_the_deal_on(scoring: Scoring, goal: str) -> None:
    house = House(speed=1.0)
    house.play(("human", "random"), setup=Setup(2, scoring=scoring, first=Seat(0)))
    house.until(lambda: house.stack.top is not None and hasattr(house.top, "match"))
    assert told(house) == (goal, ())
    house.until_asked()
    assert told(house) == (goal, ())


def test_whoever_is_not_the_first_reads_it_before_the_own_first_card() -> None:
    house = House()
    house.sit_down(("human", "cub"), first=Seat(1))
    house.until_asked()
    assert house.table.play.sayings.latest is not None
    assert told(house) == (MOST_GUESTS, ())
    house.table.play.submit(RULES.legal_actions(house.table.match.state)[0])
    house.until_asked()
    assert told(house)[0] != MOST_GUESTS


def test_of_several_people_each_reads_it_once() -> None:
    house = House()
    house.sit_down(("human", "human"), first=Seat(0))
    for expected in (True, True, False):
        house.look()
        assert (told(house)[0] == MOST_GUESTS) is expected
        house.table.play.submit(RULES.legal_actions(house.table.match.state)[0])
