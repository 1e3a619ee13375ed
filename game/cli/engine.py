"""`python -m game engine`: the rules as a service of JSON lines, on a bare standard library."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import BinaryIO, Final

from game.catalogue import CATALOGUE
from game.core.errors import BadRequest, GameError, IllegalAction
from game.core.module import Json, Outside
from game.services.i18n import Language

OUTSIDE: Final = Outside(clock=perf_counter, words=Language)


def main() -> int:
    """Answer until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """One request per line, one answer per line; a bad line is answered like any other."""
    for line in requests:
        answers.write(json.dumps(respond(line)).encode("ascii") + b"\n")
        answers.flush()


def respond(line: bytes) -> Json:
    """The answer to a line, whatever it holds."""
    try:
        return CATALOGUE[0].answer(_parsed(line), OUTSIDE)
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
