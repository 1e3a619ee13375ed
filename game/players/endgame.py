"""The end of a game, played perfectly: once nothing is hidden, all that can happen can be looked at."""

from __future__ import annotations

from typing import Any

from game.core.player import Thought
from game.players.outlook import Move, Outlook


class TooLong(Exception):
    """There is more to look at than was allowed."""


class Endgame:
    """Looks at everything that can happen. Every seat plays as well as it can for itself (max^n)."""

    def __init__(self, outlook: Outlook[Any, Any, Any, Any], most_positions: int) -> None:
        self._outlook, self._left = outlook, most_positions

    def best(self, position: Any, world: Any) -> Thought[Any]:
        """The action that wins most surely, and what each seat gets then; raises `TooLong`."""
        move, shares = self._best(position, world, 2.0)
        return Thought(move.actions[0], shares, move.actions[1:])

    def _best(self, position: Any, world: Any, enough: float) -> tuple[Move[Any, Any], tuple[float, ...]]:
        """The best move and what it leads to; any move that gives the mover `enough` will do.

        All shares together make one. So if the mover gets enough, whoever led here gets no more than from
        something better that it has found already, and will not come here.
        """
        mover = self._outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        best: tuple[Move[Any, Any], tuple[float, ...]] | None = None
        for move in self._moves(position, world, mover):
            found = best[1][mover] if best else 0.0
            shares = self._shares(position, world, move, 1 - found if self._rival(move, mover) else 2.0)
            if best is None or shares[mover] > found:
                best = move, shares
                if shares[mover] >= min(enough, 1.0):
                    break
        assert best is not None, "there is nothing to do"
        return best

    def _rival(self, move: Move[Any, Any], mover: int) -> bool:
        return self._outlook.to_act(move.position) != mover

    def _moves(self, position: Any, world: Any, mover: int) -> list[Move[Any, Any]]:
        """What looks best comes first: then the rest can often be left out."""
        keys = self._outlook.keys(position, world)
        moves = [move for key in keys for move in self._outlook.moves(position, world, key)]
        self._left -= len(moves)
        if self._left < 0:
            raise TooLong
        return sorted(moves, key=lambda move: move.chances[mover], reverse=True)

    def _shares(self, position: Any, world: Any, move: Move[Any, Any], enough: float) -> tuple[float, ...]:
        if self._outlook.to_act(move.position) is None:
            return move.chances
        after = self._outlook.twin(world)
        self._outlook.follow(position, after, move.actions)
        return self._best(move.position, after, enough)[1]
