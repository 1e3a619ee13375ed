"""How good are hints?

``build_scripts/checks/measure_hints.py`` plays whole games for two in which one seat does exactly what a
hint says: the strongest level is asked with the seed of a hint, and what it has planned is kept, as at the
table (``game/shell/table/advice.py``). The other seat is a level. Then the decisions of that seat are judged
as a usual review does, with a review's own seed and iterations. It tells the mean accuracy with its 95 %
interval, and the share of victories. A hint takes as many iterations as usual, or ``--iterations``; the
review always takes its usual ones. ``--into FILE`` keeps each game as soon as it is measured; whoever begins
again goes on there. Ends with 1 if the accuracy is below its aim.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts.checks.measure_review import interval
from game.catalogue import CATALOGUE
from game.core.fairness import mind
from game.core.judging import SEED, Judge, decisions_of, finished
from game.core.listing import find
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.plans import Plans
from game.core.player import Budget, Thought, decided, planned
from game.core.reviewing import STEEPNESS, shares
from game.core.rules import Seat, Step
from game.services.memory import no_rounds

AIMS: Final = {"beasty_bar": 0.97, "fantasy_pub": 0.93}
AGAINST: Final = {"beasty_bar": "expert", "fantasy_pub": "innkeeper"}


class Game(NamedTuple):
    """A game to be measured; the seat that follows hints changes from deal to deal."""

    key: str
    deal: int
    against: str
    iterations: int | None
    """Of a hint; None for as many as usual."""

    @property
    def seat(self) -> Seat:
        """Who follows hints."""
        return Seat(self.deal % 2)


class Found(NamedTuple):
    """What came of a game."""

    deal: int
    accuracy: float
    share: float
    """Of the victory."""
    losses: tuple[float, ...]
    """By decision."""
    hints: int
    """So many were thought of."""
    seconds: float
    """CPU time of all of them."""
    longest: float


def measured(game: Game) -> Found:
    """Play it and judge it."""
    module = find(CATALOGUE, game.key).load()
    with no_rounds():
        match, spent = _played(module, game)
        losses = tuple(_losses(module, match, game.seat))
    share = shares(module.rules, match.state)[game.seat]
    accuracy = exp(-STEEPNESS * fmean(losses))
    return Found(game.deal, accuracy, share, losses, len(spent), sum(spent), max(spent))


def _played(module: GameModule, game: Game) -> tuple[AnyMatch, list[float]]:
    """To its end; and the CPU seconds of each hint."""
    rules = module.rules
    setup = module.prepare(
        rules.parse_setup({"players": "2"}), game.deal, {Seat(1 - game.seat): game.against}
    )
    match: AnyMatch = Match(rules, setup, game.deal)
    rival = module.computer(game.against, mind(game.deal, 1 - game.seat))
    plans, spent = Plans(match), list[float]()
    planned_by_rival: Thought[Any] | None = None
    while (seat := match.to_act) is not None:
        before = match.state
        if seat == game.seat:
            begun = process_time()
            thought = plans.next or _hint(module, game, match)
            if plans.next is None:
                spent.append(process_time() - begun)
            events = match.submit(thought.action)
            plans.follow(thought, before, events)
        else:
            view, legal = rules.view(before, seat), rules.legal_actions(before)
            thought = planned_by_rival or decided(rival, view, legal)
            events = match.submit(thought.action)
            planned_by_rival = planned(rules, thought, before, Step(match.state, tuple(events)))
    return match, spent


def _hint(module: GameModule, game: Game, match: AnyMatch) -> Thought[Any]:
    """What the table advises."""
    rules, state, seed = module.rules, match.state, mind(game.deal, game.seat)
    best = module.adviser(module.levels[-1].key, seed, Budget(game.iterations))
    return decided(best, rules.view(state, game.seat), rules.legal_actions(state))


def _losses(module: GameModule, match: AnyMatch, seat: Seat) -> Iterator[float]:
    """What each decision of the seat has cost, as a usual review says."""
    judge = Judge(module, Budget(iterations=module.levels[-1].advice), SEED)
    again = match.anew()
    for number, unit in enumerate(decisions_of(match), 1):
        again.submit_all(match.actions[len(again.actions) : unit.first])
        if unit.seat == seat:
            actions = tuple(match.actions[unit.first : unit.first + unit.count])
            yield finished(judge.decision(number, unit, again.state, actions)).loss.cost


def _known(file: Path | None) -> dict[int, Found]:
    """What was measured before, by deal."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text("utf-8").splitlines()
    found = (Found(*json.loads(line)) for line in lines if line.endswith("]"))
    return {each.deal: each for each in found}


def _each(games: Sequence[Game], jobs: int) -> Iterator[Found]:
    if jobs == 1:
        yield from map(measured, games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(measured, games)


def main() -> int:
    """Measure them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=CATALOGUE[0].key, choices=[each.key for each in CATALOGUE])
    parser.add_argument("--games", type=int, default=60, help="how many, one deal after the other")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--iterations", type=int, help="of a hint, for each action; as usual, if not said")
    parser.add_argument("--against", help="a level; the one of the aim, if not said")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep what was measured, and go on there")
    options = parser.parse_args()
    against = options.against or AGAINST[options.game]
    found = _known(options.into)
    deals = range(options.seed, options.seed + options.games)
    games = [Game(options.game, deal, against, options.iterations) for deal in deals if deal not in found]
    for each in _each(games, options.jobs):
        found[each.deal] = each
        if options.into is not None:
            with options.into.open("a", encoding="utf-8") as stream:
                print(json.dumps(each), file=stream)
        print(_told([found[deal] for deal in deals if deal in found]), flush=True)
    print(f"{options.game}: hints of {options.iterations or 'usual'} iterations against {against}")
    done = [found[deal] for deal in deals]
    print(_told(done))
    return 0 if fmean(each.accuracy for each in done) >= AIMS[options.game] else 1


def _told(found: Sequence[Found]) -> str:
    accuracy, share = [each.accuracy for each in found], [each.share for each in found]
    hints = sum(each.hints for each in found)
    return (
        f"{len(found)} games: accuracy {100 * fmean(accuracy):.1f} ±{100 * interval(accuracy):.1f} %, "
        f"won {100 * fmean(share):.1f} ±{100 * interval(share):.1f} %, "
        f"{sum(each.seconds for each in found) / hints:.2f} s of CPU a hint, "
        f"{max(each.longest for each in found):.1f} at most"
    )


if __name__ == "__main__":
    sys.exit(main())
