"""For those who work on the game: what is measured, and how the computers learn."""

from typing import Final

from game.beasty_bar.workshop.benches import BENCHES
from game.beasty_bar.workshop.learn import LEARNING
from game.beasty_bar.workshop.trials import trials
from game.core.workshop import Workshop

WORKSHOP: Final = Workshop(
    BENCHES,
    busy_game="--seats greedy,random,greedy,random --set mixed --seed 7 --speed 1",
    waiting_game="--seats human,greedy --set base --seed 7 --speed 1",
    trials=trials,
    learning=LEARNING,
)
