"""Numbers that are spelled out in sentences are those of the rules.

In English is enough: with another number it is another sentence, and its translations are missed.
"""

from __future__ import annotations

import pytest

from game.core.handbook import Chapter, Points, Text
from game.fantasy_pub.handbook.rules import A_TURN, CHAPTERS
from game.fantasy_pub.rules.chips import CHIPS, TRIPLES
from game.fantasy_pub.rules.deal import DEALT, START_COINS
from game.fantasy_pub.rules.events import Dealt, EventDiscarded, GameOver
from game.fantasy_pub.rules.house import (
    CARD_BY_KEY,
    CARD_POINTS,
    EVENT_CARDS,
    FOUND,
    FRIEND_COINS,
    HANDFUL,
    MOST_ROUNDS,
)
from game.fantasy_pub.rules.moving import MOST_COINS
from game.fantasy_pub.rules.scoring import INSIDE_POINTS, MAJORITY_POINTS, NORMAL_POINTS, TRIPLE_POINTS
from game.fantasy_pub.rules.state import CLOSING, MOST_BEERS, SPACES, TABLES
from game.fantasy_pub.telling import rulings

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SIXTH = ("no", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")[MOST_BEERS + 1]
NORMAL, TRIPLE, INSIDE, MAJORITY, PLUS, MINUS = (
    NUMBERS[points]
    for points in (
        NORMAL_POINTS,
        TRIPLE_POINTS,
        INSIDE_POINTS,
        MAJORITY_POINTS,
        CARD_POINTS[1],
        CARD_POINTS[-1],
    )
)
KEPT = NUMBERS[DEALT - 1]


def printed(key: str) -> str:
    """What a card says."""
    return EVENT_CARDS[CARD_BY_KEY[key]].text


def page(title: str) -> str:
    """All that a chapter says."""
    return whole(next(chapter for chapter in CHAPTERS if chapter.title == title))


def whole(chapter: Chapter) -> str:
    found = []
    for part in chapter.parts:
        match part:
            case Text(text):
                found.append(text)
            case Points(points):
                found += points
    return " ".join(found)


SAID = [
    (printed("lost_purse"), f"{NUMBERS[FOUND]} coins"),
    (printed("pickpocket"), f"{NUMBERS[HANDFUL]} coins"),
    (printed("settle_tab"), f"{NUMBERS[HANDFUL]} coins"),
    (printed("spill"), f"{NUMBERS[HANDFUL]} coins"),
    (printed("old_friend"), f"{NUMBERS[FRIEND_COINS]} coins"),
    (whole(A_TURN), f"at most {NUMBERS[MOST_COINS]}"),
    (whole(A_TURN), f"a {SIXTH} beer"),
    (page("The pub"), f"There are {CHIPS}, and {NUMBERS[TRIPLES]} of"),
    (page("The pub"), f"{NUMBERS[len(TABLES)].capitalize()} tables"),
    (page("The pub"), f"{NUMBERS[SPACES]} steps"),
    (page("Before the first turn"), f"with {NUMBERS[START_COINS]} coins"),
    (page("Before the first turn"), f"dealt {NUMBERS[DEALT]} event cards"),
    (page("Enter the pub"), f"more than {NUMBERS[MOST_COINS]} coins"),
    (page("Move"), f"{NUMBERS[SPACES].capitalize()} steps"),
    (page("Drinking"), f"a {SIXTH} beer"),
    (page("Thrown out"), f"a {SIXTH} beer"),
    (page("Call the barkeeper"), f"the {SIXTH} beer"),
    (page("Leave the pub"), f"{NORMAL} points for each, {TRIPLE} for a triple"),
    (page("Play an event"), f"Your {KEPT} cards"),
    (page("The +1/-1 card"), f"{PLUS} points if it still shows +1, {MINUS} if it shows -1"),
    (page("Closing time"), f"after round {MOST_ROUNDS}."),
    *((page("Closing time"), f"{gone} with {NUMBERS[players]}") for players, gone in CLOSING.items()),
    (page("Scoring"), f"{NORMAL.capitalize()} points for each normal beer"),
    (page("Scoring"), f"home, {TRIPLE} for each triple"),
    (page("Scoring"), f"{PLUS.capitalize()} points for a +1/-1 card that shows +1, {MINUS} if it shows -1"),
    (page("Scoring"), f"{INSIDE.capitalize()} point for each beer"),
    (page("Scoring"), f"{MAJORITY.capitalize()} points for most coins"),
    (rulings.GENERAL[Dealt][1], f"gets {NUMBERS[DEALT]} event cards and keeps {KEPT}"),
    (rulings.GENERAL[EventDiscarded][1], f"Of {NUMBERS[DEALT]} event cards everyone keeps {KEPT}"),
    (rulings.GENERAL[GameOver][1], f"score {NORMAL} points, triples {TRIPLE}."),
    (rulings.GENERAL[GameOver][1], f"still in the pub score {INSIDE} each"),
    (rulings.GENERAL[GameOver][1], f"scores {PLUS} points, or {MINUS} on its other side"),
    (rulings.GENERAL[GameOver][1], f"Most coins in the pub score {MAJORITY} more"),
    (rulings.TAKES_A_SEAT, f"gets {NUMBERS[START_COINS]} coins"),
    (rulings.GOBLIN_BEGINS, f"begins with {NUMBERS[START_COINS + 1]}"),
    (rulings.PLUS, f"worth {PLUS} points"),
    (rulings.ENTERS, f"{NUMBERS[MOST_COINS]} at most"),
    (rulings.TRIPLES, f"{NUMBERS[TRIPLES].capitalize()} of the {CHIPS} coins"),
    (rulings.TRIPLES, f"{TRIPLE} points instead of {NORMAL}"),
    (rulings.SIXTH, f"{NUMBERS[MOST_BEERS].capitalize()} beers are"),
    (rulings.SIXTH, f"with the {SIXTH}"),
    (rulings.CLOSES, f"As soon as {CLOSING[2]} characters"),
    (rulings.CLOSES, f"({CLOSING[3]} with three players, {CLOSING[4]} with four)"),
]


@pytest.mark.parametrize(("text", "said"), SAID, ids=[said for _, said in SAID])
def test_a_number_in_a_sentence_is_that_of_the_rules(text: str, said: str) -> None:
    assert said in text
