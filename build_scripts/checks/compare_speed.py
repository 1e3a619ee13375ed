"""Is it as fast as before, and as clever? ``python build_scripts/checks/compare_speed.py BEFORE AFTER``.

Both are checkouts: folders, or revisions of git. They run in turns, one at a time, and CPU time counts: of
ten runs the best, or the ratio of those next to each other, whichever is kinder, and whatever misses its aim
is run again, thirty times in all, so that a busy machine raises no alarm. `--only rules search` takes parts:

* `rules`, `search`  what `bench` says of them
* `frames`           of a demo and of somebody at the keyboard, by the clock of `by_frames.py`: the bench of
                     frames takes two minutes, too long for twenty times
* `startup`          of the first frame and of the title, from `bench first-frame`
* `choices`          what the computers choose in 500 positions of random games, and how they explain it, byte
                     by byte; and how the rules answer on the way there (`engine`)

Ends with 1 if a figure misses its aim or an answer is another one.
"""

import argparse
import json
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

from checkouts import HERE, Engine, Json, checkout, game_command, output

RUNS, TRIES = 10, 3
POSITIONS = 500
ITERATIONS = 100
SLOWER = {"rules": 0.03, "search": 0.03, "frames": 0.05, "startup": 0.05}
"""By how much each may be slower than before."""
SETS, SEATS = ("base", "new", "mixed"), (2, 3, 4)
STRONGEST = "legend"
OTHERS = (
    "expert",
    "table",
    "barkeeper:trickster",
    "regular",
    "greedy",
    "guest:hoarder",
    "cub",
    "expert:rusher",
)
SCORINGS = ("points_2019", "count_2014", "count_2015", None)

DEMO = "--demo --seats greedy,table,greedy,table --set mixed --seed 7 --speed 1 --size 1280x720"
LOOKING = "--seats human,table --set base --seed 7 --speed 1 --size 1280x720"
KEYS = "- - - - " + "1 2 3 4 i escape b escape 1 1 - - - - - " * 3

Figures = Mapping[str, float]
"""By name, in CPU seconds."""
Measure = Callable[[Path, Path], Figures]
"""Of a checkout, in a working directory."""


# What is measured


def _bench(what: str) -> Measure:
    """Of every line that says how many per second, the seconds for one; the others tell microseconds."""

    def measure(folder: Path, where: Path) -> Figures:
        lines = output(game_command("bench", what), folder, where).splitlines()
        told = [re.fullmatch(r"(.+?): +([\d.,]+)( µs)?", line) for line in lines]
        assert all(told), lines
        figures = {line[1]: (float(line[2].replace(",", "")), line[3]) for line in told if line}
        return {
            name.replace(" per CPU second", ""): number * 1e-6 if unit else 1 / number
            for name, (number, unit) in figures.items()
        }

    return measure


def _frames(folder: Path, where: Path) -> Figures:
    runs = {
        "a frame of a demo": [DEMO, "--frames", "900"],
        "a frame while somebody looks around": [LOOKING, "--frames", "1200", "--keys", KEYS],
    }
    return {name: _by_frames(words, how, folder, where) for name, (words, *how) in runs.items()}


def _by_frames(words: str, how: Sequence[str], folder: Path, where: Path) -> float:
    with tempfile.TemporaryDirectory() as data:
        game = [*words.split(), "--data-dir", data, "--language", "en"]
        said = output([sys.executable, str(HERE / "by_frames.py"), *how, "--", *game], folder, where)
    frames, seconds = re.findall(r"[\d.]+", said)
    return float(seconds) / int(frames)


def _startup(folder: Path, where: Path) -> Figures:
    """Where somebody has played before."""
    with tempfile.TemporaryDirectory() as data:
        (Path(data) / "settings.json").write_text("{}", encoding="utf-8")
        said = output(game_command("--data-dir", data, "bench", "first-frame"), folder, where)
    first, title = map(float, said.split())
    return {"the first frame": first, "the title": title}


MEASURES: Mapping[str, Measure] = {
    "rules": _bench("rules"),
    "search": _bench("search"),
    "frames": _frames,
    "startup": _startup,
}


class Compared(NamedTuple):
    """One figure of both sides, at its best, and two ways to say how much slower the later one is."""

    name: str
    before: float
    after: float
    usual: float
    """Of the runs next to each other: the ratio in the middle. On a busy machine it wavers less."""

    @property
    def ratio(self) -> float:
        return self.after / self.before

    def slower(self, allowed: float) -> bool:
        """What is slower indeed is so either way; what is chance is seldom so in both."""
        return min(self.ratio, self.usual) > 1 + allowed


def compared(pairs: Sequence[tuple[Figures, Figures]]) -> list[Compared]:
    found = []
    for name in pairs[0][0]:
        values = [(before[name], after[name]) for before, after in pairs]
        best = [min(side) for side in zip(*values, strict=True)]
        found.append(Compared(name, best[0], best[1], median(after / before for before, after in values)))
    return found


def in_turns(measure: Measure, folders: Sequence[Path], runs: int) -> list[tuple[Figures, Figures]]:
    """Each with the one right before or after it; who comes first changes from run to run."""
    pairs = []
    with tempfile.TemporaryDirectory() as where:
        for run in range(runs):
            order = (0, 1) if run % 2 else (1, 0)
            found = {side: measure(folders[side], Path(where)) for side in order}
            pairs.append((found[0], found[1]))
    return pairs


def measured(part: str, folders: Sequence[Path], runs: int) -> bool:
    """Whether it is as fast as it has to be. Where it seems not to be, it gets more runs to show it."""
    pairs: list[tuple[Figures, Figures]] = []
    for _ in range(TRIES):
        pairs += in_turns(MEASURES[part], folders, runs)
        found = compared(pairs)
        if not any(figure.slower(SLOWER[part]) for figure in found):
            break
    for figure in found:
        print(told(part, figure, len(pairs)), flush=True)
    return not any(figure.slower(SLOWER[part]) for figure in found)


def told(part: str, figure: Compared, runs: int) -> str:
    missed = "  MISSED" if figure.slower(SLOWER[part]) else ""
    return (
        f"{part:8} {figure.name:40} {figure.before * 1e6:10,.1f} {figure.after * 1e6:10,.1f} µs"
        f"  best of {runs} {figure.ratio:.3f}x, side by side {figure.usual:.3f}x,"
        f" at most {1 + SLOWER[part]:.2f}x{missed}"
    )


# What is chosen


class Exchange(NamedTuple):
    """A question, and the answer to it."""

    request: Json
    answer: bytes


def random_games(engine: Engine, heard: list[Exchange]) -> Iterator[Json]:
    """Positions of all sets and numbers of seats; what was asked and answered on the way is written down."""

    def told(request: Json) -> Json:
        heard.append(Exchange(request, engine.ask(request)))
        answer: Json = json.loads(heard[-1].answer)
        return answer

    for seed, (mode, seats) in enumerate(cycle([(mode, seats) for mode in SETS for seats in SEATS])):
        chance = random.Random(seed)
        advanced = chance.random() < 0.3
        new = {"op": "new", "players": seats, "mode": mode, "seed": seed, "advanced": advanced}
        state = told(new)["state"]
        while actions := told({"op": "legal", "state": state})["actions"]:
            if len(actions) > 1 and chance.random() < 0.5:  # or all would be of few games
                yield state
            state = told({"op": "turn", "state": state, "action": chance.choice(actions)})["state"]


def questions(states: Sequence[Json]) -> list[Json]:
    """Of every position the strongest computer is asked, and another one."""
    asked = []
    for number, state in enumerate(states):
        for level in (STRONGEST, OTHERS[number % len(OTHERS)]):
            request = {"op": "choose", "state": state, "level": level, "seed": number}
            request |= {"iterations": ITERATIONS, "scoring": SCORINGS[number // 2 % len(SCORINGS)]}
            asked.append(request)
    return asked


def answers(folder: Path, requests: Sequence[Json]) -> list[bytes]:
    engine = Engine(folder)
    try:
        return [engine.ask(request) for request in requests]
    finally:
        engine.close()


def same_choices(before: Path, after: Path, count: int) -> bool:
    """Whether every answer is the same; the first that is not is shown."""
    heard: list[Exchange] = []
    engine = Engine(before)
    try:
        states = [*islice(random_games(engine, heard), count)]
    finally:
        engine.close()
    asked = questions(states)
    with ThreadPoolExecutor(2) as both:
        chosen, others = both.map(answers, (before, after), (asked, asked))
    rules = answers(after, [exchange.request for exchange in heard])
    refused = sum(b'"error"' in answer for answer in chosen)
    different = [
        *different_answers(asked, chosen, others),
        *different_answers([each.request for each in heard], [each.answer for each in heard], rules),
    ]
    print(
        f"choices  {len(states)} positions, {len(asked)} choices ({refused} refused) and {len(heard)} other"
        f" answers, {len(different)} differ{'  MISSED' if different else ''}"
    )
    if different:
        print(different[0])
    return not different and not refused


def different_answers(requests: Sequence[Json], before: Sequence[bytes], after: Sequence[bytes]) -> list[str]:
    every = zip(requests, before, after, strict=True)
    return [
        f"{json.dumps(request)}\n  before {ours.decode()}  after  {theirs.decode()}"
        for request, ours, theirs in every
        if ours != theirs
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Measure two checkouts in turns, and compare what they choose."
    )
    parser.add_argument("before", help="a folder, or a revision of git")
    parser.add_argument("after", help="the same")
    parts = [*MEASURES, "choices"]
    parser.add_argument("--only", nargs="+", choices=parts, default=parts, help="usually all")
    parser.add_argument("--runs", type=int, default=RUNS, help="of each; the best counts")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="to choose in")
    options = parser.parse_args(arguments)
    fine = True
    with ExitStack() as stack:
        folders = [stack.enter_context(checkout(name)) for name in (options.before, options.after)]
        if "choices" in options.only:
            fine &= same_choices(folders[0], folders[1], options.positions)
        for part in [part for part in MEASURES if part in options.only]:
            fine &= measured(part, folders, options.runs)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
