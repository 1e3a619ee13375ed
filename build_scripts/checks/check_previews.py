"""Whether previews come true: ``python build_scripts/checks/check_previews.py --count 1000``.

Every legal action of so many random positions, of all card sets and numbers of seats, is previewed and then
carried out. The first preview that differs from what happens raises.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.beasty_bar import foresight as bar
from tests.fantasy_pub import foresight as pub

GAMES = {"beasty_bar": bar.check_all, "fantasy_pub": pub.check_all}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compare previews with what then happens.")
    parser.add_argument("--game", choices=GAMES, default="beasty_bar")
    parser.add_argument("--count", type=int, default=1000, help="how many positions")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    actions = GAMES[options.game](options.count, options.seed)
    print(f"seed {options.seed}: {actions} actions in {options.count} positions, each as previewed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
