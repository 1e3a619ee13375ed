"""A review: every decision is judged once, by what its seat could know, and alike every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count, islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from game.core.judging import (
    CONCEDE,
    SEED,
    Giving,
    Judge,
    actions_of,
    decisions_of,
    finished,
    judged,
    judgings,
    reason,
    without,
)
from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.player import Budget
from game.core.reviewing import Grade, Judged, Review, shared
from game.core.rules import Seat
from game.core.weighing import weighed
from game.core.words import USUAL_NAMES
from game.services.i18n import Language
from game.services.pace import Paces
from game.services.review_file import ReviewFile, beside
from game.services.reviews import judged_on
from game.services.saved_game import SavedGame, Sitting, read, spelled
from tests.contract.games import GAMES, Moment, Played, begun, dealt

FEW = 2
"""Iterations: what comes of them is hardly right, but it is a review."""
LENGTH = 9
"""Actions of a game that somebody gives up."""
GAVE_UP = Giving((Seat(0),), (0.0, 1.0))


@cache
def short_review(key: str) -> tuple[Judged, ...]:
    """Of the beginning of a game for two that the first seat gave up."""
    (module,) = (module for module in GAMES if module.key == key)
    return tuple(judged(module, begun(dealt(key)[0], LENGTH), FEW, giving=GAVE_UP))


def test_every_action_belongs_to_one_decision_of_one_seat(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for game in games:
        match = begun(game, len(game.moments))
        at = 0
        for unit in decisions_of(match):
            assert unit.first == at
            assert unit.count
            moments = game.moments[at : at + unit.count]
            for moment in moments:
                assert (moment.seat, rules.turn(moment.before)) == (unit.seat, unit.turn)
            for moment in moments[:-1]:
                assert not any(map(rules.reveals, moment.step.events))
            at += unit.count
        assert at == len(match.actions)


def test_a_decision_ends_with_what_nobody_could_know(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for game in games:
        units = decisions_of(begun(game, len(game.moments)))
        for unit, after in pairwise(units):
            last = game.moments[unit.first + unit.count - 1]
            other = (after.seat, after.turn) != (unit.seat, unit.turn)
            assert other or any(map(rules.reveals, last.step.events))


def test_what_was_played_is_told_and_nothing_is_worth_more_than_the_best(module: GameModule) -> None:
    match = begun(dealt(module.key)[0], LENGTH)
    *found, last = short_review(module.key)
    spelled = [module.rules.spell(action) for action in match.actions]
    assert [action for each in found for action in actions_of(each.played)] == spelled
    assert last.played.action == CONCEDE
    for number, each in enumerate((*found, last), 1):
        assert each.number == number
        assert each.loss.cost >= 0
        assert sum(each.best.chances) == pytest.approx(1)
        assert sum(each.played.chances) == pytest.approx(1)


def test_an_even_share_play_and_luck_make_the_result(module: GameModule) -> None:
    review = Review(2, short_review(module.key), GAVE_UP.result)
    balances = [review.balance(Seat(seat)) for seat in (0, 1)]
    for balance in balances:
        parts = 1 / 2 + balance.own + balance.others + balance.luck
        assert parts == pytest.approx(balance.result, abs=1e-9)
    assert sum(balance.luck for balance in balances) == pytest.approx(0, abs=1e-9)


def test_whoever_has_no_choice_loses_nothing(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    match, unit, moment = next(
        (match, unit, game.moments[unit.first])
        for game in games
        for match in [begun(game, len(game.moments))]
        for unit in decisions_of(match)
        if unit.count == 1 and len(rules.legal_actions(game.moments[unit.first].before)) == 1
    )
    judge = Judge(module, Budget(iterations=FEW), SEED)
    found = finished(judge.decision(1, unit, moment.before, (match.actions[unit.first],)))
    assert found.grade is Grade.BEST
    assert found.loss == (0, 0)
    assert sum(found.best.chances) == pytest.approx(1)


def test_the_same_game_is_judged_alike_from_wherever_one_goes_on(module: GameModule) -> None:
    match, whole = begun(dealt(module.key)[0], LENGTH), short_review(module.key)
    done = len(whole) - 2
    again = [finished(each) for each in judgings(module, match, FEW, giving=GAVE_UP, done=done)]
    assert tuple(again) == whole[done:]


def found_units(games: list[Played], *, several: bool, most: int) -> list[tuple[Moment, tuple[Any, ...]]]:
    """Decisions of one action or of several, with the moment before them."""
    found = (
        (game.moments[unit.first], tuple(match.actions[unit.first : unit.first + unit.count]))
        for game in games
        for match in [begun(game, len(game.moments))]
        for unit in decisions_of(match)
        if (unit.count > 1) is several
    )
    return list(islice(found, most))


def test_what_was_really_done_is_weighed_along_with_the_rest(module: GameModule, games: list[Played]) -> None:
    rules, weigher = module.rules, module.weigher(3, Budget(iterations=FEW))
    for several in (True, False):
        found = found_units(games, several=several, most=3)
        assert found
        for moment, played in found:
            view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
            *_, asked = weigher.weigh(view, legal, played)
            assert asked.played is not None
            assert asked.played.action == played[0]
            assert sum(asked.played.chances) == pytest.approx(1)
            if not several:
                assert asked.played == asked.of(played[0])
                assert replace(asked, played=None) == weighed(weigher, view, legal)


def test_what_the_seat_could_not_know_changes_no_verdict(module: GameModule, games: list[Played]) -> None:
    rules, judge, differed = module.rules, Judge(module, Budget(iterations=FEW), SEED), 0
    for game in games[::6]:
        match = begun(game, LENGTH)
        for unit in decisions_of(match)[::4]:
            before = game.moments[unit.first].before
            view = rules.view(before, unit.seat)
            others = (rules.imagine(view, seed) for seed in range(10))
            other = next((each for each in others if each != before), before)
            differed += other != before
            actions = tuple(match.actions[unit.first : unit.first + unit.count])
            one, two = (finished(judge.decision(1, unit, state, actions)) for state in (before, other))
            assert one == two
    assert differed


def test_a_reason_is_a_sentence_wherever_something_else_was_better(module: GameModule) -> None:
    match = begun(dealt(module.key)[0], LENGTH)
    for each in short_review(module.key):
        text = reason(module, match, each, Language(USUAL_NAMES[:2], reader=each.seat))
        if each.best == each.played or not each.count:
            assert text == ""
        elif each.best.action != each.played.action:
            assert text.endswith((".", "!"))


def test_whoever_gives_up_loses_what_its_seat_was_worth(module: GameModule, games: list[Played]) -> None:
    """With four seats two people leave a game that two computers would have gone on with."""
    game = next(game for game in games if len(game.seats) == 4)
    match = begun(game, 3)
    giving = Giving((Seat(2), Seat(0)), shared([Seat(1)], 4))
    first, last = (finished(each) for each in list(judgings(module, match, FEW, giving=giving))[-2:])
    assert [first.seat, last.seat] == [2, 0]
    assert first.played.chances[2] == 0
    assert last.best.chances == pytest.approx(first.played.chances)
    assert last.played.chances == giving.result
    assert first.loss.cost == pytest.approx(first.best.chances[2])
    assert last.loss.cost == pytest.approx(last.best.chances[0])


def test_what_one_had_goes_to_the_others() -> None:
    assert without((0.5, 0.3, 0.2), Seat(0)) == pytest.approx((0, 0.6, 0.4))
    assert without((1.0, 0.0, 0.0), Seat(0)) == (0.0, 0.5, 0.5)


# On the disk

Keep = Callable[[GameModule], SavedGame]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Puts a game that somebody gave up on the disk."""

    def kept(module: GameModule) -> SavedGame:
        path = tmp_path / "game.txt"
        sitting = Sitting((HUMAN, module.fallback), USUAL_NAMES[:2], conceded=(0,))
        path.write_bytes(spelled(module, begun(dealt(module.key)[0], LENGTH), sitting))
        return read(module, path)

    return kept


def listened(saved: SavedGame, most: int = 1_000_000) -> Iterator[int]:
    """How many decisions are judged, until somebody has heard enough."""
    for progress in judged_on(ReviewFile(saved), saved, FEW):
        yield progress.done
        if progress.done >= most:
            return


def test_a_review_foretells_its_end_from_the_decisions_before_and_the_next_one_from_the_last(
    module: GameModule, keep: Keep, tmp_path: Path
) -> None:
    """Every step takes a second; before the first decision of all nobody knows anything."""
    saved, usual = keep(module), replace(module.levels[-1], advice=FEW)
    saved = replace(saved, module=replace(module, levels=(*module.levels[:-1], usual)))

    def told() -> list[int | None]:
        return [each.left for each in judged_on(ReviewFile(saved), saved, None, Paces(tmp_path), ticks())]

    first = told()
    assert first[0] is None
    assert first[-1] == 0
    assert None not in first[len(first) // 2 :]
    beside(saved.path).unlink()
    foretold, *_ = told()
    assert foretold is not None
    assert foretold > 0


def ticks() -> Callable[[], float]:
    """A clock that is looked at before and after every step, which takes a second."""
    seconds = count()
    return lambda: float(next(seconds))


def test_a_review_that_was_left_is_byte_by_byte_the_same(module: GameModule, keep: Keep) -> None:
    saved = keep(module)
    assert list(listened(saved))[-1] == len(ReviewFile(saved).units)
    whole = beside(saved.path).read_bytes()
    found = ReviewFile(saved).read()
    assert found is not None
    assert found.decisions == short_review(module.key)
    beside(saved.path).unlink()
    assert list(listened(saved, most=3))[-1] == 3
    part = beside(saved.path).read_bytes()
    assert whole.startswith(part)
    assert next(listened(saved)) == 3
    list(listened(saved))
    assert beside(saved.path).read_bytes() == whole
