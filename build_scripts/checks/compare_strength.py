"""Does it play better than before? ``python build_scripts/checks/compare_strength.py BEFORE AFTER``.

Both are checkouts: folders, or revisions of git. Each deal of Beasty Bar is played twice between two seats,
the later one once on either; both think with the same seed, so where they choose alike the two games of a
deal are alike, and what differs comes of what they choose. By iterations the result is always the same; with
`--seconds` the clock decides. Where both are known to choose alike as long as more cards are left than
`--alike-until` says, the earlier one plays both sides up to there, which saves most of the time.

Prints after every so many games which share the later one has won, with its 95 % interval, and how long each
side thinks. Ends with 1 if by that interval the later one is the weaker one.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from checkouts import Engine, Json, checkout

from game.cli.intervals import interval
from game.core.fairness import mind

SEATS = 2
ALL = 24
"""Cards of both seats."""
REPORTS = 50
"""After so many games the result so far is told."""


class Side:
    """One of the two checkouts."""

    def __init__(self, engine: Engine, how: Json) -> None:
        self._engine, self._how = engine, how
        self.seconds, self.decisions = 0.0, 0

    def choose(self, state: Json, seed: int) -> Json:
        start = perf_counter()
        chosen: Json = self._engine.answer({"op": "choose", "state": state, "seed": seed, **self._how})
        self.seconds += perf_counter() - start
        self.decisions += 1
        return chosen["action"]

    @property
    def pace(self) -> str:
        return f"{1000 * self.seconds / max(1, self.decisions):.0f} ms"


class Table(NamedTuple):
    """Where they meet: the rules of the later checkout."""

    rules: Engine
    new: Json
    scoring: str

    def opening(self, deal: int, side: Side, until: int) -> Json:
        """A deal, played by one side alone until so few cards are left."""
        state: Json = self.rules.answer({"op": "new", "players": SEATS, "seed": deal, **self.new})["state"]
        while cards_left(state) > until:
            state, _ = self._after(state, deal, (side, side))
        return state

    def shares(self, state: Json, deal: int, sides: Sequence[Side]) -> list[float]:
        """By seat: what it wins from there."""
        over = False
        while not over:
            state, over = self._after(state, deal, sides)
        winners = self.rules.answer({"op": "score", "state": state})["winners"][self.scoring]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]

    def _after(self, state: Json, deal: int, sides: Sequence[Side]) -> tuple[Json, bool]:
        seat = state["to_move"]
        action = sides[seat].choose(state, mind(deal, seat))
        after = self.rules.answer({"op": "turn", "state": state, "action": action})
        return after["state"], after["over"]


def cards_left(state: Json) -> int:
    return sum(map(len, (*state["hands"], *state["decks"])))


def told(deals: Sequence[float], sides: Sequence[Side]) -> str:
    low, high = interval(deals, games=SEATS)
    alike = sum(deal == 1 / SEATS for deal in deals)
    before, after = (side.pace for side in sides)
    return (
        f"{SEATS * len(deals):5} games: the later one wins {100 * fmean(deals):.1f} %"
        f" ({100 * low:.1f} to {100 * high:.1f}); {alike} of {len(deals)} deals even;"
        f" {after} a decision, before {before}"
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Let two checkouts play against each other.")
    parser.add_argument("before", help="a folder, or a revision of git")
    parser.add_argument("after", help="the same")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", default="legend", help="of the later one")
    parser.add_argument("--rival", help="of the earlier one, if it is another level")
    parser.add_argument("--set", default="base", choices=["base", "new", "mixed"])
    parser.add_argument("--scoring", default="points_2019")
    parser.add_argument("--iterations", type=int, default=800, help="to think about each decision")
    parser.add_argument("--seconds", type=float, help="instead: by the clock")
    parser.add_argument("--alike-until", type=int, default=ALL, help="cards left; usually they are all asked")
    parser.add_argument("--seed", type=int, default=1, help="the first deal; the others follow")
    options = parser.parse_args(arguments)
    thinking = {"iterations": options.iterations}
    if options.seconds is not None:
        thinking = {"budget_ms": int(1000 * options.seconds)}
    how = {"scoring": options.scoring, **thinking}
    deals: list[float] = []
    with ExitStack() as stack:
        folders = [stack.enter_context(checkout(name)) for name in (options.before, options.after)]
        before, after = (stack.enter_context(closing(Engine(folder))) for folder in folders)
        earlier = Side(before, {"level": options.rival or options.level, **how})
        later = Side(after, {"level": options.level, **how})
        table = Table(after, {"mode": options.set}, options.scoring)
        for deal in range(options.seed, options.seed + (options.games + 1) // SEATS):
            opening = table.opening(deal, earlier, options.alike_until)
            first = table.shares(opening, deal, (later, earlier))[0]
            second = table.shares(opening, deal, (earlier, later))[1]
            deals.append((first + second) / SEATS)
            if SEATS * len(deals) % REPORTS == 0 or SEATS * len(deals) >= options.games:
                print(told(deals, (earlier, later)), flush=True)
    return int(interval(deals, games=SEATS)[1] < 1 / SEATS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
