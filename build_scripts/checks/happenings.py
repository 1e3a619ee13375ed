"""Turns worth seeing frame by frame, by game: a position, and what is played in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.beasty_bar.rules import position as bar
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.rules.setup import Setup as BarSetup
from game.fantasy_pub.rules import position as pub
from game.fantasy_pub.rules.setup import Setup as PubSetup


class Happening(NamedTuple):
    """A position, and what is played in it."""

    position: str
    actions: tuple[str, ...]


class Stock(NamedTuple):
    """What there is to see of a game."""

    parse: Callable[[str], Any]
    setup: Callable[[int], Any]
    """For so many players."""
    happenings: Mapping[str, Happening]


_REST = "| Y: lion parrot seal skunk"
_BAR: Final = {
    "seal": Happening(f">B: seal snake {_REST} || zebra/Y giraffe/B monkey/Y", ("seal",)),
    "back": Happening(f">B: seal snake {_REST} || zebra/Y giraffe/B || flipped", ("seal",)),
    "lion": Happening(f">B: lion snake {_REST} || monkey/B zebra/B monkey/Y", ("lion",)),
    "second lion": Happening(">B: lion snake | Y: seal || lion/Y zebra/B", ("lion",)),
    "skunk": Happening(f">B: skunk snake {_REST} || zebra/B hippo/B crocodile/Y", ("skunk",)),
    "crocodile": Happening(f">B: crocodile snake {_REST} || giraffe/Y kangaroo/Y monkey/B", ("crocodile",)),
    "check": Happening(f">B: monkey snake {_REST} || zebra/Y giraffe/B kangaroo/B chameleon/Y", ("monkey",)),
    "kangaroo": Happening(f">B: kangaroo snake {_REST} || zebra/Y giraffe/B", ("kangaroo 2",)),
    "parrot": Happening(">B: parrot snake | Y: lion seal || zebra/Y giraffe/B hippo/Y", ("parrot 2",)),
    "porcupine": Happening(">B: crocodile | Y: lion || porcupine/Y", ("crocodile",)),
    "bat": Happening(">B: bat | Y: lion || ", ("bat",)),
}

_SEATS = ">N: + shove cellar cold_water swap_seats pickpocket house_round | C: | B:"
_ROOM = "door: troll/B(n3) | 1: goblin1/C(n4) dwarf1/C(n2+n) | 2: | 3: elf1/N(n3+n) elf1/C(n2+n2) | 4: | 5: "
_GUESTS = f"{_ROOM}dwarf2/N(n3+n3) | 6: goblin2/N(n+n2) & n2"
_PUB: Final = {
    "enter": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("enter 5",)),
    "walk": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("move elf1 3",)),
    "lap": Happening(f"{_SEATS} || {_GUESTS} || dice 6 5 | barkeeper 4", ("move dwarf2 both",)),
    "toast": Happening(
        f"{_SEATS} || 3: elf1/N(n3) | 4: elf1/C(n2t) || dice 1 5 | barkeeper 6", ("move elf1 1",)
    ),
    "round": Happening(
        f"{_SEATS} || 3: elf1/N(n3) | 4: goblin1/C(n2) dwarf1/C(n2t) troll/B(n2) || dice 1 5",
        ("move elf1 1",),
    ),
    "boot": Happening(
        f"{_SEATS} || 3: elf1/N(n3) | 4: goblin1/C(+n2) dwarf1/C(n2) troll/B(n2+n5) || dice 1 5",
        ("move elf1 1",),
    ),
    "call": Happening(f"{_SEATS} || {_GUESTS} || dice 3 5 | barkeeper 6", ("call 3 on elf1/C",)),
    "leave": Happening(
        f"{_SEATS} || door: dwarf2/N(n2+n2t) | 4: elf1/C(n2) || dice 3 5", ("leave dwarf2 3",)
    ),
    "troll": Happening(">N: | C: || 2: troll/N(n3) || dice 3 5", ("move troll 3",)),
    "goblin": Happening(f"{_SEATS} || 2: goblin1/N(n3) | 5: & n2 || dice 3 5", ("move goblin1 3",)),
    "adjust": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("adjust 5",)),
    "shove": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("play shove 5 on elf1/C",)),
    "cellar": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("play cellar 5 on elf1",)),
    "water": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3 | barkeeper 4", ("play cold_water 5 on elf1/C",)),
    "swap": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3", ("play swap_seats 5 on dwarf2 dwarf1/C",)),
    "pickpocket": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3", ("play pickpocket 5 on elf1 elf1/C",)),
    "house round": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3", ("play house_round 5 on 3",)),
    "closing": Happening(
        ">N: = goblin1 goblin2 dwarf1 | C: = goblin1 goblin2 dwarf1 | B: || door: dwarf2/N(n+n2) || dice 3 5",
        ("leave dwarf2 3",),
    ),
    "late": Happening("N: | C: | >B: || 4: elf1/C(n2) || dice 3 5* | round 40", ("enter 3",)),
    "next turn": Happening(f"{_SEATS} || {_GUESTS} || dice 5 3*", ("enter 5",)),
}

STOCK: Final[Mapping[str, Stock]] = {
    "beasty_bar": Stock(bar.parse_position, lambda players: BarSetup(players, Mode.MIXED), _BAR),
    "fantasy_pub": Stock(pub.parse_position, PubSetup, _PUB),
}
