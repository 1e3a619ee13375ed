"""The last word of a program is heard, however it was started."""

import sys

import pytest

from game import TITLE
from game.desktop.complaint import complain


def test_it_is_printed_where_somebody_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    complain("No.")
    assert capsys.readouterr() == ("", "No.\n")


def test_a_program_that_was_double_clicked_says_it_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, str]] = []
    box = "pygame._sdl2.video.messagebox"
    monkeypatch.setattr(box, lambda title, text, *, error: said.append((title, text)))
    monkeypatch.setattr("game.desktop.complaint.started_by_hand", lambda: False)
    complain("No.")
    assert said == [(TITLE, "No.")]


def test_where_there_is_not_even_a_box_nothing_else_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame._sdl2.video", None)
    monkeypatch.setattr("game.desktop.complaint.started_by_hand", lambda: False)
    complain("No.")
