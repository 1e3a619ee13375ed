"""The game as a search sees it: the table at a glance, hidden cards dealt anew, moves by card."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import permutations
from typing import Final

from game.beasty_bar.bot.last_turns import deals, is_decided, lead, shares
from game.beasty_bar.bot.worth import EITHER, Table
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import (
    CHAMELEON,
    OWNER,
    PENGUIN,
    SPECIES,
    VULTURE,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.scoring import scores, winners
from game.beasty_bar.rules.state import State, may_hold
from game.beasty_bar.rules.turn import draw
from game.beasty_bar.rules.view import View, dealer, imagine, is_open, possible
from game.core.rules import Seat
from game.players.outlook import Move

STACK = "stack"
"""The key of the moves that only order the victims."""
ANYTHING: Final = object()
"""It does not matter what is shown."""


class World:
    """Who holds what."""

    __slots__ = ("decks", "hands")

    def __init__(self, hands: list[list[Card]], decks: list[list[Card]]) -> None:
        self.hands, self.decks = hands, decks


class Stock:
    """What everybody still has to play, as far as all can see."""

    __slots__ = ("left", "possible", "worth")

    def __init__(self, possible: list[list[int]], worth: list[float], left: int) -> None:
        """By seat the cards among which its own are, and what they are worth; how many are left of all."""
        self.possible, self.worth, self.left = possible, worth, left


class Position:
    """A state whose hidden cards do not count, with the sums that the table needs again and again."""

    __slots__ = ("guests", "state", "stock")

    def __init__(self, state: State, guests: list[float], stock: Stock) -> None:
        self.state, self.guests, self.stock = state, guests, stock


BeastyMove = Move[Position, Action]


class BeastyBarOutlook:
    """What the table of one kind of game tells."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._asked: tuple[Position, Card, tuple[Card, ...]] | None = None
        self._found: list[tuple[Play, State]] = []

    @property
    def seats(self) -> int:
        """How many take part."""
        return self.table.seats

    def position(self, view: View) -> Position:
        """What all can see."""
        state = imagine(view, 0)
        counts = [sum(sizes) for sizes in zip(view.hand_sizes, view.deck_sizes, strict=True)]
        among = [
            [EITHER[first] if others else first for first, *others in possible(view, Seat(seat))]
            for seat in range(view.players)
        ]
        stock = Stock(among, list(map(self.table.expected, among, counts)), sum(counts))
        return Position(state, self.table.guests(state.bar), stock)

    def world(self, view: View) -> Callable[[Callable[[], float]], World]:
        """Deals the hidden cards anew."""

        dealers = [dealer(view, Seat(number), self.table.popular) for number in range(view.players)]

        def deal(random: Callable[[], float]) -> World:
            hands, decks, _ = zip(*[deal_seat(random) for deal_seat in dealers], strict=True)
            return World(list(hands), list(decks))

        return deal

    def twin(self, world: World) -> World:
        """Another world that is equal to this one."""
        return World([hand[:] for hand in world.hands], [deck[:] for deck in world.decks])

    def is_open(self, view: View) -> bool:
        """Everybody's hand can be told by counting, and nobody draws an unknown card."""
        return is_open(view)

    def worlds(self, view: View, most: int) -> list[World]:
        """All the ways the hidden cards can lie."""
        return [
            World([hand[:] for hand, _ in deal], [deck[:] for _, deck in deal]) for deal in deals(view, most)
        ]

    def result(self, position: Position) -> tuple[float, ...] | None:
        """Who has won, as soon as that is certain."""
        state = position.state
        return self._shares(state) if is_decided(state, position.stock.left) else None

    def standing(self, position: Position, world: World) -> Hashable:
        """The line, all cards to come, by how much somebody leads, and a pile that can be fetched from."""
        state = position.state
        return (
            state.to_move,
            *map(tuple, (state.line, *world.hands, *world.decks)),
            lead(tuple(state.bar), state.options.scoring),
            (*state.thats_it, None, *state.sent) if state.options.stackable else None,
        )

    def to_act(self, position: Position) -> Seat | None:
        """Whose decision is next."""
        state = position.state
        return state.to_move if position.stock.left or state.sent else None

    def prize(self, position: Position) -> float:
        """What one more guest would change."""
        return self.table.unit * self.table.sharpness[position.stock.left]

    def keys(self, position: Position, world: World) -> Sequence[Hashable]:
        """The cards in hand; one that can become a penguin, once for every card that it could show."""
        state = position.state
        if state.sent:
            return (STACK,)
        hand = world.hands[state.to_move]
        if not state.options.stackable:
            return hand
        keys: list[Hashable] = []
        for card in hand:
            if self._may_show(state, card):
                keys += [self._showing(state, hand, card, other) for other in hand if other != card]
                keys.append((card, None))
            else:
                keys.append(card)
        return keys

    @staticmethod
    def _showing(state: State, hand: Sequence[Card], card: Card, other: Card) -> Hashable:
        """The key of a card that shows another; a vulture may then fetch somebody who shows a third one."""
        top = SPECIES[state.thats_it[-1]] if state.thats_it else None
        if SPECIES[other] == VULTURE and top in (PENGUIN, CHAMELEON):
            return card, VULTURE, tuple(hand)
        return card, SPECIES[other]

    @staticmethod
    def _may_show(state: State, card: Card) -> bool:
        """Whether a card can do what a penguin does: then what it can do depends on the rest of the hand."""
        species = SPECIES[card]
        if species == VULTURE and state.thats_it:
            species = SPECIES[state.thats_it[-1]]
        copies = species == CHAMELEON and any(SPECIES[other] == PENGUIN for other in state.line)
        return species == PENGUIN or copies

    def moves(self, position: Position, world: World, key: Hashable) -> Sequence[BeastyMove]:
        """All the ways to play a card, each with all the ways to stack its victims that differ."""
        state = position.state
        state.hands, state.decks = world.hands, world.decks
        if key == STACK:
            return self._stackings(position)
        card, shown = key[:2] if isinstance(key, tuple) else (key, ANYTHING)
        stock = self._without(position, card)
        moves = []
        for play, after in self._outcomes(position, card):
            if shown is not ANYTHING and _shown(play) != shown:
                continue
            if not after.sent:
                moves.append(self._move(position, stock, (play,), after))
                continue
            for order, *_ in self._orders(after):
                moves.append(self._move(position, stock, (play, order), actions.apply(after, order)))
        return moves

    def move(self, position: Position, world: World, made: tuple[Action, ...]) -> BeastyMove:
        """A card, and how its victims are stacked, in whichever order."""
        state, stock = position.state, position.stock
        state.hands, state.decks = world.hands, world.decks
        if isinstance(made[0], Play):
            stock = self._without(position, card_of(state.to_move, made[0].chain[0]))
        for action in made:
            state = actions.apply(state, action)
        return self._move(position, stock, made, state)

    def _stackings(self, position: Position) -> list[BeastyMove]:
        """All the orders, also those that lead to the same: somebody may have begun to stack already."""
        moves = []
        for order, *others in self._orders(position.state):
            first = self._move(position, position.stock, (order,), actions.apply(position.state, order))
            moves += [first, *(first._replace(actions=(other,)) for other in others)]
        return moves

    def _without(self, position: Position, card: Card) -> Stock:
        """What is left when the seat to move has played a card."""
        state, stock, seat = position.state, position.stock, position.state.to_move
        possible, worth = stock.possible[:], stock.worth[:]
        rest = [each for each in possible[seat] if each != card]
        if len(rest) == len(possible[seat]):
            rest = [each for each in rest if each != EITHER[card]]
        possible[seat] = rest
        worth[seat] = self.table.expected(rest, len(state.hands[seat]) + len(state.decks[seat]) - 1)
        return Stock(possible, worth, stock.left - 1)

    def _outcomes(self, position: Position, card: Card) -> list[tuple[Play, State]]:
        """All the ways to play a card. Keys of the same card are asked for one after the other."""
        state = position.state
        asked = position, card, tuple(state.hands[state.to_move])
        if asked != self._asked:
            self._asked, self._found = asked, list(actions.outcomes(state, card))
        return self._found

    def _orders(self, state: State) -> list[list[Stack]]:
        """All orders, those together that come to the same: what cannot be fetched any more may lie anyhow.

        Nobody knows who holds what; so it is asked who could.
        """
        fetches = len(may_hold(state, VULTURE))
        if fetches > 1 or (fetches and may_hold(state, PENGUIN)):  # which could act as one, too
            fetches = len(state.sent)
        alike: dict[tuple[int, ...], list[Stack]] = {}
        for order in permutations(range(len(state.sent))):
            alike.setdefault(order[len(order) - fetches :], []).append(Stack(order))
        return [alike[key] for key in sorted(alike)]

    def _move(self, before: Position, stock: Stock, made: tuple[Action, ...], state: State) -> BeastyMove:
        guests = before.guests
        known = len(before.state.bar)
        if len(state.bar) > known:
            guests = guests[:]
            for card in state.bar[known:]:
                guests[OWNER[card]] += self.table.guest[card]
        position = Position(state, guests, stock)
        if not stock.left:
            return Move(made, position, self._shares(state))
        worth = [a + b for a, b in zip(guests, stock.worth, strict=True)]
        self.table.add_line(worth, state.line, state.to_move)
        return Move(made, position, self.table.chances(worth, stock.left))

    def _shares(self, state: State) -> tuple[float, ...]:
        if state.players == 2:  # the bar is looked up, as a leaf of the last turns has often been seen before
            return shares(tuple(state.bar), state.options.scoring)
        won = winners(scores(state.bar, state.players), state.options.scoring)
        return tuple(1 / len(won) if seat in won else 0.0 for seat in range(state.players))

    def follow(self, position: Position, world: World, made: tuple[Action, ...]) -> None:
        """The card leaves the hand, and the next one is drawn; nothing that all can see is left to chance."""
        seat = position.state.to_move
        hand = world.hands[seat]
        first = made[0]
        if isinstance(first, Play):
            hand.remove(card_of(seat, first.chain[0]))
        draw(hand, world.decks[seat])


def _shown(play: Play) -> Species | None:
    """What a penguin, or what acts as one, shows from the hand."""
    chain = play.chain
    return next((chain[at + 1] for at in range(len(chain) - 1) if chain[at] == PENGUIN), None)
