"""How human the weakest level errs, and how far the strongest is from somebody who sees everything.

``build_scripts/checks/measure_levels.py blunders`` counts bad moves of the four weaker levels (the two
others search too long for that many games);
``build_scripts/checks/measure_levels.py clairvoyant`` lets the strongest level play against its twin that
knows all hands and the order of all draw piles (such a player exists nowhere else); ``decks`` measures what
it is worth to choose one's deck.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.bot.outlook import BeastyBarOutlook, World
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import Action, Play, apply, legal_actions
from game.beasty_bar.rules.animals import OWNER, PARROT
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.cli.intervals import interval
from game.core.fairness import mind
from game.core.player import Budget, decided
from game.core.rules import Seat
from game.players.search import Searcher

RULES = BEASTY_BAR.rules
BLUNDER = 4.0
"""Points below the best move, by the table."""
WEAKER = BEASTY_BAR.levels[:4]
"""Those that decide fast enough to play hundreds of games for a count."""


def blunders(games: int, mode: Mode) -> None:
    print(f"{mode.value}, points, {games} games against greedy:")
    for level in WEAKER:
        seen = Counter[str]()
        for seed, seat in product(range(games // 2), range(2)):
            setup = RULES.complete(Setup(mode=mode, scoring=Scoring.POINTS_2019), seed)
            for before, action in decisions(level.key, setup, seed, seat):
                seen += judged(before, action)
        print(
            f"{level.key:10} blunders {100 * seen['blunder'] / seen['move']:5.2f} % of {seen['move']} moves; "
            f"parrot on its own {100 * seen['own goal'] / max(seen['parrot'], 1):5.2f} % of {seen['parrot']}"
        )


def decisions(who: str, setup: Setup, seed: int, seat: int) -> Iterator[tuple[State, Action]]:
    """What a computer on that seat decides against greedy, where it has a choice."""
    players = [BEASTY_BAR.computer(who if each == seat else "greedy", mind(seed, each)) for each in range(2)]
    state = RULES.new_game(setup, seed).state
    while legal := legal_actions(state):
        mover = state.to_move
        action = decided(players[mover], RULES.view(state, mover), legal).action
        if mover == seat and len(legal) > 1 and isinstance(action, Play):
            yield state, action
        state = apply(state, action)


def judged(state: State, action: Play) -> Counter[str]:
    found = Counter(move=1)
    if worth(state, action) < max(worth(state, other) for other in legal_actions(state)) - BLUNDER:
        found["blunder"] = 1
    rivals = any(OWNER[card] != state.to_move for card in state.line)
    if action.chain[-1] == PARROT and rivals and action.choice is not None:
        found["parrot"] = 1
        found["own goal"] = int(OWNER[state.line[action.choice]] == state.to_move)
    return found


def worth(state: State, action: Action) -> float:
    """By how much the table sees the seat ahead after an action."""
    after = apply(state, action)
    while after.stacking:
        after = apply(after, legal_actions(after)[0])
    values = outlook(state.options.mode, state.players, state.options.scoring).table.worth(after)
    return values[state.to_move] - values[1 - state.to_move]


class SeesAll(BeastyBarOutlook):
    """An outlook onto the truth."""

    state: State

    def world(self, view: View) -> Callable[[Callable[[], float]], World]:
        return lambda random: World(
            [hand[:] for hand in self.state.hands], [deck[:] for deck in self.state.decks]
        )


def clairvoyant(games: int, mode: Mode, iterations: int) -> None:
    budget = Budget(iterations=iterations)
    setup = Setup(mode=mode, scoring=Scoring.POINTS_2019)
    sight = outlook(mode, 2, Scoring.POINTS_2019)
    truth = SeesAll(sight.table)
    deals = []
    for seed in count():
        if 2 * len(deals) >= games:
            break
        shares = []
        for seat in range(2):
            state = RULES.new_game(setup, seed).state
            seer = Searcher(lambda _: truth, mind(seed, seat), budget, 1)
            rival = Searcher(lambda _: sight, mind(seed, 1 - seat), budget, 1)
            while legal := legal_actions(state):
                truth.state = state
                player = seer if state.to_move == seat else rival
                state = apply(state, decided(player, RULES.view(state, state.to_move), legal).action)
            standings = RULES.standings(state)
            shares.append(standings[seat].won / sum(standing.won for standing in standings))
        deals.append(sum(shares) / 2)
    low, high = (100 * each for each in interval(deals, games=2))
    share = 100 * sum(deals) / len(deals)
    print(
        f"{mode.value}, points, {iterations} iterations each: whoever sees everything wins "
        f"{share:.1f} % ({low:.1f} to {high:.1f}) of {2 * len(deals)} games"
    )


def decks(games: int) -> None:
    """What a chosen deck, and chosen cards to leave at home, are worth against drawn ones."""
    for asked in (Setup(mode=Mode.MIXED, scoring=Scoring.POINTS_2019), Setup(advanced=True)):
        deals = []
        for seed in range(games // 2):
            shares = []
            for chooser in map(Seat, range(2)):
                state = RULES.new_game(BEASTY_BAR.prepare(asked, seed, {chooser: "table"}), seed).state
                player = BEASTY_BAR.computer("table", seed)
                while legal := legal_actions(state):
                    state = apply(state, decided(player, RULES.view(state, state.to_move), legal).action)
                standings = RULES.standings(state)
                shares.append(standings[chooser].won / sum(standing.won for standing in standings))
            deals.append(sum(shares) / 2)
        low, high = (100 * each for each in interval(deals, games=2))
        kind = "advanced base" if asked.advanced else "mixed"
        share = 100 * sum(deals) / len(deals)
        print(f"{kind}, points: who chooses wins {share:.1f} % ({low:.1f} to {high:.1f}) of {2 * len(deals)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["blunders", "clairvoyant", "decks"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--set", type=Mode, choices=list(Mode), default=Mode.BASE)
    parser.add_argument("--iterations", type=int, default=800)
    options = parser.parse_args()
    if options.what == "blunders":
        blunders(options.games, options.set)
    elif options.what == "decks":
        decks(options.games)
    else:
        clairvoyant(options.games, options.set, options.iterations)


if __name__ == "__main__":
    main()
