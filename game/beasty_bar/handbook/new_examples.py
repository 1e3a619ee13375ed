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
            "The llama joins the line and spits at the porcupine, which runs to the end. Then the "
            "tiger jumps over the bear and eats the peacock. The llama is new in line and does not "
            "spit again."
        ),
        "B: | Y: | >R: llama | G: || peacock/B bear/G tiger/Y porcupine/B",
        ("llama",),
        line="tiger/Y bear/G llama/R porcupine/B",
        thats_it="peacock/B",
    ),
    Example(
        "N 4",
        N_("Five animals are waiting"),
        N_("Bear and bat get in. The porcupine is last, so it is thrown out: quills do not help here."),
        "B: | Y: | >R: porcupine | G: || bear/G bat/B ostrich/Y dog/Y",
        ("porcupine",),
        line="ostrich/Y dog/Y",
        bar="bear/G bat/B",
        thats_it="porcupine/R",
    ),
    Example(
        "N 5",
        N_("A rhino rams"),
        N_("The ostrich is the strongest of the three. The rhino throws it out and takes its place."),
        "B: | Y: | >R: rhino | G: || penguin/B ostrich/G bat/Y",
        ("rhino 2",),
        line="penguin/B rhino/R bat/Y",
        thats_it="ostrich/G",
    ),
    Example(
        "N 6",
        N_("A bear drags others back"),
        N_("Peacock and dogs have the two lowest strengths. They go behind the bear, in the same order."),
        "B: | Y: | >R: bear | G: || peacock/B ostrich/G dog/Y dog/B",
        ("bear",),
        line="peacock/B dog/Y",
        bar="ostrich/G bear/R",
        thats_it="dog/B",
    ),
    Example(
        "N 7",
        N_("A tiger jumps"),
        N_("The tiger jumps over the rhino, although that is stronger, and eats the llama."),
        "B: | Y: | >R: tiger | G: || llama/B rhino/G",
        ("tiger",),
        line="tiger/R rhino/G",
        thats_it="llama/B",
    ),
    Example(
        "N 8",
        N_("A tiger stays"),
        N_("Two places ahead of the tiger is a bear. The bear is stronger, so the tiger does not jump."),
        "B: | Y: | >R: tiger | G: || bear/B porcupine/G",
        ("tiger",),
        line="bear/B porcupine/G tiger/R",
    ),
    Example(
        "N 9",
        N_("A cheetah with a choice"),
        N_("Two penguins are the weakest animals. The player of the cheetah chooses which one it eats."),
        "B: | Y: | >R: cheetah | G: || bear/B penguin/G penguin/Y",
        ("cheetah 3",),
        line="bear/B penguin/G cheetah/R",
        thats_it="penguin/Y",
    ),
    Example(
        "N 10",
        N_("A tiger meets a porcupine"),
        N_(
            "The llama does not spit at the tiger, which is too strong. Then the tiger acts: it "
            "attacks the porcupine and is thrown out."
        ),
        "B: | Y: | >R: llama | G: || porcupine/B rhino/Y tiger/G",
        ("llama",),
        line="porcupine/B rhino/Y llama/R",
        thats_it="tiger/G",
    ),
    Example(
        "N 11",
        N_("An ostrich runs"),
        N_("The ostrich passes the odd strengths 9 and 7. The dog has an even strength, 4, and stops it."),
        "B: | Y: | >R: ostrich | G: || dog/B porcupine/G cheetah/Y",
        ("ostrich odd",),
        line="dog/B ostrich/R porcupine/G cheetah/Y",
    ),
    Example(
        "N 12",
        N_("A penguin as a tiger"),
        N_("The player shows a tiger from the hand. The penguin jumps like a tiger and eats the cheetah."),
        "B: | Y: | >R: penguin tiger dog | G: || cheetah/B rhino/G",
        ("penguin tiger",),
        line="penguin/R rhino/G",
        thats_it="cheetah/B",
    ),
    Example(
        "N 13",
        N_("A dog sorts"),
        N_(
            "The weakest animal, a bat, goes to the gate and burns there. The older dog stays ahead of "
            "the new one."
        ),
        "B: | Y: | R: | >G: dog || bear/Y bat/R dog/B",
        ("dog",),
        line="dog/B dog/G bear/Y",
        thats_it="bat/R",
    ),
    Example(
        "N 14",
        N_("A peacock shows off"),
        N_("The bear is the strongest animal, so the peacock goes right in front of it."),
        "B: | Y: | >R: peacock | G: || penguin/B bear/G ostrich/Y",
        ("peacock 2",),
        line="penguin/B peacock/R bear/G ostrich/Y",
    ),
    Example(
        "N 15",
        N_("A vulture brings back a dog"),
        N_(
            "The dog sorts the line, and the bat burns at the gate. Then the tiger can jump, and "
            "eats the dog. At the end, the vulture goes to THAT'S IT."
        ),
        "B: | >Y: vulture | R: | G: || ostrich/R rhino/R bat/G tiger/B || thats_it: peacock/G dog/B",
        ("vulture dog", "stack 1 2"),
        line="tiger/B ostrich/R rhino/R",
        thats_it="peacock/G bat/G dog/B vulture/Y",
    ),
    Example(
        "N 16",
        N_("Two vultures"),
        N_("The top card of THAT'S IT is a vulture, so both vultures get into the bar at once."),
        ">B: vulture | Y: | R: | G: || bear/G || thats_it: dog/R vulture/Y",
        ("vulture vulture",),
        line="bear/G",
        bar="vulture/Y vulture/B",
        thats_it="dog/R",
    ),
    Example(
        "N 17",
        N_("A bat takes a place"),
        N_("The bat throws out the tiger and takes its place, second in line. The bat does not burn there."),
        "B: | Y: | >R: bat | G: || dog/B tiger/G porcupine/Y",
        ("bat 2",),
        line="dog/B bat/R porcupine/Y",
        thats_it="tiger/G",
    ),
    Example(
        "N 17 b",
        N_("A bat at the gate"),
        N_("If the bat takes the dog's place instead, it is first in line and burns."),
        "B: | Y: | >R: bat | G: || dog/B tiger/G porcupine/Y",
        ("bat 1", "stack 1 2"),
        line="tiger/G porcupine/Y",
        thats_it="dog/B bat/R",
    ),
    Example(
        "N 18",
        N_("A penguin comes back as a bat"),
        N_(
            "The vulture brings back a penguin, and the player shows a bat from the hand. As a bat, "
            "the penguin takes the dog's place. That is the first place, so it burns there. At the "
            "end, the vulture goes to THAT'S IT."
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
        N_("A crocodile meets a porcupine"),
        N_(
            "The crocodile eats the peacock, which does not come back. Then it attacks the porcupine and "
            "is thrown out."
        ),
        "B: | Y: | >R: crocodile | G: || dog/B porcupine/G peacock/Y",
        ("crocodile", "stack 1 2"),
        line="dog/B porcupine/G",
        thats_it="peacock/Y crocodile/R",
    ),
    Example(
        "M 2",
        N_("A parrot makes a bat burn"),
        N_("The parrot throws out the seal at the gate. The bat is first now and burns."),
        "B: | Y: | >R: parrot | G: || seal/B bat/G dog/Y",
        ("parrot 1", "stack 1 2"),
        line="dog/Y parrot/R",
        thats_it="seal/B bat/G",
    ),
    Example(
        "M 3",
        N_("A vulture brings back a lion"),
        N_(
            "The lion acts as if it had just been played: the monkey is thrown out, and the lion goes to "
            "the front."
        ),
        "B: | Y: | >R: vulture | G: || zebra/B monkey/G || thats_it: lion/Y",
        ("vulture lion",),
        line="lion/Y zebra/B",
        thats_it="monkey/G vulture/R",
    ),
    Example(
        "M 4",
        N_("A chameleon as a penguin as a lion"),
        N_(
            "As the penguin, the chameleon shows a lion from the hand. No lion is in line, so it goes to "
            "the front."
        ),
        "B: | Y: | >R: chameleon lion | G: || penguin/B dog/G",
        ("chameleon penguin lion",),
        line="chameleon/R penguin/B dog/G",
    ),
    Example(
        "M 5",
        N_("You stack the cards"),
        N_(
            "The skunk throws out two animals. Its player puts the dog on top, for a vulture to bring it "
            "back."
        ),
        "B: | Y: | >R: skunk | G: || dog/B rhino/G peacock/Y",
        ("skunk", "stack 2 1"),
        line="peacock/Y skunk/R",
        thats_it="rhino/G dog/B",
    ),
    Example(
        "M 6",
        N_("House rule: a tiger and a zebra"),
        N_("With the house rule, a tiger cannot eat a zebra, nor any animal in front of one."),
        "B: | Y: | >R: tiger | G: || zebra/B dog/G || shield_classes",
        ("tiger",),
        line="zebra/B dog/G tiger/R",
    ),
    Example(
        "M 7",
        N_("House rule: a rhino and a zebra"),
        N_("With the house rule, a rhino cannot throw out a zebra. The rhino stays at the end."),
        "B: | Y: | >R: rhino | G: || dog/B zebra/G seal/Y || shield_classes",
        ("rhino 2",),
        line="dog/B zebra/G seal/Y rhino/R",
    ),
)
