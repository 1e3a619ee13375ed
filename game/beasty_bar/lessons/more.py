"""New Beasts; points, four at home and drafts."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_

NEW_BEASTS: Final = Lesson(
    "new_beasts",
    N_("New Beasts in town"),
    N_("Bat, porcupine, vulture and penguin, who all cheat a little."),
    ">B: bat bear llama | Y: porcupine tiger || ostrich/B rhino/Y dog/B peacock/B",
    (
        Do(
            N_(
                "The bat takes anybody's place, who must go. First in line it burns in the light. Play it: "
                "whose place?"
            ),
            (
                Answer(
                    ("bat 2",),
                    N_("The rhino's! Bo's porcupine made five, and ostrich and bat fluttered in."),
                    True,
                    ("porcupine",),
                    at("bar"),
                ),
                Answer(
                    ("bat 1",),
                    N_("First place, bright light: the bat burnt, and your own ostrich was gone, too."),
                    then=("stack 1 2",),
                    lit=at("thats_it gate"),
                ),
                Answer(
                    ("bat 3", "bat 4"),
                    N_("That cost one of your own. When Bo's porcupine made five, the rhino got in."),
                    then=("porcupine",),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("bear", "llama"),
                    N_(
                        "Ostrich and rhino got in, one each, and your peacock fell out. The bat can do "
                        "better."
                    ),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("bat/B rhino/Y"),
        ),
        Lay(
            "B: vulture bear llama | >Y: tiger dog || porcupine/B ostrich/B",
            N_("Another evening: Bo's tiger leaps over one and eats the next, if that is weaker."),
            at("porcupine/B ostrich/B"),
        ),
        Guess(
            N_("Two places ahead of the tiger sits your porcupine. What happens?"),
            (
                Option(
                    N_("It is eaten"),
                    N_("Ouch, yes, but for the tiger: whoever is stronger and grabs a porcupine must go."),
                    at("porcupine/B thats_it"),
                ),
                Option(
                    N_("The tiger must go"),
                    N_("Ouch indeed! Whoever is stronger and grabs a porcupine has to go instead."),
                    at("porcupine/B thats_it"),
                ),
            ),
            1,
            "tiger",
            at("porcupine/B"),
        ),
        Lay(
            ">B: vulture bear llama | Y: bat dog || rhino/Y peacock/Y ostrich/Y || thats_it: penguin/Y "
            "cheetah/B",
            N_("Another evening: your cheetah was thrown out. It lies on top, and you hold a vulture."),
            at("cheetah/B vulture/B"),
        ),
        Do(
            N_(
                "A vulture fetches whoever lies on top, who acts at once. Cheetahs eat the weakest and take "
                "its place. What now?"
            ),
            (
                Answer(
                    ("vulture *",),
                    N_("Back from the dead! The cheetah ate Bo's peacock and stands second."),
                    True,
                    lit=at("cheetah/B"),
                ),
                Answer(
                    ("bear", "llama"),
                    N_(
                        "Your animal pushed some back, but nobody of Bo's is gone, and the cheetah still "
                        "lies there."
                    ),
                    lit=at("thats_it"),
                ),
            ),
            "",
            at("thats_it vulture/B"),
        ),
        Lay(
            ">B: penguin rhino | Y: porcupine bat || rhino/Y peacock/Y ostrich/Y dog/Y",
            N_(
                "Another evening: a rhino takes the place of the strongest. A penguin shows a card and acts "
                "like it."
            ),
            at("penguin/B rhino/B"),
        ),
        Do(
            N_("You want Bo's rhino gone, and your own kept for later. Who goes?"),
            (
                Answer(
                    ("penguin rhino *",),
                    N_(
                        "The penguin showed the rhino, took first place and got in. The rhino is still in "
                        "your hand!"
                    ),
                    True,
                    ("porcupine",),
                    at("bar rhino/B"),
                ),
                Answer(
                    ("rhino *",),
                    N_("It worked, but now your rhino is spent. The penguin could have done the same."),
                    lit=at("rhino/B penguin/B"),
                ),
            ),
            "",
            at("hand rhino/Y"),
        ),
    ),
)

POINTS: Final = Lesson(
    "points",
    N_("Points, four at home, drafts"),
    N_("Other ways to count, and to choose your cards."),
    ">B: kangaroo snake seal | Y: monkey giraffe || parrot/B lion/Y hippo/B zebra/Y || scoring: points_2019",
    (
        Say(
            N_("By points not every guest counts alike: the glass says how much, from 2 to 4."),
            at("parrot/B lion/Y"),
        ),
        Do(
            N_("Whatever you play, one of yours gets in, and one of Bo's. Make yours the better one!"),
            (
                Answer(
                    ("kangaroo *",),
                    N_("Parrot 4, lion 2: four points against two. Small ones are often worth most!"),
                    True,
                    lit=at("bar"),
                ),
                Answer(
                    ("snake",),
                    N_("Lion 2, hippo 2: a draw, and your parrot, worth 4, was thrown out."),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("seal",),
                    N_("Seal 2, zebra 4: Bo gets more, and your parrot, worth 4, was thrown out."),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("parrot/B zebra/Y"),
        ),
        Lay(
            ">B: kangaroo zebra hippo crocodile + parrot giraffe monkey skunk - lion snake seal chameleon "
            "| Y: zebra hippo lion skunk + seal snake monkey parrot - chameleon giraffe crocodile kangaroo "
            "|| - || advanced | scoring: points_2019",
            N_("Four at home: before the deal everybody secretly puts four cards away. Eight are left."),
            at("hand"),
        ),
        Lay(
            "B: rhino dog bat llama + parrot hippo | >Y: crocodile lion vulture llama + zebra snake || "
            "kangaroo/B porcupine/B peacock/Y "
            "|| scoring: points_2019",
            N_(
                "Both sets mixed: for each strength you choose one of two animals. Then new ones meet old "
                "ones."
            ),
            at("kangaroo/B porcupine/B"),
        ),
        Guess(
            N_("Bo plays a crocodile. It eats the peacock, and then it bites your porcupine. What happens?"),
            (
                Option(
                    N_("The porcupine is eaten"),
                    N_("Quills beat teeth: the crocodile had to go. Only the peacock is gone."),
                    at("porcupine/B"),
                ),
                Option(
                    N_("The crocodile must go"),
                    N_("Quills beat teeth. The peacock stays eaten, though."),
                    at("porcupine/B"),
                ),
            ),
            1,
            "crocodile",
            at("peacock/Y porcupine/B"),
        ),
        Free(2, N_("Play two turns of it, by points."), at("hand")),
        Say(N_("Now you know every way to play. The street is yours!"), at("gate")),
    ),
)
