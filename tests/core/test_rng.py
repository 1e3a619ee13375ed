"""Chance must be the same on every machine for ever: replays depend on it."""

from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from game.core.rng import Rng

WORD = 2**64


def words(seed: int, count: int) -> list[int]:
    rng, drawn = Rng(seed), []
    for _ in range(count):
        word, rng = rng.word()
        drawn.append(word)
    return drawn


def test_the_words_of_seed_0_are_those_of_splitmix64() -> None:
    assert words(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_words_of_another_seed_are_those_of_splitmix64() -> None:
    assert words(1234567, 3) == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_largest_seed_wraps_round_instead_of_growing() -> None:
    assert all(0 <= word < WORD for word in words(WORD - 1, 50))
    assert Rng(WORD - 1).word()[1].state == 0x9E3779B97F4A7C14


def test_a_generator_gives_the_same_word_however_often_it_is_asked() -> None:
    rng = Rng(7)
    assert rng.word() == rng.word()
    assert rng == Rng(7)


def test_a_generator_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Rng(7).state = 8  # type: ignore[misc]


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 12, 24])
def test_every_number_below_the_limit_comes_and_none_from_it_on(limit: int) -> None:
    assert {Rng(seed).below(limit)[0] for seed in range(40 * limit)} == set(range(limit))


def test_numbers_below_six_are_equally_likely() -> None:
    counts = Counter(Rng(seed).below(6)[0] for seed in range(6000))
    assert all(900 < counts[number] < 1100 for number in range(6))


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    """Half of all words are past the only full multiple of this limit."""
    limit = 2**63 + 1
    drawn_again = 0
    for seed in range(20):
        rng, expected = Rng(seed), WORD
        while expected >= limit:
            expected, rng = rng.word()
            drawn_again += expected >= limit
        assert Rng(seed).below(limit) == (expected, rng)
    assert drawn_again > 5


def test_a_shuffle_keeps_every_item_and_leaves_the_sequence_alone() -> None:
    items = list("abcdefghijkl")
    shuffled, _ = Rng(3).shuffled(items)
    assert sorted(shuffled) == items == list("abcdefghijkl")
    assert shuffled != items


def test_all_orders_of_four_can_come_out_of_a_shuffle() -> None:
    assert len({tuple(Rng(seed).shuffled("abcd")[0]) for seed in range(400)}) == 24


def test_the_orders_of_three_are_equally_likely() -> None:
    counts = Counter("".join(Rng(seed).shuffled("abc")[0]) for seed in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("items", ["", "a"])
def test_a_shuffle_of_nothing_to_shuffle_draws_no_number(items: str) -> None:
    assert Rng(5).shuffled(items) == (list(items), Rng(5))


def test_shuffles_in_a_row_differ() -> None:
    first, rng = Rng(5).shuffled("abcdefghijkl")
    assert rng.shuffled("abcdefghijkl")[0] != first
