"""What lives on a board while nobody does anything is painted when it looks different, and only then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.levels import HUMAN
from tests.contract.house import House


def test_a_board_at_rest_is_painted_anew_only_when_something_on_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, "--seats", f"{HUMAN},keen", "--seed", "5")
    house.until_asked()
    for _ in range(5):
        house.frame(0.25)
    painted: list[Any] = []
    repaint = house.table.tableau.repaint
    monkeypatch.setattr(
        house.table.tableau, "repaint", lambda *each, **how: painted.append(repaint(*each, **how))
    )
    told: list[float] = []
    monkeypatch.setattr(house.table.tabletop, "idle", lambda seconds: bool(told.append(seconds)))
    for _ in range(8):
        house.frame(0.25)
    assert told == [0.25] * 8
    assert not painted
    monkeypatch.setattr(house.table.tabletop, "idle", lambda seconds: True)
    house.frame(0.25)
    assert len(painted) == 1
