"""The turns that can be looked at frame by frame."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "build_scripts" / "checks"))

import strip

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position


@pytest.mark.parametrize("happening", strip.HAPPENINGS.values(), ids=strip.HAPPENINGS)
def test_every_happening_is_a_turn(happening: strip.Happening) -> None:
    legal = RULES.legal_actions(parse_position(happening.position))
    assert RULES.parse(happening.actions[0]) in legal
    assert list(strip.events(parse_position(happening.position), happening.actions))


def test_a_strip_shows_every_other_frame_and_tells_all_sounds() -> None:
    seen = list(islice(strip.frames(strip.HAPPENINGS["kangaroo"], (480, 270)), 32))
    shown = strip.thinned(seen, 2)
    assert [round(frame.seconds * 60) for frame in shown[:3]] == [-1, 1, 3]
    told = [cue for frame in shown for cue in frame.cues]
    assert told == ["card", "voice_kangaroo", "pass"]
