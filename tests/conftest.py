"""Tests need no display, no loudspeaker and nothing of the player's, and speak English wherever they run."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest

LONGEST = (
    *("test_reflow", "test_games", "test_log", "test_learn", "test_flashes", "test_every_screen"),
    *("test_secrecy", "test_soak"),
)
"""Files that take longest are begun first: whoever begins one of them last would be waited for."""

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # there is a test on every core already
_data = TemporaryDirectory(prefix="tests-")  # gone with the tests
os.environ["XDG_DATA_HOME"] = _data.name

# Whoever runs the tests in the background may have Ctrl+C ignored, and all that is started would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONGEST)


def pytest_collection_finish() -> None:
    """All tests stay until the end: nobody need look through them again for what can be let go."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where nothing compiled may be kept, each program that a test starts would compile the whole game."""
    if sys.dont_write_bytecode:
        os.environ["PYTHONPYCACHEPREFIX"] = str(tmp_path_factory.mktemp("compiled"))
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="module", autouse=True)
def _no_slow_disk(request: pytest.FixtureRequest) -> Iterator[None]:
    """No file of a test has to outlive the power; whether it would is for the tests of those who write."""
    with pytest.MonkeyPatch.context() as patch:
        if request.path.parent.name != "services":
            patch.setattr(os, "fsync", lambda file: None)
        yield
