"""Whatever is typed at a question: rubbish, the way back, the way out."""

import re
from io import StringIO

import pytest

from game.beasty_bar.rules.setup import Setup
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.levels import HUMAN
from game.core.words import USUAL_NAMES
from tests.cli.evening import (
    ASKED,
    MODULE,
    Evening,
    first_option,
    last_option,
    numbered,
    options,
    picking,
    question,
)


def test_bad_input_is_asked_again_and_changes_nothing() -> None:
    rubbish = [
        "",
        "0",
        "-1",
        "99",
        "1.0",
        "one",
        "1 2",
        "\uff11",
        "\x00",
        "1" * 5000,
        "unicorn",
        "+1",
        "\u00b2",
    ]
    clean = Evening("human,random", last_option, {"set": "mixed"}).play()
    pending: list[str] = []
    refusals = 0

    def clumsy(visible: str) -> str:
        nonlocal pending, refusals
        if "Please type one of: " not in visible.splitlines()[-2]:
            pending = [*rubbish, *([] if ", b to go back" in visible.splitlines()[-1] else ["b", "back"])]
        if not pending:
            return last_option(visible)
        refusals += 1
        return pending.pop()

    dirty = Evening("human,random", clumsy, {"set": "mixed"}).play()
    assert dirty.told == clean.told
    assert dirty.lines[-3:] == clean.lines[-3:]
    assert dirty.screen.getvalue().count("> Please type one of: 1 to ") == refusals
    assert refusals == len(dirty.typist.saw) - len(clean.typist.saw) > 13 * len(clean.typist.saw)


def test_spaces_and_noughts_around_a_number_do_not_matter() -> None:
    plain = Evening("human,random", first_option).play()
    assert Evening("human,random", lambda _: "  01 \t").play().told == plain.told


def test_going_back_offers_the_same_question_again() -> None:
    """Ana takes the parrot, thinks better of it, and plays the seal."""
    answer = picking("lion", "giraffe", "parrot", "b", "seal")
    evening = Evening("human,human", answer, {"first": "B"}).play()
    saw = [visible for visible in evening.typist.saw if ASKED.search(visible)]
    questions = ["Ana, choose:", "Bo, choose:", "Ana, choose:", "parrot", "Ana, choose:"]
    assert [question(visible) for visible in saw[:5]] == questions
    ways_back = [", b to go back," in visible.splitlines()[-1] for visible in saw[:5]]
    assert ways_back == [False, False, False, True, False]
    assert options(saw[4]) == options(saw[2])
    played = [line for line in evening.told if re.fullmatch(r"Ana's \w+ joins the line\.", line)]
    assert played[:2] == ["Ana's lion joins the line.", "Ana's seal joins the line."]


def test_going_back_leads_out_of_a_nested_choice_step_by_step() -> None:
    """A chameleon poses as a parrot, which asks for a place; two steps back is the hand again."""
    asked: list[str] = []

    def answer(visible: str) -> str:
        asked.append(question(visible))
        if asked[-1] == "chameleon parrot" or asked[-2:] == ["chameleon parrot", "chameleon"]:
            return "b"
        if asked[-1] == "chameleon":
            return numbered(visible, "parrot") if "parrot (2): " in visible else "1"
        is_chameleon = [text.startswith("chameleon") for text in options(visible)]
        wants_it = any(is_chameleon) and "chameleon parrot" not in asked[-3:]
        return str(is_chameleon.index(wants_it) + 1)

    wanted = "Ana, choose: > chameleon > chameleon parrot > chameleon > Ana, choose:"
    for seed in range(200):
        Evening("human,random,random", answer, seed=seed).play()
        if wanted in " > ".join(asked):
            break
    assert wanted in " > ".join(asked)


@pytest.mark.parametrize("word", ["q", "Q", " quit ", "QUIT"])
def test_q_leaves_the_table_at_any_question(word: str) -> None:
    for questions in (0, 3, 8):
        count = iter(range(100))
        evening = Evening("human,human", lambda _, n=questions, c=count: word if next(c) == n else "1")  # type: ignore[misc]
        with pytest.raises(Quit):
            evening.play()
        assert len(evening.typist.saw) == questions + 1


def test_the_end_of_the_input_leaves_the_table() -> None:
    with pytest.raises(Quit):
        TextGame(MODULE, Terminal(StringIO("1\n"), StringIO()), (HUMAN, "random"), USUAL_NAMES[:2], 7).play(
            Setup()
        )
