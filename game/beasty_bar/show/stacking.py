"""In which order the animals of a turn go onto THAT'S IT: a row of chips, two of which change places."""

from __future__ import annotations

from collections.abc import Hashable

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import overlays
from game.beasty_bar.show.places import Places
from game.beasty_bar.show.pointing import DONE, Chip, Pointing
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.stage import Box


class Stacking:
    """The order so far, and the chip that was chosen last."""

    def __init__(self, desk: Desk, pointing: Pointing) -> None:
        self._desk, self._pointing = desk, pointing
        self.order: list[int] = []
        """The numbers of the animals in the turn, the lowest first."""
        self.picked: int | None = None

    def begin(self, view: View) -> None:
        """Where another turn is to be stacked, the order begins anew."""
        if sorted(self.order) != list(range(len(view.sent))):
            self.order, self.picked = list(range(len(view.sent))), None

    def cards(self, view: View) -> list[Card]:
        """The animals as they would lie, the topmost last."""
        return [view.sent[number] for number in self.order]

    def box_of(self, card: Card, view: View, places: Places) -> Box:
        """Where an animal's chip is."""
        return overlays.chip_boxes(places, len(self.order))[self.order.index(view.sent.index(card))]

    def spots(self, view: View, places: Places) -> list[Spot]:
        """The animals in a row, the topmost on the right, and a button."""
        self.begin(view)
        boxes = overlays.chip_boxes(places, len(self.order))
        chips = [
            Spot(Chip(place), box, self._pointing.name(card), digit=place + 1)
            for place, (card, box) in enumerate(zip(self.cards(view), boxes, strict=True))
        ]
        return [*chips, Spot(DONE, overlays.done_box(places), self._desk.say("Done"))]

    def answer(self, key: Hashable) -> Hashable | None:
        """The step a spot means. Two chips chosen one after the other change places."""
        if key == DONE:
            order, self.order, self.picked = tuple(self.order), [], None
            return order
        if not isinstance(key, Chip):
            return key
        if self.picked is None:
            self.picked = key.place
        else:
            one, other = self.picked, key.place
            self.order[one], self.order[other] = self.order[other], self.order[one]
            self.picked = None
        return None
