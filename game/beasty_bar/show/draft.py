"""Before a mixed game: of every strength one of two animals, the classic one or the New Beast."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from game.beasty_bar.rules.animals import BASE, CARD_SET, NEW, STRENGTH, Card, Species, deck_of
from game.beasty_bar.rules.setup import STRENGTHS, Picks
from game.beasty_bar.show.cards import RATIO, CardArt
from game.beasty_bar.show.deck_scene import DeckScene, card_at, tiled
from game.core.messages import N_
from game.core.rules import Seat
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    INK,
    KEY_BORDER,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
)
from game.shell.paint.type import Face
from game.shell.scenes.menus import even, gleam
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.show import Rooms
from game.shell.stage import Box

ALL_BASE, ALL_NEW, RANDOM, AS_DEALT = "all base", "all new", "random", "as dealt"

_CHIPS = (0.9, 1.3, 0.9, 0.9)
"""How the presets share their row."""

# A pair, in units of its own.
_TILE = (300.0, 312.0)
_CHOSEN, _OTHER = 152.0, 116.0
"""How wide the cards are."""
_FOOT, _EDGE = 262.0, 11.0
"""Where they stand."""

_GAP = 22.0
"""Between pairs."""


class Draft(DeckScene):
    """Twelve pairs. Closes with the set chosen for each strength, or None for the way back."""

    _ADVICE = N_("The bulb marks the animal of each pair that did better in practice games.")

    def __init__(
        self,
        rooms: Rooms,
        cards: CardArt,
        seat: Seat,
        name: str,
        drawn: Picks,
        chance: Random | None = None,
        advised: Collection[Species] = (),
    ) -> None:
        """`drawn` is what the deal suggests; `chance` rolls other decks."""
        super().__init__(rooms, cards, seat, name, advised)
        self._drawn = self.picks = tuple(drawn)
        self._chance = chance or Random()
        self.focus.key = deck_of(seat, self.picks)[0]

    def _heading(self) -> tuple[str, str]:
        base = self.picks.count(BASE)
        note = self._desk.say("{base} base, {new} New Beasts", base=base, new=STRENGTHS - base)
        return self._desk.say("{name}, choose your deck", name=self._name), note

    # Where things are

    def _tools(self) -> list[Spot]:
        say, head = self._desk.say, self._head
        presets = {
            ALL_BASE: (say("All base"), say("The twelve classic animals.")),
            ALL_NEW: (
                say("All New Beasts"),
                say("The twelve other animals: vultures, bats, penguins and more."),
            ),
            RANDOM: (say("Random"), say("Picks one of each pair at random. Press again for another deck.")),
            AS_DEALT: (say("As dealt"), say("Goes back to the deck you were dealt.")),
        }
        width = head.w / 2
        row = Box(head.x + head.w - width, head.y + 12, width, head.h - 24)
        boxes = row.shared(_CHIPS, 16)
        return [Spot(key, box, *presets[key]) for key, box in zip(presets, boxes, strict=True)]

    def _tiles(self) -> list[Box]:
        """One for each pair."""
        return tiled(self._grid, STRENGTHS, _TILE[1] / _TILE[0], _GAP)

    def _faces(self) -> list[Spot]:
        """The halves of each tile: they stay where they are, whichever card stands out."""
        base, new = (deck_of(self._seat, (card_set,) * STRENGTHS) for card_set in (BASE, NEW))
        return [
            self._spot(card, half)
            for *pair, tile in zip(base, new, self._tiles(), strict=True)
            for card, half in zip(pair, tile.row(2, 0), strict=True)
        ]

    def _way_on(self) -> tuple[str, str, bool]:
        say = self._desk.say
        return say("Play with this deck"), say("The twelve bright cards are your deck."), True

    # What the player does

    def _act(self, spot: Spot) -> Go:
        match spot.key:
            case "go":
                return Pop(self.picks)
            case int(number):
                self._pick(Card(number))
            case str(preset):
                self.picks = self._preset(preset)
        return STAY

    def _pick(self, card: Card) -> None:
        before = STRENGTH[card] - 1
        self.picks = (*self.picks[:before], CARD_SET[card], *self.picks[before + 1 :])

    def _preset(self, preset: str) -> Picks:
        if preset == RANDOM:
            return tuple(self._chance.choice((BASE, NEW)) for _ in range(STRENGTHS))
        return {ALL_BASE: (BASE,) * STRENGTHS, ALL_NEW: (NEW,) * STRENGTHS, AS_DEALT: self._drawn}[preset]

    def _chosen(self, card: Card) -> bool:
        return self.picks[STRENGTH[card] - 1] is CARD_SET[card]

    # Painting

    def _paint_choice(self, brush: Brush) -> None:
        tools = self._tools()
        size = min(even(brush, [spot.name], 25, _words(spot).w, spot.box.h) for spot in tools)
        for spot in tools:
            self._paint_chip(brush, spot, size)
        spots = self._faces()
        for number, tile in enumerate(self._tiles()):
            self._paint_pair(brush, tile, spots[2 * number : 2 * number + 2])

    def _paint_chip(self, brush: Brush, spot: Spot, size: float) -> None:
        taken = spot.key != RANDOM and self.picks == self._preset(str(spot.key))
        box, here = spot.box, self.focus.key == spot.key
        if here and not self.focus.by_mouse:
            brush.ring(box.inset(-5), radius=22)
        brush.panel(box, CHOSEN if taken else PAGE, radius=18, border=GOLD if taken else BORDER)
        if spot.key == RANDOM:
            brush.icon("dice", Box(box.x + 16, box.y, 30, box.h), GOLD)
        brush.text(spot.name, _words(spot), size, TEXT if taken else QUIET, align="center")
        if taken:
            _paint_check(brush, Box(box.x + box.w - 26, box.y - 10, 36, 36))
        if here and self.focus.by_mouse:
            gleam(brush, box)

    def _paint_pair(self, brush: Brush, tile: Box, pair: list[Spot]) -> None:
        unit = tile.w / _TILE[0]
        here = self.focus.key in [spot.key for spot in pair]
        brush.panel(tile, PANEL, radius=20 * unit, border=KEY_BORDER if here else HAIRLINE, alpha=225)
        for spot in pair:
            self._paint_half(brush, tile, spot)
        self._paint_names(brush, tile, pair)
        disc = Box(tile.centre[0] - 23 * unit, tile.y - 14 * unit, 46 * unit, 46 * unit)
        brush.panel(disc, RAISED, radius=23 * unit, border=KEY_BORDER, width=3 * unit)
        number = str(STRENGTH[card_at(pair[0])])
        brush.text(number, disc, 27 * unit, TEXT, face=Face.TITLE, align="center", fit=False)

    def _paint_half(self, brush: Brush, tile: Box, spot: Spot) -> None:
        """The chosen card stands out; the other waits in the dark."""
        card, unit = card_at(spot), tile.w / _TILE[0]
        chosen = self._chosen(card)
        width = _CHOSEN if chosen else _OTHER
        left = _EDGE if CARD_SET[card] is BASE else _TILE[0] - _EDGE - width
        box = Box(left, _FOOT - width * RATIO, width, width * RATIO)
        box = Box(tile.x + box.x * unit, tile.y + box.y * unit, box.w * unit, box.h * unit)
        dim = not chosen and self.focus.key != card
        self._paint_card(brush, spot, box, dim=dim, gold=chosen)
        if chosen:
            _paint_check(brush, Box(box.centre[0] - 18 * unit, box.y - 21 * unit, 36 * unit, 36 * unit))

    def _paint_names(self, brush: Brush, tile: Box, pair: list[Spot]) -> None:
        """Each below its card, as far as there is room; a long one takes some from its neighbour."""
        unit = tile.w / _TILE[0]
        looks = [(TEXT, Face.HEAVY) if self._chosen(card_at(spot)) else (QUIET, Face.BODY) for spot in pair]
        size = 21.5 * unit
        widths = [
            brush.text_width(spot.name, size, face) for spot, (_, face) in zip(pair, looks, strict=True)
        ]
        row = Box(tile.x, tile.y + (_FOOT + 8) * unit, tile.w, 36 * unit).inset(6 * unit, 0)
        cards = [_CHOSEN if colour is TEXT else _OTHER for colour, _ in looks]
        fits = all(width <= (card + 8) * unit for width, card in zip(widths, cards, strict=True))
        shares = cards if fits else widths
        for spot, box, (colour, face) in zip(pair, row.shared(shares, 8 * unit), looks, strict=True):
            brush.text(spot.name, box, size, colour, face=face, align="center")


def _words(chip: Spot) -> Box:
    """The room for what is written on a chip: on one of them a die comes before it."""
    box = chip.box
    return Box(box.x + 50, box.y, box.w - 62, box.h) if chip.key == RANDOM else box.inset(10, 0)


def _paint_check(brush: Brush, box: Box) -> None:
    """On the edge of a chosen card."""
    brush.panel(box, GOLD, radius=box.w / 2, border=INK, width=3)
    brush.icon("check", box.inset(box.w * 0.24), INK)
