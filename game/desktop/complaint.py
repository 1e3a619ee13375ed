"""The last word of a program that cannot go on."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from game import TITLE
from game.services.streams import silence, started_by_hand


def complain(text: str) -> None:
    """On standard error; in a box where the program was double-clicked, and nobody reads what is printed."""
    if started_by_hand():
        _print(text)
    else:
        _show(text)


def _print(text: str) -> None:
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def _show(text: str) -> None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with suppress(Exception):  # without pygame there is no box either
        from pygame._sdl2.video import messagebox

        messagebox(TITLE, text, error=True)
