"""How things move, frame by frame: from where they are, with a bang when they get there, and not for long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise, permutations, zip_longest
from math import dist
from random import Random

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.beasty_bar.rules.animals import BY_NAME, SPECIES, Card
from game.beasty_bar.rules.events import (
    Bounced,
    Burnt,
    Eaten,
    Event,
    Expelled,
    Phase,
    PhaseStarted,
    Stung,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.director import Director, lead
from game.beasty_bar.show.places import Pose
from game.beasty_bar.show.puffs import Puff
from game.beasty_bar.show.soundtrack import cues
from game.beasty_bar.show.tabletop import Tabletop
from game.shell.animation.timeline import Timeline
from game.shell.stage import Box, Stage
from game.shell.table.hud import Hud, HudButton
from tests.beasty_bar.games import walk
from tests.beasty_bar.show.house import SMALL, House, places

FRAME = 1 / 60
LION = ">B: lion snake | Y: seal || monkey/B zebra/B monkey/Y"
SECOND_LION = ">B: lion snake | Y: seal || lion/Y zebra/B"
SKUNK = ">B: skunk snake | Y: lion || zebra/B hippo/B crocodile/Y"
PARROT = ">B: parrot snake | Y: lion || zebra/Y giraffe/B hippo/Y"
QUILLS = ">B: crocodile snake | Y: lion || porcupine/Y"
CHECK = ">B: monkey snake | Y: lion || zebra/Y giraffe/B kangaroo/B chameleon/Y"
THREE = ">B: crocodile snake | Y: lion || giraffe/Y kangaroo/Y monkey/B"
MIRRORED = " || flipped"


@dataclass(frozen=True)
class Frame:
    """What there is to see, and what begins."""

    seconds: float
    events: tuple[Event, ...]
    cues: tuple[str, ...]
    poses: dict[Card, Pose]
    puffs: list[Puff]
    gate: float


class Watched:
    """A turn that is seen at 60 frames a second and normal speed."""

    def __init__(self, state: State, events: tuple[Event, ...]) -> None:
        self.board = Board(RULES.view(state, state.to_move), places(state.players))
        self._events: list[Event] = []
        self._cues: list[str] = []
        self._timeline = Timeline()
        director = Director(self.board, self._events.append, self._cues.append)
        for event, following in zip_longest(events, events[1:]):
            seen = RULES.redact(event, state.to_move)
            self._timeline.add(partial(self._stage, director, seen), lead=lead(event, following))
        self.frames = list(self._frames())

    def _stage(self, director: Director, event: Event):  # type: ignore[no-untyped-def]
        return director.stage(event, cues(event, self.board.view))

    def _frames(self) -> Iterator[Frame]:
        number = 0
        while self._timeline.busy:
            self._timeline.advance(FRAME if number else 0.0)
            poses = {card: sprite.pose for card, sprite in self.board.sprites.items()}
            begun, heard = tuple(self._events), tuple(self._cues)
            yield Frame(number * FRAME, begun, heard, poses, self.board.puffs, self.board.gate)
            self._events.clear()
            self._cues.clear()
            number += 1

    def since(self, kind: type[Event]) -> list[Frame]:
        """The frames from the one on in which the first event of a kind begins."""
        begun = [number for number, frame in enumerate(self.frames) if kind in map(type, frame.events)]
        return self.frames[begun[0] :]

    def way(self, card: Card, since: type[Event]) -> list[Pose]:
        """Where a card is, until it has come to rest or cannot be seen."""
        poses = [frame.poses.get(card) for frame in self.since(since)]
        return [pose for pose in poses if pose is not None]

    def heard(self, cue: str) -> Frame:
        """The frame in which a sound begins for the first time."""
        return next(frame for frame in self.frames if cue in frame.cues)


@cache
def watched(position: str, action: str) -> Watched:
    state = parse_position(position)
    return Watched(state, RULES.apply(state, RULES.parse(action)).events)


def card(name: str, frame: Frame) -> Card:
    return next(card for card in frame.poses if SPECIES[card] == BY_NAME[name])


def apart(one: Pose, other: Pose) -> float:
    return dist(one[:2], other[:2])


THROWN = [
    (LION, "lion", "monkey", Expelled),
    (SECOND_LION + MIRRORED, "lion", "lion", Expelled),
    (SKUNK, "skunk", "hippo", Expelled),
    (PARROT, "parrot 2", "giraffe", Expelled),
    (QUILLS, "crocodile", "crocodile", Stung),
    (CHECK, "monkey", "monkey", Bounced),
    (CHECK + MIRRORED, "monkey", "monkey", Bounced),
]


def leaver(event: Event) -> Card:
    match event:
        case Expelled(_, card) | Stung(card) | Bounced(card):
            return card
    raise AssertionError(event)


# What is thrown turns from where it stood


@pytest.mark.parametrize(("position", "action", "victim", "kind"), THROWN)
def test_whoever_is_thrown_out_turns_from_upright_and_only_one_way(
    position: str, action: str, victim: str, kind: type[Event]
) -> None:
    seen = watched(position, action)
    who = leaver(next(event for event in seen.since(kind)[0].events if isinstance(event, kind)))
    assert SPECIES[who] == BY_NAME[victim]
    way = [pose.angle for pose in seen.way(who, kind)]
    flight = way[: way.index(max(way, key=abs)) + 1]
    assert abs(flight[0]) < 1
    assert abs(flight[-1]) > 300
    steps = [after - before for before, after in pairwise(flight)]
    assert all(step <= 0 for step in steps) or all(step >= 0 for step in steps)
    assert max(map(abs, steps)) < 45, "nobody can follow that"


@pytest.mark.parametrize(("position", "action"), [(LION, "lion"), (CHECK, "monkey"), (THREE, "crocodile")])
def test_nobody_jumps(position: str, action: str) -> None:
    for before, after in pairwise(watched(position, action).frames):
        for who in before.poses.keys() & after.poses.keys():
            one, other = before.poses[who], after.poses[who]
            if one.alpha == other.alpha == 1 and one.face == other.face:
                assert apart(one, other) < 130, after.seconds


# Contact


def test_a_card_is_heard_when_it_lands_and_its_animal_a_little_later() -> None:
    seen = watched(PARROT, "parrot 2")
    tap, voice = seen.heard("card"), seen.heard("voice_parrot")
    bird = card("parrot", tap)
    resting = seen.since(Expelled)[0].poses[bird]
    assert apart(tap.poses[bird], resting) < 20
    assert apart(seen.frames[seen.frames.index(tap) - 4].poses[bird], resting) > 40
    assert 0.05 < voice.seconds - tap.seconds < 0.09


@pytest.mark.parametrize(
    ("eater", "line", "action"),
    [("crocodile", "zebra/B monkey/Y", "crocodile"), ("cheetah", "monkey/Y zebra/B giraffe/B", "cheetah 1")],
)
def test_a_bite_is_heard_and_dust_rises_when_the_mouth_is_there(eater: str, line: str, action: str) -> None:
    seen = watched(f">B: {eater} snake | Y: lion || {line}", action)
    begun, bitten = seen.since(Eaten)[0], seen.heard("eat")
    victim = card("monkey", bitten)
    assert apart(bitten.poses[card(eater, bitten)], begun.poses[victim]) < begun.poses[victim].width / 2
    assert apart(bitten.poses[victim], begun.poses[victim]) < 10, "not before it is bitten"
    assert_dust_from(bitten, seen)


@pytest.mark.parametrize("side", ["", MIRRORED])
def test_whoever_is_thrown_out_is_heard_and_raises_dust_at_the_kerb(side: str) -> None:
    seen = watched(CHECK + side, "monkey")
    hit = seen.heard("bounce")
    kerb = seen.board.places.kerb(flipped=bool(side))
    assert apart(hit.poses[card("monkey", hit)], kerb) < 60
    dust = [frame for frame in seen.frames if any(apart_from(puff, kerb) < 120 for puff in frame.puffs)]
    assert abs(dust[0].seconds - hit.seconds) < 1.5 * FRAME


@pytest.mark.parametrize("side", ["", MIRRORED])
def test_guests_are_heard_and_raise_sparks_in_the_doorway(side: str) -> None:
    seen = watched(CHECK + side, "monkey")
    inside = seen.heard("admit")
    door = seen.board.places.doorway(flipped=bool(side))
    assert apart(inside.poses[card("giraffe", inside)], door) < 90
    assert_dust_from(inside, seen)


@pytest.mark.parametrize(("position", "action", "victim", "kind"), THROWN[:5])
def test_whoever_is_driven_off_is_heard_and_raises_dust_when_that_begins(
    position: str, action: str, victim: str, kind: type[Event]
) -> None:
    seen = watched(position, action)
    kicked = seen.heard("stung" if kind is Stung else "expel")
    begun = seen.since(kind)[0]
    assert kicked.seconds > begun.seconds + 0.1
    if kind is Expelled:
        who = leaver(next(event for event in begun.events if isinstance(event, kind)))
        assert apart(kicked.poses[who], begun.poses[who]) < 80
    assert_dust_from(kicked, seen)


def test_a_lion_roars_once_at_all_the_monkeys() -> None:
    roars = [cue for frame in watched(LION, "lion").since(Expelled) for cue in frame.cues]
    assert roars.count("expel") == 2
    assert roars.count("voice_lion") == 1


def apart_from(puff: Puff, place: Pose) -> float:
    return dist((puff.x, puff.y), place[:2])


def assert_dust_from(frame: Frame, seen: Watched) -> None:
    """Nothing is in the air before that frame; there is in the next one, and nothing stays there."""
    at = seen.frames.index(frame)
    assert not any(before.puffs for before in seen.frames[:at])
    assert seen.frames[at + 1].puffs
    assert not seen.board.air


# What can overlap overlaps


def settled(seen: Watched, frames: list[Frame], at_rest: Callable[[Frame], bool]) -> float:
    """Seconds until something is at rest for good."""
    moving = [frame.seconds for frame in frames if not at_rest(frame)]
    return moving[-1] + FRAME - frames[0].seconds


def five_check(seen: Watched) -> float:
    """From the moment the gate begins to open until it is closed and nobody moves any more.

    A bat that burns in its light is another story, and so is the new card.
    """
    frames = seen.frames
    first = next(n for n, frame in enumerate(frames) if PhaseStarted(Phase.CHECK) in frame.events)
    last = next((n for n, frame in enumerate(frames) if Burnt in map(type, frame.events)), len(frames))
    shown = frames[max(0, first - 1) : last]
    end = shown[-1]
    hand = {who for who in end.poses if who in seen.board.view.hand}

    def at_rest(frame: Frame) -> bool:
        closed = frame.gate == 0 or last < len(frames)
        return closed and all(frame.poses.get(who) == end.poses[who] for who in end.poses.keys() - hand)

    return settled(seen, shown, at_rest)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 4])
def test_a_check_of_five_takes_no_longer_than_1100_milliseconds(mode: Mode, players: int) -> None:
    state = RULES.new_game(RULES.complete(Setup(players, mode), 3), 3).state
    checks = 0
    for before, _, _, events in walk(state, Random(players)):
        if any(isinstance(event, Bounced) for event in events):
            assert five_check(Watched(before, events)) <= 1.1
            checks += 1
    assert checks >= 3


@pytest.mark.parametrize("side", ["", MIRRORED])
@pytest.mark.parametrize("line", list(permutations(("giraffe/Y", "kangaroo/Y", "monkey/B")))[::2])
def test_three_are_eaten_within_a_second(line: tuple[str, ...], side: str) -> None:
    seen = watched(f">B: crocodile snake | Y: lion || {' '.join(line)}{side}", "crocodile")
    assert_eaten_within_a_second(seen)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("crocodile/Y giraffe/Y kangaroo/Y monkey/B", "chameleon crocodile"),
        ("giraffe/Y kangaroo/Y monkey/B crocodile/Y", "zebra"),
    ],
)
def test_three_are_eaten_within_a_second_by_whoever_does_it(line: str, action: str) -> None:
    assert_eaten_within_a_second(watched(f">B: chameleon zebra | Y: lion || {line}", action))


def assert_eaten_within_a_second(seen: Watched) -> None:
    """Until the one that ate stands still, and those that were eaten lie where they wait."""
    frames = seen.since(Eaten)
    meals = [event for frame in frames for event in frame.events if isinstance(event, Eaten)]
    assert len(meals) == 3
    last = max(number for number, frame in enumerate(frames) if Eaten in map(type, frame.events))
    over = next(number for number, frame in enumerate(frames) if number > last and frame.events)
    frames = frames[:over]
    end = frames[-1]
    assert settled(seen, frames, lambda frame: frame.poses == end.poses) <= 1.0


# The seal


SEAL = ">B: seal snake | Y: lion || zebra/Y giraffe/B"
PARTS = ("gate", "carpet", "rope", "recap")
Picture = NDArray[np.int16]


def seal_frames() -> tuple[list[Picture], Tabletop]:
    """Every picture from the last one before the doors change sides to the first one when they have."""
    house, state = House(), parse_position(SEAL)
    house.sit_down(("human", "human"))
    tableau, brush, timeline = house.table.tableau, house.window.brush, Timeline()
    tabletop = tableau.tabletop
    assert isinstance(tabletop, Tabletop)
    tabletop.resync(RULES.view(state, state.to_move))
    button = HudButton("menu", "", "cross")
    hud = Hud(None, None, False, "", False, (button,), None)
    for event in RULES.apply(state, RULES.parse("seal")).events:
        tableau.show([event], timeline, lambda event: None)
    frames: list[Picture] = []
    while not tabletop.view.flipped or tabletop.board.crossing is not None:
        tableau.repaint(brush, hud, everything=not frames)
        frames = frames if tabletop.view.flipped else []
        frames.append(pygame.surfarray.array3d(brush.surface).astype(np.int16))
        timeline.advance(FRAME)
    tableau.repaint(brush, hud, everything=False)
    return [*frames, pygame.surfarray.array3d(brush.surface).astype(np.int16)], tabletop


def changes(frames: list[Picture], rect: pygame.Rect) -> list[float]:
    """How much changes from one picture to the next, compared with what changes in all."""
    seen = [frame[rect.left : rect.right, rect.top : rect.bottom] for frame in frames]
    whole = np.abs(seen[-1] - seen[0]).mean()
    return [float(np.abs(after - before).mean() / whole) for before, after in pairwise(seen)]


def test_gate_carpet_numbers_and_panels_never_jump_at_once() -> None:
    frames, tabletop = seal_frames()
    assert len(frames) > 30
    places, jumps = tabletop.board.places, []
    for part in PARTS:
        sides = [house_pixels(places.street(part, flipped=side)) for side in (False, True)]
        jumps.append([max(both) for both in zip(*(changes(frames, rect) for rect in sides), strict=True)])
    at_once = [min(each) for each in zip(*jumps, strict=True)]
    assert max(at_once) < 0.3
    assert max(max(part[0], part[-1]) for part in jumps) < 0.2, "the way begins and ends where they stand"


def house_pixels(box: Box) -> pygame.Rect:
    return Stage(SMALL).pixels(box)
