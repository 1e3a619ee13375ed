"""The window as it opens, and what is seen in it until the rest of the game has been loaded.

That takes a few tenths of a second; whoever has clicked wants to see at once that something happens. So this
imports next to nothing, and looks into the settings with its own eyes.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.core.errors import BadSetup
from game.services import files
from game.services.paths import SETTINGS_FILE, project_folder
from game.shell.paint.palette import NORMAL, PAGE, THEMES

USUAL_SIZE = (1280, 720)
SMALLEST = (960, 600)
LARGEST = 10_000
"""Neither longer nor further away: whatever is not on a screen was not ours."""
TOP, SEEN = 60, 100
"""So much of a window's upper edge must be on a screen: by that one can drag it."""
ICON = "common/icon/icon_256.png"

Size = tuple[int, int]


class WindowPlan(NamedTuple):
    """How the window opens."""

    size: Size
    full_screen: bool
    place: tuple[int, int] | None
    """None leaves it to the system."""

    def settle(self) -> None:
        """Tell SDL where to put its first window."""
        if self.place is not None:
            os.environ.setdefault("SDL_VIDEO_WINDOW_POS", f"{self.place[0]},{self.place[1]}")


def window_plan(
    options: argparse.Namespace, kept: Mapping[str, Any], there: Sequence[pygame.Rect]
) -> WindowPlan:
    """Where and as large as it was the last time, as far as the screens that are there by now allow it;
    unless the command line wants something else."""
    size = _asked(options.size) if options.size else _kept_size(kept, there)
    full_screen = bool(kept.get("fullscreen")) and not (options.windowed or options.size)
    return WindowPlan(fitting(size), full_screen, _kept_place(kept, there))


def _asked(size: Size) -> Size:
    if max(size) > LARGEST:
        raise BadSetup(f"A window is at most {LARGEST} wide and high, not {size[0]}x{size[1]}.")
    return size


def _kept_size(kept: Mapping[str, Any], there: Sequence[pygame.Rect]) -> Size:
    """No larger than all screens together: a larger one may be gone."""
    width, height = kept.get("width"), kept.get("height")
    room = there[0].unionall(there[1:])
    return min(width, room.w) if width else USUAL_SIZE[0], min(height, room.h) if height else USUAL_SIZE[1]


def _kept_place(kept: Mapping[str, Any], there: Sequence[pygame.Rect]) -> tuple[int, int] | None:
    """Where the window was, unless it cannot be reached there, or would stick out for want of room."""
    x, y, (width, height) = kept.get("x"), kept.get("y"), _kept_size(kept, there)
    shrunk = width < (kept.get("width") or 0) or height < (kept.get("height") or 0)
    if x is None or y is None or shrunk:
        return None
    top = pygame.Rect(x, y, width, TOP)
    return (x, y) if any(top.clip(screen).w >= SEEN for screen in there) else None


def screens() -> list[pygame.Rect]:
    """Where the screens are. A single one begins at 0, 0; of several pygame only tells how large they are,
    but puts a window into the middle of each. Where it cannot, there may be one anywhere."""
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return [pygame.Rect((0, 0), sizes[0])]
    try:
        return [_around(_middle(number), size) for number, size in enumerate(sizes)]
    except pygame.error:
        return [pygame.Rect(-LARGEST, -LARGEST, 2 * LARGEST, 2 * LARGEST)]


def _middle(number: int) -> tuple[int, int]:
    """Of a screen, from a window that nobody gets to see."""
    from pygame._sdl2.video import WINDOWPOS_CENTERED, Window

    middle = WINDOWPOS_CENTERED | number  # the way SDL spells it
    window = Window(size=(2, 2), position=(middle, middle), hidden=True)
    place: Any = window.position
    window.destroy()
    return place[0] + 1, place[1] + 1


def _around(middle: tuple[int, int], size: Size) -> pygame.Rect:
    screen = pygame.Rect((0, 0), size)
    screen.center = middle
    return screen


def fitting(size: Size) -> Size:
    """At least so large that there is room for everything."""
    return max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])


def open_early(options: argparse.Namespace, kept: Mapping[str, Any], title: str) -> None:
    """Show the window with the game's badge in it. The game then takes it over as it is."""
    kept = {} if options.safe else kept
    plan = window_plan(options, kept, screens())
    plan.settle()
    badge = _badge()
    pygame.display.set_caption(title)
    if badge is not None:
        pygame.display.set_icon(badge)
    how = ((0, 0), pygame.FULLSCREEN) if plan.full_screen else (plan.size, pygame.RESIZABLE)
    try:
        surface = pygame.display.set_mode(*how)
    except pygame.error:  # the game will find out, and has somebody to tell
        return
    surface.fill(THEMES.get(str(kept.get("theme")), THEMES[NORMAL]).get(PAGE, PAGE))
    if badge is not None:
        surface.blit(badge, badge.get_rect(center=surface.get_rect().center))
    pygame.display.flip()


def _badge() -> pygame.Surface | None:
    """Where it is damaged, whoever reads pictures after this says so."""
    with suppress(pygame.error, OSError):
        return pygame.image.load(project_folder("assets") / ICON)
    return None


def glance(folder: Path) -> dict[str, Any]:
    """What the settings say about the window, as far as it makes sense, and about what was played in it. It
    is left to whoever reads them properly to keep a broken file aside and to tell the player."""
    try:
        content = json.loads(files.read(folder / SETTINGS_FILE, files.LONGEST_SETTINGS).decode("utf-8-sig"))
        sizes = {name: content.get(name) for name in ("width", "height", "x", "y")}
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}
    known = {name: each for name, each in sizes.items() if type(each) is int and abs(each) <= LARGEST}
    others = {name: content.get(name) for name in ("theme", "game")}
    return {**known, **others, "fullscreen": content.get("fullscreen") is True}
