"""The contract of a turn game. Whatever meets it can be played, watched, saved, replayed and searched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, NewType, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

Viewer = Seat | None
"""Who looks: a seat, or `None` for somebody who holds no cards."""

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """What an action leads to: the next state, and the story of how it came about."""

    state: StateT
    events: tuple[EventT, ...]


class Sum(NamedTuple):
    """Something that was counted for a seat."""

    label: str
    """What it is called, to be translated by whoever shows it."""
    value: int
    decides: bool
    """This sum made the difference."""
    part: bool = False
    """It is counted in the first one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat did."""

    seat: Seat
    place: int
    """From 1; equals share a place."""
    tally: tuple[Sum, ...]
    """Its sums in the order to show them, the same ones for every seat; the first tells most in short."""

    @property
    def won(self) -> bool:
        """Nobody did better; several can win."""
        return self.place == 1


class Rules(ABC, Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """A turn game as a record of pure functions: no clock, no global chance, no input or output.

    A state handed in is never changed. Whatever does not fit raises a `GameError`.
    """

    @abstractmethod
    def complete(self, setup: SetupT, seed: int) -> SetupT:
        """The set-up with everything that was left open drawn from the seed; raises `BadSetup`."""

    @abstractmethod
    def new_game(self, setup: SetupT, seed: int) -> Step[StateT, EventT]:
        """Deal. The same set-up and seed give the same game for ever."""

    @abstractmethod
    def seats(self, setup: SetupT) -> int:
        """How many seats take part."""

    @abstractmethod
    def to_act(self, state: StateT) -> Seat | None:
        """Whose decision is next; `None` when the game is over."""

    @abstractmethod
    def turn(self, state: StateT) -> int:
        """From 0, and up whenever the next turn begins; a turn may hold several decisions."""

    @abstractmethod
    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """All the actions of the seat to act; it knows them from its view alone."""

    @abstractmethod
    def apply(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """Carry out the action and everything that follows from it; raises `IllegalAction`."""

    def advance(self, state: StateT, action: ActionT) -> StateT:
        """The state that `apply` leads to. Override it where that is quicker without the story."""
        return self.apply(state, action).state

    @abstractmethod
    def standings(self, state: StateT) -> tuple[Standing, ...]:
        """The score by seat, as if the game ended now."""

    def so_far(self, state: StateT) -> tuple[int, ...]:
        """What nobody can take from a seat any more, by seat: how it stands in a line while it goes on.

        A game says so itself where much of the score would only count if it ended now.
        """
        return tuple(standing.tally[0].value for standing in self.standings(state))

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Everything the viewer may know, and nothing else."""

    @abstractmethod
    def blank_view(self, setup: SetupT, viewer: Viewer) -> ViewT:
        """What the viewer sees before the first card is dealt, given a complete set-up."""

    @abstractmethod
    def redact(self, event: EventT, viewer: Viewer) -> EventT:
        """The event without what the viewer may not know."""

    @abstractmethod
    def fold(self, view: ViewT, event: EventT) -> ViewT:
        """The view after an event the viewer saw. All events of a step lead from view to view."""

    @abstractmethod
    def begins(self, event: EventT) -> Seat | None:
        """Whose turn an event opens: it and all that follows belong to that turn. Else `None`."""

    @abstractmethod
    def reveals(self, event: EventT) -> bool:
        """Whether it tells what did not follow from the deciding seat's view and its action.

        That is a card turned up, dice, a hidden kind; neither a card played from a hand, which its player
        knew, nor a shuffle that nobody sees. The event is asked about as it is, before it is redacted.
        """

    @abstractmethod
    def secrets(self, view: ViewT) -> bool:
        """Whether the viewer sees something that others at the screen may not."""

    def open_actions(self, view: ViewT) -> Sequence[ActionT]:
        """What the seat to act can do, for all that everybody knows: given the view of nobody.

        Each of them is legal whatever is hidden, and names nothing of it. So they can be offered while the
        seat's secrets lie face down. Where there are none, as in every game that does not say so here, there
        is nothing to decide without looking.
        """
        return ()

    @abstractmethod
    def imagine(self, view: ViewT, seed: int) -> StateT:
        """Some full state that this view could belong to, drawn from the seed."""

    @abstractmethod
    def spell(self, action: ActionT) -> str:
        """The action as a short line of text."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action a text stands for; raises `BadNotation`."""

    @abstractmethod
    def spell_setup(self, setup: SetupT) -> Mapping[str, str]:
        """The set-up as words, for the header of a replay."""

    @abstractmethod
    def parse_setup(self, words: Mapping[str, str]) -> SetupT:
        """The set-up those words stand for; raises `BadNotation`."""

    @abstractmethod
    def spell_state(self, state: StateT) -> str:
        """The state as a line of text: all that is hidden, too, and where chance will come from."""

    @abstractmethod
    def parse_state(self, text: str) -> StateT:
        """The state a text stands for; raises `BadNotation`, or `BadPosition` where it cannot be.

        What it hands back can be played on to the end, and looked at by every seat.
        """

    @abstractmethod
    def setup_of(self, state: StateT) -> SetupT:
        """A complete set-up of a game in which that can be on the table: the rules it goes by.

        What was agreed but cannot be seen any more is as good as any.
        """


AnyRules = Rules[Any, Any, Any, Any, Any]
"""The rules of some game, for those who know no game by name."""
