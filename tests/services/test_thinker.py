"""Computers think in a process of their own, and whatever happens to it, there is an answer."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Setup
from game.catalogue import CATALOGUE
from game.core.errors import BadSetup
from game.core.listing import Listing, find
from game.core.player import Thought, decided
from game.core.rules import Seat
from game.core.weighing import Value, Weighed, weighed
from game.services import thinker as service
from game.services import worker as process
from game.services.thinker import DEATHS, LATE_SECONDS, Asked, Kind, ProcessThinker, SlicedThinker, Thinker
from game.services.worker import Answer, Message, Question, Worker
from tests.services.toys import BROKEN_LISTED, TOY_GAME, TOYS_LISTED, level

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds; only a broken thinker takes as long."""
LEGAL = ("first", "second", "last")
SMALLEST_PIPE = 8192
"""Bytes; what Windows keeps for whoever has not read it."""
LENGTH = 4
"""Bytes that say how long a message is."""
KILL = 9  # SIGKILL, which Windows does not name


def wait_for(come: Callable[[], Any]) -> Any:
    """What it says as soon as it says anything."""
    end = perf_counter() + PATIENCE
    while not (come_about := come()):
        assert perf_counter() < end, "it never came about"
        sleep(0.002)
    return come_about


def action(thinker: Thinker) -> Any:
    thought: Thought[Any] = wait_for(thinker.poll)
    return thought.action


def pid(thinker: ProcessThinker) -> int:
    """Of a process that is ready."""
    thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
    assert action(thinker) != os.getpid()
    worker = thinker.worker
    assert worker is not None
    assert worker.pid == action(thinker)
    return worker.pid


def owes_nothing(thinker: ProcessThinker) -> bool:
    """The process has said something since it was told something: nobody takes it for stuck."""
    return thinker.worker is not None and not thinker.worker.owes


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="module")
def survivor() -> Iterator[ProcessThinker]:
    """It has all the time in the world. Whatever the tests do to its process, it is fit for the next."""
    thinker = ProcessThinker(TOYS_LISTED, limit=PATIENCE)
    thinker.start()
    yield thinker
    thinker.close()


@pytest.fixture
def patient(survivor: ProcessThinker) -> Iterator[ProcessThinker]:
    yield survivor
    survivor.drop()


# In a process of its own


def test_an_answer_comes_from_another_process_and_stays_until_it_is_dropped(patient: ProcessThinker) -> None:
    patient.ask(Asked(TOY_GAME, "last", 0, "", LEGAL))
    assert action(patient) == "last"
    assert patient.busy
    assert patient.poll() == patient.poll() == Thought("last")
    patient.drop()
    assert not patient.busy
    assert patient.poll() is None
    assert pid(patient) == pid(patient)


def test_the_process_has_the_games_but_nothing_that_draws(patient: ProcessThinker) -> None:
    patient.ask(Asked(TOY_GAME, "nosy", 0, "", LEGAL))
    imported = action(patient)
    assert "tests.contract.toy.module" in imported
    assert not [name for name in imported if name.startswith(("pygame", "pytmx", "game.shell"))]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing")
def test_the_process_steps_back_behind_the_frames(patient: ProcessThinker) -> None:
    patient.ask(Asked(TOY_GAME, "humble", 0, "", LEGAL))
    assert action(patient) > os.nice(0)


def test_the_player_is_given_a_clock(patient: ProcessThinker) -> None:
    patient.ask(Asked(TOY_GAME, "first", 0, "budget", LEGAL))
    assert action(patient) == service.THINKING_SECONDS


def test_views_and_actions_of_the_game_find_their_way_there_and_back() -> None:
    module = find(CATALOGUE).load()
    thinker = ProcessThinker(CATALOGUE, limit=PATIENCE)
    thinker.start(module.key)
    try:
        for seats, mode in enumerate(Mode, 2):
            state = RULES.new_game(Setup(seats, mode, first=Seat(0)), 7).state
            view, legal = RULES.view(state, Seat(0)), RULES.legal_actions(state)
            thinker.ask(Asked(module, module.fallback, 5, view, legal))
            assert wait_for(thinker.poll) == decided(module.computer(module.fallback, 5), view, legal)
    finally:
        thinker.close()


def test_whoever_does_not_exist_is_not_asked(patient: ProcessThinker) -> None:
    with pytest.raises(BadSetup):
        patient.ask(Asked(TOY_GAME, "nobody", 0, "", LEGAL))


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.key)
def test_every_game_names_somebody_who_decides_at_once(game: Listing) -> None:
    module = game.load()
    module.check_computer(module.fallback)


def test_one_process_serves_every_game_and_loads_it_when_it_is_asked() -> None:
    """Neither the game that is likely to come first nor one that was asked about before is the only one."""
    thinker = ProcessThinker((*TOYS_LISTED, *CATALOGUE), limit=PATIENCE)
    thinker.start(TOY_GAME.key)
    try:
        thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
        process = action(thinker)
        module = find(CATALOGUE).load()
        state = RULES.new_game(Setup(2, first=Seat(0)), 7).state
        view, legal = RULES.view(state, Seat(0)), RULES.legal_actions(state)
        thinker.ask(Asked(module, module.fallback, 5, view, legal))
        assert wait_for(thinker.poll) == decided(module.computer(module.fallback, 5), view, legal)
        thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
        assert action(thinker) == process != os.getpid()
    finally:
        thinker.close()


# Not wanted any more


def test_a_dropped_thought_stops_and_the_process_stays(patient: ProcessThinker, notes: Path) -> None:
    before = pid(patient)
    patient.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    wait_for(lambda: patient.poll() or (notes / "begun").exists())
    patient.drop()
    wait_for((notes / "stopped").exists)
    wait_for(lambda: patient._listen() or owes_nothing(patient))
    assert pid(patient) == before


@pytest.mark.parametrize("milliseconds", [1, 4, 30])
def test_a_thought_stops_some_hundredths_of_a_second_after_it_is_dropped(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int
) -> None:
    """Counted by a clock that goes on only while the player thinks: so many milliseconds at a time."""
    thought_for, dropped, some_hundredths = 0, 307, 30
    wire = Wire()

    def ponder(_: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        nonlocal thought_for
        while True:
            thought_for += milliseconds
            yield Thought(legal[0])

    monkeypatch.setattr(process, "perf_counter", lambda: thought_for / 1000)
    monkeypatch.setattr(wire, "poll", lambda: thought_for >= dropped)
    question = Question(1, "toy", "ponder", 0, "", LEGAL, 0.5)
    process._answer(wire, replace(TOY_GAME, levels=(level(ponder),)), question)  # type: ignore[arg-type]
    assert dropped <= thought_for <= dropped + some_hundredths + milliseconds
    news = dropped / (1000 * process.NEWS_SECONDS)
    assert 1 < len(wire.sent) <= news + 1, "it tells what it has come to, but not every time"


def test_another_question_takes_the_place_of_the_first(patient: ProcessThinker, notes: Path) -> None:
    before = pid(patient)
    patient.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    wait_for(lambda: patient.poll() or (notes / "begun").exists())
    patient.ask(Asked(TOY_GAME, "last", 0, str(notes), LEGAL))
    assert action(patient) == "last"
    assert (notes / "stopped").exists()
    assert pid(patient) == before


class Wire:
    """A pipe to nobody: it keeps what is sent, and hands out what the test puts into it."""

    def __init__(self) -> None:
        self.sent: list[Question | None] = []
        self.says: list[Message] = []

    def send(self, message: Question | None) -> None:
        self.sent.append(message)

    def poll(self) -> bool:
        return bool(self.says)

    def recv(self) -> Message:
        return self.says.pop(0)


class Scripted(Worker):
    """A worker without a process, at the end of a wire."""

    def __init__(self) -> None:
        self.wire = Wire()
        super().__init__(())
        self._starter.join()

    def _start(self, *_: object) -> None:
        self._pipe = self.wire  # type: ignore[assignment]


def scripted(limit: float = PATIENCE, *, ready: bool = True) -> tuple[ProcessThinker, Wire]:
    """Somebody is asked. A worker that is ready has said its first word."""
    thinker, worker = ProcessThinker((), limit=limit), Scripted()
    worker.wire.says += [None] * ready
    thinker.worker = worker
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL))
    return thinker, worker.wire


def test_an_answer_to_an_earlier_question_is_dropped() -> None:
    thinker, wire = scripted()
    assert thinker.poll() is None
    (first,) = wire.sent
    assert first is not None
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL))
    wire.says += [Answer(first.job, Thought("stale"), final=True), None]
    assert thinker.poll() is None
    *_, second = wire.sent
    assert wire.sent == [first, None, second]
    assert second is not None
    wire.says.append(Answer(second.job, Thought("fresh"), final=True))
    assert thinker.poll() == Thought("fresh")


def test_whoever_hears_nothing_is_told_no_more_than_one_question_and_to_stop() -> None:
    """More might not fit into the pipe, and the frame would wait until somebody reads it."""
    thinker, wire = scripted()
    for _ in range(5):
        assert thinker.poll() is None
        thinker.lines[Kind.TABLE].end = 0.0
        assert wait_for(thinker.poll) == Thought("last")
        thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL))
    question, stop = wire.sent
    assert question is not None
    assert stop is None
    wire.says.append(Answer(question.job, Thought("stale"), final=False))
    assert thinker.poll() is None
    assert len(wire.sent) == 2, "it was thinking, and has not heard yet that it may stop"
    wire.says.append(None)
    assert thinker.poll() is None
    assert wire.sent[2:] == [thinker._question(line := thinker.lines[Kind.TABLE], line.asked)]


def test_a_question_and_a_stop_fit_into_the_smallest_pipe() -> None:
    text = ">B: dog | Y: bat | R: seal | G: lion || - || sent: bear/B rhino/R hippo/G zebra/Y lion/R"
    state = parse_position(text)
    view, legal = RULES.view(state, Seat(0)), tuple(RULES.legal_actions(state))
    question = Question(1 << 31, "beasty_bar", "barkeeper:trickster", 1 << 63, view, legal, 0.5)
    sizes = [len(ForkingPickler.dumps(message)) + LENGTH for message in (question, None)]
    assert sum(sizes) < SMALLEST_PIPE


def test_an_answer_that_came_while_nobody_looked_counts_even_if_it_is_late() -> None:
    thinker, wire = scripted()
    thinker.poll()
    thinker.lines[Kind.TABLE].end = 0.0
    wire.says.append(Answer(1, Thought("thought through"), final=True))
    assert thinker.poll() == Thought("thought through")
    assert len(wire.sent) == 1


def test_when_time_is_up_the_best_so_far_counts() -> None:
    thinker, wire = scripted()
    thinker.poll()
    wire.says += [Answer(1, Thought("good"), final=False), Answer(1, Thought("better"), final=False)]
    assert thinker.poll() is None
    thinker.lines[Kind.TABLE].end = 0.0
    assert thinker.poll() == Thought("better")
    assert wire.sent[-1] is None


# Kinds of questions


def test_a_question_replaces_only_those_of_its_kind() -> None:
    thinker, wire = scripted()
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), Kind.HINT)
    thinker.poll()
    thinker.poll(Kind.HINT)
    (table,) = wire.sent
    assert table is not None, "what a computer does comes first"
    wire.says.append(Answer(table.job, Thought("decided"), final=True))
    assert thinker.poll() == Thought("decided")
    assert thinker.poll(Kind.HINT) is None
    _, hint = wire.sent
    assert hint is not None
    wire.says.append(Answer(hint.job, Thought("advised"), final=True))
    assert thinker.poll(Kind.HINT) == Thought("advised")
    thinker.drop(Kind.HINT)
    assert thinker.poll() == Thought("decided")
    assert thinker.poll(Kind.HINT) is None


def test_a_judgement_of_the_plates_delays_nobody_and_goes_on_when_all_is_quiet() -> None:
    thinker, wire = scripted()
    thinker.drop()
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", ()), Kind.JUDGE)
    assert not thinker.busy, "nobody waits for it"
    assert thinker.judged() is None
    (judges,) = wire.sent
    assert judges is not None
    assert judges.judges
    wire.says.append(Answer(judges.job, (0.3, 0.7), final=False))
    assert thinker.judged() is None, "until it is sure"
    thinker.lines[Kind.JUDGE].opened -= LATE_SECONDS
    assert thinker.judged() == (0.3, 0.7), "or it takes long"
    thinker.lines[Kind.JUDGE].opened = float("inf")
    for kind in (Kind.COACH, Kind.HINT, Kind.TABLE):
        thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), kind)
    assert thinker.poll() is None
    assert wire.sent[1:] == [None], "it has to stop"
    wire.says.append(None)
    for kind, answer in (
        (Kind.TABLE, Thought("decided")),
        (Kind.HINT, Thought("advised")),
        (Kind.COACH, weighed_so(0.1)),
    ):
        thinker.judged()
        assert thinker.poll(kind) is None
        *_, asked = wire.sent
        assert asked is not None
        assert not asked.judges
        assert asked.job == thinker.lines[kind].job
        wire.says.append(Answer(asked.job, answer, final=True))
        assert thinker.poll(kind) == answer
    assert thinker.judged() is None
    assert wire.sent[-1] == judges, "it begins anew"
    wire.says.append(Answer(judges.job, (0.4, 0.6), final=True))
    assert thinker.judged() == (0.4, 0.6)
    thinker.drop(Kind.JUDGE)
    assert thinker.judged() is None


def weighed_so(error: float) -> Weighed[str]:
    return Weighed(Seat(0), (Value("first", (0.5, 0.5), error),))


def test_whatever_somebody_waits_for_comes_before_the_coach_who_goes_on_then() -> None:
    thinker, wire = scripted()
    thinker.drop()
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), Kind.COACH)
    assert not thinker.busy
    assert thinker.weighed() is None
    (weighs,) = wire.sent
    assert weighs is not None
    assert weighs.weighs
    wire.says.append(Answer(weighs.job, weighed_so(0.01), final=False))
    assert thinker.weighed() == weighed_so(0.01), "as far as is known yet"
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), Kind.HINT)
    assert thinker.poll(Kind.HINT) is None
    assert wire.sent[1:] == [None], "the coach has to stop"
    assert thinker.weighed() == weighed_so(0.01)
    wire.says.append(None)
    thinker.poll(Kind.HINT)
    *_, hint = wire.sent
    assert hint is not None
    assert not hint.weighs
    thinker.weighed()
    assert wire.sent[-1] == hint
    wire.says.append(Answer(hint.job, Thought("advised"), final=True))
    assert thinker.poll(Kind.HINT) == Thought("advised")
    thinker.weighed()
    assert wire.sent[-1] == weighs, "it begins anew"
    wire.says.append(Answer(weighs.job, weighed_so(0.2), final=False))
    assert thinker.weighed() == weighed_so(0.01), "it knew better before"
    wire.says.append(Answer(weighs.job, weighed_so(0.02), final=True))
    assert thinker.weighed() == weighed_so(0.02)
    assert thinker.weighed() == weighed_so(0.02)
    assert wire.sent[-1] == weighs


def test_nobody_waits_for_the_coach_and_without_a_process_there_is_none() -> None:
    thinker = ProcessThinker(TOYS_LISTED)
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), Kind.COACH)
    assert thinker.weighed() is None


def test_what_every_action_is_worth_comes_from_the_process() -> None:
    module = find(CATALOGUE).load()
    thinker = ProcessThinker(CATALOGUE, limit=PATIENCE)
    thinker.start(module.key)
    try:
        state = parse_position(">B: lion seal | Y: zebra parrot || -")
        view, legal = RULES.view(state, Seat(0)), RULES.legal_actions(state)
        thinker.ask(Asked(module, module.levels[-1].key, 5, view, legal), Kind.COACH)
        assert wait_for(thinker.weighed).of(legal[0]) is not None
        wait_for(lambda: thinker.weighed() and thinker.lines[Kind.COACH].answer)
        assert thinker.weighed() == weighed(module.weigher(5), view, legal)
    finally:
        thinker.close()


def test_a_coach_that_kills_every_process_is_left_alone() -> None:
    thinker, wire = scripted()
    thinker.drop()
    thinker.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL), Kind.COACH)
    thinker.lines[Kind.COACH].deaths = DEATHS
    assert thinker.weighed() is None
    assert wire.sent == []


def test_a_sliced_coach_waits_until_nobody_waits_for_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SLICE", -1.0)
    module = find(CATALOGUE).load()
    state = parse_position(">B: lion seal | Y: zebra parrot || -")
    asked = Asked(module, module.fallback, 5, RULES.view(state, Seat(0)), RULES.legal_actions(state))
    thinker = SlicedThinker()
    thinker.ask(asked, Kind.COACH)
    assert not thinker.busy
    thinker.ask(asked, Kind.HINT)
    assert thinker.weighed() is None
    thinker.drop(Kind.HINT)
    assert thinker.weighed() is not None
    thinker.drop()
    assert thinker.weighed() is None


# Something is wrong with it


def test_a_process_that_is_killed_in_mid_thought_is_replaced_and_asked_again(
    patient: ProcessThinker, notes: Path
) -> None:
    killed = pid(patient)
    patient.ask(Asked(TOY_GAME, "endless_once", 0, str(notes), LEGAL))
    wait_for(lambda: patient.poll() or (notes / "begun").exists())
    os.kill(killed, KILL)
    assert action(patient) not in (killed, os.getpid(), LEGAL[0])


def test_a_process_that_was_killed_between_two_questions_is_replaced(patient: ProcessThinker) -> None:
    killed = pid(patient)
    patient.drop()
    os.kill(killed, KILL)
    assert pid(patient) != killed


def test_a_question_that_kills_every_process_is_left_to_the_quick_player(
    patient: ProcessThinker, notes: Path
) -> None:
    patient.ask(Asked(TOY_GAME, "mortal", 0, str(notes), LEGAL))
    assert action(patient) == "last"
    assert (notes / "deaths").read_text() == "x" * DEATHS
    pid(patient)


def test_what_was_said_before_dying_is_better_than_nothing(patient: ProcessThinker) -> None:
    patient.ask(Asked(TOY_GAME, "last_words", 0, "", LEGAL))
    assert action(patient) == "first"


def test_a_process_that_says_nothing_at_all_is_late_and_replaced(
    patient: ProcessThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = pid(patient)
    with monkeypatch.context() as hurry:
        hurry.setattr(patient, "_limit", 0.2)
        patient.ask(Asked(TOY_GAME, "silent", 0, "", LEGAL))
    assert action(patient) == "last"
    with monkeypatch.context() as hurry:
        hurry.setattr(process, "STUCK_SECONDS", 0.0)
        patient.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
    assert action(patient) not in (stuck, os.getpid())


def test_without_processes_thoughts_are_sliced(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", none_left)
    thinker = ProcessThinker(TOYS_LISTED)
    thinker.start()
    for _ in range(2):
        thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
        assert action(thinker) == os.getpid()
    assert thinker.worker is None
    thinker.close()


def test_the_last_process_that_cannot_be_started_does_not_make_a_decision_later(
    monkeypatch: pytest.MonkeyPatch, notes: Path
) -> None:
    now = 0.0
    monkeypatch.setattr(service, "perf_counter", lambda: now)
    monkeypatch.setattr(service, "SLICE", -1.0)
    thinker = ProcessThinker(TOYS_LISTED, limit=10.0)
    thinker.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    now = 9.0
    assert thinker.poll() is None
    now = 10.1
    assert thinker.poll() == Thought("first")
    thinker.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    now = 20.2
    assert wait_for(thinker.poll) == Thought("last"), "nobody but the quick player has time for it"


def test_processes_that_die_before_their_first_word_are_not_tried_for_ever(
    capfd: pytest.CaptureFixture[str],
) -> None:
    thinker = ProcessThinker(BROKEN_LISTED, limit=PATIENCE)
    thinker.start(TOY_GAME.key)
    thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
    assert action(thinker) == os.getpid()
    assert thinker.worker is None
    assert capfd.readouterr().err.count("\nImportError") == DEATHS


@pytest.mark.parametrize(("limit", "decided"), [(PATIENCE, None), (0.0, Thought("last"))])
def test_a_process_that_is_being_started_is_not_waited_for_longer(limit: float, decided: object) -> None:
    thinker, wire = scripted(limit, ready=False)
    assert thinker.poll() == decided
    assert wire.sent == []


# The end


def test_closing_leaves_no_process_behind(notes: Path) -> None:
    thinker = ProcessThinker(TOYS_LISTED, limit=PATIENCE)
    thinker.start()
    thinker.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    wait_for(lambda: thinker.poll() or (notes / "begun").exists())
    (child,) = [child for child in multiprocessing.active_children() if child.pid == thinker.worker.pid]
    thinker.close()
    wait_for(lambda: child.exitcode is not None)
    assert not thinker.busy


def test_closing_at_once_leaves_no_process_behind_either() -> None:
    before = set(multiprocessing.active_children())
    thinker = ProcessThinker(TOYS_LISTED)
    thinker.start()
    thinker.close()
    wait_for(lambda: set(multiprocessing.active_children()) <= before)
    assert thinker.worker is None


PROGRAM = f"""
import signal, sys, time
from game.services.thinker import Asked, ProcessThinker
from tests.services.toys import TOY_GAME, TOYS_LISTED
interrupts = []
signal.signal(signal.SIGINT, lambda *_: interrupts.append(thinker.worker.pid))
thinker = ProcessThinker(TOYS_LISTED, limit={PATIENCE})
thinker.start()
thinker.ask(Asked(TOY_GAME, "endless", 0, sys.argv[1], {LEGAL!r}))
while not interrupts and thinker.poll() is None:
    time.sleep(0.002)
thinker.ask(Asked(TOY_GAME, "honest", 0, "", {LEGAL!r}))
while thinker.poll() is None:
    time.sleep(0.002)
print("the same" if [thinker.poll().action] == interrupts else "another")
"""


@pytest.fixture
def program(notes: Path) -> Iterator[subprocess.Popen[str]]:
    """A program whose computer thinks, in a group of processes of its own."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(notes)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(lambda: (notes / "begun").exists() or program.poll() is not None)
    yield program
    program.kill()
    program.communicate(timeout=PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_an_interrupt_does_not_concern_the_process(program: subprocess.Popen[str]) -> None:
    os.killpg(program.pid, signal.SIGINT)
    assert program.communicate(timeout=PATIENCE) == ("the same\n", "")


def test_the_process_ends_when_whoever_started_it_is_killed(
    program: subprocess.Popen[str], notes: Path
) -> None:
    program.kill()
    # The process has the same standard output, which ends when nobody has it any more.
    assert program.communicate(timeout=PATIENCE) == ("", "")
    assert (notes / "stopped").exists()


# In slices


def test_a_thought_is_sliced_between_the_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SLICE", -1.0)
    thinker = SlicedThinker()
    assert not thinker.busy
    thinker.ask(Asked(TOY_GAME, "last", 0, "", LEGAL))
    assert [thinker.poll() for _ in range(5)] == [None, None, None, Thought("last"), Thought("last")]
    assert thinker.busy
    thinker.drop()
    assert not thinker.busy
    assert thinker.poll() is None


def test_a_sliced_thought_ends_at_its_limit(monkeypatch: pytest.MonkeyPatch, notes: Path) -> None:
    monkeypatch.setattr(service, "SLICE", -1.0)
    thinker = SlicedThinker(limit=-1.0)
    thinker.ask(Asked(TOY_GAME, "endless", 0, str(notes), LEGAL))
    assert thinker.poll() == Thought("first")


def test_until_it_is_started_a_thinker_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = ProcessThinker(TOYS_LISTED)
    thinker.ask(Asked(TOY_GAME, "honest", 0, "", LEGAL))
    assert thinker.poll() == Thought(os.getpid())
    assert thinker.worker is None
