"""Crowd control, and pretenders with a mini game."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Lay, Lesson, Say
from game.core.messages import N_

CROWD: Final = Lesson(
    "crowd",
    N_("Crowd control"),
    N_("What lion, monkeys, skunk, snake and seal do to a line."),
    ">B: monkey lion | Y: lion giraffe || hippo/Y crocodile/Y monkey/Y",
    (
        Say(
            N_("Two heavies of Bo's block the door, and behind them a lonely monkey."),
            at("hippo/Y crocodile/Y monkey/Y"),
        ),
        Do(
            N_(
                "Two monkeys chase hippos and crocodiles away. The lion goes first, but frightens monkeys. "
                "Clear the door!"
            ),
            (
                Answer(
                    ("monkey",),
                    N_("Both heavies ran! And the gang went to the front, your monkey first."),
                    True,
                    lit=at("monkey/B thats_it"),
                ),
                Answer(
                    ("lion",),
                    N_("The lion is first, fine. But the monkey fled, and the heavies are right behind him."),
                    lit=at("lion/B hippo/Y"),
                ),
            ),
            "",
            at("hand"),
        ),
        Lay(
            ">B: snake seal | Y: lion giraffe || zebra/Y skunk/Y parrot/B kangaroo/B",
            N_("Another evening: four wait, you are fifth, and yours stand at the wrong end."),
            at("parrot/B kangaroo/B gate"),
        ),
        Do(
            N_(
                "The snake sorts: strongest first. The seal swaps gate and exit, so the line turns round. "
                "Which one?"
            ),
            (
                Answer(
                    ("seal",),
                    N_("What was last is first: seal and kangaroo are in, and Bo's zebra is out."),
                    True,
                    lit=at("gate bar thats_it"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "Snake and zebra were the strongest and got in: one for you, one for Bo. There is "
                        "better."
                    ),
                    lit=at("bar"),
                ),
            ),
            "",
            at("hand"),
        ),
        Lay(
            ">B: skunk lion snake | Y: seal giraffe || lion/Y hippo/Y parrot/B monkey/B",
            N_("Another evening: Bo's strongest two are first. Here somebody very small helps."),
            at("lion/Y hippo/Y skunk/B"),
        ),
        Do(
            N_(
                "The skunk drives out the two strongest kinds. A second lion must leave at once. Your choice?"
            ),
            (
                Answer(
                    ("skunk",),
                    N_("Phew! Lion and hippo fled from the smell, and your parrot is first now."),
                    True,
                    lit=at("parrot/B thats_it"),
                ),
                Answer(
                    ("lion",),
                    N_("There was a lion already, and two kings are one too many: yours had to go."),
                    lit=at("lion/Y thats_it"),
                ),
                Answer(
                    ("snake",),
                    N_("Sorted by strength Bo's two stayed first and got in, and your parrot fell out."),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("hand"),
        ),
        Say(N_("Strong is not always best: the line can turn against anybody."), at("hand")),
    ),
)

PRETENDERS: Final = Lesson(
    "pretenders",
    N_("Pretenders, and a small game"),
    N_("Parrot and chameleon; then four cards against Bo."),
    ">B: parrot hippo | Y: monkey giraffe || lion/Y kangaroo/B seal/B snake/Y",
    (
        Do(
            N_(
                "Your parrot shoos out anybody you like. Then Bo comes fifth, and the door opens. Play it: "
                "whom?"
            ),
            (
                Answer(
                    ("parrot 1",),
                    N_("Without the lion your kangaroo and your seal were the first two. Both in!"),
                    True,
                    ("monkey",),
                    at("bar"),
                ),
                Answer(
                    ("parrot *",),
                    N_(
                        "When Bo's monkey made five, the lion was still among the first two, and took a "
                        "place."
                    ),
                    then=("monkey",),
                    lit=at("bar"),
                ),
                Answer(
                    ("hippo",),
                    N_("The hippo shoved up to the lion, and both got in: one for you, one for Bo."),
                    lit=at("bar"),
                ),
            ),
            "",
            at("parrot/B lion/Y"),
        ),
        Lay(
            ">B: chameleon hippo | Y: monkey giraffe || kangaroo/Y seal/Y skunk/B zebra/B",
            N_("Another evening, and you are fifth. The chameleon does what somebody in the line can do."),
            at("chameleon/B"),
        ),
        Do(
            N_(
                "Kangaroo hops, seal turns the line, skunk drives out the strongest, zebra does nothing. "
                "Play the chameleon: as whom?"
            ),
            (
                Answer(
                    ("chameleon seal",),
                    N_(
                        "As a seal it turned everything round: chameleon and zebra are in, Bo's kangaroo is "
                        "out."
                    ),
                    True,
                    lit=at("gate bar"),
                ),
                Answer(
                    ("chameleon kangaroo *",),
                    N_("It hopped, but the first two were still Bo's. And your own zebra was last: out."),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("chameleon skunk",),
                    N_("The strongest were the seal and, alas, your own zebra: both fled from the smell."),
                    lit=at("thats_it"),
                ),
                Answer(
                    ("chameleon zebra",),
                    N_("As a zebra it stood still, fifth and last, and flew out. Bo's two got in."),
                    lit=at("thats_it bar"),
                ),
                Answer(
                    ("hippo",),
                    N_("The zebra let no hippo past, so it was last: out. And Bo's two got in."),
                    lit=at("thats_it bar"),
                ),
            ),
            "",
            at("chameleon/B seal/Y"),
        ),
        Lay(
            ">B: giraffe parrot lion kangaroo | Y: seal monkey zebra skunk || -",
            N_("A small game: four cards each, an empty street, and most guests win."),
            at("hand"),
        ),
        Free(4, N_("Think of the fifth: who will stand in front then?"), at("hand gate")),
        Say(N_("Whoever still waits outside counts for nobody. You know the twelve now!"), at("bar")),
    ),
)
