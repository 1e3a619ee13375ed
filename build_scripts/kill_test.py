"""Kill the running game again and again: ``python build_scripts/kill_test.py --kills 500 --seed 1``.

Computers play as fast as they can, in a process of their own, which says what was decided once that is on the
disk. At a random instant the process is killed, without a warning. Then everything it said must be in the
save, the save must lead to the very state it told of, and the next process must go on with the same game from
the title screen, until that is over.
"""

import argparse
import hashlib
import os
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import ready  # noqa: E402

ready(in_the_void=True)

import pygame  # noqa: E402

# Everything that the game imports late is here already: a process that is forked has no time to lose.
import game.beasty_bar.show.preparation  # noqa: E402
import game.beasty_bar.show.tabletop  # noqa: E402, F401
from game.beasty_bar.module import BEASTY_BAR  # noqa: E402
from game.core import replay  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.desktop import Desktop  # noqa: E402
from game.options import desktop_options  # noqa: E402
from game.services import saves, settings  # noqa: E402
from game.shell.scenes import table  # noqa: E402
from game.shell.scenes.results import Results  # noqa: E402
from game.shell.scenes.title import CONTINUE, Title  # noqa: E402

SETS = ("base", "new", "mixed")
SEATS = ("random,greedy", "greedy,random,random", "random,random,greedy,random")
EARLY = 0.15
"""How often a process is killed before it has opened the table."""
MOST_DECISIONS = 12
"""It is killed after so many at most, so that a game sees several deaths."""
LONGEST_MOMENT = 0.03
"""Seconds between a decision and the end: about as long as a turn takes here."""
PATIENCE = 120

AnyMatch = Match[Any, Any, Any, Any, Any]


def digest(match: AnyMatch) -> str:
    return hashlib.sha256(repr(match.state).encode()).hexdigest()[:16]


# The process that is killed


def play(arguments: list[str]) -> None:
    """The real game with the real window, in a hurry; from the title it goes on with the last game."""
    table.INSTANT_SECONDS = 0.0
    _report()
    desktop = Desktop(desktop_options([*arguments, "--speed", "instant", "--size", "960x600"]))
    window, stack = desktop.window, desktop.open()
    while stack.top is not None and not isinstance(stack.top, Results):
        if isinstance(stack.top, Title):
            assert stack.top.focus.key == CONTINUE, "there is no game to go on with"
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
        window.take(pygame.event.get(), stack)
        stack.advance(0.05)
        window.show(stack)


def _report() -> None:
    """Say what was decided when it is on the disk, and check that it is before anything of it is shown."""
    keep, show = saves.Journal.keep, table.Table._show

    def kept(journal: saves.Journal) -> bool:
        done = keep(journal)
        match = journal.match
        if done and match.actions:
            action = match.rules.spell(match.actions[-1])
            os.write(1, f"{len(match.actions)}\t{action}\t{digest(match)}\n".encode())
        return done

    def shown(scene: Any, events: Any) -> None:
        journal = scene.journal
        if journal.path is not None:  # a finished game has moved
            spelled = saves.spelled(BEASTY_BAR, scene.match, journal.sitting)
            assert journal.path.read_bytes() == spelled, "shown before it was on the disk"
        show(scene, events)

    saves.Journal.keep, table.Table._show = kept, shown  # type: ignore[method-assign]


# The one who kills


@dataclass
class Story:
    """What the processes said about a game."""

    actions: list[str] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        number, action, state = line.split("\t")
        # A resumed game has nothing to say about what was decided before.
        assert int(number) == len(self.actions) + 1, f"decision {number} follows {len(self.actions)}"
        self.actions.append(action)
        self.digests.append(state)


class Killer:
    """Starts games, ends them, and looks at what is left."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.chance = folder, Random(seed)
        settings.save(settings.Settings(), folder)  # somebody has played here before
        self.kills = self.early = self.games = self.decisions = self.unsaid = 0
        self._story = Story()
        self._playing = False

    def run(self, kills: int) -> None:
        while self.kills < kills:
            self._once()

    def _once(self) -> None:
        victim = Victim(["--data-dir", str(self.folder), *self._what_to_play()])
        ear = Ear(victim.words)
        killed = self._kill(victim, ear)
        ear.join(PATIENCE)
        assert victim.code == (-signal.SIGKILL if killed else 0), f"the game ended with {victim.code}"
        for line in ear.lines:
            self._story.hear(line)
        self.kills += killed
        self.decisions += len(ear.lines)
        self._check(over=not killed)

    def _what_to_play(self) -> list[str]:
        """A new game of some kind, or none: then the title goes on with the last one."""
        if self._playing:
            return []
        self._story = Story()
        seed = str(self.chance.getrandbits(64))
        return ["--seats", self.chance.choice(SEATS), "--set", self.chance.choice(SETS), "--seed", seed]

    def _kill(self, victim: "Victim", ear: "Ear") -> bool:
        """Wait for a random instant; False if the game was over before."""
        if self.chance.random() < EARLY:
            self.early += 1
            time.sleep(self.chance.random())
        else:
            ear.wait_for(self.chance.randint(1, MOST_DECISIONS))
            time.sleep(self.chance.random() * LONGEST_MOMENT)
        return victim.kill()

    def _check(self, *, over: bool) -> None:
        """Everything that was said is there, and leads to the same state."""
        shelf = saves.Saves(self.folder)
        game = shelf.newest(BEASTY_BAR)
        assert shelf.news.next() is None, "a file could not be read"
        match = game.match if game else self._finished()
        if match is None:
            assert not self._story.actions, "a game is lost"
            self._playing = False
            return
        actions = [match.rules.spell(action) for action in match.actions]
        said = len(self._story.actions)
        assert actions[:said] == self._story.actions, "a decision is lost"
        assert len(actions) <= said + 1, "decided without a word"
        if len(actions) == said:
            assert not said or digest(match) == self._story.digests[-1], "another state"
        else:  # killed between the disk and the word
            self.unsaid += 1
            self._story.actions.append(actions[-1])
            self._story.digests.append(digest(match))
        self._playing = match.to_act is not None
        assert self._playing or not over or match.to_act is None
        self.games += not self._playing

    def _finished(self) -> AnyMatch | None:
        """The game that is over, if it is this one."""
        for path in (self.folder / saves.REPLAYS / BEASTY_BAR.key).glob(f"*{saves.ENDING}"):
            match = replay.read(BEASTY_BAR.key, BEASTY_BAR.rules, path.read_text(encoding="utf-8"))
            path.unlink()
            return match
        return None


class Victim:
    """A process that plays. It is forked, so that it need not import everything first."""

    def __init__(self, arguments: list[str]) -> None:
        self.words, heard = os.pipe()
        self._number = os.fork()
        if not self._number:
            os.close(self.words)
            self._live(arguments, heard)
        os.close(heard)
        self.code: int | None = None

    def _live(self, arguments: list[str], voice: int) -> NoReturn:
        os.dup2(voice, 1)
        code = 1
        try:
            play(arguments)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def kill(self) -> bool:
        """At once; False if it had ended before."""
        os.kill(self._number, signal.SIGKILL)
        _, status = os.waitpid(self._number, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code == -signal.SIGKILL


class Ear(Thread):
    """Listens to a process; what it was about to say when it died does not count."""

    def __init__(self, words: int) -> None:
        super().__init__(daemon=True)
        self._words = words
        self.lines: list[str] = []
        self._enough, self._wanted = Event(), sys.maxsize
        self.start()

    def run(self) -> None:
        with os.fdopen(self._words, "rb", buffering=0) as stream:
            for line in stream:
                if line.endswith(b"\n"):
                    self.lines.append(line.decode().rstrip("\n"))
                if len(self.lines) >= self._wanted:
                    self._enough.set()
        self._enough.set()

    def wait_for(self, count: int) -> None:
        """Until so many decisions were made, or there is nothing more to hear."""
        self._wanted = count
        if len(self.lines) < count:
            self._enough.wait(PATIENCE)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Kill the game, and see whether anything is lost.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), options.seed)
        try:
            killer.run(options.kills)
        except BaseException:
            print(f"seed {options.seed}, after {killer.kills} kills", file=sys.stderr)
            raise
    print(
        f"seed {options.seed}: {killer.kills} kills, {killer.early} of them at any time from the start;"
        f" {killer.decisions} decisions, none lost, {killer.unsaid} on the disk before they were told;"
        f" {killer.games} games to their end; {time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
