"""Turns each event into a clip: who moves how, for how long, and when it comes to blows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
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
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.calm import calmed
from game.beasty_bar.show.gaits import GAITS
from game.beasty_bar.show.motion import THROWN, Path, burning, lunge, shrug, swallowed
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
from game.beasty_bar.show.staged import Puffing, Staged
from game.services.audio import VOICE
from game.shell.animation.easing import ease_in_out, ease_out, linear, overshoot, wind_up
from game.shell.animation.gait import arc, both, hop
from game.shell.animation.paths import after, along, landing, slide, solid, tumbling, via
from game.shell.animation.staged import close_up
from game.shell.animation.timeline import Clip, Moment, Together

_LEAVING, _BOUNCED, _PLAYED = 0.62, 0.6, 0.45
"""Seconds."""
_BITE, _KICK, _STING, _KERB, _TAP = 0.25, 0.25, 0.3, 0.5, 0.8
"""How much of that has passed when somebody is bitten, driven off, stung, hits the kerb, or is played."""
VOICE_DELAY = 0.07
"""Whoever speaks up when landing is not drowned by the tap."""

LEADS: Mapping[tuple[type, type], float] = {
    (PhaseStarted, Admitted): 0.14,
    (Admitted, Admitted): 0.12,
    (Admitted, Bounced): 0.12,
    (Admitted, PhaseStarted): 0.42,
    (Bounced, Burnt): _BOUNCED,
    (Bounced, PhaseStarted): 0.3,
    (Stacked, PhaseStarted): 0.1,
    (PhaseStarted, Drawn): 0.2,
    (Eaten, Eaten): 0.16,
    (Eaten, Moved): 0.36,
    (Expelled, Expelled): 0.1,
    (Expelled, Moved): 0.36,
    (Expelled, Gathered): 0.36,
}
"""After how many seconds of an event the one behind it begins, if it need not wait until all is over."""


def lead(event: Event, following: Event | None) -> float | None:
    """How long the event behind has to wait; None: until this one is over."""
    return LEADS.get((type(event), type(following)))


class Director:
    """Knows how everything is to be staged."""

    def __init__(
        self,
        board: Board,
        heard: Callable[[Event], object],
        play: Callable[[str], object] = lambda cue: None,
        *,
        calm: bool = False,
    ) -> None:
        """`heard` is told of events as they begin, `play` of their sounds; `calm`: things only fade."""
        self._board, self._heard, self._play, self._calm = board, heard, play, calm

    def stage(self, event: Event, cues: Sequence[str] = ()) -> Clip:
        """The clip of an event, with its sounds."""
        clip = self._clip(event)
        clip.heard = self._heard
        if self._calm:
            clip = calmed(clip)
        parts: list[tuple[float, Clip]] = [(0.0, clip)]
        if (puffs := clip.puffs) is not None:
            parts.append((clip.contact, Puffing(self._board, lambda: puffs(clip.starts), clip.air)))
        return Together([*parts, *self._sounds(clip, cues)])

    def _sounds(self, clip: Staged, cues: Sequence[str]) -> Iterator[tuple[float, Moment]]:
        """At the contact, and voices a little later. Whoever is at it already has spoken."""
        for cue in cues:
            speaks = cue.startswith(VOICE)
            if speaks and isinstance(clip.event, Expelled) and self._at_it(clip.event.by):
                continue
            moment = clip.contact + (VOICE_DELAY if speaks else 0.0)
            yield min(moment, clip.duration), Moment(partial(self._play, cue))

    def _at_it(self, card: Card) -> bool:
        """Whoever acts has not come to its end with what it did before."""
        return card in self._board.sprites and self._board.sprites[card].own

    def _plain(self, event: Event, duration: float, others: Path = close_up) -> Staged:
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
                return self._plain(event, 0.3, slide)
            case Admitted(card, place):
                return self._admitted(event, card, place)
            case Bounced(card):
                kerb = board.places.kerb(flipped=board.view.flipped)
                flight = via(kerb, _KERB, along(wind_up, arc(0.5)), along(ease_in_out, hop(0.2)))
                staged = self._acts(event, _BOUNCED, card, tumbling(flight, ease_in_out))
                staged.contact = _BOUNCED * _KERB
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
        path: Path = along(ease_out, both(hop(0.4), GAITS[SPECIES[card]]))
        staged = self._acts(event, _PLAYED, card, landing(path, _TAP))
        staged.contact = _PLAYED * _TAP
        if card not in self._board.sprites:
            staged.enter = {card: self._board.places.at_plate(OWNER[card])}
        return staged

    def _flip(self, event: GateFlipped, by: Card) -> Staged:
        staged = self._acts(event, 0.7, by)
        staged.others = slide
        board = self._board
        staged.watch = lambda share: setattr(board, "crossing", share if share < 1 else None)
        return staged

    def _spat(self, event: SpatAt) -> Staged:
        def paths(poses: Mapping[Card, Pose]) -> Mapping[Card, Path]:
            return {
                event.by: along(ease_in_out, GAITS[self._acting(event.by)]),
                event.victim: after(0.35, along(ease_in_out, hop(0.35))),
            }

        def puffs(poses: Mapping[Card, Pose]) -> Puffs:
            return flying(poses[event.by], poses[event.victim], SPIT)

        return Staged(self._board, event, 0.6, paths, puffs=puffs, air=0.6)

    def _leaves(self, event: Eaten | Expelled | Stung | Burnt) -> Staged:
        """Out of the line, one way or another."""

        def paths(poses: Mapping[Card, Pose]) -> Mapping[Card, Path]:
            match event:
                case Eaten(eater, victim):
                    return {victim: swallowed(poses[eater], _BITE), eater: lunge(poses[victim], _BITE)}
                case Expelled(by, victim):
                    thrown: dict[Card, Path] = {victim: after(_KICK, THROWN)}
                    if self._at_it(by):
                        return thrown
                    return {by: along(ease_in_out, GAITS[self._acting(by)]), **thrown}
                case Stung(attacker, porcupine):
                    quills = poses[porcupine]
                    return {
                        porcupine: along(linear, GAITS[SPECIES[porcupine]]),
                        attacker: via(
                            quills._replace(width=poses[attacker].width), _STING, along(wind_up), THROWN
                        ),
                    }
                case Burnt(card):
                    return {card: burning}

        def puffs(poses: Mapping[Card, Pose]) -> Puffs:
            match event:
                case Burnt(card):
                    return rising(poses[card], FIRE)
                case Expelled(_, victim, _, Why.STENCH):
                    return rising(poses[victim], STENCH)
                case Stung(_, porcupine):
                    return bursting(poses[porcupine], QUILLS, 14)
                case Eaten(_, victim) | Expelled(_, victim):
                    return bursting(poses[victim], DUST, 8, 0.7)

        contact = _LEAVING * {Eaten: _BITE, Expelled: _KICK, Stung: _STING, Burnt: 0.0}[type(event)]
        return Staged(
            self._board,
            event,
            _LEAVING,
            paths,
            others=after(0.55, slide),
            contact=contact,
            puffs=puffs,
            air=_LEAVING - contact,
        )

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
            flight: Path = along(ease_in_out, GAITS[SPECIES[event.by]])
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
        staged.contact = 0.27
        staged.puffs = lambda _: bursting(door._replace(width=170), SPARKS, 12, 0.7)
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
