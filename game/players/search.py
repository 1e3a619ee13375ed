"""Information-set Monte Carlo tree search: looks ahead in many imagined worlds at once.

Every iteration deals what is hidden anew and walks down one tree that all worlds share. At each node the seat
to act takes the move that looks best for itself (max^n); where a move leaves something to chance, the world
decides how to go on, and each outcome has a node of its own. No games are played out at random: a leaf is
worth what the game's own glance says. A short end in which all is known is looked at in full.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Sequence
from math import log, sqrt
from typing import Any

from game.core.player import Budget, Thought
from game.core.rules import Seat
from game.players.chance import chance_for
from game.players.endgame import Endgame, TooLong, Uncertain
from game.players.outlook import Landing, Move, Outlook, Outlooks, offered

EXPLORE = 0.4
"""How much a move that was rarely tried is favoured."""
FAITH = 6.0
"""Between two, a glance at a move counts as much as so many visits."""
BATCH = 32
"""Iterations between two looks at the clock; whoever listens can leave then."""
ENDGAME_MOVES = 1200
"""An end with more moves to look at than these is searched like the rest of the game."""
MOVES_PER_ITERATION = 3
"""What an iteration costs; whoever searches little does not look at long endings either."""
ENDGAME_SHARE = 0.75
"""Of the time: what takes longer to solve is searched in the rest."""
_BONUS = [0.0, 0.0, *(sqrt(log(looks)) for looks in range(2, 4096))]
"""By how often a move could have been taken; later it hardly grows."""


def faith(seats: int) -> float:
    """How many visits a glance counts for.

    With every further seat more is hidden, and more of it decided by others: a single visit tells less. To
    one of four, 31 instead of 6 was worth a dozen points against three tables.
    """
    return FAITH * sqrt(seats - 1) ** 3


class Node:
    """A move, and all that was seen beyond it."""

    __slots__ = ("branches", "looks", "mean", "move", "mover", "rarity", "total", "visits", "weight")

    def __init__(self, move: Move[Any, Any], mover: Seat | None, chooser: Seat, weight: float) -> None:
        """The glance at the move counts as much as `weight` visits."""
        self.move, self.mover = move, mover
        self.mean = move.chances[chooser]
        self.weight = weight
        self.total = weight * self.mean
        self.rarity = EXPLORE / sqrt(weight)
        self.looks = 1
        self.visits = 0
        self.branches: dict[Hashable, list[Node]] = {}

    def learn(self, chance: float) -> None:
        """It was visited, and this came of it for whoever chose it."""
        self.visits += 1
        self.total += chance
        self.weight += 1
        self.mean = self.total / self.weight
        self.rarity = EXPLORE / sqrt(self.weight)


class Gamble(Node):
    """A move that leaves something to chance: nobody is to act before its outcome is known."""

    __slots__ = ("landings",)

    def __init__(self, move: Move[Any, Any], chooser: Seat, weight: float) -> None:
        """No outcome has been seen yet."""
        super().__init__(move, None, chooser, weight)
        self.landings: dict[Hashable, Node] = {}


class Tree:
    """What was seen while thinking about one decision."""

    def __init__(
        self,
        outlook: Outlook[Any, Any, Any, Any],
        view: Any,
        random: Callable[[], float],
        legal: Container[Any],
    ) -> None:
        """`legal` are the actions to think about; they need not be all that the rules allow."""
        self._outlook, self._random, self._legal = outlook, random, legal
        self._faith, self._keys = faith(outlook.seats), outlook.keys
        self._deal = outlook.world(view)
        position = outlook.position(view)
        mover = outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        self._root = Node(Move((), position, (0.0,) * (mover + 1)), mover, mover, self._faith)
        self._sums: dict[Node, list[float]] = {}
        """By first move: the chances of all seats, added up."""
        self._proven: dict[Node, tuple[float, ...]] = {}
        """By first move: what it leads to, if all play as well as they can."""

    def prune(self, endgame: Endgame) -> Iterator[None]:
        """Where not too much can happen: keep only the moves that nothing beats.

        Several are left where they lead to the same against somebody perfect: also where all is lost. The
        search then finds out which of them is the hardest to answer. Gives way now and then.
        """
        root, world = self._root, self._deal(self._random)
        assert root.mover is not None
        try:
            yield from endgame.solve(root.move.position, world)
        except (TooLong, Uncertain):
            return
        shares = {id(move.position): shares for move, shares in endgame.best}
        best = offered((move for move, _ in endgame.best), self._legal)
        if not best:
            return
        first, *others = self._outlook.keys(root.move.position, world)
        root.branches = {key: [] for key in others}
        root.branches[first] = twigs = []
        for move in best:
            twig = Node(move, self._outlook.to_act(move.position), root.mover, self._faith)
            twigs.append(twig)
            if self._outlook.seats == 2:
                self._proven[twig] = shares[id(move.position)]

    @property
    def settled(self) -> bool:
        """There is only one move left to think about."""
        return sum(map(len, self._root.branches.values())) == 1

    def grow(self) -> None:
        """Walk down in a new world to where nobody has been, and remember what it looks like there."""
        self.grow_in(self._deal(self._random))

    def grow_in(self, world: Any) -> tuple[float, ...]:
        """The same in a world that is given away for it; tells the chances that were found."""
        follow = self._outlook.follow
        node, path = self._root, []
        while (mover := node.mover) is not None:
            before, node = node, self._best(node, world)
            path.append((node, mover))
            if not node.visits:
                break
            landing = follow(before.move.position, world, node.move.actions)
            if landing is not None:
                node = self._landed(node, landing, mover)
                path.append((node, mover))
                if not node.visits:
                    break
        chances = node.move.chances
        for visited, chooser in path:
            visited.learn(chances[chooser])
        self._add(path[0][0], chances)
        return chances

    def _best(self, node: Node, world: Any) -> Node:
        branches = node.branches
        best, most = None, -1.0
        for key in self._keys(node.move.position, world):
            twigs = branches.get(key)
            if twigs is None:
                twigs = branches[key] = self._sprout(node, world, key)
            for twig in twigs:
                looks = twig.looks = twig.looks + 1
                score = twig.mean + twig.rarity * _BONUS[looks if looks < 4096 else 4095]
                if score > most:
                    best, most = twig, score
        assert best is not None, "there is nothing to do"
        return best

    def _sprout(self, node: Node, world: Any, key: Hashable) -> list[Node]:
        moves = self._outlook.moves(node.move.position, world, key)
        if node is self._root:
            moves = offered(moves, self._legal)
        return [self._node(move, node) for move in moves]

    def _node(self, move: Move[Any, Any], before: Node) -> Node:
        chooser, weight = before.mover, self._faith
        assert chooser is not None
        if move.position is None:
            return Gamble(move, chooser, weight)
        return Node(move, self._outlook.to_act(move.position), chooser, weight)

    def _landed(self, gamble: Node, landing: Landing[Any], chooser: Seat) -> Node:
        assert isinstance(gamble, Gamble), "a move that tells a position leaves nothing to chance"
        node = gamble.landings.get(landing.outcome)
        if node is None:
            move = Move(gamble.move.actions, landing.position, landing.chances)
            node = Node(move, self._outlook.to_act(landing.position), chooser, self._faith)
            gamble.landings[landing.outcome] = node
        return node

    def _add(self, first: Node, chances: Sequence[float]) -> None:
        sums = self._sums.get(first)
        if sums is None:
            self._sums[first] = list(chances)
        else:
            for seat, chance in enumerate(chances):
                sums[seat] += chance

    def thought(self) -> Thought[Any]:
        """What to do, as far as can be seen now; what is expected ends where chance decides."""
        best = self._favourite(self._root)
        node, expected = best, list(best.move.actions[1:])
        while node.branches:
            node = self._favourite(node)
            expected += node.move.actions
        action = best.move.actions[0]
        return Thought(action, self._chances(best), tuple(expected), self._others(action))

    def _others(self, action: Any) -> tuple[tuple[Any, float], ...]:
        """Every other first action, with the chance after the best that can follow it in the same turn."""
        found: dict[Any, float] = {}
        for twig in (twig for branch in self._root.branches.values() for twig in branch):
            first = twig.move.actions[0]
            if first != action and twig.visits:
                found[first] = max(found.get(first, 0.0), twig.mean)
        return tuple(found.items())

    def _chances(self, first: Node) -> tuple[float, ...]:
        if first in self._proven:
            return self._proven[first]
        sums = self._sums.get(first)
        return tuple(each / first.visits for each in sums) if sums else first.move.chances

    @staticmethod
    def _favourite(node: Node) -> Node:
        twigs = (twig for branch in node.branches.values() for twig in branch)
        return max(twigs, key=lambda twig: (twig.visits, twig.mean))


class Searcher:
    """Looks ahead so often, unless its time is up before."""

    def __init__(self, outlooks: Outlooks, seed: int, budget: Budget, usual: int) -> None:
        """`usual` iterations are shared among the seats: with more of them each one takes longer."""
        self._outlooks, self._seed, self._budget, self._usual = outlooks, seed, budget, usual

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """Better and better with time; where there is only one action, a look at what comes of it will do."""
        clock, seconds = self._budget.clock, self._budget.seconds
        start = clock() if clock else 0.0

        def spent(share: float) -> bool:
            return clock is not None and seconds is not None and clock() >= start + share * seconds

        outlook = self._outlooks(view)
        iterations = self._budget.iterations or self._usual // outlook.seats
        tree = Tree(outlook, view, chance_for(self._seed, view).random, frozenset(legal))
        if (ending := self._ending(outlook, view, iterations)) is not None:
            for thought in self._pruned(tree, ending):
                yield thought
                if spent(ENDGAME_SHARE):
                    break
        for done in range(0, iterations, BATCH):
            for _ in range(min(BATCH, iterations - done)):
                tree.grow()
            yield tree.thought()
            if len(legal) == 1 or tree.settled or spent(1.0):
                return

    def _ending(self, outlook: Outlook[Any, Any, Any, Any], view: Any, iterations: int) -> Endgame | None:
        """How to look at the end in full, if it is one in which all is known."""
        if not outlook.is_open(view):
            return None
        return Endgame(outlook, min(ENDGAME_MOVES, MOVES_PER_ITERATION * iterations))

    @staticmethod
    def _pruned(tree: Tree, ending: Endgame) -> Iterator[Thought[Any]]:
        """Look at the end in full, with a first thought at hand for whoever cannot wait."""
        tree.grow()
        thought = tree.thought()
        yield thought
        for _ in tree.prune(ending):
            yield thought
