"""Looking closely at the cards on the table, and through the piles."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.beasty_bar.marks import Model
from game.beasty_bar.rules.animals import SPECIES, Card
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.library import Library
from game.beasty_bar.show.places import Places
from game.beasty_bar.show.pointing import Chip, Glimpse, Pointing
from game.core.messages import N_
from game.shell.focus import Spot
from game.shell.scenes.scene import Scene
from game.shell.show import Rooms

BAR, THATS_IT = "bar", "thats_it"
PILES = {BAR: N_("In the bar"), THATS_IT: N_("On THAT'S IT")}
"""What can be looked through."""


class Looking:
    """Knows which cards lie side by side. It is told only what whoever looks may know."""

    def __init__(self, rooms: Rooms, cards: CardArt, names: Sequence[str]) -> None:
        self._desk = rooms.desk
        self._library = Library(rooms, cards, names)

    def spots(self, view: View, places: Places, pointing: Pointing) -> list[Spot]:
        """The piles; of one that lies open the topmost card can be pointed at."""
        say = self._desk.say
        open_pile = view.thats_it[-1:] if view.options.stackable else ()
        look = say("Look inside")
        bar = Spot(BAR, places[BAR], say(PILES[BAR]), look)
        if not open_pile:
            return [bar, Spot(THATS_IT, places[THATS_IT], say(PILES[THATS_IT]), look)]
        top = open_pile[0]
        return [bar, Spot(Glimpse(top), places[THATS_IT], pointing.name(top), pointing.rule(top))]

    def _closed(self, view: View, key: Hashable) -> bool:
        """The pile lies face down: the bar always, THAT'S IT unless the rules want it to lie open."""
        face_up = view.options.stackable and key != BAR
        return not (self._desk.settings.open_piles or face_up)

    def zoom(
        self, view: View, key: Hashable, card: Card | None, order: Sequence[int], *, secret: bool
    ) -> Scene | None:
        """What is pointed at as large as it gets; None where there is nothing to look at closely."""
        match key:
            case Model(species):
                card = next((each for each in view.line if SPECIES[each] == species), None)
            case Chip(place) if place < len(order):
                card = view.sent[order[place]]
            case _ if key in PILES:
                return self.fan(view, key, secret=secret)
        if card is None:
            return None
        row = self._row(view, key, card)
        return self.gallery(row, row.index(card), secret=secret)

    def gallery(self, cards: Sequence[Card], number: int, *, secret: bool) -> Scene:
        """Cards that everybody has seen, one of them as large as it gets."""
        return self._library.zoom(cards, number, secret=secret)

    def _row(self, view: View, key: Hashable, card: Card) -> list[Card]:
        """The cards beside a card."""
        rows = [view.thats_it[::-1]] if isinstance(key, Glimpse) else [view.line, view.hand, view.sent]
        return list(next((row for row in rows if card in row), (card,)))

    def fan(self, view: View, key: Hashable, *, secret: bool) -> Scene | None:
        """Everybody saw who went where, so everybody may look through a pile, if the house says so, too."""
        say = self._desk.say
        if key == BAR:
            title, cards = say(PILES[BAR]), list(view.bar)
            note = (
                say("The first animal to get in comes first.")
                if cards
                else say("No animal is in the bar yet.")
            )
        elif key == THATS_IT or isinstance(key, Glimpse):
            title, cards = say(PILES[THATS_IT]), list(view.thats_it[::-1])
            note = (
                say("The topmost card comes first.") if cards else say("No animal has been thrown out yet.")
            )
        else:
            return None
        if cards and self._closed(view, key):
            count = len(cards)
            note = say("House rule: hidden until the end. Cards: {count}.", count=count)
            cards = []
        return self._library.fan(title, note, cards, secret=secret)
