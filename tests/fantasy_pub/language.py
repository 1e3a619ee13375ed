"""The pub in every language, and random games to tell in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from game.core.rules import Viewer
from game.core.words import USUAL_NAMES
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.services.i18n import Language, Translations
from game.services.paths import project_folder

CLUMSY: Final = {
    "en": r"\ba [aeiou]|\bown own\b|~",
    "de": r"\bder zweiter|\bdem zweitem|\bden zweiter|~|"
    r"\b(mit|zu|von|bei|an|neben|für|auf|ohne|gegen) ((dein|mein) |\w+s zweiter )",
    "fr": r"\b(de|à) le (gobelin|nain|second|troll)|\bde un|\ble elfe|"
    r"\b([dl]|qu)'[bcdfgjklmnpqrstvwxz]|\bque [aeiou]|~",
    "es": r"\b(de|a) el\b|~",
}
"""By language, what nobody would say: articles and prepositions that do not go together."""


def speaking(code: str = "en", reader: Viewer = None) -> Language:
    """The words of a language, for the usual four."""
    return Language(USUAL_NAMES, spoken(code), reader)


def spoken(code: str) -> Translations:
    """The texts of the pub and of the house."""
    translations = Translations([project_folder("assets") / folder for folder in ("fantasy_pub", "common")])
    translations.speak(code)
    return translations


@cache
def random_game(seed: int) -> tuple[Event, ...]:
    """The story of a random game of two, three or four."""
    chance = Random(seed)
    step = RULES.new_game(Setup(2 + seed % 3), seed)
    events = [*step.events]
    while RULES.to_act(step.state) is not None:
        step = RULES.apply(step.state, chance.choice(RULES.legal_actions(step.state)))
        events += step.events
    return tuple(events)


def turns(events: tuple[Event, ...]) -> Iterator[list[Event]]:
    """The events turn by turn, as everybody saw them; what comes before the first turn is one, too."""
    turn: list[Event] = []
    for event in events:
        if RULES.begins(event) is not None:
            yield turn
            turn = []
        turn.append(RULES.redact(event, None))
    yield turn
