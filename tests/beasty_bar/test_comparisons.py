"""What would come of the next best choice instead, and that it is true."""

from random import Random

import pytest

from game.beasty_bar.advice.comparisons import Alternative, alternative, compared, differing
from game.beasty_bar.advice.consequences import outcome
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import OWNER, SPECIES, Card, card_of
from game.beasty_bar.rules.events import Admitted, Line
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.core.player import Thought
from game.core.rules import Seat
from game.services.i18n import Language
from tests.beasty_bar.games import walk
from tests.beasty_bar.reasons import NAMES, seen, spoken

KINDS = {"loses", "wastes", "keeps out", "lets in", "spares", "further back"}


def said(
    position: str,
    action: str,
    *others: tuple[str, float],
    chance: float = 0.6,
    manner: str = "off",
    code: str = "en",
) -> str:
    """To Ana, who is blue and to play."""
    view, known = seen(position), tuple((RULES.parse(other), worth) for other, worth in others)
    thought = Thought(RULES.parse(action), (0.6, 0.4), (), known)
    words = Language(NAMES, spoken(code), Seat(0), manner)
    return compared(view, thought, outcome(view, thought.action), words)


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        (
            ">B: lion skunk | Y: parrot || monkey/B seal/Y hippo/B",
            "lion",
            "With your skunk you would lose your hippo.",
        ),
        (
            ">B: monkey lion | Y: parrot || lion/Y zebra/Y",
            "monkey",
            "Played instead, your lion would go straight to THAT'S IT.",
        ),
        (
            ">B: monkey skunk | Y: parrot || giraffe/B hippo/Y lion/Y seal/Y",
            "monkey",
            "With your skunk you would not get your giraffe in.",
        ),
        (
            ">B: skunk seal | Y: parrot || lion/Y zebra/Y hippo/Y giraffe/Y",
            "skunk",
            "With your seal you would let Bo's hippo and giraffe in.",
        ),
        (
            ">B: parrot seal | Y: seal || zebra/B snake/B lion/Y",
            "parrot 3",
            "With your seal you would not get rid of Bo's lion.",
        ),
        (
            ">B: lion zebra | Y: parrot || giraffe/Y snake/Y",
            "lion",
            "With your zebra you would wait farther from the gate.",
        ),
        (
            ">B: monkey seal | Y: parrot || lion/B",
            "monkey",
            "Better keep your seal for later.",
        ),
        (
            ">B: parrot | Y: seal || zebra/B snake/B",
            "parrot 1",
            "Played differently, you would lose your snake.",
        ),
        (">B: parrot | Y: seal || lion/B", "parrot 1", "There is no other choice."),
    ],
)
def test_another_choice_is_compared_by_what_it_leads_to(position: str, action: str, sentence: str) -> None:
    assert said(position, action) == sentence


QUIET = ">B: monkey seal giraffe | Y: parrot || lion/B"


@pytest.mark.parametrize(
    ("manner", "gained", "sentence"),
    [
        ("words", 0.3, "That is much better than your seal."),
        ("words", 0.1, "That is clearly better than your seal."),
        ("words", 0.04, "That is a little better than your seal."),
        ("words", 0.01, "But your seal would be almost as good."),
        ("numbers", 0.1, "That has about 10 % more win chance than your seal."),
        ("numbers", 0.01, "But your seal would be almost as good."),
        ("off", 0.3, "Better keep your seal for later."),
    ],
)
def test_where_all_seems_alike_the_next_best_card_is_compared_by_its_chance(
    manner: str, gained: float, sentence: str
) -> None:
    others = ("giraffe", 0.01), ("seal", 0.6 - gained)
    assert said(QUIET, "monkey", *others, manner=manner) == sentence


def test_what_would_be_lost_matters_more_than_a_number() -> None:
    position = ">B: lion skunk | Y: parrot || monkey/B seal/Y hippo/B"
    told = said(position, "lion", ("skunk", 0.2), manner="numbers")
    assert told == "With your skunk you would lose your hippo."


def test_whoever_has_laid_a_card_down_hears_of_other_ways_to_play_it() -> None:
    position = ">B: parrot seal | Y: seal || zebra/Y lion/Y"
    told = said(position, "parrot 2", ("parrot 1", 0.5), manner="numbers")
    assert told == "That has about 10 % more win chance than any other way to play it."


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("de", "Mit deinem Stinktier würdest du dein Nilpferd verlieren."),
        ("fr", "Avec ta mouffette, tu perdrais ton hippopotame."),
        ("es", "Con tu mofeta perderías a tu hipopótamo."),
    ],
)
def test_it_is_compared_in_every_language(code: str, sentence: str) -> None:
    assert said(">B: lion skunk | Y: parrot || monkey/B seal/Y hippo/B", "lion", code=code) == sentence


# Whether it is true


Seen = tuple[State, tuple[Card, ...], tuple[Card, ...]]
"""The state after a turn, who lies on THAT'S IT now and did not before, and who got in."""


def played_out(state: State, action: Play) -> Seen:
    step = RULES.apply(state, action)
    events = [*step.events]
    if step.state.stacking:
        step = RULES.apply(step.state, RULES.legal_actions(step.state)[0])
        events += step.events
    out = tuple(card for card in step.state.thats_it if card not in state.thats_it)
    return step.state, out, tuple(event.card for event in events if isinstance(event, Admitted))


def first(state: State, seat: Seat) -> int:
    return next((place for place, card in enumerate(state.line) if OWNER[card] == seat), 99)


def holds(kind: str, cards: Line, seat: Seat, advised: Seen, others: list[Seen]) -> bool:
    (state, out, entered), mine = advised, all(OWNER[card] == seat for card in cards)
    match kind:
        case "loses" | "wastes":
            return mine and all(card not in out and all(card in each[1] for each in others) for card in cards)
        case "keeps out":
            return mine and all(
                card in entered and all(card not in each[2] for each in others) for card in cards
            )
        case "lets in":
            return not mine and all(
                card not in entered and all(card in each[2] for each in others) for card in cards
            )
        case "spares":
            return not mine and all(
                card in out and all(card not in each[1] for each in others) for card in cards
            )
        case _:
            return all(first(state, seat) < first(each[0], seat) < 99 for each in others)


@pytest.mark.parametrize("mode", Mode)
def test_what_is_said_of_another_choice_holds_in_every_way_to_play_it(mode: Mode) -> None:
    kinds = set()
    for seed in range(4):
        for state, action, *_ in walk(RULES.new_game(Setup(2 + seed % 3, mode), seed).state, Random(seed)):
            view, seat = RULES.view(state, state.to_move), state.to_move
            if not isinstance(action, Play):
                continue
            other: Alternative | None = alternative(view, Thought(action))
            if other is None:
                continue
            species = action.chain[0] if other.card is None else SPECIES[other.card]
            ways = [
                play
                for play in RULES.legal_actions(state)
                if isinstance(play, Play) and play.chain[0] == species and play != action
            ]
            assert other.card is None or other.card == card_of(seat, species) != card_of(
                seat, action.chain[0]
            )
            others = [played_out(state, way) for way in ways]
            found = differing(view.thats_it, outcome(view, action), other)
            assert {*found} == KINDS
            for kind, cards in found.items():
                if cards:
                    kinds.add(kind)
                    assert holds(kind, cards, seat, played_out(state, action), others), (kind, state, action)
    assert kinds == KINDS
