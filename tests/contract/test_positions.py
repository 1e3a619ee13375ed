"""A match may begin at a position: read, played on, saved, taken back, in a window and without."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.cli import arguments
from game.cli.program import Program
from game.core import replay
from game.core.beginning import Position
from game.core.errors import BadPosition, GameError
from game.core.history import History
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.rules import AnyRules
from game.services.casual import POSITION
from game.services.course import Course
from game.services.saved_game import Sitting
from game.services.saves import REPLAYS, Saves
from game.services.settings import Settings
from game.services.takeback import TakeBack
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.ways_on import FAIR, MORE, SAME
from game.shell.show import Party
from tests.contract.games import Played
from tests.contract.house import House, beside_the_others
from tests.contract.positions import damaged, lines, play_on
from tests.damage import assert_sentence

MUTATIONS = 1000


def middle(games: list[Played], number: int = 0) -> tuple[Played, int]:
    """A game, and where half of it is left."""
    game = games[number]
    return game, len(game.moments) // 2


def begun(rules: AnyRules, games: list[Played], number: int = 0) -> AnyMatch:
    """A match that begins in the middle of a game."""
    game, at = middle(games, number)
    return Match.at(rules, rules.spell_state(game.states[at]))


# Text both ways


def test_a_state_is_a_line_that_says_all_of_it(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            line = rules.spell_state(state)
            assert rules.parse_state(line) == state
            assert line == " ".join(line.split())
            assert line.isascii()
            assert replay.REMARK not in line


def test_what_was_agreed_follows_from_it(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            setup = rules.setup_of(state)
            assert rules.seats(setup) == len(game.seats)
            assert rules.complete(setup, 7) == setup
            assert rules.parse_setup(rules.spell_setup(setup)) == setup


def test_however_it_is_written_it_is_the_same_beginning(rules: AnyRules, games: list[Played]) -> None:
    for line in lines(games):
        spaced = "  ".join(["", *line.split(" "), ""])
        assert Match.at(rules, spaced).beginning == Match.at(rules, line).beginning == Position(line)
        assert 0 <= Match.at(rules, line).seed < 1 << 64
    assert len({Match.at(rules, line).seed for line in lines(games)}) > 20


def test_damaged_lines_are_refused_in_a_sentence_or_can_be_played(
    rules: AnyRules, games: list[Played]
) -> None:
    chance, all_lines, refused = Random(5), lines(games), 0
    for _ in range(MUTATIONS):
        try:
            match: AnyMatch = Match.at(rules, damaged(chance.choice(all_lines), chance, all_lines))
        except GameError as error:
            assert_sentence(str(error))
            refused += 1
        else:
            play_on(match, chance, 12)
    assert MUTATIONS / 2 < refused < MUTATIONS


@pytest.mark.parametrize("line", ["", " ", "||", "42", "\x00", "x" * 5000, "position"])
def test_nonsense_is_no_position(rules: AnyRules, line: str) -> None:
    with pytest.raises(GameError) as refused:
        Match.at(rules, line)
    assert_sentence(str(refused.value))


def test_no_match_begins_when_it_is_over(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        with pytest.raises(BadPosition, match="the game is over"):
            Match.at(rules, rules.spell_state(game.states[-1]))


# Playing on


def test_it_goes_on_like_the_match_it_was_taken_from(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for at in sorted({0, len(game.moments) // 2, len(game.moments) - 1}):
            match: AnyMatch = Match.at(rules, rules.spell_state(game.states[at]))
            assert match.opening.events == ()
            for moment in game.moments[at:]:
                assert match.to_act == moment.seat
                assert rules.legal_actions(match.state) == rules.legal_actions(moment.before)
                assert match.submit(moment.action) == moment.step.events
            assert match.state == game.states[-1]
            assert rules.standings(match.state) == rules.standings(game.states[-1])


def test_it_is_told_taken_back_and_played_anew(module: GameModule, games: list[Played]) -> None:
    for number in range(0, len(games), 4):
        game, at = middle(games, number)
        match = begun(module.rules, games, number)
        match.submit_all(moment.action for moment in game.moments[at:])
        text = replay.write(module.key, match)
        assert text.splitlines()[:2] == [
            f"{module.key} 2",
            f"position {module.rules.spell_state(game.states[at])}",
        ]
        again = replay.read(module.key, module.rules, text)
        assert (again.beginning, again.setup, again.actions) == (match.beginning, match.setup, match.actions)
        assert again.state == match.state
        assert replay.write(module.key, again) == text
        history = History(match)
        assert history.opening == ()
        assert sum(len(turn.events) for turn in history.turns) + len(history.just_begun) == sum(
            len(moment.step.events) for moment in game.moments[at:]
        )
        assert match.turn == len(history.turns)
        for moment in reversed(game.moments[at:]):
            assert match.undo() == moment.action
            assert match.state == moment.before
        with pytest.raises(GameError):
            match.undo()


def test_what_does_not_belong_together_is_refused(module: GameModule, games: list[Played]) -> None:
    match = begun(module.rules, games)
    others = next(game for game in games if len(game.seats) != len(games[0].seats))
    with pytest.raises(BadPosition):
        Match(module.rules, others.match.setup, match.beginning)
    head = replay.write(module.key, match)
    for text in (head.replace("position ", "position nonsense "), head.replace("\n\n", "\nplayers 2\n\n")):
        with pytest.raises(GameError) as refused:
            replay.read(module.key, module.rules, text)
        assert_sentence(str(refused.value))


# On the disk


class Around:
    """All that a course needs."""

    def __init__(self, module: GameModule, folder: Path) -> None:
        self.module, self.saves, self.settings = module, Saves(folder), Settings()


def test_it_is_kept_gone_on_with_and_taken_back_without_a_hash(
    module: GameModule, games: list[Played], tmp_path: Path
) -> None:
    game, at = middle(games)
    house, match = Around(module, tmp_path), begun(module.rules, games)
    seats = (HUMAN, *[module.fallback] * (len(game.seats) - 1))
    sitting = Sitting(seats, ("Ana", "Bo", "Cleo", "Dev")[: len(seats)])
    course = Course(house, match, sitting, game.moments[at].seat, None)
    actions = [moment.action for moment in game.moments[at:]]
    course.submit(actions[0])
    (saved,) = house.saves.games(module)
    assert (saved.match.beginning, saved.match.actions) == (match.beginning, actions[:1])
    assert (saved.sitting.shuffle, saved.sitting.reasons) == ("", (POSITION,))
    party = Party.of(saved)
    assert party.proof(module.rules) is None
    assert party.minds == Party.of(saved).minds

    again: AnyMatch = Match(module.rules, party.setup, party.beginning)
    course = Course(house, again, saved.sitting, game.moments[at].seat, saved)
    back = TakeBack(house.settings, course, lambda: 0, alone=True)
    assert back.allowed(game.moments[at].seat)
    back.take_back(game.moments[at].seat)
    assert again.state == game.states[at]
    for action in actions:
        course.submit(action)
    assert again.state == game.states[-1]
    (path,) = (tmp_path / REPLAYS / module.key).iterdir()
    finished = house.saves.finished(module, path.name)
    assert finished is not None
    assert finished.match.state == game.states[-1]


# In a window


@pytest.fixture
def quiet() -> Any:
    yield
    pygame.event.clear()


def at_a_table(module: GameModule, games: list[Played], folder: Path) -> tuple[House, str]:
    """Near the end of a game, where a person is to decide; all others are computers."""
    game = games[0]
    line, to_act = module.rules.spell_state(game.states[-3]), game.moments[-2].seat
    seats = ",".join(HUMAN if seat == to_act else module.fallback for seat in game.seats)
    asked = ("--game", module.key, "--position", line, "--seats", seats)
    return House(folder, *asked, program=beside_the_others), line


def test_a_window_shows_it_and_plays_it_to_the_end(
    module: GameModule, games: list[Played], tmp_path: Path, quiet: None
) -> None:
    house, line = at_a_table(module, games, tmp_path)
    table, rules = house.table, module.rules
    assert rules.spell_state(table.match.opening.state) == line
    assert not table.match.actions, "nothing is dealt, and nobody has thought yet"
    assert table.tabletop.view == rules.view(table.match.state, table.play.looking)
    assert [mark.key for mark in table.heads_up.hud().marks] == ["casual"]
    while not isinstance(house.top, Results):
        house.until_asked()
        if not isinstance(house.top, Results):
            house.decide()
    house.until(lambda: not house.top.moving)
    house.wait()
    house.click(MORE)
    house.wait()
    assert FAIR not in [spot.key for spot in house.spots()]
    house.click(SAME)
    house.until(lambda: house.top is house.table)
    assert rules.spell_state(house.table.match.opening.state) == line


def test_a_pause_there_has_nothing_to_prove_and_starts_again(
    module: GameModule, games: list[Played], tmp_path: Path, quiet: None
) -> None:
    house, line = at_a_table(module, games, tmp_path)
    house.until_asked()
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Pause)
    assert FAIR not in [spot.key for spot in house.spots()]
    house.wait()
    house.click(PauseChoice.RESTART)
    assert isinstance(house.top, Notice)
    assert "same position" in house.top._sentence
    house.wait()
    house.click(1)
    house.until(lambda: house.top is house.table)
    assert module.rules.spell_state(house.table.match.opening.state) == line


# On the command line


def refused(line: list[str], program: Program, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said instead of opening a window."""

    def opened(*_: Any) -> int:
        raise AssertionError("a window was opened")

    closed = program._replace(window=opened)
    assert arguments.run(line, closed) == 2
    told = capsys.readouterr().err.strip()
    assert_sentence(told)
    return told


def test_nonsense_is_refused_before_a_window_opens(
    module: GameModule, games: list[Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, (game, at) = beside_the_others(tmp_path), middle(games)
    line = module.rules.spell_state(game.states[at])
    for command in ([], ["text", "--data-dir", str(tmp_path)]):
        start = [*command, "--game", module.key, "--position"]
        refused([*start, "nonsense"], program, capsys)
        refused([*start, ""], program, capsys)
        crowd = ",".join([HUMAN] * (len(game.seats) + 1))
        assert "there are" in refused([*start, line, "--seats", crowd], program, capsys)
        assert "says itself" in refused([*start, line, "--seed", "3"], program, capsys)


def test_it_is_played_in_a_terminal_left_and_gone_on_with(
    module: GameModule,
    games: list[Played],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program, (game, at) = beside_the_others(tmp_path), middle(games)
    line = module.rules.spell_state(game.states[at])

    def played(*words: str, answers: list[str]) -> str:
        text = "".join(f"{answer}\n" for answer in answers).encode()
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text), encoding="utf-8"))
        asked = ["text", "--game", module.key, "--data-dir", str(tmp_path), *words]
        assert arguments.run(asked, program) == 0
        out, errors = capsys.readouterr()
        assert errors == ""
        return out

    seats = ",".join([HUMAN, *[module.fallback] * (len(game.seats) - 1)])
    for words in (("--position", line, "--seats", seats), ("--continue",)):
        out = played(*words, answers=["1", "q"])
        assert "Nothing is shuffled" in out
        assert "Shuffle:" not in out
        (saved,) = Saves(tmp_path).games(module)
        assert saved.match.beginning == Position(line)
    seats = ",".join([module.fallback] * len(game.seats))
    assert "seed" not in played("--position", line, "--seats", seats, answers=[]), "there is nothing to check"
