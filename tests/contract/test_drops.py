"""A chart draws what a decision has cost as high as it says: picture, table, words and viewer."""

from __future__ import annotations

from functools import cache
from itertools import islice, pairwise
from pathlib import Path

import pygame
import pytest

from game.core.chances import fall, points
from game.core.judging import judged
from game.core.module import GameModule
from game.core.player import percents
from game.core.reel import Reel
from game.core.reviewing import KNOWN, Grade, Judged, Review, shares
from game.core.rules import Seat
from game.core.weighing import Value
from game.services.i18n import Language
from game.services.saved_game import SavedGame
from game.shell.scenes.results.chart import path
from game.shell.scenes.results.chart_page import ChartPage, changes, costly, graded
from game.shell.scenes.results.page import points as spelled
from game.shell.scenes.results.pages import CHART
from game.shell.scenes.results.retelling import GIVEN, TOOK, story
from game.shell.viewer.track import Marks
from game.shell.viewer.verdicts import Verdicts
from tests.contract.games import GAMES, Played, begun, dealt
from tests.contract.test_results import Visit
from tests.reviews import MadeUpReviews, made_up

FEW, DECISIONS = 12, 7
"""Iterations for each action, and how many decisions of a game are judged."""
Reviewed = tuple[Played, Review]


@cache
def reviewed(key: str) -> tuple[Reviewed, ...]:
    """The beginnings of random games, judged by what the players could know."""
    (module,) = (module for module in GAMES if module.key == key)
    of_all = [next(game for game in dealt(key) if len(game.seats) == seats) for seats in module.seats[:2]]
    found = []
    for game in of_all:
        match = begun(game, len(game.moments))
        decisions = tuple(islice(judged(module, match, FEW), DECISIONS))
        found.append((game, Review(len(game.seats), decisions, shares(module.rules, match.state))))
    return tuple(found)


class TrueReviews(MadeUpReviews):
    """What was really judged, and nothing else."""

    def __init__(self, review: Review) -> None:
        super().__init__()
        self._review = review

    def kept(self, saved: SavedGame) -> None:
        return None

    def so_far(self, saved: SavedGame) -> Review:
        return self._review


def chart_page(visit: Visit, game: Played, review: Review | None = None) -> ChartPage:
    """The chart on the screen; without a review everything is made up."""
    seats = len(game.seats)
    if review is not None:
        visit.reviews = TrueReviews(review)
        visit.house.desk.reviews = visit.reviews
    results = visit.finish(seats, None if review is None else len(review.decisions))
    visit.house.key(pygame.K_2)
    assert results._pages is not None
    page = results._pages._pages[CHART]
    assert isinstance(page, ChartPage)
    return page


@pytest.fixture
def visit(module: GameModule, games: list[Played], tmp_path: Path) -> Visit:
    return Visit(module, games, tmp_path)


def check(page: ChartPage, review: Review) -> int:
    """Every drop is as high as it is told; says how many decisions have cost something."""
    chart, found = page._chart(None), 0
    drops = {drop.step: drop for drop in chart.drops}
    for each in review.decisions:
        own, drawn = chart.lines[each.seat].shares[each.number], chart.share(each.seat, each.number)
        assert own.before - own.after == pytest.approx(each.loss.cost, abs=1e-12)
        assert abs(drawn.before - drawn.after) == pytest.approx(each.loss.cost, abs=1e-9)
        upright = [end for step, end in path(chart.lines[each.seat]) if step == each.number]
        assert upright[0] - upright[-1] == pytest.approx(each.loss.cost, abs=1e-12)
        assert (each.number in drops) == costly(each)
        if not costly(each):
            continue
        found += 1
        assert drops[each.number].line == each.seat
        lost = points(own.before - own.after)
        assert graded(str, each).endswith(f" {spelled(-each.loss.cost)}")
        assert spelled(-each.loss.cost) == f"\N{MINUS SIGN}{lost}"
        before, after = (int(part.rstrip(" %")) for part in changes(each)[each.seat].split("→"))
        assert before - after == lost
        assert after == percents(each.played.chances)[each.seat]
    check_luck(page, review)
    assert KNOWN in page.sentence()
    return found


def check_luck(page: ChartPage, review: Review) -> None:
    """Between two decisions there is nothing else."""
    for seat, line in enumerate(page._chart(None).lines):
        luck = sum(after.before - before.after for before, after in pairwise(line.shares))
        decided = sum(share.after - share.before for share in line.shares)
        assert 1 / review.seats + luck + decided == pytest.approx(line.ends[-1])
        told = review.balance(Seat(seat))
        assert told.own + told.others == pytest.approx(decided)


def test_every_drop_is_as_high_as_the_loss_that_is_told(visit: Visit, module: GameModule) -> None:
    found = sum(check(chart_page(visit, game, review), review) for game, review in reviewed(module.key))
    assert found, "somebody has erred"


def test_so_it_is_over_a_whole_game_of_four(visit: Visit, games: list[Played]) -> None:
    page = chart_page(visit, next(each for each in games if len(each.seats) == 4))
    review = page.reviewing.review
    assert review.decisions == made_up(visit.saved).decisions
    assert check(page, review)


def test_the_timeline_of_the_viewer_falls_by_the_same(module: GameModule) -> None:
    for game, review in reviewed(module.key):
        reel = Reel(begun(game, len(game.moments)))
        curves = Marks.of(module, reel, Verdicts(module, reel, review, lambda judged, words: "")).curves
        for each in review.decisions:
            ends = [chances[each.seat] for at, chances in curves if at == each.first]
            assert ends[0] == each.best.chances[each.seat]
            assert ends[0] - ends[-1] == pytest.approx(each.loss.cost, abs=1e-12)


def decision(number: int, seat: int, best: float, played: float) -> Judged:
    """Of one of two, by what it was worth to the first."""
    one, other = (Value(name, (worth, 1 - worth), 0.0) for name, worth in (("a", played), ("b", best)))
    return Judged(number, number - 1, 1, number, Seat(seat), one, other if best != played else one)


@pytest.mark.parametrize(("best", "told"), [(0.6, GIVEN), (0.4, TOOK)])
def test_a_blunder_is_blamed_only_for_what_it_turned_itself(best: float, told: str) -> None:
    first, second = decision(1, 1, 0.7, 0.7), decision(2, 0, best, 0.1)
    assert second.grade is Grade.BLUNDER
    review, words = Review(2, (first, second), (0.0, 1.0)), Language(("Ana", "Bo"))
    turned = told.format(leader="Ana", winner="Bo", turn=2)
    assert story(review, lambda each: each.number, words, whole=True) == turned


def test_a_fall_in_per_cent_is_as_deep_as_it_is_told() -> None:
    for before in range(0, 1001, 7):
        for after in range(0, before + 1, 13):
            best, played = (before / 1000, 1 - before / 1000), (after / 1000, 1 - after / 1000)
            high, low = fall(best, played, 0)
            assert high - low == points(best[0] - played[0])
            assert 0 <= low <= high <= 100
