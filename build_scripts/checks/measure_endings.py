"""How often does the strongest computer play the last turns worse than it could?

``python build_scripts/checks/measure_endings.py [CHECKOUT ...]`` takes positions from games of strong
computers between two seats, and solves them: `open` ones, in which all is known, exactly; `closed` ones by
the mean of all the ways in which the hidden cards may lie. Then it asks each checkout (folders or revisions
of git; usually this one) what its strongest computer would do, and counts the decisions that give away more
than 0.01 of a victory. Ends with 1 if the last checkout does so in an open position.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from checkouts import ROOT, Engine, checkout

from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import Action, Play
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.wire import objects
from game.core.fairness import mind
from game.core.player import Budget, decided
from game.players.duel import MOST_WORLDS, Duel

RULES = BEASTY_BAR.rules
STRONG = (("legend", 400), ("expert", 80))
"""Whose games the positions are from, and how many iterations they think."""
PLENTY = 10**9
"""No ending has so many moves."""
BEARABLE = 0.01


class Ending(NamedTuple):
    """A position, and what the seat to move gets of the victory by each of its actions."""

    seed: int
    state: State
    shares: dict[Action, float]
    moves: int
    """How many had to be looked at to find the best."""

    def lost(self, action: Action) -> float:
        return max(self.shares.values()) - self.shares[action]


def last_turns(mode: Mode, scoring: Scoring) -> Iterator[tuple[int, State, int]]:
    """Positions in which there is something to choose, with the number of worlds there can be."""
    sight = outlook(mode, 2, scoring)
    for seed in count():
        seated = STRONG if seed % 2 else STRONG[::-1]
        players = [
            BEASTY_BAR.computer(who, mind(seed, seat), Budget(iterations))
            for seat, (who, iterations) in enumerate(seated)
        ]
        state = RULES.new_game(Setup(mode=mode, scoring=scoring), seed).state
        while legal := RULES.legal_actions(state):
            view = RULES.view(state, state.to_move)
            worlds = sight.worlds(view, MOST_WORLDS)
            if worlds and len(legal) > 1 and not state.stacking:
                yield seed, state, len(worlds)
            state = RULES.advance(state, decided(players[state.to_move], view, legal).action)


def collected(mode: Mode, scoring: Scoring, wanted: Mapping[str, int]) -> dict[str, list[Ending]]:
    """By kind as many as are wanted."""
    found: dict[str, list[Ending]] = {kind: [] for kind in wanted}
    for seed, state, worlds in last_turns(mode, scoring):
        if all(len(found[kind]) == count for kind, count in wanted.items()):
            break
        kind = "open" if worlds == 1 else "closed"
        if len(found[kind]) < wanted[kind]:
            found[kind].append(solved(seed, state))
    return found


def solved(seed: int, state: State) -> Ending:
    sight = outlook(state.options.mode, state.players, state.options.scoring)
    view = RULES.view(state, state.to_move)
    position, worlds = sight.position(view), sight.worlds(view, MOST_WORLDS)
    duel = Duel(sight, worlds, PLENTY)
    for _ in duel.solve(position, worlds[0]):
        pass
    moves, shares = duel.moves, dict[Action, float]()
    for move in (
        move for key in sight.keys(position, worlds[0]) for move in sight.moves(position, worlds[0], key)
    ):
        *_, share = duel.means(position, move)
        shares[move.actions[0]] = max(share, shares.get(move.actions[0], 0.0))
    return Ending(seed, state, shares, moves)


def chosen(engine: Engine, ending: Ending, iterations: int) -> Play:
    request = {
        "op": "choose",
        "state": objects.from_state(ending.state),
        "scoring": ending.state.options.scoring.value,
        "level": BEASTY_BAR.levels[-1].key,
        "seed": ending.seed,
        "iterations": iterations,
    }
    return objects.to_play(engine.answer(request)["action"]["path"])


def measured(kind: str, name: str, endings: Sequence[Ending], iterations: int) -> int:
    with checkout(name) as folder, closing(Engine(folder)) as engine:
        lost = [ending.lost(chosen(engine, ending, iterations)) for ending in endings]
    bad = [share for share in lost if share > BEARABLE]
    print(
        f"{kind:6} {name}: {len(bad)} of {len(lost)} decisions give away more than {BEARABLE},"
        f" {max(lost):.2f} at most; {100 * fmean(lost):.2f} % of a victory a decision",
        flush=True,
    )
    return len(bad)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Count what the strongest computer gives away in the end.")
    parser.add_argument("checkouts", nargs="*", default=[str(ROOT)], help="folders, or revisions of git")
    parser.add_argument("--open", type=int, default=390, help="so many positions in which all is known")
    parser.add_argument("--closed", type=int, default=100, help="and so many in which little is hidden")
    parser.add_argument("--set", type=Mode, choices=[Mode.BASE, Mode.NEW], default=Mode.BASE)
    parser.add_argument("--scoring", type=Scoring, choices=list(Scoring), default=Scoring.POINTS_2019)
    parser.add_argument("--iterations", type=int, default=800, help="to think about each")
    options = parser.parse_args(arguments)
    wanted = {"closed": options.closed, "open": options.open}
    endings = collected(options.set, options.scoring, wanted)
    bad = 0
    for kind, found in endings.items():  # the open ones come last
        if not found:
            continue
        moves = sorted(ending.moves for ending in found)
        print(
            f"{kind:6} {len(found)} positions of {found[-1].seed + 1} games, solved by looking at"
            f" {median(moves):.0f} moves, one of ten at {moves[len(moves) * 9 // 10]}, at most {moves[-1]}",
            flush=True,
        )
        bad = [measured(kind, name, found, options.iterations) for name in options.checkouts][-1]
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
