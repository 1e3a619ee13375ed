"""What each race can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.characters import DWARF, ELF, GOBLIN, TROLL, Race

RACE_RULES: Final[Mapping[Race, str]] = {
    GOBLIN: N_(
        "Goblin: wherever it ends a movement and coins lie on the floor, at a table or at the door, it has "
        "to take one of them, before anybody drinks."
    ),
    DWARF: N_("Dwarf: may move counter-clockwise."),
    ELF: N_("Dark elf: may leave from the barkeeper's table as if it were the door."),
    TROLL: N_(
        "Troll: is the biggest and never pays in a round. Whenever it moves or leaves, it drops a coin where "
        "it stands, if it has one."
    ),
}
"""Small to big."""

RACE_TIPS: Final[Mapping[Race, tuple[str, ...]]] = {
    GOBLIN: (
        N_(
            "It pays in every round and is bought a beer in none: it drinks at toasts and with the barkeeper."
        ),
        N_("A coin that it picks up counts at once: it can pay with it."),
    ),
    DWARF: (
        N_("A short way back is often easier than a long way round, above all with many beers."),
        N_("A lap of seven steps is the same either way."),
    ),
    ELF: (
        N_("Call the barkeeper to its table with one die, and leave with the other."),
        N_(
            "It needs at least as many beers as coins there, too, and at closing time it does not go by "
            "itself."
        ),
    ),
    TROLL: (
        N_("Whoever it sits down with buys it beers: it gets rich in beers, and drunk soon."),
        N_("The coin that it drops when it leaves helps nobody but a goblin."),
    ),
}
