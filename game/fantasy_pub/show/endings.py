"""How a game of the pub ended: who went home with what, the signs beside the sums, and why somebody won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.characters import CLAN, OWNER, Character
from game.fantasy_pub.rules.chips import TRIPLE
from game.fantasy_pub.rules.events import Event, Left
from game.fantasy_pub.rules.scoring import scores, worth
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.show.cards import SIDE_RATIO, PlusMinus
from game.fantasy_pub.show.guests import Mien, bust_of
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, Dress
from game.shell.show import Sign
from game.shell.stage import Box

TAKEN_HOME, CARD, INSIDE, COINS = 1, 2, 3, 4
"""The numbers of the sums in a tally."""
_GROWN: Final = 1.24
"""Mugs and coins fill less of their pictures than cards do."""


def cheering(who: Character, dress: Dress) -> str:
    """The picture of somebody who is glad to have won."""
    return bust_of(who, dress, Mien.WON)


def gone_home(events: Sequence[Event], state: State, seat: Seat) -> dict[Character, int | None]:
    """Those of a seat at home, in order, each with its points; None where nobody saw them go."""
    brought = {event.who: worth(event.beers) for event in events if isinstance(event, Left)}
    return {who: brought.get(who) for who in state.out[seat]}


def signs(state: State, seat: Seat, sides: PlusMinus) -> Mapping[int, Sign]:
    """What was counted."""
    coins = sum(len(state.coins[who]) for who in CLAN[seat])
    side = state.plus_minus[seat]
    return {
        TAKEN_HOME: Sign(partial(_paint_thing, "mug_triple" if TRIPLE in state.scored[seat] else "mug")),
        CARD: Sign(partial(_paint_side, sides, side) if side else _paint_gone),
        INSIDE: Sign(partial(_paint_thing, "mug" if _inside(state, seat) else "mug_free")),
        COINS: Sign(partial(_paint_thing, "coin"), str(coins), earned=scores(state)[seat].majority > 0),
    }


def _inside(state: State, seat: Seat) -> bool:
    return any(state.beers[who] for line in state.spaces for who in line if OWNER[who] == seat)


def _paint_thing(name: str, brush: Brush, box: Box) -> None:
    brush.picture(f"things/{name}", box.inset(-box.w * (_GROWN - 1) / 2))


def _paint_side(sides: PlusMinus, value: int, brush: Brush, box: Box) -> None:
    high = box.h * _GROWN
    width = high / SIDE_RATIO
    place = Box(box.centre[0] - width / 2, box.centre[1] - high / 2, width, high)
    brush.surface.blit(sides.side(value, brush.px(width)), brush.stage.pixels(place).topleft)


def _paint_gone(brush: Brush, box: Box) -> None:
    """Where the card would be."""
    brush.dashed(box.inset(box.w * 0.14, 0), BORDER, radius=6, width=2, dash=7)


def verdict(state: State, words: Words) -> str:
    """Why it ended as it did: most points, or more characters at home."""
    counted = scores(state)
    points, home = max(counted, key=lambda score: score.rank).rank
    level = [Seat(seat) for seat, score in enumerate(counted) if score.total == points]
    winners = [seat for seat in level if counted[seat].out == home]
    if len(winners) == len(level) == 1:
        told = words.plural("{players} wins with one point.", "{players} wins with {points} points.", points)
    elif len(winners) < len(level):
        told = words.sentence(N_("{players} have {points} points each. More characters home wins: {sums}."))
        level = sorted(level, key=lambda seat: -counted[seat].out)
    else:
        told = words.sentence(N_("{players} have {points} points each, and as many characters at home."))
    sums = _compared([counted[seat].out for seat in level], words) if len(winners) < len(level) else ""
    return told.format(players=words.listed([words.seat(seat) for seat in level]), points=points, sums=sums)


def _compared(home: Sequence[int], words: Words) -> str:
    """The most, and what it is more than."""
    most, *fewer = dict.fromkeys(home)
    others = words.listed([*map(str, fewer)])
    return words.sentence(N_("{most} beats {fewer}")).format(most=most, fewer=others)
