"""Kill the game in the middle of lessons: ``build_scripts/checks/kill_lessons.py --kills 50 --seed 1``.

A process goes from the title into the lesson that is next, reads, guesses and decides at random, and says how
far it is once that is on the disk; nothing further may be seen. At a random instant it is killed, without a
warning. The next one must begin the same lesson where it was, until all of them are done.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts.checks.victims import PATIENCE, Ear, Victim, opened, play, press_enter
from game.catalogue import CATALOGUE
from game.core.module import GameModule
from game.core.tutor import Bookmark, Stage, Tutor
from game.services import settings, settings_file
from game.services.learned import Kept, Learned
from game.services.news import News
from game.shell.scenes.menu.title import LEARN, Title
from game.shell.scenes.scene import Scene
from game.shell.school.done import NEXT, PLAY, LessonDone
from game.shell.school.listed import Lessons, begun, upcoming
from game.shell.school.scene import GO_ON, OPTION, LessonTable

NOBODY = ""
"""Who has not said a name."""
BEGINNING = Bookmark(0, ())
OPENED, LEFT, DONE = "opened", "left", "done"
MOST_STEPS = 12
"""It is killed after so many at most, so that a lesson sees several deaths."""
LONGEST_MOMENT = 0.05


def said(what: str, lesson: str, at: Bookmark | None) -> str:
    """A line about where somebody is."""
    return "\t".join([what, lesson, *((str(at.beat), *at.given) if at else ())])


# The process that is killed


class Pupil:
    """Goes on from lesson to lesson."""

    def __init__(self, arguments: list[str], seed: int) -> None:
        self._desktop, self._chance = opened(arguments), Random(seed)
        self._opened = ""

    def learn(self) -> None:
        """Until there is nothing more to learn."""
        leave, finish = Learned.leave, Learned.finish

        def left(learned: Learned, person: str, game: str, lesson: str, at: Bookmark) -> None:
            leave(learned, person, game, lesson, at)
            _tell(said(LEFT, lesson, at))

        def finished(learned: Learned, person: str, game: str, lesson: str) -> None:
            finish(learned, person, game, lesson)
            _tell(said(DONE, lesson, None))

        Learned.leave, Learned.finish = left, finished  # type: ignore[method-assign]
        play(self._desktop, self._decide)

    def _decide(self, scene: Scene) -> bool:
        match scene:
            case Title():
                self._choose(scene, LEARN)
            case Lessons():
                if upcoming(self._desktop.desk) is None:
                    return False
                press_enter()  # keys begin at the one that is next
            case LessonDone():
                keys = {spot.key for spot in scene.spots()}
                self._choose(scene, NEXT if NEXT in keys else PLAY)
                return NEXT in keys
            case LessonTable() if not scene.timeline.busy:
                self._check(scene)
                self._answer(scene)
        return True

    def _choose(self, scene: Title | LessonDone, key: str) -> None:
        scene.focus.key = key
        press_enter()

    def _check(self, scene: LessonTable) -> None:
        """What can be seen is on the disk; and say once where a lesson begins."""
        tutor, key = scene.tutor, scene.lesson.key
        if self._opened != key:
            self._opened = key
            _tell(said(OPENED, key, tutor.bookmark))
        elif tutor.stage is not Stage.DONE and tutor.bookmark != BEGINNING:
            assert begun(self._desktop.desk)[key].at == tutor.bookmark, "shown before it was on the disk"

    def _answer(self, scene: LessonTable) -> None:
        tutor, chance = scene.tutor, self._chance
        match tutor.stage:
            case Stage.GUESS:
                scene.focus.key = chance.choice([spot.key for spot in scene.spots() if _is_option(spot.key)])
                press_enter()
            case Stage.ASK if scene.choosing is not None:
                scene.play.submit(chance.choice(tutor.module.rules.legal_actions(tutor.match.state)))
            case Stage.TELL | Stage.ANSWERED:
                scene.focus.key = GO_ON
                press_enter()


def _is_option(key: object) -> bool:
    return isinstance(key, tuple) and key[0] == OPTION


def _tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


# The one who kills


class Killer:
    """Starts lessons, ends them, and looks at what is left."""

    def __init__(self, folder: Path, seed: int, module: GameModule) -> None:
        self.folder, self.chance, self.module = folder, Random(seed), module
        settings_file.save(settings.Settings(), folder)
        self.kills = self.steps = self.unsaid = self.lessons = self.rounds = 0

    def once(self) -> None:
        """One process, from the title to its end."""
        before = self._kept()
        line = ["--data-dir", str(self.folder), "--game", self.module.key]
        victim = Victim(partial(learn, line, self.chance.getrandbits(32)))
        ear = Ear(victim.words)
        ear.wait_for(self.chance.randint(1, MOST_STEPS))
        time.sleep(self.chance.random() * LONGEST_MOMENT)
        killed = victim.kill()
        ear.join(PATIENCE)
        assert victim.code == (-signal.SIGKILL if killed else 0), f"the game ended with {victim.code}"
        self.kills += killed
        self._check(before, ear.lines)

    def _kept(self) -> dict[str, Kept]:
        news = News()
        kept = Learned(self.folder, news).of(NOBODY, self.module.key)
        assert news.next() is None, "the file could not be read"
        return kept

    def _check(self, before: dict[str, Kept], lines: list[str]) -> None:
        """It began where it was left, and everything that was said is there."""
        kept = self._kept()
        following = next(
            (each for each in self.module.lessons if not before.get(each.key, Kept()).done), None
        )
        if lines and following is not None:
            at = before.get(following.key, Kept()).at or BEGINNING
            assert lines[0] == said(OPENED, following.key, at), f"{lines[0]} after {at}"
        told = [line for line in lines if not line.startswith(OPENED)]
        self.steps += len(told)
        self.lessons += sum(line.startswith(DONE) for line in told)
        for lesson in self.module.lessons:
            self._check_lesson(lesson.key, kept.get(lesson.key, Kept()), told)
        if all(kept.get(lesson.key, Kept()).done for lesson in self.module.lessons):
            (self.folder / "lessons.json").unlink()
            self.rounds += 1

    def _check_lesson(self, key: str, kept: Kept, told: list[str]) -> None:
        if kept.at is not None:  # what is kept can be gone on with
            lesson = next(each for each in self.module.lessons if each.key == key)
            Tutor.resumed(self.module, lesson, kept.at)
        last = next((line for line in reversed(told) if line.split("\t")[1] == key), None)
        at = None if kept.done else kept.at or BEGINNING
        if last is None or last == said(DONE if kept.done else LEFT, key, at):
            return
        self.unsaid += 1  # killed between the disk and the word: one step further at most
        assert told[-1] == last, "what was said of another lesson came later"
        assert at is None or at.beat - int(last.split("\t")[2]) in (0, 1), f"{kept} after {last}"


def learn(arguments: list[str], seed: int) -> None:
    """The life of a victim."""
    Pupil(arguments, seed).learn()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Kill the game in lessons, and see whether anything is lost."
    )
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    keys = [game.key for game in CATALOGUE]
    parser.add_argument("--game", choices=keys, default=keys[0])
    options = parser.parse_args(arguments)
    (module,) = (game.load() for game in CATALOGUE if game.key == options.game)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), options.seed, module)
        try:
            while killer.kills < options.kills:
                killer.once()
        except BaseException:
            print(f"seed {options.seed}, after {killer.kills} kills", file=sys.stderr)
            raise
    print(
        f"{options.game}, seed {options.seed}: {killer.kills} kills in lessons;"
        f" {killer.steps} steps, none lost, {killer.unsaid} on the disk before they were told;"
        f" {killer.lessons} lessons done, all of them {killer.rounds} times;"
        f" {time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
