"""One glance: the best looking move; careless players err by card rather than by aim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game.core.player import decided
from game.players.one_ply import Care, OnePly, log_odds
from game.players.outlook import Move
from tests.players.nim import Nim, NimOutlook, Tally

USES = ["1 well", "1 badly", "2 well", "2 badly"]
LOOKS = {1: {"1 well": 0.55, "1 badly": 0.2}, 2: {"2 well": 0.6, "2 badly": 0.25}}


class TwoCards(NimOutlook):
    """Two cards, each with a good and a bad use; the second card is the better one."""

    def keys(self, position: Nim, world: Tally) -> Sequence[int]:
        return [1, 2]

    def moves(self, position: Nim, world: Tally, key: object) -> Sequence[Move[Nim, int]]:
        assert isinstance(key, int)
        return [Move((use,), Nim(4), (chance, 1 - chance)) for use, chance in LOOKS[key].items()]  # type: ignore[arg-type]


def chosen(carelessness: float) -> Counter[str]:
    players = [OnePly(lambda _: TwoCards(), seed, Care(carelessness, aim=0.3)) for seed in range(300)]
    return Counter(decided(player, Nim(5), USES).action for player in players)


def test_it_takes_what_looks_best() -> None:
    assert chosen(0.0) == {"2 well": 300}


def test_it_thinks_about_nothing_but_what_is_offered() -> None:
    for carelessness in (0.0, 9.0):
        player = OnePly(lambda _: TwoCards(), 1, Care(carelessness))
        assert decided(player, Nim(5), ["1 badly"]).action == "1 badly"


def test_it_tells_the_chances_of_what_it_takes() -> None:
    assert decided(OnePly(lambda _: TwoCards(), 1), Nim(5), USES).chances == (0.6, 0.4)


def test_the_careless_take_the_wrong_card_more_often_than_they_use_it_badly() -> None:
    uses = chosen(2.0)
    assert uses["1 well"] > 80
    assert uses["1 badly"] + uses["2 badly"] < uses["1 well"] / 2


def test_errors_are_small_where_there_is_little_to_gain() -> None:
    class Quiet(TwoCards):
        def prize(self, position: Nim) -> float:
            return 0.01

    players = [OnePly(lambda _: Quiet(), seed, Care(2.0, aim=0.3)) for seed in range(300)]
    assert {decided(player, Nim(5), USES).action for player in players} == {"2 well"}


def test_the_same_view_is_answered_alike() -> None:
    player = OnePly(lambda _: TwoCards(), 3, Care(2.0))
    assert len({decided(player, Nim(5), USES) for _ in range(20)}) == 1


def test_nobody_does_what_looks_shameful() -> None:
    players = [OnePly(lambda _: TwoCards(), seed, Care(9.0, aim=1.0, shame=1.0)) for seed in range(100)]
    uses = Counter(decided(player, Nim(5), USES).action for player in players)
    assert set(uses) == {"1 well", "2 well"}


def test_log_odds_have_no_ends() -> None:
    assert log_odds(0.5) == 0
    assert log_odds(0.8) == pytest.approx(-log_odds(0.2))
    assert log_odds(1.0) > log_odds(0.999) > 5
