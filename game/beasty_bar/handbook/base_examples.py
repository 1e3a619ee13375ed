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
            "The new giraffe joins the line and passes the parrot. Then the recurring actions, from "
            "the gate: the hippo is first already, the older giraffe passes the monkey, the new one "
            "stays. Five animals are waiting: two get in, the last is thrown out."
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
        N_(
            "Both monkeys are thrown out, and the lion goes to the gate. The crocodile cannot pass the zebra."
        ),
        ">B: lion | Y: | R: | G: || monkey/G monkey/B zebra/Y crocodile/R",
        ("lion",),
        line="lion/B zebra/Y crocodile/R",
        thats_it="monkey/G monkey/B",
    ),
    Example(
        "6",
        N_("One lion too many"),
        N_("A lion is already in line, so the new lion is thrown out at once."),
        "B: | Y: | R: | >G: lion || lion/R zebra/B",
        ("lion",),
        line="lion/R zebra/B",
        thats_it="lion/G",
    ),
    Example(
        "7",
        N_("A hippo pushes ahead"),
        N_("The hippo passes all animals except the lion, which is stronger."),
        "B: | Y: | >R: hippo | G: || lion/B kangaroo/G parrot/Y",
        ("hippo",),
        line="lion/B hippo/R kangaroo/G parrot/Y",
    ),
    Example(
        "8",
        N_("Jumping over hippos"),
        N_(
            "The kangaroo jumps over both hippos. But hippos act every turn: first the one at the "
            "gate, then the other passes the kangaroo, which is last again."
        ),
        "B: | Y: | R: | >G: kangaroo || hippo/R hippo/B",
        ("kangaroo 2",),
        line="hippo/R hippo/B kangaroo/G",
    ),
    Example(
        "9",
        N_("A crocodile eats"),
        N_(
            "The crocodile eats the seal and the parrot. The lion is stronger and stops it, so the "
            "kangaroo is safe."
        ),
        "B: | Y: | >R: crocodile | G: || kangaroo/Y lion/B parrot/G seal/R",
        ("crocodile",),
        line="kangaroo/Y lion/B crocodile/R",
        thats_it="seal/R parrot/G",
    ),
    Example(
        "10",
        N_("Jumping in front of a crocodile"),
        N_(
            "The crocodile acts every turn, so it eats the kangaroo right after the jump. The parrot "
            "is behind the crocodile and safe from it."
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
            "The strongest animal goes to the gate, the weakest to the end. The older snake stays "
            "ahead of the new one. Then the gate opens."
        ),
        "B: | Y: | R: | >G: snake || snake/B parrot/Y zebra/R hippo/G",
        ("snake",),
        line="snake/G zebra/R",
        bar="hippo/G snake/B",
        thats_it="parrot/Y",
    ),
    Example(
        "12",
        N_("Safe in front of the zebra"),
        N_(
            "The crocodile eats only the parrot behind the zebra. The animals in front of the zebra are safe."
        ),
        "B: | >Y: crocodile | R: | G: || giraffe/B parrot/Y zebra/G parrot/R",
        ("crocodile",),
        line="giraffe/B parrot/Y zebra/G crocodile/Y",
        thats_it="parrot/R",
    ),
    Example(
        "13",
        N_("A zebra stops a hippo"),
        N_(
            "The kangaroo jumps over the hippo and the zebra. The hippo cannot pass the zebra, so the "
            "kangaroo is safe."
        ),
        "B: | Y: | R: | >G: kangaroo || zebra/B hippo/R",
        ("kangaroo 2",),
        line="kangaroo/G zebra/B hippo/R",
    ),
    Example(
        "14",
        N_("A seal swaps gate and exit"),
        N_(
            "The seal is first now, but the hippo passes it in the same turn. The crocodile cannot "
            "pass the zebra, so it cannot eat the seal."
        ),
        "B: | >Y: seal | R: | G: || crocodile/R zebra/B hippo/G",
        ("seal",),
        line="hippo/G seal/Y zebra/B crocodile/R",
    ),
    Example(
        "14 b",
        N_("A seal without a zebra"),
        N_("The same line without a zebra: the hippo passes the seal, and the crocodile eats it."),
        "B: | >Y: seal | R: | G: || crocodile/R hippo/G",
        ("seal",),
        line="hippo/G crocodile/R",
        thats_it="seal/Y",
    ),
    Example(
        "15",
        N_("A chameleon as a hippo"),
        N_(
            "As a hippo of strength 11, it passes the crocodile. Then it is a chameleon of strength "
            "5 again, and the crocodile eats it."
        ),
        ">B: chameleon | Y: | R: | G: || hippo/G crocodile/R",
        ("chameleon hippo",),
        line="hippo/G crocodile/R",
        thats_it="chameleon/B",
    ),
    Example(
        "16",
        N_("A band of monkeys"),
        N_("The new monkey goes to the gate, and the other monkeys follow it in reverse order."),
        "B: | Y: | >R: monkey | G: || seal/G monkey/Y monkey/B",
        ("monkey",),
        line="monkey/R monkey/B monkey/Y seal/G",
    ),
    Example(
        "17",
        N_("A chameleon as a monkey"),
        N_(
            "One monkey is in line, so the chameleon is the second. Hippo and crocodile are thrown "
            "out; chameleon and monkey go to the gate."
        ),
        "B: | >Y: chameleon | R: | G: || monkey/B zebra/Y hippo/R crocodile/G",
        ("chameleon monkey",),
        line="chameleon/Y monkey/B zebra/Y",
        thats_it="hippo/R crocodile/G",
    ),
    Example(
        "17 b",
        N_("No longer a monkey"),
        N_(
            "The new monkey takes only the real monkey along. The chameleon does not count as a monkey "
            "any more."
        ),
        "B: | Y: | R: | >G: monkey || chameleon/Y monkey/B zebra/Y",
        ("monkey",),
        line="monkey/G monkey/B chameleon/Y zebra/Y",
    ),
    Example(
        "18",
        N_("A safe landing"),
        N_("The kangaroo jumps over the crocodile and the zebra. The zebra protects it from the crocodile."),
        "B: | Y: | R: | >G: kangaroo || zebra/B crocodile/R",
        ("kangaroo 2",),
        line="kangaroo/G zebra/B crocodile/R",
    ),
    Example(
        "19",
        N_("A parrot opens the way"),
        N_("The parrot throws out the zebra. Without it, the crocodile can eat both monkeys."),
        ">B: parrot | Y: | R: | G: || monkey/G monkey/B zebra/Y crocodile/R",
        ("parrot 3",),
        line="crocodile/R parrot/B",
        thats_it="zebra/Y monkey/B monkey/G",
    ),
    Example(
        "20",
        N_("A skunk clears the air"),
        N_("The hippo is the strongest animal, both crocodiles come second. The skunk throws out all three."),
        ">B: skunk | Y: | R: | G: || zebra/G hippo/R crocodile/B crocodile/Y",
        ("skunk",),
        line="zebra/G skunk/B",
        thats_it="hippo/R crocodile/B crocodile/Y",
    ),
    Example(
        "20 b",
        N_("A chameleon as a skunk"),
        N_(
            "The two strongest, hippo and zebra, are thrown out. In this action the chameleon counts "
            "as a skunk, so it stays."
        ),
        "B: | Y: | R: | >G: chameleon || skunk/R zebra/G hippo/Y seal/B",
        ("chameleon skunk",),
        line="skunk/R seal/B chameleon/G",
        thats_it="zebra/G hippo/Y",
    ),
)
