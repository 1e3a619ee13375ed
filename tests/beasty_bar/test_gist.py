"""A turn in a word: what happened to the card that was played, or what it did."""

import pytest

from game.beasty_bar.log import Gist, gist
from game.services.i18n import Language
from tests.beasty_bar.storyteller import Table

WORDS = Language(("Ana", "Bo", "Cleo", "Dev"))


@pytest.mark.parametrize(
    ("line", "played", "told"),
    [
        ("", "zebra/B", Gist("shield", "waits")),
        ("parrot/R seal/R", "kangaroo/B", None),
        ("lion/R", "lion/B", Gist("trash", "out")),
        ("monkey/R zebra/R", "lion/B", Gist("trash", "monkey", "1")),
        ("zebra/R parrot/R", "lion/B", Gist("speed", "first")),
        ("parrot/R kangaroo/R", "hippo/B", Gist("speed", "+2", "2")),
        ("parrot/R kangaroo/R", "crocodile/B", Gist("trash", "2 out", "2")),
        ("zebra/R parrot/R", "seal/B", Gist("swap", "swapped")),
        ("zebra/R parrot/R", "snake/B", Gist("swap", "sorted")),
        ("zebra/R parrot/R seal/R kangaroo/R", "lion/B", Gist("door", "in")),
        ("lion/R zebra/R parrot/R kangaroo/R", "zebra/B", Gist("trash", "out")),
        ("porcupine/R", "rhino/B", Gist("trash", "out")),
        ("parrot/R", "llama/B", Gist("undo", "parrot", "1")),
        ("parrot/R kangaroo/R", "bear/B", Gist("undo", "2 back", "2")),
    ],
)
def test_a_turn_in_a_word(table: Table, line: str, played: str, told: Gist | None) -> None:
    table.given(line)
    table.plays(played, over=2) if told is None else table.plays(played)
    assert gist(table.events, WORDS) == (told or Gist("speed", "+2", "2"))


def test_a_vulture_brings_somebody_back(table: Table) -> None:
    table.given("lion/R", thats_it="zebra/R", mode="mixed").plays("vulture/B")
    assert gist(table.events, WORDS) == Gist("restart", "fetches")
    both = Table().given("lion/R", thats_it="vulture/R", mode="mixed").plays("vulture/B")
    assert gist(both.events, WORDS) == Gist("door", "in")


def test_a_turn_that_has_only_begun_has_a_word_as_well(table: Table) -> None:
    table.given("parrot/R").plays("hippo/B")
    assert gist(table.events[:3], WORDS).word == "waits"
