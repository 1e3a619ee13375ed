"""What to point at for an action: an animal in hand, whom it poses as, whom it aims at, where it lands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.beasty_bar.rules.actions import ASKS, Action, Stack
from game.beasty_bar.rules.animals import CHAMELEON, PENGUIN, Species
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.view import View
from game.core.choosing import Mark


@dataclass(frozen=True, slots=True)
class Hold:
    """A species in the hand: to play it, or to show it."""

    species: Species


@dataclass(frozen=True, slots=True)
class Model:
    """A species in the line: to imitate it."""

    species: Species


@dataclass(frozen=True, slots=True)
class Top:
    """What lies on top of THAT'S IT: there is nothing to choose."""

    species: Species


@dataclass(frozen=True, slots=True)
class Target:
    """An animal at a place of the line."""

    place: int


@dataclass(frozen=True, slots=True)
class Landing:
    """A place to jump or run to."""

    choice: int


@dataclass(frozen=True, slots=True)
class Layer:
    """One of the animals to stack, numbered in order of leaving; the lowest is pointed at first."""

    number: int


def marks(view: View, action: Action) -> tuple[Mark, ...]:
    """What to point at, one after the other; whatever the view is, it is the same."""
    if isinstance(action, Stack):
        return tuple(map(Layer, action.order))
    pointed: list[Mark] = [Hold(action.chain[0])]
    for imitator, species in zip(action.chain, action.chain[1:], strict=False):
        pointed.append(_pointed_at(imitator, species))
    if action.choice is not None:
        aimed = ASKS[action.chain[-1]] is Ask.PLACE
        pointed.append(Target(action.choice) if aimed else Landing(action.choice))
    return tuple(pointed)


def _pointed_at(imitator: Species, model: Species) -> Mark:
    """A chameleon copies from the line, a penguin from the hand, a vulture finds what it finds."""
    if imitator == CHAMELEON:
        return Model(model)
    return Hold(model) if imitator == PENGUIN else Top(model)


def species_of(done: Sequence[Mark]) -> list[Species]:
    """What is played, and what it poses as."""
    return [mark.species for mark in done if isinstance(mark, Hold | Model | Top)]
