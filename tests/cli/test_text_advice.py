"""In a terminal: computers say why, and people may ask for a hint."""

import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from game.catalogue import CATALOGUE
from game.cli.text import Terminal, TextGame
from game.core.module import HUMAN, USUAL_NAMES, Hint, HintStep, Level, Words
from game.core.player import Budget, Thought
from game.core.rules import Seat
from tests.cli.test_text import ASKED, Evening, first_option

MODULE = CATALOGUE[0]
REASON = re.compile(r"^  (Ana|Bo|Cleo|Dev): [A-Z].*[.]$")


class First:
    """Takes the first action, and believes in the first seat."""

    def __init__(self, seed: int, budget: Budget, character: str) -> None:
        self.given = seed, budget, character

    def choose(self, view: Any, legal: Any) -> Iterator[Thought[Any]]:
        chances = (0.7, *[0.3 / (view.players - 1)] * (view.players - 1))
        yield Thought(legal[0], chances)


class Adviser(Evening):
    """An evening at which the only computer takes the first action, and hints are numbered."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.advised: list[tuple[Any, Thought[Any], Any]] = []
        level = Level("random", "First", "Takes the first, whatever it is called.", First)
        self.game.module = replace(MODULE, levels=(level,), sparring=(), hint=self._hint)
        self.game.computers = self.game._computers()

    def _hint(self, view: Any, thought: Thought[Any], words: Words) -> Hint:
        self.advised.append((view, thought, words.reader))
        return HintStep("Look there.", ()), HintStep("Take that.", ()), HintStep("Because.", ())


def asking(*asked: str) -> Any:
    """Type these at the first question, then always the first option."""
    pending = list(asked)
    return lambda visible: pending.pop(0) if pending and ASKED.search(visible) else "1"


def evening(seats: str, *asked: str) -> Adviser:
    game = Adviser(seats, asking(*asked), {"first": "B"})
    game.play()
    return game


# Why


@pytest.mark.parametrize("seats", ["human,greedy", "greedy,random,greedy", "human,random,human"])
def test_every_action_of_a_computer_is_followed_by_its_reason(seats: str) -> None:
    lines = Evening(seats, first_option, {"set": "mixed"}).play().lines
    names = zip(USUAL_NAMES, seats.split(","), strict=False)
    computers = {name for name, who in names if who != HUMAN}
    reasons = [found[1] for line in lines if (found := REASON.match(line))]
    assert {*reasons} == computers
    assert len(reasons) >= 12 * len(computers)


def test_a_single_person_is_spoken_to() -> None:
    reasons = [line for line in Evening("human,greedy", first_option).play().lines if REASON.match(line)]
    assert any(re.search(r"\byour\b", line, re.IGNORECASE) for line in reasons)
    assert not any("Ana's" in line for line in reasons)


def test_several_people_are_called_by_their_names() -> None:
    reasons = [
        line for line in Evening("human,greedy,human", first_option).play().lines if REASON.match(line)
    ]
    assert any("Ana's" in line for line in reasons)
    assert not any(re.search(r"\byour\b", line, re.IGNORECASE) for line in reasons)


def test_with_two_seats_the_chance_of_one_tells_the_other() -> None:
    lines = evening("human,random").lines
    assert any(line.endswith(" 30 % to win.") for line in lines if line.startswith("  Bo: "))
    assert not any("Chances" in line for line in lines)


def test_with_more_seats_everyones_chances_are_told() -> None:
    lines = evening("human,random,random").lines
    assert "  Chances: Ana 70 %, Bo 15 %, Cleo 15 %" in lines
    assert lines.count("  Chances: Ana 70 %, Bo 15 %, Cleo 15 %") == sum(map(bool, map(REASON.match, lines)))


# Hints


@pytest.mark.parametrize("word", ["?", "hint", "HINT", " ? "])
def test_a_hint_is_given_step_by_step_and_the_last_one_again(word: str) -> None:
    game = evening("human,random", *[word] * 4)
    shown = game.typist.saw[4].splitlines()[-4:]
    assert [line.rpartition("> ")[2] for line in shown[:-1]] == ["Take that.", "Because.", "Because."]
    assert "> Look there.\n" in game.screen.getvalue()
    assert len(game.advised) == 1


def test_the_hint_is_for_the_seat_that_asks_from_what_it_sees() -> None:
    game = evening("human,random", "?")
    (view, thought, reader) = game.advised[0]
    assert (view.viewer, view.to_move, reader) == (0, 0, 0)
    assert thought.action == MODULE.rules.legal_actions(MODULE.rules.imagine(view, 1))[0]


def test_a_hint_changes_nothing() -> None:
    without = evening("human,random").game.matches[-1]
    asked = evening("human,random", "?", "?", "?").game.matches[-1]
    assert asked.state == without.state


def test_each_decision_has_its_own_hint() -> None:
    game = evening("human,random", "?", "1", "?")
    assert len(game.advised) == 2
    assert game.screen.getvalue().count("Look there.") == 2


def test_the_strongest_level_is_asked_with_a_budget_that_needs_no_clock() -> None:
    game = TextGame(MODULE, Terminal(StringIO(), StringIO()), ("human", "random"), ("Ana", "Bo"), 7)
    asked: list[First] = []

    def player(*given: Any) -> First:
        asked.append(First(*given))
        return asked[-1]

    weak = Level("weak", "Weak", "Is never asked.", First)
    game.module = replace(MODULE, levels=(weak, Level("strong", "Strong", "Is asked.", player)))
    state = MODULE.rules.new_game(MODULE.rules.parse_setup({"players": "2", "first": "B"}), 7).state
    view, legal = MODULE.rules.view(state, Seat(0)), MODULE.rules.legal_actions(state)
    assert next(game._hints(Seat(0), view, legal))
    (_, budget, character) = asked[0].given
    assert (budget.clock, budget.seconds, character) == (None, None, "")
    assert budget.iterations is not None


def test_where_nothing_of_the_game_is_asked_there_is_no_hint() -> None:
    """A deck is chosen before there is a game to look at."""
    game = Evening("human,random", first_option, {"set": "mixed"}).play()
    drafts = [visible for visible in game.typist.saw if "which deck do you play?" in visible]
    assert drafts
    assert not any("? for a hint" in visible.splitlines()[-1] for visible in drafts[:1])
    assert sum("? for a hint" in visible.splitlines()[-1] for visible in game.typist.saw) >= 12
