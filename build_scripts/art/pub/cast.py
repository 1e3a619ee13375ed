"""The 28 guests by clan and figure, as the rules name them: `north_goblin1` is Granny Nib."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from build_scripts.art.pub.clans import CLANS
from build_scripts.art.pub.dwarf import dwarf
from build_scripts.art.pub.dwarves import DWARVES
from build_scripts.art.pub.elf import elf
from build_scripts.art.pub.elves import ELVES
from build_scripts.art.pub.forms import Bust
from build_scripts.art.pub.goblin import goblin
from build_scripts.art.pub.goblins import GOBLINS
from build_scripts.art.pub.moods import Mood
from build_scripts.art.pub.trolls import TROLLS, troll
from build_scripts.art.shapes import document

BOX = (-64.0, -64.0, 368.0, 400.0)
"""Card space with room for ears, horns and hair; the shoulders are cut by its lower edge."""
SCALES = {Mood.SOBER: 2.0, Mood.TIPSY: 1.5, Mood.OUT: 1.5, Mood.WON: 2.0}
"""Sober ones and winners are also shown large; the others only stand at tables, one pixel a unit at 4K."""


def _figures(clan: str) -> dict[str, Callable[[Mood], Bust]]:
    """The seven of a clan, small to big."""
    goblins, dwarves, elves = GOBLINS[clan], DWARVES[clan], ELVES[clan]
    return {
        "goblin1": partial(goblin, goblins[0]),
        "goblin2": partial(goblin, goblins[1]),
        "dwarf1": partial(dwarf, dwarves[0]),
        "dwarf2": partial(dwarf, dwarves[1]),
        "elf1": partial(elf, elves[0]),
        "elf2": partial(elf, elves[1]),
        "troll": partial(troll, TROLLS[clan]),
    }


CAST = {f"{clan}_{figure}": draw for clan in CLANS for figure, draw in _figures(clan).items()}


def bust_svg(name: str, mood: Mood, scale: float) -> str:
    bust = CAST[name](mood)
    return document(bust.layers, bust.defs, BOX, scale)
