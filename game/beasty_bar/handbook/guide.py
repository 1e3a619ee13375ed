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
    LION: N_(
        "Throws out all monkeys and goes to the front. If a lion is already in line, the new one is "
        "thrown out."
    ),
    HIPPO: N_("Every turn: passes weaker animals until a zebra or an animal as strong stops it."),
    CROCODILE: N_(
        "Every turn: eats weaker animals in front of it until a zebra or an animal as strong stops it."
    ),
    SNAKE: N_("Sorts the line by strength: the strongest animal goes to the gate."),
    GIRAFFE: N_("Every turn: passes the animal in front of it if that animal is weaker."),
    ZEBRA: N_("Permanent: hippos and crocodiles cannot pass or eat it, nor any animal in front of it."),
    SEAL: N_("Swaps the gate and the exit: the last animal is now first."),
    CHAMELEON: N_("Acts once as another animal in line, with that animal's strength."),
    MONKEY: N_(
        "If another monkey is in line: throws out hippos and crocodiles, and all monkeys go to the front."
    ),
    KANGAROO: N_("Jumps over the last animal or over the last two."),
    PARROT: N_("Throws out any other animal that you choose."),
    SKUNK: N_("Throws out all animals with the two highest strengths, except skunks."),
    RHINO: N_("Throws out the strongest other animal and takes its place."),
    BEAR: N_("Sends all animals with the two lowest strengths, if below 11, to the end of the line."),
    TIGER: N_("Every turn: jumps over one animal, eats the next one if that is weaker, and takes its place."),
    CHEETAH: N_("Eats the weakest other animal, if its strength is below 9, and takes its place."),
    LLAMA: N_(
        "Every turn: spits at the animal in front if its strength is 7 or less. That animal runs to the end."
    ),
    PORCUPINE: N_("Permanent: a stronger animal that attacks it is thrown out instead."),
    OSTRICH: N_("Passes animals of even strength, or of odd strength, until one of the other kind stops it."),
    PENGUIN: N_("Show a card from your hand: the penguin acts as that animal, with its strength."),
    DOG: N_("Sorts the line by strength: the weakest animal goes to the gate."),
    PEACOCK: N_("Goes right in front of the strongest other animal."),
    VULTURE: N_(
        "Brings back the top animal of THAT'S IT, which acts for you. If that is a vulture, both get in."
    ),
    BAT: N_("Throws out another animal and takes its place. Permanent: burns when it is first in line."),
}

_POSES = N_("Choose the animal to act as.")
_DRIVES_OUT = N_("Choose the animal to throw out.")
QUESTIONS: Final[Mapping[Species, str]] = {
    CHAMELEON: _POSES,
    PENGUIN: _POSES,
    VULTURE: _POSES,
    PARROT: _DRIVES_OUT,
    BAT: _DRIVES_OUT,
    RHINO: N_("Choose which of the strongest to throw out."),
    CHEETAH: N_("Choose which of the weakest to eat."),
    PEACOCK: N_("Choose which of the strongest to go ahead of."),
    KANGAROO: N_("Jump over one animal or two?"),
    OSTRICH: N_("Pass animals of even or of odd strength?"),
}
"""What those ask who ask for something, said after their name."""
