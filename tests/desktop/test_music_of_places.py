"""Title, table and results each ask the band for their own piece."""

from pathlib import Path

import pytest

from game.composition import PROGRAM
from game.desktop.compose import Desktop
from game.services.audio import Audio
from game.services.band import AT_END, AT_TABLE, AT_TITLE
from game.shell.scenes.results.results import Results

PARTY = ("--seats", "random,random", "--seed", "3", "--speed", "instant")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    places: list[str] = []

    def music(audio: Audio, level: int | None = None, place: str = AT_TABLE) -> None:
        places.append(place)

    monkeypatch.setattr(Audio, "music", music)
    return places


def opened(folder: Path, *words: str) -> Desktop:
    return Desktop.asked([*words, "--data-dir", str(folder), "--size", "960x600"], PROGRAM)


def test_the_first_screens_have_the_piece_of_the_title(tmp_path: Path, asked: list[str]) -> None:
    opened(tmp_path).open().advance(0.1)
    assert asked == [AT_TITLE]


def test_the_table_has_its_own_and_the_results_that_of_the_end(tmp_path: Path, asked: list[str]) -> None:
    stack = opened(tmp_path, *PARTY).open()
    stack.advance(0.1)
    assert {*asked} == {AT_TABLE}
    for _ in range(5000):
        if isinstance(stack.top, Results):
            break
        stack.advance(0.1)
    asked.clear()
    stack.advance(0.1)
    assert asked == [AT_END]
