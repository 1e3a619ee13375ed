"""Long jobs in a process of their own: done, cancelled, killed, paused, and no frame waits for any of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIGINT
from time import perf_counter, sleep, thread_time

import pytest

from game.services import side_process
from game.services.chores import Chore, Chores, Progress, State
from tests.services import jobs
from tests.services.jobs import Poison
from tests.services.test_thinker import KILL, wait_for


class Asked:
    """Somebody who may be asked something."""

    def __init__(self) -> None:
        self.busy = False

    def __call__(self) -> bool:
        return self.busy


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def chores(asked: Asked) -> Iterator[Chores]:
    made = Chores(asked)
    yield made
    made.close()


def over(chores: Chores, chore: Chore) -> State:
    """What becomes of it."""

    def come() -> bool:
        chores.advance()
        return chore.over

    wait_for(come)
    return chore.state


def working(chores: Chores, chore: Chore) -> int:
    """Its process, as soon as it has told how far it is."""

    def come() -> bool:
        chores.advance()
        return chore.progress != Progress()

    wait_for(come)
    assert chore.state is State.WORKING
    assert chore.pid is not None
    return chore.pid


def number(notes: Path) -> int:
    text = (notes / "number").read_text()
    return int(text or 0)  # it may just be writing


def test_jobs_are_done_one_after_the_other_each_in_a_process_that_steps_back(chores: Chores) -> None:
    first, second, third = (chores.begin(jobs.count, most) for most in (3, 4, 2000))
    assert (first.state, second.state, third.state) == (State.WORKING, State.WAITING, State.WAITING)
    second.cancel()
    assert over(chores, third) is State.DONE
    assert (first.state, second.state) == (State.DONE, State.CANCELLED)
    assert (first.result[0], second.result, third.result[0]) == (3, None, 2000)
    assert len({first.result[1], third.result[1], os.getpid()}) == 3, "each has a process"
    for _, _, niceness, draws in (first.result, third.result):
        assert niceness in (19, None)
        assert not draws
    assert third.progress.total == 2000
    assert third.progress.text == f"number {third.progress.done}"


def test_a_job_is_cancelled_at_once_wherever_it_is(chores: Chores, tmp_path: Path) -> None:
    chore = chores.begin(jobs.stubborn, tmp_path)

    def begun() -> bool:
        chores.advance()
        return (tmp_path / "begun").exists()

    wait_for(begun)
    chore.cancel()
    assert (chore.state, chore.result) == (State.CANCELLED, None)
    chore.cancel()
    wait_for(lambda: not alive(chore))


def alive(chore: Chore) -> bool:
    """Its process is still there."""
    assert chore._side is not None
    process = chore._side._process
    return process is not None and process.is_alive()


def test_a_job_that_is_cancelled_before_it_has_a_process_never_works(chores: Chores, tmp_path: Path) -> None:
    chore = chores.begin(jobs.stubborn, tmp_path)
    chore.cancel()
    assert chore._side is not None
    chore._side._starter.join()
    wait_for(lambda: not alive(chore))
    assert not (tmp_path / "begun").exists()


def test_a_process_that_is_killed_leaves_a_clear_outcome_and_the_next_one_works(
    chores: Chores, tmp_path: Path
) -> None:
    chore, following = chores.begin(jobs.endless, tmp_path), chores.begin(jobs.count, 2)
    os.kill(working(chores, chore), KILL)
    assert over(chores, chore) is State.DIED
    assert (chore.result, chore.trouble) == (None, "")
    assert over(chores, following) is State.DONE


@pytest.mark.parametrize(
    ("job", "arguments", "state", "trouble"),
    [
        (jobs.fails, (3,), State.FAILED, "OSError: the disk is full"),
        (jobs.dies, (3,), State.DIED, ""),
        (jobs.unspeakable, (), State.FAILED, "Error"),
        (jobs.poisonous, (), State.DIED, ""),
        (jobs.count, (), State.FAILED, "TypeError"),
        (jobs.count, (Poison(),), State.DIED, ""),
    ],
)
def test_whatever_goes_wrong_has_an_outcome(
    chores: Chores, job: jobs.Steps, arguments: tuple[object, ...], state: State, trouble: str
) -> None:
    chore = chores.begin(job, *arguments)  # type: ignore[arg-type]
    assert over(chores, chore) is state
    assert trouble in chore.trouble
    assert bool(chore.trouble) == (state is State.FAILED)


def test_what_cannot_be_sent_to_a_process_has_an_outcome_too(chores: Chores) -> None:
    assert over(chores, chores.begin(lambda: jobs.count(1))) is State.DIED


def test_where_no_thread_can_be_started_nothing_is_done_and_it_is_said(
    chores: Chores, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(side_process.Thread, "start", refuse)
    assert over(chores, chores.begin(jobs.count, 1)) is State.DIED


def test_it_stands_still_while_somebody_is_asked_and_goes_on_then(
    chores: Chores, asked: Asked, tmp_path: Path
) -> None:
    chore = chores.begin(jobs.endless, tmp_path)
    pid = working(chores, chore)
    if sys.platform != "win32":
        os.kill(pid, SIGINT)  # is meant for the window
    for _ in range(3):
        asked.busy = True

        def stands() -> bool:
            chores.advance()
            before = number(tmp_path)
            sleep(0.05)
            return number(tmp_path) == before

        wait_for(stands)
        asked.busy, reached = False, number(tmp_path)

        def goes_on(reached: int = reached) -> bool:
            chores.advance()
            return number(tmp_path) > reached

        wait_for(goes_on)
    assert chore.state is State.WORKING


def test_what_somebody_waits_for_goes_first_and_what_stood_still_goes_on(
    chores: Chores, tmp_path: Path
) -> None:
    long, waiting = chores.begin(jobs.endless, tmp_path), chores.begin(jobs.count, 1)
    working(chores, long)
    brief, another = (chores.begin(jobs.count, most, awaited=True) for most in (2, 3))
    assert (brief.state, another.state, waiting.state) == (State.WORKING, State.WAITING, State.WAITING)
    chores.advance()

    def stands() -> bool:
        before = number(tmp_path)
        sleep(0.05)
        return number(tmp_path) == before

    wait_for(stands)
    assert over(chores, brief) is State.DONE
    assert over(chores, another) is State.DONE
    assert (long.state, waiting.state) == (State.WORKING, State.WAITING)
    reached = number(tmp_path)

    def goes_on() -> bool:
        chores.advance()
        return number(tmp_path) > reached

    wait_for(goes_on)
    long.cancel()
    assert over(chores, waiting) is State.DONE


def test_what_stands_still_can_be_cancelled(chores: Chores, tmp_path: Path) -> None:
    long = chores.begin(jobs.endless, tmp_path)
    working(chores, long)
    brief = chores.begin(jobs.count, 2, awaited=True)
    long.cancel()
    wait_for(lambda: not alive(long))
    assert over(chores, brief) is State.DONE
    chores.advance()
    assert not chores.working


def test_however_often_somebody_is_asked_nothing_piles_up_in_the_pipe(
    chores: Chores, asked: Asked, tmp_path: Path
) -> None:
    chore = chores.begin(jobs.stubborn, tmp_path)

    def begun() -> bool:
        chores.advance()
        return (tmp_path / "begun").exists()

    wait_for(begun)
    begin = perf_counter()
    for turn in range(30_000):
        asked.busy = turn % 2 == 0
        chores.advance()
    assert perf_counter() - begin < 20, "a full pipe would wait for ever"
    assert chore.state is State.WORKING


def test_no_frame_waits_for_a_result_that_no_pipe_holds(chores: Chores) -> None:
    chore = chores.begin(jobs.long_winded, 4_000_000)
    longest = 0.0
    while not chore.over:
        begin = thread_time()
        chores.advance()
        longest = max(longest, thread_time() - begin)
        sleep(0.002)
    assert (chore.state, len(chore.result)) == (State.DONE, 4_000_000)
    assert longest < 0.05, "of CPU, however busy this machine is"


def test_nobody_is_left_behind(tmp_path: Path) -> None:
    chores = Chores()
    chore, waiting = chores.begin(jobs.endless, tmp_path), chores.begin(jobs.count, 1)
    working(chores, chore)
    chores.close()
    assert not alive(chore)
    assert (chore.state, waiting.state) == (State.CANCELLED, State.CANCELLED)
