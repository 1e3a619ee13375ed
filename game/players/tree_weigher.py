"""Weighs moves by a search of its own for each, all of them in the same imagined worlds.

The last turns between two are counted out instead, where that is not too much: every first move, not the
best alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import hypot
from typing import Any

from game.core.player import Budget
from game.core.rules import Seat
from game.core.weighing import Value, Weighed
from game.players.chance import chance_for
from game.players.duel import MOST_WORLDS, Duel
from game.players.endgame import Endgame, TooLong, Uncertain
from game.players.outlook import Countable, Move, Outlook, Outlooks
from game.players.scales import Scales
from game.players.search import BATCH, Tree

MOST_MOVES = 60_000
"""An end with more moves to look at than these is searched like the rest of the game. To count out every
first move takes about twice as many as to find the best."""


DRIFT = 0.5
"""So much of what has changed lately may still come."""


class _Anything:
    """All actions there are."""

    def __contains__(self, action: object) -> bool:
        return True


ANYTHING = _Anything()

_Mark = tuple[int, tuple[float, ...]]


class _Group:
    """Actions that come to the very same, and what was found of them.

    A young tree has seen little but glances, and replies that nobody would choose. So only what was found
    lately counts, and how far it lies from what was found before tells how much may still change.
    """

    def __init__(self, tree: Tree, actions: Sequence[Any], glance: Move[Any, Any], mover: Seat) -> None:
        self.tree, self.actions, self._mover = tree, actions, mover
        self._glance = glance
        self._sums, self._visits = [0.0] * len(glance.chances), 0
        self._marks = [(0, tuple(self._sums))] * 3
        """The visits and the sums whenever there were twice as many visits as before, the last three."""

    def grow(self, world: Any) -> float:
        """Look further in a world; tells what whoever is to act gets of it."""
        chances, sums = self.tree.grow_in(world), self._sums
        for seat, chance in enumerate(chances):
            sums[seat] += chance
        self._visits = visits = self._visits + 1
        if visits & (visits - 1) == 0:
            self._marks = [*self._marks[1:], (visits, tuple(sums))]
        return chances[self._mover]

    def value(self, action: Any, error: float) -> Value[Any]:
        """What an action is worth; the error is that of chance alone."""
        if not self._visits:
            return Value(action, self._glance.chances, error, self._glance.actions[1:])
        earlier, later = self._marks[:2], (self._visits, tuple(self._sums))
        chances = _mean(self._marks[1], later)
        drift = abs(chances[self._mover] - _mean(*earlier)[self._mover]) if earlier[1][0] else error
        return Value(action, chances, hypot(error, DRIFT * drift), self._glance.actions[1:])


def _mean(start: _Mark, end: _Mark) -> tuple[float, ...]:
    """Of what came between."""
    count = end[0] - start[0]
    return tuple((last - first) / count for first, last in zip(start[1], end[1], strict=True))


class _Branch(Tree):
    """All that may come of one move, which need not be among those that a search would think of."""

    def __init__(
        self,
        outlook: Outlook[Any, Any, Any, Any],
        view: Any,
        random: Callable[[], float],
        move: Move[Any, Any],
    ) -> None:
        super().__init__(outlook, view, random, ())
        root = self._root
        first, *others = outlook.keys(root.move.position, self._deal(random))
        root.branches = {key: [] for key in others}
        root.branches[first] = [self._node(move, root)]


class TreeWeigher:
    """Looks ahead so often after each action, unless time is up before."""

    def __init__(self, outlooks: Outlooks, seed: int, budget: Budget, usual: int) -> None:
        """`usual` iterations for each action, if nothing else is said."""
        self._outlooks, self._seed, self._budget, self._usual = outlooks, seed, budget, usual

    def weigh(self, view: Any, legal: Sequence[Any], played: tuple[Any, ...] = ()) -> Iterator[Weighed[Any]]:
        """At once by a glance, then better and better; as soon as the end was counted out, that is it."""
        clock, seconds = self._budget.clock, self._budget.seconds
        end = clock() + seconds if clock and seconds is not None else None

        def spent() -> bool:
            return clock is not None and end is not None and clock() >= end

        outlook, random = self._outlooks(view), chance_for(self._seed, view).random
        deal, position = outlook.world(view), outlook.position(view)
        mover = outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        first = deal(random)
        groups = self._groups(view, legal, first)
        if len(played) > 1:
            groups.append(self._branch(view, outlook.move(position, outlook.twin(first), played), mover))
        scales = Scales(len(groups))

        def known() -> Weighed[Any]:
            return self._weighed(legal, played, mover, groups, scales)

        sofar = known()
        yield sofar
        for exact in self._counted_out(outlook, view, legal, played):
            yield exact or sofar
            if exact or spent():
                return
        rounds = max(1, BATCH // len(groups))
        for number in range(1, (self._budget.iterations or self._usual) + 1):
            world = deal(random)
            scales.add([group.grow(outlook.twin(world)) for group in groups])
            if number % rounds == 0:
                yield known()
                if spent():
                    return
        yield known()

    def prospects(self, view: Any) -> Iterator[tuple[float, ...]]:
        """Looks so often ahead of the seat to act, whatever that may hold."""
        outlook, random = self._outlooks(view), chance_for(self._seed, view).random
        position, deal = outlook.position(view), outlook.world(view)
        mover = outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        even = (1 / outlook.seats,) * outlook.seats
        group = _Group(Tree(outlook, view, random, ANYTHING), (), Move((), position, even), mover)
        for number in range(1, (self._budget.iterations or self._usual) + 1):
            group.grow(deal(random))
            if number % BATCH == 0:
                yield group.value(None, 0.0).chances
        yield group.value(None, 0.0).chances

    def _groups(self, view: Any, legal: Sequence[Any], world: Any) -> list[_Group]:
        """Every action has its tree; those that lead to the very same positions share one."""
        outlook = self._outlooks(view)
        position = outlook.position(view)
        mover = outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        moves: dict[Any, list[Move[Any, Any]]] = {action: [] for action in legal}
        for key in outlook.keys(position, world):
            for move in outlook.moves(position, world, key):
                if move.actions[0] in moves:
                    moves[move.actions[0]].append(move)
        alike: dict[Hashable, list[Any]] = {}
        for action, ways in moves.items():
            where = frozenset(id(way if way.position is None else way.position) for way in ways)
            alike.setdefault(where, []).append(action)
        found = []
        for actions in alike.values():
            glance = max(moves[actions[0]], key=lambda move: move.chances[mover])
            tree = Tree(outlook, view, chance_for(self._seed, view).random, frozenset(actions[:1]))
            found.append(_Group(tree, actions, glance, mover))
        return found

    def _branch(self, view: Any, move: Move[Any, Any], mover: Seat) -> _Group:
        """What was really done, where that is more than a first action; the others go on as they like."""
        tree = _Branch(self._outlooks(view), view, chance_for(self._seed, view).random, move)
        return _Group(tree, (), move, mover)

    @staticmethod
    def _weighed(
        legal: Sequence[Any],
        played: tuple[Any, ...],
        mover: Seat,
        groups: Sequence[_Group],
        scales: Scales,
    ) -> Weighed[Any]:
        values = {
            action: group.value(action, scales.error(at))
            for at, group in enumerate(groups)
            for action in group.actions
        }
        done = values[played[0]] if played else None
        if len(played) > 1:
            done = groups[-1].value(played[0], scales.error(len(groups) - 1))
        return Weighed(mover, tuple(values[action] for action in legal), done)

    def _counted_out(
        self,
        outlook: Outlook[Any, Any, Any, Any],
        view: Any,
        legal: Sequence[Any],
        played: tuple[Any, ...],
    ) -> Iterator[Weighed[Any] | None]:
        """What every action comes to, if that can be told for sure; gives way now and then."""
        ending, world = self._ending(outlook, view)
        position = outlook.position(view)
        mover = outlook.to_act(position)
        if ending is None or mover is None:
            return
        values: dict[Any, Value[Any]] = {}
        try:
            for found in ending.weigh(position, world):
                if found is not None:
                    move, shares = found
                    action, *rest = move.actions
                    known = values.get(action)
                    if known is None or shares[mover] > known.chances[mover]:
                        values[action] = Value(action, shares, 0.0, tuple(rest))
                yield None
            done = values[played[0]] if played else None
            if len(played) > 1:
                move = outlook.move(position, outlook.twin(world), played)
                done = Value(played[0], ending.worth(position, world, move), 0.0, played[1:])
        except (TooLong, Uncertain):
            return
        yield Weighed(mover, tuple(values[action] for action in legal), done)

    def _ending(self, outlook: Outlook[Any, Any, Any, Any], view: Any) -> tuple[Endgame | None, Any]:
        """How to count out the end between two, and a world to do so in."""
        if outlook.seats != 2 or not outlook.is_open(view):
            return None, None
        return Endgame(outlook, MOST_MOVES), outlook.world(view)(chance_for(self._seed, view).random)


class DuelWeigher(TreeWeigher):
    """The same, where little may be hidden: an end is worth the mean of all worlds there may be."""

    def _ending(self, outlook: Any, view: Any) -> tuple[Endgame | None, Any]:
        countable: Countable[Any, Any, Any, Any] = outlook
        worlds = countable.worlds(view, MOST_WORLDS) if outlook.seats == 2 else ()
        return (Duel(countable, worlds, MOST_MOVES), worlds[0]) if worlds else (None, None)
