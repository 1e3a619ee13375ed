"""The end of a game, looked at in full: where nothing is hidden or left to chance, that can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.players.outlook import Move, Outlook

Shares = tuple[float, ...]
"""By seat: what it gets of the victory."""
CLOSE = 1e-9
"""Shares that differ by less are the same."""
ALL = 2.0
"""More than anybody can get: nothing is enough."""


class TooLong(Exception):
    """There is more to look at than was allowed."""


class Uncertain(Exception):
    """Somebody may leave it to chance what happens."""


class Endgame:
    """Looks at everything that can happen. Every seat plays as well as it can for itself (max^n).

    Between two that is exact: what one gets, the other does not. Of several, somebody indifferent may decide
    about the others, and is expected to take what looks best at a glance.
    """

    def __init__(self, outlook: Outlook[Any, Any, Any, Any], most_moves: int) -> None:
        self._outlook, self._most_moves = outlook, most_moves
        self.moves = 0
        """How many were looked at."""
        self.best: list[tuple[Move[Any, Any], Shares]] = []
        """All the moves that are as good as any, with what each seat gets then."""

    def solve(self, position: Any, world: Any) -> Iterator[None]:
        """Find the best moves; gives way after each first move that was looked at.

        Raises `TooLong`, or `Uncertain`: dice that have not fallen are nothing to look at.
        """
        mover = self._outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        for move in self._moves(position, world, mover):
            found = self.best[0][1][mover] if self.best else 0.0
            shares = self._after(position, world, move, 1 - found + 2 * CLOSE)
            if shares[mover] > found + CLOSE:
                self.best = []
            if not self.best or shares[mover] > found - CLOSE:
                self.best.append((move, shares))
            yield

    def weigh(self, position: Any, world: Any) -> Iterator[tuple[Move[Any, Any], Shares] | None]:
        """What each seat gets of every first move, not of the best alone; gives way now and then by `None`.

        Exact between two. Raises `TooLong` or `Uncertain`.
        """
        mover = self._outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        for move in self._moves(position, world, mover):
            yield move, self._after(position, world, move, ALL)

    def worth(self, position: Any, world: Any, move: Move[Any, Any]) -> Shares:
        """The same of one move, which need not be among those that are looked at."""
        return self._after(position, world, move, ALL)

    def _shares(self, position: Any, world: Any, enough: float) -> Shares:
        """What comes of it if all do their best; as soon as the mover gets `enough`, that will do.

        All shares together make one. So if the mover gets enough, whoever led here gets less than from
        something that it has found already, and will not come here.
        """
        mover = self._outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        best: Shares | None = None
        for move in self._moves(position, world, mover):
            found = best[mover] if best else 0.0
            shares = self._after(position, world, move, 1 - found)
            if best is None or shares[mover] > found:
                best = shares
                if shares[mover] >= min(enough, 1.0):
                    break
        assert best is not None, "there is nothing to do"
        return best

    def _moves(self, position: Any, world: Any, mover: int) -> list[Move[Any, Any]]:
        """What looks best comes first: then the rest can often be left out."""
        keys = self._outlook.keys(position, world)
        moves = [move for key in keys for move in self._outlook.moves(position, world, key)]
        self.moves += len(moves)
        if self.moves > self._most_moves:
            raise TooLong
        return sorted(moves, key=lambda move: move.chances[mover], reverse=True)

    def _after(self, position: Any, world: Any, move: Move[Any, Any], enough: float) -> Shares:
        if move.position is None:
            raise Uncertain
        following = self._outlook.to_act(move.position)
        if following is None:
            return move.chances
        after = self._outlook.twin(world)
        self._outlook.follow(position, after, move.actions)
        goes_on = following == self._outlook.to_act(position)  # nobody else to be kept from coming here
        return self._shares(move.position, after, ALL if goes_on else enough)
