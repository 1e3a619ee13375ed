"""A turn in a word: what happened to the card that was played, or what it did; and in a few sentences."""

from random import Random

import pytest

from game.beasty_bar.rules.animals import ANIMALS, OWNER, SPECIES
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Eaten,
    Event,
    Expelled,
    Landed,
    Played,
    Stung,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.telling.gist import Gist, gist, story
from game.services.i18n import Language
from game.shell.marked import Marked, spans
from tests.beasty_bar.games import walk
from tests.beasty_bar.storyteller import Table

NAMES = ("Ana", "Bo", "Cleo", "Dev")
WORDS = Language(NAMES)


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


# In a few sentences


@pytest.mark.parametrize(
    ("line", "played", "told"),
    [
        ("", "zebra/B", "Ana's zebra does nothing."),
        (
            "monkey/R zebra/Y",
            "lion/B",
            "Ana's lion scares Cleo's monkey out of the line. Ana's lion goes to the gate.",
        ),
        ("parrot/R kangaroo/Y", "crocodile/B", "Ana's crocodile eats Bo's kangaroo and Cleo's parrot."),
        (
            "parrot/R monkey/Y crocodile/G monkey/G",
            "lion/B",
            "Ana's lion scares Bo's monkey and Dev's monkey out of the line. Ana's lion goes to the gate. "
            "Dev's crocodile eats Cleo's parrot.",
        ),
        (
            "hippo/R giraffe/Y snake/G crocodile/Y",
            "skunk/B",
            "Ana's skunk stinks Cleo's hippo and Bo's crocodile out of the line.",
        ),
        (
            "zebra/R parrot/Y seal/G kangaroo/R",
            "lion/B",
            "Ana's lion goes to the gate. Ana's lion and Cleo's zebra get in, Cleo's kangaroo is thrown out.",
        ),
    ],
)
def test_the_whole_turn_is_told(table: Table, line: str, played: str, told: str) -> None:
    assert story(table.given(line).plays(played).events, WORDS) == told


def gone(event: Event) -> list[int]:
    """Who is let in or lies on THAT'S IT."""
    match event:
        case Admitted(card) | Bounced(card) | Burnt(card) | Landed(card) | Stung(card):
            return [card]
        case Eaten(_, card) | Expelled(_, card):
            return [card]
        case _:
            return []


@pytest.mark.parametrize("mode", Mode)
def test_everyone_who_left_the_line_is_named(mode: Mode) -> None:
    start, events, told = RULES.new_game(RULES.complete(Setup(4, mode), 5), 5).state, list[Event](), 0
    for _, _, after, new in walk(start, Random(5)):
        events = [*new] if isinstance(new[1], Played) else [*events, *new]
        sentences = "" if after.stacking else story(events, Marked(NAMES))
        for card in [] if after.stacking else [card for event in events for card in gone(event)]:
            named = [text for text, seat in spans(sentences) if seat == OWNER[card]]
            assert any(text.endswith(ANIMALS[SPECIES[card]].name) for text in named)
            told += 1
    assert told > 20
