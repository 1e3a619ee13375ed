"""What does the strongest computer of Fantasy Pub gain by following its plans?

``build_scripts/checks/measure_plans.py --players 3`` takes positions from games of computers that go by a
glance, follows every plan into the same worlds, and prints how far a glance is off and how much worlds
differ; then, for numbers of follows and for how many worlds a glance may count (`faith`), what the plan that
is chosen gains over the one that looks best, by worlds that the choice did not know. In points a turn.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.core.player import decided
from game.fantasy_pub.bot.opponents import venture
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import Phase, State
from game.players.venture import Plan, Trial, schedule

RULES = FANTASY_PUB.rules
GLANCING = "turn"
OF_A_GAME = 4
"""So many positions are taken from each game."""
SHUFFLES = 12
"""How often the worlds are parted into those to choose by and those to judge by."""
FOLLOWS = 24, 48, 96
FAITHS = 1, 2, 4, 6, 8, 12, 24


class Followed(NamedTuple):
    """The plans of a position: what they look like, and what comes of each in each world."""

    looks: list[float]
    worlds: list[list[float]]


def positions(players: int, chance: Random) -> Iterator[State]:
    """Some of each game in which there is something to choose."""
    while True:
        state = RULES.new_game(complete(Setup(players), seed := chance.getrandbits(48)), seed).state
        computer, seen = FANTASY_PUB.computer(GLANCING, 1), []
        while legal := RULES.legal_actions(state):
            if state.phase is Phase.TURN and not state.acted:
                seen.append(state)
            thought = decided(computer, RULES.view(state, state.to_move), legal)
            state = RULES.advance(state, thought.action)
        yield from chance.sample(seen, OF_A_GAME)


def followed(state: State, worlds: int, chance: Random) -> Followed:
    """Every plan in every world."""
    known, view = venture(state.players), RULES.view(state, state.to_move)
    plans = known.best(view, RULES.legal_actions(state))
    world = known.worlds(view, chance.random)
    return Followed(
        [plan.worth for plan in plans],
        [[known.follow(view, plan, world(number)) for number in range(worlds)] for plan in plans],
    )


def told(found: Sequence[Followed]) -> str:
    """How far a glance at two plans is off, and how much they differ from world to world."""
    off, spread = [], []
    for looks, worlds in found:
        for look, row in zip(looks[1:], worlds[1:], strict=True):
            ahead = [one - other for one, other in zip(row, worlds[0], strict=True)]
            spread.append(variance(ahead))
            off.append((fmean(ahead) - (look - looks[0])) ** 2 - spread[-1] / len(row))
    return f"a glance is off by {sqrt(max(0.0, fmean(off))):.2f}, worlds differ by {sqrt(fmean(spread)):.2f}"


def chosen(one: Followed, faith: float, follows: int, order: Sequence[int]) -> int:
    """Which plan is chosen by these worlds."""
    trials = [Trial(Plan((), look, at), faith) for at, look in enumerate(one.looks)]
    for number, row in schedule(trials, follows):
        for each in row:
            each.learn(one.worlds[each.plan.end][order[number % len(order)]])
    most = max(each.worlds for each in trials)
    return max((each for each in trials if each.worlds == most), key=lambda each: each.mean).plan.end


def gained(found: Sequence[Followed], faith: float, follows: int, chance: Random) -> float:
    """On average over what looked best."""
    gains = []
    for one in found:
        for _ in range(SHUFFLES):
            order = chance.sample(range(len(one.worlds[0])), len(one.worlds[0]))
            half = len(order) // 2
            row = one.worlds[chosen(one, faith, follows, order[:half])]
            gains.append(fmean(row[at] - one.worlds[0][at] for at in order[half:]))
    return fmean(gains)


def main() -> int:
    parser = argparse.ArgumentParser(description="What the strongest of the pub gains by following plans.")
    parser.add_argument("--players", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--worlds", type=int, default=144, help="for each plan of each")
    parser.add_argument("--seed", type=int, default=7, help="the same seed takes the same positions")
    options = parser.parse_args()
    chance = Random(options.seed)
    some = (followed(state, options.worlds, chance) for state in positions(options.players, chance))
    found = list(islice((one for one in some if len(one.looks) > 1), options.positions))
    print(f"{len(found)} positions: {told(found)}")
    print("gained a turn, by faith:", *(f"{faith:6}" for faith in FAITHS))
    for follows in FOLLOWS:
        gains = [gained(found, faith, follows, Random(options.seed)) for faith in FAITHS]
        print(f"{follows:11} follows     ", *(f"{gain:6.3f}" for gain in gains), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
