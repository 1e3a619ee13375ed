"""What a choice would lead to, before it is made: who stands where, who gets in, who has to go, and how.

Nothing after the choice is random until the draw, so a preview is exact. It ends before the draw, and it is
made from what the seat knows: it cannot give away what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby, takewhile

from game.beasty_bar.advice.consequences import carried_out
from game.beasty_bar.rules.actions import Action, Play
from game.beasty_bar.rules.animals import Card, card_of
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dragged,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GateFlipped,
    Gathered,
    Landed,
    Line,
    Moved,
    NothingHappened,
    Passed,
    Phase,
    PhaseStarted,
    Played,
    Reason,
    Sorted,
    SpatAt,
    Stung,
    Why,
)
from game.beasty_bar.rules.view import View, fold, redact

Act = tuple[tuple[Phase, Card], Event]
"""When, who, what."""


class End(Enum):
    """How an animal comes to lie on THAT'S IT other than by being driven off."""

    EATEN = auto()
    STUNG = auto()
    BURNT = auto()
    BOUNCED = auto()
    SPENT = auto()
    """It waited beside THAT'S IT, and is not let in."""


@dataclass(frozen=True, slots=True)
class Leaver:
    """An animal that is out, why, and in which step of the chain; the check of the line is no step."""

    card: Card
    why: Why | End
    step: int | None


@dataclass(frozen=True, slots=True)
class ChainStep:
    """What one animal does when it is its turn to act, numbered from 1."""

    number: int
    phase: Phase
    actor: Card
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """From where to where an animal comes until the line is counted; whoever joins it starts at its end."""

    card: Card
    start: int
    end: int

    @property
    def gained(self) -> int:
        """How much closer to the gate."""
        return self.start - self.end


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn that has not happened."""

    played: Card | None
    """None where only a stack is put in order."""
    before: Line
    counted: Line
    """The line when the animals are counted."""
    after: Line
    entrants: Line
    leavers: tuple[Leaver, ...]
    steps: tuple[ChainStep, ...]
    walks: tuple[Walk, ...]
    """Of those who stand in the line when it is counted, from the gate."""
    flipped: bool
    """On which side the gate is then."""
    swaps: bool
    """It is not the side where it is now."""
    events: tuple[Event, ...]
    """Everything up to the draw, as the seat will see it."""

    @property
    def out(self) -> Line:
        """Whoever lies on THAT'S IT afterwards and does not now."""
        return tuple(leaver.card for leaver in self.leavers)

    def steps_of(self, card: Card) -> tuple[int, ...]:
        """The numbers of the steps in which the animal acts."""
        return tuple(step.number for step in self.steps if step.actor == card)

    def same_end(self, other: Preview) -> bool:
        """Nobody could tell afterwards which of the two it was."""
        return self._end == other._end

    @property
    def _end(self) -> tuple[object, ...]:
        return self.counted, self.after, self.entrants, self.flipped, set(self.out)


def preview(view: View, action: Action) -> Preview:
    """The turn as it will be if the seat to move decides so, up to the draw; raises `IllegalAction`."""
    _, imagined = carried_out(view, action)
    told = takewhile(lambda event: event != PhaseStarted(Phase.DRAW), imagined)
    events = tuple(redact(event, view.viewer) for event in told)
    counted = after = view
    acts: list[Act] = []
    phase = Phase.PLAY
    for event in events:
        before, after = after, fold(after, event)
        if isinstance(event, PhaseStarted):
            phase = event.phase
            counted = after if phase is Phase.CHECK else counted
        elif (actor := _actor(event)) is not None and (before != after or isinstance(event, NothingHappened)):
            acts.append(((phase, actor), event))
    steps = _chain(_telling(acts))
    return Preview(
        played=card_of(view.to_move, action.chain[0]) if isinstance(action, Play) else None,
        before=view.line,
        counted=counted.line,
        after=after.line,
        entrants=tuple(event.card for event in events if isinstance(event, Admitted)),
        leavers=_leavers(events, steps),
        steps=steps,
        walks=_walks(view.line, counted.line, events),
        flipped=after.flipped,
        swaps=after.flipped != view.flipped,
        events=events,
    )


def _telling(acts: Sequence[Act]) -> Iterator[Act]:
    """Of those who are stopped, whoever has just come; and behind a zebra all who have done nothing yet."""
    for number, ((phase, actor), event) in enumerate(acts):
        if isinstance(event, NothingHappened):
            before = any(other == actor for (_, other), _ in acts[:number])
            if before or (phase is not Phase.ACTION and event.reason is not Reason.ZEBRA):
                continue
        yield (phase, actor), event


def _chain(acts: Iterable[Act]) -> tuple[ChainStep, ...]:
    """Whatever one animal does in one go is one step."""
    return tuple(
        ChainStep(number, phase, actor, tuple(event for _, event in group))
        for number, ((phase, actor), group) in enumerate(groupby(acts, key=lambda act: act[0]), start=1)
    )


def _actor(event: Event) -> Card | None:
    """Whose doing it is, if it concerns the line; of those who do nothing, only whoever is stopped counts."""
    match event:
        case Passed(card) | Moved(card) | Eaten(card) | Stung(card) | Burnt(card):
            return card
        case Sorted(by) | Gathered(by) | GateFlipped(by) | Dragged(by) | SpatAt(by) | Expelled(by):
            return by
        case Fetched(by):
            return by
        case NothingHappened(card, _, other) if other is not None:
            return card
        case _:
            return None


def _leavers(events: Sequence[Event], steps: Sequence[ChainStep]) -> tuple[Leaver, ...]:
    numbers = {event: step.number for step in steps for event in step.events}
    return tuple(Leaver(*gone, numbers.get(event)) for event in events if (gone := _gone(event)) is not None)


def _gone(event: Event) -> tuple[Card, Why | End] | None:
    match event:
        case Eaten(_, card):
            return card, End.EATEN
        case Expelled(_, card, _, why):
            return card, why
        case Stung(card):
            return card, End.STUNG
        case Burnt(card):
            return card, End.BURNT
        case Bounced(card):
            return card, End.BOUNCED
        case Landed(card):
            return card, End.SPENT
        case _:
            return None


def _walks(before: Line, counted: Line, events: Sequence[Event]) -> tuple[Walk, ...]:
    starts = {card: place for place, card in enumerate(before)}
    for event in events:
        match event:
            case Played(card, place) | Fetched(_, card, place) if place is not None:
                starts[card] = place
    return tuple(Walk(card, starts[card], end) for end, card in enumerate(counted))
