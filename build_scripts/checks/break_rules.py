"""Break each rule of a game once, and see that some test notices.

``build_scripts/checks/break_rules.py [--game fantasy_pub] [--only WORD]`` works on copies of the project.
Each game has a table in `breaks/`: a file and the name of a rule, then a piece of the file (`-`) and what to
put in its place (`+`). Only the tests of the rules are run.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TESTS = {
    "beasty_bar": ("test_{rule}.py", "test_vectors.py"),
    "fantasy_pub": ("test_vectors.py", "test_event_cards.py", "test_closing.py"),
}
"""By game: the tests of its rules."""
TORN = ("NameError", "ImportError", "SyntaxError", "IndentationError")
"""If one of these is the error the rule was not broken, but its code."""


class Break(NamedTuple):
    """How to break a rule."""

    game: str
    file: str
    rule: str
    piece: str
    """Of the file; it is there once."""
    broken: str


def main() -> int:
    parser = argparse.ArgumentParser(description="Is every broken rule noticed?")
    parser.add_argument("--game", choices=TESTS, help="only this one")
    parser.add_argument("--only", default="", help="rules with this in their name")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else [*TESTS]
    breaks = [each for game in games for each in read(game) if arguments.only in each.rule]
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(arguments.processes):
            copies.put(copied(Path(folder) / str(number)))
        with ThreadPoolExecutor(arguments.processes) as pool:
            noticed = [*pool.map(lambda each: is_noticed(each, copies), breaks)]
    unnoticed = [each.rule for each, seen in zip(breaks, noticed, strict=True) if not seen]
    print(f"{sum(noticed)} of {len(breaks)} broken rules were noticed.", *unnoticed, sep="\n")
    return bool(unnoticed)


def read(game: str) -> list[Break]:
    """The table of a game; each piece is in its file just once."""
    table = (ROOT / "build_scripts/checks/breaks" / f"{game}.txt").read_text(encoding="utf-8")
    found = []
    for entry in table.split("\n\n"):
        head, *lines = entry.strip().splitlines()
        if head.startswith("#"):
            continue
        file, _, rule = head.partition(": ")
        piece, broken = ("\n".join(line[2:] for line in lines if line[0] == mark) for mark in "-+")
        count = (ROOT / "game" / game / "rules" / file).read_text(encoding="utf-8").count(piece)
        if count != 1:
            sys.exit(f"The rules have changed: {piece!r} ({rule}) is there {count} times.")
        found.append(Break(game, file, rule, piece, broken))
    return found


def copied(folder: Path) -> Path:
    """All that the tests of rules need."""
    folder.mkdir()
    for name in ("game", "tests", "pyproject.toml", "README.md"):
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, folder / name)
    return folder


def is_noticed(this: Break, copies: "SimpleQueue[Path]") -> bool:
    """Some test fails while this rule is broken."""
    copy = copies.get()
    path = copy / "game" / this.game / "rules" / this.file
    text, times = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(text.replace(this.piece, this.broken), encoding="utf-8")
    output = run_tests(
        copy, [f"tests/{this.game}/{name.format(rule=this.rule)}" for name in TESTS[this.game]]
    )
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled of it is good again
    copies.put(copy)
    if any(error in output for error in TORN):
        sys.exit(f"The rule was not broken but torn: {this.rule}.")
    failed = [line for line in output.splitlines() if line.startswith("FAILED")]
    name = failed[0].partition("::")[2].partition(" - ")[0] if failed else "NOT NOTICED"
    print(f"{this.rule:52} {name}", flush=True)
    return bool(failed)


def run_tests(copy: Path, tests: list[str]) -> str:
    """What is printed, up to the first that fails. Nothing broken is kept compiled."""
    options = ("-q", "-x", "-n", "0", "--no-header", "-p", "no:cacheprovider")
    run = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", *options, *tests],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout


if __name__ == "__main__":
    sys.exit(main())
