"""Everything on and under the table at one moment."""

from __future__ import annotations

from game.beasty_bar.rules.animals import ANIMALS, POWER, SPECIES, Card, CardSet, Species, card_of, species_of
from game.beasty_bar.rules.setup import HAND_SIZE, Options, Setup
from game.core.rng import Rng
from game.core.rules import Seat


class State:
    """The full truth of a game. Rule functions change it in place; whoever wants to keep one copies it."""

    __slots__ = (
        "aside",
        "bar",
        "boxed",
        "decks",
        "flipped",
        "hands",
        "line",
        "options",
        "sent",
        "shown",
        "thats_it",
        "to_move",
        "turn",
    )

    def __init__(self, options: Options, players: int) -> None:
        self.options = options
        self.to_move = Seat(0)
        self.turn = 0
        self.line: list[Card] = []
        """Index 0 stands at Heaven's Gate."""
        self.flipped = False
        """Gate and exclusion have changed sides; only of interest to the eye."""
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        """Sorted."""
        self.decks: list[list[Card]] = [[] for _ in range(players)]
        """The last card is drawn next."""
        self.boxed: list[tuple[Card, ...]] = [()] * players
        self.shown: list[Card] = []
        """Hand cards that a penguin has shown to all, sorted."""
        self.bar: list[Card] = []
        """In order of entry."""
        self.thats_it: list[Card] = []
        """The last one is the topmost."""
        self.sent: list[Card] = []
        """Animals that actions of this turn removed, in order of time. Between two actions of players this
        holds cards only while their order on THAT'S IT is still to be decided."""
        self.aside: list[Card] = []
        """Whoever waits beside THAT'S IT: a vulture, or what poses as one."""

    @property
    def players(self) -> int:
        """How many seats take part."""
        return len(self.hands)

    @property
    def stacking(self) -> bool:
        """The seat to move has played, and must still say in which order the victims are stacked."""
        return bool(self.sent)

    @property
    def over(self) -> bool:
        """Every card has been played."""
        return not any(self.hands) and not self.sent

    def copy(self) -> State:
        """A state of its own that is equal to this one."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.line = self.line[:]
        twin.flipped = self.flipped
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.boxed = self.boxed
        twin.shown = self.shown[:]
        twin.bar = self.bar[:]
        twin.thats_it = self.thats_it[:]
        twin.sent = self.sent[:]
        twin.aside = self.aside[:]
        return twin

    def pass_on(self) -> None:
        """It is the turn of the next seat clockwise that holds a card; when nobody does, of the next seat."""
        self.turn += 1
        players = len(self.hands)
        following = seat = Seat((self.to_move + 1) % players)
        while not self.hands[seat]:
            seat = Seat((seat + 1) % players)
            if seat == following:
                break
        self.to_move = seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"State({fields})"


def deal(setup: Setup, seed: int) -> State:
    """Shuffle, and give everybody a hand and a draw pile; the set-up is complete."""
    state = State(setup.options, setup.players)
    rng = Rng(seed)
    for number in range(setup.players):
        seat = Seat(number)
        boxed = setup.boxed[seat] if setup.boxed else ()
        cards = setup.deck(seat)
        state.boxed[seat] = tuple(card for card in cards if SPECIES[card] in boxed)
        cards, rng = rng.shuffled([card for card in cards if card not in state.boxed[seat]])
        state.hands[seat] = sorted(cards[:HAND_SIZE])
        state.decks[seat] = cards[HAND_SIZE:]
    assert setup.first is not None, "complete the set-up first"
    state.to_move = setup.first
    return state


def may_hold(state: State, species: Species) -> list[Seat]:
    """The seats that may still have that species to play, for all that everybody can see.

    In a mixed game a deck holds one animal of each strength: whoever has the other one has not this one.
    """
    mode = state.options.mode
    if not mode.has(ANIMALS[species].card_set):
        return []
    seen = {*state.line, *state.bar, *state.thats_it, *state.sent, *state.aside}
    pair = [species_of(card_set, POWER[species]) for card_set in CardSet if mode.has(card_set)]
    return [
        Seat(seat)
        for seat, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True))
        if (hand or deck) and seen.isdisjoint(card_of(Seat(seat), each) for each in pair)
    ]
