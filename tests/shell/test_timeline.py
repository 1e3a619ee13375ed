"""Clips one after the other, whatever the frame rate."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.shell.animation.easing import (
    Easing,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
    slowing,
    wind_up,
)
from game.shell.animation.timeline import (
    Clip,
    Moment,
    Timeline,
    Together,
    Tween,
)

Story = list[tuple[str, object]]


class Told:
    """A clip that writes down what is asked of it."""

    def __init__(self, story: Story, name: str, duration: float) -> None:
        self.story, self.name, self.duration = story, name, duration

    def begin(self) -> None:
        self.story.append((self.name, "begins"))

    def show(self, seconds: float) -> None:
        self.story.append((self.name, seconds))


def told(story: Story, name: str, duration: float) -> Callable[[], Clip]:
    return lambda: Told(story, name, duration)


def test_nothing_to_show_is_not_busy_and_takes_any_amount_of_time() -> None:
    timeline = Timeline()
    assert not timeline.busy
    timeline.advance(5)
    timeline.finish_step()
    timeline.finish()
    assert not timeline.busy


def test_a_clip_begins_once_and_ends_exactly_at_its_duration() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0))
    for _ in range(5):
        timeline.advance(0.375)
    assert story == [("a", "begins"), ("a", 0.375), ("a", 0.75), ("a", 1.0)]
    assert not timeline.busy


def test_time_that_a_clip_does_not_use_flows_into_the_next_one() -> None:
    story: Story = []
    timeline = Timeline()
    for name in "abc":
        timeline.add(told(story, name, 0.5))
    timeline.advance(1.25)
    assert story == [
        ("a", "begins"),
        ("a", 0.5),
        ("b", "begins"),
        ("b", 0.5),
        ("c", "begins"),
        ("c", 0.25),
    ]


def test_a_clip_is_made_only_when_its_turn_has_come() -> None:
    made: list[str] = []
    story: Story = []
    timeline = Timeline()

    def make(name: str) -> Callable[[], Clip]:
        def clip() -> Clip:
            made.append(name)
            return Told(story, name, 1.0)

        return clip

    timeline.add(make("a"))
    timeline.add(make("b"))
    assert made == []
    timeline.advance(0.5)
    assert made == ["a"]
    timeline.advance(0.25)
    assert made == ["a"]
    timeline.advance(0.25)
    assert made == ["a", "b"]


def test_what_comes_behind_a_blocking_clip_waits_for_it() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0))
    timeline.add(told(story, "b", 1.0))
    timeline.advance(0.5)
    assert ("b", "begins") not in story


def test_a_clip_that_does_not_block_runs_beside_what_comes_behind_it() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "banner", 1.0), lead=0.0)
    timeline.add(told(story, "a", 0.25))
    timeline.add(told(story, "b", 0.25))
    timeline.advance(0.375)
    assert ("a", 0.25) in story
    assert ("b", 0.125) in story
    assert ("banner", 0.375) in story
    timeline.advance(0.5)
    assert ("b", 0.25) in story
    assert ("banner", 0.875) in story
    assert timeline.busy
    timeline.advance(0.125)
    assert ("banner", 1.0) in story
    assert not timeline.busy


def test_what_comes_behind_a_clip_with_a_lead_waits_for_that_and_no_longer() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0), lead=0.25)
    timeline.add(told(story, "b", 1.0))
    timeline.add(told(story, "c", 1.0))
    timeline.advance(0.125)
    assert ("b", "begins") not in story
    timeline.advance(0.25)
    assert story[-2:] == [("a", 0.375), ("b", 0.125)]
    timeline.advance(0.75)
    assert ("a", 1.0) in story
    assert ("c", "begins") not in story


def test_a_row_in_a_hurry_shows_the_same_in_less_time() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0), lead=0.5, tempo=2.0)
    timeline.add(told(story, "b", 1.0), tempo=2.0)
    timeline.advance(0.125)
    assert story == [("a", "begins"), ("a", 0.25)]
    timeline.advance(0.125)
    assert ("b", "begins") in story
    timeline.advance(0.5)
    assert story[-1] == ("b", 1.0)
    assert not timeline.busy


def test_a_lead_longer_than_its_clip_holds_nobody_up() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 0.25), lead=0.5)
    timeline.add(told(story, "b", 1.0))
    timeline.advance(0.375)
    assert story[-1] == ("b", 0.125)


def test_a_clip_behind_one_that_does_not_block_begins_in_the_same_frame() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "banner", 1.0), lead=0.0)
    timeline.add(told(story, "a", 1.0))
    timeline.advance(0.0)
    assert ("banner", "begins") in story
    assert ("a", "begins") in story


def test_clips_without_a_duration_happen_at_once_and_cost_no_time() -> None:
    story: Story = []
    timeline = Timeline()
    for name in "ab":
        timeline.add(told(story, name, 0.0))
    timeline.add(told(story, "c", 1.0))
    timeline.advance(0.25)
    assert story == [
        ("a", "begins"),
        ("a", 0.0),
        ("b", "begins"),
        ("b", 0.0),
        ("c", "begins"),
        ("c", 0.25),
    ]


def test_finishing_a_step_shows_its_last_frame_and_no_other_clip() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0))
    timeline.add(told(story, "b", 1.0))
    timeline.advance(0.25)
    timeline.finish_step()
    assert story[-1] == ("a", 1.0)
    assert timeline.busy
    timeline.finish_step()
    assert story[-2:] == [("b", "begins"), ("b", 1.0)]
    assert not timeline.busy


def test_finishing_a_step_ends_what_runs_beside_it_as_well() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "banner", 9.0), lead=0.0)
    timeline.add(told(story, "a", 1.0))
    timeline.finish_step()
    assert ("banner", 9.0) in story
    assert ("a", 1.0) in story
    assert not timeline.busy


def test_finishing_what_runs_starts_nothing_that_waits() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0))
    timeline.add(told(story, "b", 1.0))
    timeline.finish_running()
    assert story == []
    timeline.advance(0.5)
    timeline.finish_running()
    assert story[-1] == ("a", 1.0)
    assert ("b", "begins") not in story
    assert timeline.busy


def test_a_cleared_timeline_forgets_what_runs_and_what_waits() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "a", 1.0))
    timeline.add(told(story, "b", 1.0))
    timeline.advance(0.5)
    timeline.clear()
    assert not timeline.busy
    timeline.advance(5)
    assert story == [("a", "begins"), ("a", 0.5)]


def test_a_clip_may_queue_up_another_one_when_it_begins() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(lambda: Moment(lambda: timeline.add(told(story, "echo", 0.5))))
    timeline.advance(0.75)
    assert story == [("echo", "begins"), ("echo", 0.5)]


def test_a_moment_acts_once_however_long_it_is_shown() -> None:
    rung: list[str] = []
    timeline = Timeline()
    timeline.add(lambda: Moment(lambda: rung.append("ding"), 1.0))
    for _ in range(8):
        timeline.advance(0.25)
    assert rung == ["ding"]


def test_a_tween_goes_from_its_start_to_exactly_one() -> None:
    frames: list[float] = []
    begun: list[str] = []
    timeline = Timeline()
    timeline.add(lambda: Tween(1.0, frames.append, ease_in, lambda: begun.append("start")))
    for _ in range(4):
        timeline.advance(0.25)
    assert begun == ["start"]
    assert frames == [0.25**3, 0.5**3, 0.75**3, 1.0]


def test_a_tween_without_a_duration_shows_its_end() -> None:
    frames: list[float] = []
    Tween(0.0, frames.append).show(0.0)
    assert frames == [1.0]


# Clips made of clips


def test_parts_run_side_by_side_and_none_beyond_its_end() -> None:
    story: Story = []
    both = Together([(0.0, Told(story, "short", 0.25)), (0.0, Told(story, "long", 1.0))])
    assert both.duration == 1.0
    both.begin()
    both.show(0.5)
    both.show(1.0)
    assert story == [
        ("short", "begins"),
        ("short", 0.0),
        ("long", "begins"),
        ("long", 0.0),
        ("short", 0.25),
        ("long", 0.5),
        ("short", 0.25),
        ("long", 1.0),
    ]


def test_a_late_part_comes_to_its_very_end() -> None:
    """Although less is left of the sum of both than what was added, as floats are."""
    late, long = 0.7, 0.1
    assert (late + long) - late < long
    story: Story = []
    parts = Together([(late, Told(story, "late", long))])
    parts.begin()
    parts.show(parts.duration)
    assert story[-1] == ("late", long)


def test_a_part_begins_when_its_second_has_come() -> None:
    story: Story = []
    row = Together([(0.0, Told(story, "a", 0.5)), (0.5, Told(story, "b", 0.25))])
    assert row.duration == 0.75
    row.begin()
    row.show(0.25)
    assert ("b", "begins") not in story
    row.show(0.625)
    assert story[-2:] == [("b", "begins"), ("b", 0.125)]


def test_a_part_skipped_over_still_begins_before_it_is_shown() -> None:
    story: Story = []
    timeline = Timeline()
    timeline.add(lambda: Together([(0.0, Told(story, "a", 0.5)), (0.5, Told(story, "b", 0.5))]))
    timeline.finish()
    assert story.index(("b", "begins")) < story.index(("b", 0.5))
    assert ("a", 0.5) in story


def test_no_parts_at_all_are_over_at_once() -> None:
    assert Together([]).duration == 0.0
    timeline = Timeline()
    timeline.add(lambda: Together([]))
    timeline.advance(0.0)
    assert not timeline.busy


# Whatever the frame rate


class Scenario:
    """A random queue of clips, each of which leaves its mark when it ends, and where it was."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.timeline = Timeline()
        self.value = dict.fromkeys(range(9), 0.0)
        self.ended: list[int] = []
        for number in self.value:
            duration = chance.choice((0.0, 0.125, 0.25, 0.5, 1.0))
            self.timeline.add(
                self._clip(number, duration), lead=chance.choice((None, None, 0.0, 0.125, 0.375))
            )

    def _clip(self, number: int, duration: float) -> Callable[[], Clip]:
        def frame(done: float) -> None:
            self.value[number] = done
            if done >= 1 and number not in self.ended:
                self.ended.append(number)

        return lambda: Tween(duration, frame)

    def after(self, steps: list[float]) -> tuple[dict[int, float], bool]:
        for step in steps:
            self.timeline.advance(step)
        return {number: round(value, 9) for number, value in self.value.items()}, self.timeline.busy


@pytest.mark.parametrize("seed", range(25))
def test_what_is_seen_at_a_moment_does_not_depend_on_the_frame_rate(seed: int) -> None:
    for moment in (0.375, 1.0, 2.625, 4.0):
        coarse = Scenario(seed).after([moment])
        fine = Scenario(seed).after([moment / 64] * 64)
        chance = Random(seed)
        ticks = sorted(chance.randrange(int(moment * 256)) / 256 for _ in range(7))
        uneven = [b - a for a, b in zip([0.0, *ticks], [*ticks, moment], strict=True)]
        assert coarse == fine == Scenario(seed).after(uneven)


@pytest.mark.parametrize("seed", range(25))
def test_skipping_at_any_moment_ends_in_the_same_frames(seed: int) -> None:
    chance = Random(seed)
    skipped = Scenario(seed)
    while skipped.timeline.busy:
        skipped.timeline.advance(chance.random() / 4)
        chance.choice((skipped.timeline.finish_step, skipped.timeline.finish, lambda: None))()
    watched = Scenario(seed)
    assert skipped.value == watched.after([99.0])[0] == dict.fromkeys(range(9), 1.0)
    assert sorted(skipped.ended) == list(range(9))


@pytest.mark.parametrize("easing", [linear, ease_in, ease_out, ease_in_out, overshoot, slowing, wind_up])
def test_every_easing_starts_at_nothing_and_ends_at_all(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)
    assert easing(0.5) != pytest.approx(0.0)


def test_the_last_frame_of_a_clip_is_shown_once() -> None:
    """Six steps of 0.1 seconds leave a whiff of 0.6: too little to see, enough to end a clip twice."""
    story: Story = []
    timeline = Timeline()
    timeline.add(told(story, "clip", 0.6))
    for _ in range(7):
        timeline.advance(0.1)
    assert [seconds for _, seconds in story].count(0.6) == 1
