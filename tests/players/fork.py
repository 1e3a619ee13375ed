"""A toy game that consists of nothing but its tree, in which some branches are dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from game.core.rules import Seat
from game.players.outlook import Landing, Move

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Fork:
    """Somebody decides where to go; without branches it is over. A view and a position at once."""

    mover: Seat
    chances: Shares
    branches: tuple[Fork | Die, ...] = ()


@dataclass(frozen=True)
class Die:
    """Chance decides where to go: every face is as likely as the others."""

    faces: tuple[Fork, ...]

    @cached_property
    def chances(self) -> Shares:
        return mean([face.chances for face in self.faces])


def over(share: float) -> Fork:
    """The end, where the first of two seats gets so much."""
    return Fork(Seat(0), (share, 1 - share))


def doubtful(mover: int, *branches: Fork | Die) -> Fork:
    """Two seats, of which this one has to decide, and nobody can tell at a glance who is better off."""
    return Fork(Seat(mover), (0.5, 0.5), branches)


def mean(shares: Sequence[Shares]) -> Shares:
    return tuple(sum(each) / len(shares) for each in zip(*shares, strict=True))


def best_for(seat: Seat, ways: Sequence[Any], after: Callable[[Any], Shares]) -> Shares:
    """What comes of the best way for a seat; of ways that are as good, of the one that looks best."""
    ways = sorted(ways, key=lambda way: -way.chances[seat])
    return max(map(after, ways), key=lambda shares: shares[seat])


def worth(branch: Fork | Die) -> Shares:
    """What each seat gets if all do their best for themselves (max^n), and dice fall as they usually do."""
    if isinstance(branch, Die):
        return mean([worth(face) for face in branch.faces])
    return best_for(branch.mover, branch.branches, worth) if branch.branches else branch.chances


def grown(chance: Random, seats: int, depth: int, dice: float = 0.0) -> Fork:
    """A random tree: some seats move twice in a row, some draw, and what looks good may be bad.

    `dice`: how likely a branch is one.
    """
    mover = Seat(chance.randrange(seats))
    if not depth or chance.random() < 0.1:
        won = chance.sample(range(seats), chance.choice([1, 1, 2, seats]))
        return Fork(mover, tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats)))
    luck = [chance.randrange(1, 4) for _ in range(seats)]

    def branch() -> Fork | Die:
        if chance.random() >= dice:
            return grown(chance, seats, depth - 1, dice)
        return Die(tuple(grown(chance, seats, depth - 1, dice) for _ in range(chance.randrange(2, 4))))

    branches = tuple(branch() for _ in range(chance.randrange(1, 4)))
    return Fork(mover, tuple(each / sum(luck) for each in luck), branches)


Chance = Callable[[], float]


def along(fork: Fork, ways: Sequence[int]) -> Fork | Die:
    """Where several ways lead, one after the other; only behind the last a die may lie."""
    branch: Fork | Die = fork
    for way in ways:
        assert isinstance(branch, Fork)
        branch = branch.branches[way]
    return branch


class ForkOutlook:
    """Nothing is hidden; the world is the chance that decides how the dice fall."""

    def __init__(self, seats: int = 2) -> None:
        self.seats = seats

    def position(self, view: Fork) -> Fork:
        return view

    def world(self, view: Fork) -> Callable[[Chance], Chance]:
        return lambda random: random

    def twin(self, world: Chance) -> Chance:
        return world

    def is_open(self, view: Fork) -> bool:
        return all(isinstance(branch, Fork) and self.is_open(branch) for branch in view.branches)

    def to_act(self, position: Fork) -> Seat | None:
        return position.mover if position.branches else None

    def prize(self, position: Fork) -> float:
        return 1.0

    def keys(self, position: Fork, world: Chance) -> Sequence[int]:
        return range(len(position.branches))

    def moves(self, position: Fork, world: Chance, key: Any) -> Sequence[Move[Fork, int]]:
        branch = position.branches[key]
        return [Move((key,), branch if isinstance(branch, Fork) else None, branch.chances)]

    def move(self, position: Fork, world: Chance, actions: tuple[int, ...]) -> Move[Fork, int]:
        branch = along(position, actions)
        return Move(actions, branch if isinstance(branch, Fork) else None, branch.chances)

    def follow(self, position: Fork, world: Chance, made: tuple[int, ...]) -> Landing[Fork] | None:
        branch = along(position, made)
        if isinstance(branch, Fork):
            return None
        face = int(world() * len(branch.faces))
        return Landing(face, branch.faces[face], branch.faces[face].chances)
