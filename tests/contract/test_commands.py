"""The toy on the command line: every command plays it by the data that it brings, as the only game or beside
others."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from game.cli import arguments
from game.cli.engine import respond
from game.cli.program import Program
from game.core.fairness import commitment, shown
from game.core.match import Match
from game.services.thinker import Asked, ProcessThinker
from tests.contract.house import alone, beside_the_others
from tests.contract.toy.garden import Moon, Setup
from tests.contract.toy.module import CATALOGUE, SNAILS
from tests.contract.toy.rules import RULES
from tests.services.test_thinker import wait_for


@pytest.fixture(params=[alone, beside_the_others])
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    made = request.param(tmp_path)
    assert isinstance(made, Program)
    return made


def run(line: str, program: Program) -> int:
    return arguments.run(["--game", SNAILS.key, *line.split()], program)


def test_it_is_played_in_a_terminal_left_and_gone_on_with(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(*lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text), encoding="utf-8"))

    typed("1", "1", "1", "q")
    assert run(f"text --seed 7 --moon full --seats human,keen --data-dir {tmp_path}", program) == 0
    assert "Everybody sees what you like." in capsys.readouterr().out
    typed(*["1"] * 400)
    assert run(f"text --continue --data-dir {tmp_path}", program) == 0
    out, errors = capsys.readouterr()
    assert "The game continues." in out
    assert "The night belongs to" in out
    assert errors == ""


def test_its_shuffle_is_checked(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    promised = shown(commitment(RULES, Setup(3, moon=Moon.FULL), 5))
    assert run(f"check {promised} --seed 5 --players 3 --moon full", program) == 0
    assert run(f"check {promised} --seed 6 --players 3 --moon full", program) == 1
    assert "They fit" in capsys.readouterr().out


def test_its_computers_meet_in_the_arena(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("arena keen random --games 8 --night long --jobs 1", program) == 0
    assert "8 games" in capsys.readouterr().out


def test_it_is_refereed(program: Program) -> None:
    def answer(**request: object) -> dict[str, object]:
        return respond(json.dumps({"game": SNAILS.key, **request}).encode(), program.games)

    record = answer(op="new", seed=5, setup={"players": "4"})["record"]
    chosen = answer(op="choose", record=record, level="wise", iterations=20)
    assert answer(op="turn", record=record, action=chosen["action"])["over"] is False
    assert answer(op="turn", record=record, action="home")["error"] == "illegal_action"
    assert answer(op="dance")["error"] == "bad_request"


def test_a_process_of_its_own_thinks_about_it() -> None:
    match = Match(RULES, Setup(), 5)
    seat, legal = match.to_act, RULES.legal_actions(match.state)
    assert seat is not None
    thinker = ProcessThinker(CATALOGUE)
    try:
        thinker.ask(Asked(SNAILS, "wise", 0, RULES.view(match.state, seat), legal))
        assert wait_for(thinker.poll).action in legal
    finally:
        thinker.close()
