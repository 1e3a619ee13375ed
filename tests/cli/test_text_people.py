"""Several people at one terminal: nobody sees what is another's."""

import re

import pytest

from game.beasty_bar.rules.setup import Setup
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.levels import HUMAN
from game.core.words import USUAL_NAMES
from tests.cli.evening import (
    ASKED,
    MODULE,
    PASSED_ON,
    WIPE,
    Answer,
    Evening,
    Paper,
    Typist,
    first_option,
    last_option,
)

GAMES_OF_PEOPLE = [
    ("human,human", {"set": "base"}),
    ("human,human", {"set": "new"}),
    ("human,human,human", {"set": "mixed"}),
    ("human,random,human", {"set": "mixed", "advanced": "yes"}),
    ("random,human,human,human", {"set": "new", "advanced": "yes"}),
]


@pytest.mark.parametrize(("seats", "words"), GAMES_OF_PEOPLE)
@pytest.mark.parametrize("answer", [first_option, last_option])
def test_between_two_people_the_screen_shows_just_what_was_told_to_all(
    seats: str, words: dict[str, str], answer: Answer
) -> None:
    evening = Evening(seats, answer, words)
    passes = since = 0

    def look(visible: str) -> str:
        nonlocal passes, since
        if "Pass to " in visible.splitlines()[-1]:
            beginning = [] if passes else evening.beginning
            story = "".join(f"{sentence}\n" for sentence in [*beginning, *evening.told[since:]])
            assert re.fullmatch(
                r"Pass to (Ana|Bo|Cleo|Dev), then press Enter to look\. ", visible.splitlines()[-1]
            )
            without_reasons = re.sub(r"^  [A-Z].*\n", "", visible, flags=re.MULTILINE)
            assert without_reasons == f"\n{story}{visible.splitlines()[-1]}"
            passes, since = passes + 1, len(evening.told)
        return answer(visible)

    evening.typist.answer = look
    evening.play()
    assert passes > 10
    assert evening.screen.getvalue().count(WIPE) == passes


@pytest.mark.parametrize(("seats", "words"), GAMES_OF_PEOPLE)
def test_whoever_is_asked_sees_no_hand_but_their_own(seats: str, words: dict[str, str]) -> None:
    evening = Evening(seats, last_option, words)
    asked = 0

    def look(visible: str) -> str:
        nonlocal asked
        if evening.game.secrets and ASKED.search(visible):
            seat, hand = evening.game.secrets
            hands = [line for line in visible.splitlines() if line.startswith("Your hand: ")]
            assert f"Pass to {USUAL_NAMES[seat]}, then press Enter to look. " in visible
            shown = {
                card.split(" ")[0] for line in hands for card in line.removeprefix("Your hand: ").split(", ")
            }
            assert shown >= {*hand}
            if len(hands) == 1:
                assert shown == {*hand}
            asked += 1
        return last_option(visible)

    evening.typist.answer = look
    evening.play()
    assert asked > 10


def test_nobody_sees_what_another_drafts_or_leaves_at_home() -> None:
    evening = Evening("human,human,random", last_option, {"set": "mixed", "advanced": "yes"}).play()
    asked = [
        visible for visible in evening.typist.saw if ASKED.search(visible) and "Your hand" not in visible
    ]
    assert len(asked) == 2 * (1 + 12) + 2 * 4
    for visible in asked:
        names = re.findall(r"(Ana|Bo), which (?:deck|animal)", visible)
        assert len({*names}) == 1
        shown_to_one = visible.removeprefix("\n" + "\n".join(evening.beginning))
        assert shown_to_one.startswith(f"\nPass to {names[0]}, then press Enter to look. ")


def test_where_nothing_can_be_wiped_people_are_still_told_to_pass_on() -> None:
    out = Paper()
    game = TextGame(MODULE, Terminal(Typist(out, first_option), out), (HUMAN, HUMAN), USUAL_NAMES[:2], 7)
    game.play(Setup())
    assert "\x1b" not in out.getvalue()
    assert out.getvalue().count("Pass to ") == 24


def test_only_an_empty_line_shows_the_next_hand() -> None:
    typed = iter(["b", "?", "1 ", "lion", "", "1"])
    evening = Evening("human,human", lambda _: next(typed, "q"))
    with pytest.raises(Quit):
        evening.play()
    saw = evening.typist.saw
    assert all(PASSED_ON.search(visible) for visible in saw[:5])
    assert not any("Your hand" in visible for visible in saw[:5])
    assert ASKED.search(saw[5])


@pytest.mark.parametrize(("seats", "covered"), [("human,human", True), ("human,random", False)])
def test_whoever_leaves_leaves_no_hand_on_the_screen_that_others_must_not_see(
    seats: str, covered: bool
) -> None:
    evening = Evening(seats, lambda visible: "q" if ASKED.search(visible) else "")
    with pytest.raises(Quit):
        evening.play()
    assert "Your hand" in evening.screen.visible
    evening.game.terminal.write(*evening.game.farewell("…"))
    assert "The players left the table." in evening.screen.visible
    assert ("Your hand" not in evening.screen.visible) == covered
