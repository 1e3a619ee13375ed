"""Crowd control, and pretenders with a mini game."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Lay, Lesson, Say
from game.core.messages import N_

CROWD: Final = Lesson(
    "crowd",
    N_("Crowd control"),
    N_("What the lion, monkeys, skunk, snake and seal do to the line."),
    ">B: monkey lion | Y: lion giraffe || hippo/Y crocodile/Y monkey/Y",
    (
        Say(
            N_("Bo's hippo and crocodile block the gate. Behind them waits one of Bo's monkeys."),
            at("hippo/Y crocodile/Y monkey/Y"),
        ),
        Do(
            N_(
                "Two monkeys throw out hippos and crocodiles. The lion goes to the front and throws "
                "out monkeys. Clear the gate!"
            ),
            (
                Answer(
                    ("monkey",),
                    N_(
                        "The hippo and the crocodile are thrown out! The monkeys go to the front, yours "
                        "first."
                    ),
                    True,
                    lit=at("monkey/B thats_it"),
                ),
                Answer(
                    ("lion",),
                    N_(
                        "Your lion is first and the monkey is thrown out. But the hippo and the "
                        "crocodile are right behind your lion."
                    ),
                    lit=at("lion/B hippo/Y"),
                ),
            ),
            "",
            at("hand"),
        ),
        Lay(
            ">B: snake seal | Y: lion giraffe || zebra/Y skunk/Y parrot/B kangaroo/B",
            N_("A new line. Four animals are waiting, and your two are last. You play the fifth animal."),
            at("parrot/B kangaroo/B gate"),
        ),
        Do(
            N_(
                "The snake sorts the line, strongest first. The seal reverses the line. Which card "
                "do you play?"
            ),
            (
                Answer(
                    ("seal",),
                    N_(
                        "The last are now first. Your seal and kangaroo get in, and Bo's zebra is thrown out."
                    ),
                    True,
                    lit=at("gate bar thats_it"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "Your snake and Bo's zebra are the strongest and get in, one each. There is "
                        "a better move."
                    ),
                    lit=at("bar"),
                ),
            ),
            "",
            at("hand"),
        ),
        Lay(
            ">B: skunk lion snake | Y: seal giraffe || lion/Y hippo/Y parrot/B monkey/B",
            N_("A new line. Bo's two strongest animals are first. One of your weakest cards can help."),
            at("lion/Y hippo/Y skunk/B"),
        ),
        Do(
            N_(
                "The skunk throws out the two strongest kinds of animal. A second lion is thrown out "
                "at once. Which card do you play?"
            ),
            (
                Answer(
                    ("skunk",),
                    N_("Phew! The skunk throws out the lion and the hippo. Your parrot is first now."),
                    True,
                    lit=at("parrot/B thats_it"),
                ),
                Answer(
                    ("lion",),
                    N_("Bo's lion is already in line, so your lion is thrown out."),
                    lit=at("lion/Y thats_it"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "The snake sorts the line. Bo's lion and hippo stay first and get in, and your "
                        "parrot is thrown out."
                    ),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("hand"),
        ),
        Say(N_("The strongest card is not always the best. Look at the line before you play."), at("hand")),
    ),
)

PRETENDERS: Final = Lesson(
    "pretenders",
    N_("Chameleon, parrot, and a small game"),
    N_("The parrot and the chameleon, then a game of four cards against Bo."),
    ">B: parrot hippo | Y: monkey giraffe || lion/Y kangaroo/B seal/B snake/Y",
    (
        Do(
            N_(
                "The parrot throws out any animal. Then Bo plays the fifth. Play your parrot. Which "
                "animal should it throw out?"
            ),
            (
                Answer(
                    ("parrot 1",),
                    N_("Now your kangaroo and your seal are the first two. Both get in!"),
                    True,
                    ("monkey",),
                    at("bar"),
                ),
                Answer(
                    ("parrot *",),
                    N_("Bo's monkey comes fifth. Bo's lion is still near the gate and gets in."),
                    then=("monkey",),
                    lit=at("bar"),
                ),
                Answer(
                    ("hippo",),
                    N_("Your hippo passes all but the lion, and both get in, one each."),
                    lit=at("bar"),
                ),
            ),
            "",
            at("parrot/B lion/Y"),
        ),
        Lay(
            ">B: chameleon hippo | Y: monkey giraffe || kangaroo/Y seal/Y skunk/B zebra/B",
            N_("A new line. You are fifth. The chameleon copies any animal in line."),
            at("chameleon/B"),
        ),
        Do(
            N_(
                "Kangaroos jump, seals reverse the line, skunks throw out the strongest. Play the "
                "chameleon. Which animal should it copy?"
            ),
            (
                Answer(
                    ("chameleon seal",),
                    N_(
                        "It reverses the line. Your chameleon and zebra get in, and Bo's kangaroo is "
                        "thrown out."
                    ),
                    True,
                    lit=at("gate bar"),
                ),
                Answer(
                    ("chameleon kangaroo *",),
                    N_(
                        "It jumps, but Bo's animals are still first and get in. Your own zebra is last "
                        "and is thrown out."
                    ),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("chameleon skunk",),
                    N_("As a skunk, it throws out the two strongest kinds: Bo's seal and your own zebra."),
                    lit=at("thats_it"),
                ),
                Answer(
                    ("chameleon zebra",),
                    N_(
                        "As a zebra, it does nothing. It is last and is thrown out, and Bo's two animals "
                        "get in."
                    ),
                    lit=at("thats_it bar"),
                ),
                Answer(
                    ("hippo",),
                    N_(
                        "The hippo cannot pass a zebra. It is last and is thrown out, and Bo's two "
                        "animals get in."
                    ),
                    lit=at("thats_it bar"),
                ),
            ),
            "",
            at("chameleon/B seal/Y"),
        ),
        Lay(
            ">B: giraffe parrot lion kangaroo | Y: seal monkey zebra skunk || -",
            N_("A small game: four cards each. Most animals in the bar wins."),
            at("hand"),
        ),
        Free(
            4,
            N_("Before each card, ask: who will be first when five are in line?"),
            at("hand gate"),
        ),
        Say(
            N_("Animals still in line score for nobody. You know all twelve animals now!"),
            at("bar"),
        ),
    ),
)
