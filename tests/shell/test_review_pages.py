"""What a review looks like, and what it says: charts, tables, sentences."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.core.reviewing import Judged, Review
from game.core.rules import Seat
from game.core.weighing import Value
from game.services.i18n import Language, Translations
from game.services.saves import Saves
from game.shell.paint.palette import LIVERIES
from game.shell.scenes.results.chart import (
    DASHES,
    Chart,
    Drop,
    Line,
    Share,
    Turning,
    _strokes,
    paint_chart,
    path,
    plotted,
)
from game.shell.scenes.results.chart_labels import apart
from game.shell.scenes.results.overlay import BACK, ReviewOverlay
from game.shell.scenes.results.pages import LUCK, MOVES
from game.shell.scenes.results.retelling import story
from game.shell.scenes.results.table import Table
from game.shell.scenes.results.tabs import TAB
from game.shell.signals import Intent, Press, Wheel
from game.shell.stage import Box
from tests.beasty_bar.show.house import House
from tests.reviews import MadeUpReviews
from tests.shell.screens import SCREENS
from tests.shell.test_notice import a_brush

WORDS = Language(("Ana", "Bo", "Cleo"), Translations())
GREY = (0.299, 0.587, 0.114)
SIZE = (960, 600)


# In a sentence


def decision(number: int, seat: int, first: float, cost: float = 0.0) -> Judged:
    """After it the first seat of two wins that often; it cost whoever decided that much."""
    played = Value("this", (first, 1 - first), 0.0)
    better = first + (cost if seat == 0 else -cost)
    best = Value("that", (better, 1 - better), 0.0) if cost else played
    return Judged(number, number - 1, 1, number, Seat(seat), played, best)


def told(firsts: list[float], result: tuple[float, ...], costs: dict[int, float] | None = None) -> str:
    decisions = tuple(
        decision(number, number % 2, first, (costs or {}).get(number, 0.0))
        for number, first in enumerate(firsts, 1)
    )
    return story(Review(2, decisions, result), lambda each: each.turn, WORDS, whole=True)


@pytest.mark.parametrize(
    ("firsts", "result", "costs", "sentence"),
    [
        ([0.6, 0.7, 0.8], (1.0, 0.0), {}, "Ana led from start to finish."),
        ([0.6, 0.7, 0.3], (0.0, 1.0), {}, "Ana led until turn 3. Then Bo took the lead."),
        ([0.6, 0.3, 0.7, 0.4], (0.0, 1.0), {}, "Ana led until turn 4. Then Bo took the lead."),
        ([0.4, 0.7, 0.8], (1.0, 0.0), {}, "Bo led until turn 2. Then Ana took the lead."),
        (
            [0.4, 0.4, 0.7],
            (1.0, 0.0),
            {3: 0.2},
            "Bo led until turn 3. Then a blunder put Ana ahead.",
        ),
        ([0.4, 0.4, 0.55], (1.0, 0.0), {3: 0.1}, "Bo led until turn 3. Then a mistake put Ana ahead."),
        ([0.4, 0.4, 0.7], (1.0, 0.0), {3: 0.1}, "Bo led until turn 3. Then Ana took the lead."),
        ([0.6, 0.7], (0.0, 1.0), {}, "Ana led until the very end, but Bo won."),
        ([0.6, 0.7], (0.5, 0.5), {}, "Ana and Bo share the victory."),
    ],
)
def test_a_sentence_says_where_it_turned(
    firsts: list[float], result: tuple[float, ...], costs: dict[int, float], sentence: str
) -> None:
    assert told(firsts, result, costs) == sentence


def test_as_long_as_not_all_is_judged_the_sentence_says_so() -> None:
    review = Review(2, (decision(1, 1, 0.6), decision(2, 0, 0.3)), (1.0, 0.0))
    sentence = story(review, lambda each: each.turn + 10, WORDS, whole=False)
    assert sentence == "Judged up to turn 12: Bo is ahead."


def test_of_nothing_there_is_nothing_to_say() -> None:
    assert story(Review(2, (), (1.0, 0.0)), lambda each: 1, WORDS, whole=True) == ""


# As a chart


@pytest.mark.parametrize("dashes", DASHES)
def test_dashes_go_on_around_corners(dashes: tuple[float, ...]) -> None:
    points = [(0.0, 0.0), (30.0, 40.0), (30.0, 140.0), (430.0, 140.0)]
    drawn = sum(hypot(to[0] - at[0], to[1] - at[1]) for at, to in _strokes(points, dashes))
    whole = sum(hypot(to[0] - at[0], to[1] - at[1]) for at, to in pairwise(points))
    share = sum(dashes[::2]) / sum(dashes) if dashes else 1.0
    assert drawn == pytest.approx(whole * share, abs=max(dashes, default=0.001))


def picture(chart: Chart, at: int | None = None) -> pygame.Surface:
    brush = a_brush(SIZE)
    brush.surface.fill((0, 0, 0))
    paint_chart(brush, plotted(Box(0, 0, 1920, 1200), chart.steps), chart, at)
    return brush.surface.copy()


def grey(surface: pygame.Surface, box: tuple[int, int, int, int]) -> list[float]:
    """How bright every second pixel of a part is."""
    left, top, width, height = box
    return [
        sum(part * share for part, share in zip(surface.get_at((x, y))[:3], GREY, strict=True))
        for x in range(left, left + width, 2)
        for y in range(top, top + height, 2)
    ]


def halved(first: Any, second: Any) -> Chart:
    return Chart((Line(first, level(0.5)), Line(second, level(0.5))), 2, ())


def level(share: float, steps: int = 3, doubt: float = 0.0) -> tuple[Share, ...]:
    """Nothing changes; how much it is may be doubtful in the middle."""
    return tuple(Share.unchanged(share, doubt if step == steps // 2 else 0.0) for step in range(steps))


@pytest.mark.parametrize(
    ("first", "second"), [*combinations(LIVERIES, 2)], ids=lambda livery: str(livery.name)
)
def test_what_belongs_to_whom_is_seen_without_colours(first: Any, second: Any) -> None:
    """What is above the line has stripes, what is below has none."""
    shown = picture(halved(first, second))
    above, below = grey(shown, (300, 40, 200, 150)), grey(shown, (300, 350, 100, 60))
    assert max(above) - min(above) >= 8
    assert max(below) - min(below) < 1


def test_four_lines_of_one_colour_can_be_told_apart() -> None:
    """By how they are dashed, and by the symbols on them."""
    seen = []
    for number in range(4):
        lines = [Line(LIVERIES[0], level(0.0, 9))] * 4
        lines[number] = Line(LIVERIES[0], level(0.5, 9))
        shown = picture(Chart(tuple(lines), 8, ()))
        seen.append(tuple(grey(shown, (100, 270, 800, 40))))
    assert len({*seen}) == 4


def test_a_doubt_is_a_band_around_the_line() -> None:
    sure = Chart((Line(LIVERIES[0], level(0.5)),) * 3, 2, ())
    unsure = Chart((Line(LIVERIES[0], level(0.5, doubt=0.2)),) * 3, 2, ())
    middle = (480, 220, 20, 40)
    assert max(grey(picture(unsure), middle)) > max(grey(picture(sure), middle))


def test_what_turned_it_and_what_is_pointed_at_is_marked() -> None:
    chart = halved(*LIVERIES[:2])
    turned = Chart(chart.lines, 2, (), turnings=(Turning(1, 0, "??", True),))
    pictures = [picture(chart), picture(turned), picture(turned, 1), picture(turned, 2)]
    assert len({pygame.image.tobytes(each, "RGB") for each in pictures}) == 4


def test_a_drop_is_upright_and_as_high_as_what_was_lost() -> None:
    """Of two, the one line falls or rises; a decision of the second makes it rise."""
    fall = (Share.unchanged(0.75), Share(0.75, 0.25), Share.unchanged(0.25))
    rise = tuple(Share(1 - share.before, 1 - share.after) for share in fall)
    white = (255, 255, 255)
    chart = Chart((Line(LIVERIES[0], fall), Line(LIVERIES[1], rise)), 2, (), (Drop(1, 0, white),))
    plot = plotted(Box(0, 0, 1920, 1200), 2)
    shown, x = picture(chart), plot.x(1) / 2
    column = [y for y in range(600) if shown.get_at((round(x), y))[:3] == white]
    assert (column[0], column[-1]) == pytest.approx((plot.y(0.75) / 2, plot.y(0.25) / 2), abs=4)
    assert path(chart.lines[0]) == [(0, 0.75), (1, 0.75), (1, 0.25), (2, 0.25)]


# As a table


def test_a_table_scrolls_to_whatever_is_pointed_at() -> None:
    table = Table()
    table.lay(Box(0, 0, 900, 240), 20, 1.0)
    assert [number for number, _ in table.visible()] == [0, 1, 2, 3]
    assert table.handle(Press(Intent.DOWN), 3) == 4
    assert [number for number, _ in table.visible()] == [1, 2, 3, 4]
    assert table.handle(Press(Intent.UP), 3) is None, "it can be seen"
    assert table.handle(Press(Intent.UP), 1) == 0
    assert table.handle(Press(Intent.UP), 0) is None, "there is nothing above"
    assert table.handle(Press(Intent.TO_END), 0) == 19
    assert table.handle(Press(Intent.DOWN), 19) is None
    assert table.handle(Press(Intent.PAGE_UP), 19) == 15
    table.handle(Wheel(1.0), None)
    assert table.visible()[0][0] < 15


def test_a_table_that_has_to_be_whole_is() -> None:
    table = Table()
    table.lay(Box(0, 0, 900, 240), 4, 2.0, whole=True)
    assert len(table.visible()) == 4
    assert table.visible()[-1][1].y + table.visible()[-1][1].h <= 240


# Over the table


@pytest.fixture
def overlay(tmp_path: Path) -> tuple[House, ReviewOverlay]:
    house = House()
    house.desk.saves = Saves(tmp_path)
    house.desk.reviews = MadeUpReviews(None)
    SCREENS["results_of_2"](house)
    saved = house.top._saved  # type: ignore[attr-defined]
    page = house.routes.review_pages(saved)
    assert isinstance(page, ReviewOverlay)
    house.open(page)
    house.frame(0.5)
    return house, page


def test_the_pages_open_over_the_table_as_well(overlay: tuple[House, ReviewOverlay]) -> None:
    house, page = overlay
    house.key(pygame.K_TAB)
    assert page._tabs.open == MOVES
    house.click((TAB, LUCK))
    assert page._tabs.open == LUCK
    assert BACK in {spot.key for spot in house.spots()}


def test_what_a_page_over_the_table_paints_is_not_darkened_twice(
    overlay: tuple[House, ReviewOverlay],
) -> None:
    house, page = overlay
    house.frame(0.5)
    before = pygame.image.tobytes(house.window.surface, "RGB")
    page.changed = True
    house.frame(0.5)
    assert pygame.image.tobytes(house.window.surface, "RGB") == before


def test_labels_stand_apart_and_in_order_wherever_lines_end() -> None:
    chance = Random(3)
    for _ in range(200):
        wanted = sorted(chance.uniform(0, 300) for _ in range(4))
        places = apart(wanted, 40, 0, 280)
        assert all(after - before >= 40 - 1e-9 for before, after in pairwise(places))
        assert places[0] >= -1e-9
        assert places[-1] <= 280
    assert apart((10, 100, 250), 40, 0, 280) == [10, 100, 250], "whoever has room stays"
