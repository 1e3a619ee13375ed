"""Texts: actions, set-ups and positions, both ways, and what is wrong with others."""

import pytest

from game.core.errors import BadNotation, BadPosition, GameError
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import (
    BOTH,
    Call,
    Move,
    Play,
)
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.rules.moving import BACK
from game.fantasy_pub.rules.notation import parse_figure
from game.fantasy_pub.rules.position import parse_pile, parse_position, spell_pile, spell_position
from game.fantasy_pub.rules.setup import Setup


def test_actions_are_named_as_at_the_table() -> None:
    assert RULES.parse("move dwarf1 both back") == Move(parse_figure("dwarf1"), BOTH, BACK)
    assert RULES.parse("call 4 on troll/B") == Call(4, CLAN[2][6])
    assert RULES.parse("play second_wind 3 on elf1") == Play(CARD_BY_KEY["second_wind"], 3, (4, 1))


@pytest.mark.parametrize(
    "text",
    [
        "move",
        "move orc1 3",
        "move dwarf1 7",
        "move dwarf1 0",
        "move dwarf1 both forth",
        "call both",
        "call 4 on troll",
        "call 4 on troll/X",
        "leave elf1 both",
        "play shove 3",
        "play shove 3 on",
        "play shove 3 on troll",
        "play sleep 3 on 4",
        "play tray 3 on 7",
        "play old_friend 3 on orc",
        "play second_wind 3 on elf1 forth",
        "adjust both",
        "end now",
        "enter ٣",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        RULES.parse(text)


def test_set_ups_say_only_what_is_not_usual() -> None:
    assert RULES.spell_setup(Setup(3)) == {"players": "3"}
    assert RULES.spell_setup(Setup(3, Seat(2), 5)) == {"players": "3", "first": "B", "rounds": "5"}
    with pytest.raises(GameError):
        RULES.parse_setup({"rounds": "0"})
    with pytest.raises(GameError):
        RULES.complete(Setup(2, Seat(2)), 1)


def test_piles_are_short() -> None:
    assert spell_pile("nnntn") == "n3tn"
    assert parse_pile("n3tn") == "nnntn"


def test_what_is_left_out_of_a_position_is_as_usual() -> None:
    state = parse_position("N: | C: || 3: elf1/N(n2+t)")
    assert (len(state.decks[0]), len(state.decks[1]), len(state.reserve)) == (6, 7, 72)
    assert (state.barkeeper, state.dice, state.to_move) == (1, (1, 1), 0)
    assert parse_position(spell_position(state)) == state


@pytest.mark.parametrize(
    "text",
    [
        "N:",
        "N: | C: | B: | T: | X:",
        "N: elf1 elf1 | C:",
        "N: elf1 | C: || 2: elf1/N()",
        "N: | C: || 2: elf1/B()",
        "N: | C: || 2: elf1/N(+n6)",
        "N: | C: || 2: elf1/N() elf1/C() dwarf1/N()",
        "N: | C: || door: elf1/N() dwarf1/N()",
        "N: | C: || - || reserve n10",
        "N: $ t11 | C:",
        "N: + shove | C: + shove",
        "N: | C: || - || dice 3* 3*",
        "N: | C: || - || start B",
    ],
)
def test_some_positions_cannot_be(text: str) -> None:
    with pytest.raises(BadPosition):
        parse_position(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "C: | N:",
        ">N: | >C:",
        "N: elf1! elf2 | C:",
        "N: card 2 | C:",
        "N: orc | C:",
        "N: | C: || 7: elf1/N()",
        "N: | C: || 2: elf1/N",
        "N: | C: || 2: elf1/N(x)",
        "N: | C: || - || dice 3",
        "N: | C: || - || dice 3 7",
        "N: | C: || - || barkeeper 0",
        "N: | C: || - || weather fine",
        "N: | C: || - || turn 1 | turn 1",
        "N: | C: || - || stage late",
        "N: | C: || - || acted maybe",
        "N: | C: || - || chance -1",
        "N: | C: || || ||",
    ],
)
def test_other_texts_are_no_positions(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_position(text)
