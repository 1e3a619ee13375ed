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
        N_("An elf with one beer uses a 4: it goes three spaces."),
        "N: | C: || 1: elf1/N(n2+n) || dice 4 6",
        ("move elf1 4",),
        "4: elf1/N(n2+n)",
    ),
    Example(
        "back",
        N_("A dwarf turns round"),
        N_("From table 2 a dwarf goes two spaces counter-clockwise, and stands at the door."),
        "N: | C: || 2: dwarf1/N(n2+n2) || dice 4 1",
        ("move dwarf1 4 back",),
        "door: dwarf1/N(n2+n2)",
    ),
    Example(
        "lap",
        N_("Once around"),
        N_(
            "Both dice make seven: the elf walks once around and sits down at its table again. The goblin "
            "there has to buy it a beer."
        ),
        "N: | C: || 2: elf1/N(n3) goblin1/C(n) || dice 3 4",
        ("move elf1 both",),
        "2: goblin1/C() elf1/N(n3+n)",
    ),
    Example(
        "toast",
        N_("A toast that two do not survive"),
        N_(
            "A dwarf sits down with three dwarves, and all drink. For one of them it is the sixth beer, "
            "another has no coin: both are thrown out."
        ),
        "N: | C: | B: || 1: dwarf1/N(n2) | 2: dwarf1/C(n+n4) dwarf1/B(n+n5) dwarf2/C(+n2) "
        "|| dice 1 3 | barkeeper 6",
        ("move dwarf1 1",),
        "2: dwarf1/C(+n5) dwarf1/N(n+n)",
    ),
    Example(
        "round",
        N_("A round from small to big"),
        N_(
            "A goblin sits down with a dwarf and a troll. It buys the dwarf a beer, and the dwarf buys the "
            "troll one."
        ),
        "N: | C: | B: || 1: goblin1/N(n2) | 2: dwarf1/C(n) troll/B(+n) || dice 1 3 | barkeeper 6",
        ("move goblin1 1",),
        "2: dwarf1/C(+n) troll/B(+n2) goblin1/N(n)",
    ),
    Example(
        "broke",
        N_("Broke in a round"),
        N_(
            "A troll sits down with a dwarf and an elf that has no coin left. First the elf is thrown out, "
            "then the dwarf buys the troll the beer."
        ),
        "N: | C: | B: || 1: troll/N() | 2: dwarf1/C(n2) elf1/B(+n2) || dice 1 3 | barkeeper 6",
        ("move troll 1",),
        "2: dwarf1/C(n) troll/N(+n)",
    ),
    Example(
        "pick",
        N_("A goblin saves itself"),
        N_(
            "A goblin without a coin sits down with another goblin. It picks up a coin from the floor and "
            "drinks that."
        ),
        "N: | C: || 1: goblin1/N() | 2: goblin1/C(n) & n2 || dice 1 3 | barkeeper 6",
        ("move goblin1 1",),
        "2: goblin1/C(+n) goblin1/N(+n) & n",
    ),
    Example(
        "hypnotised",
        N_("An elf and the barkeeper"),
        N_(
            "With one die the barkeeper is called to the elf, who drinks. With the other die the elf goes "
            "home."
        ),
        "N: | C: || 4: elf1/N(n2+n) || dice 4 2",
        ("call 4 on elf1/N", "leave elf1 2"),
        "-",
    ),
    Example(
        "clumsy",
        N_("A troll on its way home"),
        N_(
            "A troll leaves with two beers. It drops one of its coins at the door; the other goes to the "
            "reserve."
        ),
        "N: | C: || door: troll/N(n2+n2) || dice 5 2",
        ("leave troll 5",),
        "door: & n",
    ),
    Example(
        "closing",
        N_("The last one closes the pub"),
        N_(
            "Five have gone home, and a dwarf is the sixth. The goblin at the door, who has two beers and no "
            "coin, goes home at once, too."
        ),
        "N: = goblin1 goblin2 elf1 | C: = elf1 elf2 || door: dwarf1/N(n+n) goblin1/C(+n2) || dice 5 2",
        ("leave dwarf1 5",),
        "-",
    ),
)

EXAMPLES: Final[Mapping[str, Example]] = {example.key: example for example in _EXAMPLES}
