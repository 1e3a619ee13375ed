"""The lessons of `python -m game learn --game fantasy_pub`: a table for each number of seats."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.listing import Flag
from game.core.workshop import Crew, Effort, Learning, Lesson, Notebook
from game.fantasy_pub import tables
from game.fantasy_pub.bot.learn import Played, Pupil, play, spread, step_at
from game.fantasy_pub.rules.characters import MAX_PLAYERS, MIN_PLAYERS

PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
GAMES: Final = {2: 10_240, 3: 6144, 4: 5120}
"""By seats."""
PORTION: Final = 16
"""Games that a process plays in one go."""
BATCH: Final = 4 * PORTION
"""Games that are played by what is known before them."""
CHAPTER: Final = 8 * BATCH
"""Games that are gone through again, together."""
REVIEWS: Final = 3
"""How often."""
APART: Final = 1_000_000
"""The games of one seed are numbered so far from those of the next."""
LAST_BATCHES: Final = 4
"""After the last lesson so many are played to see how far the table can be trusted."""


def lessons(words: Mapping[str, str], effort: Effort) -> list[Lesson]:
    """A table for each number of seats, or for the one that the words speak of."""
    seats = [int(words["players"])] if "players" in words else PLAYERS
    return [_lesson(each, effort) for each in seats]


def _lesson(seats: int, effort: Effort) -> Lesson:
    chapters = max(1, (effort.games or GAMES[seats]) // CHAPTER)
    plan = {"seats": seats, "games": chapters * CHAPTER, "seed": effort.seed}
    return Lesson(tables.name_of(seats), plan["games"] // BATCH + LAST_BATCHES, partial(learn, plan))


def learn(plan: dict[str, int], workers: Crew, tell: Callable[[str], None], notes: Notebook) -> str:
    """Chapter after chapter, from the first one or from where the notes of the same plan end."""
    pupil = Pupil(plan["seats"])
    done = _recalled(plan, pupil, notes)
    for _ in range(0, done, BATCH):
        tell("noted before")
    for start in range(done, plan["games"], CHAPTER):
        _learn_chapter(plan, pupil, start, workers, tell)
        notes.write(_noted(plan, pupil, start + CHAPTER))
    return _spelled(plan, pupil, _spread(plan, pupil, workers, tell))


def _learn_chapter(
    plan: Mapping[str, int], pupil: Pupil, chapter: int, workers: Crew, tell: Callable[[str], None]
) -> None:
    step = step_at(pupil.seats, chapter / plan["games"])
    games: list[Played] = []
    for start in range(chapter, chapter + CHAPTER, BATCH):
        for played in workers.each(partial(play, pupil.seats, pupil.numbers[:]), _portions(plan, start)):
            pupil.learn(played, step)
            games.append(played)
        tell(f"{start + BATCH} of {plan['games']} games")
    for _ in range(REVIEWS):
        for played in games:
            pupil.learn(played, step)


def _portions(plan: Mapping[str, int], start: int) -> list[range]:
    """The games of every portion of a batch."""
    first = plan["seed"] * APART + start
    return [range(each, each + PORTION) for each in range(first, first + BATCH, PORTION)]


def _noted(plan: Mapping[str, int], pupil: Pupil, done: int) -> str:
    return json.dumps(
        {"plan": plan, "done": done, "numbers": list(pupil.numbers), "squares": list(pupil.squares)}
    )


def _recalled(plan: Mapping[str, int], pupil: Pupil, notes: Notebook) -> int:
    """How many games are done already."""
    noted: dict[str, Any] = json.loads(notes.read() or "{}")
    if noted.get("plan") != plan:
        return 0
    pupil.numbers, pupil.squares = array("d", noted["numbers"]), array("d", noted["squares"])
    done: int = noted["done"]
    return done


def _spread(plan: Mapping[str, int], pupil: Pupil, workers: Crew, tell: Callable[[str], None]) -> list[float]:
    """How far the table can be trusted, from games that nobody learns from."""
    found: list[Played] = []
    for batch in range(LAST_BATCHES):
        start = plan["games"] + batch * BATCH
        found += workers.each(partial(play, plan["seats"], pupil.numbers[:]), _portions(plan, start))
        tell("how far to trust it")
    return spread(pupil, found)


def _spelled(plan: Mapping[str, int], pupil: Pupil, trust: list[float]) -> str:
    """The table as text, in hundredths, a hundred numbers a line."""
    numbers = [round(100 * number) for number in pupil.numbers]
    lines = [",".join(map(str, numbers[at : at + 100])) for at in range(0, len(numbers), 100)]
    head = f'"learned": {json.dumps(plan)}, "spread": {json.dumps(trust)}'
    return "\n".join([f'{{{head}, "hundredths": [', ",\n".join(lines), "]}", ""])


LEARNING: Final = Learning(
    "For two to four seats, or for as many as are asked for; on two cores each takes about half an hour.",
    (Flag("players", "usually all", tuple(map(str, PLAYERS))),),
    Path(tables.__file__).parent,
    lessons,
)
