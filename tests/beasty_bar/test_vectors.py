"""The shared vectors: printed examples and edge cases, each a line of `vectors.jsonl`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.beasty_bar.storyteller import Table

VECTORS = [json.loads(line) for line in Path(__file__).with_name("vectors.jsonl").read_text().splitlines()]


def colours(text: str) -> str:
    """The vectors write `lion:r` where the notation writes `lion/R`."""
    return " ".join(f"{name}/{colour.upper()}" for name, colour in (card.split(":") for card in text.split()))


def decisions(vector: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    chain: list[str] = []
    choices: dict[str, Any] = {}
    for decision in vector.get("ch", ()):
        key, value = decision.split("=")
        match key:
            case "imitate" | "reveal":
                chain.append(value)
            case "target":
                choices["on"] = colours(value)
            case "jump":
                choices["over"] = int(value)
            case "parity":
                choices["past"] = value
            case "order":
                choices["stacking"] = colours(value.replace(",", " "))
            case _:
                raise ValueError(f"the vectors know no {key!r}")
    return chain, choices


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any], table: Table) -> None:
    chain, choices = decisions(vector)
    table.given(
        colours(vector["q"]),
        thats_it=colours(vector.get("ti", "")),
        hand=colours(vector.get("hand", "")),
        shield_classes=vector.get("opt", {}).get("shield_classes", False),
    )
    table.plays(colours(vector["play"]), *chain, **choices)
    table.after_action(colours(vector["p2"]))
    table.before_check(colours(vector.get("p3", vector["p2"])))
    table.then_line(colours(vector.get("end", vector.get("p3", vector["p2"]))))
    table.then_bar(colours(vector.get("bar", "")))
    table.then_thats_it(colours(vector.get("it", "")))
