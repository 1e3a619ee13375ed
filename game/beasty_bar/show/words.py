"""What the table gives the house to tell: figures, phases, questions, and turns in short."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.animals import OWNER, Card, card_of
from game.beasty_bar.rules.events import Event, Phase, PhaseStarted, Played, TurnStarted
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.forecast import Forecaster
from game.beasty_bar.show.overlays import stack_width
from game.beasty_bar.show.pointing import Glimpse, Look, Pointing
from game.beasty_bar.show.stacking import Stacking
from game.beasty_bar.telling import gist
from game.core.choosing import Choosing
from game.core.messages import N_
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.marked import Marked
from game.shell.paint.brush import Picture
from game.shell.show import Party
from game.shell.table.tabletop import (
    About,
    Asked,
    Count,
    Figures,
    Gist,
    Headline,
    Phases,
    Told,
    Whereabouts,
)

PHASES = (N_("Play"), N_("Action"), N_("Recurring"), N_("Gate"), N_("Draw"))


class StreetWords:
    """Puts what lies on the table into words and pictures."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        cards: CardArt,
        pointing: Pointing,
        forecaster: Forecaster,
        stacking: Stacking,
        board: Callable[[], Board],
    ) -> None:
        """`board` says what lies there now."""
        self._desk, self._party, self._cards, self._board = desk, party, cards, board
        self._pointing, self._forecaster, self._stacking = pointing, forecaster, stacking

    @property
    def to_act(self) -> Seat | None:
        """Whose turn is shown."""
        view = self._board().view
        return None if view.over else view.to_move

    def figures(self, seat: Seat) -> Figures:
        """Cards in the hand and in the draw pile, and guests, unless the bar is closed."""
        board = self._board()
        guests = sum(OWNER[card] == seat for card in board.inside)
        return Figures(
            (Count("cards", board.view.hand_sizes[seat]), Count("deck", board.view.deck_sizes[seat])),
            Headline("door", guests if self._desk.settings.open_piles else None),
        )

    def phases(self, seen: Iterable[Event]) -> Phases:
        """The latest that has begun."""
        begun = (_phase(event) for event in seen)
        now = next((phase for phase in begun if phase is not None), None)
        return Phases(tuple(map(self._desk.say, PHASES)), None if now is None else list(Phase).index(now))

    def question(self, choosing: Choosing, *, preview: bool) -> Asked:
        """Which card, or whatever the card asks; a stack is told with all that would come of it."""
        view = self._board().view
        title, text, about = self._pointing.question(view, choosing)
        if not view.sent:
            return Asked(title, text, about, comes_first=choosing.begun)
        self._stacking.begin(view)
        facts = self._forecaster.stacked(view, self._stacking.order) if preview else None
        return Asked(title, text, about, True, facts, stack_width(len(view.sent)))

    def about(self, key: Hashable) -> About | None:
        """The card that a spot is about; one of the hand fits into a line."""
        card = self.card_of(key)
        if card is None:
            return None
        line = ""
        if isinstance(key, Hold):
            name, rule = self._pointing.name(card), self._pointing.rule(card)
            line = self._desk.say("{animal}: {rule}", animal=name, rule=rule)
        return About(card, self._pointing.facts(card), line)

    def card_of(self, key: Hashable) -> Card | None:
        """The card that a spot is about."""
        view = self._board().view
        match key:
            case Look(card) | Glimpse(card):
                return card
            case Hold(species) if view.viewer is not None:
                return card_of(view.viewer, species)
            case Target(place) if place < len(view.line):
                return view.line[place]
            case _:
                return None

    def told(self, events: Sequence[Event]) -> Told | None:
        """The card that was played, and what came of it."""
        card = next((event.card for event in events if isinstance(event, Played)), None)
        if card is None:
            return None
        short = Gist(*gist.gist(events, self._desk.words(self._party.names)))
        story = gist.story(events, Marked(self._party.names, self._desk.translations))
        return Told(card, self._pointing.name(card), short, story)

    def whereabouts(self, seat: Seat) -> Whereabouts | None:
        """The line is all there is."""
        return None

    def picture(self, key: Hashable) -> Picture | None:
        """A card."""
        return self._cards.small(Card(key)) if isinstance(key, int) else None

    def held(self, view: View) -> Sequence[Hashable]:
        """The cards of the hand."""
        return view.hand

    def tension(self) -> int:
        """The music grows as the line fills."""
        return 1 + min(2, len(self._board().view.line) // 2)

    def free_side(self) -> str:
        """Where the exit is: between two turns nobody stands there."""
        board = self._board()
        return "right" if board.places.gate_left(flipped=board.view.flipped) else "left"


def _phase(event: Event) -> Phase | None:
    """The phase that begins with an event."""
    match event:
        case PhaseStarted(phase):
            return phase
        case TurnStarted():
            return Phase.PLAY
        case _:
            return None
