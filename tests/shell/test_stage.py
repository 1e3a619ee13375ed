"""The design in a window of any size and ratio."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.shell.stage import ANCHORS, DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

SIZES = [(960, 600), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1000, 1600), (961, 1201)]

WHOLE = Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT)


@pytest.mark.parametrize("size", SIZES)
def test_the_stage_is_never_smaller_than_the_design_and_as_large_as_the_window(
    size: tuple[int, int],
) -> None:
    stage = Stage(size)
    assert stage.width >= DESIGN_WIDTH - 1e-9
    assert stage.height >= DESIGN_HEIGHT - 1e-9
    assert min(stage.width - DESIGN_WIDTH, stage.height - DESIGN_HEIGHT) == pytest.approx(0)
    assert stage.pixels(stage.box) == (0, 0, *size)


@pytest.mark.parametrize("size", SIZES)
def test_a_square_stays_a_square(size: tuple[int, int]) -> None:
    rect = Stage(size).pixels(Box(100, 100, 600, 600))
    assert abs(rect.width - rect.height) <= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("anchor", ANCHORS)
def test_a_box_keeps_its_distance_from_the_edge_it_is_anchored_to(size: tuple[int, int], anchor: str) -> None:
    stage, box = Stage(size), Box(300, 200, 100, 50)
    placed = stage.anchored(box, anchor)
    assert (placed.w, placed.h) == (box.w, box.h)
    if "left" in anchor:
        assert placed.x == box.x
    if "right" in anchor:
        assert stage.width - placed.x == pytest.approx(DESIGN_WIDTH - box.x)
    if "top" in anchor:
        assert placed.y == box.y
    if "bottom" in anchor:
        assert stage.height - placed.y == pytest.approx(DESIGN_HEIGHT - box.y)
    if anchor in ("top", "center", "bottom"):
        assert placed.x - stage.width / 2 == pytest.approx(box.x - DESIGN_WIDTH / 2)
    if anchor in ("left", "center", "right"):
        assert placed.y - stage.height / 2 == pytest.approx(box.y - DESIGN_HEIGHT / 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("anchor", ANCHORS)
def test_what_lies_on_the_design_lies_in_the_window_whatever_its_anchor(
    size: tuple[int, int], anchor: str
) -> None:
    stage = Stage(size)
    placed = stage.anchored(WHOLE, anchor)
    window = stage.pixels(stage.box)
    assert window.contains(stage.pixels(placed))


@pytest.mark.parametrize("size", SIZES)
def test_a_pixel_in_the_middle_of_a_box_lies_in_it(size: tuple[int, int]) -> None:
    stage, box = Stage(size), Box(123, 456, 60, 70)
    assert box.holds(stage.units(stage.pixels(box).center))


@pytest.mark.parametrize("size", SIZES)
def test_boxes_side_by_side_leave_no_gap_between_their_pixels(size: tuple[int, int]) -> None:
    stage = Stage(size)
    rects = [stage.pixels(part) for part in Box(7, 11, 997, 301).row(7, 0)]
    for left, right in pairwise(rects):
        assert left.right == right.left


def test_a_box_holds_its_first_edge_and_not_its_last() -> None:
    box = Box(10, 20, 30, 40)
    assert box.holds((10, 20))
    assert box.holds((39.9, 59.9))
    assert not box.holds((40, 30))
    assert not box.holds((20, 60))
    assert not box.holds((9.9, 30))


def test_a_box_is_cut_into_equal_parts_with_gaps() -> None:
    assert Box(0, 0, 110, 10).row(2, 10) == [Box(0, 0, 50, 10), Box(60, 0, 50, 10)]
    assert Box(5, 0, 10, 70).column(3, 5) == [Box(5, 0, 10, 20), Box(5, 25, 10, 20), Box(5, 50, 10, 20)]


def test_a_margin_goes_off_on_every_side() -> None:
    assert Box(0, 0, 100, 50).inset(10) == Box(10, 10, 80, 30)
    assert Box(0, 0, 100, 50).inset(10, 0) == Box(10, 0, 80, 50)
    assert Box(0, 0, 100, 50).inset(-5).centre == (50, 25)


@pytest.mark.parametrize("size", SIZES)
def test_a_part_of_it_can_be_a_stage_with_a_design_of_its_own(size: tuple[int, int]) -> None:
    stage, part = Stage(size), Box(300, 200, 400, 300)
    inner = stage.within(part, (800, 600))
    whole, area = inner.pixels(Box(0, 0, 800, 600)), stage.pixels(part)
    assert whole.topleft == area.topleft
    assert whole.size == pytest.approx(area.size, abs=1)
    assert inner.scale == pytest.approx(stage.scale / 2, rel=0.02)
    middle = inner.units(stage.pixels(part).center)
    assert middle == pytest.approx((400, 300), abs=3 / inner.scale)
