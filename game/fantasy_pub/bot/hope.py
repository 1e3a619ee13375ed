"""What a coin may be."""

from __future__ import annotations

from game.fantasy_pub.rules.chips import CHIPS
from game.fantasy_pub.rules.view import View


def hope(view: View) -> float:
    """How likely a chip with the coin side up is a triple one."""
    hidden = CHIPS - sum(map(len, (*view.beers, *view.scored)))
    return view.hidden_triples / max(1, hidden)
