"""Win chances are told by one table: nobody else has words for them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.core.chances import GRADES

ROOT = Path(__file__).resolve().parents[2] / "game"
SCALE = ROOT / "core" / "chances.py"
MEANS = {"very good", "very poor", "almost won", "almost lost", "better", "worse", "even", "poor"}
"""Beside the words of the scale nothing is called so."""
OLD = ("probably win", "good chances", "poor chances", "still a chance", "hardly a chance", "about even")


@cache
def texts() -> tuple[tuple[Path, str], ...]:
    """All messages of the program, with the file that says them."""
    return tuple(_texts())


def _texts() -> Iterator[tuple[Path, str]]:
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("N_") | ast.Attribute(attr="say"), [ast.Constant(str(text)), *_]):
                    yield path, text


def test_the_words_of_the_scale_stand_in_one_table() -> None:
    said = {text for each in GRADES for text in (each.mine, each.yours)} | MEANS
    elsewhere = [(path.name, text) for path, text in texts() if path != SCALE and text in said]
    assert elsewhere == []
    assert {label for each in GRADES for label in each.labels} >= MEANS


def test_no_other_words_for_chances_are_left() -> None:
    assert [text for _, text in texts() if any(each in text.lower() for each in OLD)] == []
