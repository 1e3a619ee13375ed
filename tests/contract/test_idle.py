"""What lives on a board while nobody does anything is painted when it looks different, and only then."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.levels import HUMAN
from game.shell.layers import Item
from tests.contract.house import House


def test_a_board_at_rest_is_painted_anew_only_when_something_on_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, "--seats", f"{HUMAN},keen", "--seed", "5")
    house.until_asked()
    for _ in range(5):
        house.frame(0.25)
    tableau, tabletop = house.table.tableau, house.table.tabletop
    painted: list[pygame.Rect] = []
    repaint, items = tableau.repaint, tabletop.items
    monkeypatch.setattr(tableau, "repaint", lambda *each, **how: _noted(painted, repaint(*each, **how)))
    told: list[float] = []
    monkeypatch.setattr(tabletop, "idle", lambda seconds: bool(told.append(seconds)))
    for _ in range(8):
        house.frame(0.25)
    assert told == [0.25] * 8
    assert not painted
    flame = Item("flame", pygame.Surface((9, 9)), pygame.Rect(40, 50, 9, 9))
    monkeypatch.setattr(tabletop, "items", lambda brush: [*items(brush), flame])
    monkeypatch.setattr(tabletop, "idle", lambda seconds: True)
    house.frame(0.25)
    assert painted == [flame.rect]


def _noted(painted: list[pygame.Rect], places: list[pygame.Rect]) -> list[pygame.Rect]:
    painted += places
    return places
