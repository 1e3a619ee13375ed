"""A list longer than its room: it goes where it is asked to, and never beyond its ends."""

import pytest

from game.shell.scrolling import Scroll


def scroll(length: float = 1000, room: float = 300) -> Scroll:
    made = Scroll()
    made.measure(length, room)
    return made


def come(made: Scroll) -> float:
    for _ in range(200):
        made.flow(0.02)
    assert not made.moving
    return made.at


def test_it_goes_on_and_comes_to_rest() -> None:
    made = scroll()
    made.by(250)
    assert made.moving
    made.flow(0.02)
    assert 0 < made.at < 250
    assert come(made) == 250


@pytest.mark.parametrize(("distance", "at"), [(5000, 700), (-5, 0), (700, 700)])
def test_it_ends_at_its_ends(distance: float, at: float) -> None:
    made = scroll()
    made.by(distance)
    assert come(made) == at


def test_a_list_that_fits_does_not_move() -> None:
    made = scroll(200, 300)
    made.by(50)
    assert come(made) == 0
    assert made.share == 1.0


def test_what_can_be_seen_stays_where_it_is() -> None:
    made = scroll()
    made.by(200)
    made.jump()
    made.reveal(250, 400)
    assert come(made) == 200


@pytest.mark.parametrize(
    ("top", "bottom", "at"), [(100, 150, 100), (600, 650, 350), (-50, 20, 0), (980, 1100, 700)]
)
def test_what_cannot_be_seen_is_revealed(top: float, bottom: float, at: float) -> None:
    made = scroll()
    made.by(200)
    made.jump()
    made.reveal(top, bottom)
    assert come(made) == at


def test_less_room_or_a_shorter_list_brings_it_back() -> None:
    made = scroll()
    made.by(700)
    made.jump()
    made.measure(500, 300)
    assert come(made) == 200


def test_it_knows_how_far_it_has_come() -> None:
    made = scroll()
    assert (made.share, made.done) == (0.3, 0.0)
    made.by(350)
    made.jump()
    assert made.done == 0.5
    assert Scroll().share == 1.0


def test_the_pace_does_not_depend_on_the_frame_rate_at_the_end() -> None:
    quick, slow = scroll(), scroll()
    for made, seconds in ((quick, 1.0), (slow, 0.001)):
        made.by(300)
        for _ in range(3000):
            made.flow(seconds)
        assert made.at == 300
