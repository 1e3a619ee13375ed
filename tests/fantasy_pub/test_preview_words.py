"""Previews in words."""

from random import Random

import pytest

from game.core.match import Match
from game.fantasy_pub.advice.preview_words import gist, steps
from game.fantasy_pub.rules.actions import Discard, End
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Stage, State
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import speaking
from tests.fantasy_pub.tables import pub


def told(state: State, action: str) -> list[str]:
    return steps(RULES.view(state, state.to_move), RULES.parse(action), speaking(reader=state.to_move))


def short(state: State, action: str) -> str:
    return gist(RULES.view(state, state.to_move), RULES.parse(action), speaking(reader=state.to_move))


def test_a_round_is_told_step_by_step() -> None:
    state = pub("D@4 c3 b1", "qG@1 c2", "rL@1", "rT@1 c3", dice=(5, 2))
    assert told(state, "move dwarf1 5") == [
        "Your dwarf moves to table 1.",
        "A round of drinks at table 1: each character buys the next bigger one a beer.",
        "Bo's elf has no coin and is thrown out.",
        "Cleo's goblin buys your dwarf a beer, perhaps a triple.",
        "Your dwarf buys Bo's troll a beer, perhaps a triple.",
    ]
    assert short(state, "move dwarf1 5") == "to table 1: a round of drinks, Bo's elf is thrown out"


@pytest.mark.parametrize(
    ("guests", "action", "words"),
    [
        (("D@5 c1", "rG@3 c1"), "move dwarf1 2", "to the door"),
        (("D@2 c1", "rG@5 c1"), "move dwarf1 3", "to table 5: a round of drinks"),
        (("D@2 c1", "rD@5"), "move dwarf1 3", "to table 5: a toast, Bo's dwarf is thrown out"),
        (("T@2 c1",), "move troll 3", "to table 5: a coin on the floor"),
        (("G@2 c1",), "move goblin1 3", "to table 5: a coin from the floor"),
        (("rD@3 c2",), "call 3 on dwarf1/C", "Bo's dwarf drinks"),
        (("rD@3 c2 b5",), "call 3 on dwarf1/C", "Bo's dwarf drinks, Bo's dwarf is thrown out"),
        (("rD@3",), "call 3 on dwarf1/C", "Bo's dwarf is thrown out"),
        (("rD@5",), "call 3", "nobody drinks"),
        (("L@door c1 b2",), "leave elf1 3", "leaves with 2 beers"),
        (("L@4 c1 b1",), "play back_door 3 on elf1", "leaves with one beer"),
        (("L@4 c1", "rG@4"), "play tray 3 on 4", "your elf drinks, Bo's goblin is thrown out"),
        (("D@4 c2", "rD@5 c2"), "play cousin 3 on dwarf1 dwarf1/C", "your dwarf and Bo's dwarf drink"),
        (("D@4 c3", "rD@5 c2"), "play bottoms_up 3 on dwarf1", "your dwarf drinks"),
        (("D@4 c3", "rG@4 c2"), "play spill 3 on 4", "4 coins on the floor"),
        (("D@4 c3",), "play lost_purse 3 on dwarf1", "3 coins more"),
        (("D@4", "rG@4 c1"), "play pickpocket 3 on dwarf1 goblin1/C", "a coin more"),
        (("D@4 c3",), "play settle_tab 3 on dwarf1/N", "2 coins less"),
        (("D@4", "rG@4 b1"), "play steal_mug 3 on dwarf1 goblin1/C", "a beer more"),
        (("rG@4 b1",), "play cold_water 3 on goblin1/C", "a beer less"),
        (("rG@4 b1",), "play old_friend 3 on troll", "with 4 coins: your troll"),
        (("rG@4 b1",), "enter 3", "with 3 coins: 2 × goblin, 2 × dwarf, 2 × elf, 1 × troll"),  # noqa: RUF001
        (("rG@4 b1",), "adjust 3", "3 → 4"),
    ],
)
def test_a_choice_in_a_few_words(guests: tuple[str, ...], action: str, words: str) -> None:
    hand = action.split()[1] if action.startswith("play") else ""
    assert short(pub(*guests, hand=hand, floor={5: 1}), action) == words


def test_who_may_enter_is_told() -> None:
    state = pub("D@4 c2", "rG@5 c2", reserve=1)
    assert told(state, "enter 3") == [
        "One of these enters with one coin: 2 × goblin, 1 × dwarf, 2 × elf, 1 × troll."  # noqa: RUF001
    ]


def test_of_one_race_it_is_told_which() -> None:
    state = pub("D@4 c2", "rG@5 c2", hand="old_friend")
    assert told(state, "play old_friend 3 on goblin") == [
        "Ana plays “Look Who's Here”.",
        "A goblin enters with 4 coins.",
    ]


def test_the_end_is_told() -> None:
    out = ("G", "G2", "D", "rG", "rD")
    assert short(pub("L@door b1", "rL@door b2", out=out), "leave elf1 3") == (
        "leaves with one beer: closing time, Bo's elf leaves"
    )
    late = pub("L@3 c1", "rL@door b2", stage=Stage.EXTRA, start=1)
    assert short(late, "move elf1 both") == "to table 1: the game is over"


@pytest.mark.parametrize("code", TONGUES)
def test_whatever_can_be_done_can_be_told(code: str) -> None:
    for seed in range(3):
        chance, match = Random(seed), Match(RULES, Setup(2 + seed % 3, rounds=6), seed)
        while match.to_act is not None:
            view, words = RULES.view(match.state, match.to_act), speaking(code, match.to_act)
            for action in chance.sample(legal := RULES.legal_actions(match.state), min(3, len(legal))):
                gist_told, steps_told = gist(view, action, words), steps(view, action, words)
                assert "{" not in " ".join([gist_told, *steps_told])
                assert gist_told or isinstance(action, Discard | End)
                assert steps_told or isinstance(action, End)
            match.submit(chance.choice(legal))
