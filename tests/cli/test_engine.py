"""The engine as a real process: a line in, a line out, whatever the line holds."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from game.cli import engine as engines
from game.cli.engine import serve
from game.core.listing import find
from tests.program import GAMES, listed, respond

ROOT = Path(__file__).parents[2]
ENGINE = [sys.executable, "-S", "-m", "game", "engine"]
LEVELS = b'{"op": "levels"}'

NO_JSON = {"error": "bad_request", "detail": "This line is no JSON."}
NO_OBJECT = {"error": "bad_request", "detail": "A request is a JSON object."}
NO_OP = {
    "error": "bad_request",
    "detail": "'op' must be one of new, legal, turn, score, view, levels, choose.",
}

BAD_LINES: list[tuple[bytes, dict[str, str]]] = [
    (b"", NO_JSON),
    (b" \t ", NO_JSON),
    (b"\r", NO_JSON),
    (b"hello", NO_JSON),
    (b'{"op": "new"', NO_JSON),
    (b'{"op": "new"}}', NO_JSON),
    (b"\xff\xfe\xfa", NO_JSON),
    (b'{"op": "\xff"}', NO_JSON),
    (b"\xc3", NO_JSON),
    (b"\x00", NO_JSON),
    (b"\x00\x00\x00\x00", NO_JSON),
    (b'{"op": "new\x00"}', NO_JSON),
    (b"[" * 100_000 + b"]" * 100_000, NO_JSON),
    (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, NO_JSON),
    (b'{"op": "new", "seed": ' + b"9" * 10_000 + b"}", NO_JSON),
    (b"[]", NO_OBJECT),
    (b"NaN", NO_OBJECT),
    (b"1e999", NO_OBJECT),
    (b"{}", NO_OP),
    (b'{"op": NaN}', NO_OP),
    (b'{"op": "\\ud800"}', NO_OP),
    (b'{"op": "new\\u0000"}', NO_OP),
    (b'{"op": "new", "seed": NaN}', {"error": "bad_request", "detail": "'seed' must be a whole number."}),
    (b'{"op": "new", "seed": 1e999}', {"error": "bad_request", "detail": "'seed' must be a whole number."}),
    (
        b'{"op": "new", "seed": ' + b"9" * 4000 + b"}",
        {"error": "bad_request", "detail": "'seed' must be a smaller number."},
    ),
]


@pytest.fixture
def engine() -> Iterator["subprocess.Popen[bytes]"]:
    pipe = subprocess.PIPE
    with subprocess.Popen(ENGINE, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        yield process
        if process.poll() is None:
            process.kill()


def answers(requests: bytes) -> list[Any]:
    done = subprocess.run(ENGINE, cwd=ROOT, input=requests, capture_output=True, timeout=30, check=True)
    assert done.stderr == b""
    assert done.stdout.endswith(b"\n")
    assert done.stdout.isascii()
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_answer_comes_before_the_next_request_and_the_process_ends_with_the_input(
    engine: "subprocess.Popen[bytes]",
) -> None:
    assert engine.stdin
    assert engine.stdout
    assert engine.stderr
    state = None
    for request in ({"op": "new", "seed": 7}, {"op": "legal"}, {"op": "nonsense"}, {"op": "score"}):
        engine.stdin.write(json.dumps({**request, "state": state}).encode() + b"\n")
        engine.stdin.flush()
        answer = json.loads(engine.stdout.readline())
        state = answer.get("state", state)
    assert answer["winners"] == {"count_2014": [0, 1], "count_2015": [0, 1], "points_2019": [0, 1]}
    assert engine.poll() is None
    engine.stdin.close()
    assert engine.wait(timeout=30) == 0
    assert (engine.stdout.read(), engine.stderr.read()) == (b"", b"")


def test_the_engine_answers_every_bad_line_and_goes_on() -> None:
    lines = [line for bad, _ in BAD_LINES for line in (bad, LEVELS)]
    expected = [each for _, error in BAD_LINES for each in (error, "levels")]
    told = answers(b"\n".join(lines) + b"\n")
    assert [answer if "error" in answer else next(iter(answer)) for answer in told] == expected


@pytest.mark.parametrize("depth", [10, 500, 990, 1_000, 10_000])
def test_the_engine_survives_a_nest_of_any_depth(depth: int) -> None:
    """How deep a nest Python can read depends on its version; the answer is an error either way."""
    nest = b"[" * depth + b"]" * depth
    for line in (nest, b'{"op": "legal", "state": ' + nest + b"}", b'{"op": ' + nest + b"}"):
        assert respond(line)["error"] == "bad_request"


def test_a_last_line_without_its_end_is_answered() -> None:
    assert [*map(list, answers(LEVELS + b"\n" + LEVELS))] == [["levels"], ["levels"]]
    assert answers(b'{"op": "lev') == [NO_JSON]


def test_lines_may_end_as_on_windows() -> None:
    assert len(answers(LEVELS + b"\r\n" + LEVELS + b"\r\n")) == 2


def test_no_input_means_no_output() -> None:
    done = subprocess.run(ENGINE, cwd=ROOT, input=b"", capture_output=True, timeout=30, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells only whoever writes")
def test_the_engine_ends_in_mid_thought_when_its_client_is_gone(engine: "subprocess.Popen[bytes]") -> None:
    assert engine.stdin
    assert engine.stdout
    state = respond(b'{"op": "new", "seed": 7}')["state"]
    long = {"op": "choose", "state": state, "level": "legend", "budget_ms": 60_000}
    engine.stdin.write(json.dumps(long).encode() + b"\n")
    engine.stdin.flush()
    engine.stdout.close()
    assert engine.wait(timeout=30) == 1


def test_questions_from_a_file_are_answered_to_the_last() -> None:
    state = respond(b'{"op": "new", "seed": 7}')["state"]
    ask = {"op": "choose", "state": state, "level": "legend", "iterations": 500}
    assert "thought" in answers(json.dumps(ask).encode())[0]


def test_a_referee_can_play_a_whole_game_through_the_process(engine: "subprocess.Popen[bytes]") -> None:
    assert engine.stdin
    assert engine.stdout

    def ask(**request: Any) -> Any:
        assert engine.stdin
        assert engine.stdout
        engine.stdin.write(json.dumps(request).encode() + b"\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())

    state, turns, over = ask(op="new", players=3, mode="mixed", seed=7)["state"], 0, False
    while not over:
        action = ask(op="choose", state=state, level="random", seed=turns)["action"]
        answer = ask(op="turn", state=state, action=action)
        state, over, turns = answer["state"], answer["over"], turns + 1
    assert turns == 36
    assert ask(op="score", state=state)["over"] is True


MODULES = """
import sys
before = set(sys.modules)
from functools import partial
from game.catalogue import CATALOGUE
from game.cli import engine
respond = partial(engine.respond, games=CATALOGUE)
state = respond(b'{"op": "new", "mode": "mixed"}')["state"]
import json
for op in ("legal", "score", "choose"):
    assert "error" not in respond(json.dumps({"op": op, "state": state, "level": "random"}).encode())
print(sorted({name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names))
"""


@pytest.mark.parametrize("flags", [[], ["-S"]])
def test_the_engine_imports_nothing_but_the_standard_library_and_the_game(flags: list[str]) -> None:
    command = [sys.executable, *flags, "-c", MODULES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert (done.stdout, done.stderr) == ("['game']\n", "")


class Watched(BytesIO):
    """Notes what has been written whenever it is flushed."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed: list[bytes] = []

    def flush(self) -> None:
        self.flushed.append(self.getvalue())


def test_every_answer_is_flushed_as_one_whole_line() -> None:
    out = Watched()
    serve(BytesIO(LEVELS + b"\n\n" + LEVELS), out, GAMES)
    assert [written.count(b"\n") for written in out.flushed] == [1, 2, 3]
    assert all(written.endswith(b"}\n") for written in out.flushed)


# Which game

OTHER = replace(find(GAMES).load(), key="other", answer=lambda request, outside: {"other": request.get("op")})
BOTH = (*GAMES, listed(OTHER))
FIRST = find(GAMES).key
KEYS = [game.key for game in GAMES]


@pytest.mark.parametrize(
    ("request_", "usual", "answers_it"),
    [
        ({}, "", FIRST),
        ({"game": FIRST}, "", FIRST),
        ({"game": None}, "", FIRST),
        ({"game": "other"}, "", "other"),
        ({"state": {"game": "other"}}, "", "other"),
        ({"game": "other", "state": {"game": "other"}}, "", "other"),
        ({}, "other", "other"),
        ({"game": FIRST}, "other", FIRST),
    ],
)
def test_a_request_or_its_state_says_which_game_it_is_about(
    request_: dict[str, Any], usual: str, answers_it: str
) -> None:
    line = json.dumps({"op": "levels", **request_}).encode()
    answer = engines.respond(line, BOTH, usual)
    assert list(answer) == (["other"] if answers_it == "other" else ["levels"])


@pytest.mark.parametrize(
    ("request_", "detail"),
    [
        ({"game": "whist"}, f"There is no game 'whist'; there are {', '.join(KEYS)}, other."),
        ({"game": 7}, "'game' must be the key of a game."),
        ({"game": ""}, "'game' must be the key of a game."),
        ({"game": [FIRST]}, "'game' must be the key of a game."),
        ({"state": {"game": {}}}, "'game' must be the key of a game."),
        ({"game": FIRST, "state": {"game": "other"}}, "The request and its state are about different games."),
    ],
)
def test_a_game_that_nobody_knows_is_a_bad_request(request_: dict[str, Any], detail: str) -> None:
    line = json.dumps({"op": "levels", **request_}).encode()
    assert engines.respond(line, BOTH) == {"error": "bad_request", "detail": detail}


def test_the_command_line_says_which_game_is_meant_where_a_request_does_not() -> None:
    done = subprocess.run(
        [*ENGINE, "--game", FIRST], cwd=ROOT, input=LEVELS, capture_output=True, timeout=30, check=True
    )
    assert list(json.loads(done.stdout)) == ["levels"]
    wrong = subprocess.run(
        [*ENGINE, "--game", "whist"], cwd=ROOT, input=LEVELS, capture_output=True, timeout=30, check=False
    )
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert wrong.stderr.decode().splitlines() == [f"There is no game 'whist'; there are {', '.join(KEYS)}."]
