"""What the lessons say is what the rules do: every answer, and who is where then."""

from __future__ import annotations

import pytest

from game.core.lessons import Do, Lesson
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.position import spell_position
from game.fantasy_pub.rules.state import State
from tests.lessons import outcomes

OUTCOMES: dict[str, dict[tuple[int, str], str]] = {
    "beer": {
        (1, "call 4 on dwarf1/N"): "4: dwarf1/N(n2+n) goblin1/C(n2); -, -",
        (1, "call 4 on goblin1/C"): "4: dwarf1/N(n3) goblin1/C(n+n); -, -",
        (3, "leave dwarf1 3"): "2: goblin1/N(n3); nt, -",
        (5, "leave dwarf1 5"): "door: elf1/N(n2) | 3: elf1/C(n2); nn, -",
        (5, "leave dwarf1 2"): "door: elf1/N(n2tn2) | 3: elf1/C(n2); nn, -",
    },
    "move": {
        (1, "move elf1 5"): "5: elf1/N(n3+n2); -, -",
        (3, "move goblin1 3"): "-; n, -",
        (3, "move goblin1 6"): "3: goblin1/N(n+n); -, -",
        (3, "move goblin1 both"): "6: goblin1/N(n+n); -, -",
        (5, "move goblin1 6"): "4: goblin1/N(n2+n); -, -",
        (5, "move goblin1 3"): "1: goblin1/N(n2+n); -, -",
        (5, "move goblin1 both"): "door: goblin1/N(n2+n); -, -",
        (5, "call 6 on goblin1/N"): "door: goblin1/N(n+n2); -, -",
        (7, "move elf1 5"): "4: elf1/N(n+n3); -, -",
        (7, "move elf1 both"): "door: elf1/N(n+n3); -, -",
    },
    "toast": {
        (1, "move goblin1 1"): "2: dwarf1/C(n+n) troll/C(+n2) goblin1/N(n); -, -",
        (3, "move goblin1 1"): "2: goblin1/C(n+n) goblin1/N(n+n) | 3: dwarf1/C(n2) elf1/C(n); -, -",
        (3, "move goblin1 2"): "2: goblin1/C(n2) | 3: dwarf1/C(n+n) elf1/C(n+n) goblin1/N(n); -, -",
        (3, "move goblin1 both"): "2: goblin1/C(n2) | 3: dwarf1/C(n2) elf1/C(n) | 4: goblin1/N(n2); -, -",
        (5, "move elf1 2"): "3: goblin1/C(n) dwarf1/C(n+n) elf1/N(n2+n) | 5: troll/C(n2); -, -",
        (5, "move elf1 4"): "3: goblin1/C(n2) dwarf1/C(n2) | 5: troll/C(n2+n) elf1/N(n); -, -",
        (5, "move elf1 both"): "door: elf1/N(n2) | 3: goblin1/C(n2) dwarf1/C(n2) | 5: troll/C(n2); -, -",
    },
    "races": {
        (0, "move goblin1 1"): "2: goblin1/C(+n) goblin1/N(+n) & n | 3: dwarf1/C(n); -, -",
        (0, "move goblin1 2"): "2: goblin1/C(n) & n2 | 3: dwarf1/C(n); -, -",
        (0, "call 1 on goblin1/N"): "2: goblin1/C(n) & n2 | 3: dwarf1/C(n); -, -",
        (2, "move dwarf1 4"): "4: dwarf1/N(n2+n2); -, -",
        (2, "move dwarf1 4 back"): "door: dwarf1/N(n2+n2); -, -",
        (4, "move elf1 3"): "5: elf1/N(n+n2); -, -",
        (4, "call 3"): "4: elf1/N(n+n2); -, -",
        (4, "leave elf1 3"): "-; nn, -",
        (6, "move troll 1"): "1: & n | 2: dwarf1/C(n) elf1/C(+n) troll/N(n2+n); -, -",
    },
    "out": {
        (1, "call 3 on goblin1/C"): "3: dwarf1/N(n2); -, -",
        (1, "call 3 on dwarf1/N"): "3: goblin1/C(+n3) dwarf1/N(n+n); -, -",
        (3, "move dwarf1 1"): "2: dwarf1/N(n+n); -, -",
        (5, "move goblin1 5"): "3: elf1/C(n2); nnnn, -",
        (5, "move goblin1 both"): "2: goblin1/N(+n4) | 3: elf1/C(n2); -, -",
    },
    "closing": {
        (0, "adjust 3"): "door: goblin1/N(n+n); -, -",
        (0, "move goblin1 3"): "6: goblin1/N(n+n); -, -",
        (2, "move elf1 6"): "6: elf1/N(n+n3); -, -",
        (2, "play cellar 2 on elf1"): "-; nnn, -",
        (2, "play cellar 6 on elf1"): "-; nnn, -",
        (4, "leave dwarf1 5"): "-; n, nn",
        (6, "move dwarf1 5"): "door: dwarf1/N(n3+n2) | 2: troll/C(n+n); nnnn, nnnnnn",
    },
}
"""Of the answers that have words of their own: who is where, and what both have at home."""


def pub(state: State) -> str:
    mine, other = (beers or "-" for beers in state.scored)
    return f"{spell_position(state).split(' || ')[1]}; {mine}, {other}"


@pytest.mark.parametrize("lesson", FANTASY_PUB.lessons, ids=lambda lesson: lesson.key)
def test_every_answer_leads_where_its_words_say(lesson: Lesson) -> None:
    found = {key: pub(state) for key, state in outcomes(FANTASY_PUB, lesson).items()}
    for (number, spelled), after in found.items():
        beat = lesson.beats[number]
        if isinstance(beat, Do) and not any(answer.means(spelled) for answer in beat.answers):
            assert (number, spelled) not in OUTCOMES[lesson.key]
        else:
            assert after == OUTCOMES[lesson.key][number, spelled]
    assert {*OUTCOMES[lesson.key]} <= {*found}


def test_the_last_count_is_as_it_is_told() -> None:
    closing = FANTASY_PUB.lessons[-1]
    *_, last = outcomes(FANTASY_PUB, closing).values()
    assert [standing.tally[0].value for standing in FANTASY_PUB.rules.standings(last)] == [16, 13]
    assert FANTASY_PUB.rules.to_act(last) is None
