"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import AnyRules, Step

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations, or until a clock has gone on so far, whatever comes first.

    What is `None` is left to the player. The clock is handed in, for players know no time of their own.
    """

    iterations: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None


class Allowance:
    """The time of a turn: whoever decides several times in it gets what is left."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        """Nobody has thought yet."""
        self._turn: Hashable = None
        self._spent = 0.0

    def left(self, turn: Hashable) -> float:
        """How long to think about a decision of that turn."""
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return max(0.0, self._seconds - self._spent)

    def spend(self, seconds: float) -> None:
        """So long somebody has thought about it."""
        self._spent += seconds


PLENTY = 100_000
"""So many iterations that usually the clock ends them; a larger tree would eat up the memory."""
USUAL = Budget()
"""As the player likes it; without a clock the same seed then always decides alike."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """What a player has come to."""

    action: A
    chances: tuple[float, ...] = ()
    """By seat: how likely it is to win after the action. Empty if the player has no idea."""
    expected: tuple[A, ...] = ()
    """How the game might go on after the action, as far as the player has looked, or until chance decides."""
    others: tuple[tuple[A, float], ...] = ()
    """Other actions that were thought about, and how likely the seat is to win after each."""
    reasoned: bool = True
    """There is a reason for the action; False where chance alone has chosen it."""


def percents(chances: Sequence[float]) -> tuple[int, ...]:
    """Everyone's chances as people say them: 100 together, and nothing is certain before it is.

    Each is rounded down, but not to nothing; what is missing then goes to those who lost most of it, and
    what is too much is taken from the best.
    """
    if not chances:
        return ()
    total = sum(chances)
    exact = [100 * chance / total for chance in chances]
    whole = [max(int(each), int(each > 0)) for each in exact]
    while (missing := 100 - sum(whole)) != 0:
        step = 1 if missing > 0 else -1
        owed = [each - said if step > 0 else said for each, said in zip(exact, whole, strict=True)]
        whole[owed.index(max(owed))] += step
    return tuple(whole)


class Player(Protocol, Generic[V_contra, A]):
    """Decides for a seat, knowing what the seat knows and nothing else."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> Iterator[Thought[A]]:
        """Better and better thoughts about the legal actions: at least one. Stop listening any time.

        A player remembers nothing from one choice to the next: the same view is answered alike, so that
        taking back an action does not change anybody's mind.
        """


def planned(rules: AnyRules, thought: Thought[A], before: Any, step: Step[Any, Any]) -> Thought[A] | None:
    """How a seat goes on in its turn without thinking again, when a step followed from its thought.

    Players remember nothing, so whoever asked them carries out what they meant to do next: as long as the
    same turn goes on and nothing was revealed that nobody could know when it was planned.
    """
    after, seat = step.state, rules.to_act(before)
    if not thought.expected or rules.to_act(after) != seat or rules.turn(after) != rules.turn(before):
        return None
    if any(map(rules.reveals, step.events)) or thought.expected[0] not in rules.legal_actions(after):
        return None
    return Thought(thought.expected[0], thought.chances, thought.expected[1:])


def decided(player: Player[V_contra, A], view: V_contra, legal: Sequence[A]) -> Thought[A]:
    """The last word of a player who may take its time."""
    *_, thought = player.choose(view, legal)
    return thought
