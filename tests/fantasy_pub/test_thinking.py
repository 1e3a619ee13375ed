"""What a computer thinks with: a turn up to its end, without the kinds that nobody knows."""

from random import Random

from game.core.match import Match
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import END
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.events import TurnEnded
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.key import key
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import SPENT, State
from game.fantasy_pub.rules.turn import act
from game.fantasy_pub.rules.view import each_on_top, veiled
from tests.fantasy_pub.tables import pub


def thought(state: State, *actions: str) -> State:
    for text in actions:
        state = act(state, RULES.parse(text))
    return state


def test_an_action_alone_stops_before_the_next_player_rolls() -> None:
    state = thought(pub("L@1"), "move elf1 both")
    assert (state.to_move, state.turn, state.used) == (0, 1, SPENT)
    assert RULES.legal_actions(state) == [END]


def test_the_end_of_a_turn_is_still_to_come_after_a_player_ends_it() -> None:
    state = thought(pub("L@1"), "move elf1 2", "end")
    assert (state.to_move, state.turn, state.used) == (0, 1, SPENT)


def test_nothing_is_told_of_the_end_of_the_turn() -> None:
    told: list[object] = []
    act(pub("L@1"), RULES.parse("move elf1 both"), told.append)
    assert told
    assert TurnEnded not in map(type, told)


def test_a_veiled_coin_becomes_a_beer_nobody_knows() -> None:
    state = veiled(RULES.view(pub("D@3 c2 b1 t1", barkeeper=1), None))
    assert thought(state, "call 3 on dwarf1/N").beers[2] == UNKNOWN + TRIPLE


def test_a_beer_that_goes_back_to_a_veiled_reserve_is_one_of_many() -> None:
    state = veiled(RULES.view(pub("rD@3 c0 b2 t1"), None))
    size = len(state.reserve)
    assert thought(state, "call 3 on dwarf1/C").reserve == UNKNOWN * (size + 2)


def test_of_a_normal_beer_and_one_nobody_knows_the_normal_one_goes_back() -> None:
    state = veiled(RULES.view(pub("D@3 c2 b1", dice=(3, 2), hand="cold_water"), Seat(0)))
    assert thought(state, "call 3 on dwarf1/N", "play cold_water 2 on dwarf1/N").beers[2] == UNKNOWN


def test_with_a_double_a_key_knows_whether_one_of_the_two_is_spent() -> None:
    fresh, half = pub("L@1", dice=(3, 3)), pub("L@1", dice=(3, 3))
    for state, used in ((fresh, (False, False)), (half, (True, False))):
        state.used, state.acted = used, True
    assert key(fresh) != key(half)


def test_a_key_does_not_ask_which_die_shows_what() -> None:
    assert key(pub("L@1", dice=(3, 2))) == key(pub("L@1", dice=(2, 3)))
    assert key(thought(pub("L@1", dice=(3, 2)), "call 3")) == key(thought(pub("L@1", dice=(2, 3)), "call 3"))


def test_everybody_who_may_enter_is_thought_of() -> None:
    state = pub("D@4 c2", "rG@5 c2", deck="troll")
    assert [each.decks[0][0] for each in each_on_top(state)] == [*state.decks[0]]
    assert all(sorted(each.decks[0]) == sorted(state.decks[0]) for each in each_on_top(state))


def test_whoever_was_seen_to_go_under_the_deck_is_not_on_top_of_it() -> None:
    state = pub("D@4 c2", "rG@5 c2", deck="troll")
    state.known_bottom = (4, 0)
    assert [each.decks[0][0] for each in each_on_top(state)] == [*state.decks[0][:2]]
    state.known_bottom = (6, 0)
    assert [each.decks[0] for each in each_on_top(state)] == [state.decks[0]]


def test_a_veiled_state_offers_what_the_seat_to_move_can_really_do() -> None:
    """And it looks the same to that seat, all through a game."""
    chance = Random(4)
    match = Match(RULES, Setup(3), 4)
    while match.to_act is not None:
        legal = RULES.legal_actions(match.state)
        view = RULES.view(match.state, match.to_act)
        assert RULES.legal_actions(veiled(view)) == legal
        assert RULES.view(veiled(view), match.to_act) == view
        match.submit(chance.choice(legal))


def test_the_same_in_another_order_is_the_same_position() -> None:
    state = pub("L@1", "T@5 c2")
    first = thought(state, "move elf1 3", "move troll 2")
    assert key(first) == key(thought(state, "move troll 2", "move elf1 3"))
    assert key(first) != key(thought(state, "move elf1 2", "move troll 3"))


def test_who_has_moved_matters_while_a_die_is_left() -> None:
    """Wherever it stands, it cannot move again."""
    state = pub("L@1", "D@4", dice=(6, 1))
    moved, called = thought(state, "move elf1 1"), pub("L@2", "D@4", dice=(6, 1))
    called.used, called.acted = (False, True), True
    assert key(moved) != key(called)
    called.moved = moved.moved
    assert key(moved) == key(called)


def test_another_die_that_is_left_is_another_position() -> None:
    state = pub("L@1", dice=(2, 5), barkeeper=2)
    state.used, state.acted = (True, False), True
    other = state.copy()
    other.dice = (3, 5)
    assert key(state) == key(other)
    other.dice = (2, 4)
    assert key(state) != key(other)
