"""Reviews on the disk: they go on where they were left, whatever happens to their files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from game.core.errors import BadReplay
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.words import USUAL_NAMES
from game.services.chores import Chore, Chores, State
from game.services.review_file import ReviewFile, beside, is_reviewed
from game.services.reviews import Reviews, judged_on
from game.services.saved_game import SavedGame, Sitting, read, spelled
from tests.contract.games import moments
from tests.contract.toy.module import CATALOGUE, SNAILS
from tests.services.test_thinker import KILL, wait_for

FEW, SLOW = 1, 12


def put(path: Path, match: AnyMatch, conceded: tuple[int, ...] = ()) -> SavedGame:
    sitting = Sitting((HUMAN, "keen"), USUAL_NAMES[:2], conceded=conceded)
    path.write_bytes(spelled(SNAILS, match, sitting))
    return read(SNAILS, path)


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    """A night in the garden, from the beginning to the end."""
    rules = SNAILS.rules
    played: AnyMatch = Match(rules, rules.parse_setup({"players": "2", "night": "short"}), 3)
    played.submit_all(moment.action for moment in list(moments(played, Random(3))))
    return played


@pytest.fixture
def saved(tmp_path: Path, match: AnyMatch) -> SavedGame:
    return put(tmp_path / "night.txt", match)


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(tmp_path, CATALOGUE)


@pytest.fixture
def chores() -> Iterator[Chores]:
    made = Chores()
    yield made
    made.close()


def go_on(saved: SavedGame, iterations: int | None = FEW, most: int = 1_000_000) -> None:
    """Judge, until so many are known."""
    for progress in judged_on(ReviewFile(saved), saved, iterations):
        if progress.done >= most:
            return


def whole(saved: SavedGame, iterations: int = FEW) -> bytes:
    """The file of a whole review."""
    go_on(saved, iterations)
    return beside(saved.path).read_bytes()


def over(chores: Chores, chore: Chore) -> State:
    def come() -> bool:
        chores.advance()
        return chore.over

    wait_for(come)
    return chore.state


def test_a_review_is_made_in_another_process_and_kept(
    saved: SavedGame, reviews: Reviews, chores: Chores
) -> None:
    assert reviews.kept(saved) is None
    assert reviews.so_far(saved) is None
    chore = reviews.begin(chores, saved, FEW)
    assert reviews.begin(chores, saved, FEW) is chore
    assert over(chores, chore) is State.DONE
    review = reviews.kept(saved)
    assert review is not None
    assert review == reviews.so_far(saved)
    assert review.result == saved.result
    assert chore.progress.total in (0, len(review.decisions))
    assert not [path for path in saved.path.parent.glob("*.txt") if path != saved.path]


def test_a_job_that_was_killed_goes_on(saved: SavedGame, reviews: Reviews, chores: Chores) -> None:
    data = whole(saved, SLOW)
    beside(saved.path).unlink()
    chore = reviews.begin(chores, saved, SLOW)

    def judging() -> bool:
        chores.advance()
        assert not chore.over, "it was too quick"
        return chore.pid is not None and beside(saved.path).exists()

    wait_for(judging)
    assert chore.pid is not None
    os.kill(chore.pid, KILL)
    assert over(chores, chore) is State.DIED
    assert data.startswith(beside(saved.path).read_bytes())
    assert reviews.so_far(saved) is not None
    assert over(chores, reviews.begin(chores, saved, SLOW)) is State.DONE
    assert beside(saved.path).read_bytes() == data


def test_whatever_is_torn_or_damaged_is_judged_again(saved: SavedGame, reviews: Reviews) -> None:
    data, chance = whole(saved), Random(1)
    for number in range(60):
        damaged = bytearray(data)
        if number % 3 == 0:
            del damaged[chance.randrange(len(data)) :]
        elif number % 3 == 1:
            damaged[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        else:
            at = chance.randrange(len(data))
            damaged[at:at] = chance.randbytes(chance.randrange(1, 9))
        beside(saved.path).write_bytes(damaged)
        assert reviews.kept(saved) is None or bytes(damaged).startswith(data)
        found = ReviewFile(saved).read()
        assert found is None or data.startswith(found.data)
        if number < 6:
            assert whole(saved) == data


@pytest.mark.parametrize(
    "told",
    [
        b"[]",
        b"null",
        b"{}",
        b'{"number": 1}',
        b"[" * 100_000,
        b'{"number": 1, "first": 0, "count": 1, "turn": 0, "seat": 0, "best": null, "played": 7}',
        b'{"number": 1, "first": 0, "count": 1, "turn": 0, "seat": 0, "best": null, '
        b'"played": {"actions": [], "chances": [1, 0], "error": 0}}',
        b'{"number": 1, "first": 0, "count": 1, "turn": 0, "seat": 0, "best": null, '
        b'"played": {"actions": ["home"], "chances": [1' + b"0" * 400 + b', 0], "error": 0}}',
    ],
)
def test_a_line_that_says_something_else_is_none_even_if_its_check_word_fits(
    saved: SavedGame, told: bytes
) -> None:
    go_on(saved, most=1)
    head = beside(saved.path).read_bytes().partition(b"\n\n")[0] + b"\n\n"
    beside(saved.path).write_bytes(head + told + b" #%08x\n" % crc32(told, crc32(head)))
    found = ReviewFile(saved).read()
    assert found is not None
    assert found.decisions == ()


def test_a_review_of_another_game_is_thrown_away(saved: SavedGame, reviews: Reviews, match: AnyMatch) -> None:
    data = whole(saved)
    shorter = match.anew()
    shorter.submit_all(match.actions[:-2])
    other = put(saved.path, shorter, conceded=(0,))
    assert reviews.so_far(other) is None
    assert whole(other) != data
    assert reviews.kept(other) is not None


def test_pins_and_names_change_no_review(saved: SavedGame, reviews: Reviews) -> None:
    whole(saved)
    called = replace(saved.sitting, pinned=True, title="The long night", names=("Eve", "Bo"))
    saved.path.write_bytes(spelled(SNAILS, saved.match, called))
    assert reviews.kept(read(SNAILS, saved.path)) is not None


def test_whoever_is_behind_changes_nothing(saved: SavedGame) -> None:
    """Two programs review the same game, one always a decision ahead; both write the same."""
    data = whole(saved)
    beside(saved.path).unlink()
    one, other = (judged_on(ReviewFile(saved), saved, FEW) for _ in range(2))
    for _ in one:
        written = beside(saved.path).read_bytes() if beside(saved.path).exists() else b""
        next(other, None)
        if beside(saved.path).exists():
            assert beside(saved.path).read_bytes().startswith(written)
    for _ in other:
        pass
    assert beside(saved.path).read_bytes() == data


def test_a_more_thorough_review_will_do_unless_somebody_says_how_thorough(saved: SavedGame) -> None:
    usual = SNAILS.levels[-1].advice
    file = ReviewFile(saved)
    part = file.begun(usual + 1)
    assert part.decisions == ()
    go_on(saved)
    assert file.begun(None).iterations == usual
    assert file.begun(FEW).decisions
    assert not file.begun(FEW + 1).decisions
    assert not file.begun(None).decisions


def test_a_game_that_goes_on_keeps_its_secrets(
    tmp_path: Path, match: AnyMatch, reviews: Reviews, chores: Chores
) -> None:
    shorter = match.anew()
    shorter.submit_all(match.actions[:-2])
    going_on = put(tmp_path / "open.txt", shorter)
    with pytest.raises(BadReplay, match="finished games"):
        reviews.begin(chores, going_on)
    assert reviews.kept(going_on) is None
    assert not chores.working


def test_a_file_that_is_gone_fails_and_breaks_nothing(
    saved: SavedGame, reviews: Reviews, chores: Chores
) -> None:
    saved.path.unlink()
    assert over(chores, reviews.begin(chores, saved, FEW)) is State.FAILED


def test_without_a_folder_nothing_is_kept(saved: SavedGame) -> None:
    whole(saved)
    assert Reviews(None, CATALOGUE).kept(saved) is None


def test_a_list_knows_whether_all_is_judged_without_reading_the_game(saved: SavedGame) -> None:
    assert not is_reviewed(saved.path)
    go_on(saved, most=2)
    assert not is_reviewed(saved.path)
    data = whole(saved)
    assert is_reviewed(saved.path)
    beside(saved.path).write_bytes(data[: data.rindex(b"\n", 0, -1) + 1])
    assert not is_reviewed(saved.path)
    beside(saved.path).write_bytes(b"\xff" * 100)
    assert not is_reviewed(saved.path)
