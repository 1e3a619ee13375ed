"""How far whoever sits here is with the lessons of the game that is on."""

from __future__ import annotations

from game.core.lessons import Lesson
from game.services.learned import Kept, person_of
from game.shell.desk import Desk


def begun(desk: Desk) -> dict[str, Kept]:
    """What is known of each, by their keys."""
    return desk.learned.of(person_of(desk.settings), desk.module.key)


def upcoming(desk: Desk) -> Lesson | None:
    """The one that was left in the middle, or else the first that is not done; None when all are."""
    kept, lessons = begun(desk), desk.module.lessons
    left = _left(desk, kept)
    return left or next((each for each in lessons if not kept.get(each.key, Kept()).done), None)


def _left(desk: Desk, kept: dict[str, Kept]) -> Lesson | None:
    return next((each for each in desk.module.lessons if kept.get(each.key, Kept()).at is not None), None)


def told(desk: Desk) -> tuple[str, ...]:
    """Where somebody is, in fewer and fewer words; in none where nothing is begun."""
    say, kept, lessons = desk.say, begun(desk), desk.module.lessons
    if left := _left(desk, kept):
        number = lessons.index(left) + 1
        long, short = say("continue lesson {number}", number=number), say("lesson {number}", number=number)
        return long, short, f"{number}/{len(lessons)}"
    done = sum(kept.get(lesson.key, Kept()).done for lesson in lessons)
    if not done:
        return ()
    return say("{done} of {count} lessons", done=done, count=len(lessons)), f"{done}/{len(lessons)}"
