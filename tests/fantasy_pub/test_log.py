"""A turn as lines of the log: few, each with a rule and a picture, and nothing that happened is left out."""

from typing import get_args

import pytest

from game.core.rules import Seat
from game.core.telling import Entry
from game.fantasy_pub.rules.events import (
    Drank,
    Event,
    EventPlayed,
    InvitationRound,
    Invited,
    Toast,
    Treated,
)
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.log import GATHERS, ICONS, UNSAID, concerned, entries, gathered, outline
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import random_game, speaking, turns
from tests.fantasy_pub.tables import heard, pub, who
from tests.fantasy_pub.test_chronicle import whole

WORDS = speaking()
ROUND = pub("G@1 c2", "rD@2 c1", "qT@2 b1", dice=(1, 3), barkeeper=3)
TOAST = pub("D@1 c2", "rD@2 c1 b4", "qD@2 c1 b5", "rD2@2 c0 b2", dice=(1, 3), barkeeper=3)


def lines(events: tuple[Event, ...], code: str = "en") -> list[str]:
    """What the log says, up to the next turn."""
    return [entry.text for entry in entries(next(turns(events)), speaking(code))]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            "A round of drinks at table 2: Ana's goblin buys Bo's dwarf a beer and Bo's dwarf buys "
            "Cleo's troll a beer.",
        ),
        (
            "de",
            "Trinkrunde an Tisch 2: Anas Goblin spendiert Bos Zwerg ein Bier und Bos Zwerg spendiert "
            "Cleos Troll ein Bier.",
        ),
        (
            "fr",
            "Tournée à la table 2 : le gobelin d'Ana offre une bière au nain de Bo et le nain de Bo offre "
            "une bière au troll de Cleo.",
        ),
        (
            "es",
            "Ronda de invitaciones en la mesa 2: el duende de Ana invita al enano de Bo a una cerveza y el "
            "enano de Bo invita al troll de Cleo a una cerveza.",
        ),
    ],
)
def test_a_round_is_one_line(code: str, told: str) -> None:
    assert lines(heard(ROUND, "move goblin1 1"), code)[1:] == [told]


def test_a_toast_is_one_line_and_whoever_is_thrown_out_has_another() -> None:
    assert lines(heard(TOAST, "move dwarf1 1")) == [
        "Ana's dwarf moves to table 2.",
        "A toast at table 2: Bo's dwarf, Cleo's dwarf and Ana's dwarf drink a beer each.",
        "With the sixth beer, Cleo's dwarf is thrown out.",
        "Bo's second dwarf has no coin and is thrown out.",
    ]


def test_whoever_is_thrown_out_before_anybody_pays_is_told_before() -> None:
    table = pub("T@1", "rD@2 c2", "qL@2 c0 b2", dice=(1, 3), barkeeper=3)
    assert lines(heard(table, "move troll 1")) == [
        "Ana's troll moves to table 2.",
        "Cleo's elf has no coin and is thrown out.",
        "A round of drinks at table 2: Bo's dwarf buys Ana's troll a beer.",
    ]


def test_where_nobody_can_pay_there_is_no_round() -> None:
    table = pub("G@1 c0", "rD@2 c0", "qL@2 c1", dice=(1, 3), barkeeper=3)
    assert lines(heard(table, "move goblin1 1")) == [
        "Ana's goblin moves to table 2.",
        "Ana's goblin has no coin and is thrown out.",
        "Bo's dwarf has no coin and is thrown out.",
    ]


@pytest.mark.parametrize(
    ("guests", "action", "told"),
    [
        (["D@4 c3 b1"], "play bottoms_up 3 on dwarf1", ["Ana's dwarf drinks two beers."]),
        (
            ["D@4 c2", "rD@5 c1 b3"],
            "play cousin 3 on dwarf1 dwarf1/C",
            ["Ana's dwarf and Bo's dwarf drink a beer each."],
        ),
        (
            ["D@4 c1", "rG@4 c0"],
            "play tray 3 on 4",
            [
                "The barkeeper goes to table 4: Ana's dwarf drinks a beer.",
                "Bo's goblin has no coin and is thrown out.",
            ],
        ),
        (
            ["D@5 c0 b5", "rD@5 c2"],
            "play house_round 3 on 5",
            [
                "On the house: Ana's dwarf and Bo's dwarf drink a beer each.",
                "With the sixth beer, Ana's dwarf is thrown out.",
            ],
        ),
        (
            ["D@4 c1", "rG@4 c2", "rT@4 c0"],
            "play spill 3 on 4",
            ["Ana's dwarf and Bo's goblin together drop 3 coins at table 4."],
        ),
    ],
)
def test_what_a_card_does_to_several_is_one_line(guests: list[str], action: str, told: list[str]) -> None:
    card, *rest = lines(heard(pub(*guests, hand=action.split()[1]), action))
    assert card.startswith("Ana plays “")
    assert rest == told


def test_the_kinds_of_beer_are_told_apart() -> None:
    mine, yours = who("T"), who("rT")
    assert [lines((Drank(mine, one), Drank(mine, other))) for one, other in ("nn", "tn", "tt")] == [
        ["Ana's troll drinks two beers."],
        ["Ana's troll drinks a beer and a triple beer."],
        ["Ana's troll drinks two triple beers."],
    ]
    played = EventPlayed(Seat(0), CARD_BY_KEY["house_round"], (3,))
    assert lines((played, Treated(mine, "t"), Treated(yours, "n")))[1:] == [
        "On the house: Bo's troll drinks a beer and Ana's troll drinks a triple beer."
    ]


def test_a_guest_who_is_served_is_one_line_and_one_who_cannot_pay_two() -> None:
    table = pub("D@4 c1", "rG@3 c0", barkeeper=1, dice=(3, 4))
    assert lines(heard(table, "call 4 on dwarf1/N")) == [
        "The barkeeper goes to table 4: Ana's dwarf drinks a beer."
    ]
    assert lines(heard(table, "call 3 on goblin1/C")) == [
        "The barkeeper goes to table 3 to serve Bo's goblin.",
        "Bo's goblin has no coin and is thrown out.",
    ]


def test_before_the_first_turn_the_deal_is_one_line() -> None:
    told = lines(random_game(1))
    assert told[4:] == [
        "Everyone is dealt 4 event cards.",
        *(f"{name} discards an event card." for name in ("Bo", "Cleo", "Ana")),
    ]


def check(entry: Entry, code: str) -> None:
    whole(entry.text, code)
    whole(entry.rule.text, code)
    assert entry.rule.title
    assert entry.icon.isidentifier()


@pytest.mark.parametrize("code", TONGUES)
def test_every_line_of_whole_games_is_a_sentence_with_a_rule_behind_it(code: str) -> None:
    words = speaking(code)
    counts: list[int] = []
    for seed in range(30):
        first, *others = turns(random_game(seed))
        for turn in (first, *others):
            for told in (entries(turn, words), outline(turn, words)):
                assert told
                for entry in told:
                    check(entry, code)
        counts += [len(gathered(turn)) for turn in others]
    assert min(counts) == 2
    assert sum(count <= 6 for count in counts) > 0.98 * len(counts)


def test_nothing_that_is_told_alone_is_missing() -> None:
    """Every event is in just one line, but for a meeting at which nobody drank."""
    for seed in range(12):
        for turn in turns(random_game(seed)):
            found = [event for line in gathered(turn) for event in line.events]
            rest = [event for event in turn if not isinstance(event, UNSAID)]
            dry = {id(event) for event in rest} - {id(event) for event in found}
            assert len(found) == len({id(event) for event in found})
            assert all(isinstance(event, Toast | InvitationRound) for event in rest if id(event) in dry)
            for line in gathered(turn):
                assert line.events[0] is turn[line.number]
                assert len(line.events) == 1 or type(line.events[0]) in GATHERS


def test_every_kind_of_event_that_is_logged_has_a_picture() -> None:
    assert {*ICONS} == {*get_args(Event)} - {*UNSAID}
    assert all(tell(event, WORDS) for event in random_game(1) if type(event) in ICONS)


def test_a_line_is_about_everybody_it_names() -> None:
    for seed in range(6):
        for turn in turns(random_game(seed)):
            for line, entry in zip(gathered(turn), entries(turn, WORDS), strict=True):
                for event in line.events:
                    for field in ("who", "guest", "payer", "thief", "victim", "other"):
                        named = getattr(event, field, None)
                        assert named is None or named in entry.lit
                    assert {*concerned(event)} <= {*entry.lit}


def test_where_only_memory_helps_nobody_is_named() -> None:
    for code in TONGUES:
        words = speaking(code)
        for turn in turns(random_game(2)):
            for entry in outline(turn, words):
                assert not any(name in entry.text for name in ("Ana", "Bo", "Cleo", "Dev"))
                assert entry.lit == ()


def test_what_is_left_is_how_many_drank_came_and_went() -> None:
    def left(events: tuple[Event, ...]) -> list[str]:
        return [entry.text for entry in outline(events, WORDS)]

    assert left(heard(TOAST, "move dwarf1 1")) == ["3 beers are drunk.", "2 characters are thrown out."]
    assert left((Invited(who("G"), who("D"), "n"),)) == ["One beer is drunk."]
    assert left(()) == ["Nobody enters, drinks or leaves."]
    home = pub("D@door c0 b2", "L@4", dice=(3, 4))
    assert left(heard(home, "leave dwarf1 3")) == ["One character leaves."]
    assert left(heard(pub("L@4", dice=(3, 4), deck="troll"), "enter both")) == ["One character enters."]
