"""One person at a terminal: what is seen of the table, and what is asked."""

import re
from io import StringIO

import pytest

from game.beasty_bar.rules.animals import ANIMALS, BY_NAME
from game.beasty_bar.rules.position import parse_position
from game.cli.terminal import Terminal
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.services.i18n import Language
from tests.cli.evening import (
    MODULE,
    WIPE,
    Answer,
    Evening,
    first_option,
    last_option,
    numbered,
    options,
    question,
)


def test_one_person_sees_the_hand_and_nobody_has_to_look_away() -> None:
    evening = Evening("random,human", first_option).play()
    assert WIPE not in evening.screen.getvalue()
    assert "Pass to" not in evening.screen.getvalue()
    assert len([line for line in evening.lines if line.startswith("Your hand: ")]) == 12
    assert evening.lines[-1].endswith((" wins!", " share the victory!"))


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
@pytest.mark.parametrize("answer", [first_option, last_option])
def test_the_hand_on_the_screen_is_the_hand_of_the_person(card_set: str, answer: Answer) -> None:
    evening = Evening("human,random,random", answer, {"set": card_set})
    checked = 0

    def look(visible: str) -> str:
        nonlocal checked
        if "Your hand: " in visible and evening.game.secrets:
            line = visible.rpartition("Your hand: ")[2].splitlines()[0]
            cards = [] if line == "no card" else [card.split(" ")[0] for card in line.split(", ")]
            assert cards == evening.game.secrets[1]
            checked += 1
        return answer(visible)

    evening.typist.answer = look
    evening.play()
    assert checked > 10


def test_each_option_is_a_card_of_the_hand_with_its_strength_and_what_it_does() -> None:
    visible = Evening("human,random", first_option, {"set": "new"}).play().typist.saw[0]
    hand = visible.rpartition("Your hand: ")[2].splitlines()[0].split(", ")
    assert [option.partition(":")[0] for option in options(visible)] == hand
    assert all(option.endswith(".") for option in options(visible))


def test_places_are_offered_by_the_animals_that_stand_there() -> None:
    offered = []

    def answer(visible: str) -> str:
        if question(visible) == "parrot":
            line = visible.rpartition("In line, from the gate: ")[2].splitlines()[0]
            offered.append(([each.partition(". ")[2] for each in line.split(", ")], options(visible)))
        wanted = numbered(visible, "parrot ")
        return wanted if wanted.isdigit() and "from the gate: 1. " in visible else "1"

    for seed in range(200):
        Evening("human,random,random", answer, seed=seed).play()
        if len(offered) > 2:
            break
    assert len(offered) > 2
    assert all(line == places for line, places in offered)


def offers(card: str, card_set: str, enough: int = 6) -> list[tuple[list[str], str]]:
    """Whenever this question is asked: the options, and what happens when the last one is taken.

    Games are played until it was asked often enough, whatever the computers do.
    """
    found: list[tuple[list[str], int]] = []
    told: list[str] = []

    def answer(visible: str) -> str:
        if question(visible) == card:
            found.append((options(visible), len(told)))
        wanted = numbered(visible, f"{card} (")
        return wanted if wanted.isdigit() else last_option(visible)

    for seed in range(200):
        Evening("human,random,random", answer, {"set": card_set}, seed=seed, told=told).play()
        if len(found) >= enough:
            break
    return [(labels, " ".join(told[at : at + 3])) for labels, at in found]


def test_a_kangaroo_is_asked_over_how_many_it_jumps() -> None:
    found = offers("kangaroo", "base")
    assert len(found) > 2
    for labels, story in found:
        assert labels == ["over one", "over two"]
        assert re.search(r"Ana's kangaroo passes \S+ (own )?\w+ and (\S+ )?(own )?\w+\.", story)


def test_an_ostrich_is_asked_which_animals_it_runs_past() -> None:
    found = offers("ostrich", "new")
    passed = [re.findall(r"Ana's ostrich passes (.*?)\.", story) for labels, story in found]
    assert {tuple(labels) for labels, _ in found} == {("pass even strengths", "pass odd strengths")}
    names = [word for word in re.findall(r"\w+", str(passed)) if word in BY_NAME]
    assert len(names) > 1
    assert all(ANIMALS[BY_NAME[name]].strength % 2 == 1 for name in names)


def test_the_animals_to_stack_are_offered_in_the_order_in_which_they_left() -> None:
    """Taking the last one first turns two of them round."""
    found = [(labels, story) for labels, story in offers("stack", "new") if len(labels) == 2]
    assert found
    for labels, story in found:
        below, above = [re.sub("^your", "Ana's", label.rpartition(" (")[0]) for label in reversed(labels)]
        if below.split()[0] == above.split()[0]:  # nobody is named twice
            above = above.split()[1]
        assert story.startswith(f"Onto THAT'S IT, from bottom to top: {below} and {above}.")


def test_the_table_tells_the_line_the_piles_the_counts_and_the_hand() -> None:
    words = Language(USUAL_NAMES)
    state = parse_position(
        "B: seal + skunk | >Y: parrot lion || zebra/B dog/Y || bar: bat/Y | thats_it: lion/B"
    )
    lines = [
        "In line, from the gate: 1. Ana's zebra (7), 2. Bo's dog (4)",
        "In the bar: Bo's bat (1)",
        "On THAT'S IT, from bottom to top: Ana's lion (12)",
        "Ana: 1 in hand, 1 in draw pile",
        "Bo: 2 in hand, 0 in draw pile",
    ]
    seen = MODULE.rules.view(state, Seat(1))
    assert MODULE.text.table(seen, words) == [*lines, "Your hand: parrot (2), lion (12)"]
    assert MODULE.text.table(MODULE.rules.view(state, None), words) == lines
    empty = MODULE.text.table(MODULE.rules.view(parse_position("B: | Y: lion"), Seat(0)), words)
    assert empty[:3] == [
        "In line, from the gate: no animal",
        "In the bar: no animal",
        "On THAT'S IT, from bottom to top: no animal",
    ]
    assert empty[-1] == "Your hand: no card"


def test_the_line_is_counted_from_the_gate_from_1_on() -> None:
    evening = Evening("human,random", first_option).play()
    tables = re.findall(r"^In line, from the gate: (.*)$", evening.screen.getvalue(), re.MULTILINE)
    assert len(tables) == 12
    for line in tables:
        numbers = re.findall(r"(\d)\. ", line)
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        assert numbers or line == "no animal"


def test_a_prompt_is_on_the_screen_before_an_answer_is_awaited() -> None:
    flushed: list[str] = []

    class Pipe(StringIO):
        def flush(self) -> None:
            flushed.append(self.getvalue())

    class Reader(StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            assert flushed[-1] == pipe.getvalue()
            return super().readline()

    pipe = Pipe()
    assert Terminal(Reader("2\n"), pipe).ask("Which?", ["this", "that"]) == 1
    assert pipe.getvalue() == "Which?\n  1. this\n  2. that\n(1 to 2, q to quit, or help) > "


def test_a_lone_card_waits_to_be_played_and_what_follows_by_itself_is_not_asked() -> None:
    evening = Evening("human,random", first_option).play()
    lone = [visible for visible in evening.typist.saw if len(options(visible)) == 1]
    assert len(lone) == 1, "the last card of the hand, and no single answer to what a card asks"
    assert "Ana, choose:" in lone[0]
