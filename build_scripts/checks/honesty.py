"""Is any computer influenced by what its seat cannot see?

``build_scripts/checks/honesty.py`` takes positions from random games, deals everything that the seat to move
cannot see anew, and asks a computer with the same seed before and after: it must come to the same thought.
Prints for every computer and every card set how often it did. All of it takes about six minutes on two cores;
``--positions 100`` a tenth of that.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, product
from multiprocessing import get_context
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.core.levels import AnyPlayer
from game.core.player import Budget, Thought, decided

RULES = BEASTY_BAR.rules
COMPUTERS = (
    *(level.key for level in (*BEASTY_BAR.levels, *BEASTY_BAR.sparring)),
    *(f"{BEASTY_BAR.levels[-1].key}:{character.key}" for character in BEASTY_BAR.characters),
)
"""Every level, every sparring partner, and the strongest level in every character."""
DESCRIPTION = (
    "Is any computer influenced by what its seat cannot see? "
    "About six minutes on two cores; --positions 100 takes a tenth of that."
)
DEALS = 10
"""After so many deals that changed nothing, nothing is hidden."""


def positions(mode: Mode, seed: int) -> Iterator[tuple[State, State]]:
    """Positions with something to choose and something hidden; and the same with all that dealt anew.

    At most one of each game; the games have any number of seats, any scoring, and all cards or eight each.
    """
    chance = Random(f"{mode.value} {seed}")
    while True:
        state = chance.choice(list(game(mode, chance)))
        other = dealt_anew(state, chance)
        if other is not None:
            yield state, other


def game(mode: Mode, chance: Random) -> Iterator[State]:
    """The positions of a random game in which the seat to move has a choice."""
    advanced = chance.random() < 0.3
    scoring = None if advanced else chance.choice(list(Scoring))
    setup = Setup(chance.choice((2, 3, 4)), mode, scoring, advanced)
    state = RULES.new_game(RULES.complete(setup, seed := chance.getrandbits(64)), seed).state
    while legal := RULES.legal_actions(state):
        if len(legal) > 1:
            yield state
        state = RULES.advance(state, chance.choice(legal))


def dealt_anew(state: State, chance: Random) -> State | None:
    """Another state that looks the same to the seat to move; None if it sees everything."""
    view = RULES.view(state, state.to_move)
    deals = (RULES.imagine(view, chance.getrandbits(64)) for _ in range(DEALS))
    return next((other for other in deals if other != state), None)


def thought(computer: Callable[[], AnyPlayer], state: State) -> Thought:
    """What a computer that has just sat down thinks of a state, of which it is handed the seat's view."""
    return decided(computer(), RULES.view(state, state.to_move), RULES.legal_actions(state))


def alike(who: str, mode: Mode, count: int, seed: int, iterations: int) -> int:
    """In how many of so many positions a computer came to the same thought."""
    same = 0
    for number, (state, other) in enumerate(islice(positions(mode, seed), count)):
        computer = partial(BEASTY_BAR.computer, who, number, Budget(iterations))
        same += thought(computer, state) == thought(computer, other)
    return same


def _measured(job: tuple[str, Mode, int, int, int]) -> tuple[str, Mode, int]:
    return job[0], job[1], alike(*job)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=DESCRIPTION)
    parser.add_argument("--positions", type=int, default=1000, help="for each computer and each card set")
    parser.add_argument("--iterations", type=int, default=100, help="to think about each")
    parser.add_argument("--seed", type=int, default=1, help="the same seed takes the same positions")
    parser.add_argument("--jobs", type=int, help="processes; usually one for each core")
    options = parser.parse_args(arguments)
    rest = (options.positions, options.seed, options.iterations)
    jobs = [(who, mode, *rest) for who, mode in product(COMPUTERS, Mode)]
    honest = True
    with get_context("spawn").Pool(options.jobs) as pool:
        for who, mode, same in pool.imap(_measured, jobs):
            honest &= same == options.positions
            print(f"{who:18} {mode.value:6} {same} of {options.positions}", flush=True)
    print("Nobody saw anything." if honest else "Somebody saw something.")
    return 0 if honest else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
