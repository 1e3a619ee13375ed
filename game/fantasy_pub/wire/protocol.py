"""The engine protocol: each request answered by the very rules that the game is played by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.core.errors import BadRequest
from game.core.module import Json, Outside
from game.core.player import decided
from game.core.requests import Operation, answered, asked_player, read, read_seat, typed
from game.core.rules import Viewer
from game.core.words import USUAL_NAMES
from game.fantasy_pub.advice.reasons import explain
from game.fantasy_pub.bot.opponents import CHARACTERS, LEVELS, SPARRING
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.scoring import scores, standings
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, State
from game.fantasy_pub.wire.moves import from_action, from_event, from_score, from_thought, to_action
from game.fantasy_pub.wire.states import from_state, from_view, to_state


def answer(request: Json, outside: Outside) -> Json:
    """The answer to a request; raises `IllegalAction`, or another `GameError` for a bad request."""
    return answered(request, {**OPERATIONS, "choose": partial(_choose, outside)})


def _state(request: Json) -> State:
    return to_state(typed(request.get("state"), dict, "state"))


def _viewer(request: Json, state: State) -> Viewer:
    seat = read_seat(request, "seat")
    if seat is not None and not 0 <= seat < state.players:
        raise BadRequest(f"There is no seat {seat}.")
    return seat


def _over(state: State) -> bool:
    return state.phase is Phase.OVER


def _new(request: Json) -> Json:
    setup = Setup(players=read(request, "players", int, 2), first=read_seat(request, "first"))
    return {"state": from_state(RULES.new_game(setup, read(request, "seed", int, 0)).state)}


def _legal(request: Json) -> Json:
    state = _state(request)
    return {"actions": [from_action(action, state) for action in RULES.legal_actions(state)]}


def _turn(request: Json) -> Json:
    state = _state(request)
    viewer = _viewer(request, state)
    action = typed(request.get("action"), dict, "action")
    step = RULES.apply(state, to_action(typed(action.get("path"), list, "path"), state))
    events = step.events
    if viewer is not None:
        events = tuple(RULES.redact(event, viewer) for event in events)
    return {
        "state": from_state(step.state),
        "events": [from_event(event, state) for event in events],
        "over": _over(step.state),
    }


def _score(request: Json) -> Json:
    state = _state(request)
    tallies = scores(state)
    return {
        "over": _over(state),
        "scores": [from_score(tally) for tally in tallies],
        "winners": [standing.seat for standing in standings(tallies) if standing.won],
    }


def _view(request: Json) -> Json:
    state = _state(request)
    return {"view": from_view(RULES.view(state, _viewer(request, state)))}


def _levels(_: Json) -> Json:
    return {"levels": [level.key for level in LEVELS]}


def _choose(outside: Outside, request: Json) -> Json:
    state = _state(request)
    legal = RULES.legal_actions(state)
    if not legal:
        raise BadRequest("There is nothing to decide.")
    player = asked_player(request, outside.clock, LEVELS + SPARRING, CHARACTERS)
    # The player is handed what the seat sees. What is legal follows from that, too.
    view = RULES.view(state, state.to_move)
    thought = decided(player, view, legal)
    sentence = explain(view, thought, outside.words(USUAL_NAMES))
    return {
        "action": from_action(thought.action, state),
        "thought": {**from_thought(thought, state), "sentence": sentence},
    }


OPERATIONS: Final[Mapping[str, Operation]] = {
    "new": _new,
    "legal": _legal,
    "turn": _turn,
    "score": _score,
    "view": _view,
    "levels": _levels,
}
"""Those that need nothing from outside."""
