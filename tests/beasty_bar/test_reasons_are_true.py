"""In whole games reasons are sentences, betray nothing, and claim only what then happens."""

import re
from collections.abc import Callable, Iterator
from dataclasses import astuple, replace
from random import Random

import pytest

from game.beasty_bar.advice.consequences import Outcome, outcome
from game.beasty_bar.advice.reasons import Reason, explain, telling, told
from game.beasty_bar.rules.actions import Action, Play
from game.beasty_bar.rules.animals import OWNER, PARROT, SPECIES, VULTURE, ZEBRA, Card, card_of
from game.beasty_bar.rules.events import Admitted, Bounced, Burnt, Eaten, Event, Expelled, Fetched, Stung
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.beasty_bar.telling.sayings import KINDS
from game.core.player import Thought
from game.core.rules import Seat
from game.services.i18n import Language
from tests.beasty_bar.games import walk
from tests.beasty_bar.reasons import NAMES, TO_ALL

LONGEST = 75
LONGEST_OF_ALL = 110
"""With whoever was fetched, and the price."""


# Whole games


def turns(seats: int, mode: Mode, seed: int) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    scoring = list(Scoring)[seed % 3]
    return walk(RULES.new_game(Setup(seats, mode, scoring), seed).state, Random(seed))


@pytest.mark.parametrize("mode", Mode)
def test_reasons_are_whole_sentences_of_some_length_and_vary(mode: Mode) -> None:
    sentences, reasons = [], []
    for seed in range(9):
        for state, action, *_ in turns(2 + seed % 3, mode, seed):
            view = RULES.view(state, state.to_move)
            words = Language(NAMES, reader=Seat((state.to_move + 1) % state.players))
            sentences.append(explain(view, Thought(action), words))
            reasons.append(told(telling(outcome(view, action)), view, words))
    assert all(re.fullmatch(r"[A-Z][^{}\n]*[.]", sentence) for sentence in sentences)
    assert max(map(len, reasons)) <= LONGEST
    assert max(map(len, sentences)) <= LONGEST_OF_ALL
    assert len({re.sub(r"([Tt]he|[Yy]our|\w+'s) \w+", "", sentence) for sentence in sentences}) > 25


def with_another_hand(view: View, action: Action, chance: Random) -> View:
    """Somebody who plays the same card, but holds others that nobody has seen."""
    used = {card_of(view.to_move, species) for species in action.chain} if isinstance(action, Play) else set()
    kept = [card for card in view.hand if card in used or card in view.shown]
    free = [card for card in (*view.hand, *view.deck) if card not in kept]
    chance.shuffle(free)
    more = len(view.hand) - len(kept)
    return replace(view, hand=tuple(sorted(kept + free[:more])), deck=tuple(sorted(free[more:])))


@pytest.mark.parametrize("mode", Mode)
def test_a_reason_tells_nothing_of_the_cards_that_stay_in_hand(mode: Mode) -> None:
    chance, changed = Random(1), 0
    for seed in range(6):
        for state, action, *_ in turns(2 + seed % 3, mode, seed):
            view = RULES.view(state, state.to_move)
            other = with_another_hand(view, action, chance)
            changed += other != view
            assert explain(other, Thought(action), TO_ALL) == explain(view, Thought(action), TO_ALL)
    assert changed > 50


@pytest.mark.parametrize("mode", Mode)
def test_a_reason_names_only_animals_that_everyone_has_seen(mode: Mode) -> None:
    for seed in range(6):
        for state, action, *_ in turns(2 + seed % 3, mode, seed):
            view = RULES.view(state, state.to_move)
            reason = telling(outcome(view, action))
            played = {card_of(view.to_move, action.chain[0])} if isinstance(action, Play) else set()
            public = {*view.line, *view.thats_it, *view.sent, *view.aside, *played}
            named = {card for cards in reason.cards.values() for card in cards}
            assert {card for card in named if SPECIES[card] != VULTURE} <= public


# What a reason claims, checked against the game as it really went on

Story = tuple[State, State, tuple[Event, ...]]
"""Before, after, and what happened."""


def entered(story: Story, *cards: Card) -> bool:
    return all(any(isinstance(each, Admitted) and each.card == card for each in story[2]) for card in cards)


def left(story: Story, *cards: Card) -> bool:
    return all(card in story[1].thats_it or card in story[1].sent for card in cards)


def first(story: Story, *cards: Card) -> bool:
    return tuple(story[1].line[: len(cards)]) == cards


def is_behind(story: Story, card: Card, ahead: Card) -> bool:
    return story[1].line.index(ahead) < story[1].line.index(card)


def fetches(story: Story, by: Card, card: Card) -> bool:
    return any(isinstance(each, Fetched) and each.card == card for each in story[2])


def rivals(story: Story, *cards: Card) -> bool:
    return all(OWNER[card] != story[0].to_move for card in cards)


def own(story: Story, *cards: Card) -> bool:
    return all(OWNER[card] == story[0].to_move for card in cards)


def bounced(story: Story, card: Card) -> bool:
    return any(isinstance(each, Bounced) and each.card == card for each in story[2])


def undone(story: Story, how: type[Event], *cards: Card) -> bool:
    """That has happened to those, and nobody got in."""
    happened = [astuple(each)[: len(cards)] for each in story[2] if isinstance(each, how)]
    return cards in happened and story[0].bar == story[1].bar


def on_top(story: Story, card: Card) -> bool:
    return story[1].thats_it[-1] == card


def may_come(story: Story, vulture: Card) -> bool:
    """Nobody has seen it, nor a parrot of that seat; and whoever might have it still has cards."""
    after, seat = story[1], OWNER[vulture]
    away = {*after.line, *after.bar, *after.thats_it}
    return bool(after.hands[seat]) and away.isdisjoint({vulture, card_of(seat, PARROT)})


Claim = Callable[..., bool]
CLAIMS: dict[str, Claim] = {
    "both in": lambda s, cards: entered(s, *cards) and own(s, *cards),
    "vultures": lambda s, by, card: entered(s, *by, *card),
    "in and out": lambda s, card, victim: entered(s, *card) and bounced(s, *victim) and rivals(s, *victim),
    "in ahead": lambda s, card, rival: entered(s, *card) and rival[0] in s[1].line and rivals(s, *rival),
    "in": lambda s, card: entered(s, *card) and own(s, *card),
    "off the gate": lambda s, by, victim: (
        left(s, *victim) and victim[0] in s[0].line[:2] and rivals(s, *victim)
    ),
    "eaten at the gate": lambda s, by, victim: left(s, *victim) and victim[0] in s[0].line[:2],
    "two first": lambda s, cards: first(s, *cards) and own(s, *cards) and len(s[1].line) == 4,
    "many gone": lambda s, by, victims: left(s, *victims) and rivals(s, *victims) and len(victims) > 2,
    "place taken": lambda s, by, victim: s[0].line.index(*victim) == s[1].line.index(*by) and own(s, *by),
    "gone": lambda s, by, victims: left(s, *victims) and rivals(s, *victims),
    "eaten": lambda s, by, victims: left(s, *victims) and rivals(s, *victims),
    "bounced": lambda s, victim: bounced(s, *victim) and rivals(s, *victim),
    "lead taken": lambda s, card, rival: first(s, *card) and rival[0] in s[1].line,
    "lead": lambda s, card: first(s, *card) and s[0].line[:1] != [*card],
    "stays first": lambda s, first: s[0].line[:1] == s[1].line[:1] == [*first],
    "sent back": lambda s, victim: s[1].line[-1] == victim[0] and victim[0] in s[0].line[:2],
    "ahead": lambda s, card, rivals: all(is_behind(s, rival, *card) for rival in rivals),
    "shield": lambda s, shield, threat, card: is_behind(s, *threat, *shield) and is_behind(s, *shield, *card),
    "shield alone": lambda s, shield, threat: is_behind(s, *threat, *shield) and SPECIES[shield[0]] == ZEBRA,
    "shield stays": lambda s, shield, threat: is_behind(s, *threat, *shield) and SPECIES[shield[0]] == ZEBRA,
    "escape": lambda s, card, threat: card[0] in s[1].line and rivals(s, *threat) and own(s, *card),
    "fetched": lambda s, by, card: fetches(s, *by, *card),
    "let pass": lambda s, cards, spared: entered(s, *cards) and rivals(s, *cards) and left(s, *spared),
    "next": lambda s, card: first(s, *card) and own(s, *card) and s[0].bar != s[1].bar,
    "only card": lambda s, spared: s[0].hands[s[0].to_move] == [*spared],
    "second": lambda s, card: s[1].line.index(*card) == 1,
    "third": lambda s, card: s[1].line.index(*card) == 2,
    "fourth": lambda s, card: s[1].line.index(*card) == 3,
    "alone": lambda s, card: s[0].line and s[1].line == [*card] and own(s, *card),
    "no fifth": lambda s, spared: s[0].line == s[1].line and len(s[0].line) == 4 and s[0].bar == s[1].bar,
    "stripes": lambda s, card: s[1].line[-1] == card[0],
    "quills": lambda s, card: s[1].line[-1] == card[0],
    "opening": lambda s, card: s[0].line == [] and s[1].line == [*card],
    "wasted": lambda s, spared: s[0].line == s[1].line and left(s, *spared),
    "is eaten": lambda s, by, spared: undone(s, Eaten, *by, *spared),
    "is turned away": lambda s, by, spared: undone(s, Expelled, *by, *spared),
    "is stung": lambda s, by, spared: undone(s, Stung, *spared, *by),
    "burns": lambda s, by, spared: undone(s, Burnt, *by),
    "given up": lambda s, spared: left(s, *spared) and own(s, *spared),
    "last card": lambda s: s[1].over and s[0].bar == s[1].bar,
    "stacked within reach": lambda s, card, vulture: on_top(s, *card) and may_come(s, *vulture),
    "stacked below": lambda s, card, top, vulture: (
        on_top(s, *top) and left(s, *card) and may_come(s, *vulture) and rivals(s, *vulture)
    ),
    "stacked against one": lambda s, card, vulture: (
        on_top(s, *card) and may_come(s, *vulture) and rivals(s, *vulture)
    ),
    "stacked against many": lambda s, card: on_top(s, *card),
    "stacked": lambda s: any(may_come(s, card_of(Seat(seat), VULTURE)) for seat in range(s[1].players)),
    "stacked anyhow": lambda s: (
        not any(may_come(s, card_of(Seat(seat), VULTURE)) for seat in range(s[1].players))
    ),
}


def holds(reason: Reason, story: Story) -> bool:
    return CLAIMS[reason.kind](story, **reason.cards)


def to_its_end(story: Story) -> Story:
    """The turn with the stack that may follow; its order does not touch the line."""
    before, after, events = story
    if not after.stacking:
        return story
    step = RULES.apply(after, RULES.legal_actions(after)[0])
    return before, step.state, (*events, *step.events)


def test_every_reason_but_silence_has_its_claim() -> None:
    assert {*CLAIMS} | {"nothing"} == {*KINDS}


@pytest.mark.parametrize("mode", Mode)
def test_what_a_reason_says_is_true(mode: Mode) -> None:
    kinds = set()
    for seed in range(14):
        for before, action, after, events in turns(2 + seed % 3, mode, seed):
            reason = telling(outcome(RULES.view(before, before.to_move), action))
            assert holds(reason, to_its_end((before, after, events))), (reason, before, action)
            kinds.add(reason.kind)
    assert len(kinds) > 17


def test_what_a_seat_imagines_is_what_happens_up_to_the_draw() -> None:
    for seed in range(5):
        for before, action, after, _ in turns(2 + seed % 3, Mode.MIXED, seed):
            found: Outcome = outcome(RULES.view(before, before.to_move), action)
            if not after.stacking:
                assert (found.after, found.pile) == (tuple(after.line), tuple(after.thats_it))
                assert (found.over, [*before.bar, *found.met, *found.let_in]) == (after.over, after.bar)
