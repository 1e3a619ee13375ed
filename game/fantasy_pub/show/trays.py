"""What a player has before him: the deck, the dice with the +1/-1 card, and the events of his hand.

A panel is a record of what it tells; two equal records look the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, RACE, RACES, Character, Race
from game.fantasy_pub.rules.deal import DEALT
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.view import Cards, View
from game.fantasy_pub.show.cards import HAND_RATIO, MINI_RATIO, EventCards, PlusMinus
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.tokens import TokenArt
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, paint_cap
from game.shell.paint.palette import (
    GOLD,
    HAIRLINE,
    INK,
    KEY_BORDER,
    PAGE,
    PANEL,
    QUIET,
    TEXT,
    Dress,
    rgb,
)
from game.shell.paint.type import Face
from game.shell.stage import Box

FELT, FELT_DARK, FELT_LINE = rgb("#2F7A62"), rgb("#0E2C24"), rgb("#7FC8AE")
BRASS, BRASS_DARK = rgb("#F3BE4A"), rgb("#8F5A10")
KEPT: Final = DEALT - 1
"""So many events a hand begins with."""
_BACK: Final = 190 / 140
_COUNT: Final = 31.0
_BELOW: Final = 34.0
_STACK: Final = 6


def whose_hand(view: View) -> Seat:
    """Whose event cards lie there: those of whoever looks, also while others play; else of whoever plays."""
    return view.to_move if view.viewer is None else view.viewer


def pile_box(places: Places) -> Box:
    """Where the pile of a deck lies."""
    slot = places["tray.deck"]
    return Box(slot.x + 24, slot.y + 52, 84, 84 * _BACK)


@dataclass(frozen=True)
class DeckTray:
    """Who is left in a deck, by race; and those of whom everybody knows that they lie at its bottom."""

    seat: Seat
    title: str
    left: tuple[int, ...]
    """By race."""
    bottom: tuple[Character, ...] = ()
    below: str = ""
    """What is written beside those at the bottom."""

    @classmethod
    def of(cls, view: View, seat: Seat, title: str, below: str) -> DeckTray:
        """The deck of a seat."""
        deck = view.decks[seat]
        count = Counter(RACE[who] for who in (*deck.unknown, *deck.bottom))
        return cls(
            seat, title, tuple(count[race] for race in map(Race, range(len(RACES)))), deck.bottom, below
        )

    def box(self, places: Places) -> Box:
        """All it paints on."""
        return places["tray.deck"]

    def draw(self, brush: Brush, places: Places, dress: Dress, tokens: TokenArt) -> None:
        """The pile on the left, the races on the right, the bottom below."""
        slot = places["tray.deck"]
        brush.panel(slot, PANEL, radius=20, border=HAIRLINE, alpha=250)
        brush.text(self.title, Box(slot.x + 18, slot.y + 6, slot.w - 36, 36), 22, TEXT, face=Face.HEAVY)
        self._draw_pile(brush, pile_box(places), dress)
        clan = CLAN[self.seat]
        for race, box in places.kin().items():
            who, count = next(who for who in clan if RACE[who] == race), self.left[race]
            tokens.head(who, dim=not count)(brush, box)
            _draw_count(brush, Box(box.x + box.w - 22, box.y + box.h - 27, _COUNT, _COUNT), count)
        if self.bottom:
            row = Box(slot.x + 18, slot.y + slot.h - _BELOW - 3, slot.w - 30, _BELOW)
            self._draw_bottom(brush, row, tokens)

    def _draw_pile(self, brush: Brush, box: Box, dress: Dress) -> None:
        count, back = sum(self.left), f"cards/back_{dress[self.seat].name}"
        if not count:
            brush.dashed(box, HAIRLINE, radius=10)
        for number in range(min(count, _STACK)):
            brush.picture(back, box.moved(6 - 2.0 * number, 5 - 2.0 * number))

    def _draw_bottom(self, brush: Brush, row: Box, tokens: TokenArt) -> None:
        """From the one who comes first; as many as there is room for, the lowest last."""
        words = brush.text_width(self.below, 20.5) + 12
        room = words if words <= row.w * 0.62 else 0.0
        if room:
            brush.text(self.below, row._replace(w=room), 20.5, QUIET)
        side = row.h - 2
        most = int((row.w - room) / (side + 4))
        for number, who in enumerate(self.bottom[:most]):
            tokens.head(who)(brush, Box(row.x + room + number * (side + 4), row.y + 1, side, side))


def _draw_count(brush: Brush, box: Box, count: int) -> None:
    brush.panel(box, PAGE, radius=box.h / 2, border=KEY_BORDER if count else HAIRLINE)
    brush.text(str(count), box, 21, TEXT if count else QUIET, face=Face.HEAVY, align="center")


@dataclass(frozen=True)
class DiceTray:
    """The felt on which the dice roll, with the +1/-1 card; the dice themselves move: they lie above it."""

    card: int
    """The side that the +1/-1 card shows; 0: it is gone."""
    lit: bool = False
    """A person may use them."""
    both: str = ""
    """What is written on the tile for both dice; empty: they cannot be added."""
    both_key: Cap = NO_KEY
    both_chosen: bool = False
    both_focused: bool = False
    told: str = ""
    """What a chosen die comes to."""
    card_chosen: bool = False

    def box(self, places: Places) -> Box:
        """The tray and its frame."""
        return places["tray.dice"].inset(-10)

    def draw(self, brush: Brush, places: Places, sides: PlusMinus) -> None:
        """Brass, felt, card, and the row below the dice."""
        slot = places["tray.dice"]
        if self.lit:
            brush.glow(slot, GOLD, radius=24, spread=9, strength=90)
        brush.panel(slot, BRASS if self.lit else BRASS_DARK, radius=24, border=INK, width=4)
        brush.panel(slot.inset(11), FELT, radius=15, border=INK, width=3)
        brush.panel(slot.inset(16, 16), FELT_LINE, radius=12, border=FELT_LINE, width=1.5, alpha=10)
        self._draw_card(brush, places["tray.card"], sides)
        row = places.below_dice()
        if self.both:
            both = places.sum()
            self._draw_both(brush, both)
            row = Box(row.x + both.w + 10, row.y, row.w - both.w - 10, row.h)
        if self.told:
            width = min(row.w, brush.text_width(self.told, 21, Face.HEAVY) + 30)
            brush.panel(row._replace(w=width), FELT_DARK, radius=row.h / 2, border=FELT_LINE)
            words = Box(row.x + 10, row.y, width - 20, row.h)
            brush.text(self.told, words, 21, TEXT, face=Face.HEAVY, align="center")

    def _draw_card(self, brush: Brush, box: Box, sides: PlusMinus) -> None:
        if not self.card:
            brush.dashed(box.inset(4), FELT_LINE, radius=12)
            return
        if self.card_chosen:
            brush.ring(box.inset(-3), radius=15)
        rect = brush.stage.pixels(box)
        brush.surface.blit(sides.side(self.card, rect.width), rect)

    def _draw_both(self, brush: Brush, box: Box) -> None:
        """Both dice as one thing to choose."""
        if self.both_focused or self.both_chosen:
            brush.glow(box, GOLD, radius=box.h / 2, spread=9, strength=120)
        gold = self.both_chosen
        border = GOLD if gold or self.both_focused else FELT_LINE
        brush.panel(box, GOLD if gold else FELT_DARK, radius=box.h / 2, border=border, width=3)
        words = box.inset(12, 0)
        if self.both_key.text and not brush.type.folded:
            cap = Box(box.x + box.w - 42, box.centre[1] - 16, 32, 32)
            paint_cap(brush, self.both_key, cap, 20.5)
            words = Box(box.x + 12, box.y, cap.x - box.x - 16, box.h)
        brush.text(self.both, words, 25, INK if gold else TEXT, face=Face.HEAVY, align="center")


@dataclass(frozen=True)
class EventTray:
    """The events of a hand, or their backs."""

    cards: Cards
    keys: tuple[Cap, ...] = ()
    raised: Hashable = None
    """The card that is pointed at or chosen."""
    possible: frozenset[Card] | None = None
    """Those that can be played now; None: nobody asks."""
    empty: str = ""
    """What is told where there is no card."""
    look: str = ""
    """What is written where a hand is turned over; empty where there is none, or where it lies open."""
    opened: bool = False
    """It lies open, and can be turned back."""
    look_focused: bool = False

    def box(self, places: Places) -> Box:
        """The tray, with room for a card that rises."""
        slot = places["tray.events"]
        return Box(slot.x - 8, slot.y - 20, slot.w + 16, slot.h + 22)

    def draw(self, brush: Brush, places: Places, cards: EventCards) -> None:
        """Side by side."""
        if self.empty and not self.cards:
            slot = places["tray.events"]
            brush.dashed(slot.inset(6), HAIRLINE, radius=18)
            brush.paragraph(self.empty, slot.inset(40), 22, QUIET, align="center", middle=True)
        boxes = places.events(max(KEPT, len(self.cards)))
        for box in boxes[len(self.cards) :] if self.cards else ():
            _draw_played(brush, box)
        for number, (card, box) in enumerate(zip(self.cards, boxes, strict=False)):
            if card is None:
                _draw_back(brush, box)
            else:
                key = self.keys[number] if number < len(self.keys) else NO_KEY
                self._draw_card(brush, box, card, cards, key)
        if self.look:
            slot = places["tray.events"]
            button = Box(slot.centre[0] - 150, slot.y + slot.h - 76, 300, 60)
            brush.button(button, self.look, icon="eye", size=26, main=True, focused=self.look_focused)
        if self.opened:
            brush.icon_button(places.look(opened=True), "eye", focused=self.look_focused, lit=True)

    def _draw_card(self, brush: Brush, box: Box, card: Card, cards: EventCards, key: Cap) -> None:
        raised, narrow = card == self.raised, len(self.cards) > KEPT
        ratio, made = (MINI_RATIO, cards.mini) if narrow else (HAND_RATIO, cards.hand)
        width = min(box.w, box.h / ratio)
        place = Box(box.x + (box.w - width) / 2, box.y - (6 if raised else 0), width, width * ratio)
        if raised:
            brush.ring(place.inset(-2), radius=18)
        rect = brush.stage.pixels(place)
        brush.surface.blit(made(card, rect.width), rect)
        if self.possible is not None and card not in self.possible and not raised:
            brush.panel(place, PAGE, radius=16, alpha=96)
        if key.text:  # large letters need all of the card
            paint_cap(brush, key, Box(place.x + 8, place.y + (-14 if brush.type.folded else 8), 32, 32), 20.5)


def _draw_played(brush: Brush, box: Box) -> None:
    """Where a card lay."""
    place = Box(box.x + 6, box.y + 6, box.w - 12, box.h - 12)
    brush.panel(place, PAGE, radius=16, alpha=90)
    brush.dashed(place, HAIRLINE, radius=16, width=2.5, dash=11)
    brush.icon("event", place.inset(0, (place.h - 58) / 2), HAIRLINE)


def _draw_back(brush: Brush, box: Box) -> None:
    """Face down: nothing of a card shines through."""
    high = box.h - 10
    wide = high / _BACK
    brush.picture("cards/back_event", Box(box.centre[0] - wide / 2, box.y + 5, wide, high))
