"""Turns each event into a clip: who moves how, and for how long.

Every clip works alike. When it begins, the board believes the event, so that every card has a new home; then
all cards go home, those that the event is about in a way of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from game.beasty_bar.rules.animals import OWNER, SPECIES, Card, Species
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dealt,
    Dragged,
    Drawn,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GameOver,
    GateFlipped,
    Gathered,
    Imitated,
    Landed,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
    Phase,
    PhaseStarted,
    Played,
    Shown,
    Sorted,
    SpatAt,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
    Why,
)
from game.beasty_bar.show.board import Board, Sprite
from game.beasty_bar.show.calm import calmed
from game.beasty_bar.show.gaits import GAITS, Sway
from game.beasty_bar.show.motion import (
    CLOSE_UP,
    SLIDE,
    Path,
    after,
    along,
    burning,
    hop,
    lunge,
    shrug,
    solid,
    swallowed,
    thrown,
    via,
)
from game.beasty_bar.show.places import Pose
from game.beasty_bar.show.puffs import (
    DUST,
    FIRE,
    QUILLS,
    SPARKS,
    SPIT,
    STENCH,
    Puffs,
    bursting,
    flying,
    rising,
)
from game.beasty_bar.show.soundtrack import opens
from game.shell.animation.easing import ease_in_out, ease_out, linear, overshoot

ON_TOP = 100
"""The level of whoever moves."""


@dataclass
class Staged:
    """An event as a clip."""

    board: Board
    event: Event
    duration: float
    paths: Callable[[Mapping[Card, Pose]], Mapping[Card, Path]] = lambda _: {}
    """Who moves in a way of his own, given where all are at the start."""
    others: Path = CLOSE_UP
    enter: Mapping[Card, Pose] = field(default_factory=dict)
    """Cards that come into sight, and where."""
    linger: Mapping[Card, Pose] = field(default_factory=dict)
    """Cards that go out of sight, and where to."""
    heard: Callable[[Event], object] = lambda event: None
    watch: Callable[[float], object] = lambda share: None
    """Told how far the clip has come."""
    puffs: Callable[[Mapping[Card, Pose]], Puffs | None] = lambda _: None
    """What goes up in the air, given where all are at the start."""

    def begin(self) -> None:
        """Look where everybody is, and where everybody belongs now."""
        board = self.board
        for card, pose in self.enter.items():
            board.sprites.setdefault(card, Sprite(pose))
        self._starts = {card: sprite.pose for card, sprite in board.sprites.items()}
        board.apply(self.event)
        homes = board.homes()
        for card, home in homes.items():
            if card not in board.sprites:
                board.sprites[card] = Sprite(home)
                self._starts[card] = home
        self._ends = {
            card: homes.get(card, self.linger.get(card, start)) for card, start in self._starts.items()
        }
        self._paths = self.paths(self._starts)
        self._puffs = self.puffs(self._starts)
        for card in self._paths:
            if card in board.sprites:
                board.sprites[card].level = ON_TOP
                board.sprites[card].acting = card in board.view.line or card in board.view.aside
        self.heard(self.event)

    def show(self, seconds: float) -> None:
        """Everybody on the way."""
        t = 1.0 if seconds >= self.duration else seconds / self.duration
        for card, start in self._starts.items():
            path = self._paths.get(card, self.others)
            end = self._ends[card]
            self.board.sprites[card].pose = end if t >= 1.0 else path(start, end, t)
        self.watch(t)
        self.board.puffs = [] if t >= 1.0 or self._puffs is None else self._puffs(t)
        if t >= 1.0:
            for card in self._paths:
                if card in self.board.sprites:
                    self.board.sprites[card].acting = False
            self.board.drop_the_homeless()


class Director:
    """Knows how everything is to be staged."""

    def __init__(self, board: Board, heard: Callable[[Event], object], *, calm: bool = False) -> None:
        """`calm`: nothing moves, things only fade."""
        self._board, self._heard, self._calm = board, heard, calm

    def stage(self, event: Event) -> Staged:
        """The clip of an event."""
        clip = self._clip(event)
        clip.heard = self._heard
        return calmed(clip) if self._calm else clip

    def _plain(self, event: Event, duration: float, others: Path = CLOSE_UP) -> Staged:
        return Staged(self._board, event, duration, others=others)

    def _acts(self, event: Event, duration: float, card: Card, path: Path | None = None) -> Staged:
        """One card moves in its own way."""
        chosen = path or along(ease_in_out, GAITS[self._acting(card)])
        return Staged(self._board, event, duration, lambda _: {card: chosen})

    def _acting(self, card: Card) -> Species:
        sprite = self._board.sprites.get(card)
        return SPECIES[card] if sprite is None or sprite.mask is None else sprite.mask

    def _clip(self, event: Event) -> Staged:
        match event:
            case Passed(card, over):
                return self._acts(event, min(0.5, 0.3 + 0.09 * len(over)), card)
            case Moved(card):
                return self._acts(event, 0.42, card)
            case Sorted(by) | Gathered(by) | Dragged(by):
                return self._acts(event, 0.65, by)
            case GateFlipped(by):
                return self._flip(event, by)
            case SpatAt():
                return self._spat(event)
            case Eaten() | Expelled() | Stung() | Burnt():
                return self._leaves(event)
            case Imitated(card):
                return self._acts(event, 0.5, card, along(ease_in_out, hop(0.14)))
            case Shown(card):
                return self._shown(event)
            case MaskDropped(card):
                return self._acts(event, 0.2, card, along(ease_in_out, hop(0.08)))
            case NothingHappened(card):
                return self._acts(event, 0.34, card, shrug)
            case PhaseStarted() | TurnStarted() | GameOver():
                return self._pauses(event)
            case _:
                return self._goes(event)

    def _goes(self, event: _Going) -> Staged:
        """Cards that come from or go to a pile."""
        board = self._board
        match event:
            case Played(card):
                return self._played(event, card)
            case SteppedAside(card) | Landed(card):
                return self._acts(event, 0.4, card, along(ease_in_out, hop(0.3)))
            case Fetched():
                return self._fetched(event)
            case Stacked():
                return self._plain(event, 0.3, SLIDE)
            case Admitted(card, place):
                return self._admitted(event, card, place)
            case Bounced(card):
                kerb = board.places.kerb(flipped=board.view.flipped)
                staged = self._acts(event, 0.6, card, via(kerb, 0.5, thrown(160)))
                staged.puffs = lambda _: bursting(kerb, DUST)
                return staged
            case Drawn():
                return self._drawn(event)
            case Dealt():
                return self._dealt(event)
            case _:
                assert_never(event)

    def _pauses(self, event: PhaseStarted | TurnStarted | GameOver) -> Staged:
        """Time to look; at the gate there may be something to see."""
        match event:
            case PhaseStarted(Phase.CHECK | Phase.DRAW):
                return self._gate(event)
            case PhaseStarted():
                return self._plain(event, 0.0)
            case TurnStarted():
                return self._plain(event, 0.12)
            case GameOver():
                return self._plain(event, 0.9)

    def _gate(self, event: PhaseStarted) -> Staged:
        """The gate opens for five, and closes behind the guests; otherwise there is nothing to see."""
        board = self._board
        opening = opens(event, board.view)
        if not opening and not board.gate:
            return self._plain(event, 0.0)
        staged = self._plain(event, 0.3)
        staged.watch = lambda share: setattr(board, "gate", share if opening else 1 - share)
        return staged

    def _played(self, event: Played, card: Card) -> Staged:
        gait = GAITS[SPECIES[card]]
        path = along(ease_out, lambda t: Sway(*(a + b for a, b in zip(hop(0.4)(t), gait(t), strict=True))))
        staged = self._acts(event, 0.45, card, path)
        if card not in self._board.sprites:
            staged.enter = {card: self._board.places.at_plate(OWNER[card])}
        return staged

    def _flip(self, event: GateFlipped, by: Card) -> Staged:
        staged = self._acts(event, 0.7, by)
        staged.others = SLIDE
        board = self._board
        staged.watch = lambda share: setattr(board, "crossing", share if share < 1 else None)
        return staged

    def _spat(self, event: SpatAt) -> Staged:
        def paths(poses: Mapping[Card, Pose]) -> Mapping[Card, Path]:
            return {
                event.by: along(ease_in_out, GAITS[self._acting(event.by)]),
                event.victim: after(0.3, along(ease_in_out, hop(0.35))),
            }

        def puffs(poses: Mapping[Card, Pose]) -> Puffs:
            return flying(poses[event.by], poses[event.victim], SPIT)

        return Staged(self._board, event, 0.6, paths, puffs=puffs)

    def _leaves(self, event: Eaten | Expelled | Stung | Burnt) -> Staged:
        """Out of the line, one way or another."""

        def paths(poses: Mapping[Card, Pose]) -> Mapping[Card, Path]:
            match event:
                case Eaten(eater, victim):
                    return {victim: swallowed(poses[eater]), eater: lunge(poses[victim])}
                case Expelled(by, victim):
                    return {
                        by: along(ease_in_out, GAITS[self._acting(by)]),
                        victim: after(0.25, thrown(-220)),
                    }
                case Stung(attacker, porcupine):
                    quills = poses[porcupine]
                    return {
                        porcupine: along(linear, GAITS[SPECIES[porcupine]]),
                        attacker: via(quills._replace(width=poses[attacker].width), 0.3, thrown(0)),
                    }
                case Burnt(card):
                    return {card: burning}

        def puffs(poses: Mapping[Card, Pose]) -> Puffs | None:
            match event:
                case Burnt(card):
                    return rising(poses[card], FIRE)
                case Expelled(_, victim, _, Why.STENCH):
                    return rising(poses[victim], STENCH)
                case Stung(_, porcupine):
                    return bursting(poses[porcupine], QUILLS, 14)
                case Eaten(_, victim) | Expelled(_, victim):
                    return bursting(poses[victim], DUST, 8, 0.7)

        return Staged(self._board, event, 0.62, paths, others=after(0.55, SLIDE), puffs=puffs)

    def _shown(self, event: Shown) -> Staged:
        """The model is held up for all to see, and goes back."""
        board = self._board
        line = board.places.queue(2, flipped=False)
        high = line._replace(y=line.y - 60, width=line.width * 1.05)
        home = board.places.at_plate(OWNER[event.shown])
        in_hand = event.shown in board.view.hand
        staged = Staged(
            board,
            event,
            1.1,
            lambda poses: {event.shown: via(high, 0.4), event.card: after(0.6, along(gait=hop(0.12)))},
        )
        if not in_hand:
            staged.enter, staged.linger = {event.shown: home}, {event.shown: home}
        return staged

    def _fetched(self, event: Fetched) -> Staged:
        def paths(_: Mapping[Card, Pose]) -> Mapping[Card, Path]:
            flight = along(ease_in_out, GAITS[SPECIES[event.by]])
            return {event.by: flight, event.card: flight}

        return Staged(self._board, event, 0.6, paths)

    def _admitted(self, event: Admitted, card: Card, place: int | None) -> Staged:
        board = self._board
        door = board.places.doorway(flipped=board.view.flipped)
        if place is None:
            bar = board.places["bar"].centre
            door = door._replace(x=bar[0], y=bar[1])
        staged = self._acts(event, 0.42, card, solid(along(ease_in_out, hop(0.16)), until=0.8))
        staged.linger = {card: door}
        staged.puffs = lambda _: bursting(door, SPARKS, 12, 1.1)
        return staged

    def _drawn(self, event: Drawn) -> Staged:
        if event.card is None:
            return self._plain(event, 0.12)
        deck = self._board.places.deck()
        staged = self._acts(event, 0.4, event.card, along(ease_out, hop(0.2)))
        staged.enter = {event.card: deck}
        return staged

    def _dealt(self, event: Dealt) -> Staged:
        deck = self._board.places.deck()
        hand = event.hand or ()
        delays = {card: 0.12 * number for number, card in enumerate(hand)}
        return Staged(
            self._board,
            event,
            0.7 if hand else 0.0,
            lambda _: {card: after(delay, along(overshoot)) for card, delay in delays.items()},
            enter=dict.fromkeys(hand, deck),
        )


_Going = Played | SteppedAside | Landed | Fetched | Stacked | Admitted | Bounced | Drawn | Dealt
