"""Two states of the project side by side: folders, or revisions that are checked out for the time being."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PATIENCE = 600
"""Seconds that anything may take."""


@contextmanager
def checkout(name: str) -> Iterator[Path]:
    """The folder of that name, or else the revision."""
    if Path(name).is_dir():
        yield _with_its_own_code(Path(name).resolve())
        return
    with tempfile.TemporaryDirectory(prefix="checkout-") as away:
        folder = Path(away) / "project"
        _git("worktree", "add", "--detach", str(folder), name)
        try:
            yield _with_its_own_code(folder)
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _git(*words: str) -> None:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.strip())


def _with_its_own_code(folder: Path) -> Path:
    """Another game may be installed: to compare that with itself would say nothing. All is compiled here, or
    the first to start would take longer."""
    said = output([sys.executable, "-c", "import game; print(game.__file__)"], folder, folder)
    if not Path(said.strip()).is_relative_to(folder):
        sys.exit(f"In {folder} Python finds the game at {said.strip()}.")
    output([sys.executable, "-m", "compileall", "-q", str(folder / "game")], folder, folder)
    return folder


def environment(folder: Path) -> Mapping[str, str]:
    """To run the code of a checkout, alike wherever it lies; nothing of the player's is touched."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES")}
    return {
        **inherited,
        "PYTHONPATH": str(folder),
        "PYTHONHASHSEED": "0",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LANGUAGE": "en",
        "TZ": "UTC",
    }


def output(command: Sequence[str], folder: Path, where: Path) -> str:
    """What a command says that runs the code in `folder`, in the working directory `where`."""
    done = subprocess.run(
        command,
        cwd=where,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)}\nended with {done.returncode} in {where}:\n{done.stderr}")
    return done.stdout


def game_command(*words: str) -> list[str]:
    """To say something to the game of whatever checkout it runs in."""
    return [sys.executable, "-m", "game", *words]


Json = dict[str, Any]


class Engine:
    """The engine of a checkout: answers, line by line."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            game_command("engine"),
            cwd=folder,
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, request: Json) -> bytes:
        """The answer as it was written."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def answer(self, request: Json) -> Json:
        """The answer as it was meant; what the engine refuses ends the check."""
        answer: Json = json.loads(self.ask(request))
        if "error" in answer:
            sys.exit(f"{json.dumps(request)}\nwas refused: {answer}")
        return answer

    def close(self) -> None:
        """Nothing more is asked."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
