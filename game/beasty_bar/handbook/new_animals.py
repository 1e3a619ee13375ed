"""The twelve New Beasts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.handbook.base_animals import NOTHING_STOPS_IT
from game.beasty_bar.handbook.entry import Entry, Meeting, below, from_strength
from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHEETAH,
    CROCODILE,
    DOG,
    GIRAFFE,
    HIPPO,
    LION,
    LLAMA,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    PORCUPINE,
    RHINO,
    SKUNK,
    TIGER,
    VULTURE,
    Species,
)
from game.core.messages import N_

QUILLS: Final = N_("A porcupine that is attacked throws out the attacker.")

NEW_ENTRIES: Final[Mapping[Species, Entry]] = {
    RHINO: Entry(
        text=N_(
            "When you play the rhino, it throws out the strongest other animal in line and takes its "
            "place. That animal can be another rhino."
        ),
        asks=N_("If several animals are the strongest, you choose which one is thrown out."),
        stopped_by=(
            Meeting(QUILLS, (PORCUPINE,)),
            Meeting(N_("If the rhino is alone in line, nothing happens.")),
        ),
        beats=(
            Meeting(N_("The strongest other animal in line is thrown out."), from_strength(8)),
            Meeting(N_("Weaker animals, if no stronger one is in line.")),
        ),
        tips=(
            N_("The rhino gains most if the strongest animal is near the gate."),
            N_(
                "House rule for mixed games: the rhino cannot throw out a zebra, nor any animal in front "
                "of one."
            ),
        ),
        examples=("N 5", "M 7"),
    ),
    BEAR: Entry(
        text=N_(
            "When you play the bear, all animals with the two lowest strengths in line go behind it, "
            "to the end. They keep their order. Animals as strong as a bear or stronger always stay."
        ),
        stopped_by=(Meeting(N_("Animals of strength 11 or more."), from_strength(11)),),
        beats=(Meeting(N_("Animals with one of the two lowest strengths go to the end."), below(11)),),
        tips=(
            N_("The bear throws out no animal, so quills do not help against it."),
            N_("Played as the fifth animal, the bear often decides which animal is thrown out."),
        ),
        examples=("N 6",),
    ),
    TIGER: Entry(
        text=N_(
            "If the animal two places ahead is weaker than a tiger, the tiger jumps over the animal "
            "in between, eats the weaker one and takes its place. The tiger does so once when you "
            "play it, and once in each later turn of every player."
        ),
        stopped_by=(
            Meeting(QUILLS, (PORCUPINE,)),
            Meeting(
                N_("Animals of strength 10 or more two places ahead: the tiger does not jump."),
                from_strength(10),
            ),
            Meeting(N_("With fewer than two animals in front of it, the tiger cannot jump.")),
        ),
        beats=(Meeting(N_("Weaker animals two places ahead: the tiger eats them."), below(10, PORCUPINE)),),
        tips=(
            N_("The tiger can jump over any animal, even a rhino."),
            N_("An animal directly in front of a tiger is safe from it."),
        ),
        examples=("N 7", "N 8", "N 10"),
    ),
    CHEETAH: Entry(
        text=N_(
            "When you play the cheetah, it eats the weakest other animal in line and takes its place. "
            "The cheetah eats only animals below strength 9."
        ),
        asks=N_("If several animals are the weakest, you choose which one is eaten."),
        stopped_by=(
            Meeting(N_("If it attacks a porcupine, the cheetah is thrown out instead."), (PORCUPINE,)),
            Meeting(N_("If no other animal is weaker, the cheetah stays at the end."), from_strength(9)),
        ),
        beats=(Meeting(N_("The weakest animal in line is eaten."), below(9, PORCUPINE)),),
        tips=(N_("If the weakest animal is first in line, the cheetah goes straight to the gate."),),
        examples=("N 9",),
    ),
    LLAMA: Entry(
        text=N_(
            "The llama spits at the animal directly in front of it if that has strength 7 or less. "
            "The animal then runs to the end of the line. The llama does so once when you play it, "
            "and once in each later turn of every player."
        ),
        stopped_by=(Meeting(N_("Animals of strength 8 or more."), from_strength(8)),),
        beats=(Meeting(N_("These run to the end of the line, even zebras and porcupines."), below(8)),),
        tips=(N_("The llama gains places without moving, and the other animals end up at the exit."),),
        examples=("N 1-3",),
    ),
    PORCUPINE: Entry(
        text=N_(
            "The porcupine does nothing when you play it. As long as it is in line: if a stronger "
            "animal tries to eat it or throw it out, that animal is thrown out instead. The "
            "porcupine has no defense against weaker animals, nor as the last of five."
        ),
        stopped_by=(
            Meeting(N_("These are weaker, so they can throw it out."), (PARROT, BAT, SKUNK)),
            Meeting(N_("These only pass it or move it back."), (HIPPO, GIRAFFE, OSTRICH, LLAMA, BEAR)),
            Meeting(N_("As the last of five animals, it is thrown out.")),
        ),
        beats=(
            Meeting(
                N_("If these attack it, they are thrown out instead."), (CROCODILE, RHINO, TIGER, CHEETAH)
            ),
        ),
        tips=(N_("A penguin that acts as a rhino has strength 12, so it is thrown out too if it attacks."),),
        examples=("N 10", "N 4", "M 1"),
    ),
    OSTRICH: Entry(
        text=N_(
            "When you play the ostrich, choose even or odd. The ostrich passes all animals in front "
            "whose strength is of that kind. The first animal of the other kind stops it."
        ),
        asks=N_("You choose even or odd strength."),
        stopped_by=(Meeting(N_("The first animal of the kind you did not choose.")),),
        beats=(Meeting(N_("Any number of animals of the kind you choose, however strong.")),),
        tips=(
            N_("The ostrich cannot stop earlier: check where its run ends."),
            N_("To stay at the end, choose the kind that the last animal is not. Sometimes that is better."),
        ),
        examples=("N 11",),
    ),
    PENGUIN: Entry(
        text=N_(
            "When you play the penguin, show another animal from your hand and keep it. For this one "
            "action, the penguin acts as that animal, with its strength. Before the recurring "
            "actions it is a penguin of strength 5 again. If you can show an animal, you must."
        ),
        asks=N_("You choose which card of your hand to show, and make that animal's choices."),
        stopped_by=(
            Meeting(
                N_("If it attacks a porcupine as a stronger animal, the penguin is thrown out."), (PORCUPINE,)
            ),
            Meeting(N_("As a second lion, the penguin is thrown out."), (LION,)),
            Meeting(N_("Without another card in your hand, nothing happens.")),
        ),
        beats=(Meeting(N_("Every animal that the imitated animal would beat.")),),
        tips=(
            N_("Everyone now knows the card you showed."),
            N_("As a bat, the penguin burns if it becomes first in line. As a vulture, it leaves the line."),
        ),
        examples=("N 12", "N 18", "M 4"),
    ),
    DOG: Entry(
        text=N_(
            "When you play the dog, it sorts the whole line by strength, itself included, but in "
            "reverse: the weakest at the gate, the strongest at the end. Animals of equal strength "
            "keep their order."
        ),
        stopped_by=(NOTHING_STOPS_IT,),
        beats=(
            Meeting(N_("A bat goes to the gate and burns there."), (BAT,)),
            Meeting(N_("Every animal in line is sorted, your own too.")),
        ),
        tips=(N_("Of five animals, usually the two weakest get in and the strongest is thrown out."),),
        examples=("N 13", "N 15"),
    ),
    PEACOCK: Entry(
        text=N_("When you play the peacock, it goes right in front of the strongest other animal in line."),
        asks=N_("If several animals are the strongest, you choose which one the peacock goes in front of."),
        stopped_by=(Meeting(N_("If the peacock is alone in line, nothing happens.")),),
        beats=(Meeting(N_("The strongest animal and all animals behind it.")),),
        tips=(
            N_("If the strongest animal is first in line, the peacock goes straight to the gate."),
            N_("A hippo or crocodile right behind the peacock passes or eats it in the same turn."),
        ),
        examples=("N 14",),
    ),
    VULTURE: Entry(
        text=N_(
            "The vulture never stands in line. When you play it, it brings the top card of THAT'S IT "
            "to the end of the line. That animal acts as if you had just played it: you decide for "
            "it, but it still belongs to its owner. After all actions, the vulture goes to THAT'S IT "
            "itself. If the top card is another vulture, both get into the bar at once."
        ),
        asks=N_("You make the choices of the animal it brings back."),
        stopped_by=(Meeting(N_("If THAT'S IT is empty, the vulture just goes there.")),),
        beats=(Meeting(N_("Two vultures: both get in at once."), (VULTURE,)),),
        tips=(
            N_(
                "If you throw out several animals in a turn, you stack them: put one of yours on top for "
                "your vulture."
            ),
            N_("A penguin it brings back acts as a card of your hand, even if the penguin is not yours."),
        ),
        examples=("N 15", "N 16", "N 18", "M 3"),
    ),
    BAT: Entry(
        text=N_(
            "When you play the bat, choose another animal: it is thrown out, and the bat takes its "
            "place. Whenever a bat is first in line, for whatever reason, it burns at once and goes "
            "to THAT'S IT."
        ),
        asks=N_("You choose which animal it throws out and replaces."),
        stopped_by=(
            Meeting(N_("A dog puts the weakest animal first, and the bat burns."), (DOG,)),
            Meeting(
                N_("If these throw out the animal in front of it, the bat may become first and burn."),
                (PARROT, SKUNK),
            ),
            Meeting(N_("If the bat is alone in line, or first for any other reason, it burns.")),
        ),
        beats=(
            Meeting(N_("A porcupine has no defense against weaker animals."), (PORCUPINE,)),
            Meeting(N_("Any other animal, however strong.")),
        ),
        tips=(
            N_("As the second of five animals, the bat gets in. That is its best place."),
            N_(
                "If only one other animal is in line, the bat takes the first place and burns: both are gone."
            ),
        ),
        examples=("N 17", "N 17 b", "N 13"),
    ),
}
