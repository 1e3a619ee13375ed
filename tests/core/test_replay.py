"""A whole game as text: what it looks like, and what happens to damaged ones."""

from random import Random

import pytest

from game.beasty_bar.rules.actions import Action
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.core import replay
from game.core.errors import BadReplay, NewerReplay
from game.core.match import Match
from game.core.rules import Seat
from tests.beasty_bar.games import walk

KEY = "beasty_bar"
HEADER = "beasty_bar 1\nseed 7\nplayers 2\nset base\nscoring count_2014\nfirst B\n"
RECORD = f"{HEADER}\nlion\nparrot 1\n"

BeastyMatch = Match[Setup, State, Action, Event, View]


def read(text: str) -> BeastyMatch:
    return replay.read(KEY, RULES, text)


def refusal(text: str) -> str:
    with pytest.raises(BadReplay) as caught:
        read(text)
    return str(caught.value)


def played(setup: Setup, seed: int) -> BeastyMatch:
    match = Match(RULES, setup, seed)
    match.submit_all(action for _, action, _, _ in walk(match.state, Random(seed)))
    return match


def test_a_record_is_a_header_an_empty_line_and_an_action_per_line() -> None:
    match = Match(RULES, Setup(first=Seat(0)), 7)
    match.submit_all(map(RULES.parse, ["lion", "parrot 1"]))
    assert replay.write(KEY, match) == RECORD


def test_the_header_of_a_mixed_advanced_game_names_picks_and_cards_put_away() -> None:
    setup = Setup(players=2, mode=Mode.MIXED, advanced=True, shield_classes=True)
    lines = replay.write(KEY, Match(RULES, setup, 7)).splitlines()
    assert [line.partition(" ")[0] for line in lines] == [
        *("beasty_bar", "seed", "players", "set", "scoring"),
        *("advanced", "shield_classes", "picks", "boxed", "first", ""),
    ]


def test_a_record_reads_back_as_the_same_game() -> None:
    match = read(RECORD)
    assert (match.seed, match.setup.first, len(match.actions)) == (7, Seat(0), 2)
    assert replay.write(KEY, match) == RECORD


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_reads_back_as_the_same_game(mode: Mode, players: int) -> None:
    match = played(Setup(players=players, mode=mode), 11)
    again = read(replay.write(KEY, match))
    assert again.to_act is None
    assert (again.setup, again.actions, again.state) == (match.setup, match.actions, match.state)


def test_a_record_grows_without_touching_what_was_written() -> None:
    match = played(Setup(players=2, mode=Mode.MIXED), 4)
    actions = list(match.actions)
    growing = Match(RULES, match.setup, match.seed)
    for action in actions:
        before = replay.write(KEY, growing)
        growing.submit(action)
        assert replay.write(KEY, growing) == before + RULES.spell(action) + "\n"


def test_a_record_torn_between_two_lines_is_a_game_up_to_there() -> None:
    whole = replay.write(KEY, played(Setup(players=2), 4))
    header, actions = whole.split("\n\n")
    kept = actions.splitlines()[:9]
    assert [RULES.spell(action) for action in read("\n".join([header, "", *kept])).actions] == kept


def test_a_header_alone_is_a_game_not_begun() -> None:
    assert read(HEADER).actions == []
    assert read(HEADER.rstrip()).state == read(HEADER).state


def test_empty_lines_between_actions_are_no_actions() -> None:
    assert read(f"{HEADER}\n\nlion\n\n\nparrot 1\n\n").state == read(RECORD).state


def test_an_action_may_be_written_in_capitals_and_with_spare_spaces() -> None:
    assert read(f"{HEADER}\n  LION \nParrot   1\n").state == read(RECORD).state


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no record of a game of beasty_bar."),
        ("\n", "This is no record of a game of beasty_bar."),
        ("\nbeasty_bar 1\nseed 7\n", "This is no record of a game of beasty_bar."),
        ("chess 1\nseed 7\n", "This is no record of a game of beasty_bar."),
        ("lion\nparrot 1\n", "This is no record of a game of beasty_bar."),
        ("beasty_bar 3\nseed 7\n", "This record has version '3'; this program reads versions 1 to 2."),
        ("beasty_bar\nseed 7\n", "This record has version ''; this program reads versions 1 to 2."),
        ("beasty_bar 01\nseed 7\n", "This record has version '01'; this program reads versions 1 to 2."),
        ("beasty_bar 1\n", "The seed must be a whole number, not ''."),
        ("beasty_bar 1\nseed seven\n", "The seed must be a whole number, not 'seven'."),
        ("beasty_bar 1\nseed -7\n", "The seed must be a whole number, not '-7'."),
        ("beasty_bar 1\nseed 7.0\n", "The seed must be a whole number, not '7.0'."),
        ("beasty_bar 1\nseed ७\n", "The seed must be a whole number, not '७'."),
        ("beasty_bar 1\nseed 7\nseed 8\n", "Line 3 repeats 'seed'."),
        ("beasty_bar 1\nbeasty_bar 1\n", "Line 2 repeats 'beasty_bar'."),
        (
            f"beasty_bar 1\nseed {2**64}\n",
            f"The header does not fit: The seed must lie between 0 and {2**64 - 1}.",
        ),
        (
            "beasty_bar 1\nseed 7\nplayers 1\n",
            "The header does not fit: A game takes 2 to 4 players, not 1.",
        ),
        (
            "beasty_bar 1\nseed 7\nplayers 5\n",
            "The header does not fit: A game takes 2 to 4 players, not 5.",
        ),
        ("beasty_bar 1\nseed 7\ncheat yes\n", "The header does not fit: A set-up has no 'cheat'."),
        (
            "beasty_bar 1\nseed 7\nset old\n",
            "The header does not fit: 'old' is none of base, new, mixed.",
        ),
        (
            "beasty_bar 1\nseed 7\npicks bbbb nnnn\n",
            "The header does not fit: Only a mixed game has picks.",
        ),
    ],
)
def test_a_damaged_header_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ("lion\nunicorn\n", "Line 9: There is no animal 'unicorn'."),
        ("rhino\n", "Line 8: There is no rhino in this hand."),
        ("lion\nparrot\n", "Line 9: The action leaves a place to choose."),
        ("lion\nparrot 2\n", "Line 9: This place cannot be chosen here."),
        ("lion\nparrot 6\n", "Line 9: A number from 1 to 5 is needed, not '6'."),
        ("lion 1\n", "Line 8: There is nothing to choose by '1'."),
        ("stack 2 1\n", "Line 8: There is nothing to stack."),
        ("\n\nlion\n \nparrot 1\n", "Line 11: An action is missing."),
        ("lion\x00\n", "Line 8: There is no animal 'lion\\x00'."),
    ],
)
def test_a_damaged_action_is_refused_with_its_line(actions: str, sentence: str) -> None:
    assert refusal(f"{HEADER}\n{actions}") == sentence


def test_nothing_can_be_played_after_the_end_of_the_game() -> None:
    whole = replay.write(KEY, played(Setup(players=2, first=Seat(0)), 4))
    number = whole.count("\n") + 1
    assert refusal(f"{whole}lion\n") == f"Line {number}: There is no lion in this hand."


@pytest.mark.parametrize(
    "text",
    [
        f"beasty_bar {'9' * 5000}\nseed 7\n",
        f"beasty_bar 1\nseed {'x' * 5000}\n",
        f"beasty_bar 1\nseed 7\n{'x' * 5000} 1\n{'x' * 5000} 2\n",
        f"beasty_bar 1\nseed 7\n{'x' * 5000} 1\n",
        f"{HEADER}\n{'x' * 5000}\n",
    ],
)
def test_a_refusal_stays_short_however_long_the_line_is(text: str) -> None:
    assert len(refusal(text)) < 150


def test_the_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadReplay, match=r"^This is no record of a game of fantasy_pub\.$"):
        replay.read("fantasy_pub", RULES, RECORD)


# Notes, remarks and what can be saved of a damaged record

NOTES = {"place": "the old harbour", "guest.1": "Ana # the first", "empty": ""}


def test_notes_stand_below_the_header_and_come_back() -> None:
    match = read(RECORD)
    text = replay.write(KEY, match, NOTES)
    assert text == RECORD.replace(
        "\n\n", "\n# place the old harbour\n# guest.1 Ana # the first\n# empty \n\n"
    )
    record = replay.recover(KEY, RULES, text)
    assert (record.notes, record.damage) == (NOTES, None)
    assert record.match.state == match.state


def test_whoever_does_not_care_for_notes_reads_the_same_game() -> None:
    assert read(replay.write(KEY, read(RECORD), NOTES)).state == read(RECORD).state


def test_a_note_given_twice_is_refused() -> None:
    assert refusal(f"{HEADER}# place here\n# place there\n\n") == "Line 8 repeats 'place'."


def test_what_stands_behind_an_action_is_a_remark() -> None:
    assert read(f"{HEADER}\n# well begun\nlion # roars\nparrot 1 #5f0c1a2e\n").state == read(RECORD).state


def test_a_damaged_record_tells_the_game_up_to_the_damage() -> None:
    record = replay.recover(KEY, RULES, f"{HEADER}\nlion\nunicorn\nparrot 1\n")
    assert [RULES.spell(action) for action in record.match.actions] == ["lion"]
    assert str(record.damage) == "Line 9: There is no animal 'unicorn'."


@pytest.mark.parametrize(("version", "newer"), [("3", True), ("10", True), ("0", False), ("9" * 10, False)])
def test_a_newer_record_can_be_told_from_a_broken_one(version: str, newer: bool) -> None:
    with pytest.raises(BadReplay) as caught:
        read(f"beasty_bar {version}\nseed 7\n")
    assert isinstance(caught.value, NewerReplay) is newer
