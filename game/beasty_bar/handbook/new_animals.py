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

QUILLS: Final = N_("Quills: the attacker has to go instead.")

NEW_ENTRIES: Final[Mapping[Species, Entry]] = {
    RHINO: Entry(
        text=N_(
            "Rams the strongest other animal out of the line, off to THAT'S IT, and takes its place. Another "
            "rhino is rammed like anybody else."
        ),
        asks=N_("Where several are the strongest, you choose which one it rams."),
        stopped_by=(
            Meeting(QUILLS, (PORCUPINE,)),
            Meeting(N_("Alone in the line it has nobody to ram.")),
        ),
        beats=(
            Meeting(N_("Whoever of them is the strongest in the line."), from_strength(8)),
            Meeting(N_("Weaker ones, if nobody stronger is there.")),
        ),
        tips=(
            N_("It takes the victim's place, so ram somebody near the gate."),
            N_("By the house rule for mixed games it cannot reach a zebra, or anybody in front of one."),
        ),
        examples=("N 5", "M 7"),
    ),
    BEAR: Entry(
        text=N_(
            "Takes all animals of the lowest strength in the line, and all of the second lowest, as long as "
            "they are weaker than a bear, and drags them behind itself to the end. Their order stays "
            "as it was."
        ),
        stopped_by=(Meeting(N_("Not weaker than a bear: these are never dragged."), from_strength(11)),),
        beats=(Meeting(N_("Dragged, if they are among the two weakest."), below(11)),),
        tips=(
            N_("Nobody leaves the line because of it, so quills do not matter."),
            N_("As a fifth animal it decides who stands last, and is thrown out."),
        ),
        examples=("N 6",),
    ),
    TIGER: Entry(
        text=N_(
            "Leaps over the animal directly ahead, whoever that is, onto the next one. If that is weaker "
            "than a tiger, it is eaten, and the tiger stands in its place. One leap when it is played, and "
            "one in every later turn of every player; in the turn in which it came there is no second one."
        ),
        stopped_by=(
            Meeting(QUILLS, (PORCUPINE,)),
            Meeting(N_("Two places ahead, as strong as a tiger or stronger: it stays."), from_strength(10)),
            Meeting(N_("With fewer than two animals ahead it cannot leap.")),
        ),
        beats=(Meeting(N_("Eaten, if they stand two places ahead."), below(10, PORCUPINE)),),
        tips=(
            N_("The animal in between is only leapt over; even a rhino cannot help it."),
            N_("Directly in front of a tiger is the safest place."),
        ),
        examples=("N 7", "N 8", "N 10"),
    ),
    CHEETAH: Entry(
        text=N_("Eats the weakest other animal in the line, if that is below 9, and takes its place."),
        asks=N_("Where several are the weakest, you choose which one it eats."),
        stopped_by=(
            Meeting(N_("If the weakest has quills, the cheetah has to go instead."), (PORCUPINE,)),
            Meeting(N_("If nobody weaker is there, it stays at the end."), from_strength(9)),
        ),
        beats=(Meeting(N_("Eaten, if nobody in the line is weaker."), below(9, PORCUPINE)),),
        tips=(N_("The weaker the first in line, the faster the cheetah is at the gate."),),
        examples=("N 9",),
    ),
    LLAMA: Entry(
        text=N_(
            "Spits at the animal directly ahead if its strength is 7 or less; that one bolts to the end of "
            "the line. Once when it is played, and once in every later turn of every player; in the turn "
            "in which it came it does not spit again."
        ),
        stopped_by=(Meeting(N_("At 8 and above they do not mind."), from_strength(8)),),
        beats=(Meeting(N_("Off to the end of the line, stripes and quills or not."), below(8)),),
        tips=(N_("It moves up without a step, while the others find themselves at the exit."),),
        examples=("N 1-3",),
    ),
    PORCUPINE: Entry(
        text=N_(
            "Does nothing when it comes, but is on its guard for as long as it waits: a stronger animal "
            "whose action would send it to THAT'S IT goes there itself, and the porcupine stays where it is. "
            "Against weaker animals, and against the exit, it has no defence."
        ),
        stopped_by=(
            Meeting(N_("Weaker than 7, so they need not fear the quills."), (PARROT, BAT, SKUNK)),
            Meeting(N_("Only pass it, or send it back."), (HIPPO, GIRAFFE, OSTRICH, LLAMA, BEAR)),
            Meeting(N_("Last of five, it is thrown out like everybody else.")),
        ),
        beats=(Meeting(N_("Have to go instead when they attack it."), (CROCODILE, RHINO, TIGER, CHEETAH)),),
        tips=(N_("A penguin that attacks as a rhino has the strength of one, and has to go as well."),),
        examples=("N 10", "N 4", "M 1"),
    ),
    OSTRICH: Entry(
        text=N_(
            "Choose even or odd. The ostrich runs forward past all animals whose strength is of that kind, "
            "and stops behind the first one of the other kind, or at the gate."
        ),
        asks=N_("You choose between even and odd."),
        stopped_by=(Meeting(N_("The first animal of the kind that you did not choose.")),),
        beats=(Meeting(N_("Any number of them, however strong, as long as all are of one kind.")),),
        tips=(
            N_("It cannot stop on the way: look where the run ends."),
            N_("Choosing the other kind means staying at the end; sometimes that is wise."),
        ),
        examples=("N 11",),
    ),
    PENGUIN: Entry(
        text=N_(
            "Show another animal from your hand and keep it: the penguin acts as that one, with its "
            "strength, for this one action. Then it is a penguin of strength 5 again, even before the "
            "animals that act every turn have their turn. It must pose as somebody if it can."
        ),
        asks=N_("You choose which card of your hand to show, and whatever that one asks."),
        stopped_by=(
            Meeting(N_("Attacking it as somebody strong, the penguin has to go."), (PORCUPINE,)),
            Meeting(N_("As a second lion it has to go."), (LION,)),
            Meeting(N_("With no other card in hand it does nothing.")),
        ),
        beats=(Meeting(N_("Whomever its model would beat.")),),
        tips=(
            N_("Everybody has seen the card you showed."),
            N_("As a bat it burns if it gets to the gate; as a vulture it leaves the line."),
        ),
        examples=("N 12", "N 18", "M 4"),
    ),
    DOG: Entry(
        text=N_(
            "Puts the whole line in order of strength, itself included, but the other way round: the weakest "
            "animal stands at the gate, the strongest at the end. Animals of the same strength keep "
            "their order."
        ),
        stopped_by=(NOTHING_STOPS_IT,),
        beats=(
            Meeting(N_("Sorted to the gate, where it burns."), (BAT,)),
            Meeting(N_("Everybody is sorted, friend and foe.")),
        ),
        tips=(N_("Among five, the two weakest get in and the strongest is thrown out."),),
        examples=("N 13", "N 15"),
    ),
    PEACOCK: Entry(
        text=N_("Goes right in front of the strongest other animal, wherever that stands."),
        asks=N_("Where several are the strongest, you choose in front of which one it goes."),
        stopped_by=(Meeting(N_("Alone in the line it has nobody to impress.")),),
        beats=(Meeting(N_("The strongest, and everybody behind it, end up behind the peacock.")),),
        tips=(
            N_("With the strongest animal first in line, it goes straight to the gate."),
            N_("A hippo or crocodile right behind it passes or eats it in the same turn."),
        ),
        examples=("N 14",),
    ),
    VULTURE: Entry(
        text=N_(
            "Never stands in the line. It waits beside THAT'S IT and brings the topmost card from there to "
            "the end of the line, where it acts as if you had played it: you decide for it, though it still "
            "belongs to its owner. When all animals have acted, the vulture lands on THAT'S IT itself. "
            "If the topmost card is a vulture, both go straight into the bar."
        ),
        asks=N_("You choose whatever the animal asks that it brings back."),
        stopped_by=(Meeting(N_("With nobody on THAT'S IT nothing happens, and it lands there.")),),
        beats=(Meeting(N_("Two vultures: both are let in at once."), (VULTURE,)),),
        tips=(
            N_("Whoever sends several animals away stacks them: one of your own on top awaits your vulture."),
            N_("A penguin that it brings back poses as a card of your hand, whosever it is."),
        ),
        examples=("N 15", "N 16", "N 18", "M 3"),
    ),
    BAT: Entry(
        text=N_(
            "Choose any other animal: it goes to THAT'S IT, and the bat takes its place. But light is its "
            "end: whenever a bat is first at the gate, whatever brought it there, it burns at once and "
            "goes to THAT'S IT."
        ),
        asks=N_("You choose whose place it takes."),
        stopped_by=(
            Meeting(N_("Puts the weakest first, and the bat burns."), (DOG,)),
            Meeting(N_("Whoever drives out the animal ahead of it."), (PARROT, SKUNK)),
            Meeting(N_("Alone in the line, or first for any other reason, it burns.")),
        ),
        beats=(
            Meeting(N_("No defence: the bat is weaker than 7."), (PORCUPINE,)),
            Meeting(N_("Anybody else, however strong.")),
        ),
        tips=(
            N_("Second of five it gets in: that is the place to take."),
            N_("With only one animal ahead it has to take the first place, and both are gone."),
        ),
        examples=("N 17", "N 17 b", "N 13"),
    ),
}
