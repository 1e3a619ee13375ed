"""`python -m game bench`: what is measured without a window.

How strong each computer is becomes a Markdown table that grows row by row. Times are those of the processor,
so that a busy machine gives the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from time import perf_counter, process_time
from typing import Final

from game.cli.arena import duel
from game.cli.contest import Contest, Result, limited, milliseconds
from game.cli.crew import cores
from game.cli.helping import OPPONENTS_BENCH, workshop_of
from game.cli.progress import progress_bar
from game.core.listing import Listing
from game.core.module import GameModule
from game.core.player import Budget
from game.core.workshop import Trial

SEED: Final = 1
HURRIED: Final = Budget(iterations=20)
"""For a quick look whether everything runs."""
PLAYERS: Final = "players"
"""The word of a set-up that has a column of its own."""


def main(game: Listing, what: str, *, quick: bool) -> int:
    """Measure what was asked for."""
    workshop = workshop_of(game.load())
    if what == OPPONENTS_BENCH and workshop.trials is not None:
        return opponents(game, list(workshop.trials()), quick=quick)
    for line in workshop.benches[what].report(process_time):
        print(line, flush=True)
    return 0


def opponents(game: Listing, trials: Sequence[Trial], *, quick: bool = False, jobs: int | None = None) -> int:
    """Measure everything; each row is printed as soon as it is known."""
    start, processes = perf_counter(), jobs or cores()
    words = [name for name in trials[0].words if name != PLAYERS]
    heads = ["level", "against", "seats", *words, "thinks", "games", "wins", "aim", "a thought", "slowest"]
    print(_line(heads))
    print(_line(["---"] * len(heads)), flush=True)
    for trial in trials:
        trial = hurried(game.load(), trial) if quick else trial
        print(_line(_cells(trial, words, _measured(game, trial, processes))), flush=True)
    seconds = round(perf_counter() - start)
    print(f"\nAll of it took {seconds // 60} min {seconds % 60} s with {processes} processes; seed {SEED}.")
    return 0


def hurried(module: GameModule, trial: Trial) -> Trial:
    """The same with a single deal and hardly any thought, where there is any."""
    searches = module.opponent(trial.challenger)[0].searches
    return replace(trial, games=int(trial.words[PLAYERS]), budget=HURRIED if searches else trial.budget)


def _measured(game: Listing, trial: Trial, jobs: int) -> Result:
    who = [trial.challenger, trial.rival]
    contest = Contest(who, trial.words, trial.games, SEED, trial.budget, rivals_as_usual=True)
    with progress_bar() as bar:
        return duel(game, contest, jobs, bar.show)


def _cells(trial: Trial, words: Iterable[str], result: Result) -> list[str]:
    return [
        trial.challenger,
        trial.rival,
        str(result.seats),
        *(trial.words[name] for name in words),
        limited(trial.budget) or "as usual",
        str(result.games),
        result.percent,
        trial.aim,
        milliseconds(result.think_cpu),
        milliseconds(result.think_max_cpu),
    ]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
