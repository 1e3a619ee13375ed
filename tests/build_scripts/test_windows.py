"""The Windows that is made of Wine: what it is made of, and what happens where it cannot be had."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]
SCRIPTS = PROJECT / "build_scripts"


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
