"""The Windows that is made of Wine: what it is made of, and what happens where it cannot be had."""

import hashlib
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]
SCRIPTS = PROJECT / "build_scripts" / "checks"


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(PROJECT))
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return SimpleNamespace(**runpy.run_path(str(SCRIPTS / "windows.py")))


def test_a_file_is_found_by_its_name_on_the_other_side(windows: Any) -> None:
    assert windows.windows_path(Path("/tmp/Bär Bar")) == "Z:\\tmp\\Bär Bar"


def test_without_wine_a_sentence_says_what_to_install(
    windows: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(windows.NoWine, match="install the packages 'wine' and 'wine64'"):
        windows.Windows(tmp_path)


def test_another_python_than_the_one_that_was_looked_at_is_refused(
    windows: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = SimpleNamespace(is_wheel=False, url_without_fragment="there", filename="python.tar.gz")
    found = [SimpleNamespace(link=link, version=windows.PYTHON[1])]
    command = SimpleNamespace(
        parse_args=lambda words: (None, words),
        _build_session=lambda options: SimpleNamespace(get=lambda url: SimpleNamespace(content=b"other")),
        _build_package_finder=lambda **_: SimpleNamespace(find_all_candidates=lambda name: found),
    )
    monkeypatch.setitem(windows._downloaded_python.__globals__, "create_command", lambda name: command)
    with pytest.raises(windows.NoWine, match=r"python\.tar\.gz is not the file"):
        windows._downloaded_python()


@pytest.mark.parametrize(("known", "code"), [("1", 0), ("", 1)])
def test_that_there_is_no_wine_is_an_error_unless_it_is_known(known: str, code: int, tmp_path: Path) -> None:
    """In a process of its own, for it drives windows."""
    command = [sys.executable, str(SCRIPTS / "windows_test.py")]
    environment = {**os.environ, "NO_WINE": known, "PATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == code
    assert "no Wine here" in done.stdout + done.stderr


class Wine:
    """Stands in for Wine: what it does is in the scripts of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.booting, self.killed = folder / "booting", folder / "killed"
        recipe = hashlib.sha256((SCRIPTS / "windows.py").read_bytes()).hexdigest()[:12]
        (folder / "cache" / "beasty-bar" / f"windows-python-{recipe}").mkdir(parents=True)
        self.does("wineserver", f"echo $1 > {self.killed}")
        self.does("wineboot", f": > {self.booting}")

    @property
    def environment(self) -> dict[str, str]:
        return {"NO_WINE": "", "PATH": str(self._folder), "XDG_CACHE_HOME": str(self._folder / "cache")}

    def does(self, name: str, script: str) -> None:
        file = self._folder / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)

    def started(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, str(SCRIPTS / "windows_test.py")],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


@pytest.fixture
def wine(tmp_path: Path) -> Wine:
    wine = Wine(tmp_path)
    wine.does("wine", "exit 3")  # unless a test says something else
    return wine


def test_if_it_does_not_start_up_whatever_has_started_ends(
    windows: Any, wine: Wine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wine.does("wineboot", "exit 1")
    for name, value in wine.environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(subprocess.SubprocessError, match="wineboot --init ended with 1"):
        windows.Windows(tmp_path).__enter__()
    assert wine.killed.read_text() == "--kill\n"


def test_whoever_ends_the_trial_from_outside_ends_everything(wine: Wine) -> None:
    wine.does("wineboot", f": > {wine.booting}; exec /bin/sleep 60")
    with wine.started() as trial:
        end = monotonic() + 60
        while not wine.booting.exists() and monotonic() < end:
            sleep(0.02)
        trial.terminate()
        said, _ = trial.communicate(timeout=60)
    assert (trial.returncode, said) == (128 + signal.SIGTERM, "")
    assert wine.killed.read_text() == "--kill\n"


def test_too_few_tests_are_an_error(wine: Wine) -> None:
    wine.does("wine", "echo 3 passed in 1.0s")
    with wine.started() as trial:
        said, _ = trial.communicate(timeout=60)
    assert (trial.returncode, said) == (1, "These are not all the tests: 3 passed in 1.0s\n")
