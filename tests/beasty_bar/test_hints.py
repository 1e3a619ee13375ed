"""A hint in three steps: where to look, which card, and why."""

import re
from random import Random

import pytest

from game.beasty_bar.advice.hints import hint
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.notation import spell_card
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.player import Thought
from game.core.rules import Seat
from game.services.i18n import Language
from tests.beasty_bar.games import walk

NAMES = ("Ana", "Bo", "Cleo", "Dev")
TO_ANA = Language(NAMES, reader=Seat(0))


def steps(position: str, action: str, *chances: float) -> list[str]:
    state = parse_position(position)
    view = RULES.view(state, state.to_move)
    return [step.text for step in hint(view, Thought(RULES.parse(action), chances), TO_ANA)]


def lit(position: str, action: str) -> list[list[str]]:
    state = parse_position(position)
    view = RULES.view(state, state.to_move)
    found = hint(view, Thought(RULES.parse(action)), TO_ANA)
    return [[key if isinstance(key, str) else spell_card(key) for key in step.lit] for step in found]


SHIELD = ">B: giraffe seal | Y: parrot || lion/Y zebra/B crocodile/Y"
SHOO = ">B: parrot seal | Y: seal || zebra/B snake/B lion/Y"
RUSH = ">B: lion seal | Y: parrot || zebra/Y hippo/Y giraffe/Y skunk/Y"


def test_a_hint_says_where_to_look_then_which_card_then_why() -> None:
    assert steps(SHOO, "parrot 3", 0.64, 0.36) == [
        "Look at Bo's lion.",
        "Play your parrot.",
        "Your parrot gets rid of Bo's lion. With your seal you would not get rid of Bo's lion. "
        "Win chance: 64 %.",
    ]
    assert steps(SHIELD, "giraffe") == [
        "Look at Bo's crocodile behind your zebra.",
        "Play your giraffe.",
        "Your zebra stays in front of Bo's crocodile. Played instead, your seal would go straight to "
        "THAT'S IT.",
    ]


def test_a_hint_lights_what_it_speaks_of() -> None:
    assert lit(SHOO, "parrot 3") == [["lion/Y"], ["parrot/B"], ["parrot/B", "lion/Y"]]
    assert lit(RUSH, "lion") == [
        ["gate", "exit", "skunk/Y"],
        ["lion/B"],
        ["lion/B", "skunk/Y", "gate", "exit"],
    ]


def test_where_nothing_on_the_table_matters_the_hand_is_lit() -> None:
    assert lit(">B: monkey seal | Y: parrot || lion/Y", "monkey")[0] == ["monkey/B", "seal/B"]


@pytest.mark.parametrize(
    ("position", "action", "why"),
    [
        (
            SHOO,
            "parrot 2",
            "Choose your snake. Your parrot will be first once the two in front get in. That costs "
            "your snake.",
        ),
        (
            ">B: kangaroo seal | Y: parrot || lion/Y zebra/Y giraffe/Y",
            "kangaroo 2",
            "Jump over two animals. Bo's zebra ends up last in the line.",
        ),
        (
            ">B: ostrich dog | Y: bat || penguin/B bear/Y tiger/Y",
            "ostrich even",
            "Pass animals of even strength. Your penguin gets out of the reach of Bo's tiger.",
        ),
        (
            ">B: chameleon seal | Y: lion || snake/Y parrot/Y giraffe/Y",
            "chameleon parrot 3",
            "Act as a parrot. Your chameleon gets rid of Bo's giraffe.",
        ),
        (
            ">B: penguin ostrich | Y: bat || bear/Y rhino/Y dog/Y",
            "penguin ostrich even",
            "Show your ostrich. Pass animals of even strength. Your penguin slips past Bo's rhino and dog.",
        ),
        (
            ">B: peacock dog | Y: bat || dog/Y bear/B bear/Y",
            "peacock 2",
            "Choose your bear. Your peacock gets ahead of Bo's bear.",
        ),
        (
            ">B: penguin peacock | Y: bat || dog/Y bear/B bear/Y",
            "penguin peacock 2",
            "Show your peacock. Choose your bear. Your penguin gets ahead of Bo's bear.",
        ),
        (
            ">B: vulture dog | Y: bat || bear/Y || thats_it: penguin/B",
            "vulture penguin dog",
            "Bring your penguin back. Show your dog. Your penguin takes first place from Bo's bear.",
        ),
        (
            ">B: vulture dog | Y: bat || rhino/Y || thats_it: llama/B",
            "vulture llama",
            "Your vulture brings your llama back into the line.",
        ),
        (">B: lion seal | Y: parrot || zebra/Y", "lion", "Your lion takes first place from Bo's zebra."),
    ],
)
def test_the_third_step_says_what_to_choose_where_the_reason_leaves_it_open(
    position: str, action: str, why: str
) -> None:
    assert steps(position, action)[2].startswith(why)


def test_a_stack_has_its_hint_too() -> None:
    position = ">B: dog vulture | Y: bat || - || sent: bear/B rhino/Y"
    assert steps(position, "stack 2 1") == [
        "Look at the animals on their way to THAT'S IT.",
        "Put your bear on top.",
        "Your bear lies on top, where your vulture could bring it back. From any other place, your "
        "vulture could not bring it back.",
    ]
    assert lit(position, "stack 2 1") == [["rhino/Y", "bear/B"], ["bear/B"], ["bear/B", "vulture/B"]]


def test_a_hint_knows_the_hand_it_is_for() -> None:
    """Everybody else would think that the vulture is still to come."""
    without = ">B: dog | Y: bat || - || sent: bear/B rhino/Y"
    assert steps(without, "stack 2 1")[2] == (
        "Bo's rhino lies below your bear, out of reach of Bo's vulture. On top, Bo's vulture could "
        "bring it back."
    )
    assert lit(without, "stack 2 1")[2] == ["bear/B", "rhino/Y"]


@pytest.mark.parametrize("mode", Mode)
def test_in_whole_games_hints_are_sentences_and_light_what_can_be_seen(mode: Mode) -> None:
    for seed in range(6):
        setup = Setup(2 + seed % 3, mode)
        for state, action, *_ in walk(RULES.new_game(setup, seed).state, Random(seed)):
            view = RULES.view(state, state.to_move)
            words = Language(NAMES, reader=state.to_move)
            others = setup.players - 1
            chances = tuple(0.5 if seat == state.to_move else 0.5 / others for seat in range(setup.players))
            look, card, why = hint(view, Thought(action, chances), words)
            for step in (look, card, why):
                assert re.fullmatch(r"[A-Z][^{}\n]*[.?]", step.text)
                assert {*step.lit} <= {
                    *("gate", "exit", "thats_it"),
                    *(*view.line, *view.hand, *view.sent, *view.thats_it),
                }
                assert step.lit
            assert why.text.endswith(" Win chance: 50 %.")
            if isinstance(action, Play):
                played = card_of(view.to_move, action.chain[0])
                assert card.lit == (played,)
                assert played not in look.lit or look.lit == view.hand
