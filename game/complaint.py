"""The last word of a program that cannot go on."""

from __future__ import annotations

import sys
from contextlib import suppress

from game import TITLE


def complain(text: str) -> None:
    """On standard error; in a box where the program was double-clicked, and nobody reads what is printed."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)
        return
    with suppress(Exception):  # without pygame there is no box either
        from pygame._sdl2.video import messagebox

        messagebox(TITLE, text, error=True)
