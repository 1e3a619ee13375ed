"""What a seat may know: all that lies open, its own events, and how much of everything else there is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.core.rng import Rng
from game.core.rules import Seat, Viewer
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.chips import ALL_CHIPS, NORMAL, TRIPLE, TRIPLES, UNKNOWN, Chips, shuffled
from game.fantasy_pub.rules.deal import laid_out
from game.fantasy_pub.rules.events import Dealt, Event, EventDiscarded
from game.fantasy_pub.rules.house import ALL_CARDS, Card
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import IN_DECK, OUT, Dice, Line, Phase, Stage, State, Used, put, without

Cards = tuple[Card | None, ...]
"""Event cards; `None` is one that the viewer cannot see."""


class Deck(NamedTuple):
    """A deck as everybody knows it."""

    unknown: Line
    """Sorted: nobody knows the order."""
    bottom: Line
    """Those below, in order: everybody saw them go there."""


@dataclass(frozen=True, slots=True)
class View:
    """The pub as one viewer knows it."""

    viewer: Viewer
    start: Seat
    to_move: Seat
    phase: Phase
    stage: Stage
    round: int
    rounds: int
    turn: int
    dice: Dice
    used: Used
    acted: bool
    moved: Line
    barkeeper: int
    spaces: tuple[Line, ...]
    """In order of arrival."""
    floor: tuple[int, ...]
    """How many coins lie there."""
    reserve: int
    coins: tuple[int, ...]
    """By character."""
    beers: tuple[Chips, ...]
    """By character."""
    decks: tuple[Deck, ...]
    hands: tuple[Cards, ...]
    away: tuple[Cards, ...]
    plus_minus: tuple[int, ...]
    scored: tuple[Chips, ...]
    out: tuple[Line, ...]
    played: tuple[Card, ...]

    @property
    def players(self) -> int:
        """How many seats take part."""
        return len(self.decks)

    @property
    def hidden_triples(self) -> int:
        """How many triples are still behind coins."""
        return TRIPLES - sum(pile.count(TRIPLE) for pile in (*self.beers, *self.scored))


def view(state: State, viewer: Viewer) -> View:
    """What the viewer may know of a state."""
    return View(
        viewer=viewer,
        start=state.start,
        to_move=state.to_move,
        phase=state.phase,
        stage=state.stage,
        round=state.round,
        rounds=state.rounds,
        turn=state.turn,
        dice=state.dice,
        used=state.used,
        acted=state.acted,
        moved=state.moved,
        barkeeper=state.barkeeper,
        spaces=tuple(state.spaces),
        floor=tuple(map(len, state.floor)),
        reserve=len(state.reserve),
        coins=tuple(map(len, state.coins)),
        beers=tuple(state.beers),
        decks=tuple(map(_deck, state.decks, state.known_bottom)),
        hands=tuple(_seen(state.hands, viewer)),
        away=tuple(_seen(state.away, viewer)),
        plus_minus=state.plus_minus,
        scored=state.scored,
        out=state.out,
        played=state.played,
    )


def _deck(deck: Line, known_bottom: int) -> Deck:
    unknown = len(deck) - known_bottom
    return Deck(tuple(sorted(deck[:unknown])), deck[unknown:])


def _seen(hands: tuple[tuple[Card, ...], ...], viewer: Viewer) -> list[Cards]:
    return [hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(hands)]


def blank(setup: Setup, viewer: Viewer) -> View:
    """The pub before anybody has come."""
    return view(laid_out(setup), viewer)


def redact(event: Event, viewer: Viewer) -> Event:
    """Whoever is dealt or puts away an event card knows it; the others only see that it happened."""
    match event:
        case Dealt(seat, cards) if seat != viewer:
            return replace(event, cards=(None,) * len(cards))
        case EventDiscarded(seat) if seat != viewer:
            return replace(event, card=None)
        case _:
            return event


def secrets(view: View) -> bool:
    """The viewer sees event cards that nobody else may see."""
    return view.viewer is not None and bool(view.hands[view.viewer] or view.away[view.viewer])


def imagine(view: View, seed: int) -> State:
    """A state that this view could belong to: whatever the viewer cannot see is dealt anew."""
    state = State(view.players)
    state.start, state.to_move, state.phase, state.stage = view.start, view.to_move, view.phase, view.stage
    state.round, state.rounds, state.turn = view.round, view.rounds, view.turn
    state.dice, state.used, state.acted, state.moved = view.dice, view.used, view.acted, view.moved
    state.barkeeper, state.played = view.barkeeper, view.played
    state.spaces, state.beers = [*view.spaces], [*view.beers]
    state.plus_minus, state.scored, state.out = view.plus_minus, view.scored, view.out
    state.where = _whereabouts(view)
    state.chance = Rng(seed)
    _deal_chips(state, view)
    _deal_decks(state, view)
    _deal_events(state, view)
    return state


def veiled(view: View) -> State:
    """A state to think with: no coin of it has a kind, so nothing that follows depends on one.

    Decks and unseen event cards are as good as any; whoever draws the top of a deck has to try `each_on_top`.
    """
    state = imagine(view, 0)
    state.coins = [UNKNOWN * size for size in view.coins]
    state.floor = [UNKNOWN * size for size in view.floor]
    state.reserve = UNKNOWN * view.reserve
    return state


def each_on_top(state: State) -> list[State]:
    """The same state with everybody in turn who may lie on top of the deck of the seat to move."""
    seat = state.to_move
    deck = state.decks[seat]
    return [_topped(state, who) for who in deck[: len(deck) - state.known_bottom[seat]]] or [state]


def _topped(state: State, who: Character) -> State:
    topped, seat = state.copy(), state.to_move
    topped.decks = put(state.decks, seat, (who, *without(state.decks[seat], who)))
    return topped


def _whereabouts(view: View) -> list[int]:
    where = [IN_DECK] * len(view.coins)
    for space, guests in enumerate(view.spaces):
        for who in guests:
            where[who] = space
    for row in view.out:
        for who in row:
            where[who] = OUT
    return where


def _deal_chips(state: State, view: View) -> None:
    """All that lies with the coin side up is turned down and shuffled."""
    hidden = len(ALL_CHIPS) - sum(map(len, (*view.beers, *view.scored)))
    triples = view.hidden_triples
    chips, state.chance = shuffled(NORMAL * (hidden - triples) + TRIPLE * triples, state.chance)
    piles = []
    for size in (*view.coins, *view.floor):
        piles.append(chips[:size])
        chips = chips[size:]
    state.coins, state.floor = piles[: len(view.coins)], piles[len(view.coins) :]
    state.reserve = chips


def _deal_decks(state: State, view: View) -> None:
    """Only the upper part of a deck can lie in another order."""
    decks: list[Line] = []
    for unknown, bottom in view.decks:
        upper, state.chance = state.chance.shuffled(unknown)
        decks.append((*upper, *bottom))
    state.decks = tuple(decks)
    state.known_bottom = tuple(len(bottom) for _, bottom in view.decks)


def _deal_events(state: State, view: View) -> None:
    """Unseen cards are any that were neither played nor are the viewer's own."""
    rows = (*view.hands, *view.away)
    seen = {*view.played, *(card for row in rows for card in row)}
    unseen, state.chance = state.chance.shuffled([card for card in ALL_CARDS if card not in seen])
    dealt = tuple(tuple(sorted(unseen.pop() if card is None else card for card in row)) for row in rows)
    state.hands, state.away = dealt[: view.players], dealt[view.players :]
