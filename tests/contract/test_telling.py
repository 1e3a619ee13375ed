"""What is said about a game: something everywhere, in every language, and nothing is left open in it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from re import findall
from typing import Any

import pytest

from game.composition import PROGRAM
from game.core.module import GameModule
from game.core.player import Budget, Thought, decided
from game.core.rules import Seat, Viewer
from game.core.telling import Entry
from game.core.weighing import Value, Weighed
from game.core.words import USUAL_NAMES
from game.services.i18n import TONGUES, Language, Translations
from game.services.paths import project_folder
from tests.contract.games import Moment, Played, pointed_at

SHORT = Budget(iterations=4)


@pytest.fixture(params=TONGUES)
def language(request: pytest.FixtureRequest, module: GameModule) -> Translations:
    translations = Translations([project_folder("assets") / module.key, project_folder("assets") / "common"])
    translations.speak(request.param)
    return translations


@pytest.fixture
def told(games: list[Played], language: Translations) -> list[Played]:
    """Every language tells other games."""
    return games[list(TONGUES).index(language.code) :: 2 * len(TONGUES)]


def speaking(language: Translations, reader: Viewer = None) -> Language:
    return Language(USUAL_NAMES, language, reader)


def said(*texts: str) -> None:
    for text in texts:
        assert text.strip()
        assert not {*"{}"} & {*text}, text


def entered(entries: Sequence[Entry]) -> None:
    for entry in entries:
        said(entry.text, entry.rule.title, entry.rule.text, entry.icon)


def drawn(module: GameModule) -> set[str]:
    """The icons that the log of a game finds."""
    folders = PROGRAM.asset_folders(module.key)
    return {file.stem for folder in folders for file in (folder / "icons").glob("*.png")}


def turns(module: GameModule, game: Played) -> Iterator[list[Any]]:
    """The events of each turn, as everybody saw them."""
    events = [module.rules.redact(event, None) for step in game.steps for event in step.events]
    begun = [number for number, event in enumerate(events) if module.rules.begins(event) is not None]
    for start, end in pairwise([0, *begun, len(events)]):
        yield events[start:end]


def test_every_event_is_told_and_every_turn_is_logged(
    module: GameModule, told: list[Played], language: Translations
) -> None:
    words = speaking(language)
    for game in told:
        for step in game.steps:
            for event in step.events:
                for viewer in game.viewers:
                    said(*filter(None, [module.tell(module.rules.redact(event, viewer), words)]))
        for events in turns(module, game):
            entered(module.log(events, words))
            entered(module.outline(events, words))
        assert sum(len(module.log(events, words)) for events in turns(module, game)) > len(game.seats)


def test_every_line_of_the_log_has_an_icon_that_was_drawn(module: GameModule, games: list[Played]) -> None:
    words, icons = speaking(Translations([])), drawn(module)
    for game in games[::2]:
        for events in turns(module, game):
            for entry in (*module.log(events, words), *module.outline(events, words)):
                assert entry.icon in icons


def test_every_action_is_told_as_players_would(
    module: GameModule, told: list[Played], language: Translations
) -> None:
    """In whole sentences; and what could have been done instead as well."""
    words, rules = speaking(language), module.rules
    for game in told:
        for moment in game.moments[::5]:
            view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
            for action in legal[:20]:
                deed = module.deed(view, action, words)
                said(deed)
                assert deed[0] == deed[0].upper()
                assert deed.endswith((".", "!"))


def test_whoever_is_not_spoken_to_is_not_called_you(module: GameModule, games: list[Played]) -> None:
    """A review is read by others, too: what is wrong with an action is told of a player by name."""
    rules, words, told = module.rules, speaking(Translations([])), 0
    for game in games[::3]:
        for moment in game.moments[::4]:
            others = [each for each in rules.legal_actions(moment.before) if each != moment.action]
            if not others:
                continue
            better, worse = ((share,) * len(game.seats) for share in (0.6, 0.4))
            values = Value(others[0], better, 0.0), Value(moment.action, worse, 0.0)
            view = rules.view(moment.before, moment.seat)
            why = module.warn(view, Weighed(moment.seat, values), moment.action, words)
            said(why)
            assert not {"you", "your", "yours"} & {*findall(r"[a-z]+", why.lower())}, why
            told += 1
    assert told > 20


def thoughts(module: GameModule, moment: Moment) -> Iterator[Thought[Any]]:
    """Somebody simple who says nothing more, and somebody who thinks."""
    view = module.rules.view(moment.before, moment.seat)
    yield Thought(moment.action)
    yield decided(module.levels[-1].player(1, SHORT, ""), view, module.rules.legal_actions(moment.before))


def test_whoever_decides_says_why_and_whoever_asks_gets_a_hint(
    module: GameModule, told: list[Played], language: Translations
) -> None:
    for game in told:
        for moment in game.moments[::3]:
            view = module.rules.view(moment.before, moment.seat)
            for thought in thoughts(module, moment):
                for reader in (None, moment.seat):
                    said(module.explain(view, thought, speaking(language, reader)))
                steps = module.hint(view, thought, speaking(language, moment.seat))
                said(*(step.text for step in steps))
                assert len({step.text for step in steps}) == 3


def test_the_table_in_words(module: GameModule, told: list[Played], language: Translations) -> None:
    words = speaking(language)
    for game in told:
        for state in game.states[::4]:
            for viewer in game.viewers:
                view = module.rules.view(state, viewer)
                for closed in (False, True):
                    said(*module.text.table(view, words, closed=closed))
        said(*module.text.result([game.states[-1]], words))
        assert any(
            USUAL_NAMES[seat] in module.text.result([game.states[-1]], words)[-1] for seat in game.seats
        )
        said(*module.text.goal(game.match.setup, words))
    for topic in ("", "no such thing"):
        said(*filter(None, module.text.rules(topic, words)))
        assert any(module.text.rules(topic, words))


def test_every_question_has_options_that_differ(
    module: GameModule, told: list[Played], language: Translations
) -> None:
    words = speaking(language)
    for game in told:
        for moment in game.moments[::3]:
            view = module.rules.view(moment.before, moment.seat)
            choosing = module.choosing(view, module.rules.legal_actions(moment.before))
            for mark in pointed_at(choosing, moment.action):
                said(module.text.question(view, choosing.done, words))
                options = [
                    module.text.option(view, choosing.done, mark, words) for mark in choosing.options()
                ]
                said(*options)
                assert len({*options}) == len(options)
                assert mark in choosing.options()


def test_what_can_be_chosen_and_who_can_be_played_against_is_said(
    module: GameModule, language: Translations
) -> None:
    said(language.text(module.title))
    for choice in module.choices:
        said(language.text(choice.label))
        for option in choice.options:
            said(language.text(option.label), language.text(option.text))
    for level in module.computers:
        said(language.text(level.name), language.text(level.sentence))
    for character in module.characters:
        said(language.text(character.name), language.text(character.sentence))


def test_sums_are_named_and_whoever_is_asked_is_named(
    module: GameModule, games: list[Played], language: Translations
) -> None:
    for standing in module.rules.standings(games[0].states[-1]):
        for each in standing.tally:
            said(language.text(each.label))
    assert speaking(language).seat(Seat(1)) == USUAL_NAMES[1]
