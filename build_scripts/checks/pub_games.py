"""Do random games of Fantasy Pub keep to what holds in every game?

``build_scripts/checks/pub_games.py`` plays 10,000 of them, two to four seats in turn, and checks after every
action: chips, tables and characters are legal, events lead from view to view, what is hidden stays hidden,
the quick way leads to the same; games end and replay alike. ``--speed`` plays for speed alone, as a search
does, and prints games per second of CPU time.
"""

import argparse
import sys
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from tests.fantasy_pub.properties import play

SEATS = (2, 3, 4)


def check(seed: int) -> str:
    """What is wrong with a game; empty if nothing is."""
    try:
        play(SEATS[seed % len(SEATS)], seed)
    except Exception as error:
        return f"game {seed}: {type(error).__name__} {error}"
    return ""


def check_all(games: int, processes: int) -> int:
    with get_context("spawn").Pool(processes) as pool:
        wrong = [text for text in pool.imap(check, range(games), chunksize=50) if text]
    print(*wrong[:20], f"{games} games, {len(wrong)} of them wrong", sep="\n")
    return int(bool(wrong))


def random_games(players: int, games: int, *, tell: bool) -> float:
    """Games per second of CPU time."""
    begin = process_time()
    for seed in range(games):
        random = Random(seed).random
        state = RULES.new_game(Setup(players), seed).state
        while RULES.to_act(state) is not None:
            legal = RULES.legal_actions(state)
            action = legal[int(random() * len(legal))]
            state = RULES.apply(state, action).state if tell else RULES.advance(state, action)
    return games / (process_time() - begin)


def main() -> int:
    parser = argparse.ArgumentParser(description="Do random games of Fantasy Pub keep to the rules?")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--speed", action="store_true", help="measure only")
    arguments = parser.parse_args()
    if not arguments.speed:
        return check_all(arguments.games, arguments.processes)
    for players in SEATS:
        quiet, told = (random_games(players, arguments.games, tell=tell) for tell in (False, True))
        print(f"{players} seats: {quiet:.0f} games a second, {told:.0f} with events")
    return 0


if __name__ == "__main__":
    sys.exit(main())
