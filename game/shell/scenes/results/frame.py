"""Where everything is on the results: tabs, the page below them, a row of buttons, and a line."""

from __future__ import annotations

from typing import NamedTuple

from game.shell.stage import DESIGN_HEIGHT, Box, Stage

_WIDE, _MOST = 1616.0, 80.0
WIDEST = 1700.0
"""What there is between the doors."""


class Frame(NamedTuple):
    """The page from top to bottom; what a very high window has more is above and below."""

    top: float
    tabs: Box
    page: Box
    main: Box
    foot: Box


def framed(stage: Stage) -> Frame:
    """In the middle of a window; a high one leaves more to the page."""
    more = min(_MOST, stage.height - DESIGN_HEIGHT)
    top, middle = (stage.height - DESIGN_HEIGHT - more) / 2, stage.width / 2

    def row(y: float, high: float, wide: float = WIDEST) -> Box:
        return Box(middle - wide / 2, top + y, wide, high)

    foot = min(96.0, stage.height - top - more - 1016 - 4)
    return Frame(
        top,
        row(226, 54, _WIDE),
        row(290, 622 + more, _WIDE),
        row(930 + more, 74, _WIDE),
        row(1016 + more, foot),
    )
