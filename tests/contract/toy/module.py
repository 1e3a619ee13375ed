"""Snails by Night in one record, and a catalogue that lists nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.choices import Choice, Option
from game.core.hands import ON_LOOK
from game.core.listing import Flag, Games, Listing
from game.core.module import GameModule
from game.core.rules import Seat
from tests.contract.toy.bot import LEVELS, SPARRING
from tests.contract.toy.garden import Setup
from tests.contract.toy.lessons import LESSONS, in_sight
from tests.contract.toy.marks import marks
from tests.contract.toy.rules import PLAYERS, RULES
from tests.contract.toy.telling import deed, entries, explain, hint, milestone, outline, tell, warn
from tests.contract.toy.text import SnailText
from tests.contract.toy.wire import KEY, answer

CHOICES: Final = (
    Choice(
        "night",
        "Night",
        (
            Option({"night": "short"}, "Short", "Everybody goes out twice."),
            Option({"night": "long"}, "Long", "Everybody goes out four times."),
        ),
    ),
    Choice(
        "moon",
        "Moon",
        (
            Option({"moon": "new"}, "New moon", "Nobody sees what you like best."),
            Option({"moon": "full"}, "Full moon", "There are no secrets."),
        ),
    ),
)


def prepare(setup: Setup, seed: int, computers: Mapping[Seat, str]) -> Setup:
    """Nobody decides anything before the deal."""
    return RULES.complete(setup, seed)


SNAILS: Final = GameModule(
    key=KEY,
    title="Snails by Night",
    rules=RULES,
    seats=PLAYERS,
    choices=CHOICES,
    levels=LEVELS,
    sparring=SPARRING,
    characters=(),
    marks=marks,
    in_order=False,
    prepare=prepare,
    fallback="keen",
    tell=tell,
    deed=deed,
    log=entries,
    outline=outline,
    explain=explain,
    hint=hint,
    warn=warn,
    answer=answer,
    text=SnailText(),
    hands=ON_LOOK,
    dwells=True,
    in_sight=in_sight,
    lessons=LESSONS,
    milestone=milestone,
)


def load() -> GameModule:
    """As a catalogue does it."""
    return SNAILS


FLAGS: Final = (
    Flag("night", "how often everybody goes out", ("short", "long")),
    Flag("moon", "whether favourites are seen", ("new", "full")),
)
SNAIL_GARDEN: Final = Listing(SNAILS.key, SNAILS.title, SNAILS.seats, load, FLAGS)
CATALOGUE: Final[Games] = (SNAIL_GARDEN,)
