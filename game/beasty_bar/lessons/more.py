"""New Beasts; points, four at home and drafts."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.lessons.pointing import at
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_

NEW_BEASTS: Final = Lesson(
    "new_beasts",
    N_("New Beasts in town"),
    N_("What the bat, porcupine, vulture and penguin do."),
    ">B: bat bear llama | Y: porcupine tiger || ostrich/B rhino/Y dog/B peacock/B",
    (
        Do(
            N_(
                "The bat throws out any animal and takes its place. First in line, the bat burns. "
                "Whose place should it take?"
            ),
            (
                Answer(
                    ("bat 2",),
                    N_(
                        "The rhino's place! Bo's porcupine comes fifth, and your ostrich and your bat get in."
                    ),
                    True,
                    ("porcupine",),
                    at("bar"),
                ),
                Answer(
                    ("bat 1",),
                    N_("First in line, your bat burns. You also lost your own ostrich."),
                    then=("stack 1 2",),
                    lit=at("thats_it gate"),
                ),
                Answer(
                    ("bat 3", "bat 4"),
                    N_("You threw out one of your own. Bo's porcupine comes fifth, and Bo's rhino gets in."),
                    then=("porcupine",),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("bear", "llama"),
                    N_(
                        "Your ostrich and Bo's rhino get in, and your peacock is thrown out. The bat "
                        "can do better."
                    ),
                    lit=at("bar thats_it"),
                ),
            ),
            "",
            at("bat/B rhino/Y"),
        ),
        Lay(
            "B: vulture bear llama | >Y: tiger dog || porcupine/B ostrich/B",
            N_("A new line. Bo's tiger jumps over one animal and eats the next one if it is weaker."),
            at("porcupine/B ostrich/B"),
        ),
        Guess(
            N_("Your porcupine is two places ahead of the tiger. What happens?"),
            (
                Option(
                    N_("It is eaten"),
                    N_(
                        "Ouch! A stronger animal that attacks a porcupine is thrown out instead. The "
                        "tiger is gone."
                    ),
                    at("porcupine/B thats_it"),
                ),
                Option(
                    N_("The tiger is thrown out"),
                    N_("Right! A stronger animal that attacks a porcupine is thrown out instead."),
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
            N_("A new line. Your cheetah was thrown out and lies on top of THAT'S IT. You hold a vulture."),
            at("cheetah/B vulture/B"),
        ),
        Do(
            N_(
                "The vulture brings the top animal back to act. The cheetah eats the weakest animal "
                "and takes its place. Which card do you play?"
            ),
            (
                Answer(
                    ("vulture *",),
                    N_("Your cheetah is back! It eats Bo's peacock and is second in line."),
                    True,
                    lit=at("cheetah/B"),
                ),
                Answer(
                    ("bear", "llama"),
                    N_(
                        "All of Bo's animals are still in line, and your cheetah is still out. The "
                        "vulture can do better."
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
                "A new line. The rhino takes the place of the strongest animal. The penguin copies a "
                "card from your hand."
            ),
            at("penguin/B rhino/B"),
        ),
        Do(
            N_("Throw out Bo's rhino, but keep your own rhino for later. Which card do you play?"),
            (
                Answer(
                    ("penguin rhino *",),
                    N_(
                        "The penguin acts as your rhino, takes first place and gets in. Your rhino "
                        "is still in your hand!"
                    ),
                    True,
                    ("porcupine",),
                    at("bar rhino/B"),
                ),
                Answer(
                    ("rhino *",),
                    N_(
                        "Bo's rhino is thrown out, but you used up your own. The penguin could have "
                        "copied it."
                    ),
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
    N_("Another way to score, and two ways to choose your cards."),
    ">B: kangaroo snake seal | Y: monkey giraffe || parrot/B lion/Y hippo/B zebra/Y || scoring: points_2019",
    (
        Say(
            N_(
                "With points, animals in the bar score 2 to 4 points. The number in the glass tells how many."
            ),
            at("parrot/B lion/Y"),
        ),
        Do(
            N_("One of your animals and one of Bo's will get in. Make yours score more points!"),
            (
                Answer(
                    ("kangaroo *",),
                    N_("Your parrot scores 4 points, Bo's lion only 2. Weak animals often score most."),
                    True,
                    lit=at("bar"),
                ),
                Answer(
                    ("snake",),
                    N_(
                        "Bo's lion and your hippo score 2 points each. Your parrot, worth 4 points, is "
                        "thrown out."
                    ),
                    lit=at("bar thats_it"),
                ),
                Answer(
                    ("seal",),
                    N_(
                        "Your seal scores 2 points, Bo's zebra 4. Your parrot, worth 4 points, is thrown out."
                    ),
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
            N_(
                "Four at home: before the deal, each player secretly sets four cards aside and plays "
                "with eight."
            ),
            at("hand"),
        ),
        Lay(
            "B: rhino dog bat llama + parrot hippo | >Y: crocodile lion vulture llama + zebra snake || "
            "kangaroo/B porcupine/B peacock/Y "
            "|| scoring: points_2019",
            N_(
                "Both sets mixed: for each strength, you choose one of two animals. Both sets meet "
                "in one line."
            ),
            at("kangaroo/B porcupine/B"),
        ),
        Guess(
            N_("Bo's crocodile eats the peacock, then attacks your porcupine. What happens?"),
            (
                Option(
                    N_("The crocodile eats it"),
                    N_(
                        "No. The crocodile is stronger, so it is thrown out instead. The peacock stays eaten."
                    ),
                    at("porcupine/B"),
                ),
                Option(
                    N_("The crocodile is thrown out"),
                    N_("Right! The porcupine throws out the stronger attacker. The peacock stays eaten."),
                    at("porcupine/B"),
                ),
            ),
            1,
            "crocodile",
            at("peacock/Y porcupine/B"),
        ),
        Free(2, N_("Play two turns of this game, by points."), at("hand")),
        Say(N_("Now you know every way to play. The street is yours!"), at("gate")),
    ),
)
