"""How long the list of games takes: ``build_scripts/checks/measure_archive.py --games 7000 3000``.

Random games of each game in the catalogue, as many as is said, with people and computers of all levels. The
index is made from them, and asked for pages by everything that can be wanted; ends with 1 beyond the bars.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.catalogue import CATALOGUE
from game.core.errors import GameError
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.words import USUAL_NAMES
from game.services.archive.archive import Archive
from game.services.archive.index import FILE
from game.services.archive.rows import Outcome, Values, Wanted
from game.services.news import News
from game.services.saved_game import Sitting, spelled
from game.services.saves import ENDING, REPLAYS, Saves

REBUILD_SECONDS = 60.0
"""Of CPU, for all of them."""
ANSWER_SECONDS = 0.1
PAGE = 50
NAMES = ("Julia", "Max", "Zoe", "Tim", *USUAL_NAMES[:3])
BEGAN, APART = 1_600_000_000, 9_000
"""When the first one was played, and how many seconds lie between two."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the list of games.")
    parser.add_argument("--games", type=int, nargs="+", default=[7000, 3000], help="of each game")
    parser.add_argument("--folder", type=Path, help="keep them there; those that are there are used again")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as elsewhere:
        folder = options.folder or Path(elsewhere)
        for listing, count in zip(CATALOGUE, options.games, strict=False):
            make(folder, listing.load(), count)
        return 0 if measured(folder) else 1


def make(folder: Path, module: GameModule, count: int) -> None:
    place = folder / REPLAYS / module.key
    place.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        path, when = place / f"game_{number:06}{ENDING}", BEGAN + number * APART
        if not path.exists():
            chance = Random(number)
            match = played(module, number, chance)
            path.write_bytes(spelled(module, match, seated(module, match, when, chance)))
            os.utime(path, (when, when))


def played(module: GameModule, number: int, chance: Random) -> AnyMatch:
    """A random game of any kind there is."""
    rules, words = module.rules, {"players": str(module.seats[number % len(module.seats)])}
    chosen = {
        name: word for each in module.choices for name, word in chance.choice(each.options).words.items()
    }
    try:
        match: AnyMatch = Match(rules, rules.parse_setup(words | chosen), number)
    except GameError:  # not everything goes together
        match = Match(rules, rules.parse_setup(words), number)
    while match.to_act is not None:
        action = chance.choice(rules.legal_actions(match.state))
        match.actions.append(action)
        match.state = rules.advance(match.state, action)
    return match


def seated(module: GameModule, match: AnyMatch, when: int, chance: Random) -> Sitting:
    seats = module.rules.seats(match.setup)
    computers = [chance.choice(module.levels).key for _ in range(seats)]
    who = [HUMAN if not seat or chance.random() < 0.3 else computers[seat] for seat in range(seats)]
    started = time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
    return Sitting(tuple(who), tuple(chance.sample(NAMES, seats)), asked=match.setup, started=started)


def measured(folder: Path) -> bool:
    """Whether all of it is quick enough."""
    (folder / FILE).unlink(missing_ok=True)
    archive = Archive(folder, CATALOGUE, Saves(folder), News())
    rebuilt, _ = timed(lambda: [*archive.steps()][-1])
    print(f"{archive.count()} games: index made in {rebuilt:.1f} s of CPU, {size(folder):.1f} MB")
    slowest = 0.0
    for what, ask in questions(archive):
        took, found = timed(ask)
        slowest = max(slowest, took)
        print(f"  {took * 1000:6.1f} ms  {what}: {found}")
    archive.close()
    print(f"slowest answer {slowest * 1000:.1f} ms of CPU")
    return rebuilt <= REBUILD_SECONDS and slowest <= ANSWER_SECONDS


def timed(ask: Callable[[], object]) -> tuple[float, object]:
    began = time.process_time()
    found = ask()
    return time.process_time() - began, found


def size(folder: Path) -> float:
    return (folder / FILE).stat().st_size / 1e6


def questions(archive: Archive) -> list[tuple[str, Callable[[], object]]]:
    """Everything that a list asks when a filter is changed: how many, and a page from either end."""
    values = archive.values()
    asked: list[tuple[str, Callable[[], object]]] = [("values", lambda: len(archive.values().persons))]
    for wanted in wishes(values):
        told = ", ".join(f"{name}={value}" for name in Wanted.__slots__ if (value := getattr(wanted, name)))
        last = max(0, archive.count(wanted) - PAGE)
        asked += [
            (f"count {told}", partial(archive.count, wanted)),
            ("  first page", partial(page, archive, wanted, 0)),
            ("  last page", partial(page, archive, wanted, last)),
        ]
    return asked


def page(archive: Archive, wanted: Wanted, first: int) -> int:
    return len(archive.rows(wanted, first, PAGE))


def wishes(values: Values) -> Sequence[Wanted]:
    person = values.persons[0]
    return (
        Wanted(),
        *(Wanted(game=key) for key in values.games),
        *(Wanted(person=each) for each in values.persons[:2]),
        *(Wanted(person=person, outcome=outcome) for outcome in Outcome),
        *(Wanted(outcome=outcome) for outcome in Outcome),
        Wanted(level=values.levels[0]),
        Wanted(seats=values.seats[0]),
        *(Wanted(setup=(word,)) for word in values.setup[:2]),
        Wanted(since=values.days[0], until=values.days[-1]),
        Wanted(game=values.games[0], person=person, seats=2, outcome=Outcome.WON, serious=True),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
