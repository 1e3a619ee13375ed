"""The parts of the table around the street, each drawn anew only when what it tells has changed.

A panel is a record of what it tells; two equal records look the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.beasty_bar.rules.animals import OWNER, Card
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import Places
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.opponents import bars
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, hints_at_right
from game.shell.paint.palette import (
    COLD,
    COLD_TEXT,
    GOLD,
    HAIRLINE,
    INK,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
    Livery,
    rgb,
)
from game.shell.paint.type import Face
from game.shell.show import HudButton
from game.shell.stage import Box

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

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """Paint it."""


KIND_SIZES = (20, 19, 18, 17)
CHANCE_SIZES = (20, 19, 18, 17)
SMALL_NAME = 19
"""A name that would have to be smaller stands alone."""
ROOMY = 250.0
"""On a plate as wide as this the counts stand apart, whatever else there is to tell."""
FOLDED_COUNT, NARROWEST_NAME = 84.0, 100.0
"""How wide a count is on a folded plate, and how wide a name has to be."""
FOLDED_NAME = 14
"""A name that would have to be smaller than this among large letters is not to be read, and left out."""


class Chance(NamedTuple):
    """How likely somebody is to win: as it is told, the longest way first, and how much that is of 1."""

    told: tuple[str, ...]
    share: float


@dataclass(frozen=True)
class Plate:
    """A player: name, symbol, cards left, guests, and whose turn it is."""

    seat: Seat
    name: str
    kinds: tuple[str, ...]
    """What to call a computer, the longest first; none for a person."""
    strength: int
    """Of a computer, out of `most`; 0 where there is none to tell."""
    most: int
    hand: int
    deck: int
    guests: int | None
    """None while nobody may count them."""
    turn: str
    """What the player is doing; empty if it is somebody else's turn."""
    chance: Chance | None = None
    """How likely it is to win, if that is to be shown."""

    def draw(self, brush: Brush, box: Box, livery: Livery) -> None:
        """The flag on the left, counts in the middle, guests on the right."""
        if self.turn:
            brush.glow(box, GOLD, radius=18, spread=12, strength=150)
        border, width = (GOLD, 4) if self.turn else (HAIRLINE, 2)
        brush.panel(box, RAISED, radius=18, border=border, width=width)
        flag = Box(box.x + 7, box.y + 7, 76, box.h - 14)
        brush.panel(flag, livery.mid, radius=13)
        side, higher = (38, 9) if self.strength else (46, 0)
        symbol = flag.inset((flag.w - side) / 2, (flag.h - side) / 2).moved(0, -higher)
        brush.symbol(livery.symbol, symbol, livery.ink)
        if self.strength:
            place = Box(flag.centre[0] - 25, flag.y + flag.h - 20, 50, 15)
            bars(brush, place, self.strength, self.most, lit=livery.ink, dim=livery.dark)
        guests = Box(box.x + box.w - 98, box.y + 14, 86, box.h - 28)
        middle = Box(flag.x + 90, box.y + 6, guests.x - flag.x - 96, box.h - 12)
        (self._draw_folded if brush.type.folded else self._draw_words)(brush, middle, livery)
        brush.panel(guests, PAGE, radius=12)
        brush.icon("door", Box(guests.x + 8, guests.y + 12, 30, guests.h - 24), GOLD)
        number = Box(guests.x + 40, guests.y, 44, guests.h)
        if self.guests is None:
            brush.icon("lock", number.inset(8, (number.h - 28) / 2), QUIET)
        else:
            brush.text(str(self.guests), number, 38, GOLD, face=Face.TITLE, align="center")

    def _draw_words(self, brush: Brush, room: Box, livery: Livery) -> None:
        """The name above, the counts below."""
        self._draw_name(brush, room._replace(h=40))
        counts = room._replace(y=room.y + 39, h=30)
        if self.chance is not None:
            counts = counts.moved(0, -5)
            self._draw_chance(brush, Box(room.x, room.y + room.h - 6, room.w, 6), livery)
        self._draw_counts(brush, counts, livery)

    def _draw_folded(self, brush: Brush, room: Box, livery: Livery) -> None:
        """For large letters: the counts as high as the plate, and the name if it can be read there."""
        name = room.w - 2 * FOLDED_COUNT
        if name >= NARROWEST_NAME and brush.text_width(self.name, FOLDED_NAME, Face.TITLE) <= name:
            brush.text(self.name, room._replace(w=name - 14), 29, TEXT, face=Face.TITLE)
            room = Box(room.x + name, room.y, room.w - name, room.h)
        hand, deck = room.row(2, 4)
        self._draw_count(brush, hand, "cards", self.hand)
        if self.chance is None:
            self._draw_count(brush, deck, "deck", self.deck)
        else:
            self._draw_told(brush, deck, self.chance.told, livery, align="center")
            self._draw_chance(brush, Box(room.x, room.y + room.h - 6, room.w, 6), livery)

    def _draw_count(self, brush: Brush, cell: Box, icon: str, count: int) -> None:
        brush.icon(icon, Box(cell.x, cell.y, 30, cell.h), QUIET)
        brush.text(str(count), Box(cell.x + 34, cell.y, cell.w - 34, cell.h), 21, TEXT)

    def _draw_name(self, brush: Brush, row: Box) -> None:
        width = brush.text_width(self.turn, 20, Face.HEAVY) + 18
        beside = brush.text_width(self.name, SMALL_NAME, Face.TITLE) <= row.w - width - 6
        if self.turn and beside:  # else the frame has to say it
            chip = Box(row.x + row.w - width, row.y + 5, width, 30)
            brush.panel(chip, GOLD, radius=15)
            brush.text(self.turn, chip, 20, INK, face=Face.HEAVY, align="center", fit=False)
            row = Box(row.x, row.y, row.w - width - 6, row.h)
        brush.text(self.name, row, 29, TEXT, face=Face.TITLE)
        used = brush.text_width(self.name, 29, Face.TITLE) + 12
        room = Box(row.x + used, row.y + 3, row.w - used, row.h)
        sizes = [(kind, size) for kind in self.kinds for size in KIND_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.BODY) <= room.w)
        kind, size = next(fitting, ("", KIND_SIZES[0]))
        brush.text(kind, room, size, QUIET, face=Face.BODY)

    def _draw_counts(self, brush: Brush, row: Box, livery: Livery) -> None:
        roomy = self.chance is None or row.w > ROOMY
        x, side, pitch = (row.x, 26, 66) if roomy else (row.x, 24, 45)
        for icon, count in (("cards", self.hand), ("deck", self.deck)):
            brush.icon(icon, Box(x, row.y + 15 - side / 2, side, side), QUIET)
            brush.text(str(count), Box(x + side + 5, row.y, 30, 30), 21, TEXT)
            x += pitch
        room = Box(x + 4, row.y, row.x + row.w - x - 4, row.h)
        if self.chance is not None:
            self._draw_told(brush, room, self.chance.told, livery, align="right")

    @staticmethod
    def _draw_told(brush: Brush, room: Box, told: tuple[str, ...], livery: Livery, *, align: str) -> None:
        sizes = [(text, size) for text in told for size in CHANCE_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.HEAVY) <= room.w)
        text, size = next(fitting, sizes[-1])
        brush.text(text, room, size, livery.text, face=Face.HEAVY, align=align)

    def _draw_chance(self, brush: Brush, track: Box, livery: Livery) -> None:
        """A thin bar, as long as the chance is good."""
        assert self.chance is not None
        brush.panel(track, PAGE, radius=3)
        filled = track._replace(w=max(6.0, track.w * self.chance.share))
        brush.panel(filled, livery.mid, radius=3)


@dataclass(frozen=True)
class Plates:
    """All players. They stand so close that one cannot be painted without its neighbours."""

    plates: tuple[Plate, ...]

    def box(self, places: Places) -> Box:
        """From the first to the last, with the glow around the active one."""
        boxes = [places.plate(plate.seat) for plate in self.plates]
        left, right = min(box.x for box in boxes), max(box.x + box.w for box in boxes)
        return Box(left, boxes[0].y, right - left, boxes[0].h).inset(-14, -14)

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """One beside the other."""
        for plate in self.plates:
            plate.draw(brush, places.plate(plate.seat), cards.dress[plate.seat])


@dataclass(frozen=True)
class Info:
    """What is pointed at, and what is asked."""

    title: str
    text: str
    card: Card | None
    facts: str = ""
    asking: bool = False
    wide: bool = False
    """Something else needs the room, such as chips."""
    key: Cap = NO_KEY
    """Which key tells more about the card."""
    taken: float = 0.0
    """How much of the room on the right is taken by chips."""

    def _draw_banner(self, brush: Brush, slot: Box) -> None:
        """Nothing is pointed at: a short word is enough, and the street can be seen."""
        needed = max(brush.text_width(self.title, 31, Face.TITLE), brush.text_width(self.text, 22, Face.BODY))
        width, grown = min(slot.w, needed + 80), min(brush.type.scale, (slot.h - 12) / 92)
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, 92 * grown)
        brush.panel(box, PAGE, radius=20, border=GOLD, width=3)
        inner = box.inset(20, 0)
        title, text = Box(inner.x, box.y + 8 * grown, inner.w, 44 * grown), inner._replace(h=30 * grown)
        brush.text(self.title, title, 31, GOLD, face=Face.TITLE, align="center")
        brush.text(self.text, text.moved(0, 50 * grown), 22, face=Face.BODY, align="center")

    def box(self, places: Places) -> Box:
        """The slot with a margin."""
        return places["info"].inset(-8)

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """A card on the left, if it is about one, and words beside it."""
        if not self.title:
            return
        if self.asking and self.card is None and not self.wide:
            self._draw_banner(brush, places["info"])
            return
        box = places["info"]
        brush.panel(box, PAGE, radius=20, border=GOLD if self.asking else HAIRLINE, width=3)
        words = box.inset(34, 18)._replace(w=box.w - 68 - self.taken)
        if self.card is not None:
            place = Box(box.x + 24, box.y + 16, 125, 150)
            picture = cards.mini(self.card, brush.px(place.w))
            brush.surface.blit(picture, brush.stage.pixels(place).topleft)
            words = Box(place.x + place.w + 26, words.y, words.w - place.w - 16, words.h)
        head, foot = (48, 38 if self.facts else 0) if brush.type.folded else (42, 30)
        colour = GOLD if self.asking else TEXT
        brush.text(self.title, Box(words.x, words.y, words.w, head), 31, colour, face=Face.TITLE)
        below = Box(words.x, words.y + head + 4, words.w, words.h - head - foot - 6)
        brush.paragraph(self.text, below, 24)
        row = Box(words.x, words.y + words.h - foot, words.w, foot)
        if self.key.text:
            row = hints_at_right(brush, [(self.key, desk.say("everything about it"))], row)
        if self.facts:
            brush.text(self.facts, row, 20, QUIET, face=Face.BODY)


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

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
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

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
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

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
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


@dataclass(frozen=True)
class Buttons:
    """Hint, speed, sound, pause."""

    buttons: tuple[HudButton, ...]
    focused: Hashable

    def box(self, places: Places) -> Box:
        """The slot with room for a focus ring."""
        return places["buttons"].inset(-8)

    @staticmethod
    def boxes(places: Places, count: int) -> Sequence[Box]:
        """Where each button is, flush with the edge of the window."""
        slot = places["buttons"]
        gap = 8.0
        side = min(64.0, (slot.w - gap * (count - 1)) / max(1, count))
        row = places.outer(slot, count * side + (count - 1) * gap)
        return row._replace(y=slot.y + 2, h=side).row(count, gap)

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """One after the other."""
        for button, box in zip(self.buttons, self.boxes(places, len(self.buttons)), strict=True):
            brush.icon_button(
                box,
                button.icon,
                focused=button.key == self.focused,
                note=button.note,
                enabled=button.active,
                lit=button.lit,
            )
