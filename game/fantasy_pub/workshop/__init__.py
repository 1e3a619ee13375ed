"""For those who work on the game: what is measured, and how the computers learn."""

from typing import Final

from game.core.workshop import Workshop
from game.fantasy_pub.workshop.benches import BENCHES
from game.fantasy_pub.workshop.learn import LEARNING
from game.fantasy_pub.workshop.trials import trials

WORKSHOP: Final = Workshop(
    BENCHES,
    busy_game="--seats greedy,random,greedy,random --seed 7 --speed 1",
    waiting_game="--seats human,greedy --seed 7 --speed 1",
    trials=trials,
    learning=LEARNING,
)
