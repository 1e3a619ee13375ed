"""The turns that can be looked at frame by frame."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "build_scripts" / "checks"))

import strip

from build_scripts.checks.happenings import STOCK
from game.composition import PROGRAM
from game.core.listing import find

ALL = [(game, name) for game, stock in STOCK.items() for name in stock.happenings]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_happening_is_a_turn(game: str, name: str) -> None:
    rules, stock = find(PROGRAM.games, game).load().rules, STOCK[game]
    happening = stock.happenings[name]
    assert rules.parse(happening.actions[0]) in rules.legal_actions(stock.parse(happening.position))
    assert list(strip.events(rules, stock.parse(happening.position), happening.actions))


def test_a_strip_shows_every_other_frame_and_tells_all_sounds() -> None:
    kangaroo = STOCK["beasty_bar"].happenings["kangaroo"]
    seen = list(islice(strip.frames("beasty_bar", kangaroo, (480, 270)), 32))
    shown = strip.thinned(seen, 2)
    assert [round(frame.seconds * 60) for frame in shown[:3]] == [-1, 1, 3]
    told = [cue for frame in shown for cue in frame.cues]
    assert told == ["card", "voice_kangaroo", "pass"]


def test_every_game_that_is_shown_has_turns_to_look_at() -> None:
    troll = STOCK["fantasy_pub"].happenings["troll"]
    seen = list(islice(strip.frames("fantasy_pub", troll, (480, 270)), 60))
    assert {cue for frame in seen for cue in frame.cues} == {"drop", "walk"}
