"""Pointing at things until one action is left."""

from __future__ import annotations

from collections.abc import Hashable
from copy import copy
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from game.core.choosing import GLANCE, Aim, InAnyOrder, InOrder

ACTIONS = ["lion", "parrot 1", "parrot 2", "chameleon bat 3", "chameleon bat 4", "chameleon seal", "cub only"]


def words(action: str) -> tuple[Hashable, ...]:
    return tuple(action.split())


def choosing(*actions: str) -> InOrder:
    return InOrder(actions or ACTIONS, words)


def test_at_first_every_beginning_is_an_option_once_and_in_order() -> None:
    assert choosing().options() == ["lion", "parrot", "chameleon", "cub"]


def test_an_action_of_one_step_is_complete_at_once() -> None:
    assert choosing().choose("lion") == "lion"


def test_after_a_step_only_what_can_follow_is_an_option() -> None:
    choice = choosing()
    assert choice.choose("parrot") is None
    assert choice.options() == ["1", "2"]
    assert choice.choose("2") == "parrot 2"


def test_choices_nest() -> None:
    choice = choosing()
    assert choice.choose("chameleon") is None
    assert choice.options() == ["bat", "seal"]
    assert choice.choose("bat") is None
    assert choice.options() == ["3", "4"]
    assert choice.choose("4") == "chameleon bat 4"


def test_a_single_option_is_taken_at_once() -> None:
    choice = choosing()
    assert choice.choose("cub") == "cub only"
    assert choice.done == ["cub", "only"]


def test_several_single_options_in_a_row_are_taken_at_once() -> None:
    assert choosing("vulture bat 3", "lion").choose("vulture") == "vulture bat 3"


def test_a_single_option_on_the_way_to_a_real_choice_is_taken_too() -> None:
    choice = choosing("vulture bat 3", "vulture bat 4")
    assert choice.choose("vulture") is None
    assert choice.options() == ["3", "4"]
    assert choice.done == ["vulture", "bat"]


def test_going_back_takes_an_answer_back_with_all_that_followed_by_itself() -> None:
    choice = choosing("vulture bat 3", "vulture bat 4", "lion")
    choice.choose("vulture")
    choice.back()
    assert choice.done == []
    assert choice.options() == ["vulture", "lion"]
    assert not choice.begun


def test_going_back_takes_one_answer_at_a_time() -> None:
    choice = choosing()
    choice.choose("chameleon")
    choice.choose("bat")
    choice.back()
    assert choice.options() == ["bat", "seal"]
    assert choice.begun
    choice.back()
    assert not choice.begun


def test_another_way_can_be_taken_after_going_back() -> None:
    choice = choosing()
    choice.choose("chameleon")
    choice.back()
    choice.choose("parrot")
    assert choice.choose("1") == "parrot 1"


def test_it_tells_which_action_an_option_would_complete() -> None:
    choice = choosing()
    assert choice.completed("lion") == "lion"
    assert choice.completed("parrot") is None
    choice.choose("parrot")
    assert choice.completed("1") == "parrot 1"
    assert choice.completed("9") is None


def test_without_any_action_there_is_nothing_to_choose() -> None:
    assert InOrder([], words).options() == []


def test_what_lies_ahead_is_told_by_what_is_left_to_point_at() -> None:
    choice = choosing()
    assert choice.ahead("parrot") == {("1",): "parrot 1", ("2",): "parrot 2"}
    assert choice.ahead("lion") == {(): "lion"}
    assert choice.ahead("nobody") == {}
    choice.choose("chameleon")
    assert choice.ahead() == {
        ("bat", "3"): "chameleon bat 3",
        ("bat", "4"): "chameleon bat 4",
        ("seal",): "chameleon seal",
    }
    assert choice.ahead("bat", "3") == {(): "chameleon bat 3"}


def test_what_is_left_to_point_at_for_an_action_follows_what_was_pointed_at() -> None:
    choice = choosing()
    assert choice.rest("chameleon bat 4") == ("chameleon", "bat", "4")
    choice.choose("chameleon")
    assert choice.rest("chameleon bat 4") == ("bat", "4")


# In any order


@dataclass(frozen=True)
class Die(Aim):
    number: int


@dataclass(frozen=True)
class Pawn(Aim):
    name: str


BOTH = Die(2)
FIRST, SECOND = Die(0), Die(1)
ANN, BEN = Pawn("Ann"), Pawn("Ben")


class Deal(NamedTuple):
    die: Die
    pawn: Pawn
    deed: str


DEALS = [
    Deal(FIRST, ANN, "drink"),
    Deal(FIRST, ANN, "move"),
    Deal(FIRST, BEN, "move"),
    Deal(SECOND, ANN, "drink"),
    Deal(BOTH, BEN, "leave"),
]


def pointing(*deals: Deal) -> InAnyOrder:
    return InAnyOrder(deals or DEALS, tuple)


def test_what_is_pointed_at_keeps_the_actions_that_carry_it_whichever_came_first() -> None:
    for order in permutations((FIRST, BEN, "move")):
        choice = pointing()
        for mark in order:
            choice.choose(mark)
        assert choice.open == [DEALS[2]]
    assert pointing().choose("move") is None
    assert pointing().choose("leave") == DEALS[4], "nobody else can"


def test_what_is_remembered_of_an_answer_is_nobody_elses_and_is_gone_when_it_is_taken_back() -> None:
    choice = pointing()
    at_first, shared = choice.options(), choice.implied
    choice.options().clear()
    choice.implied.append("nothing")
    assert (choice.options(), choice.implied) == (at_first, shared)
    then = copy(choice)
    then.choose(ANN)
    assert choice.options() == at_first != then.options()
    assert then.implied == [ANN]
    then.back()
    assert (then.options(), then.implied) == (at_first, shared)


def test_an_aim_never_completes_an_action_even_where_only_one_is_left() -> None:
    choice = pointing()
    assert choice.choose(SECOND) is None
    assert choice.open == [DEALS[3]]
    assert choice.options() == ["drink"]
    assert choice.completed("drink") == DEALS[3]
    assert choice.completed(ANN) is None
    assert choice.choose("drink") == DEALS[3]


def test_a_lone_action_waits_for_its_deed() -> None:
    choice = pointing(DEALS[4])
    assert choice.options() == ["leave"]
    assert not choice.begun
    assert choice.choose("leave") == DEALS[4]


def test_a_deed_that_several_actions_share_only_narrows() -> None:
    choice = pointing()
    assert choice.choose("move") is None
    assert choice.options() == [ANN, BEN], "the die is the same for both"
    assert choice.choose(BEN) is None
    assert choice.options() == ["move"], "and a deed is needed still"
    assert choice.choose("move") == DEALS[2]


def test_what_all_the_actions_share_is_implied() -> None:
    choice = pointing(*DEALS[:3])
    assert FIRST not in choice.options()
    assert choice.options() == [ANN, "drink", "move", BEN]


def test_whoever_points_at_what_does_not_go_with_it_has_changed_his_mind() -> None:
    choice = pointing()
    choice.choose(FIRST)
    choice.choose(BEN)
    assert choice.choose(BOTH) is None
    assert choice.done == [BEN, BOTH], "of the dice the latest, and whoever goes with it"
    assert choice.choose("drink") is None
    assert choice.done == ["drink"], "nobody drinks with both"
    assert choice.everything == [FIRST, ANN, "drink", "move", BEN, SECOND, BOTH, "leave"]


def test_an_aim_that_is_pointed_at_again_is_let_go() -> None:
    choice = pointing()
    choice.choose(FIRST)
    choice.choose(FIRST)
    assert choice.done == []
    assert choice.open == DEALS
    assert not choice.begun, "there is nothing to take back"


def test_going_back_brings_back_what_was_given_up() -> None:
    choice = pointing()
    choice.choose(FIRST)
    choice.choose(BOTH)
    assert choice.back() == BOTH
    assert choice.done == [FIRST]
    assert choice.back() == FIRST
    assert not choice.begun


def test_actions_that_carry_the_same_marks_are_one() -> None:
    choice = InAnyOrder(["left", "right"], lambda action: (FIRST, "move"))
    assert choice.choose("move") == "left"


def test_what_is_left_for_an_action_in_any_order_is_as_little_as_it_takes() -> None:
    for deal in DEALS:
        choice = pointing()
        taken = None
        while taken is None:
            taken = choice.choose(choice.rest(deal)[0])
        assert taken == deal
    assert pointing().rest(DEALS[4]) == (BOTH, "leave"), "who leaves need not be said"


def test_what_lies_ahead_in_any_order_is_told_by_what_is_left_to_point_at() -> None:
    choice = pointing()
    choice.choose(ANN)
    assert choice.ahead("drink") == {(FIRST,): DEALS[0], (SECOND,): DEALS[3]}


def test_where_one_thing_is_asked_after_the_other_each_action_begins_with_its_own_first_mark() -> None:
    choice = pointing()
    assert choice.asked() == [FIRST, SECOND, BOTH]
    choice.choose(FIRST)
    assert choice.asked() == [ANN, BEN]
    choice.choose(BEN)
    assert choice.asked() == ["move"], "the deed of the only one that is left"


def test_whoever_names_a_deed_and_all_that_goes_with_it_has_said_it_all() -> None:
    choice = pointing()
    assert choice.name("move") is None
    assert choice.name(BEN) == DEALS[2]
    looking = pointing()
    assert looking.name(BEN) is None
    assert looking.name(BOTH) is None, "what would be done was not said"
    assert looking.name("leave") == DEALS[4]


def test_several_things_at_once_are_one_answer_and_the_last_of_them_decides() -> None:
    assert pointing().choose_all([ANN, FIRST, "drink"]) == DEALS[0]
    choice = pointing()
    assert choice.choose_all(["drink", FIRST]) is None
    assert choice.done == ["drink", FIRST]
    assert choice.back() == FIRST
    assert choice.done == []
    assert not choice.begun


def test_a_glance_behind_an_answer_only_narrows() -> None:
    choice = pointing()
    assert choice.choose_all(["leave", GLANCE]) is None
    assert choice.done == ["leave"]
    assert choice.choose("leave") == DEALS[4]
    choice = pointing()
    assert choice.choose_all([SECOND, "drink", GLANCE]) is None
    assert choice.done == [SECOND, "drink"]
    assert choice.back() == "drink"
    assert not choice.begun
