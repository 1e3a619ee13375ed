"""A table to tell rule sentences on."""

import pytest

from tests.beasty_bar.storyteller import Table


@pytest.fixture
def table() -> Table:
    return Table()
