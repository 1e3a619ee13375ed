"""`python -m game`: hands over to the reader that the arguments ask for.

Nothing of the game is imported before that is known: every worker process imports this file again, and the
engine must run on a bare standard library.
"""

import sys


def main() -> int:
    """Run the reader named by the first argument; without one, the desktop game."""
    from game.cli.arguments import run
    from game.composition import PROGRAM

    return run(sys.argv[1:], PROGRAM)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # then a worker process is this program, too; elsewhere it is Python
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
