"""Is any computer influenced by what its seat cannot see?

``build_scripts/checks/honesty.py`` takes positions from random games, deals everything that the seat to move
cannot see anew, and asks a computer with the same seed before and after: it must come to the same thought.
Prints for every computer and every kind of game how often it did. ``--game`` looks at one of the games alone,
``--who`` at some of its computers, ``--positions 100`` takes a tenth of the time.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Scoring
from game.beasty_bar.rules.setup import Setup as BarSetup
from game.core.levels import AnyPlayer
from game.core.module import GameModule
from game.core.player import Budget, Thought, decided
from game.core.rules import AnyRules
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.setup import Setup as PubSetup

DEALS = 10
"""After so many deals that changed nothing, nothing is hidden."""
SEATS = (2, 3, 4)


class Kind(NamedTuple):
    """A kind of game to take positions from."""

    game: GameModule
    setup: Callable[[Random], Any]
    """Any that is possible."""


def _bar(mode: Mode, chance: Random) -> BarSetup:
    """Any number of seats, any scoring, and all cards or eight each."""
    advanced = chance.random() < 0.3
    scoring = None if advanced else chance.choice(list(Scoring))
    return BarSetup(chance.choice(SEATS), mode, scoring, advanced)


def _pub(chance: Random) -> PubSetup:
    return PubSetup(chance.choice(SEATS))


KINDS = {
    **{mode.value: Kind(BEASTY_BAR, partial(_bar, mode)) for mode in Mode},
    "pub": Kind(FANTASY_PUB, _pub),
}


def computers(game: GameModule) -> tuple[str, ...]:
    """Every level, every sparring partner, and the strongest level in every character."""
    return (
        *(level.key for level in (*game.levels, *game.sparring)),
        *(f"{game.levels[-1].key}:{character.key}" for character in game.characters),
    )


def positions(name: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions with something to choose and something hidden; and the same with all that dealt anew.

    At most one of each game.
    """
    kind, chance = KINDS[name], Random(f"{name} {seed}")
    while True:
        state = chance.choice(list(_random_game(kind, chance)))
        other = _dealt_anew(kind.game.rules, state, chance)
        if other is not None:
            yield state, other


def _random_game(kind: Kind, chance: Random) -> Iterator[Any]:
    """The positions of a random game in which the seat to move has a choice."""
    rules, setup = kind.game.rules, kind.setup(chance)
    state = rules.new_game(rules.complete(setup, seed := chance.getrandbits(64)), seed).state
    while legal := rules.legal_actions(state):
        if len(legal) > 1:
            yield state
        state = rules.advance(state, chance.choice(legal))


def _dealt_anew(rules: AnyRules, state: Any, chance: Random) -> Any | None:
    """Another state that looks the same to the seat to move; None if it sees everything."""
    view = rules.view(state, rules.to_act(state))
    deals = (rules.imagine(view, chance.getrandbits(64)) for _ in range(DEALS))
    return next((other for other in deals if other != state), None)


def thought(rules: AnyRules, computer: Callable[[], AnyPlayer], state: Any) -> Thought[Any]:
    """What a computer that has just sat down thinks of a state, of which it is handed the seat's view."""
    return decided(computer(), rules.view(state, rules.to_act(state)), rules.legal_actions(state))


def alike(name: str, who: str, count: int, seed: int, iterations: int) -> int:
    """In how many of so many positions a computer came to the same thought."""
    game, same = KINDS[name].game, 0
    for number, (state, other) in enumerate(islice(positions(name, seed), count)):
        computer = partial(game.computer, who, number, Budget(iterations))
        same += thought(game.rules, computer, state) == thought(game.rules, computer, other)
    return same


def _measured(job: tuple[str, str, int, int, int]) -> tuple[str, str, int]:
    return job[0], job[1], alike(*job)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Is any computer influenced by what its seat cannot see?")
    parser.add_argument("--game", choices=sorted({kind.game.key for kind in KINDS.values()}))
    parser.add_argument("--who", nargs="+", help="usually all levels, sparring partners and characters")
    parser.add_argument("--positions", type=int, default=1000, help="for each computer and each kind of game")
    parser.add_argument("--iterations", type=int, default=100, help="to think about each")
    parser.add_argument("--seed", type=int, default=1, help="the same seed takes the same positions")
    parser.add_argument("--jobs", type=int, help="processes; usually one for each core")
    options = parser.parse_args(arguments)
    jobs = [
        (name, who, options.positions, options.seed, options.iterations)
        for name, kind in KINDS.items()
        if options.game in (None, kind.game.key)
        for who in options.who or computers(kind.game)
    ]
    honest = True
    with get_context("spawn").Pool(options.jobs) as pool:
        for name, who, same in pool.imap(_measured, jobs):
            honest &= same == options.positions
            print(f"{name:6} {who:18} {same} of {options.positions}", flush=True)
    print("Nobody saw anything." if honest else "Somebody saw something.")
    return 0 if honest else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
