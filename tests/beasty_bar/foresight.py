"""Previews held against what then happens, in as many positions as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random

from game.beasty_bar.advice.preview import End, Preview, preview
from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import SPECIES, Card
from game.beasty_bar.rules.events import Drawn, Event, Phase, PhaseStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from tests.beasty_bar.games import walk

KINDS = [(mode, players, shield) for mode in Mode for players in (2, 3, 4) for shield in (False, True)]


def positions(count: int, seed: int) -> Iterator[State]:
    """Where somebody is to decide: a few out of each game, games of all kinds in turn."""
    chance, found = Random(seed), 0
    for mode, players, shield in cycle(KINDS):
        setup = Setup(players, mode, shield_classes=shield)
        for state, _, _, _ in walk(RULES.new_game(setup, chance.getrandbits(32)).state, chance):
            if chance.random() < 0.15:
                yield state
                found += 1
            if found == count:
                return


def until_the_draw(events: list[Event]) -> tuple[Event, ...]:
    return tuple(events[: events.index(PhaseStarted(Phase.DRAW))])


def play_on(state: State, action: Action) -> tuple[State, list[Event]]:
    """What really happens; animals sent away are stacked as they left."""
    step = RULES.apply(state, action)
    told = list(step.events)
    if step.state.stacking:
        step = RULES.apply(step.state, Stack(tuple(range(len(step.state.sent)))))
        told += step.events
    return step.state, told


def check(state: State, action: Action) -> None:
    seat = state.to_move
    seen = preview(RULES.view(state, seat), action)
    after, told = play_on(state, action)
    assert seen.events == until_the_draw([RULES.redact(event, seat) for event in told])
    assert list(seen.after) == after.line
    assert seen.flipped == after.flipped
    assert [*state.bar, *seen.entrants] == after.bar
    waiting = state.sent if isinstance(action, Stack) else []
    fetched = [card for card in state.thats_it if card not in after.thats_it]
    new = [card for card in after.thats_it if card not in state.thats_it and card not in waiting]
    back_again = [card for card in seen.out if card in state.thats_it]
    assert sorted(seen.out) == sorted([*new, *back_again])
    assert all(card in after.thats_it or card in seen.out for card in back_again)
    assert set(fetched) <= {*seen.counted, *seen.entrants, *seen.out}
    check_line(seen, after)
    check_secrets(seen, state, action)


def check_line(seen: Preview, after: State) -> None:
    """Whoever was counted stays, gets in or is out; the walks end there."""
    assert [walk.card for walk in seen.walks] == list(seen.counted)
    assert [walk.end for walk in seen.walks] == list(range(len(seen.counted)))
    assert list(seen.after) == [
        card for card in seen.counted if card not in seen.entrants and card not in seen.out
    ]
    assert (len(seen.counted) == 5) == any(leaver.why is End.BOUNCED for leaver in seen.leavers)
    assert [step.number for step in seen.steps] == list(range(1, len(seen.steps) + 1))
    told = [event for step in seen.steps for event in step.events]
    events = iter(seen.events)
    assert all(event in events for event in told)  # in this order
    assert after.line == list(seen.after)


def check_secrets(seen: Preview, state: State, action: Action) -> None:
    """No drawn card, nothing from anybody's pile, nothing from a hand but what is played or shown."""
    assert not any(isinstance(event, Drawn) for event in seen.events)
    mine = {SPECIES[card] for card in state.hands[state.to_move]}
    chosen = set(action.chain) & mine if isinstance(action, Play) else set()
    open_cards = {*state.line, *state.thats_it, *state.sent, *state.aside}
    named: set[Card] = {*seen.counted, *seen.after, *seen.entrants, *seen.out}
    named |= {step.actor for step in seen.steps}
    assert all(card in open_cards or SPECIES[card] in chosen for card in named)


def check_all(count: int, seed: int) -> int:
    """Every legal action in so many positions; says how many actions that were."""
    actions = 0
    for state in positions(count, seed):
        for action in RULES.legal_actions(state):
            check(state, action)
            actions += 1
    return actions
