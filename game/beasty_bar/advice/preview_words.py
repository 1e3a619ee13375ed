"""Previews in words: one sentence for the end of it, a few words for every step on the way.

Whose animal it is can be told by a colour as well, so the words come in spans: a stretch of text, and whose
animal it names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from game.beasty_bar.advice.preview import ChainStep, End, Preview
from game.beasty_bar.rules.animals import ANIMALS, OWNER, SPECIES, Card
from game.beasty_bar.rules.events import (
    Burnt,
    Dragged,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GateFlipped,
    Gathered,
    Moved,
    NothingHappened,
    Passed,
    Sorted,
    SpatAt,
    Stung,
    Why,
)
from game.core.messages import N_, capital
from game.core.rules import Seat
from game.core.sentences import Noun, mentions
from game.core.words import Mention, Words

Span = tuple[str, Seat | None]
Spans = tuple[Span, ...]

OUT: Final[Mapping[Why | End, str]] = {
    End.EATEN: N_("eaten"),
    End.STUNG: N_("stung"),
    End.BURNT: N_("burns"),
    End.BOUNCED: N_("last"),
    End.SPENT: N_("out"),
    Why.SHOOED: N_("shooed"),
    Why.STENCH: N_("flees"),
    Why.RAMMED: N_("rammed"),
    Why.BITTEN: N_("bitten"),
    Why.SCARED: N_("flees"),
    Why.MOBBED: N_("mobbed"),
    Why.SECOND_LION: N_("no room"),
}
"""In a word, why an animal is out."""

ENTER: Final = N_("{entrants} get in.")
ENTER_AND_ONE_OUT: Final = N_("{entrants} get in, {leavers} is thrown out.")
ENTER_AND_OUT: Final = N_("{entrants} get in, {leavers} are thrown out.")
ONE_OUT: Final = N_("No animal gets in yet, and {leavers} is thrown out.")
SEVERAL_OUT: Final = N_("No animal gets in yet, and {leavers} are thrown out.")
WAITS: Final = N_("No animal gets in or is thrown out, and {card} waits in place {place}.")
NOBODY: Final = N_("No animal gets in or is thrown out.")

IN_ANY_CASE: Final = {
    (True, False): N_("Every choice lets in: {entrants}."),
    (True, True): N_("Every choice lets in: {entrants}. Thrown out: {leavers}."),
    (False, True): N_("Every choice throws out: {leavers}."),
}
"""By whether there are any who get in, and any who are out."""

PASSES: Final = N_("{card} passes {others:object}")
FIRST: Final = N_("{card} goes to the front")
TAKES: Final = N_("{card} to place {place}")
SORTS: Final = N_("{card} sorts the line")
GATHERS: Final = N_("monkeys go first")
SWAPS: Final = N_("{card} swaps gate and exit")
DRAGS: Final = N_("{card} sends back {others:object}")
SPITS: Final = N_("{card} spits at {others:object}")
EATS: Final = N_("{card} eats {others:object}")
DRIVES: Final = N_("{card} throws out {others:object}")
STINGS: Final = N_("{others} stings {card:object}")
BURNS: Final = N_("{card} burns")
FETCHES: Final = N_("{card} brings back {others:object}")
STOPS: Final = N_("{others} stops {card:object}")


def sentence(preview: Preview, words: Words) -> Spans:
    """Who gets in and who is out; or, if nobody is, where the card played stands in the end."""
    a = _Marker(words)
    entrants, leavers = a.cards(preview.entrants), a.cards(preview.out)
    if preview.entrants:
        templates = (ENTER, ENTER_AND_ONE_OUT, ENTER_AND_OUT)
        return a.says(templates[min(2, len(preview.out))], entrants=entrants, leavers=leavers)
    if preview.out:
        return a.says(ONE_OUT if len(preview.out) == 1 else SEVERAL_OUT, leavers=leavers)
    if preview.played in preview.after:
        place = preview.after.index(preview.played) + 1
        return a.says(WAITS, card=a.cards([preview.played]), place=place)
    return a.says(NOBODY)


def in_any_case(previews: Sequence[Preview], words: Words) -> Spans:
    """What all of them have in common: nothing, if it depends."""
    first, *others = previews
    entrants = [card for card in first.entrants if all(card in other.entrants for other in others)]
    leavers = [card for card in first.out if all(card in other.out for other in others)]
    a = _Marker(words)
    template = IN_ANY_CASE.get((bool(entrants), bool(leavers)))
    return a.says(template, entrants=a.cards(entrants), leavers=a.cards(leavers)) if template else ()


def telegram(step: ChainStep, words: Words) -> Spans:
    """What is done in a step, in a few words: whose the animals are has to be seen by other means."""
    a = _Marker(words, owners=False)
    event = min(step.events, key=lambda event: _WEIGHTS[type(event)])
    template = _TEMPLATES[type(event)]
    if isinstance(event, Moved):
        template = FIRST if event.place == 0 else TAKES
    place = event.place + 1 if isinstance(event, Moved) else 0
    others = [card for each in step.events if type(each) is type(event) for card in _others(each)]
    return a.says(template, card=a.cards([step.actor]), others=a.cards(others), place=place)


_TEMPLATES: Final[Mapping[type[Event], str]] = {
    Stung: STINGS,
    Eaten: EATS,
    Expelled: DRIVES,
    SpatAt: SPITS,
    Dragged: DRAGS,
    Gathered: GATHERS,
    Sorted: SORTS,
    GateFlipped: SWAPS,
    Fetched: FETCHES,
    Passed: PASSES,
    Moved: TAKES,
    Burnt: BURNS,
    NothingHappened: STOPS,
}
"""The most telling first: of several things done in one step, that one is told."""
_WEIGHTS: Final = {kind: number for number, kind in enumerate(_TEMPLATES)}


def _others(event: Event) -> Sequence[Card]:
    """To whom it is done, or by whom it is hindered."""
    match event:
        case Eaten(_, other) | Expelled(_, other) | SpatAt(_, other) | Stung(_, other) | Fetched(_, other):
            return (other,)
        case Passed(_, others) | Dragged(_, others):
            return others
        case NothingHappened(_, _, other) if other is not None:
            return (other,)
        case _:
            return ()


_MARKED: Final = re.compile("\x02(\\d)(.*?)\x03")


class _Marker:
    """Fills templates with animals and marks whose they are, so that it can be told by a colour."""

    def __init__(self, words: Words, *, owners: bool = True) -> None:
        self._words, self._owners = words, owners

    def cards(self, cards: Sequence[Card]) -> Noun:
        """Several animals in a row."""
        mentioned = [*zip(cards, mentions([OWNER[card] for card in cards]), strict=True)]
        return Noun(lambda case: self._words.listed([self._card(*each, case) for each in mentioned]))

    def _card(self, card: Card, mention: Mention, case: str) -> str:
        name, owner = ANIMALS[SPECIES[card]].name, OWNER[card]
        words = self._words
        text = words.piece(name, owner, case, mention) if self._owners else words.name(name, case)
        return f"\x02{owner}{text}\x03"

    def says(self, template: str, **fields: Noun | int) -> Spans:
        """The sentence in spans; a whole one begins with a capital."""
        parts = _MARKED.split(self._words.sentence(template).format(**fields))
        spans: list[Span] = [(parts[0], None)]
        for owner, text, rest in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            spans += [(text, Seat(int(owner))), (rest, None)]
        spans = [span for span in spans if span[0]]
        if self._owners:
            spans[0] = (capital(spans[0][0]), spans[0][1])
        return tuple(spans)


def plain(spans: Spans) -> str:
    """The words without their owners."""
    return "".join(text for text, _ in spans)
