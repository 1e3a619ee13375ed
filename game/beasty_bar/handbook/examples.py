"""All examples, by their key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.handbook.base_examples import BASE_EXAMPLES
from game.beasty_bar.handbook.entry import Example
from game.beasty_bar.handbook.new_examples import MORE_EXAMPLES, NEW_EXAMPLES

EXAMPLES: Final[Mapping[str, Example]] = {
    example.key: example for example in (*BASE_EXAMPLES, *NEW_EXAMPLES, *MORE_EXAMPLES)
}
