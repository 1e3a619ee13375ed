"""Who wins: the three editions side by side."""

import pytest

from game.beasty_bar.rules.animals import CARDS
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.scoring import Score, added, rank, scores, winners
from game.beasty_bar.rules.setup import Mode, Options, Scoring, Setup
from game.core.rules import Seat, Standing, Sum
from tests.beasty_bar.storyteller import cards

BLUE, GREEN, YELLOW, RED = map(Seat, range(4))


def won(bar: str, scoring: Scoring, players: int = 4) -> tuple[Seat, ...]:
    return winners(scores(cards(bar), players), scoring)


# The table of the rules, with green where it has red: two players sit at seats 0 and 1.
TABLE = [
    ("lion/Y zebra/Y skunk/B hippo/B", (BLUE,), (BLUE, GREEN), (BLUE, GREEN)),
    ("rhino/Y bat/Y tiger/B dog/B", (GREEN,), (GREEN,), (GREEN,)),
    ("lion/Y hippo/Y snake/Y zebra/B skunk/B", (GREEN,), (GREEN,), (BLUE,)),
    ("", (BLUE, GREEN), (BLUE, GREEN), (BLUE, GREEN)),
]


@pytest.mark.parametrize(("bar", "count_2014", "count_2015", "points_2019"), TABLE)
def test_the_table_of_the_rules_holds(
    bar: str, count_2014: tuple[Seat, ...], count_2015: tuple[Seat, ...], points_2019: tuple[Seat, ...]
) -> None:
    assert won(bar, Scoring.COUNT_2014, 2) == count_2014
    assert won(bar, Scoring.COUNT_2015, 2) == count_2015
    assert won(bar, Scoring.POINTS_2019, 2) == points_2019


def test_a_score_adds_up_guests_strengths_and_points_by_owner() -> None:
    assert scores(cards("lion/G zebra/G skunk/B hippo/B"), 4) == (
        Score(animals=2, strength=12, points=6),
        Score(),
        Score(),
        Score(animals=2, strength=19, points=6),
    )


def test_all_cards_of_a_colour_make_24_guests_of_strength_156_and_72_points() -> None:
    assert set(scores(CARDS, 4)) == {Score(24, 156, 72)}


def test_the_order_of_entry_makes_no_difference() -> None:
    guests = cards("lion/G zebra/B skunk/G hippo/Y bat/B")
    assert scores(guests, 4) == scores(guests[::-1], 4)


def test_in_2014_the_lower_sum_of_strengths_breaks_a_tie() -> None:
    assert won("skunk/B parrot/B lion/Y hippo/Y", Scoring.COUNT_2014) == (BLUE,)


def test_in_2015_more_points_break_a_tie_and_strength_does_not_matter() -> None:
    assert won("hippo/B lion/B skunk/Y parrot/Y", Scoring.COUNT_2015) == (GREEN,)
    assert won("lion/B skunk/B vulture/Y bat/Y", Scoring.COUNT_2015) == (BLUE, GREEN)


def test_in_2019_the_number_of_guests_breaks_no_tie() -> None:
    assert won("skunk/B lion/Y hippo/Y", Scoring.POINTS_2019) == (BLUE, GREEN)


def test_one_guest_more_beats_any_sum_when_guests_are_counted() -> None:
    bar = "lion/G hippo/G skunk/B"
    assert won(bar, Scoring.COUNT_2014) == won(bar, Scoring.COUNT_2015) == (RED,)


@pytest.mark.parametrize("scoring", Scoring)
def test_equal_guests_share_the_victory_and_the_others_do_not(scoring: Scoring) -> None:
    assert won("zebra/B zebra/R zebra/G", scoring) == (BLUE, YELLOW, RED)


@pytest.mark.parametrize("scoring", Scoring)
def test_nobody_in_the_bar_is_a_tie_of_all(scoring: Scoring) -> None:
    assert won("", scoring, 3) == (BLUE, GREEN, YELLOW)


def test_a_seat_without_guests_does_not_win_by_its_low_strength() -> None:
    assert won("lion/Y", Scoring.COUNT_2014) == (GREEN,)


@pytest.mark.parametrize(
    ("scoring", "expected"),
    [(Scoring.COUNT_2014, (3, -20)), (Scoring.COUNT_2015, (3, 9)), (Scoring.POINTS_2019, (9, 0))],
)
def test_a_rank_is_what_counts_first_and_what_breaks_the_tie(
    scoring: Scoring, expected: tuple[int, int]
) -> None:
    assert rank(Score(animals=3, strength=20, points=9), scoring) == expected


def test_a_game_and_its_return_game_are_added_seat_by_seat() -> None:
    first = (Score(3, 20, 9), Score(1, 12, 2))
    second = (Score(0, 0, 0), Score(2, 5, 7))
    assert added(first, second) == (Score(3, 20, 9), Score(3, 17, 9))


def test_the_sum_of_two_games_can_have_another_winner_than_each_of_them_alone() -> None:
    first = (Score(3, 30, 6), Score(2, 20, 8), Score(1, 10, 4))
    second = (Score(0, 0, 0), Score(2, 20, 8), Score(3, 30, 6))
    assert winners(first, Scoring.COUNT_2015) == (BLUE,)
    assert winners(second, Scoring.COUNT_2015) == (YELLOW,)
    assert winners(added(first, second), Scoring.COUNT_2015) == (GREEN,)


def test_games_of_different_size_cannot_be_added() -> None:
    with pytest.raises(ValueError, match="shorter"):
        added((Score(), Score(), Score()), (Score(), Score()))


@pytest.mark.parametrize(
    ("setup", "scoring"),
    [
        (Setup(), Scoring.COUNT_2014),
        (Setup(mode=Mode.NEW), Scoring.COUNT_2015),
        (Setup(mode=Mode.MIXED), Scoring.COUNT_2015),
        (Setup(mode=Mode.BASE, advanced=True), Scoring.POINTS_2019),
        (Setup(mode=Mode.MIXED, advanced=True), Scoring.POINTS_2019),
        (Setup(mode=Mode.NEW, scoring=Scoring.COUNT_2014), Scoring.COUNT_2014),
    ],
)
def test_a_game_is_scored_as_its_edition_does_unless_it_is_agreed_otherwise(
    setup: Setup, scoring: Scoring
) -> None:
    assert setup.options.scoring is scoring
    assert Options().scoring is Scoring.COUNT_2014


def test_the_standings_go_by_the_scoring_of_the_game_and_leave_out_who_waits_in_line() -> None:
    text = "B: lion | Y: parrot || zebra/B zebra/Y || bar: lion/Y hippo/Y skunk/B kangaroo/B"
    by_strength = RULES.standings(parse_position(text))
    assert by_strength == (
        Standing(BLUE, 1, (Sum("Animals", 2, False), Sum("Strength sum", 4, True))),
        Standing(GREEN, 2, (Sum("Animals", 2, False), Sum("Strength sum", 23, True))),
    )
    one_guest_more = parse_position(f"{text} snake/Y | scoring: points_2019")
    assert [standing.won for standing in RULES.standings(one_guest_more)] == [True, False]
    assert [standing.won for standing in RULES.standings(parse_position(f"{text} snake/Y"))] == [False, True]
