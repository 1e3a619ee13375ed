"""Thousands of damaged files of every kind: ``build_scripts/checks/fuzz_files.py --count 10000``.
With ``--archive``, replays that are listed, texts that are imported, and the index of games: so many of each.

Real saves, settings, replays and notes about lessons are torn, flipped, stuffed, forged and worse. None may
raise or hang, none may be lost, every game that is offered must go on, and nothing may be written outside the
player's folder.
"""

import argparse
import faulthandler
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.services.archive import damage
from tests.services.mutations import Watchman, fuzz

PATIENCE = 120
"""Seconds that a single file may take before it counts as hanging."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Read damaged files, as many as you like.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="the same seed damages the same")
    parser.add_argument("--archive", action="store_true", help="what the list of games is made from")
    options = parser.parse_args(arguments)
    watchman = Watchman()
    with tempfile.TemporaryDirectory() as outside:
        folder = Path(outside) / "one" / "two" / "data"
        folder.mkdir(parents=True)
        with watchman.watching(folder) as elsewhere:
            damaged = damage.fuzz if options.archive else fuzz
            outcomes = damaged(options.count, options.seed, folder, _be_patient)
    faulthandler.cancel_dump_traceback_later()
    print(f"seed {options.seed}: {outcomes.total()} files", *sorted(map(_told, outcomes.items())), sep="\n  ")
    if elsewhere:
        print("written elsewhere:", *sorted(set(elsewhere))[:20], sep="\n  ", file=sys.stderr)
        return 1
    return 0


def _be_patient() -> None:
    """Whatever hangs is shown and ended."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)


def _told(outcome: tuple[str, int]) -> str:
    return f"{outcome[0]}: {outcome[1]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
