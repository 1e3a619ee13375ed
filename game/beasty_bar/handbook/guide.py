"""What each animal does, in a sentence or two for players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHAMELEON,
    CHEETAH,
    CROCODILE,
    DOG,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    PORCUPINE,
    RHINO,
    SEAL,
    SKUNK,
    SNAKE,
    TIGER,
    VULTURE,
    ZEBRA,
    Species,
)
from game.core.messages import N_

GUIDE: Final[Mapping[Species, str]] = {
    LION: N_("Scares every monkey away and goes first. If there is a lion already, the new one has to go."),
    HIPPO: N_("Every turn: pushes past all weaker animals. A zebra stops it."),
    CROCODILE: N_("Every turn: eats its way forward through weaker animals. A zebra stops it."),
    SNAKE: N_("Sorts the whole line: the strongest goes to the gate."),
    GIRAFFE: N_("Every turn: steps over the animal ahead if that is weaker."),
    ZEBRA: N_("Always: hippos cannot pass it; crocodiles cannot eat it, nor anyone in front of it."),
    SEAL: N_("Swaps the gate and the exit, so that the last are first."),
    CHAMELEON: N_("Acts as another animal in the line, with its strength, for this one action."),
    MONKEY: N_("With another monkey in line: hippos and crocodiles flee, and all monkeys go first."),
    KANGAROO: N_("Hops over the last animal, or over the last two."),
    PARROT: N_("Drives any one animal you like out of the line."),
    SKUNK: N_("Drives out all animals of the two highest strengths, except skunks."),
    RHINO: N_("Rams the strongest animal out of the line and takes its place."),
    BEAR: N_("Drags the animals of the two lowest strengths below its own to the end of the line."),
    TIGER: N_("Every turn: leaps over one animal, eats the next one if it is weaker, and stands there."),
    CHEETAH: N_("Eats the weakest animal, if that is weaker, and takes its place."),
    LLAMA: N_("Every turn: spits at the animal ahead if it is 7 or weaker; that one bolts to the end."),
    PORCUPINE: N_("Always: a stronger animal that attacks it has to go in its stead."),
    OSTRICH: N_("Runs past even animals, or past odd ones, until one of the other kind is in the way."),
    PENGUIN: N_("Show a card from your hand: the penguin acts as that animal, with its strength."),
    DOG: N_("Sorts the whole line: the weakest goes to the gate."),
    PEACOCK: N_("Steps right in front of the strongest animal."),
    VULTURE: N_("Brings the top card of THAT'S IT back to act for you. Two vultures both get into the bar."),
    BAT: N_("Drives out any animal and takes its place. Always: burns when it is first at the gate."),
}

_POSES = N_("Choose the animal to pose as.")
_DRIVES_OUT = N_("Whom does it drive out?")
QUESTIONS: Final[Mapping[Species, str]] = {
    CHAMELEON: _POSES,
    PENGUIN: _POSES,
    VULTURE: _POSES,
    PARROT: _DRIVES_OUT,
    BAT: _DRIVES_OUT,
    RHINO: N_("Which of the strongest does it ram?"),
    CHEETAH: N_("Which of the weakest does it eat?"),
    PEACOCK: N_("In front of which of the strongest?"),
    KANGAROO: N_("Over one animal, or over two?"),
    OSTRICH: N_("Past the even animals, or past the odd ones?"),
}
"""What those ask who ask for something, said after their name."""
