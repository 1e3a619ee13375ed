"""The parts of the table around the board, each painted anew only when what it tells has changed.

A panel is a record of what it tells; two equal records look the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol

from game.shell.desk import Desk
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import Dress
from game.shell.stage import Box
from game.shell.table.slots import Slots


class Pane(NamedTuple):
    """A part of the still picture, whoever paints it."""

    content: object
    """What it tells: equal contents are painted once."""
    box: Box
    """All it ever paints on."""
    paint: Callable[[Brush], None]


@dataclass(frozen=True)
class Props:
    """What the panels of the house are painted with."""

    desk: Desk
    slots: Slots
    dress: Dress
    picture: Callable[[Hashable], Picture | None]
    """What something of the game looks like, by its key."""


class Panel(Protocol):
    """Something that draws itself into its part of the table."""

    def box(self, slots: Slots) -> Box:
        """All it ever paints on."""

    def draw(self, brush: Brush, props: Props) -> None:
        """Paint it."""


def pane(panel: Panel, props: Props) -> Pane:
    """A panel of the house as a part of the picture."""
    return Pane(panel, panel.box(props.slots), partial(panel.draw, props=props))
