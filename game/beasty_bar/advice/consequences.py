"""What an action leads to, as far as everyone at the table can see it.

Everything before the draw follows from the line and the action, so it is the same in whatever state the seat
imagines. No hand but the card played has any part in it: what is told from here gives no secret away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import MAX_PLAYERS, OWNER, POINTS, RECURS, VULTURE, Card, card_of
from game.beasty_bar.rules.effects import act
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dragged,
    Eaten,
    Event,
    Expelled,
    Fetched,
    Line,
    Phase,
    PhaseStarted,
    Played,
    SpatAt,
    Stung,
)
from game.beasty_bar.rules.jostle import Ask, Jostle
from game.beasty_bar.rules.setup import Options, Scoring
from game.beasty_bar.rules.state import State, may_hold
from game.beasty_bar.rules.view import View, fold, imagine
from game.core.rules import Seat

AT_THE_GATE: Final = 2
"""So many get in when five are waiting."""


@dataclass(frozen=True, slots=True)
class Departure:
    """An animal that had to leave the line, who saw to that, and what it was."""

    victim: Card
    by: Card
    how: type[Eaten | Expelled | Stung | Burnt]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A turn from the line before it to the line after it."""

    seat: Seat
    options: Options
    played: Card | None
    """None where only a stack was put in order."""
    hand: int
    """How many cards there were to choose from."""
    before: Line
    came: Line
    """Who joined the line."""
    checked: Line
    """The line when the animals were counted."""
    after: Line
    let_in: Line
    bounced: Card | None
    gone: tuple[Departure, ...]
    harmed: Line
    """Who was eaten or spat at."""
    pushed: Line
    """Who was spat or dragged to the end of the line."""
    fetched: Line
    """Who was brought back into the line."""
    met: Line
    """Two vultures that were let in, the later one last."""
    stacked: Line
    """The stack that was put in order, the lowest first."""
    pile: Line
    """THAT'S IT when all was over."""
    fetchers: tuple[Seat, ...]
    """Who may still have a vulture to play then, for all that everybody can see."""
    over: bool

    def mine(self, card: Card) -> bool:
        """It belongs to whoever decided."""
        return OWNER[card] == self.seat

    def worth(self, *cards: Card) -> float:
        """What these count in the bar: about 1 each."""
        if self.options.scoring is Scoring.POINTS_2019:
            return sum(POINTS[card] for card in cards) / 3
        return float(len(cards))

    @property
    def started(self) -> Line:
        """The line with whoever came in at its end, as if nobody had acted."""
        return (*self.before, *self.came)

    @property
    def lost(self) -> Line:
        """Those of the seat's own animals that its action sends to THAT'S IT."""
        out = dict.fromkeys([*(each.victim for each in self.gone), self.bounced])
        return tuple(card for card in self.started if card in out and self._is_paid(card))

    @property
    def set_back(self) -> Line:
        """Those of the seat's own animals that its action sends to the end of the line."""
        last = self.after[AT_THE_GATE:][-1:]
        back = {*self.pushed, *(card for card in self.before[:-1][:AT_THE_GATE] if card in last)}
        fallen = filter(self._fell, self.before)
        return tuple(card for card in fallen if card in back and self._is_paid(card))

    def _is_paid(self, card: Card) -> bool:
        """Whoever came from THAT'S IT only goes back there, and whoever was doomed would be gone anyway."""
        doomed = threats(self.before, self.options)
        return self.mine(card) and card not in self.fetched and card not in doomed

    def _fell(self, card: Card) -> bool:
        """It is still waiting, but was spat at, or a rival has got ahead of it."""
        if card not in self.after:
            return False
        behind, ahead = self.started[self.started.index(card) :], self.after[: self.after.index(card)]
        return card in self.harmed or any(each in behind and not self.mine(each) for each in ahead)


def carried_out(view: View, action: Action) -> tuple[State, list[Event]]:
    """The rest of the turn as the seat to move imagines it, a stack left as it came; raises `IllegalAction`.

    Whatever comes with the draw and after it is only imagined.
    """
    events: list[Event] = []
    after = actions.apply(imagine(view, 0), action, events.append)
    if after.stacking:
        after = actions.apply(after, Stack(tuple(range(len(after.sent)))), events.append)
    return after, events


def outcome(view: View, action: Action) -> Outcome:
    """What the action of the seat to move leads to; raises `IllegalAction`."""
    after, events = carried_out(view, action)
    return Outcome(
        seat=view.to_move,
        options=view.options,
        played=card_of(view.to_move, action.chain[0]) if isinstance(action, Play) else None,
        hand=view.hand_sizes[view.to_move],
        before=view.line,
        came=tuple(e.card for e in events if isinstance(e, Played | Fetched) and e.place is not None),
        checked=_line_at(view, events),
        after=tuple(after.line),
        let_in=tuple(e.card for e in events if isinstance(e, Admitted) and e.place is not None),
        bounced=next((e.card for e in events if isinstance(e, Bounced)), None),
        gone=_departures(events),
        harmed=tuple(victim for event in events for _, victim in _harm(event)),
        pushed=tuple(victim for event in events for victim in _pushed(event)),
        fetched=tuple(e.card for e in events if isinstance(e, Fetched) and e.place is not None),
        met=tuple(e.card for e in events if isinstance(e, Admitted) and e.place is None),
        stacked=tuple(view.sent[number] for number in action.order) if isinstance(action, Stack) else (),
        pile=tuple(after.thats_it),
        fetchers=tuple(may_hold(after, VULTURE)),
        over=after.over,
    )


def confided(found: Outcome, view: View) -> Outcome:
    """The same as the seat itself knows it, which sees its own hand and draw pile."""
    has_one = card_of(found.seat, VULTURE) in (*view.hand, *view.deck)
    return replace(found, fetchers=tuple(seat for seat in found.fetchers if seat != found.seat or has_one))


def _line_at(view: View, events: Sequence[Event]) -> Line:
    """How the line stood when the animals were counted."""
    for event in events:
        if event == PhaseStarted(Phase.CHECK):
            break
        view = fold(view, event)
    return view.line


def _departures(events: Sequence[Event]) -> tuple[Departure, ...]:
    gone = []
    for event in events:
        match event:
            case Eaten(by, victim) | Expelled(by, victim) | Stung(victim, by):
                gone.append(Departure(victim, by, type(event)))
            case Burnt(card):
                gone.append(Departure(card, card, Burnt))
    return tuple(gone)


def threats(line: Line, options: Options) -> dict[Card, Card]:
    """Who would be eaten or spat at, and by whom, if those that act every turn acted on this line."""
    events: list[Event] = []
    state = State(options, MAX_PLAYERS)
    state.line[:] = line
    jostle = Jostle(state, _never, events.append)
    for card in [card for card in line if RECURS[card]]:
        if card in state.line:
            act(jostle, card)
    return {victim: by for event in events for by, victim in _harm(event)}


def _harm(event: Event) -> list[tuple[Card, Card]]:
    match event:
        case Eaten(by, victim) | SpatAt(by, victim):
            return [(by, victim)]
        case _:
            return []


def _pushed(event: Event) -> Line:
    match event:
        case SpatAt(_, victim):
            return (victim,)
        case Dragged(_, victims):
            return victims
        case _:
            return ()


def _never(ask: Ask, options: Sequence[int]) -> int:
    raise AssertionError("whoever acts every turn asks for nothing")
