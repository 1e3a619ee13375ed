"""A game in a terminal is on the disk before it is told, and goes on there or in the window."""

import re
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from game.beasty_bar.rules.setup import Mode
from game.catalogue import CATALOGUE
from game.cli.terminal import Quit, Terminal
from game.cli.unsaved import part
from game.core.fairness import commitment
from game.core.listing import find
from game.services import files
from game.services.house_rules import adopt
from game.services.saved_game import SavedGame
from game.services.saves import REPLAYS, SAVES, Saves
from game.services.settings import Settings
from game.services.settings_file import SettingsFile, save
from game.services.unsaved import SAVED, TRYING
from tests.beasty_bar.show.house import House
from tests.cli.evening import ROOT, Answer, Evening, first_option, last_option
from tests.program import run

MODULE = find(CATALOGUE).load()
KINDS = [
    ("human,random", {"set": "base"}),
    ("human,random,human", {"set": "mixed", "advanced": "yes"}),
    ("random,human", {"set": "new", "advanced": "yes"}),
]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def type_in(*lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text), encoding="utf-8"))

    return type_in


def names(folder: Path, shelf: str = SAVES) -> list[str]:
    return sorted(path.name for path in (folder / shelf).rglob("*") if path.is_file())


def the_game(folder: Path) -> SavedGame:
    (game,) = Saves(folder).games(MODULE)
    return game


def leave_after(folder: Path, answers: int, words: dict[str, str] | None = None, **more: Any) -> None:
    """Ana answers so often, and leaves."""
    pending = ["1"] * answers
    leaving = Evening(
        "human,random", lambda _: pending.pop() if pending else "q", words or {}, saves=Saves(folder), **more
    )
    with pytest.raises(Quit):
        leaving.play()


def going_on(saved: SavedGame, folder: Path, answer: Answer) -> Evening:
    """The game is gone on with at another terminal."""
    evening = Evening(",".join(saved.sitting.seats), answer, seed=saved.match.seed)
    evening.game.saves, evening.game.saved = Saves(folder), saved
    return evening


def go_on(folder: Path, answer: Answer) -> Evening:
    saved = the_game(folder)
    evening = going_on(saved, folder, answer)
    evening.game.play(saved.sitting.asked or saved.match.setup)
    return evening


# Every decision


@pytest.mark.parametrize(("seats", "words"), KINDS)
def test_all_that_was_decided_is_on_the_disk_before_the_next_question(
    seats: str, words: dict[str, str], tmp_path: Path
) -> None:
    seen: list[tuple[int, int]] = []

    def look(visible: str) -> str:
        found = Saves(tmp_path).newest(MODULE)
        assert found is not None
        assert found.sitting.shuffle == commitment(MODULE.rules, evening.asked, evening.seed)
        actions = list(evening.game.matches[-1].actions) if evening.game.matches else []
        assert found.match.actions == actions
        seen.append((found.sitting.decided or 0, len(actions)))
        return last_option(visible)

    evening = Evening(seats, look, words, saves=Saves(tmp_path))
    evening.play()
    assert seen == sorted(seen)
    decks = ("advanced" in words) + (words["set"] == "mixed")
    assert {decided for decided, _ in seen} == {*range(decks * seats.count("human") + 1)}
    assert (names(tmp_path), len(names(tmp_path, REPLAYS))) == ([], 1)


def test_what_was_decided_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    evening = Evening("human,random", first_option, saves=Saves(tmp_path))
    tell, checked = evening.game._tell, []

    def told(events: Any, before: Any = None) -> None:
        found = Saves(tmp_path).newest(MODULE)
        if found is not None:
            assert found.match.actions == evening.game.journal.match.actions  # type: ignore[union-attr]
            checked.append(len(found.match.actions))
        tell(events, before)

    evening.game._tell = told  # type: ignore[method-assign]
    evening.play()
    assert [*dict.fromkeys(checked)] == [*range(24)]


@pytest.mark.parametrize(("seats", "words"), KINDS)
def test_a_game_left_at_any_question_ends_as_if_nobody_had_ever_left(
    seats: str, words: dict[str, str], tmp_path: Path
) -> None:
    whole = Evening(seats, last_option, words).play()
    asked = len(whole.typist.saw)
    for questions in range(0, asked, 11):
        folder = tmp_path / str(questions)
        left = [0]

        def answer(visible: str, left: list[int] = left, last: int = questions) -> str:
            left[0] += 1
            return "q" if left[0] > last else last_option(visible)

        with pytest.raises(Quit):
            Evening(seats, answer, words, saves=Saves(folder)).play()
        evening = go_on(folder, last_option)
        assert evening.game.matches[-1].actions == whole.game.matches[-1].actions
        assert evening.screen.getvalue().splitlines()[-3:] == whole.screen.getvalue().splitlines()[-3:]
        assert names(folder) == []


def test_whoever_goes_on_is_told_what_happened_last(tmp_path: Path) -> None:
    leave_after(tmp_path, 3)
    out = go_on(tmp_path, first_option).screen.getvalue()
    beginning = out.partition("In line, from the gate")[0].splitlines()
    assert beginning[3] == "The game continues. The last events:"
    assert sum(line.endswith(" joins the line.") for line in beginning) == 2


# The window


def test_a_game_begun_in_the_window_goes_on_in_the_terminal(tmp_path: Path) -> None:
    house = House(drawn=50)
    house.desk.saves = Saves(tmp_path)
    house.sit_down(("human", "random"), Mode.NEW, 7)
    house.until_asked()
    table = house.table
    table.play.submit(MODULE.rules.legal_actions(table.match.state)[0])
    house.until_asked()
    before = list(table.match.actions)
    evening = go_on(tmp_path, first_option)
    actions = evening.game.matches[-1].actions
    assert actions[: len(before)] == before
    assert len(actions) >= 24
    assert (names(tmp_path), len(names(tmp_path, REPLAYS))) == ([], 1)


def test_a_game_begun_in_the_terminal_goes_on_in_the_window(tmp_path: Path) -> None:
    leave_after(tmp_path, 4)
    saved = the_game(tmp_path)
    house = House(drawn=50)
    house.desk.saves = Saves(tmp_path)
    house.open(house.routes.resume(saved))
    house.until_asked()
    assert house.table.match.actions == saved.match.actions
    house.table.play.submit(MODULE.rules.legal_actions(house.table.match.state)[0])
    assert len(the_game(tmp_path).match.actions) == len(saved.match.actions) + 1


def test_decks_that_are_half_chosen_in_the_terminal_are_chosen_on_in_the_window(tmp_path: Path) -> None:
    count = iter(range(99))
    words = {"set": "mixed", "advanced": "yes"}
    with pytest.raises(Quit):
        Evening(
            "human,random", lambda _: "q" if next(count) == 2 else "2", words, saves=Saves(tmp_path)
        ).play()
    saved = the_game(tmp_path)
    assert saved.sitting.decided == 1
    house = House(drawn=50)
    house.desk.saves = Saves(tmp_path)
    house.open(house.routes.resume(saved))
    house.until(lambda: type(house.top).__name__ == "Discard")


def test_two_who_go_on_with_the_same_game_lose_nothing(tmp_path: Path) -> None:
    leave_after(tmp_path, 2)
    saved = the_game(tmp_path)
    pending = ["meanwhile", "1", "1"]

    def other(visible: str) -> str:
        """Before the first answer somebody else plays on."""
        if pending and pending.pop(0) == "meanwhile":
            lines = iter("12q")
            with pytest.raises(Quit):
                going_on(saved, tmp_path, lambda _: next(lines)).game.play(saved.sitting.asked)
        return "2" if pending else "q"

    with pytest.raises(Quit):
        going_on(saved, tmp_path, other).game.play(saved.sitting.asked)
    one, two = Saves(tmp_path).games(MODULE)
    before = len(saved.match.actions)
    assert one.match.actions[:before] == two.match.actions[:before] == saved.match.actions
    assert one.match.actions[before] != two.match.actions[before]


# Rules of the house


def test_a_game_that_is_gone_on_with_under_looser_rules_is_a_casual_one(tmp_path: Path) -> None:
    strict = Settings()
    adopt(strict, "tournament")
    leave_after(tmp_path, 2, settings=strict)
    assert (the_game(tmp_path).sitting.house, the_game(tmp_path).sitting.casual) == ("tournament", False)
    evening = going_on(the_game(tmp_path), tmp_path, lambda _: "q")
    with pytest.raises(Quit):
        evening.game.play(the_game(tmp_path).sitting.asked)
    assert the_game(tmp_path).sitting.casual


# The command


def test_leaving_says_that_the_game_is_kept_and_how_to_go_on(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "my games"
    typed("1")
    assert run(["text", "--data-dir", str(folder), "--seed", "7"]) == 0
    command = f"python -m game text --data-dir '{folder}' --continue"
    ending = f"\nThe players left the table.\nThe game is saved. Continue with: {command}\n"
    assert capsys.readouterr().out.endswith(ending)
    typed("save", "1")
    assert run(["text", "--data-dir", str(folder), "--continue"]) == 0
    out = capsys.readouterr().out
    assert f"Every decision so far is saved in {the_game(folder).path}\n" in out
    assert out.endswith(ending)
    assert [*map(MODULE.rules.spell, the_game(folder).match.actions)][1].startswith("parrot")


def test_a_saved_game_is_mentioned_before_another_one_begins(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    waiting = re.compile(
        r"^You have a saved game \(Ana and Bo\)\. Continue with: .* --continue$", re.MULTILINE
    )
    mentioned = []
    for lines in (["q"], ["1"], ["q"]):  # in the first one nobody decides anything
        typed(*lines)
        run(["text", "--data-dir", str(tmp_path), "--seats", "human,random", "--set", "mixed"])
        mentioned.append(bool(waiting.search(capsys.readouterr().out)))
    assert mentioned == [False, False, True]


def test_the_one_before_can_be_gone_on_with_too(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in (7, 8):
        typed("1", "1")
        run(["text", "--data-dir", str(tmp_path), "--seed", str(seed)])
    capsys.readouterr()
    newest, before = Saves(tmp_path).games(MODULE)
    for number, game in ((1, newest), (2, before)):
        typed("save")
        run(["text", "--data-dir", str(tmp_path), "--continue", str(number)])
        assert str(game.path) in capsys.readouterr().out
    assert run(["text", "--data-dir", str(tmp_path), "--continue", "3"]) == 2
    assert capsys.readouterr().err == "There is no saved game 3: the last one is 2.\n"


def test_where_there_is_no_game_to_go_on_with_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", "--data-dir", str(tmp_path), "--continue"]) == 2
    assert capsys.readouterr() == ("", "There is no saved game yet.\n")


def test_whoever_goes_on_with_a_torn_game_is_told_where_it_went(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("1", "1")
    run(["text", "--data-dir", str(tmp_path), "--seed", "7"])
    [saved] = Saves(tmp_path).games(MODULE)
    saved.path.write_bytes(saved.path.read_bytes()[:40])
    capsys.readouterr()
    assert run(["text", "--data-dir", str(tmp_path), "--continue"]) == 2
    kept = "A saved game could not be read. Its file is kept and now ends in .broken.\n"
    assert capsys.readouterr() == (kept, "There is no saved game yet.\n")


@pytest.mark.parametrize(
    "more", [["--seats", "human,random"], ["--seed", "7"], ["--set", "new"], ["--return-game"]]
)
def test_a_saved_game_goes_on_as_it_was_begun(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", "--data-dir", str(tmp_path), "--continue", *more]) == 2
    assert capsys.readouterr().err == "A saved game goes on as it was begun: say --continue alone.\n"


@pytest.mark.parametrize("name", ["file", "file/within", "x" * 300])
def test_without_a_folder_that_can_be_made_the_game_is_played_unsaved(
    name: str, typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    typed("1")
    assert run(["text", "--data-dir", str(tmp_path / name), "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert f"\n{TRYING[files.NO_FOLDER]}\n" in out
    assert out.endswith(f"\nThe players left the table.\n{files.NO_FOLDER}\n")
    assert err == ""


def test_of_a_game_without_people_nothing_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["text", "--data-dir", str(tmp_path), "--seats", "random,random", "--seed", "7"]) == 0
    assert names(tmp_path, ".") == []


@pytest.mark.parametrize("answers", [5, 24])
def test_a_return_game_is_not_forgotten_wherever_the_players_leave(
    answers: int, typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--seats", "human,random", "--set", "mixed", "--seed", "7", "--return-game"]
    typed(*"1" * 99)
    run(["text", "--data-dir", str(tmp_path / "whole"), *command])
    whole = capsys.readouterr().out.splitlines()
    typed(*"1" * answers)
    run(["text", "--data-dir", str(tmp_path / "left"), *command])
    assert ("Now the return game." in capsys.readouterr().out) == (answers > 15)
    typed(*"1" * 99)
    run(["text", "--data-dir", str(tmp_path / "left"), "--continue"])
    again = capsys.readouterr().out.splitlines()
    assert again[0] == whole[0]
    assert again[-10:-1] == whole[-10:-1]  # the last line names the file
    assert "Both games together:" in again
    assert len(names(tmp_path / "left", REPLAYS)) == 2


@pytest.mark.parametrize("line", [["--text"], ["--text", "--seed", "7"], ["--seed", "7", "--text"]])
def test_text_is_a_command_also_where_it_is_typed_like_an_option(
    line: list[str], typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("q")
    assert run(["--data-dir", str(tmp_path), *line]) == 0
    assert capsys.readouterr().out.startswith("Shuffle: ")


def test_it_speaks_the_language_of_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(Settings(language="de"), tmp_path)
    run(["text", "--data-dir", str(tmp_path), "--seats", "random,random", "--seed", "7"])
    assert "Bo ist am Zug." in capsys.readouterr().out


def test_a_bad_value_among_the_settings_is_told_in_the_terminal_too(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.json").write_text('{"takeback": "sometimes", "language": "en"}')
    typed("q")
    run(["text", "--data-dir", str(tmp_path)])
    assert "takeback" in capsys.readouterr().out


def test_where_nothing_can_be_saved_it_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / SAVES).write_text("in the way")
    evening = Evening("human,random", first_option, saves=Saves(tmp_path)).play()
    assert evening.screen.getvalue().count("Could not save: ") == 1
    assert evening.game._where() == files.NO_FOLDER


@pytest.mark.parametrize("told", [False, True])
def test_on_a_bare_standard_library_it_is_kept_where_the_player_says(told: bool, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-m", "game", "text", *(["--data-dir", str(tmp_path)] if told else [])]
    done = subprocess.run(command, cwd=ROOT, input=b"1\n", capture_output=True, timeout=60, check=True)
    assert (done.stdout.count(b"This game is not saved."), len(names(tmp_path))) == (0 if told else 1, told)
    assert done.stderr == b""


SENTENCES = {
    "en": "This game is open in another window. Continue there, or close it there first.",
    "de": "Diese Partie ist in einem anderen Fenster offen. Spiel dort weiter oder schließ sie dort zuerst.",
    "es": "Esta partida está abierta en otra ventana. Sigue allí o ciérrala primero.",
    "fr": "Cette partie est ouverte dans une autre fenêtre. Continue là-bas, ou ferme-la d'abord.",
}


def test_a_game_that_is_played_in_another_terminal_is_not_gone_on_with_until_that_ends(
    typed: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [sys.executable, "-m", "game", "text", "--data-dir", str(tmp_path), "--seed", "7"]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with subprocess.Popen(line, cwd=ROOT, **pipes) as other:
        other.stdin.write("1\n1\n")
        other.stdin.flush()
        while sum(1 for _ in Saves(tmp_path).games(MODULE) if _.match.actions) < 1:
            assert other.stdout.readline(), "it has ended"
        for code, sentence in SENTENCES.items():
            typed()
            assert run(["text", "--data-dir", str(tmp_path), "--continue", "--language", code]) == 2
            assert sentence in capsys.readouterr().err
        other.kill()
        other.wait()
    (kept,) = Saves(tmp_path).games(MODULE)
    typed("1")
    assert run(["text", "--data-dir", str(tmp_path), "--continue"]) == 0
    (found,) = Saves(tmp_path).games(MODULE)
    assert found.match.actions[: len(kept.match.actions)] == kept.match.actions


def refused(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_it_is_said_in_a_terminal_when_everything_is_saved_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, asked = Saves(tmp_path), iter(range(100))
    append, replace = files.append, files.replace

    def answer(visible: str) -> str:
        number = next(asked)
        if number == 2:
            monkeypatch.setattr(files, "append", refused)
            monkeypatch.setattr(files, "replace", refused)
        if number == 4:
            monkeypatch.setattr(files, "append", append)
            monkeypatch.setattr(files, "replace", replace)
            assert kept.unsaved.again()
        return first_option(visible)

    text = Evening("human,random", answer, saves=kept).play().screen.getvalue()
    assert text.count(files.DISK_FULL) == text.count(SAVED) == 1
    assert text.index(files.DISK_FULL) < text.index(SAVED)


@pytest.mark.parametrize(("answers", "saved"), [(["", ""], True), (["quit"], False)])
def test_whoever_leaves_a_terminal_is_asked_whether_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], saved: bool
) -> None:
    kept, said, left = Saves(tmp_path), StringIO(), list(answers)
    replace = files.replace
    monkeypatch.setattr(files, "replace", refused)
    SettingsFile(tmp_path, kept.news, MODULE.key, kept.unsaved).save(Settings())
    terminal = Terminal(StringIO(), said)
    monkeypatch.setattr(Terminal, "attended", True)

    def read(*_: object) -> str:
        if len(left) == 1 and saved:
            monkeypatch.setattr(files, "replace", replace)
        return left.pop(0)

    monkeypatch.setattr(terminal, "read", read)
    part(kept, terminal)
    assert said.getvalue().count(files.DISK_FULL) == len(answers)
    assert ((tmp_path / "settings.json").exists(), SAVED in said.getvalue()) == (saved, saved)
