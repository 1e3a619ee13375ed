"""What comes a moment after something is pointed at, and goes again."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.shell.table.fading import COMES_SECONDS, DWELL_SECONDS, GOES_SECONDS, Fading


class Thing(NamedTuple):
    """Known by its key, whatever else it says."""

    key: str
    text: str = ""


def led_to(thing: Thing) -> Fading[Thing]:
    """Keys have led there, and all of it can be seen."""
    fading: Fading[Thing] = Fading()
    fading.aim(thing, dwell=False, instant=False)
    fading.advance(COMES_SECONDS)
    assert (fading.shown, fading.share) == (thing, 1.0)
    return fading


@pytest.mark.parametrize("seconds", [1 / 60, 1 / 15, 0.3])
def test_every_step_that_changes_anything_says_so(seconds: float) -> None:
    fading: Fading[Thing] = Fading()
    for thing in (Thing("a"), None, Thing("b"), Thing("c")):
        fading.aim(thing, dwell=True, instant=False)
        for _ in range(60):
            before = fading.shown, fading.shown and fading.share
            told = fading.advance(seconds)
            assert told or (fading.shown, fading.shown and fading.share) == before
        assert fading.shown == thing
        assert not told


def test_keys_mean_what_they_point_at() -> None:
    fading: Fading[Thing] = Fading()
    fading.aim(Thing("a"), dwell=False, instant=False)
    assert (fading.shown, fading.share) == (Thing("a"), 0.0)
    assert fading.advance(COMES_SECONDS / 2)
    assert 0 < fading.share < 1
    assert fading.advance(COMES_SECONDS)
    assert fading.share == 1
    assert not fading.advance(COMES_SECONDS)


def test_a_mouse_has_to_stay_for_a_moment() -> None:
    fading: Fading[Thing] = Fading()
    fading.aim(Thing("a"), dwell=True, instant=False)
    assert fading.advance(DWELL_SECONDS / 2)
    assert fading.shown is None
    fading.aim(Thing("b"), dwell=True, instant=False)
    assert fading.advance(DWELL_SECONDS * 0.9)
    assert fading.shown is None
    assert fading.advance(DWELL_SECONDS)
    assert fading.shown == Thing("b")


def test_it_is_known_before_what_is_coming() -> None:
    fading: Fading[Thing] = Fading()
    assert fading.coming is None
    fading.aim(Thing("a"), dwell=True, instant=False)
    assert fading.coming == Thing("a")
    fading.advance(DWELL_SECONDS)
    assert (fading.shown, fading.coming) == (Thing("a"), None)
    fading.aim(None, dwell=True, instant=False)
    assert fading.coming is None


def test_what_is_not_pointed_at_any_more_goes_softly() -> None:
    fading = led_to(Thing("a"))
    fading.aim(None, dwell=True, instant=False)
    assert fading.advance(GOES_SECONDS / 2)
    assert fading.shown == Thing("a")
    assert 0 < fading.share < 1
    assert fading.advance(GOES_SECONDS)
    assert fading.shown is None
    assert not fading.advance(1.0)


def test_the_same_thing_in_other_words_does_not_come_anew() -> None:
    fading = led_to(Thing("a"))
    fading.aim(Thing("a", "in other words"), dwell=True, instant=False)
    assert not fading.advance(0.01)
    assert fading.share == 1


def test_what_is_not_true_any_more_vanishes_at_once() -> None:
    fading = led_to(Thing("a"))
    fading.vanish()
    assert fading.shown is None
    assert not fading.advance(0.01)


def test_where_all_is_instant_nothing_fades() -> None:
    fading: Fading[Thing] = Fading()
    fading.aim(Thing("a"), dwell=False, instant=True)
    assert (fading.shown, fading.share) == (Thing("a"), 1.0)
    fading.aim(None, dwell=False, instant=True)
    assert fading.shown is None
