"""What the comparison of two checkouts notices, on a small scale."""

import sys
from pathlib import Path

import pygame

sys.path.insert(0, str(Path(__file__).parents[2] / "build_scripts" / "checks"))

import compare_pictures
import compare_speed
import still


def page(path: Path, *dots: tuple[int, int], size: tuple[int, int] = (20, 10)) -> None:
    picture = pygame.Surface(size)
    picture.fill((10, 200, 30))
    for dot in dots:
        picture.set_at(dot, (11, 200, 30))
    still.keep(picture, path)


def test_a_picture_is_kept_as_it_is(tmp_path: Path) -> None:
    page(tmp_path / "one.png", (3, 4))
    kept = pygame.image.load(tmp_path / "one.png")
    assert kept.get_size() == (20, 10)
    assert [tuple(kept.get_at(dot)[:3]) for dot in ((3, 4), (4, 3))] == [(11, 200, 30), (10, 200, 30)]


def test_the_faintest_pixel_is_noticed_and_told_where(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for side in (before, after):
        page(side / "demo" / "same.png", (1, 1))
    page(before / "demo" / "other.png")
    page(after / "demo" / "other.png", (3, 4), (7, 5))
    count, told = compare_pictures.compare_all(before, after)
    assert count == 2
    assert told == [f"{Path('demo/other.png')}: 1.000% of the pixels, 5x2 at (3, 4)"]
    assert sorted(path.name for path in tmp_path.rglob("*.png")) == [
        "other.difference.png",
        "other.png",
        "other.png",
    ]


def test_what_is_missing_or_of_another_size_is_different(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    page(before / "gone.png")
    page(after / "new.png")
    page(before / "large.png")
    page(after / "large.png", size=(21, 10))
    count, told = compare_pictures.compare_all(before, after)
    assert count == 3
    assert told == [
        "gone.png: only before",
        "large.png: (20, 10) before, (21, 10) after",
        "new.png: only after",
    ]


def test_whoever_is_slower_at_best_and_side_by_side_has_missed() -> None:
    def slower(before: list[float], after: list[float]) -> bool:
        (found,) = compare_speed.compared(
            [({"one": b}, {"one": a}) for b, a in zip(before, after, strict=True)]
        )
        return found.slower(0.03)

    assert slower([100, 110, 120], [103.1, 113.4, 124])
    assert not slower([100, 110, 120], [102.9, 200, 200]), "the best is as good"
    assert not slower([100, 110, 120], [105, 110, 120]), "a quiet moment for one side only"


def test_an_answer_that_differs_in_a_byte_is_shown() -> None:
    asked = [{"op": "a"}, {"op": "b"}]
    told = compare_speed.different_answers(asked, [b"1\n", b"2\n"], [b"1\n", b"3\n"])
    assert told == ['{"op": "b"}\n  before 2\n  after  3\n']
