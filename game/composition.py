"""The program as it is started: what there is to play, and who opens windows.

Nothing that takes long is imported before it is known what is wanted.
"""

from __future__ import annotations

import argparse
from typing import Final

from game.catalogue import CATALOGUE
from game.cli.program import Program
from game.desktop.complaint import complain


def _window(options: argparse.Namespace, program: Program) -> int:
    from game.desktop.probe import main

    return main(options, program)


def _measure(options: argparse.Namespace, program: Program) -> int:
    from game.desktop.benches import main

    return main(options, program)


PROGRAM: Final = Program(CATALOGUE, _window, _measure, complain)
