"""The line and the door; hop and push; teeth and stripes."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say, Show
from game.core.messages import N_

LINE: Final = Lesson(
    "line",
    N_("The line and the gate"),
    N_("Who gets in, who is thrown out, and how you win."),
    "B: lion kangaroo hippo | >Y: zebra hippo lion || parrot/B snake/Y seal/Y monkey/B",
    (
        Say(
            N_("This is the gate to the bar. Every animal wants in, and your parrot is first in line."),
            at("gate parrot/B"),
        ),
        Say(
            N_(
                "Four animals are waiting. The next animal uses its trick first. If five are in line "
                "then, the gate opens."
            ),
            at("snake/Y seal/Y monkey/B"),
        ),
        Guess(
            N_("Bo plays a zebra as the fifth animal. Who will get in?"),
            (
                Option(
                    N_("The first two"),
                    N_(
                        "Yes! The parrot and the snake get in. The zebra is last, so it is thrown "
                        "out. The others stay."
                    ),
                    at("bar thats_it"),
                ),
                Option(
                    N_("Only the first"),
                    N_(
                        "Two animals get in: the parrot and the snake. The zebra is last, so it is "
                        "thrown out."
                    ),
                    at("bar thats_it"),
                ),
                Option(
                    N_("All five"),
                    N_("Not all of them! Only the first two get in. The zebra is last, so it is thrown out."),
                    at("bar thats_it"),
                ),
            ),
            0,
            "zebra",
            at("gate exit"),
        ),
        Say(
            N_("You and Bo have one animal each in the bar. Most animals in the bar wins."),
            at("parrot/B snake/Y"),
        ),
        Lay(
            ">B: lion monkey kangaroo | Y: hippo zebra giraffe || seal/Y snake/Y zebra/B parrot/Y",
            N_("Some turns later. Four animals are waiting. Yours joins at the end as the fifth."),
            at("exit"),
        ),
        Do(
            N_(
                "The lion goes first. The kangaroo jumps over one or two animals. A single monkey "
                "does nothing. Which card do you play?"
            ),
            (
                Answer(
                    ("lion",),
                    N_(
                        "Roar! The lion goes to the front and gets in. Bo's parrot is last now and is "
                        "thrown out."
                    ),
                    True,
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("monkey",),
                    N_("Your monkey stays fifth and is thrown out at once. Two of Bo's animals get in."),
                    lit=at("thats_it bar"),
                ),
                Answer(
                    ("kangaroo *",),
                    N_("Your kangaroo is not last any more. But both animals that get in are Bo's."),
                    lit=at("bar"),
                ),
            ),
            "",
            at("hand gate"),
        ),
        Lay(
            ">B: hippo kangaroo zebra lion + giraffe monkey | Y: zebra monkey giraffe kangaroo + hippo lion "
            "|| parrot/B seal/Y snake/Y",
            N_("A new line, and now you play alone. Three animals wait, and your parrot is first."),
            at("parrot/B gate"),
        ),
        Free(2, N_("Play two turns. Get one of your animals in!"), at("hand")),
        Say(
            N_("That is the whole game: five in line, two get in, one is thrown out. Next come the tricks."),
            at("bar"),
        ),
    ),
)

HOP: Final = Lesson(
    "hop",
    N_("Jump and push"),
    N_("How the kangaroo, the giraffe and the hippo move forward."),
    ">B: kangaroo hippo giraffe | Y: monkey lion zebra || seal/Y snake/Y zebra/B",
    (
        Say(
            N_("Three animals are waiting. You play the fourth, then Bo plays the fifth and the gate opens."),
            at("gate"),
        ),
        Do(
            N_("The kangaroo jumps over the last one or two animals. Play it. How far should it jump?"),
            (
                Answer(
                    ("kangaroo 2",),
                    N_(
                        "Second place! Bo's monkey comes fifth, and the first two get in: the seal and "
                        "your kangaroo."
                    ),
                    True,
                    ("monkey",),
                    at("bar"),
                ),
                Answer(
                    ("kangaroo 1",),
                    N_(
                        "Third place. Bo's monkey comes fifth, and only the first two get in. One place "
                        "short!"
                    ),
                    then=("monkey",),
                    lit=at("bar kangaroo/B"),
                ),
                Answer(
                    ("hippo", "giraffe"),
                    N_(
                        "Not far enough. When Bo's monkey comes fifth, two animals are still ahead. "
                        "The kangaroo moves farther."
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
            N_("A new line of four weak animals, all Bo's. The number at the top of a card is its strength."),
            at("parrot/Y skunk/Y seal/Y kangaroo/Y"),
        ),
        Do(
            N_(
                "The hippo passes all weaker animals. The giraffe passes one. You play the fifth "
                "animal. Which one?"
            ),
            (
                Answer(
                    ("hippo",),
                    N_(
                        "Make way! The hippo passes them all and gets in. Bo's kangaroo is last now and "
                        "is thrown out."
                    ),
                    True,
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("giraffe",),
                    N_("Your giraffe is not last any more. But the two animals that get in are Bo's."),
                    lit=at("bar giraffe/B"),
                ),
            ),
            "",
            at("hand"),
        ),
        Show("zebra", N_("Bo's zebra joins the line."), at("exit")),
        Show(
            "giraffe",
            N_(
                "You play your giraffe. It passes the zebra, and it will pass one more weaker animal "
                "every turn."
            ),
            at("giraffe/B"),
        ),
        Guess(
            N_("Bo's monkey comes fifth. Before the gate opens, your giraffe acts once more. Who gets in?"),
            (
                Option(
                    N_("Skunk and seal"),
                    N_("Almost! The giraffe passes the seal first. So the skunk and the giraffe get in."),
                    at("bar"),
                ),
                Option(
                    N_("Skunk and giraffe"),
                    N_("Exactly. The giraffe and the hippo act again in every turn, even in Bo's."),
                    at("bar"),
                ),
                Option(
                    N_("Giraffe and zebra"),
                    N_("The giraffe passes only one animal per turn. So the skunk and the giraffe get in."),
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
    N_("Whom the crocodile eats, whom the zebra protects, and who acts first."),
    ">B: zebra giraffe snake | Y: crocodile lion hippo || parrot/B kangaroo/B",
    (
        Say(
            N_("Your parrot and your kangaroo are first in line. But Bo holds a crocodile."),
            at("parrot/B kangaroo/B"),
        ),
        Do(
            N_(
                "The crocodile eats weaker animals ahead of it. A zebra or a stronger animal stops "
                "it. Which card do you play?"
            ),
            (
                Answer(
                    ("zebra",),
                    N_("Bo's crocodile stops behind your zebra. All three of your animals are safe."),
                    True,
                    ("crocodile",),
                    at("zebra/B crocodile/Y"),
                ),
                Answer(
                    ("giraffe", "snake"),
                    N_(
                        "Snap! Bo's crocodile eats all three of your animals. Your zebra would have "
                        "protected them."
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
                "You play the fifth animal. The snake sorts the line, strongest first. The giraffe "
                "passes one weaker animal. Which card do you play?"
            ),
            (
                Answer(
                    ("giraffe",),
                    N_(
                        "Two of yours get in! The giraffe could not pass the crocodile and is thrown "
                        "out. That was worth it."
                    ),
                    True,
                    lit=at("bar"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "The snake puts the crocodile first, and both get in. Your parrot is the "
                        "weakest, so it is last and is thrown out."
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
                "A new line. The zebra stops your hippo. Your hippo is stronger than Bo's crocodile "
                "and stops it."
            ),
            at("zebra/Y hippo/B crocodile/Y"),
        ),
        Guess(
            N_(
                "Your parrot throws the zebra out. Then the hippo acts, and after it the crocodile. "
                "What happens to the seal?"
            ),
            (
                Option(
                    N_("It stays first"),
                    N_(
                        "No. Your hippo passes the seal, then the crocodile eats the seal. Only "
                        "three animals are left, so the gate stays shut."
                    ),
                    at("hippo/B thats_it"),
                ),
                Option(
                    N_("It is eaten"),
                    N_(
                        "Right! Your hippo passes the seal, then the crocodile eats the seal. Only "
                        "three animals are left, so the gate stays shut."
                    ),
                    at("hippo/B thats_it"),
                ),
                Option(
                    N_("It gets in"),
                    N_(
                        "No. Your hippo passes the seal, then the crocodile eats the seal. Only "
                        "three animals are left, and the gate needs five."
                    ),
                    at("hippo/B thats_it"),
                ),
            ),
            1,
            "parrot 2",
            at("zebra/Y seal/Y"),
        ),
        Say(
            N_("Remember: animals with a round arrow act once every turn, in order from the gate."),
            at("gate hippo/B crocodile/Y"),
        ),
    ),
)
