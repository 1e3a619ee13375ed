"""What makes a game casual, wherever it is played; and that hints do not, but are counted."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cli import arguments
from game.core.levels import HUMAN
from game.core.match import Match
from game.core.module import GameModule
from game.services import saved_game
from game.services.casual import (
    CASUAL_TEXT,
    COACHED,
    EASED,
    ELSEWHERE,
    REASONS,
    SAME_DEAL,
    TAKEN_BACK,
    TAKEN_OVER,
    TYPED_SEED,
    explained,
)
from game.services.course import Course
from game.services.saved_game import EARLIER, Sitting
from game.services.saves import Saves
from game.services.settings import Settings
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.ways_on import MORE, REMATCH, SAME
from game.shell.show import Party
from tests.contract.games import Played
from tests.contract.house import House, beside_the_others
from tests.damage import assert_sentence

ALONE = ("--seats", f"{HUMAN},keen")


class Around:
    """All that a course needs."""

    def __init__(self, module: GameModule, folder: Path) -> None:
        self.module, self.saves, self.settings = module, Saves(folder), Settings()


def begun(house: Around, game: Played) -> Course:
    """The game from its beginning, kept."""
    seats = (HUMAN, *[house.module.fallback] * (len(game.seats) - 1))
    sitting = Sitting(seats, ("Ana", "Bo", "Cleo", "Dev")[: len(seats)])
    match = Match(house.module.rules, game.match.setup, game.match.beginning)
    return Course(house, match, sitting, None, None)


def reasons(house: House) -> tuple[str, ...]:
    return house.table.play.course.journal.sitting.reasons


def test_every_reason_is_told_in_a_sentence() -> None:
    for key, reason in REASONS.items():
        assert_sentence(reason.because)
        assert not reason.becomes or reason.becomes.endswith("This is now a casual game.")
        assert saved_game.one_line(key) == key
        assert " " not in key
    assert [key for key in REASONS if REASONS[key].becomes] == [
        TAKEN_BACK,
        EASED,
        COACHED,
        TAKEN_OVER,
        ELSEWHERE,
    ]
    assert (
        explained(["of a newer program", SAME_DEAL, EASED], str)
        == f"The same game was played before. {CASUAL_TEXT}"
    )


# On the disk


def test_all_reasons_are_kept_in_the_order_in_which_they_came(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    house = Around(module, tmp_path)
    course = begun(house, games[0])
    assert not course.casual
    course.submit(games[0].moments[0].action)
    for reason in (COACHED, TAKEN_OVER, COACHED):
        course.because(reason)
    (saved,) = house.saves.games(module)
    assert saved.sitting.reasons == (COACHED, TAKEN_OVER)
    assert saved.match.actions == course.match.actions
    assert b"# casual yes\n" in saved.data, "all that older programs look for"


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ("", ()),
        ("# casual yes\n", (EARLIER,)),
        ("# casual no\n", ()),
        ("# reasons coached\n", ()),
        ("# casual yes\n# reasons coached eased coached\n", (COACHED, EASED)),
        ("# casual yes\n# reasons moonstruck\n", ("moonstruck",)),
    ],
)
def test_files_of_older_and_of_newer_programs_are_read(
    module: GameModule, games: list[Played], tmp_path: Path, notes: str, expected: tuple[str, ...]
) -> None:
    course = begun(Around(module, tmp_path), games[0])
    course.journal.match = course.match
    path = tmp_path / "game.txt"
    plain = saved_game.spelled(module, course.match, course.journal.sitting).decode()
    path.write_text(plain.replace("\n\n", f"\n{notes}\n", 1), encoding="utf-8")
    sitting = saved_game.read(module, path).sitting
    assert (sitting.reasons, sitting.casual) == (expected, bool(expected))


def test_a_game_played_again_is_casual_for_its_own_reasons_only() -> None:
    party = Party(("human", "keen"), ("Ana", "Bo"), None, 3, "", reasons=(TYPED_SEED, TAKEN_BACK, "unknown"))
    assert party.again().reasons == (TYPED_SEED, SAME_DEAL)


# In a window


@pytest.fixture
def quiet() -> Any:
    yield
    pygame.event.clear()


def test_a_typed_seed_and_the_same_deal_again_make_it_casual_and_a_rematch_does_not(
    tmp_path: Path, quiet: None
) -> None:
    house = House(tmp_path, *ALONE, "--seed", "3", "--moon", "full")
    assert reasons(house) == (TYPED_SEED,)
    house.until_asked()
    house.key(pygame.K_ESCAPE)
    house.wait()
    house.click(PauseChoice.RESTART)
    house.wait()
    house.click(1)
    house.until(lambda: house.top is house.table)
    assert reasons(house) == (TYPED_SEED, SAME_DEAL)
    to_the_results(house)
    house.click(REMATCH)
    house.until_asked()
    assert reasons(house) == ()
    to_the_results(house)
    house.click(MORE)
    house.wait()
    house.click(SAME)
    house.until_asked()
    assert reasons(house) == (SAME_DEAL,)


def to_the_results(house: House) -> None:
    while not isinstance(house.top, Results):
        house.until_asked()
        if not isinstance(house.top, Results):
            house.decide()
    house.until(lambda: not house.top.moving)
    house.wait()


def test_what_nobody_has_typed_is_serious(tmp_path: Path, quiet: None) -> None:
    assert reasons(House(tmp_path, *ALONE)) == ()
    assert reasons(House(tmp_path, "--demo", "--seed", "3")) == (), "nobody plays"


def test_hints_are_counted_once_a_decision_and_the_game_stays_a_serious_one(
    tmp_path: Path, quiet: None
) -> None:
    house = House(tmp_path, *ALONE, "--moon", "full")
    for asked in range(2):
        house.until_asked()
        house.key(pygame.K_h)
        house.until(lambda: house.table.play.adviser.tip is not None)
        house.key(pygame.K_h)
        house.decide()
        assert house.table.play.course.journal.sitting.hints == asked + 1
    (saved,) = house.desk.saves.games(house.desk.module)
    assert (saved.sitting.hints, saved.sitting.casual) == (2, False)
    assert b"# hints 2\n" in saved.data


# In a terminal


def test_a_terminal_says_that_it_is_casual_and_counts_hints(
    module: GameModule, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = beside_the_others(tmp_path)

    def played(*words: str, answers: str) -> str:
        text = "".join(f"{answer}\n" for answer in answers).encode()
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text), encoding="utf-8"))
        asked = ["text", "--game", module.key, "--data-dir", str(tmp_path), *words]
        assert arguments.run(asked, program) == 0
        return capsys.readouterr().out

    seats = ",".join([HUMAN] * module.seats[0])
    casual = f"Casual game: Its seed was chosen by hand. {CASUAL_TEXT}"
    assert casual not in played("--seats", seats, answers="q")
    for words in (("--seats", seats, "--seed", "3"), ("--continue",)):
        assert casual in played(*words, answers="q")
    found = next(game for game in Saves(tmp_path).games(module) if game.sitting.casual)
    assert found.sitting.reasons == (TYPED_SEED,)


def test_in_a_terminal_a_hint_is_counted_with_the_decision_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = beside_the_others(tmp_path)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"?\n?\n1\nq\n"), encoding="utf-8"))
    line = [
        "text",
        "--game",
        "snails",
        "--data-dir",
        str(tmp_path),
        "--seats",
        "human,keen",
        "--moon",
        "full",
    ]
    assert arguments.run(line, program) == 0
    (module,) = (game.load() for game in program.games if game.key == "snails")
    (saved,) = Saves(tmp_path).games(module)
    assert (saved.sitting.hints, saved.sitting.casual) == (1, False)
    assert saved.match.actions
