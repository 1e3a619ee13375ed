"""The soak, in small: random input breaks nothing, and whatever it did can be done again."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]

# A game in which something is wrong from the first card on.
BROKEN = """
import sys
sys.path.insert(0, "build_scripts/checks")
import soak
from game.beasty_bar.rules.position import BadPosition

def check(state):
    raise BadPosition("Two lions.")

soak.KNOWN = {"beasty_bar": soak.KNOWN["beasty_bar"]._replace(check=check)}
soak.main(["--minutes", "30", "--seed", "2"])
"""


# A monkey that never finds the way to a table.
LOST = """
import sys
sys.path.insert(0, "build_scripts/checks")
import soak

soak.Monkey.events = lambda *_: []
sys.exit(soak.main(["--minutes", "0.02", "--seed", "2"]))
"""


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A process of its own, because it holds the window, and chance by its hair."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def soaked() -> "subprocess.CompletedProcess[str]":
    return run("build_scripts/checks/soak.py", "--minutes", "0.2", "--seed", "2")


def test_random_input_breaks_nothing(soaked: "subprocess.CompletedProcess[str]") -> None:
    assert (soaked.returncode, soaked.stderr) == (0, "")
    assert re.match(r"seed 2: 0\.2 minutes, \d{3} frames", soaked.stdout)
    assert {"Title", "Table"} < set(re.findall(r"[A-Z]\w+(?= \d)", soaked.stdout))


def test_it_says_how_much_of_it_was_play(soaked: "subprocess.CompletedProcess[str]") -> None:
    told = re.search(
        r"(\d+)% of the frames at the table \(at least 10%\), \d+ games to their end", soaked.stdout
    )
    assert told is not None
    assert int(told[1]) >= 10


def test_the_same_seed_does_the_same(soaked: "subprocess.CompletedProcess[str]") -> None:
    again = run("build_scripts/checks/soak.py", "--minutes", "0.2", "--seed", "2")
    assert again.stdout == soaked.stdout


def test_when_something_breaks_it_says_how_to_see_it_again() -> None:
    done = run("-c", BROKEN)
    assert done.returncode != 0
    assert re.search(r"seed 2, step \d+; the last events:\nstep \d+, \w+: <Event", done.stderr)
    assert "BadPosition: Two lions." in done.stderr


def test_whoever_gets_lost_in_the_menus_has_tested_nothing() -> None:
    done = run("-c", LOST)
    assert done.returncode == 1
    assert "0% of the frames at the table" in done.stdout
