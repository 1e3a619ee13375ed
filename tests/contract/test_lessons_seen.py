"""What a lesson lights up has a place on the table, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.core.lessons import Do, Free, Guess, Lay, Lesson, Lit
from game.core.module import GameModule
from game.core.tutor import Stage, Tutor
from game.services.settings import Settings
from tests.contract.house import House, beside_the_others


def looked_at(tutor: Tutor) -> Iterator[Lit]:
    """All that is lit on the way of the first right answers; what is said after an answer, too."""
    module = tutor.module
    while tutor.stage is not Stage.DONE:
        yield tutor.lit
        beat = tutor.beat
        match tutor.stage:
            case Stage.GUESS:
                assert isinstance(beat, Guess)
                tutor.guess(beat.right)
            case Stage.ASK if isinstance(beat, Do):
                tutor.act(tutor.solutions()[0])
            case Stage.ASK | Stage.WAIT:
                tutor.act(module.rules.legal_actions(tutor.match.state)[0])
            case _:
                tutor.go_on()


def test_whatever_is_lit_has_a_box_on_the_table(module: GameModule, tmp_path: Path) -> None:
    words = "--game", module.key, "--position", module.lessons[0].position
    house = House(tmp_path, *words, program=beside_the_others, settings=Settings())
    board = house.table.tabletop
    for lesson in module.lessons:
        tutor = Tutor(module, lesson)
        for lit in looked_at(tutor):
            board.resync(module.rules.view(tutor.match.state, tutor.person))
            for key in lit:
                assert board.where([key]), (lesson.key, tutor.number, key)


def bare(lesson: Lesson) -> list[int]:
    """The beats with nothing lit; of a table that is laid anew, and in free turns, all is to be looked at."""
    lit = [bool(beat.lit) or isinstance(beat, Lay | Free) for beat in lesson.beats]
    return [number for number, good in enumerate(lit) if not good]


def test_every_step_has_something_to_look_at(module: GameModule) -> None:
    assert {lesson.key: bare(lesson) for lesson in module.lessons if bare(lesson)} == {}
