"""Before an advanced game: four cards stay at home."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.beasty_bar.rules.animals import POINTS, SPECIES, Card, Species
from game.beasty_bar.rules.setup import BOXED
from game.beasty_bar.show.cards import RATIO, CardArt
from game.beasty_bar.show.deck_scene import DeckScene, tiled
from game.core.messages import N_
from game.core.rules import Seat
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD, COLD_TEXT, HAIRLINE, PANEL
from game.shell.paint.type import Face
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.show import Rooms
from game.shell.stage import Box

_WANTED = {
    4: N_("Choose four cards."),
    3: N_("Choose three more."),
    2: N_("Choose two more."),
    1: N_("Choose one more."),
}
"""Why the game cannot begin yet, by how many are missing."""


class Discard(DeckScene):
    """The advanced variant: tap four of twelve cards. Closes with their species, or None for the way back."""

    _ADVICE = N_("The bulb marks the cards that were missed least in practice games.")

    def __init__(
        self,
        rooms: Rooms,
        cards: CardArt,
        seat: Seat,
        name: str,
        deck: Sequence[Card],
        advised: Collection[Species] = (),
    ) -> None:
        super().__init__(rooms, cards, seat, name, advised)
        self._deck = tuple(deck)
        self._home: set[Card] = set()
        self.focus.key = self._deck[0]

    def _heading(self) -> tuple[str, str]:
        come = [card for card in self._deck if card not in self._home]
        points = sum(POINTS[card] for card in come)
        note = self._desk.say("You keep {cards} cards worth {points} points.", cards=len(come), points=points)
        return self._desk.say("{name}, leave four cards at home", name=self._name), note

    def _faces(self) -> list[Spot]:
        boxes = tiled(self._grid, len(self._deck), RATIO, 26)
        return [self._spot(card, box) for card, box in zip(self._deck, boxes, strict=True)]

    def _way_on(self) -> tuple[str, str, bool]:
        say, missing = self._desk.say, BOXED - len(self._home)
        text = say("Four cards stay at home, the other eight are your deck.")
        return say(_WANTED[missing]) if missing else say("Play with these eight"), text, not missing

    def _act(self, spot: Spot) -> Go:
        match spot.key:
            case "go":
                return Pop(tuple(sorted(SPECIES[card] for card in self._home)))
            case int(number):
                self._toggle(Card(number))
        return STAY

    def _chosen(self, card: Card) -> bool:
        return card in self._home

    def _toggle(self, card: Card) -> None:
        if card not in self._home and len(self._home) == BOXED:
            self._refusal = self._desk.say("Four cards are set aside already. Bring one back first.")
            self._desk.audio.play("error")
        else:
            self._home ^= {card}

    def _paint_choice(self, brush: Brush) -> None:
        self._paint_counter(brush)
        for spot in self._faces():
            home = spot.key in self._home
            self._paint_card(brush, spot, spot.box, dim=home)
            if home:
                self._paint_ribbon(brush, spot.box)

    def _paint_counter(self, brush: Brush) -> None:
        """A door for each card that is to stay home, and the count."""
        head = self._head
        box = Box(head.x + head.w - 470, head.y + 8, 470, head.h - 16)
        brush.panel(box, PANEL, radius=20, border=COLD)
        for number, place in enumerate(Box(box.x + 24, box.y, 252, box.h).row(BOXED, 12)):
            brush.icon("door", place.inset(2, 14), COLD_TEXT if number < len(self._home) else HAIRLINE)
        text = self._desk.say("{count} of {all}", count=len(self._home), all=BOXED)
        words = Box(box.x + 290, box.y, box.w - 314, box.h)
        brush.text(text, words, 40, COLD_TEXT, face=Face.TITLE, align="right")

    def _paint_ribbon(self, brush: Brush, card: Box) -> None:
        """Across the animal, below its eyes, so that its name and its points can still be read."""
        unit = card.w / 240
        band = Box(card.x + 6 * unit, card.y + 180 * unit, card.w - 12 * unit, 56 * unit)
        brush.panel(band, PANEL, radius=12 * unit, border=COLD, width=3)
        brush.icon("door", Box(band.x + 13 * unit, band.y, 34 * unit, band.h), COLD_TEXT)
        words = Box(band.x + 53 * unit, band.y, band.w - 64 * unit, band.h)
        brush.text(self._desk.say("stays home"), words, 29 * unit, COLD_TEXT, face=Face.TITLE, align="center")
