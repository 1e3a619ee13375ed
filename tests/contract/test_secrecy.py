"""What a seat may know: its view, what it sees happen, and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from game.core.hands import HANDS, ON_LOOK
from game.core.module import GameModule
from game.core.rules import AnyRules, Viewer
from tests.contract.games import Moment, Played

RE_DEALS = 3
PATIENCE = 60
"""As often it is dealt anew where something was revealed that has been the same every time."""


def seen(rules: AnyRules, events: Iterable[Any], viewers: Sequence[Viewer]) -> list[tuple[Any, ...]]:
    """Event by event, as each viewer sees it."""
    return [tuple(rules.redact(event, viewer) for viewer in viewers) for event in events]


def test_events_lead_from_view_to_view_for_everybody(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for viewer in game.viewers:
            view = rules.blank_view(game.match.setup, viewer)
            for step in game.steps:
                for event in step.events:
                    view = rules.fold(view, rules.redact(event, viewer))
                assert view == rules.view(step.state, viewer)


def test_what_is_taken_out_of_an_event_is_out_of_it(rules: AnyRules, games: list[Played]) -> None:
    for game in games[::3]:
        for event in (event for step in game.steps for event in step.events):
            public = rules.redact(event, None)
            for viewer in game.viewers:
                assert rules.redact(rules.redact(event, viewer), viewer) == rules.redact(event, viewer)
                assert rules.redact(rules.redact(event, viewer), None) == public


def test_dealing_anew_what_is_hidden_changes_no_view_and_nothing_to_do(
    rules: AnyRules, games: list[Played]
) -> None:
    hidden = 0
    for game in games:
        for number, state in enumerate(game.states):
            for viewer in game.viewers:
                view = rules.view(state, viewer)
                other = rules.imagine(view, number)
                hidden += other != state
                assert rules.view(other, viewer) == view
                assert rules.to_act(other) == rules.to_act(state)
                assert rules.turn(other) == rules.turn(state)
                if viewer == rules.to_act(state):
                    assert rules.legal_actions(other) == rules.legal_actions(state)
    assert hidden > 1000


def test_the_same_seed_imagines_the_same(rules: AnyRules, games: list[Played]) -> None:
    for game in games[::5]:
        for state in game.states:
            view = rules.view(state, None)
            assert rules.imagine(view, 7) == rules.imagine(view, 7)


def test_who_sees_the_same_table_was_dealt_the_same(rules: AnyRules, games: list[Played]) -> None:
    """What a view does not show, no event of the deal has told either."""
    for game in games[:1]:
        setup = game.match.setup
        openings = [rules.new_game(setup, seed) for seed in range(200)]
        for viewer in game.viewers:
            told: dict[Any, Any] = {}
            for opening in openings:
                dealt = seen(rules, opening.events, [viewer])
                assert told.setdefault(repr(rules.view(opening.state, viewer)), dealt) == dealt
            assert viewer is not None or len(told) < len(openings)


def first_difference(
    rules: AnyRules, moment: Moment, other: Any, viewers: Sequence[Viewer]
) -> tuple[Any, Any] | None:
    """The first event that anybody would see otherwise if the table were that one; None if there is none."""
    events, others = moment.step.events, rules.apply(other, moment.action).events
    both = zip_longest(seen(rules, events, viewers), seen(rules, others, viewers))
    for number, (one, another) in enumerate(both):
        if one != another:
            return (*events[number : number + 1], None)[0], (*others[number : number + 1], None)[0]
    return None


def test_nothing_but_what_reveals_depends_on_what_the_deciding_seat_cannot_see(
    rules: AnyRules, games: list[Played]
) -> None:
    """The first event that is another one says so in both; what comes after it may follow from it."""
    said, changed = set(), set()
    for game in games:
        for number, moment in enumerate(game.moments):
            revealed = {type(event) for event in moment.step.events if rules.reveals(event)}
            said |= revealed
            view, deals = (
                rules.view(moment.before, moment.seat),
                RE_DEALS if revealed <= changed else PATIENCE,
            )
            for seed in range(deals * number, deals * (number + 1)):
                difference = first_difference(rules, moment, rules.imagine(view, seed), game.viewers)
                if difference is not None:
                    assert None not in difference
                    assert all(map(rules.reveals, difference)), (moment.action, difference)
                    changed |= set(map(type, difference))
    assert said
    assert changed == said


def test_whoever_looks_on_learns_nothing_either_but_from_what_reveals(
    rules: AnyRules, games: list[Played]
) -> None:
    for game in games:
        for number, moment in enumerate(game.moments):
            for viewer in game.viewers:
                other = rules.imagine(rules.view(moment.before, viewer), number)
                if moment.action in rules.legal_actions(other):
                    difference = first_difference(rules, moment, other, [viewer])
                    assert difference is None or all(map(rules.reveals, difference))


def test_a_deal_reveals_what_another_one_would_not(rules: AnyRules, games: list[Played]) -> None:
    said, changed = set(), set()
    for game in games:
        others = rules.new_game(game.match.setup, game.match.seed + 1).events
        said |= {type(event) for event in game.match.opening.events if rules.reveals(event)}
        for event, other in zip(game.match.opening.events, others, strict=True):
            if seen(rules, [event], game.viewers) != seen(rules, [other], game.viewers):
                assert rules.reveals(event)
                changed.add(type(event))
    assert changed == said


def test_there_is_a_secret_where_a_view_shows_more_than_everybody_sees(
    rules: AnyRules, games: list[Played]
) -> None:
    for game in games:
        for state in game.states:
            public = rules.view(state, None)
            assert not rules.secrets(public)
            for seat in game.seats:
                view = rules.view(state, seat)
                assert rules.secrets(view) == (replace(view, viewer=None) != public)
        for viewer in game.viewers:
            blank = rules.blank_view(game.match.setup, viewer)
            public = rules.blank_view(game.match.setup, None)
            assert rules.secrets(blank) == (replace(blank, viewer=None) != public)


def test_what_can_be_done_unseen_is_legal_whatever_is_hidden(module: GameModule, games: list[Played]) -> None:
    """And it is pointed at as it would be by whoever sees everything there is to see."""
    rules, unseen = module.rules, 0
    for game in games:
        for state in game.states:
            public, seat = rules.view(state, None), rules.to_act(state)
            actions = rules.open_actions(public)
            assert len({rules.spell(action) for action in actions}) == len(actions)
            if seat is None:
                assert not actions
                continue
            legal, own = rules.legal_actions(state), rules.view(state, seat)
            assert all(action in legal for action in actions)
            assert all(module.marks(public, action) == module.marks(own, action) for action in actions)
            unseen += bool(actions)
    assert module.hands in HANDS
    assert bool(unseen) == (module.hands == ON_LOOK)
