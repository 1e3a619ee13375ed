"""The engine protocol of the toy: a game is the text of its record."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.core import replay
from game.core.errors import IllegalAction
from game.core.match import AnyMatch, Match
from game.core.module import Json, Outside
from game.core.player import decided
from game.core.requests import Operation, answered, asked_player, read, typed
from game.core.words import USUAL_NAMES
from tests.contract.toy.bot import LEVELS, SPARRING
from tests.contract.toy.rules import RULES
from tests.contract.toy.telling import explain

KEY: Final = "snails"


def answer(request: Json, outside: Outside) -> Json:
    """The answer to a request; raises `IllegalAction`, or another `GameError` for a bad request."""
    return answered(request, {**OPERATIONS, "choose": partial(_choose, outside)})


def _match(request: Json) -> AnyMatch:
    return replay.read(KEY, RULES, typed(request.get("record"), str, "record"))


def _new(request: Json) -> Json:
    words = {name: typed(word, str, name) for name, word in read(request, "setup", dict, {}).items()}
    return {
        "record": replay.write(KEY, Match(RULES, RULES.parse_setup(words), read(request, "seed", int, 0)))
    }


def _legal(request: Json) -> Json:
    return {"actions": [RULES.spell(action) for action in RULES.legal_actions(_match(request).state)]}


def _turn(request: Json) -> Json:
    match = _match(request)
    match.submit(RULES.parse(typed(request.get("action"), str, "action")))
    return {"record": replay.write(KEY, match), "over": match.to_act is None}


def _score(request: Json) -> Json:
    standings = RULES.standings(_match(request).state)
    return {"places": [standing.place for standing in standings]}


def _levels(_: Json) -> Json:
    return {"levels": [level.key for level in LEVELS]}


def _choose(outside: Outside, request: Json) -> Json:
    match = _match(request)
    seat = match.to_act
    if seat is None:
        raise IllegalAction("The night is over.")
    view, player = RULES.view(match.state, seat), asked_player(request, outside.clock, LEVELS + SPARRING, ())
    thought = decided(player, view, RULES.legal_actions(match.state))
    sentence = explain(view, thought, outside.words(USUAL_NAMES))
    return {"action": RULES.spell(thought.action), "thought": {"sentence": sentence}}


OPERATIONS: Final[Mapping[str, Operation]] = {
    "new": _new,
    "legal": _legal,
    "turn": _turn,
    "score": _score,
    "levels": _levels,
}
"""Those that need nothing from outside."""
