"""Computers at the table think elsewhere; the game goes on whatever becomes of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from time import perf_counter, sleep

import pytest

from game.beasty_bar.rules.setup import Mode
from game.catalogue import CATALOGUE
from game.core.rules import Seat
from game.services import thinker as service
from game.services.thinker import ProcessThinker
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.results.results import Results
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House

PATIENCE = 120.0
KILL = 9  # SIGKILL, which Windows does not name


class Murderer:
    """Kills the process of a thinker now and then, while it thinks."""

    def __init__(self) -> None:
        self.thinker = ProcessThinker(CATALOGUE, limit=PATIENCE)
        self.kills: set[int] = set()

    def look(self, actions: int) -> None:
        """Called in every frame; takes its turn when so many actions are over."""
        worker = self.thinker.worker
        if actions % 10 == 9 and actions not in self.kills and worker and worker.ready and self.thinker.busy:
            assert worker.pid is not None
            os.kill(worker.pid, KILL)
            self.kills.add(actions)
        sleep(0.001)


@pytest.fixture
def murderer() -> Iterator[Murderer]:
    murderer = Murderer()
    murderer.thinker.start()
    yield murderer
    murderer.thinker.close()


def played(house: House, each_frame: Callable[[int], object] = lambda actions: None) -> Table:
    """A game of computers from its beginning to its end."""
    house.sit_down(("greedy", "random", "greedy"), Mode.MIXED, seed=4)
    table, end = house.table, perf_counter() + PATIENCE
    while not isinstance(house.top, Results):
        assert perf_counter() < end, "they never finished"
        house.frame()
        each_frame(len(table.match.actions))
    return table


def test_killing_those_who_think_does_not_change_a_game(murderer: Murderer) -> None:
    quiet, wild = House(drawn=50), House(drawn=50)
    wild.desk.thinker = murderer.thinker
    assert played(wild, murderer.look).match.actions == played(quiet).match.actions
    assert len(murderer.kills) > 1


def test_the_table_knows_what_the_last_computer_thought() -> None:
    house = House()
    house.sit_down(("human", "greedy"), first=Seat(1))
    table = house.table
    assert table.play.sayings.last is None
    house.until_asked()
    (action,) = table.match.actions
    assert table.play.sayings.last is not None
    assert table.play.sayings.last.thought.action == action
    assert table.play.sayings.last.by == Seat(1)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> House:
    """A table with a computer that has just begun to think, and takes a frame for every thought."""
    monkeypatch.setattr(service, "SLICE", -1.0)
    house = House()
    house.sit_down(("greedy", "human"), first=Seat(0))
    house.until(lambda: house.desk.thinker.busy)
    return house


def test_a_new_table_is_not_given_the_answer_to_another(slow: House) -> None:
    slow.sit_down(("greedy", "human"), first=Seat(0), seed=2)
    assert not slow.desk.thinker.busy
    slow.until_asked()
    assert slow.table.play.sayings.last is not None


@pytest.mark.parametrize("choice", [choice for choice in PauseChoice if choice is not PauseChoice.RESUME])
def test_nobody_thinks_on_for_a_table_that_is_left(slow: House, choice: PauseChoice) -> None:
    slow.table._after_pause(choice)
    assert not slow.desk.thinker.busy


def test_a_pause_does_not_make_anybody_forget(slow: House) -> None:
    slow.table._after_pause(PauseChoice.RESUME)
    assert slow.desk.thinker.busy
