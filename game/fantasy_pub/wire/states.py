"""States, both ways, and views as JSON objects.

Whatever comes in is checked to the last bit: it may come from anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.errors import BadRequest
from game.core.module import Json
from game.core.requests import read, read_enum, typed
from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, MAX_PLAYERS, MIN_PLAYERS, OWNER, Character
from game.fantasy_pub.rules.chips import Chips, with_beers
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.position import parse_chance
from game.fantasy_pub.rules.possible import Spelling, check
from game.fantasy_pub.rules.state import (
    NO_DICE,
    OUT,
    SPACES,
    UNUSED,
    Line,
    Phase,
    Stage,
    State,
)
from game.fantasy_pub.rules.view import Cards, View
from game.fantasy_pub.wire.pieces import (
    from_card,
    from_character,
    from_figure,
    from_seat,
    to_card,
    to_character,
    to_chips,
    to_figure,
)

KEY: Final = "fantasy_pub"
_SPELLING: Final = Spelling(from_character, from_seat)

Object = Mapping[str, Any]

# Reading


def to_state(given: Object) -> State:
    """The state of a request, if such a state can be."""
    seats = typed(given.get("seats"), list, "seats")
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise BadRequest(
            f"'seats' must hold an object for each of the {MIN_PLAYERS} to {MAX_PLAYERS} players."
        )
    if (players := read(given, "players", int, len(seats))) != len(seats):
        raise BadRequest(f"'players' says {players}, but there are {len(seats)} seats.")
    state = State(len(seats))
    _read_seats(state, [typed(seat, dict, "seats") for seat in seats])
    _read_spaces(state, given)
    _read_course(state, given)
    _read_dice(state, given)
    check(state, _SPELLING)
    if state.phase is not Phase.TURN:
        _forget_dice(state)
    return state


def _read_seats(state: State, seats: Sequence[Object]) -> None:
    state.decks = tuple(
        _own(seat, typed(row.get("deck"), list, "deck"), "deck") for seat, row in enumerate(seats)
    )
    state.known_bottom = tuple(read(row, "known_bottom", int, 0) for row in seats)
    state.hands = tuple(tuple(sorted(_cards(row, "hand"))) for row in seats)
    state.away = tuple(_cards(row, "away") for row in seats)
    state.plus_minus = tuple(read(row, "card", int, 1) for row in seats)
    state.scored = tuple(_beers(row, "scored") for row in seats)
    state.out = tuple(_own(seat, read(row, "out", list, []), "out") for seat, row in enumerate(seats))
    for row in state.out:
        for who in row:
            state.where[who] = OUT


def _own(seat: int, names: Sequence[object], field: str) -> Line:
    return tuple(CLAN[seat][to_figure(name, field)] for name in names)


def _cards(given: Object, field: str) -> tuple[Card, ...]:
    return tuple(to_card(each, field) for each in read(given, field, list, []))


def _beers(given: Object, field: str) -> Chips:
    """Their order means nothing."""
    return with_beers("", to_chips(read(given, field, str, ""), field))


def _read_spaces(state: State, given: Object) -> None:
    for space, guests in enumerate(_by_space(typed(given.get("spaces"), list, "spaces"), "spaces")):
        for guest in typed(guests, list, "spaces"):
            _read_guest(state, space, typed(guest, dict, "spaces"))
    floor = _by_space(read(given, "floor", list, [""] * SPACES), "floor")
    state.floor = [to_chips(coins, "floor") for coins in floor]
    state.reserve = to_chips(given.get("reserve"), "reserve")
    state.barkeeper = read(given, "barkeeper", int, 1)


def _by_space(values: list[Any], field: str) -> list[Any]:
    if len(values) != SPACES:
        raise BadRequest(
            f"{field!r} must hold something for the door and for each of the {SPACES - 1} tables."
        )
    return values


def _read_guest(state: State, space: int, given: Object) -> None:
    who = to_character(given.get("who"), "who", state.players)
    state.spaces[space] += (who,)
    state.where[who] = space
    state.coins[who] = to_chips(read(given, "coins", str, ""), "coins")
    state.beers[who] = _beers(given, "beers")


def _read_course(state: State, given: Object) -> None:
    """Where in the game it is."""
    state.start = Seat(read(given, "start", int, 0))
    state.to_move = Seat(read(given, "to_move", int, 0))
    state.phase = read_enum(given, "phase", Phase, Phase.TURN)
    state.stage = read_enum(given, "stage", Stage, Stage.OPEN)
    state.round = _counted(given, "round", 1)
    state.turn = _counted(given, "turn", 0)
    state.played = _cards(given, "played")
    state.chance = Rng(parse_chance(read(given, "chance", str, "0")))


def _counted(given: Object, field: str, least: int) -> int:
    number = read(given, field, int, 1)
    if number < least:
        raise BadRequest(f"{field!r} must be {least} or more.")
    return number


def _read_dice(state: State, given: Object) -> None:
    """What became of this turn so far."""
    first, second = _pair(given, "dice", int, NO_DICE)
    state.dice = first, second
    first, second = _pair(given, "used", bool, UNUSED)
    state.used = first, second
    state.acted = read(given, "acted", bool, False)
    moved = [to_character(each, "moved", state.players) for each in read(given, "moved", list, [])]
    if len({*moved}) < len(moved) or {OWNER[who] for who in moved} - {state.to_move}:
        raise BadRequest("'moved' must name characters of the seat to move, each of them once.")
    state.moved = tuple(moved)


def _pair(given: Object, field: str, kind: type[Any], usual: tuple[Any, Any]) -> list[Any]:
    pair = read(given, field, list, [*usual])
    if len(pair) != len(usual):
        raise BadRequest(f"{field!r} must hold something for each of the {len(usual)} dice.")
    return [typed(each, kind, field) for each in pair]


def _forget_dice(state: State) -> None:
    """Before the first turn and after the last one nobody has rolled, whatever a request says."""
    state.dice, state.used, state.acted, state.moved = NO_DICE, UNUSED, False, ()
    if state.phase is Phase.OVER:
        state.to_move = state.start


# Writing


def from_state(state: State) -> Json:
    """The full state."""
    seats = [
        {
            "deck": _figures(state.decks[seat]),
            "known_bottom": state.known_bottom[seat],
            "hand": [*map(from_card, state.hands[seat])],
            "away": [*map(from_card, state.away[seat])],
            **_open(state, seat),
        }
        for seat in range(state.players)
    ]
    return {**_table(state, seats), "chance": str(state.chance.state)}


def from_view(view: View) -> Json:
    """The state as the viewer may know it: how much of everything that is hidden there is."""
    seats = [
        {
            "deck": {"unknown": _figures(deck.unknown), "bottom": _figures(deck.bottom)},
            "hand": _seen(view.hands[seat], seen=seat == view.viewer),
            "away": _seen(view.away[seat], seen=seat == view.viewer),
            **_open(view, seat),
        }
        for seat, deck in enumerate(view.decks)
    ]
    return {**_table(view, seats), "hidden_triples": view.hidden_triples}


def _seen(cards: Cards, *, seen: bool) -> list[str] | int:
    return [from_card(card) for card in cards if card is not None] if seen else len(cards)


def _open(seen: State | View, seat: int) -> Json:
    """What everybody sees of a seat."""
    return {"card": seen.plus_minus[seat], "scored": seen.scored[seat], "out": _figures(seen.out[seat])}


def _table(seen: State | View, seats: list[Json]) -> Json:
    """What a state and a view have in common; where a state has a pile of coins, a view has their number."""
    return {
        "game": KEY,
        "players": seen.players,
        "start": seen.start,
        "to_move": None if seen.phase is Phase.OVER else seen.to_move,
        "phase": seen.phase.value,
        "stage": seen.stage.value,
        "round": seen.round,
        "turn": seen.turn,
        "dice": [*seen.dice],
        "used": [*seen.used],
        "acted": seen.acted,
        "moved": [*map(from_character, seen.moved)],
        "barkeeper": seen.barkeeper,
        "spaces": [[_guest(seen, who) for who in guests] for guests in seen.spaces],
        "floor": [*seen.floor],
        "reserve": seen.reserve,
        "seats": seats,
        "played": [*map(from_card, seen.played)],
    }


def _guest(seen: State | View, who: Character) -> Json:
    return {"who": from_character(who), "coins": seen.coins[who], "beers": seen.beers[who]}


def _figures(line: Line) -> list[str]:
    return [*map(from_figure, line)]
