"""For those who work on the game: what is measured, and how the computers learn."""

from typing import Final

from game.core.workshop import Workshop
from game.fantasy_pub.workshop.benches import BENCHES
from game.fantasy_pub.workshop.learn import LEARNING
from game.fantasy_pub.workshop.trials import trials

_TURN: Final = (
    ">N: + shove cold_water swap_seats | C: || door: troll/C(n3) | 1: goblin1/C(n4) dwarf1/C(n2+n) | "
    "3: elf1/N(n3+n) elf1/C(n2+n2) | 5: dwarf2/N(n3+n3) | 6: goblin2/N(n+n2) & n2 || dice 5 3 | barkeeper 4"
)
"""Somebody is to play: in a deal, all would wait for the draft, where nothing is foretold."""

WORKSHOP: Final = Workshop(
    BENCHES,
    busy_game="--seats greedy,random,greedy,random --seed 7 --speed 1",
    waiting_game=f"--seats human,greedy --speed 1 --position '{_TURN}'",
    trials=trials,
    learning=LEARNING,
)
