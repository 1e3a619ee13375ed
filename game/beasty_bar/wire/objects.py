"""States, actions, views and events as JSON values, both ways where both are needed.

Whatever comes in is checked to the last bit: it may come from anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.beasty_bar.rules.actions import ASKS, Action, Play, Stack
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, OWNER, SPECIES, Card, Species, card_of
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.position import all_cards, check, mode_of
from game.beasty_bar.rules.scoring import Score
from game.beasty_bar.rules.setup import Mode, Options, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.core.answers import event_writer
from game.core.errors import BadRequest, IllegalAction, shortened
from game.core.module import Json
from game.core.player import Thought
from game.core.requests import read, read_enum, typed
from game.core.rules import Seat

PARITIES = ("even", "odd")

# Reading


def to_species(value: object) -> Species:
    """The species of that name."""
    if not isinstance(value, str) or value not in BY_NAME:
        raise BadRequest("There is no such animal: a name is needed, such as 'lion'.")
    return BY_NAME[value]


def _to_card(value: object) -> Card:
    pair = typed(value, list, "card")
    if len(pair) != 2:
        raise BadRequest("A card is a list of an animal and its owner's seat.")
    owner = typed(pair[1], int, "owner")
    if not 0 <= owner < len(CARD_OWNERS):
        raise BadRequest(f"There is no seat {owner}.")
    return card_of(Seat(owner), to_species(pair[0]))


CARD_OWNERS = range(OWNER[-1] + 1)


def _to_cards(request: Mapping[str, Any], name: str) -> list[Card]:
    return [_to_card(value) for value in read(request, name, list, [])]


def _to_piles(request: Mapping[str, Any], name: str, seats: int) -> list[list[Card]]:
    """A list by seat of lists of that seat's species."""
    piles = read(request, name, list, [[]] * seats)
    if len(piles) != seats:
        raise BadRequest(f"{name!r} must hold a list for each of the {seats} seats.")
    return [
        [card_of(Seat(seat), to_species(species)) for species in typed(pile, list, name)]
        for seat, pile in enumerate(piles)
    ]


def to_state(given: Mapping[str, Any], rules: Mapping[str, Any]) -> State:
    """The state of a request, if such a state can be."""
    seats = len(typed(given.get("hands"), list, "hands"))
    if seats > len(CARD_OWNERS) or read(given, "players", int, seats) != seats:
        raise BadRequest("'hands' must hold a list for each of the 2 to 4 players.")
    state = State(Options(), seats)
    state.hands = [sorted(hand) for hand in _to_piles(given, "hands", seats)]
    state.decks = [deck[::-1] for deck in _to_piles(given, "decks", seats)]
    state.boxed = [tuple(sorted(box)) for box in _to_piles(given, "boxed", seats)]
    state.shown = sorted(card for pile in _to_piles(given, "shown", seats) for card in pile)
    state.line += _to_cards(given, "queue")
    state.bar, state.thats_it = _to_cards(given, "bar"), _to_cards(given, "thats_it")
    state.to_move = Seat(read(given, "to_move", int, 0))
    state.turn = read(given, "turn", int, 0)
    state.flipped = read(given, "flipped", bool, False)
    state.options = Setup(
        mode=read_enum(given, "mode", Mode, mode_of(all_cards(state))),
        advanced=read(given, "advanced", bool, False),
        shield_classes=read(rules, "shield_classes", bool, False),
    ).options
    check(state)
    return state


def to_play(path: Sequence[object]) -> Play:
    """The path of an action: the species played, then each choice."""
    for step in path:
        if type(step) is not int and step not in PARITIES:
            to_species(step)
    if not path:
        raise BadRequest("'path' must begin with the species played.")
    chain = [to_species(path[0])]
    for step in path[1:]:
        if ASKS.get(chain[-1]) is not Ask.SPECIES:
            break
        if step not in BY_NAME:
            raise IllegalAction(f"After {ANIMALS[chain[-1]].name!r} a species must follow.")
        chain.append(to_species(step))
    return Play(tuple(chain), _to_choice(ASKS.get(chain[-1]), path[len(chain) :]))


def _to_choice(ask: Ask | None, rest: Sequence[object]) -> int | None:
    if not rest:
        return None
    choice = rest[0]
    if len(rest) == 1 and ask is Ask.PARITY and choice in PARITIES:
        return PARITIES.index(str(choice))
    if len(rest) == 1 and ask in (Ask.PLACE, Ask.JUMP) and type(choice) is int:
        return choice
    raise IllegalAction(f"There is nothing to choose by {shortened(str(choice))} here.")


# Writing


def from_card(card: Card) -> list[Any]:
    """`["lion", 0]`"""
    return [ANIMALS[SPECIES[card]].name, OWNER[card]]


def from_cards(cards: Sequence[Card]) -> list[Any]:
    """Several of them."""
    return [from_card(card) for card in cards]


def _names(cards: Sequence[Card]) -> list[str]:
    return [ANIMALS[SPECIES[card]].name for card in cards]


def _by_seat(cards: Sequence[Card], seats: int) -> list[list[str]]:
    return [_names([card for card in cards if OWNER[card] == seat]) for seat in range(seats)]


def from_state(state: State) -> Json:
    """The full state."""
    return {
        "players": state.players,
        "to_move": state.to_move,
        "turn": state.turn,
        "queue": from_cards(state.line),
        "flipped": state.flipped,
        "hands": [_names(hand) for hand in state.hands],
        "decks": [_names(deck[::-1]) for deck in state.decks],
        "bar": from_cards(state.bar),
        "thats_it": from_cards(state.thats_it),
        "boxed": [_names(box) for box in state.boxed],
        "mode": state.options.mode.value,
        "advanced": state.options.advanced,
        "shown": _by_seat(state.shown, state.players),
    }


def from_view(view: View) -> Json:
    """What a seat may know."""
    return {
        "seat": view.viewer,
        "players": view.players,
        "to_move": view.to_move,
        "turn": view.turn,
        "queue": from_cards(view.line),
        "flipped": view.flipped,
        "hand": _names(view.hand),
        "deck": _names(view.deck),
        "boxed": _names(view.boxed),
        "hand_sizes": list(view.hand_sizes),
        "deck_sizes": list(view.deck_sizes),
        "boxed_sizes": list(view.boxed_sizes),
        "shown": _by_seat(view.shown, view.players),
        "bar": from_cards(view.bar),
        "thats_it": from_cards(view.thats_it),
        "mode": view.options.mode.value,
        "advanced": view.options.advanced,
    }


def from_play(play: Play, order: Sequence[int] | None = None) -> Json:
    """The action of a whole turn."""
    path: list[Any] = [ANIMALS[species].name for species in play.chain]
    if play.choice is not None:
        path.append(PARITIES[play.choice] if ASKS[play.chain[-1]] is Ask.PARITY else play.choice)
    return {"path": path, "order": None if order is None else list(order)}


def from_thought(thought: Thought[Action]) -> Json:
    """What a computer makes of it: everyone's chances, and how the game may go on after its action."""
    return {
        "chances": [round(chance, 4) for chance in thought.chances] or None,
        "expected": _turns(thought.expected),
    }


def _turns(expected: Sequence[Action]) -> list[Json]:
    """Cards joined with the stacks that follow; a stack that comes first belongs to the action itself."""
    turns: list[Json] = []
    for action in expected:
        match action:
            case Play():
                turns.append(from_play(action))
            case Stack(order) if turns:
                turns[-1]["order"] = list(order)
    return turns


from_event = event_writer(
    Event,
    {
        Card: from_card,
        Species: lambda species: ANIMALS[species].name,
        Score: lambda tally: tally._asdict(),
    },
)
"""`{"kind": "eaten", "eater": ["lion", 0], ...}`"""
