"""What can be told for sure when few cards are left: how they may lie, and who has won already."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product
from math import perm, prod
from typing import Final, NamedTuple

from game.beasty_bar.rules.animals import OWNER, POINTS, Card
from game.beasty_bar.rules.events import Line
from game.beasty_bar.rules.scoring import rank, scores
from game.beasty_bar.rules.setup import Mode, Scoring
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import FULL_LINE
from game.beasty_bar.rules.view import View, possible
from game.core.rules import Seat

Cards = tuple[list[Card], list[Card]]
"""A hand and a draw pile."""
ENTER: Final = 2
"""So many of a full line get in."""
STAY: Final = 2
"""And so many wait on."""
EVEN: Final = 0, 0
"""Nobody leads, nor would by what breaks a tie."""


class _Hidden(NamedTuple):
    """The cards of a seat as a viewer knows them."""

    held: list[Card]
    """In hand for sure."""
    others: list[Card]
    """In hand or in the draw pile."""
    in_deck: int


def deals(view: View, most: int) -> list[tuple[Cards, ...]]:
    """All the ways the cards of all seats can lie, each as likely as the others; none if more than `most`.

    Where somebody may hold either of two animals, or has left some at home, they are not counted.
    """
    hidden = [_hidden(view, Seat(seat)) for seat in range(view.players)]
    sizes = [sum(size) for size in zip(view.hand_sizes, view.deck_sizes, strict=True)]
    if any(len(seat.held) + len(seat.others) != size for seat, size in zip(hidden, sizes, strict=True)):
        return []
    if prod(perm(len(seat.others), seat.in_deck) for seat in hidden) > most:
        return []
    return list(product(*map(_ways, hidden)))


def _hidden(view: View, seat: Seat) -> _Hidden:
    if seat == view.viewer:
        return _Hidden(list(view.hand), list(view.deck), len(view.deck))
    shown = [card for card in view.shown if OWNER[card] == seat]
    either = [cards for cards in possible(view, seat) if cards[0] not in shown]
    # Of two that may be meant, both are listed: then there are more than anybody can have.
    return _Hidden(shown, [card for cards in either for card in cards], view.deck_sizes[seat])


def _ways(seat: _Hidden) -> list[Cards]:
    return [
        (sorted({*seat.held, *seat.others} - {*deck}), list(deck))
        for deck in permutations(seat.others, seat.in_deck)
    ]


@lru_cache(maxsize=10_000)
def lead(guests: Line, scoring: Scoring) -> tuple[int, int]:
    """By how much the first of two seats is ahead, and by how much in what breaks a tie."""
    (most, tie), (others, other_tie) = (rank(score, scoring) for score in scores(guests, 2))
    return most - others, tie - other_tie


def shares(guests: Line, scoring: Scoring) -> tuple[float, float]:
    """What each of two seats gets of the victory if nobody else gets in."""
    ahead = lead(guests, scoring)
    if ahead == EVEN:
        return 0.5, 0.5
    return (1.0, 0.0) if ahead > EVEN else (0.0, 1.0)


def is_decided(state: State, cards_left: int) -> bool:
    """Whether too few can still get in to change who of two wins. Base animals come one at a time."""
    if state.options.mode is not Mode.BASE:
        return not cards_left and not state.sent
    missing = FULL_LINE - len(state.line)
    if cards_left < missing:
        return True
    scoring = state.options.scoring
    worth = max(POINTS) if scoring is Scoring.POINTS_2019 else 1
    entering = ENTER * (1 + (cards_left - missing) // (FULL_LINE - STAY))
    return abs(lead(tuple(state.bar), scoring)[0]) > entering * worth
