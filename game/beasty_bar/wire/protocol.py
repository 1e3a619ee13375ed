"""The engine protocol: each request answered by the very rules that the game is played by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from game.beasty_bar.advice.reasons import explain
from game.beasty_bar.bot.opponents import CHARACTERS, LEVELS, SPARRING
from game.beasty_bar.rules import actions, scoring
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import Card, CardSet
from game.beasty_bar.rules.events import Burnt, Eaten, Event, Expelled, Phase, PhaseStarted, Stung
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.wire import objects
from game.core.errors import BadRequest, IllegalAction
from game.core.module import Json, Outside
from game.core.player import Thought, decided
from game.core.requests import (
    Operation,
    answered,
    asked_player,
    read,
    read_enum,
    read_seat,
    to_enum,
    typed,
)
from game.core.rules import Seat
from game.core.words import USUAL_NAMES

T = TypeVar("T")


def answer(request: Json, outside: Outside) -> Json:
    """The answer to a request; raises `IllegalAction`, or another `GameError` for a bad request."""
    return answered(request, {**OPERATIONS, "choose": partial(_choose, outside)})


def _rules(request: Json) -> dict[str, Any]:
    rules = read(request, "rules", dict, {})
    for name in rules:
        if name != "shield_classes":
            raise BadRequest("'rules' knows 'shield_classes' only.")
    return rules


def _state(request: Json) -> State:
    return objects.to_state(typed(request.get("state"), dict, "state"), _rules(request))


def _as_given(state: State, given: Mapping[str, Any]) -> Json:
    """The state to answer with: optional fields appear if they were given, or say something."""
    answer = objects.from_state(state)
    for name in ("mode", "advanced", "shown"):
        if name not in given and not (name == "shown" and state.shown):
            del answer[name]
    return answer


def _new(request: Json) -> Json:
    setup = Setup(
        players=read(request, "players", int, 2),
        mode=read_enum(request, "mode", Mode, Mode.BASE),
        advanced=read(request, "advanced", bool, False),
        shield_classes=read(_rules(request), "shield_classes", bool, False),
        picks=_rows(request, "picks", lambda pick: to_enum(pick, CardSet, "picks")),
        boxed=_rows(request, "boxed", objects.to_species),
        first=read_seat(request, "first"),
    )
    return {"state": objects.from_state(RULES.new_game(setup, read(request, "seed", int, 0)).state)}


def _rows(request: Json, name: str, to: Callable[[object], T]) -> tuple[tuple[T, ...], ...] | None:
    """A list by seat of lists; None where it is missing."""
    if request.get(name) is None:
        return None
    return tuple(tuple(map(to, typed(row, list, name))) for row in typed(request[name], list, name))


def _legal(request: Json) -> Json:
    legal = actions.legal_actions(_state(request))
    return {"actions": [objects.from_play(action) for action in legal if isinstance(action, Play)]}


def _turn(request: Json) -> Json:
    state = _state(request)
    action = typed(request.get("action"), dict, "action")
    order = action.get("order")
    if order is not None:
        order = tuple(typed(number, int, "order") for number in typed(order, list, "order"))
    after, events, sent = _play_turn(state, objects.to_play(typed(action.get("path"), list, "path")), order)
    return {
        "state": _as_given(after, request["state"]),
        "events": [objects.from_event(event) for event in events],
        "over": after.over,
        "sent": objects.from_cards(sent),
    }


def _play_turn(
    state: State, play: Play, order: tuple[int, ...] | None
) -> tuple[State, list[Event], list[Card]]:
    """Both decisions of a turn in one: the card, and the order on THAT'S IT if one is due."""
    events: list[Event] = []
    after = actions.apply(state, play, events.append)
    if after.stacking:
        stack = Stack(tuple(range(len(after.sent))) if order is None else order)
        after = actions.apply(after, stack, events.append)
    elif order is not None:
        raise IllegalAction("There is nothing to stack: 'order' must be null.")
    return after, events, _sent(events)


def _sent(events: list[Event]) -> list[Card]:
    """Whoever actions sent to THAT'S IT, in order; what burns in the five-animal check does not count."""
    sent = []
    for event in events[: events.index(PhaseStarted(Phase.CHECK))]:
        match event:
            case Eaten(_, card) | Expelled(_, card) | Stung(card) | Burnt(card):
                sent.append(card)
    return sent


def _score(request: Json) -> Json:
    state = _state(request)
    tallies = scoring.scores(state.bar, state.players)
    return {
        "over": state.over,
        "scores": [tally._asdict() for tally in tallies],
        "winners": {mode.value: list(scoring.winners(tallies, mode)) for mode in Scoring},
    }


def _view(request: Json) -> Json:
    state = _state(request)
    seat = typed(request.get("seat"), int, "seat")
    if not 0 <= seat < state.players:
        raise BadRequest(f"There is no seat {seat}.")
    return {"view": objects.from_view(RULES.view(state, Seat(seat)))}


def _levels(_: Json) -> Json:
    return {"levels": [level.key for level in LEVELS]}


def _choose(outside: Outside, request: Json) -> Json:
    state = _state(request)
    if not state.hands[state.to_move]:
        raise BadRequest("The seat to move holds no card.")
    scoring_asked = read_enum(request, "scoring", Scoring, None)
    if scoring_asked is not None:
        state.options = replace(state.options, scoring=scoring_asked)
    player = asked_player(request, outside.clock, LEVELS + SPARRING, CHARACTERS)

    def decide(state: State) -> Thought[Any]:
        # The player is handed what the seat sees. What is legal follows from that, too.
        return decided(player, RULES.view(state, state.to_move), actions.legal_actions(state))

    thought = decide(state)
    after = actions.apply(state, thought.action)
    order = _order(after, thought, decide) if after.stacking else None
    sentence = explain(RULES.view(state, state.to_move), thought, outside.words(USUAL_NAMES))
    return {
        "action": objects.from_play(thought.action, order),
        "thought": {**objects.from_thought(thought), "sentence": sentence},
    }


def _order(after: State, thought: Thought[Any], decide: Callable[[State], Thought[Any]]) -> tuple[int, ...]:
    """How to stack those sent away; whoever has thought of that already is not given the time again."""
    ahead = next(iter(thought.expected), None)
    stack: Stack = ahead if ahead in actions.legal_actions(after) else decide(after).action
    return stack.order


OPERATIONS: Final[Mapping[str, Operation]] = {
    "new": _new,
    "legal": _legal,
    "turn": _turn,
    "score": _score,
    "view": _view,
    "levels": _levels,
}
"""Those that need nothing from outside."""
