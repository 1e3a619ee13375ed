"""What would come of it is told whole, wherever there is room for it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random

import pygame
import pytest

from game.core.choosing import Aim
from game.core.match import Match
from game.fantasy_pub.marks import marks
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.show import sheet as sheets
from game.fantasy_pub.show.forecast import Forecaster
from game.fantasy_pub.show.meaning import key_of
from game.fantasy_pub.show.sheet import Sheet, fitting
from game.shell.paint.brush import Brush
from game.shell.paint.rich import lay
from tests.fantasy_pub.show.pictures import ART, TYPE, Window, choosing

LAID = 60
"""So many times at most sentences are broken into lines until a sheet is set."""


def told(window: Window) -> Iterator[Sheet]:
    """What can be read in random games of somebody who aims at this and that, each once."""
    forecaster, known = Forecaster(window.desk, window.board._party), set[object]()
    for seed in range(2):
        match, chance = Match(RULES, Setup(window.seats), seed), Random(seed)
        while match.to_act is not None:
            legal = RULES.legal_actions(match.state)
            if match.state.phase is Phase.TURN and chance.random() < 0.1:
                seen, first = RULES.view(match.state, match.state.to_move), choosing(match.state)
                window.board.resync(seen)
                for action in chance.sample(legal, min(5, len(legal))):
                    carried = sorted(marks(seen, action), key=lambda mark: not isinstance(mark, Aim))
                    for said in (carried[:-1], [mark for mark in carried if isinstance(mark, Aim)]):
                        chosen = copy(first)
                        if chosen.choose_all(said) is not None:
                            continue
                        for focus in (None, key_of(seen, carried[-1])):
                            found = forecaster.look(seen, chosen, focus)
                            if found is None or (found.title, found.sentences) in known:
                                continue
                            known.add((found.title, found.sentences))
                            yield window.board._told(found, window.hud(choosing=chosen, focus=focus))
            match.submit(chance.choice(legal))


@pytest.mark.parametrize(("seats", "language", "share"), [(2, "en", 0.025), (4, "de", 0.03)])
def test_sheets_of_random_games_are_told_whole_but_for_a_few(
    monkeypatch: pytest.MonkeyPatch, seats: int, language: str, share: float
) -> None:
    """And however they are set, that takes no longer for it."""
    window, short, laid = Window(seats=seats, language=language), list[int](), [0]
    count = window.desk.count

    def counted(one: str, many: str, number: int) -> str:
        short.append(number)
        return count(one, many, number)

    def measured(*asked: object, **how: object) -> object:
        laid[0] += 1
        return lay(*asked, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(window.desk, "count", counted)
    monkeypatch.setattr(sheets, "lay", measured)
    brush, most, number = Brush(pygame.Surface(window.size), window.stage, ART, TYPE), 0, 0
    for each in told(window):
        laid[0], number = 0, number + 1
        window.board._set(brush, each)
        most = max(most, laid[0])
    assert number > 150
    assert len(short) <= share * number, (len(short), number)
    assert most <= LAID


def test_rows_that_do_not_fit_go_the_least_important_first_also_in_columns() -> None:
    assert fitting([10, 10, 10], [0, 0, 0], 30) == [[0, 1, 2]]
    assert fitting([10, 10, 10], [1, 0, 0], 20) == [[0, 1]]
    assert fitting([10, 10, 10], [0, 1, 2], 5) == [[2]]
    assert fitting([10, 10, 10], [0, 0, 0], 20, columns=2) == [[0, 1], [2]]
    assert fitting([20, 10, 10], [0, 0, 0], 20, columns=2) == [[0], [1, 2]]
    assert fitting([20, 10, 20], [0, 1, 0], 20, columns=2) == [[0], [1]]
    assert fitting([10], [0], 20, columns=2) == [[0], []]
