"""How everything in the pub moves: whatever is seen of it, it ends where it belongs, and in time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import groupby, pairwise
from math import dist
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pygame
import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, Character
from game.fantasy_pub.rules.events import ClosingTime, Event, Left, Moved, NoActionReroll, TurnStarted
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import DOOR, State
from game.fantasy_pub.show import flights, soundtrack
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.clips import Strolling
from game.fantasy_pub.show.director import Director
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.places import Places, Pose
from game.fantasy_pub.show.rooms import needed
from game.fantasy_pub.show.tempo import SECONDS, beats, seconds
from game.shell import layout
from game.shell.animation.timeline import Clip, Timeline
from game.shell.paint.palette import LIVERIES
from game.shell.stage import Stage

LEVELS = Path(__file__).parents[3] / "levels" / "fantasy_pub"
FRAME = 1 / 60


@cache
def places(seats: int, size: tuple[int, int] = (1920, 1080)) -> Places:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((960, 600))
    stage = Stage(size)
    return Places(layout.load(LEVELS / f"tavern_{seats}.tmx", needed(seats)).placed(stage), stage)


GAMES = ((2, 8), (3, 7), (4, 4))


class Batch(NamedTuple):
    """What comes of a decision, and how it is then."""

    events: tuple[Event, ...]
    state: State


@cache
def game(seats: int, seed: int) -> tuple[Batch, ...]:
    """A whole game of chance."""

    def play() -> Iterator[Batch]:
        chance = Random(seed)
        step = RULES.new_game(RULES.complete(Setup(seats), seed), seed)
        yield Batch(step.events, step.state)
        while RULES.to_act(step.state) is not None:
            step = RULES.apply(step.state, chance.choice(RULES.legal_actions(step.state)))
            yield Batch(step.events, step.state)

    return tuple(play())


class Watcher:
    """Sees a game on a board, by events as they come."""

    def __init__(self, seats: int, seed: int, *, calm: bool = False) -> None:
        setup = RULES.complete(Setup(seats), seed)
        self.viewer, self.calm = Seat(0), calm
        self.board = Board(RULES.blank_view(setup, self.viewer), places(seats))
        self.timeline = Timeline()
        self.heard: list[Event] = []
        self.cues: list[str] = []

    def show(self, events: tuple[Event, ...]) -> None:
        seen = [RULES.redact(event, self.viewer) for event in events]
        for event, (lead, tempo) in zip(seen, beats(seen, calm=self.calm), strict=True):
            self.timeline.add(partial(self._stage, event), lead=lead, tempo=tempo)

    def _stage(self, event: Event) -> Clip:
        director = Director(self.board, LIVERIES, self.heard.append, self.cues.append, calm=self.calm)
        return director.stage(event, soundtrack.cues(event, self.board.view))

    def watch(self) -> float:
        """To the end, at 60 frames a second; says how long it took."""
        frames = 0
        while self.timeline.busy:
            self.timeline.advance(FRAME)
            self.board.settle(FRAME)
            frames += 1
        return frames * FRAME

    def watch_somehow(self, chance: Random) -> None:
        """Some of it is seen, some skipped, and now and then the window has another size."""
        while self.timeline.busy:
            match chance.randrange(12):
                case 0:
                    self.timeline.finish_step()
                case 1:
                    self.timeline.finish()
                case 2:
                    self.timeline.finish_running()
                    size = chance.choice([(1280, 720), (960, 600), (1920, 1080)])
                    self.board.move_to(places(self.board.view.players, size))
                case _:
                    self.timeline.advance(chance.choice([FRAME, 0.07, 0.3]))
                    self.board.settle(FRAME)


def at_rest(board: Board) -> None:
    """All is as if it had been put there."""
    twin = Board(board.view, board.places)
    board.settle(10.0)
    assert {who: sprite.pose for who, sprite in board.sprites.items()} == board.homes()
    assert board.sprites == twin.sprites
    assert board.barkeeper == twin.barkeeper
    assert board.rolled == twin.rolled or not board.view.dice
    assert not board.air
    assert not board.held
    assert not board.tumbling
    assert not len(board.due)
    assert not board.hats.coming
    assert not board.moods
    assert not board.turning


def test_whoever_was_expected_somewhere_can_be_seen_on_arrival() -> None:
    """What was foretold may still be remembered when it comes true."""
    watcher = Watcher(3, 5)
    board = watcher.board
    for batch in game(3, 5)[:60]:
        board.expected = {space: line for space, line in enumerate(batch.state.spaces) if line}
        watcher.show(batch.events)
        watcher.timeline.finish()
        assert board.sprites.keys() == {who for line in board.view.spaces for who in line}


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_whatever_is_seen_of_it_everything_ends_where_it_belongs(seats: int, seed: int, calm: bool) -> None:
    watcher, chance = Watcher(seats, seed, calm=calm), Random(seed)
    for events, state in game(seats, seed):
        watcher.show(events)
        watcher.watch_somehow(chance)
        assert watcher.board.view == RULES.view(state, watcher.viewer)
        at_rest(watcher.board)
    told = [RULES.redact(event, watcher.viewer) for batch in game(seats, seed) for event in batch.events]
    assert watcher.heard == told


def test_every_event_was_seen_in_these_games() -> None:
    seen = {type(event) for seats, seed in GAMES for batch in game(seats, seed) for event in batch.events}
    assert seen == {*get_args(Event)} - {NoActionReroll}, "which is too rare to wait for"


def test_dice_that_are_of_no_use_lie_still_again() -> None:
    watcher = Watcher(2, 8)
    watcher.show(game(2, 8)[0].events)
    watcher.timeline.finish()
    watcher.show((NoActionReroll((1, 1)),))
    watcher.timeline.advance(FRAME)
    assert watcher.board.tumbling
    watcher.watch()
    at_rest(watcher.board)


# What is seen on the way


class Glimpse(NamedTuple):
    """What there is to see in a frame."""

    poses: dict[Character, Pose]
    plates: dict[Character, Holding]
    air: tuple[str, ...]
    cues: tuple[str, ...]
    reserve: int


def glimpses(position: str, action: str) -> list[Glimpse]:
    """Every frame of what comes of an action."""
    state = parse_position(position)
    watcher, found = Watcher(state.players, 1), []
    board = watcher.board
    board.resync(RULES.view(state, watcher.viewer))
    watcher.show(RULES.apply(state, RULES.parse(action)).events)
    while watcher.timeline.busy:
        watcher.timeline.advance(FRAME)
        poses = {who: sprite.pose for who, sprite in board.sprites.items()}
        plates = {who: board.holding(who) for who in board.sprites}
        air = tuple(thing.picture for things in board.air.values() for thing in things)
        found.append(Glimpse(poses, plates, air, tuple(watcher.cues), board.reserve))
        watcher.cues.clear()
    return found


ROUND = ">N: | C: || 3: elf1/N(n3) | 4: goblin1/C(n2) troll/C(n2) || dice 1 5"
BROKE = ">N: | C: || 3: elf1/N(n3) | 4: goblin1/C(+n2) troll/C(n2) || dice 1 5"
HOME = ">N: | C: || door: dwarf2/N(n2+n2t) || dice 3 5"
ELF, GOBLIN, TROLL = CLAN[0][4], CLAN[1][0], CLAN[1][6]


def test_numbers_change_when_the_coin_has_landed() -> None:
    seen = glimpses(ROUND, "move elf1 1")
    paid = next(number for number, glimpse in enumerate(seen) if "pay" in glimpse.cues)
    assert seen[paid - 2].plates[GOBLIN].coins == 1, "it has left the purse"
    assert not seen[paid - 2].plates[ELF].beers
    assert seen[paid + 1].plates[ELF].beers == "n"
    assert any("things/foam" in glimpse.air for glimpse in seen[paid : paid + 5])


def test_whoever_is_thrown_out_makes_a_face_when_the_boot_comes_and_is_gone_in_the_end() -> None:
    seen = glimpses(BROKE, "move elf1 1")
    hit = next(number for number, glimpse in enumerate(seen) if "boot" in glimpse.cues)
    assert "things/boot" in seen[hit].air
    before, after = seen[hit - 3].poses[GOBLIN], seen[hit + 8].poses[GOBLIN]
    assert dist(before[:2], seen[hit - 6].poses[GOBLIN][:2]) < 12, "not before it is hit"
    assert dist(before[:2], after[:2]) > 60
    assert GOBLIN not in seen[-1].poses
    assert seen[-1].reserve - seen[hit - 1].reserve == 2


def test_beers_are_counted_one_by_one() -> None:
    state = parse_position(HOME)
    watcher = Watcher(2, 1)
    watcher.board.resync(RULES.view(state, watcher.viewer))
    watcher.show(RULES.apply(state, RULES.parse("leave dwarf2 3")).events)
    counted = []
    while watcher.timeline.busy:
        watcher.timeline.advance(FRAME)
        counted.append(watcher.board.scored(Seat(0)))
    assert [beers for beers, _ in groupby(counted)] == ["", "n", "nn", "nnt"]


@pytest.mark.parametrize(
    ("position", "action"), [(ROUND, "move elf1 1"), (BROKE, "move elf1 1"), (HOME, "leave dwarf2 3")]
)
def test_nobody_jumps(position: str, action: str) -> None:
    for before, after in pairwise(glimpses(position, action)):
        for who in before.poses.keys() & after.poses.keys():
            one, other = before.poses[who], after.poses[who]
            assert dist(one[:2], other[:2]) < 130


def test_with_less_motion_nothing_flies_or_rolls_and_guests_only_fade() -> None:
    watcher = Watcher(3, 7, calm=True)
    board = watcher.board
    for events, _ in game(3, 7)[:40]:
        watcher.show(events)
        before = {who: sprite.pose[:2] for who, sprite in board.sprites.items()}
        while watcher.timeline.busy:
            watcher.timeline.advance(FRAME)
            assert not board.air
            assert not board.tumbling
            assert all(pose.angle == 0 for pose in (sprite.pose for sprite in board.sprites.values()))
            homes = {who: pose[:2] for who, pose in board.homes().items()}
            for who, sprite in board.sprites.items():
                known = (before.get(who), homes.get(who), board.places.outside()[:2])
                assert sprite.pose[:2] in known or sprite.pose.alpha < 1
            before |= homes


def test_what_is_announced_goes_away_by_itself_and_not_before_it_was_read() -> None:
    watcher = Watcher(2, 8)
    watcher.show(game(2, 8)[0].events)
    watcher.timeline.finish()
    watcher.show((ClosingTime(6, 9),))
    watcher.timeline.finish()
    watcher.board.resync(watcher.board.view)
    assert watcher.board.settle(1.0)
    assert watcher.board.banner.text
    watcher.board.settle(2.0)
    assert not watcher.board.banner.text


def test_whoever_was_taken_back_comes_home_from_where_he_was() -> None:
    watcher = Watcher(2, 8)
    watcher.show(game(2, 8)[0].events)
    watcher.timeline.finish()
    board = watcher.board
    who, home = next(iter(board.homes().items()))
    board.come_from({who: home._replace(x=home.x + 200)})
    assert board.settle(FRAME)
    assert home.x < board.sprites[who].pose.x < home.x + 200
    at_rest(board)


# Time


def turns(seats: int, seed: int) -> list[float]:
    """How long each turn of a game is seen, from its dice to the next one's."""
    watcher, lengths = Watcher(seats, seed), [0.0]
    for events, _ in game(seats, seed):
        watcher.show(events)
        while watcher.timeline.busy:
            before = len(watcher.heard)
            watcher.timeline.advance(FRAME)
            lengths[-1] += FRAME
            if any(isinstance(event, TurnStarted) for event in watcher.heard[before:]):
                lengths.append(0.0)
    return lengths


def test_the_opening_takes_three_seconds_at_most() -> None:
    for seats in (2, 3, 4):
        watcher = Watcher(seats, 5)
        watcher.show(game(seats, 5)[0].events)
        assert watcher.watch() <= 3.0


def test_a_turn_takes_four_seconds_at_most() -> None:
    lengths = sorted(length for seats, seed in GAMES for length in turns(seats, seed)[1:])
    assert lengths[len(lengths) * 99 // 100] <= 4.0


TIMES = {
    "DiceRolled": 0.6,
    "Drank": 0.22,
    "Toast": 0.45,
    "Invited": 0.24,
    "ThrownOut": 0.6,
    "BarkeeperMoved": 0.4,
    "Left": 0.7,
    "EventPlayed": 0.5,
}


@pytest.mark.parametrize(("kind", "time"), TIMES.items())
def test_what_happens_takes_its_time(kind: str, time: float) -> None:
    assert next(found for event, found in SECONDS.items() if event.__name__ == kind) == time


@pytest.mark.parametrize(("steps", "time"), [(1, 0.33), (2, 0.44), (5, 0.77), (6, 0.8), (12, 0.8)])
def test_a_step_takes_110_milliseconds_and_no_walk_more_than_800(steps: int, time: float) -> None:
    path = tuple(number % 7 for number in range(steps + 1))
    assert seconds(Moved(Character(0), path, counts=True)) == pytest.approx(time)


def test_every_event_has_its_time() -> None:
    assert {*SECONDS, Moved} == {*get_args(Event)}


def test_hats_hang_in_the_order_of_leaving() -> None:
    for seats, seed in GAMES:
        watcher = Watcher(seats, seed)
        for events, _ in game(seats, seed):
            watcher.show(events)
            watcher.timeline.finish()
            watcher.board.move_to(places(seats, (1280, 720)))
        left = [event.who for events, _ in game(seats, seed) for event in events if isinstance(event, Left)]
        assert watcher.board.hats.hanging == left
        assert left


def test_the_barkeeper_passes_behind_whoever_stands_at_the_door() -> None:
    board = Board(RULES.blank_view(RULES.complete(Setup(2), 3), Seat(0)), places(2))
    board.barkeeper = board.barkeeper_at(6)
    board.view = replace(board.view, barkeeper=1)
    stroll = Strolling(board, 1.0)
    stroll.begin()
    stroll.show(0.5)
    assert board.barkeeper.behind == DOOR
    stroll.show(1.0)
    assert board.barkeeper.behind == 1


def test_an_event_card_is_large_at_once_and_there_to_be_read() -> None:
    held = flights.unfolding(0, (900.0, 400.0), (100.0, 50.0), calm=False, came=0.1, goes=0.8)  # type: ignore[arg-type]
    assert held(0.0).pose.scale > 0.5
    assert all(held(share).pose[:2] == (900.0, 400.0) for share in (0.0, 0.1, 0.5, 0.79))
    assert held(0.99).pose.scale < 0.5
