"""What stands below the table while a game is looked back at: the timeline, and the buttons under it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, PAGE, PANEL, TEXT
from game.shell.scenes.menus import button, even_size, ring, shine
from game.shell.stage import Box, Stage
from game.shell.viewer.track import Track

FIRST, TURN_BACK, BACK, PLAY, ON, TURN_ON, LAST = (
    *("first", "turn back", "back", "play", "on", "turn on"),
    "last",
)
SPEED, LENS, TRY, PLAY_ON, REVIEW, COPY = "speed", "lens", "try", "play on", "review", "copy"

HEIGHT: Final = 152.0
MARGIN, GAP = 44.0, 8.0
TRACK, ROW = 64.0, 56.0
SQUARE: Final = 62.0
WIDE: Final = {SPEED: 84.0, TRY: 220.0, PLAY_ON: 250.0, REVIEW: 220.0, COPY: SQUARE}
LARGE: Final = {**WIDE, TRY: 250.0, PLAY_ON: 330.0, REVIEW: 270.0}
"""How wide buttons are, and with large letters; the one that says who looks has what is left."""
NARROW, WIDEST = 200.0, 400.0
"""Of that one."""
ICONS: Final = {
    FIRST: "to_start",
    TURN_BACK: "turn_back",
    BACK: "arrow_left",
    ON: "arrow_right",
    TURN_ON: "speed",
    LAST: "to_end",
    LENS: "eye",
    TRY: "branch",
    PLAY_ON: "play",
    REVIEW: "search",
    COPY: "deck",
}
WAYS: Final = (FIRST, TURN_BACK, BACK, PLAY, ON, TURN_ON, LAST)
"""From left to right."""
WITH_WORDS: Final = (LENS, TRY, PLAY_ON, REVIEW)


@dataclass(frozen=True)
class Pointed:
    """What there is to say about what is pointed at."""

    text: str
    x: float = 0.0
    """Where on the timeline that is."""
    key: str = ""
    """Or which button it is."""


@dataclass(frozen=True)
class Shown:
    """What the console tells; if that is the same, it looks the same."""

    at: int
    playing: bool
    speed: str
    names: tuple[tuple[str, str], ...]
    """What buttons are called, in order; those that are not offered now are not among them."""
    inactive: frozenset[str] = frozenset()
    pointed: Pointed | None = None
    large: bool = False
    """Letters are."""


def box(stage: Stage) -> Box:
    """All of it."""
    return Box(0, stage.height - HEIGHT, stage.width, HEIGHT)


def track_box(stage: Stage) -> Box:
    """Where moments are."""
    return Box(MARGIN, stage.height - HEIGHT + 12, stage.width - 2 * MARGIN, TRACK)


def spots(stage: Stage, shown: Shown) -> list[Spot]:
    """The buttons, from left to right."""
    names, widths = dict(shown.names), LARGE if shown.large else WIDE
    row = Box(MARGIN, stage.height - ROW - 12, stage.width - 2 * MARGIN, ROW)
    boxes: dict[str, Box] = {}
    x = row.x
    for key in (*WAYS, SPEED):
        wide = widths.get(key, SQUARE)
        boxes[key] = row._replace(x=x, w=wide)
        x += wide + GAP
    right = row.x + row.w
    for key in (COPY, REVIEW, PLAY_ON, TRY):
        if key in names:
            right -= widths[key]
            boxes[key] = row._replace(x=right, w=widths[key])
            right -= GAP
    boxes[LENS] = row._replace(x=x + GAP, w=min(WIDEST, max(NARROW, right - x - 2 * GAP)))
    return [Spot(key, boxes[key], name, active=key not in shown.inactive) for key, name in shown.names]


class Console:
    """Paints it, when it has changed."""

    def __init__(self, desk: Desk, focus: Focus, track: Track) -> None:
        self._desk, self._focus, self.track = desk, focus, track
        self._before: Hashable = None

    def forget(self) -> None:
        """It has to be painted anew."""
        self._before = None

    def repaint(self, brush: Brush, shown: Shown) -> Box | None:
        """Paint it, and say where; None if it looks as it did."""
        now = shown, self._focus.key, self._focus.by_mouse, brush.stage.size
        if now == self._before:
            return None
        self._before = now
        self._draw(brush, shown)
        return box(brush.stage)

    def _draw(self, brush: Brush, shown: Shown) -> None:
        ground = box(brush.stage)
        for part, colour in ((ground, PANEL), (ground._replace(h=3), HAIRLINE)):
            brush.surface.fill(brush.art.colour(colour), brush.stage.pixels(part))  # nothing shines through
        self.track.draw(brush, track_box(brush.stage), shown.at)
        offered = spots(brush.stage, shown)
        size = even_size(brush, [spot for spot in offered if spot.key in WITH_WORDS], 24)
        for spot in offered:
            self._draw_button(brush, spot, shown, size)
        if shown.pointed is not None:
            self._draw_pointed(brush, shown.pointed, offered)

    def _draw_button(self, brush: Brush, spot: Spot, shown: Shown, size: float) -> None:
        key = str(spot.key)
        if key in WITH_WORDS:
            button(brush, self._focus, spot, icon=ICONS[key], size=size, enabled=spot.active)
            return
        icon = ("pause" if shown.playing else "play") if key == PLAY else ICONS.get(key, "")
        ring(brush, self._focus, key, spot.box, radius=14)
        if key == SPEED:
            brush.button(spot.box, shown.speed, size=size)
        else:
            brush.icon_button(spot.box, icon, enabled=spot.active, lit=key == PLAY and shown.playing)
        if spot.active:
            shine(brush, self._focus, key, spot.box, radius=14)

    def _draw_pointed(self, brush: Brush, pointed: Pointed, offered: Sequence[Spot]) -> None:
        """Above a button; of the timeline below it, so that no mark is hidden."""
        track = track_box(brush.stage)
        wide, high = brush.text_width(pointed.text, 21) + 36, min(24 + 16 * brush.type.scale, TRACK)
        x, top = pointed.x, track.y + track.h + 2
        for spot in offered:
            if spot.key == pointed.key:
                x, top = spot.box.centre[0], spot.box.y - high - 6
        left = min(max(x - wide / 2, 8.0), brush.stage.width - wide - 8)
        label = Box(left, top, wide, high)
        brush.panel(label, PAGE, radius=high / 2, border=GOLD, width=2)
        brush.text(pointed.text, label.inset(14, 0), 21, TEXT, align="center")


Names = tuple[tuple[str, str], ...]


def names(desk: Desk, lens: str, review: str, *, playing: bool, over: bool) -> Names:
    """What the buttons are called; those that look into hidden cards are there when a game is over."""
    say = desk.say
    called = {
        FIRST: say("To the beginning"),
        TURN_BACK: say("Previous turn"),
        BACK: say("Previous step"),
        PLAY: say("Stop") if playing else say("Play"),
        ON: say("Next step"),
        TURN_ON: say("Next turn"),
        LAST: say("To the end"),
        SPEED: say("Speed"),
        LENS: lens,
    }
    if over:
        called |= {TRY: say("What if?"), PLAY_ON: say("Keep playing")}
        called |= {REVIEW: review} if review else {}
        called |= {COPY: say("Copy position")}
    return tuple(called.items())
