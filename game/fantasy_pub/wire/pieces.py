"""Characters, event cards, dice and chips as JSON values, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.errors import BadRequest, IllegalAction, shortened
from game.core.requests import typed
from game.fantasy_pub.rules.actions import BOTH
from game.fantasy_pub.rules.characters import (
    CLAN,
    FIGURE,
    FIGURE_NAMES,
    FIGURES,
    OWNER,
    RACES,
    Character,
    Figure,
)
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE, Chips
from game.fantasy_pub.rules.house import CARD_BY_KEY, EVENT_CARDS, Ask, Card
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE
from game.fantasy_pub.rules.state import TABLES, Phase, State
from game.fantasy_pub.rules.view import View

_NAMES: Final = tuple(name if name[-1].isdigit() else f"{name}1" for name in FIGURE_NAMES)
"""By figure; that of the troll has a number, too."""
_FIGURES: Final = dict(zip(_NAMES, FIGURES, strict=True))
_CHARACTERS: Final = {f"{_NAMES[FIGURE[who]]}/{OWNER[who]}": who for clan in CLAN for who in clan}
_WRITTEN: Final = tuple(_CHARACTERS)
_BOTH: Final = "both"

# Reading


def to_figure(value: object, field: str) -> Figure:
    """Somebody of a clan: `"goblin2"`."""
    name = _named(value, field, "a character")
    if name not in _FIGURES:
        raise BadRequest(f"{field!r}: nobody in a clan is called {shortened(name)}.")
    return _FIGURES[name]


def to_character(value: object, field: str, players: int) -> Character:
    """Somebody of the clan of one of so many players: `"goblin2/0"`."""
    name = _named(value, field, "a character")
    if name not in _CHARACTERS:
        raise BadRequest(f"{field!r}: a character is written like 'goblin1/0', not {shortened(name)}.")
    who = _CHARACTERS[name]
    if OWNER[who] >= players:
        raise BadRequest(f"{field!r}: {name} belongs to none of the {players} players.")
    return who


def to_card(value: object, field: str) -> Card:
    """An event card: `"shove"`."""
    key = _named(value, field, "an event")
    if key not in CARD_BY_KEY:
        raise BadRequest(f"{field!r}: there is no event {shortened(key)}.")
    return CARD_BY_KEY[key]


def _named(value: object, field: str, what: str) -> str:
    """One of several in a field: the sentence says which of them is no name."""
    if type(value) is not str:
        raise BadRequest(f"{field!r}: {what} must be a text.")
    return value


def to_chips(value: object, field: str) -> Chips:
    """A pile: `"nnt"`."""
    chips = typed(value, str, field)
    if not {*chips} <= {NORMAL, TRIPLE}:
        raise BadRequest(f"{field!r}: chips are a row of {NORMAL} and {TRIPLE}, not {shortened(chips)}.")
    return chips


def to_die(value: object, state: State) -> int:
    """What the die with that index shows."""
    if type(value) is not int or value not in (0, 1):
        raise BadRequest("A die is its index, 0 or 1.")
    if state.phase is Phase.TURN:
        if state.used[value]:
            raise IllegalAction("This die is spent.")
        if value == 1 and state.dice[0] == state.dice[1] and not state.used[0]:
            raise IllegalAction("Both dice show the same: the first one is spent first.")
    return state.dice[value]


def to_dice(value: object, state: State) -> int:
    """The same, or both together."""
    return BOTH if value == _BOTH else to_die(value, state)


def to_own(value: object, state: State) -> Figure:
    """A character of the seat to move."""
    who = to_character(value, "path", state.players)
    if OWNER[who] != state.to_move:
        raise IllegalAction("This character belongs to another player.")
    return FIGURE[who]


def to_way(value: object) -> int:
    """Clockwise or back."""
    if type(value) is not int or value not in (CLOCKWISE, BACK):
        raise BadRequest(f"A way is {CLOCKWISE}, clockwise, or {BACK}.")
    return value


def to_targets(card: Card, values: Sequence[object], state: State) -> tuple[int, ...]:
    """What an event card asks for."""
    asks = EVENT_CARDS[card].asks
    if len(values) != len(asks):
        raise BadRequest(f"The event {EVENT_CARDS[card].key} asks for {len(asks)} things, not {len(values)}.")
    return tuple(_to_target(ask, value, state) for ask, value in zip(asks, values, strict=True))


def _to_target(ask: Ask, value: object, state: State) -> int:
    match ask:
        case Ask.TABLE:
            if type(value) is not int or value not in TABLES:
                raise BadRequest("A table is a number from 1 to 6.")
            return value
        case Ask.OWN:
            return to_own(value, state)
        case Ask.ANYBODY:
            return to_character(value, "path", state.players)
        case Ask.WAY:
            return to_way(value)
        case Ask.RACE:
            if value not in RACES:
                raise BadRequest(f"A race is one of {', '.join(RACES)}.")
            return RACES.index(value)


# Writing


def from_figure(who: int) -> str:
    """Somebody of a clan, without saying of which."""
    return _NAMES[FIGURE[who]]


def from_character(who: int) -> str:
    """`"goblin1/0"`"""
    return _WRITTEN[who]


def from_seat(seat: int) -> str:
    """As a sentence names it; anywhere else it is its number."""
    return f"seat {seat}"


def from_card(card: Card) -> str:
    """`"shove"`"""
    return EVENT_CARDS[card].key


def from_die(die: int, seen: State | View) -> int | str:
    """The index of the die that is spent if one is that shows this."""
    if die == BOTH:
        return _BOTH
    return next(number for number in (0, 1) if seen.dice[number] == die and not seen.used[number])


def from_targets(card: Card, targets: Sequence[int], seat: int) -> list[Any]:
    """What that seat says along with an event card."""
    return [
        _from_target(ask, target, seat) for ask, target in zip(EVENT_CARDS[card].asks, targets, strict=True)
    ]


def _from_target(ask: Ask, target: int, seat: int) -> int | str:
    match ask:
        case Ask.OWN:
            return from_character(CLAN[seat][target])
        case Ask.ANYBODY:
            return from_character(target)
        case Ask.RACE:
            return RACES[target]
        case Ask.TABLE | Ask.WAY:
            return target
