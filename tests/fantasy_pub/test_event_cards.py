"""The vectors of the rules: every event card, with and without a target."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import Play
from game.fantasy_pub.rules.event_cards import EFFECTS, TARGETS
from game.fantasy_pub.rules.events import (
    BeerStolen,
    CoinsStolen,
    Drank,
    Entered,
    EventPlayed,
    Exit,
    Left,
    Swapped,
)
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY, EVENT_CARDS
from game.fantasy_pub.rules.state import Stage, State, put
from tests.fantasy_pub.tables import do, heard, legal, pub, refused, told, who


def test_there_are_17_cards_each_with_a_function_and_targets() -> None:
    assert len(EVENT_CARDS) == len(CARD_BY_KEY) == len(EFFECTS) == len(TARGETS) == 17
    assert [effect.__name__ for effect in EFFECTS] == [card.key for card in EVENT_CARDS]


NEARLY: dict[str, tuple[Callable[..., State], Callable[..., State]]] = {
    "house_round": (partial(pub, "D@4", "rG@5", reserve=0), partial(pub, "D@4", "rG@5", reserve=1)),
    "sing_along": (partial(pub, "D@4", "rG@5", "G@door", "rD@door"), partial(pub, "D@4", "rG@4")),
    "bottoms_up": (partial(pub, "D@4 c1", "G@door c3", "rL@5 c3"), partial(pub, "D@4 c2")),
    "lost_purse": (partial(pub, "D@4 c2", reserve=0), partial(pub, "D@4 c2", reserve=1)),
    "pickpocket": (partial(pub, "D@4 c1", "rG@4", "rL@5 c2"), partial(pub, "D@4 c1", "rG@4 c1")),
    "settle_tab": (partial(pub, "D@4 b2", "rG@5 b1"), partial(pub, "D@4 b2", "rG@5 c1")),
    "cold_water": (partial(pub, "D@4 c2", "rG@5 c1"), partial(pub, "D@4 c2", "rG@5 b1")),
    "cousin": (partial(pub, "D@4 c1", "rD@4", "rD2@door", "rG@5"), partial(pub, "D@4 c1", "rD@5")),
    "steal_mug": (partial(pub, "D@4 c1", "rG@4 c2", "rT@5 b1"), partial(pub, "D@4 c1", "rG@4 b1")),
    "shove": (partial(pub, "G@3", "D@3", "rG@2"), partial(pub, "G@3", "D@3", "rL@2")),
    "second_wind": (
        partial(pub, "L@1", "rG@4", "rL@4", dice=(3, 3)),
        partial(pub, "L@1", "rG@4", "rD@4", dice=(3, 3)),
    ),
    "cellar": (partial(pub, "D@4", "G@door"), partial(pub, "D@4", "rG@door")),
    "swap_seats": (partial(pub, "T@4", "rG@door", "rD@4"), partial(pub, "T@4", "rG@5", "rD@4")),
    "back_door": (partial(pub, "D@4 c2 b1", "L@5 b1", "rG@5"), partial(pub, "D@4 c1 b1")),
    "tray": (partial(pub, "D@4 c1", "rG@door", barkeeper=4), partial(pub, "D@4 c1", barkeeper=5)),
    "old_friend": (partial(pub, "G@door"), partial(pub, "rG@door")),
    "spill": (partial(pub, "D@4 b1", "rG@door c2"), partial(pub, "D@4 c1")),
}
"""By card: a pub where it has just no target, and one where it has."""


@pytest.mark.parametrize("key", CARD_BY_KEY)
def test_a_card_that_just_misses_its_target_cannot_be_played(key: str) -> None:
    missed, found = NEARLY[key]
    assert not legal(missed(hand=key), "play")
    assert legal(found(hand=key), "play")


def test_a_card_is_discarded_and_everybody_sees_it() -> None:
    state = pub("D@4 c3", hand="lost_purse shove")
    after = do(state, "play lost_purse 3 on dwarf1")
    assert after.hands[0] == (CARD_BY_KEY["shove"],)
    assert after.played == (CARD_BY_KEY["lost_purse"],)
    assert EventPlayed(Seat(0), CARD_BY_KEY["lost_purse"], (2,)) in heard(
        state, "play lost_purse 3 on dwarf1"
    )


def test_only_second_wind_reads_the_die() -> None:
    state = pub("D@4", hand="lost_purse second_wind", dice=(3, 2))
    lost = CARD_BY_KEY["lost_purse"]
    plays = [action for action in RULES.legal_actions(state) if isinstance(action, Play)]
    assert {action.die for action in plays if action.card == lost} == {3, 2}


# The table of the rules


def test_v39a_shove_sends_a_rival_on_and_no_coin_falls() -> None:
    state = do(pub("G@3 c1", "rT@2 c2", hand="shove", dice=(3, 3)), "play shove 3 on troll/C")
    assert told(state, "G", "rT") == ["G@3 c0 b0", "rT@3 c2 b1"]
    assert not any(state.floor)


def test_shove_needs_a_rival_who_may_stop_there() -> None:
    state = pub("G@3", "D@3", "rG@2", "rT@5", hand="shove")
    assert legal(state, "play") == ["play shove 3 on troll/C", "play shove 2 on troll/C"]


def test_nobody_is_shoved_to_the_door_beside_its_own() -> None:
    state = pub("rT@6", "rG@door", hand="shove")
    assert legal(state, "play shove 3 on") == ["play shove 3 on goblin1/C"]


def test_shove_to_the_door_in_closing_time_sends_home() -> None:
    state = pub("rT@6 b1", hand="shove", stage=Stage.EXTRA)
    assert told(do(state, "play shove 3 on troll/C"), "rT") == ["rT out"]


def test_v39b_second_wind_is_a_move_that_forgets_the_beers() -> None:
    state = do(pub("D@5 c1 b4", hand="second_wind"), "play second_wind 3 on dwarf1")
    assert told(state, "D") == ["D@1 c1 b4"]
    refused(state, "move dwarf1 2")


def test_second_wind_is_for_whoever_has_not_moved_and_a_dwarf_may_go_back() -> None:
    state = pub("D@5", "T@3 c1", hand="second_wind", dice=(3, 2))
    after = do(state, "play second_wind 3 on dwarf1 back")
    assert told(after, "D") == ["D@2 c0 b0"]
    assert do(state, "play second_wind 3 on troll").floor[3] == "n"
    assert legal(do(state, "move dwarf1 3"), "play") == ["play second_wind 2 on troll"]


def test_second_wind_leads_to_where_one_may_stop_with_that_die() -> None:
    state = pub("L@1", "rG@4", "rL@4", hand="second_wind", dice=(3, 2))
    assert legal(state, "play") == ["play second_wind 2 on elf1"]


def test_v39c_on_the_house_a_beer_for_everyone_there() -> None:
    state = do(pub("D@5 b5", "rD@5 c2", hand="house_round"), "play house_round 3 on 5")
    assert told(state, "D", "rD") == ["D in deck", "rD@5 c2 b1"]


def test_on_the_house_as_long_as_chips_last() -> None:
    state = pub("D@5", "rD@5", hand="house_round", reserve=1)
    assert told(do(state, "play house_round 3 on 5"), "D", "rD") == ["D@5 c0 b1", "rD@5 c0 b0"]
    refused(pub("D@5", hand="house_round", reserve=0), "play house_round 3 on 5")


def test_the_house_gives_nothing_to_an_empty_table() -> None:
    refused(pub("D@5", hand="house_round"), "play house_round 3 on 4")


def test_v43_a_tavern_song_lets_the_table_meet_again() -> None:
    state = pub("G@4 c2", "rD@4 c1", hand="sing_along")
    assert told(do(state, "play sing_along 3 on 4"), "G", "rD") == ["G@4 c1 b0", "rD@4 c1 b1"]


def test_v43x_nobody_sings_alone() -> None:
    refused(pub("G@4 c2", hand="sing_along"), "play sing_along 3 on 4")


def test_v43_bottoms_up_is_two_drinks() -> None:
    state = do(pub("D@4 c3 b1", hand="bottoms_up"), "play bottoms_up 3 on dwarf1")
    assert told(state, "D") == ["D@4 c1 b3"]


def test_v43x_bottoms_up_is_for_tables_and_for_two_coins() -> None:
    refused(pub("D@door c3", hand="bottoms_up"), "play bottoms_up 3 on dwarf1")
    refused(pub("D@4 c1", hand="bottoms_up"), "play bottoms_up 3 on dwarf1")


def test_whoever_is_thrown_out_by_the_first_drink_takes_no_second() -> None:
    state = do(pub("D@4 c3 b5", hand="bottoms_up"), "play bottoms_up 3 on dwarf1")
    assert told(state, "D") == ["D in deck"]
    assert state.decks[0].count(who("D")) == 1


@pytest.mark.parametrize(("name", "spelled"), [("D", "dwarf1/N"), ("rD", "dwarf1/C")])
def test_v43_cold_water_takes_a_normal_beer_if_possible(name: str, spelled: str) -> None:
    state = pub(f"{name}@4 b3 t1", hand="cold_water")
    after = do(state, f"play cold_water 3 on {spelled}")
    assert told(after, name) == [f"{name}@4 c0 b2 t1"]
    assert len(after.reserve) == len(state.reserve) + 1
    last = do(pub(f"{name}@4 b1 t1", hand="cold_water"), f"play cold_water 3 on {spelled}")
    assert told(last, name) == [f"{name}@4 c0 b0"]
    refused(pub(f"{name}@4 c1", hand="cold_water"), f"play cold_water 3 on {spelled}")


def test_v43_cousins_drink_yours_first() -> None:
    state = do(pub("D@4 c2", "rD@5 b3", hand="cousin"), "play cousin 3 on dwarf1 dwarf1/C")
    assert told(state, "D", "rD") == ["D@4 c1 b1", "rD in deck"]


def test_of_two_cousins_yours_drinks_first() -> None:
    story = heard(pub("D@4 c2", "rD@5 c1", hand="cousin"), "play cousin 3 on dwarf1 dwarf1/C")
    assert [each.who for each in story if isinstance(each, Drank)] == [who("D"), who("rD")]


def test_v43x_a_cousin_is_of_the_same_race_at_another_table() -> None:
    refused(pub("D@4 c2", "rD@4 b3", hand="cousin"), "play cousin 3 on dwarf1 dwarf1/C")
    refused(pub("D@4 c2", "rD@door b3", hand="cousin"), "play cousin 3 on dwarf1 dwarf1/C")
    refused(pub("D@4 c2", "rG@5 b3", hand="cousin"), "play cousin 3 on dwarf1 goblin1/C")


def test_two_own_cousins_are_one_pair() -> None:
    state = pub("D@4 c2", "D2@5 c1", hand="cousin", dice=(3, 3))
    assert legal(state, "play") == ["play cousin 3 on dwarf1 dwarf2/N"]


def test_v43_is_that_mine_takes_a_normal_beer_if_possible() -> None:
    state = pub("D@4 c1 b1", "rG@4 c1 b2 t1", hand="steal_mug")
    after = do(state, "play steal_mug 3 on dwarf1 goblin1/C")
    assert told(after, "D", "rG") == ["D@4 c1 b2", "rG@4 c1 b1 t1"]
    assert BeerStolen(who("D"), who("rG"), "n") in heard(state, "play steal_mug 3 on dwarf1 goblin1/C")


def test_a_sixth_stolen_beer_throws_the_thief_out() -> None:
    state = pub("D@4 c1 b5", "rG@4 b1", hand="steal_mug")
    assert told(do(state, "play steal_mug 3 on dwarf1 goblin1/C"), "D", "rG") == ["D in deck", "rG@4 c0 b0"]


def test_a_mug_is_stolen_at_the_same_table_only_and_only_if_there_is_one() -> None:
    for guests in (("D@4", "rG@5 b1"), ("D@door", "rG@door b1"), ("D@4", "rG@4 c1")):
        refused(pub(*guests, hand="steal_mug"), "play steal_mug 3 on dwarf1 goblin1/C")


def test_v43_a_full_tray_for_everyone_at_another_table() -> None:
    state = do(pub("D@4 c1", "rG@4", hand="tray"), "play tray 3 on 4")
    assert told(state, "D", "rG") == ["D@4 c0 b1", "rG in deck"]
    assert state.barkeeper == 4


def test_v43x_the_tray_is_for_an_occupied_table_where_he_is_not() -> None:
    refused(pub("D@4 c1", hand="tray", barkeeper=4), "play tray 3 on 4")
    refused(pub("D@4 c1", hand="tray"), "play tray 3 on 5")


def test_v44_a_lost_purse_is_three_coins_or_what_is_left() -> None:
    state = do(pub("D@door c1", hand="lost_purse"), "play lost_purse 3 on dwarf1")
    assert told(state, "D") == ["D@door c4 b0"]
    last = do(pub("D@door c1", hand="lost_purse", reserve=2), "play lost_purse 3 on dwarf1")
    assert told(last, "D") == ["D@door c3 b0"]
    refused(pub("D@door c1", hand="lost_purse", reserve=0), "play lost_purse 3 on dwarf1")


def test_a_lost_purse_is_not_for_rivals() -> None:
    assert not legal(pub("rD@4", hand="lost_purse"), "play")


@pytest.mark.parametrize(("coins", "mine", "left"), [(1, 2, 0), (3, 3, 1)])
def test_v44_light_fingers_take_two_coins_or_the_only_one(coins: int, mine: int, left: int) -> None:
    state = pub("D@door c1", f"rD@door c{coins}", hand="pickpocket")
    after = do(state, "play pickpocket 3 on dwarf1 dwarf1/C")
    assert told(after, "D", "rD") == [f"D@door c{mine} b0", f"rD@door c{left} b0"]
    story = heard(state, "play pickpocket 3 on dwarf1 dwarf1/C")
    assert CoinsStolen(who("D"), who("rD"), mine - 1) in story


def test_light_fingers_need_a_rival_with_a_coin_in_the_same_space() -> None:
    for guests in (("D@4", "rD@5 c1"), ("D@4", "rD@4"), ("D@4", "D2@4 c1")):
        state = pub(*guests, hand="pickpocket")
        refused(state, "play pickpocket 3 on dwarf1 dwarf1/C", "play pickpocket 3 on dwarf1 dwarf2/N")


def test_v44_settling_the_tab_returns_two_coins() -> None:
    state = pub("D@4 c3 b1", hand="settle_tab")
    after = do(state, "play settle_tab 3 on dwarf1/N")
    assert told(after, "D") == ["D@4 c1 b1"]
    assert len(after.reserve) == len(state.reserve) + 2
    refused(pub("D@4 b1", hand="settle_tab"), "play settle_tab 3 on dwarf1/N")


@pytest.mark.parametrize("stage", Stage)
def test_v44_no_exit_follows_a_settled_tab(stage: Stage) -> None:
    state = do(pub("rD@door c1 b1", hand="settle_tab", stage=stage), "play settle_tab 3 on dwarf1/C")
    assert told(state, "rD") == ["rD@door c0 b1"]


def test_v44_spilled_purses_drop_two_coins_each() -> None:
    state = do(pub("D@4 c1", "rG@4 c2", "rT@4", hand="spill"), "play spill 3 on 4")
    assert told(state, "D", "rG") == ["D@4 c0 b0", "rG@4 c0 b0"]
    assert state.floor[4] == "nnn"
    refused(pub("D@4", hand="spill"), "play spill 3 on 4")


def test_v45_through_the_cellar_to_the_door() -> None:
    state = do(pub("T@4 c2", hand="cellar"), "play cellar 3 on troll")
    assert told(state, "T") == ["T@door c2 b0"]
    assert not any(state.floor)


def test_the_cellar_is_not_for_rivals() -> None:
    assert legal(pub("T@4", "rG@5", hand="cellar"), "play cellar 3") == ["play cellar 3 on troll"]


def test_v45x_one_of_a_clan_at_the_door_is_enough() -> None:
    refused(pub("T@4", "G@door", hand="cellar"), "play cellar 3 on troll", "play cellar 3 on goblin1")


def test_v45_musical_chairs_with_nobody_else_there() -> None:
    state = pub("T@4 c2", "rG@5 c1", "rD@4 c1", hand="swap_seats")
    after = do(state, "play swap_seats 3 on troll goblin1/C")
    assert told(after, "T", "rG", "rD") == ["T@5 c2 b0", "rG@4 c1 b0", "rD@4 c1 b0"]
    assert after.spaces[4] == (who("rD"), who("rG"))
    assert Swapped(who("T"), 5, who("rG"), 4) in heard(state, "play swap_seats 3 on troll goblin1/C")


def test_v45_after_musical_chairs_only_your_table_meets() -> None:
    state = pub("T@4 c2", "rG@5 c1", "rD@5 c1", "rD2@4 c1", hand="swap_seats")
    after = do(state, "play swap_seats 3 on troll goblin1/C")
    assert told(after, "T", "rD", "rG", "rD2") == ["T@5 c2 b1", "rD@5 c0 b0", "rG@4 c1 b0", "rD2@4 c1 b0"]


def test_v45x_both_tables_must_stay_legal() -> None:
    state = pub("T@4", "rG@4", "rD@4", "rD2@5", hand="swap_seats")
    refused(state, "play swap_seats 3 on troll dwarf2/C")


def test_nobody_swaps_seats_to_a_table_that_does_not_suit() -> None:
    state = pub("T@4", "rG@5", "rD@5", "rT@5", hand="swap_seats")
    refused(state, "play swap_seats 3 on troll goblin1/C", "play swap_seats 3 on troll dwarf1/C")
    assert legal(state, "play swap_seats 3") == ["play swap_seats 3 on troll troll/C"]


def test_chairs_are_swapped_between_tables() -> None:
    refused(pub("T@4", "rG@door", hand="swap_seats"), "play swap_seats 3 on troll goblin1/C")
    refused(pub("T@4", "rG@4", hand="swap_seats"), "play swap_seats 3 on troll goblin1/C")


def test_v45_out_by_the_back_door() -> None:
    state = pub("D@4 c1 b1", hand="back_door")
    after = do(state, "play back_door 3 on dwarf1")
    assert told(after, "D") == ["D out"]
    assert after.scored[0] == "n"
    assert Left(who("D"), 4, 1, "n", Exit.BACK_DOOR) in heard(state, "play back_door 3 on dwarf1")
    troll = do(pub("T@4 c1 b1", hand="back_door"), "play back_door 3 on troll")
    assert not any(troll.floor)


def test_v45x_the_back_door_is_for_the_lonely_and_sated() -> None:
    for guests in (("D@4 c2 b1",), ("D@4 c1 b1", "rG@4"), ("D@door c1 b1",)):
        refused(pub(*guests, hand="back_door"), "play back_door 3 on dwarf1")


def test_v45_look_who_is_here() -> None:
    state = pub("G@4 c1", hand="old_friend")
    state.known_bottom = put(state.known_bottom, 0, 2)
    after = do(state, "play old_friend 3 on troll")
    assert told(after, "T") == ["T@door c4 b0"]
    assert (len(after.decks[0]), after.known_bottom[0]) == (5, 0)
    assert sorted((*after.decks[0], who("T"))) == sorted(state.decks[0])


def test_after_an_old_friend_the_deck_is_shuffled() -> None:
    state, decks = pub(hand="old_friend"), set()
    for seed in range(8):
        state.chance = Rng(seed)
        decks.add(do(state, "play old_friend 3 on troll").decks[0])
    assert len(decks) == 8


def test_v45x_an_old_friend_enters_as_others_do() -> None:
    refused(pub("G@door", hand="old_friend"), "play old_friend 3 on troll")
    refused(pub(hand="old_friend", reserve=0), "play old_friend 3 on troll")
    refused(pub("T@4", hand="old_friend"), "play old_friend 3 on troll")


def test_of_two_the_friend_nearer_the_top_enters() -> None:
    state = pub(hand="old_friend", deck="troll elf2 elf1")
    assert Entered(who("L2"), 4) in heard(state, "play old_friend 3 on elf")
