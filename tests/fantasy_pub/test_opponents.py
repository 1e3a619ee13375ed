"""Who plays in the pub: honest, in character, quick at first, and the same by iterations."""

from __future__ import annotations

from random import Random

import pytest

from build_scripts.checks.honesty import alike, computers, positions
from game.core.player import Budget, decided
from game.core.rules import Seat
from game.fantasy_pub.bot.opponents import CHARACTERS, venture
from game.fantasy_pub.bot.taste import TASTES, Taste
from game.fantasy_pub.bot.venture import ROLLS, World
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.actions import Leave, discard
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.turn import act
from game.fantasy_pub.rules.view import veiled

COMPUTERS = computers(FANTASY_PUB)
FEW = 6
SHORT = Budget(iterations=8)
NOTHING_BUT_EVENTS = (
    "N: | C: + sing_along shove tray || door: elf1/C(n3) | 1: troll/N(n2) | 5: elf1/N(n3) goblin1/N(n3) "
    "| 6: dwarf1/N(n3) dwarf2/N(n3) || dice 2 3 | barkeeper 6"
)
"""Who comes next can do nothing else with two sixes: nobody may enter, move or be served."""
TWO_BEERS = (
    "N: dwarf1! = elf1 elf2 dwarf2 $ n10t2 card 0 | >C: goblin1! dwarf2! = elf1 elf2 $ n6t2 card 0 "
    "|| door: troll/C(+n2) & tn2 | 2: goblin2/C(n+n2) goblin2/N(n2+n) | 3: troll/N(n4+nt) goblin1/N(n4+n2) "
    "| 4: dwarf1/C(n3+n3) | 5: & ntn3 || dice 6 2 | barkeeper 6 | start C | round 19"
)
"""A troll at the door could leave with two."""


@pytest.mark.parametrize("who", COMPUTERS)
def test_dealing_anew_what_is_hidden_changes_no_thought(who: str) -> None:
    assert alike("pub", who, FEW, seed=5, iterations=8) == FEW


def test_the_least_wanted_event_is_put_away() -> None:
    state = RULES.new_game(Setup(2, Seat(0)), 5).state
    view, hand = RULES.view(state, Seat(0)), state.hands[0]
    plans = venture(2).plans(view, [discard(card) for card in hand])
    thought = decided(FANTASY_PUB.computer("turn", 1), view, RULES.legal_actions(state))
    assert thought.action == max(plans, key=lambda plan: plan.worth).actions[0]
    assert len({plan.worth for plan in plans}) == len(hand)


def test_in_36_worlds_every_roll_comes_once() -> None:
    state = RULES.new_game(Setup(2), 1).state
    world = venture(2).worlds(RULES.view(state, state.to_move), Random(1).random)
    assert len({world(number).dice for number in range(ROLLS)}) == ROLLS
    assert world(ROLLS).dice == world(0).dice
    assert world(ROLLS).seed != world(0).seed


def test_the_same_world_brings_the_same() -> None:
    state = next(state for state, _ in positions("pub", 8) if state.players == 3 and state.turn)
    view, known = RULES.view(state, state.to_move), venture(3)
    plans = known.best(view, RULES.legal_actions(state))
    once, again = ([known.follow(view, plan, World(9, (3, 4))) for plan in plans] for _ in range(2))
    assert once == again
    assert [known.follow(view, plan, World(10, (1, 1))) for plan in plans] != once


def test_somebody_in_a_hurry_plays_an_event_where_there_is_nothing_else_to_do() -> None:
    state = parse_position(NOTHING_BUT_EVENTS)
    view, known = RULES.view(state, Seat(0)), venture(2)
    for plan in known.best(view, RULES.legal_actions(state)):
        assert isinstance(known.follow(view, plan, World(1, (6, 6))), float)


def test_whoever_asks_about_the_card_alone_is_told_about_the_card() -> None:
    state = parse_position("N: | C: || 5: dwarf1/N(n2+n2) || dice 3 1 | barkeeper 2")
    uses = [action for action in RULES.legal_actions(state) if RULES.spell(action).startswith("adjust")]
    assert uses
    for use in uses:
        assert decided(FANTASY_PUB.computer("turn", 1), RULES.view(state, Seat(0)), [use]).action == use


def liking(taste: Taste, before: str, action: str) -> float:
    """What a taste adds to a turn that is nothing but this action."""
    state = veiled(RULES.view(parse_position(before), Seat(0)))
    return taste.bent(lambda _: 0.0, state)(act(state, RULES.parse(action)))


def test_a_sponge_loathes_to_leave_for_each_beer_that_is_missing() -> None:
    thirst = Taste(thirst=2.0)
    assert liking(thirst, "N: | C: || door: elf1/N(n+n3) || dice 1 2 | barkeeper 4", "leave elf1 1") == -4
    assert liking(thirst, "N: | C: || door: elf1/N(n+n5) || dice 1 2 | barkeeper 4", "leave elf1 1") == 0


def test_when_the_pub_closes_a_sponge_goes_home_like_everybody() -> None:
    closing = "N: | C: || door: elf1/N(n+n3) || dice 1 2 | barkeeper 4 | stage last_round"
    assert liking(Taste(thirst=2.0), closing, "leave elf1 1") == 0


def test_a_sponge_stays_where_others_would_leave() -> None:
    state = parse_position(TWO_BEERS)
    legal, leaving = RULES.legal_actions(state), set()
    for who in ("turn", "turn:sponge"):
        thought = decided(FANTASY_PUB.computer(who, 1), RULES.view(state, state.to_move), legal)
        if any(isinstance(action, Leave) for action in (thought.action, *thought.expected)):
            leaving.add(who)
    assert leaving == {"turn"}


def test_a_brawler_likes_others_to_be_served_and_thrown_out() -> None:
    malice = Taste(malice=1.0)
    table = "N: | C: || 3: elf1/C({}) | 5: elf1/N(n2) || dice 3 5 | barkeeper 1"
    assert liking(malice, table.format("n2"), "call 3 on elf1/C") == 0.5
    assert liking(malice, table.format(""), "call 3 on elf1/C") == 1.0
    assert liking(malice, table.format("n2"), "call 5 on elf1/N") == 0.0


def test_a_miser_likes_coins_and_events_and_a_reveller_company() -> None:
    table = "N: + tray shove | C: || 1: goblin1/N(n2) | 3: elf1/C(n) || dice 2 5 | barkeeper 5"
    assert liking(Taste(greed=1.0), table, "move goblin1 2") == 1 + 3 * 2
    assert liking(Taste(company=1.0), table, "move goblin1 2") == 2
    assert liking(Taste(company=1.0), table, "move goblin1 5") == 1


def test_every_character_has_a_taste() -> None:
    assert {character.key for character in CHARACTERS} == {*TASTES}
