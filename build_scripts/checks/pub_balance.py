"""Is Fantasy Pub fair? What seats, event cards and races are worth among equals.

``build_scripts/checks/pub_balance.py`` lets the strongest computer that decides at once play against itself
and prints: how often each seat wins, counted from the start player; the margin of whoever holds an event
after the draft, and how often it is played; how many of each race go home, and with how many beers.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.core.fairness import mind
from game.core.player import decided
from game.fantasy_pub.bot.terms import margin
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.characters import CLAN_SIZE, RACE, RACES
from game.fantasy_pub.rules.events import Left
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.scoring import scores
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase

PLAYER = "innkeeper"
RULES = FANTASY_PUB.rules


class Game(NamedTuple):
    """What is counted of a game."""

    rounds: int
    shares: tuple[float, ...]
    """Of the victory, by place from the start player on."""
    held: tuple[tuple[int, float], ...]
    """Every event that was held after the draft, with its holder's margin in the end."""
    played: tuple[int, ...]
    left: tuple[tuple[int, int], ...]
    """Race and beers of everybody who went home."""


def play(players: int, seed: int) -> Game:
    """A game among equals."""
    state = RULES.new_game(Setup(players), seed).state
    computers = [FANTASY_PUB.computer(PLAYER, mind(seed, seat)) for seat in range(players)]
    hands, left = state.hands, []
    while (seat := RULES.to_act(state)) is not None:
        if state.phase is Phase.DRAFT:
            hands = ()
        elif not hands:
            hands = state.hands
        legal = RULES.legal_actions(state)
        thought = decided(computers[seat], RULES.view(state, seat), legal)
        step = RULES.apply(state, thought.action)
        state = step.state
        left += [(RACE[event.who], len(event.beers)) for event in step.events if isinstance(event, Left)]
    tallies = scores(state)
    best = max(tally.rank for tally in tallies)
    won = [tally.rank == best for tally in tallies]
    order = [(state.start + place) % players for place in range(players)]
    points = [tally.total for tally in tallies]
    return Game(
        state.round,
        tuple(won[each] / sum(won) for each in order),
        tuple((card, margin(points, owner)) for owner, hand in enumerate(hands) for card in hand),
        tuple(state.played),
        tuple(left),
    )


def told(games: list[Game]) -> Iterator[str]:
    """What they show, line by line."""
    yield f"{len(games)} games, {fmean(game.rounds for game in games):.1f} rounds"
    by_place = map(_mean, zip(*(game.shares for game in games), strict=True))
    yield "wins from the start player on: " + ", ".join(
        f"{100 * mean:.1f} ±{100 * error:.1f}" for mean, error in by_place
    )
    held = defaultdict(list)
    for game in games:
        for card, ahead in game.held:
            held[card].append(ahead)
    played = Counter(card for game in games for card in game.played)
    for card in sorted(held, key=lambda each: -fmean(held[each])):
        mean, error = _mean(held[card])
        yield (
            f"{EVENT_CARDS[card].key:12} {mean:+.2f} ±{error:.2f} held {len(held[card])} times, "
            f"played {100 * played[card] / len(held[card]):.0f} %"
        )
    left = [each for game in games for each in game.left]
    for race, name in enumerate(RACES):
        beers = [drunk for each, drunk in left if each == race]
        there = RACE[:CLAN_SIZE].count(race)
        share = 100 * len(beers) / len(left)
        each = len(beers) / (len(games) * len(games[0].shares) * there)
        yield f"{name:6} {share:.0f} % of all exits, {each:.2f} a character, {fmean(beers):.2f} beers each"


def _mean(values: Iterable[float]) -> tuple[float, float]:
    found = list(values)
    return fmean(found), 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description="What seats, event cards and races are worth among equals.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    with get_context("spawn").Pool(arguments.processes) as pool:
        games = pool.map(partial(play, arguments.players), range(arguments.games), chunksize=10)
    print(*told(games), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
