"""What holds in every game."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings

from game.beasty_bar.rules import actions, position
from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import ALL_SPECIES, ANIMALS, BAT, OWNER, SPECIES, VULTURE
from game.beasty_bar.rules.events import Event, GameOver
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.notation import parse, parse_setup, spell, spell_setup
from game.beasty_bar.rules.position import all_cards, parse_position, spell_position
from game.beasty_bar.rules.setup import HAND_SIZE, Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import play_out
from game.core import replay
from game.core.errors import GameError
from game.core.match import Match
from game.core.rules import Seat
from tests.beasty_bar.games import seeds, setups, walk

many = settings(max_examples=250, deadline=None, derandomize=True)
some = settings(max_examples=50, deadline=None, derandomize=True)
few = settings(max_examples=12, deadline=None, derandomize=True)


def viewers(state: State) -> list[Seat | None]:
    return [None, *map(Seat, range(state.players))]


@many
@given(setups(), seeds)
def test_cards_are_conserved_the_line_is_short_and_games_end(setup: Setup, seed: int) -> None:
    state = RULES.new_game(setup, seed).state
    cards = Counter(all_cards(state))
    assert set(cards.values()) == {1}
    turns = sum(map(len, state.hands)) + sum(map(len, state.decks))
    played = 0
    for before, action, after, events in walk(state, Random(seed)):
        state = after
        played += isinstance(action, Play)
        assert Counter(all_cards(state)) == cards
        assert len(state.line) <= 4
        assert not state.line or SPECIES[state.line[0]] != BAT
        assert all(SPECIES[card] != VULTURE for card in state.line)
        assert all(len(hand) <= HAND_SIZE for hand in state.hands)
        assert before.to_move == after.to_move or not after.stacking
        assert isinstance(events[-1], GameOver) == state.over
        position.check(state)
    assert state.over
    assert RULES.to_act(state) is None
    assert played == turns == state.turn


@some
@given(setups(), seeds)
def test_events_lead_from_view_to_view_for_everyone(setup: Setup, seed: int) -> None:
    start = RULES.new_game(setup, seed)
    full = RULES.complete(setup, seed)
    for viewer in viewers(start.state):
        seen = RULES.blank_view(full, viewer)
        for event in start.events:
            seen = RULES.fold(seen, RULES.redact(event, viewer))
        assert seen == RULES.view(start.state, viewer)
    for before, _, after, events in walk(start.state, Random(seed)):
        for viewer in viewers(before):
            seen = RULES.view(before, viewer)
            for event in events:
                seen = RULES.fold(seen, RULES.redact(event, viewer))
            assert seen == RULES.view(after, viewer)


@some
@given(setups(), seeds)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(setup: Setup, seed: int) -> None:
    chance = Random(seed)
    for before, action, _, events in walk(RULES.new_game(setup, seed).state, chance):
        for viewer in viewers(before):
            seen = RULES.view(before, viewer)
            other = RULES.imagine(seen, chance.getrandbits(32))
            assert RULES.view(other, viewer) == seen
            if viewer == before.to_move:
                assert actions.legal_actions(other) == actions.legal_actions(before)
                draw_alike(other, before)
            elif action not in actions.legal_actions(other):
                continue  # there the seat to move does not hold that card
            told = [RULES.redact(event, viewer) for event in events]
            assert [RULES.redact(event, viewer) for event in RULES.apply(other, action).events] == told


def draw_alike(other: State, state: State) -> None:
    """Drawing shows a card that could not be seen: let it be the same."""
    deck = other.decks[state.to_move]
    if deck:
        drawn = state.decks[state.to_move][-1]
        deck.remove(drawn)
        deck.append(drawn)


@some
@given(setups(), seeds)
def test_imagined_states_are_possible(setup: Setup, seed: int) -> None:
    chance = Random(seed)
    full = RULES.complete(setup, seed)
    for state, _, _, _ in walk(RULES.new_game(setup, seed).state, chance):
        other = RULES.imagine(RULES.view(state, state.to_move), chance.getrandbits(32))
        position.check(other)
        assert len(all_cards(other)) == len(all_cards(state))
        for seat in range(full.players):
            strengths = [ANIMALS[SPECIES[card]].strength for card in all_cards(other) if OWNER[card] == seat]
            assert len(set(strengths)) == len(strengths) == 12


@few
@given(setups(), seeds)
def test_every_listed_action_applies_and_nothing_else_does(setup: Setup, seed: int) -> None:
    chance = Random(seed)
    for before, _, _, _ in walk(RULES.new_game(setup, seed).state, chance):
        legal = actions.legal_actions(before)
        assert len(set(legal)) == len(legal)
        for action in legal:
            RULES.apply(before, action)
        for action in {*neighbours(legal, chance)} - {*legal}:
            with pytest.raises(GameError):
                RULES.apply(before, action)


def neighbours(legal: list[Action], chance: Random) -> list[Action]:
    """Actions that look like legal ones, and some that do not."""
    some: list[Action] = [Stack(order) for size in (0, 1, 2, 3) for order in permutations(range(size))]
    for species in ALL_SPECIES:
        some += [Play((species,), choice) for choice in (None, -1, 0, 1, 2, 3, 4)]
        some += [Play((species, chance.choice(ALL_SPECIES)), choice) for choice in (None, 0, 1)]
    for action in legal:
        if isinstance(action, Play):
            some += [replace(action, choice=choice) for choice in (None, -1, *range(6))]
            some += [replace(action, chain=(*action.chain, species)) for species in ALL_SPECIES]
            some += [replace(action, chain=(*action.chain[:-1], species)) for species in ALL_SPECIES]
            some += [replace(action, chain=action.chain[:-1])] if len(action.chain) > 1 else []
        else:
            some += [Stack(action.order[:-1]), Stack((*action.order, len(action.order)))]
    return some


@some
@given(setups(), seeds)
def test_a_replay_gives_the_identical_game(setup: Setup, seed: int) -> None:
    match = Match(RULES, setup, seed)
    match.submit_all(action for _, action, _, _ in walk(match.state, Random(seed)))
    again = replay.read("beasty_bar", RULES, replay.write("beasty_bar", match))
    assert (again.setup, again.seed, again.actions, again.state) == (
        match.setup,
        match.seed,
        match.actions,
        match.state,
    )


@some
@given(setups(), seeds)
def test_whatever_is_spelled_parses_to_the_same(setup: Setup, seed: int) -> None:
    full = RULES.complete(setup, seed)
    assert parse_setup(spell_setup(full)) == full
    assert parse_setup(spell_setup(setup)) == setup
    for before, _, after, _ in walk(RULES.new_game(setup, seed).state, Random(seed)):
        for action in actions.legal_actions(before):
            assert parse(spell(action)) == action
        assert parse_position(spell_position(after)) == after


@some
@given(setups(), seeds)
def test_nobody_listening_changes_nothing(setup: Setup, seed: int) -> None:
    for before, action, after, _ in walk(RULES.new_game(setup, seed).state, Random(seed)):
        assert RULES.advance(before, action) == after


@some
@given(setups(), seeds)
def test_the_quick_way_through_a_game_tells_a_true_story_too(setup: Setup, seed: int) -> None:
    state = RULES.new_game(setup, seed).state
    events: list[Event] = []
    reached = state.copy()
    play_out(reached, Random(seed).random, events.append)
    seen = RULES.view(state, None)
    for event in events:
        seen = RULES.fold(seen, RULES.redact(event, None))
    assert seen == RULES.view(reached, None)
    assert reached.over


@few
@given(setups(), seeds)
def test_taking_back_leads_to_the_state_before(setup: Setup, seed: int) -> None:
    match = Match(RULES, setup, seed)
    states = []
    for state, action, _, _ in walk(match.state, Random(seed)):
        states.append(state)
        match.submit(action)
    while states:
        match.undo()
        assert match.state == states.pop()


def test_five_never_wait_between_turns_because_the_gate_opens() -> None:
    admitted = 0
    for seed in range(50):
        for before, _, after, _ in walk(RULES.new_game(Setup(4, Mode.MIXED), seed).state, Random(seed)):
            admitted += len(after.bar) - len(before.bar)
    assert admitted > 500
