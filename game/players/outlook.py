"""What a game tells a computer player: the contract between a game's bot and any search.

Whatever all can see follows from the actions, and where chance has its say (dice fall, a card is turned up)
from its *outcome*. What is hidden or still to come, the *world*, only decides which actions there are, and
which outcome chance brings. So a search looks up once what an action leads to, or once for each outcome, and
uses it in every world it imagines.

Nobody chooses knowing an outcome that is still to come: a move that leaves something to chance is judged by
the mean of all that may come of it, and tells no position. Who follows it learns where it lands in a world.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.rules import Seat

V_contra = TypeVar("V_contra", contravariant=True)
P = TypeVar("P")
W = TypeVar("W")
A = TypeVar("A")


class Move(NamedTuple, Generic[P, A]):
    """What a seat can do, and where it leads."""

    actions: tuple[A, ...]
    """One action, or several of the same seat that belong together."""
    position: P | None
    """What all can see afterwards; the very same one where it makes no difference how to get there. `None`
    if chance decides: then these are all the actions before it does."""
    chances: tuple[float, ...]
    """By seat: how likely it wins from there, at a glance, all together 1; exact where the game is over. If
    chance decides, the mean over the outcomes, each as often as it comes: the same in every world."""


class Landing(NamedTuple, Generic[P]):
    """What chance made of a move."""

    outcome: Hashable
    """What all saw happen. After the same move the same outcome leads to the same position."""
    position: P
    chances: tuple[float, ...]
    """As those of a move."""


class Outlook(Protocol, Generic[V_contra, P, W, A]):
    """A game as a search sees it."""

    @property
    def seats(self) -> int:
        """How many take part."""

    def position(self, view: V_contra) -> P:
        """What all can see."""

    def world(self, view: V_contra) -> Callable[[Callable[[], float]], W]:
        """Something that deals what is hidden anew, from a source of random numbers, as often as asked.

        A world holds what chance will bring as well: dice thrown in advance, or the source itself.
        """

    def twin(self, world: W) -> W:
        """Another world that is equal to this one."""

    def is_open(self, view: V_contra) -> bool:
        """Nothing is hidden from the viewer, and nothing that can still happen is left to chance."""

    def to_act(self, position: P) -> Seat | None:
        """Whose decision is next; `None` when the game is over."""

    def prize(self, position: P) -> float:
        """By how many log odds a usual gain (one more point, say) changes the chances now."""

    def keys(self, position: P, world: W) -> Sequence[Hashable]:
        """What the seat to act can use in that world. A key stands for the same moves in every world."""

    def moves(self, position: P, world: W, key: Hashable) -> Sequence[Move[P, A]]:
        """The moves that a key stands for."""

    def move(self, position: P, world: W, actions: tuple[A, ...]) -> Move[P, A]:
        """What actions of the seat to act come to, done one after the other, however senseless that may be.

        Only the last of them may leave something to chance.
        """

    def follow(self, position: P, world: W, move: tuple[A, ...]) -> Landing[P] | None:
        """Make the world what it is after these actions of the seat to act.

        Tells where they land in that world if chance decides; `None` if they lead where the move says.
        """


class Countable(Outlook[V_contra, P, W, A], Protocol):
    """A game whose last turns can be solved although something is hidden: what that may be can be counted."""

    def worlds(self, view: V_contra, most: int) -> Sequence[W]:
        """All that there can be, each as likely as the others; none if they are more than `most`.

        A single one where the view is open.
        """

    def result(self, position: P) -> Sequence[float] | None:
        """By seat what it gets of the victory, as soon as nothing can change that any more."""

    def standing(self, position: P, world: W) -> Hashable:
        """All that decides how it can go on: where that is equal, the same can be reached."""


def offered(moves: Iterable[Move[P, A]], legal: Container[A]) -> list[Move[P, A]]:
    """Those that begin with a legal action; of several that lead to the very same position, one will do.

    Moves that leave something to chance all stay: nobody knows yet where they lead.
    """
    found: dict[int, Move[P, A]] = {}
    for move in moves:
        if move.actions[0] in legal:
            found.setdefault(id(move if move.position is None else move.position), move)
    return list(found.values())


Outlooks = Callable[[Any], Outlook[Any, Any, Any, Any]]
"""Finds the outlook for the kind of game that a view shows."""
