"""The printed examples of the base set. Who else stands in the line is ours; what happens is not."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.handbook.entry import Example
from game.core.messages import N_

BASE_EXAMPLES: Final = (
    Example(
        "1-4",
        N_("A whole turn"),
        N_(
            "The new giraffe joins the line and steps over the parrot. Then the others act from the gate on: "
            "the hippo is first already, the older giraffe passes the monkey, the new one has had its step. "
            "Five are waiting: two get in, the last is thrown out."
        ),
        "B: | >Y: giraffe | R: | G: || hippo/B monkey/G giraffe/R parrot/B",
        ("giraffe",),
        line="monkey/G giraffe/Y",
        bar="hippo/B giraffe/R",
        thats_it="parrot/B",
    ),
    Example(
        "5",
        N_("A lion arrives"),
        N_("Both monkeys run, and the lion walks to the gate. The crocodile cannot get past the zebra."),
        ">B: lion | Y: | R: | G: || monkey/G monkey/B zebra/Y crocodile/R",
        ("lion",),
        line="lion/B zebra/Y crocodile/R",
        thats_it="monkey/G monkey/B",
    ),
    Example(
        "6",
        N_("One lion too many"),
        N_("A lion waits already, so the second one has to go at once."),
        "B: | Y: | R: | >G: lion || lion/R zebra/B",
        ("lion",),
        line="lion/R zebra/B",
        thats_it="lion/G",
    ),
    Example(
        "7",
        N_("A hippo pushes"),
        N_("It passes everybody but the lion, which is stronger."),
        "B: | Y: | >R: hippo | G: || lion/B kangaroo/G parrot/Y",
        ("hippo",),
        line="lion/B hippo/R kangaroo/G parrot/Y",
    ),
    Example(
        "8",
        N_("Hopping over hippos"),
        N_(
            "The kangaroo clears both hippos, but they act every turn: the one at the gate first, then the "
            "other, and the kangaroo is last again."
        ),
        "B: | Y: | R: | >G: kangaroo || hippo/R hippo/B",
        ("kangaroo 2",),
        line="hippo/R hippo/B kangaroo/G",
    ),
    Example(
        "9",
        N_("A crocodile eats"),
        N_("Seal and parrot are eaten. The lion is stronger and stops it, which saves the kangaroo."),
        "B: | Y: | >R: crocodile | G: || kangaroo/Y lion/B parrot/G seal/R",
        ("crocodile",),
        line="kangaroo/Y lion/B crocodile/R",
        thats_it="seal/R parrot/G",
    ),
    Example(
        "10",
        N_("Hopping in front of a crocodile"),
        N_(
            "A crocodile acts every turn, so the kangaroo is eaten as soon as it has landed. The parrot "
            "stands behind the crocodile, where it is safe."
        ),
        "B: | Y: | R: | >G: kangaroo || crocodile/R parrot/B",
        ("kangaroo 2",),
        line="crocodile/R parrot/B",
        thats_it="kangaroo/G",
    ),
    Example(
        "11",
        N_("A snake sorts"),
        N_(
            "The strongest goes to the gate, the weakest to the end. The snake that came first stays ahead "
            "of the new one. Then the gate opens."
        ),
        "B: | Y: | R: | >G: snake || snake/B parrot/Y zebra/R hippo/G",
        ("snake",),
        line="snake/G zebra/R",
        bar="hippo/G snake/B",
        thats_it="parrot/Y",
    ),
    Example(
        "12",
        N_("Behind the stripes"),
        N_("The crocodile gets only the parrot behind the zebra: whoever stands in front is safe."),
        "B: | >Y: crocodile | R: | G: || giraffe/B parrot/Y zebra/G parrot/R",
        ("crocodile",),
        line="giraffe/B parrot/Y zebra/G crocodile/Y",
        thats_it="parrot/R",
    ),
    Example(
        "13",
        N_("A zebra holds a hippo"),
        N_("The kangaroo hops over both. The hippo cannot pass the zebra, nor whoever is in front of it."),
        "B: | Y: | R: | >G: kangaroo || zebra/B hippo/R",
        ("kangaroo 2",),
        line="kangaroo/G zebra/B hippo/R",
    ),
    Example(
        "14",
        N_("A seal swaps gate and exit"),
        N_(
            "Now the seal is first, but the hippo acts as well and pushes past it. The crocodile is held "
            "by the zebra and cannot get at the seal."
        ),
        "B: | >Y: seal | R: | G: || crocodile/R zebra/B hippo/G",
        ("seal",),
        line="hippo/G seal/Y zebra/B crocodile/R",
    ),
    Example(
        "14 b",
        N_("A seal without a zebra"),
        N_("The same without the zebra: the hippo pushes past, and the crocodile eats the seal."),
        "B: | >Y: seal | R: | G: || crocodile/R hippo/G",
        ("seal",),
        line="hippo/G crocodile/R",
        thats_it="seal/Y",
    ),
    Example(
        "15",
        N_("A chameleon as a hippo"),
        N_(
            "With strength 11 it pushes past the crocodile. A moment later it is a chameleon of strength 5 "
            "again, right in front of hungry jaws."
        ),
        ">B: chameleon | Y: | R: | G: || hippo/G crocodile/R",
        ("chameleon hippo",),
        line="hippo/G crocodile/R",
        thats_it="chameleon/B",
    ),
    Example(
        "16",
        N_("A band of monkeys"),
        N_("The new monkey goes to the gate, and the others follow in reverse order."),
        "B: | Y: | >R: monkey | G: || seal/G monkey/Y monkey/B",
        ("monkey",),
        line="monkey/R monkey/B monkey/Y seal/G",
    ),
    Example(
        "17",
        N_("A chameleon as a monkey"),
        N_(
            "One monkey waits, so the chameleon is the second: hippo and crocodile flee, both go to the gate."
        ),
        "B: | >Y: chameleon | R: | G: || monkey/B zebra/Y hippo/R crocodile/G",
        ("chameleon monkey",),
        line="chameleon/Y monkey/B zebra/Y",
        thats_it="hippo/R crocodile/G",
    ),
    Example(
        "17 b",
        N_("No mate any more"),
        N_("The next monkey takes only the real monkey along: the chameleon is a chameleon again."),
        "B: | Y: | R: | >G: monkey || chameleon/Y monkey/B zebra/Y",
        ("monkey",),
        line="monkey/G monkey/B chameleon/Y zebra/Y",
    ),
    Example(
        "18",
        N_("A safe landing"),
        N_("The kangaroo hops over the crocodile and the zebra; the zebra keeps the crocodile away from it."),
        "B: | Y: | R: | >G: kangaroo || zebra/B crocodile/R",
        ("kangaroo 2",),
        line="kangaroo/G zebra/B crocodile/R",
    ),
    Example(
        "19",
        N_("A parrot opens the way"),
        N_("It drives the zebra out. Nothing holds the crocodile any more, and both monkeys are eaten."),
        ">B: parrot | Y: | R: | G: || monkey/G monkey/B zebra/Y crocodile/R",
        ("parrot 3",),
        line="crocodile/R parrot/B",
        thats_it="zebra/Y monkey/B monkey/G",
    ),
    Example(
        "20",
        N_("A skunk clears the air"),
        N_("The hippo is the strongest, both crocodiles come next: all three leave."),
        ">B: skunk | Y: | R: | G: || zebra/G hippo/R crocodile/B crocodile/Y",
        ("skunk",),
        line="zebra/G skunk/B",
        thats_it="hippo/R crocodile/B crocodile/Y",
    ),
    Example(
        "20 b",
        N_("A chameleon as a skunk"),
        N_("Until the two strongest have left, it is a skunk of strength 1, and no victim of its own."),
        "B: | Y: | R: | >G: chameleon || skunk/R zebra/G hippo/Y seal/B",
        ("chameleon skunk",),
        line="skunk/R seal/B chameleon/G",
        thats_it="zebra/G hippo/Y",
    ),
)
