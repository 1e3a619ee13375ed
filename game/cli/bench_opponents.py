"""`python -m game bench opponents`: how strong each computer is, as a Markdown table that grows row by row.

What is measured is data: change the games of a row here if the whole takes longer than half an hour. Times
are those of the processor, so that a busy machine gives the same table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from time import perf_counter

from game.cli.arena import duel
from game.cli.contest import Result, limited, milliseconds
from game.cli.crew import cores
from game.cli.progress import progress_bar
from game.core.module import GameModule
from game.core.player import USUAL, Budget

SEED = 1
TENTH = Budget(iterations=800)
"""What a tenth of a second gives; counted, so that every machine gets the same figures."""
HURRIED = Budget(iterations=20)
"""For a quick look whether everything runs."""


@dataclass(frozen=True, slots=True)
class Row:
    """A duel to measure. Who takes part is filled in from the levels there are, where it is left open."""

    card_set: str
    scoring: str
    games: int
    aim: str = ""
    rival: str = ""
    seats: int = 2
    budget: Budget = USUAL
    """The challenger's; its rivals think as usual."""
    challenger: str = ""


STRONGEST = (
    Row("base", "points_2019", 200, ">= 99", "random", budget=TENTH),
    Row("base", "points_2019", 200, ">= 97", "greedy", budget=TENTH),
    Row("base", "points_2019", 200, ">= 82", "table", budget=TENTH),
    Row("base", "count_2014", 20, "", "random", budget=TENTH),
    Row("base", "count_2014", 20, "", "greedy", budget=TENTH),
    Row("base", "count_2014", 160, ">= 80", "table", budget=TENTH),
    Row("new", "points_2019", 100, ">= 97", "random", budget=TENTH),
    Row("new", "points_2019", 50, ">= 90", "greedy", budget=TENTH),
    Row("new", "points_2019", 120, ">= 78", "table", budget=TENTH),
    Row("new", "count_2015", 100, ">= 97", "random", budget=TENTH),
    Row("new", "count_2015", 50, ">= 90", "greedy", budget=TENTH),
    Row("new", "count_2015", 120, ">= 78", "table", budget=TENTH),
    Row("mixed", "points_2019", 100, ">= 97", "random", budget=TENTH),
    Row("mixed", "points_2019", 50, ">= 90", "greedy", budget=TENTH),
    Row("mixed", "points_2019", 160, ">= 78", "table", budget=TENTH),
    Row("mixed", "count_2015", 100, ">= 97", "random", budget=TENTH),
    Row("mixed", "count_2015", 50, ">= 90", "greedy", budget=TENTH),
    Row("mixed", "count_2015", 160, ">= 78", "table", budget=TENTH),
    Row("base", "points_2019", 120, ">= 62", "table", seats=3, budget=TENTH),
    Row("base", "points_2019", 160, ">= 48", "table", seats=4, budget=TENTH),
)
"""The strongest level; the same rival takes all the other seats."""

WEAKEST = (
    Row("base", "points_2019", 2000, "<= 50", "greedy"),
    Row("base", "count_2014", 2000, "<= 50", "greedy"),
    Row("new", "points_2019", 2000, "<= 50", "greedy"),
    Row("new", "count_2015", 2000, "<= 50", "greedy"),
)

LADDER = (
    Row("base", "count_2014", 800, "65-85"),
    Row("base", "points_2019", 800, "65-85"),
    Row("new", "count_2015", 800, "65-85"),
)
"""Each level against the one below."""
TOP_GAMES = 100
"""Of these for the strongest level, which takes its time."""

CHARACTERS = (
    Row("base", "points_2019", 1000, "about 50"),
    Row("new", "count_2015", 1000, "about 50"),
)
"""The middle level of each character against the same without one."""

COLUMNS = (
    "level",
    "against",
    "seats",
    "set",
    "scoring",
    "thinks",
    "games",
    "wins",
    "aim",
    "a thought",
    "slowest",
)


def rows(module: GameModule) -> Iterator[Row]:
    """All duels of the bench."""
    weakest, middle, strongest = (module.levels[at].key for at in (0, len(module.levels) // 2, -1))
    yield from (replace(row, challenger=strongest) for row in STRONGEST)
    for weaker, stronger in pairwise(module.levels):
        for row in LADDER:
            met = replace(row, challenger=stronger.key, rival=weaker.key)
            yield replace(met, games=TOP_GAMES, budget=TENTH) if stronger.key == strongest else met
    yield from (replace(row, challenger=weakest) for row in WEAKEST)
    for character in module.characters:
        named = f"{middle}:{character.key}"
        yield from (replace(row, challenger=named, rival=middle) for row in CHARACTERS)


def opponents(module: GameModule, *, quick: bool = False, jobs: int | None = None) -> int:
    """Measure everything; each row is printed as soon as it is known."""
    start, processes = perf_counter(), jobs or cores()
    print(_line(COLUMNS))
    print(_line(["---"] * len(COLUMNS)), flush=True)
    for row in rows(module):
        row = hurried(module, row) if quick else row
        print(_line(_cells(row, _measured(module, row, processes))), flush=True)
    seconds = round(perf_counter() - start)
    print(f"\nAll of it took {seconds // 60} min {seconds % 60} s with {processes} processes; seed {SEED}.")
    return 0


def hurried(module: GameModule, row: Row) -> Row:
    """The same with a single deal and hardly any thought, where there is any."""
    searches = module.opponent(row.challenger)[0].searches
    return replace(row, games=row.seats, budget=HURRIED if searches else row.budget)


def _measured(module: GameModule, row: Row, jobs: int) -> Result:
    words = {"players": str(row.seats), "set": row.card_set, "scoring": row.scoring}
    with progress_bar() as bar:
        return duel(
            module,
            row.challenger,
            [row.rival],
            words,
            games=row.games,
            seed=SEED,
            budget=row.budget,
            rivals_budget=USUAL,
            jobs=jobs,
            progress=bar.show,
        )


def _cells(row: Row, result: Result) -> list[str]:
    return [
        row.challenger,
        row.rival,
        str(result.seats),
        row.card_set,
        row.scoring,
        limited(row.budget) or "as usual",
        str(result.games),
        result.percent,
        row.aim,
        milliseconds(result.think_cpu),
        milliseconds(result.think_max_cpu),
    ]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
