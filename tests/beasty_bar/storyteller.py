"""Rule sentences as tests: put animals in line, play a card, say what follows.

    table.given("lion/R zebra/B").plays("lion/B").then_line("lion/R zebra/B").then_thats_it("lion/B")

Cards are written as in the notation: `zebra/B` is the blue zebra. The line is written from the gate.
"""

from __future__ import annotations

from game.beasty_bar.rules import actions, view
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import OWNER, SPECIES, Card
from game.beasty_bar.rules.events import Event, Phase, PhaseStarted, Reason
from game.beasty_bar.rules.events import NothingHappened as Nothing
from game.beasty_bar.rules.notation import parse_card, parse_species, spell, spell_card
from game.beasty_bar.rules.position import all_cards, check, mode_of
from game.beasty_bar.rules.setup import Mode, Options, Setup
from game.beasty_bar.rules.state import State

_PARITY = {"even": 0, "odd": 1}


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def spelled(some: list[Card] | tuple[Card, ...]) -> str:
    return " ".join(map(spell_card, some))


class Table:
    """Four seats and one story."""

    def __init__(self) -> None:
        self.state = State(Options(), 4)
        self.events: list[Event] = []
        self._line_at: dict[Phase, str] = {}

    def given(
        self,
        line: str = "",
        *,
        thats_it: str = "",
        hand: str = "",
        shield_classes: bool = False,
        mode: str | None = None,
    ) -> Table:
        """The line, THAT'S IT from bottom to top, and hand cards beside the ones that will be played.

        Without `mode` the cards tell whether New Beasts are in the game; name it where the story needs them
        and no such card is on the table yet.
        """
        self.state.line += cards(line)
        self.state.thats_it += cards(thats_it)
        for card in cards(hand):
            self.state.hands[OWNER[card]].append(card)
        self._shield_classes = shield_classes
        self._mode = None if mode is None else Mode(mode)
        return self

    def choices(self, card_text: str) -> list[str]:
        """All the ways to play this card, as text."""
        return [spell(action) for action in self._plays(self._dealt(card_text))]

    def plays(
        self,
        card_text: str,
        *chain: str,
        on: str | None = None,
        over: int | None = None,
        past: str | None = None,
        stacking: str | None = None,
    ) -> Table:
        """The owner plays the card. `chain` names what it imitates, shows or fetches, as far as there is a
        choice; `on` the animal chosen, `over` the kangaroo's jump, `past` the ostrich's parity, `stacking`
        the order on THAT'S IT from bottom to top."""
        card = self._dealt(card_text)
        choice = over
        if on is not None:
            choice = self.state.line.index(parse_card(on))
        if past is not None:
            choice = _PARITY[past]
        wanted = tuple(parse_species(name) for name in chain)
        fitting = [action for action in self._plays(card) if _fits(action, wanted, choice)]
        assert len(fitting) == 1, f"which of {[spell(action) for action in self._plays(card)]}?"
        self._apply(fitting[0], stacking)
        return self

    def after_action(self, line: str) -> Table:
        """How the line stood before the recurring animals acted."""
        assert self._line_at[Phase.RECURRING] == line
        return self

    def before_check(self, line: str) -> Table:
        """How the line stood after the recurring animals."""
        assert self._line_at[Phase.CHECK] == line
        return self

    def then_line(self, line: str) -> Table:
        assert spelled(self.state.line) == line
        return self

    def then_thats_it(self, pile: str) -> Table:
        assert spelled(self.state.thats_it) == pile
        return self

    def then_bar(self, guests: str) -> Table:
        assert spelled(self.state.bar) == guests
        return self

    def because(self, card_text: str, reason: Reason) -> Table:
        """Nothing happened, for this reason."""
        told = [(each.card, each.reason) for each in self.events if isinstance(each, Nothing)]
        assert (parse_card(card_text), reason) in told
        return self

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of that kind in the turn played last."""
        return [event for event in self.events if isinstance(event, kind)]

    def _dealt(self, card_text: str) -> Card:
        """It is the owner's turn, with the card in hand."""
        card = parse_card(card_text)
        self.state.to_move = OWNER[card]
        hand = self.state.hands[OWNER[card]]
        if card not in hand:
            hand.append(card)
        hand.sort()
        mode = self._mode or mode_of(all_cards(self.state))
        self.state.options = Setup(mode=mode, shield_classes=self._shield_classes).options
        check(self.state)
        return card

    def _plays(self, card: Card) -> list[Play]:
        legal = actions.legal_actions(self.state)
        return [each for each in legal if isinstance(each, Play) and each.chain[0] == SPECIES[card]]

    def _apply(self, action: Play, stacking: str | None) -> None:
        before = view.view(self.state, None)
        self.events = []
        self.state = actions.apply(self.state, action, self.events.append)
        assert stacking is None or self.state.stacking, "there is nothing to stack"
        if self.state.stacking:
            sent = self.state.sent
            order = range(len(sent)) if stacking is None else map(sent.index, cards(stacking))
            self.state = actions.apply(self.state, Stack(tuple(order)), self.events.append)
        for event in self.events:
            if isinstance(event, PhaseStarted):
                self._line_at[event.phase] = spelled(before.line)
            before = view.fold(before, event)
        assert before == view.view(self.state, None), "the events tell another story than the state"


def _fits(action: Play, wanted: tuple[int, ...], choice: int | None) -> bool:
    models = iter(action.chain[1:])
    return all(model in models for model in wanted) and choice in (None, action.choice)
