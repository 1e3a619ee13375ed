"""Where things are: filters at the left, games in the middle, the chosen one at the right."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.shell.stage import Box, Stage

MARGIN: Final = 40.0
WIDEST: Final = 2200.0
HEAD, FOOT, GAP = 128.0, 116.0, 22.0
FILTERS, CARD = (292.0, 380.0), (430.0, 470.0)
"""How wide those columns are, with letters of the usual size and with large ones."""
FILTER, FILTER_GAP = 92.0, 9.0
ROW, TALL_ROW, ROW_GAP = 98.0, (160.0, 206.0), 10.0
"""How high a row is at least: with one line of players, or with two, in usual letters or in large ones."""
SMALL: Final = 0.6
"""Where a unit is less of a pixel than that, letters become no smaller, and a line of names is too long."""
SLIDER: Final = 14.0
"""How wide the slider beside the rows is."""
BUTTON: Final = 78.0


class Places(NamedTuple):
    """The parts of the screen."""

    head: Box
    filters: Box
    view: Box
    """Where rows are seen."""
    slider: Box
    card: Box
    foot: Box
    row: float
    """How high a row is: so many fill the view that none is cut."""
    tall: bool
    """Players stand in two lines, and pictures that are not needed are left out."""

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.row + ROW_GAP

    @property
    def shown(self) -> int:
        """How many rows are seen."""
        return round((self.view.h + ROW_GAP) / self.pitch)


def places(stage: Stage, *, folded: bool) -> Places:
    """For a window of that size; `folded`: letters are large."""
    wide = min(stage.width - 2 * MARGIN, WIDEST)
    left = (stage.width - wide) / 2
    middle = Box(left, HEAD, wide, stage.height - HEAD - FOOT)
    filters = middle._replace(w=FILTERS[folded])
    card = middle._replace(x=left + wide - CARD[folded], w=CARD[folded])
    start = filters.x + filters.w + GAP
    view = Box(start, middle.y, card.x - GAP - SLIDER - start, middle.h)
    tall = folded or stage.scale < SMALL
    shown = max(1, int((view.h + ROW_GAP) / ((TALL_ROW[folded] if tall else ROW) + ROW_GAP)))
    return Places(
        Box(left, 0, wide, HEAD),
        filters,
        view,
        Box(view.x + view.w + 6, view.y, SLIDER, view.h),
        card,
        Box(left, stage.height - FOOT, wide, FOOT),
        (view.h + ROW_GAP) / shown - ROW_GAP,
        tall,
    )
