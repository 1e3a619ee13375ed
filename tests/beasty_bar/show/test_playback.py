"""Whole games played back: when all has been seen, the board shows what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, zip_longest
from math import isfinite
from random import Random
from typing import get_args

import pytest

from game.beasty_bar.rules.animals import ALL_SPECIES, ANIMALS, Species
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.director import Director, lead
from game.beasty_bar.show.gaits import GAITS
from game.core.rules import Seat, Viewer
from game.shell.animation.gait import STRAIGHT
from game.shell.animation.timeline import Timeline
from tests.beasty_bar.games import walk
from tests.beasty_bar.show.house import places

SIZES = [(960, 600), (1920, 1080), (2560, 1080), (1000, 1600), (3840, 2160)]
KINDS = [
    (mode, players, viewer)
    for mode in Mode
    for players in (2, 3, 4)
    for viewer in (None, Seat(0), Seat(players - 1))
]

Watch = Callable[["Playback"], None]


class Playback:
    """A board with a timeline, as the table has them."""

    def __init__(self, setup: Setup, seed: int, viewer: Viewer) -> None:
        self.players, self.viewer = setup.players, viewer
        self.chance = Random(seed)
        self.staged: set[type] = set()
        setup = RULES.complete(setup, seed)
        self.opening = RULES.new_game(setup, seed)
        self.board = Board(RULES.blank_view(setup, viewer), places(setup.players))
        self.timeline = Timeline()

    def turns(self) -> Iterator[State]:
        """The state after the deal and after each action; its events wait to be seen."""
        self._queue(self.opening.events)
        yield self.opening.state
        for _, _, after, events in walk(self.opening.state, self.chance):
            self._queue(events)
            yield after

    def _queue(self, events: tuple[Event, ...]) -> None:
        director = Director(self.board, lambda event: self.staged.add(type(event)))
        for event, following in zip_longest(events, events[1:]):
            staged = partial(director.stage, RULES.redact(event, self.viewer))
            self.timeline.add(staged, lead=lead(event, following))

    def resize(self, size: tuple[int, int]) -> None:
        self.timeline.finish_running()
        self.board.move_to(places(self.players, size))

    def check_frame(self) -> None:
        """Nothing on the way is out of this world."""
        for sprite in self.board.sprites.values():
            pose = sprite.pose
            assert all(map(isfinite, pose))
            assert pose.width > 0
            assert -1e-9 <= pose.alpha <= 1 + 1e-9

    def check(self, state: State) -> None:
        """Everything has been seen."""
        board = self.board
        assert not self.timeline.busy
        assert board.view == RULES.view(state, self.viewer)
        assert board.crossing is None
        assert board.gate == 0
        for _ in range(100):
            if not board.settle(0.05):
                break
        homes = board.homes()
        assert set(board.sprites) == set(homes)
        for card, sprite in board.sprites.items():
            assert sprite.pose == homes[card]
            assert not sprite.acting
            assert sprite.mask is None


def play(playback: Playback, watch: Watch) -> None:
    for state in playback.turns():
        while playback.timeline.busy:
            watch(playback)
            playback.check_frame()
        playback.check(state)


def frames_of(seconds: float) -> Watch:
    return lambda playback: playback.timeline.advance(seconds)


def test_every_kind_of_event_is_staged_and_ends_right_at_instant_speed() -> None:
    staged: set[type] = set()
    for seed, (mode, players, viewer) in enumerate(KINDS):
        playback = Playback(Setup(players, mode), seed, viewer)
        play(playback, lambda playback: playback.timeline.finish())
        staged |= playback.staged
    assert staged == set(get_args(Event))


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS)
def test_when_all_has_been_seen_the_board_is_the_viewers_view(
    mode: Mode, players: int, viewer: Viewer
) -> None:
    play(Playback(Setup(players, mode), players, viewer), frames_of(0.13))


@pytest.mark.parametrize("mode", Mode)
def test_games_with_four_cards_left_at_home_are_played_back_as_well(mode: Mode) -> None:
    play(Playback(Setup(3, mode, advanced=True), 8, Seat(1)), frames_of(0.2))


@pytest.mark.parametrize(("mode", "players"), [(Mode.BASE, 2), (Mode.NEW, 4), (Mode.MIXED, 3)])
def test_frames_of_half_a_second_end_right(mode: Mode, players: int) -> None:
    play(Playback(Setup(players, mode), 21, Seat(0)), frames_of(0.5))


@pytest.mark.parametrize(("mode", "viewer"), [(Mode.BASE, Seat(0)), (Mode.NEW, Seat(1)), (Mode.MIXED, None)])
def test_frames_of_a_thousandth_of_a_second_end_right(mode: Mode, viewer: Viewer) -> None:
    playback = Playback(Setup(2, mode), 13, viewer)
    turns = 0
    for state in playback.turns():
        turns += 1
        while playback.timeline.busy:
            playback.timeline.advance(0.001 if turns in (1, 2, 9) else 2.0)
        playback.check(state)
    assert turns >= 25


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS[::2])
def test_a_step_skipped_at_any_moment_ends_right(mode: Mode, players: int, viewer: Viewer) -> None:
    def watch(playback: Playback) -> None:
        playback.timeline.advance(playback.chance.random() * 0.3)
        if playback.chance.random() < 0.5:
            playback.timeline.finish_step()

    play(Playback(Setup(players, mode), 100 + players, viewer), watch)


@pytest.mark.parametrize(("mode", "players", "viewer"), KINDS[::2])
def test_a_window_resized_in_the_middle_of_a_step_ends_right(
    mode: Mode, players: int, viewer: Viewer
) -> None:
    def watch(playback: Playback) -> None:
        playback.timeline.advance(playback.chance.random() * 0.3)
        if playback.chance.random() < 0.2:
            playback.resize(playback.chance.choice(SIZES))

    play(Playback(Setup(players, mode), 200 + players, viewer), watch)


@pytest.mark.parametrize("seed", range(3))
def test_skipping_and_watching_lead_to_the_same_board(seed: int) -> None:
    watched, skipped = (Playback(Setup(3, Mode.MIXED), seed, Seat(0)) for _ in range(2))
    for _ in zip(watched.turns(), skipped.turns(), strict=True):
        watched.timeline.advance(99.0)
        skipped.timeline.finish()
        assert watched.board.sprites == skipped.board.sprites


def test_a_card_that_is_not_where_it_belongs_comes_home_by_itself() -> None:
    playback = Playback(Setup(2), 1, Seat(0))
    next(playback.turns())
    playback.timeline.finish()
    board = playback.board
    card = board.view.hand[0]
    board.drag(card, (700.0, 100.0))
    assert board.sprites[card].pose[:2] == (700.0, 100.0)
    assert board.settle(0.001)
    while board.settle(0.01):
        pass
    assert board.sprites[card].pose == board.homes()[card]


def test_what_the_viewer_may_not_see_has_no_sprite() -> None:
    for viewer in (None, Seat(1)):
        playback = Playback(Setup(2, Mode.NEW), 4, viewer)
        for state in playback.turns():
            playback.timeline.finish()
            hidden = {card for seat in range(2) if seat != viewer for card in state.hands[seat]}
            hidden |= {card for deck in state.decks for card in deck}
            assert not hidden & set(playback.board.sprites)


# Gaits


MOMENTS = [number / 40 for number in range(41)]


def test_every_animal_has_a_gait() -> None:
    assert set(GAITS) == set(ALL_SPECIES)
    assert len(GAITS) == 24


@pytest.mark.parametrize("species", ALL_SPECIES, ids=lambda species: ANIMALS[species].name)
def test_a_gait_adds_nothing_at_either_end_and_something_in_between(species: Species) -> None:
    gait = GAITS[species]
    assert gait(0.0) == pytest.approx(STRAIGHT, abs=1e-9)
    assert gait(1.0) == pytest.approx(STRAIGHT, abs=1e-9)
    assert any(gait(t) != STRAIGHT for t in MOMENTS)


def test_no_two_animals_move_alike() -> None:
    def apart(one: Species, other: Species) -> float:
        """How far they are from each other at some moment: in card widths, 30 degrees counting as one."""
        pairs = [(GAITS[one](t), GAITS[other](t)) for t in MOMENTS]
        scale = (1.0, 1.0, 1 / 30, 1.0)
        return max(abs(a - b) * by for p, q in pairs for a, b, by in zip(p, q, scale, strict=True))

    for one, other in combinations(ALL_SPECIES, 2):
        assert apart(one, other) > 0.05, (ANIMALS[one].name, ANIMALS[other].name)
