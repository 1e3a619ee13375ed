"""Which cards come up: the one of the hand that is meant, and those that are pointed at as an answer."""

from __future__ import annotations

from game.beasty_bar.marks import Hold, Model, Target
from game.beasty_bar.rules.animals import SPECIES, Card, card_of
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.pointing import Look
from game.shell.table.hud import Hud


def lifted(view: View, hud: Hud) -> Card | None:
    """The card of the hand that is pointed at, advised, or being played."""
    if view.viewer is None or hud.choosing is None:
        return None
    if hud.choosing.begun:
        first = hud.choosing.done[0]
        return card_of(view.viewer, first.species) if isinstance(first, Hold) else None
    if isinstance(hud.focus, Hold):
        return card_of(view.viewer, hud.focus.species)
    if isinstance(hud.focus, Look) and hud.focus.card in view.hand:
        return hud.focus.card
    advised = [card for card in view.hand if hud.tip is not None and card in hud.tip.lit]
    return advised[0] if len(advised) == 1 else None


def aimed(view: View, hud: Hud) -> list[Card]:
    """The cards that are pointed at as the answer to a question."""
    if hud.choosing is None or hud.focus not in hud.choosing.options():
        return []
    match hud.focus:
        case Target(place):
            return [view.line[place]]
        case Model(species):
            return [card for card in view.line if SPECIES[card] == species]
        case Hold(species) if view.viewer is not None:
            return [card_of(view.viewer, species)]
    return []
