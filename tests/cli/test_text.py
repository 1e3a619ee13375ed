"""Whole games in a terminal: how they begin, go on, and end."""

import re
from collections import Counter

import pytest

from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, STRENGTH
from game.core.errors import BadSetup
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from tests.cli.evening import WIPE, Evening, first_option

# How it begins


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("human,expert:hoarder", "Ana (you) and Bo (computer: Expert, Hoarder)"),
        ("random,human,cub", "Ana (computer: Random), Bo (you) and Cleo (computer: Cub)"),
        ("human,human", "Ana (a person) and Bo (a person)"),
    ],
)
def test_at_first_it_is_said_who_sits_where(seats: str, said: str) -> None:
    assert Evening(seats, first_option).play().screen.getvalue().splitlines()[1] == f"At the table: {said}."


MOST_GUESTS = "Get as many of your animals into the bar as you can."
MOST_POINTS = (
    "Get your animals into the bar. Most points wins. Each animal in the bar scores the points on "
    "its card, 2 to 4."
)


@pytest.mark.parametrize(
    ("words", "goal"),
    [
        ({}, f"{MOST_GUESTS} In a tie, the lower sum of strengths wins."),
        ({"set": "new"}, f"{MOST_GUESTS} In a tie, the higher sum of points wins."),
        ({"scoring": "points_2019"}, MOST_POINTS),
        ({"advanced": "yes"}, MOST_POINTS),
    ],
)
def test_then_it_is_said_how_the_game_is_won(words: dict[str, str], goal: str) -> None:
    assert Evening("random,random", first_option, words).play().screen.getvalue().splitlines()[2] == goal


# Computers only


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
@pytest.mark.parametrize("seats", ["random,random", "random,random,random", "random,random,random,random"])
@pytest.mark.parametrize("advanced", [False, True])
def test_computers_play_a_whole_game_without_asking(card_set: str, seats: str, advanced: bool) -> None:
    words = {"set": card_set, **({"advanced": "yes"} if advanced else {})}
    evening = Evening(seats, first_option, words).play()
    players = seats.count(",") + 1
    assert evening.typist.saw == []
    assert WIPE not in evening.screen.getvalue()
    turns = [line.removesuffix("'s turn.") for line in evening.lines if line.endswith("'s turn.")]
    assert Counter(turns) == dict.fromkeys(USUAL_NAMES[:players], 8 if advanced else 12)
    assert evening.lines.count("The last card is played.") == 1
    assert evening.lines[-1].endswith((" wins!", " share the victory!"))


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
def test_the_result_names_the_guests_whose_entry_was_told(card_set: str) -> None:
    evening = Evening("random,random,random", first_option, {"set": card_set}).play()
    entries = [re.fullmatch(r"(\w+)'s (\w+) gets into the bar\.", line) for line in evening.told]
    guests: dict[str, list[str]] = {name: [] for name in USUAL_NAMES[:3]}
    for entry in filter(None, entries):
        guests[entry[1]].append(f"{entry[2]} ({ANIMALS[BY_NAME[entry[2]]].strength})")
    results = [
        f"{name}: animals {len(names)}, strength {strength}, points {points}. {', '.join(names)}".rstrip()
        for name, names in guests.items()
        for strength in [sum(ANIMALS[BY_NAME[each.split(" ")[0]]].strength for each in names)]
        for points in [sum(ANIMALS[BY_NAME[each.split(" ")[0]]].points for each in names)]
    ]
    assert evening.lines[-4:-1] == results
    assert sum(map(len, guests.values())) > 4


def test_everybody_who_wins_is_named() -> None:
    for seed in range(40):
        evening = Evening("random,random,random", first_option, {"scoring": "points_2019"}, seed=seed).play()
        found = re.findall(r"^(\w+): animals .* points (\d+)\.", evening.screen.getvalue(), re.MULTILINE)
        points = {name: int(number) for name, number in found}
        best = [name for name in points if points[name] == max(points.values())]
        joined = {1: "{} wins!", 2: "{} and {} share the victory!", 3: "{}, {} and {} share the victory!"}
        assert evening.lines[-1] == joined[len(best)].format(*best)


def test_no_drawn_card_is_ever_named() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}).play()
    draws = [line for line in evening.lines if "draw" in line]
    assert Counter(draws) == {"Ana draws a card.": 8, "Bo draws a card.": 8}


# The return game


def test_the_return_game_is_told_and_added_up() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    assert evening.lines.count("Now the return game.") == 1
    assert evening.lines.count("The last card is played.") == 2
    found = re.findall(
        r"^(Ana|Bo): animals (\d+), strength (\d+), points (\d+)\.",
        evening.screen.getvalue(),
        re.MULTILINE,
    )
    sums = [(name, *map(int, numbers)) for name, *numbers in found]
    first, second, both = sums[:2], sums[2:4], sums[4:]
    assert [name for name, *_ in both] == ["Ana", "Bo"]
    for one, two, total in zip(first, second, both, strict=True):
        assert total[1:] == tuple(a + b for a, b in zip(one[1:], two[1:], strict=True))
    assert evening.lines.index("Both games together:") == len(evening.lines) - 4


def test_in_the_return_game_the_next_seat_begins_with_the_cards_left_over() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    first, second = (match.setup for match in evening.game.matches)
    assert {first.first, second.first} == {0, 1}
    for seat in map(Seat, range(2)):
        assert sorted([*first.deck(seat), *second.deck(seat)]) == [24 * seat + n for n in range(24)]


def test_the_first_game_does_not_betray_how_the_cards_of_the_return_game_lie() -> None:
    """With the same shuffle everybody would know all hands and draw piles by their strengths."""
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    first, second = (
        [*match.opening.state.hands, *match.opening.state.decks] for match in evening.game.matches
    )
    for pile, other in zip(first, second, strict=True):
        assert [STRENGTH[card] for card in pile] != [STRENGTH[card] for card in other]


def test_in_an_advanced_return_game_everybody_leaves_four_cards_at_home_again() -> None:
    words = {"set": "mixed", "advanced": "yes"}
    evening = Evening("human,random", first_option, words, encore=True).play()
    questions = [line for line in evening.lines if "Ana, which animal stays at home? (" in line]
    assert len(questions) == 8
    assert sum("which deck do you play?" in line for line in evening.lines) == 1


@pytest.mark.parametrize("card_set", ["base", "new"])
def test_without_a_mixed_game_a_return_game_is_refused_before_the_first_card(card_set: str) -> None:
    evening = Evening("random,random", first_option, {"set": card_set}, encore=True)
    with pytest.raises(BadSetup, match=r"^Only a mixed game that was played has a return game\.$"):
        evening.play()
    assert evening.screen.getvalue() == ""
