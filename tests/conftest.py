"""Tests need no display, no loudspeaker and nothing of the player's, and speak English wherever they run."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest

LONGEST = (
    *("test_reflow", "test_pixels", "test_lessons_at_the_table", "test_every_screen", "test_soak"),
    *("test_devices", "test_results", "test_games", "test_viewer", "test_manifest", "test_looks"),
    *("test_learn", "test_secrecy", "test_reasons", "test_telling", "test_computers", "test_screens"),
)
"""Files that take longest are begun first, in this order: whoever begins one last would be waited for."""

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # there is a test on every core already
_data = TemporaryDirectory(prefix="tests-")  # gone with the tests
os.environ["XDG_DATA_HOME"] = _data.name

# Whoever runs the tests in the background may have Ctrl+C ignored, and all that is started would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Where nothing compiled may be kept beside the sources, it is kept with what pytest keeps: otherwise
    every process, and each program that a test starts, would compile all of it."""
    if sys.dont_write_bytecode and config.pluginmanager.hasplugin("cacheprovider"):
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(config.cache.mkdir("compiled"))
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))


def pytest_collection_finish() -> None:
    """All tests stay until the end."""
    _keep()


def _keep() -> None:
    """Nobody need look again through what is there now for what can be let go."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _no_memory_handed_back() -> Iterator[None]:
    """What one test lets go the next one wants; how much a whole evening takes is a check of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.services.memory._hand_back", lambda: None)
        yield


@pytest.fixture(scope="module", autouse=True)
def _what_is_kept_stays() -> Iterator[None]:
    """What outlives a file was kept for others; a scene that is left would have all of it looked through."""
    yield
    _keep()


@pytest.fixture(scope="module", autouse=True)
def _no_slow_disk(request: pytest.FixtureRequest) -> Iterator[None]:
    """No file of a test has to outlive the power; whether it would is for the tests of those who write."""
    with pytest.MonkeyPatch.context() as patch:
        if request.path.parent.name != "services":
            patch.setattr(os, "fsync", lambda file: None)
        yield
