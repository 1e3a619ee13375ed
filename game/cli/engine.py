"""`python -m game engine`: the rules as a service of JSON lines, on a bare standard library."""

from __future__ import annotations

import json
import os
import select
import sys
from threading import Thread
from time import perf_counter
from typing import BinaryIO, Final

from game.core.errors import BadRequest, GameError, IllegalAction
from game.core.listing import Games, find
from game.core.module import Json, Outside
from game.services.i18n import Language

LISTENING_MS: Final = 500
"""How often to ask whether anybody still listens, where no system says so of its own accord."""
OUTSIDE: Final = Outside(clock=perf_counter, words=Language)


def main(games: Games, usual: str) -> int:
    """Answer until the input ends, or nobody reads the answers any more.

    `usual` is the key of the game that is meant where a request does not say which.
    """
    if hasattr(select, "poll"):  # not on Windows, where only the next answer tells that it is not read
        Thread(target=_end_with_the_client, daemon=True, name="watch").start()
    serve(sys.stdin.buffer, sys.stdout.buffer, games, usual)
    return 0


def _end_with_the_client() -> None:
    """Whoever was killed asks for nothing more, but the thought it asked for would go on.

    The end of the input does not tell that: questions may come from a file, and their answers be waited for.
    """
    answers = select.poll()
    answers.register(sys.stdout.fileno(), 0)  # that nobody reads is told without being asked
    while not answers.poll(LISTENING_MS):
        pass
    os._exit(1)


def serve(requests: BinaryIO, answers: BinaryIO, games: Games, usual: str = "") -> None:
    """One request per line, one answer per line; a bad line is answered like any other."""
    for line in requests:
        answers.write(json.dumps(respond(line, games, usual)).encode("ascii") + b"\n")
        answers.flush()


def respond(line: bytes, games: Games, usual: str = "") -> Json:
    """The answer to a line, whatever it holds."""
    try:
        request = _parsed(line)
        return find(games, _game(request) or usual).load().answer(request, OUTSIDE)
    except IllegalAction as error:
        return {"error": "illegal_action", "detail": str(error)}
    except GameError as error:
        return {"error": "bad_request", "detail": str(error)}


def _parsed(line: bytes) -> Json:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRequest("This line is no JSON.") from error
    if not isinstance(request, dict):
        raise BadRequest("A request is a JSON object.")
    return request


def _game(request: Json) -> str:
    """The key of the game that a request is about, as it says itself, or its state; empty if neither does."""
    state = request.get("state")
    named = [each.get("game") for each in (request, state) if isinstance(each, dict)]
    keys = [key for key in named if key is not None]
    if not all(isinstance(key, str) and key for key in keys):
        raise BadRequest("'game' must be the key of a game.")
    if len(set(keys)) > 1:
        raise BadRequest("The request and its state are about different games.")
    return keys[0] if keys else ""
