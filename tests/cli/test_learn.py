"""Learning: the same seed teaches the same, what is learned plays better, and what is shipped is whole."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.beasty_bar import tables
from game.beasty_bar.bot.opponents import LEVELS
from game.beasty_bar.bot.worth import PLACES, STAGES
from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.workshop import learn as learning
from game.beasty_bar.workshop.learn import Plan, kinds, learn, spelled
from game.cli.crew import crew
from game.services import files
from tests.program import run

PLAYED = {
    (Mode.BASE, 2): "dc08cf622656",
    (Mode.BASE, 4): "32960de41f29",
    (Mode.NEW, 3): "dbac027c65a4",
    (Mode.MIXED, 2): "97dd35c53e4e",
    (Mode.MIXED, 4): "bfc0a5e0a58f",
}
"""What twenty games hash to that are played by what the shipped tables know."""

ALL_KINDS = kinds([mode.value for mode in Mode], [2, 3, 4], [True, False])


def taught(seed: int, games: int) -> dict[str, Any]:
    setup, plan = Setup(scoring=Scoring.POINTS_2019), Plan(rounds=2, games=games, seed=seed)
    with crew(1) as workers:
        return learn(setup, plan, workers, lambda stage: None)


@pytest.fixture
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see that something is learned; whether it is worth anything takes more."""
    monkeypatch.setattr(learning, "PORTION", 20)


@pytest.mark.usefixtures("small_portions")
def test_the_same_seed_teaches_the_same() -> None:
    once = taught(1, games=40)
    assert once == taught(1, games=40)
    assert once != taught(2, games=40)


def test_the_order_of_sums_is_nothing_to_what_numbers_are_rounded_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three seats there are thirds to sum, and every library sums them in an order of its own."""
    monkeypatch.setattr(learning, "PORTION", 30)
    setup = Setup(players=3)
    nothing_known = learning._as_numbers(setup, [0.0] * learning._width(3), (1.0, 0.0))
    lesson = learning._play(setup, nothing_known, 0)
    at_once = learning._fit(lesson, 3)
    monkeypatch.setattr(learning, "CHUNK", 100)
    assert learning._fit(lesson, 3) == pytest.approx(at_once, rel=0, abs=1e-12)


def test_a_little_learning_tells_good_places_from_bad_ones() -> None:
    """At the gate an animal is worth more than at the end, and a parrot in hand more than a monkey."""
    animals = taught(seed=1, games=200)["animals"]
    assert sum(animal["line"][0][6] for animal in animals.values()) > sum(
        animal["line"][0][9] for animal in animals.values()
    )
    assert animals["parrot"]["held"][-1] > animals["monkey"]["held"][-1]


@pytest.mark.usefixtures("small_portions")
def test_progress_is_told_portion_by_portion() -> None:
    plan, told = Plan(rounds=2, games=40, seed=1), list[str]()
    with crew(1) as workers:
        learn(Setup(), plan, workers, told.append)
    assert told == ["round 1 of 2", "round 2 of 2", "round 2 of 2"]
    assert plan.portions(players=2) == len(told)


def test_any_number_of_processes_writes_the_same_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "learn --set base --players 2 --scoring points --rounds 1 --games 200"
    for jobs in ("1", "2"):
        assert run([*line.split(), "--jobs", jobs, "--into", str(tmp_path / jobs)]) == 0
    name = tables.name_of(Mode.BASE, 2, Scoring.POINTS_2019)
    assert (tmp_path / "1" / name).read_text() == (tmp_path / "2" / name).read_text()
    assert capsys.readouterr().out.splitlines() == [name] * 2


@pytest.mark.parametrize("where", ["taken", "taken/below"])
def test_a_folder_that_cannot_be_written_is_told_before_anything_is_learned(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(learning, "learn")  # whoever began with it would fail
    (tmp_path / "taken").write_text("A file.")
    assert run(["learn", "--jobs", "1", "--into", str(tmp_path / where)]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.startswith(f"Nothing can be written into {tmp_path / where}: ")
    assert errors.count("\n") == 1


def test_a_folder_that_refuses_files_is_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files, "TemporaryFile", refused)
    assert run(["learn", "--jobs", "1", "--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"Nothing can be written into {tmp_path}: Permission denied.\n"


@pytest.mark.usefixtures("small_portions")
def test_numbers_survive_being_written_down() -> None:
    numbers = {**taught(seed=1, games=20), "learned": {"seed": 1}}
    assert json.loads(spelled(numbers)) == numbers


@pytest.mark.parametrize(
    "setup", ALL_KINDS, ids=lambda setup: f"{setup.mode.value}-{setup.players}-{setup.scoring}"
)
def test_every_kind_of_game_has_its_table(setup: Setup) -> None:
    numbers = tables.numbers(setup.mode, setup.players, setup.options.scoring)
    assert numbers["seats"] == setup.players
    assert numbers["learned"] == Plan(rounds=5, games=None, seed=1).told(setup.players)
    assert list(numbers["animals"]) == [animal.name for animal in ANIMALS if setup.mode.has(animal.card_set)]
    for animal in numbers["animals"].values():
        assert [len(row) for row in animal["line"]] == [PLACES] * setup.players
        assert len(animal["held"]) == STAGES


@pytest.mark.parametrize(("mode", "players"), PLAYED)
def test_whoever_learns_plays_as_when_the_tables_were_learned(
    mode: Mode, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If not, the same seed would give other tables: learn them all anew, then write down these games."""
    monkeypatch.setattr(learning, "PORTION", 20)
    setup = Setup(mode=mode, players=players)
    lesson = learning._play(setup, tables.numbers(mode, players, setup.options.scoring), 0)
    assert sha256(lesson.terms.tobytes()).hexdigest()[:12] == PLAYED[mode, players]


def test_all_tables_together_are_small() -> None:
    sizes = [
        len(spelled(tables.numbers(kind.mode, kind.players, kind.options.scoring))) for kind in ALL_KINDS
    ]
    assert sum(sizes) < 200_000


def test_there_are_six_levels() -> None:
    assert len(LEVELS) == 6
    assert all(level.name and level.sentence for level in LEVELS)
