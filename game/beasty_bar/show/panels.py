"""What stands still on the table and tells something: the bar, THAT'S IT, and the tray of the hand.

A panel is a record of what it tells; two equal records look the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.beasty_bar.rules.animals import OWNER, Card
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import Places
from game.core.rules import Seat
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD, COLD_TEXT, GOLD, HAIRLINE, INK, PAGE, PANEL, QUIET, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Pane

SILHOUETTE = rgb("#4A1E0C")
BAR_GUESTS_PER_SHELF = 4
PILE_COUNT = 62.0
"""How much room the count of a pile needs behind its title."""
GUEST_WIDTH = 74.0
"""How wide guests are as long as there is room for them."""


class Panel(Protocol):
    """Something that draws itself into its part of the table."""

    def box(self, places: Places) -> Box:
        """All it ever paints on."""

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """Paint it."""


def pane(panel: Panel, places: Places, cards: CardArt) -> Pane:
    """A panel as a part of the picture."""
    return Pane(panel, panel.box(places), lambda brush: panel.draw(brush, places, cards))


@dataclass(frozen=True)
class Bar:
    """Who has got in."""

    guests: tuple[Card, ...]
    title: str
    closed: str = ""
    """Why nobody sees who they are, if so."""

    def box(self, places: Places) -> Box:
        """The slot."""
        return places["bar"]

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """Silhouettes on two shelves, each with its owner's symbol; they get smaller as it fills."""
        box = places["bar"]
        brush.picture("places/bar_window", box)
        head = Box(box.x + 26, box.y + 8, box.w - 52, 50)
        brush.text(self.title, head._replace(w=head.w - PILE_COUNT), 27, TEXT, face=Face.TITLE)
        brush.text(str(len(self.guests)), head, 30, GOLD, face=Face.TITLE, align="right")
        if self.closed:
            self._draw_closed(brush, Box(box.x + 26, box.y + 58, box.w - 52, 208))
            return
        for card, place in zip(self.guests, self.boxes(places, len(self.guests)), strict=True):
            self._guest(brush, cards, card, place)

    def _draw_closed(self, brush: Brush, room: Box) -> None:
        """A shutter in front of the shelves."""
        brush.panel(room, PAGE, radius=18, border=HAIRLINE, alpha=225)
        brush.icon("lock", Box(room.centre[0] - 34, room.y + 34, 68, 68), GOLD)
        brush.text(self.closed, Box(room.x + 14, room.y + 120, room.w - 28, 56), 23, QUIET, align="center")

    @staticmethod
    def boxes(places: Places, count: int) -> list[Box]:
        """Where each guest is."""
        box = places["bar"]
        columns = max(BAR_GUESTS_PER_SHELF, -(-count // 2))
        shelves = Box(box.x + 26, box.y + 58, box.w - 52, 208).column(2, 0)
        return [shelves[number // columns].row(columns, 0)[number % columns] for number in range(count)]

    def _guest(self, brush: Brush, cards: CardArt, card: Card, place: Box) -> None:
        width = min(place.w * 1.15, GUEST_WIDTH)
        picture = cards.silhouette(card, brush.px(width), SILHOUETTE)
        foot = brush.stage.pixels(Box(place.centre[0] - width / 2, place.y, width, place.h - 14))
        height = min(picture.get_height(), foot.height)
        brush.surface.blit(picture, (foot.left, foot.bottom - height), (0, 0, picture.get_width(), height))
        side = min(30.0, place.w * 0.62)
        medal = Box(place.centre[0] - side / 2, place.y + place.h - 18 - side / 2, side, side)
        livery = cards.dress[OWNER[card]]
        brush.panel(medal, livery.mid, radius=side / 2, border=INK, width=2.5)
        brush.symbol(livery.symbol, medal.inset(side * 0.24), livery.ink)


@dataclass(frozen=True)
class Bin:
    """How many lie on THAT'S IT; the cards themselves lie on top of this."""

    count: int
    title: str

    def box(self, places: Places) -> Box:
        """The slot."""
        return places["thats_it"]

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """Title and count."""
        box = places["thats_it"]
        brush.picture("places/bin_panel", box)
        head = Box(box.x + 26, box.y + 8, box.w - 52, 50)
        brush.text(self.title, head._replace(w=head.w - PILE_COUNT), 27, COLD_TEXT, face=Face.TITLE)
        brush.text(str(self.count), head, 30, COLD_TEXT, face=Face.TITLE, align="right")


@dataclass(frozen=True)
class Tray:
    """The hand's tray with the draw pile; lit when it is this player's turn."""

    seat: Seat | None
    deck: int
    lit: bool
    note: str
    """What lies here instead of a hand, if there is none."""

    def box(self, places: Places) -> Box:
        """The slot with its light."""
        return places["hand"].inset(-4)

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """Wood, light, and the pile on the left."""
        box = places["hand"]
        brush.picture("places/tray", box)
        if self.lit:
            brush.picture("places/tray_light", box)
        if self.note:
            brush.text(self.note, box.inset(60, 60), 28, TEXT, face=Face.TITLE, align="center")
        if self.seat is None:
            return
        deck = places.deck()
        if self.deck:
            width = brush.px(deck.width)
            back = cards.back(self.seat, width)
            for layer in range(min(3, self.deck)):
                middle = (
                    round((deck.x + layer * 3) * brush.stage.scale),
                    round((deck.y - layer * 3) * brush.stage.scale),
                )
                brush.surface.blit(back, back.get_rect(center=middle))
        label = Box(deck.x - 44, deck.y + 86, 88, 34)
        brush.panel(label, PANEL, radius=17, border=COLD if self.deck else HAIRLINE)
        brush.icon("deck", Box(label.x + 14, label.y + 6, 22, 22), QUIET)
        brush.text(str(self.deck), Box(label.x + 44, label.y, 34, label.h), 21)
