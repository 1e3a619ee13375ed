"""The handbook where there are only words: chapters and animals, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.beasty_bar.handbook.animals import ENTRIES, IN_ORDER, kind
from game.beasty_bar.handbook.entry import Meeting
from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.handbook.rules import RULES
from game.beasty_bar.rules.animals import ANIMALS, Species
from game.core.messages import N_, capital
from game.core.searching import found, words_of
from game.core.words import Words

EVERYTHING = N_("everything")
CHAPTERS = tuple(chapter for chapter in RULES if not chapter.on_screen)
"""Those that can be read without a screen."""


def rules(topic: str, words: Words) -> list[str]:
    """The game in short, and what else there is; or what there is about an animal or a chapter; or all."""
    if not words_of(topic):
        return [*CHAPTERS[0].lines(words), "", *_contents(words)]
    if words_of(topic) in map(words_of, (EVERYTHING, words.sentence(EVERYTHING))):
        return [line for chapter in CHAPTERS for line in ["", *chapter.lines(words)]]
    for species in IN_ORDER:
        if words_of(topic) in map(words_of, (ANIMALS[species].name, words.name(ANIMALS[species].name))):
            return _animal(species, words)
    for chapter in CHAPTERS:
        if found(words_of(topic), words.sentence(chapter.title)):
            return chapter.lines(words)
    unknown = words.sentence(N_("There is no page called {topic}.")).format(topic=topic)
    return [unknown, *_contents(words)]


def _contents(words: Words) -> list[str]:
    animals = ", ".join(words.name(ANIMALS[species].name) for species in IN_ORDER)
    chapters = [words.sentence(chapter.title) for chapter in CHAPTERS]
    return [
        words.sentence(N_("To read more, type “rules” and one of these names, or “rules everything”.")),
        words.sentence(N_("Animals: {animals}.")).format(animals=animals),
        words.sentence(N_("Chapters:")),
        *(f"- {title}" for title in chapters),
    ]


def _animal(species: Species, words: Words) -> list[str]:
    """Everything about it."""
    animal, entry, say = ANIMALS[species], ENTRIES[species], words.sentence
    facts = [
        say(N_("Strength {strength}")).format(strength=animal.strength),
        say(N_("{points} points")).format(points=animal.points),
        say(kind(species)),
    ]
    head = say(N_("{animal}: {rule}")).format(animal=words.name(animal.name), rule=" · ".join(facts))
    lines = [capital(head), say(GUIDE[species]), say(entry.text)]
    if entry.asks:
        lines.append(say(entry.asks))
    lines += _listed(N_("What stops it"), _met(entry.stopped_by, words), words)
    lines += _listed(N_("What it beats"), _met(entry.beats, words), words)
    return lines + _listed(N_("Good to know"), map(say, entry.tips), words)


def _met(meetings: Sequence[Meeting], words: Words) -> Iterator[str]:
    """How it ends with whom."""
    for meeting in meetings:
        names = ", ".join(words.name(ANIMALS[species].name) for species in meeting.species)
        yield words.sentence(meeting.text) + (f" ({names})" if names else "")


def _listed(title: str, lines: Iterable[str], words: Words) -> list[str]:
    return ["", words.sentence(title), *(f"- {line}" for line in lines)]
