"""A small lesson that has every kind of beat."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say, Show
from tests.contract.toy.garden import BEDS, View

DICE: Final = ("dice",)


def in_sight(view: View, key: Hashable) -> bool:
    match key:
        case ("bed", int(number)):
            return 1 <= number <= BEDS
        case "dice":
            return bool(view.garden.dice)
    return key == "favourites"


LESSONS: Final = (
    Lesson(
        "stones",
        "Stones and snails",
        "What sits under stones, and when to go home.",
        "short new 0 0 out 18054082321272548796 | beds hss,ssp,php,shg,sps,ggp | favourites pg,pg "
        "| sheds -,- | candles 3,3 | basket - | away - | dice -",
        (
            Say("You may like one of these best.", ("favourites",)),
            Do(
                "Which one do you keep?",
                (
                    Answer(
                        ("keep golden",),
                        "A golden one under stone 4 counts four now.",
                        True,
                        ("keep spotted",),
                    ),
                    Answer(
                        ("keep spotted",),
                        "Spotted ones are many, but they count less.",
                        then=("keep golden",),
                    ),
                ),
                "",
                ("favourites",),
            ),
            Guess(
                "What sits under the stone in bed 4?",
                (
                    Option("A snail", "Yes: a golden one.", (("bed", 4),)),
                    Option("A hedgehog", "No: this time it is a golden snail."),
                ),
                0,
                "lift 4",
                (("bed", 4),),
            ),
            Show("home", "What is at home nobody can tip over.", DICE),
            Free(1, "Bo goes out, and then you."),
            Lay(
                "short new 0 1 out 3962023812499842531 | beds gpp,pss,sgg,ssh,hph,ssp | favourites g,s "
                "| sheds -,- | candles 3,3 | basket - | away - | dice 14",
                "Another night: a hedgehog waits in bed 4.",
                (("bed", 4),),
            ),
            Do(
                "Where do you look?",
                (
                    Answer(("lift 1",), "A spotted snail is better than nothing.", True),
                    Answer(("lift 4",), "The hedgehog ends your turn."),
                    Answer(("nudge *", "shake *"), "That costs a candle."),
                ),
                "Your basket stays empty like this.",
                DICE,
            ),
        ),
    ),
)
