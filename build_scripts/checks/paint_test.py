"""What is there is on the screen: ``build_scripts/checks/paint_test.py --sessions 300``.

Sessions drawn from their numbers, of each game in turn: mouse, keys and controllers at tables with hints and
coaches, in every lesson, in the viewer with *what if*, and from the title through menus and settings. A
session has 60, 15 or 3 frames a second, and machines on which what a frame shows is sometimes put off to the
next one. Whenever nothing moves, the window is compared with the same scene painted anew, pixel by pixel, and
the words of a lesson have to be in it. What differs is kept as a picture: the window, how it should look, and
where they differ in pink. `--first 17 --sessions 1` has that session again; `--game KEY` has one game only.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, Final

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE)]
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import still  # noqa: E402

CLOCK: Final = still.stop()

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

import pygame  # noqa: E402
from monkey import Monkey  # noqa: E402

from game.composition import PROGRAM  # noqa: E402
from game.core.coaching import OFF, TEACH, WARN  # noqa: E402
from game.core.lessons import Guess, Lesson  # noqa: E402
from game.core.levels import HUMAN  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.tutor import Stage, Tutor  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.services.learned import person_of  # noqa: E402
from game.services.settings import ALWAYS, HELD, Settings  # noqa: E402
from game.services.thinker import SlicedThinker  # noqa: E402
from game.shell.scenes.scene import Scene  # noqa: E402
from game.shell.scenes.stack import Stack  # noqa: E402
from game.shell.school.scene import GO_ON, OPTION, LessonTable  # noqa: E402
from game.shell.show import Party  # noqa: E402
from game.shell.table.pace import INSTANT  # noqa: E402
from game.shell.viewer.scene import Viewer  # noqa: E402
from tests.contract import looking_back  # noqa: E402
from tests.painted import anew, same, told  # noqa: E402

SIZE: Final = "960x600"
FRAMES: Final = {1 / 60: 30, 1 / 15: 40, 0.3: 40}
"""How long frames may be, and how often somebody does something then: short ones are many."""
LOOKS: Final = (0.0, 0.0, 0.0005, 0.004)
"""How long it takes to look at the clock."""
MOST_FRAMES, LAST_FRAMES = 45, 2000
"""So many frames come before somebody does something else, even if something still moves; and at the end."""
HASTE: Final = 0.2
"""How often somebody does not wait for anything to come to rest."""
KINDS: Final = ("table", "lesson", "viewer", "lesson", "table", "menus")
STRIDE: Final = 3
"""Lessons begin at every so many of their beats."""
FRESH: Final = 5
"""In one session of so many, the last comparison is with pictures that are all made anew, too."""
REMEMBERED: Final = 12
PINK: Final = (255, 0, 160)
Event = pygame.event.Event


class Differs(Exception):
    """The window does not show what there is."""


class Evening:
    """One window for all sessions of a game."""

    def __init__(self, game: str, folder: Path, pictures: Path) -> None:
        self.game, self.pictures = game, pictures
        line = ["--game", game, "--data-dir", str(folder), "--size", SIZE]
        self.desktop = Desktop.asked(line, PROGRAM)
        self.window, self.desk, self.routes = self.desktop.window, self.desktop.desk, self.desktop.routes
        self.compared: Counter[str] = Counter()
        """How often, by scene."""
        self.beats: set[tuple[str, int, Stage]] = set()
        self._played: dict[int, Any] = {}

    def begin(self, number: int) -> "Session":
        """Everything as the number of the session has it."""
        chance = Random(f"{self.game} {number}")
        self.desktop.turn_to(self.game)
        for field in fields(Settings):
            setattr(self.desk.settings, field.name, getattr(self._settings(chance, field.name), field.name))
        self.desk.thinker = SlicedThinker()
        return Session(self, number, chance)

    def _settings(self, chance: Random, name: str) -> Settings:
        wished = {
            "speed": (1.0, 4.0, 4.0, INSTANT),
            "computer_speed": (4.0, INSTANT),
            "reduced_motion": (False, False, True),
            "text": (100, 100, 150, 200),
            "language": ("en", "en", "de"),
            "captions": (False, True),
            "mirrored": (False, False, True),
            "coach": (OFF, WARN, TEACH),
            "preview": (ALWAYS, ALWAYS, HELD),
            "theme": ("normal", "normal", "normal", "contrast"),
            "names": (["Ana"],),
            "game": (self.game,),
        }
        return Settings(**{name: chance.choice(wished[name])} if name in wished else {})  # type: ignore[arg-type]

    def played(self, seats: int) -> Any:
        """A game that is over."""
        if seats not in self._played:
            self._played[seats] = looking_back.played(self.desk.module, seats)
        return self._played[seats]


class Session:
    """Somebody who does whatever comes to mind, for a while."""

    def __init__(self, evening: Evening, number: int, chance: Random) -> None:
        self.evening, self.number, self.chance = evening, number, chance
        self.window, self.monkey = evening.window, Monkey(chance.randrange(1 << 30))
        self.kind = KINDS[number % len(KINDS)]
        self.seconds = tuple(FRAMES)[(number + number // len(KINDS)) % len(FRAMES)]
        CLOCK.look = chance.choice(LOOKS)
        self.latest: deque[str] = deque(maxlen=REMEMBERED)
        scene = self._scene()
        self.stack = Stack(scene, self.window.stage, evening.routes.guide)
        evening.desktop.stack = self.stack
        evening.desktop._apply()
        self.window.focused = True
        self.window.take([_resized(SIZE), Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0))], self.stack)

    def _scene(self) -> Scene:
        routes, module, chance = self.evening.routes, self.evening.desk.module, self.chance
        match self.kind:
            case "table":
                return routes.table(self._party())
            case "lesson":
                starts = [(each, at) for each in module.lessons for at in range(0, len(each.beats), STRIDE)]
                number = KINDS.count("lesson") * (self.number // len(KINDS)) + self.number % len(KINDS) // 2
                return self._lesson(*starts[number % len(starts)])
            case "viewer":
                match = self.evening.played(chance.choice(module.seats))
                game, at = looking_back.saved(module, match), chance.randrange(len(match.actions))
                reviews = looking_back.Reviews(looking_back.reviewed(module, match))
                tabletop = routes.show.tabletop(routes, Party.of(game))
                return Viewer(self.evening.desk, routes, game, tabletop, at, reviews=reviews)
        return routes.title()

    def _lesson(self, lesson: Lesson, beat: int) -> Scene:
        """A lesson that was left at a beat, all of it answered right until then."""
        desk, tutor = self.evening.desk, Tutor(self.evening.desk.module, lesson)
        while tutor.number < beat:
            match tutor.stage:
                case Stage.GUESS:
                    assert isinstance(tutor.beat, Guess)
                    tutor.guess(tutor.beat.right)
                case Stage.ASK | Stage.WAIT:
                    legal = tutor.module.rules.legal_actions(tutor.match.state)
                    tutor.act((tutor.solutions() or legal)[0])
                case _:
                    tutor.go_on()
        desk.learned.leave(person_of(desk.settings), desk.module.key, lesson.key, tutor.bookmark)
        return self.evening.routes.lesson(lesson)

    def _party(self) -> Party:
        """Somewhere in a game."""
        module, chance = self.evening.desk.module, self.chance
        count = chance.choice(module.seats)
        reel = looking_back.Reel(self.evening.played(count))
        at = chance.choice([at for at, seat in enumerate(reel.seats) if seat is not None])
        match = Match.at(module.rules, module.rules.spell_state(reel.states[at]))
        people = chance.choice((1, 1, 2))
        seats = (HUMAN,) * people + ("random",) * (count - people)
        names, venue = looking_back.NAMES[:count], routes_venue(self.evening, count)
        return Party(seats, names, match.setup, match.beginning, venue)

    # Time

    def run(self) -> None:
        """Do something, let it come to rest, compare."""
        for _ in range(FRAMES[self.seconds]):
            if self.stack.top is None or self.window.closed:
                break
            self._frame(self._events(self.stack.top))
            if self.chance.random() >= HASTE:
                self._rest(MOST_FRAMES)
        self.window.closed = False
        if self.stack.top is not None:
            self._rest(LAST_FRAMES, fresh=self.number % FRESH == 0)

    def _rest(self, frames: int, *, fresh: bool = False) -> None:
        for _ in range(frames):
            if self.stack.top is None:
                return
            if not self._frame([]):
                self._compare(fresh=fresh)
                return

    def _frame(self, events: list[Event]) -> bool:
        """As the loop of the window does it; says whether anything is going on."""
        window, stack = self.window, self.stack
        now = CLOCK.now()
        window.take([] if stack.waiting else events, stack)
        stack.advance(self.seconds)
        busy = self.evening.desktop._beside(self.seconds)
        window.show(stack, now)
        ahead = window.make_ahead(now)
        CLOCK.step(max(0.0, now + self.seconds - CLOCK.seconds))
        return stack.moving or ahead or busy

    def _compare(self, *, fresh: bool) -> None:
        top, look, CLOCK.look = self.stack.top, CLOCK.look, 0.0
        assert top is not None, "there is something to see"
        wanted = anew(self.window, self.stack, fresh=fresh)
        if not same(self.window.surface, wanted):
            raise Differs(f"{type(top).__name__} looks otherwise: {self._keep(wanted)}")
        if isinstance(top, LessonTable):
            self._compare_words(top)
        self.evening.compared[type(top).__name__] += 1
        CLOCK.look = look

    def _compare_words(self, table: LessonTable) -> None:
        tutor = table.tutor
        said = told(table)
        if said is not None and not (said and said in table.desk.say(tutor.text)):
            raise Differs(f"{said!r} is told instead of {tutor.text!r}: {self._keep(self.window.surface)}")
        self.evening.beats.add((table.lesson.key, tutor.number, tutor.stage))

    def _keep(self, wanted: pygame.Surface) -> Path:
        """The window, how it should look, and where they differ."""
        seen = self.window.surface
        wide, high = seen.get_size()
        sheet = pygame.Surface((wide * 3, high))
        sheet.blit(seen, (0, 0))
        sheet.blit(wanted, (wide, 0))
        differing = pygame.mask.from_threshold(seen, (0, 0, 0, 255), (1, 1, 1, 255), wanted)
        differing.invert()
        sheet.blit(differing.to_surface(setcolor=PINK, unsetcolor=(0, 0, 0)), (wide * 2, 0))
        file = self.evening.pictures / f"{self.evening.game}_{self.number}.png"
        still.keep(sheet, file)
        return file

    # What somebody does

    def _events(self, scene: Scene) -> list[Event]:
        events = self._taught(scene) if isinstance(scene, LessonTable) else None
        if events is None:
            events = self.monkey.anything(scene, self.window.surface.get_size())
        self.latest += [f"{type(scene).__name__}: {event}" for event in events]
        return events

    def _taught(self, table: LessonTable) -> list[Event] | None:
        """Mostly what a lesson waits for, so that it goes on; by whatever device."""
        if self.chance.random() < 0.25:
            return None
        keys = self._asked(table)
        spots = [spot for spot in table.spots() if spot.key in keys and spot.active]
        if not spots:
            return _pressed(self.chance.choice((pygame.K_RETURN, pygame.K_SPACE, pygame.K_h)))
        at = self.window.stage.pixels(self.chance.choice(spots).box).center
        moved = Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [moved, *(Event(kind, pos=at, button=1) for kind in kinds)][: self.chance.choice((1, 3, 3, 3))]

    def _asked(self, table: LessonTable) -> list[Any]:
        tutor, choosing = table.tutor, table.choosing
        if tutor.stage is Stage.GUESS and not table.more:
            return [(OPTION, number) for number in range(4)]
        if tutor.stage is Stage.ASK and choosing is not None and not table.more:
            wanted = choosing.open if self.chance.random() < 0.3 else tutor.solutions() or choosing.open
            marks = [choosing.rest(action) for action in wanted if action in choosing.open]
            return [table.tabletop.way_to(rest) for rest in marks if rest]
        return [GO_ON]


def routes_venue(evening: Evening, seats: int) -> str:
    """Where they play."""
    return next(iter(evening.routes.show.venues(seats)))


def _pressed(key: int) -> list[Event]:
    return [Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def _resized(size: str) -> Event:
    wide, high = map(int, size.split("x"))
    return Event(pygame.VIDEORESIZE, w=wide, h=high, size=(wide, high))


def evening(game: str, numbers: Sequence[int], pictures: Path, told: Callable[[str], object]) -> int:
    """All these sessions of a game; how many of them went wrong."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        open_window = Evening(game, Path(folder), pictures)
        for number in numbers:
            session = open_window.begin(number)
            try:
                session.run()
            except Exception as error:
                wrong += 1
                about = f"{session.kind}, frames of {session.seconds * 1000:.0f} ms"
                told(f"{game}, session {number} ({about}): {type(error).__name__}: {error}")
                told("\n".join(f"    {each}" for each in session.latest))
                if not isinstance(error, Differs):
                    raise
    scenes = ", ".join(f"{name} {count}" for name, count in sorted(open_window.compared.items()))
    told(f"{game}: {len(numbers)} sessions, {open_window.compared.total()} comparisons ({scenes})")
    open_window.desktop.turn_to(game)
    beats = {(lesson, number) for lesson, number, _ in open_window.beats}
    every = {(each.key, at) for each in open_window.desk.module.lessons for at in range(len(each.beats))}
    told(
        f"{game}: {len(beats & every)} of {len(every)} beats of lessons; without {sorted(every - beats)[:9]}"
    )
    return wrong


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What is there is on the screen.")
    parser.add_argument("--sessions", type=int, default=300, help="of all games together")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one of each game")
    parser.add_argument("--game", help="nothing but this one")
    parser.add_argument(
        "--pictures", type=Path, default=Path("paint_test"), help="where what differs is kept"
    )
    options = parser.parse_args(arguments)
    games = [game.key for game in PROGRAM.games if options.game in (None, game.key)]
    count = -(-options.sessions // len(games))
    numbers = range(options.first, options.first + count)
    return min(
        1,
        sum(evening(game, numbers, options.pictures, lambda line: print(line, flush=True)) for game in games),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
