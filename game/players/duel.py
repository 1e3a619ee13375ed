"""The last turns between two, solved in every world there may be.

Where nothing is hidden there is one world, and what is found is exact. Where little is hidden, a move is
worth the mean of what it leads to in each world, as if both saw everything from then on: that is so indeed as
soon as the next card played tells the rest.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from game.core.rules import Seat
from game.players.endgame import CLOSE, Endgame, Shares, Uncertain
from game.players.outlook import Countable, Move
from game.players.search import Searcher

MOST_MOVES = 25_000
"""Last turns with more moves to look at than these are searched like the rest of the game."""
MOST_WORLDS = 10
"""And so are turns in which the hidden cards can lie in more ways."""


class Duel(Endgame):
    """Looks at everything that can happen between two.

    What one gets, the other does not: so what either can avoid by something better elsewhere is left out
    (alpha-beta), and what was found out about a position counts wherever it comes up again, in any world.
    """

    def __init__(
        self, outlook: Countable[Any, Any, Any, Any], worlds: Sequence[Any], most_moves: int = MOST_MOVES
    ) -> None:
        """Every one of the worlds is as likely as the others."""
        super().__init__(outlook, most_moves)
        self._countable, self._worlds = outlook, worlds
        self._known: dict[Hashable, tuple[float, float]] = {}
        """By standing: the least and the most that the seat to act gets, as far as was found out."""

    def solve(self, position: Any, world: Any) -> Iterator[None]:
        """Find the moves that are best on average; `world` is any of the worlds, for all have the same moves.

        Gives way after each move in each world. Raises `TooLong` or `Uncertain`.
        """
        mover = self._mover(position)
        best = 0.0
        for move in self._moves(position, world, mover):
            share = 1.0
            for most in self.means(position, move, best - 2 * CLOSE):
                share = most
                yield
            if share > best + CLOSE:
                self.best, best = [], share
            if share > best - CLOSE:
                self.best.append((move, (1 - share, share) if mover else (share, 1 - share)))

    def weigh(self, position: Any, world: Any) -> Iterator[tuple[Move[Any, Any], Shares] | None]:
        """Every first move on average over all worlds; gives way after each of them."""
        mover = self._mover(position)
        for move in self._moves(position, world, mover):
            share = 1.0
            for mean in self.means(position, move):
                share = mean
                yield None
            yield move, (1 - share, share) if mover else (share, 1 - share)

    def worth(self, position: Any, world: Any, move: Move[Any, Any]) -> Shares:
        """On average over all worlds, too."""
        *_, share = self.means(position, move)
        return (1 - share, share) if self._mover(position) else (share, 1 - share)

    def _mover(self, position: Any) -> Seat:
        mover = self._outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        return mover

    def means(self, position: Any, move: Move[Any, Any], least: float = 0.0) -> Iterator[float]:
        """World by world: what the mover gets of a move on average, if all further worlds are won.

        Ends where that is less than the least that is of interest.
        """
        mover = self._mover(position)
        lost, bearable = 0.0, len(self._worlds) * (1 - least)
        for world in self._worlds:
            needed = max(0.0, 1 - (bearable - lost))
            lost += 1 - self._share_after(position, world, move, mover, needed, 1.0)
            yield 1 - lost / len(self._worlds)
            if lost > bearable:
                return

    def _share_after(
        self, position: Any, world: Any, move: Move[Any, Any], mover: Seat, least: float, enough: float
    ) -> float:
        """What the mover gets of a move; up to `least` it is at most that, from `enough` at least."""
        outlook, after = self._countable, move.position
        if after is None:
            raise Uncertain
        result = outlook.result(after)
        if result is not None:
            return result[mover]
        twin = outlook.twin(world)
        outlook.follow(position, twin, move.actions)
        following = self._mover(after)
        if following == mover:
            return self._share(after, twin, mover, least, enough)
        return 1 - self._share(after, twin, following, 1 - enough, 1 - least)

    def _share(self, position: Any, world: Any, mover: Seat, least: float, enough: float) -> float:
        """The same for the seat to act at a position."""
        standing = self._countable.standing(position, world)
        low, high = self._known.get(standing, (0.0, 1.0))
        if low == high or low >= enough:
            return low
        if high <= least:
            return high
        best, bound, most = 0.0, least, min(enough, high)
        for move in self._moves(position, world, mover):
            share = self._share_after(position, world, move, mover, bound, enough)
            if share > best:
                best = share
                if best >= most:
                    break
                if best > bound:
                    bound = best
        self._known[standing] = (best if best > least else low, best if best < enough else high)
        return best


class Finisher(Searcher):
    """Searches, and solves the last turns between two."""

    def _ending(self, outlook: Any, view: Any, iterations: int) -> Endgame | None:
        worlds = outlook.worlds(view, MOST_WORLDS) if outlook.seats == 2 else ()
        return Duel(outlook, worlds) if worlds else super()._ending(outlook, view, iterations)
