"""Why the victims of a turn are stacked as they are: only the topmost is within reach of the next vulture."""

from __future__ import annotations

from game.beasty_bar.advice.consequences import Outcome
from game.beasty_bar.rules.animals import OWNER, STRENGTH, VULTURE, card_of
from game.beasty_bar.rules.events import Line
from game.beasty_bar.telling.sayings import Reason
from game.core.rules import Seat


def stacked(found: Outcome) -> Reason:
    """For whom the order is good, as far as anybody can still fetch somebody."""
    *below, top = stack = found.stacked
    rivals = [seat for seat in found.fetchers if seat != found.seat]
    if not found.fetchers:
        return Reason("stacked anyhow", looked_at=stack)
    if found.pile[-1] != top:
        return Reason("stacked", looked_at=stack)
    if not rivals or (found.mine(top) and found.seat in found.fetchers):
        fields = {"card": (top,), "vulture": _vulture(found.seat)}
        return Reason("stacked within reach", cards=fields, looked_at=stack)
    wanted = [card for card in below if OWNER[card] in rivals]
    if wanted or OWNER[top] in rivals:
        best = max(wanted or below, key=lambda card: STRENGTH[card])
        keeper = OWNER[best] if wanted else OWNER[top]
        fields = {"card": (best,), "top": (top,), "vulture": _vulture(keeper)}
        return Reason("stacked below", cards=fields, looked_at=stack)
    if len(rivals) > 1:
        return Reason("stacked against many", cards={"card": (top,)}, looked_at=stack)
    fields = {"card": (top,), "vulture": _vulture(rivals[0])}
    return Reason("stacked against one", cards=fields, looked_at=stack)


def _vulture(seat: Seat) -> Line:
    return (card_of(seat, VULTURE),)
