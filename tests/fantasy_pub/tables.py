"""Small situations, in the shorthand of the rules: `rD@3 c2 b1` is a rival's dwarf at table 3.

The first letter says whose it is (r and q are the rivals, nothing is the seat to move), the next one the race
(G D L T), a 2 the second of a kind. Beers are normal unless `t` says how many of them are triples.
"""

from __future__ import annotations

import re

import pytest

from game.core.errors import IllegalAction
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, FIGURE_NAMES, Character
from game.fantasy_pub.rules.chips import CHIPS, NORMAL, TRIPLE, TRIPLES
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.rules.possible import all_chips, check
from game.fantasy_pub.rules.state import DOOR, IN_DECK, OUT, Dice, Phase, Stage, State, put

_GUEST = re.compile(r"([rq]?[GDLT]2?)@(door|[1-6])(?: c(\d+))?(?: b(\d+))?(?: t(\d+))?")
_KINDS = {"G": "goblin", "D": "dwarf", "L": "elf", "T": "troll"}


def who(name: str) -> Character:
    """The character of that shorthand."""
    seat = "rq".find(name[0]) + 1
    race, number = name[-2:] if name.endswith("2") else (name[-1], "1")
    figure = _KINDS[race] + (number if race != "T" else "")
    return CLAN[seat][FIGURE_NAMES.index(figure)]


def pub(
    *guests: str,
    dice: Dice = (3, 2),
    barkeeper: int = 1,
    hand: str = "",
    deck: str = "",
    floor: dict[int, int] | None = None,
    reserve: int | None = None,
    out: tuple[str, ...] = (),
    to_move: int = 0,
    start: int = 0,
    stage: Stage = Stage.OPEN,
    players: int = 0,
) -> State:
    """A turn begins. Whoever is not mentioned is in the deck, `deck` on top; chips are in the reserve."""
    state = State(players or 2 + any(guest.startswith("q") for guest in (*guests, *out)))
    state.phase, state.turn, state.dice, state.barkeeper = Phase.TURN, 1, dice, barkeeper
    state.to_move, state.start, state.stage = Seat(to_move), Seat(start), stage
    for guest in guests:
        _read(state, guest)
    for name in out:
        state.where[who(name)] = OUT
    top = [CLAN[to_move][FIGURE_NAMES.index(name)] for name in deck.split()]
    for seat in range(state.players):
        waiting = [each for each in CLAN[seat] if state.where[each] == IN_DECK and each not in top]
        state.decks = put(state.decks, seat, (*(top if seat == to_move else ()), *waiting))
        gone = tuple(each for each in CLAN[seat] if state.where[each] == OUT)
        state.out = put(state.out, seat, gone)
    state.hands = put(state.hands, to_move, tuple(sorted(CARD_BY_KEY[key] for key in hand.split())))
    for space, coins in (floor or {}).items():
        state.floor[space] = NORMAL * coins
    _fill_up(state, reserve)
    check(state)
    return state


def _read(state: State, guest: str) -> None:
    found = _GUEST.fullmatch(guest)
    assert found, guest
    name, place, coins, beers, triples = found.groups(default="0")
    space = DOOR if place == "door" else int(place)
    state.spaces[space] += (who(name),)
    state.where[who(name)] = space
    state.coins[who(name)] = NORMAL * int(coins)
    state.beers[who(name)] = NORMAL * (int(beers) - int(triples)) + TRIPLE * int(triples)


def _fill_up(state: State, reserve: int | None) -> None:
    """Triples are drawn last; what is too much for the reserve somebody has scored."""
    chips = all_chips(state)
    triples = TRIPLES - chips.count(TRIPLE)
    rest = TRIPLE * triples + NORMAL * (CHIPS - len(chips) - triples)
    size = len(rest) if reserve is None else reserve
    state.reserve = rest[len(rest) - size :]
    *others, last = state.scored
    state.scored = (*others, last + "".join(sorted(rest[: len(rest) - size])))


def told(state: State, *names: str) -> list[str]:
    """How the characters are, in the same shorthand."""
    return [_told(state, name) for name in names]


def _told(state: State, name: str) -> str:
    character = who(name)
    place = state.where[character]
    if place < 0:
        return f"{name} {'out' if place == OUT else 'in deck'}"
    beers = state.beers[character]
    words = [f"{name}@{place or 'door'}", f"c{len(state.coins[character])}", f"b{len(beers)}"]
    return " ".join(words + [f"t{beers.count(TRIPLE)}"] * (TRIPLE in beers))


def do(state: State, *actions: str) -> State:
    """The state after these actions; all events lead to the same place, for everybody."""
    for text in actions:
        step = RULES.apply(state, RULES.parse(text))
        for viewer in (None, *map(Seat, range(state.players))):
            view = RULES.view(state, viewer)
            for event in step.events:
                view = RULES.fold(view, RULES.redact(event, viewer))
            assert view == RULES.view(step.state, viewer)
        assert RULES.advance(state, RULES.parse(text)) == step.state
        check(step.state)
        state = step.state
    return state


def heard(state: State, action: str) -> tuple[Event, ...]:
    """The story of an action."""
    return RULES.apply(state, RULES.parse(action)).events


def legal(state: State, beginning: str = "") -> list[str]:
    """All legal actions that begin like this."""
    return [text for text in map(RULES.spell, RULES.legal_actions(state)) if text.startswith(beginning)]


def refused(state: State, *actions: str) -> None:
    """None of these is allowed, though each of them is an action, spelled as it would be listed."""
    for text in actions:
        assert RULES.spell(RULES.parse(text)) == text
        assert text not in legal(state)
        with pytest.raises(IllegalAction):
            RULES.apply(state, RULES.parse(text))
