"""What is revealed is what the seat that decides learns, and nobody else."""

from random import Random

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from tests.beasty_bar.games import walk

GAMES = 200


@pytest.mark.parametrize("mode", Mode)
def test_only_a_drawn_card_tells_its_seat_what_nobody_else_learns(mode: Mode) -> None:
    revealed = 0
    for seed in range(GAMES // len(Mode) + 1):
        setup = Setup(2 + seed % 3, mode, advanced=seed % 2 == 0)
        for before, _, _, events in walk(RULES.new_game(setup, seed).state, Random(seed)):
            for event in events:
                told = RULES.redact(event, before.to_move) != RULES.redact(event, None)
                assert RULES.reveals(event) == told
                revealed += told
    assert revealed > GAMES
