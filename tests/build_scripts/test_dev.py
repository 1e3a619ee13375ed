"""The bootstrap build_scripts/dev.py: set-up only when needed, plain sentences when something is wrong."""

import ast
import errno
import importlib.util
import shutil
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from threading import Event, Thread
from types import ModuleType

import pytest

PROJECT = Path(__file__).parents[2]
SCRIPT = PROJECT / "build_scripts" / "dev.py"


class Machine:
    """Stands in for `dev.run`: notes every child, makes the .venv a real one would, fails on demand."""

    def __init__(self, venv_python: Path) -> None:
        self.venv_python = venv_python
        self.commands: list[list[str]] = []
        self.exit_codes: dict[str, int] = {}
        self.interrupted_by = ""

    def run(self, command: list[str], quiet: bool = False) -> int:
        tool = self.tool_of(command)
        self.commands.append(command)
        if tool == self.interrupted_by:
            raise KeyboardInterrupt
        if tool == "venv":
            self.make_venv(Path(command[-1]))
        assert quiet == (tool in ("venv", "pip"))
        return self.exit_codes.get(tool, 0)

    def make_venv(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.venv_python.parent.mkdir(parents=True)
        self.venv_python.touch()

    @staticmethod
    def tool_of(command: list[str]) -> str:
        return "lint-imports" if command[1] == "-c" else command[2]

    def take_tools(self) -> list[str]:
        """Give the tools that ran since the last call."""
        tools = [self.tool_of(command) for command in self.commands]
        self.commands.clear()
        return tools


@pytest.fixture
def dev(tmp_path: Path) -> ModuleType:
    """A dev.py in a project folder of its own, whose name has a space and an umlaut."""
    script = tmp_path / "Bär Bar" / "build_scripts" / "dev.py"
    script.parent.mkdir(parents=True)
    shutil.copy(SCRIPT, script)
    (script.parents[1] / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return load(script)


def load(script: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def machine(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(dev.VENV_PYTHON)
    monkeypatch.setattr(dev, "run", machine.run)
    return machine


ALL_CHECKS = ["ruff", "ruff", "mypy", "lint-imports", "pytest"]


# --- Python itself ---


def test_the_file_is_readable_for_an_old_python() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    annotations = [
        a for f in functions for a in (f.returns, *(argument.annotation for argument in f.args.args))
    ]
    assert not any(isinstance(annotation, ast.Subscript | ast.BinOp) for annotation in annotations)


def test_the_needed_python_is_the_one_of_the_project(dev: ModuleType) -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">={}.{}".format(*dev.NEEDED_PYTHON)


def test_an_old_python_is_told_what_is_needed_and_found(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "NEEDED_PYTHON", (99, 1))
    with pytest.raises(SystemExit, match=r"needs Python 99\.1 .* Python 3\.\d+\.\d+") as stop:
        dev.main(["play"])
    assert is_one_sentence(stop.value)
    assert machine.commands == []


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_venv_names_the_package(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(SystemExit, match=r"apt install python3\.\d+-venv") as stop:
        dev.main(["play"])
    assert is_one_sentence(stop.value)
    assert machine.commands == []


def is_one_sentence(stop: SystemExit) -> bool:
    """Tell whether Python ends with exit code 1 and a single line, which it does for a text as code."""
    return isinstance(stop.code, str) and "\n" not in stop.code


# --- Set-up: once, and again when it must be ---


def test_a_build_has_all_tools_and_passes_its_arguments_on(dev: ModuleType, machine: Machine) -> None:
    assert dev.main(["build", "--dist", "there"]) == 0
    _, installing, building = machine.commands
    assert installing[-1] == ".[dev]"
    assert building[1:] == [str(dev.ROOT / "build_scripts" / "package.py"), "--dist", "there"]


def test_the_first_run_makes_and_fills_a_venv(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["play"]) == 0
    making, installing, playing = machine.commands
    assert making == [sys.executable, "-m", "venv", "--clear", str(dev.ROOT / ".venv")]
    assert installing[:4] == [str(dev.VENV_PYTHON), "-m", "pip", "install"]
    assert installing[-2:] == ["--editable", "."]
    assert playing == [str(dev.VENV_PYTHON), "-m", "game"]
    assert capsys.readouterr().out == "Setting up (first run only; about a minute) ...\n"


def test_the_second_run_installs_nothing(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["play"])
    machine.take_tools()
    capsys.readouterr()
    dev.main(["play"])
    assert machine.take_tools() == ["game"]
    assert capsys.readouterr().out == ""


def test_testing_adds_the_tools_to_a_players_venv(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"])
    machine.take_tools()
    dev.main(["test"])
    assert machine.commands[0][-1] == ".[dev]"
    assert machine.take_tools() == ["pip", *ALL_CHECKS]


def test_a_developers_venv_is_good_for_playing(dev: ModuleType, machine: Machine) -> None:
    dev.main(["test"])
    machine.take_tools()
    dev.main(["play"])
    assert machine.take_tools() == ["game"]


def change_pyproject(dev: ModuleType) -> None:
    (dev.ROOT / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")


def tear_the_stamp(dev: ModuleType) -> None:
    dev.STAMP.write_bytes(dev.STAMP.read_bytes()[:30] + b"\xff")


def lose_the_stamp(dev: ModuleType) -> None:
    dev.STAMP.unlink()


def lose_the_base_python(dev: ModuleType) -> None:
    dev.VENV_PYTHON.unlink()


def stamp_for_another_python(dev: ModuleType) -> None:
    _, pyproject, requirement = dev.read_stamp()
    dev.write_stamp([dev.sha256(b"another Python"), pyproject, requirement])


@pytest.mark.parametrize(
    ("mishap", "repair"),
    [
        (change_pyproject, ["pip"]),
        (tear_the_stamp, ["venv", "pip"]),
        (lose_the_stamp, ["venv", "pip"]),
        (lose_the_base_python, ["venv", "pip"]),
        (stamp_for_another_python, ["venv", "pip"]),
    ],
)
def test_what_no_longer_fits_is_repaired_once(
    dev: ModuleType, machine: Machine, mishap: Callable[[ModuleType], None], repair: list[str]
) -> None:
    dev.main(["play"])
    mishap(dev)
    machine.take_tools()
    dev.main(["play"])
    assert machine.take_tools() == [*repair, "game"]
    dev.main(["play"])
    assert machine.take_tools() == ["game"]


def test_a_moved_project_gets_a_new_venv(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.main(["play"])
    moved = load(dev.ROOT.rename(dev.ROOT.with_name("elsewhere")) / "build_scripts" / "dev.py")
    machine_there = Machine(moved.VENV_PYTHON)
    monkeypatch.setattr(moved, "run", machine_there.run)
    moved.main(["play"])
    assert machine_there.take_tools() == ["venv", "pip", "game"]


def test_whoever_comes_second_waits_and_finds_everything_done(
    dev: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked, go_on = Event(), Event()

    def sleep(_: float) -> None:
        asked.set()
        assert go_on.wait(30)

    monkeypatch.setattr(dev, "sleep", sleep)
    second = Thread(target=dev.main, args=[["play"]])
    with dev.nobody_else():
        second.start()
        assert asked.wait(30)
        assert machine.take_tools() == []
        machine.make_venv(dev.VENV)
        dev.write_stamp(dev.stamp_for(dev.TO_PLAY))
    go_on.set()
    second.join(30)
    assert machine.take_tools() == ["game"]
    assert capsys.readouterr().out == "Another dev.py is setting up; waiting for it ...\n"


def test_a_disk_without_locks_holds_nobody_back(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(dev, "lock", refuse)
    with dev.nobody_else():
        assert dev.is_locked(BytesIO())


# --- Set-up that fails ---


@pytest.mark.parametrize(("tool", "hint"), [("pip", "network"), ("venv", "writable")])
def test_a_failing_set_up_stops_with_a_sentence(
    dev: ModuleType, machine: Machine, tool: str, hint: str
) -> None:
    machine.exit_codes[tool] = 2
    with pytest.raises(SystemExit, match=hint) as stop:
        dev.main(["play"])
    assert is_one_sentence(stop.value)
    assert machine.take_tools()[-1] == tool


def test_a_failed_set_up_is_tried_again(dev: ModuleType, machine: Machine) -> None:
    machine.exit_codes["pip"] = 1
    with pytest.raises(SystemExit):
        dev.main(["play"])
    machine.exit_codes.clear()
    machine.take_tools()
    dev.main(["play"])
    assert machine.take_tools() == ["venv", "pip", "game"]


def test_what_could_be_played_can_be_played_after_a_failed_set_up(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"])
    machine.exit_codes["pip"] = 1
    with pytest.raises(SystemExit):
        dev.main(["test"])
    machine.take_tools()
    dev.main(["play"])
    assert machine.take_tools() == ["game"]


def test_an_interrupted_installation_makes_the_venv_anew(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"])
    machine.interrupted_by = "pip"
    assert dev.main(["test"]) == 130
    machine.interrupted_by = ""
    machine.take_tools()
    dev.main(["play"])
    assert machine.take_tools() == ["venv", "pip", "game"]


def test_an_interrupted_clearing_leaves_no_valid_stamp(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"])
    stamp_for_another_python(dev)
    machine.interrupted_by = "venv"
    assert dev.main(["play"]) == 130
    assert dev.read_stamp() == []


def test_a_folder_that_cannot_be_written_stops_with_a_sentence(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play"])
    lose_the_stamp(dev)
    dev.STAMP.mkdir()
    with pytest.raises(SystemExit, match="set-up-done") as stop:
        dev.main(["play"])
    assert is_one_sentence(stop.value)


# --- Commands, arguments, exit codes ---


def test_the_game_gets_the_arguments(dev: ModuleType, machine: Machine) -> None:
    dev.main(["play", "--seed", "3"])
    assert machine.commands[-1][1:] == ["-m", "game", "--seed", "3"]


def test_only_pytest_gets_the_arguments(dev: ModuleType, machine: Machine) -> None:
    dev.main(["test"])
    *checks, tests = machine.commands[2:]
    machine.commands.clear()
    dev.main(["test", "-k", "lion", "-x"])
    assert machine.commands == [*checks, [*tests, "-k", "lion", "-x"]]


def test_every_check_has_a_heading(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["test"])
    headings = [line for line in capsys.readouterr().out.splitlines() if line.startswith("==")]
    names = ["ruff", "ruff format", "mypy", "import-linter", "pytest"]
    assert headings == [f"== {name} ==" for name in names]


def test_the_first_failing_check_is_the_last_one(dev: ModuleType, machine: Machine) -> None:
    machine.exit_codes["mypy"] = 3
    assert dev.main(["test"]) == 3
    assert machine.take_tools() == ["venv", "pip", "ruff", "ruff", "mypy"]


def test_the_exit_code_of_the_game_is_passed_on(dev: ModuleType, machine: Machine) -> None:
    machine.exit_codes["game"] = 7
    assert dev.main(["play"]) == 7


def test_ctrl_c_in_the_game_ends_quietly(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.interrupted_by = "game"
    assert dev.main(["play"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [[], ["-h"], ["--help"]])
def test_usage_lists_the_commands(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert dev.main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("usage: ")
    assert [line.split()[0] for line in lines[2:]] == list(dev.COMMANDS)
    assert machine.commands == []


def test_an_unknown_command_is_named(
    dev: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["dance"]) == 2
    sentence, usage_line, *_ = capsys.readouterr().err.splitlines()
    assert sentence == "There is no command 'dance'."
    assert usage_line.startswith("usage: ")
    assert machine.commands == []


# --- Real children ---


@pytest.fixture
def python(dev: ModuleType) -> Iterator[Callable[..., int]]:
    """Run code in a real child, and put back the signal handler that doing so sets."""
    handler = signal.getsignal(signal.SIGTERM)
    yield lambda code, **options: dev.run([sys.executable, "-S", "-c", code], **options)
    signal.signal(signal.SIGTERM, handler)


def test_a_child_runs_in_the_project_folder(dev: ModuleType, python: Callable[..., int]) -> None:
    assert python("open('here', 'w').close()") == 0
    assert (dev.ROOT / "here").exists()


def test_a_child_is_heard(python: Callable[..., int], capfd: pytest.CaptureFixture[str]) -> None:
    assert python("import sys; print('out'); sys.exit('err')") == 1
    assert capfd.readouterr() == ("out\n", "err\n")


def test_a_quiet_child_that_succeeds_is_not_heard(
    python: Callable[..., int], capfd: pytest.CaptureFixture[str]
) -> None:
    assert python("print('all is well')", quiet=True) == 0
    assert capfd.readouterr() == ("", "")


def test_a_quiet_child_that_fails_is_heard_at_its_end(
    python: Callable[..., int], capfd: pytest.CaptureFixture[str]
) -> None:
    assert python("for n in range(99): print('line', n)\nraise SystemExit('no network')", quiet=True) == 1
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("line 80\n")
    assert "no network" in said.err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to die of")
def test_a_killed_child_counts_as_in_a_shell(python: Callable[..., int]) -> None:
    assert python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)") == 128 + 9


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends the parent alone, and at once")
def test_ending_the_script_ends_its_child(python: Callable[..., int]) -> None:
    end_parent_then_sleep = "import os, signal, time; os.kill(os.getppid(), signal.SIGTERM); time.sleep(9)"
    assert python(end_parent_then_sleep) == 128 + 15


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows Ctrl+C only for a whole console")
def test_after_ctrl_c_the_child_may_finish_its_work(dev: ModuleType, python: Callable[..., int]) -> None:
    save_late = (
        "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(0.5); open('saved', 'w')"
    )
    with pytest.raises(KeyboardInterrupt):
        python(save_late)
    assert (dev.ROOT / "saved").exists()
