"""Whatever is told has a rule behind it, and the rule is the one that was at work."""

from typing import get_args

import pytest

from game.core.rules import Seat
from game.core.telling import Rule
from game.core.words import USUAL_NAMES
from game.fantasy_pub.handbook.event_pages import DETAILS
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    Drank,
    Entered,
    Event,
    EventPlayed,
    Invited,
    Left,
    Moved,
    NoActionReroll,
    ThrownOut,
    Toast,
    TurnEnded,
)
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import EVENT_CARDS, Card
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Stage, State
from game.fantasy_pub.telling import rulings
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.why import why
from tests.fantasy_pub.language import random_game, speaking, turns
from tests.fantasy_pub.tables import heard, pub

WORDS = speaking()


def rule(state: State, action: str, kind: type[Event], which: int = 0) -> Rule:
    """The rule behind an event of an action."""
    events = heard(state, action)
    number = [number for number, event in enumerate(events) if isinstance(event, kind)][which]
    found = why(events, number, WORDS)
    assert found is not None
    return found


def test_everything_that_is_told_has_a_rule_behind_it() -> None:
    seen: set[type[Event]] = set()
    for seed in range(30):
        for turn in turns(random_game(seed)):
            for number, event in enumerate(turn):
                found = why(turn, number, WORDS)
                assert (found is None) == (tell(event, WORDS) is None)
                if found is not None:
                    seen.add(type(event))
                    assert found.title
                    assert found.text
                    assert not any(f"{name}'s" in found.text for name in USUAL_NAMES)
    assert len(seen) >= len(get_args(Event)) - 3  # two are never told, and rolling again is rare


def test_rolling_again_has_a_rule() -> None:
    found = why([NoActionReroll((2, 2))], 0, WORDS)
    assert found == Rule("Rolling again", rulings.GENERAL[NoActionReroll][1])


def test_an_event_card_says_what_is_printed_on_it_and_what_the_handbook_adds() -> None:
    for number, card in enumerate(EVENT_CARDS):
        found = why([EventPlayed(Seat(0), Card(number), ())], 0, WORDS)
        assert found == Rule(card.name, f"{card.text} {DETAILS[Card(number)]}")


@pytest.mark.parametrize(
    ("guests", "action", "kind", "title", "note"),
    [
        (["L@1 c3 b1"], "move elf1 4", Moved, "Moving", rulings.ALONE),
        (["D@2 c1"], "move dwarf1 2 back", Moved, "Moving", rulings.COUNTER_CLOCKWISE),
        (["D@2 c1"], "move dwarf1 2 back", Moved, "Moving", rulings.AT_THE_DOOR),
        (["D@2 c1", "rG@2 c1"], "move dwarf1 both", Moved, "Moving", rulings.LAP),
        (["G@3 c0"], "move goblin1 2", CoinPicked, "Goblins", "only one"),
        (["T@3 c2"], "move troll 2", CoinsDropped, "Trolls", "where it starts"),
        (["T@door c1 b2"], "leave troll 2", CoinsDropped, "Trolls", rulings.DROPS),
        (["T@door c1 b2"], "leave troll 2", Left, "Leaving the pub", rulings.COUNTED_BEFORE),
        (["L@1 c0 b2"], "leave elf1 5", Left, "Elves", rulings.ELF_LEAVES),
        (["D@door"], "leave dwarf1 5", Left, "Leaving the pub", rulings.NOTHING_AT_ALL),
        (["D@3"], "call 2", BarkeeperMoved, "The barkeeper", rulings.EMPTY_TABLE),
        (["D@2 c1"], "call 2 on dwarf1/N", Drank, "The barkeeper", rulings.CALLED),
        (["D@2 c0"], "call 2 on dwarf1/N", ThrownOut, "Thrown out", rulings.NO_COIN),
        (["D@2 c1 b5"], "call 2 on dwarf1/N", ThrownOut, "Thrown out", rulings.SIXTH),
    ],
)
def test_a_rule_says_what_a_player_would_wonder(
    guests: list[str], action: str, kind: type[Event], title: str, note: str
) -> None:
    table = pub(*guests, dice=(2, 5), barkeeper=1, floor={5: 2})
    if "4" in action or "both" in action:
        table = pub(*guests, dice=(4, 3), barkeeper=1)
    found = rule(table, action, kind)
    assert found.title == title
    assert note in found.text


def test_a_goblin_that_enters_picks_nothing_up() -> None:
    table = pub("L@4", floor={0: 1}, deck="goblin1")
    assert rulings.ENTERING_IS_NO_MOVE in rule(table, "enter 3", Entered).text
    assert rulings.ENTERING_IS_NO_MOVE not in rule(pub("L@4", deck="dwarf1"), "enter 3", Entered).text


def test_in_a_round_the_broke_are_thrown_out_before_and_whoever_had_six_pays_no_more() -> None:
    broke = pub("T@1", "rD@2 c2", "qL@2 c0 b2", dice=(1, 3), barkeeper=3)
    assert rulings.NO_COIN_IN_ROUND in rule(broke, "move troll 1", ThrownOut).text
    drunk = pub("G@1 c2", "rD@2 c3 b5", "qL@2 c2 b1", dice=(1, 3), barkeeper=3)
    assert rulings.PAYS_NO_MORE in rule(drunk, "move goblin1 1", ThrownOut).text
    biggest = pub("G@1 c2", "rD@2 c3 b5", dice=(1, 3), barkeeper=3)
    assert rulings.PAYS_NO_MORE not in rule(biggest, "move goblin1 1", ThrownOut).text


def test_in_a_toast_each_case_is_judged_alone() -> None:
    table = pub("D@1 c2", "rD@2 c0", dice=(1, 3), barkeeper=3)
    assert rule(table, "move dwarf1 1", Toast) == Rule("A toast", rulings.TOASTS)
    assert rule(table, "move dwarf1 1", Drank) == Rule("A toast", rulings.TOASTS)
    assert rulings.NO_COIN in rule(table, "move dwarf1 1", ThrownOut).text
    assert rulings.ALONE not in rule(table, "move dwarf1 1", Moved).text


def test_what_a_triple_is_is_said_where_one_turns_up() -> None:
    table = pub("G@1 c2", "rD@2 c1", dice=(1, 3), barkeeper=3)
    table.coins = [coins.replace("n", "t") for coins in table.coins]
    assert rulings.TRIPLES in rule(table, "move goblin1 1", Invited).text
    normal = pub("G@1 c2", "rD@2 c1", dice=(1, 3), barkeeper=3)
    assert rulings.TRIPLES not in rule(normal, "move goblin1 1", Invited).text


@pytest.mark.parametrize(
    ("guests", "action", "kind", "name"),
    [
        (["T@4 c2"], "play cellar 3 on troll", Moved, "Through the Cellar"),
        (["D@4 c1 b1"], "play back_door 3 on dwarf1", Left, "Back Door"),
        (["D@4 c1"], "play tray 3 on 4", BarkeeperMoved, "Full Tray"),
        (["D@4 c1"], "play tray 3 on 4", Drank, "Full Tray"),
        (["D@4 c1"], "play spill 3 on 4", CoinsDropped, "Spilled Purses"),
        (["D@4 c1 b2"], "play second_wind 3 on dwarf1", Moved, "Second Wind"),
        (["T@4 c1 b2"], "play second_wind 3 on troll", CoinsDropped, "Trolls"),
        (["D@4 c1"], "play old_friend 3 on troll", Entered, "Look Who's Here"),
        (["D@4 c2", "rD@4 c1"], "play sing_along 3 on 4", Toast, "A toast"),
    ],
)
def test_what_a_card_does_is_its_own_rule_and_what_follows_is_the_table_s(
    guests: list[str], action: str, kind: type[Event], name: str
) -> None:
    found = rule(pub(*guests, hand=action.split()[1]), action, kind)
    assert found.title == name


def test_the_pub_closes_because_so_many_have_left_or_so_many_rounds_were_played() -> None:
    out = ("G", "G2", "D", "rG", "rG2")
    last = pub("L@door c1 b1", "rT@door c0 b2", out=out, dice=(3, 4), barkeeper=1)
    assert rule(last, "leave elf1 3", ClosingTime).text == rulings.CLOSES
    assert rule(last, "leave elf1 3", Left, 1) == Rule("Closing time", rulings.LEAVES_AT_CLOSING)
    closing = pub("L@6 c1 b1", out=out, dice=(2, 4), barkeeper=1, stage=Stage.LAST_ROUND)
    assert rule(closing, "move elf1 2", Left) == Rule("Closing time", rulings.LEAVES_AT_CLOSING)
    events = [TurnEnded(Seat(1)), ClosingTime(2, 40)]
    stopped = why(events, 1, WORDS)
    assert stopped is not None
    assert "after round 40" in stopped.text


def test_a_game_that_is_stopped_says_so() -> None:
    step = RULES.new_game(Setup(2, rounds=1), 3)
    events: list[Event] = []
    while RULES.to_act(step.state) is not None:
        step = RULES.apply(step.state, RULES.legal_actions(step.state)[-1])
        events += step.events
    number = next(number for number, event in enumerate(events) if isinstance(event, ClosingTime))
    found = why(events, number, WORDS)
    assert found is not None
    assert "after round 1" in found.text
