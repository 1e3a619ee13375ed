"""The rules in words: everything has its page."""

import pytest

from game.core.handbook import Chapter, Head, Points, Text, Watch
from game.core.words import USUAL_NAMES
from game.fantasy_pub.handbook.event_pages import DETAILS, cost
from game.fantasy_pub.handbook.examples import EXAMPLES
from game.fantasy_pub.handbook.races import RACE_RULES, RACE_TIPS
from game.fantasy_pub.handbook.reading import rules
from game.fantasy_pub.handbook.rules import A_TURN, CHAPTERS
from game.fantasy_pub.rules.characters import RACES
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS, Card
from game.fantasy_pub.rules.position import parse_position, spell_position
from game.services.i18n import TONGUES, Language
from tests.fantasy_pub.language import speaking

ENGLISH = Language(USUAL_NAMES)


def texts(chapter: Chapter) -> list[str]:
    found = [chapter.title]
    for part in chapter.parts:
        match part:
            case Text(text) | Head(text):
                found.append(text)
            case Points(points):
                found += points
    return found


def test_the_game_is_told_in_ten_lines() -> None:
    (points,) = A_TURN.parts
    assert isinstance(points, Points)
    assert len(points.texts) == 10


def test_every_race_and_every_card_has_a_page() -> None:
    assert [*RACE_RULES] == [*RACE_TIPS] == [*range(len(RACES))]
    assert {*DETAILS} == {*ALL_CARDS}


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_card_says_what_it_costs_to_play_it(card: Card) -> None:
    told = rules(EVENT_CARDS[card].name, ENGLISH)
    assert cost(card) in told
    assert cost(card).startswith("Playing this card costs one of your two dice")


def watched(chapter: Chapter) -> list[str]:
    return [key for part in chapter.parts if isinstance(part, Watch) for key in part.examples]


@pytest.mark.parametrize("key", EXAMPLES)
def test_an_example_ends_as_it_says_and_a_chapter_tells_it(key: str) -> None:
    example = EXAMPLES[key]
    state = parse_position(example.position)
    for action in example.actions:
        state = RULES.apply(state, RULES.parse(action)).state
    assert spell_position(state).split(" || ")[1] == example.after
    chapter = next(chapter for chapter in CHAPTERS if key in watched(chapter))
    assert f"- {example.text}" in rules(chapter.title, ENGLISH)


@pytest.mark.parametrize("code", TONGUES)
def test_everything_can_be_found_by_its_name(code: str) -> None:
    words = speaking(code)
    say = words.sentence
    for chapter in CHAPTERS:
        told, lines = rules(say(chapter.title), words), chapter.lines(words)
        assert told[: len(lines)] == lines
    for race, name in enumerate(RACES):
        assert rules(words.name(name), words)[0] == say(RACE_RULES[race])  # type: ignore[index]
    for card in ALL_CARDS:
        told = rules(say(EVENT_CARDS[card].name), words)
        assert say(EVENT_CARDS[card].text) in told[0]
        assert told[1] == say(DETAILS[card])


@pytest.mark.parametrize(
    ("topic", "title"),
    [
        ("toast", "Drinking"),
        ("round", "Drinking"),
        ("barkeeper", "Call the barkeeper"),
        ("LEAVE", "Leave the pub"),
        ("+1", "The +1/-1 card"),
        ("reserve", "Enter the pub"),
        ("closing", "Closing time"),
    ],
)
def test_a_word_is_enough(topic: str, title: str) -> None:
    assert rules(topic, ENGLISH)[0] == title


@pytest.mark.parametrize("code", TONGUES)
def test_without_a_topic_there_are_ten_lines_and_what_else_can_be_read(code: str) -> None:
    words = speaking(code)
    short, unknown, everything = (rules(topic, words) for topic in ("", "flying carpets", "everything"))
    assert short[:11] == A_TURN.lines(words)
    assert unknown[1:] == short[-len(unknown) + 1 :]
    assert "flying carpets" in unknown[0]
    assert all(f"- {words.sentence(chapter.title)}" in short for chapter in CHAPTERS)
    told = "\n".join(everything)
    assert all(words.sentence(text) in told for chapter in CHAPTERS for text in texts(chapter))
    assert all(words.sentence(text) in told for text in DETAILS.values())


def test_a_word_in_the_name_of_a_card_finds_what_else_the_rules_say_about_it() -> None:
    told = rules("door", ENGLISH)
    assert told[0].startswith("Back Door: ")
    assert any("It may stop at the door" in line for line in told)
    assert len(rules("back door", ENGLISH)) == 3
