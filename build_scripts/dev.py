"""Play, test or build Beasty Bar on a machine that has nothing but Python.

``python3 build_scripts/dev.py play`` makes ``.venv``, installs what pyproject.toml names and starts the
game; ``test`` does the same for the checks, and ``build`` for a program that needs no Python at all. What
is already set up starts at once, without network.

Only the standard library is used, and the file stays readable for Python 3.6 (hence the quoted
annotations), so that an old Python is told in a sentence what is needed instead of by a SyntaxError.
"""

import hashlib
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import BinaryIO

NEEDED_PYTHON = (3, 11)

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up-done"

WAITING_SECONDS = 0.2
BEYOND_THE_END = 1 << 30
"""Nobody can read what is locked on Windows, and nobody reads the script there."""

TO_PLAY = "."
TO_DEVELOP = ".[dev]"
PIP_OPTIONS = ["--quiet", "--no-input", "--disable-pip-version-check", "--editable"]

CHECKS = {
    "ruff": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    "import-linter": [
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])",
    ],
    "pytest": ["-m", "pytest"],
}


def play(arguments: "list[str]") -> int:
    set_up(TO_PLAY)
    return run([str(VENV_PYTHON), "-m", "game", *arguments])


def test(arguments: "list[str]") -> int:
    set_up(TO_DEVELOP)
    for name, check in CHECKS.items():
        print(f"== {name} ==", flush=True)
        exit_code = run([str(VENV_PYTHON), *check, *(arguments if name == "pytest" else [])])
        if exit_code:
            return exit_code
    return 0


def build(arguments: "list[str]") -> int:
    set_up(TO_DEVELOP)
    return run([str(VENV_PYTHON), str(ROOT / "build_scripts" / "package.py"), *arguments])


COMMANDS = {
    "play": (play, "play the game; further arguments go to the game"),
    "test": (test, "run every check and test; further arguments go to pytest"),
    "build": (build, "make the standalone program for this system, its archive and the wheel in dist/"),
}


def set_up(requirement: str) -> None:
    """Make .venv hold what pyproject.toml names; at once if it already does."""
    if is_set_up(requirement):
        return
    with nobody_else():
        if is_set_up(requirement):  # whoever was first has done it
            return
        print("Setting up (first run only; about a minute) ...", flush=True)
        if read_stamp()[:1] != stamp_for(requirement)[:1]:
            make_venv()
        install(requirement)


def is_set_up(requirement: str) -> bool:
    return read_stamp() in (stamp_for(requirement), stamp_for(TO_DEVELOP))


@contextmanager
def nobody_else() -> "Iterator[None]":
    """Let one dev.py at a time change .venv: two would clear it under each other's feet.

    What is locked is the script itself, for .venv may not be there yet. However the process ends, the lock
    ends with it.
    """
    with Path(__file__).open("rb") as script:
        if not is_locked(script):
            print("Another dev.py is setting up; waiting for it ...", flush=True)
            while not is_locked(script):
                sleep(WAITING_SECONDS)
        yield


if os.name == "nt":
    import msvcrt

    def lock(script: "BinaryIO") -> None:
        script.seek(BEYOND_THE_END)
        msvcrt.locking(script.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(script: "BinaryIO") -> None:
        fcntl.flock(script, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_locked(script: "BinaryIO") -> bool:
    """Try to lock the script; False if somebody else has."""
    try:
        lock(script)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a disk without locks holds nobody back
        pass
    return True


def make_venv() -> None:
    """Make an empty .venv, in place of whatever is there."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        package = "python{}.{}-venv".format(*sys.version_info)
        sys.exit(f"This Python cannot make a .venv; on Debian or Ubuntu, 'sudo apt install {package}' helps.")
    STAMP.unlink(missing_ok=True)  # first of all, lest it vouch for a .venv that is only half cleared
    if run([sys.executable, "-m", "venv", "--clear", str(VENV)], quiet=True):
        sys.exit(f"Cannot make {VENV}: is the folder writable, not in use, and is there room on the disk?")


def install(requirement: str) -> None:
    done = read_stamp()
    write_stamp([])  # if the installation is interrupted, the next run makes .venv anew
    pip = [str(VENV_PYTHON), "-m", "pip", "install", *PIP_OPTIONS, requirement]
    if run(pip, quiet=True):
        write_stamp(done)  # pip undoes what it cannot finish, so what worked before still does
        sys.exit("pip could not install the packages: is the network up, and is there room on the disk?")
    write_stamp(stamp_for(requirement))


def stamp_for(requirement: str) -> "list[str]":
    """Describe a finished set-up: Python and folder (a moved .venv is broken), pyproject.toml, extent."""
    place = "\n".join((sys.version, sys.base_prefix, str(ROOT)))
    return [sha256(os.fsencode(place)), sha256((ROOT / "pyproject.toml").read_bytes()), requirement]


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def read_stamp() -> "list[str]":
    """Read what was set up; nothing if that never ended, or if the Python that .venv points to is gone."""
    if not (VENV_PYTHON.exists() and STAMP.exists()):
        return []
    return STAMP.read_text(encoding="ascii", errors="replace").split()


def write_stamp(stamp: "list[str]") -> None:
    STAMP.write_text(" ".join(stamp), encoding="ascii")


def run(command: "list[str]", quiet: bool = False) -> int:
    """Run a child in the project folder and return its exit code; a quiet one is heard only if it fails."""
    out, err = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    with subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=err, text=True, errors="replace") as child:
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        output = output_of(child)
    if quiet and child.returncode:
        print(*output.splitlines()[-20:], sep="\n", file=sys.stderr)
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


def output_of(child: "subprocess.Popen[str]") -> str:
    """Wait for the child, and after Ctrl+C too: it got that as well, and may have something to save."""
    try:
        return child.communicate()[0] or ""
    except KeyboardInterrupt:
        child.communicate()
        raise


def check_python() -> None:
    needed, found = ".".join(map(str, NEEDED_PYTHON)), sys.version.split()[0]
    if sys.version_info < NEEDED_PYTHON:
        sys.exit(f"Beasty Bar needs Python {needed} or newer, and this is Python {found}.")


def usage() -> str:
    lines = [f"  {name:6} {sentence}" for name, (_, sentence) in COMMANDS.items()]
    return "\n".join(["usage: python3 build_scripts/dev.py COMMAND [ARGUMENTS]", "", *lines])


def main(arguments: "list[str]") -> int:
    check_python()
    if not arguments or arguments[0] in ("-h", "--help"):
        print(usage())
        return 0
    if arguments[0] not in COMMANDS:
        print(f"There is no command '{arguments[0]}'.", usage(), sep="\n", file=sys.stderr)
        return 2
    return carry_out(*arguments)


def carry_out(name: str, *arguments: str) -> int:
    command, _ = COMMANDS[name]
    try:
        return command(list(arguments))
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.exit(f"Cannot read or write what is needed: {error}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
