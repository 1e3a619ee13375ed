"""What menus and dialogs share: buttons that answer to the focus, grounds, flags."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint import shapes
from game.shell.paint.brush import LINE, Brush
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    INK,
    PAGE,
    PANEL,
    QUIET,
    TEXT,
    WHITE,
    Livery,
)
from game.shell.paint.type import Face
from game.shell.scenes.scene import Scene
from game.shell.signals import Digit, Intent, PointerUp, Press, Signal
from game.shell.stage import Box


def dialog(brush: Brush, box: Box) -> None:
    """The panel of a dialog."""
    brush.glow(box, (0, 0, 0), radius=28, spread=36, strength=200)
    brush.panel(box, PANEL, radius=28, border=HAIRLINE, width=3)


def pointed(desk: Desk, focus: Focus, signal: Signal, spots: Sequence[Spot]) -> tuple[Spot | None, bool]:
    """The spot that a signal chooses, if any, and whether the focus looks different; both can be heard."""
    if signal == Press(Intent.MUTE):
        toggle_sound(desk)
        return None, True
    before = focus.key, focus.by_mouse
    spot = focus.handle(signal, spots)
    if spot is not None:
        desk.audio.play("click")
    elif focus.key not in (before[0], None):
        desk.audio.play("hover")
    return spot, (focus.key, focus.by_mouse) != before


class Menu(Scene):
    """A scene with something to point at; keys begin at that spot."""

    def __init__(self, desk: Desk, key: Hashable = None) -> None:
        super().__init__()
        self._desk, self.focus = desk, Focus(key)

    @abstractmethod
    def spots(self) -> Sequence[Spot]:
        """What can be pointed at, in reading order."""

    def pointed(self, signal: Signal) -> Spot | None:
        """The spot that a signal chooses, if any."""
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        return spot

    def numbered(self, signal: Signal) -> Spot | None:
        """The spot that a digit chooses at once, if it is a digit and there is one."""
        wanted = signal.number if isinstance(signal, Digit) else None
        spot = next((spot for spot in self.spots() if wanted and spot.digit == wanted), None)
        if spot is not None:
            self.focus.lead_to(spot.key)
            self._desk.audio.play("click")
        return spot


def toggle_sound(desk: Desk) -> None:
    """Be silent, or be heard again; for next time, too."""
    desk.settings.muted = desk.audio.muted = not desk.settings.muted
    desk.save_settings()
    desk.audio.play("click")


def button(
    brush: Brush,
    focus: Focus,
    spot: Spot,
    *,
    icon: str | None = None,
    size: float = 26,
    main: bool = False,
    enabled: bool = True,
    lower: float = 0.0,
) -> None:
    """A spot as a button, with a ring for keyboard and controller and a gleam under the mouse."""
    box = spot.box.moved(0, lower)
    ring(brush, focus, spot.key, box, main=main)
    brush.button(box, spot.name, icon=icon, size=size, main=main, enabled=enabled)
    if enabled:
        shine(brush, focus, spot.key, box)


def icon_button(brush: Brush, focus: Focus, spot: Spot, icon: str, *, lower: float = 0.0) -> None:
    """A spot as a small button without words."""
    box = spot.box.moved(0, lower)
    ring(brush, focus, spot.key, box, radius=14)
    brush.icon_button(box, icon)
    shine(brush, focus, spot.key, box, radius=14)


def even_size(brush: Brush, spots: Sequence[Spot], size: float, *, icon: bool = True) -> float:
    """As large as fits on all of these buttons: neighbours that speak up differently look wrong."""
    scale, sizes = brush.type.scale, [size * brush.type.scale]
    for spot in spots:
        high = max(size, min(size * scale, spot.box.h / LINE))
        room = spot.box.w - spot.box.h * (0.5 + (0.46 * 1.4 if icon else 0))
        width = max(1.0, brush.text_width(spot.name, high / scale, Face.TITLE))
        sizes.append(high * min(1.0, room / width))
    return min(sizes) / scale


def tick_box(
    brush: Brush, focus: Focus, spot: Spot, *, ticked: bool, size: float = 26, lower: float = 0.0
) -> None:
    """A spot as a line with a box to tick."""
    box = spot.box.moved(0, lower)
    ring(brush, focus, spot.key, box, radius=14)
    brush.panel(box, PANEL, radius=14)
    tick = Box(box.x + 16, box.centre[1] - 18, 36, 36)
    brush.panel(tick, GOLD if ticked else PAGE, radius=9, border=GOLD, width=3)
    if ticked:
        brush.icon("check", tick.inset(6), INK)
    words = Box(tick.x + tick.w + 20, box.y, box.w - tick.w - 52, box.h)
    brush.text(spot.name, words, size, TEXT, face=Face.TITLE)
    shine(brush, focus, spot.key, box, radius=14)


def choice_line(
    brush: Brush, focus: Focus, spot: Spot, value: str, *, size: float = 26, lower: float = 0.0
) -> None:
    """A spot as a line that says which of its values holds; each press goes on to the next."""
    box = spot.box.moved(0, lower)
    ring(brush, focus, spot.key, box, radius=14)
    brush.panel(box, PANEL, radius=14)
    words, arrows = box.inset(20, 0)._replace(w=box.w * 0.48 - 20), (box.x + box.w * 0.5, box.x + box.w - 44)
    brush.text(spot.name, words, size, TEXT, face=Face.TITLE)
    for left, icon in zip(arrows, ("arrow_left", "arrow_right"), strict=True):
        brush.icon(icon, Box(left, box.centre[1] - 12, 24, 24), GOLD)
    held = Box(arrows[0] + 32, box.y, arrows[1] - arrows[0] - 40, box.h)
    brush.text(value, held, size, GOLD, align="center")
    shine(brush, focus, spot.key, box, radius=14)


def goes_back(spot: Spot, signal: Signal) -> bool:
    """The arrow on the left of such a line's value was clicked."""
    return isinstance(signal, PointerUp) and 0.5 < (signal.at[0] - spot.box.x) / spot.box.w < 0.7


CHIP_MARGIN = 10.0
"""Beside the words on a chip."""


def chip(brush: Brush, focus: Focus, spot: Spot, *, taken: bool, size: float = 25) -> None:
    """A spot as one of several that exclude each other: the one that holds is ticked, a barred one locked."""
    box = spot.box
    ring(brush, focus, spot.key, box)
    brush.panel(box, CHOSEN if taken else PAGE, radius=18, border=GOLD if taken else BORDER, width=3)
    brush.text(spot.name, box.inset(CHIP_MARGIN, 0), size, TEXT if taken else QUIET, align="center")
    if taken or not spot.active:
        badge = Box(box.x + box.w - 26, box.y - 10, 34, 34)
        brush.panel(badge, GOLD if taken else BORDER, radius=17, border=PAGE, width=3)
        brush.icon("check" if taken else "lock", badge.inset(8), INK if taken else TEXT)
    shine(brush, focus, spot.key, box)


def ring(
    brush: Brush, focus: Focus, key: Hashable, box: Box, *, radius: float = 18, main: bool = False
) -> None:
    """Where keyboard or controller point; to be painted before the thing, which it must not tint."""
    if focus.key == key and not focus.by_mouse:
        brush.ring(box.inset(-9), TEXT if main else GOLD, radius=radius + 9, width=4)
        brush.panel(box.inset(-5), PAGE, radius=radius + 5)


def shine(brush: Brush, focus: Focus, key: Hashable, box: Box, *, radius: float = 18) -> None:
    """Where the mouse points; to be painted after the thing."""
    if focus.key == key and focus.by_mouse:
        gleam(brush, box, radius)


def gleam(brush: Brush, box: Box, radius: float = 18) -> None:
    """The mouse is here."""
    brush.panel(box, WHITE, radius=radius, alpha=30, border=GOLD, width=2)


def still(brush: Brush, key: Hashable, draw: Callable[[Brush], None]) -> None:
    """A picture as large as the window that is painted once and then only copied."""
    brush.surface.blit(kept(brush, key, draw), (0, 0))


def kept(brush: Brush, key: Hashable, draw: Callable[[Brush], None]) -> pygame.Surface:
    """The same, to do something else with."""
    size = brush.surface.get_size()

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        draw(Brush(surface, brush.stage, brush.art, brush.type))
        return surface

    return brush.art.ground((key, size), make)


def quiet_ground(brush: Brush, desk: Desk) -> None:
    """Where menus stand."""
    still(brush, ("quiet", desk.scenery), desk.scenery.quiet)


def labelled(brush: Brush, box: Box, label: str, icon: str, *, size: float, taken: bool) -> None:
    """A label behind its icon, both in the middle of a box; bright if it is what was chosen."""
    room = size * 1.6
    width = min(box.w - room, brush.text_width(label, size) + 2)
    left = box.centre[0] - (width + room) / 2
    brush.icon(icon, Box(left, box.y, size * 1.15, box.h), GOLD if taken else QUIET)
    brush.text(label, Box(left + room, box.y, width, box.h), size, TEXT if taken else QUIET)


def even(
    brush: Brush, texts: Sequence[str], size: float, room: float, high: float = 0.0, face: Face = Face.STRONG
) -> float:
    """The size for several texts of which the longest has to fit: side by side they look calm.

    Where it is known how high their boxes are, large letters are not made small for a width they never reach.
    """
    if high:
        size = max(size, min(size * brush.type.scale, high / LINE)) / brush.type.scale
    longest = max((brush.text_width(text, size, face) for text in texts), default=0.0)
    return size * min(1.0, room / max(1.0, longest))


def flag(
    brush: Brush, box: Box, livery: Livery, *, radius: float = 20, dim: bool = False, foot: float = 0.0
) -> None:
    """The left end of a seat's plate: its colour, cut at a slant, and its symbol; above a free foot."""
    rect = brush.stage.pixels(box)
    colour, corner = livery.dark if dim else livery.mid, brush.px(radius)
    picture = brush.art.made(("flag", rect.size, colour, corner), lambda: _slanted(rect.size, corner, colour))
    brush.surface.blit(picture, rect.topleft)
    side = min(box.w * 0.56, (box.h - foot) * 0.6)
    middle = box.x + box.w * 0.44, box.centre[1] - foot / 2
    ink = livery.light if dim else livery.ink
    brush.symbol(livery.symbol, Box(middle[0] - side / 2, middle[1] - side / 2, side, side), ink)


def _slanted(size: tuple[int, int], corner: int, colour: tuple[int, int, int]) -> pygame.Surface:
    width, height = size
    big = pygame.Surface((width * 4, height * 4), pygame.SRCALPHA)
    big.fill((*colour, 0))
    cut = round(height * 0.24)
    pygame.draw.polygon(
        big, colour, [(0, 0), (width * 4, 0), ((width - cut) * 4, height * 4), (0, height * 4)]
    )
    mask = shapes.rounded((width + 2 * corner, height), corner, (255, 255, 255, 255))
    return shapes.masked(pygame.transform.smoothscale(big, size), mask)
