"""Own turns and those of the computers have speeds of their own."""

import pytest

from game.shell.table.pace import HURRY, INSTANT, OWN_SPEEDS, SPEEDS, Pace, stepped
from tests.shell.test_notice import a_desk


def test_whose_turn_is_shown_decides_which_speed_counts() -> None:
    pace = Pace(a_desk(speed=0.5, computer_speed=INSTANT))
    assert (pace.speed, pace.instant, pace.label) == (0.5, False, "0.5x")
    pace.computers = True
    assert (pace.speed, pace.instant, pace.label) == (INSTANT, True, "max")


@pytest.mark.parametrize("computers", [False, True])
def test_who_is_in_a_hurry_slows_nothing_down(computers: bool) -> None:
    pace = Pace(a_desk(speed=1.0, computer_speed=INSTANT))
    pace.computers = computers
    pace.hurry.press()
    assert pace.speed == (INSTANT if computers else HURRY)


def test_a_step_changes_both_and_keeps_the_difference() -> None:
    desk = a_desk(speed=1.0, computer_speed=2.0)
    Pace(desk).change(1)
    assert (desk.settings.speed, desk.settings.computer_speed) == (1.5, 3.0)
    assert desk.saved == [True]  # type: ignore[attr-defined]


def test_each_goes_as_far_as_it_may_and_then_all_begins_again() -> None:
    desk = a_desk()
    pace = Pace(desk)
    for _ in range(len(SPEEDS)):
        pace.change(1)
    assert (desk.settings.speed, desk.settings.computer_speed) == (OWN_SPEEDS[-1], INSTANT)
    pace.next()
    assert (desk.settings.speed, desk.settings.computer_speed) == (0.5, 0.5)
    pace.next()
    assert (desk.settings.speed, desk.settings.computer_speed) == (1.0, 1.0)


def test_a_speed_from_elsewhere_counts_as_the_closest_one() -> None:
    assert stepped(SPEEDS, 2.1, 0) == 2.0
    assert stepped(OWN_SPEEDS, INSTANT, 0) == 3.0
