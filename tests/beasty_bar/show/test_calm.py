"""Reduced motion: things fade, nothing flies."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.events import Admitted, Bounced, Expelled, Played
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.calm import FADE_SECONDS
from game.beasty_bar.show.director import Director
from game.beasty_bar.show.places import Pose
from game.core.rules import Seat
from game.shell.animation.paths import fading
from game.shell.animation.timeline import Beat, Timeline
from tests.beasty_bar.games import walk
from tests.beasty_bar.show.house import House, places

HERE, THERE = Pose(100, 200, 80), Pose(500, 900, 120, 30.0)


def test_a_fade_is_over_after_120_milliseconds_and_never_on_the_way() -> None:
    path = fading(FADE_SECONDS, 0.6)
    poses = [path(HERE, THERE, step / 100) for step in range(101)]
    assert {pose[:4] for pose in poses} == {HERE[:4], THERE[:4]}
    assert path(HERE, THERE, FADE_SECONDS / 0.6) == THERE
    assert min(pose.alpha for pose in poses) < 0.2


def test_what_stays_where_it_is_does_not_fade() -> None:
    assert fading(FADE_SECONDS, 0.6)(HERE, HERE, 0.1) == HERE


@pytest.mark.parametrize("mode", list(Mode))
def test_in_a_whole_game_every_card_is_only_ever_where_it_was_or_where_it_belongs(mode: Mode) -> None:
    setup = RULES.complete(Setup(2, mode), 5)
    opening, viewer = RULES.new_game(setup, 5), Seat(0)
    board, timeline = Board(RULES.blank_view(setup, viewer), places(2)), Timeline()
    director = Director(board, lambda event: None, calm=True)
    turns = [(opening.state, opening.events)]
    turns += [(after, events) for _, _, after, events in walk(opening.state, Random(5))]
    for state, events in turns:
        for event in events:
            timeline.add(partial(director.stage, RULES.redact(event, viewer)))
        while timeline.busy:
            angles = {card: sprite.pose.angle for card, sprite in board.sprites.items()}
            timeline.advance(0.03)
            assert board.puffs == []
            assert board.crossing is None
            assert board.gate in (0.0, 1.0)
            for card, sprite in board.sprites.items():
                homes = {home.angle for each, home in board.homes().items() if each == card}
                assert sprite.pose.angle in {angles.get(card, 0.0), 0.0, *homes}
        assert board.view == RULES.view(state, viewer)
        assert {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()


def test_a_card_that_is_pointed_at_is_up_at_once() -> None:
    setup = RULES.complete(Setup(2), 5)
    board = Board(RULES.view(RULES.new_game(setup, 5).state, Seat(0)), places(2))
    card = board.view.hand[0]
    board.lifted = frozenset({card})
    board.calm = True
    board.settle(0.001)
    assert board.sprites[card].pose == board.homes()[card]


def test_everything_is_heard_at_once_and_nothing_overlaps() -> None:
    house = House()
    house.sit_down(("human", "human"))
    house.settings.reduced_motion = True
    tabletop = house.table.tabletop
    assert tabletop.beats([Admitted(Card(0), 0), Bounced(Card(1), 2)]) == [Beat(), Beat()]
    state = parse_position(">B: lion | Y: seal || monkey/B")
    board, heard = Board(RULES.view(state, Seat(0)), places(2)), list[str]()
    director = Director(board, lambda event: None, heard.append, calm=True)
    for event in RULES.apply(state, RULES.parse("lion")).events:
        if isinstance(event, Played | Expelled):
            clip = director.stage(event, ("tap",))
            clip.begin()
            assert heard.pop() == "tap"
            clip.show(clip.duration)
