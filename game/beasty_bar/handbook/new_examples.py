"""The printed examples of New Beasts, and some of our own for mixed games."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.handbook.entry import Example
from game.core.messages import N_

NEW_EXAMPLES: Final = (
    Example(
        "N 1-3",
        N_("A whole turn"),
        N_(
            "The llama joins the line and spits at the porcupine, which bolts to the end. Then the tiger "
            "leaps over the bear and eats the peacock. The llama came in this turn and does not spit again."
        ),
        "B: | Y: | >R: llama | G: || peacock/B bear/G tiger/Y porcupine/B",
        ("llama",),
        line="tiger/Y bear/G llama/R porcupine/B",
        thats_it="peacock/B",
    ),
    Example(
        "N 4",
        N_("Five are waiting"),
        N_("Bear and bat get in. Against the exit quills are no use: the porcupine is thrown out."),
        "B: | Y: | >R: porcupine | G: || bear/G bat/B ostrich/Y dog/Y",
        ("porcupine",),
        line="ostrich/Y dog/Y",
        bar="bear/G bat/B",
        thats_it="porcupine/R",
    ),
    Example(
        "N 5",
        N_("A rhino rams"),
        N_("The ostrich is the strongest of the three. It has to go, and the rhino takes its place."),
        "B: | Y: | >R: rhino | G: || penguin/B ostrich/G bat/Y",
        ("rhino 2",),
        line="penguin/B rhino/R bat/Y",
        thats_it="ostrich/G",
    ),
    Example(
        "N 6",
        N_("A bear drags"),
        N_("Peacock and dogs have the two lowest strengths: behind the bear with them, in the same order."),
        "B: | Y: | >R: bear | G: || peacock/B ostrich/G dog/Y dog/B",
        ("bear",),
        line="peacock/B dog/Y",
        bar="ostrich/G bear/R",
        thats_it="dog/B",
    ),
    Example(
        "N 7",
        N_("A tiger leaps"),
        N_("Over the rhino, though that is stronger, and onto the llama, which is eaten."),
        "B: | Y: | >R: tiger | G: || llama/B rhino/G",
        ("tiger",),
        line="tiger/R rhino/G",
        thats_it="llama/B",
    ),
    Example(
        "N 8",
        N_("A tiger stays"),
        N_("Two places ahead stands a bear. That is stronger, so the tiger does not leap."),
        "B: | Y: | >R: tiger | G: || bear/B porcupine/G",
        ("tiger",),
        line="bear/B porcupine/G tiger/R",
    ),
    Example(
        "N 9",
        N_("A cheetah chooses"),
        N_("Two penguins are the weakest. Its player chooses which of them is eaten."),
        "B: | Y: | >R: cheetah | G: || bear/B penguin/G penguin/Y",
        ("cheetah 3",),
        line="bear/B penguin/G cheetah/R",
        thats_it="penguin/Y",
    ),
    Example(
        "N 10",
        N_("A tiger meets quills"),
        N_(
            "The llama finds nobody to spit at. But the tiger acts every turn: it leaps at the porcupine, "
            "and has to go."
        ),
        "B: | Y: | >R: llama | G: || porcupine/B rhino/Y tiger/G",
        ("llama",),
        line="porcupine/B rhino/Y llama/R",
        thats_it="tiger/G",
    ),
    Example(
        "N 11",
        N_("An ostrich runs"),
        N_("Past the odd ones, 9 and 7, until the dog stops it, which is even."),
        "B: | Y: | >R: ostrich | G: || dog/B porcupine/G cheetah/Y",
        ("ostrich odd",),
        line="dog/B ostrich/R porcupine/G cheetah/Y",
    ),
    Example(
        "N 12",
        N_("A penguin as a tiger"),
        N_("Its player shows a tiger from the hand. The penguin leaps like one and eats the cheetah."),
        "B: | Y: | >R: penguin tiger dog | G: || cheetah/B rhino/G",
        ("penguin tiger",),
        line="penguin/R rhino/G",
        thats_it="cheetah/B",
    ),
    Example(
        "N 13",
        N_("A dog sorts"),
        N_("The weakest goes to the gate: a bat, and it burns. The older dog stays ahead of the new one."),
        "B: | Y: | R: | >G: dog || bear/Y bat/R dog/B",
        ("dog",),
        line="dog/B dog/G bear/Y",
        thats_it="bat/R",
    ),
    Example(
        "N 14",
        N_("A peacock shows off"),
        N_("The bear is the strongest: the peacock goes right in front of it."),
        "B: | Y: | >R: peacock | G: || penguin/B bear/G ostrich/Y",
        ("peacock 2",),
        line="penguin/B peacock/R bear/G ostrich/Y",
    ),
    Example(
        "N 15",
        N_("A vulture brings back a dog"),
        N_(
            "The dog sorts the line, and the bat burns at the gate. Then the tiger can leap, and eats the "
            "dog. Last of all the vulture lands on THAT'S IT."
        ),
        "B: | >Y: vulture | R: | G: || ostrich/R rhino/R bat/G tiger/B || thats_it: peacock/G dog/B",
        ("vulture dog", "stack 1 2"),
        line="tiger/B ostrich/R rhino/R",
        thats_it="peacock/G bat/G dog/B vulture/Y",
    ),
    Example(
        "N 16",
        N_("Two vultures"),
        N_("On top of THAT'S IT lies a vulture: both go straight into the bar."),
        ">B: vulture | Y: | R: | G: || bear/G || thats_it: dog/R vulture/Y",
        ("vulture vulture",),
        line="bear/G",
        bar="vulture/Y vulture/B",
        thats_it="dog/R",
    ),
    Example(
        "N 17",
        N_("A bat takes a place"),
        N_("It takes the tiger's place, second in line, where no light falls on it."),
        "B: | Y: | >R: bat | G: || dog/B tiger/G porcupine/Y",
        ("bat 2",),
        line="dog/B bat/R porcupine/Y",
        thats_it="tiger/G",
    ),
    Example(
        "N 17 b",
        N_("A bat in the light"),
        N_("Had it chosen the dog, it would be first at the gate, and burn."),
        "B: | Y: | >R: bat | G: || dog/B tiger/G porcupine/Y",
        ("bat 1", "stack 1 2"),
        line="tiger/G porcupine/Y",
        thats_it="dog/B bat/R",
    ),
    Example(
        "N 18",
        N_("A penguin brought back, as a bat"),
        N_(
            "The vulture brings back a penguin, and its player shows a bat from the hand. As a bat the "
            "penguin takes the dog's place; but that is the first one, and whoever acts as a bat burns "
            "there. The vulture comes last."
        ),
        ">B: vulture bat rhino | Y: | R: | G: || dog/Y bear/R || thats_it: penguin/G",
        ("vulture penguin bat 1", "stack 1 2"),
        line="bear/R",
        thats_it="dog/Y penguin/G vulture/B",
    ),
)

MORE_EXAMPLES: Final = (
    Example(
        "M 1",
        N_("A crocodile meets quills"),
        N_("The peacock is eaten and stays eaten. Then the crocodile bites the porcupine, and has to go."),
        "B: | Y: | >R: crocodile | G: || dog/B porcupine/G peacock/Y",
        ("crocodile", "stack 1 2"),
        line="dog/B porcupine/G",
        thats_it="peacock/Y crocodile/R",
    ),
    Example(
        "M 2",
        N_("A parrot brings light"),
        N_("The seal at the gate has to go, the bat moves up, and burns."),
        "B: | Y: | >R: parrot | G: || seal/B bat/G dog/Y",
        ("parrot 1", "stack 1 2"),
        line="dog/Y parrot/R",
        thats_it="seal/B bat/G",
    ),
    Example(
        "M 3",
        N_("A vulture brings back a lion"),
        N_("It acts as if it had just been played: the monkey runs, and the lion is first."),
        "B: | Y: | >R: vulture | G: || zebra/B monkey/G || thats_it: lion/Y",
        ("vulture lion",),
        line="lion/Y zebra/B",
        thats_it="monkey/G vulture/R",
    ),
    Example(
        "M 4",
        N_("A chameleon as a penguin as a lion"),
        N_("It poses as the penguin, and as a penguin it shows a lion. No lion waits, so it goes first."),
        "B: | Y: | >R: chameleon lion | G: || penguin/B dog/G",
        ("chameleon penguin lion",),
        line="chameleon/R penguin/B dog/G",
    ),
    Example(
        "M 5",
        N_("The stack is yours"),
        N_("The skunk sends two away. Its player puts the dog on top, for a vulture to come."),
        "B: | Y: | >R: skunk | G: || dog/B rhino/G peacock/Y",
        ("skunk", "stack 2 1"),
        line="peacock/Y skunk/R",
        thats_it="rhino/G dog/B",
    ),
    Example(
        "M 6",
        N_("House rule: a tiger and a zebra"),
        N_("With the house rule a tiger can neither eat a zebra nor anybody in front of one."),
        "B: | Y: | >R: tiger | G: || zebra/B dog/G || shield_classes",
        ("tiger",),
        line="zebra/B dog/G tiger/R",
    ),
    Example(
        "M 7",
        N_("House rule: a rhino and a zebra"),
        N_("With the house rule a rhino cannot ram a zebra: it stays at the end."),
        "B: | Y: | >R: rhino | G: || dog/B zebra/G seal/Y || shield_classes",
        ("rhino 2",),
        line="dog/B zebra/G seal/Y rhino/R",
    ),
)
