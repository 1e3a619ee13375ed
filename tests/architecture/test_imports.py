"""Who may know whom, seen from outside: what fresh processes import, and what they say."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game import __version__
from game.catalogue import CATALOGUE
from game.core.listing import Listing
from game.desktop.shows import SHOWS, offered
from game.services import settings_file
from game.services.settings import Settings

ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"

# The games there are, or will be, by any part of their names.
NAMES = re.compile(r"beasty|fantasy", re.IGNORECASE)


def run(*arguments: str, **environment: str | None) -> "subprocess.CompletedProcess[str]":
    """A Python of its own; None takes a variable out of its environment."""
    variables = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={name: value for name, value in variables.items() if value is not None},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "module",
    [
        "game.beasty_bar.rules.game",
        "game.catalogue",
        "game.cli.text",
        "game.cli.arguments",
        "game.composition",
    ],
)
def test_what_needs_no_screen_imports_no_screen(module: str) -> None:
    foreign = {"pygame", "pytmx", "platformdirs", "game.shell", "game.desktop.probe"}
    done = run("-c", f"import sys, {module}; print(sorted({foreign!r} & set(sys.modules)))")
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_importing_the_package_imports_nothing_of_it() -> None:
    """Worker processes import `game.__main__` again, each time."""
    done = run(
        "-c",
        "import sys, game.__main__; print(sorted(name for name in sys.modules if name.startswith('game')))",
    )
    assert done.stdout == "['game', 'game.__main__']\n"


TITLE = """
import sys
from game.composition import PROGRAM
from game.desktop.compose import Desktop
desktop = Desktop.asked(["--data-dir", sys.argv[1], "--size", "960x600"], PROGRAM)
desktop.window.show(desktop.open())
others = tuple(f"game.{game.key}." for game in PROGRAM.games if game.key != desktop.desk.module.key)
print(sorted(name for name in sys.modules if name.startswith(others)), type(desktop.open().top).__name__)
"""


@pytest.mark.parametrize("scene", ["FirstStart", "Title"])
def test_what_is_seen_first_waits_for_nothing_of_other_games_but_their_fronts(
    scene: str, tmp_path: Path
) -> None:
    if scene == "Title":
        settings_file.save(Settings(), tmp_path)
    done = run("-c", TITLE, str(tmp_path), SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    fronts = [f"game.{game.key}.show{room}" for game in CATALOGUE[1:] for room in ("", ".front")]
    assert (done.stdout, done.stderr) == (f"{fronts} {scene}\n", "")
    assert fronts


@pytest.mark.parametrize("folder", ["core", "players", "shell", "services", "cli", "desktop"])
def test_what_serves_every_game_knows_none_by_name(folder: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((GAME / folder).rglob("*.py"))
        if path != GAME / "desktop" / "shows.py"  # which lists them
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMES.search(line)
    ]
    assert named == []
    assert list((GAME / folder).glob("*.py"))


@pytest.mark.parametrize("game", offered(CATALOGUE, SHOWS), ids=lambda game: game.key)
def test_a_game_builds_no_scene_of_the_house(game: Listing) -> None:
    """It knows what a scene is, and what scenes are made of; those of the house it is handed."""
    known = {f"game.shell.scenes.{name}" for name in ("scene", "overlay", "menus")}
    asked = re.compile(r"(?:from|import) (game\.shell\.(?:scenes(?:\.\w+)+|routes))")
    files = sorted((GAME / game.key / "show").rglob("*.py"))
    used = {name for path in files for name in asked.findall(path.read_text(encoding="utf-8"))}
    assert "game.shell.scenes.scene" in used
    assert used - known == set()


def contract(beginning: str) -> dict[str, list[str]]:
    """The import contract whose name begins like that."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    found: dict[str, list[str]]
    (found,) = (each for each in linter["contracts"] if each["name"].startswith(beginning))
    return found


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.key)
def test_every_part_of_a_game_but_its_show_is_held_to_be_pure(game: Listing) -> None:
    folder = GAME / game.key
    parts = {
        path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    listed = {name.rpartition(".")[2] for name in contract("What is pure")["source_modules"]}
    assert "__init__" in parts
    assert parts - listed <= {"show", "tables", "__init__"}, "tables hold nothing but figures"


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.key)
def test_the_contracts_hold_for_every_game_that_is_listed(game: Listing) -> None:
    package = f"game.{game.key}"
    assert package in contract("A game stands on its rules")["containers"]
    assert package in contract("The house knows no game")["forbidden_modules"]
    assert any(f"{package}.show" in layer for layer in contract("The desktop game")["layers"])


def test_the_program_knows_its_version() -> None:
    done = run("-m", "game", "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Beasty Bar {__version__}\n", "")


def test_the_version_is_that_of_the_package_on_a_bare_standard_library() -> None:
    done = run("-S", "-m", "game", "--version")
    assert (done.returncode, done.stdout) == (0, f"Beasty Bar {__version__}\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_the_program_says_so_in_one_line() -> None:
    gone = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"))
    done = run("-m", "game", **gone)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "There is no display to open a window on; play in the terminal with: python -m game text\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_with_a_display_that_does_not_answer_the_program_says_so_in_one_line() -> None:
    done = run("-m", "game", DISPLAY=":987", WAYLAND_DISPLAY=None, SDL_VIDEODRIVER=None)
    assert done.returncode == 1
    assert (done.stdout, done.stderr.count("\n")) == ("", 1)
    assert "python -m game text" in done.stderr


@pytest.mark.parametrize("command", [["dance"], ["engine", "--loud"], ["bench"], ["bench", "cards"]])
def test_an_unknown_command_ends_with_its_usage(command: list[str]) -> None:
    done = run("-m", "game", *command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage: beasty-bar")
    assert "Traceback" not in done.stderr
