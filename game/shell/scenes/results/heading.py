"""The heading of the results: who has won, behind as many medals, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, INK, PAGE, TEXT, Dress, Livery, rgb
from game.shell.paint.rich import Spans, face_of
from game.shell.paint.type import Face
from game.shell.stage import Box

_SHADOW = rgb("#1A0710")
_CREAM = rgb("#FFF1CC")
_AROUND = ((-6, 0), (6, 0), (0, -6), (0, 6), (5, 5), (-5, 5), (5, -5), (-5, -5))
_BELOW = ((0, 11), (5, 9), (-5, 9))
"""Where the dark edge of large letters is, thicker at their foot."""
_WIDEST, _CORNER = 1560.0, 210.0
"""As wide as a heading becomes, and what it leaves free at either side, where the button of the log is."""


def write_heading(
    brush: Brush, text: str, winners: Sequence[Livery], top: float, *, crowned: bool = True
) -> None:
    """Who won, behind as many medals, which are `crowned` where somebody triumphs; that is large enough for
    anybody."""
    wide = min(_WIDEST, brush.stage.width - 2 * _CORNER)
    room, whole = wide - 128 * len(winners), 92.0 / brush.type.scale
    size = min(whole, whole * room / max(1.0, brush.text_width(text, whole, Face.TITLE)))
    width = brush.text_width(text, size, Face.TITLE)
    left = brush.stage.width / 2 - (width + 128 * len(winners)) / 2
    for number, livery in enumerate(winners):
        _paint_medal(brush, Box(left + 128 * number, top + 44, 112, 112), livery, crowned=crowned)
    _outlined(brush, text, Box(left + 128 * len(winners), top + 40, width + 8, 112), size)


def write_verdict(brush: Brush, told: Spans, dress: Dress, top: float) -> None:
    """Why it ended as it did; those who are named have colours of their own."""
    runs = [(text, TEXT if seat is None else dress[seat].text, face_of(seat)) for text, seat in told]
    width = min(1500.0, sum(brush.text_width(text, 26, face) for text, _, face in runs) + 90)
    box = Box(brush.stage.width / 2 - width / 2, top + 164, width, 52)
    brush.panel(box, PAGE, radius=26, border=GOLD, width=2, alpha=240)
    brush.runs(runs, box.inset(36, 0), 26, align="center")


def _paint_medal(brush: Brush, box: Box, livery: Livery, *, crowned: bool) -> None:
    """The winner's symbol, and a crown on top."""
    brush.picture(f"furniture/medallion_{livery.name}", box)
    if not crowned:
        return
    crown = Box(box.x + box.w / 2 - 33, box.y - 34, 66, 58)
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, 2), (2, -2), (-2, -2)):
        brush.icon("crown", crown.moved(dx, dy), INK)
    brush.icon("crown", crown, GOLD)


def _outlined(brush: Brush, text: str, box: Box, size: float) -> None:
    """Large letters that stand out from whatever is behind them."""
    for dx, dy in (*_AROUND, *_BELOW):
        brush.text(text, box.moved(dx, dy), size, _SHADOW, face=Face.TITLE, fit=False)
    brush.text(text, box, size, _CREAM, face=Face.TITLE, fit=False)
