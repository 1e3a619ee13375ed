"""What comes of every answer in a lesson, so that tests can say whether its words are true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say, Show
from game.core.module import GameModule
from game.core.tutor import Stage, Tutor

Outcomes = dict[tuple[int, str], Any]
"""By the number of the beat and the action: the state when its words are read."""


def outcomes(module: GameModule, lesson: Lesson) -> Outcomes:
    """Of every legal answer, on the way of the first right ones; what is played freely is left out."""
    found: Outcomes = {}
    tutor, rules = Tutor(module, lesson), module.rules
    while tutor.stage is not Stage.DONE:
        beat = tutor.beat
        if isinstance(beat, Free):
            tutor = _after(tutor)
        elif isinstance(beat, Guess):
            tutor.guess(beat.right)
            found[tutor.number, beat.action] = tutor.match.state
            tutor.go_on()
        elif isinstance(beat, Do):
            for action in rules.legal_actions(tutor.match.state):
                trial = Tutor.resumed(module, lesson, tutor.bookmark)
                trial.act(action)
                found[tutor.number, rules.spell(action)] = trial.match.state
            tutor.act(tutor.solutions()[0])
            tutor.go_on()
        else:
            tutor.go_on()
    return found


def _after(tutor: Tutor) -> Tutor:
    """Behind free turns, whatever is played."""
    number, rules = tutor.number, tutor.module.rules
    while tutor.number == number:
        tutor.act(rules.legal_actions(tutor.match.state)[0])
    return tutor


def texts(value: object) -> Iterator[tuple[type, str]]:
    """Everything that is said, with what says it."""
    if isinstance(value, tuple):
        for each in value:
            yield from texts(each)
    elif isinstance(value, Say | Lay | Show | Do | Guess | Free | Answer | Option):
        yield type(value), value.text
        for part in fields(value):
            said = getattr(value, part.name)
            if part.name == "otherwise" and said:
                yield Answer, said
            yield from texts(said if part.name in ("answers", "options") else ())
