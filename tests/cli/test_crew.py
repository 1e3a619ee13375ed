"""Processes that work side by side: none outlives whoever started it, and nobody shouts at the end."""

import os
import re
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from operator import neg
from pathlib import Path
from typing import Any

import pytest

from game.cli import arguments
from game.cli import crew as crews
from game.cli.crew import cores, crew
from game.core.errors import GameError
from tests.program import run

ROOT = Path(__file__).parents[2]
AT_WORK = textwrap.dedent(
    """
    import os, sys
    from threading import Event
    from game.cli import arguments
    from game.composition import PROGRAM
    from game.cli.crew import crew

    def work(number):
        os.write(1, b"at work\\n")  # in one go, whoever else writes
        Event().wait()

    def both(*_):
        with crew(2) as workers:
            return sum(workers.each(work, range(2)))

    if __name__ == "__main__":
        arguments._READERS = {"engine": both}
        sys.exit(arguments.run(["engine"], PROGRAM))
    """
)
"""Two processes that never come to an end, started as those of the arena are."""


@pytest.fixture
def at_work(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """A program whose two workers are in the midst of something."""
    script = tmp_path / "at_work.py"
    script.write_text(AT_WORK)
    program = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    try:
        assert [program.stdout.readline() for _ in range(2)] == ["at work\n"] * 2
        yield program
    finally:
        with suppress(ProcessLookupError):  # nobody is left of them, as it should be
            os.killpg(program.pid, signal.SIGKILL)
        program.wait()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_workers_end_with_a_parent_that_was_killed(at_work: "subprocess.Popen[str]") -> None:
    """What they write to ends only when the last of them has ended."""
    at_work.send_signal(signal.SIGKILL)
    out, _ = at_work.communicate(timeout=20)
    assert (at_work.returncode, out) == (-signal.SIGKILL, "")


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(
    "interrupt",
    [
        lambda program: os.killpg(program.pid, signal.SIGINT),
        lambda program: program.send_signal(signal.SIGTERM),
    ],
    ids=["Ctrl+C", "SIGTERM"],
)
def test_an_interrupt_ends_all_with_one_sentence(
    at_work: "subprocess.Popen[str]", interrupt: Callable[["subprocess.Popen[str]"], None]
) -> None:
    interrupt(at_work)
    out, errors = at_work.communicate(timeout=20)
    assert (at_work.returncode, out, errors) == (130, "", "Stopped before the end.\n")


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_all_can_be_asked_to_end_at_once(at_work: "subprocess.Popen[str]") -> None:
    """Whether the interrupt is heard first, or that the workers are gone: a single sentence."""
    os.killpg(at_work.pid, signal.SIGTERM)
    out, errors = at_work.communicate(timeout=20)
    assert out == ""
    assert re.fullmatch(r"[A-Z].*[.]\n", errors)


def test_afterwards_whoever_asks_it_to_end_is_heard_as_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with crew(2) as workers:
        assert signal.getsignal(signal.SIGTERM) is not before
        assert list(workers.each(neg, [1])) == [-1]
    assert signal.getsignal(signal.SIGTERM) is before


def test_one_alone_works_here() -> None:
    here: list[int] = []
    with crew(1) as workers:
        done = workers.each(here.append, [3, 1])
        assert here == [], "nothing before somebody wants to know"
        assert list(done) == [None, None]
    assert here == [3, 1]


def test_what_comes_of_the_tasks_comes_in_their_order() -> None:
    with crew(2) as workers:
        assert list(workers.each(neg, [3, 1, 2])) == [-3, -1, -2]


def test_a_worker_that_is_ended_from_outside_is_told_in_a_sentence() -> None:
    with pytest.raises(GameError, match=r"^A process .*\.$"), crew(2) as workers:
        list(workers.each(os._exit, [1, 1]))


@pytest.mark.parametrize(("asked", "started"), [(2, 2), (61, 61), (62, 61), (128, 61)])
def test_a_large_machine_has_no_more_workers_than_windows_can_wait_for(
    monkeypatch: pytest.MonkeyPatch, asked: int, started: int
) -> None:
    """The pool looks at the platform itself, and starts nobody before there is a task."""
    monkeypatch.setattr(sys, "platform", "win32")
    counts: list[int] = []

    def pool(count: int, *about: Any, **more: Any) -> ProcessPoolExecutor:
        counts.append(count)
        return ProcessPoolExecutor(count, *about, **more)

    monkeypatch.setattr(crews, "ProcessPoolExecutor", pool)
    with crew(asked):
        assert counts == [started]


def test_there_is_a_process_for_each_core_that_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 2, 5}, raising=False)
    assert cores() == 3


@pytest.mark.parametrize(("counted", "processes"), [(8, 8), (None, 1)])
def test_where_nobody_tells_which_are_ours_all_are(
    monkeypatch: pytest.MonkeyPatch, counted: int | None, processes: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: counted)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert cores() == processes


def test_whoever_interrupts_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(arguments, "_READERS", {"engine": interrupted})
    assert run(["engine"]) == 130
    assert capsys.readouterr() == ("", "Stopped before the end.\n")
