"""The twelve animals of the base set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.handbook.entry import Entry, Meeting, below, from_strength
from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHAMELEON,
    CHEETAH,
    CROCODILE,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PORCUPINE,
    RHINO,
    SEAL,
    SKUNK,
    SNAKE,
    TIGER,
    ZEBRA,
    Species,
)
from game.core.messages import N_

NOTHING_STOPS_IT: Final = Meeting(N_("No animal can stop this."))

BASE_ENTRIES: Final[Mapping[Species, Entry]] = {
    LION: Entry(
        text=N_(
            "When you play the lion, it throws out all monkeys in line and goes to the front. If "
            "another lion is already in line, the new lion is thrown out instead, and nothing else "
            "happens."
        ),
        stopped_by=(Meeting(N_("If a lion is already in line, the new lion is thrown out."), (LION,)),),
        beats=(
            Meeting(N_("Every monkey in line is thrown out."), (MONKEY,)),
            Meeting(N_("The lion passes all other animals, even zebras and porcupines.")),
        ),
        tips=(
            N_("The lion throws out monkeys only when it arrives. Monkeys that come later are safe."),
            N_("If five animals are still waiting after its action, the lion gets in."),
        ),
        examples=("5", "6", "M 3"),
    ),
    HIPPO: Entry(
        text=N_(
            "The hippo passes one weaker animal after another until an animal stops it. The hippo "
            "does so when you play it, and again in every turn of every player. The animals it "
            "passes are not harmed, they just wait behind it."
        ),
        stopped_by=(
            Meeting(N_("The hippo cannot pass a zebra."), (ZEBRA,)),
            Meeting(N_("Animals of strength 11 or more."), (LION, RHINO, HIPPO, BEAR)),
            Meeting(N_("Two monkeys that meet throw it out."), (MONKEY,)),
        ),
        beats=(Meeting(N_("Weaker animals: the hippo passes them in every turn."), below(11, ZEBRA)),),
        tips=(
            N_(
                "If several hippos are in line, the one closest to the gate moves first. Their order "
                "stays the same."
            ),
            N_("The hippo passes porcupines safely: passing is not an attack."),
        ),
        examples=("7", "8", "13"),
    ),
    CROCODILE: Entry(
        text=N_(
            "The crocodile eats the animal directly in front of it if that animal is weaker, then "
            "the next one, and so on. The crocodile does so when you play it, and again in every "
            "turn of every player. Eaten animals go to THAT'S IT."
        ),
        stopped_by=(
            Meeting(N_("The crocodile can neither eat nor pass a zebra."), (ZEBRA,)),
            Meeting(N_("Animals of strength 10 or more."), from_strength(10)),
            Meeting(N_("If it attacks a porcupine, the crocodile is thrown out instead."), (PORCUPINE,)),
            Meeting(N_("Two monkeys that meet throw it out."), (MONKEY,)),
        ),
        beats=(
            Meeting(
                N_("Weaker animals, even your own: the crocodile eats them."), below(10, ZEBRA, PORCUPINE)
            ),
        ),
        tips=(
            N_("The crocodile eats only animals in front of it. Animals behind it are safe."),
            N_("If a parrot throws out the zebra in front of a crocodile, the crocodile can eat again."),
        ),
        examples=("9", "10", "12", "M 1"),
    ),
    SNAKE: Entry(
        text=N_(
            "When you play the snake, it sorts the whole line by strength, itself included: the "
            "strongest at the gate, the weakest at the end. Animals of equal strength keep their "
            "order."
        ),
        stopped_by=(NOTHING_STOPS_IT,),
        beats=(Meeting(N_("Every animal in line is sorted, your own too.")),),
        tips=(
            N_("If five animals are in line, the two strongest get in and the weakest is thrown out."),
            N_("Right after the snake, hippos and crocodiles have no weaker animal in front of them."),
        ),
        examples=("11",),
    ),
    GIRAFFE: Entry(
        text=N_(
            "The giraffe passes the animal directly in front of it if that animal is weaker. The "
            "giraffe does so once when you play it, and once in each later turn of every player."
        ),
        stopped_by=(Meeting(N_("Animals of strength 8 or more."), from_strength(8)),),
        beats=(
            Meeting(
                N_("Each turn the giraffe passes one weaker animal, even a zebra or porcupine."), below(8)
            ),
        ),
        tips=(N_("Played early, the giraffe moves up to the gate while the others take their turns."),),
        examples=("1-4",),
    ),
    ZEBRA: Entry(
        text=N_(
            "The zebra does nothing when you play it. As long as it is in line, hippos cannot pass "
            "it, and crocodiles can neither pass nor eat it. The zebra protects the animals in front "
            "of it from hippos and crocodiles, too, but not those behind it."
        ),
        stopped_by=(
            Meeting(N_("Both can throw out any animal."), (PARROT, BAT)),
            Meeting(N_("These treat it like any animal of strength 7."), (SKUNK, RHINO, TIGER, CHEETAH)),
            Meeting(N_("These can pass it or move it back."), (GIRAFFE, KANGAROO, OSTRICH, LLAMA, BEAR)),
        ),
        beats=(Meeting(N_("Hippos and crocodiles cannot pass."), (HIPPO, CROCODILE)),),
        tips=(
            N_(
                "The best place for a zebra is right in front of a hippo or crocodile and behind "
                "your own animals."
            ),
            N_("House rule for mixed games: the zebra also stops rhinos, tigers and cheetahs."),
        ),
        examples=("12", "13", "18", "M 6"),
    ),
    SEAL: Entry(
        text=N_(
            "When you play the seal, the gate and the exit swap places: the last animal is now "
            "first, and the first is last. The seal, just arrived at the end, now stands at the "
            "gate. Then the recurring actions follow, in the new order."
        ),
        stopped_by=(
            Meeting(N_("A hippo now behind the seal can pass it in the same turn."), (HIPPO,)),
            Meeting(N_("A crocodile now behind the seal can eat it in the same turn."), (CROCODILE,)),
        ),
        beats=(Meeting(N_("Animals that were about to get in are now at the end.")),),
        tips=(
            N_("A zebra right behind the seal protects it from hippos and crocodiles."),
            N_(
                "Played as the fifth animal, the seal usually gets in at once. The animal that was first "
                "is thrown out."
            ),
        ),
        examples=("14", "14 b"),
    ),
    CHAMELEON: Entry(
        text=N_(
            "When you play the chameleon, choose an animal in line. For this one action, the "
            "chameleon acts as that animal, with its strength. Before the recurring actions it is a "
            "chameleon of strength 5 again. If it can act as another animal, it must."
        ),
        asks=N_("You choose which animal the chameleon acts as, and make that animal's choices."),
        stopped_by=(
            Meeting(N_("As a lion, the chameleon meets the lion in line and is thrown out."), (LION,)),
            Meeting(N_("As a zebra or porcupine, the chameleon does nothing."), (ZEBRA, PORCUPINE)),
            Meeting(N_("If only chameleons are in line, nothing happens."), (CHAMELEON,)),
        ),
        beats=(Meeting(N_("Every animal that the imitated animal would beat.")),),
        tips=(
            N_(
                "As a crocodile, the chameleon eats with strength 10. Right afterwards it has strength 5 "
                "again and can be eaten itself."
            ),
            N_("As a monkey, the chameleon counts as the new monkey. After that it is no monkey any more."),
        ),
        examples=("15", "17", "20 b", "M 4"),
    ),
    MONKEY: Entry(
        text=N_(
            "A single monkey does nothing. When you play a monkey and another one is already in "
            "line, all hippos and crocodiles are thrown out. Then your monkey goes to the gate, and "
            "the other monkeys follow right behind it, in reverse order."
        ),
        stopped_by=(
            Meeting(N_("A lion that arrives throws out all monkeys."), (LION,)),
            Meeting(N_("A chameleon in line does not count as a monkey."), (CHAMELEON,)),
            Meeting(N_("Without another monkey in line, nothing happens.")),
        ),
        beats=(
            Meeting(N_("These are thrown out when two monkeys meet."), (HIPPO, CROCODILE)),
            Meeting(N_("The monkeys pass all other animals.")),
        ),
        tips=(
            N_("Colors do not matter: other players' monkeys count too, and move up with yours."),
            N_("A lion in line does nothing against monkeys that come later."),
        ),
        examples=("16", "17", "17 b"),
    ),
    KANGAROO: Entry(
        text=N_(
            "When you play the kangaroo, it jumps over the last animal in line or over the last two. "
            "You choose. Their strength does not matter. If there is an animal in front of it, the "
            "kangaroo must jump."
        ),
        asks=N_("You choose whether the kangaroo jumps over one animal or two."),
        stopped_by=(
            Meeting(N_("The hippo it jumped over can pass it again in the same turn."), (HIPPO,)),
            Meeting(N_("The crocodile it jumped over can eat it in the same turn."), (CROCODILE,)),
        ),
        beats=(Meeting(N_("The kangaroo jumps over one or two animals, however strong.")),),
        tips=(
            N_("Right in front of a zebra, the kangaroo is safe from hippos and crocodiles."),
            N_("One is sometimes better than two: check which animal would be right behind."),
        ),
        examples=("8", "10", "18"),
    ),
    PARROT: Entry(
        text=N_(
            "When you play the parrot, choose another animal in line: it is thrown out. You must "
            "choose one if there is any, even if they are all yours."
        ),
        asks=N_("You choose which animal is thrown out."),
        stopped_by=(Meeting(N_("If the parrot is alone in line, nothing happens.")),),
        beats=(
            Meeting(N_("A porcupine has no defense against weaker animals."), (PORCUPINE,)),
            Meeting(N_("Any other animal, however strong.")),
        ),
        tips=(
            N_("First check which hippos and crocodiles can move on without the animal you throw out."),
            N_("With New Beasts: if you throw out the first animal and a bat moves up, the bat burns."),
        ),
        examples=("19", "M 2"),
    ),
    SKUNK: Entry(
        text=N_(
            "When you play the skunk, it throws out all animals with the two highest strengths in "
            "line. Skunks do not count, and no skunk throws out another."
        ),
        stopped_by=(Meeting(N_("Skunks stay. If only skunks are in line, nothing happens."), (SKUNK,)),),
        beats=(
            Meeting(N_("A porcupine has no defense against weaker animals."), (PORCUPINE,)),
            Meeting(N_("Every other animal with one of the two highest strengths, even your own.")),
        ),
        tips=(
            N_(
                "Several animals can share a strength: three crocodiles and a hippo are all thrown out "
                "together."
            ),
            N_("If all animals except skunks have the same strength, they are all thrown out."),
        ),
        examples=("20", "M 5"),
    ),
}
