"""Moments to read about, and to watch: a position, what is done, and how the tables look then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.messages import N_


@dataclass(frozen=True, slots=True)
class Example:
    """A moment of a game."""

    key: str
    title: str
    text: str
    """What it shows."""
    position: str
    actions: tuple[str, ...]
    after: str
    """Who is where in the end, as a position is written."""


_EXAMPLES: Final = (
    Example(
        "steps",
        N_("One beer, one step less"),
        N_("An elf with one beer uses a 4 and moves three steps."),
        "N: | C: || 1: elf1/N(n2+n) || dice 4 6",
        ("move elf1 4",),
        "4: elf1/N(n2+n)",
    ),
    Example(
        "back",
        N_("A dwarf turns around"),
        N_(
            "A dwarf with two beers uses a 4. It moves two steps counter-clockwise, from table 2 to the door."
        ),
        "N: | C: || 2: dwarf1/N(n2+n2) || dice 4 1",
        ("move dwarf1 4 back",),
        "door: dwarf1/N(n2+n2)",
    ),
    Example(
        "lap",
        N_("Once around"),
        N_(
            "Both dice add up to seven. The elf moves once around the pub, back to its own table. "
            "The goblin there has to buy it a beer."
        ),
        "N: | C: || 2: elf1/N(n3) goblin1/C(n) || dice 3 4",
        ("move elf1 both",),
        "2: goblin1/C() elf1/N(n3+n)",
    ),
    Example(
        "toast",
        N_("A toast too many for two"),
        N_(
            "A dwarf sits down with three other dwarves, and all four must drink. One gets its sixth "
            "beer, another has no coin. Both are thrown out."
        ),
        "N: | C: | B: || 1: dwarf1/N(n2) | 2: dwarf1/C(n+n4) dwarf1/B(n+n5) dwarf2/C(+n2) "
        "|| dice 1 3 | barkeeper 6",
        ("move dwarf1 1",),
        "2: dwarf1/C(+n5) dwarf1/N(n+n)",
    ),
    Example(
        "round",
        N_("A round of drinks, small to big"),
        N_(
            "A goblin sits down with a dwarf and a troll. The goblin buys the dwarf a beer, and the "
            "dwarf buys the troll one."
        ),
        "N: | C: | B: || 1: goblin1/N(n2) | 2: dwarf1/C(n) troll/B(+n) || dice 1 3 | barkeeper 6",
        ("move goblin1 1",),
        "2: dwarf1/C(+n) troll/B(+n2) goblin1/N(n)",
    ),
    Example(
        "broke",
        N_("No coin in a round of drinks"),
        N_(
            "A troll sits down with a dwarf and an elf that has no coin left. First, the elf is "
            "thrown out. Then the dwarf buys the troll a beer."
        ),
        "N: | C: | B: || 1: troll/N() | 2: dwarf1/C(n2) elf1/B(+n2) || dice 1 3 | barkeeper 6",
        ("move troll 1",),
        "2: dwarf1/C(n) troll/N(+n)",
    ),
    Example(
        "pick",
        N_("A goblin saves itself"),
        N_(
            "A goblin without a coin joins another goblin. It picks up a coin from the floor and "
            "drinks it in the toast."
        ),
        "N: | C: || 1: goblin1/N() | 2: goblin1/C(n) & n2 || dice 1 3 | barkeeper 6",
        ("move goblin1 1",),
        "2: goblin1/C(+n) goblin1/N(+n) & n",
    ),
    Example(
        "hypnotised",
        N_("An elf and the barkeeper"),
        N_(
            "With one die you call the barkeeper to the elf's table, and the elf drinks. With the "
            "other die the elf leaves from that table."
        ),
        "N: | C: || 4: elf1/N(n2+n) || dice 4 2",
        ("call 4 on elf1/N", "leave elf1 2"),
        "-",
    ),
    Example(
        "clumsy",
        N_("A troll on its way out"),
        N_(
            "A troll with two coins and two beers leaves. It drops one coin at the door. The other "
            "coin goes to the reserve."
        ),
        "N: | C: || door: troll/N(n2+n2) || dice 5 2",
        ("leave troll 5",),
        "door: & n",
    ),
    Example(
        "closing",
        N_("The sixth to leave closes the pub"),
        N_(
            "Five characters have left, and a dwarf is the sixth. The goblin at the door has two "
            "beers and no coin, so it leaves at once, too."
        ),
        "N: = goblin1 goblin2 elf1 | C: = elf1 elf2 || door: dwarf1/N(n+n) goblin1/C(+n2) || dice 5 2",
        ("leave dwarf1 5",),
        "-",
    ),
)

EXAMPLES: Final[Mapping[str, Example]] = {example.key: example for example in _EXAMPLES}
