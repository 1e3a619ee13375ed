"""What holds in every game, in 80 of them; `build_scripts/checks/pub_games.py` plays 10,000."""

from typing import get_args

from game.fantasy_pub.rules.events import Event
from tests.fantasy_pub.properties import play

GAMES = 80


def test_random_games_keep_to_the_rules_and_tell_every_kind_of_event() -> None:
    played = [play(2 + seed % 3, seed) for seed in range(GAMES)]
    assert min(each.decisions for each in played) > 20
    assert frozenset().union(*(each.kinds for each in played)) == {*get_args(Event)}
