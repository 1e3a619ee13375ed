"""In a terminal: computers say why, and people may ask for a hint."""

import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import islice
from typing import Any

import pytest

from game.beasty_bar.marks import Hold, Model
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, CHAMELEON, KANGAROO, PARROT
from game.beasty_bar.rules.position import parse_position
from game.catalogue import CATALOGUE
from game.cli.advice import Adviser
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.chances import NUMBERS, OFF, WORDS
from game.core.choosing import Choosing, Mark
from game.core.levels import HUMAN, Level
from game.core.listing import find
from game.core.player import USUAL, Budget, Thought
from game.core.rules import Seat
from game.core.telling import Hint, HintStep
from game.core.words import USUAL_NAMES, Words
from game.services.i18n import Language
from game.services.settings import Settings
from tests.cli.evening import ASKED, Evening, first_option, picking

MODULE = find(CATALOGUE).load()
REASON = re.compile(r"^  (Ana|Bo|Cleo|Dev): [A-Z].*[.]$")


class First:
    """Takes the first action, and believes in the first seat."""

    def __init__(self, seed: int, budget: Budget, character: str) -> None:
        self.given = seed, budget, character

    def choose(self, view: Any, legal: Any) -> Iterator[Thought[Any]]:
        chances = (0.7, *[0.3 / (view.players - 1)] * (view.players - 1))
        yield Thought(legal[0], chances)


class Advised(Evening):
    """An evening at which the only computer takes the first action, and hints are numbered."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.advised: list[tuple[Any, Thought[Any], Any]] = []
        level = Level("random", "First", "Takes the first, whatever it is called.", First)
        self.game.module = replace(MODULE, levels=(level,), sparring=(), hint=self._hint)
        self.game.players = self.game._players()

    def _hint(self, view: Any, thought: Thought[Any], words: Words) -> Hint:
        self.advised.append((view, thought, words.reader))
        return HintStep("Look there.", ()), HintStep("Take that.", ()), HintStep("Because.", ())


def asking(*asked: str) -> Any:
    """Type these at the first question, then always the first option."""
    pending = list(asked)
    return lambda visible: pending.pop(0) if pending and ASKED.search(visible) else "1"


def evening(seats: str, *asked: str, chances: str = WORDS) -> Advised:
    game = Advised(seats, asking(*asked), {"first": "B"}, settings=Settings(chances=chances))
    game.play()
    return game


# Why


@pytest.mark.parametrize("seats", ["human,greedy", "greedy,cub,greedy", "human,greedy,human"])
def test_every_action_of_a_computer_is_followed_by_its_reason(seats: str) -> None:
    lines = Evening(seats, first_option, {"set": "mixed"}).play().lines
    names = zip(USUAL_NAMES, seats.split(","), strict=False)
    computers = {name for name, who in names if who != HUMAN}
    reasons = [found[1] for line in lines if (found := REASON.match(line))]
    assert {*reasons} == computers
    assert len(reasons) >= 12 * len(computers)


def test_a_computer_that_plays_at_random_gives_no_reason() -> None:
    lines = Evening("greedy,random,greedy", first_option, {"set": "mixed"}).play().lines
    assert {found[1] for line in lines if (found := REASON.match(line))} == {"Ana", "Cleo"}


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


@pytest.mark.parametrize(
    ("chances", "told"),
    [(WORDS, "I think my win chance is poor."), (NUMBERS, "I think my win chance is 30 %."), (OFF, "")],
)
def test_with_two_seats_the_chance_of_one_tells_the_other(chances: str, told: str) -> None:
    lines = evening("human,random", chances=chances).lines
    reasons = [line for line in lines if line.startswith("  Bo: ")]
    assert any(line.endswith(f" {told}") for line in reasons) or not told
    assert bool(told) == any(re.search("%|chance", line) for line in reasons)
    assert not any("thinks" in line for line in lines)


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        (WORDS, "Ana very good, Bo poor, Cleo poor"),
        (NUMBERS, "Ana 70 %, Bo 15 %, Cleo 15 %"),
    ],
)
def test_with_more_seats_a_computer_says_how_it_sees_everyones_chances(chances: str, told: str) -> None:
    lines = evening("human,random,random", chances=chances).lines
    seen = re.compile(rf"  (Bo|Cleo) thinks: {told}[.]")
    reasons = [at for at, line in enumerate(lines) if REASON.match(line)]
    assert len(reasons) >= 24
    for at in reasons:
        found = seen.fullmatch(lines[at + 1])
        assert found
        assert lines[at].startswith(f"  {found[1]}: ")


def test_whoever_wants_no_chances_hears_nobody_think() -> None:
    assert not any("thinks" in line for line in evening("human,random,random", chances=OFF).lines)


def test_whoever_decides_twice_in_a_turn_says_why_once() -> None:
    """With New Beasts somebody has to stack what was sent away."""
    game = Advised("human,random,random", first_option, {"set": "new", "first": "B"})
    lines = game.play().lines
    (match,) = game.game.matches
    assert any(MODULE.rules.spell(action).startswith("stack") for action in match.actions)
    assert sum(bool(REASON.match(line)) for line in lines) == 24
    assert sum(" thinks: " in line for line in lines) == 24


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
    game = TextGame(MODULE, Terminal(StringIO("?\n"), StringIO()), ("human", "random"), ("Ana", "Bo"), 7)
    asked: list[First] = []

    def player(*given: Any) -> First:
        asked.append(First(*given))
        return asked[-1]

    weak = Level("weak", "Weak", "Is never asked.", First)
    game.module = replace(MODULE, levels=(weak, Level("strong", "Strong", "Is asked.", player)))
    with pytest.raises(Quit):
        game.play(MODULE.rules.parse_setup({"players": "2", "first": "B"}))
    (_, budget, character) = asked[0].given
    assert (budget, character) == (USUAL, "")


# A further question


POSES = ">B: chameleon monkey | Y: seal dog || zebra/Y parrot/Y giraffe/B"


def adviser_at(position: str, *done: Mark) -> tuple[Adviser, Choosing]:
    """Somebody who advises Ana, who has chosen so far."""
    state = parse_position(position)
    view = MODULE.rules.view(state, Seat(0))
    choosing = MODULE.choosing(view, MODULE.rules.legal_actions(state))
    for mark in done:
        choosing.choose(mark)
    return Adviser(MODULE, 1, view, choosing, Language(USUAL_NAMES, reader=Seat(0))), choosing


def advised(position: str, *done: Mark) -> list[str]:
    """The steps of a hint."""
    adviser, choosing = adviser_at(position, *done)
    steps = list(islice(adviser.about(choosing.asked()), 5))
    assert steps[2:] == [steps[2]] * 3
    return steps[:3]


def test_a_hint_is_about_the_question_that_is_asked() -> None:
    """The parrot should be played; but it is the kangaroo that was chosen."""
    position = ">B: kangaroo parrot | Y: seal || zebra/Y snake/Y hippo/Y"
    assert advised(position)[1] == "Play your parrot."
    _, what, why = advised(position, Hold(KANGAROO))
    jumps = {
        "I would choose number 1.": "Jump over one animal.",
        "I would choose number 2.": "Jump over two animals.",
    }
    assert why.startswith(jumps[what])
    assert "parrot" not in why


def test_each_further_question_has_its_own_hint() -> None:
    """First whom to act as, then on whom."""
    _, what, why = advised(POSES, Hold(CHAMELEON))
    assert what == "I would choose number 2."
    assert "Act as a parrot" in why
    _, what, why = advised(POSES, Hold(CHAMELEON), Model(PARROT))
    assert what == "I would choose number 1."
    assert "Bo's zebra" in why


def test_whoever_comes_back_to_a_question_hears_the_next_step() -> None:
    adviser, choosing = adviser_at(POSES)
    first = next(adviser.about(choosing.asked()))
    choosing.choose(Hold(CHAMELEON))
    next(adviser.about(choosing.asked()))
    choosing.back()
    assert [first, next(adviser.about(choosing.asked()))] == advised(POSES)[:2]


# Before the deal


def before_the_deal(words: dict[str, str], *asked: str) -> list[str]:
    """What was answered to question marks."""
    game = Evening("human,random", asking(*asked), words).play()
    said = game.screen.getvalue()
    return re.findall(r"> (I would .*[.]|My picks: .*[.]|.*practice games.*[.])$", said, re.MULTILINE)


def named(line: str, start: str) -> list[str]:
    """The animals in a list behind such a start."""
    assert line.startswith(start)
    return re.split(r", | and ", line.removeprefix(start).removesuffix("."))


def test_a_deck_is_proposed_and_then_card_by_card() -> None:
    deck, *cards = before_the_deal({"set": "mixed"}, "?", "4", *["?", "1"] * 12)
    names = named(deck, "My picks: ")
    assert [ANIMALS[BY_NAME[name]].strength for name in names] == [*range(1, 13)]
    assert cards == [f"I would take the {name}." for name in names]


def test_whoever_asks_again_about_a_deck_hears_why() -> None:
    deck, why, again, card, because = before_the_deal({"set": "mixed"}, *"???", "4", *"??")
    assert deck.startswith("My picks")
    assert why == again == "In practice games, each of these did better than the other of its pair."
    name = card.removeprefix("I would take the ").removesuffix(".")
    (other,) = (each.name for each in ANIMALS if each.strength == 1 and each.name != name)
    assert because == f"In practice games, the {name} did better than the {other}."


def test_all_who_can_stay_at_home_are_proposed_and_then_those_who_are_left() -> None:
    *several, last = before_the_deal({"advanced": "yes"}, *["?", "1"] * 4)
    plans = [named(line, "I would leave these at home: ") for line in several]
    assert [*map(len, plans)] == [4, 3, 2]
    found = re.fullmatch(r"I would leave the (\w+) at home\.", last)
    assert found
    assert all(name in BY_NAME for plan in [*plans, [found[1]]] for name in plan)


def test_a_plan_that_is_followed_stays_the_plan() -> None:
    game = Evening("human,random", asking("?"), {"advanced": "yes"})
    (plan,) = before_the_deal({"advanced": "yes"}, "?")
    first, *rest = named(plan, "I would leave these at home: ")
    taken = picking(first)
    game.typist.answer = lambda seen: "?" if "(2 of 4)" in seen and "> I would" not in seen else taken(seen)
    game.play()
    assert f"> I would leave these at home: {rest[0]}, {rest[1]} and {rest[2]}.\n" in game.screen.getvalue()


def test_whoever_asks_again_what_stays_at_home_hears_why() -> None:
    _, why, again = before_the_deal({"advanced": "yes"}, *"???")
    assert why == again == "In practice games, players missed these animals least."


def test_proposals_follow_the_scoring() -> None:
    """What counts four points is worth keeping where points count."""
    guests, points = (
        before_the_deal({"set": "mixed", "scoring": scoring}, "?")
        for scoring in ("count_2015", "points_2019")
    )
    assert guests != points
