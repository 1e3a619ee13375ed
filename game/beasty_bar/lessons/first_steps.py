"""The line and the door; hop and push; teeth and stripes."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say, Show
from game.core.messages import N_

LINE: Final = Lesson(
    "line",
    N_("The line and the door"),
    N_("When two get in, who flies out, and how you win."),
    "B: lion kangaroo hippo | >Y: zebra hippo lion || parrot/B snake/Y seal/Y monkey/B",
    (
        Say(
            N_("Here is the door to the bar. Everybody wants in, and your parrot is first."),
            at("gate parrot/B"),
        ),
        Say(
            N_("Four wait. A newcomer does its trick first. If five still wait then, the bouncer opens."),
            at("snake/Y seal/Y monkey/B"),
        ),
        Guess(
            N_("Bo's zebra lines up as number five. Who gets in?"),
            (
                Option(
                    N_("The first two"),
                    N_(
                        "Yes! Parrot and snake are in. The last in line, the zebra, is thrown out. The "
                        "others stay."
                    ),
                    at("bar thats_it"),
                ),
                Option(
                    N_("Only the first"),
                    N_("Even two: parrot and snake. But the last in line, the zebra, is thrown out."),
                    at("bar thats_it"),
                ),
                Option(
                    N_("All five"),
                    N_(
                        "Dream on! Only the first two are in, and the last in line, the zebra, is thrown out."
                    ),
                    at("bar thats_it"),
                ),
            ),
            0,
            "zebra",
            at("gate exit"),
        ),
        Say(
            N_("One guest for you, one for Bo. Whoever has most guests in the end wins."),
            at("parrot/B snake/Y"),
        ),
        Lay(
            ">B: lion monkey kangaroo | Y: hippo zebra giraffe || seal/Y snake/Y zebra/B parrot/Y",
            N_("Later. Four wait again, and now you are number five. Newcomers join at the end!"),
            at("exit"),
        ),
        Do(
            N_(
                "The lion walks straight to the front, the kangaroo hops over two at most, one monkey alone "
                "does nothing. Whom do you send?"
            ),
            (
                Answer(
                    ("lion",),
                    N_("Roar! The lion went to the front and in, and Bo's parrot was suddenly last: out."),
                    True,
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("monkey",),
                    N_("Your monkey stood fifth, so it flew out at once, and two of Bo's walked in."),
                    lit=at("thats_it bar"),
                ),
                Answer(
                    ("kangaroo *",),
                    N_("A fine hop away from the exit. But both guests who got in were Bo's."),
                    lit=at("bar"),
                ),
            ),
            "",
            at("hand gate"),
        ),
        Lay(
            ">B: hippo kangaroo zebra lion + giraffe monkey | Y: zebra monkey giraffe kangaroo + hippo lion "
            "|| parrot/B seal/Y snake/Y",
            N_("Another evening, and your turn for real: three wait, and your parrot is first."),
            at("parrot/B gate"),
        ),
        Free(2, N_("Play twice. Get somebody in!"), at("hand")),
        Say(N_("That is the whole game: five in line, two in, one out. Now for the tricks."), at("bar")),
    ),
)

HOP: Final = Lesson(
    "hop",
    N_("Hop and push"),
    N_("How kangaroo, giraffe and hippo get ahead."),
    ">B: kangaroo hippo giraffe | Y: monkey lion zebra || seal/Y snake/Y zebra/B",
    (
        Say(N_("Three of them wait, so you will be fourth and Bo fifth. Then the door opens."), at("gate")),
        Do(
            N_("The kangaroo hops over one or two, whoever they are. Play it: how far?"),
            (
                Answer(
                    ("kangaroo 2",),
                    N_("Second place! Bo's monkey came fifth, and the first two got in: seal and kangaroo."),
                    True,
                    ("monkey",),
                    at("bar"),
                ),
                Answer(
                    ("kangaroo 1",),
                    N_("Third place. Bo's monkey came fifth, and the first two got in. One place too few!"),
                    then=("monkey",),
                    lit=at("bar kangaroo/B"),
                ),
                Answer(
                    ("hippo", "giraffe"),
                    N_(
                        "Too slow: still behind the first two when Bo's monkey made five. Kangaroos are "
                        "quicker."
                    ),
                    then=("monkey",),
                    lit=at("bar"),
                ),
            ),
            "",
            at("kangaroo/B"),
        ),
        Lay(
            ">B: hippo giraffe | Y: zebra monkey lion || parrot/Y skunk/Y seal/Y kangaroo/Y",
            N_("Another evening: four small ones wait, all Bo's. The number on a card is its strength."),
            at("parrot/Y skunk/Y seal/Y kangaroo/Y"),
        ),
        Do(
            N_(
                "The hippo shoves past everybody weaker. The giraffe steps past one. You are fifth: who "
                "comes?"
            ),
            (
                Answer(
                    ("hippo",),
                    N_("Make way! The hippo pushed to the front and in, and Bo's kangaroo fell off the end."),
                    True,
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("giraffe",),
                    N_("One step was enough to escape the exit, but the two who got in were Bo's."),
                    lit=at("bar giraffe/B"),
                ),
            ),
            "",
            at("hand"),
        ),
        Show("zebra", N_("Bo's zebra lines up quietly."), at("exit")),
        Show(
            "giraffe",
            N_("Now your giraffe. It steps past the zebra, and it will step again: every turn!"),
            at("giraffe/B"),
        ),
        Guess(
            N_(
                "Bo's monkey comes fifth. But before the door opens, your giraffe steps once more. Who gets "
                "in?"
            ),
            (
                Option(
                    N_("Skunk and seal"),
                    N_("Almost: the giraffe stepped past the seal first. So skunk and giraffe are in."),
                    at("bar"),
                ),
                Option(
                    N_("Skunk and giraffe"),
                    N_("Exactly. Giraffe and hippo act again in every turn, also in Bo's."),
                    at("bar"),
                ),
                Option(
                    N_("Giraffe and zebra"),
                    N_("The giraffe takes one step a turn, no more. Skunk and giraffe are in."),
                    at("bar"),
                ),
            ),
            1,
            "monkey",
            at("giraffe/B seal/Y"),
        ),
    ),
)

TEETH: Final = Lesson(
    "teeth",
    N_("Teeth and stripes"),
    N_("Whom the crocodile eats, whom a zebra saves, and who acts first."),
    ">B: zebra giraffe snake | Y: crocodile lion hippo || parrot/B kangaroo/B",
    (
        Say(
            N_("Your parrot and your kangaroo are first. Tasty, thinks a certain crocodile."),
            at("parrot/B kangaroo/B"),
        ),
        Do(
            N_(
                "Crocodiles eat everybody weaker ahead of them, but never a zebra, nor anybody in front of "
                "one. What do you play?"
            ),
            (
                Answer(
                    ("zebra",),
                    N_("Here it comes, and stops: no bite at stripes. All three of yours are safe."),
                    True,
                    ("crocodile",),
                    at("zebra/B crocodile/Y"),
                ),
                Answer(
                    ("giraffe", "snake"),
                    N_(
                        "Snap, snap, snap: Bo's crocodile ate all three of yours. A zebra would have saved "
                        "them."
                    ),
                    then=("crocodile",),
                    lit=at("crocodile/Y thats_it"),
                ),
            ),
            "",
            at("hand parrot/B kangaroo/B"),
        ),
        Do(
            N_(
                "Now you are number five. The snake sorts the line: strongest first. The giraffe passes "
                "one weaker animal. Which?"
            ),
            (
                Answer(
                    ("giraffe",),
                    N_("Two in! Your giraffe could not pass the crocodile and had to go: a good bargain."),
                    True,
                    lit=at("bar"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "The snake put the crocodile first: it got in with the snake. Last was your little "
                        "parrot: out."
                    ),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("gate parrot/B kangaroo/B"),
        ),
        Lay(
            ">B: parrot monkey lion | Y: lion giraffe snake || seal/Y zebra/Y hippo/B crocodile/Y",
            N_(
                "Another evening: the zebra stops your hippo, and the hippo, being stronger, stops Bo's "
                "crocodile."
            ),
            at("zebra/Y hippo/B crocodile/Y"),
        ),
        Guess(
            N_(
                "Your parrot chases the zebra away. Then hippo and crocodile act, the front one first. What "
                "of the seal?"
            ),
            (
                Option(
                    N_("It stays first"),
                    N_(
                        "No: your hippo shoved past it, right before the crocodile's teeth. Gulp. Only three "
                        "are left, so the door stays shut."
                    ),
                    at("hippo/B thats_it"),
                ),
                Option(
                    N_("It is eaten"),
                    N_(
                        "Right: your hippo shoved past it, then the crocodile reached it. Gulp. Only three "
                        "are left, so the door stays shut."
                    ),
                    at("hippo/B thats_it"),
                ),
                Option(
                    N_("It gets in"),
                    N_(
                        "No: your hippo passed the seal, and the crocodile ate it. Only three are left, and "
                        "only five open the door."
                    ),
                    at("hippo/B thats_it"),
                ),
            ),
            1,
            "parrot 2",
            at("zebra/Y seal/Y"),
        ),
        Say(
            N_("Remember: from the gate backwards, each with a round arrow acts once a turn."),
            at("gate hippo/B crocodile/Y"),
        ),
    ),
)
