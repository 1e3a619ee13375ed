"""The desktop game: the one place that knows everything."""

from __future__ import annotations

import os
import sys

NO_DISPLAY = "There is no display to open a window on; play in the terminal with: python -m game text"


def main() -> int:
    """Open the window and play; without a display, say so in one sentence."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    if not _has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    pygame.quit()
    return 0


def _has_display() -> bool:
    """SDL does not complain without a display: it draws into the void, unless that was asked for."""
    if "SDL_VIDEODRIVER" in os.environ:
        return True
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        return False  # known without SDL, which would grumble about it on its own

    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in ("offscreen", "dummy")
