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

NOTHING_STOPS_IT: Final = Meeting(N_("Nothing and nobody: this always works."))

BASE_ENTRIES: Final[Mapping[Species, Entry]] = {
    LION: Entry(
        text=N_(
            "When it arrives, every monkey in the line runs off to THAT'S IT, and the lion walks to the very "
            "front. But there is room for one lion only: if another one waits already, the newcomer goes to "
            "THAT'S IT, and nothing else happens."
        ),
        stopped_by=(Meeting(N_("A lion that is there already: the second one has to go."), (LION,)),),
        beats=(
            Meeting(N_("Scared off, all of them at once."), (MONKEY,)),
            Meeting(N_("Everybody else is simply passed, zebras and porcupines too.")),
        ),
        tips=(
            N_("Only its arrival is frightening: monkeys that come later may stay."),
            N_("As a fifth animal it is in at once, together with whoever was first before."),
        ),
        examples=("5", "6", "M 3"),
    ),
    HIPPO: Entry(
        text=N_(
            "Pushes forward past one weaker animal after the other until somebody holds it up. It does so "
            "when it is played, and again in every turn of every player. Nobody is hurt: those it has "
            "passed just wait behind it."
        ),
        stopped_by=(
            Meeting(N_("Stripes: it never gets past a zebra."), (ZEBRA,)),
            Meeting(N_("As strong as a hippo, or stronger."), (LION, RHINO, HIPPO, BEAR)),
            Meeting(N_("Two monkeys in the line chase it away."), (MONKEY,)),
        ),
        beats=(Meeting(N_("Passed, in this turn and in every other one."), below(11, ZEBRA)),),
        tips=(
            N_("Of several hippos the one at the gate moves first, so they keep their order."),
            N_("Quills do not matter to it: passing is no attack."),
        ),
        examples=("7", "8", "13"),
    ),
    CROCODILE: Entry(
        text=N_(
            "Eats the animal directly ahead if that is weaker, then the next one, and so on until somebody "
            "stops it or it stands at the gate. It does so when it is played, and again in every turn of "
            "every player. Whoever is eaten goes to THAT'S IT."
        ),
        stopped_by=(
            Meeting(N_("Stripes: it can neither eat nor pass a zebra."), (ZEBRA,)),
            Meeting(N_("As strong as a crocodile, or stronger."), from_strength(10)),
            Meeting(N_("Quills: the crocodile has to go instead. Earlier meals stay eaten."), (PORCUPINE,)),
            Meeting(N_("Two monkeys in the line chase it away."), (MONKEY,)),
        ),
        beats=(Meeting(N_("Eaten, yours as well as theirs."), below(10, ZEBRA, PORCUPINE)),),
        tips=(
            N_("It looks forward only: behind a crocodile everybody is safe from it."),
            N_("A parrot that drives out the zebra ahead of a crocodile sets the table for it."),
        ),
        examples=("9", "10", "12", "M 1"),
    ),
    SNAKE: Entry(
        text=N_(
            "Puts the whole line in order of strength, itself included: the strongest animal stands at the "
            "gate, the weakest at the end. Animals of the same strength keep their order."
        ),
        stopped_by=(NOTHING_STOPS_IT,),
        beats=(Meeting(N_("Everybody is sorted, friend and foe.")),),
        tips=(
            N_("Among five, the two strongest get in and the weakest is thrown out."),
            N_("Right after it no hippo and no crocodile finds anybody weaker ahead."),
        ),
        examples=("11",),
    ),
    GIRAFFE: Entry(
        text=N_(
            "Steps over the animal directly ahead if that is weaker. One step when it is played, and one "
            "step in every later turn of every player; in the turn in which it came it takes no second one."
        ),
        stopped_by=(Meeting(N_("As strong as a giraffe, or stronger: it waits behind."), from_strength(8)),),
        beats=(Meeting(N_("One of them is passed in each turn, stripes and quills or not."), below(8)),),
        tips=(N_("Played early, it walks to the gate while the others play."),),
        examples=("1-4",),
    ),
    ZEBRA: Entry(
        text=N_(
            "Does nothing when it comes, but stands its ground for as long as it waits: hippos cannot pass "
            "it, crocodiles can neither pass nor eat it. So whoever stands in front of a zebra is safe "
            "from both. Whoever stands behind it is not."
        ),
        stopped_by=(
            Meeting(N_("Drive out whomever they like."), (PARROT, BAT)),
            Meeting(N_("Treat it like any other 7."), (SKUNK, RHINO, TIGER, CHEETAH)),
            Meeting(N_("Pass it, or send it back."), (GIRAFFE, KANGAROO, OSTRICH, LLAMA, BEAR)),
        ),
        beats=(Meeting(N_("Stopped, in every turn."), (HIPPO, CROCODILE)),),
        tips=(
            N_(
                "Its best place is right ahead of a hippo or crocodile, with your own animals in front of it."
            ),
            N_("By the house rule for mixed games it stops rhinos, tigers and cheetahs, too."),
        ),
        examples=("12", "13", "18", "M 6"),
    ),
    SEAL: Entry(
        text=N_(
            "Gate and exit change places: the last are first, the first are last. The seal itself, just "
            "arrived at the end, now stands at the gate. Animals that act every turn do so afterwards, "
            "in the new order."
        ),
        stopped_by=(
            Meeting(N_("Behind it now: it pushes past in the same turn."), (HIPPO,)),
            Meeting(N_("Behind it now: it eats the seal in the same turn."), (CROCODILE,)),
        ),
        beats=(Meeting(N_("Whoever was about to get in stands at the exit.")),),
        tips=(
            N_("A zebra right behind the seal keeps hippos and crocodiles away from it."),
            N_("As a fifth animal it is in at once, and the old first in line is thrown out."),
        ),
        examples=("14", "14 b"),
    ),
    CHAMELEON: Entry(
        text=N_(
            "Choose an animal in the line: the chameleon acts as that one, with its strength, for this one "
            "action. Then it is a chameleon of strength 5 again, even before the animals that act every "
            "turn have their turn. It must pose as somebody if it can."
        ),
        asks=N_("You choose which animal in the line it poses as, and whatever that one asks."),
        stopped_by=(
            Meeting(N_("As a lion it meets a lion, and has to go."), (LION,)),
            Meeting(N_("Do nothing, so it does nothing as one of them."), (ZEBRA, PORCUPINE)),
            Meeting(N_("Among chameleons only, there is nobody to pose as."), (CHAMELEON,)),
        ),
        beats=(Meeting(N_("Whomever its model would beat.")),),
        tips=(
            N_("As a crocodile it eats with strength 10; a moment later it is a meal of strength 5 itself."),
            N_("As a monkey it counts as the new monkey; afterwards it is nobody's mate."),
        ),
        examples=("15", "17", "20 b", "M 4"),
    ),
    MONKEY: Entry(
        text=N_(
            "A single monkey does nothing. If another one waits already, the band chases all hippos and "
            "crocodiles away to THAT'S IT. Then the new monkey goes to the gate, and the others follow "
            "right behind it, in reverse order."
        ),
        stopped_by=(
            Meeting(N_("Its arrival scares all monkeys off."), (LION,)),
            Meeting(N_("Is no mate, whatever it posed as before."), (CHAMELEON,)),
            Meeting(N_("Without another monkey in the line nothing happens.")),
        ),
        beats=(
            Meeting(N_("Chased away as soon as two monkeys meet."), (HIPPO, CROCODILE)),
            Meeting(N_("Everybody else is passed by the whole band.")),
        ),
        tips=(
            N_("Colours do not matter: anybody's monkey is a mate, and gets ahead with yours."),
            N_("A lion in the line does not mind monkeys that come later."),
        ),
        examples=("16", "17", "17 b"),
    ),
    KANGAROO: Entry(
        text=N_(
            "Hops over the last animal in the line, or over the last two, as you like. How strong they are "
            "does not matter. It has to hop if there is somebody to hop over."
        ),
        asks=N_("You choose whether it hops over one animal or over two."),
        stopped_by=(
            Meeting(N_("Hopped over, it pushes past again in the same turn."), (HIPPO,)),
            Meeting(N_("Hopped over, it eats the kangaroo in the same turn."), (CROCODILE,)),
        ),
        beats=(Meeting(N_("One or two animals, however strong, end up behind it.")),),
        tips=(
            N_("Over a zebra with a hippo or crocodile behind it: a safe place."),
            N_("Sometimes one hop is better than two: look who would be right behind."),
        ),
        examples=("8", "10", "18"),
    ),
    PARROT: Entry(
        text=N_(
            "Drives any one animal out of the line, off to THAT'S IT. If anybody else is there it must "
            "choose somebody, even if all of them are yours."
        ),
        asks=N_("You choose who has to go."),
        stopped_by=(Meeting(N_("Alone in the line it has nobody to drive out.")),),
        beats=(
            Meeting(N_("No defence: the parrot is weaker than 7."), (PORCUPINE,)),
            Meeting(N_("Anybody else, however strong.")),
        ),
        tips=(
            N_("Who is gone no longer blocks: look what hippos and crocodiles do next."),
            N_("With New Beasts: whoever moves up behind the first may be a bat, and burn."),
        ),
        examples=("19", "M 2"),
    ),
    SKUNK: Entry(
        text=N_(
            "Drives out all animals of the highest strength in the line, and all of the second highest. "
            "Skunks do not count, and never leave because of a skunk."
        ),
        stopped_by=(Meeting(N_("Used to it. Among skunks only, nothing happens."), (SKUNK,)),),
        beats=(
            Meeting(N_("No defence: the skunk is weaker than 7."), (PORCUPINE,)),
            Meeting(N_("Anybody else who is among the two strongest, yours as well as theirs.")),
        ),
        tips=(
            N_("Strengths count, not heads: three crocodiles and a hippo all go together."),
            N_("Where only one strength is left, only that one goes."),
        ),
        examples=("20", "M 5"),
    ),
}
