"""The vectors of the rules: set-up, the turn, moving, drinking, the barkeeper, leaving."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import GOBLIN, OWNER, RACE
from game.fantasy_pub.rules.events import (
    CoinsDropped,
    DiceRolled,
    Drank,
    InvitationRound,
    Invited,
    Moved,
    NoActionReroll,
    Seated,
    ThrownOut,
    Toast,
    Why,
)
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.possible import all_chips
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Dice, Phase, State, put
from tests.fantasy_pub.tables import do, heard, legal, pub, refused, told, who


def new_game(players: int, seed: int) -> State:
    return RULES.new_game(Setup(players), seed).state


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_v01_everybody_starts_alone_at_a_table_with_four_coins_a_goblin_with_five(
    players: int, seed: int
) -> None:
    state = new_game(players, seed)
    assert len(state.reserve) == 75 - 6 - 4 * players
    assert [len(hand) for hand in state.hands] == [4] * players
    assert [len(deck) for deck in state.decks] == [6] * players
    seated = [(guests[0], table) for table, guests in enumerate(state.spaces) if guests]
    assert len(seated) == players == sum(map(len, state.spaces))
    for character, table in seated:
        assert table != 0
        goblin = RACE[character] == GOBLIN
        assert len(state.coins[character]) == 4 + goblin
        assert len(state.floor[table]) == 1 - goblin
    assert state.floor[0] == ""
    assert sum(map(len, state.floor)) == 6 - sum(RACE[each] == GOBLIN for each, _ in seated)


def test_v01_goblins_and_others_start_in_these_games() -> None:
    races = {RACE[guests[0]] for seed in range(8) for guests in new_game(4, seed).spaces if guests}
    assert len(races) == 4


def test_75_chips_ten_of_them_triple_are_shuffled() -> None:
    piles = {all_chips(new_game(2, seed)) for seed in range(8)}
    assert len(piles) == 8
    assert {(len(pile), pile.count("t")) for pile in piles} == {(75, 10)}


def test_a_die_says_where_the_barkeeper_begins() -> None:
    assert {new_game(2, seed).barkeeper for seed in range(60)} == {1, 2, 3, 4, 5, 6}


def test_chance_says_who_starts() -> None:
    assert {new_game(3, seed).start for seed in range(30)} == {0, 1, 2}


def test_the_start_player_is_seated_first() -> None:
    events = RULES.new_game(Setup(3, first=Seat(1)), 5).events
    assert [OWNER[each.who] for each in events if isinstance(each, Seated)] == [1, 2, 0]


def test_event_cards_are_dealt_at_random() -> None:
    assert len({new_game(4, seed).hands for seed in range(8)}) == 8


def test_v02_each_discards_one_event_from_the_start_player_on() -> None:
    state = RULES.new_game(Setup(3, first=Seat(1)), 5).state
    for seat in (1, 2, 0):
        assert state.phase is Phase.DRAFT
        assert state.to_move == seat
        assert len(legal(state, "discard")) == len(legal(state)) == 4
        state = do(state, legal(state)[0])
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert [len(away) for away in state.away] == [1, 1, 1]
    assert (state.phase, state.to_move, state.turn) == (Phase.TURN, 1, 1)


# Entering


def test_v03_one_enters_with_the_coins_of_a_die_and_a_die_is_left() -> None:
    state = do(pub(dice=(3, 5), deck="goblin1"), "enter 3")
    assert told(state, "G") == ["G@door c3 b0"]
    assert (state.to_move, state.used) == (0, (True, False))


def test_v03_with_both_dice_six_coins_at_most_and_the_turn_is_over() -> None:
    state = do(pub(dice=(3, 5), deck="goblin1"), "enter both")
    assert told(state, "G") == ["G@door c6 b0"]
    assert state.to_move == 1


def test_v04_a_rival_at_the_door_does_not_block_it_an_own_character_does() -> None:
    assert legal(pub("rT@door"), "enter") == ["enter 3", "enter 2", "enter both"]
    refused(pub("rT@door", "T@door"), "enter 3", "enter 2", "enter both")


def test_v05_one_enters_with_what_is_left_in_the_reserve_but_not_with_nothing() -> None:
    state = do(pub(dice=(5, 2), reserve=2, deck="goblin1"), "enter 5")
    assert told(state, "G") == ["G@door c2 b0"]
    assert state.reserve == ""
    refused(pub(dice=(5, 2), reserve=0), "enter 5")


def test_nobody_enters_from_an_empty_deck() -> None:
    inside = ("T@1", "L@2", "L2@3", "D@4", "D2@5")
    refused(pub(*inside, out=("G", "G2")), "enter 3")
    assert legal(pub(*inside, out=("G",)), "enter 3")


def test_a_character_that_was_seen_is_no_longer_in_the_deck_once_it_enters() -> None:
    state = pub("T@1", "L@2", "L2@3", "D@4", "D2@5", out=("G2",), dice=(2, 1))
    state.known_bottom = (1, 0)
    assert do(state, "enter 2").known_bottom == (0, 0)


# Moving


def test_v06_a_die_less_the_beers_and_nobody_drinks_at_an_empty_table() -> None:
    state = do(pub("L@1 c3 b1", dice=(4, 2)), "move elf1 4")
    assert told(state, "L") == ["L@4 c3 b1"]


def test_v07_beers_are_subtracted_once_from_the_sum() -> None:
    state = pub("L@1 b3", dice=(2, 3))
    assert legal(state, "move") == ["move elf1 both"]
    assert told(do(state, "move elf1 both"), "L") == ["L@3 c0 b3"]
    assert Moved(who("L"), (1, 2, 3), counts=True) in heard(state, "move elf1 both")


def test_v08_a_character_moves_once_a_turn() -> None:
    state = do(pub("L@1", dice=(1, 2)), "move elf1 1")
    refused(state, "move elf1 2")
    assert "end" in legal(state)


def test_v09_whoever_has_just_entered_may_move() -> None:
    state = do(pub(dice=(3, 2), deck="goblin1"), "enter 3", "move goblin1 2")
    assert told(state, "G") == ["G@2 c3 b0"]
    assert state.to_move == 1


def test_v10_all_of_one_race_or_all_different_and_one_of_each_clan_at_the_door() -> None:
    here = ("rG@2", "rD@2", "rL@3", "rL2@3", "T@door")
    assert legal(pub(*here, "L@1", dice=(1, 2)), "move elf1") == [
        "move elf1 1",
        "move elf1 2",
        "move elf1 both",
    ]
    assert legal(pub(*here, "L@6", dice=(1, 5)), "move elf1") == ["move elf1 5", "move elf1 both"]
    refused(pub(*here, "D@1", dice=(1, 2)), "move dwarf1 1", "move dwarf1 2")


def test_v11_a_lap_ends_where_it_began_and_the_table_meets() -> None:
    state = do(pub("L@2 c3", "rG@2 c1", dice=(3, 4)), "move elf1 both")
    assert told(state, "L", "rG") == ["L@2 c3 b1", "rG@2 c0 b0"]


def test_a_lap_of_a_dwarf_is_one_move() -> None:
    assert legal(pub("D@2", dice=(3, 4)), "move dwarf1 both") == ["move dwarf1 both"]


def test_v12_a_dwarf_may_go_back_an_elf_may_not() -> None:
    state = pub("D@2", "L@2", dice=(2, 3))
    assert told(do(state, "move dwarf1 2 back"), "D") == ["D@door c0 b0"]
    refused(state, "move elf1 2 back")


def test_v13_nobody_drinks_at_the_door() -> None:
    state = do(pub("L@6 c1", "rL@door c1", dice=(1, 3)), "move elf1 1")
    assert told(state, "L", "rL") == ["L@door c1 b0", "rL@door c1 b0"]


# Drinking


def test_v14_at_a_toast_each_case_is_judged_alone() -> None:
    state = pub("D@1 c2", "rD@2 c1 b4", "qD@2 c1 b5", "rD2@2 b2", dice=(1, 3))
    after = do(state, "move dwarf1 1")
    assert told(after, "D", "rD", "qD", "rD2") == ["D@2 c1 b1", "rD@2 c0 b5", "qD in deck", "rD2 in deck"]
    assert after.decks[1][-1] == who("rD2")
    assert after.decks[2][-1] == who("qD")
    story = heard(state, "move dwarf1 1")
    assert Toast(2, (who("rD"), who("qD"), who("rD2"), who("D"))) in story
    assert [(each.who, each.why) for each in story if isinstance(each, ThrownOut)] == [
        (who("qD"), Why.DRUNK),
        (who("rD2"), Why.BROKE),
    ]


def test_v15_in_a_round_everybody_pays_for_the_next_bigger_one() -> None:
    state = pub("G@1 c2", "rD@2 c1", "qT@2 b1", dice=(1, 3))
    assert told(do(state, "move goblin1 1"), "G", "rD", "qT") == ["G@2 c1 b0", "rD@2 c0 b1", "qT@2 c0 b2"]
    payments = [
        (each.payer, each.guest) for each in heard(state, "move goblin1 1") if isinstance(each, Invited)
    ]
    assert payments == [(who("G"), who("rD")), (who("rD"), who("qT"))]


def test_v16_the_broke_go_first_and_the_next_one_pays_past_them() -> None:
    state = pub("T@1", "rD@2 c2", "qL@2 b2", dice=(1, 3))
    assert told(do(state, "move troll 1"), "T", "rD", "qL") == ["T@2 c0 b1", "rD@2 c1 b0", "qL in deck"]
    story = [
        each
        for each in heard(state, "move troll 1")
        if isinstance(each, InvitationRound | ThrownOut | Invited)
    ]
    assert [type(each) for each in story] == [InvitationRound, ThrownOut, Invited]


def test_v17_if_only_one_is_left_nothing_else_happens() -> None:
    state = do(pub("G@1", "rD@2", "qL@2 c1", dice=(1, 3)), "move goblin1 1")
    assert told(state, "G", "rD", "qL") == ["G in deck", "rD in deck", "qL@2 c1 b0"]


def test_in_a_round_the_broke_go_small_to_big() -> None:
    story = heard(pub("G@1", "rD@2", "qL@2 c1", dice=(1, 3)), "move goblin1 1")
    assert [each.who for each in story if isinstance(each, ThrownOut)] == [who("G"), who("rD")]


def test_v18_the_biggest_needs_no_coin() -> None:
    state = do(pub("D@1", "rG@2 c2", dice=(1, 3)), "move dwarf1 1")
    assert told(state, "D", "rG") == ["D@2 c0 b1", "rG@2 c1 b0"]


def test_v19_whoever_gets_a_sixth_beer_does_not_pay() -> None:
    state = pub("G@1 c2", "rD@2 c3 b5", "qL@2 c2 b1", dice=(1, 3))
    after = do(state, "move goblin1 1")
    assert told(after, "G", "rD", "qL") == ["G@2 c1 b0", "rD in deck", "qL@2 c2 b1"]
    assert len(after.reserve) == len(state.reserve) + 9


def test_v19_the_others_still_pay() -> None:
    state = pub("G@1 c2", "rD@2 c3 b5", "qL@2 c2 b1", "rT@2", dice=(1, 3))
    assert told(do(state, "move goblin1 1"), "qL", "rT") == ["qL@2 c1 b1", "rT@2 c0 b1"]


def test_v20_a_goblin_picks_one_coin_before_it_drinks() -> None:
    state = do(pub("G@1", "rG@2 c1", floor={2: 2}, dice=(1, 3)), "move goblin1 1")
    assert told(state, "G", "rG") == ["G@2 c0 b1", "rG@2 c0 b1"]
    assert state.floor[2] == "n"


def test_v21_a_goblin_that_enters_leaves_the_coin_at_the_door() -> None:
    state = do(pub(floor={0: 1}, dice=(1, 3), deck="goblin1"), "enter 1")
    assert told(state, "G") == ["G@door c1 b0"]
    assert state.floor[0] == "n"


def test_v21_a_goblin_that_moves_to_the_door_takes_it() -> None:
    state = do(pub("G@6 c1", floor={0: 1}, dice=(1, 3)), "move goblin1 1")
    assert told(state, "G") == ["G@door c2 b0"]
    assert state.floor[0] == ""


def test_only_goblins_pick_up_coins() -> None:
    state = do(pub("D@1", floor={2: 1}, dice=(1, 3)), "move dwarf1 1")
    assert told(state, "D") == ["D@2 c0 b0"]
    assert state.floor[2] == "n"


def test_v22_a_troll_drops_a_coin_where_it_starts_if_it_has_one() -> None:
    state = do(pub("T@1 c2", dice=(1, 3)), "move troll 1")
    assert told(state, "T") == ["T@2 c1 b0"]
    assert (state.floor[1], state.floor[2]) == ("n", "")
    assert CoinsDropped(who("T"), 1, 1) in heard(pub("T@1 c2", dice=(1, 3)), "move troll 1")
    broke = do(pub("T@1", dice=(1, 3)), "move troll 1")
    assert told(broke, "T") == ["T@2 c0 b0"]
    assert not any(broke.floor)


def test_the_coin_that_was_added_last_is_drunk() -> None:
    state = do(parse_position("N: | C: || 3: dwarf1/N(nt) || dice 3 5"), "call 3 on dwarf1/N")
    assert (state.coins[who("D")], state.beers[who("D")]) == ("n", "t")


def test_the_coin_that_was_added_last_is_paid() -> None:
    state = do(parse_position("N: | C: || 1: goblin1/N(nt) | 2: elf1/C() || dice 1 5"), "move goblin1 1")
    assert (state.coins[who("G")], state.beers[who("rL")]) == ("n", "t")


def test_what_goes_back_to_the_reserve_is_shuffled() -> None:
    state = pub("rG@3 b4", dice=(3, 1))
    orders = set()
    for seed in range(8):
        state.chance = Rng(seed)
        orders.add(do(state, "call 3 on goblin1/C").reserve)
    assert len(orders) == 8


# Leaving


def test_v23_a_troll_that_leaves_drops_a_coin_at_the_door() -> None:
    state = pub("T@door c2 b2")
    after = do(state, "leave troll 3")
    assert told(after, "T") == ["T out"]
    assert (after.floor[0], after.scored[0]) == ("n", "nn")
    assert len(after.reserve) == len(state.reserve) + 1
    refused(pub("T@door c3 b2"), "leave troll 3")


@pytest.mark.parametrize(
    ("chips", "may"), [("c2 b2", True), ("c3 b2", False), ("c0 b0", True), ("c0 b3", True)]
)
def test_v24_one_leaves_with_as_many_beers_as_coins(chips: str, may: bool) -> None:
    assert bool(legal(pub(f"D@door {chips}"), "leave")) == may


def test_v24_scored_beers_keep_their_kinds() -> None:
    assert do(pub("D@door b3 t1"), "leave dwarf1 3").scored[0] == "nnt"


def test_v25_whoever_has_just_moved_may_leave() -> None:
    state = do(pub("G@6 c1 b1", dice=(2, 5)), "move goblin1 2", "leave goblin1 5")
    assert told(state, "G") == ["G out"]
    assert state.to_move == 1


def test_v26_a_dark_elf_leaves_from_the_barkeepers_table_a_dwarf_does_not() -> None:
    state = do(pub("L@4 c2 b1", "D@4 b5", dice=(4, 2)), "call 4 on elf1/N")
    assert told(state, "L") == ["L@4 c1 b2"]
    refused(state, "leave dwarf1 2")
    after = do(state, "leave elf1 2")
    assert told(after, "L") == ["L out"]
    assert after.scored[0] == "nn"
    refused(pub("L@4 c1 b2"), "leave elf1 3")


def test_at_the_barkeepers_table_too_an_elf_needs_as_many_beers_as_coins() -> None:
    refused(pub("L@1 c2 b1"), "leave elf1 3")


def test_nobody_leaves_with_a_rival() -> None:
    assert not legal(pub("rG@door b2"), "leave")


# The barkeeper


def test_v27_the_barkeeper_goes_to_another_table_and_serves_just_one() -> None:
    state = pub("rG@3 c1", "rD@3 b3", dice=(1, 3))
    assert legal(state, "call") == ["call 3 on goblin1/C", "call 3 on dwarf1/C"]
    after = do(state, "call 3 on dwarf1/C")
    assert told(after, "rG", "rD") == ["rG@3 c1 b0", "rD in deck"]
    assert legal(after, "call") == ["call 1"]
    assert do(after, "call 1").barkeeper == 1


def test_v28_a_sixth_beer_throws_out() -> None:
    state = pub("rT@3 c2 b5", dice=(3, 1), barkeeper=2)
    after = do(state, "call 3 on troll/C")
    assert told(after, "rT") == ["rT in deck"]
    assert len(after.reserve) == len(state.reserve) + 7
    assert Drank(who("rT"), "n") in heard(state, "call 3 on troll/C")


# The +1/-1 card, rolling, ending


def test_v29_the_card_adds_one_then_takes_one_and_is_gone() -> None:
    state = do(pub(dice=(6, 3)), "adjust 3")
    assert (state.dice, state.plus_minus[0]) == ((6, 4), -1)
    state = do(state, "adjust 6")
    assert (state.dice, state.plus_minus[0]) == ((5, 4), 0)
    assert not legal(state, "adjust")
    refused(pub(dice=(6, 3)), "adjust 6")
    refused(state, "end")


def test_v29_no_one_is_made_less() -> None:
    state = pub("L@4", dice=(1, 3))
    state.plus_minus = put(state.plus_minus, 0, -1)
    assert legal(state, "adjust") == ["adjust 3"]


def test_v30_the_card_may_not_make_the_one_action_impossible() -> None:
    nobody = pub(dice=(3, 4), barkeeper=4, reserve=0)
    assert legal(nobody) == ["adjust 4", "call 3"]
    refused(nobody, "adjust 3")


def test_once_the_action_is_done_the_card_may_make_others_impossible() -> None:
    state = do(pub(dice=(3, 2), reserve=0), "call 3")
    assert legal(do(state, "adjust 2")) == ["adjust 3", "end"]


def test_of_two_dice_alike_the_card_changes_the_one_that_is_not_spent() -> None:
    assert do(pub(dice=(3, 3)), "call 3", "adjust 3").dice == (3, 4)


def test_v31_without_any_action_the_dice_are_rolled_again() -> None:
    state = pub("rG@4 c1", reserve=0, barkeeper=2, to_move=1, start=1)
    state.used, state.acted = (True, False), True
    state.chance = chance_of((2, 2), (6, 4))
    story = heard(state, "end")
    assert story[-3:] == (DiceRolled((2, 2)), NoActionReroll((2, 2)), DiceRolled((6, 4)))
    assert do(state, "end").dice == (6, 4)


def chance_of(*rolls: Dice) -> Rng:
    """A chance from which these rolls come."""
    for seed in range(100_000):
        rng, found = Rng(seed), []
        for _ in rolls:
            number, rng = rng.below(36)
            found.append((number // 6 + 1, number % 6 + 1))
        if tuple(found) == rolls:
            return Rng(seed)
    raise AssertionError("no such chance")


def test_v32_a_turn_ends_only_after_an_action() -> None:
    state = pub(dice=(1, 3))
    refused(state, "end")
    after = do(state, "enter 1", "end")
    assert after.to_move == 1


def test_two_dice_alike_are_one_choice() -> None:
    state = pub("L@1", dice=(2, 2), barkeeper=4)
    assert legal(state, "move") == ["move elf1 2", "move elf1 both"]
    assert legal(do(state, "call 2"), "move") == ["move elf1 2"]


def test_v38_whoever_is_thrown_out_is_last_in_its_deck_and_everybody_knows() -> None:
    after = do(pub("rG@3", dice=(3, 1)), "call 3 on goblin1/C")
    assert after.decks[1][-1] == who("rG")
    assert RULES.view(after, Seat(0)).decks[1].bottom == (who("rG"),)


def test_v41_what_is_not_legal_is_refused() -> None:
    state = pub("L@1 c2", "rD@2 c1")
    refused(
        state,
        "discard shove",
        "adjust 6",
        "enter 5",
        "move elf1 6",
        "move dwarf1 3",
        "call 4",
        "leave elf1 3",
    )
    refused(state, "play shove 3 on dwarf1/C", "end", "call 1", "call 2")
