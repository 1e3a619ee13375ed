"""Pointing at things until one action is left."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.pointing import steps
from game.shell.choosing import Choosing
from tests.beasty_bar.games import walk

ACTIONS = ["lion", "parrot 1", "parrot 2", "chameleon bat 3", "chameleon bat 4", "chameleon seal", "cub only"]


def words(action: str) -> tuple[Hashable, ...]:
    return tuple(action.split())


def choosing(*actions: str) -> Choosing:
    return Choosing(actions or ACTIONS, words)


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
    assert Choosing([], words).options() == []


@pytest.mark.parametrize("mode", Mode)
def test_every_action_of_whole_games_can_be_pointed_at_and_no_two_alike(mode: Mode) -> None:
    for seed, players in enumerate((2, 3, 4)):
        chance = Random(seed)
        for state, action, _, _ in walk(RULES.new_game(Setup(players, mode), seed).state, chance):
            legal = RULES.legal_actions(state)
            choice = Choosing(legal, steps)
            assert len({steps(each) for each in legal}) == len(legal)
            taken = None
            while taken is None:
                follow = steps(action)[len(choice.done)]
                assert follow in choice.options()
                taken = choice.choose(follow)
            assert taken == action


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
