"""Is a coach right?

``build_scripts/checks/measure_coach.py`` takes positions from games between middle levels, one of each game,
and lets the coach look at every action as long as it does at the table. Then the best and all that may be
costly, those that cost at least 8 points by the coach, are weighed by another seed for five times as long;
the rest is taken for harmless. Prints how many of the moves that are warned of are really worse by at least 5
points (95 % are wanted), how many of those that cost at least 20 are warned of (80 %), by how much both
differ, and whether anything changes when what is hidden is dealt anew (nothing may).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts.checks.honesty import KINDS
from game.core.coaching import warns
from game.core.fairness import mind
from game.core.module import GameModule
from game.core.player import Budget, decided
from game.core.weighing import Weighed, weighed

LONGER = 5
"""So many times as long as the coach looks whoever checks it."""
DOUBTED, WORSE, MUCH = 0.08, 0.05, 0.20
WANTED_RIGHT, WANTED_WARNED = 0.95, 0.80
DEALS = 10
SHORTER = 10
"""Whether hidden cards matter shows as well in less time."""


class Found(NamedTuple):
    """What came of one position."""

    counts: Counter[str]
    apart: list[float]
    """By action: how far the values of two seeds lie apart."""


def positions(name: str, seed: int) -> Iterator[tuple[Any, Random]]:
    """One of each game between middle levels, in which there is something to choose."""
    kind, chance = KINDS[name], Random(f"coach {name} {seed}")
    while True:
        yield chance.choice(list(_game(kind.game, kind.setup(chance), chance))), chance


def _game(game: GameModule, setup: Any, chance: Random) -> Iterator[Any]:
    rules, deal = game.rules, chance.getrandbits(48)
    middle = [level.key for level in game.levels if not level.searches][1:]
    state = rules.new_game(rules.complete(setup, deal), deal).state
    players = [
        game.computer(chance.choice(middle), mind(deal, seat)) for seat in range(len(rules.standings(state)))
    ]
    while (seat := rules.to_act(state)) is not None:
        legal = rules.legal_actions(state)
        if len(legal) > 1:
            yield state
        state = rules.advance(state, decided(players[seat], rules.view(state, seat), legal).action)


def measured(name: str, state: Any, chance: Random) -> Found:
    """How the coach does at a position."""
    game = KINDS[name].game
    rules, usual = game.rules, game.levels[-1].advice
    seat = rules.to_act(state)
    assert seat is not None
    view, legal = rules.view(state, seat), rules.legal_actions(state)

    def weigh(view: Any, seed: int, iterations: int, actions: Sequence[Any] = legal) -> Weighed[Any]:
        return weighed(game.weigher(seed, Budget(iterations=iterations)), view, actions)

    coach = weigh(view, 1, usual)
    doubted = [each for each in legal if cost(coach, each) >= DOUBTED]
    other = weigh(view, 2, usual * LONGER, [coach.best.action, *doubted]) if doubted else coach
    counts = Counter(positions=1, moves=len(legal))
    best = other.of(coach.best.action)
    assert best is not None
    for action in doubted:
        warned, value, loss = warns(coach, action), other.of(action), other.loss(action)
        assert value is not None
        assert loss is not None
        worse = best.chances[seat] - value.chances[seat] >= WORSE
        counts.update(warned=warned, right=warned and worse)
        counts.update(costly=loss.cost >= MUCH, caught=warned and loss.cost >= MUCH)
    deals = (rules.imagine(view, chance.getrandbits(48)) for _ in range(DEALS))
    hidden = next((each for each in deals if each != state), None)
    if hidden is not None:
        briefly, again = (weigh(each, 1, usual // SHORTER) for each in (view, rules.view(hidden, seat)))
        same = all(warns(briefly, action) == warns(again, action) for action in legal)
        counts.update(dealt_anew=1, changed=not same)
    pairs = [(coach.of(value.action), value) for value in other.values if other is not coach]
    return Found(counts, [abs(a.chances[seat] - b.chances[seat]) for a, b in pairs if a is not None])


def cost(found: Weighed[Any], action: Any) -> float:
    loss = found.loss(action)
    assert loss is not None
    return loss.cost


def _all(jobs: Iterator[tuple[str, Any, Random]], processes: int) -> Iterator[Found]:
    if processes == 1:
        yield from map(_measured, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_measured, jobs)


def _measured(job: tuple[str, Any, Random]) -> Found:
    return measured(*job)


def told(name: str, counts: Counter[str], apart: list[float]) -> str:
    right = counts["right"] / max(1, counts["warned"])
    caught = counts["caught"] / max(1, counts["costly"])
    return (
        f"{name:6} {counts['positions']} positions, {counts['moves']} moves: "
        f"{counts['right']} of {counts['warned']} warnings right ({right:.0%}), "
        f"{counts['caught']} of {counts['costly']} costly moves warned of ({caught:.0%}), "
        f"{counts['changed']} of {counts['dealt_anew']} changed by another deal; "
        f"values {100 * median(apart or [0.0]):.1f} points apart at the median"
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Is a coach right?")
    parser.add_argument("--kind", choices=sorted(KINDS), nargs="+", default=sorted(KINDS))
    parser.add_argument("--positions", type=int, default=200, help="of each kind of game")
    parser.add_argument("--seed", type=int, default=1, help="the same seed takes the same positions")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    good = True
    for name in options.kind:
        counts, apart = Counter[str](), list[float]()
        jobs = ((name, *each) for each in islice(positions(name, options.seed), options.positions))
        for number, found in enumerate(_all(jobs, options.jobs), 1):
            counts += found.counts
            apart += found.apart
            if number % 10 == 0:
                print(told(name, counts, apart), flush=True)
        print(told(name, counts, apart), flush=True)
        good &= counts["right"] >= WANTED_RIGHT * counts["warned"] and not counts["changed"]
        good &= counts["caught"] >= WANTED_WARNED * counts["costly"]
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
