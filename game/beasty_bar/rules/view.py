"""What a seat may know: the table, its own cards, and how many the others hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from game.beasty_bar.rules.animals import CARD_SET, OWNED, OWNER, STRENGTH, Card, card_of
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
    Line,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
    PhaseStarted,
    Played,
    Shown,
    Sorted,
    SpatAt,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
)
from game.beasty_bar.rules.setup import STRENGTHS, Options, Setup
from game.beasty_bar.rules.state import State
from game.core.rules import Seat, Viewer


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer knows it. Everyone saw where the cards went, so the piles are known in full."""

    viewer: Viewer
    options: Options
    turn: int
    to_move: Seat
    line: Line
    flipped: bool
    hand: Line
    """The viewer's own hand; somebody without a seat has none."""
    deck: Line
    """What is left in the viewer's own draw pile, sorted: nobody knows the order."""
    boxed: Line
    """What the viewer put away."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    boxed_sizes: tuple[int, ...]
    shown: Line
    """Hand cards of any seat that a penguin has shown to all."""
    bar: Line
    thats_it: Line
    sent: Line
    """Sent away in this turn and not stacked yet."""
    aside: Line

    @property
    def players(self) -> int:
        """How many seats take part."""
        return len(self.hand_sizes)

    @property
    def over(self) -> bool:
        """Every card has been played."""
        return not any(self.hand_sizes) and not self.sent


def view(state: State, viewer: Viewer) -> View:
    """What the viewer may know of a state."""
    return View(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        to_move=state.to_move,
        line=tuple(state.line),
        flipped=state.flipped,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        deck=() if viewer is None else tuple(sorted(state.decks[viewer])),
        boxed=() if viewer is None else state.boxed[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        deck_sizes=tuple(map(len, state.decks)),
        boxed_sizes=tuple(map(len, state.boxed)),
        shown=tuple(state.shown),
        bar=tuple(state.bar),
        thats_it=tuple(state.thats_it),
        sent=tuple(state.sent),
        aside=tuple(state.aside),
    )


def blank(setup: Setup, viewer: Viewer) -> View:
    """The table before the deal."""
    state = State(setup.options, setup.players)
    for number, away in enumerate(setup.boxed or ()):
        state.boxed[number] = tuple(sorted(card_of(Seat(number), species) for species in away))
    return view(state, viewer)


def redact(event: Event, viewer: Viewer) -> Event:
    """Whoever gets or draws a card knows it; the others only see that it happened."""
    match event:
        case Dealt() if event.seat != viewer:
            return replace(event, hand=None, deck=None)
        case Drawn() if event.seat != viewer:
            return replace(event, card=None)
        case _:
            return event


def fold(view: View, event: Event) -> View:
    """The view after an event the viewer saw."""
    match event:
        case Dealt():
            return _dealt(view, event)
        case TurnStarted(seat, turn) | GameOver(seat, turn):
            return replace(view, to_move=seat, turn=turn)
        case Played():
            return _played(view, event)
        case Shown(_, shown):
            return replace(view, shown=_with(view.shown, shown))
        case Passed(card, _, place) | Moved(card, place):
            return _moved(view, card, place)
        case Sorted(_, line) | Gathered(_, line) | Dragged(_, _, line):
            return replace(view, line=line)
        case GateFlipped(_, line):
            return replace(view, line=line, flipped=not view.flipped)
        case SpatAt(_, victim, _):
            return replace(view, line=(*_without(view.line, victim), victim))
        case Eaten(_, card) | Expelled(_, card) | Stung(card) | Burnt(card):
            return replace(view, line=_without(view.line, card), sent=(*view.sent, card))
        case SteppedAside(card):
            return replace(view, line=_without(view.line, card), aside=(*view.aside, card))
        case Fetched(_, card, place):
            return _arrived(replace(view, thats_it=view.thats_it[:-1]), card, place)
        case Stacked(cards):
            return replace(view, thats_it=(*view.thats_it, *cards), sent=())
        case Landed(card):
            return replace(view, thats_it=(*view.thats_it, card), aside=_without(view.aside, card))
        case Admitted():
            return _admitted(view, event)
        case Bounced(card):
            return replace(view, line=_without(view.line, card), thats_it=(*view.thats_it, card))
        case Drawn():
            return _drawn(view, event)
        case PhaseStarted() | Imitated() | MaskDropped() | NothingHappened():
            return view
        case _:
            assert_never(event)


def _with(cards: Line, card: Card) -> Line:
    return tuple(sorted({*cards, card}))


def _without(cards: Line, card: Card) -> Line:
    return tuple(each for each in cards if each != card)


def _changed(counts: tuple[int, ...], seat: Seat, change: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])


def _dealt(view: View, event: Dealt) -> View:
    view = replace(
        view,
        hand_sizes=_changed(view.hand_sizes, event.seat, event.hand_size),
        deck_sizes=_changed(view.deck_sizes, event.seat, event.deck_size),
    )
    if event.hand is None or event.deck is None:
        return view
    return replace(view, hand=event.hand, deck=event.deck)


def _played(view: View, event: Played) -> View:
    card = event.card
    view = replace(
        view,
        hand=_without(view.hand, card),
        shown=_without(view.shown, card),
        hand_sizes=_changed(view.hand_sizes, OWNER[card], -1),
    )
    return _arrived(view, card, event.place)


def _arrived(view: View, card: Card, place: int | None) -> View:
    """At the end of the line, or without a place beside THAT'S IT."""
    if place is None:
        return replace(view, aside=(*view.aside, card))
    return replace(view, line=(*view.line, card))


def _moved(view: View, card: Card, place: int) -> View:
    others = _without(view.line, card)
    return replace(view, line=(*others[:place], card, *others[place:]))


def _admitted(view: View, event: Admitted) -> View:
    view = replace(view, bar=(*view.bar, event.card))
    if event.place is None:
        return replace(view, aside=_without(view.aside, event.card))
    return replace(view, line=_without(view.line, event.card))


def _drawn(view: View, event: Drawn) -> View:
    view = replace(
        view,
        hand_sizes=_changed(view.hand_sizes, event.seat, 1),
        deck_sizes=_changed(view.deck_sizes, event.seat, -1),
    )
    if event.card is None:
        return view
    return replace(view, hand=_with(view.hand, event.card), deck=_without(view.deck, event.card))


def imagine(view: View, seed: int) -> State:
    """A state that this view could belong to: whatever the viewer cannot see is dealt anew."""
    state = State(view.options, view.players)
    state.turn, state.to_move, state.flipped = view.turn, view.to_move, view.flipped
    state.line[:] = view.line
    state.shown, state.bar, state.thats_it = list(view.shown), list(view.bar), list(view.thats_it)
    state.sent, state.aside = list(view.sent), list(view.aside)
    chance = Random(seed).random
    for number in range(view.players):
        deal = dealer(view, Seat(number))
        state.hands[number], state.decks[number], state.boxed[number] = deal(chance)
    return state


Cards = tuple[list[Card], list[Card], tuple[Card, ...]]
"""What a seat has in hand, in its draw pile and in the box."""


def _as_likely_as_any(_: Card) -> float:
    return 1.0


def dealer(
    view: View, seat: Seat, likely: Callable[[Card], float] = _as_likely_as_any
) -> Callable[[Callable[[], float]], Cards]:
    """Deals what the viewer cannot see of a seat's cards anew, as often as it is called.

    In a mixed game a deck holds one card of each strength, and nobody knows which: one of the two is drawn,
    as `likely` as each is to be picked. Positions made by hand may hold both; therefore the cards that do
    not fit come last.
    """
    if seat == view.viewer:
        return lambda random: (list(view.hand), _shuffled(view.deck, random), view.boxed)
    shown = [card for card in view.shown if OWNER[card] == seat]
    hidden = view.hand_sizes[seat] - len(shown)
    deck_end = hidden + view.deck_sizes[seat]
    box_end = deck_end + view.boxed_sizes[seat]
    fitting, spare = _unseen(view, seat)
    certain = [either[0] for either in fitting] if max(map(len, fitting), default=1) == 1 else None
    pairs = [(either[0], either[-1], likely(either[0]), sum(map(likely, either))) for either in fitting]

    def deal(random: Callable[[], float]) -> Cards:
        drawn = certain or [one if random() * both < odds else other for one, other, odds, both in pairs]
        unseen = _shuffled(drawn, random)
        if len(unseen) < box_end:
            unseen += _shuffled(spare, random)
        hand = unseen[:hidden] + shown
        hand.sort()
        return hand, unseen[hidden:deck_end], tuple(sorted(unseen[deck_end:box_end]))

    return deal


def is_open(view: View) -> bool:
    """The viewer knows everything: there is only one way to deal what is hidden."""
    return all(_is_certain(view, Seat(number)) for number in range(view.players))


def _is_certain(view: View, seat: Seat) -> bool:
    if seat == view.viewer:
        return len(view.deck) <= 1
    fitting, _ = _unseen(view, seat)
    hidden = view.hand_sizes[seat] - sum(OWNER[card] == seat for card in view.shown)
    return len(fitting) == hidden and all(len(either) == 1 for either in fitting)


def possible(view: View, seat: Seat) -> list[list[Card]]:
    """What a seat may still have, for all that the viewer knows: strength by strength one card of these."""
    if seat == view.viewer:
        return [[card] for card in (*view.hand, *view.deck)]
    return [*([card] for card in view.shown if OWNER[card] == seat), *_unseen(view, seat)[0]]


def _unseen(view: View, seat: Seat) -> tuple[list[list[Card]], list[Card]]:
    """The cards of a seat that nobody else has seen: those that fit by strength, and the others."""
    seen = {*view.line, *view.bar, *view.thats_it, *view.sent, *view.aside, *view.shown}
    strengths_left = set(range(1, STRENGTHS + 1)) - {STRENGTH[card] for card in seen if OWNER[card] == seat}
    fitting: dict[int, list[Card]] = {}
    spare = []
    for card in OWNED[seat]:
        if card in seen:
            continue
        if STRENGTH[card] in strengths_left and view.options.mode.has(CARD_SET[card]):
            fitting.setdefault(STRENGTH[card], []).append(card)
        else:
            spare.append(card)
    return list(fitting.values()), spare


def _shuffled(cards: Sequence[Card], random: Callable[[], float]) -> list[Card]:
    return sorted(cards, key=lambda _: random())
