"""Words that are understood at every question: help, rules, undo, save."""

import re
from io import StringIO
from pathlib import Path

import pytest

from game.beasty_bar.handbook.rules import OVERVIEW, RULES
from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.rules.position import parse_position
from game.catalogue import CATALOGUE
from game.cli.terminal import COMMANDS, Quit, Terminal, folded
from game.cli.text import TextGame
from game.core.levels import HUMAN
from game.core.listing import find
from game.core.module import GameModule
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.fantasy_pub.handbook.rules import A_TURN
from game.services.i18n import TONGUES, Language, Translations
from game.services.saves import Saves
from game.services.settings import COMPUTERS, DRAWN, NEVER, Settings
from tests.cli.evening import ASKED, ROOT, Evening, last_option, options
from tests.contract.games import GAMES

MODULE = find(CATALOGUE).load()
ASSETS = ROOT / "assets"
NOTHING = "You cannot undo anything right now."


OVERVIEWS = {"beasty_bar": OVERVIEW, "fantasy_pub": A_TURN}
"""The chapter that tells the whole game in short, by the key of the game."""


def speaking(code: str, game: str = "beasty_bar") -> Translations:
    translations = Translations([ASSETS / game, ASSETS / "common"])
    translations.speak(code)
    return translations


def typing(*lines: str, seats: str = "human,random", settings: Settings | None = None) -> Evening:
    """Somebody types this, and leaves."""
    pending = list(lines)
    evening = Evening(seats, lambda _: pending.pop(0) if pending else "q", {"first": "B"})
    evening.game.settings = settings or Settings()
    with pytest.raises(Quit):
        evening.play()
    return evening


def answered(evening: Evening, number: int) -> str:
    """What came of the line with that number, from 1."""
    return evening.typist.saw[number].removeprefix(evening.typist.saw[number - 1])


# Words


@pytest.mark.parametrize("code", TONGUES)
def test_help_lists_commands_and_each_word_in_it_is_understood(code: str) -> None:
    out = StringIO()
    terminal = Terminal(StringIO("help\n"), out, speaking(code))
    TextGame(MODULE, terminal, (HUMAN, HUMAN), USUAL_NAMES[:2], 7)
    with pytest.raises(Quit):
        terminal.read("> ")
    listed = [line.partition(":")[0].split(",") for line in out.getvalue().splitlines()[1:-1]]
    assert len(listed) == len(COMMANDS)
    for command, words in zip(COMMANDS, listed, strict=True):
        assert {command.word, command.short} <= {word.strip() for word in words}
        for word in words:
            assert terminal.meaning(word.strip().upper())[0] == command


@pytest.mark.parametrize("code", TONGUES)
def test_no_word_means_two_things(code: str) -> None:
    terminal = Terminal(StringIO(), StringIO(), speaking(code))
    words = [word for command in COMMANDS for word in terminal.names(command)]
    assert len({*words}) == len(words)


def test_accents_may_be_left_out() -> None:
    terminal = Terminal(StringIO(), StringIO(), speaking("fr"))
    assert terminal.meaning("regles") == terminal.meaning("RÈGLES") == terminal.meaning("rules")


@pytest.mark.parametrize("line", ["undo it", "save now", "help me", "helpp", "rule"])
def test_what_is_no_command_is_said_to_be_none_and_changes_nothing(line: str) -> None:
    evening = typing(line)
    assert answered(evening, 1).startswith("Please type one of: 1 to 4, ")
    assert evening.game.matches[-1].actions == []


def test_after_a_command_the_question_is_asked_again_and_the_game_is_the_same() -> None:
    pending: list[str] = []

    def curious(visible: str) -> str:
        nonlocal pending
        if not pending:
            pending = ["help", "rules lion", "save", last_option(visible)]
        return pending.pop(0)

    plain = Evening("human,random", last_option).play()
    evening = Evening("human,random", curious).play()
    assert evening.told == plain.told
    first, second = evening.typist.saw[1:3]
    assert options(first) == options(second)
    assert ASKED.search(second)


# Rules


@pytest.mark.parametrize("code", TONGUES)
def test_the_rules_are_those_of_the_handbook(code: str) -> None:
    words = Language(USUAL_NAMES, speaking(code))
    told = "\n".join(MODULE.text.rules(words.sentence("everything"), words))
    chapters = [chapter for chapter in RULES if not chapter.on_screen]
    assert all(words.sentence(chapter.title) in told for chapter in chapters)
    assert " X " not in told, "there is no controller to press it on"
    assert len(told) > 6000


@pytest.mark.parametrize("code", TONGUES)
def test_each_animal_has_a_page_by_its_name_in_english_and_in_the_language_of_the_player(code: str) -> None:
    words = Language(USUAL_NAMES, speaking(code))
    for animal in ANIMALS:
        page = MODULE.text.rules(animal.name.upper(), words)
        assert page == MODULE.text.rules(words.name(animal.name), words)
        assert words.name(animal.name).lower() in page[0].lower()
        assert str(animal.strength) in page[0]


def test_a_chapter_is_found_by_a_part_of_its_title_and_whatever_is_none_lists_them_all() -> None:
    words = Language(USUAL_NAMES)
    assert MODULE.text.rules("gate", words)[0] == "At the gate"
    nothing = MODULE.text.rules("unicorn", words)
    assert nothing[0] == "There is no page called unicorn."
    assert {"- At the gate", "- A turn"} <= {*nothing}
    assert all(animal.name in "\n".join(nothing) for animal in ANIMALS)


@pytest.mark.parametrize("module", GAMES[:2], ids=lambda module: module.key)
@pytest.mark.parametrize("code", TONGUES)
def test_rules_begin_with_the_overview_and_say_what_else_there_is_to_read(
    module: GameModule, code: str
) -> None:
    words = Language(USUAL_NAMES, speaking(code, module.key))
    told, everything = module.text.rules("", words), module.text.rules("everything", words)
    first = OVERVIEWS[module.key]
    assert told[: len(first.lines(words))] == first.lines(words)
    assert sum(map(len, told)) < sum(map(len, everything)) / 3
    titles = [line.removeprefix("- ") for line in told if line.startswith("- ")]
    assert all(module.text.rules(title, words)[0] == title for title in titles)


# Taking back


def test_against_computers_a_decision_is_taken_back_and_the_game_is_a_casual_one(tmp_path: Path) -> None:
    pending = ["1", "undo", "2", "undo", "undo"]
    saves = Saves(tmp_path)
    evening = Evening("human,random", lambda _: pending.pop(0) if pending else "q", {"first": "B"})
    evening.game.saves = saves
    with pytest.raises(Quit):
        evening.play()
    out = evening.screen.getvalue()
    assert out.count("Your last decision is undone.") == 2
    assert out.count("You undo a move after something was revealed. This is now a casual game.") == 1
    assert out.count(NOTHING) == 1
    saw = evening.typist.saw
    assert options(saw[0]) == options(saw[2]) == options(saw[4])
    saved = saves.newest(MODULE)
    assert saved is not None
    assert (saved.match.actions, saved.sitting.casual) == ([], True)


@pytest.mark.parametrize(("setting", "taken"), [(COMPUTERS, True), (DRAWN, False), (NEVER, False)])
def test_what_can_be_taken_back_is_up_to_the_rules_of_the_house(setting: str, taken: bool) -> None:
    evening = typing("1", "undo", settings=Settings(takeback=setting))
    assert (evening.game.matches[-1].actions == []) == taken
    assert (NOTHING in evening.screen.getvalue()) == (not taken)


def test_before_the_others_look_a_decision_is_taken_back_for_nothing() -> None:
    """Ana plays; nobody has seen what she drew, until Bo takes over."""
    evening = typing("", "1", "undo", "", "2", "", "undo", seats="human,human")
    match = evening.game.matches[-1]
    assert [match.rules.to_act(match.state), len(match.actions)] == [Seat(1), 1]
    out = evening.screen.getvalue()
    assert out.count(NOTHING) == 1
    assert "casual" not in out
    passed = next(visible for visible in evening.typist.saw if "Pass to Bo" in visible.splitlines()[-1])
    again = [visible for visible in evening.typist.saw if "Pass to Bo" in visible.splitlines()[-1]][-1]
    assert passed.count("joins the line") == again.count("joins the line") == 1
    assert passed != again


def test_whoever_takes_back_a_decision_of_somebody_else_does_not_see_that_hand() -> None:
    """Ana has passed the terminal on; it may be Bo who types."""
    evening = typing("", "1", "undo", seats="human,human")
    *_, passed, undone = evening.typist.saw
    assert passed.endswith("Pass to Bo, then press Enter to look. ")
    assert undone.endswith("Pass to Ana, then press Enter to look. ")
    assert "Your last decision is undone." in undone
    assert "Your hand" not in undone


def test_in_an_open_choice_undo_is_a_step_back() -> None:
    """Ana plays the parrot, which asks whom it drives away."""
    evening = typing("2", "1", "undo")
    _, hand, choice, again = evening.typist.saw
    assert "parrot: Choose the animal to throw out." in choice
    assert options(again) == options(hand)
    assert len(evening.game.matches[-1].actions) == 2
    assert "Your last decision" not in again


def test_before_the_return_game_nothing_of_the_first_one_is_taken_back() -> None:
    words = {"set": "mixed", "advanced": "yes"}

    def answer(visible: str) -> str:
        returning = "(1 of 4)" in visible.partition("Now the return game.")[2]
        return "undo" if returning and NOTHING not in visible else "1"

    evening = Evening("human,random", answer, words, encore=True).play()
    assert evening.screen.getvalue().count(NOTHING) == 1


# House rules


def test_where_the_house_forbids_hints_nobody_gets_one() -> None:
    evening = typing("?", settings=Settings(hints=False))
    assert "(1 to 4, q to quit, or help) > " in evening.screen.getvalue()
    assert answered(evening, 1).startswith("Please type one of: 1 to 4, q to quit, or help.")


def test_where_the_house_closes_the_piles_only_their_cards_are_counted() -> None:
    words = Language(USUAL_NAMES)
    state = parse_position("B: seal | >Y: lion || - || bar: zebra/Y monkey/B | thats_it: lion/B")
    table = MODULE.text.table(MODULE.rules.view(state, Seat(1)), words, closed=True)
    assert table[1:3] == [
        "In the bar: 2 cards, face down until the end",
        "On THAT'S IT, from bottom to top: one card, face down until the end",
    ]
    evening = typing(*"1" * 6, settings=Settings(open_piles=False))
    assert ", face down until the end\n" in evening.screen.getvalue()
    assert not re.search(r"^In the bar: .*'s ", evening.screen.getvalue(), re.MULTILINE)


# Words from the list, the table, and why


def test_an_option_can_be_named_and_its_name_cut_short() -> None:
    by_number, by_name = typing("1"), typing("parr")
    assert options(by_name.typist.saw[0])[0].startswith("parrot (2): ")
    assert by_name.game.matches[-1].actions == by_number.game.matches[-1].actions != []


def test_a_word_that_means_nothing_is_named() -> None:
    assert "'yeti' is not in the list." in answered(typing("yeti"), 1)


def test_whoever_looks_sees_the_table_again() -> None:
    evening = typing("look")
    table = evening.typist.saw[0].partition("\n\n")[2].partition("\nAna, choose:")[0]
    assert table.startswith("In line, from the gate: ")
    assert table in answered(evening, 1)


def test_there_is_nothing_to_look_at_while_the_terminal_is_passed_on() -> None:
    evening = typing("look", seats="human,human")
    assert answered(evening, 1) == "Pass to Ana, then press Enter to look. "


def test_why_tells_the_rules_behind_what_happened_last() -> None:
    evening = typing("why", "parrot", "why", "why yeti")
    assert answered(evening, 1).startswith("No recent event matches that.")
    told = answered(evening, 3).partition("\nAna, choose:")[0].splitlines()
    assert told[0].startswith("Ana's parrot joins the line. ")
    assert {line.partition(". ")[2].partition(":")[0] for line in told} >= {"Parrot", "Drawing a card"}
    assert answered(evening, 4).startswith("No recent event matches that.")


def test_long_lines_break_between_words_and_go_on_below_the_first() -> None:
    line = "  12. To the table at the window, with both dice: nothing else happens."
    assert folded(line, 200) == [line]
    parts = folded(line, 30)
    assert parts[0] == "  12. To the table at the"
    assert all(part.startswith("      ") for part in parts[1:])
    assert all(len(part) < 30 for part in parts)
    assert " ".join(part.strip() for part in parts) == line.strip()
    assert folded("", 30) == [""]
