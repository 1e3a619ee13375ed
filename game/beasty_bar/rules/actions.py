"""What a seat can decide: a card with all its choices, and the order of a stack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    ANIMALS,
    BAT,
    CHAMELEON,
    CHEETAH,
    KANGAROO,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    RHINO,
    SPECIES,
    VULTURE,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.jostle import Ask, Jostle, Tell
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import arrive, play, stack
from game.core.errors import IllegalAction

ASKS: Final = {
    CHAMELEON: Ask.SPECIES,
    PENGUIN: Ask.SPECIES,
    VULTURE: Ask.SPECIES,
    PARROT: Ask.PLACE,
    BAT: Ask.PLACE,
    RHINO: Ask.PLACE,
    CHEETAH: Ask.PLACE,
    PEACOCK: Ask.PLACE,
    KANGAROO: Ask.JUMP,
    OSTRICH: Ask.PARITY,
}
"""What an action of each species asks for, if it asks at all. The others never do."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card.

    `chain` is the species played, then each one imitated, shown or fetched. `choice` answers what the last of
    them asks for: see `ASKS`. A choice is given even where there is only one, and None where there is none.
    """

    chain: tuple[Species, ...]
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Stack:
    """Stack the animals that this turn sent away, numbered in order of leaving; the lowest card first."""

    order: tuple[int, ...]


Action = Play | Stack

_PLAIN: Final = tuple(Play((species,)) for species in ALL_SPECIES)
"""By species: the way to play it where nothing can be chosen."""


def legal_actions(state: State) -> list[Action]:
    """Everything the seat to move can decide now; nothing when the game is over."""
    if state.stacking:
        return [Stack(order) for order in permutations(range(len(state.sent)))]
    return [action for card in state.hands[state.to_move] for action in plays(state, card)]


def plays(state: State, card: Card) -> Iterator[Play]:
    """All the ways to play a card.

    The rules themselves tell which choices there are: an action that asks is carried out on a sketch of the
    state up to the point where it asks for something that the chain so far does not answer.
    """
    chains: list[tuple[Species, ...]] = [(SPECIES[card],)]
    while chains:
        chain = chains.pop()
        options = _options(state, card, chain) if chain[-1] in ASKS else ()
        if not options:
            yield Play(chain)
        elif ASKS[chain[-1]] is Ask.SPECIES:
            chains += [(*chain, Species(model)) for model in reversed(options)]
        else:
            yield from (Play(chain, option) for option in options)


def outcomes(state: State, card: Card) -> Iterator[tuple[Play, State]]:
    """All the ways to play a card, each with the state it leads to: quicker than to list and to apply them.

    Every way is carried out once. Where a rule asks, the first option is taken, and the others are noted as
    the beginnings of further ways.
    """
    species = SPECIES[card]
    if species not in ASKS:
        after = state.copy()
        play(Jostle(after, _never), card)
        yield _PLAIN[species], after
        return
    beginnings: list[list[int]] = [[]]
    while beginnings:
        explorer = _Explorer(beginnings.pop())
        after = state.copy()
        play(Jostle(after, explorer.choose), card)
        yield explorer.play(species), after
        beginnings += explorer.others


class _Explorer:
    """Answers as it was told to begin with, then with the first option, and notes what else there was."""

    __slots__ = ("_answers", "_asks", "_told", "others")

    def __init__(self, told: list[int]) -> None:
        self._told = told
        self._answers: list[int] = []
        self._asks: list[Ask] = []
        self.others: list[list[int]] = []

    def choose(self, ask: Ask, options: Sequence[int]) -> int:
        answers = self._answers
        if len(answers) < len(self._told):
            answer = self._told[len(answers)]
        else:
            answer = options[0]
            self.others += [[*answers, other] for other in reversed(options[1:])]
        answers.append(answer)
        self._asks.append(ask)
        return answer

    def play(self, species: Species) -> Play:
        """What was carried out."""
        if self._asks and self._asks[-1] is not Ask.SPECIES:
            *models, choice = self._answers
            return Play((species, *map(Species, models)), choice)
        return Play((species, *map(Species, self._answers)))


def _options(state: State, card: Card, chain: tuple[Species, ...]) -> Sequence[int]:
    """What the last species of the chain can choose from; empty if it finds nothing to choose."""
    try:
        arrive(Jostle(state.copy(), _Script(Play(chain)).choose), card)
    except _Unanswered as unanswered:
        return unanswered.options
    return ()


def apply(state: State, action: Action, tell: Tell | None = None) -> State:
    """The state after the action, and after everything that follows from it; raises `IllegalAction`."""
    after = state.copy()
    match action:
        case Play():
            _apply_play(after, action, tell)
        case Stack():
            _apply_stack(after, action, tell)
    return after


def _apply_play(state: State, action: Play, tell: Tell | None) -> None:
    if state.stacking:
        raise IllegalAction("First say in which order the animals sent away are stacked.")
    card = card_of(state.to_move, action.chain[0]) if action.chain else None
    if card is None or card not in state.hands[state.to_move]:
        raise IllegalAction(_not_in_hand(action))
    script = _Script(action)
    try:
        play(Jostle(state, script.choose, tell), card)
    except _Unanswered as unanswered:
        raise IllegalAction(str(unanswered)) from None
    if not script.finished:
        raise IllegalAction("The action decides more than there is to decide.")


def _not_in_hand(action: Play) -> str:
    if not action.chain or not all(0 <= species < len(ANIMALS) for species in action.chain):
        return "There is no such animal to play."
    return f"There is no {ANIMALS[action.chain[0]].name} in this hand."


def _apply_stack(state: State, action: Stack, tell: Tell | None) -> None:
    if not state.stacking:
        raise IllegalAction("There is nothing to stack.")
    if sorted(action.order) != list(range(len(state.sent))):
        raise IllegalAction(f"Each of the {len(state.sent)} animals sent away must be stacked once.")
    stack(Jostle(state, _never, tell), action.order)


def _never(ask: Ask, options: Sequence[int]) -> int:
    raise AssertionError("nobody has anything to choose here")


class _Unanswered(Exception):
    """A rule asks for something that the action leaves open."""

    def __init__(self, ask: Ask, options: Sequence[int]) -> None:
        super().__init__(f"The action leaves a {ask.value} to choose.")
        self.options = options


class _Script:
    """Answers what the rules ask for with what the action says."""

    def __init__(self, action: Play) -> None:
        self._models = list(action.chain[:0:-1])
        self._choice = action.choice

    def choose(self, ask: Ask, options: Sequence[int]) -> int:
        answer: int | None
        if ask is Ask.SPECIES:
            answer = self._models.pop() if self._models else None
        else:
            answer, self._choice = self._choice, None
        if answer is None:
            raise _Unanswered(ask, options)
        if answer not in options:
            raise IllegalAction(f"This {ask.value} cannot be chosen here.")
        return answer

    @property
    def finished(self) -> bool:
        """Everything the action says was asked for."""
        return not self._models and self._choice is None
