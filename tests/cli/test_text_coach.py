"""A coach in a terminal: asks before a move that costs much, and tells what a move has cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from game.cli.coach import Coach
from game.cli.terminal import Terminal
from game.core.coaching import OFF, TEACH, WARN
from game.core.module import GameModule
from game.core.player import Budget
from game.core.rules import Seat
from game.core.weighing import Value, Weighed
from game.core.words import USUAL_NAMES
from game.services.i18n import Language
from game.services.settings import Settings
from tests.beasty_bar.reasons import spoken
from tests.cli.evening import ASKED, MODULE, Evening


class LastIsBest:
    """Weighs at once: whatever is listed last is by far the best."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, view: Any, legal: Any) -> Iterator[Weighed[Any]]:
        def value(action: Any) -> Value[Any]:
            mine = 0.8 if action == legal[-1] else 0.4
            chances = [1 - mine] * view.players
            chances[view.to_move] = mine
            return Value(action, tuple(chances), 0.01)

        yield Weighed(view.to_move, tuple(map(value, legal)))


def coached(module: GameModule) -> GameModule:
    *others, strongest = module.levels
    return replace(module, levels=(*others, replace(strongest, weigher=LastIsBest)))


def evening(mode: str, *answers: str, seats: str = "human,random") -> list[str]:
    """Type these at the first questions, then always the first option, and yes; all lines as they appear."""
    pending = list(answers)

    def answer(visible: str) -> str:
        if "Play it anyway?" in visible.splitlines()[-1]:
            return pending.pop(0) if pending else "yes"
        if not ASKED.search(visible):
            return ""
        return pending.pop(0) if pending else "1"

    game = Evening(seats, answer, {"first": "B"}, settings=Settings(coach=mode))
    game.game.module = coached(game.game.module)
    game.play()
    return game.screen.getvalue().replace("> ", ">\n").splitlines()


def test_whoever_is_warned_says_yes_or_no_and_is_not_warned_again() -> None:
    lines = evening(WARN, "1", "what", "n", "1")
    warned = [line for line in lines if "Play it anyway? (yes/no)" in line]
    assert "40 % less win chance than" in warned[0]
    assert warned[0] == warned[1], "it was asked again"
    assert warned.count(warned[0]) == 2
    assert any("Casual game: The coach helped." in line for line in lines)
    assert not [line for line in lines if line.startswith("Coach:")]


def test_whoever_is_taught_is_told_what_each_move_has_cost() -> None:
    told = [line for line in evening(TEACH) if line.startswith("Coach:")]
    assert told
    assert all(line == "Coach: best move." or "Better: " in line for line in told)
    assert any(line.startswith("Coach: cost 40 % win chance. Better: ") for line in told)


def test_among_several_people_only_the_number_is_told() -> None:
    told = {line for line in evening(TEACH, seats="human,human") if line.startswith("Coach:")}
    assert told <= {"Coach: best move.", "Coach: cost 40 % win chance."}
    assert "Coach: cost 40 % win chance." in told


def test_without_a_coach_nobody_is_asked_twice() -> None:
    text = "\n".join(evening(OFF))
    assert "anyway" not in text
    assert "casual" not in text


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [("en", "y", True), ("de", "J", True), ("fr", "n", False), ("es", "sí", True)],
)
def test_yes_and_no_are_understood_in_every_language(language: str, typed: str, meant: bool) -> None:
    state = MODULE.rules.new_game(
        MODULE.rules.complete(MODULE.rules.parse_setup({"players": "2"}), 1), 1
    ).state
    seat = MODULE.rules.to_act(state)
    assert seat is not None
    translations = spoken(language)
    screen = StringIO()
    terminal = Terminal(StringIO(f"?\n{typed}\n"), screen, translations)
    view, legal = MODULE.rules.view(state, seat), MODULE.rules.legal_actions(state)
    words = Language(USUAL_NAMES[:2], translations, Seat(seat))
    coach = Coach(coached(MODULE), 1, view, legal, words, WARN)
    assert coach.lets(legal[0], terminal) is meant
    assert coach.lets(legal[0], terminal), "it was said once"
    assert coach.lets(legal[-1], terminal)
