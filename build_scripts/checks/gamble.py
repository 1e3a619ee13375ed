"""Whether the search can gamble: ``python build_scripts/checks/gamble.py``.

An even gamble stands against something sure, in so many positions of each kind; the search looks ahead 3,000
times. Fails if it decides right less often than it has to.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.players.gamble import BARS, right


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Count how often the search decides right about a gamble.")
    parser.add_argument("--count", type=int, default=200, help="how many positions of each kind")
    count = parser.parse_args(arguments).count
    failed = 0
    for sure, bar in BARS.items():
        found = right(sure, count)
        failed += found < bar * count
        print(
            f"sure {sure:.0%} against an even gamble: right in {found} of {count}, at least {bar * count:.0f}"
        )
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
