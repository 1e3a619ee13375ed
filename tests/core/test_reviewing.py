"""What a review makes of what was measured."""

from random import Random

import pytest

from game.core.reviewing import Grade, Judged, Review, shared
from game.core.rules import Seat
from game.core.weighing import Value


def judged(best: float, played: float, error: float = 0.0) -> Judged:
    """A decision of the first of two, by what it was worth."""
    values = (Value(name, (worth, 1 - worth), error) for name, worth in (("a", played), ("b", best)))
    return Judged(1, 0, 1, 0, Seat(0), *values)


@pytest.mark.parametrize(
    ("loss", "grade"),
    [(0.02, Grade.GOOD), (0.04, Grade.SLIP), (0.10, Grade.MISTAKE), (0.20, Grade.BLUNDER)],
)
def test_a_decision_is_called_by_what_it_has_cost(loss: float, grade: Grade) -> None:
    assert judged(0.5, 0.5 - loss).grade is grade


def test_a_loss_that_may_be_chance_is_good() -> None:
    assert judged(0.5, 0.4, error=0.03).grade is Grade.GOOD
    assert judged(0.5, 0.4, error=0.02).grade is Grade.MISTAKE


def test_nothing_better_is_the_best_whatever_may_be_off() -> None:
    value = Value("a", (0.4, 0.6), 0.1)
    decision = Judged(1, 0, 1, 0, Seat(0), value, value)
    assert decision.grade is Grade.BEST
    assert decision.loss.cost == 0


def random_review(chance: Random, seats: int) -> Review:
    """Something that could have been measured."""

    def value(name: str) -> Value[str]:
        drawn = [chance.random() for _ in range(seats)]
        return Value(name, tuple(each / sum(drawn) for each in drawn), 0.01)

    decisions = []
    for number in range(chance.randrange(30)):
        seat = Seat(chance.randrange(seats))
        played, best = sorted((value("a"), value("b")), key=lambda each: each.chances[seat])
        decisions.append(Judged(number + 1, number, 1, number, seat, played, best))
    winners = [Seat(seat) for seat in range(seats) if chance.random() < 0.5] or [Seat(0)]
    return Review(seats, tuple(decisions), shared(winners, seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_even_share_play_and_luck_add_up_to_the_result(seats: int) -> None:
    chance = Random(seats)
    for _ in range(200):
        review = random_review(chance, seats)
        balances = [review.balance(Seat(seat)) for seat in range(seats)]
        for balance in balances:
            parts = 1 / seats + balance.own + balance.others + balance.luck
            assert parts == pytest.approx(balance.result, abs=1e-9)
        assert sum(balance.luck for balance in balances) == pytest.approx(0, abs=1e-9)
        assert sum(balance.own + balance.others for balance in balances) == pytest.approx(0, abs=1e-9)


def test_accuracy_falls_with_every_loss() -> None:
    whole = Review(2, (judged(0.5, 0.5),), (1.0, 0.0))
    less = Review(2, (judged(0.5, 0.45),), (1.0, 0.0))
    little = Review(2, (judged(0.5, 0.3),), (1.0, 0.0))
    accuracies = [review.accuracy(Seat(0)) for review in (whole, less, little)]
    assert accuracies == sorted(accuracies, key=lambda each: -(each or 0))
    assert whole.accuracy(Seat(0)) == 1
    assert whole.accuracy(Seat(1)) is None
