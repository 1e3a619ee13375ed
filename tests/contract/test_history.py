"""What is remembered of a game: turn by turn, and what can still be taken back."""

from functools import partial, reduce
from typing import Any

from game.core.history import History
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.reel import Reel
from game.core.rules import AnyRules
from game.core.words import USUAL_NAMES
from game.services.course import Course
from game.services.saved_game import Sitting
from game.services.saves import Saves
from game.services.settings import Settings
from game.services.takeback import TakeBack
from game.shell.table.dwell import Held
from tests.contract.games import Played, begun


class House:
    """Around a match."""

    def __init__(self, module: GameModule) -> None:
        self.module, self.saves, self.settings = module, Saves(), Settings()


def dealt(game: Played) -> AnyMatch:
    """The same match before anybody decides."""
    return Match(game.match.rules, game.match.setup, game.match.seed)


def test_turns_hold_all_that_happened_from_view_to_view(rules: AnyRules, games: list[Played]) -> None:
    for game in games[::3]:
        for viewer in game.viewers:
            history = History(dealt(game), viewer)
            for moment in game.moments:
                history.submit(moment.action)
            seen = [rules.redact(event, viewer) for step in game.steps for event in step.events]
            told = [event for turn in history.turns for event in turn.events]
            assert told == seen[-len(told) :]
            assert len(told) >= sum(len(moment.step.events) for moment in game.moments)
            view: Any = history.turns[0].before
            for turn in history.turns:
                assert turn.before == view
                assert rules.begins(turn.events[0]) in (None, turn.seat)
                assert all(rules.begins(event) is None for event in turn.events[1:])
                view = reduce(rules.fold, turn.events, view)
            assert view == rules.view(game.states[-1], viewer)


def test_what_has_just_begun_is_no_turn_and_all_else_is(rules: AnyRules, games: list[Played]) -> None:
    for game in games[::3]:
        history, seen = (
            History(dealt(game)),
            [rules.redact(event, None) for event in game.match.opening.events],
        )
        for moment in game.moments:
            history.submit(moment.action)
            seen += [rules.redact(event, None) for event in moment.step.events]
            told = [event for turn in history.turns for event in turn.events]
            told += history.just_begun
            assert told == seen[-len(told) :]


def test_whoever_decides_before_the_first_turn_has_one_of_his_own(
    rules: AnyRules, games: list[Played]
) -> None:
    for game in games:
        history = History(dealt(game))
        for moment in game.moments:
            history.submit(moment.action)
        begun = [
            seat for step in game.steps for event in step.events if (seat := rules.begins(event)) is not None
        ]
        drafted = [moment.seat for moment in game.moments if rules.turn(moment.before) == 0]
        turns = [turn.seat for turn in history.turns]
        assert turns in (begun, drafted + begun)


def numbers(match: AnyMatch) -> list[int]:
    """The number of the turn at every moment of a match, as it is counted while that is played."""
    again = match.anew()
    found = [again.turn]
    for action in match.actions:
        again.submit(action)
        found.append(again.turn)
    return found


def test_match_reel_and_history_count_the_same_turns_at_every_moment(games: list[Played]) -> None:
    for game in games:
        match = begun(game, len(game.moments))
        reel, turns, counted = Reel(match), History(match).turns, numbers(match)
        assert counted == [reel.turn(at).number for at in range(len(game.moments) + 1)]
        assert counted[0] == 1
        assert set(counted) == set(range(1, match.turn + 1)), "one after the other"
        assert [(turn.number, turn.seat) for turn in turns] == [span[:2] for span in reel.turns]
        assert len(turns) == match.turn


def test_a_match_that_stops_anywhere_is_in_the_turn_that_everybody_counts(games: list[Played]) -> None:
    for game in games[::3]:
        for at in {*range(7), *range(7, len(game.moments) + 1, 13)}:
            match = begun(game, at)
            reel, history = Reel(match), History(match)
            assert len(reel.turns) == reel.turn(at).number == match.turn
            told = len(history.turns) + bool(history.just_begun)
            assert match.turn - (match.to_act is not None) <= told <= match.turn, "nobody has decided yet"
            if at:
                match.undo()
                assert match.turn == begun(game, at - 1).turn


def test_a_match_from_a_position_counts_its_own_turns(rules: AnyRules, games: list[Played]) -> None:
    for game in games[::3]:
        at = len(game.moments) // 2
        match: AnyMatch = Match.at(rules, rules.spell_state(game.moments[at].before))
        history = History(match)
        for moment in game.moments[at:]:
            history.submit(moment.action)
        assert numbers(match)[0] == 1
        assert len(history.turns) == match.turn == len(Reel(match).turns)
        assert match.turn == begun(game, len(game.moments)).turn - begun(game, at).turn + 1


def test_a_decision_is_taken_back_for_nothing_as_long_as_nothing_was_revealed(
    module: GameModule, games: list[Played]
) -> None:
    rules = module.rules
    free = 0
    for game in games[::2]:
        people = (HUMAN,) * len(game.seats)
        sitting = Sitting(people, USUAL_NAMES[: len(people)])
        course = Course(House(module), dealt(game), sitting, None, None)
        takeback = TakeBack(Settings(), course, lambda: 0, alone=False)
        for moment in game.moments:
            course.submit(moment.action)
            revealed = any(map(rules.reveals, moment.step.events))
            assert takeback.allowed(moment.seat) == (not revealed)
            if not revealed:
                takeback.take_back(moment.seat)
                assert course.match.state == moment.before
                assert not course.casual
                course.submit(moment.action)
                free += 1
    assert free


def test_until_the_next_turn_opens_a_turn_is_taken_back_unless_it_revealed_something(
    module: GameModule, games: list[Played]
) -> None:
    """What opens the next turn is held back, for every viewer; it may reveal whatever it likes."""
    rules, waiting, free = module.rules, [0], 0
    for game in games[::2]:
        people = (HUMAN,) * len(game.seats)
        course = Course(House(module), dealt(game), Sitting(people, USUAL_NAMES[: len(people)]), None, None)
        takeback = TakeBack(Settings(), course, lambda: waiting[0], alone=False)
        for moment in game.moments:
            course.submit(moment.action)
            events = moment.step.events
            begins = [number for number, event in enumerate(events) if rules.begins(event) is not None]
            own = events[: begins[0] if begins else None]
            waiting[:] = [len(events) - len(own)]
            allowed = takeback.allowed(moment.seat)
            assert allowed == (not any(map(rules.reveals, own)))
            if begins:
                waits = Held(partial(rules.view, moment.before), own, events[len(own) :])
                for viewer in game.viewers:
                    seen = [rules.redact(event, viewer) for event in waits.events]
                    view = reduce(rules.fold, seen, waits.view(rules, viewer))
                    assert view == rules.view(moment.step.state, viewer)
                free += allowed and any(map(rules.reveals, waits.events))
    assert free or not module.dwells
