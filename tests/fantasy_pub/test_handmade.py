"""The hand-made value, and the player in a hurry that goes by it."""

from random import Random
from statistics import fmean

import pytest

from game.core.levels import AnyPlayer
from game.core.player import decided
from game.core.rules import Seat
from game.fantasy_pub.bot.handmade import REACH, GreedyPlayer, goes_home, unknown_beer, worth
from game.fantasy_pub.rules.actions import Adjust, Discard
from game.fantasy_pub.rules.characters import DWARF, ELF, GOBLIN
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import State
from game.players.random_bot import RandomBot
from tests.fantasy_pub.tables import pub, who

GAMES = 16


def chosen(state: State, seed: int = 0) -> str:
    """What the player in a hurry does."""
    view, legal = RULES.view(state, state.to_move), RULES.legal_actions(state)
    return RULES.spell(decided(GreedyPlayer(seed), view, legal).action)


def played(players: list[AnyPlayer], seed: int) -> State:
    """How a game between them ends."""
    state = RULES.new_game(Setup(len(players)), seed).state
    while (seat := RULES.to_act(state)) is not None:
        legal = RULES.legal_actions(state)
        state = RULES.advance(state, decided(players[seat], RULES.view(state, seat), legal).action)
    return state


# The value


def test_the_door_is_reached_by_one_die_or_by_both_together() -> None:
    assert REACH[False][6][0] == (11 + 5) / 36  # a one; or, with a lap, eight
    assert REACH[False][6][5] == (11 + 5) / 36  # a six on a die, or in all
    assert REACH[False][6][4] == (11 + 4 + 1) / 36  # a five on a die, or in all, or twelve


def test_a_dwarf_goes_both_ways() -> None:
    for space in range(1, 7):
        for beers in range(6):
            assert REACH[True][space][beers] == REACH[True][7 - space][beers]
            assert REACH[True][space][beers] >= REACH[False][space][beers]
    assert goes_home(DWARF, 1, 2, 2, 5) > goes_home(GOBLIN, 1, 2, 2, 5)


def test_an_elf_goes_home_by_way_of_the_barkeeper() -> None:
    assert goes_home(ELF, 4, 2, 2, 4) == goes_home(ELF, 0, 2, 2, 4)
    assert goes_home(ELF, 4, 2, 2, 1) > goes_home(GOBLIN, 4, 2, 2, 1)


@pytest.mark.parametrize(("worse", "better"), [((0, 3), (1, 3)), ((2, 5), (2, 4)), ((5, 1), (1, 1))])
def test_the_broke_the_full_and_the_thirsty_are_in_danger(
    worse: tuple[int, int], better: tuple[int, int]
) -> None:
    assert goes_home(GOBLIN, 3, *worse, 1) < goes_home(GOBLIN, 3, *better, 1)


def test_at_the_door_nobody_drinks() -> None:
    assert goes_home(GOBLIN, 0, 0, 3, 1) == goes_home(GOBLIN, 0, 1, 3, 1)


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    poor, rich = pub("G@4 c1", "rG@5 c1"), pub("G@4 c1", "rG@5 c3 b1")
    assert worth(rich, Seat(0), 2) < worth(poor, Seat(0), 2)
    assert worth(rich, Seat(1), 2) > worth(poor, Seat(1), 2)


def test_a_beer_of_unknown_kind_counts_what_is_to_be_expected() -> None:
    state = pub("G@door c1 b1")
    state.beers[who("G")] = UNKNOWN
    unknown = worth(state, Seat(0), 2.5)
    state.beers[who("G")] = TRIPLE
    triple = worth(state, Seat(0), 2.5)
    state.beers[who("G")] = "n"
    assert unknown == pytest.approx(fmean([triple, worth(state, Seat(0), 2.5)]))


def test_while_triples_are_hidden_a_coin_promises_more() -> None:
    assert unknown_beer(RULES.view(pub("G@4 c1"), Seat(0))) == pytest.approx(2 + 10 / 75)
    assert unknown_beer(RULES.view(pub("G@4 b5 t5"), Seat(0))) == pytest.approx(2 + 5 / 70)


# The player


def test_it_takes_its_beers_home() -> None:
    assert chosen(pub("L@door c1 b4", "rG@5 c1", dice=(3, 2))).startswith("leave elf1")


def test_it_throws_a_rival_out() -> None:
    assert chosen(pub("rD@5 b5 t3", "rG@3 c3", dice=(5, 3), barkeeper=1, reserve=0)) == "call 5 on dwarf1/C"


def test_it_never_uses_the_card_and_puts_any_event_away() -> None:
    away = set()
    for seed in range(30):
        state = RULES.new_game(Setup(2), seed).state
        legal = RULES.legal_actions(state)
        action = decided(GreedyPlayer(seed), RULES.view(state, state.to_move), legal).action
        assert isinstance(action, Discard)
        away.add(legal.index(action))
        while (seat := RULES.to_act(state)) is not None and state.round < 6:
            legal = RULES.legal_actions(state)
            action = decided(GreedyPlayer(seed), RULES.view(state, seat), legal).action
            assert not isinstance(action, Adjust)
            state = RULES.advance(state, action)
    assert away == {0, 1, 2, 3}


def test_what_is_hidden_changes_no_thought() -> None:
    chance = Random(4)
    state = RULES.new_game(Setup(3), 4).state
    for _ in range(120):
        seat = RULES.to_act(state)
        assert seat is not None
        other = RULES.imagine(RULES.view(state, seat), chance.getrandbits(64))
        assert chosen(other, 1) == chosen(state, 1)
        state = RULES.advance(state, chance.choice(RULES.legal_actions(state)))


def test_it_beats_whoever_plays_anything() -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        players: list[AnyPlayer] = [RandomBot(seed), RandomBot(seed)]
        players[seat] = GreedyPlayer(seed)
        won += RULES.standings(played(players, seed))[seat].won
    assert won == GAMES


def test_a_game_between_two_in_a_hurry_takes_an_evening_and_not_a_night() -> None:
    rounds = [played([GreedyPlayer(seed), GreedyPlayer(seed + 1)], seed).round for seed in range(GAMES)]
    assert 18 <= fmean(rounds) <= 30
