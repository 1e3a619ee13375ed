"""Every game is played in a terminal, kept, gone on with, refereed and counted by readers that know none."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from io import StringIO
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cli.arena import duel
from game.cli.contest import Contest
from game.cli.naming import understood
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.choosing import Mark
from game.core.errors import BadRequest
from game.core.levels import HUMAN
from game.core.listing import Listing
from game.core.match import Match
from game.core.module import GameModule, Outside
from game.core.player import Budget
from game.core.words import USUAL_NAMES
from game.services.i18n import Language
from game.services.saves import Saves
from tests.contract.games import LISTED, pointed_at
from tests.contract.toy.module import SNAIL_GARDEN

REFUSED = "You cannot undo anything right now."
OUTSIDE = Outside(clock=lambda: 0.0, words=Language)
LATELY = 10_000
"""So many letters are more than any question."""


class Typist(StringIO):
    """Answers whenever a line is wanted; where no number is asked for, just by Enter."""

    def __init__(self, screen: StringIO, answer: Callable[[], str]) -> None:
        super().__init__()
        self._screen, self._answer, self.lines = screen, answer, 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < 5000, "this game does not end"
        typed = self._answer()
        return "\n" if typed.isdigit() and not listed(self._screen) else typed + "\n"


def listed(screen: StringIO) -> list[str]:
    """The numbers of the options at the end of the screen."""
    *lines, asked = screen.getvalue()[-LATELY:].splitlines()
    if not re.match(r"\(\d", asked):
        return []
    options = re.findall(r"(?:^  \d+\. .*\n)+", "\n".join(lines) + "\n", re.MULTILINE)
    return re.findall(r"^  (\d+)\. ", options[-1], re.MULTILINE)


class Evening:
    """A game in a terminal."""

    def __init__(
        self, module: GameModule, seats: tuple[str, ...], answer: Callable[[], str], saves: Saves
    ) -> None:
        self.screen = StringIO()
        self.typist = Typist(self.screen, answer)
        saved = next(iter(saves.games(module)), None)
        terminal, names = Terminal(self.typist, self.screen), USUAL_NAMES[: len(seats)]
        self.game = TextGame(module, terminal, seats, names, 7, saves, saved=saved)
        self.setup = module.rules.parse_setup({"players": str(len(seats))})

    def play(self) -> str:
        """What could be read on the screen, until somebody left."""
        try:
            self.game.play(self.setup)
        except Quit:
            self.screen.write("Somebody left.")
        return self.screen.getvalue()


def with_quick_advice(module: GameModule) -> GameModule:
    """Whoever gives hints does not think for long."""
    *others, best = module.levels
    return replace(module, levels=(*others, replace(best, advice=50)))


def test_people_play_against_computers_leave_and_go_on(module: GameModule, tmp_path: Path) -> None:
    module = with_quick_advice(module)
    chance, saves, answers = Random(3), Saves(tmp_path), 0
    who = (HUMAN, module.fallback, HUMAN)

    def answer() -> str:
        nonlocal answers
        answers += 1
        return chance.choice("?b111111122222223333445566") if answers % 25 else "q"

    evenings = [Evening(module, who, answer, saves).play()]
    while evenings[-1].endswith("Somebody left."):
        evenings.append(Evening(module, who, answer, saves).play())
        assert len(evenings) < 50, "this game does not end"
    assert len(evenings) > 1
    assert all("The game continues." in evening for evening in evenings[1:])
    assert "The seed was 7" in evenings[-1]
    assert not {*"{}"} & {*"".join(evenings)}
    assert not saves.games(module)


def test_dice_that_all_have_read_are_not_taken_back() -> None:
    module = SNAIL_GARDEN.load()

    def answer() -> str:
        screen = evening.screen.getvalue()
        if REFUSED in screen or "open again" in screen:
            return "q"
        passing = screen.splitlines()[-1].startswith("Pass to")
        return "undo" if passing and "The dice show" in screen else "1"

    evening = Evening(module, (HUMAN, HUMAN), answer, Saves())
    assert REFUSED in evening.play()


def test_a_lone_option_waits_for_an_answer_like_any_other(module: GameModule) -> None:
    evening = Evening(module, (HUMAN, HUMAN), lambda: [*listed(evening.screen), ""][0], Saves())
    evening.play()
    assert evening.game.journal is not None
    match = evening.game.journal.match
    assert match.to_act is None
    assert evening.typist.lines >= len(match.actions)


def test_what_is_listed_can_be_named_in_words(module: GameModule) -> None:
    chance, rules, words = Random(5), module.rules, Language(USUAL_NAMES)
    match = Match(rules, rules.parse_setup({"players": str(module.seats[0])}), 5)
    while match.to_act is not None and len(match.actions) < 60:
        view, legal = rules.view(match.state, match.to_act), rules.legal_actions(match.state)
        names = partial(called, module, view, words)
        choosing, action = module.choosing(view, legal), chance.choice(legal)
        for mark in pointed_at(choosing, action):
            for name in names(choosing.done, mark):
                said = understood(name, choosing, names, "")
                assert any(mark in each for each in (said.marks, *said.among))
        match.submit(action)


def called(module: GameModule, view: Any, words: Language, done: Sequence[Mark], mark: Mark) -> Sequence[str]:
    return module.text.called(view, done, mark, words)


@pytest.mark.parametrize("listing", LISTED, ids=lambda listing: listing.key)
def test_computers_meet_in_the_arena(listing: Listing) -> None:
    for seats in listing.seats:
        words, who = {"players": str(seats)}, ["random", listing.load().fallback]
        result = duel(listing, Contest(who, words, seats, 1, Budget(iterations=4)))
        assert (result.games, result.seats) == (seats, seats)
        assert 0 <= result.share <= 1


def test_a_request_nobody_understands_is_refused(module: GameModule) -> None:
    for request in ({}, {"op": "dance"}, {"op": 7}, {"op": "choose"}, {"op": "legal"}):
        with pytest.raises(BadRequest):
            module.answer(request, OUTSIDE)
    assert module.answer({"op": "levels"}, OUTSIDE) == {"levels": [level.key for level in module.levels]}


def test_whatever_is_chosen_before_a_game_makes_one(module: GameModule) -> None:
    for numbers in product(*(range(len(choice.options)) for choice in module.choices)):
        chosen = dict(zip((choice.key for choice in module.choices), numbers, strict=True))
        for choice, number in zip(module.choices, numbers, strict=True):
            chosen |= choice.options[number].settles
        words: dict[str, str] = {}
        for choice in module.choices:
            words |= choice.options[chosen[choice.key]].words
        module.rules.new_game(module.rules.complete(module.rules.parse_setup(words), 0), 0)
