"""Folders of games."""

from pathlib import Path

import pytest

from tests.services.archive.shelf import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)
