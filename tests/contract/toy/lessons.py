"""A small lesson that has every kind of beat; and where one begins."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.core.errors import BadNotation, shortened
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say, Show
from game.core.match import Match
from game.core.rules import Seat
from tests.contract.toy.garden import BEDS, Setup, State, View
from tests.contract.toy.rules import RULES

DICE: Final = ("dice",)
MOST_DEALS: Final = 1000


def parse_position(text: str) -> State:
    """`3, keep golden, keep spotted` is what came of it in the deal of that number."""
    deal, *actions = (part.strip() for part in text.split(","))
    if not (deal.isascii() and deal.isdigit() and len(deal) < 4):
        raise BadNotation(f"{shortened(deal)} is no number of a deal below {MOST_DEALS}.")
    match = Match(RULES, Setup(first=Seat(0)), int(deal))
    match.submit_all(map(RULES.parse, actions))
    return match.state


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
        "3",
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
            Lay("0, keep golden, keep striped", "Another night: a hedgehog waits in bed 4.", (("bed", 4),)),
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
