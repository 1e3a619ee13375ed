"""The rules part of the contract that every game meets, before the game is listed.

Once it is in the catalogue the contract suite runs over it by itself, and this file goes.
"""

from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.core.match import Match
from game.core.rules import AnyRules
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from tests.contract import test_course, test_secrecy
from tests.contract.games import AnyMatch, Played, moments

ROUNDS = 8
"""Random play hardly ever ends sooner; whole games are tried elsewhere."""

test_quick_way = test_course.test_a_state_handed_in_is_never_changed_and_the_quick_way_leads_to_the_same
test_places = test_course.test_everybody_has_a_place_and_the_same_sums
test_records = test_course.test_games_end_and_a_record_tells_the_same_game
test_crowds = test_course.test_no_game_is_dealt_for_nobody_or_for_a_crowd
test_nonsense = test_course.test_nonsense_is_no_action
test_seeds = test_course.test_the_same_seed_is_the_same_game_and_another_one_is_not
test_turns_begin = test_course.test_turns_begin
test_turns_count = test_course.test_turns_count_up_where_one_begins_and_nowhere_else
test_take_back = test_course.test_what_was_taken_back_can_be_done_again
test_spelling = test_course.test_what_is_listed_can_be_done_and_spelled_once_each
test_refusals = test_course.test_what_is_not_listed_is_refused_and_changes_nothing
test_deals = test_secrecy.test_a_deal_reveals_what_another_one_would_not
test_dealing_anew = test_secrecy.test_dealing_anew_what_is_hidden_changes_no_view_and_nothing_to_do
test_folding = test_secrecy.test_events_lead_from_view_to_view_for_everybody
test_reveals = test_secrecy.test_nothing_but_what_reveals_depends_on_what_the_deciding_seat_cannot_see
test_imagining = test_secrecy.test_the_same_seed_imagines_the_same
test_secrets = test_secrecy.test_there_is_a_secret_where_a_view_shows_more_than_everybody_sees
test_redacting = test_secrecy.test_what_is_taken_out_of_an_event_is_out_of_it
test_same_views = test_secrecy.test_who_sees_the_same_table_was_dealt_the_same
test_looking_on = test_secrecy.test_whoever_looks_on_learns_nothing_either_but_from_what_reveals


@pytest.fixture
def module() -> Any:
    """As much of a module as the rules part asks for."""
    return SimpleNamespace(key="fantasy_pub", rules=RULES, seats=range(2, 5))


@pytest.fixture
def rules() -> AnyRules:
    return RULES


@pytest.fixture
def games() -> list[Played]:
    return played()


@cache
def played() -> list[Played]:
    found = []
    for seed in range(9):
        match: AnyMatch = Match(RULES, Setup(2 + seed % 3, rounds=ROUNDS), seed)
        found.append(Played(match, tuple(moments(match, Random(seed)))))
    return found
