"""Damaged replays, texts and index files: a sentence each, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.services.archive.damage import fuzz


@pytest.mark.parametrize("seed", range(2))
def test_no_file_whatsoever_stops_the_list_of_games(seed: int, tmp_path: Path) -> None:
    outcomes = fuzz(40, seed, tmp_path)
    assert outcomes.total() == 120
    assert outcomes["index whole"] == 40
    assert outcomes["archived broken"] > 20
    assert outcomes["pasted refused"] > 20
