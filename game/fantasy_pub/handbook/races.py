"""What each race can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.characters import DWARF, ELF, GOBLIN, TROLL, Race

RACE_RULES: Final[Mapping[Race, str]] = {
    GOBLIN: N_(
        "Goblin: when it ends its move where coins lie on the floor, it must take one of them before "
        "anyone drinks."
    ),
    DWARF: N_("Dwarf: may also move counter-clockwise."),
    ELF: N_("Elf: may also leave from the barkeeper's table, as if it were the door."),
    TROLL: N_(
        "Troll: is the biggest and never pays in a round of drinks. When it moves or leaves, it "
        "first drops a coin where it stands, if it has one."
    ),
}
"""Small to big."""

RACE_TIPS: Final[Mapping[Race, tuple[str, ...]]] = {
    GOBLIN: (
        N_(
            "The goblin pays in every round of drinks and gets no beer there. It drinks at toasts "
            "and when the barkeeper serves it."
        ),
        N_("The goblin can drink or pay with a coin as soon as it has picked it up."),
    ),
    DWARF: (
        N_("A short way back is often easier than a long way around, especially with many beers."),
        N_("Seven steps lead back to the same table in either direction."),
    ),
    ELF: (
        N_("Call the barkeeper to the elf's table with one die. Then let the elf leave with the other."),
        N_(
            "There, too, the elf needs at least as many beers as coins. Even at closing time, "
            "leaving from the table costs a die."
        ),
    ),
    TROLL: (
        N_("In a round of drinks, the troll only gets beer. Soon it has many beers, and then too many."),
        N_("Only a goblin can use the coin that a troll drops when it leaves."),
    ),
}
