"""In which order the animals of a turn go onto THAT'S IT: a row of chips, two of which change places."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.beasty_bar.marks import Layer
from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import overlays
from game.beasty_bar.show.places import Places
from game.beasty_bar.show.pointing import DONE, Chip, Pointing
from game.core.choosing import Mark
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
        """Where an animal's chip is, or will be as soon as somebody is asked."""
        self.begin(view)
        return overlays.chip_boxes(places, len(self.order))[self.order.index(view.sent.index(card))]

    def spots(self, view: View, places: Places) -> list[Spot]:
        """The animals in a row, the topmost on the right, and a button."""
        self.begin(view)
        boxes = overlays.chip_boxes(places, len(self.order))
        chips = [
            Spot(Chip(place), box, self._pointing.name(card), digit=place + 1, answer=True)
            for place, (card, box) in enumerate(zip(self.cards(view), boxes, strict=True))
        ]
        # it comes first: who presses Enter, and once more, leaves the order as it is
        return [Spot(DONE, overlays.done_box(places), self._desk.say("Done"), answer=True), *chips]

    def answer(self, key: Hashable) -> Sequence[Mark]:
        """The marks a spot means. Two chips chosen one after the other change places."""
        if key == DONE:
            order, self.order, self.picked = self.order, [], None
            return list(map(Layer, order))
        if not isinstance(key, Chip):
            return (key,)
        if self.picked is None:
            self.picked = key.place
        else:
            one, other = self.picked, key.place
            self.order[one], self.order[other] = self.order[other], self.order[one]
            self.picked = None
        return ()

    def way_to(self, view: View, order: Sequence[int]) -> Hashable:
        """What to choose next for this order: from the top down, whoever lies wrong changes places.

        Whoever has picked up another one lays it down first.
        """
        self.begin(view)
        wrong = [place for place, number in enumerate(order) if self.order[place] != number]
        if not wrong:
            return DONE
        top = wrong[-1]
        wanted = self.order.index(order[top])
        swapped = {top: wanted, wanted: top}
        return Chip(wanted if self.picked is None else swapped.get(self.picked, self.picked))
