"""The handbook where there are only words: chapters, races and event cards, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.handbook import Chapter, Head, Watch
from game.core.messages import N_
from game.core.searching import found, words_of
from game.core.words import Words
from game.fantasy_pub.handbook.event_pages import DETAILS, cost
from game.fantasy_pub.handbook.examples import EXAMPLES
from game.fantasy_pub.handbook.races import RACE_RULES, RACE_TIPS
from game.fantasy_pub.handbook.rules import A_TURN, CHAPTERS
from game.fantasy_pub.rules.characters import RACES, Race
from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS, Card

_ALL = N_("everything")


def rules(topic: str, words: Words) -> list[str]:
    """The game in short, and what else there is; or what there is about a topic; or all of it."""
    wanted = words_of(topic)
    if not wanted:
        return [*A_TURN.lines(words), "", *_contents(words)]
    if wanted in map(words_of, (_ALL, words.sentence(_ALL))):
        return [*_everything(words)]
    return _about(topic, words) or [
        words.sentence(N_("There is no page called {topic}.")).format(topic=topic),
        *_contents(words),
    ]


def _everything(words: Words) -> Iterator[str]:
    for chapter in CHAPTERS:
        yield from ("", *_page(chapter, words))
    for card in ALL_CARDS:
        yield from ("", *_card(card, words))


def _about(topic: str, words: Words) -> list[str]:
    """A race, a chapter or a card of that name; or else the first chapter in which it is spoken of."""
    wanted, say = words_of(topic), words.sentence
    for race, name in enumerate(RACES):
        if wanted in (words_of(name), words_of(words.name(name))):
            return [say(RACE_RULES[Race(race)]), *(f"- {say(tip)}" for tip in RACE_TIPS[Race(race)])]
    for named in (lambda title: words_of(title) == wanted, lambda title: found(wanted, title)):
        for chapter in CHAPTERS:
            if any(map(named, _titles(chapter, words))):
                return _page(chapter, words)
    cards = [card for card in ALL_CARDS if found(wanted, say(EVENT_CARDS[card].name))]
    if cards:
        about = [line for card in cards for line in _card(card, words)]
        exact = any(words_of(say(EVENT_CARDS[card].name)) == wanted for card in cards)
        return about if exact else [*about, *_mentions(topic, words)]
    told = (chapter for chapter in CHAPTERS if found(wanted, " ".join(chapter.lines(words))))
    return next((_page(chapter, words) for chapter in told), [])


def _mentions(topic: str, words: Words) -> list[str]:
    """Whatever else the rules say about it."""
    lines = [line for chapter in CHAPTERS for line in chapter.lines(words)]
    return [*dict.fromkeys(line for line in lines if found(words_of(topic), line))]


def _page(chapter: Chapter, words: Words) -> list[str]:
    """A chapter, and its examples, as far as they can be told."""
    say = words.sentence
    shown = [key for part in chapter.parts if isinstance(part, Watch) for key in part.examples]
    told = [say(N_("For example:")), *(f"- {say(EXAMPLES[key].text)}" for key in shown)] if shown else []
    return [*chapter.lines(words), *told]


def _titles(chapter: Chapter, words: Words) -> list[str]:
    """What it is about, in English and in the player's language."""
    titles = [chapter.title, *(part.text for part in chapter.parts if isinstance(part, Head))]
    return [*titles, *map(words.sentence, titles)]


def _card(card: Card, words: Words) -> list[str]:
    printed, say = EVENT_CARDS[card], words.sentence
    title = say(N_("{card}: {text}")).format(card=say(printed.name), text=say(printed.text))
    return [title, say(DETAILS[card]), say(cost(card))]


def _contents(words: Words) -> list[str]:
    """What can be read."""
    say = words.sentence
    names = ", ".join(words.name(name) for name in RACES)
    return [
        say(N_("To read more, type “rules” and one of these names, or “rules everything”.")),
        say(N_("Chapters:")),
        *(f"- {say(chapter.title)}" for chapter in CHAPTERS),
        say(N_("Races: {races}.")).format(races=names),
        say(N_("Events: {events}.")).format(events="; ".join(say(card.name) for card in EVENT_CARDS)),
    ]
